"""The settings of entry, sizes and sound: each does what it says, is kept, and works by keyboard and on all screens."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.support.playing import (
    EMPTY,
    SMALL,
    SMALL_SOLUTION,
    cell,
    open_puzzle,
    open_settings,
    outside,
    resize,
    type_solution,
)
from tests.support.processes import wait_for

BOX = "node => (({ left, top, right, bottom }) => [left, top, right, bottom])(node.getBoundingClientRect())"
SIZES = [
    (320, 568),
    (360, 640),
    (390, 844),
    (568, 320),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
]
LISTEN = """
    window.notes = []
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...at) { notes.push(this.frequency.value); return start.apply(this, at) }
"""


def set_up(page: Page, **settings: bool | str) -> None:
    """Have settings before the page is there."""
    text = json.dumps(json.dumps({"welcomed": True, **settings}))
    page.add_init_script(f"localStorage['kropki:settings'] ??= {text}")


def length(node: Locator, of: str) -> float:
    """Return a length of an element in pixels."""
    return float(node.evaluate("(node, name) => parseFloat(getComputedStyle(node)[name])", of))


def test_a_setting_is_off_at_first_set_by_keyboard_and_kept(page: Page) -> None:
    open_puzzle(page, EMPTY)
    for wanted in ({"first": True, "larger": True, "left": True, "sound": True, "marks": "small"}, {"marks": "large"}):
        open_settings(page)
        fields = {
            name: page.locator(f"#settings [name={name}]" + (f"[value={value}]" if isinstance(value, str) else ""))
            for name, value in wanted.items()
        }
        for field in fields.values():
            expect(field).not_to_be_checked()
            field.focus()
            page.keyboard.press("Space")
            expect(field).to_be_checked()
        page.reload()
        expect(page.get_by_role("gridcell").first).to_be_visible()
        kept = json.loads(page.evaluate("localStorage['kropki:settings']"))
        assert {name: kept[name] for name in wanted} == wanted
        open_settings(page)
        for field in fields.values():
            expect(field).to_be_checked()
        page.keyboard.press("Escape")


def test_candidates_fill_themselves_in_at_once_and_whenever_the_box_says_so(page: Page) -> None:
    open_puzzle(page, EMPTY)
    open_settings(page)
    box = page.get_by_label("Candidates fill themselves in")
    for is_on in (True, False, True):
        box.click()
        expect(box).to_be_checked(checked=is_on)
        assert json.loads(page.evaluate("localStorage['kropki:settings']"))["notes"] is is_on
        expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("centre 1 3 4"))


def test_digits_first_by_pad_and_taps(page: Page) -> None:
    set_up(page, first=True)
    open_puzzle(page, EMPTY)
    three = page.locator("#pad").get_by_role("button", name=re.compile("^3"))
    three.click()
    expect(three).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".digit:not(:empty)")).to_have_count(0)
    cell(page, 1, 1).click()
    cell(page, 2, 3).click()
    expect(page.locator(".digit:not(:empty)")).to_have_text(["3", "3"])
    cell(page, 2, 3).click()
    expect(page.locator(".digit:not(:empty)")).to_have_text(["3"])
    page.get_by_role("button", name="Corner", exact=True).click()
    cell(page, 4, 4).click()
    expect(cell(page, 4, 4)).to_have_accessible_name("Row 4 column 4, empty, corner 3")
    three.click()
    expect(three).not_to_have_attribute("aria-pressed", "true")
    cell(page, 4, 1).click()
    expect(cell(page, 4, 1)).to_have_accessible_name("Row 4 column 1, empty")


def test_digits_first_by_keyboard(page: Page) -> None:
    set_up(page, first=True)
    open_puzzle(page, EMPTY)
    expect(page.get_by_role("status")).to_have_text("This puzzle has no solution.")  # what the service says first
    page.keyboard.press("2")
    expect(page.get_by_role("status")).to_have_text("2 is chosen")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".digit:not(:empty)")).to_have_text(["2"])
    page.keyboard.press("Enter")
    expect(page.locator(".digit:not(:empty)")).to_have_text(["2", "2"])
    page.keyboard.press("Escape")
    expect(page.locator("#pad [aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".digit:not(:empty)")).to_have_text(["2", "2"])
    page.keyboard.press("Shift+4")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+4")
    expect(cell(page, 2, 3)).to_have_accessible_name("Row 2 column 3, empty, corner 4")


def test_larger_digits_and_dots_leave_the_keys_in_sight(page: Page) -> None:
    parts = {"digit": "fontSize", "dots circle": "r"}

    def lengths() -> dict[str, float]:
        return {name: length(page.locator(f"#board .{name}").first, of) for name, of in parts.items()}

    open_puzzle(page)
    page.keyboard.press("2")
    before = {}
    for size in SIZES:
        resize(page, *size)
        before[size] = lengths()
    set_up(page, larger=True, left=True, marks="large")
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator("html.larger")).to_have_count(1)
    expect(page.get_by_role("gridcell").first).to_be_visible()
    for size in SIZES:
        resize(page, *size)
        assert all(now > 1.1 * before[size][name] for name, now in lengths().items()), size
        assert outside(page, ".panel button, #board, header button") == [], size


def test_keys_for_the_left_hand_are_on_the_left(page: Page) -> None:
    set_up(page, left=True)
    open_puzzle(page, SMALL)
    erase, multi, tools = page.get_by_role("button", name="Erase"), page.locator("#multi"), page.locator("#tools")
    boxes = {}
    for size in SIZES:
        resize(page, *size)
        board = boxes[size] = page.locator("#board").evaluate(BOX)
        keys = page.locator(".keys button, .acts button, #multi").evaluate_all(f"nodes => nodes.map({BOX})")
        if size[0] > size[1]:
            assert all(key[2] <= board[0] for key in keys), size
        assert erase.evaluate(BOX)[0] == min(key[0] for key in keys), size
        assert multi.evaluate(BOX)[2] <= tools.evaluate(BOX)[0], size
    type_solution(page, SMALL_SOLUTION)
    result = page.get_by_role("dialog", name=re.compile("^Solved"))
    expect(result).to_be_visible()
    for size, board in boxes.items():
        resize(page, *size)
        box = result.evaluate(BOX)
        assert box[2] <= board[0] or box[1] >= board[3], f"it covers the board at {size}"


def test_marks_have_three_sizes(page: Page) -> None:
    open_puzzle(page, EMPTY)
    for key in ["Shift+1", "ArrowRight", "Control+1"]:
        page.keyboard.press(key)
    seen = []
    for name in ["Small", "Medium", "Large"]:
        open_settings(page)
        page.get_by_role("radio", name=name).check()
        page.keyboard.press("Escape")
        seen.append([length(page.locator(f".cell {mark}"), "fontSize") for mark in "ib"])
    assert seen == sorted(seen)
    assert seen[2][0] > 1.5 * seen[0][0]
    assert seen[2][1] > 1.5 * seen[0][1]


def test_there_is_no_sound_unless_it_is_wanted(page: Page) -> None:
    page.add_init_script(LISTEN)
    open_puzzle(page, EMPTY)
    page.keyboard.press("1")
    open_settings(page)
    assert page.evaluate("notes.length") == 0
    page.get_by_role("checkbox", name="Sounds").check()
    wait_for(lambda: page.evaluate("notes.length") == 3)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("3")
    wait_for(lambda: page.evaluate("notes.length") == 4)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("3")
    wait_for(lambda: page.evaluate("notes.length") == 5)
    assert page.evaluate("notes[4] < notes[3]"), "a conflict sounds lower"
