"""What a board says, solvable or not: how many solutions, and every digit that some solution has in a cell.

Each question has a budget of nodes of its own. An answer that the budget cut short says so, and claims no more
than was proved. The same board always gets the same answer: nothing here knows a clock, and what is
drawn at random is drawn by a seed that is the board itself.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

import numpy as np

from generator.board import ken
from generator.board.puzzle import EMPTY, Grid, Puzzle
from generator.board.rules import Digit
from generator.errors import RequestError
from generator.generation.record import identify
from generator.rng import Rng
from generator.solver import kernel, possible
from generator.solver.kernel import DEFAULT_BUDGET
from generator.solver.propagation import cell_sets

MOST_COUNTED = 1000  # solutions that are counted one by one
_WAYS = 128  # random ways down, from which the number of solutions is estimated
_ENOUGH = 16  # of them that have to meet a solution
_DIGITS = 2  # of an estimate that are told


class Question(StrEnum):
    """What can be asked about a board."""

    SOLUTIONS = "solutions"
    CANDIDATES = "candidates"


BOTH = (Question.SOLUTIONS, Question.CANDIDATES)  # asked of the board with what was entered, too


class Verdict(StrEnum):
    """How many solutions a board has."""

    NONE = "none"
    ONE = "one"
    MANY = "many"
    NOT_SETTLED = "not settled"


@dataclass(frozen=True, slots=True)
class Solutions:
    """How many solutions there are: *count* of them, or at least so many where that is not *exact*."""

    verdict: Verdict
    count: int
    exact: bool
    about: float | None  # an estimate, where there are more than were counted
    solution: Grid | None  # the first one found

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values."""
        return {
            "verdict": self.verdict.value,
            "count": self.count,
            "exact": self.exact,
            "about": self.about,
            "solution": None if self.solution is None else ken.write_grid(self.solution),
        }


@dataclass(frozen=True, slots=True)
class Candidates:
    """Which digits some solution has in each cell, and in how many of the *counted* solutions.

    Where *exact*, those are all solutions. Where not *complete*, *open* has for each cell the digits of
    which nothing is known.
    """

    cells: tuple[dict[Digit, int], ...]
    counted: int
    exact: bool
    open: tuple[tuple[Digit, ...], ...] = ()

    @property
    def complete(self) -> bool:
        """Whether it is known of every digit whether some solution has it."""
        return not self.open

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values."""
        return {
            "cells": [{str(digit): number for digit, number in cell.items()} for cell in self.cells],
            "counted": self.counted,
            "exact": self.exact,
            "complete": self.complete,
            "open": ["".join(map(str, digits)) for digits in self.open],
        }


class Analysis:
    """The answers to questions about *puzzle*, each found when it is first asked for, within *budget* nodes."""

    def __init__(self, puzzle: Puzzle, *, budget: int = DEFAULT_BUDGET) -> None:
        self.puzzle = puzzle
        self.budget = budget

    def as_json(self, ask: Collection[Question]) -> dict[str, Any]:
        """Return the answer to each question of *ask* as plain values, by its name."""
        return {question.value: getattr(self, question.value).as_json() for question in Question if question in ask}

    @cached_property
    def solutions(self) -> Solutions:
        """How many solutions the board has."""
        count, complete = self._counted
        exact = complete and count <= MOST_COUNTED
        verdict = (
            Verdict.MANY if count > 1 else Verdict.NOT_SETTLED if not exact else Verdict.ONE if count else Verdict.NONE
        )
        first = Grid(self.puzzle.size, tuple(self._grids[0].tolist())) if count else None
        return Solutions(verdict, min(count, MOST_COUNTED), exact, None if exact else self._estimate(), first)

    @cached_property
    def candidates(self) -> Candidates:
        """Which digits some solution has in each cell."""
        if self.solutions.exact:
            return self._all_counted()
        counts = np.zeros((len(self.puzzle.givens), self.puzzle.size), dtype=np.int64)
        still = np.zeros(len(self.puzzle.givens), dtype=np.int16)
        sampled = self._sample[1]
        _count(sampled, counts)
        seen, _, settled = possible.possible(*self._board, self.budget, counts, still)
        left = () if settled else tuple(map(self._unknown, still.tolist(), counts))
        return Candidates(_cells(counts), len(sampled) + seen, exact=False, open=left)

    @cached_property
    def _board(self) -> tuple[Any, Any, Any]:
        """What the compiled searches know of the board."""
        return kernel.candidates(self.puzzle), kernel.link_array(self.puzzle), cell_sets(self.puzzle.size)

    @cached_property
    def _grids(self) -> Any:
        """The solutions counted, a row each; the first rows alone are filled."""
        return np.zeros((MOST_COUNTED, len(self.puzzle.givens)), dtype=np.uint8)

    @cached_property
    def _counted(self) -> tuple[int, bool]:
        """How many solutions a search found, and whether it ended within the budget."""
        count, nodes = kernel.search(*self._board, MOST_COUNTED + 1, self.budget, self._grids)
        return count, nodes <= self.budget

    @cached_property
    def _sample(self) -> tuple[Any, Any]:
        """The logarithms that random ways down end with, and the solutions that they meet."""
        logs = np.zeros(_WAYS, dtype=np.float64)
        grids = np.zeros((_WAYS, len(self.puzzle.givens)), dtype=np.uint8)
        met, _ = possible.sample(*self._board, Rng(f"sample/{identify(self.puzzle)}").below(1 << 32), logs, grids)
        return logs, grids[:met]

    def _estimate(self) -> float | None:
        """Return about how many solutions there are; nothing where too few of the random ways meet one."""
        logs, grids = self._sample
        if len(grids) < _ENOUGH:
            return None
        return max(float(f"{np.exp(logs).mean():.{_DIGITS}g}"), float(self._counted[0]))

    def _all_counted(self) -> Candidates:
        counts = np.zeros((len(self.puzzle.givens), self.puzzle.size), dtype=np.int64)
        number = self._counted[0]
        _count(self._grids[:number], counts)
        return Candidates(_cells(counts), number, exact=True)

    @staticmethod
    def _unknown(mask: int, counts: Any) -> tuple[Digit, ...]:
        return tuple(digit for digit, number in enumerate(counts.tolist(), 1) if mask >> digit - 1 & 1 and not number)


def answers(
    puzzle: Puzzle, ask: Collection[Question], entries: str = "", *, budget: int = DEFAULT_BUDGET
) -> dict[str, Any]:
    """Return the puzzle and the answer to each question of *ask* as plain values.

    Where *entries* have digits of their own, ``entered`` has what they change: the solutions and candidates
    of the board with them. Raise ``RequestError`` for entries that are not those of this board.
    """
    said = {"id": identify(puzzle), "ken": ken.write(puzzle), "size": puzzle.size, "negative": puzzle.negative}
    said |= Analysis(puzzle, budget=budget).as_json(ask)
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


def _count(grids: Any, counts: Any) -> None:
    """Add to *counts*, cells by digits, the digits of each row of *grids*."""
    for digit in range(counts.shape[1]):
        counts[:, digit] += (grids == digit + 1).sum(axis=0)


def _cells(counts: Any) -> tuple[dict[Digit, int], ...]:
    return tuple({digit: number for digit, number in enumerate(row, 1) if number} for row in counts.tolist())
