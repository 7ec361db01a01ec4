from __future__ import annotations

from playwright.sync_api import Page

from tests.support.browsers import Chromium

PERMISSION = "navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state)"


def test_an_error_on_the_console_is_a_complaint(page: Page, complaints: list[str]) -> None:
    page.evaluate("console.error('ouch')")
    assert complaints == ["console: ouch ()"]
    complaints.clear()


def test_an_uncaught_error_is_a_complaint(page: Page, complaints: list[str]) -> None:
    with page.expect_event("pageerror"):
        page.evaluate("setTimeout(() => { throw new Error('ouch') })")
    assert complaints == ["uncaught: ouch"]
    complaints.clear()


def test_a_request_to_another_host_is_a_complaint(tabs: Chromium, server: str, complaints: list[str]) -> None:
    with tabs.open_on_new_device(server) as tab, tab.context.expect_event("requestfailed"):
        tab.evaluate("fetch('http://localhost:1/').catch(() => {})")
    assert "request to another host: http://localhost:1/" in complaints
    complaints.clear()


def test_a_tab_is_as_new_whatever_the_one_before_has_done(tabs: Chromium, server: str) -> None:
    with tabs.open(server) as tab:
        tab.goto("/healthz")
        tab.evaluate("localStorage.kept = sessionStorage.kept = '1'")
        tab.context.grant_permissions(["geolocation"])
        opened = tab.context
    with tabs.open(server) as tab:
        assert tab.context == opened
        tab.goto("/healthz")
        assert tab.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]
        assert tab.evaluate(PERMISSION) != "granted"
        tab.clock.install()
    with tabs.open(server) as tab:
        assert tab.context != opened
        tab.context.new_page().close()
        opened = tab.context
    with tabs.open(server) as tab:
        assert tab.context != opened
