"""How a booklet may look: what is asked for before it is drawn, and before its puzzles are made."""

from __future__ import annotations

import math
import re
import unicodedata
from dataclasses import dataclass, replace
from typing import Self
from urllib.parse import urlsplit

from kropki.generator.errors import RequestError
from kropki.languages import ENGLISH, LANGUAGES, Argument, language

GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}  # puzzles a page -> columns and rows
PAPERS = {"A4": (210.0, 297.0), "A5": (148.0, 210.0), "Letter": (215.9, 279.4), "6x9in": (152.4, 228.6)}  # mm
ORDERS = ("file", "rating")
PLACES = ("end", "parts")  # of the solutions: behind all puzzles, or behind those of each level
BLEED = 10.0  # mm at most
MARGIN = 16.0  # mm
HEAD = 6.0  # mm of the heading above the puzzles
CAPTION = 9.0  # mm
GAP = 8.0  # mm between puzzles
CODE = 22.0  # mm of a QR code
BELOW, BESIDE = CODE + 3, CODE + 5  # mm that it takes from its puzzle
SOLUTIONS = (3, 4)  # columns and rows of a page at most
SOLVED = 24.0  # mm of a solution at least, where a page has room for it
LEAST = 25.0  # mm of the side of a puzzle
NARROW = 40.0  # mm of a place for a puzzle, with what is said above it
SIDES = (90.0, 1200.0)  # mm, of a page: the smallest, on which a puzzle can be read, and the largest
LETTERS = (  # that the fonts of the booklet have: Latin, Greek and Cyrillic, and signs; first and last of each range
    (0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x377), (0x37A, 0x37F), (0x384, 0x38A), (0x38C, 0x38C), (0x38E, 0x3A1),
    (0x3A3, 0x525), (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2190, 0x2193), (0x2212, 0x2212),
    (0x25CB, 0x25CB), (0x25CF, 0x25CF),
)  # fmt: skip
LIMITS = {
    "title": 200,
    "author": 200,
    "copyright": 200,
    "site": 1000,
}  # bytes: a line of paper; what a QR code has room for beside any puzzle


_MEASURES = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)x([0-9]{1,4}(?:\.[0-9]{1,3})?)(mm|in)")


