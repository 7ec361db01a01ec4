"""Deductions by supposition: suppose a candidate, follow simple steps, and see whether it breaks.

The short what-if is bounded in waves: in a wave all that the easy rungs give is done at once, from
the same candidates. So fewer candidates never need more waves; with single steps in some order
that would not hold.
"""

from __future__ import annotations

import numpy as np

from kropki.generator.ladder.deduction.context import Context
from kropki.generator.ladder.deduction.findings import Findings, append
from kropki.generator.ladder.deduction.masks import count_bits, digit_of, is_single, once_and_twice
from kropki.generator.ladder.deduction.propagation import narrow
from kropki.generator.solver.jit import compiled_part
from kropki.generator.solver.tables import Flags, Masks

WAVES = 4


@compiled_part
def refuted(context: Context, candidates: Masks, placed: Flags, deep: bool, findings: Findings) -> None:
    """Find candidates that break: of two-candidate cells in a few easy waves, or (*deep*) of any by dots and gaps."""
    waiting = int(deep)  # variables, not literals: those would have ``narrow`` compiled once more
    cells = candidates.size
    trial = np.empty(cells, dtype=np.int16)
    queue = np.empty(cells, dtype=np.uint8)
    queued = np.zeros(cells, dtype=np.bool_)
    for cell in range(cells):
        options = count_bits(candidates[cell])
        if placed[cell] or options < 2 or (options > 2 and not deep):
            continue
        rest = int(candidates[cell])
        while rest:
            low = rest & -rest
            rest ^= low
            copy(candidates, trial)
            trial[cell] = low
            if deep:
                queue[0] = cell
                queued[cell] = True
                fine = narrow(
                    trial, context.links, context.tables, queue, queued, waiting, context.tables.homes[cell], deep
                )
            else:
                fine = survives(context, trial)
            if not fine:
                finding = append(findings)
                findings.removed[finding, cell] = low
                findings.where[finding, 0] = cell
                findings.where[finding, 1] = digit_of(low)


@compiled_part
def copy(candidates: Masks, to: Masks) -> None:
    """Copy *candidates* cell by cell: a slice would take Numba long to compile."""
    for cell in range(candidates.size):
        to[cell] = candidates[cell]


@compiled_part
def survives(context: Context, candidates: Masks) -> bool:
    """Tell whether *candidates*, which are changed, have no contradiction after the waves."""
    after = np.empty(candidates.size, dtype=np.int16)
    for _ in range(WAVES):
        copy(candidates, after)
        if not wave(context, candidates, after):
            return False
        copy(after, candidates)
    return True


@compiled_part
def wave(context: Context, candidates: Masks, after: Masks) -> bool:
    """Rule out in *after* all that the easy rungs find in *candidates*; tell whether there is no contradiction."""
    tables = context.tables
    for cell in range(candidates.size):
        mask = candidates[cell]
        if is_single(mask):
            for k in range(tables.peers.shape[1]):
                after[tables.peers[cell, k]] &= ~mask
            for side in range(4):
                after[tables.near[cell, side]] &= tables.partners[context.links[tables.border[cell, side]], mask]
    for house in range(tables.houses.shape[0]):
        once, twice = once_and_twice(tables.houses, house, candidates)
        if once != (1 << tables.houses.shape[1]) - 1:
            return False
        for k in range(tables.houses.shape[1]):
            cell = tables.houses[house, k]
            hit = candidates[cell] & once & ~twice
            if hit:
                after[cell] &= hit
    for cell in range(candidates.size):
        if after[cell] == 0:
            return False
    return True
