"""The opening book on the page of records: on the board, in a list and in words, and only if it is wanted."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.dots_pages import point
from tests.support.playing import message, resize
from tests.support.record_pages import open_record, step

pytestmark = pytest.mark.release

CROSS = "AB[gg][hh]AW[gh][hg]"
GAME = f"(;GM[40]SZ[15]RU[standard]{CROSS};B[fh];W[gi];B[oo])"
TOLD = {
    "fh": [],
    "": [
        {"points": [[5, 7], [7, 5]], "games": 212, "chance": 0.544, "score": 0.6},
        {"points": [[7, 8]], "games": 1, "chance": 0.5, "score": 0.0},
    ],
}
NOTHING = (
    "The opening book has nothing for this record. By the Standard rules, it has games on 15 \u00d7 15 (empty, cross, "
    "two crosses, four crosses), 20 \u00d7 20 (empty, cross, four crosses) and 39 \u00d7 32 (cross, four crosses)."
)
SHOW = "Show what the opening book knows"


def answering(page: Page) -> list[str]:
    """Have the service answer as ``TOLD``; return the moves of each question, as they come."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        query = parse_qs(urlsplit(route.request.url).query, keep_blank_values=True)
        assert (query["size"], query["start"]) == (["15x15"], ["cross"])
        asked.append(query["moves"][0])
        told = {"player": 1, "games": 1600, "moves": TOLD.get(asked[-1], TOLD[""])}
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route("**/dots/book?*", answer)
    return asked


@pytest.mark.parametrize("width", [390, 1280])
def test_the_book_is_shown_on_the_board_and_in_a_list_that_plays_its_moves(page: Page, width: int) -> None:
    asked = answering(page)
    resize(page, width, 800)
    open_record(page, GAME)
    assert asked == []
    page.get_by_label(SHOW).check()
    expect(page.locator("#book-words")).to_contain_text("The computer played 1,600 openings on this board.")
    expect(page.locator("#board .known text")).to_have_text(["54", "54", "?"])
    expect(point(page, 6, 8)).to_have_accessible_name("Column 6, row 8, open, played 212 times, 54%")
    moves = page.locator("#book-moves").get_by_role("button")
    twice = "column 6, row 8 (or 1 other point, by symmetry): played 212 times, 54%"
    expect(moves.nth(0)).to_have_accessible_name(twice)
    expect(moves.nth(1)).to_have_accessible_name("column 8, row 9: played 1 time, too few for a percentage")
    moves.nth(1).focus()
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("Blue: column 8, row 9.")
    expect(page.locator("#board .known text")).to_have_count(3)
    expect(point(page, 8, 9)).to_have_accessible_name(re.compile("last move"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label(SHOW).uncheck()
    expect(page.locator("#board .known text")).to_have_count(0)
    expect(point(page, 6, 8)).to_have_accessible_name("Column 6, row 8, open")
    assert asked == ["", "hi"]


def test_a_position_that_is_not_known_is_told_so_and_asked_for_once(page: Page) -> None:
    asked = answering(page)
    open_record(page, GAME)
    page.get_by_label(SHOW).check()
    expect(page.locator("#book-moves li")).to_have_count(2)
    step(page, "Next")
    expect(page.locator("#book-words")).to_have_text("The opening book does not know this position.")
    expect(page.locator("#book-moves li")).to_have_count(0)
    step(page, "Back")
    expect(page.locator("#book-moves li")).to_have_count(2)
    step(page, "Next")
    expect(page.locator("#book-words")).to_have_text("The opening book does not know this position.")
    assert asked == ["", "fh"]
    page.reload()
    expect(page.get_by_label(SHOW)).to_be_checked()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"(;GM[40]SZ[15]RU[kepung]{CROSS})", NOTHING),
        (f"(;GM[40]SZ[16]RU[standard]{CROSS})", NOTHING),
        ("(;GM[40]SZ[15]RU[standard]AB[gg][hh]AW[gh])", NOTHING),
        ("(;GM[40]SZ[39:32]RU[standard])", NOTHING),
        (f"(;GM[40]SZ[15]RU[standard]{CROSS};W[aa])", "The opening book does not know this position."),
        (
            "(;GM[40]SZ[15]RU[standard]" + "".join(f";{'BW'[n % 2]}[a{'abcdefghijklmno'[n]}]" for n in range(12)) + ")",
            "The opening book does not know this position.",
        ),
    ],
)
def test_what_the_book_cannot_know_is_not_asked_for(page: Page, text: str, said: str) -> None:
    asked = answering(page)
    open_record(page, text)
    step(page, "Last position")
    page.get_by_label(SHOW).check()
    expect(page.locator("#book-words")).to_have_text(said)
    assert asked == []


def test_without_a_connection_it_says_so(page: Page, complaints: list[str]) -> None:
    page.route("**/dots/book?*", lambda route: route.abort())
    open_record(page, GAME)
    page.get_by_label(SHOW).check()
    expect(page.locator("#book-words")).to_have_text("The opening book needs a connection.")
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()
