"""The quick way of a rung: rule out at once all that it finds, without saying what it found.

Gives, when it finds nothing more, what ``sweep`` gives: rungs are monotone, so what one finding rules out
does not stand in the way of another. Rungs without a quick way of their own are swept.
"""

from __future__ import annotations

import numpy as np

from kropki.generator.ladder.deduction.context import Context, Shapes
from kropki.generator.ladder.deduction.findings import Findings
from kropki.generator.ladder.deduction.groups import (
    fill_all,
    fill_group,
    is_among,
    is_known,
    must,
    sees_all,
    shared_house,
)
from kropki.generator.ladder.deduction.sweep import sweep
from kropki.generator.ladder.rungs import Primitive, Shape
from kropki.generator.solver.jit import compiled_part, inlined
from kropki.generator.solver.possible import decide, exclude, is_possible, save
from kropki.generator.solver.propagation import SAVED, STACK, Words, go_back, load, narrow_across, write_masks
from kropki.generator.solver.tables import Flags, Masks

_GROUP = int(Primitive.GROUP)
_HOUSE_RUN = int(Primitive.HOUSE_RUN)
_WHOLE_HOUSE = int(Primitive.WHOLE_HOUSE)
_INTERSECTION = int(Primitive.INTERSECTION)
_NAKED_SET = int(Primitive.NAKED_SET)
_AGAINST = int(Primitive.AGAINST)
_WHAT_IF = int(Primitive.WHAT_IF)
_FORCING = int(Primitive.FORCING)
_RUN_CONTAINED = int(Primitive.RUN_CONTAINED)
_TWO_GROUPS = int(Primitive.TWO_GROUPS)
_TWO = int(Shape.TWO)
_SQUARE = int(Shape.SQUARE)
_HOUSE = int(Shape.HOUSE)
_PAIR = 2


@compiled_part
def is_forcing(primitive: int) -> bool:
    """Tell whether *primitive* is forcing."""
    return primitive == _FORCING


@compiled_part
def is_forced(primitive: int) -> bool:
    """Tell whether forcing finds all that *primitive* finds: what it rules out leads to a contradiction by singles."""
    return primitive in (_AGAINST, _WHAT_IF)


@inlined
def rule_out(
    context: Context,
    sets: Words,
    candidates: Masks,
    placed: Flags,
    primitive: int,
    parameter: int,
    findings: Findings,
    changed: Flags,
) -> bool:
    """Rule out among *candidates* what one rung finds, and mark the cells that *changed*; tell whether there are any.

    A rung that takes long may leave out a part, if it finds something.
    """
    if primitive in (_GROUP, _WHOLE_HOUSE):
        found = fill_groups(context, context.shapes, candidates, parameter, changed)
    elif primitive == _HOUSE_RUN:
        found = fill_groups(context, context.runs, candidates, parameter, changed)
    elif primitive == _RUN_CONTAINED:
        found = contain(context, candidates, parameter, changed)
    elif primitive == _TWO_GROUPS:
        found = fill_twos(context, candidates, changed)
    elif primitive == _INTERSECTION:
        found = intersect(context, candidates, changed)
    elif primitive == _NAKED_SET and parameter == _PAIR:
        found = pair(context, candidates, changed)
    elif primitive == _FORCING:
        found = force(context, sets, candidates, changed)
    else:
        count = sweep(context, candidates, placed, primitive, parameter, findings)
        found = count > 0
        for finding in range(count):
            for cell in range(candidates.size):
                if findings.removed[finding, cell] & candidates[cell]:
                    candidates[cell] &= ~findings.removed[finding, cell]
                    changed[cell] = True
    return found


@compiled_part
def leave(candidates: Masks, cell: int, mask: int, changed: Flags) -> bool:
    """Leave *cell* only the digits of *mask*; tell whether that took any."""
    if candidates[cell] & ~mask == 0:
        return False
    candidates[cell] &= mask
    changed[cell] = True
    return True


@compiled_part
def fill_groups(context: Context, kinds: Shapes, candidates: Masks, kind: int, changed: Flags) -> bool:
    """Rule out what no filling of a group uses, of those of a *kind*; of the houses, at most in one."""
    width = context.groups.shape[1]
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    held = np.empty(width, dtype=np.int16)
    any_changed = False
    for group in range(context.sizes.size):
        if kinds[group] != kind or is_known(context, context.exhausted_for, candidates, group):
            continue
        size = int(context.sizes[group])
        cells = context.groups[group]
        fill_group(context, candidates, cells, size, chosen, options, held)
        for k in range(size):
            any_changed |= leave(candidates, int(cells[k]), int(held[k]), changed)
            context.exhausted_for[group, k] = held[k]
        if any_changed and kind == _HOUSE:
            break
    return any_changed


