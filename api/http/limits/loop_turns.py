"""Turns: how many requests of one client begin in one turn of the event loop, so that many of one hold up no other.

What a client's requests take of the event loop is measured, and with it what they take of threads that hold Python's
lock beside it. Whoever took least lately begins first, and of those who took much only one begins in a turn while there
are others: so others are delayed by one request, whatever it is.

Others who wait for their answers before they ask again leave gaps, and whoever asks without end would fill them all.
So those who took far more than the mean of the others are *greedy*: while there are others, all of them together have
a third of what others take, and a twentieth of the time, or what others leave of a quarter. They wait even if nobody
else asks just now. Whoever took little is modest, and so not greedy; what is little depends on how busy all are.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from time import monotonic

from api.client import networks
from api.errors import GoneError
from api.fair_queue import FairQueue, LeastServed, Served

_EACH = 4  # requests of one client begin in a turn
_ALONE = 16  # requests begin in a turn while there is one client only; what they take is what a newcomer waits for
_TOGETHER = 8  # requests of all clients that begin in a turn while there are several
_MUCH_S = 0.05  # of the event loop, lately: whoever took more took much
_SHARED_S = 1.0  # for which there are several, after the last time that they took turns
_GREEDY = 3  # times the mean of the others: whoever took more is greedy, but for who is modest
_MODEST_S, _BUSY = 0.4, 0.6  # whoever took no more is modest: ever less, the more of the time all take, down to
_LEAST_MODEST_S = 0.05  # where they take so much of it
_KNOWN_S = 0.5  # for which it is known who is
_SHARE, _OF_OTHERS = 0.05, 1 / 3  # of the time, and of what others take: for all greedy ones, while there are others
_ALL = 0.25  # of the time, for all: what others leave of it
_SAVED_S = 0.05  # of that, at once
_LEAST_S = 0.001  # from one look to the next, while only the greedy wait
_REQUESTS = 64.0  # of the greedy, of which the usual one is known


class Turns:
    """At most *each* requests of a client begin in a turn; the others wait for the next turns.

    While one client alone has asked for a second, sixteen begin, since they hold up nobody.
    """

    def __init__(self, each: int = _EACH) -> None:
        self._each = each
        self._last = ""  # the client that asked last
        self._shared_until = 0.0
        self._begun: Counter[str] = Counter()  # in this turn
        self._has_heavy = False  # whether one of a client who took much has begun in this turn
        self._waiting = LeastServed[asyncio.Future[None]](_MUCH_S)
        self._greed = _Greed(self._waiting.served)
        self._is_planned = False  # whether the next turn is to come at once
        self._timer: asyncio.TimerHandle | None = None  # until the next turn, where only the greedy wait

    async def wait(self, client: str, most: int | None = None, lost: asyncio.Future[None] | None = None) -> None:
        """Return when a request of *client* may begin, of which there may be so many at *most* in a turn.

        Raise ``GoneError`` when its connection is *lost* before.
        """
        if client != self._last:
            self._last, self._shared_until = client, monotonic() + _SHARED_S
        self._plan()
        if not self._waiting.has(client) and self._may(client, most):
            self._begin(client)
            return
        begins = asyncio.get_running_loop().create_future()

        def leave(_: asyncio.Future[None]) -> None:
            if not begins.done():
                begins.set_exception(GoneError("the client has gone"))

        self._waiting.put(client, begins)
        if lost:
            lost.add_done_callback(leave)
        try:
            await begins
        finally:
            if lost:
                lost.remove_done_callback(leave)
            self._waiting.remove(client, begins)
            if not self._waiting:
                self._stop_timer()

    def took(self, client: str, seconds: float) -> None:
        """Take note that what *client* asked took so many *seconds* of the event loop, or of what holds it up."""
        self._greed.took(client, seconds)
        self._waiting.served.add(client, seconds)

    def _may(self, client: str, most: int | None = None) -> bool:
        is_shared = self._is_shared
        if is_shared and self._has_heavy and self._waiting.served.rank(client):
            return False
        if is_shared and self._begun.total() >= _TOGETHER:
            return False
        each = min(self._each, most or self._each)
        if self._begun[client] >= (each if is_shared else max(each, _ALONE)):
            return False
        return not (is_shared and self._greed.must_wait(client))

    def _begin(self, client: str) -> None:
        self._begun[client] += 1
        self._has_heavy = self._has_heavy or self._waiting.served.rank(client) > 0
        if self._is_shared:
            self._greed.begin(client)

    @property
    def _is_shared(self) -> bool:
        return len(self._waiting) > 1 or monotonic() < self._shared_until

    def _plan(self) -> None:
        """Let the next turn come as soon as what is ready now has been done."""
        if not self._is_planned:
            self._is_planned = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        """Begin the next turn."""
        self._is_planned = False
        self._stop_timer()
        self._begun.clear()
        self._has_heavy = False
        clients = self._waiting.first(_TOGETHER, self._may)  # all others come after them, also the next time
        while clients := [client for client in clients if self._waiting.has(client) and self._may(client)]:
            for client in filter(self._may, clients):
                begins = self._waiting.take_of(client)
                if not begins.done():  # its request was given up
                    begins.set_result(None)
                    self._begin(client)
        if self._begun:
            self._plan()
        elif self._waiting:
            self._timer = asyncio.get_running_loop().call_later(self._greed.seconds(), self._next)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


class _Greed:
    """What those who took far more than others may have together: each request of theirs costs what is usual."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._greedy, self._known_until = frozenset[str](), 0.0
        self._share = _SHARE  # of the time
        self._left, self._at = _SAVED_S, 0.0  # seconds, and when that was
        self._took, self._number = 0.0, 1.0  # of the last requests of the greedy

    def has(self, client: str) -> bool:
        """Tell whether *client*, or a network that it is in, took far more than others lately."""
        return not self._greedy.isdisjoint(networks(client))

    def took(self, client: str, seconds: float) -> None:
        """Take note of what a request of *client* took: what others take adds to what the greedy may have."""
        if self.has(client):
            self._took += seconds
        else:
            self._left += seconds * _OF_OTHERS

    def begin(self, client: str) -> None:
        """Take the usual from what is left, if *client* is greedy."""
        if not self.has(client):
            return
        self._left -= self._took / self._number
        self._number += 1
        if self._number > _REQUESTS:
            self._took, self._number = self._took / 2, self._number / 2

    def must_wait(self, client: str) -> bool:
        """Tell whether *client* is greedy, and the greedy have nothing left."""
        return self._now() <= 0 and self.has(client)

    def seconds(self) -> float:
        """Return after how many seconds something is left, if others take nothing."""
        return max(-self._now() / self._share, _LEAST_S)

    def _now(self) -> float:
        now = monotonic()
        if now >= self._known_until:
            modest_s = max(_MODEST_S * (1 - self._served.taken() / _BUSY), _LEAST_MODEST_S)
            self._greedy, others = self._served.above(_GREEDY, modest_s)
            self._share, self._known_until = max(_ALL - others, _SHARE), now + _KNOWN_S
        self._left, self._at = min(self._left + (now - self._at) * self._share, _SAVED_S), now
        return self._left


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
