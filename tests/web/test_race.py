"""A race on the page, in a real Chromium: two devices race on one puzzle over a real server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browsers import Chromium
from tests.support.playing import choose, message, outside, resize, type_solution
from tests.support.views import LOAD_AXE, faults

SMALL: dict[str, Any] = {"size": 4, "difficulty": "easy", "negative": True, "welcomed": True}
PHONE: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "color_scheme": "dark"}


@pytest.fixture
def other(tabs: Chromium, server: str) -> Iterator[Page]:
    with tabs.open(server, device="race phone", **PHONE) as page:
        yield page


def race(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Race")


def begin(page: Page, name: str = "") -> str:
    """Make a race on a small puzzle; give its address."""
    page.add_init_script(f"localStorage['kropki:settings'] ??= JSON.stringify({SMALL})".replace("True", "true"))
    page.goto("/")
    choose(page, "Race")
    race(page).get_by_label("Your name").fill(name)
    race(page).get_by_role("button", name="Make a race").click()
    expect(race(page)).to_contain_text("Wait for a second player")
    expect(race(page).get_by_role("button", name="Start")).to_be_disabled()
    return page.url


def solution_of(page: Page) -> str:
    """Ask the service for the solution of the race on the page."""
    asked = """async id => {
        const { puzzle } = await (await fetch(`/kropki/races/${id}`)).json()
        const headers = { 'Content-Type': 'application/json' }
        const answer = await fetch('/kropki/solve', { method: 'POST', headers, body: JSON.stringify(puzzle) })
        return (await answer.json()).solution
    }"""
    return str(page.evaluate(asked, page.url.rpartition("/")[2]))


def chips(page: Page) -> Locator:
    return page.locator(".racer")


def test_two_race_and_see_how_far_the_other_is(page: Page, other: Page) -> None:
    link = begin(page, "Ada")
    other.goto(link)
    expect(race(other)).to_contain_text("1 player is in this race, which has not started.")
    race(other).get_by_role("button", name="Join").click()
    expect(race(other).get_by_role("listitem").first).to_have_text("Adahere")
    assert outside(other, "#race button") == []
    other.evaluate(LOAD_AXE)
    assert faults(other.evaluate) == []
    race(other).get_by_role("button", name="Start").click()
    expect(race(page)).to_contain_text(re.compile("starts in [1-5] s"))
    for each in (page, other):
        expect(race(each)).to_be_hidden(timeout=10_000)
        expect(message(each)).to_have_text("Go!")
        assert each.url == link
    solution = solution_of(page)
    type_solution(other, solution[:4])
    expect(chips(page).nth(1)).not_to_have_attribute("style", "--part: 0%;", timeout=10_000)
    type_solution(page, solution)
    expect(race(page)).to_contain_text("You are first!", timeout=10_000)
    expect(race(page)).to_contain_text(re.compile(r"Your time is \d:\d\d\. One is still at it\."))
    expect(race(page).get_by_role("button", name="Rematch")).to_be_visible()
    expect(message(other)).to_have_text(re.compile(r"Ada has finished in \d:\d\d\."))
    assert outside(other, ".race") == []
    other.reload()  # which comes back to its place, and its board
    expect(chips(other).first).to_have_text(re.compile(r"\d:\d\d"))
    assert other.url == link
    expect(other.locator("#board .digit").first).to_have_text(solution[0])
    resize(other, 1280, 720)
    other.locator("button.race").click()
    expect(race(other)).to_contain_text("Player 2 (you)")
    race(other).get_by_role("button", name="Leave").click()
    expect(other.locator("button.race")).to_have_count(0)
    expect(race(page).get_by_role("listitem").nth(1)).to_contain_text("away")


def test_a_lost_connection_is_told_and_what_was_entered_meanwhile_counts(
    page: Page, other: Page, complaints: list[str]
) -> None:
    other.goto(begin(page))
    race(other).get_by_role("button", name="Join").click()
    race(other).get_by_role("button", name="Start").click()
    expect(race(other)).to_be_hidden(timeout=10_000)
    other.context.set_offline(True)
    expect(other.locator("button.race")).to_contain_text("Offline")
    solution = solution_of(page)
    type_solution(other, solution)
    other.context.set_offline(False)
    expect(race(other)).to_contain_text("You are first!", timeout=10_000)
    expect(message(page)).to_have_text(re.compile("Player 2 has finished"))
    others = [each for each in complaints if "ERR_INTERNET_DISCONNECTED" not in each]
    assert all("422" in each and "/players)" in each for each in others), complaints  # digits faster than people's
    complaints.clear()


def test_a_device_that_gets_no_socket_races_by_plain_requests(page: Page, other: Page, complaints: list[str]) -> None:
    other.route_web_socket(re.compile("/live$"), lambda socket: socket.close())
    other.goto(begin(page, "Ada"))
    race(other).get_by_role("button", name="Join").click()
    expect(race(other).get_by_role("listitem").first).to_have_text("Adahere")
    expect(race(page).get_by_role("listitem")).to_have_count(2)
    race(other).get_by_role("button", name="Start").click()
    for each in (page, other):
        expect(race(each)).to_be_hidden(timeout=10_000)
    solution = solution_of(page)
    type_solution(page, solution[:4])
    expect(chips(other).first).not_to_have_attribute("style", "--part: 0%;", timeout=10_000)
    type_solution(other, solution)
    expect(race(other)).to_contain_text("You are first!", timeout=10_000)
    expect(message(page)).to_have_text(re.compile("Player 2 has finished"))
    complaints.clear()
