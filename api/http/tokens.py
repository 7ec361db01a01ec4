"""Counts in memory how often something may be done by each of many, without windows: so much at once, then so fast.

What nobody uses is forgotten, so the table holds those of the last moments only.
"""

from __future__ import annotations

from time import monotonic

from kropki.api.client import networks, room

_SWEEP_S = 10.0  # between two removals of full buckets


class TokenBuckets:
    """A bucket by key, each full with *burst* tokens at first; it fills again with *rate* tokens a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}  # how many tokens were left, and when
        self._sweep_at = 0.0

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, times: int = 1) -> bool:
        """Take a token from the bucket of *key*, which is so many *times* as large; tell whether there was one.

        >>> buckets = TokenBuckets(rate=0.001, burst=2)
        >>> [buckets.take("a"), buckets.take("a"), buckets.take("a"), buckets.take("b")]
        [True, True, False, True]
        """
        now = monotonic()
        if now > self._sweep_at:
            self._sweep(now)
        left, at = self._buckets.get(key, (self._burst * times, now))
        left = min(left + (now - at) * self._rate * times, self._burst * times)
        if left < 1:
            return False
        self._buckets[key] = left - 1, now
        return True

    def take_of_all(self, client: str) -> str | None:
        """Take a token for *client* from the bucket of each network that it is in; return the first that had none.

        >>> buckets = TokenBuckets(rate=0.001, burst=1)
        >>> [buckets.take_of_all(f"2001:db8::{number}:0:0:0:0") for number in range(3)]
        [None, None, '2001:db8::/56']
        """
        return next((network for network in networks(client) if not self.take(network, room(network))), None)

    def seconds(self, key: str) -> float:
        """Tell in how many seconds there is a token for *key* again."""
        left, at = self._buckets.get(key, (self._burst, 0.0))
        return max((1 - left) / (self._rate * room(key)) - (monotonic() - at), 0.0)

    def _sweep(self, now: float) -> None:
        full = now - self._burst / self._rate
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket[1] > full}
        self._sweep_at = now + _SWEEP_S
