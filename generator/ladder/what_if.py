"""The compiled what-ifs: suppose a candidate, follow simple steps, and see whether it breaks.

The short one is bounded in waves: in a wave everything that rungs of the easy level give is
done at once, from the same state. So counted, fewer candidates never need more waves, which
single steps in some order could not promise.
"""

from __future__ import annotations

import numpy as np

from generator.ladder.context import Scene
from generator.ladder.findings import Finds, begin
from generator.ladder.masks import bits, digit_of, is_single, once_and_twice
from generator.ladder.propagation import narrow
from generator.solver.jit import compiled_part
from generator.solver.tables import Flags, Masks

WAVES = 4


@compiled_part
def refuted(scene: Scene, state: Masks, placed: Flags, deep: bool, finds: Finds) -> None:
    """Find candidates that break: of two-candidate cells in a few easy waves, or (*deep*) of any by dots and gaps."""
    waiting = int(deep)  # variables, not literals: those would have ``narrow`` compiled once more
    cells = state.size
    trial = np.empty(cells, dtype=np.int16)
    queue = np.empty(cells, dtype=np.uint8)
    queued = np.zeros(cells, dtype=np.bool_)
    for cell in range(cells):
        options = bits(state[cell])
        if placed[cell] or options < 2 or (options > 2 and not deep):
            continue
        rest = int(state[cell])
        while rest:
            low = rest & -rest
            rest ^= low
            copy(state, trial)
            trial[cell] = low
            if deep:
                queue[0] = cell
                queued[cell] = True
                fine = narrow(trial, scene.links, scene.board, queue, queued, waiting, scene.board.homes[cell], deep)
            else:
                fine = survives(scene, trial)
            if not fine:
                find = begin(finds)
                finds.removed[find, cell] = low
                finds.where[find, 0] = cell
                finds.where[find, 1] = digit_of(low)


@compiled_part
def copy(state: Masks, to: Masks) -> None:
    """Copy *state* cell by cell: a slice would have Numba compile all that slices can be."""
    for cell in range(state.size):
        to[cell] = state[cell]


@compiled_part
def survives(scene: Scene, state: Masks) -> bool:
    """Tell whether *state*, which is used up, has no contradiction after the waves."""
    after = np.empty(state.size, dtype=np.int16)
    for _ in range(WAVES):
        copy(state, after)
        if not wave(scene, state, after):
            return False
        copy(after, state)
    return True


@compiled_part
def wave(scene: Scene, state: Masks, after: Masks) -> bool:
    """Do to *after* all that the easy rungs see in *state*; tell whether nothing broke."""
    board = scene.board
    for cell in range(state.size):
        mask = state[cell]
        if is_single(mask):
            for k in range(board.peers.shape[1]):
                after[board.peers[cell, k]] &= ~mask
            for side in range(4):
                after[board.near[cell, side]] &= board.partners[scene.links[board.border[cell, side]], mask]
    for house in range(board.houses.shape[0]):
        once, twice = once_and_twice(board.houses, house, state)
        if once != (1 << board.houses.shape[1]) - 1:
            return False
        for k in range(board.houses.shape[1]):
            cell = board.houses[house, k]
            hit = state[cell] & once & ~twice
            if hit:
                after[cell] &= hit
    for cell in range(state.size):
        if after[cell] == 0:
            return False
    return True
