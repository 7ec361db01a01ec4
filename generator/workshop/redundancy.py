"""Which clues a board does without: it has the same solutions without them.

With the negative rule, of one colour or of both, only givens can go: where a dot is taken away there is a gap, which
is another promise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from generator.board.puzzle import Puzzle
from generator.generation.record import identify
from generator.rng import Rng
from generator.workshop.clues import Clue, Clues, as_json

_ORDERS = 4


@dataclass(frozen=True, slots=True)
class Redundancy:
    """The clues of *puzzle* that can go *alone*, and the most that were found to go *together*.

    Where not *complete*, the budget left clues untried: they count as needed.
    """

    puzzle: Puzzle
    alone: tuple[Clue, ...]
    together: tuple[Clue, ...]
    complete: bool

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values."""
        return {"alone": self._named(self.alone), "together": self._named(self.together), "complete": self.complete}

    def _named(self, clues: tuple[Clue, ...]) -> dict[str, Any]:
        said = as_json(self.puzzle, clues)
        return {"givens": said["givens"], "dots": said["dots"]}


def find(puzzle: Puzzle, *, budget: int) -> Redundancy:
    """Return the clues that *puzzle*, which has a solution, does without, as far as *budget* nodes settle it."""
    clues = Clues(puzzle, budget=budget)
    tried = np.flatnonzero(clues.all[: clues.cells] if puzzle.negative else clues.all).tolist()
    settled = [_goes(clues, clue) for clue in tried]
    alone = [clue for clue, goes in zip(tried, settled, strict=True) if goes]
    together: Sequence[Clue] = ()
    for turn in range(_ORDERS if alone else 0):
        if len(found := _all_that_go(clues, alone, turn)) > len(together):
            together = found
        if len(together) == len(alone):
            break
    return Redundancy(puzzle, tuple(alone), tuple(together), None not in settled and clues.left >= 0)


def _goes(clues: Clues, clue: Clue) -> bool | None:
    kept = clues.all.copy()
    kept[clue] = False
    return clues.is_without(kept, clue)


def _all_that_go(clues: Clues, alone: Sequence[Clue], turn: int) -> list[Clue]:
    """Return what can go together of the clues that can go *alone*, taken in the order of that *turn*."""
    kept = clues.all.copy()
    for clue in Rng(f"redundant/{turn}/{identify(clues.puzzle)}").shuffled(alone):
        kept[clue] = False
        kept[clue] = clues.is_without(kept, clue) is not True
    return [clue for clue in alone if not kept[clue]]
