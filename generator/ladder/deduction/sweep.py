"""The ladder as arrays for compiled code, and one rung's sweep of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kropki.generator.ladder.deduction import edges, groups, sets, singles, what_if
from kropki.generator.ladder.deduction.context import Context
from kropki.generator.ladder.deduction.findings import Findings
from kropki.generator.ladder.rungs import RUNGS, Level, Primitive, Rung
from kropki.generator.solver.jit import compiled
from kropki.generator.solver.tables import Flags, Indices, Masks

# what ``propagation.narrow`` does anyway: the easy rungs, and those that look across one edge
_NARROWED = (
    *(rung.primitive for rung in RUNGS if rung.level is Level.EASY),
    Primitive.DOT_DIGITS,
    Primitive.DOT_PAIR,
    Primitive.GAP_PAIR,
)

# what takes much longer than the others, most last
_SLOW = (Primitive.TWO_GROUPS, Primitive.FORCING, Primitive.AGAINST, Primitive.WHOLE_HOUSE, Primitive.WHAT_IF)

_SHORT = 3  # cells

# compiled code takes numbers, not members of an enumeration
_LAST_CELL = int(Primitive.LAST_CELL)
_HIDDEN_SINGLE_BOX = int(Primitive.HIDDEN_SINGLE_BOX)
_HIDDEN_SINGLE_LINE = int(Primitive.HIDDEN_SINGLE_LINE)
_NAKED_SINGLE = int(Primitive.NAKED_SINGLE)
_DOT_FROM_DIGIT = int(Primitive.DOT_FROM_DIGIT)
_GAP_FROM_DIGIT = int(Primitive.GAP_FROM_DIGIT)
_DOT_DIGITS = int(Primitive.DOT_DIGITS)
_DOT_PAIR = int(Primitive.DOT_PAIR)
_GAP_PAIR = int(Primitive.GAP_PAIR)
_GROUP = int(Primitive.GROUP)
_INTERSECTION = int(Primitive.INTERSECTION)
_NAKED_SET = int(Primitive.NAKED_SET)
_HIDDEN_SET = int(Primitive.HIDDEN_SET)
_CONTAINED = int(Primitive.CONTAINED)
_AGAINST = int(Primitive.AGAINST)
_FISH = int(Primitive.FISH)
_WING = int(Primitive.WING)
_WHOLE_HOUSE = int(Primitive.WHOLE_HOUSE)
_WHAT_IF = int(Primitive.WHAT_IF)
_FORCING = int(Primitive.FORCING)
_NO_PARTNER = int(Primitive.NO_PARTNER)
_HOUSE_RUN = int(Primitive.HOUSE_RUN)
_RUN_CONTAINED = int(Primitive.RUN_CONTAINED)
_TWO_GROUPS = int(Primitive.TWO_GROUPS)


class Ladder(NamedTuple):
    """The table of rungs as arrays, one entry a rung."""

    primitive: Indices
    parameter: Indices
    narrowed: Flags  # whether ``propagation.narrow`` does it anyway
    weight: npt.NDArray[np.float64]  # effort of one finding on a whole board
    slow: Flags  # whether it takes much longer than others
    quickest: Indices  # the rungs in the order in which they cost time, see ``quick``


def ladder_of(rungs: Sequence[Rung]) -> Ladder:
    """Return *rungs* as arrays."""
    return Ladder(
        np.array([rung.primitive for rung in rungs], dtype=np.uint8),
        np.array([rung.parameter for rung in rungs], dtype=np.uint8),
        np.array([rung.primitive in _NARROWED for rung in rungs], dtype=np.bool_),
        np.array([10 ** (0.75 * rung.value) for rung in rungs], dtype=np.float64),
        np.array([_slowness(rung) > 0 for rung in rungs], dtype=np.bool_),
        np.array(sorted(range(len(rungs)), key=lambda row: _slowness(rungs[row])), dtype=np.uint8),
    )


def _slowness(rung: Rung) -> int:
    """Return a rung's place among those that take long, 0 for the others."""
    if rung.primitive == Primitive.RUN_CONTAINED and rung.parameter > _SHORT:
        return _SLOW.index(Primitive.FORCING) + 1
    return _SLOW.index(rung.primitive) + 1 if rung.primitive in _SLOW else 0


LADDER = ladder_of(RUNGS)


@compiled
def sweep(
    context: Context, candidates: Masks, placed: Flags, primitive: int, parameter: int, findings: Findings
) -> int:
    """Write to *findings* all that one rung finds among *candidates*; give their number."""
    n = context.tables.houses.shape[1]
    findings.number[0] = 0
    if primitive == _LAST_CELL:
        singles.last_cells(context, candidates, placed, findings)
    elif primitive in (_HIDDEN_SINGLE_BOX, _HIDDEN_SINGLE_LINE):
        is_box = primitive == _HIDDEN_SINGLE_BOX
        first, last = (2 * n, context.tables.houses.shape[0]) if is_box else (0, 2 * n)
        singles.hidden_singles(context, candidates, placed, first, last, findings)
    elif primitive == _NAKED_SINGLE:
        singles.naked_singles(context, candidates, placed, findings)
    elif primitive in (_DOT_FROM_DIGIT, _GAP_FROM_DIGIT, _DOT_PAIR, _GAP_PAIR):
        dotted = primitive in (_DOT_FROM_DIGIT, _DOT_PAIR)
        from_digit = primitive in (_DOT_FROM_DIGIT, _GAP_FROM_DIGIT)
        edges.across(context, candidates, placed, dotted, from_digit, findings)
    elif primitive == _DOT_DIGITS:
        edges.dot_digits(context, candidates, placed, findings)
    elif primitive in (_GROUP, _WHOLE_HOUSE):
        groups.groups(context, context.shapes, candidates, placed, parameter, findings)
    elif primitive == _HOUSE_RUN:
        groups.groups(context, context.runs, candidates, placed, parameter, findings)
    elif primitive == _RUN_CONTAINED:
        groups.contained(context, candidates, placed, 3 if parameter == 3 else 4, parameter, findings)
    elif primitive == _TWO_GROUPS:
        groups.two_groups(context, candidates, placed, findings)
    elif primitive == _NO_PARTNER:
        edges.no_partner(context, candidates, placed, findings)
    elif primitive == _INTERSECTION:
        sets.intersections(context, candidates, placed, findings)
    elif primitive == _NAKED_SET:
        sets.naked_sets(context, candidates, placed, parameter, findings)
    elif primitive == _HIDDEN_SET:
        sets.hidden_sets(context, candidates, placed, parameter, findings)
    elif primitive == _CONTAINED:
        edges.contained(context, candidates, placed, findings)
    elif primitive == _AGAINST:
        edges.against(context, candidates, placed, findings)
    elif primitive == _FISH:
        sets.fish(context, candidates, placed, parameter, findings)
    elif primitive == _WING:
        sets.wings(context, candidates, placed, findings)
    elif primitive in (_WHAT_IF, _FORCING):
        what_if.refuted(context, candidates, placed, primitive == _FORCING, findings)
    return int(findings.number[0])
