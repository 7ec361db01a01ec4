"""How hard a board is for a person, or how far the ladder gets on it before it stalls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from kropki.generator.board.geometry import Cell
from kropki.generator.board.puzzle import Grid, Puzzle
from kropki.generator.board.rules import Digit
from kropki.generator.ladder import grade
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import allocate
from kropki.generator.ladder.deduction.sweep import LADDER
from kropki.generator.ladder.moments import Moment, easiest_moments
from kropki.generator.ladder.rungs import RUNGS, Difficulty
from kropki.generator.solver.propagation import cell_sets


@dataclass(frozen=True, slots=True)
class Stall:
    """Where no technique helps any longer: the digits *placed* and the *marks* of each cell there."""

    placed: int
    marks: tuple[tuple[Digit, ...], ...]
    techniques: dict[str, int]
    rating: float | None  # of the hardest technique up to there


@dataclass(frozen=True, slots=True)
class Reasoning:
    """The *difficulty* of a board with one solution, where that opens and where it is hardest.

    *stall* is there for any board that the ladder does not solve.
    """

    puzzle: Puzzle
    difficulty: Difficulty | None = None
    stall: Stall | None = None
    break_in: tuple[Cell, ...] = ()  # the cells of the first digits
    hardest: Moment | None = None  # the first moment at which no easier technique leads to a digit

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values, cells by name."""
        stall = None if self.stall is None else asdict(self.stall)
        if stall:
            stall["marks"] = ["".join(map(str, digits)) for digits in stall["marks"]]
        return {
            "grade": None if self.difficulty is None else asdict(self.difficulty),
            "stall": stall,
            "break_in": self._names(self.break_in),
            "hardest": self._moment(),
        }

    def _moment(self) -> dict[str, Any] | None:
        if self.hardest is None:
            return None
        rung = RUNGS[self.hardest.rung]
        cells = self._names(sorted(self.hardest.cells))
        return {"placed": self.hardest.placed, "cells": cells, "technique": rung.name, "value": rung.value}

    def _names(self, cells: Iterable[Cell]) -> list[str]:
        return [self.puzzle.board.name(cell) for cell in cells]


def reason(puzzle: Puzzle, only: Grid | None) -> Reasoning:
    """Return how hard *puzzle* is if it has one solution, the *only* one, and where the ladder stalls.

    Where marks run out, that is nothing.
    """
    givens, context = grade.masks_of(puzzle.givens), grade.context_of(puzzle)
    masks, placed = np.empty(givens.size, dtype=np.int16), np.empty(givens.size, dtype=np.bool_)
    counts = climbing.zero_counts(LADDER.primitive.size)
    climbing.start(context, masks, placed, givens)
    sets, rungs, gentle = cell_sets(puzzle.board), LADDER.primitive.size, climbing.MANY
    findings = allocate(givens.size)
    solved = climbing.climb_counted(context, sets, masks, placed, LADDER, rungs, gentle, findings, counts)
    felt = grade.count_moments(context, givens, grade.hardest_of(counts).level, findings) if solved and only else None
    difficulty = None if only is None else grade.summary(counts, felt)
    moments = [] if only is None else list(easiest_moments(puzzle, only))
    first = tuple(sorted(moments[0].cells)) if moments else ()
    hardest = max(moments, key=lambda moment: moment.rung, default=None)
    if solved or not masks.all():
        return Reasoning(puzzle, difficulty, None, first, hardest)
    used = [(rung, count) for rung, count in zip(RUNGS, counts.uses.tolist(), strict=True) if count]
    marks = tuple(tuple(digit for digit in puzzle.board.digits if mask >> digit - 1 & 1) for mask in masks.tolist())
    rating = used[-1][0].value if used else None
    stall = Stall(int(placed.sum()), marks, {rung.name: count for rung, count in used}, rating)
    return Reasoning(puzzle, difficulty, stall, first, hardest)
