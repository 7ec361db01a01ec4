"""The clues of a board, any part of which can be asked about: its givens, its dots, and the gaps between them.

A clue is a number: that of its cell, or the number of cells and that of its edge. Flags say which clues
are kept. A board without a dot or a gap says nothing of that edge, which no KEN can write: so the
questions are put to the kernel as arrays.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from kropki.generator.board import rules
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot, Link
from kropki.generator.solver import kernel
from kropki.generator.solver.propagation import cell_sets
from kropki.generator.solver.tables import Flags, Indices, Masks

Clue = int
Numbers = npt.NDArray[np.intp]


class Clues:
    """The clues of *puzzle*, and searches among their parts that spend one *budget* of nodes."""

    def __init__(self, puzzle: Puzzle, *, budget: int) -> None:
        self.puzzle = puzzle
        self.left = budget
        self.cells = len(puzzle.givens)
        self.all: Flags = np.array([given != EMPTY for given in puzzle.givens] + [link != 0 for link in puzzle.links])
        self._start = kernel.candidates(puzzle)
        self._links = kernel.link_array(puzzle)
        self._full = np.int16((1 << puzzle.size) - 1)
        self._found = np.zeros((0, self.cells), dtype=np.uint8)

    def board(self, kept: Flags) -> tuple[Masks, Indices]:
        """Return what the board with the *kept* clues alone demands: a mask a cell, a link an edge."""
        start = np.where(kept[: self.cells], self._start, self._full)
        links = self._links.copy()
        links[:-1][~kept[self.cells :]] = Link.FREE
        return start, links

    def is_solvable(self, kept: Flags, *, at_most: int | None = None) -> bool | None:
        """Tell whether the *kept* clues alone have a solution; None where the budget ends first."""
        return self.has_solution(*self.board(kept), at_most=at_most)

    def has_solution(self, start: Masks, links: Indices, *, at_most: int | None = None) -> bool | None:
        """Tell whether these masks and links have a solution; None where the budget ends first."""
        return None if (count := self.count(start, links, 1, at_most=at_most)) is None else bool(count)

    def count(self, start: Masks, links: Indices, limit: int, *, at_most: int | None = None) -> int | None:
        """Count solutions up to *limit*; None where the budget ends first, or *at_most* so many nodes of it."""
        budget = max(self.left if at_most is None else min(self.left, at_most), 0)
        count, nodes = kernel.search(start, links, cell_sets(self.puzzle.board), limit, budget, self._found)
        settled = nodes <= budget
        self.left -= nodes
        return int(count) if settled else None

    def is_without(self, kept: Flags, clue: Clue) -> bool | None:
        """Tell whether the *kept* clues imply *clue*, which is none of them; None where the budget ends first.

        A dot may be asked about only where a missing dot says nothing.
        """
        solvable = [self.has_solution(*other) for other in self._opposites(kept, clue)]
        return False if True in solvable else None if None in solvable else True

    def _opposites(self, kept: Flags, clue: Clue) -> Iterable[tuple[Masks, Indices]]:
        """Yield boards that together have each solution of the *kept* clues that breaks *clue*."""
        start, links = self.board(kept)
        if clue < self.cells:
            start[clue] &= ~self._start[clue]
            yield start, links
            return
        edge = clue - self.cells
        links[edge] = Link.GAP
        if self._links[edge] != Link.GAP:
            yield start, links.copy()  # then the other dot, without the pair 1-2, which both dots fit
            other = Link.BLACK if self._links[edge] == Link.WHITE else Link.WHITE
            start[list(self.puzzle.board.edges[edge])] &= ~np.int16(rules.mask_of([1]))
            links[edge] = other
            yield start, links
            return
        for other in (Link.WHITE, Link.BLACK):
            links[edge] = other
            yield start, links.copy()


def changed(puzzle: Puzzle, change: Iterable[tuple[Clue, int]]) -> Puzzle:
    """Return *puzzle* in which clues become other digits or dots, or none where it is 0."""
    values = [*puzzle.givens, *puzzle.dots]
    for clue, value in change:
        values[clue] = value
    cells = len(puzzle.givens)
    return replace(puzzle, givens=tuple(values[:cells]), dots=tuple(map(Dot, values[cells:])))


def as_json(puzzle: Puzzle, clues: Iterable[Clue]) -> dict[str, Any]:
    """Return *clues* of *puzzle* by kind, named: givens by cell, dots and gaps by the two cells that they join."""
    said: dict[str, Any] = {"givens": [], "dots": [], "gaps": []}
    for clue in clues:
        if clue < len(puzzle.givens):
            said["givens"].append(puzzle.board.name(clue))
        else:
            edge = clue - len(puzzle.givens)
            kind = "gaps" if puzzle.dots[edge] is Dot.NONE else "dots"
            said[kind].append([puzzle.board.name(cell) for cell in puzzle.board.edges[edge]])
    return said
