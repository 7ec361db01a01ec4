"""Glicko-2: how strong a player is by the results of games, and how sure that is.

A rating has a deviation: the strength is within two of them, most likely. Results of one period count together, so
their order does not matter. The deviation shrinks with results, and grows with periods without any. Whoever is never
updated is an anchor: what others win and lose does not move it.

After Mark E. Glickman, "Example of the Glicko-2 system", http://www.glicko.net/glicko/glicko2.pdf. Knows no game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

MIDDLE, WIDEST = 1500.0, 350.0  # the rating and the deviation of whoever has not played
_VOLATILITY = 0.06  # at the beginning
_SCALE = 173.7178  # points of a rating in one of the units by which is computed
_TAU = 0.5  # how fast the volatility may change
_ENOUGH = 1e-6  # to which the volatility is found
_STEPS = 100  # in which it is found; it takes some ten


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength, the *deviation* of that, and the *volatility*: how much the strength changes."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = _VOLATILITY


@dataclass(frozen=True, slots=True)
class Result:
    """A game against somebody of this *rating* and *deviation*, and its *score*: 1 won, 0.5 drawn, 0 lost."""

    rating: float
    deviation: float
    score: float


def after(rating: Rating, results: Sequence[Result], periods: int = 1) -> Rating:
    """Return the rating after so many *periods*, of which the first one had these *results*.

    >>> after(Rating(1500, 200), [Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0)])
    Rating(rating=1464.05..., deviation=151.51..., volatility=0.0599...)
    """
    found = _updated(rating, results) if results else _idle(rating, 1)
    return _idle(found, periods - 1)


def _idle(rating: Rating, periods: int) -> Rating:
    squared = (rating.deviation / _SCALE) ** 2 + max(periods, 0) * rating.volatility**2
    return replace(rating, deviation=min(math.sqrt(squared) * _SCALE, WIDEST))


def _updated(before: Rating, results: Sequence[Result]) -> Rating:
    mean, deviation = (before.rating - MIDDLE) / _SCALE, before.deviation / _SCALE
    information = surprise = 0.0
    for each in results:
        weight = 1 / math.sqrt(1 + 3 * (each.deviation / _SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-weight * (mean - (each.rating - MIDDLE) / _SCALE)))
        information += weight * weight * expected * (1 - expected)
        surprise += weight * (each.score - expected)
    volatility = _volatility(before.volatility, deviation, 1 / information, surprise / information)
    variance = 1 / (1 / (deviation**2 + volatility**2) + information)
    return Rating(MIDDLE + _SCALE * (mean + variance * surprise), min(math.sqrt(variance) * _SCALE, WIDEST), volatility)


def _volatility(before: float, deviation: float, variance: float, change: float) -> float:
    """Return the new volatility: where Glickman's f is 0, by the Illinois algorithm of his fifth step."""
    start, squared = 2 * math.log(before), deviation * deviation

    def slope(x: float) -> float:
        power = math.exp(x)
        total = squared + variance + power
        return power * (change**2 - total) / (2 * total * total) - (x - start) / _TAU**2

    low, high = start, start - _TAU
    if (gap := change**2 - squared - variance) > 0:
        high = math.log(gap)
    else:
        while slope(high) < 0:
            high -= _TAU
    at_low, at_high = slope(low), slope(high)
    for _ in range(_STEPS):
        if abs(high - low) <= _ENOUGH or at_high == at_low:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
