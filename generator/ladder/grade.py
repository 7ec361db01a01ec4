"""How hard is a puzzle? Level, rating and the rest, from one climb of the ladder.

The number of givens does not matter here; the reasoning that is needed does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from generator.board.puzzle import Puzzle
from generator.board.rules import Digit
from generator.ladder.deduction import climbing
from generator.ladder.deduction.climbing import ClimbCounts
from generator.ladder.deduction.context import Context, build_context
from generator.ladder.deduction.findings import allocate
from generator.ladder.deduction.sweep import LADDER, ladder_of
from generator.ladder.rungs import RUNGS, Difficulty, Level, rungs_up_to
from generator.solver import kernel
from generator.solver.kernel import Outcome
from generator.solver.propagation import cell_sets
from generator.solver.tables import Masks

DEEPER = "deeper"  # than the ladder reaches: such a puzzle is never published
DEEPER_RATING = 9.0
STAGES = (Level.MEDIUM, Level.EXPERT, Level.EXTREME)  # of a climb: most puzzles need no group that the last looks at


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
    """Return the difficulty of *puzzle*, which has exactly one solution."""
    links, givens = kernel.link_array(puzzle), masks_of(puzzle.givens)
    stages = ((build_context(puzzle.size, links, level), rungs_up_to(level)) for level in STAGES)
    solved, counts = climbing.climb_in_stages(stages, givens, LADDER, allocate(givens.size))
    return summary(counts, solved=solved)


def needs(puzzle: Puzzle, technique: str, rating: float) -> bool:
    """Tell whether the rungs up to *rating*, all but *technique*, do not solve *puzzle*."""
    others = [rung for rung in RUNGS if rung.value <= rating and rung.name != technique]
    context, givens = context_of(puzzle), masks_of(puzzle.givens)
    solved, _ = climbing.climb_from_givens(context, givens, ladder_of(others), allocate(givens.size))
    return not solved


def solves_within(level: Level, puzzle: Puzzle) -> bool:
    """Tell whether the rungs up to *level* solve *puzzle*."""
    context = context_of(puzzle, level)
    candidates = kernel.candidates(puzzle)
    rungs = rungs_up_to(level)
    findings = allocate(candidates.size)
    return climbing.climb_fast(context, cell_sets(puzzle.size), candidates, LADDER, rungs, findings)


def context_of(puzzle: Puzzle, hardest: Level = Level.EXTREME) -> Context:
    """Return *puzzle* as compiled code reads it, with the groups that rungs up to *hardest* look at."""
    return build_context(puzzle.size, kernel.link_array(puzzle), hardest)


def masks_of(digits: Sequence[Digit]) -> Masks:
    """Return each of *digits* as a mask, and nothing for an empty cell."""
    return np.array([1 << digit >> 1 for digit in digits], dtype=np.int16)


def summary(counts: ClimbCounts, *, solved: bool) -> Difficulty:
    """Return the difficulty by the counts of a climb of the ladder; one that is not *solved* is deeper."""
    used = [(rung, count) for rung, count in zip(RUNGS, counts.uses.tolist(), strict=True) if count]
    hardest = used[-1][0] if used else RUNGS[0]
    placing = int(counts.placing_rounds[0])
    own = [count for rung, count in zip(RUNGS, counts.rounds.tolist(), strict=True) if rung.level is hardest.level]
    return Difficulty(
        level=hardest.level.value if solved else DEEPER,
        rating=hardest.value if solved else DEEPER_RATING,
        score=round(10 * math.log2(1 + counts.effort[0])),
        first=RUNGS[int(counts.first[0])].value,
        openings=round(int(counts.placements[0]) / placing, 1) if placing else 0.0,
        techniques={rung.name: count for rung, count in used},
        rounds=sum(own),
    )
