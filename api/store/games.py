"""Games of dots between friends: a row a game, and its events, which are only ever added.

Each event has a number, from 1. Who adds one says how many there were: where another process was
first, nothing is added, and the key of the events would not take the same number twice. What is
added, to many games in one transaction, is committed when the call returns, and so survives the end
of any process. Of a seat's secret only a hash is here, and so of an invitation to one.

Knows SQL, and neither HTTP nor what an event means. Every failure of the database is a ``StockError``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy as sql

from kropki.api.store.engine import METADATA, Tables, forget_marks, index, reading, writing
from kropki.api.store.ids import hashed
from kropki.api.store.lobby_tables import lobby
from kropki.api.store.rating_tables import Ended
from kropki.api.store.ratings import count as count_rated

FORGOTTEN_AT_ONCE = 20  # games that one call of ``forget`` removes, at most
LOOKED_AT = 1000  # games that one question may name
_AFTER_DIGITS = "g"  # comes after all letters of a mark, which is a hexadecimal number
_DAY_S = 24 * 3600

games = sql.Table(
    "dots_games",
    METADATA,
    sql.Column("id", sql.String(12), primary_key=True),
    sql.Column("setup", sql.Text, nullable=False),  # JSON
    sql.Column("seat_1", sql.String(32)),  # hash of its secret or invitation; null: open
    sql.Column("seat_2", sql.String(32)),
    sql.Column("events", sql.Integer, nullable=False),  # how many
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("changed", sql.BigInteger, nullable=False),  # seconds since 1970
    sql.Column("client", sql.String(40)),  # a mark of whose request began it, for two days
    sql.Column("bytes", sql.BigInteger, nullable=False),  # of its setup and events
    sql.Column("spared", sql.BigInteger),  # seconds since 1970, until when a game by post stays though others need room
    sql.Column("reported", sql.BigInteger),  # seconds since 1970, when a player first reported the other one
    sql.Column("result", sql.String(12)),  # as in SGF; null while it goes on
)
index(games, "age", "over", "changed")
index(games, "client", "client")
for _column in ("spared", "reported"):
    index(games, _column, _column, known=True)
events = sql.Table(
    "dots_events",
    METADATA,
    sql.Column("game", sql.String(12), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("event", sql.Text, nullable=False),  # JSON
)
_SEATS = ("seat_1", "seat_2")
_LOCKED = (
    sql.select(games.c.id, games.c.events)
    .where(games.c.id.in_(sql.bindparam("ids", expanding=True)))
    .order_by(games.c.id)  # for all processes: so none waits for another that waits for it
    .with_for_update()
)
_CHANGED = (
    games.update()
    .where(games.c.id == sql.bindparam("game"))
    .values(
        events=sql.bindparam("number"),
        over=sql.bindparam("is_over"),
        result=sql.bindparam("what"),
        changed=sql.bindparam("now"),
        bytes=games.c.bytes + sql.bindparam("size"),
        spared=sql.bindparam("until"),
    )
)
_ADDED = events.insert()


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as it is kept; *seats* are hashes of secrets or invitations, or ``None`` where a seat is open."""

    id: str
    setup: str
    seats: tuple[str | None, str | None]
    events: int
    over: bool
    changed: int
    client: str | None = None
    bytes: int = 0
    spared: int | None = None
    reported: int | None = None

    def values(self) -> dict[str, Any]:
        """Return the columns."""
        row = asdict(self)
        row["seat_1"], row["seat_2"] = row.pop("seats")
        return row


@dataclass(slots=True)
class Change:
    """What is added to the game with this *id*: *added* events after the first *seen* ones, and what goes with them."""

    id: str
    seen: int
    added: list[str] = field(default_factory=list)
    over: bool = False
    result: str | None = None
    now: int = 0  # seconds since 1970
    spared: int | None = None  # the same, of a game by post: until when it stays though others need its place
    taken: tuple[int, str] | None = None  # a seat, and the hash of its secret
    begun: list[GameRow] = field(default_factory=list)  # games that begin: this one, or one that follows it
    ended: Ended | None = None  # what its result counts for ratings, if it ends with what is added


