"""Check and hint: what each press shows, and that hints alone lead through a whole puzzle."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, Route, expect

from tests.support.playing import (
    EMPTY,
    SMALL,
    SMALL_SOLUTION,
    cell,
    held_requests,
    message,
    open_puzzle,
    record_of,
    resize,
)
from tests.support.processes import wait_for

HINT_REQUEST = re.compile("/kropki/hint")
WHY_REQUEST = re.compile("/kropki/why")
DOTS: dict[str, Any] = {
    "technique": "black dot digits",
    "sentence": "r1c1 is on two black dots, so it is not 3.",
    "cells": ["r1c1", "r1c2", "r2c1"],
    "edges": [["r1c1", "r1c2"], ["r1c1", "r2c1"], ["r1c2", "r2c2"]],
    "placements": {},
    "eliminations": {"r1c1": [3], "r1c2": [3]},
    "picture": {
        "houses": ["row 1"],
        "dots": [["r1c1", "r1c2"], ["r1c1", "r2c1"]],
        "gaps": [["r1c2", "r2c2"]],
        "digits": [],
        "candidates": {"r1c1": [1, 2, 3, 4], "r1c2": [1, 2, 3, 4]},
    },
    "chain": [],
}
LAST = DOTS | {"technique": "naked single", "sentence": "So r1c1 is 2.", "cells": ["r1c1"], "edges": []}
LAST |= {"placements": {"r1c1": 2}, "eliminations": {}, "picture": DOTS["picture"] | {"candidates": {"r1c1": [2]}}}
WHAT_IF = DOTS | {
    "technique": "forcing",
    "chain": [
        {"cell": "r1c1", "digit": 3, "sentence": "Suppose that r1c1 were 3."},
        {"cell": "r2c2", "digit": 4, "sentence": "r2c2 would be 4."},
        {
            "cell": None,
            "digit": None,
            "sentence": "r1c2 would have no digit.",
            "message": {
                "id": "sentence",
                "arguments": {"text": {"id": "then-no-digit", "arguments": {"cell": "r1c2"}}},
            },
        },
    ],
}
WAY: dict[str, Any] = {"steps": [DOTS, LAST], "cell": "r1c1", "digit": 2}
REASON: dict[str, Any] = {
    "cell": "r1c1",
    "digit": 2,
    "status": "minimal",
    "clues": {"digits": {}, "dots": [["r1c1", "r1c2"], ["r1c1", "r2c1"]], "gaps": [], "houses": ["box 1"]},
    "steps": [DOTS, LAST],
}


def panel(page: Page) -> Locator:
    """Find what tells an argument."""
    return page.locator(".argument")


def heard(page: Page) -> Locator:
    """Find what those hear who listen."""
    return page.locator("#live")


@pytest.fixture(autouse=True)
def at_once(page: Page) -> None:
    """Have hints tell all at once, but where a test says otherwise."""
    page.add_init_script("localStorage['kropki:settings'] ??= '{\"whole\": true}'")


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


def test_nothing_shows_beside_an_argument_that_lies_over_the_keys_of_a_small_phone(page: Page) -> None:
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=WAY))
    page.set_viewport_size({"width": 320, "height": 568})
    open_puzzle(page)
    press_hint(page)
    box = panel(page).bounding_box()
    assert box is not None
    top, height = box["y"] + 16, box["height"] - 16  # below the board's shadow
    for left in (box["x"] - 8, box["x"] + box["width"]):
        beside = page.screenshot(clip={"x": left, "y": top, "width": 8, "height": height})
        assert len(Image.open(io.BytesIO(beside)).convert("RGB").getcolors() or ()) == 1


def take(page: Page, name: str = "Take the step") -> None:
    panel(page).get_by_role("button", name=name, exact=True).click()


def test_a_hint_says_the_step_and_shows_it_and_its_buttons_alone_take_it(page: Page) -> None:
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=WAY))
    open_puzzle(page)
    press_hint(page)
    for _ in range(3):  # pressed again, it says it again
        expect(panel(page)).to_contain_text("Towards r1c1: step 1 of 2")
        expect(panel(page)).to_contain_text(DOTS["sentence"])
        expect(heard(page)).to_contain_text("row 1 column 1 is on two black dots")
        expect(page.get_by_role("link", name="black dot digits")).to_have_attribute("href", "/learn#black-dot-digits")
        expect(page.locator(".hinted")).to_have_count(3)
        marked = "circle.dot, path.gap, rect.house, text.gone, path.strike"
        expect(page.locator(".sketch").locator(marked)).to_have_count(8)
        expect(page.locator(".sketch text")).to_have_text(["1", "2", "3", "4"] * 2)
        press_hint(page)
    take(page)
    expect(cell(page, 1, 2)).to_have_accessible_name(re.compile(r"centre 1 4\b"))
    expect(panel(page)).to_contain_text(LAST["sentence"])
    press_hint(page)
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("empty"))
    take(page, "Enter 2")
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))
    expect(page.locator(".hinted, .sketch, .argument")).to_have_count(0)
    expect(message(page)).to_have_text(LAST["sentence"])
    page.keyboard.press("Control+z")
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("empty"))


def test_enter_takes_a_hint_and_tab_passes_over_what_it_hides(page: Page) -> None:
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=WAY))
    page.set_viewport_size({"width": 390, "height": 844})
    open_puzzle(page)
    press_hint(page)
    expect(panel(page)).to_contain_text(DOTS["sentence"])
    expect(page.locator(".acts button:visible, #pad button:visible")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(panel(page)).to_contain_text(LAST["sentence"])
    page.keyboard.press("Enter")
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))
    expect(page.locator("#pad button:visible")).to_have_count(4)


def test_a_second_tap_where_hint_was_changes_nothing(page: Page) -> None:
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=WAY | {"steps": [LAST]}))
    open_puzzle(page)
    sizes = [(320, 568), (390, 844), (820, 1180), (844, 390), (1280, 720), (1920, 1080)]
    for size in sizes:
        resize(page, *size)
        box = page.locator(".acts").get_by_role("button", name="Hint").bounding_box()
        assert box is not None
        press_hint(page)
        expect(panel(page)).to_be_visible()
        for across in (0.1, 0.5, 0.9):
            under = page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y).closest('button')?.textContent ?? ''",
                [box["x"] + across * box["width"], box["y"] + box["height"] / 2],
            )
            assert not re.match("Enter|Reveal|Take", under), (size, under)
        page.keyboard.press("Escape")


def test_a_hint_comes_in_stages_and_each_press_says_one_more(page: Page) -> None:
    page.add_init_script("localStorage['kropki:settings'] = '{}'")
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=WAY))
    open_puzzle(page)
    press_hint(page)
    expect(panel(page)).to_contain_text("Look at row 1.")
    expect(panel(page)).not_to_contain_text("black dot")
    expect(page.locator("[data-role=look]")).to_have_count(4 + 1)  # and in the key
    press_hint(page)
    expect(panel(page)).to_contain_text("A digit that can be neither halved nor doubled touches no black dot.")
    panel(page).get_by_role("button", name="Step", exact=True).click()
    expect(panel(page)).to_contain_text(DOTS["sentence"])
    take(page)
    expect(panel(page)).to_contain_text("Towards r1c1: step 2 of 2")
    expect(panel(page)).not_to_contain_text(LAST["sentence"])
    page.keyboard.press("Enter")
    expect(panel(page)).to_contain_text(LAST["sentence"])
    cell(page, 4, 4).click()
    take(page, "Enter 2")
    expect(cell(page, 1, 1)).to_have_attribute("aria-selected", "true")
    expect(cell(page, 1, 1)).to_be_focused()


def test_a_long_proof_is_listed_and_the_way_on_stays_in_sight(page: Page) -> None:
    cases = [
        {"cell": "r1c1", "digit": 3, "sentence": f"Case {number}: " + "a long sentence " * 15} for number in range(24)
    ]
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=WAY | {"steps": [WHAT_IF | {"chain": cases}, LAST]}))
    page.set_viewport_size({"width": 390, "height": 844})
    open_puzzle(page)
    press_hint(page)
    expect(panel(page).get_by_text("Case 0")).to_be_in_viewport()
    expect(panel(page).get_by_text("Case 23")).not_to_be_in_viewport()
    expect(panel(page).get_by_role("button", name="Take the step")).to_be_in_viewport(ratio=1)


def test_the_whole_argument_and_just_the_digit_are_a_press_away(page: Page) -> None:
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=WAY | {"steps": [WHAT_IF, LAST]}))
    open_puzzle(page)
    press_hint(page)
    page.get_by_role("button", name="All steps").click()
    expect(panel(page).locator("li")).to_have_count(5)  # two steps, and three links of the first
    panel(page).get_by_role("button", name="Suppose that").click()
    expect(page.locator(".sketch text.supposed")).to_have_text("3")
    expect(heard(page)).to_have_text("Suppose that row 1 column 1 were 3.")
    panel(page).get_by_role("button", name="no digit").press("Enter")
    expect(page.locator(".sketch text.supposed")).to_have_text(["3", "4"])
    expect(page.locator(".sketch .broken")).to_have_count(1)
    expect(panel(page).get_by_role("button", name="no digit")).to_be_focused()
    page.get_by_role("button", name="Step by step").click()
    page.keyboard.press("Control+Shift+A")  # no cell is selected
    panel(page).get_by_role("button", name="Reveal").click()
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))
    expect(message(page)).to_have_text("r1c1 is 2.")


def test_reveal_fills_the_selected_cell_or_else_the_next_one(page: Page) -> None:
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=WAY))
    open_puzzle(page, SMALL)
    press_hint(page)
    cell(page, 3, 2).click()
    panel(page).get_by_role("button", name="Reveal").click()
    digit = SMALL_SOLUTION.replace("/", "")[9]
    expect(cell(page, 3, 2)).to_have_accessible_name(re.compile(f"column 2, {digit}"))
    expect(message(page)).to_have_text(f"r3c2 is {digit}.")
    page.keyboard.press("d")  # the selected cell is full
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))
    expect(message(page)).to_have_text("r1c1 is 2.")
    expect(panel(page)).to_have_count(0)


def test_the_keys_come_back_while_the_marks_stay_and_the_next_press_goes_on(page: Page) -> None:
    page.route(HINT_REQUEST, lambda route: route.fulfill(json=WAY))
    open_puzzle(page)
    press_hint(page)
    expect(panel(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(message(page)).to_have_text(f"Towards r1c1: step 1 of 2. {DOTS['sentence']}")
    expect(page.locator(".hinted")).to_have_count(3)
    press_hint(page)
    expect(panel(page).locator(".technique")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".hinted, .sketch, .argument")).to_have_count(0)


def test_a_hint_is_asked_near_the_last_entry_and_at_first_near_the_cursor(page: Page) -> None:
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append((route.request.post_data_json or {})["near"])
        route.fulfill(json=WAY)

    page.route(HINT_REQUEST, answer)
    open_puzzle(page)
    page.keyboard.press("ArrowRight")
    press_hint(page)
    expect(panel(page)).to_contain_text("Towards r1c1: step 1 of 2")
    for key in ("3", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    press_hint(page)
    expect(panel(page)).to_contain_text("Towards r1c1: step 1 of 2")
    assert asked == ["r1c2", "r1c2"]


def test_why_shows_the_clues_then_the_argument(page: Page) -> None:
    asked: list[Any] = []

    def answer(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(json=REASON)

    page.route(WHY_REQUEST, answer)
    open_puzzle(page)
    page.keyboard.press("e")
    expect(panel(page)).to_contain_text("Why r1c1?")  # the cell is empty: nothing names its digit before the argument
    expect(panel(page)).to_contain_text("The dots r1c1-r1c2 and r1c1-r2c1, in box 1.")
    expect(panel(page).locator("li")).to_have_count(0)
    expect(heard(page)).not_to_contain_text("row 1 column 1 is 2.")
    expect(page.locator(".sketch text")).to_have_count(0)
    expect(page.locator(".sketch .dot")).to_have_count(2)
    expect(page.locator(".sketch .house")).to_have_count(1)
    page.get_by_role("button", name="Show the argument").click()
    expect(panel(page).locator("[aria-current]")).to_have_text(DOTS["sentence"])
    panel(page).get_by_role("button", name=LAST["sentence"]).click()
    page.get_by_role("button", name="Back to the clues").click()
    expect(panel(page).locator("[aria-current]")).to_have_count(0)
    page.get_by_role("button", name="Back to the keys").click()
    page.keyboard.press("2")
    page.get_by_role("button", name="Why?").click()
    expect(panel(page)).to_contain_text("Why is r1c1 2?")
    expect(heard(page)).to_contain_text("row 1 column 1 is 2.")
    assert [question["cell"] for question in asked] == ["r1c1", "r1c1"]


def test_a_given_has_no_reason_and_what_is_wrong_is_told_before_one(page: Page) -> None:
    page.route(WHY_REQUEST, lambda route: route.fulfill(json={"mistakes": ["r1c2"], "marks": []}))
    open_puzzle(page, "(2xw)B1/A1B/A2B/(xw)C", "&negative=false")
    page.keyboard.press("Control+Home")
    page.keyboard.press("e")
    expect(message(page)).to_have_text("r1c1 is given: it is printed.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("4")
    page.keyboard.press("e")
    expect(message(page)).to_have_text("First, this digit is wrong: r1c2.")
    expect(page.locator(".wrong")).to_have_count(1)


def test_a_wrong_digit_is_followed_to_the_clash_and_undone(page: Page) -> None:
    """By the service itself: a right digit, a wrong one, another right one; then back to before the wrong one."""
    open_puzzle(page)
    for key in ("2", "ArrowRight", "3", "ArrowRight", "1"):
        page.keyboard.press(key)
    for ask in ("Hint", "Why?", "Check"):
        if ask == "Why?":
            cell(page, 1, 2).click()
        page.get_by_role("button", name=ask, exact=True).click()
        if ask == "Check":
            page.get_by_role("button", name="Check").click()
            message(page).get_by_role("button", name="Why?").click()
        expect(panel(page)).to_contain_text("Why r1c2 is not 3")
        expect(panel(page)).to_contain_text("If r1c2 were 3")
        expect(page.locator(".wrong")).to_have_count(1)
        expect(page.locator(".sketch .target")).to_have_count(1)
        assert page.locator(".sketch :is(.house, .dot, .gap, .broken)").count()
        if ask != "Check":
            page.keyboard.press("Escape")
    panel(page).get_by_role("button", name="Back to before the mistake").click()
    expect(page.locator("#board .digit:not(:empty)")).to_have_text(["2"])
    expect(message(page)).to_contain_text("Here everything was right.")
    expect(page.locator(".wrong, .argument, .sketch")).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(page.locator("#board .digit:not(:empty)")).to_have_text(["2", "3"])


def test_a_hint_for_the_selected_cell_is_one_press_away(page: Page) -> None:
    asked: list[Any] = []

    def answer(route: Route) -> None:
        asked.append((route.request.post_data_json or {})["until"])
        route.fulfill(json=WAY)

    page.route(HINT_REQUEST, answer)
    open_puzzle(page)
    cell(page, 3, 2).click()
    page.keyboard.press("h")
    expect(panel(page)).to_be_visible()
    cell(page, 3, 3).click()
    panel(page).get_by_role("button", name="This cell").click()
    wait_for(lambda: page.evaluate("true") and asked == ["r3c2", "r3c3"])
    page.keyboard.press("Control+Shift+A")
    panel(page).get_by_role("button", name="This cell").click()
    expect(panel(page)).to_contain_text("Select one empty cell on the board first.")


def test_an_answer_that_comes_too_late_does_not_touch_the_board(page: Page) -> None:
    held = held_requests(page, HINT_REQUEST)
    open_puzzle(page)
    press_hint(page)
    wait_for(lambda: page.evaluate("true") and len(held) == 1)  # a call, so that it is seen
    page.keyboard.press("2")
    held[0].fulfill(json=WAY)
    press_hint(page)
    expect(page.locator(".hinted, .argument")).to_have_count(0)
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))


def test_without_the_service_every_help_works_or_says_what_it_needs(page: Page, complaints: list[str]) -> None:
    record = record_of(page, size="4", difficulty="easy", seed="without the service")
    page.goto(f"/k/{record['id']}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    page.route(re.compile("/kropki/"), lambda route: route.abort())
    page.keyboard.press("Control+Home")
    for key, says in (("h", "No hint: this puzzle needs a connection"), ("e", "No explanation: the")):
        page.keyboard.press(key)
        expect(message(page)).to_contain_text(says)
        page.keyboard.press("1")  # which takes the words away
        page.keyboard.press("Control+z")
    page.get_by_role("button", name="Check").click()
    expect(message(page)).to_have_text("Everything so far is right.")
    for chosen in ("Control+Home", "Control+Shift+A"):  # a cell, then none
        page.keyboard.press(chosen)
        page.keyboard.press("d")
        expect(message(page)).to_have_text(re.compile(r"^r\dc\d is \d\.$"))
        page.keyboard.press("Control+z")
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


def test_a_long_press_of_undo_goes_back_to_before_the_first_mistake(page: Page) -> None:
    open_puzzle(page)
    undo = page.get_by_role("button", name="Undo")
    for way in ("other button", "key of the menu", "letter", "finger"):
        for key in ("Control+Home", "2", "ArrowRight", "3", "ArrowRight", "1"):
            page.keyboard.press(key)
        expect(undo).to_be_enabled()
        if way == "other button":
            undo.click(button="right")
        elif way == "key of the menu":
            undo.dispatch_event("contextmenu")
        elif way == "letter":
            page.keyboard.press("u")
        else:
            undo.hover()
            page.mouse.down()
        expect(message(page), way).to_contain_text("Here everything was right.")
        page.mouse.up()
        expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))  # no click undid that, too
        expect(cell(page, 1, 2)).to_have_accessible_name(re.compile("column 2, empty"))
        page.keyboard.press("Control+z")
        page.keyboard.press("Escape")
