from __future__ import annotations

from collections.abc import Sequence
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


@pytest.mark.parametrize(("cases", "tried"), [(1, 1), (CASES, CASES), (CASES + 1, 16), (1000, 30)])
def test_the_quick_suite_tries_cases_from_all_of_them(cases: int, tried: int) -> None:
    items: Any = list(range(cases))
    assert len(items) - len(left_to_release(items)) == tried
