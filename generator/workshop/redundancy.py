"""Which clues a board does without: it has the same solutions without them.

With the negative rule, of one colour or of both, only givens can go: where a dot is taken away there is a gap, which
is another promise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np

from kropki.generator.board.geometry import Permutation
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.generation.record import identify
from kropki.generator.ladder.grade import difficulty
from kropki.generator.ladder.rungs import Difficulty
from kropki.generator.rng import Rng
from kropki.generator.solver.tables import Flags
from kropki.generator.workshop.clues import Clue, Clues, as_json, changed

_ORDERS = 4
_GRADED = 48  # puzzles that are left, at most
Group = tuple[Clue, ...]  # that goes together or stays


@dataclass(frozen=True, slots=True)
class Redundancy:
    """The clues of *puzzle* that can go *alone*, and the most that were found to go *together*.

    With a symmetry, clues that it carries to each other go with each other only: alone means without any others.
    Where not *complete*, the budget left clues untried: they count as needed. *graded* says how hard the board is
    without some of them, if it has one solution: without each that goes alone, up to a number, and without all.
    """

    puzzle: Puzzle
    alone: tuple[Clue, ...]
    together: tuple[Clue, ...]
    complete: bool
    graded: tuple[tuple[Group, Difficulty], ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values."""
        levels = [{**self._named(gone), "level": found.level, "rating": found.rating} for gone, found in self.graded]
        return {
            "alone": self._named(self.alone),
            "together": self._named(self.together),
            "levels": levels,
            "complete": self.complete,
        }

    def _named(self, clues: tuple[Clue, ...]) -> dict[str, Any]:
        said = as_json(self.puzzle, clues)
        return {"givens": said["givens"], "dots": said["dots"]}


def find(puzzle: Puzzle, *, budget: int, symmetry: Permutation | None = None, graded: bool = False) -> Redundancy:
    """Return the clues that *puzzle*, which has a solution, does without, as far as *budget* nodes settle it.

    With a *symmetry*, a clue goes with all its images that are clues, or stays. It is *graded* if it has one solution.
    """
    clues = Clues(puzzle, budget=budget)
    tried = np.flatnonzero(clues.all[: clues.cells] if puzzle.negative else clues.all).tolist()
    groups = [(clue,) for clue in tried] if symmetry is None else _orbits(puzzle, tried, symmetry)
    settled = [_go(clues, group) for group in groups]
    alone = [group for group, goes in zip(groups, settled, strict=True) if goes]
    together: Sequence[Group] = ()
    for turn in range(_ORDERS if alone else 0):
        if sum(map(len, found := _all_that_go(clues, alone, turn))) > sum(map(len, together)):
            together = found
        if len(together) == len(alone):
            break
    complete = None not in settled and clues.left >= 0
    gone = [_sorted(together), *alone[:_GRADED]] if graded and alone else []
    levels = tuple((each, difficulty(changed(puzzle, ((clue, 0) for clue in each)))) for each in gone)
    return Redundancy(puzzle, _sorted(alone), _sorted(together), complete, levels)


def _orbits(puzzle: Puzzle, tried: Sequence[Clue], symmetry: Permutation) -> list[Group]:
    """Return the clues in groups, each of those that *symmetry* carries to each other."""
    board = puzzle.board
    cells = len(board.cells)
    found: dict[Clue, list[Clue]] = {}
    for clue in tried:
        images = [
            power[clue] if clue < cells else cells + board.edge_across(clue - cells, power)
            for power in board.powers(symmetry)
        ]
        found.setdefault(min(images), []).append(clue)
    return [tuple(group) for group in found.values()]


def _sorted(groups: Iterable[Group]) -> tuple[Clue, ...]:
    return tuple(sorted(chain.from_iterable(groups)))


def _go(clues: Clues, group: Group, kept: Flags | None = None) -> bool | None:
    """Tell whether the *kept* clues, all if none are named, imply a *group* of them without it."""
    rest = (clues.all if kept is None else kept).copy()
    rest[list(group)] = False
    for clue in group:
        if (goes := clues.is_without(rest, clue)) is not True:
            return goes
    return True


def _all_that_go(clues: Clues, alone: Sequence[Group], turn: int) -> list[Group]:
    """Return what can go together of the groups that can go *alone*, taken in the order of that *turn*."""
    kept = clues.all.copy()
    for group in Rng(f"redundant/{turn}/{identify(clues.puzzle)}").shuffled(alone):
        if _go(clues, group, kept):
            kept[list(group)] = False
    return [group for group in alone if not kept[group[0]]]
