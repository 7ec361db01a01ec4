"""Every view of the page, in any browser: how it is reached, and what is looked at there.

The dialogs are those of the page itself, so a new one is looked at without a word here, unless no button opens it: then
it needs a way of its own in `WAYS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from tests.support.playing import SMALL_SOLUTION

ROOT = Path(__file__).parents[2]
THEMES = ("light", "dark", "barbie", "oppenheimer")
DIALOGS = tuple(re.findall(r"<dialog id=\"([\w-]+)\"", (ROOT / "web/sudoku/dialogs.html").read_text(encoding="utf-8")))
PICTURES = ROOT / "tests" / "data" / "pictures"
PICTURED = "dialog[open] :is(svg:not(button svg, .board svg, .language svg, .thumb), .board, canvas, img)"
WITH_PICTURES = (*DIALOGS, "lesson")
TILE = 8  # pixels: pictures are compared on average over squares of this side, so that a single dot counts
LARGEST_DIFFERENCE = 40  # of 255, in any square: browsers differ by up to 12, a wrong fill by 100 and more
MARGIN = 2  # pixels at the edge of a picture, where the page around it may be seen
ROUNDING = 2  # pixels that a picture may be smaller or larger, since it lies between two

CLICK = 'document.querySelector("{}").click()'
ENTER = """[...'{}'].forEach((digit, index) => {{
    const cell = document.querySelectorAll('#board [role=gridcell]')[index]
    if (cell.querySelector('.digit').textContent === digit) return
    cell.focus()
    document.querySelector(`#pad [data-digit="${{digit}}"]`).click()
}})"""
LOOK = "document.querySelectorAll('#board [role=gridcell]')[{}].focus(); " + CLICK.format("[data-act=why]")
CLOSE = """() => {
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close()
    for (const open of document.querySelectorAll(':popover-open')) open.hidePopover()
}"""
AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(
    encoding="utf-8"
)  # run, since no script can be added
LOAD_AXE = f"() => {{ if (!window.axe) {{ {AXE} }} }}"
COLOUR_RULES = ["color-contrast", "link-in-text-block"]  # of axe: all of its default rules that a theme can break
RUN_AXE = """async rules => {
    const part = rules && [...document.querySelectorAll('dialog[open]')].at(-1) || document
    const { violations } = await axe.run(part, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`))
}"""  # by all rules, or some: then of an open dialog alone, as what is behind it was looked at before it opened
WEAR = "theme => { document.documentElement.dataset.theme = theme }"  # as the page does where another is chosen
UNKNOWN = """known => [...document.querySelectorAll('dialog, [role=dialog]')]
    .map(({ id }) => id).filter(id => !known.includes(id))"""

Run = Callable[..., Any]  # calls a function of JavaScript in the page with values, and gives what it returns
Until = Callable[[str], object]  # waits for an element to be seen
Way = tuple[str, str]  # JavaScript that takes a step, and the selector of what is seen then

SOLVE = (
    '{"level": "hard", "size": 9, "negative": true, "spent": 9000, "hints": 0, "checks": 0, "done": 9, "pasted": false}'
)
STATISTICS = "[data-open=statistics]"
NEXT: Way = (CLICK.format("[data-lesson='1']"), "#lesson")
WAYS: dict[str, list[Way]] = {  # from one to the next, on the board `SMALL` at the first visit
    "first visit": [("0", "#message .main")],
    "hint": [(CLICK.format("[data-act=hint]"), ".argument[data-kind=hint] .lines p")],
    "idea": [(CLICK.format("[data-act=hint]"), ".argument .technique")],
    "step": [(CLICK.format("[data-act=hint]"), ".sketch circle")],
    "whole argument": [(CLICK.format(".argument .turns .whole"), ".argument [aria-current]")],
    "far": [(LOOK.format(0), ".argument[data-kind=why]")],
    "the way there": [(CLICK.format(".argument .turns .main"), ".argument[data-kind=hint]")],
    "reason": [(LOOK.format(12), ".argument[data-kind=why]")],
    "its argument": [(CLICK.format(".argument .turns .main"), ".argument [aria-current]")],
    "wrong digit": [(ENTER.format("3") + "; " + CLICK.format("[data-act=hint]"), ".argument[data-kind=fault]")],
    "went back": [(CLICK.format(".argument .turns .main"), "#message:not(:empty)")],
    "right": [(CLICK.format("[data-act=check]"), "#message.done")],
    "conflict": [(ENTER.format("11"), ".repeated")],
    "wrong": [(CLICK.format("[data-act=check]"), "#message.fault"), (CLICK.format("[data-act=check]"), ".wrong")],
    "candidates": [(CLICK.format("[data-act=fill-marks]"), ".cell s")],
    "trial": [(CLICK.format("[data-act=try]"), ".trial b")],
    "techniques": [
        (CLICK.format("[data-act=keep]"), "#legend"),
        ("0", "#rating:not(.bare)"),
        (CLICK.format("#rating summary"), "#techniques li"),
    ],
    "paused": [(CLICK.format("#timer"), "#board.held")],
    "went on": [(CLICK.format("#timer"), "#board:not(.held)")],
    "menu": [(CLICK.format("[popovertarget=menu]"), "#menu:popover-open")],
    **{name: [(CLICK.format(f"[data-open={name}]"), f"#{name}[open]")] for name in DIALOGS},
    "race": [(CLICK.format("[data-race]"), "#race[open] form")],
    "lesson": [
        (CLICK.format("[data-open=tutorial]"), "#tutorial[open]"),
        *[(CLICK.format("[data-lesson='1']"), "#lesson")] * 4,
    ],
    "solved": [(ENTER.format(SMALL_SOLUTION.replace("/", "")), "#result")],
    "replay": [(CLICK.format("[data-review]"), "#review[open] .moment")],
    "sharing": [
        ("navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'))", "#result"),
        (CLICK.format("[data-sheet]"), "#share-sheet[open]"),
        (CLICK.format("#share-sheet .main"), "#sharing[open]"),
    ],
    "statistics": [
        (f"localStorage['kropki:solve:a'] = '{SOLVE}'", "#result"),
        (CLICK.format(STATISTICS), "#statistics[open] .plot"),
    ],
}


def tour(run: Run, until: Until, views: tuple[str, ...] = tuple(WAYS)) -> Iterator[str]:
    """Lead through views of the page, from one to the next; give the name of each while it is shown."""
    for name in views:
        for step, seen in WAYS[name]:
            run(f"() => {{ {step} }}")
            until(seen)
        yield name
        run(CLOSE)
        assert run(UNKNOWN, [*DIALOGS, "race", "result", "review", "share-sheet", "sharing", "statistics"]) == [], (
            "a dialog that is not looked at: it needs a way in WAYS"
        )


def violations(run: Run, until: Until) -> dict[str, list[str]]:
    """Return what axe finds wrong with each view of a page that has just been opened, where it finds anything."""
    run(LOAD_AXE)
    found = {f"{name}, {theme}": faults for name in tour(run, until) for theme, faults in in_themes(run).items()}
    return {name: faults for name, faults in found.items() if faults}


def in_themes(run: Run, themes: Sequence[str] = THEMES) -> dict[str, list[str]]:
    """Return what axe finds wrong: anything in the first theme, in each other what a theme changes."""
    found = {}
    for theme in themes:
        run(WEAR, theme)
        found[theme] = run(RUN_AXE, COLOUR_RULES if theme != themes[0] else None)
    run(WEAR, themes[0])
    return found


def faults(run: Run, themes: Sequence[str] = ("dark", "light")) -> list[str]:
    """Return what axe finds wrong with what is shown, in each theme; the page wears the first."""
    return [f"{theme}: {fault}" for theme, found in in_themes(run, themes).items() for fault in found]


def faults_of_dialogs(run: Run, until: Until, names: Sequence[str]) -> dict[str, list[str]]:
    """Open each dialog by its button, and close it; return what axe finds wrong, by its name. Axe is loaded."""
    found = {}
    for name in names:
        run(f"() => {{ {CLICK.format(f'[data-open={name}]')} }}")
        until(f"#{name}[open]")
        found[name] = faults(run)
        run(f"() => document.getElementById('{name}').close()")
    return {name: told for name, told in found.items() if told}


def settings_script(theme: str) -> str:
    """Return the JavaScript, to be run before the page's own, that chooses a theme."""
    return f'localStorage[\'kropki:settings\'] ??= \'{{"theme": "{theme}", "egg": true}}\''


def contrast(one: float, other: float) -> float:
    """Return the contrast of two relative luminances (WCAG 2.2)."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how far two pictures are apart, of 255: in the square where it is most, on average over its pixels.

    They are laid on each other where they fit best, up to a pixel beside: the screen rounds their places.
    """
    places = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return min(furthest(one, ImageChops.offset(other, x, y)) for x, y in places)


def furthest(one: Image.Image, other: Image.Image) -> int:
    """Return the largest mean of a square of the difference, by the colour that differs most, without the margin."""
    width, height = min(one.width, other.width) - MARGIN, min(one.height, other.height) - MARGIN
    bands = ImageChops.difference(*(picture.crop((MARGIN, MARGIN, width, height)) for picture in (one, other))).split()
    pixels = reduce(ImageChops.lighter, bands)
    return max(pixels.resize((width // TILE, height // TILE), Image.Resampling.BOX).tobytes())


def unlike(seen: Image.Image, name: str, folder: Path) -> str:
    """Tell how a picture differs from the one that is kept under *name*; nothing where it does not.

    What was seen is written into *folder*: a new picture is looked at, and kept.
    """
    kept = PICTURES / f"{name}.png"
    seen.save(folder / kept.name)
    if not kept.exists():
        return f"{name} is not kept: look at {folder / kept.name}"
    known = Image.open(kept).convert("RGB")
    if max(abs(one - other) for one, other in zip(seen.size, known.size, strict=True)) > ROUNDING:
        return f"{name}: {seen.size}, not {known.size}"
    apart = difference(seen, known)
    return f"{name}: {apart} apart, see {folder / kept.name}" if apart > LARGEST_DIFFERENCE else ""
