"""A booklet to print, as PDF: title, contents, rules, puzzles by level, and their solutions at the back.

Every page number is worked out before the first page is drawn, so that puzzles and solutions
name each other's pages.

    1 title | 2 contents | 3 rules | 4 ... puzzles, each level from a new page on | solutions

The solutions of each level may also stand right behind it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from itertools import groupby
from operator import itemgetter
from typing import Any, BinaryIO

import segno
from fpdf import FPDF, ViewerPreferences

from generator.board import ken
from generator.board.puzzle import EMPTY, Grid, Puzzle
from generator.board.rules import Dot, Negative
from generator.errors import RequestError
from generator.formats.layout import GRIDS, USUAL, Layout
from generator.formats.pictures import BOLD, REGULAR
from generator.formats.svg import centre, middle
from generator.generation.record import Record
from generator.ladder.rungs import Level

SOLUTIONS = (3, 4)  # columns and rows of a page
A_PAGE = SOLUTIONS[0] * SOLUTIONS[1]
FRONT = 3  # pages before the puzzles
HEAD = 14.0  # mm, as all lengths here
CAPTION = 9.0
GAP = 8.0
CODE = 22.0
ANY = "Puzzles"  # the heading of those without a level
ASIDE = "Artifact"  # the tag of what nobody has read to them
DATE = datetime(2000, 1, 1, tzinfo=UTC)  # of every booklet: the same puzzles are the same bytes

RULES = [
    (
        "Fill the board so that every row, every column and every box with a thick border holds each digit once: "
        "1 to 9 on a board of 9 by 9, 1 to 6 on one of 6 by 6, 1 to 4 on one of 4 by 4."
    ),
    "A white dot between two cells: their digits are consecutive, such as 4 and 5.",
    "A black dot between two cells: one digit is twice the other, such as 3 and 6.",
    "Between 1 and 2, which are both, the dot may have either colour.",
    (
        "All dots are drawn: where there is no dot, the digits are neither consecutive nor is one twice the other. "
        'This holds for every puzzle except those marked "some dots": there a missing dot says nothing.'
    ),
    "Each puzzle has exactly one solution, and it can be found by reasoning alone.",
]
MARKS: dict[bool | str, str] = {False: "some dots", "white": "all white dots", "black": "all black dots"}
OF_ONE_COLOUR: dict[bool | str, str] = {  # told where there is such a puzzle
    "white": (
        'A puzzle marked "all white dots" is another exception. Some of its black dots may be missing: where there is '
        "no dot, the digits are only not consecutive."
    ),
    "black": (
        'A puzzle marked "all black dots" is another exception. Some of its white dots may be missing: where there is '
        "no dot, only neither digit is twice the other."
    ),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of the booklet: its number, its heading, its page and that of its solution."""

    number: int
    heading: str
    record: Record
    puzzle: Puzzle
    page: int
    solution_page: int


def write_pdf(records: Iterable[Record], stream: BinaryIO, layout: Layout = USUAL) -> None:
    """Write a booklet as PDF; raise ``RequestError`` where there is no record."""
    entries = _entries(list(records), layout)
    if not entries:
        raise RequestError("expected a puzzle for the booklet, got none")
    for entry in entries:
        if not entry.record.is_solved:
            raise RequestError(f"expected puzzles with one solution for the booklet, got a draft: {entry.record.ken}")
    book = Book(layout)
    if layout.front:
        book.front(entries)
    puzzles = [(page[0].page, book.puzzles, page) for page in _pages(entries, lambda entry: entry.page)]
    solutions = [
        (page[0].solution_page, book.solutions, page) for page in _pages(entries, lambda entry: entry.solution_page)
    ]
    for _, draw, page in sorted([*puzzles, *solutions], key=itemgetter(0)):
        draw(page)
    stream.write(bytes(book.output()))


