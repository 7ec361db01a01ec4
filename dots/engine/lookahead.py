"""What a dot would do, without putting it: what it takes, what it joins, what lies around it.

Everything here leaves the board as it was, but for shortened ways to the roots of groups; who undoes
moves has those logged (``keep``).
"""

from __future__ import annotations

import numpy as np

from kropki.dots.kernel.capture import has_foe, worth
from kropki.dots.kernel.cells import (
    ARCS,
    AROUND,
    LIVE,
    MEMBERS,
    POOL,
    STRIDE,
    TAKEN,
    Bytes,
    Cell,
    Numbers,
    Shorts,
    Side,
    column_of,
    row_of,
    wide,
)
from kropki.dots.kernel.closing import CLOSED, flood_gaps
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.long_steps import gain_long
from kropki.dots.kernel.state import LONG, QUEUE, ROWS, SIZE, STATUS, TAILS, WIDE, BoardState, pattern_of, root_of

OPEN, OWN, FOE, SHUT = 0, 1, 2, 3  # what lies on a cell of a ring of eight, two bits each
_PLACES = (3, 0, 1, 2, 5, 8, 7, 6)  # of the eight steps of AROUND in a pattern of nine bits


def _single_gaps() -> Shorts:
    """Give, for each pattern, the steps to those neighbours that alone part two arcs; 0 where there are less."""
    steps = np.zeros(512 * 4, np.int16)
    for pattern in range(512):
        own = [bool(pattern >> place & 1) for place in _PLACES]
        free = [number for number in range(0, 8, 2) if not own[number]]
        found = []
        for at, number in enumerate(free):
            before, after = free[at - 1], free[(at + 1) % len(free)]
            left = any(own[(before + step) % 8] for step in range(1, (number - before - 1) % 8 + 1))
            right = any(own[(number + step) % 8] for step in range(1, (after - number - 1) % 8 + 1))
            if left and right and len(free) > 1:
                found.append(int(AROUND[number]))
        steps[pattern * 4 : pattern * 4 + len(found)] = found
    return steps


JOINTS = _single_gaps()


def _orthogonal() -> Bytes:
    """Count the orthogonal neighbours in each pattern."""
    return np.array([sum(pattern >> place & 1 for place in _PLACES[::2]) for pattern in range(512)], np.uint8)


SIDES = _orthogonal()


@compiled_part
def gain(state: BoardState, cell: Cell, side: Side, keep: bool) -> int:
    """Return what a dot of *side* on the open *cell* would take: enemy dots captured and own prisoners freed."""
    pattern = pattern_of(state.tally, cell, side)
    return gain_by(state, cell, side, pattern, keep) if ARCS[pattern] >= 2 or state.tally[LONG] else 0


@compiled_part
def gain_by(state: BoardState, cell: Cell, side: Side, pattern: int, keep: bool) -> int:
    """Return what ``gain`` gives, where the dots of *side* around *cell* form a *pattern* of two arcs or more."""
    if state.tally[LONG]:
        return gain_long(state, cell, side)
    field = state.field
    arcs = wide(ARCS[pattern])
    byte = wide(field[cell])
    if byte & (POOL << side):
        return 0
    a = root_of(state, cell + wide(MEMBERS[pattern * 4]), keep)
    b = root_of(state, cell + wide(MEMBERS[pattern * 4 + 1]), keep)
    most = wide(a == b)
    if arcs > 2:
        c = root_of(state, cell + wide(MEMBERS[pattern * 4 + 2]), keep)
        most += wide(c in (a, b))
        if arcs > 3:
            d = root_of(state, cell + wide(MEMBERS[pattern * 4 + 3]), keep)
            most += wide(d in (a, b, c))
    if most == 0:
        return 0
    field[cell] = LIVE << side
    closed = flood_gaps(field, state.tally, cell, side, pattern, arcs, most)
    field[cell] = byte
    if closed == 0:
        return 0
    taken = wide(0)
    for flood in range(arcs):
        if state.tally[STATUS + flood] == CLOSED:
            start, end = flood * SIZE, flood * SIZE + state.tally[TAILS + flood]
            if state.tally[WIDE] == 0 or has_foe(field, start, end, side):
                for place in range(start, end):
                    taken += worth(state.tally, wide(field[wide(field[QUEUE + place])]), side)
    return taken


@compiled_part
def joint(state: BoardState, cell: Cell, side: Side) -> Cell:
    """Return the one open cell beside *cell*, where an enemy dot lies, that joins dots of *side* it parts; else 0."""
    pattern = pattern_of(state.tally, cell, side)
    if ARCS[pattern] < 2:
        return wide(0)
    found = wide(0)
    for number in range(4):
        step = wide(JOINTS[pattern * 4 + number])
        if step == 0:
            break
        if state.field[cell + step] & TAKEN == 0:
            if found:
                return wide(0)
            found = cell + step
    return found


@compiled_part
def touches(field: Shorts, cell: Cell, side: Side) -> bool:
    """Tell whether a live dot of *side* lies beside *cell*."""
    dots = wide(0)
    for turn in range(8):
        dots |= wide(field[cell + wide(AROUND[turn])])
    return dots & (LIVE << side) != 0


@compiled_part
def is_near(cell: Cell, other: Cell, steps: int) -> bool:
    """Tell whether *cell* and *other* are at most so many *steps* apart, straight or aslant."""
    return abs(column_of(cell) - column_of(other)) <= steps and abs(row_of(cell) - row_of(other)) <= steps


@compiled_part
def ring_code(field: Shorts, cell: Cell, side: Side) -> int:
    """Return what lies on the eight cells around *cell*, two bits each, clockwise from the west."""
    code = wide(0)
    for turn in range(8):
        byte = wide(field[cell + wide(AROUND[turn])])
        if byte & (LIVE << side):
            code |= OWN << 2 * turn
        elif byte & (LIVE << (1 - side)):
            code |= FOE << 2 * turn
        elif byte & TAKEN:
            code |= SHUT << 2 * turn
    return code


@compiled_part
def near_rows(tally: Numbers, rows: Numbers, height: int, width: int, radius: int) -> None:
    """Write to *rows* a word for each row of cells: a bit for each point within *radius* steps of a live dot."""
    whole = ((wide(1) << width) - 1) << 1
    for row in range(height + 2):
        rows[row] = 0
    for row in range(1, height + 1):
        dots = tally[ROWS + row] | tally[ROWS + STRIDE + row]
        if dots:
            for _ in range(radius):
                dots |= dots << 1 | (dots >> 1 & 0x7FFFFFFFFFFFFFFF)
            for other in range(max(row - radius, 1), min(row + radius, height) + 1):
                rows[other] |= dots & whole


@compiled
def gains(state: BoardState, cells: Shorts, side: Side, taken: Numbers) -> None:
    """Write for each of *cells* what a dot of *side* on it would take, 0 where it is not open."""
    for place in range(cells.size):
        cell = wide(cells[place])
        taken[place] = 0 if state.field[cell] & TAKEN else gain(state, cell, side, False)


@compiled
def joint_of(state: BoardState, cell: Cell, side: Side) -> Cell:
    """Return what ``joint`` gives, to Python."""
    return joint(state, cell, side)
