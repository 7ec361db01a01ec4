"""A quota on the puzzles in the stock, so that requests cannot fill the disk.

Knows how to count puzzles, and neither SQL nor puzzles themselves. They are counted now and
then, and each one added in between is subtracted; so several processes together may exceed
the quota by a few steps, and no more.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Lock

from kropki.api.errors import DamagedError

PART = 10  # one in so many of the places that are left is what one client may have
STEP = 1000  # puzzles that may be added before they are counted again
_AGAIN_S = 60.0  # after which a stock that was full is counted again


class Quota:
    """At most *most* puzzles; *count* returns how many there are, *count_staying* how many of them may not go now."""

    def __init__(self, most: int, count: Callable[[], int], count_staying: Callable[[], int] = lambda: 0) -> None:
        self._most = most
        self._count = count
        self._count_staying = count_staying
        self._staying = 0  # as they were last counted, and what was added since
        self._staying_at = -math.inf
        self._left = 0
        self._known = 0  # puzzles: as they were last counted, and what was added and evicted since
        self._added = 0  # since they were last counted
        self._count_at = 0.0
        self._full_until = 0.0
        self._taking = Lock()

    def take(self, evict: Callable[[int], int]) -> bool:
        """Count one more puzzle; tell whether there is room for it.

        Where there is none, *evict* removes up to so many puzzles that need not stay, and returns how many.
        """
        with self._taking:
            if not self._left:
                self._left = self._room(evict)
            if not self._left:
                return False
            self._left -= 1
            self._staying += 1
            self._known += 1
            self._added += 1
            return True

    def share(self, share: int) -> int:
        """Return how many puzzles of one client may be there: its *share*, or fewer where little room is left.

        Nobody has more than a tenth of the places that are left, and so whoever filled the others is refused first.
        """
        with self._taking:
            now = time.monotonic()
            if now >= self._staying_at + _AGAIN_S:
                self._staying_at = now
                with suppress(DamagedError):
                    self._staying = self._count_staying()
            left = max(self._most - self._staying, 0)
            return min(share, -(-left // PART))

    def _room(self, evict: Callable[[int], int]) -> int:
        now = time.monotonic()
        if now < self._full_until:
            return 0
        if self._added >= STEP or now >= self._count_at:  # of a full stock each eviction may give room for one alone
            self._added, self._count_at = 0, now + _AGAIN_S
            with suppress(DamagedError):  # then what was counted last, and each one since, is near enough
                self._known = self._count()
        if self._known >= self._most:
            evicted = evict(STEP)
            self._known -= evicted
            if not evicted:
                self._full_until = now + _AGAIN_S
        return max(min(self._most - self._known, STEP), 0)
