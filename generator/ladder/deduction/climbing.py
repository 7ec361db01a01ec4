"""The two ways to climb the ladder, compiled.

To climb is to use rungs, the cheapest that finds anything first, until the puzzle is solved or no
rung finds anything. ``climb_fast`` tells only whether the rungs of a level suffice; it is what the
generator asks when it drops clues. ``climb_counted`` also counts what was used, for the grade.
Because every rung is monotone both end at the same candidates, and the order of steps cannot
change a level or a rating.

``climb_counted`` goes in rounds: all that the cheapest rung finds is done at once. So its counts
depend on the puzzle alone and not on the order in which the board is looked at.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.ladder.deduction.context import Context
from generator.ladder.deduction.findings import NONE, Findings
from generator.ladder.deduction.masks import is_single
from generator.ladder.deduction.propagation import narrow
from generator.ladder.deduction.sweep import Ladder, sweep
from generator.ladder.rungs import EASY_RUNGS
from generator.solver.jit import compiled
from generator.solver.tables import Flags, Masks


class ClimbCounts(NamedTuple):
    """What was used in a climb."""

    uses: npt.NDArray[np.int64]  # (rungs,) findings of each rung
    effort: npt.NDArray[np.float64]  # (1,)
    first: npt.NDArray[np.int64]  # (1,) hardest rung up to the first placement
    placing_rounds: npt.NDArray[np.int64]  # (1,)
    placements: npt.NDArray[np.int64]  # (1,)
    rounds: npt.NDArray[np.int64]  # (rungs,) in which nothing cheaper than the rung helped


@compiled
def climb_fast(context: Context, candidates: Masks, ladder: Ladder, rungs: int, findings: Findings) -> bool:
    """Narrow *candidates* in place by the first *rungs* rungs; tell whether that solves the puzzle.

    *rungs* are at least the easy ones.
    """
    cells = candidates.size
    placed = np.zeros(cells, dtype=np.bool_)
    queue = np.empty(cells, dtype=np.uint8)
    queued = np.ones(cells, dtype=np.bool_)
    for cell in range(cells):
        queue[cell] = cell
    waiting = cells
    dirty = np.uint32((1 << context.tables.houses.shape[0]) - 1)
    pairs = True
    for rung in range(rungs, ladder.primitive.size):
        pairs = pairs and not ladder.narrowed[rung]
    while True:
        if not narrow(candidates, context.links, context.tables, queue, queued, waiting, dirty, pairs):
            return False
        solved = True
        for cell in range(cells):
            placed[cell] = is_single(candidates[cell])
            solved = solved and placed[cell]
        if solved:
            return True
        count = 0
        for rung in range(EASY_RUNGS, rungs):
            if not (pairs and ladder.narrowed[rung]):
                count = sweep(context, candidates, placed, ladder.primitive[rung], ladder.parameter[rung], findings)
                if count:
                    break
        if count == 0:
            return False
        waiting = 0
        dirty = np.uint32(0)
        for finding in range(count):
            for cell in range(cells):
                if findings.removed[finding, cell] & candidates[cell]:
                    candidates[cell] &= ~findings.removed[finding, cell]
                    dirty = np.uint32(dirty | context.tables.homes[cell])
                    if not queued[cell]:
                        queued[cell] = True
                        queue[waiting] = cell
                        waiting += 1


@compiled
def apply(context: Context, candidates: Masks, placed: Flags, findings: Findings, first: int, last: int) -> None:
    """Rule out and place what the findings from *first* to *last* say."""
    for finding in range(first, last):
        for cell in range(candidates.size):
            candidates[cell] &= ~findings.removed[finding, cell]
    for finding in range(first, last):
        if findings.placed[finding] != NONE:
            put(context, candidates, placed, np.int64(findings.placed[finding]))


@compiled
def put(context: Context, candidates: Masks, placed: Flags, cell: int | np.int64) -> None:
    """Mark *cell*, which has one candidate, as placed; rule that digit out in the cells that see it."""
    placed[cell] = True
    for k in range(context.tables.peers.shape[1]):
        candidates[context.tables.peers[cell, k]] &= ~candidates[cell]


@compiled
def start(context: Context, candidates: Masks, placed: Flags, givens: Masks) -> None:
    """Write the start of a puzzle: the *givens* (masks, 0 for none) are placed, every other cell is open."""
    for cell in range(candidates.size):
        candidates[cell] = (1 << context.tables.houses.shape[1]) - 1
        placed[cell] = False
    for cell in range(candidates.size):
        if givens[cell]:
            candidates[cell] &= givens[cell]
    for cell in range(candidates.size):
        if givens[cell]:
            put(context, candidates, placed, cell)


@compiled
def climb_counted(
    context: Context, candidates: Masks, placed: Flags, ladder: Ladder, findings: Findings, counts: ClimbCounts
) -> bool:
    """Narrow *candidates* in place, in rounds, and add to *counts*; tell whether that solves the puzzle."""
    hardest = 0
    while True:
        solved = True
        for cell in range(candidates.size):
            if candidates[cell] == 0:
                return False
            solved = solved and placed[cell]
        if solved:
            return True
        count = 0
        rung = -1
        while count == 0 and rung + 1 < ladder.primitive.size:
            rung += 1
            count = sweep(context, candidates, placed, ladder.primitive[rung], ladder.parameter[rung], findings)
        if count == 0:
            return False
        apply(context, candidates, placed, findings, 0, count)
        hardest = max(hardest, rung)
        counts.uses[rung] += count
        counts.rounds[rung] += 1
        for finding in range(count):  # the first of n findings is found n times as fast, the next n - 1 times ...
            counts.effort[0] += ladder.weight[rung] / (finding + 1)
        if findings.placed[0] != NONE:
            if counts.placements[0] == 0:
                counts.first[0] = hardest
            counts.placements[0] += count
            counts.placing_rounds[0] += 1


@compiled
def cheapest(context: Context, candidates: Masks, placed: Flags, ladder: Ladder, findings: Findings) -> tuple[int, int]:
    """Write to *findings* what the cheapest rung finds; give that rung, or the number of rungs, and how many."""
    for rung in range(ladder.primitive.size):
        count = sweep(context, candidates, placed, ladder.primitive[rung], ladder.parameter[rung], findings)
        if count:
            return rung, count
    return ladder.primitive.size, 0


def zero_counts(rungs: int) -> ClimbCounts:
    """Return the counts of a climb that has not begun, on a ladder of so many *rungs*."""
    return ClimbCounts(
        uses=np.zeros(rungs, dtype=np.int64),
        effort=np.zeros(1),
        first=np.zeros(1, dtype=np.int64),
        placing_rounds=np.zeros(1, dtype=np.int64),
        placements=np.zeros(1, dtype=np.int64),
        rounds=np.zeros(rungs, dtype=np.int64),
    )


def climb_from_givens(context: Context, givens: Masks, ladder: Ladder, findings: Findings) -> tuple[bool, ClimbCounts]:
    """Climb *ladder* from the *givens* (masks, 0 for none); tell whether that solves it, and give the counts."""
    candidates = np.empty(givens.size, dtype=np.int16)
    placed = np.empty(givens.size, dtype=np.bool_)
    counts = zero_counts(ladder.primitive.size)
    start(context, candidates, placed, givens)
    return climb_counted(context, candidates, placed, ladder, findings, counts), counts
