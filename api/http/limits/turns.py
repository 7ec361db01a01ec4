"""Turns: how many requests of one client begin in one turn of the event loop, so that many of one hold up no other."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from time import monotonic

_ALONE = 16  # requests begin in a turn while there is one client only; what they take is what a newcomer waits for
_SHARED_S = 1.0  # for which there are several, after the last time that they took turns


class Turns:
    """At most *each* requests of a client begin in a turn; the others wait for the next turns, in order.

    While one client alone has asked for a second, sixteen begin, since they hold up nobody.
    """

    def __init__(self, each: int) -> None:
        self._each = each
        self._last = ""  # the client that asked last
        self._shared_until = 0.0
        self._begun: Counter[str] = Counter()  # in this turn
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, client: str) -> None:
        """Return when a request of *client* may begin."""
        if client != self._last:
            self._last, self._shared_until = client, monotonic() + _SHARED_S
        loop = asyncio.get_running_loop()
        if not self._begun:
            loop.call_soon(self._next)
        if client not in self._waiting and self._begun[client] < self._most():
            self._begun[client] += 1
            return
        begins = loop.create_future()
        self._waiting.setdefault(client, deque()).append(begins)
        await begins

    def _next(self) -> None:
        """Begin the next turn."""
        self._begun.clear()
        most = self._most()
        for client, waiting in list(self._waiting.items()):
            while waiting and self._begun[client] < most:
                begins = waiting.popleft()
                if not begins.done():  # its request was given up
                    begins.set_result(None)
                    self._begun[client] += 1
            if not waiting:
                del self._waiting[client]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)

    def _most(self) -> int:
        """Tell how many of a client may begin in this turn."""
        return self._each if monotonic() < self._shared_until else max(self._each, _ALONE)
