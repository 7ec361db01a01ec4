"""How well the computed difficulty of puzzles agrees with the measured one: by level, and by technique.

A rank correlation (Spearman's) is 1 where both put the puzzles into the same order, 0 where one says
nothing of the other. It is told with its 95% interval, and only of enough puzzles.

Knows records and measurements, and no database.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median

import numpy as np
from numpy.typing import NDArray

from kropki.api.store.times import Measured
from kropki.generator.board.rules import Negative
from kropki.generator.generation.record import Record
from kropki.generator.ladder.rungs import RUNGS, Difficulty, Level

ENOUGH_PUZZLES = 10  # below, a rank correlation would be chance: that of 10 is still unsure by 0.6 either way
_SURE = 1.96  # standard deviations of a normal distribution that hold 95%
_FIELLER = 1.06  # the variance of Fisher's z of a rank correlation, times (puzzles - 3)


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far *puzzles* of one size and rule agree; the correlations are ``None`` of too few puzzles, or equal ones."""

    size: int
    negative: Negative
    by: str  # "all", "level" or "technique": puzzles of this level, puzzles that use this technique
    name: str
    puzzles: int
    median_ms: int  # of the measured difficulty
    rating: float | None  # rank correlation of the computed rating with the measured difficulty
    score: float | None  # the same of the score
    score_low: float | None  # of which these are the bounds
    score_high: float | None


Pair = tuple[Difficulty, Measured]


def agreements(puzzles: Iterable[tuple[Record, Measured]]) -> Iterator[Agreement]:
    """Yield what the puzzles of each size and rule say together, by level, and by technique, cheapest first."""
    kinds: dict[tuple[int, Negative], list[Pair]] = defaultdict(list)
    for record, measured in puzzles:
        if record.difficulty:
            kinds[record.size, record.negative].append((record.difficulty, measured))
    for (size, negative), found in sorted(kinds.items(), key=str, reverse=True):
        for by, name, chosen in _parts(found):
            if chosen:
                yield _agreement(size, by, name, chosen, negative=negative)


def _parts(pairs: list[Pair]) -> Iterator[tuple[str, str, list[Pair]]]:
    yield "all", "all", pairs
    for level in Level:
        yield "level", level.value, [pair for pair in pairs if pair[0].level == level]
    for rung in RUNGS:
        yield "technique", rung.name, [pair for pair in pairs if rung.name in pair[0].techniques]


def _agreement(size: int, by: str, name: str, pairs: list[Pair], *, negative: Negative) -> Agreement:
    measured = [item.ms for _, item in pairs]
    score = rank_correlation([difficulty.score for difficulty, _ in pairs], measured)
    low, high = (None, None) if score is None else interval(score, len(pairs))
    return Agreement(
        size=size,
        negative=negative,
        by=by,
        name=name,
        puzzles=len(pairs),
        median_ms=round(median(measured)),
        rating=rank_correlation([difficulty.rating for difficulty, _ in pairs], measured),
        score=score,
        score_low=low,
        score_high=high,
    )


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float | None:
    """Return Spearman's rank correlation; ``None`` of fewer than ``ENOUGH_PUZZLES``, or where all of one are equal.

    >>> rank_correlation(range(10), [x**3 for x in range(10)])
    1.0
    """
    if len(one) < ENOUGH_PUZZLES:
        return None
    first, second = _ranks(one), _ranks(other)
    first, second = first - first.mean(), second - second.mean()
    spread = math.sqrt(float(first @ first) * float(second @ second))
    return round(float(first @ second) / spread, 3) if spread else None


def interval(correlation: float, number: int) -> tuple[float, float]:
    """Return the bounds that hold the true rank correlation in 95 of 100 cases, where *number* pairs gave this one.

    >>> interval(0.5, 30)
    (0.16, 0.734)
    """
    z = math.atanh(max(min(correlation, 0.999), -0.999))
    margin = _SURE * math.sqrt(_FIELLER / (number - 3))
    return round(math.tanh(z - margin), 3), round(math.tanh(z + margin), 3)


def _ranks(values: Sequence[float]) -> NDArray[np.float64]:
    """Return the rank of each value, from 0; equal values share the mean of theirs."""
    _, where, counts = np.unique(np.asarray(values, dtype=np.float64), return_inverse=True, return_counts=True)
    return np.asarray((np.cumsum(counts) - (counts + 1) / 2)[where], dtype=np.float64)
