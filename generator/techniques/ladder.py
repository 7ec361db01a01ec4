"""The ladder as compiled code takes it: the table of rungs as arrays, and one rung's sweep of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.compiled import compiled
from generator.tables import Flags, Indices, Masks
from generator.techniques import primitives, whatif
from generator.techniques.primitives import Finds
from generator.techniques.rungs import RUNGS, Level, Primitive, Rung
from generator.techniques.scene import Scene

# what ``kernel.narrow`` does anyway: the easy rungs, and those that look across one edge
_NARROWED = (
    *(rung.primitive for rung in RUNGS if rung.level is Level.EASY),
    Primitive.DOT_DIGITS,
    Primitive.DOT_PAIR,
    Primitive.GAP_PAIR,
)


class Ladder(NamedTuple):
    """The table as arrays, one entry a rung."""

    primitive: Indices
    parameter: Indices
    narrowed: Flags  # which the kernel's narrowing includes
    weight: npt.NDArray[np.float64]  # effort of one find


NARROWED_RUNGS = 1 + max(index for index, rung in enumerate(RUNGS) if rung.primitive in _NARROWED)


def ladder_of(rungs: Sequence[Rung]) -> Ladder:
    """Give *rungs* as arrays."""
    return Ladder(
        np.array([rung.primitive for rung in rungs], dtype=np.uint8),
        np.array([rung.parameter for rung in rungs], dtype=np.uint8),
        np.array([rung.primitive in _NARROWED for rung in rungs], dtype=np.bool_),
        np.array([10 ** (rung.value / 2) for rung in rungs], dtype=np.float64),
    )


LADDER = ladder_of(RUNGS)


@compiled
def sweep(scene: Scene, state: Masks, placed: Flags, primitive: int, parameter: int, finds: Finds) -> int:
    """Write to *finds* what one rung gives in this state; give their number."""
    n = scene.board.houses.shape[1]
    if primitive == 0:
        return primitives.last_cells(scene, state, placed, finds, 0)
    if primitive == 1:
        return primitives.hidden_singles(scene, state, placed, 2 * n, 3 * n, finds, 0)
    if primitive == 2:
        return primitives.hidden_singles(scene, state, placed, 0, 2 * n, finds, 0)
    if primitive == 3:
        return primitives.naked_singles(scene, state, placed, finds, 0)
    if primitive == 4:
        return primitives.across(scene, state, placed, True, True, finds, 0)
    if primitive == 5:
        return primitives.across(scene, state, placed, False, True, finds, 0)
    if primitive == 6:
        return primitives.dot_digits(scene, state, placed, finds, 0)
    if primitive == 7:
        return primitives.across(scene, state, placed, True, False, finds, 0)
    if primitive == 8:
        return primitives.across(scene, state, placed, False, False, finds, 0)
    if primitive == 9:
        return primitives.groups(scene, state, placed, parameter, finds, 0)
    if primitive == 10:
        return primitives.intersections(scene, state, placed, finds, 0)
    if primitive == 11:
        return primitives.naked_sets(scene, state, placed, parameter, finds, 0)
    if primitive == 12:
        return primitives.hidden_sets(scene, state, placed, parameter, finds, 0)
    if primitive == 13:
        return primitives.contained(scene, state, placed, finds, 0)
    if primitive == 14:
        return primitives.against(scene, state, placed, finds, 0)
    if primitive == 15:
        return primitives.fish(scene, state, placed, parameter, finds, 0)
    if primitive == 16:
        return primitives.wings(scene, state, placed, finds, 0)
    if primitive == 17:
        return primitives.whole_houses(scene, state, placed, finds, 0)
    return whatif.refuted(scene, state, placed, primitive == 19, finds, 0)
