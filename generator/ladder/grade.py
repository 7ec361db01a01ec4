"""How hard is a puzzle? Level, rating and the rest, from one climb of the ladder.

The number of givens does not matter here; the reasoning that is needed does.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Digit
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.climbing import ClimbCounts
from kropki.generator.ladder.deduction.context import Context, board_of, build_context
from kropki.generator.ladder.deduction.findings import Findings, allocate
from kropki.generator.ladder.deduction.sweep import LADDER, ladder_of
from kropki.generator.ladder.rungs import RUNGS, Difficulty, Level, Rung, rungs_up_to
from kropki.generator.solver import kernel
from kropki.generator.solver.kernel import Outcome
from kropki.generator.solver.propagation import cell_sets
from kropki.generator.solver.tables import Masks

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
    contexts = ((level, build_context(puzzle.board, links, level)) for level in STAGES)
    return climbed(contexts, givens, allocate(givens.size))


def climbed(
    contexts: Iterable[tuple[Level, Context]],
    givens: Masks,
    findings: Findings,
    gentle: int = climbing.MANY,
    moments: int | None = None,
) -> Difficulty:
    """Return the difficulty of the puzzle with the *givens* (masks, 0 for none), with its *moments* if they are known.

    A context is asked for only where the rungs up to the levels before do not suffice. The climb ends at the first
    digit if that needs more than the first *gentle* rungs.
    """
    candidates, placed = np.empty(givens.size, dtype=np.int16), np.empty(givens.size, dtype=np.bool_)
    counts = climbing.zero_counts(LADDER.primitive.size)
    begun = False
    for level, context in contexts:
        if not begun:
            climbing.start(context, candidates, placed, givens)
            begun = True
        sets, rungs = cell_sets(board_of(context)), rungs_up_to(level)
        solved = climbing.climb_counted(context, sets, candidates, placed, LADDER, rungs, gentle, findings, counts)
        if counts.first[0] >= gentle:
            break
        if solved and moments is None:
            moments = count_moments(context, givens, hardest_of(counts).level, findings)
        if solved:
            return summary(counts, moments)
    return summary(counts)


def count_moments(context: Context, givens: Masks, level: Level, findings: Findings) -> int | None:
    """Count the moments at which nothing easier than the rungs of *level* leads to a digit.

    ``None`` if the rungs up to *level* do not solve the puzzle with the *givens* (masks, 0 for none).
    """
    if level.easier is None:
        return 0
    candidates, placed = np.empty(givens.size, dtype=np.int16), np.empty(givens.size, dtype=np.bool_)
    climbing.start(context, candidates, placed, givens)
    sets = cell_sets(board_of(context))
    rungs, easier = rungs_up_to(level), rungs_up_to(level.easier)
    count = int(climbing.count_moments(context, sets, candidates, placed, LADDER, rungs, easier, findings))
    return count if count >= 0 else None


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
    return climbing.climb_fast(context, cell_sets(puzzle.board), candidates, LADDER, rungs, findings)


def context_of(puzzle: Puzzle, hardest: Level = Level.EXTREME) -> Context:
    """Return *puzzle* as compiled code reads it, with the groups that rungs up to *hardest* look at."""
    return build_context(puzzle.board, kernel.link_array(puzzle), hardest)


def masks_of(digits: Sequence[Digit]) -> Masks:
    """Return each of *digits* as a mask, and nothing for an empty cell."""
    return np.array([1 << digit >> 1 for digit in digits], dtype=np.int16)


def hardest_of(counts: ClimbCounts) -> Rung:
    """Return the hardest rung that was used in a climb."""
    return RUNGS[max(np.flatnonzero(counts.uses).tolist(), default=0)]


def summary(counts: ClimbCounts, moments: int | None = None) -> Difficulty:
    """Return the difficulty by the counts of a climb of the ladder; without *moments* it is deeper."""
    hardest, solved = hardest_of(counts), moments is not None
    placing = int(counts.placing_rounds[0])
    return Difficulty(
        level=hardest.level.value if solved else DEEPER,
        rating=hardest.value if solved else DEEPER_RATING,
        score=round(10 * math.log2(1 + counts.effort[0])),
        first=RUNGS[int(counts.first[0])].value,
        openings=round(int(counts.placements[0]) / placing, 1) if placing else 0.0,
        techniques={rung.name: count for rung, count in zip(RUNGS, counts.uses.tolist(), strict=True) if count},
        moments=moments or 0,
    )
