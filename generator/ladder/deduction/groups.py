"""Deductions about groups: cells held together by dots, or by a house, and filled together."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kropki.generator.ladder.deduction.context import MAX_DOTTED_CELLS, Context, Shapes, sees
from kropki.generator.ladder.deduction.findings import Findings, append
from kropki.generator.ladder.deduction.masks import count_bits, digit_of
from kropki.generator.ladder.rungs import Shape
from kropki.generator.solver.jit import compiled, compiled_part
from kropki.generator.solver.tables import Flags, Indices, Masks

_HOUSE = int(Shape.HOUSE)
_TWO = int(Shape.TWO)
_SQUARE = int(Shape.SQUARE)

Costs = npt.NDArray[np.int16]  # (cells, digits): how many steps it takes to rule the candidate out


@compiled_part
def fill(
    context: Context,
    candidates: Masks,
    cells: Indices,
    size: int,
    start: int,
    digit: int,
    chosen: Masks,
    options: Masks,
    barred: int,
) -> bool:
    """Tell whether *cells*[:size] can be filled together with the mask *digit* in *cells*[start], without *barred*.

    Depth first with forward checks. A filling that is found is left in *chosen*[:size]; the rest of
    *chosen* is working memory, as is *options*, a row of masks for each depth.
    """
    for k in range(size):
        partners = context.tables.partners[context.relation[cells[start], cells[k]], digit]
        options[0, k] = candidates[cells[k]] & ~barred & partners
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
                rest = options[depth, j] & context.tables.partners[context.relation[cells[k], cells[j]], low]
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
    """Return the unfilled cell with the fewest options, or *size* when all are filled."""
    best = size
    least = 99
    for k in range(size):
        if k != start and chosen[k] == 0:
            count = count_bits(options[k])
            if count < least:
                least = count
                best = k
    return best


@compiled_part
def groups(context: Context, kinds: Shapes, candidates: Masks, placed: Flags, kind: int, findings: Findings) -> None:
    """Find candidates that no filling of a whole group uses, of those of a *kind*; at most one finding a group."""
    width = context.groups.shape[1]
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    held = np.empty(width, dtype=np.int16)
    for group in range(context.sizes.size):
        if kinds[group] != kind or is_known(context, context.exhausted_for, candidates, group):
            continue
        size = int(context.sizes[group])
        cells = context.groups[group]
        fill_group(context, candidates, cells, size, chosen, options, held)
        finding = -1
        for k in range(size):
            gone = int(candidates[cells[k]]) & ~int(held[k])
            if gone == 0 or placed[cells[k]]:
                continue
            if finding < 0:
                finding = append(findings)
                findings.where[finding, 0] = group
            findings.removed[finding, cells[k]] = gone
        if finding < 0:
            for k in range(size):
                context.exhausted_for[group, k] = candidates[cells[k]]


@compiled_part
def is_known(context: Context, known_for: Masks, candidates: Masks, group: int) -> bool:
    """Tell whether what follows from a *group* is known for its *candidates*."""
    known = True
    for k in range(context.sizes[group]):
        known = known and known_for[group, k] == candidates[context.groups[group, k]]
    return known


@compiled_part
def fill_group(
    context: Context, candidates: Masks, cells: Indices, size: int, chosen: Masks, options: Masks, held: Masks
) -> None:
    """Write to *held* the digits of *cells*[:size] that some filling uses."""
    if size == 3:
        fill_three(context, candidates, cells[0], cells[1], cells[2], held)
    elif size == 4:
        fill_four(context, candidates, cells[0], cells[1], cells[2], cells[3], held)
    elif size <= MAX_DOTTED_CELLS:
        fill_all(context, candidates, cells, size, 0, chosen, options, held, every=True)
    else:
        fill_each(context, candidates, cells, size, chosen, options, held)


@compiled_part
def fill_three(context: Context, candidates: Masks, a: int, b: int, c: int, held: Masks) -> None:
    """Write to *held* the digits of three cells that some filling uses."""
    partners = context.tables.partners
    to_b = partners[context.relation[a, b]]
    to_c = partners[context.relation[a, c]]
    between = partners[context.relation[b, c]]
    for k in range(3):
        held[k] = 0
    rest = int(candidates[a])
    while rest:
        low = rest & -rest
        rest ^= low
        second = to_b[low] & candidates[b]
        third = to_c[low] & candidates[c]
        seen = between[third] & second
        if seen:
            held[0] |= low
            held[1] |= seen
            held[2] |= between[second] & third


@compiled_part
def fill_four(context: Context, candidates: Masks, a: int, b: int, c: int, d: int, held: Masks) -> None:
    """Write to *held* the digits of four cells that some filling uses: for each two digits of *a* and *d*."""
    partners = context.tables.partners
    a_to_b, a_to_c = partners[context.relation[a, b]], partners[context.relation[a, c]]
    d_to_b, d_to_c = partners[context.relation[d, b]], partners[context.relation[d, c]]
    a_to_d, between = partners[context.relation[a, d]], partners[context.relation[b, c]]
    for k in range(4):
        held[k] = 0
    rest = int(candidates[a])
    while rest:
        low = rest & -rest
        rest ^= low
        second = a_to_b[low] & candidates[b]
        third = a_to_c[low] & candidates[c]
        last = int(a_to_d[low] & candidates[d]) if second and third else 0
        while last:
            end = last & -last
            last ^= end
            one = d_to_b[end] & second
            other = d_to_c[end] & third
            seen = between[other] & one
            if seen:
                held[0] |= low
                held[1] |= seen
                held[2] |= between[one] & other
                held[3] |= end


@compiled_part
def fill_all(
    context: Context,
    candidates: Masks,
    cells: Indices,
    size: int,
    wanted: int,
    chosen: Masks,
    options: Masks,
    held: Masks,
    every: bool,
) -> int:
    """Write to *held* the digits of *cells*[:size] that some filling uses; give those of *wanted* that all use.

    Goes through the fillings, and ends when nothing can change any more, or, where not *every* digit has to be written,
    when nothing is wanted any more. Cells that dots join have few fillings.
    """
    for k in range(size):
        held[k] = 0
    options[0, 0] = candidates[cells[0]]
    depth = 0
    while depth >= 0:
        rest = int(options[depth, 0])
        if rest == 0:
            depth -= 1
            continue
        if depth == size - 1:
            options[depth, 0] = 0
            used = rest if rest & (rest - 1) == 0 else 0
            held[depth] |= rest
            open_still = every and held[depth] != candidates[cells[depth]]
            for k in range(depth):
                used |= int(chosen[k])
                held[k] |= chosen[k]
                open_still |= every and held[k] != candidates[cells[k]]
            wanted &= used
            if wanted == 0 and not open_still:
                return wanted
            continue
        fresh = rest & ~int(held[depth])
        if fresh == 0:
            fresh = rest
        low = fresh & -fresh
        options[depth, 0] = rest ^ low
        chosen[depth] = low
        depth += 1
        rest = int(candidates[cells[depth]])
        for k in range(depth):
            rest &= int(context.tables.partners[context.relation[cells[k], cells[depth]], chosen[k]])
        options[depth, 0] = rest
    return wanted


@compiled_part
def fill_each(
    context: Context, candidates: Masks, cells: Indices, size: int, chosen: Masks, options: Masks, held: Masks
) -> None:
    """Write to *held* the digits that some filling uses, as ``fill_group``: a filling for each that none has shown."""
    nothing = 0
    for k in range(size):
        held[k] = 0
    for k in range(size):
        rest = int(candidates[cells[k]])
        while rest:
            low = rest & -rest
            rest ^= low
            if held[k] & low == 0 and fill(context, candidates, cells, size, k, low, chosen, options, nothing):
                for j in range(size):
                    held[j] |= chosen[j]


@compiled_part
def avoids(
    context: Context, candidates: Masks, cells: Indices, size: int, bit: int, chosen: Masks, options: Masks
) -> bool:
    """Tell whether *cells*[:size] can be filled without *bit*; leave the filling in *chosen*."""
    first = int(candidates[cells[0]]) & ~bit
    start = 0
    while first:
        low = first & -first
        first ^= low
        if fill(context, candidates, cells, size, start, low, chosen, options, bit):
            return True
    return False


@compiled_part
def contained(context: Context, candidates: Masks, placed: Flags, least: int, most: int, findings: Findings) -> None:
    """Find digits that every filling of a group of *least* to *most* cells uses, in cells that see all their places."""
    width = context.groups.shape[1]
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    held = np.empty(width, dtype=np.int16)
    for group in range(context.sizes.size):
        size = int(context.sizes[group])
        if size < least or size > most or context.shapes[group] in (_HOUSE, _TWO, _SQUARE):
            continue
        cells = context.groups[group]
        wanted = 0
        for k in range(size):
            wanted |= int(candidates[cells[k]]) if not placed[cells[k]] else 0
        wanted &= must(context, candidates, group, chosen, options, held)  # mostly known, and nothing
        if wanted:
            wanted = losing(context, candidates, cells, size, wanted)
        while wanted:
            bit = wanted & -wanted
            wanted ^= bit
            finding = append(findings)
            findings.where[finding, 0] = group
            findings.where[finding, 1] = digit_of(bit)
            for other in range(candidates.size):
                if candidates[other] & bit and sees_all(context, candidates, cells, size, other, bit):
                    findings.removed[finding, other] = bit


@compiled_part
def must(context: Context, candidates: Masks, group: int, chosen: Masks, options: Masks, held: Masks) -> int:
    """Return the digits that every filling of a *group* uses, all where there is no filling; remember it."""
    if not is_known(context, context.contained_for, candidates, group):
        cells, size = context.groups[group], int(context.sizes[group])
        wanted = 0
        for k in range(size):
            wanted |= int(candidates[cells[k]])
            context.contained_for[group, k] = candidates[cells[k]]
        wanted = fill_all(context, candidates, cells, size, wanted, chosen, options, held, every=False)
        context.contained[group] = wanted
    return int(context.contained[group])


@compiled_part
def losing(context: Context, candidates: Masks, cells: Indices, size: int, wanted: int) -> int:
    """Return the digits of *wanted* that some cell has that sees all their places in *cells*[:size]."""
    found = 0
    while wanted:
        bit = wanted & -wanted
        wanted ^= bit
        nearest = -1
        for k in range(size):
            if nearest < 0 and candidates[cells[k]] & bit:
                nearest = int(cells[k])
        for k in range(context.tables.peers.shape[1] if nearest >= 0 else 0):
            other = context.tables.peers[nearest, k]
            if candidates[other] & bit and sees_all(context, candidates, cells, size, other, bit):
                found |= bit
                break
    return found


@compiled_part
def sees_all(context: Context, candidates: Masks, cells: Indices, size: int, other: int, bit: int) -> bool:
    """Tell whether *other* is none of *cells*[:size] and sees those of them that may hold *bit*."""
    for k in range(size):
        if cells[k] == other or (candidates[cells[k]] & bit and not sees(context, cells[k], other)):
            return False
    return True


@compiled_part
def two_groups(context: Context, candidates: Masks, placed: Flags, findings: Findings) -> None:
    """Find what no filling of two groups of dots in one house holds, and what all of them take from its other cells."""
    groups(context, context.shapes, candidates, placed, _TWO, findings)
    inside = int(findings.number[0])
    width = context.groups.shape[1]
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    held = np.empty(width, dtype=np.int16)
    for group in range(context.sizes.size):
        if context.shapes[group] != _TWO:
            continue
        size = int(context.sizes[group])
        cells = context.groups[group]
        used = must(context, candidates, group, chosen, options, held)
        finding = -1
        for row in range(inside):
            if findings.where[row, 0] == group:
                finding = row
        if used == 0 and finding < 0:
            continue
        house = shared_house(context, cells, size)
        if finding >= 0:
            findings.where[finding, 1] = house
        others = 0
        for k in range(context.tables.houses.shape[1]):
            cell = context.tables.houses[house, k]
            if not placed[cell] and not is_among(cells, size, cell):
                others |= int(candidates[cell])
        taken = others & used
        if taken and finding < 0:
            finding = append(findings)
            findings.where[finding, 0] = group
            findings.where[finding, 1] = house
        for k in range(context.tables.houses.shape[1] if taken else 0):
            cell = context.tables.houses[house, k]
            if not placed[cell] and not is_among(cells, size, cell):
                findings.removed[finding, cell] = candidates[cell] & taken


@compiled_part
def shared_house(context: Context, cells: Indices, size: int) -> int:
    """Return the first house that all of *cells*[:size] share."""
    homes = context.tables.homes[cells[0]]
    for k in range(1, size):
        homes &= context.tables.homes[cells[k]]
    house = 0
    while homes >> house & 1 == 0:
        house += 1
    return house


@compiled_part
def is_among(cells: Indices, size: int, cell: int) -> bool:
    """Tell whether *cell* is one of *cells*[:size]."""
    for k in range(size):
        if cells[k] == cell:
            return True
    return False


@compiled
def needed(context: Context, start: Masks, now: Masks, group: int, k: int, bit: int, costs: Costs, out: Masks) -> None:
    """Write to *out* what has to be gone in each cell of *group* for no filling to have *bit* in its cell *k*.

    Of a *k* that is no cell of the group: for every filling to use *bit*.
    What is gone in *now* but was not at the *start* is put back, the dearest by *costs* first,
    where that lets no filling in.
    """
    width = context.groups.shape[1]
    size = int(context.sizes[group])
    cells = np.empty(width, dtype=np.uint8)
    chosen = np.empty(2 * width, dtype=np.int16)
    options = np.empty((width + 1, width), dtype=np.int16)
    trial = now.copy()
    gone = np.zeros(width, dtype=np.int16)
    for j in range(out.size):
        cells[j] = context.groups[group, j]
        gone[j] = start[cells[j]] & ~now[cells[j]]
        out[j] = 0
    inside = k < size
    nothing = 0
    if inside:
        gone[k] = 0
    while True:
        best = -1
        which = 0
        dearest = -1
        for j in range(out.size):
            for digit in range(context.tables.houses.shape[1]):
                if gone[j] >> digit & 1 and costs[cells[j], digit] > dearest:
                    dearest = costs[cells[j], digit]
                    best = j
                    which = 1 << digit
        if best < 0:
            return
        gone[best] &= ~which
        trial[cells[best]] |= which
        if (
            fill(context, trial, cells, size, k, bit, chosen, options, nothing)
            if inside
            else avoids(context, trial, cells, size, bit, chosen, options)
        ):
            trial[cells[best]] &= ~which
            out[best] |= which
