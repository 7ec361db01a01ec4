"""The page of a game of Dots with a friend, as tests read and use it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.support.dots_pages import point, show_more

SMALL = {"width": "5", "height": "5", "start": "empty"}


def begin(page: Page, *, is_open: bool = False, **fields: str) -> str:
    """Begin a game on the page, as Blue; give the link for the friend."""
    page.goto("/dots/game")
    show_more(page)
    page.get_by_label(re.compile("Anyone may join")).set_checked(is_open)
    for name, value in {**SMALL, **fields}.items():
        field = page.locator(f"#new-form [name={name}]")
        if name in {"width", "height", "move_limit", "first_to"}:
            field.fill(value)
        else:
            field.select_option(value)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#invite")).to_be_visible()
    return str(page.evaluate("JSON.parse(localStorage['kropki:dots:seats'])[0].invite"))


def play(page: Page, friend: Page, points: list[tuple[int, int]], before: int = 0) -> None:
    """Put dots by turns, after so many before; each is on both pages when the next is put."""
    for number, (x, y) in enumerate(points, before):
        point((page, friend)[number % 2], x, y).click()
        for side in (page, friend):
            expect(side.locator("#board .dot")).to_have_count(number + 1)
