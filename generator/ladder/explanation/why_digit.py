"""Why a cell has its digit: few digits, dots, gaps and houses that force it, and the argument within them.

The argument of a person comes first (``way``); what it uses is the set to start from. From that
each element is dropped in turn as long as the digit stays forced, by a search in which only the
houses of the set hold. What is left is minimal. Where it is too much to look at, or other digits come
first, it is said how many those are, and none of them is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from typing import Any

import numpy as np

from kropki.generator.board import geometry, rules
from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Digit, Dot, each_bit, mask_of
from kropki.generator.errors import RequestError
from kropki.generator.ladder.explanation import local, way
from kropki.generator.ladder.explanation.budget import Budget, SpentError
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.steps import Position, position_of
from kropki.generator.ladder.explanation.taught_steps import TaughtStep, Way, house_name
from kropki.generator.ladder.rungs import rungs_of

MAX_CLUES = 12  # digits, dots and gaps that can be drawn
BUDGET = 90_000  # nodes of all searches of one question
_NODES = 2000  # of one of them
_NOTHING_SAID = {"sentence": "", "message": None}
_BEGIN = 350  # nodes that beginning a search is worth
FINDING = 60_000  # units of work for the argument to start from
ARGUING = 100_000  # and for one within the set


class Status(StrEnum):
    """What is known of the set."""

    MINIMAL = "minimal"
    NOT_SETTLED = "not settled"
    FAR = "far"


@dataclass(frozen=True, slots=True)
class Clues:
    """What forces a digit."""

    digits: frozenset[Cell]
    edges: frozenset[EdgeIndex]
    houses: frozenset[int]

    def __len__(self) -> int:
        return len(self.digits) + len(self.edges)

    def each(self) -> Iterable[Clues]:
        """Yield the set without one element, for each: gaps and dots first, houses last."""
        for edge in sorted(self.edges):
            yield Clues(frozenset(), frozenset({edge}), frozenset())
        for cell in sorted(self.digits):
            yield Clues(frozenset({cell}), frozenset(), frozenset())
        for house in sorted(self.houses):
            yield Clues(frozenset(), frozenset(), frozenset({house}))

    def without(self, other: Clues) -> Clues:
        """Return the set without *other*."""
        return Clues(self.digits - other.digits, self.edges - other.edges, self.houses - other.houses)


@dataclass(frozen=True, slots=True)
class Why:
    """What forces *digit* in *cell*, and the argument. If it is far, *first* says how many other digits come first."""

    puzzle: Puzzle
    cell: Cell
    digit: Digit
    status: Status
    clues: Clues
    solution: Sequence[Digit]
    steps: tuple[TaughtStep, ...]
    first: int = 0

    def as_json(self) -> dict[str, Any]:
        """Return plain values, with cells and houses by name."""
        board = self.puzzle.board
        dots = [edge for edge in sorted(self.clues.edges) if self.puzzle.dots[edge] is not Dot.NONE]
        gaps = [edge for edge in sorted(self.clues.edges) if self.puzzle.dots[edge] is Dot.NONE]
        return {
            "cell": board.name(self.cell),
            "digit": self.digit,
            "status": self.status.value,
            "clues": {
                "digits": {board.name(cell): self.solution[cell] for cell in sorted(self.clues.digits)},
                "dots": [[board.name(cell) for cell in board.edges[edge]] for edge in dots],
                "gaps": [[board.name(cell) for cell in board.edges[edge]] for edge in gaps],
                "houses": [house_name(board.size, house) for house in sorted(self.clues.houses)],
            },
            "first": self.first,
            **(said.as_json() if (said := self.said()) else _NOTHING_SAID),
            "steps": [step.as_json() for step in self.steps],
        }

    def said(self) -> Said | None:
        """Say what comes before the argument, if anything does."""
        if self.status is not Status.FAR:
            return None
        name = self.puzzle.board.name(self.cell)
        if self.first > 1:
            return say("far", count=self.first, cell=name)
        return say("far-one" if self.first else "far-steps", cell=name)


def explain(puzzle: Puzzle, position: Position, solution: Sequence[Digit], cell: Cell, rungs: int) -> Why:
    """Say why *cell*, which is open in *position*, has its digit of the *solution*, by the first *rungs* rungs.

    Where the budget does not suffice to find an argument without other digits, it is far away; where it does not
    suffice to drop what can be dropped, it is not settled; where it does not suffice to argue within the set, there
    are no steps.
    """
    found = _found(position, rungs, cell, Budget(FINDING), local=True)
    if found is None:
        return _far(puzzle, position, solution, cell)
    question = _Question(puzzle, solution, cell)
    clues, settled = question.minimise(_used(puzzle, position, found))
    if len(clues) > MAX_CLUES:
        return _far(puzzle, position, solution, cell)
    within, budget = _hardest(found), Budget(ARGUING)
    inside = _found(question.position(clues), within, cell, budget) or _found(position, within, cell, budget)
    status = Status.MINIMAL if settled else Status.NOT_SETTLED
    steps = way.with_marks_said(position, inside.steps) if inside else ()
    return Why(puzzle, cell, solution[cell], status, clues, solution, steps)


def _far(puzzle: Puzzle, position: Position, solution: Sequence[Digit], cell: Cell) -> Why:
    """Say how many digits come first, and none of them."""
    nothing = Clues(frozenset(), frozenset(), frozenset())
    return Why(puzzle, cell, solution[cell], Status.FAR, nothing, solution, (), way.digits_before(position, cell))


def _found(position: Position, rungs: int, cell: Cell, budget: Budget, *, local: bool = False) -> Way | None:
    """Find the way to the digit of *cell*; ``None`` where there is none, or the *budget* does not suffice."""
    try:
        return way.direct(position, rungs, cell, local=local, budget=budget)
    except SpentError:
        return None


def _hardest(found: Way) -> int:
    """Return how many rungs there are up to the hardest that *found* uses."""
    return rungs_of(max(step.step.value for step in found.steps))


class _Question:
    """Whether some clues force the digit of a cell, within one budget for all such questions."""

    def __init__(self, puzzle: Puzzle, solution: Sequence[Digit], cell: Cell) -> None:
        self._puzzle = puzzle
        self._digits = np.array([1 << digit - 1 for digit in solution], dtype=np.int16)
        self._solution = solution
        self._links = np.array([rules.link(dot, negative=puzzle.negative) for dot in puzzle.dots], dtype=np.uint8)
        self._cell = cell
        self._left = BUDGET

    def minimise(self, clues: Clues) -> tuple[Clues, bool]:
        """Drop what *clues* can do without; tell whether each question was settled."""
        forced = self._forced(clues)
        if forced is not True:
            return clues, False
        settled = True
        for one in clues.each():
            rest = clues.without(one)
            forced = self._forced(rest)
            if forced:
                clues = rest
            settled = settled and forced is not None
        return clues, settled

    def _forced(self, clues: Clues) -> bool | None:
        """Tell whether *clues* force the digit; ``None`` where the budget does not suffice."""
        if self._left <= 0:
            return None
        masks = np.full_like(self._digits, mask_of(self._puzzle.board.digits))
        digits, edges = list(clues.digits), list(clues.edges)
        masks[digits] = self._digits[digits]
        masks[self._cell] &= ~self._digits[self._cell]
        links = np.zeros(self._links.size + 1, dtype=np.uint8)
        links[edges] = self._links[edges]
        answer = local.has_filling(self._puzzle.board, masks, links, clues.houses, min(_NODES, self._left))
        self._left -= answer.nodes + _BEGIN
        return None if answer.found is None else not answer.found

    def reduced(self, clues: Clues) -> Puzzle:
        """Return the puzzle with the digits and dots of *clues* alone."""
        return replace(
            self._puzzle,
            givens=tuple(digit if cell in clues.digits else EMPTY for cell, digit in enumerate(self._solution)),
            dots=tuple(dot if edge in clues.edges else Dot.NONE for edge, dot in enumerate(self._puzzle.dots)),
            negative=False,
        )

    def position(self, clues: Clues) -> Position:
        """Return the position in which *clues* are all that is known."""
        puzzle = self.reduced(clues)
        gaps = {edge for edge in clues.edges if puzzle.dots[edge] is Dot.NONE}
        return position_of(puzzle, puzzle.givens, gaps, rules.gap(self._puzzle.negative))


def _used(puzzle: Puzzle, position: Position, found: Way) -> Clues:
    """Return what the argument *found* uses."""
    board = puzzle.board
    index = {pair: edge for edge, pair in enumerate(board.edges)}
    digits: set[Cell] = set()
    houses: set[int] = set()
    edges = {index[pair] for step in found.steps for pair in step.step.edges}
    for step in found.steps:
        digits |= set(step.picture.digits)
        houses |= set(step.picture.houses)
        cells = {cell for cell, _ in step.picture.candidates}
        if not step.picture.houses:
            houses |= {house for pair in combinations(sorted(cells), 2) for house in _shared(board, pair)}
        for cell, mask in step.picture.candidates:
            start = int(position.candidates[cell])
            seen = mask_of(board.digits) & ~start
            for bit in each_bit(seen & ~mask):
                seers = [one for one in board.cells if position.placed[one] and int(position.candidates[one]) == bit]
                seers = [one for one in seers if _shared(board, (one, cell))]
                source = next((one for one in seers if one in digits), seers[0])
                digits.add(source)
                houses |= set(_shared(board, (source, cell)))
    return Clues(frozenset(digits), frozenset(edges), frozenset(houses))


def _shared(board: geometry.Board, cells: Iterable[Cell]) -> list[int]:
    wanted = set(cells)
    return [number for number, house in enumerate(board.houses) if wanted <= set(house)]


def open_cell(puzzle: Puzzle, name: str) -> Cell:
    """Read the name of a cell that is not given; raise ``RequestError`` for any other."""
    try:
        cell = puzzle.board.cell(name)
    except ValueError:
        raise RequestError(f"expected a cell such as r1c2, got {name!r}") from None
    if puzzle.givens[cell] != EMPTY:
        raise RequestError(f"expected a cell that is not given, got {name!r}")
    return cell
