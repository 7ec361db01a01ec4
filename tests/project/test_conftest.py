from __future__ import annotations

from collections.abc import Callable

import pytest
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
        tab.evaluate("localStorage.kept = sessionStorage.kept = name = '1'")
        tab.goto("/readyz")
        tab.route("**/*", lambda route: route.abort())
        tab.mouse.move(9, 9)
        tab.set_viewport_size({"width": 320, "height": 568})
        tab.context.grant_permissions(["geolocation"])
        opened = tab
    with tabs.open(server) as tab:
        assert tab == opened
        assert tab.evaluate("[history.length, innerWidth, innerHeight]") == [1, 1280, 720]
        tab.goto("/healthz")
        assert tab.evaluate("[localStorage.length, sessionStorage.length, name]") == [0, 0, ""]
        assert tab.evaluate(PERMISSION) != "granted"


@pytest.mark.parametrize(
    "give",
    [
        lambda tab: tab.add_init_script("globalThis.kept = 1"),
        lambda tab: tab.emulate_media(color_scheme="dark"),
        lambda tab: tab.on("dialog", lambda dialog: dialog.accept()),
        lambda tab: tab.context.new_cdp_session(tab),
    ],
    ids=["a script", "a medium", "a listener", "a session"],
)
def test_a_tab_that_was_given_what_it_keeps_is_not_used_again(
    give: Callable[[Page], object], tabs: Chromium, server: str
) -> None:
    with tabs.open(server) as given:
        give(given)
    with tabs.open(server) as tab:
        assert tab != given
        assert tab.context == given.context


@pytest.mark.parametrize(
    "end", [lambda tab: tab.clock.install(), lambda tab: tab.context.new_page().close()], ids=["the time", "a tab"]
)
def test_a_device_that_cannot_forget_is_not_used_again(
    end: Callable[[Page], object], tabs: Chromium, server: str
) -> None:
    with tabs.open(server) as ended:
        end(ended)
    with tabs.open(server) as tab:
        assert tab.context != ended.context
