"""Finish a board: a full solution under the setter's wishes, then the subtractive search with what is fixed kept.

The constraint model finds full solutions, since it takes any wish, and proves where there are none. It is
slow to load: whoever serves others runs this in a process of its own. All else is the generator's
own search: clues that are not fixed go for as long as the puzzle keeps one solution and its level.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, partial
from typing import Any

import numpy as np

from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.errors import BudgetError
from kropki.generator.generation import generate, minimise, verify
from kropki.generator.generation.oracles import Aim, Clues
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import check_seed, rung_called
from kropki.generator.ladder.grade import needs
from kropki.generator.ladder.moments import first_cells
from kropki.generator.ladder.rungs import Difficulty, Level, rungs_of
from kropki.generator.rng import Rng
from kropki.generator.workshop.wishes import Pairs, Wishes, free_clues

ATTEMPTS = 400  # full solutions that are tried
_ORDERS = 4  # in which the clues of one of them are dropped, where a technique is wished for: they are cheaper
GIVE_UP = 3  # attempts that took too much work
_MODEL = 1.0  # of the model's units for one full solution; about two seconds
_ALIKE = 2 / 3  # of the free clues of a proposal: another one may share at most so many


class Outcome(StrEnum):
    """What became of wishes."""

    COMPLETED = "completed"
    IMPOSSIBLE = "impossible"  # proved
    NOT_FOUND = "not found"


class Hurdle(StrEnum):
    """Why an attempt gave no proposal."""

    LEVEL = "another level"
    TECHNIQUE = "without the technique"
    GIVENS = "too many givens"
    BREAK_IN = "another break-in"
    ALIKE = "too like another proposal"
    BUDGET = "too much work"


@dataclass(frozen=True, slots=True)
class Completion:
    """The *proposals*, and why other attempts gave none: how often each hurdle was the reason."""

    outcome: Outcome
    proposals: tuple[Record, ...]
    hurdles: dict[Hurdle, int]
    levels: dict[str, int]  # that were found instead of the one wished for
    tried: int  # full solutions

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values."""
        return {
            "outcome": self.outcome.value,
            "proposals": [record.as_json() for record in self.proposals],
            "hurdles": {hurdle.value: number for hurdle, number in self.hurdles.items()},
            "levels": self.levels,
            "tried": self.tried,
        }


def complete(
    wishes: Wishes,
    seed: str,
    *,
    number: int = 1,
    attempts: Iterable[int] = range(ATTEMPTS),
    known: Sequence[Puzzle] = (),
) -> Completion:
    """Return up to *number* puzzles that keep *wishes* and differ in a third of their free clues, by *seed*.

    They differ from the *known* ones, too. The same wishes, seed and number give the same proposals. Impossible is
    said only where it is proved. Where the model gives up several times, the search ends: it would again.
    """
    check_seed(seed)
    search = _Search(wishes, seed, known)
    tried = 0
    for attempt in attempts:
        if len(search.proposals) >= number or search.hurdles[Hurdle.BUDGET] >= GIVE_UP:
            break
        if is_finished(wishes.board, search.proposals):
            break
        tried += 1
        try:
            if not search.attempt(attempt):
                return Completion(Outcome.IMPOSSIBLE, (), {}, {}, tried)
        except BudgetError:
            search.hurdles[Hurdle.BUDGET] += 1
    outcome = Outcome.COMPLETED if search.proposals else Outcome.NOT_FOUND
    return Completion(outcome, tuple(search.proposals), dict(search.hurdles), dict(search.levels), tried)


