"""What one edge or one house says, cell by cell, until nothing changes: the rungs that are always at hand.

Does to candidate masks what the kernel's ``layers`` do to a whole board, but can leave out what
only open cells say across their edges, as the easy rungs do, and starts from what changed.
"""

from __future__ import annotations

import numpy as np

from generator.ladder.masks import once_and_twice
from generator.solver.jit import compiled_part
from generator.solver.tables import Flags, Indices, Masks, Tables


@compiled_part
def narrow(
    state: Masks,
    links: Indices,
    board: Tables,
    queue: Indices,
    queued: Flags,
    waiting: int,
    dirty: np.uint32,
    pairs: bool,
) -> bool:
    """Narrow *state* in place until nothing changes; tell whether it may still have a solution.

    *queue*[:waiting] are the cells whose masks changed, *queued* says which those are, *dirty*
    has a bit for each house to look through. The queue is empty again at the end, come what may:
    what is left in it after a contradiction would poison the next node. Without *pairs*, a cell
    speaks across its edges only once it is decided.
    """
    full = (1 << board.houses.shape[1]) - 1
    while True:
        while waiting:
            waiting -= 1
            cell = queue[waiting]
            queued[cell] = False
            mask = state[cell]
            for side in range(4 if pairs or mask & (mask - 1) == 0 else 0):
                other = board.near[cell, side]
                old = state[other]
                new = old & board.partners[links[board.border[cell, side]], mask]
                if new != old:
                    state[other] = new
                    dirty |= board.homes[other]
                    if not queued[other]:
                        queued[other] = True
                        queue[waiting] = other
                        waiting += 1
                    if new == 0:
                        return empty_queue(queue, queued, waiting)
            if mask & (mask - 1) == 0:
                for k in range(board.peers.shape[1]):
                    other = board.peers[cell, k]
                    old = state[other]
                    if old & mask:
                        state[other] = old ^ mask
                        dirty |= board.homes[other]
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
        once, twice = once_and_twice(board.houses, house, state)
        if once != full:
            return False
        single = once & ~twice
        if single:
            for k in range(board.houses.shape[1]):
                cell = board.houses[house, k]
                mask = state[cell]
                hit = mask & single
                if hit & (hit - 1):  # two digits that have only this cell
                    return empty_queue(queue, queued, waiting)
                if hit and hit != mask:
                    state[cell] = hit
                    dirty |= board.homes[cell]
                    queued[cell] = True
                    queue[waiting] = cell
                    waiting += 1


@compiled_part
def empty_queue(queue: Indices, queued: Flags, waiting: int) -> bool:
    """Forget the waiting cells; give False, the verdict that leads here."""
    for k in range(waiting):
        queued[queue[k]] = False
    return False
