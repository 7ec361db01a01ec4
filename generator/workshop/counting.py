"""How many solutions a board has, and every digit that some solution has in a cell, by the compiled searches."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

import numpy as np

from kropki.generator.board import ken
from kropki.generator.board.puzzle import Grid, Puzzle
from kropki.generator.board.rules import Digit
from kropki.generator.generation.record import identify
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel, possible
from kropki.generator.solver.propagation import cell_sets

MOST_COUNTED = 1000  # solutions that are counted one by one
_WAYS = 128  # random ways down, from which the number of solutions is estimated
_ENOUGH = 16  # of them that have to meet a solution
_DIGITS = 2  # of an estimate that are told


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


class Counting:
    """The solutions of *puzzle*, counted and sampled when first asked for, each within *budget* nodes."""

    def __init__(self, puzzle: Puzzle, *, budget: int) -> None:
        self.puzzle = puzzle
        self.budget = budget

    @cached_property
    def solutions(self) -> Solutions:
        """How many solutions the board has."""
        count, complete = self._counted
        exact = complete and count <= MOST_COUNTED
        verdict = (
            Verdict.MANY if count > 1 else Verdict.NOT_SETTLED if not exact else Verdict.ONE if count else Verdict.NONE
        )
        first = Grid(self.puzzle.size, tuple(self.grids[0].tolist()), self.puzzle.boxes) if count else None
        return Solutions(verdict, min(count, MOST_COUNTED), exact, None if exact else self._estimate(), first)

    @cached_property
    def candidates(self) -> Candidates:
        """Which digits some solution has in each cell."""
        if self.solutions.exact:
            return self._all_counted()
        counts = np.zeros((len(self.puzzle.givens), self.puzzle.size), dtype=np.int64)
        still = np.zeros(len(self.puzzle.givens), dtype=np.int16)
        sampled = self.sampled[1]
        _count(sampled, counts)
        seen, _, settled = possible.possible(*self.board, self.budget, counts, still)
        left = () if settled else tuple(map(self._unknown, still.tolist(), counts))
        return Candidates(_cells(counts), len(sampled) + seen, exact=False, open=left)

    @cached_property
    def board(self) -> tuple[Any, Any, Any]:
        """What the compiled searches know of the board."""
        return kernel.candidates(self.puzzle), kernel.link_array(self.puzzle), cell_sets(self.puzzle.board)

    @cached_property
    def grids(self) -> Any:
        """The solutions counted, a row each; the first rows alone are filled."""
        return np.zeros((MOST_COUNTED, len(self.puzzle.givens)), dtype=np.uint8)

    @cached_property
    def _counted(self) -> tuple[int, bool]:
        """How many solutions a search found, and whether it ended within the budget."""
        count, nodes = kernel.search(*self.board, MOST_COUNTED + 1, self.budget, self.grids)
        return count, nodes <= self.budget

    @cached_property
    def sampled(self) -> tuple[Any, Any]:
        """The logarithms that random ways down end with, and the solutions that they meet."""
        logs = np.zeros(_WAYS, dtype=np.float64)
        grids = np.zeros((_WAYS, len(self.puzzle.givens)), dtype=np.uint8)
        met, _ = possible.sample(*self.board, Rng(f"sample/{identify(self.puzzle)}").below(1 << 32), logs, grids)
        return logs, grids[:met]

    @cached_property
    def known(self) -> Any:
        """Solutions, a row each: all of them, or a sample, or the first ones where no random way meets one."""
        count = min(self._counted[0], MOST_COUNTED)
        sampled = self.grids[:0] if self.solutions.exact else self.sampled[1]
        return sampled if len(sampled) >= _ENOUGH else self.grids[:count]

    def _estimate(self) -> float | None:
        """Return about how many solutions there are; nothing where too few of the random ways meet one."""
        logs, grids = self.sampled
        if len(grids) < _ENOUGH:
            return None
        return max(float(f"{np.exp(logs).mean():.{_DIGITS}g}"), float(self._counted[0]))

    def _all_counted(self) -> Candidates:
        counts = np.zeros((len(self.puzzle.givens), self.puzzle.size), dtype=np.int64)
        number = self._counted[0]
        _count(self.grids[:number], counts)
        return Candidates(_cells(counts), number, exact=True)

    @staticmethod
    def _unknown(mask: int, counts: Any) -> tuple[Digit, ...]:
        return tuple(digit for digit, number in enumerate(counts.tolist(), 1) if mask >> digit - 1 & 1 and not number)


def _count(grids: Any, counts: Any) -> None:
    """Add to *counts*, cells by digits, the digits of each row of *grids*."""
    for digit in range(counts.shape[1]):
        counts[:, digit] += (grids == digit + 1).sum(axis=0)


def _cells(counts: Any) -> tuple[dict[Digit, int], ...]:
    return tuple({digit: number for digit, number in enumerate(row, 1) if number} for row in counts.tolist())
