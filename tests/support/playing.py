"""Steps that the tests of the page share: opening puzzles, finding cells, typing."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

EMPTY = "D/D/D/D"  # a board of size 4 without a digit or a dot
SMALL = "(kk)(wx)A(wx)/A(ww)(wk)(kx)/(wk)(kw)(wx)A/A(xk)(xk)A"
SMALL_SOLUTION = "2413/1342/4231/3124"
SOLVE: dict[str, Any] = {  # as the page keeps one
    "level": "hard",
    "size": 9,
    "negative": True,
    "spent": 240_000,
    "hints": 0,
    "checks": 0,
    "done": 1_700_000_000_000,
    "pasted": False,
}
PUZZLE_REQUEST = re.compile(r"/kropki\?")


def first_record(page: Page, path: str = "/") -> dict[str, Any]:
    """Open the page and give the record that it puts on the board."""
    with page.expect_response(PUZZLE_REQUEST) as response:
        page.goto(path)
    expect(page.get_by_role("gridcell").first).to_be_visible()
    record: dict[str, Any] = response.value.json()
    return record


def record_of(page: Page, **wish: str) -> dict[str, Any]:
    """Ask the API for a puzzle with its solution."""
    answer = page.request.get("/kropki", params={"solution": "true", **wish})
    assert answer.ok
    record: dict[str, Any] = answer.json()
    return record


def open_puzzle(page: Page, ken: str = SMALL, query: str = "") -> None:
    """Open the page on a puzzle and wait for its board."""
    page.goto(f"/?ken={ken}{query}")
    expect(page.get_by_role("gridcell").first).to_be_visible()


def cell(page: Page, row: int, column: int) -> Locator:
    """Find a cell by its accessible name; rows and columns count from 1.

    By its attributes: to compute the names of all cells, as Playwright does by role and name, takes far longer.
    """
    return page.locator(f'[role=gridcell][aria-label^="Row {row} column {column}"]:visible')


def names(page: Page) -> list[str]:
    """Return the accessible names of all cells, as they are set."""
    found: list[str] = page.get_by_role("gridcell").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    return found


def type_solution(page: Page, solution: str) -> None:
    """Fill in the board row by row with the keyboard alone; givens are typed over, which does nothing."""
    page.keyboard.press("Control+Home")
    for row in solution.split("/"):
        for digit in row:
            page.keyboard.press(digit)
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")


def wait_until(page: Page, condition: str) -> None:
    """Wait until *condition* holds in the page, by a script that the page's policy of contents lets through.

    Playwright's own ``wait_for_function`` evaluates text in the page each time that the condition did not hold.
    """
    page.evaluate(f"new Promise(done => {{ const look = () => {condition} ? done() : setTimeout(look, 10); look() }})")


def resize(page: Page, width: int, height: int) -> None:
    """Return the page another size, and wait until it has it, and what is on it has its place."""
    page.set_viewport_size({"width": width, "height": height})
    wait_until(page, f"(innerWidth === {width} && innerHeight === {height})")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


OUTSIDE = """nodes => nodes.filter(node => node.checkVisibility()).filter(node => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
}).map(node => node.outerHTML.slice(0, 80))"""
SCROLLS = "[document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]"


def outside(page: Page, selector: str) -> list[str]:
    """Return the elements that are not whole on the screen, and the page itself where it has to be scrolled."""
    found: list[str] = page.locator(selector).evaluate_all(OUTSIDE)
    return found + ["the page"] * any(page.evaluate(SCROLLS))


def choose(page: Page, name: str) -> None:
    """Choose an entry of the menu, once the dialogs are loaded."""
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.get_by_role("button", name="More").click()
    page.locator("#menu").get_by_text(name, exact=True).click()


def fill_candidates(page: Page) -> None:
    """Fill in all candidates, once what does it is loaded."""
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.get_by_role("button", name="Fill in all candidates").click()


def open_settings(page: Page) -> None:
    """Open the settings, with those that few change."""
    choose(page, "Settings")
    page.locator("#settings .more").evaluate("node => { node.open = true }")


def copy_link(page: Page) -> None:
    """Copy the link by the sheet on which a puzzle is shared."""
    choose(page, "Share")
    page.get_by_role("button", name="Copy the link").click()


def held_requests(page: Page, pattern: str | re.Pattern[str]) -> list[Route]:
    """Keep requests unanswered; give them as they come."""
    held: list[Route] = []
    page.route(pattern, lambda route: held.append(route))  # noqa: PLW0108 - it is looked into
    return held


def message(page: Page) -> Locator:
    """Find the message beside the board."""
    return page.locator("#message")
