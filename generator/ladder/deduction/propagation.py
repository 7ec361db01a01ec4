"""Rule out by single edges and single houses, cell by cell, until nothing changes.

Gives the same as ``generator.solver.propagation``, on one mask a cell. It starts from what changed,
and can leave out what open cells rule out across their edges, as the easy rungs do.
"""

from __future__ import annotations

import numpy as np

from kropki.generator.ladder.deduction.masks import once_and_twice
from kropki.generator.solver.jit import compiled_part
from kropki.generator.solver.tables import Flags, Indices, Masks, Tables


@compiled_part
def narrow(
    candidates: Masks,
    links: Indices,
    tables: Tables,
    queue: Indices,
    queued: Flags,
    waiting: int,
    dirty: np.uint32,
    pairs: bool,
) -> bool:
    """Narrow *candidates* in place until nothing changes; tell whether it may still have a solution.

    *queue*[:waiting] are the cells whose masks changed, *queued* has a flag for each of them, *dirty*
    has a bit for each house to look through. The queue is always empty again at the end, since the
    next call uses the same arrays. Without *pairs*, only decided cells rule out across their edges.
    """
    full = (1 << tables.houses.shape[1]) - 1
    while True:
        while waiting:
            waiting -= 1
            cell = queue[waiting]
            queued[cell] = False
            mask = candidates[cell]
            for side in range(4 if pairs or mask & (mask - 1) == 0 else 0):
                other = tables.near[cell, side]
                old = candidates[other]
                new = old & tables.partners[links[tables.border[cell, side]], mask]
                if new != old:
                    candidates[other] = new
                    dirty |= tables.homes[other]
                    if not queued[other]:
                        queued[other] = True
                        queue[waiting] = other
                        waiting += 1
                    if new == 0:
                        return empty_queue(queue, queued, waiting)
            if mask & (mask - 1) == 0:
                for k in range(tables.peers.shape[1]):
                    other = tables.peers[cell, k]
                    old = candidates[other]
                    if old & mask:
                        candidates[other] = old ^ mask
                        dirty |= tables.homes[other]
                        if not queued[other]:
                            queued[other] = True
                            queue[waiting] = other
                            waiting += 1
                        if old == mask:
                            return empty_queue(queue, queued, waiting)
        if dirty == 0:
            return True
        house = 0
        while (dirty >> np.uint32(house)) & 1 == 0:
            house += 1
        dirty ^= np.uint32(1) << np.uint32(house)
        once, twice = once_and_twice(tables.houses, house, candidates)
        if once != full:
            return False
        single = once & ~twice
        if single:
            for k in range(tables.houses.shape[1]):
                cell = tables.houses[house, k]
                mask = candidates[cell]
                hit = mask & single
                if hit & (hit - 1):  # two digits that have only this cell
                    return empty_queue(queue, queued, waiting)
                if hit and hit != mask:
                    candidates[cell] = hit
                    dirty |= tables.homes[cell]
                    queued[cell] = True
                    queue[waiting] = cell
                    waiting += 1


@compiled_part
def empty_queue(queue: Indices, queued: Flags, waiting: int) -> bool:
    """Remove the waiting cells; give False, for the caller to return."""
    for k in range(waiting):
        queued[queue[k]] = False
    return False
