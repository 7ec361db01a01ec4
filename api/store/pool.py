"""A pile of puzzles in memory: each is given once, and the next pile is fetched before the last one is gone.

Whoever finds it empty waits for what is being fetched: a crowd of requests asks the stock once.
While the stock cannot be asked, the puzzles of the last time are dealt once more, in another
order. They lie here as texts, and each is read when it is given, so that none waits for many.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from generator.errors import KropkiError

_EMPTY = 5.0  # seconds for which a stock that had nothing is not asked again


class Pool:
    """Puzzles of one kind; *draw* asks the stock for more, as soon as no more than *low* are left."""

    def __init__(self, draw: Callable[[], Awaitable[list[str]]], low: int) -> None:
        self._draw = draw
        self._low = low
        self._left: list[str] = []
        self._next: list[str] = []
        self._last: list[str] = []
        self._empty_until = 0.0
        self._fetching: asyncio.Task[None] | None = None

    async def take(self) -> str | None:
        """Take a puzzle; ``None`` where there is none of this kind."""
        if len(self._left) <= self._low:
            self._begin_to_fetch()
        while not self._left:
            if self._next:
                self._left, self._next = self._next, []
            elif fetching := self._begin_to_fetch():
                await asyncio.wait([fetching])  # this does not end it, should the request end
                fetching.result()
            else:
                return None
        return self._left.pop()

    def _begin_to_fetch(self) -> asyncio.Task[None] | None:
        """Have the next pile fetched, unless it is there; give the task that does it, if any."""
        if self._fetching is None and not self._next and time.monotonic() >= self._empty_until:
            self._fetching = asyncio.create_task(self._fetch())
        return self._fetching

    async def _fetch(self) -> None:
        try:
            with suppress(KropkiError):
                self._last = await self._draw()
            self._next = random.sample(self._last, len(self._last))
            if not self._next:
                self._empty_until = time.monotonic() + _EMPTY
        finally:
            self._fetching = None
