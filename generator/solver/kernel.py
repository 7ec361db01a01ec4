"""The compiled search: how many solutions a puzzle has, up to a limit and within a budget.

Knows nothing of the rules. A node is one state of the board: candidates are narrowed until
nothing changes (see ``propagation``), then an open cell is split in two, "is d" and "is not d".
The states that wait lie on an explicit stack, as many words each as ``propagation.SAVED``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

import numpy as np

from kropki.generator.board import rules
from kropki.generator.board.puzzle import Grid, Puzzle
from kropki.generator.board.rules import Dot, Link, Negative
from kropki.generator.solver.jit import compiled
from kropki.generator.solver.propagation import (
    SAVED,
    STACK,
    Words,
    cell_sets,
    choose,
    go_back,
    load,
    narrow,
    side,
    split,
    write_digits,
)
from kropki.generator.solver.tables import Indices, Masks

DEFAULT_BUDGET = 80_000  # nodes; at most 50 milliseconds
LONG_BUDGET = 2_000_000  # nodes; about a second
_NO_LINK = bytes([Link.FREE])
_KEPT = 2  # solutions handed back: the first, and one more that proves there are many


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a search found: *solutions* up to its limit; a lower bound where not *complete*."""

    solutions: int
    nodes: int
    complete: bool  # False: the budget ran out
    boxes: bool = True  # of the puzzle
    found: tuple[bytes, ...] = ()  # the digits of the first solutions, by which grids are made when somebody asks

    @property
    def solution(self) -> Grid | None:
        """The first solution found."""
        return self._grid(0)

    @property
    def second(self) -> Grid | None:
        """Another one, where there is one."""
        return self._grid(1)

    def _grid(self, number: int) -> Grid | None:
        if number >= len(self.found):
            return None
        digits = self.found[number]
        return Grid(math.isqrt(len(digits)), tuple(digits), self.boxes)


def solve(puzzle: Puzzle, *, limit: int = 2, budget: int = DEFAULT_BUDGET) -> Outcome:
    """Count the solutions of *puzzle* up to *limit*, visiting at most *budget* nodes."""
    found = np.zeros((_KEPT, len(puzzle.givens)), dtype=np.uint8)
    count, nodes = search(candidates(puzzle), link_array(puzzle), cell_sets(puzzle.board), limit, budget, found)
    rows = tuple([found[row].tobytes() for row in range(min(count, _KEPT))])
    return Outcome(count, min(nodes, budget), nodes <= budget, puzzle.boxes, rows)


def candidates(puzzle: Puzzle) -> Masks:
    """Return the masks to start from: the given alone, or every digit."""
    return _masks(puzzle.size).take(np.frombuffer(bytes(puzzle.givens), dtype=np.uint8))


def link_array(puzzle: Puzzle) -> Indices:
    """Return the link of each edge, and one FREE link more for the padding of ``Tables.border``."""
    links = bytes(puzzle.dots).translate(_links(puzzle.negative)) + _NO_LINK
    return np.frombuffer(bytearray(links), dtype=np.uint8)  # may be written to


@cache
def _masks(size: int) -> Masks:
    """Return the mask of each given, by its digit; 0 stands for an open cell."""
    return np.array([(1 << size) - 1, *(1 << digit - 1 for digit in range(1, size + 1))], dtype=np.int16)


@cache
def _links(negative: Negative) -> bytes:
    """Return the link of each dot, by its number, as a table to translate bytes with."""
    return bytes(rules.link(dot, negative=negative) for dot in Dot).ljust(256, _NO_LINK)


@compiled
def search(start: Masks, links: Indices, sets: Words, limit: int, budget: int, found: Indices) -> tuple[int, int]:
    """Count solutions up to *limit* and nodes; more nodes than *budget* say that it ran out.

    The first solutions are written to the rows of *found*. *start* is left as it was.
    """
    size = side(start.size)
    work = np.empty(STACK + start.size * SAVED, dtype=np.uint64)  # each deeper state has one more cell decided
    load(work, start, links, size)
    count = 0
    nodes = 0
    depth = 0
    while True:
        nodes += 1
        if nodes > budget:
            break
        if narrow(work, sets, size):
            upper, lower = choose(work)
            if upper | lower:
                split(work, depth, upper, lower)
                depth += 1
                continue
            if count < found.shape[0]:
                write_digits(work, found[count])
            count += 1
            if count == limit:
                break
        if depth == 0:
            break
        depth -= 1
        go_back(work, depth)
    return count, nodes
