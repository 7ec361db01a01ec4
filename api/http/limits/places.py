"""The places of WebSockets: how many there may be, and whose socket makes room for another where there are as many.

Whoever only watches makes room for one who has fewer sockets; and whoever has most, by two at least, in any case.
So no number of spectators keeps a player out, nor do the sockets of a few addresses keep out another one. Those who
have many and about as many as others take no places from each other: they would do so without end.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

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
        self._of: Counter[str] = Counter()

    def count_of(self, client: str) -> int:
        """Return how many places *client* has."""
        return self._of[client]

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
        self._of[client] += 1
        return place

    def free(self, place: Place) -> None:
        """Take note that a place is free, if it was not before."""
        if place in self._taken:
            del self._taken[place]
            self._of[place.client] -= 1
            if not self._of[place.client]:
                del self._of[place.client]

    def _victim(self, client: str) -> Place | None:
        watching = self._oldest_of_most(place for place in self._taken if not place.is_player)
        more = 0 if self._of[client] < _FEW else 1
        if watching is not None and self._of[watching.client] > self._of[client] + more:
            return watching
        any_ = self._oldest_of_most(self._taken)
        return any_ if any_ is not None and self._of[any_.client] > self._of[client] + 1 else None

    def _oldest_of_most(self, places: Iterable[Place]) -> Place | None:
        """Return the oldest of *places* that the client has who has most in all."""
        return max(places, key=lambda place: self._of[place.client], default=None)
