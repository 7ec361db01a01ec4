"""The clues of a full solution, and the oracles that say whether some of them suffice.

The meeting of a grid with the solvers: flags on one side (see ``generator.generation.minimise``), the
arrays of the compiled code on the other.
"""

from __future__ import annotations

import numpy as np

from generator.board.geometry import Permutation
from generator.board.puzzle import EMPTY, Grid, Puzzle
from generator.board.rules import Dot, Link
from generator.errors import BudgetError
from generator.generation.minimise import Flags, Order
from generator.ladder.deduction import climbing
from generator.ladder.deduction.context import Context, build_context
from generator.ladder.deduction.findings import allocate
from generator.ladder.deduction.sweep import LADDERS
from generator.ladder.grade import summary
from generator.ladder.rungs import NEWEST, Difficulty, Level, Version, rungs_up_to
from generator.solver import kernel
from generator.solver.propagation import cell_sets
from generator.solver.tables import Indices, Masks

SEARCH_BUDGET = 20_000  # nodes for one question of the search; few questions ever need a tenth of it
GLANCE = 1_000  # nodes for a look that need not be sure


class Clues:
    """The clues of a full solution, as flags: its digits, a cell each, then its dots, an edge each.

    Dots are clues, and may be dropped, only where a missing dot promises nothing.
    """

    def __init__(self, grid: Grid, dots: tuple[Dot, ...], *, negative: bool, version: Version = NEWEST) -> None:
        self.grid = grid
        self.dots = dots
        self.negative = negative
        self._version = version
        self._ladder = LADDERS[version]
        self.cells = len(grid.digits)
        self.count = self.cells + len(dots)
        self.droppable_dots = [] if negative else [self.cells + edge for edge, dot in enumerate(dots) if dot]
        self._quick = Level.EXPERT.rank if negative else Level.MEDIUM.rank  # up to here the ladder is as fast
        self._digits = np.array([1 << digit - 1 for digit in grid.digits], dtype=np.int16)
        self._links = kernel.link_array(Puzzle(grid.size, (EMPTY,) * self.cells, dots, negative))
        self._cell_sets = cell_sets(grid.size)
        self._found = np.empty((0, self.cells), dtype=np.uint8)
        self._findings = allocate(self.cells)
        self._built: dict[Level, Context] = {}  # of all the dots, where they stay

    def leaders(self, symmetry: Permutation) -> Order:
        """Return, per clue, the lowest one of those that are dropped with it to keep *symmetry*; a dot goes alone."""
        board = self.grid.board
        return np.array([*board.leaders(board.powers(symmetry)), *range(self.cells, self.count)], dtype=np.intp)

    def is_unique(self, kept: Flags, budget: int = SEARCH_BUDGET) -> bool:
        """Tell whether the clues flagged in *kept* leave one solution.

        Raises ``BudgetError`` if that is not settled within *budget* nodes.
        """
        start, links = self.arrays(kept)
        count, nodes = kernel.search(start, links, self._cell_sets, 2, budget, self._found)
        if nodes > budget:
            raise BudgetError(f"expected an answer within {budget} nodes, got none")
        return bool(count == 1)

    def _may_be_unique(self, kept: Flags) -> bool:
        try:
            return self.is_unique(kept, GLANCE)
        except BudgetError:
            return True

    def solves_within(self, level: Level, kept: Flags, rungs: int | None = None) -> bool:
        """Tell whether the rungs of the ladder up to *level* lead from the clues flagged in *kept* to the end.

        *rungs*: only so many of them, counted from the easiest.
        No rung can lead from clues with two solutions to one of them: where the ladder is slow, the
        kernel is asked first.
        """
        if level.rank > self._quick and not self._may_be_unique(kept):
            return False
        start, links = self.arrays(kept)
        rungs = rungs_up_to(level, self._version) if rungs is None else rungs
        return climbing.climb_fast(self._context(links, level), start, self._ladder, rungs, self._findings)

    def difficulty(self, kept: Flags, hardest: Level | None = None) -> Difficulty:
        """Return the difficulty of the puzzle of the clues flagged in *kept*, which has one solution.

        If it is known that the rungs up to *hardest* solve it, no others are prepared.
        """
        _, links = self.arrays(kept)
        givens = np.where(kept[: self.cells], self._digits, 0).astype(np.int16)
        context = self._context(links, hardest or Level.EXTREME)
        solved, counts = climbing.climb_from_givens(context, givens, self._ladder, self._findings)
        return summary(counts, self._version, solved=solved)

    def _context(self, links: Indices, hardest: Level) -> Context:
        """Return a context for the rungs up to *hardest*; one for harder ones does, too."""
        if not self.negative:
            return build_context(self.grid.size, links, self._version, hardest)
        for level in self._built:
            if level.rank >= hardest.rank:
                return self._built[level]
        self._built[hardest] = build_context(self.grid.size, links, self._version, hardest)
        return self._built[hardest]

    def arrays(self, kept: Flags) -> tuple[Masks, Indices]:
        """Return the masks and links of the clues flagged in *kept*, as ``kernel.search`` takes them."""
        start = np.where(kept[: self.cells], self._digits, (1 << self.grid.size) - 1).astype(np.int16)
        if self.negative:
            return start, self._links
        links = self._links.copy()
        links[:-1][~kept[self.cells :]] = Link.FREE
        return start, links

    def puzzle(self, kept: Flags) -> Puzzle:
        """Return the puzzle of the clues flagged in *kept*."""
        flags = kept.tolist()
        givens = [digit if flag else EMPTY for digit, flag in zip(self.grid.digits, flags, strict=False)]
        dots = [dot if flag else Dot.NONE for dot, flag in zip(self.dots, flags[self.cells :], strict=True)]
        return Puzzle(self.grid.size, tuple(givens), tuple(dots), self.negative)
