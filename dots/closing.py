"""What a new dot closes by the automatic rules: regions and pools, each within its tightest chain.

A dot closes something only where two of the arcs that its own neighbours form belong to one
group of linked dots; groups are kept as a forest of parents. Of *k* arcs in *d* groups then
k - d gaps lie in closed sets of points (more is never possible; less only where a capture
has cut a group in two, which the forest does not notice). All gaps are flooded in turns, a
point each, until so many floods have ended: so the work is bounded by the smaller sides, and
the wide outside is left as soon as the last small pocket is known.

A closed set of up to SIMPLE points has no dot hanging into it and holds no other set: the dots
it touches are its chain, and all it captures are its points. Only larger ones are walked around.

Knows nothing of turns, undoing or results; ``field`` and ``playout`` do.
"""

from __future__ import annotations

import numpy as np

from dots.cells import (
    ARCS,
    AREA,
    AREAS,
    AROUND,
    BOUND,
    DOTS,
    GAPS,
    GROUNDED,
    INERT,
    LASTING,
    LIVE,
    MEMBERS,
    POOL,
    POOLS,
    STRIDE,
    TAKEN,
    TURNS,
    WALL,
    Cell,
    Log,
    Numbers,
    Shorts,
    Side,
)
from dots.jit import compiled, compiled_part

SIMPLE = 6  # seven points can surround a dot that hangs on the chain
SIZE = 4096  # cells of the largest board, and room
PARENT, MARK, PLACE, QUEUE, RING = (number * SIZE for number in (1, 2, 3, 4, 8))  # where they begin in a field
FIELD = 12 * SIZE
_ACTIVE, _CLOSED, _OPEN, _MERGED = 0, 1, 2, 3

# what stands where in a tally; the first KEPT are saved before each move
HELD, LEFT, HASH, TOP, KEPT = 0, 2, 3, 4, 5  # HELD and HELD + 1: enemy dots that each side holds
HEADS, TAILS, STATUS, LENGTHS = 8, 12, 16, 20  # of the four floods
ROWS = 32  # per side and row of cells: a bit for each live dot
TALLY = ROWS + 2 * STRIDE


@compiled_part
def write_cell(field: Shorts, tally: Numbers, log: Log, cell: Cell, byte: int, keep: bool) -> None:
    """Set a cell, with what follows from it: the row bits, the hash and the log."""
    old = np.int64(field[cell])
    changed = (old ^ byte) & DOTS
    if changed:
        bit = np.int64(1) << (cell & 63)
        if changed & 1:
            tally[ROWS + (cell >> 6)] ^= bit
        if changed & 2:
            tally[ROWS + STRIDE + (cell >> 6)] ^= bit
    if keep:
        log[tally[TOP]] = cell << 16 | old
        tally[TOP] += 1
        tally[HASH] ^= mixed(cell, old) ^ mixed(cell, byte)
    field[cell] = byte


@compiled_part
def flag(field: Shorts, tally: Numbers, log: Log, cell: Cell, bit: int, keep: bool) -> None:
    """Change one bit of a cell that no hash knows of."""
    if keep:
        log[tally[TOP]] = cell << 16 | np.int64(field[cell])
        tally[TOP] += 1
    field[cell] ^= bit


