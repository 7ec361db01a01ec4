"""How hard a board is for a person, or how far the ladder gets on it before it stalls."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from generator.board.puzzle import Puzzle
from generator.board.rules import Digit
from generator.ladder import grade
from generator.ladder.deduction import climbing
from generator.ladder.deduction.context import build_context
from generator.ladder.deduction.findings import allocate
from generator.ladder.deduction.sweep import LADDERS
from generator.ladder.rungs import NEWEST, Difficulty, rungs_in
from generator.solver import kernel


@dataclass(frozen=True, slots=True)
class Stall:
    """Where no technique helps any longer: the digits *placed* and the *marks* of each cell there."""

    placed: int
    marks: tuple[tuple[Digit, ...], ...]
    techniques: dict[str, int]
    rating: float | None  # of the hardest technique up to there


@dataclass(frozen=True, slots=True)
class Reasoning:
    """The *difficulty* of a board with one solution; the *stall* of any board that the ladder does not solve."""

    difficulty: Difficulty | None = None
    stall: Stall | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values."""
        stall = None if self.stall is None else asdict(self.stall)
        if stall:
            stall["marks"] = ["".join(map(str, digits)) for digits in stall["marks"]]
        return {"grade": None if self.difficulty is None else asdict(self.difficulty), "stall": stall}


def reason(puzzle: Puzzle, *, unique: bool) -> Reasoning:
    """Return how hard *puzzle* is if it is *unique*, and where the ladder stalls; nothing where marks run out."""
    givens = np.array([1 << given >> 1 for given in puzzle.givens], dtype=np.int16)
    context = build_context(puzzle.size, kernel.link_array(puzzle), NEWEST)
    masks, placed = np.empty(givens.size, dtype=np.int16), np.empty(givens.size, dtype=np.bool_)
    ladder = LADDERS[NEWEST]
    counts = climbing.zero_counts(ladder.primitive.size)
    climbing.start(context, masks, placed, givens)
    solved = climbing.climb_counted(context, masks, placed, ladder, allocate(givens.size), counts)
    difficulty = grade.summary(counts, NEWEST, solved=solved) if unique else None
    if solved or not masks.all():
        return Reasoning(difficulty)
    used = [(rung, count) for rung, count in zip(rungs_in(NEWEST), counts.uses.tolist(), strict=True) if count]
    marks = tuple(tuple(digit for digit in puzzle.board.digits if mask >> digit - 1 & 1) for mask in masks.tolist())
    hardest = used[-1][0].value if used else None
    return Reasoning(difficulty, Stall(int(placed.sum()), marks, {rung.name: count for rung, count in used}, hardest))
