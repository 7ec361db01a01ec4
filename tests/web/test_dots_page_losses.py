"""The page of records: whom a move credits, side lines and the way back, how a game ended, and why dots were lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.support.dots_pages import point
from tests.support.playing import held_requests, message, resize
from tests.support.processes import wait_for
from tests.support.record_pages import GAME, IN_SIGHT, LOST, box, current, judged, kept, open_record, step

pytestmark = pytest.mark.release

INTO_POOL = "(;GM[40]SZ[5]RU[standard];B[cb];W[aa];B[bc];W[ea];B[dc];W[ee];B[cd];W[cc])"
STOPPED = "(;GM[40]SZ[9]RU[no-territory];B[dd];W[gg];B[de];W[gh];B[];W[])"
CORRIDOR = (  # after Red's move 8 the dot in column 3, row 3 has two ways to be closed in
    "(;GM[40]SZ[7]RU[standard];B[cb];W[cc];B[bc];W[ga];B[bd];W[gb];B[dc];W[gc];B[dd];W[cd];B[ce];W[gf])"
)
LONG_STEPS = "(;GM[40]SZ[7]RU[paper+two_steps];B[cb];W[cc];B[bc];W[aa];B[dc];W[ga];B[cd.cbdccdbccb])"
WHY = "Why did I lose these dots? Analyse finds the moves that cost most."


def answer(page: Page, lines: list[dict[str, Any]]) -> None:
    """Have the service's analysis be *lines*."""
    body = "".join(json.dumps(line) + "\n" for line in lines)
    page.route("**/dots/analyse", lambda route: route.fulfill(body=body, content_type="application/x-ndjson"))


@pytest.mark.parametrize(
    ("record", "heard", "side", "seen"),
    [
        (INTO_POOL, "Move 8: Red, column 3, row 3, loses 1 dot", 1, "+1"),
        (STOPPED, "Move 5: Blue, STOP, loses 2 dots", 2, "+2"),
        (GAME, "Move 8: Blue, column 4, row 3, captures 1 dot", 0, "+1"),
    ],
    ids=["into a pool", "stop", "own capture"],
)
def test_the_list_credits_who_captured(page: Page, record: str, heard: str, side: int, seen: str) -> None:
    open_record(page, record)
    step(page, "Next", int(heard.split()[1][:-1]))
    expect(current(page)).to_have_text(re.compile(f"{heard}$"))
    expect(current(page).locator("b")).to_have_text(seen)
    assert current(page).locator(".credit").count() == bool(side)
    if side:
        expect(current(page).locator(f".credit.side-of-{side}")).to_be_visible()


@pytest.mark.parametrize("width", [320, 390, 820, 1280, 1920])
def test_no_cell_of_the_list_is_cut(page: Page, width: int) -> None:
    answer(page, [judged(at, [1 + (at + 1) % 2, 0, 0], [1 + (at + 1) % 2, 4, 3], 0.0, 14.0) for at in range(1, 9)])
    resize(page, width, 800)
    page.goto(f"/dots/records?analyse#sgf={quote(INTO_POOL, safe='()')}")
    expect(page.locator("#progress-words")).to_contain_text("Done")
    step(page, "Last position")
    assert page.locator(".move").evaluate_all(
        "nodes => nodes.every(node => [...node.children].filter(each => !each.matches('.unseen')).every(each =>"
        " each.getBoundingClientRect().right <= node.getBoundingClientRect().right &&"
        " each.getBoundingClientRect().bottom <= node.getBoundingClientRect().bottom + 1))"
    )


@pytest.mark.parametrize("width", [320, 390, 820, 1280])
def test_a_side_line_says_so_and_leads_back_to_the_game(page: Page, width: int) -> None:
    line = [[2, 4, 3], [1, 3, 3], [2, 5, 4]]
    lost = judged(7, [1, 1, 0], [1, 3, 6], 0.0, 3.0) | {
        "refutation": {"code": "double attack", "dots": 2, "sentence": "Loses 2 dots: so it is.", "line": line}
    }
    answer(page, [lost, judged(8, [2, 9, 9], [2, 9, 9], 0.0, 0.0)])
    resize(page, width, 844)
    page.goto(f"/dots/records?analyse#sgf={quote(LOST, safe='()')}")
    back = page.get_by_role("button", name="Back to the game")
    expect(back).to_be_hidden()
    expect(page.locator("#blunders li > button").first).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Show why").click()
    expect(page.locator("#number")).to_have_text("7 / 10")
    expect(page.locator("#graph .slip")).to_have_count(1)  # the only move of this line that was judged
    expect(message(page)).to_be_in_viewport()
    expect(back).to_be_in_viewport(ratio=1)
    if width < 1000:  # it lies over what is scrolled, and not over what is said
        bar, said = box(page, "#aside"), box(page, "#message")
        assert said["y"] >= bar["y"] + bar["height"]
    expect(page.locator("#aside")).to_contain_text("A side line after move 7")
    expect(page.locator("#ways button")).to_have_text([re.compile(r"^1: Red.*\(the game\)$"), re.compile(r"row 4$")])
    step(page, "Last position")
    page.locator("#editing").scroll_into_view_if_needed()
    expect(back).to_be_in_viewport(ratio=1)
    page.goto("/dots/records")  # opened again: the game as it was played
    expect(message(page)).to_contain_text("The record of last time.")
    expect(page.locator("#number")).to_have_text("7 / 8")
    expect(back).to_be_hidden()
    page.locator("#ways button").last.click()
    expect(page.locator("#number")).to_have_text("8 / 10")
    back.click()
    expect(page.locator("#number")).to_have_text("7 / 8")
    expect(back).to_be_hidden()
    expect(page.locator("#moves button")).to_have_count(8)