class _Search:
    """The attempts at some wishes, and what came of them."""

    def __init__(self, wishes: Wishes, seed: str, known: Sequence[Puzzle]) -> None:
        self._wishes = wishes
        self._seed = seed
        self._known = list(known)
        self._across = wishes.symmetry.on(wishes.board.board) if wishes.symmetry and wishes.symmetric_dots else None
        self.proposals: list[Record] = []
        self.hurdles: Counter[Hurdle] = Counter()
        self.levels: Counter[str] = Counter()

    def attempt(self, number: int) -> bool:
        """Try one full solution; tell whether there is any."""
        seed = f"{self._seed}/{number}"
        grid = self._full(f"{seed}/solution")
        if grid is None:
            return False
        wishes = self._wishes
        clues = Clues.of(grid, wishes.dots(grid), negative=wishes.board.negative)
        hurdle: Hurdle | None = None
        for order in range(_ORDERS if wishes.technique else 1):
            hurdle = self._propose(clues, Rng(f"{seed}/order" + (f"/{order}" if order else "")))
            if hurdle is not Hurdle.TECHNIQUE:
                break
        self.hurdles.update([hurdle] if hurdle else [])
        return True

    def _propose(self, clues: Clues, rng: Rng) -> Hurdle | None:
        """Make a proposal of a full solution, or say what stood in the way."""
        kept = self._thinned(clues, rng)
        difficulty = clues.difficulty(kept)
        found = generate.make_record("", clues.puzzle(kept), clues.grid, difficulty)
        hurdle = self._hurdle(found, difficulty)
        if hurdle is None and self._is_exact(found):
            self.proposals.append(found)
            self._known.append(found.puzzle)
        return hurdle

    def _is_exact(self, found: Record) -> bool:
        """Tell whether a puzzle with all dots of one colour needs what is not fixed, see ``generate.generate``."""
        wishes = self._wishes
        if isinstance(wishes.board.negative, bool):
            return True
        board = wishes.board.board
        powers = board.powers(wishes.symmetry.on(board)) if wishes.symmetry else [tuple(board.cells)]
        edges = board.edge_leaders(powers) if wishes.symmetric_dots else tuple(range(len(board.edges)))
        leaders = board.leaders(powers), edges
        fixed = verify.without_each_clue(wishes.board, leaders)
        return set(verify.faults(found, leaders)) <= {
            f"minimal: the puzzle does without the {name}" for name, _ in fixed
        }

    def _full(self, seed: str) -> Grid | None:
        from kropki.generator.solver import model  # noqa: PLC0415 - slow and large, and seldom wanted

        ask = partial(model.filled, self._wishes.board, self._pairs, seed, budget=_MODEL)
        if self._across is not None:
            with suppress(BudgetError):
                if (grid := ask(across=self._across)) is not None:
                    return grid
                self._across = None  # proved for every seed
        return ask()

    @cached_property
    def _pairs(self) -> list[Pairs | None]:
        return [self._wishes.allowed(edge) for edge in range(len(self._wishes.board.dots))]

    @cached_property
    def _fixed(self) -> Any:
        """The fixed clues, as flags."""
        given = [given != EMPTY for given in self._wishes.board.givens]
        return np.array([*given, *self._wishes.fixed_dots])

    @cached_property
    def _in_box(self) -> frozenset[int]:
        """The clues of the box where the break-in is to be."""
        board, box = self._wishes.board.board, self._wishes.break_in
        cells = frozenset(() if box is None else board.boxes[box - 1])
        return cells.union(len(board.cells) + edge for edge, ends in enumerate(board.edges) if cells.issuperset(ends))

    def _thinned(self, clues: Clues, rng: Rng) -> minimise.Flags:
        """Drop what is not fixed, in an order that *rng* draws, for as long as the puzzle keeps its level."""
        wishes = self._wishes
        kept = np.ones(clues.count, dtype=np.bool_)
        leaders = self._leaders(clues)
        fixed = self._fixed if leaders is None else np.isin(leaders, leaders[self._fixed])
        order = np.array(self._order(clues, rng), dtype=np.intp)
        order = order[~fixed[order]]
        clues.thin(kept, order, Aim(wishes.hardest, self._rungs), leaders)
        if wishes.difficulty is Level.EASY and wishes.givens_max is None:
            generate.comfort(clues, kept, order, leaders)
        return kept

    def _leaders(self, clues: Clues) -> minimise.Order | None:
        wishes = self._wishes
        if wishes.symmetry is None:
            return None
        return clues.leaders(wishes.symmetry.on(clues.grid.board), with_dots=wishes.symmetric_dots)

    @property
    def _rungs(self) -> int | None:
        """How many rungs may solve the puzzle, where none is to be above the technique wished for."""
        wishes = self._wishes
        if wishes.technique is None or wishes.difficulty is not None:
            return None
        return rungs_of(rung_called(wishes.technique).value)

    def _order(self, clues: Clues, rng: Rng) -> list[int]:
        """Return the clues in the order of the generator; where few givens are wished for, all of them first.

        Those of the box where the break-in is to be come last: so most of them stay.
        """
        if self._wishes.givens_max is None:
            order: list[int] = generate.drop_order(clues, rng).tolist()
        else:
            order = [*rng.shuffled(range(clues.cells)), *rng.shuffled(clues.droppable_dots.tolist())]
        return sorted(order, key=self._in_box.__contains__)

    def _hurdle(self, found: Record, difficulty: Difficulty) -> Hurdle | None:
        wishes = self._wishes
        if wishes.difficulty is not None and difficulty.level != wishes.difficulty:
            self.levels[difficulty.level] += 1
            return Hurdle.LEVEL
        if wishes.technique is not None and not needs(found.puzzle, wishes.technique, difficulty.rating):
            return Hurdle.TECHNIQUE
        if wishes.givens_max is not None and found.givens > wishes.givens_max:
            return Hurdle.GIVENS
        if wishes.break_in is not None and not is_broken_into(found.puzzle, wishes.break_in):
            return Hurdle.BREAK_IN
        return Hurdle.ALIKE if any(alike(wishes.board, found.puzzle, one) for one in self._known) else None


def is_finished(board: Puzzle, proposals: Iterable[Record]) -> bool:
    """Tell whether the *board* itself is among its *proposals*: it has one solution and fits, so there is no other."""
    return any(record.puzzle == board for record in proposals)


def is_broken_into(puzzle: Puzzle, box: int) -> bool:
    """Tell whether the break-in of *puzzle* is in *box*: the easiest techniques give their first digits only there."""
    found = first_cells(puzzle)
    return bool(found) and found <= set(puzzle.board.boxes[box - 1])


def alike(board: Puzzle, one: Puzzle, other: Puzzle) -> bool:
    """Tell whether two puzzles share more than two thirds of the clues that *board* does not fix."""
    first, second = (free_clues(board, each) for each in (one, other))
    return len(first & second) > _ALIKE * max(len(first), len(second))
