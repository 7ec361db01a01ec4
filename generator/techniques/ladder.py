"""The ladder: one table of rungs, cheapest first.

A rung is a row: which primitive, on which shapes, how much it is worth, and the level that
may use it. To add one, add a row.

The values and levels are ours, on the scale of Sudoku Explainer's ratings; how they were
tuned is told in docs/difficulty.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.compiled import compiled
from generator.tables import Flags, Indices, Masks
from generator.techniques import primitives, whatif
from generator.techniques import scene as scenes
from generator.techniques.primitives import Finds
from generator.techniques.scene import Scene


class Level(StrEnum):
    """The five levels, easiest first."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    EXTREME = "extreme"

    @property
    def rank(self) -> int:
        """The number of this level, from 1."""
        return list(Level).index(self) + 1


class Primitive(IntEnum):
    """The compiled deductions, by number."""

    LAST_CELL = 0
    HIDDEN_SINGLE_BOX = 1
    HIDDEN_SINGLE_LINE = 2
    NAKED_SINGLE = 3
    DOT_FROM_DIGIT = 4
    GAP_FROM_DIGIT = 5
    DOT_DIGITS = 6
    DOT_PAIR = 7
    GAP_PAIR = 8
    GROUP = 9
    INTERSECTION = 10
    NAKED_SET = 11
    HIDDEN_SET = 12
    CONTAINED = 13
    AGAINST = 14
    FISH = 15
    WING = 16
    WHOLE_HOUSE = 17
    WHAT_IF = 18
    FORCING = 19


@dataclass(frozen=True, slots=True)
class Rung:
    """One way to reason: *parameter* is the shape or the size of set that the primitive takes."""

    name: str
    primitive: Primitive
    parameter: int
    value: float
    level: Level


RUNGS = (
    Rung("last cell", Primitive.LAST_CELL, 0, 1.0, Level.EASY),
    Rung("dot from a digit", Primitive.DOT_FROM_DIGIT, 0, 1.1, Level.EASY),
    Rung("hidden single in a box", Primitive.HIDDEN_SINGLE_BOX, 0, 1.2, Level.EASY),
    Rung("gap from a digit", Primitive.GAP_FROM_DIGIT, 0, 1.3, Level.EASY),
    Rung("naked single", Primitive.NAKED_SINGLE, 0, 1.4, Level.EASY),
    Rung("hidden single in a line", Primitive.HIDDEN_SINGLE_LINE, 0, 1.5, Level.EASY),
    Rung("black dot digits", Primitive.DOT_DIGITS, 0, 1.6, Level.MEDIUM),
    Rung("dot pair", Primitive.DOT_PAIR, 0, 1.7, Level.MEDIUM),
    Rung("straight run of three", Primitive.GROUP, scenes.STRAIGHT, 1.8, Level.MEDIUM),
    Rung("gap pair", Primitive.GAP_PAIR, 0, 2.0, Level.MEDIUM),
    Rung("pointing or claiming", Primitive.INTERSECTION, 0, 2.3, Level.MEDIUM),
    Rung("bent run of three", Primitive.GROUP, scenes.BENT, 2.6, Level.HARD),
    Rung("naked pair", Primitive.NAKED_SET, 2, 2.8, Level.HARD),
    Rung("dot pair must contain", Primitive.CONTAINED, 0, 3.0, Level.HARD),
    Rung("hidden pair", Primitive.HIDDEN_SET, 2, 3.2, Level.HARD),
    Rung("digit against gaps", Primitive.AGAINST, 0, 3.4, Level.HARD),
    Rung("naked triple", Primitive.NAKED_SET, 3, 3.6, Level.EXPERT),
    Rung("run of four", Primitive.GROUP, scenes.FOUR, 3.8, Level.EXPERT),
    Rung("hidden triple", Primitive.HIDDEN_SET, 3, 4.0, Level.EXPERT),
    Rung("X-wing", Primitive.FISH, 2, 4.2, Level.EXPERT),
    Rung("long run or tree", Primitive.GROUP, scenes.TREE, 4.4, Level.EXPERT),
    Rung("XY-wing", Primitive.WING, 0, 4.6, Level.EXPERT),
    Rung("swordfish", Primitive.FISH, 3, 4.8, Level.EXPERT),
    Rung("house with its dots", Primitive.WHOLE_HOUSE, 0, 5.0, Level.EXTREME),
    Rung("short what-if", Primitive.WHAT_IF, 0, 6.0, Level.EXTREME),
    Rung("forcing", Primitive.FORCING, 0, 7.0, Level.EXTREME),
)

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
    rank: Indices  # of the level
    narrowed: Flags  # which the kernel's narrowing includes
    weight: npt.NDArray[np.float64]  # effort of one find


LADDER = Ladder(
    np.array([rung.primitive for rung in RUNGS], dtype=np.uint8),
    np.array([rung.parameter for rung in RUNGS], dtype=np.uint8),
    np.array([rung.level.rank for rung in RUNGS], dtype=np.uint8),
    np.array([rung.primitive in _NARROWED for rung in RUNGS]),
    np.array([10 ** (rung.value / 2) for rung in RUNGS]),
)


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
