"""The page of a game with a friend: its course below names, its end, and the wish to play again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.dots_pages import point
from tests.support.friend_pages import begin
from tests.support.playing import outside, resize
from tests.support.record_pages import box

pytestmark = pytest.mark.release

ONE_LINE = """nodes => nodes.filter(node => {
    const words = document.createRange()
    words.selectNodeContents(node.lastChild)
    return words.getClientRects().length > 1
}).map(node => node.textContent)"""  # those whose words are in several lines
NAMED = "() => [1, 2].forEach(side => document.getElementById(`name-${side}`).textContent = 'Somebody #W9NF66 1500?')"


def test_a_tablet_has_the_course_also_below_names(page: Page, friend: Page) -> None:
    friend.goto(begin(page))
    point(page, 3, 3).click()
    resize(page, 820, 1180)
    page.evaluate(NAMED)
    expect(page.locator("#played .moves:visible")).to_be_in_viewport(ratio=1)  # and no graph, as nobody leads


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
def test_neither_the_end_nor_a_wish_to_play_again_moves_the_board(
    page: Page, friend: Page, width: int, height: int
) -> None:
    resize(page, width, height)
    friend.goto(begin(page))
    point(page, 3, 3).click()
    expect(friend.locator("#board .dot")).to_have_count(1)
    if width > 400:
        page.evaluate(NAMED)
    board = box(page, "#board .sheet")
    friend.get_by_role("button", name="Resign").click()
    friend.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#result")).to_have_text("You win: Red resigns.")
    assert box(page, "#board .sheet") == board
    keys = page.locator(".buttons .key:visible").evaluate_all("nodes => nodes.map(node => node.offsetHeight)")
    assert len(keys) == 3  # what is over has gone
    assert len(set(keys)) == 1
    assert page.locator(".side :is(a, .key, .main):visible").evaluate_all(ONE_LINE) == []
    friend.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Agree")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_hidden()
    assert box(page, "#board .sheet") == board
    assert outside(page, ".side :is(a, button)") == []
