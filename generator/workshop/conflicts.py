"""Why a board has no solution: a few clues that contradict each other, of which none can be left out.

The deletion filter: a clue goes if what remains still has no solution. It ends with a set of which
every part has a solution, but not with the smallest such set: so it is repeated in other orders, and the smallest
set found is the answer. Gaps go first, then dots: a contradiction of givens is the easiest to see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.generation import minimise
from kropki.generator.generation.record import identify
from kropki.generator.rng import Rng
from kropki.generator.solver.tables import Flags
from kropki.generator.workshop.clues import Clue, Clues, Numbers, as_json

_ORDERS = 12
_BUDGETS = 3  # of a search, for hundreds of them
_EACH = 2000  # nodes of one search, until the last look at each clue


@dataclass(frozen=True, slots=True)
class Conflict:
    """The *clues* of *puzzle* that contradict each other; none where there are none.

    Where *irreducible*, each part of them has a solution.
    """

    puzzle: Puzzle
    clues: tuple[Clue, ...]
    irreducible: bool

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values."""
        return {**as_json(self.puzzle, self.clues), "irreducible": self.irreducible}


def find(puzzle: Puzzle, *, budget: int) -> Conflict:
    """Return the fewest clues found, within *budget* nodes, that leave *puzzle*, which has none, no solution."""
    budget *= _BUDGETS
    clues = Clues(puzzle, budget=budget)
    best = clues.all
    for turn in range(_ORDERS):
        kept = clues.all.copy()
        minimise.reduce(kept, _order(clues, turn), lambda part: clues.is_solvable(part, at_most=_EACH) is False)
        if kept.sum() < best.sum() or turn == 0:
            best = kept
        if clues.left <= 0 or best.sum() <= 1:
            break
    clues.left = max(clues.left, budget)
    irreducible = _drop_each(clues, best)
    return Conflict(puzzle, tuple(np.flatnonzero(best).tolist()), irreducible)


def _drop_each(clues: Clues, kept: Flags) -> bool:
    """Drop what can go from *kept*, in place; tell whether it is settled that nothing else can."""
    settled = True
    for clue in np.flatnonzero(kept):
        kept[clue] = False
        solvable = clues.is_solvable(kept)
        kept[clue] = solvable is not False
        settled = settled and solvable is not None
    return settled


def _order(clues: Clues, turn: int) -> Numbers:
    """Return the clues in the order of that *turn*: gaps, dots, givens, but every third time all mixed."""
    shuffled = Rng(f"conflict/{turn}/{identify(clues.puzzle)}").shuffled(np.flatnonzero(clues.all).tolist())
    ranks = {clue: 0 if turn % 3 == 2 else _rank(clues.puzzle, clue) for clue in shuffled}
    return np.array(sorted(shuffled, key=ranks.__getitem__), dtype=np.intp)


def _rank(puzzle: Puzzle, clue: Clue) -> int:
    cells = len(puzzle.givens)
    if clue < cells:
        return 2 if puzzle.givens[clue] != EMPTY else 0
    return 0 if puzzle.dots[clue - cells] is Dot.NONE else 1
