"""The open connections: how many there may be, in all and of one peer, and how fast one peer may open more.

A connection above a bound is accepted, waits in the tarpit for a second, and is closed. When there
are as many as there may be, the one that has waited longest for its request to become complete
makes room for a new one; where none waits, one that does not take its answer. So connections that
ask nothing, or take nothing, keep nobody out.
"""

from __future__ import annotations

import errno
import logging
import socket
from collections.abc import Callable
from time import monotonic
from typing import Any, Literal, Protocol

from api.client import networks, room
from api.http.addresses import counted
from api.http.limits.tarpit import Tarpit
from api.http.limits.unsent import Unsent
from api.http.tokens import TokenBuckets
from api.tally import Tally

BACKLOG = 16  # connections that are accepted in one turn of the event loop
_QUEUE = 1024  # that the kernel holds for us; whoever finds no room there tries again after a second
SPARE = 96  # descriptors that are no client's: files, the database, and those of one turn too many
_RATE = 200  # new connections a second of one peer, in the long run: more than the limits of requests admit
_BURST = 500  # that it may open at once
_HELD = 1000  # connections that are refused and not closed yet, where there are descriptors for them
_REFUSALS = 32  # in one turn of the event loop
_TOLD_S = 1.0  # from one line in the log about refusals to the next
_PAUSE_S = 0.5  # for which nothing is accepted when nothing can be closed; the event loop itself pauses for a second
_EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

_log = logging.getLogger(__name__)


class Waiting(Protocol):
    """A connection whose request is not complete."""

    def abort(self) -> None:
        """Close it at once."""


class Connections:
    """Counts at most *most* connections, *most_each* of one peer; those that are *exempt* have only the first bound.

    At most *held* are refused and not closed yet.
    """

    def __init__(self, most: int, most_each: int, exempt: Callable[[str], bool], held: int = 0) -> None:
        self.open = 0
        self._most = most
        self._most_each = most_each
        self.is_exempt = exempt
        self._peers = Tally()  # how many are open of each
        self._new = TokenBuckets(_RATE, _BURST)
        self._waiting: dict[Waiting, None] = {}  # the one that has waited longest comes first
        self.unsent = Unsent()
        self.tarpit = Tarpit(held)
        self._refused, self._silent_until = 0, 0.0  # since the last line in the log, and until when there is none

    def admit(self, host: str) -> bool:
        """Tell whether *host* may have one more connection; count it if so."""
        peer = counted(host)
        full = None if self.is_exempt(host) else self._full(peer)
        if full is not None:
            return self._refuse("%s has %d connections and opens too many", full, self._peers[full])
        if self.open >= self._most and not self.make_room():
            return self._refuse("%d connections are open, and all of them are being answered", self.open)
        self._peers.update(networks(peer))
        self.open += 1
        return True

    def _refuse(self, why: str, *about: str | int) -> Literal[False]:
        """Count a connection that is refused, and say why, once a second: a line costs as much as the rest of it."""
        self._refused += 1
        if monotonic() >= self._silent_until:
            _log.warning(f"{why}: %d refused", *about, self._refused)
            self._refused, self._silent_until = 0, monotonic() + _TOLD_S
        return False

    def _full(self, peer: str) -> str | None:
        """Return the network of *peer* that may have no more connections, or not so fast; ``None`` if all may."""
        for network in networks(peer):
            if self._peers[network] >= max(min(self._most_each * room(network), self._most // 2), self._most_each):
                return network
        return self._new.take_of_all(peer)

    def release(self, host: str) -> None:
        """Count one connection of *host* less."""
        for network in networks(counted(host)):
            self._peers.less(network)
        self.open -= 1

    def wait(self, connection: Waiting) -> None:
        """Take note that the request of *connection* is not complete, from now on."""
        self._waiting[connection] = None

    def stop_waiting(self, connection: Waiting) -> None:
        """Take note that the request of *connection* is complete, or that it is closed."""
        self._waiting.pop(connection, None)

    def make_room(self) -> bool:
        """Close the connection that has waited longest, for a request or to be taken; tell whether there was one."""
        connection = next(iter(self._waiting), None)
        if connection is None:
            return self.unsent.make_room()
        del self._waiting[connection]
        connection.abort()
        return True


class Listener(socket.socket):
    """A socket that listens, and accepts only what its *connections* admit."""

    connections: Connections | None = None  # of which there are none to count before it is set
    _silent_until = 0.0

    def listen(self, _backlog: int = BACKLOG, /) -> None:
        """Listen, with a queue that the connections of one peer cannot fill while a turn of the event loop lasts."""
        super().listen(_QUEUE)

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next connection that is admitted; raise ``BlockingIOError`` where there is none in this turn."""
        for _ in range(_REFUSALS):
            connection, address = self._accept_any()
            if self.connections is None or self.connections.admit(address[0]):
                return connection, address
            self.connections.tarpit.take(connection)
        raise BlockingIOError

    def _accept_any(self) -> tuple[socket.socket, Any]:
        try:
            return super().accept()
        except OSError as error:
            if error.errno not in _EXHAUSTED or self.connections is None:
                raise
            if monotonic() < self._silent_until or self.connections.make_room():
                raise BlockingIOError from None  # the descriptor of the one that was closed is free in the next turn
            self._silent_until = monotonic() + _PAUSE_S
            raise  # the event loop says so, and pauses


def most(wanted: int, descriptors: float) -> int:
    """Return how many connections there may be where *wanted* are, and a process may have so many *descriptors*.

    >>> most(1000, 256), most(1000, 65536), most(1000, 64)
    (160, 1000, 8)
    """
    return int(min(wanted, max(descriptors - SPARE, 8)))


def held(most: int, descriptors: float) -> int:
    """Return how many that are refused may be held beside *most* connections, of so many *descriptors*.

    >>> held(1000, 65536), held(1000, 1500), held(160, 256)
    (1000, 404, 0)
    """
    return int(max(min(_HELD, descriptors - SPARE - most), 0))
