"""How a playout goes on: captures, saves and joins beside the last two dots, else chance.

A random dot is put off where it would be wasted or lost: in a pool, or in an eye of three dots of one
player. What was put off is filled at the end, own points first, and so pools are worth their size.
"""

from __future__ import annotations

import numpy as np

from kropki.dots.engine.lookahead import SIDES, gain, gain_by, joint
from kropki.dots.kernel.cells import (
    ARCS,
    LIVE,
    POOL,
    POOLS,
    STRIDE,
    TAKEN,
    Cell,
    Numbers,
    Shorts,
    Side,
    Words,
    column_of,
    row_of,
    wide,
)
from kropki.dots.kernel.closing import drop
from kropki.dots.kernel.jit import compiled_part
from kropki.dots.kernel.state import HELD, LONG, ROWS, BoardState, pattern_of

_CELL_BITS = 12
_CELL = (1 << _CELL_BITS) - 1


@compiled_part
def play_out(
    state: BoardState,
    order: Shorts,
    word: Words,
    side: Side,
    last: Cell,
    before: Cell,
    moves: Shorts,
    made: int,
    limit: int,
) -> int:
    """Play on to the end, *side* to move after enemy dot *last* and own dot *before*; 0 where there is none.

    Each dot is written to *moves* from *made* on, player by player in turn, *limit* in all at most.
    Gives how many there are then.
    """
    left = wide(0)  # cells put off: they lie at the start of *order*
    place = wide(0)
    while made < limit:
        cell = reply(state, side, last, before)
        if cell == 0:
            while place < order.size:
                drawn = draw(order, place, word)
                place += 1
                byte = wide(state.field[drawn])
                if byte & TAKEN:
                    continue
                if is_put_off(state, drawn, byte, side):
                    order[place - 1] = order[left]
                    order[left] = drawn
                    left += 1
                    continue
                cell = drawn
                break
            if cell == 0:
                break
        drop(state, cell, side, False)
        moves[made] = cell
        made += 1
        before = last
        last = cell
        side = 1 - side
    return fill(state, order, left, side, moves, made, limit)


@compiled_part
def reply(state: BoardState, side: Side, last: Cell, before: Cell) -> Cell:
    """Return the dot beside the last two that captures most, else one that saves most, else one that joins; or 0."""
    taking = _most_beside(state, last, side)
    other = _most_beside(state, before, side)
    if other >> _CELL_BITS > taking >> _CELL_BITS:
        taking = other
    if taking:
        return taking & _CELL
    saving = _most_beside(state, last, 1 - side)
    if saving:
        return saving & _CELL
    if last and state.field[last] & (LIVE << (1 - side)):
        return joint(state, last, side)
    return wide(0)


@compiled_part
def _most_beside(state: BoardState, centre: Cell, side: Side) -> int:
    """Return the dot of *side* beside *centre* that takes most, as what it takes and its cell; 0 where none does."""
    score = state.tally
    most = wide(0)
    if centre == 0:
        return most
    x, row = column_of(centre), ROWS + side * STRIDE + row_of(centre)
    a, b = score[row - 2] << 2 >> x & 31, score[row - 1] << 2 >> x & 31  # the dots of *side* in the 25 cells around
    c = score[row] << 2 >> x & 31
    d, e = score[row + 1] << 2 >> x & 31, score[row + 2] << 2 >> x & 31
    most = _more(state, centre - 1, side, b & 7 | (c & 5) << 3 | (d & 7) << 6, most)
    most = _more(state, centre - STRIDE - 1, side, a & 7 | (b & 5) << 3 | (c & 7) << 6, most)
    most = _more(state, centre - STRIDE, side, _middle(a, b, c), most)
    most = _more(state, centre - STRIDE + 1, side, a >> 2 | (b >> 2 & 5) << 3 | c >> 2 << 6, most)
    most = _more(state, centre + 1, side, b >> 2 | (c >> 2 & 5) << 3 | d >> 2 << 6, most)
    most = _more(state, centre + STRIDE + 1, side, c >> 2 | (d >> 2 & 5) << 3 | e >> 2 << 6, most)
    most = _more(state, centre + STRIDE, side, _middle(c, d, e), most)
    return _more(state, centre + STRIDE - 1, side, c & 7 | (d & 5) << 3 | (e & 7) << 6, most)


@compiled_part
def _middle(above: int, beside: int, below: int) -> int:
    """Return the pattern of the middle column of three rows of five bits."""
    return above >> 1 & 7 | (beside >> 1 & 5) << 3 | (below >> 1 & 7) << 6


@compiled_part
def _more(state: BoardState, cell: Cell, side: Side, pattern: int, most: int) -> int:
    """Return what a dot of *side* on *cell* takes, with the cell, if that is more than *most*, else *most*."""
    if (ARCS[pattern] < 2 and state.tally[LONG] == 0) or state.field[cell] & TAKEN:
        return most
    taken = wide(gain_by(state, cell, side, pattern, False))
    return taken << _CELL_BITS | cell if taken > most >> _CELL_BITS else most


@compiled_part
def is_put_off(state: BoardState, cell: Cell, byte: int, side: Side) -> bool:
    """Tell whether nobody should hurry to put a dot on the open *cell*, and *side* would take nothing there."""
    if byte & POOLS:
        return byte & (POOL << side) != 0 or gain(state, cell, side, False) == 0
    if SIDES[pattern_of(state.tally, cell, 1 - side)] >= 3:
        return gain(state, cell, side, False) == 0
    return SIDES[pattern_of(state.tally, cell, side)] >= 3 and gain(state, cell, 1 - side, False) == 0


@compiled_part
def fill(state: BoardState, order: Shorts, left: int, side: Side, moves: Shorts, made: int, limit: int) -> int:
    """Fill the first *left* cells of *order* that are open, each side its own points first; give the dots so far."""
    while left and made < limit:
        best = wide(-1)
        most = wide(-9)
        place = wide(0)
        while place < left:
            cell = wide(order[place])
            byte = wide(state.field[cell])
            if byte & TAKEN:
                left -= 1
                order[place] = order[left]
                order[left] = cell
                continue
            value = wide(0)
            if byte & (POOL << side):
                value = wide(2)
            elif byte & POOLS:
                value = wide(-2)
            elif SIDES[pattern_of(state.tally, cell, side)] >= 3:
                value = wide(1)
            elif SIDES[pattern_of(state.tally, cell, 1 - side)] >= 3:
                value = wide(-1)
            if value < 0 and gain(state, cell, side, False):
                value = wide(3)
            if value > most:
                best, most = place, value
                if value >= 2:
                    break
            place += 1
        if left == 0:
            break
        cell = wide(order[best])
        drop(state, cell, side, False)
        moves[made] = cell
        made += 1
        side = 1 - side
    return made


@compiled_part
def lead(score: Numbers) -> int:
    """Return what player 1 has over player 2."""
    return wide(score[HELD] - score[HELD + 1])


@compiled_part
def draw(order: Shorts, place: int, word: Words) -> Cell:
    """Bring one of the cells from *place* on to *place*, by chance, and give it."""
    word[0] = word[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
    left = np.uint64(order.size - place)
    other = place + wide(((word[0] >> np.uint64(32)) * left) >> np.uint64(32))
    cell = wide(order[other])
    order[other] = order[place]
    order[place] = cell
    return cell
