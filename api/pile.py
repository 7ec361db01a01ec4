"""A pile of puzzles in memory: each is given once, and when the last is gone the stock fills it again.

Whoever finds it empty waits for the one who fills it: a crowd of requests asks the stock once.
While the stock cannot be asked, the puzzles of the last time are dealt once more, in another order.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from generator.errors import KropkiError
from generator.record import Record

_EMPTY = 5.0  # seconds for which a stock that had nothing is not asked again


class Pile:
    """Puzzles of one kind; *draw* asks the stock for more."""

    def __init__(self, draw: Callable[[], Awaitable[list[Record]]]) -> None:
        self._draw = draw
        self._left: list[Record] = []
        self._last: list[Record] = []
        self._empty_until = 0.0
        self._filling = asyncio.Lock()

    async def take(self) -> Record | None:
        """Take a puzzle; ``None`` where there is none of this kind."""
        if not self._left:
            async with self._filling:
                await self._fill()
        return self._left.pop() if self._left else None

    async def _fill(self) -> None:
        if self._left or time.monotonic() < self._empty_until:
            return
        with suppress(KropkiError):
            self._last = await self._draw()
        self._left = random.sample(self._last, len(self._last))
        if not self._left:
            self._empty_until = time.monotonic() + _EMPTY