@pytest.mark.parametrize("ask", ["Show why", "Show what was better"])
@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (568, 320), (844, 390), (820, 1180)])
def test_board_keys_and_words_of_a_side_line_are_in_sight_together(
    page: Page, width: int, height: int, ask: str
) -> None:
    sentence = "Loses 2 dots: the next dot attacks in two places, and only one of them can be saved."
    line = [[2, 4, 3], [1, 3, 3], [2, 5, 4]]
    lost = judged(7, [1, 1, 0], [1, 3, 6], 0.0, 3.0) | {
        "refutation": {"code": "double attack", "dots": 2, "sentence": sentence, "line": line},
        "line": [[1, 3, 6], [2, 4, 3], [1, 5, 6]],
    }
    answer(page, [lost, judged(8, [2, 9, 9], [2, 9, 9], 0.0, 0.0)])
    resize(page, width, height)
    page.goto(f"/dots/records?analyse#sgf={quote(LOST, safe='()')}")
    page.get_by_role("button", name=ask).click()
    expect(message(page)).to_contain_text("Next steps through it.")
    seen = page.locator("#board, #aside, #steps button, #message")
    assert seen.evaluate_all(IN_SIGHT) == []
    page.locator("#book-title").scroll_into_view_if_needed()
    assert page.locator("#board, #aside, #steps button").evaluate_all(IN_SIGHT) == []


def test_an_ended_game_says_how_it_ended_and_nothing_of_a_best_move(page: Page) -> None:
    answer(
        page,
        [
            *(judged(at, [2 - at % 2, at, 0], [2 - at % 2, 8, 8], 0.0, 0.0) for at in range(1, 5)),
            judged(5, [1, 0, 0], [1, 8, 8], -2.0, 11.9) | {"played": [1, "stop"]},
            judged(6, [2, 0, 0], [2, 8, 8], 2.0, 0.0) | {"played": [2, "done"], "best": [2, "done"]},
        ],
    )
    page.goto(f"/dots/records?analyse#sgf={quote(STOPPED, safe='()')}")
    listed = page.locator("#blunders li > button")
    expect(listed).to_have_text("Move 5, Blue, STOP: cost 12 ± 1 dots; better column 9, row 9")
    expect(page.get_by_role("heading", name="Why did Blue lose? Blue\u2019s moves that cost most")).to_be_visible()
    expect(page.locator("#progress-words")).to_have_text("Done: By weak moves, Blue gave away 12 ± 1 dots, Red 0.")
    step(page, "Last position")
    expect(message(page)).to_contain_text("Red wins by 2: Blue 0, Red 2.")
    expect(message(page)).not_to_contain_text("best move")
    expect(message(page)).not_to_contain_text("chance to win")
    page.get_by_role("button", name="Write this into the comments").click()
    expect(message(page)).to_have_text("The comments of 5 moves say what was found.")
    record = kept(page)
    assert [bool(record.comment(number)) for number in range(7)] == [False, *(5 * [True]), False]


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_a_captured_dot_tells_with_which_move_it_was_lost_and_leads_to_that(page: Page, width: int) -> None:
    resize(page, width, 844)
    open_record(page, CORRIDOR)
    before = kept(page)
    step(page, "Last position")
    point(page, 3, 3).click()
    expect(message(page)).to_have_text("Red lost this dot, column 3, row 3, with move 11: Blue, column 3, row 5.")
    for seen in (page.locator("#captor"), message(page)):
        expect(seen).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Why? After move 8 nothing saved it").click()
    expect(page.locator("#number")).to_have_text("8 / 12")
    expect(message(page)).to_have_text(
        "After this move nothing saved Red\u2019s dot in the square, column 3, row 3. Blue took it with move 11."
    )
    expect(message(page)).to_be_in_viewport(ratio=1)
    expect(point(page, 3, 3)).to_have_accessible_name("Column 3, row 3, red dot, square")
    expect(page.locator("#captor")).to_be_hidden()
    point(page, 3, 2).click()  # a dot that lives
    expect(page.locator("#captor")).to_be_hidden()
    step(page, "Next")
    expect(page.locator("#board .mark")).to_have_count(0)
    assert kept(page) == before
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_an_analysis_shows_how_the_dot_was_taken(page: Page) -> None:
    took = {"code": "capture", "dots": 1, "sentence": "Loses 1 dot: so it is.", "line": [[1, 2, 3]]}
    elsewhere = took | {"line": [[1, 6, 6]]}
    for refutation, number in ((took, "8 / 9"), (elsewhere, "8 / 12")):
        lines = [judged(at, [2 - at % 2, 0, 0], [2 - at % 2, 4, 6], 0.0, 0.0) for at in range(1, 13)]
        answer(page, [line | {"lost": 3.0, "refutation": refutation} if line["move"] == 8 else line for line in lines])
        page.goto(f"/dots/records?analyse#sgf={quote(CORRIDOR, safe='()')}")
        expect(page.locator("#progress-words")).to_contain_text("Done")
        step(page, "Last position")
        point(page, 3, 3).click()
        page.get_by_role("button", name="Why? After move 8 nothing saved it").click()
        expect(page.locator("#number")).to_have_text(number)
        page.goto("about:blank")


