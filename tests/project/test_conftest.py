from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import CASES, SLOWEST, left_to_release
from tests.support.browsers import Chromium

TESTS = Path(__file__).parents[1]


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


@pytest.mark.parametrize(("cases", "tried"), [(1, 1), (CASES, CASES), (CASES + 1, 16), (1000, 30)])
def test_the_quick_suite_tries_cases_from_all_of_them(cases: int, tried: int) -> None:
    items: Any = list(range(cases))
    assert len(items) - len(left_to_release(items)) == tried
