"""Turns: how many requests of one client begin in one turn of the event loop, so that many of one hold up no other."""

from __future__ import annotations

import asyncio
from collections import Counter, deque


class Turns:
    """At most *each* requests of a client begin in a turn; the others wait for the next turns, in order."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._begun: Counter[str] = Counter()  # in this turn
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, client: str) -> None:
        """Return when a request of *client* may begin."""
        loop = asyncio.get_running_loop()
        if not self._begun:
            loop.call_soon(self._next)
        if self._begun[client] < self._each and client not in self._waiting:
            self._begun[client] += 1
            return
        begins = loop.create_future()
        self._waiting.setdefault(client, deque()).append(begins)
        await begins

    def _next(self) -> None:
        """Begin the next turn."""
        self._begun.clear()
        for client, waiting in list(self._waiting.items()):
            while waiting and self._begun[client] < self._each:
                begins = waiting.popleft()
                if not begins.done():  # its request was given up
                    begins.set_result(None)
                    self._begun[client] += 1
            if not waiting:
                del self._waiting[client]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)
