"""Deductions about groups: cells held together by dots, or by a house, and filled together."""

from __future__ import annotations

import numpy as np

from generator.ladder.context import Scene
from generator.ladder.findings import Finds, begin
from generator.ladder.masks import bits
from generator.solver.jit import compiled_part
from generator.solver.tables import Flags, Indices, Masks


@compiled_part
def fill(
    scene: Scene, state: Masks, cells: Indices, size: int, start: int, digit: int, chosen: Masks, options: Masks
) -> bool:
    """Tell whether *cells*[:size] can be filled together with the mask *digit* in *cells*[start].

    Depth first with forward checks; a filling that is found is left in *chosen*, in the order
    of *cells*, before the order of the depths. *options* has a row of masks for each depth.
    """
    for k in range(size):
        options[0, k] = state[cells[k]] & scene.board.partners[scene.relation[cells[start], cells[k]], digit]
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
                rest = options[depth, j] & scene.board.partners[scene.relation[cells[k], cells[j]], low]
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
            count = bits(options[k])
            if count < least:
                least = count
                best = k
    return best


@compiled_part
def groups(scene: Scene, state: Masks, placed: Flags, shape: int, finds: Finds) -> None:
    """Find what no joint filling of a group of cells of this *shape* can hold: one find a group, at most."""
    width = scene.groups.shape[1]
    cells = np.empty(width, dtype=np.uint8)
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    held = np.empty(width, dtype=np.int16)
    for group in range(scene.sizes.size):
        if scene.shapes[group] != shape:
            continue
        size = int(scene.sizes[group])
        known = True
        for k in range(size):
            cells[k] = scene.groups[group, k]
            held[k] = 0
            known = known and scene.barren[group, k] == state[cells[k]]
        if known:
            continue
        find = -1
        for k in range(size):
            rest = 0 if placed[cells[k]] else int(state[cells[k]])
            while rest:
                low = rest & -rest
                rest ^= low
                if held[k] & low:
                    continue
                if fill(scene, state, cells, size, k, low, chosen, options):
                    for j in range(size):
                        held[j] |= chosen[j]
                    continue
                if find < 0:
                    find = begin(finds)
                    finds.where[find, 0] = group >> 8
                    finds.where[find, 1] = group & 255
                finds.removed[find, cells[k]] |= low
        if find < 0:
            for k in range(size):
                scene.barren[group, k] = state[cells[k]]
