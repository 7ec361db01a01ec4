"""The races in the database: begin one, join it, start it, and say how far a player is.

Each player may change a race now and then only, and each address begin so many a day. Knows no HTTP.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from kropki.api.client import client_address, networks, room
from kropki.api.database import Database
from kropki.api.errors import BusyError, LimitError, UnknownRaceError
from kropki.api.http.tokens import TokenBuckets
from kropki.api.races import race as rules
from kropki.api.races.race import Race, Visit
from kropki.api.settings import Settings
from kropki.api.store.ids import hashed, new_id
from kropki.api.store.quota import PART
from kropki.api.store.races import StoredRaces

KEPT_S = 24 * 3600
_HOUR_S = 3600
_RATE = 0.5  # changes a second by one player, in the long run
_BURST = 10  # that he may make at once


class Races:
    """The races of *database*; *now* gives the milliseconds since 1970."""

    def __init__(self, database: Database, settings: Settings, now: Callable[[], int]) -> None:
        self._database = database
        self._settings = settings
        self.now = now
        self._changes = TokenBuckets(_RATE, _BURST)

    async def check_room(self) -> None:
        """Raise ``LimitError`` where who asks began too many races, and ``BusyError`` where there are too many."""
        await self._database.query(partial(self._mark_with_room, client_address()))

    async def begin(self, race: Race) -> str:
        """Keep a new race, and return its id; raise as ``check_room`` does."""
        race_id = new_id()
        await self._database.query(partial(self._begin, race_id, race, client_address()))
        return race_id

    async def find(self, race_id: str) -> Race:
        """Return a race; raise ``UnknownRaceError`` where there is none, or it is over a day old."""
        return _read(await self._database.query(partial(self._store.find, race_id, self._since())))

    async def join(self, race_id: str, secret: str, name: str | None) -> tuple[int, Race]:
        """Return the place of the player with this *secret*, and the race with him in it."""
        player = hashed(secret)
        race = await self._change(race_id, player, lambda race: rules.joined(race, player, name))
        return race.place_of(player) or 0, race

    async def visit(self, race_id: str, visit: Visit) -> tuple[int, Race]:
        """Do for a player without a socket what one with a socket does; return his place, and the race then."""
        player, came = hashed(visit.secret), self.now()
        race = await self._change(
            race_id, player, lambda race: rules.visited(race, replace(visit, secret=player), came)
        )
        return race.place_of(player) or 0, race

    async def start(self, race_id: str, place: int) -> Race:
        """Start a race by the word of the player at *place*."""
        return await self._change(race_id, str(place), lambda race: rules.started(race, self.now()))

    async def advance(self, race_id: str, place: int, entries: str, hints: int) -> Race:
        """Note how far the player at *place* is."""
        came = self.now()  # what waits for the database does not cost time
        return await self._change(race_id, str(place), lambda race: rules.advanced(race, place, entries, hints, came))

    async def leave(self, race_id: str, place: int) -> Race:
        """Note that the player at *place* has no connection."""
        return await self._change(race_id, "", lambda race: rules.left(race, place))

    async def lapse(self, race_id: str, place: int) -> Race:
        """Note that the player at *place*, who has no socket, is away, unless he has asked again."""
        return await self._change(race_id, "", lambda race: rules.lapsed(race, place, self.now()))

    async def grown(self, seen: Mapping[str, int]) -> list[str]:
        """Return those of the races that have changed since they were *seen*."""
        return await self._database.query(partial(self._store.grown, seen))

    async def forget(self) -> None:
        """Remove the races that are over a day old."""
        await self._database.query(partial(self._store.forget, self._since()))

    @property
    def _store(self) -> StoredRaces:
        return self._database.stock.races

    def _since(self) -> int:
        return self.now() // 1000 - KEPT_S

    def _begin(self, race_id: str, race: Race, address: str) -> None:
        self._store.forget(self._since())
        self._store.begin(race_id, race.write(), self.now() // 1000, self._mark_with_room(address))

    def _mark_with_room(self, address: str) -> str:
        """Return the mark of *address*, which may begin a race now."""
        largest = networks(address)[-1]
        mark = self._database.marks.of(largest, self.now() // 1000)
        left = self._settings.races_kept - self._store.count()
        if left <= 0:
            raise BusyError("there are too many races; try again in an hour", _HOUR_S)
        most = min(self._settings.new_races, -(-left // PART)) * room(largest)  # whoever fills them is refused first
        if self._store.count_of(mark, most) >= most:
            raise LimitError(f"expected at most {most} new races of one address a day; try again tomorrow", _HOUR_S)
        return mark[0]

    async def _change(self, race_id: str, who: str, change: Callable[[Race], Race]) -> Race:
        """Keep what *change* makes of a race; *who* it is for may do so now and then only, unless it is nobody."""
        if who and not self._changes.take(f"{race_id} {who}"):
            raise LimitError("too many changes of this race; try again in a moment", 2)

        def changed(text: str) -> tuple[str, int] | None:
            before = Race.read(text)
            after = change(before)
            if after is before:
                return None
            after = replace(after, number=before.number + 1)
            return after.write(), after.number

        return _read(await self._database.query(partial(self._store.change, race_id, self._since(), changed)))


def _read(text: str | None) -> Race:
    if text is None:
        raise UnknownRaceError("there is no race with this id; races are deleted after a day")
    return Race.read(text)
