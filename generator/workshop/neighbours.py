"""The puzzles one change away from a finished one: a clue dropped, added, changed or moved, or all that can go.

Each kind of change has a budget of nodes and of grades of its own, and its changes are tried in an order that the
puzzle itself draws. So the same puzzle and wish always give the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from itertools import zip_longest
from typing import Any

from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot, dot_of
from kropki.generator.generation.record import identify
from kropki.generator.ladder import grade
from kropki.generator.ladder.explanation.explain import only_solution
from kropki.generator.ladder.rungs import Difficulty, Level
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel
from kropki.generator.solver.kernel import DEFAULT_BUDGET
from kropki.generator.workshop import redundancy
from kropki.generator.workshop.clues import Clue, changed

MOST = 20  # neighbours that are listed
_GRADED = 48  # of each kind
_TRIED = 1500  # of each kind

Change = tuple[tuple[Clue, int], ...]  # what clues become; 0: none


class Kind(StrEnum):
    """How a neighbour differs."""

    MINIMAL = "minimal"  # without all that can go
    DROP = "drop"
    ADD = "add"
    CHANGE = "change"  # another digit or dot in the same place: mostly another solution
    MOVE = "move"  # one dropped, another of the same solution added


class Want(StrEnum):
    """What a neighbour has more of than the puzzle."""

    HARDER = "harder"
    EASIER = "easier"
    SYMMETRIC = "symmetric"  # fewer givens without one across, by half a turn


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A puzzle with one solution, and how it differs from that which was asked about."""

    kind: Kind
    change: Change
    puzzle: Puzzle
    difficulty: Difficulty


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """The *neighbours* of *puzzle*, the best first; if not *complete*, the budget left some changes untried."""

    puzzle: Puzzle
    difficulty: Difficulty
    neighbours: tuple[Neighbour, ...]
    tried: int
    complete: bool

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values, clues by name."""
        return {
            "id": identify(self.puzzle),
            "ken": ken.write(self.puzzle),
            "size": self.puzzle.size,
            "boxes": self.puzzle.boxes,
            "negative": self.puzzle.negative,
            "difficulty": asdict(self.difficulty),
            "neighbours": [self._plain(each) for each in self.neighbours],
            "tried": self.tried,
            "complete": self.complete,
        }

    def _plain(self, each: Neighbour) -> dict[str, Any]:
        values = (*self.puzzle.givens, *self.puzzle.dots)
        removed = [(clue, values[clue]) for clue, _ in each.change if values[clue]]
        added = [(clue, value) for clue, value in each.change if value]
        return {
            "kind": each.kind.value,
            "removed": [self._named(*clue) for clue in removed],
            "added": [self._named(*clue) for clue in added],
            "id": identify(each.puzzle),
            "ken": ken.write(each.puzzle),
            "difficulty": asdict(each.difficulty),
        }

    def _named(self, clue: Clue, value: int) -> dict[str, Any]:
        board, cells = self.puzzle.board, len(self.puzzle.givens)
        if clue < cells:
            return {"cell": board.name(clue), "digit": value, "edge": None, "dot": None}
        edge = [board.name(cell) for cell in board.edges[clue - cells]]
        return {"cell": None, "digit": None, "edge": edge, "dot": Dot(value).name.lower()}


def find(
    puzzle: Puzzle, want: Want | None = None, level: Level | None = None, *, budget: int = DEFAULT_BUDGET
) -> Neighbourhood:
    """Return the neighbours of *puzzle* that have what is wanted, and the *level*.

    Raise ``UniquenessError`` unless *puzzle* has exactly one solution, ``BudgetError`` where that is not settled.
    """
    search = _Search(puzzle, want, level, budget)
    for kind, changes in search.changes.items():
        search.run(kind, changes)
    found = sorted(in_turn(search.found), key=search.order)
    complete = search.complete and len(found) <= MOST
    return Neighbourhood(puzzle, search.difficulty, tuple(found[:MOST]), search.tried, complete)


def lonely(puzzle: Puzzle) -> int:
    """Return how many givens have none across, by half a turn."""
    across = puzzle.board.half_turn
    return sum(given != EMPTY and puzzle.givens[across[cell]] == EMPTY for cell, given in enumerate(puzzle.givens))


def in_turn(found: Sequence[Neighbour]) -> list[Neighbour]:
    """Return neighbours so that the kinds take turns."""
    kinds = [[each for each in found if each.kind is kind] for kind in Kind]
    return [each for row in zip_longest(*kinds) for each in row if each]


class _Search:
    """The changes of one puzzle, of which each kind spends a budget."""

    def __init__(self, puzzle: Puzzle, want: Want | None, level: Level | None, budget: int) -> None:
        self._puzzle = puzzle
        self._want = want
        self._level = level
        self._budget = budget
        self._values = (*puzzle.givens, *puzzle.dots)
        self._cells = len(puzzle.givens)
        self._solution = _clues_of(only_solution(puzzle, budget=budget), puzzle)
        self.difficulty = grade.difficulty(puzzle)
        self.found: list[Neighbour] = []
        self.tried = 0
        self.complete = True

    @property
    def changes(self) -> dict[Kind, Iterable[Change]]:
        """What is tried, by kind."""
        return {
            Kind.MINIMAL: self._minimal(),
            Kind.DROP: self._shuffled(self._drops()),
            Kind.ADD: self._shuffled(self._additions()),
            Kind.CHANGE: self._shuffled(self._other_values()),
            Kind.MOVE: self._shuffled(self._moves()),
        }

    def _shuffled(self, changes: Iterable[Change]) -> list[Change]:
        return Rng(f"neighbours/{identify(self._puzzle)}").shuffled(list(changes))

    def run(self, kind: Kind, changes: Iterable[Change]) -> None:
        """Try *changes* of one *kind*, for as long as its budget lasts."""
        left, graded = self._budget, 0
        for number, change in enumerate(changes):
            if left <= 0 or graded >= _GRADED or number >= _TRIED:
                self.complete = False
                return
            self.tried += 1
            puzzle = changed(self._puzzle, change)
            if not self._may_fit(puzzle):
                continue
            outcome = kernel.solve(puzzle, budget=left)
            left -= outcome.nodes
            if not outcome.complete or outcome.solutions != 1:
                self.complete &= outcome.complete
                continue
            graded += 1
            neighbour = Neighbour(kind, change, puzzle, grade.difficulty(puzzle))
            if self._fits(neighbour):
                self.found.append(neighbour)

    def order(self, each: Neighbour) -> float:
        """Return how far a neighbour is from what is wanted: the least first."""
        rating = each.difficulty.rating
        wanted = {Want.HARDER: -rating, Want.EASIER: rating, Want.SYMMETRIC: lonely(each.puzzle), None: 0}
        return wanted[self._want]

    def _may_fit(self, puzzle: Puzzle) -> bool:
        return self._want is not Want.SYMMETRIC or lonely(puzzle) < lonely(self._puzzle)

    def _fits(self, each: Neighbour) -> bool:
        if self._level is not None and each.difficulty.level != self._level:
            return False
        own, rating = self.difficulty.rating, each.difficulty.rating
        return {Want.HARDER: rating > own, Want.EASIER: rating < own}.get(self._want or Want.SYMMETRIC, True)

    def _minimal(self) -> Iterator[Change]:
        together = redundancy.find(self._puzzle, budget=self._budget).together
        if len(together) > 1:
            yield tuple((clue, 0) for clue in together)

    def _drops(self) -> Iterator[Change]:
        for clue, value in enumerate(self._values):
            if value and self._is_free(clue):
                yield ((clue, 0),)

    def _additions(self) -> Iterator[Change]:
        for clue, value in enumerate(self._solution):
            if value and not self._values[clue] and self._is_free(clue):
                yield ((clue, value),)

    def _other_values(self) -> Iterator[Change]:
        for clue, value in enumerate(self._values):
            if clue < self._cells:
                yield from (((clue, digit),) for digit in self._puzzle.board.digits if value and digit != value)
            else:
                others = [dot for dot in Dot if dot != value and (value or self._puzzle.negative)]
                yield from (((clue, dot),) for dot in others if dot or self._puzzle.negative)

    def _moves(self) -> Iterator[Change]:
        additions = list(self._additions())
        for drop in self._drops():
            yield from (drop + addition for addition in additions)

    def _is_free(self, clue: Clue) -> bool:
        """Tell whether a clue may go without the promise of a gap."""
        return clue < self._cells or self._puzzle.negative is False


def _clues_of(grid: Grid, puzzle: Puzzle) -> tuple[int, ...]:
    """Return each clue that the solution may show; a pair of 1 and 2 has a black dot unless the puzzle's is white."""
    pairs = [(grid.digits[one], grid.digits[other]) for one, other in puzzle.board.edges]
    dots = [drawn or dot_of(*pair) for drawn, pair in zip(puzzle.dots, pairs, strict=True)]
    return (*grid.digits, *dots)
