"""Check and hint: what each press shows, and that hints alone lead through a whole puzzle."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playing import EMPTY, SMALL, SMALL_SOLUTION, cell, message, open_puzzle, record_of, type_solution
from playwright.sync_api import Page, Route, expect
from processes import wait_for

HINT_REQUEST = re.compile("/kropki/hint")
STEP: dict[str, Any] = {
    "technique": "black dot digits",
    "value": 1.5,
    "sentence": "r1c1 is on two black dots, so it is 2.",
    "cells": ["r1c1", "r1c2", "r2c1"],
    "edges": [["r1c1", "r1c2"], ["r1c1", "r2c1"]],
    "placements": {"r1c1": 2},
    "eliminations": {},
}


def press_hint(page: Page) -> None:
    """Press the hint's key."""
    page.keyboard.press("?")


def test_check_says_how_many_are_wrong_then_which(page: Page) -> None:
    open_puzzle(page)
    check = page.get_by_role("button", name="Check")
    check.click()
    expect(message(page)).to_have_text("Everything so far is right.")
    for key in ["1", "ArrowRight", "4", "ArrowRight", "3"]:
        page.keyboard.press(key)
    check.click()
    expect(message(page)).to_have_text("2 digits are wrong. Check again to see them.")
    expect(page.locator(".wrong")).to_have_count(0)
    check.click()
    expect(page.locator(".wrong")).to_have_count(2)
    expect(cell(page, 1, 3)).to_have_accessible_name(re.compile("wrong"))
    page.keyboard.press("Delete")
    expect(page.locator(".wrong")).to_have_count(0)


def test_check_of_a_puzzle_with_many_solutions_says_so(page: Page) -> None:
    open_puzzle(page, EMPTY)
    page.get_by_role("button", name="Check").click()
    expect(message(page)).to_contain_text("does not have exactly one solution")


def test_a_hint_shows_where_then_why_then_takes_the_step(page: Page) -> None:
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=STEP))
    open_puzzle(page)
    press_hint(page)
    expect(page.locator(".hinted")).to_have_count(3)
    expect(page.locator(".hints circle")).to_have_count(2)
    expect(message(page)).to_contain_text("Look at the marked cells")
    press_hint(page)
    expect(message(page)).to_contain_text(STEP["sentence"])
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("empty"))
    press_hint(page)
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))
    expect(page.locator(".hinted")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("empty"))


def test_a_step_that_rules_out_leaves_marks_and_is_told_to_the_next_hint(page: Page) -> None:
    asked: list[Any] = []

    def answer(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(json=STEP | {"placements": {}, "eliminations": {"r1c2": [2, 4]}})

    page.route(HINT_REQUEST, answer)
    open_puzzle(page)
    for says in ["Look at", "Press Hint again to take", STEP["sentence"], "Look at"]:
        press_hint(page)
        expect(message(page)).to_contain_text(says)
    expect(cell(page, 1, 2)).to_have_accessible_name(re.compile(r"centre 1\."))
    assert [question["marks"][1] for question in asked] == ["1234", "13"]
    assert asked[0]["entries"] == "." * 16


def test_a_hint_from_a_wrong_position_says_so_first(page: Page) -> None:
    page.route(HINT_REQUEST, lambda route: route.fulfill(json={"mistakes": ["r1c1"]}))
    open_puzzle(page)
    page.keyboard.press("1")
    press_hint(page)
    expect(message(page)).to_contain_text("wrong: r1c1")
    expect(page.locator(".wrong")).to_have_count(1)


def test_an_answer_that_comes_too_late_does_not_touch_the_board(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(HINT_REQUEST, hold)
    open_puzzle(page)
    press_hint(page)
    page.keyboard.press("2")
    wait_for(lambda: page.evaluate("true") and len(held) == 1)  # a call, so that it is seen
    held[0].fulfill(json=STEP)
    press_hint(page)
    expect(page.locator(".hinted")).to_have_count(0)
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))


def test_without_the_service_a_hint_still_names_mistakes(page: Page, complaints: list[str]) -> None:
    page.route(HINT_REQUEST, lambda route: route.abort())
    open_puzzle(page)
    press_hint(page)
    expect(message(page)).to_contain_text("No hint")
    page.keyboard.press("1")
    press_hint(page)
    expect(message(page)).to_contain_text("wrong: r1c1")
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


@pytest.mark.parametrize(
    "wish", [{"size": "4"}, {"size": "6", "difficulty": "hard"}, {"difficulty": "medium"}], ids=str
)
def test_hints_alone_lead_through_a_whole_puzzle(page: Page, wish: dict[str, str]) -> None:
    record = record_of(page, seed="hints alone", **wish)
    open_puzzle(page, record["ken"])
    while page.locator(".board.solved").count() == 0:
        with page.expect_response(HINT_REQUEST) as response:
            press_hint(page)
        assert response.value.ok
        expect(message(page)).to_contain_text("Look at the marked cells")
        press_hint(page)
        expect(message(page)).to_contain_text(response.value.json()["sentence"])
        press_hint(page)
    assert "".join(page.locator(".digit").all_text_contents()) == record["solution"].replace("/", "")


def test_a_solved_board_has_no_hint_left(page: Page) -> None:
    open_puzzle(page, SMALL)
    type_solution(page, SMALL_SOLUTION)
    press_hint(page)
    expect(message(page)).to_contain_text("complete")
