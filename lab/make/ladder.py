"""Make docs/ladder.md and its pictures anew: the rungs of the ladder, each with a step of a real puzzle.

The puzzles are those of tests/data/rungs.txt; the picture shows the board as it was before the
first step of that rung. The same bytes every time, so a test can tell whether they are in step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kropki.cli import streams
from kropki.generator.board import ken
from kropki.generator.board.geometry import Board, Cell
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Dot, Mask, each_bit
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.steps import Step
from kropki.generator.ladder.rungs import RUNGS, Rung

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "tests/data/rungs.txt"
PAGE = ROOT / "docs/ladder.md"
PICTURES = ROOT / "docs/ladder"

SIDE = 84  # of a cell
INSET = 14  # between the border of a cell, where the dots are, and its candidates
EDGE = 26  # room for the names of rows and columns
MARKS = {4: (2, 2), 6: (2, 3), 9: (3, 3)}  # size -> rows and columns of the candidates in a cell

KROPKI = {  # the rungs that other sudokus do not have, and what each does
    "dot from a digit": "You know one end of a dot. The other end keeps the digits that the dot allows beside it.",
    "gap from a digit": "If all dots are drawn, a missing dot is a clue. Beside a known digit it rules out the digits "
    "one more, one less, twice and half.",
    "black dot digits": "A digit without half or double touches no black dot.",
    "dot pair": "Both ends of a dot are open. Each keeps only what has a partner among the candidates of the other.",
    "straight run of three": "Dots join three cells in line. Their ends see each other, so they differ. Only the "
    "digits of some filling of all three remain.",
    "five-seven-nine": "Digits without half or double touch no black dot: 5, 7 and 9 on 9x9, 5 on 6x6 and 3 on 4x4. "
    "If all other cells of a house touch one, or are filled, these digits go in the cells that are left.",
    "gap pair": "Both ends of a gap are open. A digit goes if every candidate across the gap forbids it.",
    "white run in a house": "White dots join cells of one row, column or box in a chain. The cells count straight up "
    "or down, so the ends of n cells differ by n - 1.",
    "black run in a house": "Black dots join cells of one row, column or box in a chain. The cells double up or "
    "down: three are 1-2-4 or 2-4-8, and four are 1-2-4-8.",
    "bent run of three": "Dots join three cells round a corner. This is like a straight run, but the ends may be "
    "equal if they share no house.",
    "square of four": "Four cells form a square, with at least one dot. Only the digits of some filling of all four "
    "remain. If all dots are drawn, the missing dots count, too. If not, the square needs three dots.",
    "dot pair must contain": "In every filling of a dot, one of its two ends is a certain digit. No cell that sees "
    "both ends can have it.",
    "run of three must contain": "In every filling of three cells that dots join, one of them is a certain digit. No "
    "cell that sees all its places can have it. So two black dots that join three cells of a house use up its 2 and 4.",
    "two groups of dots in a house": "Two groups of dots in one row, column or box, of up to six cells, share no "
    "digit. Filled together they have few ways. What all of these ways use goes from the rest of the house.",
    "no place for a digit": "A candidate goes if it would forbid a digit in all the places that a house has left for "
    "it.",
    "run of four": "Dots join a path of four cells. Only the digits of some filling of all four remain.",
    "long run or tree": "The same for up to six cells that dots join in any shape.",
    "long run must contain": "The same as for three cells, for four to six cells that dots join in any shape.",
    "house with its dots": "The same for the cells of a whole row, column or box, with every dot and gap inside it.",
}

HEAD = """\
# The ladder, rung by rung

These are the ways to reason that a puzzle may need, the cheapest first, each with a step of a real puzzle. The hardest
rung that a puzzle needs gives it its level. [Difficulty](difficulty.md) has all rungs in one table.
`scripts/make ladder` made this page and its pictures from the code.

