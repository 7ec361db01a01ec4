"""The page of lessons, as tests read and use it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kropki.generator.ladder.rungs import RUNGS
from tests.support.playing import cell

STATIONS = 1 + 3 + len(RUNGS) + 5 + 3 + 1  # a dot, games and a way, techniques, tests, drills, review


def told(page: Page) -> Locator:
    """Find what is said beside the board."""
    return page.locator(".told")


def begin(page: Page, technique: str, learned: str = "{}") -> dict[str, Any]:
    """Begin to practise; give the position."""
    page.add_init_script(f"localStorage['kropki:learned'] ??= '{learned}'")
    page.goto(f"/learn#{technique.lower().replace(' ', '-')}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    with page.expect_response(re.compile("/kropki/practice")) as response:
        page.get_by_role("button", name="Practice").click()
    expect(told(page)).to_contain_text(f"Find: {technique}")
    position: dict[str, Any] = response.value.json()
    position["answers"].sort(key=length)
    return position


def length(step: dict[str, Any]) -> int:
    """Return how long a step is told: the shortest is shown first."""
    return 1000 * len(step["chain"]) + len(step["sentence"])


def looked_at(step: dict[str, Any], size: int) -> int:
    """Return how many cells are to be looked at: those of two houses, or else six of the step."""
    houses = step["picture"]["houses"][:2]
    crossing = int(sorted(name.split()[0] for name in houses) == ["column", "row"])
    return len(houses) * size - crossing if houses else min(6, len(step["cells"]))


def pick(page: Page, name: str) -> None:
    cell(page, int(name[1]), int(name[3])).click()


def elimination(position: dict[str, Any]) -> tuple[str, int]:
    """Return a cell and a candidate that goes."""
    name, digits = next(iter(position["answers"][0]["eliminations"].items()))
    return name, digits[0]


def truth(position: dict[str, Any], name: str) -> int:
    return int(position["solution"].split("/")[int(name[1]) - 1][int(name[3]) - 1])
