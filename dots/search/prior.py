"""How promising each dot looks before anything is tried: features of a point, and what they weigh.

The weights are logarithms: the chance of a dot is e to the sum of the weights of its features, by
the sum of all. The eight neighbours are one feature, taken from a table with a row for each code
of ``look.ring_code``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from dots.cells import POOL, POOLS, Cell, Log, Numbers, Shorts, Side
from dots.jit import compiled_part
from dots.search.look import FOE, OWN, SHUT, gain, ring_code

Weights = NDArray[np.float32]

# where the other features stand in the weights, after the 65536 codes
CODES = 65536
FROM_LAST, FROM_BEFORE = CODES, CODES + 6  # by distance 1 .. 5 of the larger coordinate, 0 for more
TAKES, SAVES = CODES + 12, CODES + 16  # by dots: 0, 1, 2, 3 or more
JOINS = CODES + 20
WASTED, LOST = CODES + 21, CODES + 22  # in an own pool, in the enemy's
EDGE = CODES + 23  # by distance from it: 0, 1, 2, more
COUNT = CODES + 27


def by_hand() -> Weights:
    """Give weights from experience, before any were learned."""
    weights = np.zeros(COUNT, np.float32)
    for code in range(CODES):
        weights[code] = _of_ring([code >> 2 * turn & 3 for turn in range(8)])
    weights[FROM_LAST : FROM_LAST + 6] = (0, 1.6, 1.0, 0.5, 0.2, 0.1)
    weights[FROM_BEFORE : FROM_BEFORE + 6] = (0, 0.8, 0.6, 0.4, 0.2, 0.1)
    weights[TAKES : TAKES + 4] = (0, 3.5, 4.2, 5.0)
    weights[SAVES : SAVES + 4] = (0, 3.0, 3.8, 4.6)
    weights[JOINS] = 2.0
    weights[WASTED], weights[LOST] = -5.0, -6.0
    weights[EDGE : EDGE + 4] = (-1.5, -0.5, 0, 0)
    return weights


def _of_ring(ring: list[int]) -> float:
    own, foe = ring.count(OWN), ring.count(FOE)
    sides = ring[::2]
    value = -1.0 if own + foe == 0 else 0.0
    value += 0.3 * min(own, 2) + 0.3 * min(foe, 2) - 0.25 * max(own - 2, 0) - 0.2 * max(foe - 3, 0)
    if sides.count(FOE) >= 3:
        value -= 3.0
    if sides.count(OWN) >= 3:
        value -= 2.5
    if sides.count(OWN) + sides.count(SHUT) >= 4:
        value -= 2.0
    value += 0.7 * max(_arcs(ring, OWN) - 1, 0) + 0.7 * max(_arcs(ring, FOE) - 1, 0)
    return value


def _arcs(ring: list[int], kind: int) -> int:
    """Count the groups that neighbours of one *kind* form among themselves."""
    gaps = [turn for turn in range(0, 8, 2) if ring[turn] != kind]
    found = 0
    for at, turn in enumerate(gaps):
        after = gaps[(at + 1) % len(gaps)]
        found += any(ring[(turn + step) % 8] == kind for step in range(1, (after - turn - 1) % 8 + 1))
    return found or int(kind in ring and not gaps)


@compiled_part
def weigh(
    field: Shorts,
    tally: Numbers,
    log: Log,
    weights: Weights,
    cell: Cell,
    side: Side,
    last: Cell,
    before: Cell,
    joining: Cell,
    width: int,
    height: int,
) -> Any:
    """Give the sum of the weights of a dot of *side* on the open *cell*; *joining* joins what *last* parted."""
    value = weights[ring_code(field, cell, side)]
    byte = field[cell]
    takes = gain(field, tally, log, cell, side)
    if takes == 0:
        if byte & (POOL << side):
            return value + weights[WASTED]
        if byte & POOLS:
            return value + weights[LOST]
    value += weights[TAKES + min(takes, 3)]
    value += weights[SAVES + min(gain(field, tally, log, cell, 1 - side), 3)]
    if last:
        value += weights[FROM_LAST + _distance(cell, last)]
    if before:
        value += weights[FROM_BEFORE + _distance(cell, before)]
    if cell == joining:
        value += weights[JOINS]
    x, y = cell & 63, cell >> 6
    return value + weights[EDGE + min(x - 1, width - x, y - 1, height - y, 3)]


@compiled_part
def _distance(cell: Cell, other: Cell) -> int:
    steps = max(abs((cell & 63) - (other & 63)), abs((cell >> 6) - (other >> 6)))
    return steps if steps < 6 else 0
