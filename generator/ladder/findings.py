"""What a rung finds in one state, as compiled code writes it.

The compiled deductions are ``singles``, ``edges``, ``groups``, ``sets`` and ``whatif``: each
function is one way to reason, on shapes that a rung chooses. It is given the scene, the
candidates (*state*), which cells are *placed*, and where to write. It appends a *find* for
each place where its reasoning gives something new, all seen from the same state. None
changes the state. None uses that the solution is unique.

    finds.removed[i, cell]   the candidates that find i rules out
    finds.placed[i]          the cell it decides, or NOBODY
    finds.where[i]           what it is about: cells, edges, houses and digits, which ``sentences`` reads

All are monotone: with fewer candidates they, and the simpler ones, still rule out as much.
That makes what a set of rungs can reach independent of the order of steps.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.ladder.masks import digit_of
from generator.solver.jit import compiled_part
from generator.solver.tables import Indices, Masks

CAPACITY = 1024  # finds of one rung in one state; what does not fit is found in the next
WIDTH = 8  # numbers that say where
NOBODY = 255


class Finds(NamedTuple):
    """Room for what a rung finds in one state."""

    removed: Masks  # (CAPACITY + 1, cells); the last row is for what does not fit
    placed: Indices  # (CAPACITY + 1,)
    where: Indices  # (CAPACITY + 1, WIDTH)
    number: npt.NDArray[np.int64]  # (1,) how many there are


def room(cells: int) -> Finds:
    """Give room for the finds on a board of *cells* cells."""
    return Finds(
        np.zeros((CAPACITY + 1, cells), dtype=np.int16),
        np.zeros(CAPACITY + 1, dtype=np.uint8),
        np.zeros((CAPACITY + 1, WIDTH), dtype=np.uint8),
        np.zeros(1, dtype=np.int64),
    )


@compiled_part
def begin(finds: Finds) -> int:
    """Append an empty find; give its number."""
    find = int(finds.number[0])
    for cell in range(finds.removed.shape[1]):
        finds.removed[find, cell] = 0
    finds.placed[find] = NOBODY
    if find < CAPACITY:
        finds.number[0] += 1
    return find


@compiled_part
def place(finds: Finds, state: Masks, cell: np.int64, mask: np.int64, house: int) -> None:
    """Append the find that *cell* is *mask*, unless an earlier one decides that cell."""
    for find in range(finds.number[0]):
        if finds.placed[find] == cell:
            return
    find = begin(finds)
    finds.removed[find, cell] = state[cell] & ~mask
    finds.placed[find] = cell
    finds.where[find, 0] = cell
    finds.where[find, 1] = digit_of(int(mask))
    finds.where[find, 2] = house
