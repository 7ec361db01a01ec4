"""Puzzle and Grid: frozen values, well formed by construction.

Well formed is not solvable: a puzzle may have no or many solutions, and a grid may break
every rule. These values know lengths and ranges, the rules know the rest. They read and write
their own text: ``str`` is KEN, and what ``repr`` gives can be pasted back into Python.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self, TypeVar

from kropki.generator.board import geometry, notation, rules
from kropki.generator.board.geometry import Board, Permutation
from kropki.generator.board.rules import Digit, Dot, Link, Negative
from kropki.generator.errors import PuzzleError

EMPTY = rules.EMPTY
T = TypeVar("T")
_BOXES = {True: "", False: ", boxes=False"}  # as text that can be pasted


@dataclass(frozen=True, slots=True, repr=False)
class Grid:
    """A full board: one digit a cell, in reading order.

    >>> Grid.from_ken("1234/3412/2143/4321")
    Grid.from_ken('1234/3412/2143/4321')
    """

    size: int
    digits: tuple[Digit, ...]
    boxes: bool = True  # whether each box holds every digit, too

    def __post_init__(self) -> None:
        _check_digits(self.size, self.digits, lowest=1, what="digits", boxes=self.boxes)

    @classmethod
    def from_ken(cls, text: str, *, boxes: bool = True) -> Self:
        """Read KEN with a given in every cell and no dot; raise ``KenError`` for any other text."""
        return cls(*notation.read_full(text, boxes=boxes), boxes)

    def __str__(self) -> str:
        return notation.write_full(self.size, self.digits)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_ken({str(self)!r}{_BOXES[self.boxes]})"

    @property
    def board(self) -> Board:
        """The shape of this grid."""
        return geometry.board(self.size, boxes=self.boxes)

    def moved(self, symmetry: Permutation) -> Self:
        """Return this grid with every cell moved by *symmetry* (one of ``board.symmetries``)."""
        return replace(self, digits=_moved(self.digits, symmetry))


@dataclass(frozen=True, slots=True, repr=False)
class Puzzle:
    """Givens (0 = empty), one dot an edge, and what the text does not say: *negative* and *boxes*.

    *negative*: which missing dots are promises (``rules.Negative``). *boxes*: whether each box holds every digit.

    >>> puzzle = Puzzle.from_ken("(2xw)B1/A1B/A2B/(xw)C", negative=False)
    >>> puzzle
    Puzzle.from_ken('(2xw)B1/A1B/A2B/(xw)C', negative=False)
    >>> print(puzzle)
    (2xw)B1/A1B/A2B/(xw)C
    """

    size: int
    givens: tuple[Digit, ...]
    dots: tuple[Dot, ...]
    negative: Negative = True
    boxes: bool = True

    def __post_init__(self) -> None:
        _check_digits(self.size, self.givens, lowest=EMPTY, what="givens", boxes=self.boxes)
        edges = len(self.board.edges)
        if len(self.dots) != edges:
            raise PuzzleError(f"a board of size {self.size} has {edges} edges, got {len(self.dots)} dots")
        rules.gap(self.negative)

    @classmethod
    def from_ken(cls, text: str, *, negative: Negative = True, boxes: bool = True) -> Self:
        """Read KEN, which says neither which missing dots are promises nor whether there are boxes.

        Raise ``KenError`` for any other text.
        """
        size, givens, dots = notation.read(text, boxes=boxes)
        return cls(size, givens, dots, negative, boxes)

    def __str__(self) -> str:
        return notation.write(self.size, self.givens, self.dots)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_ken({str(self)!r}, negative={self.negative!r}{_BOXES[self.boxes]})"

    @property
    def board(self) -> Board:
        """The shape of this puzzle."""
        return geometry.board(self.size, boxes=self.boxes)

    @property
    def links(self) -> tuple[Link, ...]:
        """What each edge demands."""
        bare = rules.gap(self.negative)
        return tuple([bare if dot is Dot.NONE else Link(dot) for dot in self.dots])

    def count_givens(self) -> int:
        """Count the givens."""
        return len(self.givens) - self.givens.count(EMPTY)

    def is_solved_by(self, grid: Grid) -> bool:
        """Tell whether *grid* keeps every rule of this puzzle."""
        return grid.board is self.board and rules.is_solution(self.board, grid.digits, self.links, self.givens)

    def moved(self, symmetry: Permutation) -> Self:
        """Return this puzzle with cells and dots moved by *symmetry* (one of ``board.symmetries``)."""
        return replace(
            self,
            givens=_moved(self.givens, symmetry),
            dots=_moved(self.dots, self.board.move_edges(symmetry)),
        )


def blank(size: int, *, negative: Negative, boxes: bool = True) -> Puzzle:
    """Return the puzzle without a given and without a dot."""
    board = geometry.board(size, boxes=boxes)
    return Puzzle(size, (EMPTY,) * len(board.cells), (Dot.NONE,) * len(board.edges), negative, boxes)


def _moved(values: tuple[T, ...], places: Permutation) -> tuple[T, ...]:
    moved = list(values)
    for value, place in zip(values, places, strict=True):
        moved[place] = value
    return tuple(moved)


def _check_digits(size: int, digits: tuple[Digit, ...], *, lowest: Digit, what: str, boxes: bool) -> None:
    if size not in geometry.sizes(boxes=boxes):
        raise PuzzleError(f"expected size {geometry.size_words(boxes=boxes)}, got {size!r}")
    if len(digits) != size * size:
        raise PuzzleError(f"a board of size {size} has {size * size} cells, got {len(digits)} {what}")
    if min(digits) < lowest or max(digits) > size:
        stray = next(digit for digit in digits if not lowest <= digit <= size)
        raise PuzzleError(f"expected {what} from {lowest} to {size}, got {stray!r}")
