"""Tells when the service was away: each process gives a sign of life, and learns when none gave any.

What the outages are has to be known before a game is looked at: so nobody loses on time because of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from api.errors import StockError, UnkeptError
from api.games.group_commit import Ask
from api.games.lateness import Lateness

BEAT_S = 2.0
BEGUN_MS = 3_000  # without a sign of life, after which a process that begins takes the service for away
MISSED_MS = 6_000  # the same, for one that runs
BACK_MS = 15_000  # after an outage, until the slowest page has tried to connect again


class Heartbeat:
    """Gives signs of life by *ask*, at the milliseconds that *now* gives; *lateness* learns of the outages."""

    def __init__(self, ask: Ask, now: Callable[[], int], lateness: Lateness) -> None:
        self._ask = ask
        self._now = now
        self._lateness = lateness
        self._has_begun = False

    async def begin(self) -> None:
        """Give the first sign of life, if there was none; raise ``StockError`` where the database is away."""
        if not self._has_begun:
            await self._beat(BEGUN_MS)
            self._has_begun = True

    async def run(self) -> None:
        """Give signs of life for ever."""
        while True:
            try:
                await self.begin()
                await self._beat(MISSED_MS)
            except StockError:
                pass  # it is in the log, and the outage will be known by the next one
            await asyncio.sleep(BEAT_S)

    async def _beat(self, gap: int) -> None:
        now = self._now()
        try:
            outages = await self._ask(lambda store: store.uptimes.beat(now, gap))
        except UnkeptError:  # of a database that can be read alone: games can be looked at
            outages = await self._ask(lambda store: store.uptimes.outages(now, gap))
        self._lateness.outages = [(begin, end + BACK_MS) for begin, end in outages]