def _entries(records: list[Record], layout: Layout) -> list[Entry]:
    """Sort *records* by level and give each its pages."""
    in_order = sorted(records, key=_rating) if layout.order == "rating" else records
    by_heading = [(heading, [each for each in in_order if _heading(each) == heading]) for heading in _headings()]
    page = FRONT + 1 if layout.front else 1
    placed: list[tuple[str, Record, int]] = []
    solved: list[int] = []  # the pages of the solutions
    for heading, members in by_heading:
        placed += [(heading, each, page + at // layout.per_page) for at, each in enumerate(members)]
        page += -(-len(members) // layout.per_page)
        if layout.solutions == "parts":
            solved += [page + at // A_PAGE for at in range(len(members))]
            page += -(-len(members) // A_PAGE)
    solved = solved or [page + at // A_PAGE for at in range(len(placed))]
    return [
        Entry(number, heading, each, each.puzzle, at, solution)
        for number, ((heading, each, at), solution) in enumerate(zip(placed, solved, strict=True), 1)
    ]


def _rating(record: Record) -> float:
    return record.difficulty.rating if record.difficulty else 0.0


def _headings() -> list[str]:
    return [*[level.capitalize() for level in Level], ANY]


def _heading(record: Record) -> str:
    level = record.difficulty.level if record.difficulty else ""
    return level.capitalize() if level in tuple(Level) else ANY


def _pages(entries: Sequence[Entry], page_of: Callable[[Entry], int]) -> Iterator[list[Entry]]:
    for _, members in groupby(entries, page_of):
        yield list(members)


class Book(FPDF):
    """The pages, drawn in millimetres from the upper left corner."""

    def __init__(self, layout: Layout) -> None:
        width, height = layout.size
        super().__init__(format=(width + 2 * layout.bleed, height + 2 * layout.bleed))
        self.layout = layout
        self.rim = layout.margin + layout.bleed
        self.add_font("DejaVu", "", REGULAR)
        self.add_font("DejaVu", "B", BOLD)
        self.set_font("DejaVu")
        self.set_margin(self.rim)
        self.set_auto_page_break(auto=False)
        self.set_creation_date(DATE)
        self.set_title(layout.title)
        self.set_lang("en")
        self.viewer_preferences = ViewerPreferences(display_doc_title=True)
        if layout.author:
            self.set_author(layout.author)
        self.set_producer("kropki")
        self.targets: dict[int, int] = {}  # page -> link
        self.is_tagged = False  # whether what is drawn now has its tag

    def add_page(self, *args: Any, **options: Any) -> None:
        """Begin a page, with the gutter at the side where it will be bound."""
        gutter, is_odd = self.layout.gutter, self.page % 2 == 0
        self.set_left_margin(self.rim + (gutter if is_odd else 0))
        self.set_right_margin(self.rim + (0 if is_odd else gutter))
        super().add_page(*args, **options)

    def footer(self) -> None:
        """Draw the number of the page, on all but the first."""
        if self.page > 1 or not self.layout.front:
            with self.tagged(ASIDE):
                self.across(self.h - self.layout.bleed - max(self.layout.margin - 6, 4), str(self.page), 9)

    @contextmanager
    def tagged(self, tag: str, alt: str | None = None) -> Iterator[None]:
        """Tell those who have the page read to them what is drawn meanwhile: its *tag*, and a picture's words (*alt*).

        Within another tag it is that one that counts. No tag reaches over a page.
        """
        if self.is_tagged:
            yield
            return
        self.is_tagged = True
        if tag == ASIDE:
            self._out(f"/{ASIDE} BMC")
        else:
            number = self.struct_builder.next_mcid_for_page(self.page)
            self._add_marked_content(struct_type=f"/{tag}", mcid=number, alt_text=alt)
            self._out(f"/{tag} <</MCID {number}>> BDC")
        yield
        self._out("EMC")
        self.is_tagged = False

    def say(self, x: float, y: float, text: str, size: float, page: int = 0) -> None:
        """Write one line of *text* with its upper left corner at *x* and *y*; a click on it leads to *page*."""
        self.set_font_size(size)
        self.set_xy(x, y)
        with self.tagged("P"):
            self.cell(self.get_string_width(text) + 2, size * 0.45, text, link=self.to(page))

    def heading(self, x: float, y: float, text: str, size: float) -> None:
        """Write one line of *text* as a heading."""
        with self.bold(), self.tagged("H1"):
            self.say(x, y, text, size)

    def across(self, y: float, text: str, size: float, align: str = "C", page: int = 0) -> None:
        """Write one line of *text* in the middle of the page, or at its right side."""
        self.set_font_size(size)
        self.set_xy(self.l_margin, y)
        with self.tagged("P"):
            self.cell(self.epw, size * 0.45, text, align=align, link=self.to(page))

    def fitting(self, y: float, text: str, size: float) -> None:
        """Write one line of *text* in the middle of the page, smaller than *size* where it would be too wide."""
        self.set_font_size(size)
        wide = self.get_string_width(text)
        self.across(y, text, size * min(1, self.epw / wide) if wide else size)

    @contextmanager
    def bold(self) -> Iterator[None]:
        """Write in bold type for a while."""
        self.set_font(style="B")
        yield
        self.set_font(style="")

    def to(self, page: int) -> int | str:
        """Return the link to *page*, which may not be there yet; none to page 0."""
        if not page:
            return ""
        if page not in self.targets:
            self.targets[page] = self.add_link(page=page)
        return self.targets[page]

    # The front

    def front(self, entries: Sequence[Entry]) -> None:
        """Draw the title, the contents and the rules."""
        self.add_page()
        with self.bold(), self.tagged("H1"):
            self.fitting(self.h * 0.3, unicodedata.normalize("NFC", self.layout.title), 30)
        count = f"{len(entries)} puzzle{'s' if len(entries) > 1 else ''}"
        self.across(self.h * 0.3 + 20, count, 14)
        for at, text in enumerate(filter(None, (self.layout.author, self.layout.copyright))):
            self.across(self.h * 0.6 + 9 * at, unicodedata.normalize("NFC", text), 12 if at == 0 else 9)
        self.contents(entries)
        self.rules({entry.puzzle.negative for entry in entries})

    def contents(self, entries: Sequence[Entry]) -> None:
        """Draw the contents: each level with its puzzles and its first page."""
        self.add_page()
        self.heading(self.l_margin, self.t_margin, "Contents", 20)
        lines = [("Rules", FRONT)]
        for heading, group in groupby(entries, lambda entry: entry.heading):
            members = list(group)
            first, last = members[0].number, members[-1].number
            lines.append((f"{heading}: {first} to {last}" if last > first else f"{heading}: {first}", members[0].page))
        if self.layout.solutions == "end":
            lines.append(("Solutions", entries[0].solution_page))
        for at, (text, page) in enumerate(lines):
            y = self.t_margin + 18 + 9 * at
            self.say(self.l_margin, y, text, 12, page=page)
            self.across(y, str(page), 12, "R", page)

    def rules(self, kinds: Collection[Negative]) -> None:
        """Draw the rules, with a dot of each kind; of one colour complete only where *kinds* has that."""
        self.add_page()
        self.heading(self.l_margin, self.t_margin, "Rules", 20)
        self.set_xy(self.l_margin, self.t_margin + 18)
        self.set_font_size(12)
        *rules, last = RULES
        for text in (*rules, *[said for kind, said in OF_ONE_COLOUR.items() if kind in kinds], last):
            with self.tagged("P"):
                self.multi_cell(self.epw, 6.5, text, align="L", new_x="LMARGIN", new_y="NEXT")
            self.ln(4)
        y = self.get_y() + 8
        for at, (dot, text) in enumerate([(Dot.WHITE, "consecutive"), (Dot.BLACK, "one twice the other")]):
            with self.tagged("Figure", f"a {dot.name.lower()} dot"):
                self.dot(self.l_margin + 5, y + 12 * at, 2, dot)
            self.say(self.l_margin + 12, y - 2.7 + 12 * at, text, 12)

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
        top, room = y + CAPTION, height - CAPTION
        code = CODE if self.layout.site else 0
        below, beside = min(width, room - code - 3), min(width - code - 5, room)
        side = max(below, beside)
        left = x + (width - side - (code + 5 if beside > below else 0)) / 2
        self.caption(entry, left, y)
        with self.tagged("Figure", f"puzzle {entry.number} in KEN: {entry.record.ken}"):
            self.board(entry.puzzle, None, left, top, side)
        if code and beside > below:
            self.code(entry, left + side + 5, top + side - code)
        elif code:
            self.code(entry, left + side - code, top + side + 3)

    def places(self, columns: int, rows: int) -> Iterator[tuple[float, float, float, float]]:
        """Yield the places of a page, row by row: left, top, width and height of each."""
        width = (self.epw - GAP * (columns - 1)) / columns
        top = self.t_margin + HEAD - 8
        height = (self.h - self.t_margin - top - GAP * (rows - 1)) / rows
        for row in range(rows):
            for column in range(columns):
                yield self.l_margin + column * (width + GAP), top + row * (height + GAP), width, height

    def caption(self, entry: Entry, x: float, y: float) -> None:
        """Write what there is to say of a puzzle, above it."""
        with self.bold():
            self.say(x, y, str(entry.number), 11)
        found = entry.record.difficulty
        words = [f"rating {found.rating:.1f}"] if found and self.layout.ratings else []
        words += [MARKS[entry.puzzle.negative]] if entry.puzzle.negative in MARKS else []
        words.append(f"solution: page {entry.solution_page}")
        self.say(x + 11, y + 0.6, ", ".join(words), 8, page=entry.solution_page)

    def code(self, entry: Entry, x: float, y: float) -> None:
        """Draw the QR code of a puzzle's link, which can be clicked, too."""
        link = f"{self.layout.site.rstrip('/')}/?{ken.query(entry.record.ken, negative=entry.record.negative)}"
        picture = BytesIO()
        segno.make_qr(link, error="l", boost_error=False).save(picture, kind="png", border=0, scale=8)
        with self.tagged("Figure", f"QR code of puzzle {entry.number}"):
            self.image(picture, x, y, CODE, CODE, link=link)

    def board(self, puzzle: Puzzle, solution: Grid | None, x: float, y: float, side: float) -> None:
        """Draw *puzzle* with its upper left corner at *x* and *y*; with a *solution*, all digits."""
        board, cell = puzzle.board, side / puzzle.size
        self.lines(puzzle, x, y, cell)
        for edge, dot in zip(board.edges, puzzle.dots, strict=True):
            if dot is not Dot.NONE:
                across, down = middle(board, edge)
                self.dot(x + across * cell, y + down * cell, cell * 0.13, dot)
        for each, given in enumerate(puzzle.givens):
            digit = given or (solution.digits[each] if solution else EMPTY)
            if digit != EMPTY:
                across, down = centre(board, each)
                self.digit(x + across * cell, y + down * cell, digit, cell, bold=given != EMPTY)

    def lines(self, puzzle: Puzzle, x: float, y: float, cell: float) -> None:
        """Draw the thin lines, then the thick ones."""
        size, board, side = puzzle.size, puzzle.board, puzzle.size * cell
        for thick in (False, True):
            self.set_draw_color(0 if thick else 110)
            self.set_line_width(max(cell * 0.06, 0.35) if thick else max(cell * 0.018, 0.1))
            for at in range(size + 1):
                if (at % board.box_width == 0) == thick:
                    self.line(x + at * cell, y, x + at * cell, y + side)
                if (at % board.box_height == 0) == thick:
                    self.line(x, y + at * cell, x + side, y + at * cell)

    def dot(self, x: float, y: float, radius: float, dot: Dot) -> None:
        """Draw a dot: white as a ring, black filled, with a light ring around it; both look equally large."""
        is_white, line = dot is Dot.WHITE, radius * 0.25
        self.set_line_width(line)
        self.set_draw_color(0 if is_white else 255)
        self.set_fill_color(255 if is_white else 0)
        self.circle(x, y, radius if is_white else radius + line, style="DF")

    def digit(self, x: float, y: float, digit: int, cell: float, *, bold: bool) -> None:
        """Draw *digit* around the point *x*, *y*."""
        points = cell * 0.6 * self.k
        self.set_font(style="B" if bold else "", size=points)
        text = str(digit)
        self.text(x - self.get_string_width(text) / 2, y + cell * 0.22, text)
        self.set_font(style="")

    # The solutions

    def solutions(self, entries: Sequence[Entry]) -> None:
        """Draw a page of solutions, upside down if that is wanted."""
        self.add_page()
        with self.rotation(180, self.l_margin + self.epw / 2, self.h / 2) if self.layout.upside_down else nullcontext():
            self.solved(entries)

    def solved(self, entries: Sequence[Entry]) -> None:
        """Draw the solutions of a page."""
        self.heading(self.l_margin, self.t_margin - 4, "Solutions", 12)
        for entry, (x, y, width, height) in zip(entries, self.places(*SOLUTIONS), strict=False):
            with self.bold():
                self.say(x, y, str(entry.number), 9)
            clicked = 0 if self.layout.upside_down else entry.page  # a link does not turn with its words
            self.say(x + 9, y + 0.3, f"page {entry.page}", 7, page=clicked)
            side = min(width, height - 6)
            with self.tagged("Figure", f"solution of puzzle {entry.number}: {entry.record.grid}"):
                self.board(entry.puzzle, entry.record.grid, x, y + 6, side)