class StoredGames(Tables):
    """The games in the database of *engine*, whose tables are there."""

    def find(self, game_id: str) -> GameRow | None:
        """Return the game with this id, or ``None``."""
        with reading(self._engine) as connection:
            found = connection.execute(sql.select(games).where(games.c.id == game_id)).one_or_none()
        return None if found is None else _as_row(found)

    def last_change(self) -> int:
        """Return when any game was changed last, in seconds since 1970; 0 where there is none."""
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.max(games.c.changed))) or 0

    def events(self, game_id: str, after: int, most: int | None = None) -> list[str]:
        """Return the events of a game after the first *after* ones, in their order, or so many of them at the most."""
        chosen = sql.select(events.c.event).where(events.c.game == game_id, events.c.number > after)
        with reading(self._engine) as connection:
            return list(connection.scalars(chosen.order_by(events.c.number).limit(most)))

    def bytes_of(self, mark: str) -> int:
        """Return how many bytes the games have that clients began whose marks begin with *mark*."""
        chosen = sql.select(sql.func.coalesce(sql.func.sum(games.c.bytes), 0)).where(_begun_by(mark))
        with reading(self._engine) as connection:
            return int(connection.scalar(chosen) or 0)

    def change(self, changes: Sequence[Change]) -> set[str]:
        """Keep all *changes*, each of another game; return those where there are other events than were seen.

        To these nothing is added.
        """
        with writing(self._engine, alone=True) as connection:
            seen = {each.id: each.seen for each in changes if each.added}
            found = connection.execute(_LOCKED, {"ids": list(seen)}).all() if seen else []
            kept = {row.id: row.events for row in found}
            refused = {game_id for game_id, number in seen.items() if kept.get(game_id) != number}
            good = [each for each in changes if each.id not in refused]
            _add(connection, [each for each in good if each.added])
            begun = [row.values() for each in good for row in each.begun]
            if begun:
                connection.execute(games.insert(), begun)
            for each in good:
                for row in each.begun:
                    _name_again(connection, each.id, row)
            for each in good:
                if each.ended:
                    count_rated(connection, each.id, each.ended)
        return refused

    def grown(self, seen: Mapping[str, int]) -> list[str]:
        """Return those of the games that have more events than were *seen*; of too many, the first."""
        ids = list(seen)[:LOOKED_AT]
        if not ids:
            return []
        chosen = sql.select(games.c.id, games.c.events).where(games.c.id.in_(ids))
        with reading(self._engine) as connection:
            return [game_id for game_id, number in connection.execute(chosen) if number > seen[game_id]]

    def count(self) -> int:
        """Count the games."""
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(games)) or 0

    def count_spared(self, now: int) -> int:
        """Count the games by post that stay *now*, in seconds since 1970, whoever needs their place."""
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.count()).where(games.c.spared >= now)) or 0

    def count_of(self, mark: str, most: int, *, by_post: bool = False) -> int:
        """Count the games that clients began whose marks begin with *mark*, or those *by_post*, up to *most*."""
        which = [_begun_by(mark), *([games.c.spared.is_not(None)] if by_post else [])]
        some = sql.select(games.c.id).where(*which).limit(most)
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(some.subquery())) or 0

    def forget_clients(self, before: str) -> None:
        """Forget whose request began a game where the mark sorts *before* this one."""
        forget_marks(self._engine, before, games.c.client)

    def forget(self, *, unfinished: int, finished: int, spared: int | None = None) -> int:
        """Remove some of the games that last changed before these seconds since 1970; return how many.

        The one that has changed last goes last. With *spared*, games by post stay that are spared until then.
        """
        may = sql.true() if spared is None else sql.or_(games.c.spared.is_(None), games.c.spared < spared)
        removed = 0
        for over, before in ((False, unfinished), (True, finished)):
            old = sql.select(games.c.id).where(games.c.over == over, games.c.changed < before, may)
            with reading(self._engine) as connection:
                ids = connection.scalars(old.order_by(games.c.changed).limit(FORGOTTEN_AT_ONCE)).all()
            if not ids:
                continue
            with writing(self._engine, alone=True) as connection:
                still = sql.and_(games.c.id.in_(ids), games.c.over == over, games.c.changed < before, may)
                removed += _remove(connection, still)
        return removed

    def report(self, game_id: str, now: int) -> None:
        """Note that a player has reported the other one of a game, unless that is noted already."""
        its = sql.and_(games.c.id == game_id, games.c.reported.is_(None))
        with writing(self._engine) as connection:
            connection.execute(games.update().where(its).values(reported=now))

    def reports(self, most: int) -> list[tuple[str, int]]:
        """Return the games in which a player reported the other one, and when that was: the last of them first."""
        chosen = sql.select(games.c.id, games.c.reported).where(games.c.reported.is_not(None))
        with reading(self._engine) as connection:
            rows = connection.execute(chosen.order_by(games.c.reported.desc()).limit(most))
            return [(row.id, row.reported) for row in rows]

    def remove(self, game_id: str) -> bool:
        """Remove a game, with all that is kept of it; tell whether there was one."""
        with writing(self._engine, alone=True) as connection:
            return _remove(connection, games.c.id == game_id) > 0


