"""Room in the stock: a bound on the puzzles that requests put there, so that nobody can fill the disk.

Knows how to count puzzles, and neither SQL nor puzzles themselves. They are counted now and
then, and in between each one that is kept is subtracted; so several processes together may go
beyond the bound by a few steps, and no further.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

from api.errors import FullError

STEP = 1000  # puzzles that may be kept before they are counted again
_AGAIN = 60.0  # seconds after which a stock that was full is counted again


class Quota:
    """Places for puzzles, *most* in all; *count* tells how many are taken."""

    def __init__(self, most: int, count: Callable[[], int]) -> None:
        self._most = most
        self._count = count
        self._left = 0
        self._full_until = 0.0
        self._taking = Lock()

    def take(self) -> None:
        """Take one place; raise ``FullError`` where there is none."""
        with self._taking:
            if not self._left:
                self._left = self._counted()
            self._left -= 1

    def _counted(self) -> int:
        if time.monotonic() < self._full_until:
            raise _full()
        left = min(self._most - self._count(), STEP)
        if left <= 0:
            self._full_until = time.monotonic() + _AGAIN
            raise _full()
        return left


def _full() -> FullError:
    return FullError("the stock holds as many puzzles as it may, and this one is not among them")
