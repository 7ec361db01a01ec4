"""Turns: how many requests of one client begin in one turn of the event loop, so that many of one hold up no other.

What a client's requests take of the event loop is measured. Whoever took least lately begins first, and of those who
took much only one begins in a turn while there are others: so others are delayed by one request, whatever it is.
"""

from __future__ import annotations

import asyncio
import types
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from time import monotonic, thread_time
from typing import Any

from api.fair_queue import FairQueue, LeastServed

_ALONE = 16  # requests begin in a turn while there is one client only; what they take is what a newcomer waits for
_TOGETHER = 8  # requests of all clients that begin in a turn while there are several
_MUCH_S = 0.05  # of the event loop, lately: whoever took more took much
_SHARED_S = 1.0  # for which there are several, after the last time that they took turns


class Turns:
    """At most *each* requests of a client begin in a turn; the others wait for the next turns.

    While one client alone has asked for a second, sixteen begin, since they hold up nobody.
    """

    def __init__(self, each: int) -> None:
        self._each = each
        self._last = ""  # the client that asked last
        self._shared_until = 0.0
        self._begun: Counter[str] = Counter()  # in this turn
        self._has_heavy = False  # whether one of a client who took much has begun in this turn
        self._waiting = LeastServed[asyncio.Future[None]](_MUCH_S)

    async def wait(self, client: str, most: int | None = None) -> None:
        """Return when a request of *client* may begin, of which there may be so many at *most* in a turn."""
        if client != self._last:
            self._last, self._shared_until = client, monotonic() + _SHARED_S
        loop = asyncio.get_running_loop()
        if not self._begun:
            loop.call_soon(self._next)
        if not self._waiting.has(client) and self._may(client, most):
            self._begin(client)
            return
        begins = loop.create_future()
        self._waiting.put(client, begins)
        try:
            await begins
        finally:
            self._waiting.remove(client, begins)

    def took(self, client: str, seconds: float) -> None:
        """Take note that a request of *client* took so many *seconds* of the event loop."""
        self._waiting.served.add(client, seconds)

    def _may(self, client: str, most: int | None = None) -> bool:
        is_shared = monotonic() < self._shared_until
        if is_shared and self._has_heavy and self._waiting.served.rank(client):
            return False
        if is_shared and self._begun.total() >= _TOGETHER:
            return False
        each = min(self._each, most or self._each)
        return self._begun[client] < (each if is_shared else max(each, _ALONE))

    def _begin(self, client: str) -> None:
        self._begun[client] += 1
        self._has_heavy = self._has_heavy or self._waiting.served.rank(client) > 0

    def _next(self) -> None:
        """Begin the next turn."""
        self._begun.clear()
        self._has_heavy = False
        while (taken := self._waiting.take_with_client(self._may)) is not None:
            client, begins = taken
            if not begins.done():  # its request was given up
                begins.set_result(None)
                self._begin(client)
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)


class OneByOne:
    """One of its kind in each turn of the event loop, of one client after the other, so that many hold up no others."""

    def __init__(self) -> None:
        self._waiting = FairQueue[asyncio.Future[None]]()
        self._goes_on = False

    async def wait(self, client: str) -> None:
        """Return in a turn in which no other of its kind begins."""
        loop = asyncio.get_running_loop()
        begins = loop.create_future()
        self._waiting.put(client, begins)
        if not self._goes_on:
            self._goes_on = True
            loop.call_soon(self._next)
        try:
            await begins
        finally:
            self._waiting.remove(client, begins)

    def _next(self) -> None:
        begins = self._waiting.take()
        self._goes_on = begins is not None
        if begins is not None:
            asyncio.get_running_loop().call_soon(self._next)
            if not begins.done():  # its request was given up
                begins.set_result(None)


@types.coroutine
def measured(doing: Coroutine[Any, Any, None], took: Callable[[float], None]) -> Generator[Any, Any, None]:
    """Do as *doing* does; tell the seconds of this thread's processor that each of its steps *took*."""
    answer: Any = None
    error: BaseException | None = None
    while True:
        began = thread_time()
        try:
            waits = doing.send(answer) if error is None else doing.throw(error)
        except StopIteration:
            return
        finally:
            took(thread_time() - began)
        answer = error = None
        try:
            answer = yield waits
        except BaseException as thrown:  # noqa: BLE001 - it is for what is done
            error = thrown
