"""Ratings of players of Dots, as they are now: of one device with its history, of the players of a game, and the table.

Whoever wants to be in the table says so. A device can have its ratings forgotten at any time, also where the operator
has switched ratings off. Knows neither HTTP nor SQL.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from kropki.api.database import Database
from kropki.api.errors import OffError
from kropki.api.games.badges import Badges, Device
from kropki.api.games.rated import DAY_S, later
from kropki.api.settings import OFF, Settings
from kropki.api.store.rating_tables import Group
from kropki.api.store.ratings import SHOWN, Day, Listed, Rated, StoredRatings
from kropki.dots.rating import MIDDLE, WIDEST
from kropki.generator.errors import RequestError

SURE = 110  # a deviation above which a rating is not in the table
_TABLE_S = 10.0  # for which a table is not read again


@dataclass(frozen=True, slots=True)
class Current:
    """A rating as it is now, and from how many *games*."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    games: int = 0

    @property
    def is_sure(self) -> bool:
        """Whether enough games tell how strong the player is."""
        return self.deviation <= SURE


@dataclass(frozen=True, slots=True)
class Own:
    """A rating of one's own, and the *days* before the last one."""

    group: Group
    current: Current
    days: tuple[Day, ...]


class Row(NamedTuple):
    """A row of the table, and how many others its player has met lately."""

    listed: Listed
    current: Current
    opponents: int


class Ratings:
    """The ratings in *database*; *now* gives milliseconds."""

    def __init__(self, badges: Badges, database: Database, settings: Settings, now: Callable[[], int]) -> None:
        self.badges = badges
        self._database = database
        self._settings = settings
        self._now = now
        self._tables: dict[Group, tuple[float, tuple[Row, ...]]] = {}

    @property
    def are_on(self) -> bool:
        """Whether there are ratings at all."""
        return self._settings.rating != OFF

    def check_on(self) -> None:
        """Raise ``OffError`` where the operator has switched ratings off."""
        if not self.are_on:
            raise OffError("the operator has switched ratings off")

    def read(self, keys: Iterable[str]) -> dict[tuple[str, Group], Current]:
        """Return the ratings of the devices with these keys; it is called where the database is."""
        found = self._store.of(list(keys))
        return {each: self._current(rated) for each, rated in found.items()}

    async def own(self, secret: str) -> tuple[Device, list[Own], Listed | None]:
        """Return the device with this *secret*, its ratings, and how it is listed in the table."""
        self.check_on()
        device = await self.badges.of(secret)
        return device, *await self._database.query(partial(self._own, device.key))

    async def show(self, secret: str, name: str | None) -> str:
        """List the device with this *secret*, and return its badge; raise ``RequestError`` if it has no rating."""
        self.check_on()
        device = await self.badges.of(secret)
        if not await self._database.query(partial(self._store.show, Listed(device.key, device.badge, name))):
            raise RequestError("expected a device with a rating: play a rated game first", code="unrated")
        self._tables.clear()
        return device.badge

    async def hide(self, secret: str) -> str:
        """List the device with this *secret* no longer; return its badge."""
        device = await self.badges.of(secret)
        if await self._database.query(partial(self._store.hide, device.key)):
            self._tables.clear()
        return device.badge

    async def forget(self, secret: str) -> int:
        """Remove all ratings of the device with this *secret*; return how many there were."""
        device = await self.badges.of(secret)
        number = await self._database.query(partial(self._store.forget, device.key))
        if number:
            self._tables.clear()
        return number

    async def table(self, group: Group) -> tuple[Row, ...]:
        """Return the strongest of a *group* who agreed to be listed, as they were a moment ago."""
        self.check_on()
        read_at, rows = self._tables.get(group, (0.0, ()))
        if not read_at or time.monotonic() >= read_at + _TABLE_S:
            rows = await self._database.query(partial(self._table, group))
            self._tables[group] = time.monotonic(), rows
        return rows

    @property
    def _store(self) -> StoredRatings:
        return self._database.stock.ratings

    def _current(self, rated: Rated) -> Current:
        """Return a rating with what was scored on its last day, or how uncertain it has become since then."""
        standing = rated.standing
        until = max(self._now() // 1000 // DAY_S, standing.day + bool(rated.scored))
        found = later(standing, rated.scored, until) if until > standing.day else standing
        return Current(found.rating, found.deviation, found.games)

    def _own(self, key: str) -> tuple[list[Own], Listed | None]:
        days = self._store.history(key)
        found = sorted(self.read([key]).items())
        owned = [Own(group, current, tuple(days.get(group, ()))) for (_, group), current in found]
        return owned, self._store.listed(key)

    def _table(self, group: Group) -> tuple[Row, ...]:
        listed = self._store.table(group)
        found = self.read(each.key for each in listed)
        met = self._store.opponents([each.key for each in listed])
        rows = [
            Row(each, found[each.key, group], met.get(each.key, 0)) for each in listed if (each.key, group) in found
        ]
        rows.sort(key=lambda row: (-row.current.rating, row.listed.badge))
        return tuple([row for row in rows if row.current.is_sure][:SHOWN])
