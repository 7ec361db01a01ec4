"""A quota on the puzzles that requests add to the stock, so that nobody can fill the disk.

Knows how to count puzzles, and neither SQL nor puzzles themselves. They are counted now and
then, and each one added in between is subtracted; so several processes together may exceed
the quota by a few steps, and no more.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

from api.errors import FullError

STEP = 1000  # puzzles that may be added before they are counted again
_AGAIN_S = 60.0  # after which a stock that was full is counted again


class Quota:
    """At most *most* puzzles; *count* returns how many there are."""

    def __init__(self, most: int, count: Callable[[], int]) -> None:
        self._most = most
        self._count = count
        self._left = 0
        self._full_until = 0.0
        self._taking = Lock()

    def take(self) -> None:
        """Count one more puzzle; raise ``FullError`` when the quota is used up."""
        with self._taking:
            if not self._left:
                self._left = self._counted()
            self._left -= 1

    def _counted(self) -> int:
        if time.monotonic() < self._full_until:
            raise _full()
        left = min(self._most - self._count(), STEP)
        if left <= 0:
            self._full_until = time.monotonic() + _AGAIN_S
            raise _full()
        return left


def _full() -> FullError:
    return FullError("the stock holds as many puzzles as it may, and this one is not among them")
