"""What a new dot closes by the automatic rules: regions and pools, each within its tightest chain.

A dot closes something only where two of the arcs that its own neighbours form belong to one
group of linked dots; groups are kept as a forest of parents. Of *k* arcs in *d* groups then
k - d gaps lie in closed sets of points (more is never possible; less only where a capture
has cut a group in two, which the forest does not notice). All gaps are flooded in turns, a
point each, until so many floods have ended: so the work is bounded by the smaller sides, and
the wide outside is left as soon as the last small pocket is known.

Knows nothing of turns, undoing or results; ``field`` and ``playout`` do.
"""

from __future__ import annotations

from kropki.dots.kernel.capture import SIMPLE, close_simple, fill_ring, trace
from kropki.dots.kernel.cells import (
    ARCS,
    GAPS,
    GROUNDED,
    LIVE,
    MEMBERS,
    POOL,
    POOLS,
    STRIDE,
    TAKEN,
    WALL,
    Cell,
    Numbers,
    Shorts,
    Side,
    wide,
)
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.long_steps import drop_long, enter
from kropki.dots.kernel.state import (
    HEADS,
    LEFT,
    LENGTHS,
    LONG,
    MARK,
    PARENT,
    QUEUE,
    RING,
    SIZE,
    STATUS,
    TAILS,
    BoardState,
    pattern_of,
    root_of,
    write,
    write_cell,
)

_ACTIVE, CLOSED, _OPEN, _MERGED = 0, 1, 2, 3


@compiled_part
def drop(state: BoardState, cell: Cell, side: Side, keep: bool) -> int:
    """Put a dot of *side* on an open *cell* and close what it closes; give how many it closed, -1 when it was lost."""
    if state.tally[LONG]:
        return drop_long(state, cell, side, keep)
    byte = wide(state.field[cell])
    pattern = pattern_of(state.tally, cell, side)
    state.tally[LEFT] -= 1
    write_cell(state, cell, LIVE << side | (byte & GROUNDED if byte & (POOL << side) else 0), keep)
    closed = 0
    if ARCS[pattern] == 0:
        write(state, PARENT, cell, cell, keep)
    else:
        most = link(state, cell, pattern, keep)
        if most > 0 and not byte & (POOL << side):
            closed = close_around(state, cell, side, pattern, most, keep)
    if byte & (POOL << (1 - side)):
        if closed:
            forget_pool(state, cell, keep)
        else:
            close_pool(state, cell, 1 - side, keep)
            closed = -1
    return closed


@compiled_part
def link(state: BoardState, cell: Cell, pattern: int, keep: bool) -> int:
    """Link the new dot on *cell* to the groups around it; give how many sets of points it closes at most."""
    arcs = wide(ARCS[pattern])
    root = root_of(state, cell + wide(MEMBERS[pattern * 4]), keep)
    write(state, PARENT, cell, root, keep)
    groups = 1
    for arc in range(1, arcs):
        other = root_of(state, cell + wide(MEMBERS[pattern * 4 + arc]), keep)
        if other != root:
            write(state, PARENT, other, root, keep)
            groups += 1
    return arcs - groups


@compiled_part
def close_around(state: BoardState, cell: Cell, side: Side, pattern: int, most: int, keep: bool) -> int:
    """Close every set of points that the new dot on *cell* encloses, *most* at most; give how many there were."""
    arcs = wide(ARCS[pattern])
    closed = flood_gaps(state.field, state.tally, cell, side, pattern, arcs, most)
    if closed == 0:
        return 0
    large = wide(0)
    for flood in range(arcs):
        if state.tally[STATUS + flood] == CLOSED:
            if state.tally[TAILS + flood] <= SIMPLE:
                close_simple(state, flood, side, keep)
            else:
                large += 1
    if large:
        _close_large(state, arcs, side, large, keep)
    return closed


@compiled_part
def flood_gaps(field: Shorts, tally: Numbers, cell: Cell, side: Side, pattern: int, arcs: int, most: int) -> int:
    """Flood the gaps around *cell* in turns until *most* are found closed or all have ended; give the closed ones."""
    own = LIVE << side
    left = 0
    for flood in range(arcs):
        seed = cell + wide(GAPS[pattern * 4 + flood])
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
                if status == CLOSED:
                    closed += 1
                    if closed == most:
                        break
    for flood in range(arcs):
        for place in range(flood * SIZE, flood * SIZE + tally[TAILS + flood]):
            field[MARK + wide(field[QUEUE + place])] = 0
    return closed


