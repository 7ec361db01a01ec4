"""A position of a sudoku in plain Python: what each cell may be, and which digits go together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

WHITE, BLACK = 1, 2
_BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3)}  # rows and columns of a box, by the size of the board

Cell = int
Digit = int
Digits = set[Digit]
Gone = list[tuple[Cell, Digit]]
T = TypeVar("T")


@cache
def houses_of(size: int, *, boxes: bool) -> list[list[Cell]]:
    """Return the rows, then the columns, then the *boxes* if there are any."""
    rows = [[row * size + column for column in range(size)] for row in range(size)]
    columns = [list(column) for column in zip(*rows, strict=True)]
    if not boxes:
        return [*rows, *columns]
    height, width = _BOXES[size]
    boxed = [
        [row * size + column for row in range(top, top + height) for column in range(left, left + width)]
        for top in range(0, size, height)
        for left in range(0, size, width)
    ]
    return [*rows, *columns, *boxed]


@cache
def peers(size: int, *, boxes: bool) -> list[set[Cell]]:
    """Return for each cell those that share a house with it."""
    return [
        {other for house in houses_of(size, boxes=boxes) if cell in house for other in house} - {cell}
        for cell in range(size * size)
    ]


@cache
def neighbours(size: int) -> list[tuple[Cell, Cell]]:
    """Return the pairs of cells that touch."""
    right = [(cell, cell + 1) for cell in range(size * size) if (cell + 1) % size]
    return right + [(cell, cell + size) for cell in range(size * (size - 1))]


@cache
def neighbour_pairs(size: int) -> frozenset[tuple[Cell, Cell]]:
    """Return the same as a set."""
    return frozenset(neighbours(size))


@cache
def _answers(
    _houses: int, _size: int, _dots: frozenset[tuple[tuple[Cell, Cell], int]], _negative: object
) -> dict[Hashable, Any]:
    """Return what was answered about a board so far, by question: its positions are asked much that is the same."""
    return {}


class Plain:
    """A position: what each cell may be, and which cells are filled.

    *dots* are the colours by pair of cells, the lower first; *negative* tells whether a missing one says something:
    of both colours (true), of neither (false), or of white or black alone (the name of the colour).
    *digits* has 0 for an empty cell, *marks* a text for each cell, empty for all digits.
    """

    def __init__(
        self,
        size: int,
        dots: Mapping[tuple[Cell, Cell], int],
        *,
        negative: bool | str,
        digits: Sequence[Digit],
        marks: Sequence[str] | None = None,
        boxes: bool = True,
    ) -> None:
        self.size = size
        self.digits = range(1, size + 1)
        self.houses = houses_of(size, boxes=boxes)
        self.peers = peers(size, boxes=boxes)
        self.dots = dots
        self.negative = negative
        self._answers = _answers(len(self.houses), size, frozenset(dots.items()), negative)
        self.filled: dict[Cell, Digit] = {}
        self.options = [set(self.digits) for _ in digits]
        for cell, text in enumerate(marks or ()):
            if text:
                self.options[cell] &= set(map(int, text))
        for cell, digit in enumerate(digits):
            if digit:
                self.options[cell] = {digit}
        for cell, digit in enumerate(digits):
            if digit:
                self._fill(cell, digit)

    def _fill(self, cell: Cell, digit: Digit) -> None:
        self.filled[cell] = digit
        for other in self.peers[cell]:
            self.options[other].discard(digit)

    def place(self, single: str) -> None:
        """Fill the cells that a *single*, by its name, finds."""
        lines = 2 * self.size
        kinds = {"hidden single in a line": self.houses[:lines], "hidden single in a box": self.houses[lines:]}
        if single == "naked single":
            found = {cell: min(options) for cell, options in enumerate(self.options) if len(options) == 1}
        else:
            places = [
                ([cell for cell in house if digit in self.options[cell]], digit)
                for house in kinds.get(single, self.houses)
                if single != "last cell" or len(self.open_cells(house)) == 1
                for digit in self.digits
            ]
            found = {cells[0]: digit for cells, digit in places if len(cells) == 1}
        for cell, digit in found.items():
            if cell not in self.filled:
                self.options[cell] = {digit}
                self._fill(cell, digit)

    def once(self, question: Hashable, find: Callable[[], T]) -> T:
        """Return the answer to a *question* about the board and what the question names; *find* it if it is new."""
        answer: T | None = self._answers.get(question)
        if answer is None:
            answer = self._answers[question] = find()
        return answer

    def possible(self, cells: Iterable[Cell]) -> tuple[frozenset[Digit], ...]:
        """Return what each of *cells* may be, as a question names it."""
        return tuple(frozenset(self.options[cell]) for cell in cells)

    def open_cells(self, cells: Iterable[Cell]) -> list[Cell]:
        """Return those of *cells* that are not filled."""
        return [cell for cell in cells if cell not in self.filled]

    def agree(self, a: Cell, x: Digit, b: Cell, y: Digit) -> bool:
        """Tell whether *x* in *a* goes with *y* in *b*, by a house, a dot, or a missing dot."""
        if x == y and b in self.peers[a]:
            return False
        pair = (min(a, b), max(a, b))
        colour = self.dots.get(pair, 0)
        if colour == WHITE:
            return abs(x - y) == 1
        if colour == BLACK:
            return x == 2 * y or y == 2 * x
        if pair not in neighbour_pairs(self.size):
            return True
        no_white, no_black = self.negative in (True, "white"), self.negative in (True, "black")
        return not ((no_white and abs(x - y) == 1) or (no_black and (x == 2 * y or y == 2 * x)))

    def is_dot(self, a: Cell, b: Cell) -> bool:
        """Tell whether a dot joins two cells."""
        return bool(self.dots.get((min(a, b), max(a, b))))

    def joined(self) -> Iterator[tuple[Cell, Cell]]:
        """Yield the pairs of neighbours with a dot, both ways round."""
        yield from self.edges(dotted=True)

    def is_decided_across(self) -> bool:
        """Tell whether the dot, or the missing dot, to one filled neighbour leaves one digit to a cell."""
        return any(
            a in self.filled
            and b not in self.filled
            and sum(self.agree(a, self.filled[a], b, digit) for digit in self.options[b]) == 1
            for dotted in (True, False)
            for a, b in self.edges(dotted=dotted)
        )

    def edges(self, *, dotted: bool) -> Iterator[tuple[Cell, Cell]]:
        """Yield the pairs of neighbours with a dot, or those whose missing dot says something, both ways round."""
        for a, b in neighbours(self.size):
            if self.is_dot(a, b) == dotted and (dotted or self.negative):
                yield a, b
                yield b, a
