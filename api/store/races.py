"""Races: a row each, for a day, with what is known of it as a text of a few kilobytes.

A change reads the row and writes it in one transaction, so none is lost, whichever process makes it.

Knows SQL, and neither HTTP nor what a race is. Every failure of the database is a ``StockError``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import sqlalchemy as sql

from kropki.api.store.engine import METADATA, Tables, index, reading, writing

LOOKED_AT = 1000  # races that one question may name

races = sql.Table(
    "races",
    METADATA,
    sql.Column("id", sql.String(12), primary_key=True),
    sql.Column("began", sql.BigInteger, nullable=False),  # seconds since 1970
    sql.Column("client", sql.String(40)),  # a mark of whose request began it
    sql.Column("number", sql.Integer, nullable=False),  # of the last change
    sql.Column("race", sql.Text, nullable=False),  # JSON
)
for _column in ("began", "client"):
    index(races, _column, _column)


class StoredRaces(Tables):
    """The races in the database of *engine*, whose tables are there."""

    def begin(self, race_id: str, race: str, began: int, client: str) -> None:
        """Keep a new race."""
        with writing(self._engine) as connection:
            connection.execute(races.insert().values(id=race_id, began=began, client=client, number=0, race=race))

    def find(self, race_id: str, since: int) -> str | None:
        """Return the race with this id, if it began after *since*."""
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(races.c.race).where(races.c.id == race_id, races.c.began > since))

    def change(self, race_id: str, since: int, change: Callable[[str], tuple[str, int] | None]) -> str | None:
        """Replace a race by what *change* makes of it, with its number; return it as it is then.

        ``None`` where there is none that began after *since*. Where *change* returns ``None``, it stays as it is.
        """
        chosen = sql.select(races.c.race).where(races.c.id == race_id, races.c.began > since)
        with writing(self._engine, alone=True) as connection:
            before = connection.scalar(chosen.with_for_update())
            if before is None or (after := change(before)) is None:
                return before
            text, number = after
            connection.execute(races.update().where(races.c.id == race_id).values(race=text, number=number))
            return text

    def grown(self, seen: Mapping[str, int]) -> list[str]:
        """Return those of the races that have changed since they were *seen*; of too many, the first."""
        chosen = sql.select(races.c.id, races.c.number).where(races.c.id.in_(list(seen)[:LOOKED_AT]))
        with reading(self._engine) as connection:
            return [race_id for race_id, number in connection.execute(chosen) if number > seen[race_id]]

    def count(self) -> int:
        """Count the races."""
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(races)) or 0

    def count_of(self, marks: Sequence[str], most: int) -> int:
        """Count the races that the client with these *marks* began, up to *most*."""
        some = sql.select(races.c.id).where(races.c.client.in_(marks)).limit(most)
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(some.subquery())) or 0

    def forget(self, before: int) -> None:
        """Remove the races that began before these seconds since 1970."""
        with reading(self._engine) as connection:
            if connection.scalar(sql.select(races.c.id).where(races.c.began < before).limit(1)) is None:
                return
        with writing(self._engine) as connection:
            connection.execute(races.delete().where(races.c.began < before))
