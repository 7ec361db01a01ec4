"""The ladder as compiled code takes it: the table of rungs as arrays, and one rung's sweep of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.ladder import edges, groups, sets, singles, what_if
from generator.ladder.context import Scene
from generator.ladder.findings import Finds
from generator.ladder.rungs import RUNGS, Level, Primitive, Rung
from generator.solver.jit import compiled
from generator.solver.tables import Flags, Indices, Masks

# what ``narrowing.narrow`` does anyway: the easy rungs, and those that look across one edge
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
    finds.number[0] = 0
    if primitive == 0:
        singles.last_cells(scene, state, placed, finds)
    elif primitive in (1, 2):
        first = 2 * n if primitive == 1 else 0
        singles.hidden_singles(scene, state, placed, first, first + n * int(primitive), finds)
    elif primitive == 3:
        singles.naked_singles(scene, state, placed, finds)
    elif primitive in (4, 5, 7, 8):
        edges.across(scene, state, placed, primitive in (4, 7), primitive < 6, finds)
    elif primitive == 6:
        edges.dot_digits(scene, state, placed, finds)
    elif primitive in (9, 17):
        groups.groups(scene, state, placed, parameter, finds)
    elif primitive == 10:
        sets.intersections(scene, state, placed, finds)
    elif primitive == 11:
        sets.naked_sets(scene, state, placed, parameter, finds)
    elif primitive == 12:
        sets.hidden_sets(scene, state, placed, parameter, finds)
    elif primitive == 13:
        edges.contained(scene, state, placed, finds)
    elif primitive == 14:
        edges.against(scene, state, placed, finds)
    elif primitive == 15:
        sets.fish(scene, state, placed, parameter, finds)
    elif primitive == 16:
        sets.wings(scene, state, placed, finds)
    else:
        what_if.refuted(scene, state, placed, primitive == 19, finds)
    return int(finds.number[0])
