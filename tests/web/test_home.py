"""The greeting: whoever comes back finds today's puzzle, how they stand, what lies half done, and one button."""

from __future__ import annotations

import datetime as dt
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.support.playing import SMALL, SMALL_SOLUTION, cell, first_record, open_puzzle, outside, resize
from tests.support.solving import keep_solves
from tests.support.views import LOAD_AXE, THEMES, faults

TODAY = dt.datetime.now(dt.UTC)
DAILY: dict[str, Any] = {
    "ken": SMALL,
    "negative": True,
    "size": 4,
    "solution": SMALL_SOLUTION,
    "difficulty": {"level": "easy", "rating": 1.2, "techniques": {}},
}


def daily(ago: int) -> dict[str, Any]:
    """Return the solve of the easy daily puzzle of a day, made on that day."""
    day = TODAY - dt.timedelta(days=ago)
    return {"day": day.date().isoformat(), "level": "easy", "done": int(day.timestamp() * 1000)}


@pytest.fixture
def home(page: Page) -> Locator:
    """The greeting on a page whose daily puzzles are small."""
    page.route(re.compile("/kropki/daily/"), answer)
    return page.get_by_role("region", name=re.compile("^[A-Z][a-z]+, |^[A-Z][a-z]+ [0-9]"))


def answer(route: Route) -> None:
    level = re.search(r"difficulty=(\w+)", route.request.url)
    assert level is not None
    route.fulfill(json=DAILY | {"difficulty": {**DAILY["difficulty"], "level": level[1]}})


def test_a_first_visit_is_the_board_at_once(page: Page, home: Locator) -> None:
    first_record(page)
    page.locator("#new-levels label").first.wait_for(state="attached")
    expect(page.locator("#message")).to_contain_text("New to Kropki?")
    expect(home).to_have_count(0)


def test_whoever_comes_back_finds_todays_puzzle_and_the_streak(page: Page, home: Locator) -> None:
    keep_solves(page, *(daily(ago) for ago in (1, 2, 3, 4)))
    page.goto("/")
    expect(home).to_contain_text(re.compile(r"4 days\. Today's keeps it going, \d+ (h|min) left\."))
    assert page.url.endswith(f"/daily/{TODAY.date()}/easy")
    for size in [(320, 568), (390, 844), (844, 390), (1280, 800), (1920, 1080)]:
        resize(page, *size)
        assert outside(page, "#home button, #home h2") == [], size
        expect(page.locator("#home .main")).to_have_count(1)
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate, THEMES) == []
    home.get_by_role("button", name="Play").click()
    expect(home).to_have_count(0)
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)


def test_what_lies_half_done_is_a_tap_away_and_a_key_goes_on_at_once(page: Page, home: Locator) -> None:
    open_puzzle(page)
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.goto("/")
    expect(home.locator(".entry")).to_have_count(1)
    page.keyboard.press("ArrowRight")  # the board is there
    expect(home).to_have_count(0)
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))
    page.goto("/")
    home.locator(".entry").click()
    expect(home).to_have_count(0)
    page.goto("/")
    home.get_by_role("button", name="To the board").click()
    expect(home).to_have_count(0)


def test_a_solved_day_is_solved_in_every_view_and_another_level_is_remembered(page: Page, home: Locator) -> None:
    keep_solves(page, daily(0))
    page.goto("/")
    expect(home.locator(".today")).to_contain_text("Solved in 4:00")
    expect(home.locator(".main")).to_have_text("New puzzle")
    page.get_by_role("button", name="Daily").click()
    page.locator("#daily-levels").get_by_role("button", name="Hard").click()
    expect(page.locator("#calendar [aria-current=date]")).to_have_accessible_name(re.compile("done at another level$"))
    page.goto("/")
    expect(home.locator(".today")).to_contain_text("Today: Hard")
    assert page.url.endswith(f"/daily/{TODAY.date()}/hard")
