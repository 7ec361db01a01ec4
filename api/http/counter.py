"""Counting in memory: how often each key was counted in its window, at the same cost however many keys there are.

In the place of the library's own store for one process, which starts a task and looks through
all its counts at each request. Its two methods are those of a store of ``limits``.
"""

from __future__ import annotations

import time

_SWEEP = 60.0  # seconds from one removal of what is over to the next


class WindowCounter:
    """Counts by key, each forgotten when its window is over."""

    def __init__(self) -> None:
        self._counts: dict[str, tuple[int, float]] = {}  # how many, and until when: {"LIMITS/reads/...": (7, 1.8e9)}
        self._sweep_at = 0.0

    def __len__(self) -> int:
        return len(self._counts)

    async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Add *amount* to the count of *key*, whose window begins now and lasts *expiry* seconds if it has none."""
        now = time.time()
        if now > self._sweep_at:
            self._counts = {known: (count, end) for known, (count, end) in self._counts.items() if end > now}
            self._sweep_at = now + _SWEEP
        count, end = self._counts.get(key, (0, 0.0))
        if end <= now:
            count, end = 0, now + expiry
        self._counts[key] = count + amount, end
        return count + amount

    async def get_expiry(self, key: str) -> float:
        """Tell when the window of *key* is over."""
        return self._counts[key][1] if key in self._counts else time.time()
