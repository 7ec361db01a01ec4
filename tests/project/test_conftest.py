from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import CASES, SLOWEST, FromBothEnds, left_to_release
from tests.support.browsers import Chromium

TESTS = Path(__file__).parents[1]
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


def test_the_files_that_are_named_are_there() -> None:
    assert [name for name in SLOWEST if not (TESTS / name).is_file()] == []


class Process:
    """A process of the tests, as the scheduler sees it."""

    def __init__(self, name: str) -> None:
        self.gateway = SimpleNamespace(id=name)
        self.shutting_down = False
        self.given: list[int] = []

    def send_runtest_some(self, indices: list[int]) -> None:
        self.given += indices

    def shutdown(self) -> None:
        self.shutting_down = True


def shared(files: Sequence[str], names: Sequence[str]) -> dict[str, list[str]]:
    """Return which of *files*, each with four tests, the processes have got when each has done its first one."""
    config: Any = SimpleNamespace(
        getvalue=lambda _: ["popen"] * len(names), option=SimpleNamespace(loadscopereorder=False)
    )
    scheduler = FromBothEnds(config, SimpleNamespace(loadfilesched=lambda *_: None, loadscopesched=lambda *_: None))
    tests = [f"tests/{file}::test_{number}" for file in files for number in range(4)]
    processes = [Process(name) for name in names]
    for process in processes:
        scheduler.add_node(process)
    for process in processes:
        scheduler.add_node_collection(process, tests)
    scheduler.schedule()
    for process in processes:
        for index in process.given[:4]:
            scheduler.mark_test_complete(process, index)
    return {process.gateway.id: [files[index // 4] for index in process.given[::4]] for process in processes}


def test_the_first_process_begins_at_the_end() -> None:
    files = ("api/a.py", "games/a.py", "dots/a.py", "web/c.py", "web/b.py", "web/a.py")
    assert shared(files, ("gw0", "gw1", "gw2")) == {
        "gw0": ["web/a.py", "web/b.py"],
        "gw1": ["api/a.py", "dots/a.py"],
        "gw2": ["games/a.py", "web/c.py"],
    }


@pytest.mark.parametrize(("cases", "tried"), [(1, 1), (CASES, CASES), (CASES + 1, 16), (1000, 30)])
def test_the_quick_suite_tries_cases_from_all_of_them(cases: int, tried: int) -> None:
    items: Any = list(range(cases))
    assert len(items) - len(left_to_release(items)) == tried
