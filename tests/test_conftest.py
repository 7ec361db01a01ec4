from __future__ import annotations

from playwright.sync_api import Page, expect


def test_an_error_on_the_console_is_a_complaint(page: Page, complaints: list[str]) -> None:
    page.evaluate("console.error('ouch')")
    assert complaints == ["console: ouch ()"]
    complaints.clear()


def test_an_uncaught_error_is_a_complaint(page: Page, complaints: list[str]) -> None:
    with page.expect_event("pageerror"):
        page.evaluate("setTimeout(() => { throw new Error('ouch') })")
    assert complaints == ["uncaught: ouch"]
    complaints.clear()


def test_a_request_to_another_host_is_a_complaint(page: Page, complaints: list[str]) -> None:
    page.evaluate("fetch('http://localhost:1/').catch(() => document.body.append('refused'))")
    expect(page.locator("body")).to_contain_text("refused")
    assert "request to another host: http://localhost:1/" in complaints
    complaints.clear()
