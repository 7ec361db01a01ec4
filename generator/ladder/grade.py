"""How hard is a puzzle? Level, rating and the rest, from one climb of the ladder.

The number of givens does not matter here; the reasoning that is needed does.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from generator.board.puzzle import Puzzle
from generator.ladder.deduction import climbing
from generator.ladder.deduction.climbing import ClimbCounts
from generator.ladder.deduction.context import build_context
from generator.ladder.deduction.findings import allocate
from generator.ladder.deduction.sweep import LADDER, Ladder, ladder_of
from generator.ladder.rungs import RUNGS, Difficulty, Level, rungs_up_to
from generator.solver import kernel
from generator.solver.kernel import Outcome

DEEPER = "deeper"  # than the ladder reaches: such a puzzle is never published
DEEPER_RATING = 9.0


@dataclass(frozen=True, slots=True)
class Graded:
    """A puzzle's solutions and, where there is exactly one, its difficulty."""

    outcome: Outcome
    difficulty: Difficulty | None


def grade(puzzle: Puzzle) -> Graded:
    """Find how hard *puzzle* is; a puzzle without exactly one solution has no difficulty."""
    outcome = kernel.solve(puzzle)
    unique = outcome.complete and outcome.solutions == 1
    return Graded(outcome, difficulty(puzzle) if unique else None)


def difficulty(puzzle: Puzzle) -> Difficulty:
    """Give the difficulty of *puzzle*, which has exactly one solution."""
    solved, counts = _climb(puzzle, LADDER)
    return summary(counts, solved=solved)


def needs(puzzle: Puzzle, technique: str, rating: float) -> bool:
    """Tell whether the rungs up to *rating*, all but *technique*, do not solve *puzzle*."""
    others = [rung for rung in RUNGS if rung.value <= rating and rung.name != technique]
    solved, _ = _climb(puzzle, ladder_of(others))
    return not solved


def solves_within(level: Level, puzzle: Puzzle) -> bool:
    """Tell whether the rungs up to *level* solve *puzzle*."""
    context = build_context(puzzle.size, kernel.link_array(puzzle))
    candidates = kernel.candidates(puzzle)
    return climbing.climb_fast(context, candidates, LADDER, rungs_up_to(level), allocate(candidates.size))


def _climb(puzzle: Puzzle, ladder: Ladder) -> tuple[bool, ClimbCounts]:
    givens = np.array([1 << given >> 1 for given in puzzle.givens], dtype=np.int16)
    context = build_context(puzzle.size, kernel.link_array(puzzle))
    return climbing.climb_from_givens(context, givens, ladder, allocate(givens.size))


def summary(counts: ClimbCounts, *, solved: bool) -> Difficulty:
    """Give the difficulty by the counts of a climb; a puzzle that it has not *solved* is deeper than the ladder."""
    used = [(rung, count) for rung, count in zip(RUNGS, counts.uses.tolist(), strict=True) if count]
    hardest = used[-1][0] if used else RUNGS[0]
    rounds = int(counts.placing_rounds[0])
    return Difficulty(
        level=hardest.level.value if solved else DEEPER,
        rating=hardest.value if solved else DEEPER_RATING,
        score=round(10 * math.log2(1 + counts.effort[0])),
        first=RUNGS[int(counts.first[0])].value,
        openings=round(int(counts.placements[0]) / rounds, 1) if rounds else 0.0,
        techniques={rung.name: count for rung, count in used},
    )