@compiled_part
def contain(context: Context, candidates: Masks, most: int, changed: Flags) -> bool:
    """Rule out what every filling of some cells uses, three or four to *most*, in cells that see all its places."""
    least = min(most, 4)
    width = context.groups.shape[1]
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    held = np.empty(width, dtype=np.int16)
    any_changed = False
    for group in range(context.sizes.size):
        size = int(context.sizes[group])
        if size < least or size > most or context.shapes[group] in (_HOUSE, _TWO, _SQUARE):
            continue
        cells = context.groups[group]
        used = must(context, candidates, group, chosen, options, held)
        while used:
            bit = used & -used
            used ^= bit
            nearest = 0
            while nearest < size and candidates[cells[nearest]] & bit == 0:
                nearest += 1
            for k in range(context.tables.peers.shape[1] if nearest < size else 0):
                other = int(context.tables.peers[cells[nearest], k])
                if candidates[other] & bit and sees_all(context, candidates, cells, size, other, bit):
                    any_changed |= leave(candidates, other, ~bit, changed)
    return any_changed


@compiled_part
def fill_twos(context: Context, candidates: Masks, changed: Flags) -> bool:
    """Rule out what no filling of two groups of dots in one house uses, and in its other cells what all of them use."""
    width = context.groups.shape[1]
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    held = np.empty(width, dtype=np.int16)
    any_changed = False
    for group in range(context.sizes.size):
        if context.shapes[group] != _TWO:
            continue
        size = int(context.sizes[group])
        cells = context.groups[group]
        if not is_known(context, context.exhausted_for, candidates, group):
            wanted = 0
            for k in range(size):
                wanted |= int(candidates[cells[k]])
            wanted = fill_all(context, candidates, cells, size, wanted, chosen, options, held, every=True)
            context.contained[group] = wanted
            for k in range(size):
                any_changed |= leave(candidates, int(cells[k]), int(held[k]), changed)
                context.exhausted_for[group, k] = held[k]
                context.contained_for[group, k] = held[k]
        used = must(context, candidates, group, chosen, options, held)
        if used == 0:
            continue
        house = shared_house(context, cells, size)
        for k in range(context.tables.houses.shape[1]):
            cell = int(context.tables.houses[house, k])
            if candidates[cell] & used and not is_among(cells, size, cell):
                any_changed |= leave(candidates, cell, ~used, changed)
    return any_changed


@compiled_part
def force(context: Context, sets: Words, candidates: Masks, changed: Flags) -> bool:
    """Rule out candidates that lead to a contradiction by singles, dots and gaps; go on from what is left then."""
    size = context.tables.houses.shape[1]
    work = np.empty(STACK + SAVED, dtype=np.uint64)
    load(work, candidates, context.links, size)
    save(work, 0)
    any_changed = False
    for cell in range(candidates.size):
        if candidates[cell] & (candidates[cell] - 1) == 0:
            continue
        for digit in range(size):
            go_back(work, 0)
            if not is_possible(work, cell, digit):
                continue
            decide(work, cell, digit)
            if narrow_across(work, sets, size):
                continue
            go_back(work, 0)
            exclude(work, cell, digit)
            narrow_across(work, sets, size)
            save(work, 0)
            any_changed = True
    if any_changed:
        go_back(work, 0)
        before = candidates.copy()
        write_masks(work, candidates)
        for cell in range(candidates.size):
            changed[cell] = candidates[cell] != before[cell]
    return any_changed


@compiled_part
def intersect(context: Context, candidates: Masks, changed: Flags) -> bool:
    """Rule out by boxes and lines: a digit whose places in one all lie in the other has none elsewhere in that."""
    houses = context.tables.houses
    n = houses.shape[1]
    any_changed = False
    for box in range(2 * n, houses.shape[0]):
        for line in range(2 * n):
            shared = 0
            in_box = 0
            in_line = 0
            cells = 0
            for k in range(n):
                one, other = houses[box, k], houses[line, k]
                if context.tables.homes[one] >> line & 1:
                    shared |= candidates[one]
                    cells += 1
                else:
                    in_box |= candidates[one]
                if context.tables.homes[other] >> box & 1 == 0:
                    in_line |= candidates[other]
            if cells == 0:
                continue
            only = shared & ~(in_box & in_line)
            gone_line = only & ~in_box & in_line
            gone_box = only & ~in_line & in_box
            if gone_line | gone_box == 0:
                continue
            for k in range(n):
                one, other = houses[box, k], houses[line, k]
                if context.tables.homes[one] >> line & 1 == 0:
                    any_changed |= leave(candidates, one, ~gone_box, changed)
                if context.tables.homes[other] >> box & 1 == 0:
                    any_changed |= leave(candidates, other, ~gone_line, changed)
    return any_changed


@compiled_part
def pair(context: Context, candidates: Masks, changed: Flags) -> bool:
    """Rule out the two digits of two cells of a house that have no others from its other cells."""
    houses = context.tables.houses
    n = houses.shape[1]
    any_changed = False
    for house in range(houses.shape[0]):
        for i in range(n - 1):
            mask = int(candidates[houses[house, i]])
            second = mask & (mask - 1)
            if second == 0 or second & (second - 1):
                continue
            for j in range(i + 1, n):
                if candidates[houses[house, j]] != mask:
                    continue
                for k in range(n):
                    if k not in (i, j):
                        any_changed |= leave(candidates, int(houses[house, k]), ~mask, changed)
    return any_changed