@compiled_part
def mixed(cell: Cell, byte: int) -> int:
    """Give the Zobrist number of *byte* on *cell*, 0 for an open cell."""
    number = np.uint64((LASTING if byte == BOUND else byte & LASTING) << 12 | cell)
    if number >> np.uint64(12) == np.uint64(0):
        return np.int64(0)
    number *= np.uint64(0x9E3779B97F4A7C15)
    number = (number ^ (number >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    return np.int64(number ^ (number >> np.uint64(29)))


@compiled_part
def write_parent(field: Shorts, tally: Numbers, log: Log, cell: Cell, parent: Cell, keep: bool) -> None:
    """Set a parent, and log what it was."""
    if keep:
        log[tally[TOP]] = 1 << 28 | cell << 16 | np.int64(field[PARENT + cell])
        tally[TOP] += 1
    field[PARENT + cell] = parent


@compiled_part
def root_of(field: Shorts, tally: Numbers, log: Log, cell: Cell, keep: bool) -> Cell:
    """Give the root of *cell*'s group; halve the way to it."""
    here = np.int64(cell)
    while True:
        above = np.int64(field[PARENT + here])
        if above == here:
            break
        further = np.int64(field[PARENT + above])
        if further != above:
            write_parent(field, tally, log, here, further, keep)
        here = further
    return here


@compiled_part
def pattern_of(tally: Numbers, cell: Cell, side: Side) -> int:
    """Give the live dots of *side* around an open *cell* as nine bits, row by row."""
    row = side * STRIDE + (cell >> 6)
    column = (cell & 63) - 1
    above = (tally[ROWS + row - 1] >> column) & 7
    beside = (tally[ROWS + row] >> column) & 5
    below = (tally[ROWS + row + 1] >> column) & 7
    return above | beside << 3 | below << 6


@compiled_part
def drop(field: Shorts, tally: Numbers, log: Log, cell: Cell, side: Side, keep: bool) -> int:
    """Put a dot of *side* on an open *cell* and close what it closes; give how many sets it closed, -1 for its own loss."""
    byte = np.int64(field[cell])
    pattern = pattern_of(tally, cell, side)
    tally[LEFT] -= 1
    write_cell(field, tally, log, cell, LIVE << side | (byte & GROUNDED if byte & (POOL << side) else 0), keep)
    closed = 0
    if ARCS[pattern] == 0:
        write_parent(field, tally, log, cell, cell, keep)
    else:
        most = link(field, tally, log, cell, pattern, keep)
        if most > 0 and not byte & (POOL << side):
            closed = close_around(field, tally, log, cell, side, pattern, most, keep)
    if byte & (POOL << (1 - side)):
        if closed:
            forget_pool(field, tally, log, cell, keep)
        else:
            close_pool(field, tally, log, cell, 1 - side, keep)
            closed = -1
    return closed


@compiled_part
def link(field: Shorts, tally: Numbers, log: Log, cell: Cell, pattern: int, keep: bool) -> int:
    """Link the new dot on *cell* to the groups around it; give how many sets of points it closes at most."""
    arcs = np.int64(ARCS[pattern])
    root = root_of(field, tally, log, cell + np.int64(MEMBERS[pattern * 4]), keep)
    write_parent(field, tally, log, cell, root, keep)
    groups = 1
    for arc in range(1, arcs):
        other = root_of(field, tally, log, cell + np.int64(MEMBERS[pattern * 4 + arc]), keep)
        if other != root:
            write_parent(field, tally, log, other, root, keep)
            groups += 1
    return arcs - groups


@compiled_part
def close_around(
    field: Shorts, tally: Numbers, log: Log, cell: Cell, side: Side, pattern: int, most: int, keep: bool
) -> int:
    """Close every set of points that the new dot on *cell* encloses, *most* at most; give how many there were."""
    arcs = np.int64(ARCS[pattern])
    closed = _flood_gaps(field, tally, cell, side, pattern, arcs, most)
    if closed == 0:
        return 0
    large = 0
    for flood in range(arcs):
        if tally[STATUS + flood] == _CLOSED:
            if tally[TAILS + flood] <= SIMPLE:
                _close_simple(field, tally, log, flood, side, keep)
            else:
                large += 1
    if large:
        _close_large(field, tally, log, arcs, side, large, keep)
    return closed


@compiled_part
def _flood_gaps(field: Shorts, tally: Numbers, cell: Cell, side: Side, pattern: int, arcs: int, most: int) -> int:
    """Flood the gaps around *cell* in turns until *most* are found closed or all have ended; give the closed ones."""
    own = LIVE << side
    left = 0
    for flood in range(arcs):
        seed = cell + np.int64(GAPS[pattern * 4 + flood])
        field[QUEUE + flood * SIZE] = seed
        tally[HEADS + flood] = 0
        if field[seed] == WALL:
            tally[TAILS + flood] = 0
            tally[STATUS + flood] = _OPEN
        else:
            tally[TAILS + flood] = 1
            tally[STATUS + flood] = _ACTIVE
            field[MARK + seed] = flood + 1
            left += 1
    closed = 0
    while left > 0 and closed < most:
        for flood in range(arcs):
            if tally[STATUS + flood] != _ACTIVE:
                continue
            status = _spread(field, tally, flood, own)
            if status != _ACTIVE:
                tally[STATUS + flood] = status
                left -= 1
                if status == _CLOSED:
                    closed += 1
                    if closed == most:
                        break
    for flood in range(arcs):
        for place in range(flood * SIZE, flood * SIZE + tally[TAILS + flood]):
            field[MARK + field[QUEUE + place]] = 0
    return closed


@compiled_part
def _spread(field: Shorts, tally: Numbers, flood: int, own: int) -> int:
    """Take the next point of a flood and add its neighbours; give what the flood is after it."""
    base = flood * SIZE
    head = tally[HEADS + flood]
    tail = tally[TAILS + flood]
    here = np.int64(field[QUEUE + base + head])
    tally[HEADS + flood] = head + 1
    status = _ACTIVE
    for turn in range(4):
        there = here + (-1 if turn == 0 else (-STRIDE if turn == 1 else (1 if turn == 2 else STRIDE)))
        byte = field[there]
        if byte & own:
            continue
        mark = field[MARK + there]
        if mark == flood + 1:
            continue
        if byte == WALL:
            status = _OPEN
            break
        if mark:
            other = np.int64(mark) - 1
            if tally[STATUS + other] != _ACTIVE:
                status = _OPEN
                break
            _hand_over(field, tally, flood, tail, other)
            tail = 0
            status = _MERGED
            break
        field[MARK + there] = flood + 1
        field[QUEUE + base + tail] = there
        tail += 1
    tally[TAILS + flood] = tail
    if status == _ACTIVE and head + 1 == tail:
        status = _CLOSED
    return status


@compiled_part
def _hand_over(field: Shorts, tally: Numbers, flood: int, tail: int, other: int) -> None:
    """Give the *tail* points of *flood* to the flood *other*, which met it, as points still to be looked at."""
    end = tally[TAILS + other]
    for place in range(tail):
        cell = field[QUEUE + flood * SIZE + place]
        field[MARK + cell] = other + 1
        field[QUEUE + other * SIZE + end + place] = cell
    tally[TAILS + other] = end + tail


@compiled_part
def _close_simple(field: Shorts, tally: Numbers, log: Log, flood: int, side: Side, keep: bool) -> None:
    """Close a set of at most SIMPLE points: what it touches is its chain."""
    start = flood * SIZE
    end = start + tally[TAILS + flood]
    foes = False
    for place in range(start, end):
        foes |= is_foe(np.int64(field[field[QUEUE + place]]), 1 - side)
    if not foes:
        for place in range(start, end):
            _put_in_pool(field, tally, log, np.int64(field[QUEUE + place]), side, keep)
        return
    own = LIVE << side
    for place in range(start, end):
        cell = np.int64(field[QUEUE + place])
        take(field, tally, log, cell, side, keep)
        for step in (-1, -STRIDE, 1, STRIDE):
            if field[cell + step] & own:
                bind(field, tally, log, cell + step, keep)


@compiled_part
def is_foe(byte: int, side: Side) -> bool:
    """Tell whether a dot of *side* lies on the cell that the other side does not hold captured."""
    return byte & (LIVE << side) != 0 or (byte & AREAS == AREA << side and byte & (INERT << side) != 0)


@compiled_part
def bind(field: Shorts, tally: Numbers, log: Log, cell: Cell, keep: bool) -> None:
    """Mark a live dot as part of a chain that captured."""
    if not field[cell] & BOUND:
        flag(field, tally, log, cell, BOUND, keep)


@compiled_part
def _put_in_pool(field: Shorts, tally: Numbers, log: Log, cell: Cell, side: Side, keep: bool) -> None:
    """Note that an open *cell* is in a pool of *side*."""
    byte = np.int64(field[cell])
    if byte & TAKEN == 0 and byte & POOLS != POOL << side:
        write_cell(field, tally, log, cell, POOL << side, keep)


@compiled_part
def take(field: Shorts, tally: Numbers, log: Log, cell: Cell, side: Side, keep: bool) -> None:
    """Put *cell* into a region of *side*: enemy dots are captured, own ones freed, and both are inert."""
    byte = np.int64(field[cell])
    if byte & AREAS:
        inert = byte & POOLS
        if byte & (AREA << side):
            return
        if inert == INERT << side:
            tally[HELD + 1 - side] -= 1
        elif inert:
            tally[HELD + side] += 1
        write_cell(field, tally, log, cell, AREA << side | inert, keep)
    elif byte & (LIVE << side):
        write_cell(field, tally, log, cell, (AREA | INERT) << side | (byte & GROUNDED), keep)
    elif byte & DOTS:
        tally[HELD + side] += 1
        write_cell(field, tally, log, cell, AREA << side | INERT << (1 - side), keep)
    else:
        if byte & BOUND == 0:
            tally[LEFT] -= 1
        lasting = byte & GROUNDED if byte & (POOL << side) else 0
        write_cell(field, tally, log, cell, AREA << side | lasting, keep)


@compiled_part
def _close_large(field: Shorts, tally: Numbers, log: Log, arcs: int, side: Side, large: int, keep: bool) -> None:
    """Close the closed sets of more than SIMPLE points, those with shorter chains first."""
    for flood in range(arcs):
        tally[LENGTHS + flood] = 0
        if tally[STATUS + flood] == _CLOSED and tally[TAILS + flood] > SIMPLE:
            tally[LENGTHS + flood] = trace(field, tally, flood, side)
    for _ in range(large):
        first = np.int64(4)
        shortest = np.int64(SIZE)
        for flood in range(arcs):
            if 0 < tally[LENGTHS + flood] < shortest:
                first = flood
                shortest = tally[LENGTHS + flood]
        fill_ring(field, tally, log, first, shortest, side, keep)
        tally[LENGTHS + first] = 0


@compiled_part
def trace(field: Shorts, tally: Numbers, flood: int, side: Side) -> int:
    """Write the tightest chain around the closed set of *flood* to its row of rings; give its length.

    The chain is followed clockwise with the set on the right hand; where the walk comes back to a dot,
    the loop since then hangs on the chain and is dropped, unless the set lies within it.
    """
    own = LIVE << side
    base = flood * SIZE
    top = np.int64(field[QUEUE + base])
    for place in range(base, base + tally[TAILS + flood]):
        top = min(top, np.int64(field[QUEUE + place]))
    here = top - STRIDE
    back = top
    field[RING + base] = here
    field[PLACE + here] = 1
    length = 1
    while True:
        turn = np.int64(TURNS[back - here + STRIDE + 1])
        for _ in range(8):
            last = here + np.int64(AROUND[turn])
            turn = (turn + 1) & 7
            if field[here + AROUND[turn]] & own:
                break
        here += np.int64(AROUND[turn])
        back = last
        at = np.int64(field[PLACE + here])
        if at == 0:
            field[RING + base + length] = here
            length += 1
            field[PLACE + here] = length
            continue
        if length - at >= 3 and _surrounds(field, base + at - 1, base + length, top):
            break
        for place in range(at, length):
            field[PLACE + field[RING + base + place]] = 0
        length = at
    for place in range(length):
        field[PLACE + field[RING + base + place]] = 0
    for place in range(at - 1, length):
        field[RING + base + place - at + 1] = field[RING + base + place]
    return length - at + 1


@compiled_part
def _surrounds(field: Shorts, start: int, end: int, cell: Cell) -> bool:
    """Tell whether *cell* lies within the closed chain: count its steps that cross the ray to the east above it."""
    inside = False
    row = cell >> 6
    before = np.int64(field[RING + end - 1])
    for place in range(start, end):
        after = np.int64(field[RING + place])
        upper = min(before >> 6, after >> 6)
        if upper == row - 1 and upper != max(before >> 6, after >> 6):
            inside ^= (before & 63) + (after & 63) > 2 * (cell & 63)
        before = after
    return inside


@compiled_part
def fill_ring(field: Shorts, tally: Numbers, log: Log, flood: int, length: int, side: Side, keep: bool) -> None:
    """Close all within the chain of *flood*, but for what the chains of other regions part from it."""
    base = flood * SIZE
    for place in range(base, base + length):
        field[MARK + field[RING + place]] = 1
    field[MARK + field[QUEUE + base]] = 1
    tail = 1
    head = 0
    foes = False
    while head < tail:
        here = np.int64(field[QUEUE + base + head])
        head += 1
        byte = np.int64(field[here])
        foes |= is_foe(byte, 1 - side)
        for step in (-1, -STRIDE, 1, STRIDE):
            there = here + step
            byte = np.int64(field[there])
            if field[MARK + there] or (byte & BOUND and byte & (LIVE << side)):
                continue
            field[MARK + there] = 1
            field[QUEUE + base + tail] = there
            tail += 1
    for place in range(base, base + length):
        field[MARK + field[RING + place]] = 0
    for place in range(base, base + tail):
        field[MARK + field[QUEUE + place]] = 0
        if foes:
            take(field, tally, log, np.int64(field[QUEUE + place]), side, keep)
        else:
            _put_in_pool(field, tally, log, np.int64(field[QUEUE + place]), side, keep)
    tally[TAILS + flood] = tail
    if foes:
        for place in range(base, base + length):
            bind(field, tally, log, np.int64(field[RING + place]), keep)


@compiled_part
def close_pool(field: Shorts, tally: Numbers, log: Log, cell: Cell, side: Side, keep: bool) -> None:
    """Close the pool of *side* that an enemy dot has entered on *cell*."""
    own = LIVE << side
    flood = np.int64(0)
    field[QUEUE] = cell
    field[MARK + cell] = 1
    tally[HEADS] = 0
    tally[TAILS] = 1
    status = np.int64(_ACTIVE)
    while status == _ACTIVE:
        status = _spread(field, tally, flood, own)
    for place in range(tally[TAILS]):
        field[MARK + field[QUEUE + place]] = 0
    if status == _OPEN:  # its chain was broken, so it is none any more
        return
    if tally[TAILS] <= SIMPLE:
        _close_simple(field, tally, log, flood, side, keep)
    else:
        fill_ring(field, tally, log, flood, trace(field, tally, flood, side), side, keep)


@compiled_part
def forget_pool(field: Shorts, tally: Numbers, log: Log, cell: Cell, keep: bool) -> None:
    """Take the pool mark from the open cells linked to *cell*: a dot that captured stands in the pool."""
    field[QUEUE] = cell
    tail = 1
    while tail > 0:
        tail -= 1
        here = np.int64(field[QUEUE + tail])
        for step in (-1, -STRIDE, 1, STRIDE):
            byte = np.int64(field[here + step])
            if byte & TAKEN == 0 and byte & POOLS:
                write_cell(field, tally, log, here + step, np.int64(0), keep)
                field[QUEUE + tail] = here + step
                tail += 1


@compiled
def chain_around(field: Shorts, tally: Numbers, cell: Cell, side: Side, chain: Shorts) -> int:
    """Write the tightest chain of *side* around *cell* to *chain*; give its length, 0 where there is none."""
    flood = np.int64(0)
    field[QUEUE] = cell
    field[MARK + cell] = 1
    tally[HEADS] = 0
    tally[TAILS] = 1
    status = np.int64(_ACTIVE)
    while status == _ACTIVE:
        status = _spread(field, tally, flood, LIVE << side)
    for place in range(tally[TAILS]):
        field[MARK + field[QUEUE + place]] = 0
    if status == _OPEN:
        return 0
    length = trace(field, tally, flood, side)
    for place in range(length):
        chain[place] = field[RING + place]
    return length
