"""Access: a puzzle solved from accessible names alone, the focus, fingers, and little room."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from kropki.generator.board import geometry
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.solver import kernel
from tests.support.playing import EMPTY, SMALL, SMALL_SOLUTION, cell, held_requests, open_puzzle, record_of, resize
from tests.support.views import tour

OUT_OF_SIGHT = """() => {
    const inside = [':popover-open', 'dialog[open]', '#result', 'body'].find(part => document.querySelector(part))
    return [...document.querySelectorAll(inside + ' :is(button, a, input, textarea, p, h2, [role=gridcell])')]
        .filter(node => node.checkVisibility() && !node.closest('.unseen, .sheets'))
        .filter(node => {
            node.scrollIntoView({ block: 'nearest', behavior: 'instant' })
            const box = node.getBoundingClientRect()
            const isCut = box.height <= innerHeight && (box.top < -1 || box.bottom > innerHeight + 1)
            return isCut || box.left < -1 || box.right > innerWidth + 1
        })
        .map(node => node.outerHTML.slice(0, 80))
}"""
NAME = re.compile(r"Row (?P<row>\d) column (?P<column>\d), (?:given (?P<given>\d)|empty)(?:\. (?P<dots>.*))?$")
DOTS = {"white": Dot.WHITE, "black": Dot.BLACK}


def read_puzzle(page: Page, size: int, *, negative: bool) -> Puzzle:
    """Write down a puzzle as a screen reader says it: from the names of the cells and nothing else."""
    board = geometry.board(size)
    givens = [0] * len(board.cells)
    dots = [Dot.NONE] * len(board.edges)
    for named in page.get_by_role("gridcell").all():
        name = NAME.match(named.get_attribute("aria-label") or "")
        assert name is not None
        here = board.cell(f"r{name['row']}c{name['column']}")
        givens[here] = int(name["given"] or 0)
        for dot in re.findall(r"(white|black) dot (right|below)", (name["dots"] or "").lower()):
            edge = board.right[here] if dot[1] == "right" else board.below[here]
            dots[edge] = DOTS[dot[0]]
    return Puzzle(size, tuple(givens), tuple(dots), negative)


@pytest.mark.parametrize(("size", "negative"), [(4, True), (6, False), (9, True)])
def test_a_puzzle_is_solved_from_accessible_names_alone(page: Page, size: int, negative: bool) -> None:
    record = record_of(page, size=str(size), negative=str(negative).lower(), seed="by ear")
    open_puzzle(page, record["ken"], f"&negative={str(negative).lower()}")
    grid = page.get_by_role("grid", name=re.compile("Every dot is drawn" if negative else "Only some dots"))
    expect(grid).to_be_visible()
    outcome = kernel.solve(read_puzzle(page, size, negative=negative))
    assert outcome.solutions == 1
    assert outcome.solution is not None
    for row, column in [(r, c) for r in range(1, size + 1) for c in range(1, size + 1)]:
        digit = outcome.solution.digits[(row - 1) * size + column - 1]
        cell(page, row, column).focus()
        page.keyboard.press(str(digit))
    expect(page.get_by_role("status")).to_contain_text("Solved")


def test_the_board_is_one_tab_stop_and_the_focus_is_on_the_cursor(page: Page) -> None:
    open_puzzle(page, SMALL)
    expect(page.locator("[role=gridcell][tabindex='0']")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(cell(page, 2, 1)).to_be_focused()
    expect(cell(page, 2, 1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Tab")
    expect(page.locator("[role=gridcell]:focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(cell(page, 2, 1)).to_be_focused()


def test_what_is_entered_is_said_and_a_conflict_before_it(page: Page) -> None:
    open_puzzle(page)
    said = page.locator("#live")
    page.keyboard.press("2")
    expect(said).to_have_text("Row 1 column 1, 2")
    page.keyboard.press("Delete")
    expect(said).to_have_text("Row 1 column 1, empty")
    page.keyboard.press("Control+3")
    expect(said).to_have_text("Row 1 column 1, empty, centre 3")
    for key in ("1", "ArrowRight", "1"):
        page.keyboard.press(key)
    expect(said).to_contain_text("Conflict: repeated digits")
    expect(page.get_by_role("button", name="1, 2 left")).to_be_visible()  # all of it is told
    for key in ("ArrowDown", "2"):
        page.keyboard.press(key)
    expect(said).to_have_text("Row 2 column 2, 2")  # the conflict is as it was


def test_what_is_entered_before_all_of_the_page_is_there_is_said_then(page: Page) -> None:
    held = held_requests(page, "**/later.js")
    open_puzzle(page)
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()  # it is settled
    for route in held:
        route.continue_()
    expect(page.locator("#live")).to_have_text("Row 1 column 1, 2")


PRESS_WHILE_ANOTHER_TAB_WRITES = """() => {
    const key = Object.keys(localStorage).find(name => name.startsWith('kropki:game:'))
    const saved = JSON.parse(localStorage[key])
    const newValue = JSON.stringify({ ...saved, checks: 1, writes: { ...saved.writes, another: 1 } })
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '2', code: 'Digit2', bubbles: true }))
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
}"""


def test_what_is_entered_while_another_tab_changes_the_game_is_said(page: Page) -> None:
    open_puzzle(page)
    page.keyboard.press("1")
    expect(page.locator("#live")).to_have_text("Row 1 column 1, 1")
    page.evaluate(PRESS_WHILE_ANOTHER_TAB_WRITES)
    expect(page.locator("#live")).to_have_text("Row 1 column 1, 2")


def test_a_page_zoomed_by_400_percent_is_scrolled_down_alone_and_has_a_board_of_use(page: Page) -> None:
    open_puzzle(page)
    for size in [(320, 180), (480, 270)]:
        resize(page, *size)
        width = page.locator("#board").evaluate("node => node.clientWidth")
        across = page.evaluate("document.documentElement.scrollWidth")
        assert width >= min(size[0] - 24, 400)
        assert across <= size[0]
        for name in ("Digit", "Hint"):
            button = page.get_by_role("button", name=name, exact=True)
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport(ratio=1)


def test_where_the_system_chooses_the_colours_what_is_chosen_is_seen_and_colours_stay(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    page.goto("/")
    page.locator("#new-levels label").first.wait_for(state="attached")
    level = page.locator("#levels [aria-pressed=true]")
    tool = page.locator("#tools [aria-pressed=true]")
    assert level.evaluate("node => getComputedStyle(node).borderBottomStyle") == "solid"
    assert tool.evaluate("node => getComputedStyle(node).outlineStyle") == "solid"
    page.locator("[role=gridcell]:not(.given)").first.click()
    page.keyboard.press("v")
    colour = "node => getComputedStyle(node).backgroundColor"
    assert page.locator("#pad .paint").nth(0).evaluate(colour) != page.locator("#pad .paint").nth(4).evaluate(colour)
    page.keyboard.press("5")
    painted = page.locator(".cell[style*=gradient]")
    assert painted.evaluate("node => getComputedStyle(node).forcedColorAdjust") == "none"


WIDTHS = """() => ['#board', '.drawing .white', '#pad button', '.digit:not(:empty)'].map((name, at) => {
    const node = document.querySelector(name)
    return at < 2 ? node.getBoundingClientRect().width : parseFloat(getComputedStyle(node).fontSize)
})"""


def test_larger_digits_dots_and_keys_are_larger_on_a_phone_and_the_board_is_not_smaller(page: Page) -> None:
    open_puzzle(page)
    page.keyboard.press("2")
    for size in [(320, 568), (390, 844)]:
        resize(page, *size)
        board, *parts = page.evaluate(WIDTHS)
        page.evaluate("document.documentElement.classList.add('larger')")
        larger_board, *larger = page.evaluate(WIDTHS)
        page.evaluate("document.documentElement.classList.remove('larger')")
        assert larger_board >= board
        assert all(after > before for before, after in zip(parts, larger, strict=True)), (parts, larger)


def test_nothing_is_lost_when_there_is_little_room(page: Page) -> None:
    """On 320 pixels, and on 1280 at 200%."""
    open_puzzle(page)
    for view in tour(page.evaluate, lambda selector: page.locator(selector).first.wait_for()):
        for width, height in [(320, 568), (640, 400)]:
            resize(page, width, height)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (view, width)
            assert page.evaluate(OUT_OF_SIGHT) == [], (view, width)


def touch(page: Page, path: list[tuple[int, int]]) -> None:
    """Put a finger on the first cell, draw it over the others, and lift it."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    for index, (row, column) in enumerate(path):
        box = cell(page, row, column).bounding_box()
        assert box is not None
        points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        kind = "touchMove" if index else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_a_finger_drags_a_selection_and_neither_scrolls_nor_brings_a_keyboard(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 600})
    open_puzzle(page, EMPTY)
    touch(page, [(1, 1), (2, 1), (3, 1), (3, 2)])
    expect(page.locator(".selected")).to_have_count(4)
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="3, 4 left").click()
    expect(page.locator(".digit:not(:empty)")).to_have_text(["3"] * 4)
    touch(page, [(4, 4)])
    expect(page.locator(".selected")).to_have_count(1)
    expect(cell(page, 4, 4)).to_be_focused()
    assert page.evaluate("document.querySelectorAll('main :is(input, textarea, [contenteditable])').length") == 0


