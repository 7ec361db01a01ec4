"""The page in a real Chromium: what a person sees and does from the first board to the last digit."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from kropki.api.http import bare
from kropki.api.routes.site import static
from tests.support.playing import (
    PUZZLE_REQUEST,
    cell,
    copy_link,
    first_record,
    message,
    names,
    open_puzzle,
    record_of,
    type_solution,
)

SOME_DOTS = "(xw)C/D/1C/D"


def test_a_puzzle_is_on_the_board_without_a_click(page: Page) -> None:
    record = first_record(page)
    expect(page.get_by_role("gridcell")).to_have_count(81)
    expect(page.locator(".given")).to_have_count(record["givens"])
    expect(page.locator(".dots circle")).to_have_count(record["ken"].count("w") + record["ken"].count("k"))


@pytest.mark.parametrize(("size", "negative"), [(4, "false"), (6, "true"), (9, "false")])  # test_access has the others
def test_a_whole_puzzle_is_played_to_the_end_with_the_keyboard(page: Page, size: int, negative: str) -> None:
    record = record_of(page, size=str(size), negative=negative, seed="played to the end")
    page.goto(f"/?ken={record['ken']}&negative={negative}")
    expect(page.get_by_role("gridcell")).to_have_count(size * size)
    rows, _, last = record["solution"].rpartition("/")
    type_solution(page, rows)
    expect(message(page)).not_to_contain_text("Solved")
    for digit in last:
        page.keyboard.press(digit)
        page.keyboard.press("ArrowRight")
    expect(message(page)).to_contain_text("Solved")
    expect(page.locator(".board.solved")).to_have_count(1)


def test_the_puzzle_that_was_there_first_is_played_to_the_end(page: Page) -> None:
    record = first_record(page)
    type_solution(page, record["solution"])
    expect(message(page)).to_contain_text("Solved")
    assert "".join(page.locator(".digit").all_text_contents()) == record["solution"].replace("/", "")


@pytest.mark.parametrize(
    ("ken", "keys", "cells", "crosses"),
    [
        pytest.param("D/D/D/D", ["1", "ArrowRight", "ArrowRight", "1"], 2, 0, id="row"),
        pytest.param("D/D/D/D", ["1", "ArrowDown", "ArrowRight", "1"], 2, 0, id="box"),
        pytest.param("D/D/D/D", ["1", "ArrowRight", "2"], 0, 1, id="gap"),
        pytest.param("(xw)C/D/D/D", ["1", "ArrowRight", "3"], 0, 1, id="white dot"),
        pytest.param("(kx)C/D/D/D", ["3", "ArrowDown", "4"], 0, 1, id="black dot"),
        pytest.param("(kx)C/D/D/D", ["2", "ArrowDown", "4"], 0, 0, id="no conflict"),
    ],
)
def test_conflicts_are_marked_in_shape_and_in_words(
    page: Page, ken: str, keys: list[str], cells: int, crosses: int
) -> None:
    open_puzzle(page, ken)
    expect(page.locator("#live")).to_have_text(re.compile("no solution"))  # or it comes in the place of what follows
    for key in keys:
        page.keyboard.press(key)
    expect(page.locator(".repeated .digit")).to_have_count(cells)
    for digit in page.locator(".repeated .digit").all():
        expect(digit).to_have_css("text-decoration-line", "underline")
    expect(page.locator(".faults path")).to_have_count(crosses)
    expect(page.get_by_role("gridcell", name=re.compile("repeated|breaks"))).to_have_count(cells + 2 * crosses)
    if cells + crosses:
        expect(page.locator("#live")).to_have_text(re.compile("Conflict"))
    else:
        expect(page.locator("#live")).not_to_have_text(re.compile("Conflict"))


def test_a_missing_dot_means_nothing_where_not_all_are_shown(page: Page) -> None:
    open_puzzle(page, SOME_DOTS, "&negative=false")
    expect(page.locator("#kind", has_text="not all dots shown")).to_be_visible()
    page.keyboard.press("ArrowDown")
    for key in ["3", "ArrowRight", "4"]:
        page.keyboard.press(key)
    expect(page.locator(".faults path")).to_have_count(0)


def test_a_missing_dot_means_half_where_all_of_one_colour_are_shown(page: Page) -> None:
    open_puzzle(page, SOME_DOTS, "&negative=white")
    expect(page.locator("#kind", has_text="shown")).to_be_visible()
    expect(page.locator("#kind").get_by_role("img", name="White dot:")).to_be_visible()
    expect(page.get_by_role("grid", name="Every white dot is drawn")).to_be_visible()
    for key in ["ArrowRight", "ArrowRight", "2", "ArrowRight", "4"]:
        page.keyboard.press(key)
    expect(page.locator(".faults path")).to_have_count(0)
    page.keyboard.press("3")
    expect(page.locator(".faults path")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_mouse_selects_drags_and_adds(page: Page) -> None:
    open_puzzle(page, "D/D/D/D")
    cell(page, 2, 2).click()
    expect(page.locator(".selected")).to_have_count(1)
    expect(cell(page, 2, 2)).to_be_focused()
    cell(page, 4, 4).click(modifiers=["Control"])
    expect(page.locator(".selected")).to_have_count(2)
    cell(page, 4, 4).click(modifiers=["Control"])
    expect(page.locator(".selected")).to_have_count(1)
    cell(page, 3, 3).click(modifiers=["Shift"])
    cell(page, 3, 3).click(modifiers=["Shift"])
    expect(page.locator(".selected")).to_have_count(2)
    cell(page, 2, 2).hover()
    page.keyboard.down("Control")
    page.mouse.down()
    cell(page, 3, 3).hover()
    page.mouse.up()
    page.keyboard.up("Control")
    expect(page.locator(".selected")).to_have_count(0)
    cell(page, 1, 1).hover()
    page.mouse.down()
    for row, column in [(1, 2), (1, 3), (2, 3)]:
        cell(page, row, column).hover()
    page.mouse.up()
    expect(page.locator(".selected")).to_have_count(4)
    page.keyboard.press("3")
    expect(page.locator(".digit:not(:empty)")).to_have_text(["3"] * 4)
    cell(page, 1, 1).dblclick()
    expect(page.locator(".selected")).to_have_count(4)


def test_the_houses_of_the_cell_are_shaded(page: Page) -> None:
    open_puzzle(page, "/".join("F" * 6))  # boxes of two rows and three columns
    for key in ["Control+Home", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"]:
        page.keyboard.press(key)
    expect(cell(page, 2, 4)).to_be_focused()
    box = {(1, 4), (1, 5), (1, 6), (2, 5), (2, 6)}
    assert shaded(page, 6) == box | {(2, 1), (2, 2), (2, 3)} | {(3, 4), (4, 4), (5, 4), (6, 4)}
    page.keyboard.press("Shift+ArrowRight")
    expect(cell(page, 2, 5)).to_be_focused()
    assert shaded(page, 6) == set()


def shaded(page: Page, size: int) -> set[tuple[int, int]]:
    """Look which cells of an empty board have the colour of houses; rows and columns count from 1."""
    colour = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--seen')")
    picture = Image.open(BytesIO(page.locator("#board").screenshot())).convert("RGB")
    width = picture.width / size
    places = [(row, column) for row in range(1, size + 1) for column in range(1, size + 1)]
    seen = {place: picture.getpixel((int((place[1] - 0.5) * width), int((place[0] - 0.5) * width))) for place in places}
    return {place for place, pixel in seen.items() if pixel == tuple(bytes.fromhex(colour.strip("# ")))}


def test_the_pad_types_like_the_keyboard(page: Page) -> None:
    open_puzzle(page, "D/D/D/D")
    page.get_by_role("button", name="Centre", exact=True).click()
    page.get_by_role("button", name="3", exact=True).click()
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1 column 1, empty, centre 3")
    page.get_by_role("button", name="Undo").click()
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1 column 1, empty")
    page.keyboard.press("ArrowRight")
    expect(cell(page, 1, 2)).to_be_focused()


def test_a_shared_link_leads_to_the_same_puzzle(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    record = first_record(page)
    copy_link(page)
    expect(message(page)).to_have_text("Link copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    before = names(page)
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_role("gridcell")).to_have_count(81)
    assert names(page) == before
    assert link.endswith(f"/k/{record['id']}")


def test_a_puzzle_that_the_service_does_not_keep_is_shared_whole(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.route("**/kropki/keep", lambda route: route.fulfill(body=""))
    record = first_record(page)
    copy_link(page)
    expect(message(page)).to_have_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/?ken={record['ken']}")


@pytest.mark.parametrize(
    ("ken", "says"),
    [
        pytest.param("<script>alert(1)</script>", "character 1", id="script"),
        pytest.param("(xw)C/D/D/D5", "row 4 to end", id="a digit too many"),
        pytest.param("", "4, 6 or 9 rows", id="nothing"),
        pytest.param("%00%ff" * 5, "character 1", id="bytes"),
        pytest.param("(xw" * 1300, "at most 1,024", id="four kilobytes"),
    ],
)
def test_a_bad_link_says_what_is_wrong_and_where_and_gives_a_puzzle(page: Page, ken: str, says: str) -> None:
    first_record(page, f"/?ken={ken}")
    expect(message(page)).to_contain_text("cannot be read")
    expect(message(page)).to_contain_text(says)
    expect(page.get_by_role("gridcell")).to_have_count(81)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".cursor.selected")).to_be_focused()


@pytest.mark.parametrize("path", ["/k/000000000000", "/k/000000000000?ken=<script>", "/?ken=<script>#<img src=x>"])
def test_a_link_to_nothing_says_so_and_gives_a_puzzle(page: Page, path: str, complaints: list[str]) -> None:
    first_record(page, path)
    expect(message(page)).to_contain_text("The puzzle in this link cannot be read")
    expect(page.get_by_role("gridcell")).to_have_count(81)
    assert page.locator("script:not([src]), main img").count() == 0
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


def test_a_new_puzzle_has_the_size_asked_for(page: Page) -> None:
    first_record(page)
    for size in (4, 6, 9):
        page.get_by_role("button", name="New", exact=True).click()
        page.get_by_role("radio", name=re.compile(f"^{size} ")).check()
        page.get_by_role("radio", name="Only some dots").check()
        page.get_by_role("button", name="New puzzle").click()
        expect(page.get_by_role("gridcell")).to_have_count(size * size)
        expect(page.locator("#kind", has_text="not all dots shown")).to_be_visible()


def test_a_service_that_fails_leaves_the_board_as_it_is(page: Page, complaints: list[str]) -> None:
    page.route(PUZZLE_REQUEST, lambda route: route.fulfill(status=503, json={"detail": "a fault"}))
    open_puzzle(page)
    page.keyboard.press("2")
    before = names(page)
    page.get_by_role("button", name="New").click()
    page.get_by_role("button", name="New puzzle").click()
    expect(message(page)).to_have_text("No new puzzle: a fault.")
    assert names(page) == before
    assert all("503" in complaint for complaint in complaints)
    complaints.clear()


def test_a_style_sheet_on_the_wire_says_the_same(page: Page) -> None:
    read = r"""text => {  // what has a variable stays as it is written
        const tidy = css => css.replace(/\s+/g, " ").replaceAll(", ", ",").replaceAll(": ", ":")
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return [...sheet.cssRules].map(rule => tidy(rule.cssText))
    }"""
    for path in static.folder().rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        assert page.evaluate(read, bare.style(text)) == page.evaluate(read, text), path