@compiled_part
def _spread(field: Shorts, tally: Numbers, flood: int, own: int) -> int:
    """Take the next point of a flood and add its neighbours; give what the flood is after it."""
    base = flood * SIZE
    head = tally[HEADS + flood]
    tail = tally[TAILS + flood]
    here = wide(field[QUEUE + base + head])
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
            other = wide(mark) - 1
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
        status = CLOSED
    return status


@compiled_part
def _hand_over(field: Shorts, tally: Numbers, flood: int, tail: int, other: int) -> None:
    """Give the *tail* points of *flood* to the flood *other*, which met it, as points still to be looked at."""
    end = tally[TAILS + other]
    for place in range(tail):
        cell = wide(field[QUEUE + flood * SIZE + place])
        field[MARK + cell] = other + 1
        field[QUEUE + other * SIZE + end + place] = cell
    tally[TAILS + other] = end + tail


@compiled_part
def _close_large(state: BoardState, arcs: int, side: Side, large: int, keep: bool) -> None:
    """Close the closed sets of more than SIMPLE points, those with shorter chains first."""
    tally = state.tally
    for flood in range(arcs):
        tally[LENGTHS + flood] = 0
        if tally[STATUS + flood] == CLOSED and tally[TAILS + flood] > SIMPLE:
            tally[LENGTHS + flood] = trace(state, flood, side)
    for _ in range(large):
        first = wide(4)
        shortest = wide(SIZE)
        for flood in range(arcs):
            if 0 < tally[LENGTHS + flood] < shortest:
                first = flood
                shortest = tally[LENGTHS + flood]
        fill_ring(state, first, shortest, side, keep)
        tally[LENGTHS + first] = 0


@compiled_part
def close_pool(state: BoardState, cell: Cell, side: Side, keep: bool) -> None:
    """Close the pool of *side* that an enemy dot has entered on *cell*."""
    field, tally = state.field, state.tally
    own = LIVE << side
    flood = wide(0)
    field[QUEUE] = cell
    field[MARK + cell] = 1
    tally[HEADS] = 0
    tally[TAILS] = 1
    status = wide(_ACTIVE)
    while status == _ACTIVE:
        status = _spread(field, tally, flood, own)
    for place in range(tally[TAILS]):
        field[MARK + wide(field[QUEUE + place])] = 0
    if status == _OPEN:  # its chain was broken, so it is none any more
        return
    if tally[TAILS] <= SIMPLE:
        close_simple(state, flood, side, keep)
    else:
        fill_ring(state, flood, trace(state, flood, side), side, keep)


@compiled_part
def forget_pool(state: BoardState, cell: Cell, keep: bool) -> None:
    """Take the pool mark from the open cells linked to *cell*: a dot that captured stands in the pool."""
    field = state.field
    field[QUEUE] = cell
    tail = 1
    while tail > 0:
        tail -= 1
        here = wide(field[QUEUE + tail])
        for step in (-1, -STRIDE, 1, STRIDE):
            byte = wide(field[here + step])
            if byte & TAKEN == 0 and byte & POOLS:
                write_cell(state, here + step, wide(0), keep)
                field[QUEUE + tail] = here + step
                tail += 1


@compiled
def close_standing(state: BoardState, cells: Shorts, side: Side) -> None:
    """Close the rings of *side* that stand around live enemy dots on *cells*."""
    for place in range(cells.size):
        cell = wide(cells[place])
        if state.field[cell] & (LIVE << (1 - side)):
            if state.tally[LONG]:
                enter(state, cell, side, False)
            else:
                close_pool(state, cell, side, False)


@compiled
def chain_around(state: BoardState, cell: Cell, side: Side, chain: Shorts) -> int:
    """Write the tightest chain of *side* around *cell* to *chain*; give its length, 0 where there is none."""
    field, tally = state.field, state.tally
    flood = wide(0)
    field[QUEUE] = cell
    field[MARK + cell] = 1
    tally[HEADS] = 0
    tally[TAILS] = 1
    status = wide(_ACTIVE)
    while status == _ACTIVE:
        status = _spread(field, tally, flood, LIVE << side)
    for place in range(tally[TAILS]):
        field[MARK + wide(field[QUEUE + place])] = 0
    if status == _OPEN:
        return 0
    length = trace(state, flood, side)
    for place in range(length):
        chain[place] = field[RING + place]
    return length
