"""The stock: every puzzle ever served, and those made ahead, in a database.

One table, one row a puzzle, under the id that its content gives it: whoever stores a puzzle
twice, from any process, stores it once. A row is *judged* once the second solver has
confirmed it; only such rows are drawn at random. *place* is a random number: a draw is
the next place after another random number, which an index finds at once.

Knows SQL and records, and neither HTTP nor how puzzles are made. Every failure of the database
is a ``StockError``.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from generator import record
from generator.errors import KropkiError
from generator.record import Record

HEAD = "0001"  # the newest migration
MIGRATIONS = Path(__file__).parent / "migrations"
_PATIENCE = 5  # seconds that a writer waits for another, and a connection for the database
_TRIES = 3  # of a migration that another process makes at the same time
_PAUSE = 0.2  # seconds between them
_LOCK = 0x6B726F706B69  # the number of the lock for migrations: "kropki"
_migrating = Lock()  # Alembic works for one thread at a time
_DRIVERS = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}

_tables = sql.MetaData()
puzzles = sql.Table(
    "puzzles",
    _tables,
    sql.Column("id", sql.String(record.ID_LENGTH), primary_key=True),
    sql.Column("size", sql.SmallInteger, nullable=False),
    sql.Column("negative", sql.Boolean, nullable=False),
    sql.Column("level", sql.String(16), nullable=False),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("judged", sql.Boolean, nullable=False),
    sql.Column("place", sql.Float, nullable=False),  # from 0 to 1
    sql.Column("record", sql.Text, nullable=False),  # the whole record as JSON
    sql.Index("puzzles_by_place", "judged", "size", "negative", "level", "place"),
)
_INSERTS: dict[str, Callable[[sql.Table], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class StockError(KropkiError):
    """The database cannot be reached, or does not do what it is asked."""

    code = "stock"


@dataclass(frozen=True, slots=True)
class Kind:
    """A shelf of the stock: what a puzzle is drawn by."""

    size: int
    negative: bool
    level: str


class Stock:
    """The puzzles in the database at *url*: a SQLite file or a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._insert = _INSERTS[self._engine.dialect.name]

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
                    raise _error(error) from error
                time.sleep(_PAUSE)  # another process may be doing the same
            else:
                return

    def is_current(self) -> bool:
        """Tell whether the tables are those that this code knows; raise ``StockError`` where they cannot be asked."""
        with self._reading() as connection:
            if not sql.inspect(connection).has_table("alembic_version"):
                return False
            return bool(connection.scalar(sql.text("select version_num from alembic_version")) == HEAD)

    def keep(self, records: Iterable[Record], *, judged: bool) -> None:
        """Store *records*, all or none; what is there already stays, and once judged stays judged."""
        rows = [_row(item, judged=judged) for item in records]
        if not rows:
            return
        insert = self._insert(puzzles)
        if judged:
            insert = insert.on_conflict_do_update(index_elements=["id"], set_={"judged": True})
        else:
            insert = insert.on_conflict_do_nothing()
        with self._writing() as connection:
            connection.execute(insert, rows)

    def find(self, puzzle_id: str) -> Record | None:
        """Give the puzzle with this id, or ``None``."""
        with self._reading() as connection:
            text = connection.scalar(sql.select(puzzles.c.record).where(puzzles.c.id == puzzle_id))
        return None if text is None else record.from_json(json.loads(text))

    def draw(self, kind: Kind, number: int) -> list[Record]:
        """Draw up to *number* judged puzzles of *kind*, neighbours by their random places, in random order."""
        start = random.random()  # noqa: S311 - which puzzle comes is no secret
        of_kind = sql.select(puzzles.c.record).where(puzzles.c.judged, *_is(kind)).order_by(puzzles.c.place)
        with self._reading() as connection:
            texts = list(connection.scalars(of_kind.where(puzzles.c.place >= start).limit(number)))
            if len(texts) < number:
                texts += connection.scalars(of_kind.where(puzzles.c.place < start).limit(number - len(texts)))
        random.shuffle(texts)
        return [record.from_json(json.loads(text)) for text in texts]

    def count(self) -> dict[Kind, tuple[int, int]]:
        """Count the puzzles of each kind: judged ones, and all."""
        columns = (puzzles.c.size, puzzles.c.negative, puzzles.c.level)
        judged = sql.func.sum(sql.case((puzzles.c.judged, 1), else_=0))
        with self._reading() as connection:
            rows = connection.execute(sql.select(*columns, judged, sql.func.count()).group_by(*columns)).all()
        return {Kind(size, bool(negative), level): (good, every) for size, negative, level, good, every in rows}

    def count_judged(self, kind: Kind) -> int:
        """Count the judged puzzles of *kind*."""
        chosen = sql.select(sql.func.count()).select_from(puzzles).where(puzzles.c.judged, *_is(kind))
        with self._reading() as connection:
            return connection.scalar(chosen) or 0

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

    @contextmanager
    def _reading(self) -> Iterator[sql.Connection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise _error(error) from error

    @contextmanager
    def _writing(self) -> Iterator[sql.Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise _error(error) from error


def _is(kind: Kind) -> Sequence[sql.ColumnElement[bool]]:
    return (puzzles.c.size == kind.size, puzzles.c.negative == kind.negative, puzzles.c.level == kind.level)


def _row(item: Record, *, judged: bool) -> dict[str, object]:
    difficulty = item.difficulty
    return {
        "id": item.id,
        "size": item.size,
        "negative": item.negative,
        "level": difficulty.level if difficulty else "",
        "rating": difficulty.rating if difficulty else 0.0,
        "judged": judged,
        "place": random.random(),  # noqa: S311 - the same
        "record": json.dumps(item.as_json()),
    }


def _engine(url: str) -> sql.Engine:
    try:
        parsed = sql.make_url(url)
        parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
        backend = parsed.get_backend_name()
        if backend == "sqlite":
            engine = sql.create_engine(parsed, connect_args={"timeout": _PATIENCE})
            sql.event.listen(engine, "connect", _set_up_sqlite)
            sql.event.listen(engine, "begin", _begin)
            return engine
        if backend == "postgresql":
            return sql.create_engine(parsed, pool_pre_ping=True, connect_args={"connect_timeout": _PATIENCE})
    except (SQLAlchemyError, ImportError):
        pass
    raise StockError("expected the URL of a SQLite or PostgreSQL database, such as sqlite:///kropki.db")


def _set_up_sqlite(connection: Any, _pool: object) -> None:
    """Let readers and a writer work side by side; what is committed outlives any end of the process."""
    connection.isolation_level = None  # transactions are begun by ``_begin``, so that they hold changes of tables, too
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = normal")


def _begin(connection: sql.Connection) -> None:
    alone = connection.get_execution_options().get("alone", False)
    connection.exec_driver_sql("begin immediate" if alone else "begin")


def _migrate(engine: sql.Engine) -> None:
    """Bring the tables up to date in one transaction, while no other process does."""
    from alembic import command  # noqa: PLC0415 - slow, and only wanted when the tables are old
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with _migrating, engine.execution_options(alone=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(_LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, HEAD)


def _error(error: SQLAlchemyError) -> StockError:
    """Tell the first line of what the driver says; the statement and its values stay inside."""
    words = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
    return StockError(f"the database: {words}")
