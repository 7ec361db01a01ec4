"""What comes before the puzzles of a booklet: its title, its contents, and the rules of what is in it.

What does not fit on a page goes on to the next one.

    1 title | 2 contents | 3 rules
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from itertools import groupby

from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.formats.layout import Layout
from kropki.generator.formats.paper import Entry, Paper

MARKS: dict[bool | str, str] = {False: "some dots", "white": "all white dots", "black": "all black dots"}
GAPS: dict[bool | str, str] = {  # what a missing dot says: told of each kind that is in the booklet
    True: "All dots are drawn: where there is no dot, the digits are neither consecutive nor is one twice the other.",
    False: 'In a puzzle marked "some dots", dots may be missing: where there is no dot, nothing is said.',
    "white": (
        'In a puzzle marked "all white dots", black dots may be missing: where there is no dot, the digits are only '
        "not consecutive."
    ),
    "black": (
        'In a puzzle marked "all black dots", white dots may be missing: where there is no dot, only neither digit is '
        "twice the other."
    ),
}
EXCEPT = " Puzzles with a mark above them are exceptions."
DOTS = [
    "A white dot between two cells: their digits are consecutive, such as 3 and 4.",
    "A black dot between two cells: one digit is twice the other, such as 2 and 4.",
    "Between 1 and 2, which are both, the dot may have either colour.",
]
END = "Each puzzle has exactly one solution, and it can be found by reasoning alone."
KEY = [(Dot.WHITE, "consecutive"), (Dot.BLACK, "one twice the other")]
BELOW = 18.0  # mm from the top of a page to what is below its heading
LINE = 9.0  # mm of a line of the contents
TYPES = range(12, 6, -1)  # points: the largest in which the rules fit on a page, or else the smallest


def rules(puzzles: Sequence[Puzzle]) -> list[str]:
    """Return the rules of *puzzles* in words."""
    held = [kind for kind in GAPS if kind in {puzzle.negative for puzzle in puzzles}]
    missing = [GAPS[kind] + (EXCEPT if kind is True and len(held) > 1 else "") for kind in held]
    sizes = sorted({puzzle.size for puzzle in puzzles}, reverse=True)
    return [_filled(sizes, {puzzle.boxes for puzzle in puzzles}), *DOTS, *missing, END]


def _filled(sizes: list[int], boxes: Collection[bool]) -> str:
    """Return what belongs into the cells.

    >>> _filled([9], {True})[-30:], _filled([6, 4], {True})[-53:]
    ('holds each digit once: 1 to 9.', ' 6 on a board of 6 by 6, 1 to 4 on a board of 4 by 4.')
    """
    each = [f"1 to {size}" + (f" on a board of {size} by {size}" if len(sizes) > 1 else "") for size in sizes]
    lines, box = "every row, every column", "every box with a thick border"
    every = f"{lines} and {box}" if True in boxes else "every row and every column"
    if len(boxes) > 1:
        every = f"{lines} and, where there are boxes, {box}"
    return f"Fill the board so that {every} holds each digit once: {', '.join(each)}."


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
    _rules(paper, rules([entry.puzzle for entry in entries]))


def _title(paper: Paper, count: int) -> None:
    paper.add_page()
    layout, top = paper.layout, paper.h * 0.3
    with paper.bold(), paper.tagged("H1"):
        paper.fitting(top, unicodedata.normalize("NFC", layout.title), 30)
    paper.across(top + 20, f"{count} puzzle{'s' if count > 1 else ''}", 14)
    for at, text in enumerate(filter(None, (layout.author, layout.copyright))):
        paper.fitting(paper.h * 0.6 + 9 * at, unicodedata.normalize("NFC", text), 12 if at == 0 else 9)


def _contents(paper: Paper, entries: Sequence[Entry]) -> None:
    """Draw the contents: each level with its puzzles and its first page."""
    lines = _lines(entries, paper.layout)
    a_page = max(1, int((paper.h - 2 * paper.t_margin - BELOW) / LINE))
    lines[0] = ("Rules", 2 - -len(lines) // a_page)
    for first in range(0, len(lines), a_page):
        paper.add_page()
        if first == 0:
            paper.heading(paper.l_margin, paper.t_margin, "Contents", 20)
        for at, (text, page) in enumerate(lines[first : first + a_page]):
            y = paper.t_margin + BELOW + LINE * at
            paper.say(paper.l_margin, y, text, 12, page=page)
            paper.across(y, str(page), 12, "R", page)


def _lines(entries: Sequence[Entry], layout: Layout) -> list[tuple[str, int]]:
    """Return the lines of the contents, each with its page; that of the rules, the first, is not known yet."""
    lines = [("Rules", 0)]
    for heading, group in groupby(entries, lambda entry: entry.heading):
        members = list(group)
        first, last = members[0].number, members[-1].number
        lines.append((f"{heading}: {first} to {last}" if last > first else f"{heading}: {first}", members[0].page))
    if layout.solutions == "end":
        lines.append(("Solutions", entries[0].solution_page))
    return lines


def _rules(paper: Paper, texts: list[str]) -> None:
    """Draw the rules, with a dot of each kind, in the largest type that needs one page."""
    paper.add_page()
    paper.heading(paper.l_margin, paper.t_margin, "Rules", 20)
    paper.set_xy(paper.l_margin, paper.t_margin + BELOW)
    size = next((size for size in TYPES if _height(paper, texts, size) <= _left(paper)), TYPES[-1])
    for text in texts:
        _paragraph(paper, text, size)
    paper.ln(size * 0.3)
    _turn(paper, size * len(KEY))
    for dot, text in KEY:
        _key(paper, dot, text, size)


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


def _key(paper: Paper, dot: Dot, text: str, size: int) -> None:
    x, y = paper.l_margin, paper.get_y() + size / 2
    with paper.tagged("Figure", f"a {dot.name.lower()} dot"):
        paper.dot(x + 5, y, size / 6, dot)
    paper.say(x + 12, y - size * 0.225, text, size)
    paper.set_xy(x, y + size / 2)


def _turn(paper: Paper, height: float) -> None:
    """Begin a page if this one has not so much height left."""
    if _left(paper) < height:
        paper.add_page()
        paper.set_xy(paper.l_margin, paper.t_margin)
