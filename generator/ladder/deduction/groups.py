"""Deductions about groups: cells held together by dots, or by a house, and filled together."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from generator.ladder.deduction.context import Context
from generator.ladder.deduction.findings import Findings, append
from generator.ladder.deduction.masks import count_bits
from generator.solver.jit import compiled, compiled_part
from generator.solver.tables import Flags, Indices, Masks

Costs = npt.NDArray[np.int16]  # (cells, digits): how many steps it takes to rule the candidate out


@compiled_part
def fill(
    context: Context,
    candidates: Masks,
    cells: Indices,
    size: int,
    start: int,
    digit: int,
    chosen: Masks,
    options: Masks,
) -> bool:
    """Tell whether *cells*[:size] can be filled together with the mask *digit* in *cells*[start].

    Depth first with forward checks. A filling that is found is left in *chosen*[:size]; the rest of
    *chosen* is working memory, as is *options*, a row of masks for each depth.
    """
    for k in range(size):
        options[0, k] = candidates[cells[k]] & context.tables.partners[context.relation[cells[start], cells[k]], digit]
        if k != start and options[0, k] == 0:
            return False
    for k in range(size):
        chosen[k] = 0
    chosen[start] = digit
    order = chosen[cells.size :]  # which cell is filled at each depth
    depth = 0
    order[0] = _tightest(options[0], chosen, size, start)
    while depth >= 0:
        k = order[depth]
        if k == size:
            return True
        mask = int(options[depth, k])
        if mask == 0:
            chosen[k] = 0
            depth -= 1
            continue
        low = mask & -mask
        options[depth, k] = mask ^ low
        chosen[k] = low
        alive = True
        for j in range(size):
            if chosen[j] == 0:
                rest = options[depth, j] & context.tables.partners[context.relation[cells[k], cells[j]], low]
                options[depth + 1, j] = rest
                if rest == 0:
                    alive = False
                    break
        if alive:
            depth += 1
            order[depth] = _tightest(options[depth], chosen, size, start)
    return False


@compiled_part
def _tightest(options: Masks, chosen: Masks, size: int, start: int) -> int:
    """Give the unfilled cell with the fewest options, or *size* when all are filled."""
    best = size
    least = 99
    for k in range(size):
        if k != start and chosen[k] == 0:
            count = count_bits(options[k])
            if count < least:
                least = count
                best = k
    return best


@compiled_part
def groups(context: Context, candidates: Masks, placed: Flags, shape: int, findings: Findings) -> None:
    """Find candidates that no filling of a whole group of this *shape* uses; at most one finding a group."""
    width = context.groups.shape[1]
    cells = np.empty(width, dtype=np.uint8)
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    held = np.empty(width, dtype=np.int16)
    for group in range(context.sizes.size):
        if context.shapes[group] != shape:
            continue
        size = int(context.sizes[group])
        known = True
        for k in range(size):
            cells[k] = context.groups[group, k]
            held[k] = 0
            known = known and context.exhausted_for[group, k] == candidates[cells[k]]
        if known:
            continue
        finding = -1
        for k in range(size):
            rest = 0 if placed[cells[k]] else int(candidates[cells[k]])
            while rest:
                low = rest & -rest
                rest ^= low
                if held[k] & low:
                    continue
                if fill(context, candidates, cells, size, k, low, chosen, options):
                    for j in range(size):
                        held[j] |= chosen[j]
                    continue
                if finding < 0:
                    finding = append(findings)
                    findings.where[finding, 0] = group
                findings.removed[finding, cells[k]] |= low
        if finding < 0:
            for k in range(size):
                context.exhausted_for[group, k] = candidates[cells[k]]


@compiled
def needed(context: Context, start: Masks, now: Masks, group: int, k: int, bit: int, costs: Costs, out: Masks) -> None:
    """Write to *out* what has to be gone in each cell of *group* for no filling to have *bit* in its cell *k*.

    What is gone in *now* but was not at the *start* is put back, the dearest by *costs* first,
    where that lets no filling in.
    """
    width = context.groups.shape[1]
    size = int(context.sizes[group])
    cells = np.empty(width, dtype=np.uint8)
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    trial = now.copy()
    gone = np.zeros(width, dtype=np.int16)
    for j in range(out.size):
        cells[j] = context.groups[group, j]
        gone[j] = start[cells[j]] & ~now[cells[j]]
        out[j] = 0
    gone[k] = 0
    while True:
        best = -1
        which = 0
        dearest = -1
        for j in range(out.size):
            for digit in range(context.tables.houses.shape[1]):
                if gone[j] >> digit & 1 and costs[cells[j], digit] > dearest:
                    dearest = costs[cells[j], digit]
                    best = j
                    which = 1 << digit
        if best < 0:
            return
        gone[best] &= ~which
        trial[cells[best]] |= which
        if fill(context, trial, cells, size, k, bit, chosen, options):
            trial[cells[best]] &= ~which
            out[best] |= which
