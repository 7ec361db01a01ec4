"""The lobby: which games of dots wait for anybody to join, who plays them by which name, who may watch or find them.

A row beside that of its game, which it is removed with. A name stands here alone, and in no event. The invitation to
the free seat is here: who joins gets the seat from the service.

Knows SQL, and neither HTTP nor who may put how many games here. Every failure of the database is a ``StockError``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from kropki.api.store.engine import Tables, forget_marks, reading, writing
from kropki.api.store.games import games
from kropki.api.store.lobby_tables import badge_key, lobby, nameless
from kropki.api.store.rating_tables import shown

SHOWN = 50  # games of a list, the newest first
PRESENT_S = 90  # after its host was last seen, for which a game with a clock is listed
_WAITING_S = {True: 24 * 3600, False: 7 * 24 * 3600}  # for which a game waits, by whether it has a clock
_WATCHED_S, _IDLE_S = 6 * 3600, 600  # after somebody joined, and after its last event, for which a game is live
LOOKED_AT = 1000  # games that one question may name
_IS_FREE = lobby.c.guest_badge.is_(None)


@dataclass(frozen=True, slots=True)
class Person:
    """Who plays by the lobby: a *name* if there is one, the *badge* of a device, and whether anybody may *watch*.

    The *key* is that of the device's ratings, where the game is rated.
    """

    name: str | None
    badge: str
    watch: bool
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """Which finished games are looked for; ``None`` for whatever it is."""

    player: str | None = None  # a name or a badge
    rules: str | None = None  # a rule set, whatever its options
    size: tuple[int, int] | None = None  # either way round
    before: int | None = None  # when they ended, in seconds since 1970


@dataclass(frozen=True, slots=True)
class Finished:
    """A game of the lobby that has ended, when that was, in seconds since 1970, and its *result* as in SGF."""

    listing: Listing
    ended: int
    result: str | None


@dataclass(frozen=True, slots=True)
class Listing:
    """A game in the lobby: *host* is the player who put it there, of which a *guest* has the other seat, if any."""

    game: str
    host: int
    people: tuple[Person, Person | None]
    wanted: str
    since: int  # seconds since 1970: when it was put here, or somebody joined
    invitation: str | None = None  # to the seat of the guest
    timed: bool = False
    setup: str = ""  # JSON, of the game
    only: str | None = None  # the badge of who alone may join

    @property
    def waits(self) -> bool:
        """Whether somebody can join."""
        return self.people[1] is None

    @property
    def is_rated(self) -> bool:
        """Whether it counts for the ratings of all who are known so far."""
        return all(person.key for person in self.people if person)

    def players(self) -> dict[int, Person]:
        """Return who plays which side."""
        host, guest = self.people
        return {self.host: host, **({3 - self.host: guest} if guest else {})}


class StoredLobby(Tables):
    """The lobby in the database of *engine*, whose tables are there."""

    def key(self) -> bytes:
        """Return the key by which badges are computed, the same for all processes."""
        with reading(self._engine) as connection:
            return bytes.fromhex(connection.execute(sql.select(badge_key.c.key)).scalar_one())

    def add(self, listing: Listing, clients: Sequence[str], check: Callable[[int, int], None], now: int) -> None:
        """Put a game into the lobby for the client with these marks, of which the first is kept.

        *check* is called with how many of the client's games wait, and how many of all, and raises what it will.
        """
        host, guest = listing.people
        people = _columns("host", host) | (_columns("guest", guest) if guest else {})
        about = {"game": listing.game, "host": listing.host, "wanted": listing.wanted, "timed": listing.timed}
        about |= {"invitation": listing.invitation, "since": listing.since, "seen": listing.since, "client": clients[0]}
        about |= {"only": listing.only, **_board(listing.setup)}
        with writing(self._engine, alone=True) as connection:
            check(*_count(connection, clients, now))
            connection.execute(lobby.insert(), about | self._allowed(connection, people, "host"))

    def count_waiting(self, clients: Sequence[str], now: int) -> tuple[int, int]:
        """Count the games that wait: those of the client with these marks, and all."""
        with reading(self._engine) as connection:
            return _count(connection, clients, now)

    def find(self, game_id: str) -> Listing | None:
        """Return a game of the lobby, or ``None``."""
        with reading(self._engine) as connection:
            row = connection.execute(_listings().where(lobby.c.game == game_id)).one_or_none()
        return _read(row) if row else None

    def waiting(self, now: int) -> list[Listing]:
        """Return games that wait for somebody, the newest first.

        Where there are too many, no second game of a client comes before the first of another.
        """
        newest = lobby.c.since.desc()
        whose = sql.func.coalesce(lobby.c.client, lobby.c.game)
        which = sql.func.row_number().over(partition_by=whose, order_by=newest)  # of its client's
        chosen = _listings().where(_waits(now), games.c.over == sql.false()).order_by(which, newest).limit(SHOWN)
        with reading(self._engine) as connection:
            found = [_read(row) for row in connection.execute(chosen)]
        return sorted(found, key=lambda each: each.since, reverse=True)

    def watchable(self, now: int) -> list[Listing]:
        """Return the games that are played now, and that both players let anybody watch; the last changed first."""
        may = sql.and_(lobby.c.host_watch, lobby.c.guest_watch)
        live = sql.and_(lobby.c.since > now - _WATCHED_S, games.c.changed > now - _IDLE_S, games.c.over == sql.false())
        chosen = _listings().where(may, live).order_by(games.c.changed.desc()).limit(SHOWN)
        with reading(self._engine) as connection:
            return [_read(row) for row in connection.execute(chosen)]

    def finished(self, wish: Wish) -> list[Finished]:
        """Return games that have ended, and that both players let anybody watch; the last to end first."""
        where: list[sql.ColumnElement[bool]] = [lobby.c.host_watch, lobby.c.guest_watch, games.c.over]
        if wish.player is not None:
            name, badge = wish.player.casefold(), wish.player.lstrip("#").upper()
            sides = [(lobby.c[f"{side}_name"], lobby.c[f"{side}_badge"]) for side in ("host", "guest")]
            where.append(sql.or_(*(sql.or_(sql.func.lower(who) == name, its == badge) for who, its in sides)))
        if wish.rules is not None:
            where.append(lobby.c.rules == wish.rules)
        if wish.size is not None:
            one, other = wish.size
            ways = [sql.and_(lobby.c.width == w, lobby.c.height == h) for w, h in ((one, other), (other, one))]
            where.append(sql.or_(*ways))
        if wish.before is not None:
            where.append(games.c.changed < wish.before)
        chosen = _listings().add_columns(games.c.changed, games.c.result).where(*where)
        with reading(self._engine) as connection:
            rows = connection.execute(chosen.order_by(games.c.changed.desc(), lobby.c.game).limit(SHOWN)).all()
        return [Finished(_read(row), row.changed, row.result) for row in rows]

    def join(self, game_id: str, guest: Person, now: int) -> bool:
        """Note who joins a game that waits, which waits no longer; tell whether it did."""
        its = sql.and_(lobby.c.game == game_id, _IS_FREE)
        with writing(self._engine, alone=True) as connection:
            columns = self._allowed(connection, _columns("guest", guest), "guest")
            return connection.execute(lobby.update().where(its).values(since=now, **columns)).rowcount > 0

    def take_out(self, game_id: str) -> bool:
        """Take a game that still waits out of the lobby; tell whether there was one."""
        its = sql.and_(lobby.c.game == game_id, _IS_FREE)
        with writing(self._engine) as connection:
            return connection.execute(lobby.delete().where(its)).rowcount > 0

    def see(self, game_ids: Sequence[str], now: int) -> None:
        """Note that the hosts of those of the games that wait are there."""
        its = sql.and_(lobby.c.game.in_(list(game_ids)[:LOOKED_AT]), _IS_FREE)
        with reading(self._engine) as connection:
            if connection.scalar(sql.select(lobby.c.game).where(its).limit(1)) is None:
                return
        with writing(self._engine) as connection:
            connection.execute(lobby.update().where(its).values(seen=now))

    def remove_name(self, badge: str) -> int:
        """Show no name beside this *badge* any longer, in old games or new ones; return in how many it stood."""
        number = 0
        with writing(self._engine, alone=True) as connection:
            connection.execute(self._insert(nameless).values(badge=badge).on_conflict_do_nothing())
            for side in ("host", "guest"):
                its = sql.and_(lobby.c[f"{side}_badge"] == badge, lobby.c[f"{side}_name"].is_not(None))
                number += connection.execute(lobby.update().where(its).values({f"{side}_name": None})).rowcount
            connection.execute(shown.update().where(shown.c.badge == badge).values(name=None))
        return number

    def forget_clients(self, before: str) -> None:
        """Forget whose request put a game here where the mark sorts *before* this one."""
        forget_marks(self._engine, before, lobby.c.client)

    def _allowed(self, connection: sql.Connection, columns: dict[str, Any], side: str) -> dict[str, Any]:
        """Return the *columns* of a person, without a name that the operator wants to see no more."""
        its = sql.select(nameless.c.badge).where(nameless.c.badge == columns[f"{side}_badge"])
        return columns if connection.scalar(its) is None else {**columns, f"{side}_name": None}


def _count(connection: sql.Connection, clients: Sequence[str], now: int) -> tuple[int, int]:
    mine = sql.func.coalesce(sql.func.sum(sql.case((lobby.c.client.in_(clients), 1), else_=0)), 0)
    own, all_ = connection.execute(sql.select(mine, sql.func.count()).select_from(lobby).where(_waits(now))).one()
    return int(own), int(all_)


def _waits(now: int) -> sql.ColumnElement[bool]:
    """Return what is true of a game that waits: for long without a clock, and with one while its host is there."""
    timed = sql.and_(lobby.c.timed, lobby.c.seen > now - PRESENT_S, lobby.c.since > now - _WAITING_S[True])
    untimed = sql.and_(sql.not_(lobby.c.timed), lobby.c.since > now - _WAITING_S[False])
    return sql.and_(_IS_FREE, sql.or_(timed, untimed))


def _listings() -> sql.Select[Any]:
    return sql.select(lobby, games.c.setup).join(games, games.c.id == lobby.c.game)


def _board(setup: str) -> dict[str, Any]:
    """Return what games are looked for by, of a *setup*."""
    about = json.loads(setup or "{}")
    width, height = about.get("size", (None, None))
    return {"rules": about.get("rules", "").split("+")[0] or None, "width": width, "height": height}


def _columns(side: str, person: Person) -> dict[str, Any]:
    said = {f"{side}_name": person.name, f"{side}_badge": person.badge, f"{side}_watch": person.watch}
    return {**said, f"{side}_key": person.key}


def _read(row: Any) -> Listing:
    host = Person(row.host_name, row.host_badge, bool(row.host_watch), row.host_key)
    guest = None
    if row.guest_badge:
        guest = Person(row.guest_name, row.guest_badge, bool(row.guest_watch), row.guest_key)
    said = (row.wanted, row.since, row.invitation, bool(row.timed), row.setup, row.only)
    return Listing(row.game, row.host, (host, guest), *said)
