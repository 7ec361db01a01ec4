"""A finding on its board, and the names of cells, houses, dots and digits.

Knows what things are called and how a conclusion is worded; ``sentences`` decides what is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from generator.board import geometry
from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import Digit, Link, Mask, each_bit
from generator.ladder.context import Context

MAX_CHARACTERS = 180  # of a sentence
MAX_NAMED_DIGITS = 4  # that are left: where more are left, a sentence names those that go
LINES = ("row", "column", "box")
_COLOURS = {int(Link.WHITE): "white", int(Link.BLACK): "black"}
_FREE = int(Link.FREE)

Known = tuple[Cell, Mask]  # digits that are not in a cell


@dataclass(frozen=True, slots=True)
class Finding:
    """One row of ``findings.Findings``."""

    rung: int  # in ``RUNGS``
    where: tuple[int, ...]  # see ``findings.LAYOUT``
    removed: dict[Cell, Mask]
    placed: Cell | None


class View:
    """A finding and the candidates before it, with what its sentence needs.

    A *silent* view makes no text: enough to ask what a finding rests on, at a third of the cost.
    """

    def __init__(self, context: Context, candidates: Sequence[Mask], finding: Finding, *, silent: bool = False) -> None:
        self.context = context
        self.candidates = candidates
        self.finding = finding
        self.where = finding.where
        self.size = context.tables.houses.shape[1]
        self.board = geometry.board(self.size)
        self.full = (1 << self.size) - 1
        self.silent = silent

    def house(self, house: int) -> str:
        """Name a house: row 3."""
        kind, number = divmod(house, self.size)
        return f"{LINES[kind]} {number + 1}"

    def cells(self, cells: Iterable[Cell], last: str = "and") -> str:
        """Name cells: r1c1, r1c2 and r1c3."""
        return "" if self.silent else listed([self.board.name(cell) for cell in cells], last)

    def absent(self, cells: Iterable[Cell], mask: Mask | None = None) -> list[Known]:
        """Give what is known not to be in *cells*, of the digits of *mask* or of all."""
        wanted = self.full if mask is None else mask
        return [(cell, wanted & ~self.candidates[cell]) for cell in cells]

    def places(self, house: int, bit: Mask) -> list[Cell]:
        """Give the cells of *house* that may hold the digit of *bit*."""
        return [cell for cell in self.board.houses[house] if self.candidates[cell] & bit]

    def partners(self, edge: EdgeIndex, mask: Mask) -> Mask:
        """Give the digits that have a partner in *mask* across *edge*."""
        return int(self.context.tables.partners[self.context.links[edge], mask])

    def colour(self, edge: EdgeIndex) -> str:
        """Name the colour of a dot."""
        return _COLOURS[int(self.context.links[edge])]

    def edges_among(self, cells: Iterable[Cell]) -> list[EdgeIndex]:
        """Give the edges between any two of *cells* that are not free."""
        index = _edge_index(self.size)
        edges = [index[pair] for pair in combinations(sorted(cells), 2) if pair in index]
        return [edge for edge in edges if self.context.links[edge] != _FREE]

    def dots_among(self, cells: Iterable[Cell]) -> list[EdgeIndex]:
        """Give the dotted edges between any two of *cells*."""
        return [edge for edge in self.edges_among(cells) if int(self.context.links[edge]) in _COLOURS]

    def conclude(self, head: str, joint: str = ", so ") -> str:
        """Give the whole sentence: *head*, and what is left for cells or not; shorter where that is too long."""
        if self.silent:
            return ""
        cells = sorted(self.finding.removed)
        full = f"{head}{joint}{listed(self._verdicts(cells))}."
        return full if len(full) <= MAX_CHARACTERS else f"{head}{joint}fewer digits are left for {self.cells(cells)}."

    def rule_out(self, head: str, digit: Digit) -> str:
        """Give the whole sentence: *head*, and in which cells *digit* cannot be."""
        cells = sorted(self.finding.removed)
        return f"{head}, so {self.cells(cells)} {_is(cells)} not {digit}."

    def _verdicts(self, cells: Iterable[Cell]) -> list[str]:
        """Give what each cell is or is not; cells of which the same is true are named together."""
        alike: dict[str, list[Cell]] = {}
        for cell in cells:
            gone = self.finding.removed[cell]
            left = self.candidates[cell] & ~gone
            short = left.bit_count() <= min(MAX_NAMED_DIGITS, gone.bit_count() + 1)
            alike.setdefault(digits(left) if short else f"not {digits(gone)}", []).append(cell)
        return [f"{self.cells(who)} {_is(who)} {what}" for what, who in alike.items()]


def _is(cells: Sequence[Cell]) -> str:
    return "is" if len(cells) == 1 else "are"


@cache
def _edge_index(size: int) -> dict[tuple[Cell, Cell], EdgeIndex]:
    return {pair: edge for edge, pair in enumerate(geometry.board(size).edges)}


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words as English does.

    >>> listed(["2", "4", "6"], "or")
    '2, 4 or 6'
    """
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else words[0]


def digits(mask: Mask, last: str = "or") -> str:
    """List the digits of *mask*.

    >>> digits(0b101010)
    '2, 4 or 6'
    """
    return listed([str(bit.bit_length()) for bit in each_bit(mask)], last)
