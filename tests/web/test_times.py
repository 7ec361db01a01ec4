"""Times of others on the page: sent only where that is wanted; then compared, and forgotten on request."""

from __future__ import annotations

import re
import secrets
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from kropki.api.routes.site import words
from kropki.api.store.times import ENOUGH
from tests.support.playing import open_settings, record_of, type_solution
from tests.support.processes import wait_for
from tests.support.solving import more, result
from tests.support.views import LOAD_AXE, THEMES, in_themes

pytestmark = pytest.mark.release

ROOT = Path(__file__).parents[2]
TIMES = re.compile(r"/kropki/(\w{12}/times|times/forget)$")


@pytest.fixture
def asked(page: Page) -> list[Request]:
    """What the page asked of the routes of times."""
    found: list[Request] = []
    page.on("request", lambda request: found.append(request) if TIMES.search(request.url) else None)
    return found


def small(page: Page) -> dict[str, Any]:
    """Return a puzzle that nobody else has."""
    return record_of(page, size="4", negative="false", difficulty="medium", seed=f"times {secrets.token_hex(8)}")


def solve(page: Page, record: dict[str, Any], *, send: bool = False) -> None:
    """Solve a puzzle in a little more than a minute, and in less than an hour."""
    if send:
        page.add_init_script("localStorage['kropki:settings'] ??= '{\"send\": true, \"asked\": true}'")
    page.clock.install()
    page.goto(f"/k/{record['id']}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    page.clock.fast_forward("01:05")
    type_solution(page, record["solution"])
    expect(result(page)).to_be_visible()


def solved_by_others(page: Page, record: dict[str, Any], number: int = ENOUGH) -> None:
    """Have others send their times, each from a network of its own: half a minute, 40 seconds, an hour and more."""
    plain = {"hints": 0, "checks": 0, "pasted": False, "solution": record["solution"]}
    for i in range(number):
        time = {"token": secrets.token_hex(16), "ms": 30_000 + 10_000 * i + (i > 1) * 3_600_000} | plain
        named = {"X-Forwarded-For": f"198.51.100.{i}"}
        assert page.request.post(f"/kropki/{record['id']}/times", data=time, headers=named).ok


def solves(page: Page, record: dict[str, Any]) -> int:
    answer = page.request.get(f"/kropki/{record['id']}/times")
    return int(answer.json()["solves"])


def test_nothing_is_sent_unless_it_is_wanted(page: Page, asked: list[Request]) -> None:
    solve(page, small(page))
    expect(more(page).get_by_role("button", name="Compare")).to_be_visible()
    choose_no = page.get_by_role("dialog", name="Compare with others")
    more(page).get_by_role("button", name="Compare").click()
    expect(choose_no.get_by_role("link", name="What is kept")).to_have_attribute("href", "/privacy.html")
    choose_no.get_by_role("button", name="No").click()
    expect(choose_no).to_have_count(0)
    expect(more(page).get_by_role("button", name="Compare")).to_have_count(0)
    expect(result(page).get_by_role("heading")).to_be_focused()
    page.reload()
    page.get_by_role("button", name="Result").click()
    expect(result(page)).to_be_visible()
    expect(more(page).get_by_role("button", name="Picture")).to_be_visible()
    expect(more(page).get_by_role("button", name="Compare")).to_have_count(0)
    assert asked == []
    assert page.evaluate("localStorage['kropki:device']") is None


def test_who_wants_to_compare_is_compared(page: Page, asked: list[Request]) -> None:
    record = small(page)
    solved_by_others(page, record)
    solve(page, record)
    more(page).get_by_role("button", name="Compare").click()
    page.get_by_role("button", name="Yes, send them").click()
    expect(page.locator("#result-others")).to_contain_text(f"Faster than {ENOUGH - 2}.")
    expect(page.locator("#result-others")).to_contain_text(f"The median of {ENOUGH} other devices is ")
    [sent] = asked
    body = sent.post_data_json
    assert isinstance(body, dict)
    assert set(body) == {"token", "ms", "hints", "checks", "pasted", "solution"}
    assert 65_000 <= body["ms"] < 3_600_000
    assert solves(page, record) == ENOUGH + 1


def test_the_measured_difficulty_stands_beside_the_computed_one(page: Page) -> None:
    told = {"solves": 12, "median_ms": 60_000, "spread_ms": [1000] * 12, "measured": {"ms": 245_000, "level": "hard"}}
    page.route(TIMES, lambda route: route.fulfill(json=told))
    page.set_viewport_size({"width": 1280, "height": 720})
    solve(page, small(page), send=True)
    expect(page.locator("#result-others")).to_contain_text("The median of 12 other devices is 1:00: you took ")
    expect(page.locator("#result-others")).to_contain_text("longer. Hard by the times of others: 4:05.")


def test_a_device_is_forgotten(page: Page, asked: list[Request]) -> None:
    record = small(page)
    with page.expect_response(TIMES):
        solve(page, record, send=True)
    wait_for(lambda: page.evaluate("localStorage['kropki:unsent']") == "[]")
    page.keyboard.press("Escape")
    open_settings(page)
    expect(page.get_by_label("Send my times")).to_be_checked()
    page.get_by_role("button", name="Forget what this device sent").click()
    expect(page.locator("#forgotten")).to_have_text("Forgotten: 1 time.")
    expect(page.get_by_label("Send my times")).not_to_be_checked()
    assert solves(page, record) == 0
    page.get_by_role("button", name="Forget what this device sent").click()
    expect(page.locator("#forgotten")).to_have_text("Nothing of this device is kept.")
    assert len(asked) == 2


def test_the_settings_change_it(page: Page, asked: list[Request]) -> None:
    record = small(page)
    page.goto("/")
    open_settings(page)
    page.get_by_label("Send my times").check()
    page.keyboard.press("Escape")
    with page.expect_response(TIMES):
        solve(page, record)
    assert len(asked) == 1


def test_the_page_about_it_says_what_the_document_says(page: Page) -> None:
    markup = words.into_page((ROOT / "web" / "privacy.html").read_text("utf-8"), "en")
    shown = re.sub(r"<[^>]+>", " ", markup.partition("<h1>")[2])
    document = re.sub(r"^\|[-|]+\|$|^#+ ", " ", (ROOT / "docs" / "privacy.md").read_text("utf-8"), flags=re.MULTILINE)
    document = re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", document)
    assert unescape(shown).split() == document.replace("|", " ").split()
    page.goto("/privacy.html")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("view", ["ask", "privacy", "lost", "dots/lost"])
def test_axe_finds_nothing(page: Page, view: str) -> None:
    if view == "ask":
        solve(page, small(page))
        more(page).get_by_role("button", name="Compare").click()
        expect(page.get_by_role("dialog", name="Compare with others")).to_be_visible()
    else:
        page.goto(f"/{view}.html")
    page.evaluate(LOAD_AXE)
    assert in_themes(page.evaluate) == {theme: [] for theme in THEMES}


def test_the_seconds_between_digits_need_a_yes_of_their_own(page: Page, asked: list[Request]) -> None:
    record = small(page)
    solve(page, record)
    more(page).get_by_role("button", name="Compare").click()
    page.get_by_role("checkbox", name="Also the seconds between digits").check()
    page.get_by_role("button", name="Yes, send them").click()
    expect(page.locator("#result-others")).not_to_be_empty()
    [sent] = asked
    body = sent.post_data_json
    assert isinstance(body, dict)
    assert len(body["order"]) == len(body["seconds"]) == 16 - record["givens"]
    assert all(seconds % 0.5 == 0 for seconds in body["seconds"])
    settings = page.evaluate("JSON.parse(localStorage['kropki:settings'])")
    assert (settings["send"], settings["steps"]) == (True, True)