The rungs about dots have a picture. It shows the part of the board that the step looks at, before the step. Small
digits are the candidates, and those that go are struck out. A ring marks a dot that the step uses. A dashed ring marks
a gap: an edge without a dot, which is a clue, too.
"""


class Example(NamedTuple):
    """The first step of a rung on the way through its puzzle."""

    rung: Rung
    puzzle: Puzzle
    step: Step
    before: tuple[Mask, ...]  # the candidates of each cell
    placed: frozenset[Cell]


def puzzles() -> Iterator[tuple[str, Puzzle]]:
    """Yield each rung's name and its puzzle."""
    for line in SOURCE.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            rule, text, name = line.split(" ", 2)
            yield name, ken.parse(text, negative={"negative": True, "some-dots": False}[rule])


@cache
def examples() -> tuple[Example, ...]:
    """Return an example of each rung, in the order of the ladder."""
    rungs = {rung.name: rung for rung in RUNGS}
    return tuple(example(rungs[name], puzzle) for name, puzzle in puzzles())


def example(rung: Rung, puzzle: Puzzle) -> Example:
    """Return the first step of *rung*; raise ``StopIteration`` where the way does without."""
    return next(
        Example(rung, puzzle, step, before, placed)
        for step, before, placed in explain.walk(puzzle)
        if step.technique == rung.name
    )


def files() -> dict[Path, str]:
    """Return the text of the page and of each picture."""
    drawn = [example for example in examples() if example.rung.name in KROPKI]
    pictures = {PICTURES / f"{slug(one.rung)}.svg": picture(one) for one in drawn}
    return {PAGE: page(), **pictures}


def slug(rung: Rung) -> str:
    return rung.name.replace(" ", "-")


def page() -> str:
    levels = {one.rung.level: None for one in examples()}
    return HEAD + "".join(
        f"\n## {level.capitalize()}\n" + "".join(passage(one) for one in examples() if one.rung.level == level)
        for level in levels
    )


def passage(one: Example) -> str:
    """Return the passage of a rung; its step is quoted, as it is the program that says it."""
    rung, puzzle, step, _, _ = one
    rule = "all dots drawn" if puzzle.negative else "some dots drawn"
    drawn = f"{KROPKI[rung.name]}\n\n![{step.sentence}](ladder/{slug(rung)}.svg)\n\n" if rung.name in KROPKI else ""
    return (
        f"\n### {rung.name[0].upper()}{rung.name[1:]}\n\n{drawn}> {step.sentence}\n\n"
        f"Value {rung.value}. From `{ken.write(puzzle)}` ({rule}).\n"
    )


