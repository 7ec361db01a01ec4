"""The pages of what is printed, as PDF: their size, their margins, their tags, and the parts that are drawn on them.

It knows nothing of the order of a booklet: ``booklet.py`` and ``worksheet.py`` say what comes where.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Self

from fpdf import FPDF, ViewerPreferences
from fpdf.fonts import TTFFont

from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.formats.layout import GAP, HEAD, Layout
from kropki.generator.formats.pictures import BOLD, REGULAR
from kropki.generator.formats.svg import centre, middle
from kropki.generator.generation.record import Record

FREE = 1.0  # mm between a crop mark and the page as it is cut
ASIDE = "Artifact"  # the tag of what nobody has read to them
DATE = datetime(2000, 1, 1, tzinfo=UTC)  # of every booklet: the same puzzles are the same bytes


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of the booklet: its number, its heading, its page and that of its solution."""

    number: int
    heading: str
    record: Record
    puzzle: Puzzle
    page: int
    solution_page: int


class Paper(FPDF):
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
        self.set_lang(layout.lang)
        self.viewer_preferences = ViewerPreferences(display_doc_title=True)
        if layout.author:
            self.set_author(layout.author)
        self.set_producer("kropki")
        self.targets: dict[int, int] = {}  # page -> link
        self.is_tagged = False  # whether what is drawn now has its tag

    @classmethod
    @contextmanager
    def trial(cls, layout: Layout) -> Iterator[Self]:
        """Give a paper that is never written."""
        paper = cls(layout)
        yield paper
        for font in paper.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    def add_page(self, *args: Any, **options: Any) -> None:
        """Begin a page, with the gutter at the side where it will be bound."""
        gutter, is_odd = self.layout.gutter, self.page % 2 == 0
        self.set_left_margin(self.rim + (gutter if is_odd else 0))
        self.set_right_margin(self.rim + (0 if is_odd else gutter))
        super().add_page(*args, **options)
        if self.layout.bleed:
            self.boxes()
            self.crop_marks()

    def boxes(self) -> None:
        """Say where the page is cut: fpdf2 writes an attribute of a page as an entry of its dictionary."""
        points = self.layout.bleed * self.k
        trim = f"[{points:.2f} {points:.2f} {self.w_pt - points:.2f} {self.h_pt - points:.2f}]"
        bleed = f"[0 0 {self.w_pt:.2f} {self.h_pt:.2f}]"
        for name, box in (("trim_box", trim), ("bleed_box", bleed)):
            setattr(self.pages[self.page], name, box)

    def crop_marks(self) -> None:
        """Draw the lines along which the page is cut, only in what is cut off; in less than 1 mm there is no room."""
        bleed, length = self.layout.bleed, self.layout.bleed - FREE
        if length <= 0:
            return
        self.set_draw_color(0)
        self.set_line_width(0.1)
        with self.tagged(ASIDE):
            for across in (0, self.w - length):
                for down in (bleed, self.h - bleed):
                    self.line(across, down, across + length, down)
            for down in (0, self.h - length):
                for across in (bleed, self.w - bleed):
                    self.line(across, down, across, down + length)

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
        wide = self.width(text, size)
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

    def places(self, columns: int, rows: int) -> Iterator[tuple[float, float, float, float]]:
        """Yield the places of a page, row by row: left, top, width and height of each."""
        width, height = self.layout.place(columns, rows)
        top = self.t_margin + HEAD
        for row in range(rows):
            for column in range(columns):
                yield self.l_margin + column * (width + GAP), top + row * (height + GAP), width, height

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

    def width(self, text: str, size: float) -> float:
        """Return how wide a line of *text* is."""
        self.set_font_size(size)
        return self.get_string_width(text)

    def numbered(self, number: int, x: float, y: float, size: float, least: float) -> float:
        """Write the *number* of a puzzle in bold type, and return where the words behind it begin."""
        with self.bold():
            self.say(x, y, str(number), size)
            return x + max(least, self.get_string_width(str(number)) + 2)

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