@dataclass(frozen=True, slots=True)
class Layout:
    """How a booklet looks; raises ``RequestError`` for what it cannot be."""

    title: str = ""  # or the name of the game
    per_page: int = 2
    paper: str = "A4"
    site: str = ""  # where the page is that the QR codes lead to; without one there are none
    author: str = ""
    copyright: str = ""  # a line below the author, such as "© 2026 Ada"
    margin: float = MARGIN  # mm
    gutter: float = 0.0  # mm more at the side where pages are bound: left on odd pages, right on even ones
    front: bool = True  # whether title, contents and rules come first
    ratings: bool = True  # whether they stand above the puzzles
    order: str = "file"  # of the puzzles of a level: as they come, or the least rating first
    solutions: str = "end"  # where they are: at the end, or after each of the parts
    upside_down: bool = False  # whether they are printed so
    bleed: float = 0.0  # mm more on each side of a page, which the printer cuts off
    lang: str = ENGLISH.code  # the code of the language

    def __post_init__(self) -> None:
        if self.per_page not in GRIDS:
            raise RequestError(f"expected 1, 2, 4 or 6 puzzles a page, got {self.per_page!r}")
        for got, what, known in (
            (self.order, "an order", ORDERS),
            (self.solutions, "a place of the solutions", PLACES),
            (self.lang, "a language", LANGUAGES),
        ):
            if got not in known:
                raise RequestError(f"expected {what} ({' or '.join(known)}), got {got!r}")
        if not 0 <= self.bleed <= BLEED:
            raise RequestError(f"expected a bleed from 0 to {BLEED:g} mm, got {self.bleed:g}")
        if not 5 <= self.margin <= min(self.size) / 4 or not 0 <= self.gutter <= min(self.size) / 8:
            raise RequestError(
                "expected a margin from 5 mm to a quarter of the page, and a gutter up to an eighth of it"
            )
        self._check_places()
        for name, most in LIMITS.items():
            if not _is_text(getattr(self, name), most):
                raise RequestError(f"expected a {name} of at most {most:,} bytes of UTF-8")
        for name in ("title", "author", "copyright"):
            check_letters(name, getattr(self, name))
        if self.site and not _is_web_address(self.site):
            raise RequestError("expected a site that begins with http:// or https:// and the name of a host")

    def words(self, name: str, **arguments: Argument) -> str:
        """Return the message called *name* in the language of the booklet."""
        return language(self.lang).write(name, arguments)

    def titled(self, *, boxes: bool) -> Self:
        """Return this layout with the name of the game with or without *boxes*, if it has no title."""
        return self if self.title else replace(self, title=self.words("game-name", boxes=str(boxes).lower()))

    def _check_places(self) -> None:
        """Raise ``RequestError`` with the size that the puzzles of a page need, if this paper is too small for them."""
        columns, rows = GRIDS[self.per_page]
        width, height = self.place(columns, rows)
        if width >= NARROW and max(self.sides(width, height)) >= LEAST:
            return
        least = (max(NARROW, LEAST + (BESIDE if self.site else 0)), CAPTION + LEAST)
        smallest = max(SIDES[0], 4 * self.margin, 8 * self.gutter)
        needed = [
            math.ceil(max(smallest, side + count * each + GAP * (count - 1) - room))
            for side, count, each, room in zip(self.size, (columns, rows), least, self.room, strict=True)
        ]
        puzzles = f"{self.per_page} puzzles" if self.per_page > 1 else "a puzzle"
        raise RequestError(
            f"expected a paper of at least {needed[0]}x{needed[1]}mm for {puzzles} a page with these margins, "
            f"got {self.paper!r:.40}"
        )

    @property
    def room(self) -> tuple[float, float]:
        """Width and height in millimetres of what is between the margins, below the heading."""
        width, height = self.size
        return width - 2 * self.margin - self.gutter, height - 2 * self.margin - HEAD

    def place(self, columns: int, rows: int) -> tuple[float, float]:
        """Return width and height of a place, if a page has so many."""
        width, height = self.room
        return (width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows

    def sides(self, width: float, height: float) -> tuple[float, float]:
        """Return the side of a puzzle in a place with its QR code below it, and with the code beside it."""
        room = height - CAPTION
        if not self.site:
            return min(width, room), 0.0
        return min(width, room - BELOW), min(width - BESIDE, room)

    @property
    def solution_grid(self) -> tuple[int, int]:
        """Columns and rows of a page of solutions: fewer on small paper, so that each can be read."""
        (width, height), (columns, rows) = self.room, SOLUTIONS
        across, down = (width + GAP) // (SOLVED + GAP), (height + GAP) // (SOLVED + CAPTION + GAP)
        return max(1, min(columns, int(across))), max(1, min(rows, int(down)))

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a page in millimetres, when it is cut; raise ``RequestError`` for a paper that is none.

        >>> Layout(paper="6x9in").size, Layout(paper="170x240mm").size
        ((152.4, 228.6), (170.0, 240.0))
        >>> Layout(paper="a5").size, Layout(paper="6x9").size, Layout(paper="9X10IN").size
        ((148.0, 210.0), (152.4, 228.6), (228.6, 254.0))
        """
        paper = self.paper.lower()
        for name, size in PAPERS.items():
            if paper in (name.lower(), name.removesuffix("in")):
                return size
        said = _MEASURES.fullmatch(paper)
        sides = tuple(float(side) * (25.4 if said[3] == "in" else 1) for side in said.group(1, 2)) if said else ()
        if len(sides) != 2 or not all(SIDES[0] <= side <= SIDES[1] for side in sides):
            known = ", ".join(PAPERS)
            least, most = SIDES
            raise RequestError(
                f"expected a paper ({known}, or such as 170x240mm or 7x10in) with sides from {least:g} to {most:g} mm, "
                f"got {self.paper!r:.40}"
            )
        return sides


def check_letters(name: str, text: str) -> None:
    """Raise ``RequestError`` with the first letter of *text*, which is printed, that the fonts do not have.

    >>> check_letters("title", "Кропки: κρόπκι")
    >>> check_letters("title", "数独")
    Traceback (most recent call last):
    kropki.generator.errors.RequestError: expected the title in Latin, Greek or Cyrillic letters, got '数'
    """
    for letter in unicodedata.normalize("NFC", text):
        if not is_printed(letter):
            raise RequestError(f"expected the {name} in Latin, Greek or Cyrillic letters, got {letter!r}")


def is_printed(text: str) -> bool:
    """Tell whether the fonts have all letters of *text*, which is composed (NFC)."""
    return all(any(first <= ord(letter) <= last for first, last in LETTERS) for letter in text)


def _is_text(text: str, most: int) -> bool:
    """Tell whether *text* is Unicode of at most so many bytes; what a shell hands over need be neither."""
    try:
        return len(text.encode()) <= most
    except UnicodeEncodeError:
        return False


def _is_web_address(text: str) -> bool:
    """Tell whether *text* is what a reader's telephone opens in its browser.

    >>> _is_web_address("https://kropki.example/play"), _is_web_address("javascript:alert(1)")
    (True, False)
    """
    if not text.isprintable() or " " in text:
        return False
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


USUAL = Layout()
