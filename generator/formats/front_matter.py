"""What comes before the puzzles of a booklet: its title, its contents, and the rules of what is in it.

What does not fit on a page goes on to the next one.

    1 title | 2 contents | 3 rules
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from itertools import groupby

from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import NAMES, Dot
from kropki.generator.formats.layout import USUAL, Layout
from kropki.generator.formats.paper import Entry, Paper

DOTS = ("booklet-white-dot", "booklet-black-dot", "booklet-either-dot")
KEY = ((Dot.WHITE, "a-white-dot", "key-consecutive"), (Dot.BLACK, "a-black-dot", "key-double"))
BELOW = 18.0  # mm from the top of a page to what is below its heading
LINE = 9.0  # mm of a line of the contents
TYPES = range(12, 6, -1)  # points: the largest in which the rules fit on a page, or else the smallest


def rules(puzzles: Sequence[Puzzle], layout: Layout = USUAL) -> list[str]:
    """Return the rules of *puzzles* in words: what a missing dot says, of each kind that is there."""
    held = [name for kind, name in NAMES.items() if kind in {puzzle.negative for puzzle in puzzles}]
    missing = [layout.words("booklet-gaps", gaps=name) for name in held]
    if len(held) > 1 and held[0] == NAMES[True]:
        missing[0] += f" {layout.words('booklet-exceptions')}"
    sizes = sorted({puzzle.size for puzzle in puzzles}, reverse=True)
    dots = map(layout.words, DOTS)
    filled = _filled(sizes, {puzzle.boxes for puzzle in puzzles}, layout)
    return [filled, *dots, *missing, layout.words("booklet-one-solution")]


def _filled(sizes: list[int], boxes: Collection[bool], layout: Layout) -> str:
    """Return what belongs into the cells.

    >>> _filled([9], {True}, USUAL)[-30:], _filled([6, 4], {True}, USUAL)[-53:]
    ('holds each digit once: 1 to 9.', ' 6 on a board of 6 by 6, 1 to 4 on a board of 4 by 4.')
    """
    name = "digits-to-on-a-board" if len(sizes) > 1 else "digits-to"
    houses = "some-boxes" if len(boxes) > 1 else "boxes" if True in boxes else "no-boxes"
    return layout.words("fill-the-board", houses=houses, digits=[layout.words(name, size=size) for size in sizes])


def length(entries: Sequence[Entry], layout: Layout) -> int:
    """Return how many pages come before the puzzles."""
    if not layout.front:
        return 0
    with Paper.trial(layout) as trial:
        draw(trial, entries)
        return trial.page


def draw(paper: Paper, entries: Sequence[Entry]) -> None:
    """Draw the title, the contents and the rules."""
    _title(paper, len(entries))
    _contents(paper, entries)
    _rules(paper, rules([entry.puzzle for entry in entries], paper.layout))


def _title(paper: Paper, count: int) -> None:
    paper.add_page()
    layout, top = paper.layout, paper.h * 0.3
    with paper.bold(), paper.tagged("H1"):
        paper.fitting(top, unicodedata.normalize("NFC", layout.title), 30)
    paper.across(top + 20, layout.words("number-of-puzzles", count=count), 14)
    for at, text in enumerate(filter(None, (layout.author, layout.copyright))):
        paper.fitting(paper.h * 0.6 + 9 * at, unicodedata.normalize("NFC", text), 12 if at == 0 else 9)


def _contents(paper: Paper, entries: Sequence[Entry]) -> None:
    """Draw the contents: each level with its puzzles and its first page."""
    lines = _lines(entries, paper.layout)
    a_page = max(1, int((paper.h - 2 * paper.t_margin - BELOW) / LINE))
    lines[0] = (lines[0][0], 2 - -len(lines) // a_page)
    for first in range(0, len(lines), a_page):
        paper.add_page()
        if first == 0:
            paper.heading(paper.l_margin, paper.t_margin, paper.layout.words("booklet-contents"), 20)
        for at, (text, page) in enumerate(lines[first : first + a_page]):
            y = paper.t_margin + BELOW + LINE * at
            paper.say(paper.l_margin, y, text, 12, page=page)
            paper.across(y, str(page), 12, "R", page)


def _lines(entries: Sequence[Entry], layout: Layout) -> list[tuple[str, int]]:
    """Return the lines of the contents, each with its page; that of the rules, the first, is not known yet."""
    lines = [(layout.words("booklet-rules"), 0)]
    for heading, group in groupby(entries, lambda entry: entry.heading):
        members = list(group)
        first, last = members[0].number, members[-1].number
        name = "contents-from-to" if last > first else "contents-of-one"
        lines.append((layout.words(name, heading=heading, first=first, last=last), members[0].page))
    if layout.solutions == "end":
        lines.append((layout.words("booklet-solutions"), entries[0].solution_page))
    return lines


def _rules(paper: Paper, texts: list[str]) -> None:
    """Draw the rules, with a dot of each kind, in the largest type that needs one page."""
    paper.add_page()
    paper.heading(paper.l_margin, paper.t_margin, paper.layout.words("booklet-rules"), 20)
    paper.set_xy(paper.l_margin, paper.t_margin + BELOW)
    size = next((size for size in TYPES if _height(paper, texts, size) <= _left(paper)), TYPES[-1])
    for text in texts:
        _paragraph(paper, text, size)
    paper.ln(size * 0.3)
    _turn(paper, size * len(KEY))
    for dot, picture, text in KEY:
        _key(paper, dot, paper.layout.words(picture), paper.layout.words(text), size)


def _left(paper: Paper) -> float:
    """Return the height that is left on the page."""
    return paper.h - paper.t_margin - paper.get_y()


def _height(paper: Paper, texts: list[str], size: int) -> float:
    """Return the height of the rules and of their dots in type of *size* points."""
    return sum(_paragraph_height(paper, text, size) + size / 3 for text in texts) + size * (0.3 + len(KEY))


def _paragraph_height(paper: Paper, text: str, size: int) -> float:
    paper.set_font_size(size)
    lines = paper.multi_cell(paper.epw, 1, text, align="L", dry_run=True, output="LINES")
    return (len(lines) if isinstance(lines, list) else 1) * _leading(size)


def _leading(size: int) -> float:
    """Return the millimetres from line to line."""
    return size * 6.5 / 12


def _paragraph(paper: Paper, text: str, size: int) -> None:
    _turn(paper, _paragraph_height(paper, text, size))
    with paper.tagged("P"):
        paper.multi_cell(paper.epw, _leading(size), text, align="L", new_x="LMARGIN", new_y="NEXT")
    paper.ln(size / 3)


def _key(paper: Paper, dot: Dot, picture: str, text: str, size: int) -> None:
    x, y = paper.l_margin, paper.get_y() + size / 2
    with paper.tagged("Figure", picture):
        paper.dot(x + 5, y, size / 6, dot)
    paper.say(x + 12, y - size * 0.225, text, size)
    paper.set_xy(x, y + size / 2)


def _turn(paper: Paper, height: float) -> None:
    """Begin a page if this one has not so much height left."""
    if _left(paper) < height:
        paper.add_page()
        paper.set_xy(paper.l_margin, paper.t_margin)
