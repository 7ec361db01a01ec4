"""A booklet to print, as PDF: title, contents, rules, puzzles by level, and their solutions at the back.

Every page number is worked out before the first page is drawn, so that puzzles and solutions
name each other's pages.

    1 title | 2 contents | 3 rules | 4 ... puzzles, each level from a new page on | solutions

The solutions of each level may also stand right behind it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from io import BytesIO
from itertools import groupby
from operator import itemgetter
from typing import BinaryIO

import segno

from kropki.generator.board import ken
from kropki.generator.board.rules import NAMES
from kropki.generator.errors import RequestError
from kropki.generator.formats import front_matter
from kropki.generator.formats.layout import BESIDE, CAPTION, CODE, GRIDS, USUAL, Layout, is_printed
from kropki.generator.formats.paper import Entry, Paper
from kropki.generator.generation.record import Record
from kropki.generator.ladder.rungs import Level

NUMBER = 11.0  # mm of the number of a puzzle


def write_pdf(records: Iterable[Record], stream: BinaryIO, layout: Layout = USUAL) -> None:
    """Write a booklet as PDF; raise ``RequestError`` where there is no record."""
    kept = list(records)
    layout = layout.titled(boxes=all(record.boxes for record in kept))
    entries = _entries(kept, layout)
    if not entries:
        raise RequestError("expected a puzzle for the booklet, got none")
    for entry in entries:
        if not entry.record.is_solved:
            raise RequestError(f"expected puzzles with one solution for the booklet, got a draft: {entry.record.ken}")
    book = Book(layout)
    if layout.front:
        front_matter.draw(book, entries)
    puzzles = [(page[0].page, book.puzzles, page) for page in _pages(entries, lambda entry: entry.page)]
    solutions = [
        (page[0].solution_page, book.solutions, page) for page in _pages(entries, lambda entry: entry.solution_page)
    ]
    for _, draw, page in sorted([*puzzles, *solutions], key=itemgetter(0)):
        draw(page)
    stream.write(bytes(book.output()))


def _entries(records: list[Record], layout: Layout) -> list[Entry]:
    """Sort *records* by level and give each its pages."""
    unnumbered = _placed(records, layout, 0)
    return _placed(records, layout, front_matter.length(unnumbered, layout)) if unnumbered else []


def _placed(records: list[Record], layout: Layout, front: int) -> list[Entry]:
    """Return the entries of *records* behind so many pages."""
    in_order = sorted(records, key=_rating) if layout.order == "rating" else records
    by_heading = [
        (heading, [each for each in in_order if _heading(each, layout) == heading]) for heading in _headings(layout)
    ]
    columns, rows = layout.solution_grid
    page, solutions = front + 1, columns * rows
    placed: list[tuple[str, Record, int]] = []
    solved: list[int] = []  # the pages of the solutions
    for heading, members in by_heading:
        placed += [(heading, each, page + at // layout.per_page) for at, each in enumerate(members)]
        page += -(-len(members) // layout.per_page)
        if layout.solutions == "parts":
            solved += [page + at // solutions for at in range(len(members))]
            page += -(-len(members) // solutions)
    solved = solved or [page + at // solutions for at in range(len(placed))]
    return [
        Entry(number, heading, each, each.puzzle, at, solution)
        for number, ((heading, each, at), solution) in enumerate(zip(placed, solved, strict=True), 1)
    ]


def _rating(record: Record) -> float:
    return record.difficulty.rating if record.difficulty else 0.0


def _headings(layout: Layout = USUAL) -> list[str]:
    return [layout.words("heading-of-puzzles", level=level) for level in (*Level, "")]


def _heading(record: Record, layout: Layout) -> str:
    return layout.words("heading-of-puzzles", level=record.difficulty.level if record.difficulty else "")


def _pages(entries: Sequence[Entry], page_of: Callable[[Entry], int]) -> Iterator[list[Entry]]:
    for _, members in groupby(entries, page_of):
        yield list(members)


class Book(Paper):
    """The pages of a booklet."""

    # The puzzles

    def puzzles(self, entries: Sequence[Entry]) -> None:
        """Draw a page of puzzles."""
        self.add_page()
        self.heading(self.l_margin, self.t_margin - 4, entries[0].heading, 12)
        columns, rows = GRIDS[self.layout.per_page]
        for entry, place in zip(entries, self.places(columns, rows), strict=False):
            self.puzzle(entry, *place)

    def puzzle(self, entry: Entry, x: float, y: float, width: float, height: float) -> None:
        """Draw a puzzle as large as its place allows, with its QR code below or beside it."""
        top = y + CAPTION
        below, beside = self.layout.sides(width, height)
        side = max(below, beside)
        left = x + (width - side - (BESIDE if beside > below else 0)) / 2
        self.caption(entry, left, y, x, width)
        with self.tagged("Figure", self.layout.words("picture-of-puzzle", number=entry.number, ken=entry.record.ken)):
            self.board(entry.puzzle, None, left, top, side)
        if beside > below:
            self.code(entry, left + side + BESIDE - CODE, top + side - CODE)
        elif self.layout.site:
            self.code(entry, left + side - CODE, top + side + 3)

    def caption(self, entry: Entry, left: float, y: float, x: float, width: float) -> None:
        """Write what there is to say of a puzzle, above it: in two lines or smaller where its place is narrow."""
        room = width - NUMBER
        lines = self.lines_of(entry, room)
        wide = max(self.width(line, 8) for line in lines)
        begin = self.numbered(entry.number, min(left, x + max(room - wide, 0)), y, 11, NUMBER)
        for at, line in enumerate(lines):
            size = 8 * min(1, room / self.width(line, 8))
            self.say(begin, y + 0.6 + 3.6 * at, line, size, page=entry.solution_page)

    def lines_of(self, entry: Entry, room: float) -> list[str]:
        """Return what stands above a puzzle: its title and the facts, or the facts in one line or in two."""
        *facts, page = self.facts(entry)
        whole = ", ".join([*facts, page])
        title = unicodedata.normalize("NFC", entry.record.title)
        if title and is_printed(title):
            return [title, whole]
        return [whole] if self.width(whole, 8) <= room or not facts else [f"{', '.join(facts)},", page]

    def facts(self, entry: Entry) -> list[str]:
        """Return what there is to say of a puzzle; the page of its solution comes last."""
        found, words = entry.record.difficulty, self.layout.words
        rating = [words("puzzle-rating", rating=f"{found.rating:.1f}")] if found and self.layout.ratings else []
        gaps = NAMES[entry.puzzle.negative]
        mark = [] if entry.puzzle.negative is True else [words("booklet-mark", gaps=gaps)]
        mark += [] if entry.puzzle.boxes else [words("without-boxes")]
        return [*rating, *mark, words("solution-on-page", page=entry.solution_page)]

    def code(self, entry: Entry, x: float, y: float) -> None:
        """Draw the QR code of a puzzle's link, which can be clicked, too."""
        record = entry.record
        query = ken.query(record.ken, negative=record.negative, boxes=record.boxes)
        link = f"{self.layout.site.rstrip('/')}/?{query}"
        picture = BytesIO()
        segno.make_qr(link, error="l", boost_error=False).save(picture, kind="png", border=0, scale=8)
        with self.tagged("Figure", self.layout.words("picture-of-code", number=entry.number)):
            self.image(picture, x, y, CODE, CODE, link=link)

    # The solutions

    def solutions(self, entries: Sequence[Entry]) -> None:
        """Draw a page of solutions, upside down if that is wanted."""
        self.add_page()
        with self.rotation(180, self.l_margin + self.epw / 2, self.h / 2) if self.layout.upside_down else nullcontext():
            self.solved(entries)

    def solved(self, entries: Sequence[Entry]) -> None:
        """Draw the solutions of a page."""
        self.heading(self.l_margin, self.t_margin - 4, self.layout.words("booklet-solutions"), 12)
        for entry, (x, y, width, height) in zip(entries, self.places(*self.layout.solution_grid), strict=False):
            clicked = 0 if self.layout.upside_down else entry.page  # a link does not turn with its words
            where = self.layout.words("puzzle-on-page", page=entry.page)
            self.say(self.numbered(entry.number, x, y, 9, 9), y + 0.3, where, 7, page=clicked)
            side = min(width, height - 6)
            words = self.layout.words("picture-of-solution", number=entry.number, digits=str(entry.record.grid))
            with self.tagged("Figure", words):
                self.board(entry.puzzle, entry.record.grid, x, y + 6, side)
