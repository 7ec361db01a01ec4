"""The page of dots, as tests read and use it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

SMALL = {"size": [5, 5], "rules": "standard", "start": "empty"}
CROSS = {"size": [9, 9], "rules": "standard", "start": "cross"}


def begin(page: Page, setup: dict[str, Any], *, moves: Any = (), opponent: Any = None) -> None:
    """Open the page with a game that was kept; one that is kept already goes on."""
    kept = json.dumps({"setup": setup, "moves": list(moves), "opponent": opponent, "seed": 1})
    page.add_init_script(f"localStorage['kropki:dots:game'] ??= {json.dumps(kept)}")
    page.goto("/dots")
    expect(points(page)).to_have_count(setup["size"][0] * setup["size"][1])


def points(page: Page) -> Locator:
    return page.get_by_role("gridcell")


def point(page: Page, x: int, y: int) -> Locator:
    """Return the point in column *x* and row *y*, from 1."""
    return page.locator(
        f'[role=gridcell][aria-label^="Column {x}, row {y},"]:visible'
    )  # as by role and name, but quick


def record(page: Page) -> str:
    """Return the game on the board as a record."""
    open_keeping(page)
    text = page.locator("#record textarea").input_value()
    page.get_by_role("button", name="Close").click()
    return text


def open_keeping(page: Page) -> None:
    """Open the dialog where the game on the board is kept, or another one opened."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Keep or open a game").click()


def open_new(page: Page) -> None:
    """Open the dialog of a new game, with all that can be chosen."""
    page.get_by_role("button", name="New", exact=True).click()
    show_more(page)


def show_more(page: Page) -> None:
    """Show all that can be chosen of a new game."""
    page.locator("#more-choices").evaluate("node => { node.open = true }")


def kept(page: Page) -> list[Any]:
    """Return the moves of the game that is kept."""
    moves: list[Any] = json.loads(page.evaluate("localStorage['kropki:dots:game']"))["moves"]
    return moves


def answer_with(page: Page, *answers: dict[str, Any]) -> list[dict[str, Any]]:
    """Return *answers* in the place of the service, in turn, the last one for ever; give the list of what is asked."""
    asked: list[dict[str, Any]] = []

    def fulfil(route: Route) -> None:
        answer = answers[min(len(asked), len(answers) - 1)]
        asked.append(json.loads(route.request.post_data or ""))
        if answer.get("abort"):
            route.abort()
        else:
            route.fulfill(**answer)

    page.route("**/dots/move", fulfil)
    return asked


def chosen(*move: Any, reason: Any = None) -> dict[str, Any]:
    """Return the answer of the service that chooses a move."""
    return {"json": {"move": list(move), "score": 0, "chance": 0.5, "reason": reason, "level": 1}}
