"""What a board says, solvable or not: each question by its name, answered when it is first asked.

Each question has a budget of nodes of its own. An answer that the budget cut short says so, and claims no more
than was proved. The same board always gets the same answer: nothing here knows a clock, and what is
drawn at random is drawn by a seed that is the board itself.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.errors import RequestError
from kropki.generator.generation.record import identify
from kropki.generator.solver.kernel import DEFAULT_BUDGET
from kropki.generator.workshop import arguing, conflicts, equality, ranking, reasoning, redundancy
from kropki.generator.workshop.arguing import Argument
from kropki.generator.workshop.conflicts import Conflict
from kropki.generator.workshop.counting import Candidates, Counting, Solutions, Verdict
from kropki.generator.workshop.equality import Equality
from kropki.generator.workshop.ranking import Ranking
from kropki.generator.workshop.reasoning import Reasoning
from kropki.generator.workshop.redundancy import Redundancy
from kropki.generator.workshop.wishes import Symmetry


class Question(StrEnum):
    """What can be asked about a board."""

    SOLUTIONS = "solutions"
    CANDIDATES = "candidates"
    UNIQUE_BY = "unique_by"
    DIFFICULTY = "difficulty"
    REDUNDANT = "redundant"
    CONFLICT = "conflict"
    ARGUMENT = "argument"
    EQUAL = "equal"


BOTH = (Question.SOLUTIONS, Question.CANDIDATES, Question.CONFLICT)  # asked of the board with what was entered, too


class Analysis:
    """The answers to questions about *puzzle*. Each is worked out when you first ask for it, within *budget* nodes.

    With a *symmetry*, ``redundant`` and the dots of ``unique_by`` keep it. Raise ``RequestError`` for one that the
    board does not have.
    """

    def __init__(self, puzzle: Puzzle, *, budget: int = DEFAULT_BUDGET, symmetry: Symmetry | None = None) -> None:
        self.puzzle = puzzle
        self.budget = budget
        self._symmetry = None if symmetry is None else symmetry.on(puzzle.board)
        self._counting = Counting(puzzle, budget=budget)

    def as_json(self, ask: Collection[Question]) -> dict[str, Any]:
        """Return the answer to each question of *ask* as plain values, by its name."""
        return {question.value: getattr(self, question.value).as_json() for question in Question if question in ask}

    @property
    def solutions(self) -> Solutions:
        """How many solutions the board has."""
        return self._counting.solutions

    @property
    def candidates(self) -> Candidates:
        """Which digits some solution has in each cell."""
        return self._counting.candidates

    @cached_property
    def unique_by(self) -> Ranking:
        """Which digits and dots would leave the fewest of several solutions."""
        many = self.solutions.verdict is Verdict.MANY
        return ranking.rank(self._counting, self._symmetry) if many else Ranking(self.puzzle, (), complete=True)

    @cached_property
    def difficulty(self) -> Reasoning:
        """How hard the board is, or where the ladder stalls."""
        one = self.solutions.verdict is Verdict.ONE
        return reasoning.reason(self.puzzle, self.solutions.solution if one else None)

    @cached_property
    def redundant(self) -> Redundancy:
        """Which clues the board does without: with none of its solutions more."""
        solvable = self.solutions.verdict in {Verdict.ONE, Verdict.MANY}
        if not solvable:
            return Redundancy(self.puzzle, (), (), complete=True)
        one = self.solutions.verdict is Verdict.ONE
        return redundancy.find(self.puzzle, budget=self.budget, symmetry=self._symmetry, graded=one)

    @cached_property
    def conflict(self) -> Conflict:
        """Clues that contradict each other, where there is no solution."""
        none = self.solutions.verdict is Verdict.NONE
        return conflicts.find(self.puzzle, budget=self.budget) if none else Conflict(self.puzzle, (), irreducible=False)

    @cached_property
    def argument(self) -> Argument:
        """Why there is no solution, step by step: by the clues of the conflict, if techniques show that."""
        none = self.solutions.verdict is Verdict.NONE
        return arguing.find(self.puzzle, self.conflict.clues) if none else Argument(None)

    @cached_property
    def equal(self) -> Equality:
        """Which pairs of empty cells have the same digit in each of several solutions."""
        many = self.solutions.verdict is Verdict.MANY
        return equality.find(self._counting) if many else Equality(self.puzzle, (), complete=True)


def answers(
    puzzle: Puzzle,
    ask: Collection[Question],
    entries: str = "",
    budget: int = DEFAULT_BUDGET,
    symmetry: Symmetry | None = None,
) -> dict[str, Any]:
    """Return the puzzle and the answer to each question of *ask* as plain values; *symmetry* as for ``Analysis``.

    Where *entries* have digits of their own, ``entered`` has what they change: the solutions, the candidates and
    the conflict of the board with them. Raise ``RequestError`` for entries that are not those of this board.
    """
    said: dict[str, Any] = {"id": identify(puzzle), "ken": ken.write(puzzle), "size": puzzle.size}
    said |= {"negative": puzzle.negative, **({} if puzzle.boxes else {"boxes": False})}
    said |= Analysis(puzzle, budget=budget, symmetry=symmetry).as_json(ask)
    filled = with_entries(puzzle, entries) if entries else puzzle
    if filled != puzzle:
        said["entered"] = Analysis(filled, budget=budget).as_json([question for question in ask if question in BOTH])
    return said


def with_entries(puzzle: Puzzle, entries: str) -> Puzzle:
    """Return *puzzle* with the digits of *entries*, a character a cell, ``.`` for none, as givens where it has none.

    Raise ``RequestError`` for a text that says anything else.
    """
    if len(entries) != len(puzzle.givens):
        raise RequestError(f"expected entries of {len(puzzle.givens)} characters, got {len(entries)}")
    allowed = ".123456789"[: puzzle.size + 1]
    if stray := next((character for character in entries if character not in allowed), None):
        raise RequestError(f"expected entries of digits up to {puzzle.size} and '.', got {stray!r}")
    digits = [EMPTY if character == "." else int(character) for character in entries]
    givens = tuple(given or digit for given, digit in zip(puzzle.givens, digits, strict=True))
    return replace(puzzle, givens=givens)
