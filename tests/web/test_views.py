"""Every view of the page in Chromium: no axe violation in any theme, and the pictures that were looked at."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page

from tests.support.playing import open_puzzle
from tests.support.views import (
    LARGEST_DIFFERENCE,
    PICTURED,
    THEMES,
    WEAR,
    WITH_PICTURES,
    difference,
    settings_script,
    tour,
    unlike,
    violations,
)

pytestmark = pytest.mark.release


@pytest.fixture
def visit(page: Page) -> Page:
    """A page without motion, whose pictures are as large as those that are kept."""
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 1600})
    return page


def until(page: Page) -> Any:
    """Return what waits for an element."""
    return lambda selector: page.locator(selector).first.wait_for()


def test_axe_finds_nothing_in_any_view_and_theme(visit: Page) -> None:
    visit.add_init_script(settings_script(THEMES[0]))
    open_puzzle(visit)
    assert violations(visit.evaluate, until(visit)) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_that_was_chosen_is_worn(visit: Page, theme: str) -> None:
    visit.add_init_script(settings_script(theme))
    visit.goto("/privacy.html")
    assert visit.locator("html").get_attribute("data-theme") == theme


def pictures(page: Page) -> list[Image.Image]:
    """Return the pictures of the open dialog as they are on the screen."""
    return [picture(one) for one in page.locator(PICTURED).all()]


def picture(one: Locator) -> Image.Image:
    return Image.open(BytesIO(one.screenshot())).convert("RGB")


def test_the_pictures_in_dialogs_are_those_that_were_looked_at(visit: Page, tmp_path: Path) -> None:
    visit.add_init_script(settings_script(THEMES[0]))
    open_puzzle(visit)
    faults = []
    for view in tour(visit.evaluate, until(visit), WITH_PICTURES):
        for theme in THEMES:
            visit.evaluate(WEAR, theme)
            faults += [
                unlike(seen, f"{view}-{theme}-{number}", tmp_path) for number, seen in enumerate(pictures(visit))
            ]
    assert [fault for fault in faults if fault] == []
    assert len(faults) >= 6 * len(THEMES)  # four in the rules, two in the tutorial


def test_a_wrong_fill_is_a_difference(visit: Page) -> None:
    paint = "([shape, fill]) => document.querySelectorAll(`dialog[open] ${shape}`).forEach(it => it.style.fill = fill)"
    shapes = {"rules": [("path", 4), (".white", 1), (".black", 2)], "lesson": [(".white", 1), (".black", 1)]}
    open_puzzle(visit)
    for view in tour(visit.evaluate, until(visit), tuple(shapes)):
        before = pictures(visit)
        for shape, count in shapes[view]:
            visit.evaluate(paint, [shape, "#c33"])
            apart = [difference(*both) for both in zip(before, pictures(visit), strict=True)]
            visit.evaluate(paint, [shape, ""])
            assert sum(each > LARGEST_DIFFERENCE for each in apart) == count, (shape, apart)
