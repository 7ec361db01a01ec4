"""What the results of games prove: the score with its interval, a difference in Elo, a sequential test.

A draw is half a win. Knows no game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

_Z = 1.959964  # standard deviations on both sides of the mean that hold 95 % of a normal distribution


def wilson(points: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a score, (0, 1) for no games (Wilson, JASA 22, 1927; draws make it too wide).

    >>> tuple(round(end, 3) for end in wilson(15, 20))
    (0.531, 0.888)
    """
    if games == 0:
        return 0.0, 1.0
    mean, squared = points / games, _Z * _Z
    middle = (mean + squared / (2 * games)) / (1 + squared / games)
    half = _Z / (1 + squared / games) * math.sqrt(mean * (1 - mean) / games + squared / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(score: float) -> float:
    """Return the difference in Elo that a score stands for, infinite at 0 and 1.

    >>> round(elo(0.76))
    200
    """
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


@dataclass(frozen=True, slots=True)
class Sequential:
    """Wald's sequential test of the score *low* against *high*, each error at most *error*.

    A draw counts as half a win and half a loss, which makes the test slower and not less strict.
    """

    low: float = 0.50
    high: float = 0.57
    error: float = 0.05

    def ratio(self, points: float, games: int) -> float:
        """Return the logarithm of how much likelier the results are at *high* than at *low*."""
        lost = games - points
        return points * math.log(self.high / self.low) + lost * math.log((1 - self.high) / (1 - self.low))

    @property
    def bound(self) -> float:
        """The ratio at which *high* is taken; its negative, where *low* is."""
        return math.log((1 - self.error) / self.error)

    def verdict(self, points: float, games: int) -> str | None:
        """Return ``passed``, ``failed``, or None while nothing is settled."""
        ratio = self.ratio(points, games)
        return "passed" if ratio >= self.bound else "failed" if ratio <= -self.bound else None


def stopped_at(test: Sequential, points: Sequence[float]) -> tuple[str, int] | None:
    """Return the verdict of *test* over *points* of games in their order, and after how many pairs' games it fell."""
    total = 0.0
    for number, each in enumerate(points, 1):
        total += each
        verdict = test.verdict(total, number) if number % 2 == 0 else None  # colours swapped: never after half a pair
        if verdict:
            return verdict, number
    return None
