"""Who plays in which race in this process: gives each how the race stands, once it has changed.

What other processes change is found by looking, when they say so (``exchange``) and each second while anybody plays
here. Runs on the event loop. Knows neither HTTP nor sockets.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from kropki.api.client import CLIENT
from kropki.api.errors import LimitError
from kropki.api.live.exchange import Hearer
from kropki.api.live.outbox import Outbox
from kropki.api.races.race import VISIT_MS, Race
from kropki.api.races.races import Races
from kropki.generator.errors import KropkiError

SOCKETS = 3  # of one player
POLL_S = 1.0  # between two looks at the database
FORGET_S = 3600.0  # between two removals of old races
_AGAIN_S = 10  # after which one socket too many may try again


@dataclass(eq=False, slots=True)
class RaceListener(Outbox):
    """The player at the end of a socket."""

    place: int
    seen: int = -1  # the number of the last change it was given


class RaceHub(Hearer):
    """The players of this process."""

    def __init__(self, races: Races) -> None:
        self._races = races
        self._watched: dict[str, set[RaceListener]] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._news = asyncio.Event()  # of other processes
        self._visits: dict[tuple[str, int], float] = {}  # of players without a socket: when each may be away

    @property
    def listeners(self) -> int:
        """How many sockets play."""
        return sum(map(len, self._watched.values()))

    def join(self, race_id: str, place: int, race: Race) -> RaceListener:
        """Let a player listen, who is told how the race stands; raise ``LimitError`` for one socket too many."""
        others = self._watched.get(race_id, set())
        if sum(each.place == place for each in others) >= SOCKETS:
            raise LimitError(f"expected at most {SOCKETS} sockets of one player", _AGAIN_S)
        listener = RaceListener(place)
        self._watched.setdefault(race_id, set()).add(listener)
        self.tell(race_id, race)
        return listener

    def leave(self, race_id: str, listener: RaceListener) -> None:
        """Let one listen no longer; where it was the last socket of its player, the others are told."""
        others = self._watched[race_id]
        others.discard(listener)
        if not others:
            del self._watched[race_id]
        if not self._has_socket(race_id, listener.place):
            task = asyncio.get_running_loop().create_task(self._note_leaving(race_id, listener.place))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    def visit(self, race_id: str, place: int, race: Race) -> None:
        """Tell how a race stands after a request of a player without a socket; look later whether he asks again."""
        self._visits[race_id, place] = asyncio.get_running_loop().time() + VISIT_MS / 1000
        self.tell(race_id, race)

    def tell(self, race_id: str, race: Race) -> None:
        """Tell all who have not seen it, here and at other processes, how a race stands that was changed here."""
        self._show(race_id, race)
        self.tell_others({"race": race_id})

    def heard(self, sender: str, message: Mapping[str, Any]) -> None:
        """Look at once where another process has changed a race that is played here."""
        del sender
        if message["race"] in self._watched:
            self._news.set()

    def found(self) -> None:
        """Have all look at the races that are played here: what was told before may not have been heard."""
        self._news.set()
        for race_id in self._watched:
            self.tell_others({"race": race_id})

    def _show(self, race_id: str, race: Race) -> None:
        message = standing(race, self._races.now())
        for listener in self._watched.get(race_id, ()):
            if listener.seen < race.number:
                listener.seen = race.number
                listener.give(message)

    async def poll(self) -> None:
        """Look for what other processes have changed, and remove old races, for ever."""
        CLIENT.set(None)
        forget_at = 0.0
        while True:
            with suppress(KropkiError):  # the database is away: another time
                if (now := asyncio.get_running_loop().time()) >= forget_at:
                    forget_at = now + FORGET_S
                    await self._races.forget()
                await self._look()
                await self._look_for_visitors()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), POLL_S)

    async def _look(self) -> None:
        self._news.clear()
        seen = {race_id: min(each.seen for each in those) for race_id, those in self._watched.items()}
        for race_id in await self._races.grown(seen) if seen else ():
            self._show(race_id, await self._races.find(race_id))

    async def _look_for_visitors(self) -> None:
        """Note who has not asked again for long, here or of another process, and has no socket."""
        now = asyncio.get_running_loop().time()
        for race_id, place in [visit for visit, due in self._visits.items() if due <= now]:
            del self._visits[race_id, place]
            if not self._has_socket(race_id, place):
                self.tell(race_id, await self._races.lapse(race_id, place))

    def _has_socket(self, race_id: str, place: int) -> bool:
        return any(each.place == place for each in self._watched.get(race_id, ()))

    async def _note_leaving(self, race_id: str, place: int) -> None:
        CLIENT.set(None)  # it is nobody's request
        with suppress(KropkiError):  # then the others see it as it was
            self.tell(race_id, await self._races.leave(race_id, place))


def standing(race: Race, now: int) -> str:
    """Write the message that says how a race stands."""
    return json.dumps({"type": "standing", **race.told(now)})
