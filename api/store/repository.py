"""The stock: every puzzle ever served, and those made ahead, in a database.

One table, one row a puzzle; the id is computed from the puzzle, so that storing it twice, from
any process, stores it once. A row is *certified* (in the database: ``judged``) once the
constraint model has certified it; only such rows are selected at random, and only they are in
the index. *place* is a random number: a random row is the next place after another random
number, which the index finds at once. The index also holds the rating and the techniques, by
which finer requests select.

Knows SQL and records, and neither HTTP nor how puzzles are made. Every failure of the database
is a ``StockError``.
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from threading import Lock
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from api.errors import StockError
from api.store.engine import INSERTS, connect, failed, reading, writing
from api.store.kinds import Kind
from api.store.times import Times
from generator.board.rules import OneTwo
from generator.generation import record
from generator.generation.record import Record

HEAD = "0003"  # the newest migration
MIGRATIONS = Path(__file__).parent / "migrations"
LOOKS = 2000  # puzzles of a kind that one draw looks at, at most
_TRIES = 3  # of a migration that another process makes at the same time
_PAUSE_S = 0.2  # between them
_LOCK = 0x6B726F706B69  # the number of the lock for migrations: "kropki"
_migrating = Lock()  # Alembic works for one thread at a time

_tables = sql.MetaData()
puzzles = sql.Table(
    "puzzles",
    _tables,
    sql.Column("id", sql.String(record.ID_LENGTH), primary_key=True),
    sql.Column("size", sql.SmallInteger, nullable=False),
    sql.Column("negative", sql.Boolean, nullable=False),
    sql.Column("level", sql.String(16), nullable=False),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("judged", sql.Boolean, key="certified", nullable=False),
    sql.Column("place", sql.Float, nullable=False),  # from 0 to 1
    sql.Column("record", sql.Text, nullable=False),  # the whole record as JSON
    sql.Column("one_two", sql.String(5), nullable=False, server_default="black"),
    sql.Column("techniques", sql.Text, nullable=False, server_default=","),  # the names, a comma around each
)
sql.Index(
    "puzzles_by_shelf",
    *(puzzles.c[name] for name in ("size", "negative", "one_two", "level", "place", "rating", "techniques")),
    sqlite_where=puzzles.c.certified,
    postgresql_where=puzzles.c.certified,
)


class Stock:
    """The puzzles in the database at *url*, a SQLite file or a PostgreSQL server, and the times of their solvers."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        self.times = Times(self._engine)
        self._insert = INSERTS[self._engine.dialect.name]

    def close(self) -> None:
        """Give back every connection."""
        self._engine.dispose()

    def open(self) -> None:
        """Bring the tables up to date; those that are keep all that is in them."""
        for left in reversed(range(_TRIES)):
            try:
                if not self.is_current():
                    _migrate(self._engine)
            except SQLAlchemyError as error:
                if not left:
                    raise failed(error) from error
                time.sleep(_PAUSE_S)  # another process may be doing the same
            else:
                return

    def is_current(self) -> bool:
        """Tell whether the tables are those that this code knows; raise ``StockError`` where they cannot be asked."""
        with self._reading() as connection:
            if not sql.inspect(connection).has_table("alembic_version"):
                return False
            return bool(connection.scalar(sql.text("select version_num from alembic_version")) == HEAD)

    def keep(self, records: Iterable[Record], *, certified: bool, one_two: str = OneTwo.BLACK) -> None:
        """Store *records*, made with that rule for 1-2 pairs, all or none.

        What is stored already stays as it is, but that it may become certified; from then on it keeps its kind.
        """
        rows = [{**_row(item), "certified": certified, "one_two": one_two} for item in records]
        if not rows:
            return
        insert = self._insert(puzzles)
        if certified:
            update = {"certified": True, "one_two": insert.excluded.one_two}
            insert = insert.on_conflict_do_update(index_elements=["id"], set_=update, where=~puzzles.c.certified)
        else:
            insert = insert.on_conflict_do_nothing()
        with self._writing() as connection:
            connection.execute(insert, rows)

    def find(self, puzzle_id: str) -> Record | None:
        """Return the puzzle with this id, or ``None``."""
        with self._reading() as connection:
            text = connection.scalar(sql.select(puzzles.c.record).where(puzzles.c.id == puzzle_id))
        return None if text is None else record.from_json(json.loads(text))

    def draw(
        self, kind: Kind, number: int, *, techniques: Iterable[str] = (), ratings: tuple[float, float] = (0, math.inf)
    ) -> list[Record]:
        """Draw puzzles as ``draw_texts`` does, and parse them."""
        texts = self.draw_texts(kind, number, techniques=techniques, ratings=ratings)
        return [record.from_json(json.loads(text)) for text in texts]

    def draw_texts(
        self, kind: Kind, number: int, *, techniques: Iterable[str] = (), ratings: tuple[float, float] = (0, math.inf)
    ) -> list[str]:
        """Draw up to *number* certified puzzles of *kind*, as JSON, in random order; their places are adjacent.

        They use all of the *techniques*, and *ratings* has the lowest and the highest rating. No more than ``LOOKS``
        puzzles are looked at: what is rarer than that may be missed.
        """
        start = random.random()  # noqa: S311 - which puzzle comes is no secret
        with self._reading() as connection:
            texts = _lines(connection, _drawn(kind, puzzles.c.place >= start, techniques, ratings, number))
            if len(texts) < number:
                missing = number - len(texts)
                texts += _lines(connection, _drawn(kind, puzzles.c.place < start, techniques, ratings, missing))
        random.shuffle(texts)
        return texts

    def count(self) -> dict[Kind, tuple[int, int]]:
        """Count the puzzles of each kind: certified ones, and all."""
        columns = (puzzles.c.size, puzzles.c.negative, puzzles.c.level, puzzles.c.one_two)
        certified = sql.func.sum(sql.case((puzzles.c.certified, 1), else_=0))
        with self._reading() as connection:
            rows = connection.execute(sql.select(*columns, certified, sql.func.count()).group_by(*columns)).all()
        return {Kind(size, bool(negative), *kind): (good, every) for size, negative, *kind, good, every in rows}

    def count_certified(self, kind: Kind, most: int) -> int:
        """Count the certified puzzles of *kind*, up to *most*."""
        some = sql.select(puzzles.c.place).where(puzzles.c.certified, *_is(kind)).limit(most)
        with self._reading() as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(some.subquery())) or 0

    def count_all(self) -> int:
        """Count the puzzles."""
        with self._reading() as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(puzzles)) or 0

    def every(self, chunk: int = 1000) -> Iterator[tuple[str, str]]:
        """Yield the id and the JSON of every puzzle, by id; nothing stays open between chunks."""
        last = ""
        while True:
            chosen = sql.select(puzzles.c.id, puzzles.c.record).where(puzzles.c.id > last)
            with self._reading() as connection:
                rows = connection.execute(chosen.order_by(puzzles.c.id).limit(chunk)).all()
            if not rows:
                return
            yield from ((found_id, text) for found_id, text in rows)
            last = rows[-1][0]

    def _reading(self) -> AbstractContextManager[sql.Connection]:
        return reading(self._engine)

    def _writing(self) -> AbstractContextManager[sql.Connection]:
        return writing(self._engine)


