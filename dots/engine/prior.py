"""How promising each dot looks before anything is tried: features of a point, and what they weigh.

The weights are logarithms: the chance of a dot is e to the sum of the weights of its features, by
the sum of all. What lies on the eight cells around is one feature, a row for each code of
``look.ring_code``; ``weights`` reads the learned ones.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kropki.dots.engine.lookahead import gain_by, ring_code
from kropki.dots.kernel.cells import (
    ARCS,
    MEMBERS,
    POOL,
    POOLS,
    STRIDE,
    Cell,
    Numbers,
    Shorts,
    Side,
    column_of,
    row_of,
    wide,
)
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.state import LONG, ROWS, BoardState, pattern_of, root_of

Weights = NDArray[np.float32]

# where the features stand in the weights, after the codes of what lies around
CODES = 65536
FROM_LAST = CODES  # by distance from the last dot: 1 to 5 steps; 0 for more
FROM_BEFORE = FROM_LAST + 6  # the same from the dot before it, the mover's
TAKES = FROM_BEFORE + 6  # dots that it takes: 0, 1, 2, 3 or more
SAVES = TAKES + 4  # dots that the other would take there
JOINS = SAVES + 4  # whether it joins what the last dot parts
POOLED = JOINS + 2  # 1: in an own pool; 2: in the other's, and lost
EDGE = POOLED + 3  # steps from the edge: 0, 1, 2, 3 or more
GROUPS = EDGE + 4  # own groups that it links, none to 3, and the other's that it touches
CROWD = GROUPS + 16  # own dots two steps away, 0 to 4 or more, and the other's
COUNT = CROWD + 25
# the features of a point, in this order
_RING, _LAST, _BEFORE, _TAKES, _SAVES, _JOINS, _POOL, _EDGE, _GROUPS, _CROWD, FEATURES = range(11)


@compiled_part
def write_features(
    state: BoardState,
    cell: Cell,
    side: Side,
    last: Cell,
    before: Cell,
    joining: Cell,
    width: int,
    height: int,
    out: Numbers,
) -> None:
    """Write to *out* the numbers of the features of a dot of *side* on the open *cell*.

    *last* and *before* are the last two dots, 0 for none; *joining* is the cell that joins what *last* parts, or 0.
    """
    tally = state.tally
    byte = wide(state.field[cell])
    own, foe = pattern_of(tally, cell, side), pattern_of(tally, cell, 1 - side)
    takes, saves = wide(0), wide(0)
    if ARCS[own] >= 2 or tally[LONG]:
        takes = wide(gain_by(state, cell, side, own, False))
    if ARCS[foe] >= 2 or tally[LONG]:
        saves = wide(gain_by(state, cell, 1 - side, foe, False))
    out[_RING] = ring_code(state.field, cell, side)
    out[_LAST] = FROM_LAST + (_distance(cell, last) if last else 0)
    out[_BEFORE] = FROM_BEFORE + (_distance(cell, before) if before else 0)
    out[_TAKES] = TAKES + min(takes, 3)
    out[_SAVES] = SAVES + min(saves, 3)
    out[_JOINS] = JOINS + wide(cell == joining)
    pooled = wide(0)
    if takes == 0 and byte & POOLS:
        pooled = wide(1) if byte & (POOL << side) else wide(2)
    out[_POOL] = POOLED + pooled
    x, y = column_of(cell), row_of(cell)
    out[_EDGE] = EDGE + min(x - 1, width - x, y - 1, height - y, 3)
    out[_GROUPS] = GROUPS + 4 * _groups_around(state, cell, own) + _groups_around(state, cell, foe)
    out[_CROWD] = CROWD + 5 * _dots_two_away(tally, x, y, height, side) + _dots_two_away(tally, x, y, height, 1 - side)


@compiled_part
def _distance(cell: Cell, other: Cell) -> int:
    steps = max(abs(column_of(cell) - column_of(other)), abs(row_of(cell) - row_of(other)))
    return steps if steps < 6 else 0


@compiled_part
def _groups_around(state: BoardState, cell: Cell, pattern: int) -> int:
    """Count the groups around *cell*, where dots of a side form *pattern*, up to three."""
    arcs = wide(ARCS[pattern])
    if arcs < 2:
        return arcs
    first = root_of(state, cell + wide(MEMBERS[pattern * 4]), False)
    second = root_of(state, cell + wide(MEMBERS[pattern * 4 + 1]), False)
    count = wide(1 if first == second else 2)
    if arcs > 2 and root_of(state, cell + wide(MEMBERS[pattern * 4 + 2]), False) not in (first, second):
        count += 1
    return count


@compiled_part
def _dots_two_away(tally: Numbers, x: int, y: int, height: int, side: Side) -> int:
    """Count the dots of *side* exactly two steps away, up to four."""
    base = ROWS + side * STRIDE
    count = wide(0)
    for row in range(max(y - 2, 1), min(y + 2, height) + 1):
        bits = tally[base + row] << 2 >> x & (31 if row in (y - 2, y + 2) else 17)
        while bits:
            bits &= bits - 1
            count += 1
    return min(count, wide(4))


@compiled_part
def weigh(weights: Weights, features: Numbers) -> float:
    """Return the sum of the weights of *features*."""
    value = 0.0
    for place in range(FEATURES):
        value += weights[features[place]]
    return value


@compiled
def features_of(
    state: BoardState,
    cells: Shorts,
    side: Side,
    last: Cell,
    before: Cell,
    joining: Cell,
    width: int,
    height: int,
    row: Numbers,
    out: Numbers,
) -> None:
    """Write the features of each of *cells*, one after the other, to *out*; *row* is room for those of one."""
    for place in range(cells.size):
        write_features(state, wide(cells[place]), side, last, before, joining, width, height, row)
        for number in range(FEATURES):
            out[place * FEATURES + number] = row[number]
