"""The places of WebSockets: how many there may be, and whose socket makes room for another where there are as many.

Whoever only watches makes room for one who has fewer sockets; and whoever has most, by two at least, in any case.
So no number of spectators keeps a player out, nor do the sockets of a few addresses keep out another one. Those who
have many and about as many as others take no places from each other: they would do so without end. Of IPv6, what a
larger network has counts to each address in it, by how many times as much it may have.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass

from api.client import networks, room
from api.tally import Tally

_FEW = 4  # sockets: for a client with fewer, whoever watches and has but one more makes room


@dataclass(eq=False, slots=True)
class Place:
    """The place of one socket, of the *client* whose *task* serves it."""

    client: str
    task: asyncio.Task[object] | None
    is_player: bool = False  # whoever serves it says so
    must_go: bool = False  # it has made room: the task has been cancelled

    def leave(self) -> None:
        """Make room."""
        self.must_go = True
        if self.task:
            self.task.cancel()


class Places:
    """At most *most* places."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[Place, None] = {}  # the oldest first
        self._of = Tally()  # by network

    def count_of(self, client: str) -> float:
        """Return how many places *client* has, or a network that it is in, for each address that it may count as."""
        return max(self._of[network] / room(network) for network in networks(client))

    def take(self, client: str, task: asyncio.Task[object] | None) -> Place | None:
        """Return a place for *client*; ``None`` where nobody makes room."""
        if len(self._taken) >= self._most:
            victim = self._victim(client)
            if victim is None:
                return None
            self.free(victim)
            victim.leave()
        place = Place(client, task)
        self._taken[place] = None
        self._of.update(networks(client))
        return place

    def free(self, place: Place) -> None:
        """Take note that a place is free, if it was not before."""
        if place in self._taken:
            del self._taken[place]
            for network in networks(place.client):
                self._of.less(network)

    def _victim(self, client: str) -> Place | None:
        watching = self._oldest_of_most(place for place in self._taken if not place.is_player)
        own = self.count_of(client)
        more = 0 if own < _FEW else 1
        if watching is not None and self.count_of(watching.client) > own + more:
            return watching
        any_ = self._oldest_of_most(self._taken)
        return any_ if any_ is not None and self.count_of(any_.client) > own + 1 else None

    def _oldest_of_most(self, places: Iterable[Place]) -> Place | None:
        """Return the oldest of *places* that the client has who has most in all."""
        return max(places, key=lambda place: self.count_of(place.client), default=None)
