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

from kropki.generator.ladder.deduction import layers
from kropki.generator.ladder.deduction.context import Context, board_of
from kropki.generator.ladder.deduction.findings import NONE, Findings
from kropki.generator.ladder.deduction.masks import is_single
from kropki.generator.ladder.deduction.propagation import narrow
from kropki.generator.ladder.deduction.quick import is_forced, is_forcing, rule_out
from kropki.generator.ladder.deduction.sweep import Ladder, sweep
from kropki.generator.ladder.rungs import EASY_RUNGS
from kropki.generator.solver.jit import compiled, compiled_part
from kropki.generator.solver.propagation import (
    CELLS,
    DECIDED,
    STACK,
    STATE,
    Words,
    cell_sets,
    load,
    load_masks,
    narrow_across,
    narrow_decided,
    once_and_twice,
    write_masks,
)
from kropki.generator.solver.tables import Flags, Masks

MANY = 255  # rungs, more than there are


class ClimbCounts(NamedTuple):
    """What was used in a climb."""

    uses: npt.NDArray[np.int64]  # (rungs,) findings of each rung
    effort: npt.NDArray[np.float64]  # (1,)
    first: npt.NDArray[np.int64]  # (1,) hardest rung up to the first placement
    placing_rounds: npt.NDArray[np.int64]  # (1,)
    placements: npt.NDArray[np.int64]  # (1,)
    open_at_first: npt.NDArray[np.int64]  # (1,) candidates of open cells where the climb began


@compiled
def climb_fast(
    context: Context, sets: Words, candidates: Masks, ladder: Ladder, rungs: int, findings: Findings
) -> bool:
    """Narrow *candidates* in place by the first *rungs* rungs; tell whether that solves the puzzle.

    *rungs* are at least the easy ones. Of the others it asks one after another, and those that take long only where the
    ones before them find nothing. It leaves out those that find nothing where forcing finds nothing. *sets* are the
    ``propagation.cell_sets`` of the board.
    """
    size = context.tables.houses.shape[1]
    work = np.empty(STACK, dtype=np.uint64)
    load(work, candidates, context.links, size)
    across = looks_across(ladder, rungs)
    alive = narrow_across(work, sets, size) if across else narrow_decided(work, sets, size)
    write_masks(work, candidates)
    if not alive:
        return False
    cells = candidates.size
    placed = np.empty(cells, dtype=np.bool_)
    changed = np.zeros(cells, dtype=np.bool_)
    queue = np.empty(cells, dtype=np.uint8)
    queued = np.zeros(cells, dtype=np.bool_)
    k = 0
    idle = 0  # rungs in turn that found nothing
    forced = False
    changes = True
    while idle < ladder.quickest.size:
        if changes:
            changes = False
            solved = True
            for cell in range(cells):
                placed[cell] = is_single(candidates[cell])
                solved = solved and placed[cell]
            if solved:
                return True
        rung = ladder.quickest[k]
        if ladder.slow[rung] and k > idle:
            k = idle = 0
            continue
        k = (k + 1) % ladder.quickest.size
        idle += 1
        if rung < EASY_RUNGS or rung >= rungs or (across and ladder.narrowed[rung]):
            continue
        primitive, parameter = ladder.primitive[rung], ladder.parameter[rung]
        if forced and is_forced(primitive):
            continue
        forced = forced or is_forcing(primitive)
        if not rule_out(context, sets, candidates, placed, primitive, parameter, findings, changed):
            continue
        changes = True
        idle = 0
        forced = False
        waiting = 0
        dirty = np.uint32(0)
        for cell in range(cells):
            if changed[cell]:
                changed[cell] = False
                queued[cell] = True
                queue[waiting] = cell
                waiting += 1
                dirty = np.uint32(dirty | context.tables.homes[cell])
        if not narrow(candidates, context.links, context.tables, queue, queued, waiting, dirty, across):
            return False
    return False


@compiled_part
def looks_across(ladder: Ladder, rungs: int) -> bool:
    """Tell whether the first *rungs* rungs have all that look across one edge from candidates."""
    across = True
    for rung in range(rungs, ladder.primitive.size):
        across = across and not ladder.narrowed[rung]
    return across


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
    context: Context,
    sets: Words,
    candidates: Masks,
    placed: Flags,
    ladder: Ladder,
    rungs: int,
    gentle: int,
    findings: Findings,
    counts: ClimbCounts,
) -> bool:
    """Narrow *candidates* in place by the first *rungs* rungs, in rounds, and add to *counts*; tell whether it solves.

    To go on with more rungs gives what all of them would have given from the start. It ends at the first digit if that
    needs more than the first *gentle* rungs. *sets* are the ``propagation.cell_sets`` of the board.
    """
    hardest = 0
    for rung in range(rungs):
        if counts.uses[rung]:
            hardest = rung
    work = load_start(context, candidates, placed)
    if counts.open_at_first[0] == 0:
        counts.open_at_first[0] = max(1, layers.count_open(work))
    while not is_solved(work):
        share = layers.count_open(work) / counts.open_at_first[0]
        rung, count = go_round(context, sets, candidates, placed, ladder, 0, rungs, findings, work)
        if count == 0:
            break
        hardest = max(hardest, rung)
        counts.uses[rung] += count
        counts.effort[0] += ladder.weight[rung] * share * np.sqrt(count)
        if layers.places(ladder.primitive[rung]):
            if counts.placements[0] == 0:
                counts.first[0] = hardest
                if hardest >= gentle:
                    break
            counts.placements[0] += count
            counts.placing_rounds[0] += 1
    write_masks(work, candidates)
    layers.write_placed(work, placed)
    return is_solved(work)


