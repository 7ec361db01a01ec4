"""Pools: batches of puzzles in memory, each puzzle served once, the next batch fetched before the last one is used up.

A request that finds the pool empty waits for the batch that is being fetched, so that many
requests at once cost one query. While the stock cannot be queried, serve the previous batch
again, in another order. A batch is a list of JSON texts; each is parsed only when it is served.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context

from kropki.generator.errors import KropkiError

_EMPTY_S = 5.0  # for which a stock that had nothing is not queried again


class Pool:
    """Puzzles of one kind; *fetch* queries the stock for a batch, as soon as no more than *low* puzzles are left."""

    def __init__(self, fetch: Callable[[], Awaitable[list[str]]], low: int) -> None:
        self._fetch = fetch
        self._low = low
        self._left: list[str] = []
        self._next: list[str] = []
        self._previous: list[str] = []
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
                await asyncio.wait([fetching])  # this does not cancel it if the request is cancelled
                fetching.result()
            else:
                return None
        return self._left.pop()

    def _begin_to_fetch(self) -> asyncio.Task[None] | None:
        """Begin to fetch the next batch unless it is there; return the task that fetches it, if any."""
        if self._fetching is None and not self._next and time.monotonic() >= self._empty_until:
            nobody = Context()  # a batch is for all, and so not of the client who comes first
            self._fetching = asyncio.create_task(self._fetch_batch(), context=nobody)
        return self._fetching

    async def _fetch_batch(self) -> None:
        try:
            with suppress(KropkiError):
                self._previous = await self._fetch()
            self._next = random.sample(self._previous, len(self._previous))
            if not self._next:
                self._empty_until = time.monotonic() + _EMPTY_S
        finally:
            self._fetching = None
