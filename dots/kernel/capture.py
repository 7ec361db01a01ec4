"""How a closed set of points becomes a region or a pool: the chain around it, and what lies within.

A set of up to SIMPLE points has no dot hanging into it and holds no other set: the dots it touches
are its chain, and all it captures are its points. Only a larger one is walked around. What is
closed lies in the queue of a flood (see ``closing``).
"""

from __future__ import annotations

from kropki.dots.kernel.cells import (
    AREA,
    AREAS,
    AROUND,
    BOUND,
    DOTS,
    GROUNDED,
    INERT,
    LIVE,
    POOL,
    POOLS,
    STRIDE,
    TAKEN,
    TURNS,
    Cell,
    Numbers,
    Shorts,
    Side,
    column_of,
    row_of,
    wide,
)
from kropki.dots.kernel.jit import compiled_part
from kropki.dots.kernel.state import (
    HELD,
    LEFT,
    MARK,
    PLACE,
    QUEUE,
    RING,
    SIZE,
    TAILS,
    WIDE,
    BoardState,
    flag,
    write_cell,
)

SIMPLE = 6  # seven points can surround a dot that hangs on the chain


@compiled_part
def is_foe(byte: int, side: Side) -> bool:
    """Tell whether a dot of *side* lies on the cell that the other side does not hold captured."""
    return byte & (LIVE << side) != 0 or (byte & AREAS == AREA << side and byte & (INERT << side) != 0)


@compiled_part
def has_foe(field: Shorts, start: int, end: int, side: Side) -> bool:
    """Tell whether *side* would capture something on the cells of the queue from *start* to *end*."""
    found = False
    for place in range(start, end):
        found |= is_foe(wide(field[field[QUEUE + place]]), 1 - side)
    return found


@compiled_part
def worth(tally: Numbers, byte: int, side: Side) -> int:
    """Return what counts more for *side*, or less for the other, once it has the cell of *byte*."""
    if byte & (AREA << side):
        return wide(0)
    if tally[WIDE]:
        return wide(2 if byte & AREAS else 1)
    return wide(is_foe(byte, 1 - side) or (byte & AREAS != 0 and byte & (INERT << side) != 0))


@compiled_part
def bind(state: BoardState, cell: Cell, keep: bool) -> None:
    """Mark a live dot as part of a chain that captured."""
    if not state.field[cell] & BOUND:
        flag(state, cell, BOUND, keep)


@compiled_part
def put_in_pool(state: BoardState, cell: Cell, side: Side, keep: bool) -> None:
    """Note that an open *cell* is in a pool of *side*."""
    byte = wide(state.field[cell])
    if byte & TAKEN == 0 and byte & POOLS != POOL << side:
        write_cell(state, cell, POOL << side, keep)


@compiled_part
def take(state: BoardState, cell: Cell, side: Side, keep: bool) -> None:
    """Put *cell* into a region of *side*: enemy dots are captured, own ones freed, and both are inert."""
    tally = state.tally
    byte = wide(state.field[cell])
    if byte & (AREA << side):
        return
    every, inert = tally[WIDE] != 0, byte & POOLS
    tally[HELD + side] += every or is_foe(byte, 1 - side)
    if byte & AREAS:
        tally[HELD + 1 - side] -= every or inert == INERT << side
        write_cell(state, cell, AREA << side | inert, keep)
    elif byte & (LIVE << side):
        write_cell(state, cell, (AREA | INERT) << side | (byte & GROUNDED), keep)
    elif byte & DOTS:
        write_cell(state, cell, AREA << side | INERT << (1 - side), keep)
    else:
        if byte & BOUND == 0:
            tally[LEFT] -= 1
        lasting = byte & GROUNDED if byte & (POOL << side) else 0
        write_cell(state, cell, AREA << side | lasting, keep)


