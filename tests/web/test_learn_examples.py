"""Examples of a lesson that are clicked through, and what is marked and said in them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.lessons import length, looked_at, pick, told
from tests.support.playing import held_requests

pytestmark = pytest.mark.release


@pytest.mark.parametrize("technique", ["hidden single in a box", "dot pair", "short what-if"])
def test_an_example_is_clicked_through(page: Page, technique: str) -> None:
    with page.expect_response(re.compile("/kropki/practice.*seed=example")) as response:
        page.goto(f"/learn#{technique.replace(' ', '-')}")
    position = response.value.json()
    step = min(position["answers"], key=length)
    expect(told(page)).to_contain_text("A position of a puzzle.")
    page.get_by_role("button", name="Where to look").click()
    expect(told(page)).to_contain_text("Look at ")
    expect(page.locator(".cell[data-role=look]")).to_have_count(looked_at(step, position["size"]))
    page.get_by_role("button", name="The step").click()
    expect(page.locator(".cell[data-role=goes]")).to_have_count(len(step["eliminations"]))
    expect(told(page)).to_contain_text(step["sentence"])
    gone = sum(len(digits) for digits in step["eliminations"].values())
    expect(page.locator(".sketch .strike")).to_have_count(gone)
    expect(told(page).locator("li")).to_have_count(len(step["chain"]))
    for link in range(len(step["chain"])):
        told(page).locator("button").nth(link).click()
        expect(told(page).locator("[aria-current]")).to_have_text(step["chain"][link]["sentence"])
    page.get_by_role("button", name="Back").click()
    expect(told(page)).to_contain_text("Look at ")


@pytest.mark.parametrize("technique", ["gap pair", "naked pair", "black run in a house"])
def test_each_lesson_says_which_board_it_is_and_chooses_no_cell_for_the_reader(page: Page, technique: str) -> None:
    with page.expect_response(re.compile("/kropki/practice.*seed=example")) as response:
        page.goto(f"/learn#{technique.replace(' ', '-')}")
    position = response.value.json()
    rules = {
        True: "All dots drawn: no dot means neither consecutive nor double",
        False: "Some dots drawn: no dot means nothing",
    }
    expect(page.locator(".rule")).to_have_text(rules[position["negative"]])
    words_of_it = ["r7c4", "house", "candidate", "sees", *(["gap"] if "gap" in technique else [])]
    expect(page.locator(".words dt")).to_have_text(words_of_it)
    for name in ("Where to look", "The step"):
        page.get_by_role("button", name=name).click()
        expect(page.locator(".selected")).to_have_count(0)
        assert page.locator(".seen").evaluate("node => node.style.background") == ""
    expect(page.locator(".roles span").last).to_be_visible()
    pick(page, "r1c1")
    expect(page.locator(".selected")).to_have_count(1)


def test_a_position_that_is_awaited_is_said_to_be(page: Page) -> None:
    page.goto("/learn#dot-pair")
    expect(told(page)).to_contain_text("A position of a puzzle.")
    for name in ("Where to look", "The step"):
        page.get_by_role("button", name=name).click()
    held = held_requests(page, re.compile("/kropki/practice"))
    with page.expect_request(re.compile("/kropki/practice")):
        page.get_by_role("button", name="Another example").click()
    expect(page.get_by_role("button", name="Looking for a position ...")).to_be_disabled()
    expect(page.locator(".board.awaited")).to_be_visible()
    held[0].continue_()
    expect(page.get_by_role("button", name="Where to look")).to_be_enabled()
    expect(page.locator(".board.awaited")).to_have_count(0)