@compiled
def count_moments(
    context: Context,
    sets: Words,
    candidates: Masks,
    placed: Flags,
    ladder: Ladder,
    rungs: int,
    easier: int,
    findings: Findings,
) -> int:
    """Count the moments at which the first *easier* rungs lead to no digit, and the first *rungs* rungs do.

    Whoever stands there has the digits alone: what was ruled out before is found again. Moments that no easier digit
    parts are one. Gives -1 if the rungs do not solve the board of *candidates* and *placed*, which are narrowed.
    """
    moments = 0
    digits = -1  # that were there when a moment was over
    while not climb_fast(context, sets, candidates, ladder, easier, findings):
        count = 0
        for cell in range(candidates.size):
            placed[cell] = is_single(candidates[cell])
            count += placed[cell]
        moments += count > digits
        before = candidates.copy()  # whoever has more digits rules this out again
        work = load_start(context, candidates, placed)
        first = easier  # the others find nothing here
        places = False
        while not places:
            rung, found = go_round(context, sets, candidates, placed, ladder, first, rungs, findings, work)
            if found == 0:
                return -1
            first = 0
            places = layers.places(ladder.primitive[rung])
        layers.write_placed(work, placed)
        write_masks(work, candidates)
        digits = 0
        for cell in range(candidates.size):
            digits += placed[cell]
            if not placed[cell]:
                candidates[cell] = before[cell]
    return moments


@compiled_part
def load_start(context: Context, candidates: Masks, placed: Flags) -> Words:
    """Return the board of *candidates* in layers."""
    work = np.empty(STACK, dtype=np.uint64)
    load(work, candidates, context.links, context.tables.houses.shape[1])
    layers.load_placed(work, placed)
    return work


@compiled_part
def is_solved(work: Words) -> bool:
    """Tell whether each cell is decided, and has its digit."""
    if work[DECIDED] != work[CELLS] or work[DECIDED + 1] != work[CELLS + 1]:
        return False
    upper, lower, _, _ = once_and_twice(work, STATE)
    return bool(upper == work[CELLS] and lower == work[CELLS + 1])


@compiled
def go_round(
    context: Context,
    sets: Words,
    candidates: Masks,
    placed: Flags,
    ladder: Ladder,
    first: int,
    rungs: int,
    findings: Findings,
    work: Words,
) -> tuple[int, int]:
    """Do all that the cheapest of the rungs from *first* to *rungs* finds; give that rung, and how much, 0 for nothing.

    The board is that of *work*; *candidates* and *placed* are working memory.
    """
    upper, lower, _, _ = once_and_twice(work, STATE)
    if upper != work[CELLS] or lower != work[CELLS + 1]:
        return rungs, 0
    swept = False
    for rung in range(first, rungs):
        primitive = ladder.primitive[rung]
        if layers.is_known(primitive):
            count = layers.find(work, sets, context.tables.houses.shape[1], primitive)
            if count:
                layers.do(work, sets, primitive)
                return rung, count
            continue
        if not swept:
            swept = True
            write_masks(work, candidates)
            layers.write_placed(work, placed)
        count = sweep(context, candidates, placed, primitive, ladder.parameter[rung], findings)
        if count:
            apply(context, candidates, placed, findings, 0, count)
            load_masks(work, candidates)
            return rung, count
    return rungs, 0


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
        open_at_first=np.zeros(1, dtype=np.int64),
    )


def climb_from_givens(context: Context, givens: Masks, ladder: Ladder, findings: Findings) -> tuple[bool, ClimbCounts]:
    """Climb *ladder* from the *givens* (masks, 0 for none); tell whether that solves it, and give the counts."""
    candidates, placed = np.empty(givens.size, dtype=np.int16), np.empty(givens.size, dtype=np.bool_)
    start(context, candidates, placed, givens)
    rungs, counts = ladder.primitive.size, zero_counts(ladder.primitive.size)
    sets = cell_sets(board_of(context))
    solved = climb_counted(context, sets, candidates, placed, ladder, rungs, MANY, findings, counts)
    return solved, counts
