"""The fewest dots that would close a ring around a dot: what somebody counts who plans an enclosure, or fears one.

A ring is in the way of every walk to the edge by steps up, down, left and right. So the fewest points of a ring are as
many as there are such walks that share no open point (Menger). The walks are found one by one, each the shortest that
the ones before it leave. Of several fewest rings it is the one nearest to the dot.
"""

from __future__ import annotations

import numpy as np

from kropki.dots.kernel.cells import AREAS, LIVE, STRIDE, TAKEN, WALL, Cell, Numbers, Side, wide
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.state import SIZE, BoardState

STEPS = np.array((-1, -STRIDE, 1, STRIDE), np.int64)  # the opposite of one is two further
# What stands where in the room of a search. A walk enters a cell at twice its number, and leaves it at one more.
PASSED = 0  # by cell: how many walks pass it
GONE = SIZE  # by cell and step: how many go that way
CAME = 5 * SIZE  # by end of a cell: the end that it was reached from, and one
QUEUE = 7 * SIZE  # the ends that were reached, in order
ROOM = 9 * SIZE


@compiled
def fence(state: BoardState, start: Cell, side: Side, most: int, room: Numbers, found: Numbers) -> int:
    """Write to *found* the cells that dots of *side* need around the live enemy dot on *start*; return how many.

    After them stands how many dots the ring would hold. Zero: a ring stands there, or it needs more than *most*.
    """
    for place in range(QUEUE):
        room[place] = 0
    for count in range(most + 1):
        last = _reach(state, start, side, room)
        if last == 0:
            _tell(state, side, room, found)
            return count
        while last != 2 * start + 1:
            before = room[CAME + last] - 1
            _add(room, before, last)
            last = before
    return 0


@compiled_part
def _reach(state: BoardState, start: Cell, side: Side, room: Numbers) -> int:
    """Go from *start* as far as the walks so far leave; return the end from which the edge is reached, 0 if none is."""
    field = state.field
    for place in range(CAME, QUEUE):
        room[place] = 0
    room[CAME + 2 * start + 1] = 2 * start + 2
    room[QUEUE] = 2 * start + 1
    head, tail = wide(0), wide(1)
    while head < tail:
        here = wide(room[QUEUE + head])
        head += 1
        cell = here >> 1
        leaves = here & 1
        for turn in range(4):
            other = cell + STEPS[turn]
            end = 2 * other
            if leaves:
                byte = wide(field[other])
                if byte & AREAS == WALL:
                    return here
                if byte & (LIVE << side):
                    continue
            else:
                if room[GONE + 4 * other + (turn + 2) % 4] == 0:
                    continue
                end += 1  # back along a walk that came from there
            if room[CAME + end] == 0:
                room[CAME + end] = here + 1
                room[QUEUE + tail] = end
                tail += 1
        passes = room[PASSED + cell] > 0 if leaves else field[cell] & TAKEN or room[PASSED + cell] == 0
        if passes and room[CAME + (here ^ 1)] == 0:
            room[CAME + (here ^ 1)] = here + 1
            room[QUEUE + tail] = here ^ 1
            tail += 1
    return 0


@compiled_part
def _add(room: Numbers, before: int, end: int) -> None:
    """Have a walk go from the end *before* to *end*, or no longer go the other way."""
    cell, other = before >> 1, end >> 1
    if cell == other:
        room[PASSED + cell] += 1 if end & 1 else -1
    elif end & 1:
        room[GONE + 4 * other + _turn(other, cell)] -= 1
    else:
        room[GONE + 4 * cell + _turn(cell, other)] += 1


@compiled_part
def _turn(cell: Cell, other: Cell) -> int:
    """Return the number of the step from *cell* to *other*."""
    for turn in range(3):
        if cell + STEPS[turn] == other:
            return turn
    return 3


@compiled_part
def _tell(state: BoardState, side: Side, room: Numbers, found: Numbers) -> None:
    """Write to *found* the cells that were entered and not left, then how many enemy dots were reached."""
    count, inside = wide(0), wide(0)
    for cell in range(SIZE):
        if room[CAME + 2 * cell + 1]:
            inside += state.field[cell] & (LIVE << (1 - side)) != 0
        elif room[CAME + 2 * cell]:
            found[count] = cell
            count += 1
    found[count] = inside
