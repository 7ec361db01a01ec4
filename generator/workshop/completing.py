"""Finish a board: a full solution under the setter's wishes, then the subtractive search with what is fixed kept.

The constraint model finds full solutions, since it takes any wish, and proves where there are none. It is
slow to load: whoever serves others runs this in a process of its own. All else is the generator's
own search: clues that are not fixed go for as long as the puzzle keeps one solution and its level.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, partial
from typing import Any

import numpy as np

from generator.board import rules
from generator.board.geometry import EdgeIndex
from generator.board.puzzle import EMPTY, Grid, Puzzle
from generator.board.rules import Digit, Dot, Link
from generator.errors import BudgetError, RequestError
from generator.generation import generate, minimise
from generator.generation.oracles import Clues
from generator.generation.record import Record
from generator.generation.request import Request, check_seed, made_rule, rung_called
from generator.ladder.grade import needs
from generator.ladder.rungs import NEWEST, Difficulty, Level
from generator.rng import Rng

ATTEMPTS = 400  # full solutions that are tried
GIVE_UP = 3  # attempts that took too much work
_MODEL = 1.0  # of the model's units for one full solution; about two seconds
_ALIKE = 2 / 3  # of the free clues of a proposal: another one may share at most so many

Pairs = frozenset[tuple[Digit, Digit]]


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
    ALIKE = "too like another proposal"
    BUDGET = "too much work"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is fixed and what is wished for; raises ``RequestError`` for wishes that contradict each other.

    The givens and dots of *board* are fixed, and it says the rule. Everything else is free, but for the edges of
    *no_dots*, which have none.
    """

    board: Puzzle
    no_dots: tuple[EdgeIndex, ...] = ()
    white_only: bool = False
    givens_max: int | None = None
    symmetric: bool = False  # the cells of the givens look the same upside down
    difficulty: Level | None = None
    technique: str | None = None  # the puzzle needs it

    def __post_init__(self) -> None:
        Request(  # which knows the levels and bounds that there are
            size=self.board.size,
            negative=made_rule(self.board.negative),
            difficulty=self.difficulty,
            techniques=() if self.technique is None else (self.technique,),
            givens_max=self.givens_max,
            symmetric=self.symmetric,
        )
        if any(self.board.dots[edge] for edge in self.no_dots):
            raise RequestError("expected no dot where none is wished for, got one that is fixed")
        if self.white_only and Dot.BLACK in self.board.dots:
            raise RequestError("expected white dots only, got a black one that is fixed")
        if self.givens_max is not None and self.board.count_givens() > self.givens_max:
            raise RequestError(f"expected at most {self.givens_max} givens, got {self.board.count_givens()} fixed ones")

    @property
    def hardest(self) -> Level | None:
        """The level whose techniques the puzzle must be solved by; None: it need only have one solution."""
        if self.difficulty is not None or self.technique is None:
            return self.difficulty
        return rung_called(self.technique, NEWEST).level

    def allowed(self, edge: EdgeIndex) -> Pairs | None:
        """Return the pairs of digits that may stand at *edge*; None for any that the houses let stand there."""
        dot = self.board.dots[edge]
        if dot is not Dot.NONE:
            return _pairs(self.board, Link(dot))
        if not self.board.negative:
            return None
        if edge in self.no_dots:
            return _pairs(self.board, Link.GAP)
        return _pairs(self.board, Link.GAP) | _pairs(self.board, Link.WHITE) if self.white_only else None

    def dots(self, grid: Grid) -> tuple[Dot, ...]:
        """Return the dots that may be drawn in *grid*: the fixed ones as they are."""
        one_two = Dot.WHITE if self.white_only else Dot.BLACK
        drawn = []
        for edge, (fixed, (a, b)) in enumerate(zip(self.board.dots, grid.board.edges, strict=True)):
            dot = rules.dot_of(grid.digits[a], grid.digits[b], one_two)
            barred = edge in self.no_dots or (self.white_only and dot is Dot.BLACK)
            drawn.append(fixed or (Dot.NONE if barred else dot))
        return tuple(drawn)


