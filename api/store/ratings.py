"""Ratings: each device's in each group of games, the results that wait for the end of their day, and who is listed.

A result is counted in the transaction that ends its game, and so once. The results of a day count together: they make
the next standing when the device first ends a game on a later day. Where a result is counted, one row is locked, so
processes do that one after the other.

Knows SQL, and neither HTTP nor how ratings are computed. Every failure of the database is a ``StockError``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from kropki.api.store.engine import Tables, reading, writing
from kropki.api.store.lobby_tables import badge_key, lobby, nameless
from kropki.api.store.rating_tables import Ended, Group, Scored, Standing, history, ratings, results, shown

MOST_OF_PAIR = 5  # games of the same two devices that count in a day
KEPT_DAYS = 365  # after the last game, for which a rating is kept
HISTORY = 100  # days of a device and a group that are kept
SHOWN = 50  # of a table
_LOOKED_AT = 200  # for one: by today's results others may come first
_FORGOTTEN_AT_ONCE = 100
_ONE_BY_ONE = sql.select(badge_key.c.key).with_for_update()
_OF_ONE = ("key", "rules", "speed")


@dataclass(frozen=True, slots=True)
class Rated:
    """The last *standing* of a device in a group, and the *scored* games of its day."""

    standing: Standing
    scored: tuple[Scored, ...]


@dataclass(frozen=True, slots=True)
class Day:
    """The rating of a device after a day."""

    day: int
    rating: float
    deviation: float


@dataclass(frozen=True, slots=True)
class Listed:
    """A device as the public table lists it."""

    key: str
    badge: str
    name: str | None


class StoredRatings(Tables):
    """The ratings in the database of *engine*, whose tables are there."""

    def of(self, keys: Sequence[str]) -> dict[tuple[str, Group], Rated]:
        """Return all ratings of the devices with these keys."""
        if not keys:
            return {}
        with reading(self._engine) as connection:
            found = connection.execute(sql.select(ratings).where(ratings.c.key.in_(keys))).all()
            scored: dict[tuple[str, Group], list[Scored]] = {}
            for row in connection.execute(sql.select(results).where(results.c.key.in_(keys)).order_by(results.c.game)):
                scored.setdefault((row.key, Group(row.rules, row.speed)), []).append(_scored(row))
        at = [(row.key, Group(row.rules, row.speed)) for row in found]
        return {each: Rated(_standing(row), tuple(scored.get(each, ()))) for each, row in zip(at, found, strict=True)}

    def history(self, key: str) -> dict[Group, list[Day]]:
        """Return the days of the device with this key, in their order."""
        chosen = sql.select(history).where(history.c.key == key).order_by(history.c.day)
        found: dict[Group, list[Day]] = {}
        with reading(self._engine) as connection:
            for row in connection.execute(chosen):
                found.setdefault(Group(row.rules, row.speed), []).append(Day(row.day, row.rating, row.deviation))
        return found

    def table(self, group: Group) -> list[Listed]:
        """Return the strongest devices of a group that agreed to be listed, as they were before their last day."""
        its = sql.and_(ratings.c.rules == group.rules, ratings.c.speed == group.speed)
        chosen = sql.select(shown).join(ratings, ratings.c.key == shown.c.key).where(its)
        with reading(self._engine) as connection:
            rows = connection.execute(chosen.order_by(ratings.c.rating.desc(), shown.c.key).limit(_LOOKED_AT))
            return [Listed(row.key, row.badge, row.name) for row in rows]

    def opponents(self, keys: Sequence[str]) -> dict[str, int]:
        """Return how many others each of the devices with these keys has met in the rated games that are still kept."""
        sides = ((lobby.c.host_key, lobby.c.guest_key), (lobby.c.guest_key, lobby.c.host_key))
        met = sql.union_all(
            *(sql.select(own.label("own"), other.label("other")).where(own.in_(keys)) for own, other in sides)
        )
        met_by = met.subquery()
        counted = sql.select(met_by.c.own, sql.func.count(met_by.c.other.distinct())).group_by(met_by.c.own)
        with reading(self._engine) as connection:
            return {row[0]: row[1] for row in connection.execute(counted)}

    def listed(self, key: str) -> Listed | None:
        """Return how a device is listed; ``None`` where it is not."""
        with reading(self._engine) as connection:
            row = connection.execute(sql.select(shown).where(shown.c.key == key)).one_or_none()
        return Listed(row.key, row.badge, row.name) if row else None

    def show(self, listed: Listed) -> bool:
        """List a device if it has a rating, and tell whether it has one.

        A name that the operator wants to see no more is left out.
        """
        with writing(self._engine, alone=True) as connection:
            connection.execute(_ONE_BY_ONE)
            connection.execute(shown.delete().where(shown.c.key == listed.key))
            if connection.scalar(sql.select(ratings.c.key).where(ratings.c.key == listed.key).limit(1)) is None:
                return False
            refused = connection.scalar(sql.select(nameless.c.badge).where(nameless.c.badge == listed.badge))
            name = None if refused else listed.name
            connection.execute(shown.insert(), {"key": listed.key, "badge": listed.badge, "name": name})
            return True

    def hide(self, key: str) -> bool:
        """List a device no longer; tell whether it was listed."""
        if self.listed(key) is None:  # whoever asks without end writes nothing
            return False
        with writing(self._engine) as connection:
            return connection.execute(shown.delete().where(shown.c.key == key)).rowcount > 0

    def forget(self, key: str) -> int:
        """Remove all that is kept of a device, which no game is rated for any longer; return of how many groups."""
        if not self._knows(key):
            return 0
        with writing(self._engine, alone=True) as connection:
            connection.execute(_ONE_BY_ONE)
            for column in (lobby.c.host_key, lobby.c.guest_key):
                connection.execute(lobby.update().where(column == key).values({column.name: None}))
            for table in (results, history, shown):
                connection.execute(table.delete().where(table.c.key == key))
            return connection.execute(ratings.delete().where(ratings.c.key == key)).rowcount

    def _knows(self, key: str) -> bool:
        """Tell whether anything is kept of a device."""
        with reading(self._engine) as connection:
            columns = (ratings.c.key, lobby.c.host_key, lobby.c.guest_key)
            return any(connection.scalar(sql.select(each).where(each == key).limit(1)) for each in columns)


def count(connection: sql.Connection, game_id: str, ended: Ended) -> None:
    """Count the result of a game for both players, if both are to be rated and have not played too often that day."""
    both = sql.and_(lobby.c.host_key.is_not(None), lobby.c.guest_key.is_not(None))
    chosen = sql.select(lobby.c.host, lobby.c.host_key, lobby.c.guest_key).where(lobby.c.game == game_id, both)
    connection.execute(_ONE_BY_ONE)
    found = connection.execute(chosen).one_or_none()
    if found is None:
        return
    keys = (found.host_key, found.guest_key) if found.host == 1 else (found.guest_key, found.host_key)
    if not _has_room(connection, keys, ended):
        return
    standings = [_brought_up(connection, key, ended) for key in keys]
    if _met(connection, keys, ended) >= MOST_OF_PAIR:
        return
    for key, other, score in zip(keys, reversed(standings), (ended.score, 1 - ended.score), strict=True):
        if ended.anchor and key == ended.anchor.key:
            continue
        against = {"rating": other.rating, "deviation": other.deviation, "score": score}
        connection.execute(results.insert(), {"game": game_id, "key": key, **ended.group._asdict(), **against})
        its = _of(ratings, key, ended.group)
        connection.execute(ratings.update().where(its).values(games=ratings.c.games + 1))


def _brought_up(connection: sql.Connection, key: str, ended: Ended) -> Standing:
    """Return the standing of a device at the beginning of the day of the game, which is kept; that of an anchor."""
    if ended.anchor and key == ended.anchor.key:
        return Standing(ended.day, ended.anchor.rating, ended.anchor.deviation, 0.0)
    row = connection.execute(sql.select(ratings).where(_of(ratings, key, ended.group))).one_or_none()
    before = _standing(row) if row else None
    if before and before.day >= ended.day:  # the clock of another process may be ahead
        return before
    its = _of(results, key, ended.group)
    scored = [_scored(each) for each in connection.execute(sql.select(results).where(its).order_by(results.c.game))]
    found = ended.later(before, scored, ended.day)
    values = {"day": found.day, "rating": found.rating, "deviation": found.deviation, "volatility": found.volatility}
    if before is None:
        connection.execute(ratings.insert(), {"key": key, **ended.group._asdict(), **values, "games": 0})
        return found
    connection.execute(ratings.update().where(_of(ratings, key, ended.group)).values(values))
    if scored:
        connection.execute(results.delete().where(its))
        after = ended.later(before, scored, before.day + 1)
        day = {"day": before.day, "rating": after.rating, "deviation": after.deviation}
        _keep_day(connection, key, ended.group, day)
    return found


def _keep_day(connection: sql.Connection, key: str, group: Group, day: dict[str, Any]) -> None:
    its = _of(history, key, group)
    connection.execute(history.insert(), {"key": key, **group._asdict(), **day})
    old = sql.select(history.c.day).where(its).order_by(history.c.day.desc()).offset(HISTORY).limit(1)
    if (last := connection.scalar(old)) is not None:
        connection.execute(history.delete().where(its, history.c.day <= last))


def _met(connection: sql.Connection, keys: Sequence[str], ended: Ended) -> int:
    """Return how many games between two devices, or one and an anchor, wait for the end of their day."""
    one, other, group = results.alias(), results.alias(), ended.group
    if ended.anchor:
        [key] = [key for key in keys if key != ended.anchor.key]
        its = sql.and_(_of(results, key, group), lobby.c.guest_key == ended.anchor.key)
        chosen = sql.select(sql.func.count()).select_from(results.join(lobby, lobby.c.game == results.c.game))
        return connection.scalar(chosen.where(its)) or 0
    its = sql.and_(_of(one, keys[0], group), other.c.key == keys[1])
    chosen = sql.select(sql.func.count()).select_from(one.join(other, one.c.game == other.c.game)).where(its)
    return connection.scalar(chosen) or 0


def _has_room(connection: sql.Connection, keys: Sequence[str], ended: Ended) -> bool:
    """Forget old ratings, and where there are too many, those of who played longest ago; tell whether two more fit."""
    number = sql.select(sql.func.count()).select_from(ratings)
    is_full = (connection.scalar(number) or 0) + 1 >= ended.most
    before = ended.day if is_full else ended.day - KEPT_DAYS
    old = sql.select(*(ratings.c[name] for name in _OF_ONE)).where(ratings.c.day < before, ratings.c.key.not_in(keys))
    for key, *group in connection.execute(old.order_by(ratings.c.day).limit(_FORGOTTEN_AT_ONCE)).all():
        for table in (results, history, ratings):
            connection.execute(table.delete().where(_of(table, key, Group(*group))))
        left = sql.select(ratings.c.key).where(ratings.c.key == key)
        connection.execute(shown.delete().where(shown.c.key == key, sql.not_(left.exists())))
    return not is_full or (connection.scalar(number) or 0) + 1 < ended.most


def _of(table: sql.FromClause, key: str, group: Group) -> sql.ColumnElement[bool]:
    return sql.and_(table.c.key == key, table.c.rules == group.rules, table.c.speed == group.speed)


def _standing(row: Any) -> Standing:
    return Standing(row.day, row.rating, row.deviation, row.volatility, row.games)


def _scored(row: Any) -> Scored:
    return Scored(row.rating, row.deviation, row.score)
