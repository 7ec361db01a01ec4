"""Positions to practise a technique on, to print as PDF: two a page, their answers at the back."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import BinaryIO

from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY
from kropki.generator.errors import RequestError
from kropki.generator.formats.layout import CAPTION, MARGIN, USUAL, Layout
from kropki.generator.formats.paper import Paper
from kropki.generator.formats.svg import centre
from kropki.generator.ladder.explanation.catalogue import Said
from kropki.generator.ladder.practice import Practice
from kropki.languages import language

_ACROSS, _DOWN = 1, 2  # positions of a page
_TOLD = 3  # answers of a position that are told


def write_pdf(positions: Iterable[Practice], stream: BinaryIO, lang: str = USUAL.lang) -> None:
    """Write *positions* as PDF in a language, and what is right in each; raise ``RequestError`` where there is none."""
    found = list(positions)
    if not found:
        raise RequestError("expected a position to practise on, got none")
    technique = language(lang).write(f"name-{found[0].technique.lower().replace(' ', '-')}", {})
    game = Layout(lang=lang).titled(boxes=found[0].puzzle.boxes).title
    sheet = _Sheet(Layout(title=f"{game}: {technique}", lang=lang))
    for first in range(0, len(found), _ACROSS * _DOWN):
        sheet.positions(first + 1, found[first : first + _ACROSS * _DOWN], f"{technique[0].upper()}{technique[1:]}")
    sheet.answers(found)
    stream.write(bytes(sheet.output()))


class _Sheet(Paper):
    """The pages, drawn in millimetres from the upper left corner."""

    def positions(self, first: int, positions: Sequence[Practice], heading: str) -> None:
        """Draw a page of positions, numbered from *first*."""
        self.add_page()
        self.heading(MARGIN, MARGIN - 4, heading, 12)
        for number, (one, place) in enumerate(zip(positions, self.places(_ACROSS, _DOWN), strict=False), first):
            x, y, width, height = place
            side = min(width, height - CAPTION)
            words = str(number) if one.puzzle.negative else self.layout.words("position-with-some-dots", number=number)
            self.say(x + (width - side) / 2, y, words, 11)
            text = ken.write(one.puzzle)
            words = self.layout.words("picture-of-position", number=number, ken=text, entries=one.entries)
            with self.tagged("Figure", words):
                self.position(one, x + (width - side) / 2, y + CAPTION, side)

    def position(self, one: Practice, x: float, y: float, side: float) -> None:
        """Draw the board with what is entered, and the candidates of the open cells."""
        self.board(one.puzzle, None, x, y, side)
        cell = side / one.puzzle.size
        for each, entry in enumerate(one.entries):
            across, down = centre(one.puzzle.board, each)
            if not entry.isdigit():
                if one.needs_marks:
                    self.marks(one.marks[each], x + across * cell, y + down * cell, cell, one.puzzle.size)
            elif one.puzzle.givens[each] == EMPTY:
                self.digit(x + across * cell, y + down * cell, int(entry), cell, bold=False)

    def marks(self, marks: str, x: float, y: float, cell: float, size: int) -> None:
        """Draw candidates around the middle of a cell at *x* and *y*."""
        columns = math.isqrt(size - 1) + 1
        rows = -(-size // columns)
        for mark in marks:
            row, column = divmod(int(mark) - 1, columns)
            across = (column - (columns - 1) / 2) * cell * 0.62 / columns
            down = (row - (rows - 1) / 2) * cell * 0.62 / rows
            self.digit(x + across, y + down, int(mark), cell * 0.3, bold=False)

    def answers(self, positions: Sequence[Practice]) -> None:
        """Write what is right in each position."""
        self.set_auto_page_break(auto=True, margin=MARGIN)
        self.add_page()
        self.heading(MARGIN, MARGIN, self.layout.words("worksheet-answers"), 20)
        self.set_xy(MARGIN, MARGIN + 14)
        self.set_font_size(9)
        for number, one in enumerate(positions, 1):
            told = [_retold(answer.step.sentence, self.layout.lang) for answer in one.answers[:_TOLD]]
            if more := len(one.answers[_TOLD:]):
                told.append(self.layout.words("and-more-answers", count=more))
            text = f"{number}. {' / '.join(told)}"
            lines = self.multi_cell(self.epw, 4.6, text, align="L", dry_run=True, output="LINES")
            if isinstance(lines, list) and self.will_page_break(4.6 * len(lines)):
                self.add_page()
            with self.tagged("P"):
                self.multi_cell(self.epw, 4.6, text, align="L", new_x="LMARGIN", new_y="NEXT")
            self.ln(2)


def _retold(sentence: Said, lang: str) -> str:
    """Return a *sentence* in a language."""
    told: str = language(lang).retell(sentence.as_json())["sentence"]
    return told