def test_touch_targets_are_large_enough_and_taps_can_add(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_puzzle(page)
    expect(page.get_by_role("button", name="Show me how").first).to_be_visible()
    small = page.evaluate(
        """() => [...document.querySelectorAll('header button, header a, main button, main summary')]
            .filter(node => node.checkVisibility())
            .filter(node => { const box = node.getBoundingClientRect(); return box.width < 44 || box.height < 44 })
            .map(node => node.outerHTML.slice(0, 80))"""
    )
    assert small == []
    page.get_by_role("button", name="Select several cells").click()
    cell(page, 3, 3).click()
    cell(page, 4, 4).click()
    expect(page.locator(".selected")).to_have_count(3)


MOVES = """() => {
    window.moved = []
    const real = Element.prototype.animate
    Element.prototype.animate = function (...all) {
        moved.push(this.className.baseVal ?? this.className)
        return real.apply(this, all)
    }
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_digit_a_row_and_the_end_move_unless_that_is_unwanted(
    page: Page, motion: Literal["no-preference", "reduce"]
) -> None:
    page.emulate_media(reduced_motion=motion)
    page.add_init_script(f"({MOVES})()")
    open_puzzle(page)
    page.locator("#new-levels label").first.wait_for(state="attached")
    rows = SMALL_SOLUTION.split("/")
    cell(page, 1, 1).click()
    page.keyboard.press(rows[0][0])
    expect(page.locator("#live")).to_contain_text("Row 1 column 1")
    assert page.evaluate("moved") == ([] if motion == "reduce" else ["digit"])
    for column, digit in enumerate(rows[0][1:], 2):
        cell(page, 1, column).click()
        page.keyboard.press(digit)
        expect(page.locator("#live")).to_contain_text(f"Row 1 column {column}")
    assert page.evaluate("moved.filter(name => name.includes('cell')).length") == (0 if motion == "reduce" else 4)
    for row, digits in enumerate(rows[1:], 2):
        for column, digit in enumerate(digits, 1):
            cell(page, row, column).click()
            page.keyboard.press(digit)
    expect(page.locator("#result")).to_be_visible()
    assert page.evaluate("moved.includes('white') && moved.includes('black')") == (motion != "reduce")
    assert page.evaluate("document.querySelectorAll('.solved .cell.selected').length") == 1
    assert page.locator(".cell.selected").evaluate("node => getComputedStyle(node).outlineStyle") == "none"
