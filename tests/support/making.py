"""Steps that the tests of the workshop share."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

SMALL = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"


def verdict(page: Page) -> Locator:
    return page.locator("#verdict")


def small(page: Page) -> None:
    """Open the workshop with a puzzle of 4x4 that has one solution."""
    page.goto(f"/make?ken={SMALL}")
    expect(verdict(page)).to_have_text("One solution.")


def edge(page: Page, row: float, column: float) -> tuple[float, float]:
    """Return where a point of the board is on the screen, measured in cells from its corner."""
    box = page.locator("#board").bounding_box()
    size = page.locator("#board [role=row]").count()
    assert box
    return box["x"] + column * box["width"] / size, box["y"] + row * box["height"] / size