def _as_row(found: sql.Row[Any]) -> GameRow:
    began = (found.id, found.setup, (found.seat_1, found.seat_2))
    kept = (found.client, found.bytes, found.spared, found.reported)
    return GameRow(*began, found.events, bool(found.over), found.changed, *kept)


def _begun_by(mark: str) -> sql.ColumnElement[bool]:
    """Tell which games were begun by clients whose marks begin with *mark*: an index finds them."""
    return sql.and_(games.c.client >= mark, games.c.client < mark + _AFTER_DIGITS)


def _remove(connection: sql.Connection, which: sql.ColumnElement[bool]) -> int:
    """Remove those of the games with all that is kept of them; return how many."""
    gone = connection.scalars(games.delete().where(which).returning(games.c.id)).all()
    for column in (events.c.game, lobby.c.game):
        connection.execute(column.table.delete().where(column.in_(gone)))
    return len(gone)


def _name_again(connection: sql.Connection, game_id: str, begun: GameRow) -> None:
    """Let the game that follows one of the lobby have the names of its players, who have changed sides.

    It is rated as that one was, on the same day: later they may be in other networks.
    """
    if begun.id == game_id:
        return
    people = tuple(f"{who}_{what}" for who in ("host", "guest") for what in ("name", "badge", "watch"))
    same = ("wanted", "timed", *people, "rules", "width", "height")
    new = {"game": sql.literal(begun.id), "host": 3 - lobby.c.host}
    new |= dict.fromkeys(("since", "seen"), sql.literal(begun.changed))
    is_today = lobby.c.since >= begun.changed - begun.changed % _DAY_S
    new |= {name: sql.case((is_today, lobby.c[name])) for name in ("host_key", "guest_key")}
    its = sql.and_(lobby.c.game == game_id, lobby.c.guest_badge.is_not(None))
    found = sql.select(*new.values(), *(lobby.c[name] for name in same)).where(its)
    connection.execute(lobby.insert().from_select([*new, *same], found))


def _add(connection: sql.Connection, changes: Sequence[Change]) -> None:
    if not changes:
        return
    numbers = [
        {
            "game": each.id,
            "number": each.seen + len(each.added),
            "is_over": each.over,
            "what": each.result,
            "now": each.now,
            "size": sum(map(len, each.added)),
            "until": each.spared,
        }
        for each in changes
    ]
    connection.execute(_CHANGED, numbers)
    rows = [
        {"game": each.id, "number": number, "event": event}
        for each in changes
        for number, event in enumerate(each.added, each.seen + 1)
    ]
    connection.execute(_ADDED, rows)
    for each in changes:
        if each.taken:
            seat, secret = each.taken
            connection.execute(games.update().where(games.c.id == each.id).values({_SEATS[seat - 1]: secret}))


def hashed_invitation(invitation: str) -> str:
    """Return what stands for *invitation* in the place of a seat's hash; no secret has such a one."""
    return "*" + hashed(invitation)[1:]