class Frame(NamedTuple):
    """The part of a board that is drawn."""

    board: Board
    top: int
    left: int
    height: int
    width: int

    @property
    def cells(self) -> Iterator[Cell]:
        for row in self.board.rows[self.top : self.top + self.height]:
            yield from row[self.left : self.left + self.width]

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return x and y of the upper left corner of *cell*."""
        row, column = divmod(cell, self.board.size)
        return EDGE + (column - self.left) * SIDE, EDGE + (row - self.top) * SIDE


def frame(board: Board, cells: tuple[Cell, ...]) -> Frame:
    """Return the smallest part of *board* with *cells* in it."""
    rows, columns = ({place[k] for place in (divmod(cell, board.size) for cell in cells)} for k in (0, 1))
    top, left = min(rows), min(columns)
    return Frame(board, top, left, max(rows) - top + 1, max(columns) - left + 1)


def picture(one: Example, shown: Frame | None = None) -> str:
    """Draw the board before the step: the part that it looks at, or that which is *shown*.

    svg
        title
        rect                the paper
        rect*               the cells that the step looks at
        path, path          the lines of cells, the lines of boxes
        text*               names of rows and columns, digits and candidates
        path                strikes through the candidates that go
        circle*             dots, and rings round what the step uses
    """
    cells = {*one.step.cells, *(cell for edge in one.step.edges for cell in edge)}
    shown = shown or frame(one.puzzle.board, tuple(cells))
    width, height = EDGE + shown.width * SIDE + 6, EDGE + shown.height * SIDE + 6
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" text-anchor="middle">',
        f"<title>{one.step.sentence}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        *fields(shown, one),
        *grid(shown),
        *names(shown),
        *contents(shown, one),
        *dots(shown, one),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def fields(shown: Frame, one: Example) -> Iterator[str]:
    for cell in one.step.cells:
        x, y = shown.corner(cell)
        yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="#fdf0c8"/>'


def grid(shown: Frame) -> Iterator[str]:
    """Draw the lines around cells, those around boxes on top and thicker."""
    lines: dict[bool, list[str]] = {False: [], True: []}  # whether it is the border of a box
    board = shown.board
    for row in range(shown.top, shown.top + shown.height + 1):
        y = EDGE + (row - shown.top) * SIDE
        lines[row % board.box_height == 0].append(f"M{EDGE} {y}h{shown.width * SIDE}")
    for column in range(shown.left, shown.left + shown.width + 1):
        x = EDGE + (column - shown.left) * SIDE
        lines[column % board.box_width == 0].append(f"M{x} {EDGE}v{shown.height * SIDE}")
    yield f'<path d="{"".join(lines[False])}" stroke="#999" fill="none"/>'
    yield f'<path d="{"".join(lines[True])}" stroke="#222" stroke-width="3" stroke-linecap="square" fill="none"/>'


def names(shown: Frame) -> Iterator[str]:
    for row in range(shown.height):
        y = EDGE + row * SIDE + SIDE // 2 + 4
        yield f'<text x="{EDGE // 2}" y="{y}" font-size="12" fill="#666">r{shown.top + row + 1}</text>'
    for column in range(shown.width):
        x = EDGE + column * SIDE + SIDE // 2
        yield f'<text x="{x}" y="{EDGE - 9}" font-size="12" fill="#666">c{shown.left + column + 1}</text>'


def contents(shown: Frame, one: Example) -> Iterator[str]:
    gone = set(one.step.eliminations)
    for cell in shown.cells:
        x, y = shown.corner(cell)
        if cell in one.placed:
            digit = one.before[cell].bit_length()
            yield f'<text x="{x + SIDE // 2}" y="{y + SIDE // 2 + 13}" font-size="38" fill="#222">{digit}</text>'
            continue
        for digit in (bit.bit_length() for bit in each_bit(one.before[cell])):
            yield from mark(digit, *place(digit, shown.board.size, x, y), struck=(cell, digit) in gone)


def place(digit: int, size: int, x: int, y: int) -> tuple[int, int]:
    """Return the place of a candidate in the cell whose corner is at *x* and *y*."""
    rows, columns = MARKS[size]
    row, column = divmod(digit - 1, columns)
    room = SIDE - 2 * INSET
    return x + INSET + (2 * column + 1) * room // (2 * columns), y + INSET + (2 * row + 1) * room // (2 * rows) + 5


def mark(digit: int, x: int, y: int, *, struck: bool) -> Iterator[str]:
    yield f'<text x="{x}" y="{y}" font-size="14" fill="{"#c62828" if struck else "#222"}">{digit}</text>'
    if struck:
        yield f'<path d="M{x - 6} {y}l12 -10" stroke="#c62828" stroke-width="2"/>'


def dots(shown: Frame, one: Example) -> Iterator[str]:
    inside = set(shown.cells)
    for dot, (a, b) in zip(one.puzzle.dots, one.puzzle.board.edges, strict=True):
        if not {a, b} <= inside:
            continue
        x, y = ((p + q + SIDE) // 2 for p, q in zip(shown.corner(a), shown.corner(b), strict=True))
        if (a, b) in one.step.edges:
            dashes = "" if dot else ' stroke-dasharray="4 3"'
            yield f'<circle cx="{x}" cy="{y}" r="11" fill="none" stroke="#1565c0" stroke-width="2"{dashes}/>'
        if dot:
            fill, ring = ("#fff", "#222") if dot is Dot.WHITE else ("#222", "#fff")
            yield f'<circle cx="{x}" cy="{y}" r="7" fill="{fill}" stroke="{ring}" stroke-width="2"/>'


def write(texts: Mapping[Path, str], pictures: Path) -> None:
    """Write *texts*, each of them whole or not at all; *pictures* is the folder of those that are pictures."""
    pictures.mkdir(exist_ok=True)
    for path, text in texts.items():
        with streams.output(path) as stream:
            stream.write(text.encode())


if __name__ == "__main__":
    write(files(), PICTURES)
