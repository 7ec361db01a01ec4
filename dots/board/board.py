"""Points, neighbours, names and symmetries of a board from 3x3 to 60x60.

A *point* is a number in reading order. Orthogonal neighbours touch; a chain may step to any
of the eight neighbours *around*.

    board(4, 3)         around, clockwise from the west
     0   1   2   3          1  2  3
     4   5   6   7          0  .  4
     8   9  10  11          7  6  5

This module knows no rule. It is the only place that computes a neighbour, but for the
compiled engine, whose own board has a border (see ``field``).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from kropki.dots.errors import BoardError

Point = int
Permutation = tuple[Point, ...]

SMALLEST, LARGEST = 3, 60
_KEPT = 64  # boards: all sizes together would take gigabytes
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STEPS = ((-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1))  # clockwise from the west


@dataclass(frozen=True, slots=True)
class Board:
    """The shape of a board: every table below follows from *width* and *height*."""

    width: int
    height: int
    neighbours: tuple[tuple[Point, ...], ...] = field(
        repr=False, compare=False
    )  # per point: those west, north, east and south of it, where they exist
    around: tuple[tuple[Point, ...], ...] = field(
        repr=False, compare=False
    )  # per point: all that one step reaches, clockwise from the west

    @property
    def symmetries(self) -> tuple[Permutation, ...]:
        """Per symmetry and point where it goes; the first is the identity."""
        return tuple(_symmetries(self.width, self.height))

    @property
    def points(self) -> range:
        """All points in reading order."""
        return range(self.width * self.height)

    def xy(self, point: Point) -> tuple[int, int]:
        """Return column and row of *point*, from 0 at the top left."""
        y, x = divmod(point, self.width)
        return x, y

    def point(self, x: int, y: int) -> Point:
        """Return the point in column *x* and row *y*; raise ``BoardError`` where the board has none."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise BoardError(f"expected a point of the {self.width}x{self.height} board, not {(x, y)!r}", code="off")
        return y * self.width + x

    def holds(self, x: int, y: int) -> bool:
        """Tell whether the board has a column *x* and a row *y*."""
        return 0 <= x < self.width and 0 <= y < self.height

    def is_edge(self, point: Point) -> bool:
        """Tell whether *point* lies on the edge."""
        return len(self.neighbours[point]) < len(STEPS) // 2

    def name(self, point: Point) -> str:
        """Name *point* by its letters, column first, as records do.

        >>> board(39, 32).name(40)
        'bb'
        """
        x, y = self.xy(point)
        if max(x, y) >= len(LETTERS):
            raise BoardError(f"expected a point within 52x52, which letters can name, not {(x, y)!r}", code="letters")
        return LETTERS[x] + LETTERS[y]

    def named(self, name: str) -> Point:
        """Return the point called *name*; raise ``BoardError`` for any other text.

        >>> board(39, 32).named("bb")
        40
        """
        if len(name) != 2 or not set(name) <= set(LETTERS):
            raise BoardError(f"expected two letters, not {name!r}", code="letters")
        return self.point(LETTERS.index(name[0]), LETTERS.index(name[1]))

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


@lru_cache(maxsize=_KEPT)
def board(width: int, height: int) -> Board:
    """Return the board of *width* columns and *height* rows; the same one each time, while it is one of the last."""
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise BoardError(f"expected sides from {SMALLEST} to {LARGEST}, not {width}x{height}", code="size")
    points = tuple(range(width * height))  # each number once, in whatever table it is
    around = tuple(tuple(_reached(points, width, point, STEPS)) for point in points)
    sides = tuple(tuple(_reached(points, width, point, STEPS[::2])) for point in points)
    return Board(width, height, sides, around)


def _reached(points: tuple[Point, ...], width: int, point: Point, steps: tuple[tuple[int, int], ...]) -> list[Point]:
    y, x = divmod(point, width)
    places = [(x + right, y + down) for right, down in steps]
    return [points[b * width + a] for a, b in places if 0 <= a < width and 0 <= b * width + a < len(points)]


def _symmetries(width: int, height: int) -> list[Permutation]:
    """Return the four symmetries of an oblong, or the eight of a square, without repeats."""
    places = [divmod(point, width) for point in range(width * height)]
    found = [
        tuple((height - 1 - y if down else y) * width + (width - 1 - x if right else x) for y, x in places)
        for down in (False, True)
        for right in (False, True)
    ]
    if width != height:
        return found
    return found + [tuple(p % width * width + p // width for p in moved) for moved in found]