@compiled_part
def close_simple(state: BoardState, flood: int, side: Side, keep: bool) -> None:
    """Close a set of at most SIMPLE points: what it touches is its chain."""
    field = state.field
    start = flood * SIZE
    end = start + state.tally[TAILS + flood]
    if not has_foe(field, start, end, side):
        for place in range(start, end):
            put_in_pool(state, wide(field[QUEUE + place]), side, keep)
        return
    own = LIVE << side
    for place in range(start, end):
        cell = wide(field[QUEUE + place])
        take(state, cell, side, keep)
        for step in (-1, -STRIDE, 1, STRIDE):
            if field[cell + step] & own:
                bind(state, cell + step, keep)


@compiled_part
def trace(state: BoardState, flood: int, side: Side) -> int:
    """Write the tightest chain around the closed set of *flood* to its row of rings; give its length.

    The chain is followed clockwise with the set on the right hand; where the walk comes back to a dot,
    the loop since then hangs on the chain and is dropped, unless the set lies within it.
    """
    field = state.field
    own = LIVE << side
    base = flood * SIZE
    top = wide(field[QUEUE + base])
    for place in range(base, base + state.tally[TAILS + flood]):
        top = min(top, wide(field[QUEUE + place]))
    here = top - STRIDE
    back = top
    field[RING + base] = here
    field[PLACE + here] = 1
    length = 1
    while True:
        turn = wide(TURNS[back - here + STRIDE + 1])
        for _ in range(8):
            last = here + wide(AROUND[turn])
            turn = (turn + 1) & 7
            if field[here + AROUND[turn]] & own:
                break
        here += wide(AROUND[turn])
        back = last
        at = wide(field[PLACE + here])
        if at == 0:
            field[RING + base + length] = here
            length += 1
            field[PLACE + here] = length
            continue
        if length - at >= 3 and _surrounds(field, base + at - 1, base + length, top):
            break
        for place in range(at, length):
            field[PLACE + wide(field[RING + base + place])] = 0
        length = at
    for place in range(length):
        field[PLACE + wide(field[RING + base + place])] = 0
    for place in range(at - 1, length):
        field[RING + base + place - at + 1] = field[RING + base + place]
    return length - at + 1


@compiled_part
def _surrounds(field: Shorts, start: int, end: int, cell: Cell) -> bool:
    """Tell whether *cell* lies within the closed chain: count its steps that cross the ray to the east above it."""
    inside = False
    row = row_of(cell)
    before = wide(field[RING + end - 1])
    for place in range(start, end):
        after = wide(field[RING + place])
        upper = min(row_of(before), row_of(after))
        if upper == row - 1 and upper != max(row_of(before), row_of(after)):
            inside ^= column_of(before) + column_of(after) > 2 * column_of(cell)
        before = after
    return inside


@compiled_part
def fill_ring(state: BoardState, flood: int, length: int, side: Side, keep: bool) -> None:
    """Close all within the chain of *flood*, but for what the chains of other regions part from it."""
    field = state.field
    base = flood * SIZE
    for place in range(base, base + length):
        field[MARK + wide(field[RING + place])] = 1
    field[MARK + wide(field[QUEUE + base])] = 1
    tail = 1
    head = 0
    foes = False
    while head < tail:
        here = wide(field[QUEUE + base + head])
        head += 1
        byte = wide(field[here])
        foes |= is_foe(byte, 1 - side)
        for step in (-1, -STRIDE, 1, STRIDE):
            there = here + step
            byte = wide(field[there])
            if field[MARK + there] or (byte & BOUND and byte & (LIVE << side)):
                continue
            field[MARK + there] = 1
            field[QUEUE + base + tail] = there
            tail += 1
    for place in range(base, base + length):
        field[MARK + wide(field[RING + place])] = 0
    for place in range(base, base + tail):
        field[MARK + wide(field[QUEUE + place])] = 0
        if foes:
            take(state, wide(field[QUEUE + place]), side, keep)
        else:
            put_in_pool(state, wide(field[QUEUE + place]), side, keep)
    state.tally[TAILS + flood] = tail
    if foes:
        for place in range(base, base + length):
            bind(state, wide(field[RING + place]), keep)
