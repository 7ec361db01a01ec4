"""The page of records of dots, as tests read and use it."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from playwright.sync_api import FloatRect, Locator, Page, expect

from kropki.dots.records import sgf

GAME = (
    "(;GM[40]SZ[9]RU[standard]PB[Ada]PW[Bo]RE[B+1]XX[kept]AB[ee];W[dd];B[cd]C[first];W[aa](;B[ed]LB[dd:A]TR[ed][aa];"
    "W[bb];B[de];W[cc];B[dc]C[takes])(;B[gg];W[hh](;B[hg])(;B[ff])))"
)

IN_SIGHT = """nodes => nodes.filter(node => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return [.1, .9].some(part => !node.contains(document.elementFromPoint(left + width / 2, top + height * part)))
}).map(node => node.ariaLabel || node.id)"""  # whichever of them something lies over, or are out of sight


def open_record(page: Page, text: str = GAME) -> None:
    """Open the page with a record in its link."""
    page.goto(f"/dots/records#sgf={quote(text, safe='()')}")
    expect(page.locator("#board [role=gridcell]").first).to_be_attached()


def step(page: Page, name: str, times: int = 1) -> None:
    for _ in range(times):
        page.get_by_role("button", name=name, exact=True).click()


def kept(page: Page) -> sgf.Record:
    """Return the record that the page keeps."""
    text = page.evaluate("JSON.parse(localStorage['kropki:dots:record'])")
    file = sgf.read(text)
    assert file.forgiven == ()
    return file.records[0]


def judged(number: int, played: list[int], best: list[int], score: float, lost: float) -> dict[str, Any]:
    said = {"move": number, "player": played[0], "played": played, "score": score, "chance": 0.4, "best": best}
    return said | {
        "best_score": score + lost,
        "best_chance": 0.6,
        "lost": lost,
        "doubt": 1.0,
        "reason": None,
        "threats": [],
    }


def current(page: Page) -> Locator:
    return page.locator("#moves [aria-current]")


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).bounding_box()
    assert found
    return found


LOST = "(;GM[40]SZ[10]RU[standard];B[ee];W[ef];B[de];W[df];B[aa];W[eg];B[ba];W[jj])"