@pytest.mark.parametrize("width", [320, 1280])
def test_where_it_is_not_known_what_lost_a_dot_the_last_costly_move_is_named_so(page: Page, width: int) -> None:
    lost = [judged(at, [2 - at % 2, 0, 0], [2 - at % 2, 4, 3], 0.0, 3.0 if at == 6 else 0.0) for at in range(1, 8)]
    answer(page, lost)
    resize(page, width, 844)
    open_record(page, LONG_STEPS)
    expect(page.locator("#progress-words")).to_have_text(WHY)
    step(page, "Last position")
    point(page, 3, 3).click()
    page.get_by_role("button", name="Why? Analyse the game").click()
    expect(page.locator("#progress-words")).to_contain_text("Done")
    point(page, 3, 3).click()
    last = page.get_by_role("button", name="The last costly move before it: move 6 cost 3")
    expect(last).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    last.click()
    expect(page.locator("#number")).to_have_text("6 / 7")


def hold_answer(page: Page) -> Callable[[], None]:
    """Ask why dots were lost, and return what gives the service's answer: a costly move of Blue, and three of Red."""
    slips = {5: 9.0, 4: 8.0, 6: 7.0, 8: 6.0}
    lost = {
        "reason": {"code": "save", "dots": 2, "sentence": "Saves 2 dots: they were one move from capture."},
        "refutation": {"code": "capture", "dots": 1, "sentence": "Loses 1 dot: the next dot captures it.", "line": []},
    }
    lines = [judged(at, [2 - at % 2, 0, 0], [2 - at % 2, 4, 6], 0.0, slips.get(at, 0.0)) | lost for at in range(1, 13)]
    held = held_requests(page, "**/dots/analyse")
    page.goto(f"/dots/records?analyse=1#sgf={quote(CORRIDOR, safe='()')}")
    words = page.locator("#progress-words")
    expect(words).to_have_text("Why dots were lost: looking at 12 moves.")
    expect(words).to_be_in_viewport(ratio=1)
    body = "".join(json.dumps(line) + "\n" for line in lines)

    def give() -> None:
        wait_for(lambda: page.evaluate("true") and held)  # a call, so that it is seen
        held[0].fulfill(body=body, content_type="application/x-ndjson")
        expect(words).to_contain_text("Done")

    return give


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390), (820, 1180)])
def test_why_dots_were_lost_is_in_sight_once_it_is_known(page: Page, width: int, height: int) -> None:
    resize(page, width, height)
    hold_answer(page)()
    expect(page.locator("#cost-words")).to_be_visible()  # of two numbers for one move it says which is which
    expect(page.locator("#blunders-title")).to_be_in_viewport(ratio=1)
    first = page.locator("#blunders > li")
    expect(first).to_have_count(1)
    assert page.locator("#board, #blunders-title, #blunders > li, #blunders button").evaluate_all(IN_SIGHT) == []


def test_who_scrolls_while_it_is_looked_for_is_left_there(page: Page) -> None:
    resize(page, 390, 844)
    give = hold_answer(page)
    page.locator("#message").hover()
    page.mouse.wheel(0, 5000)
    expect(page.locator("#tool-words")).to_be_in_viewport(ratio=1)
    give()
    expect(page.locator("#tool-words")).to_be_in_viewport(ratio=1)
