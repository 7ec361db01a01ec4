"""When the service ran: stretches of time, each with a beginning and the last sign of life that any process gave.

What lies between two of them is an outage, which does not count on the clocks of games. All processes write to one
table, so the service is away only while none of them runs, or none can write.

Knows SQL, and neither HTTP nor games. Every failure of the database is a ``StockError``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import sqlalchemy as sql

from api.store.engine import Tables, reading, writing

KEPT_MS = 16 * 24 * 3600 * 1000  # for which an outage is known: longer than any clock runs
_MOST = 200  # stretches that are kept

Outage = tuple[int, int]  # from the last sign of life to the first one again

_tables = sql.MetaData()
uptimes = sql.Table(
    "uptimes",
    _tables,
    sql.Column("begin", sql.BigInteger, primary_key=True, autoincrement=False),  # milliseconds since 1970
    sql.Column("until", sql.BigInteger, nullable=False),
)


class Uptimes(Tables):
    """The stretches in the database of *engine*, whose tables are there."""

    def beat(self, now: int, gap: int) -> Sequence[Outage]:
        """Give a sign of life, and return the outages; one has lasted longer than *gap*."""
        with writing(self._engine, alone=True) as connection:
            rows = _rows(connection)
            if not rows or now - rows[-1][1] > gap:
                new = self._insert(uptimes).values(begin=now, until=now).on_conflict_do_nothing()
                connection.execute(new)  # nothing where another process has just begun, too
                rows.append((now, now))
            else:
                last = uptimes.c.begin == rows[-1][0]
                connection.execute(uptimes.update().where(last, uptimes.c.until < now).values(until=now))
            if gone := _outdated(rows, now):
                connection.execute(uptimes.delete().where(uptimes.c.begin.in_(gone)))
        return _outages(rows, gap)

    def outages(self, now: int, gap: int) -> Sequence[Outage]:
        """Return the outages, where no sign of life can be given."""
        with reading(self._engine) as connection:
            rows = _rows(connection)
        return _outages([*rows, (now, now)], gap)


def _rows(connection: sql.Connection) -> list[tuple[int, int]]:
    found = connection.execute(sql.select(uptimes).order_by(uptimes.c.begin)).all()
    return [(row.begin, row.until) for row in found]


def _outages(rows: Sequence[tuple[int, int]], gap: int) -> Sequence[Outage]:
    return [(until, begin) for (_, until), (begin, _) in pairwise(rows) if begin - until > gap]


def _outdated(rows: Sequence[tuple[int, int]], now: int) -> list[int]:
    """Return the beginnings of those stretches that nobody needs any longer: the outage after each is long over."""
    old = [begin for (begin, _), (again, _) in pairwise(rows) if again < now - KEPT_MS]
    return old + [begin for begin, _ in rows[len(old) : -_MOST]]
