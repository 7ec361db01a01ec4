"""A solved puzzle on its page, and solves that a page has kept."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.playing import SOLVE, record_of, type_solution


def result(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("^Solved"))


def more(page: Page) -> Locator:
    """Open the fold of a result, and give it."""
    fold = result(page).locator("details")
    fold.evaluate("node => { node.open = true }")
    return fold


def keep_solves(page: Page, *solves: dict[str, Any]) -> None:
    """Have solves in the store before the page is there."""
    for number, solve in enumerate(solves):
        value = json.dumps(json.dumps(SOLVE | solve))
        page.add_init_script(f"localStorage['kropki:solve:kept{number}'] ??= {value}")


def solve_puzzle(page: Page, **wish: str) -> dict[str, Any]:
    """Open a puzzle of the service and solve it."""
    record = record_of(page, **wish)
    page.goto(f"/k/{record['id']}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    type_solution(page, record["solution"])
    expect(result(page)).to_be_visible()
    return record
