"""The weights of the features: by hand, or learned and read from the committed file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from kropki.dots.engine import prior
from kropki.dots.engine.lookahead import FOE, OWN, SHUT
from kropki.dots.engine.prior import CODES, Weights

LEARNED = Path(__file__).with_name("weights.txt")  # docs/dots/search.md says how they were learned
_TURNS = 8


def learned() -> Weights:
    """Return the committed weights."""
    return read(LEARNED)


@cache
def read(path: Path) -> Weights:
    """Return the weights of a file; a class of neighbours that was never learned has what is given by hand."""
    found = by_hand()
    found[CODES:] = 0
    numbers, values = np.loadtxt(path, unpack=True, ndmin=2)
    found[numbers.astype(np.int64)] = values
    found[:CODES] = found[folded()]
    return found


def by_hand() -> Weights:
    """Return weights from experience, before any were learned."""
    weights = np.zeros(prior.COUNT, np.float32)
    classes = folded()
    for code in np.unique(classes).tolist():
        weights[code] = _of_ring([code >> 2 * turn & 3 for turn in range(_TURNS)])
    weights[:CODES] = weights[classes]
    weights[prior.FROM_LAST : prior.FROM_LAST + 6] = (0, 1.6, 1.0, 0.5, 0.2, 0.1)
    weights[prior.FROM_BEFORE : prior.FROM_BEFORE + 6] = (0, 0.8, 0.6, 0.4, 0.2, 0.1)
    weights[prior.TAKES : prior.TAKES + 4] = (0, 3.5, 4.2, 5.0)
    weights[prior.SAVES : prior.SAVES + 4] = (0, 3.0, 3.8, 4.6)
    weights[prior.JOINS + 1] = 2.0
    weights[prior.POOLED : prior.POOLED + 3] = (0, -5.0, -6.0)
    weights[prior.EDGE : prior.EDGE + 4] = (-1.5, -0.5, 0, 0)
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
    gaps = [turn for turn in range(0, _TURNS, 2) if ring[turn] != kind]
    found = 0
    for at, turn in enumerate(gaps):
        after = gaps[(at + 1) % len(gaps)]
        found += any(ring[(turn + step) % _TURNS] == kind for step in range(1, (after - turn - 1) % _TURNS + 1))
    return found or int(kind in ring and not gaps)


@cache
def folded() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Give, for each code, the smallest of those that turning and mirroring make of it."""
    codes = np.arange(CODES, dtype=np.int64)
    best = codes.copy()
    for mirrored in (False, True):
        for turns in range(0, _TURNS, 2):
            other = np.zeros_like(codes)
            for turn in range(_TURNS):
                to = ((-turn if mirrored else turn) + turns) % _TURNS
                other |= (codes >> 2 * turn & 3) << 2 * to
            best = np.minimum(best, other)
    return best
