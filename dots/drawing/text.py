"""A position in characters, for terminals and for GTP: what stands where, in which look, and how people name a point.

      a b c d e      X O   dots              :   a point that was taken: closed to both
    1 . . X . .      x o   captured dots     '   open, in somebody's pool
    2 . X(o)X .      ( )   the last move
    3 . . X . .

A row is a list of pieces, each with its look: the name of what it shows, for whoever has
colours. Knows neither rules nor terminals.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from kropki.dots.board.board import LETTERS, Board, Point
from kropki.dots.board.position import Position
from kropki.dots.errors import BoardError

Piece = tuple[str, str]  # text and look
Row = list[Piece]

_NUMBERED = re.compile(r"([a-zA-Z])\s*([0-9]{1,2})|([0-9]{1,2})[\s,]+([0-9]{1,2})")


@dataclass(frozen=True, slots=True)
class Signs:
    """The characters for what can stand on a point; *captured* and *dots* by player."""

    dots: tuple[str, str] = ("X", "O")
    captured: tuple[str, str] = ("x", "o")
    open: str = "."
    taken: str = ":"
    pool: str = "'"


PLAIN = Signs()
ROUND = Signs(("●", "○"), ("×", "×"), "·", " ", "˙")  # noqa: RUF001 - a cross, not an x


def rows(position: Position, last: Point | None = None, *, signs: Signs = PLAIN, wide: bool = True) -> list[Row]:
    """Return the rows of the board under a row of column names; *wide* has a space between the points."""
    board = position.board
    gap = " " if wide else ""
    digits = len(str(board.height))
    names = [column_name(board, x) for x in range(board.width)]
    deep = max(map(len, names))
    headings: list[Row] = [
        [(" " * digits, "label"), *((gap + name.rjust(deep)[at], "label") for name in names)] for at in range(deep)
    ]
    return headings + [
        [(str(y + 1).rjust(digits), "label"), *_row(position, y, last, signs, wide=wide)] for y in range(board.height)
    ]


def _row(position: Position, y: int, last: Point | None, signs: Signs, *, wide: bool) -> Iterator[Piece]:
    before = " "
    for x in range(position.board.width):
        point = position.board.point(x, y)
        text, look = _piece(position, point, signs)
        if point == last:
            if wide:
                yield "(", "mark"
            yield text, look if wide else look + " last"
            before = ")"
        else:
            yield (before + text if wide else text, look)
            before = " "
    if wide and before == ")":
        yield (before, "label")


def _piece(position: Position, point: Point, signs: Signs) -> Piece:
    dot, region, pool = position.dots[point], position.regions[point], position.pools[point]
    inside = f" in{region}" if region else ""
    if dot and region == 3 - dot:
        return signs.captured[dot - 1], f"captured{dot}{inside}"
    if dot:
        return signs.dots[dot - 1], f"dot{dot}{inside}"
    if region:
        return signs.taken, f"taken{inside}"
    return (signs.pool, f"pool{pool}") if pool else (signs.open, "open")


def plain(position: Position, last: Point | None = None) -> str:
    """Return the board in letters alone, a line a row."""
    return "\n".join("".join(text for text, _ in row).rstrip() for row in rows(position, last))


def column_name(board: Board, x: int) -> str:
    """Name a column: its letter as in records, or its number from 1 where there are not letters enough."""
    return LETTERS[x] if board.width <= len(LETTERS) else str(x + 1)


def point_name(board: Board, point: Point) -> str:
    """Name *point* as people say it, its column and its row from 1: ``c4``, or ``57,4`` on a board of numbers."""
    x, y = board.xy(point)
    return f"{column_name(board, x)}{y + 1}" if board.width <= len(LETTERS) else f"{x + 1},{y + 1}"


def point_named(board: Board, text: str) -> Point:
    """Read ``c4``, ``3 4``, ``3,4`` or a record's ``cd``; raise ``BoardError`` for any other text.

    Where the board has no column of that capital letter, the small one is meant.
    """
    match = _NUMBERED.fullmatch(text.strip())
    if match is None:
        return board.named(text.strip())
    letter, row, column, other = match.groups()
    x = int(column) - 1 if letter is None else LETTERS.index(letter)
    y = int(row or other) - 1
    if letter and letter.isupper() and x >= board.width:
        x = LETTERS.index(letter.lower())
    if not board.holds(x, y):
        raise BoardError(f"expected a point of the {board} board, not {text.strip()[:20]!r}", code="off")
    return board.point(x, y)