def _is(kind: Kind) -> Sequence[sql.ColumnElement[bool]]:
    return (
        puzzles.c.size == kind.size,
        puzzles.c.negative == kind.negative,
        puzzles.c.one_two == kind.one_two,
        puzzles.c.level == kind.level,
    )


def _drawn(
    kind: Kind, where: sql.ColumnElement[bool], techniques: Iterable[str], ratings: tuple[float, float], number: int
) -> sql.Select[Any]:
    """Return the query for random records at the places *where*; all but the last step needs the index alone."""
    columns = (puzzles.c.id, puzzles.c.rating, puzzles.c.techniques)
    nearest = sql.select(*columns).where(puzzles.c.certified, *_is(kind), where).order_by(puzzles.c.place).limit(LOOKS)
    seen = nearest.subquery()
    uses = [seen.c.techniques.contains(f",{name},", autoescape=True) for name in techniques]
    chosen = sql.select(seen.c.id).where(seen.c.rating.between(*ratings), *uses).limit(number)
    return sql.select(puzzles.c.record).where(puzzles.c.id.in_(chosen))


def _lines(connection: sql.Connection, chosen: sql.Select[Any]) -> list[str]:
    """Run the query *chosen* and return its records; one row holds all, since fetching each row takes the GIL anew."""
    together = sql.func.aggregate_strings(chosen.subquery().c.record, "\n")
    return (connection.scalar(sql.select(together)) or "").splitlines()


def _row(item: Record) -> dict[str, object]:
    difficulty = item.difficulty
    return {
        "id": item.id,
        "size": item.size,
        "negative": item.negative,
        "level": difficulty.level if difficulty else "",
        "rating": difficulty.rating if difficulty else 0.0,
        "place": random.random(),  # noqa: S311 - not a secret
        "record": json.dumps(item.as_json()),
        "techniques": "".join([",", *(f"{name}," for name in difficulty.techniques)]) if difficulty else ",",
    }


def _migrate(engine: sql.Engine) -> None:
    """Bring the tables up to date in one transaction, while no other process does."""
    from alembic import command  # noqa: PLC0415 - slow, and only wanted when the tables are old
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with _migrating, engine.execution_options(alone=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sql.text("set local statement_timeout = 0"))  # a large stock takes its time
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(_LOCK)))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, HEAD)
        except CommandError as error:  # a newer service has been here
            raise StockError(f"the tables cannot be brought up to date: {error}") from error