@dataclass(frozen=True, slots=True)
class Completion:
    """The *proposals*, and why other attempts gave none: how often each hurdle stood in the way."""

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
        clues = Clues(grid, wishes.dots(grid), negative=made_rule(wishes.board.negative))
        kept = self._thinned(clues, Rng(f"{seed}/order"))
        difficulty = clues.difficulty(kept)
        found = generate.make_record("", clues.puzzle(kept), grid, difficulty)
        if hurdle := self._hurdle(found, difficulty):
            self.hurdles[hurdle] += 1
        else:
            self.proposals.append(found)
            self._known.append(found.puzzle)
        return True

    def _full(self, seed: str) -> Grid | None:
        from generator.solver import model  # noqa: PLC0415 - slow and large, and seldom wanted

        return model.filled(self._wishes.board.givens, self._pairs, seed, budget=_MODEL)

    @cached_property
    def _pairs(self) -> list[Pairs | None]:
        return [self._wishes.allowed(edge) for edge in range(len(self._wishes.board.dots))]

    @cached_property
    def _fixed(self) -> Any:
        """The fixed clues, as flags."""
        board = self._wishes.board
        return np.array([*(given != EMPTY for given in board.givens), *(dot is not Dot.NONE for dot in board.dots)])

    def _thinned(self, clues: Clues, rng: Rng) -> minimise.Flags:
        """Drop what is not fixed, in an order that *rng* draws, for as long as the puzzle keeps its level."""
        wishes = self._wishes
        kept = np.ones(clues.count, dtype=np.bool_)
        partners = clues.partners if wishes.symmetric else np.arange(clues.count)
        order = np.array(self._order(clues, rng), dtype=np.intp)
        order = order[~(self._fixed[order] | self._fixed[partners[order]])]
        level = wishes.hardest
        holds = clues.is_unique if level is None else partial(clues.solves_within, level)
        generate.reduce(kept, order, holds, partners)
        if wishes.difficulty is Level.EASY and wishes.givens_max is None:
            generate.comfort(clues, kept, order, partners)
        return kept

    def _order(self, clues: Clues, rng: Rng) -> list[int]:
        """Return the clues in the order of the generator; where few givens are wished for, all of them first."""
        if self._wishes.givens_max is None:
            order: list[int] = generate.drop_order(clues, rng).tolist()
            return order
        return [*rng.shuffled(range(clues.cells)), *rng.shuffled(clues.droppable_dots)]

    def _hurdle(self, found: Record, difficulty: Difficulty) -> Hurdle | None:
        wishes = self._wishes
        if wishes.difficulty is not None and difficulty.level != wishes.difficulty:
            self.levels[difficulty.level] += 1
            return Hurdle.LEVEL
        if wishes.technique is not None and not needs(found.puzzle, wishes.technique, difficulty.rating):
            return Hurdle.TECHNIQUE
        if wishes.givens_max is not None and found.givens > wishes.givens_max:
            return Hurdle.GIVENS
        return Hurdle.ALIKE if any(alike(wishes.board, found.puzzle, one) for one in self._known) else None


def edge_of(board: Puzzle, one: str, other: str) -> EdgeIndex:
    """Return the edge between two cells by their names; raise ``RequestError`` unless they are neighbours."""
    names = {frozenset(map(board.board.name, edge)): index for index, edge in enumerate(board.board.edges)}
    if frozenset((one, other)) not in names:
        raise RequestError(f"expected two neighbours such as r1c1 and r1c2, got {one!r:.20} and {other!r:.20}")
    return names[frozenset((one, other))]


def alike(board: Puzzle, one: Puzzle, other: Puzzle) -> bool:
    """Tell whether two puzzles share more than two thirds of the clues that *board* does not fix."""
    first, second = (_free_clues(board, each) for each in (one, other))
    return len(first & second) > _ALIKE * max(len(first), len(second))


def _free_clues(board: Puzzle, puzzle: Puzzle) -> set[tuple[int, int]]:
    both = zip((*board.givens, *board.dots), (*puzzle.givens, *puzzle.dots), strict=True)
    return {(clue, value) for clue, (fixed, value) in enumerate(both) if value and not fixed}


def _pairs(board: Puzzle, link: Link) -> Pairs:
    digits = board.board.digits
    return frozenset((a, b) for a in digits for b in digits if rules.permits(link, a, b))
