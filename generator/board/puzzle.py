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


@dataclass(frozen=True, slots=True, repr=False)
class Grid:
    """A full board: one digit a cell, in reading order.

    >>> Grid.from_ken("1234/3412/2143/4321")
    Grid.from_ken('1234/3412/2143/4321')
    """

    size: int
    digits: tuple[Digit, ...]

    def __post_init__(self) -> None:
        _check_digits(self.size, self.digits, lowest=1, what="digits")

    @classmethod
    def from_ken(cls, text: str) -> Self:
        """Read KEN with a given in every cell and no dot; raise ``KenError`` for any other text."""
        return cls(*notation.read_full(text))

    def __str__(self) -> str:
        return notation.write_full(self.size, self.digits)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_ken({str(self)!r})"

    @property
    def board(self) -> Board:
        """The shape of this grid."""
        return geometry.board(self.size)

    def moved(self, symmetry: Permutation) -> Self:
        """Return this grid with every cell moved by *symmetry* (one of ``board.symmetries``)."""
        return replace(self, digits=_moved(self.digits, symmetry))


@dataclass(frozen=True, slots=True, repr=False)
class Puzzle:
    """Givens (0 = empty), one dot an edge, and *negative*: which missing dots are promises (``rules.Negative``).

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

    def __post_init__(self) -> None:
        _check_digits(self.size, self.givens, lowest=EMPTY, what="givens")
        edges = len(self.board.edges)
        if len(self.dots) != edges:
            raise PuzzleError(f"a board of size {self.size} has {edges} edges, got {len(self.dots)} dots")
        rules.gap(self.negative)

    @classmethod
    def from_ken(cls, text: str, *, negative: Negative = True) -> Self:
        """Read KEN, which does not say which missing dots are promises; raise ``KenError`` for any other text."""
        size, givens, dots = notation.read(text)
        return cls(size, givens, dots, negative)

    def __str__(self) -> str:
        return notation.write(self.size, self.givens, self.dots)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_ken({str(self)!r}, negative={self.negative!r})"

    @property
    def board(self) -> Board:
        """The shape of this puzzle."""
        return geometry.board(self.size)

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
        return grid.size == self.size and rules.is_solution(self.board, grid.digits, self.links, self.givens)

    def moved(self, symmetry: Permutation) -> Self:
        """Return this puzzle with cells and dots moved by *symmetry* (one of ``board.symmetries``)."""
        return replace(
            self,
            givens=_moved(self.givens, symmetry),
            dots=_moved(self.dots, self.board.move_edges(symmetry)),
        )


def blank(size: int, *, negative: Negative) -> Puzzle:
    """Return the puzzle without a given and without a dot."""
    board = geometry.board(size)
    return Puzzle(size, (EMPTY,) * len(board.cells), (Dot.NONE,) * len(board.edges), negative)


def _moved(values: tuple[T, ...], places: Permutation) -> tuple[T, ...]:
    moved = list(values)
    for value, place in zip(values, places, strict=True):
        moved[place] = value
    return tuple(moved)


def _check_digits(size: int, digits: tuple[Digit, ...], *, lowest: Digit, what: str) -> None:
    if size not in geometry.SIZES:
        raise PuzzleError(f"expected size 4, 6 or 9, got {size!r}")
    if len(digits) != size * size:
        raise PuzzleError(f"a board of size {size} has {size * size} cells, got {len(digits)} {what}")
    if min(digits) < lowest or max(digits) > size:
        stray = next(digit for digit in digits if not lowest <= digit <= size)
        raise PuzzleError(f"expected {what} from {lowest} to {size}, got {stray!r}")
