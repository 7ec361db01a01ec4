"""Connections to a SQLite or PostgreSQL database, set up so that nothing committed is lost.

Committed data survives a crash of the process or the machine; statements and connections have
timeouts; a broken connection is replaced. When a SQLite file is removed under a running service,
every query fails until a file is there again: the removed file is no longer written to, and no
empty one is created in its place.

Knows no table but that there are some. Every failure of the database is a ``StockError`` or one of SQLAlchemy's.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any
from weakref import WeakKeyDictionary

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError

from kropki.api.errors import DamagedError, SettingsError, StockError, UnkeptError
from kropki.generator.board.rules import WORDS, Negative

_BUSY_TIMEOUT_S = 5  # that a writer waits for another, and a connection for the database
_PAUSE_S = 0.01  # between two attempts at a lock that SQLite does not wait for
_PRIMARY = 0xFF  # the part of SQLite's error codes that says what is wrong; the rest says why: who keeps it busy
_DAMAGE_STATES = ("XX001", "XX002")  # PostgreSQL's codes for a table and an index of which a page cannot be read
_STATEMENT_TIMEOUT_MS = 30_000
_MAGIC = b"SQLite format 3\0"  # with which each such file begins, unless it is empty
_IN_MEMORY = (None, "", ":memory:")  # names of a SQLite database that each thread would have one of, for a while
_DRIVERS = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
_INSERTS: Mapping[str, Callable[[sql.Table], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_writers = WeakKeyDictionary[sql.Engine, Lock]()  # of SQLite
_POSTGRESQL = {  # a machine that has vanished without a word is noticed within half a minute
    "connect_timeout": _BUSY_TIMEOUT_S,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


METADATA = sql.MetaData()  # of all tables, which each module of the store declares its own of


class Rule(sql.TypeDecorator[Negative]):
    """A column that says which dots of a puzzle are all drawn, by the word of ``rules.WORDS``."""

    impl = sql.String(5)
    cache_ok = True

    def process_bind_param(self, value: Negative | None, _: sql.Dialect) -> str | None:
        """Return the word that is stored."""
        return None if value is None else str(value).lower()

    def process_result_value(self, value: str | None, _: sql.Dialect) -> Negative | None:
        """Return the rule that a stored word names."""
        return None if value is None else WORDS[value]


class Tables:
    """What is kept in tables of the database of *engine*, which are there."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._insert = _INSERTS[engine.dialect.name]


def index(table: sql.Table, by: str, *columns: str, known: bool = False) -> None:
    """Declare an index of *table* by these *columns*: if *known*, of the rows alone that have the first of them."""
    first, *others = (table.c[column] for column in columns)
    where = first.is_not(None) if known else None
    sql.Index(f"{table.name}_by_{by}", first, *others, sqlite_where=where, postgresql_where=where)


def connect(url: str) -> sql.Engine:
    """Return an engine for the database at *url*, which connects when it is first used; refuse as ``parse`` does."""
    parsed = parse(url)
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed)
    engine = sql.create_engine(parsed, pool_pre_ping=True, connect_args=_POSTGRESQL)
    sql.event.listen(engine, "connect", _set_up_postgresql)
    return engine


def listening(url: str) -> dict[str, Any]:
    """Return the arguments by which psycopg connects to the PostgreSQL that *url* names; none where it is a file.

    >>> listening("postgres:///kropki?host=/run")["host"], listening("sqlite:///kropki.db")
    ('/run', {})
    """
    parsed = parse(url)
    if parsed.get_backend_name() == "sqlite":
        return {}
    parsed = parsed.set(drivername=_DRIVERS["postgresql"])
    _, arguments = parsed.get_dialect()().create_connect_args(parsed)
    return {**arguments, **_POSTGRESQL}


def parse(url: str) -> sql.URL:
    """Parse *url*; raise ``SettingsError`` unless it names a database that ``connect`` can use. Opens nothing.

    >>> parse("postgres://localhost/kropki").drivername
    'postgresql+psycopg'
    """
    try:
        parsed = sql.make_url(url)
        parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
        dialect = parsed.get_dialect()
        is_file = parsed.get_backend_name() == "sqlite" and parsed.database not in _IN_MEMORY
        if is_file or parsed.get_backend_name() == "postgresql":
            dialect.import_dbapi()
            dialect().create_connect_args(parsed)
            return parsed
    except (SQLAlchemyError, ImportError):
        pass
    raise SettingsError("expected the URL of a SQLite or PostgreSQL database, such as sqlite:///kropki.db")


def file_of(url: str) -> Path | None:
    """Return the SQLite file that *url* names; nothing where it names a server.

    >>> file_of("sqlite:////srv/kropki.db"), file_of("postgresql://localhost/kropki")
    (PosixPath('/srv/kropki.db'), None)
    """
    return _path(parse(url))


def check_file(url: str) -> None:
    """Raise ``SettingsError`` or ``OSError`` where the file that *url* names cannot be a database of SQLite."""
    path = file_of(url)
    if path is None:
        return
    if not path.parent.is_dir():
        raise SettingsError(f"expected a folder for the database (KROPKI_DATABASE_URL), got none: {path.parent}")
    if path.exists():
        with path.open("rb") as file:
            head = file.read(len(_MAGIC))
        if head not in (b"", _MAGIC):
            raise SettingsError(f"expected a SQLite database (KROPKI_DATABASE_URL), got another file: {path}")


@contextmanager
def reading(engine: sql.Engine) -> Iterator[sql.Connection]:
    """Yield a connection to read by; raise ``StockError`` for whatever fails."""
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise failed(error) from error


@contextmanager
def writing(engine: sql.Engine, *, alone: bool = False) -> Iterator[sql.Connection]:
    """Yield a connection whose changes are committed together, or not at all; raise ``UnkeptError`` for whatever fails.

    *alone* keeps other writers of a SQLite file out from the beginning, for changes that depend on what is read first.
    """
    try:
        with _turn(engine), engine.execution_options(alone=alone).begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        found = failed(error)
        raise found if isinstance(found, DamagedError) else UnkeptError(found.message) from error


def forget_marks(engine: sql.Engine, before: str, *columns: sql.Column[Any]) -> None:
    """Leave none of the marks in *columns* that sort *before* this one; write nothing where there are none."""
    for column in columns:
        old = column < before
        with reading(engine) as connection:
            if connection.scalar(sql.select(column).where(old).limit(1)) is None:
                continue
        with writing(engine) as connection:
            connection.execute(column.table.update().where(old).values({column: None}))


@contextmanager
def _turn(engine: sql.Engine) -> Iterator[None]:
    """Let one thread of this process write to a SQLite file at a time.

    SQLite has no queue for writers: each looks again after ever longer pauses, and many who write little keep out one.
    """
    lock = _writers.get(engine)
    if lock is None:
        yield
        return
    if not lock.acquire(timeout=_BUSY_TIMEOUT_S):
        raise UnkeptError("the database: others write for too long")
    try:
        yield
    finally:
        lock.release()


def failed(error: SQLAlchemyError) -> StockError:
    """Return the error with the first line of the driver's message, without the statement and its values."""
    words = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
    kind = DamagedError if isinstance(error, DBAPIError) and _is_damage(error.orig) else StockError
    return kind(f"the database: {words}")


def _is_damage(error: object) -> bool:
    """Tell whether *error*, of a driver, says that one part of the database cannot be read."""
    code = getattr(error, "sqlite_errorcode", None) or 0
    is_unread = code & _PRIMARY == sqlite3.SQLITE_CORRUPT or code == sqlite3.SQLITE_IOERR_READ
    return is_unread or getattr(error, "sqlstate", None) in _DAMAGE_STATES


def _set_up_postgresql(connection: Any, _pool: object) -> None:
    connection.execute(f"set statement_timeout = {_STATEMENT_TIMEOUT_MS}")
    connection.commit()


def _sqlite(url: sql.URL) -> sql.Engine:
    engine = sql.create_engine(url, connect_args={"timeout": _BUSY_TIMEOUT_S})
    _writers[engine] = Lock()
    sql.event.listen(engine, "connect", _set_up_sqlite)
    sql.event.listen(engine, "begin", _begin)
    if path := _path(url):
        file = _File(path)
        sql.event.listen(engine, "do_connect", file.open)
        sql.event.listen(engine, "connect", file.note)
        sql.event.listen(engine, "checkout", file.compare)
    return engine


def _path(url: sql.URL) -> Path | None:
    name = str(url.database)
    is_plain = url.get_backend_name() == "sqlite" and not name.startswith("file:")
    return Path(name) if is_plain else None


def _set_up_sqlite(connection: Any, _pool: object) -> None:
    """Let readers and a writer work side by side."""
    connection.text_factory = _text
    connection.isolation_level = None  # transactions are begun by ``_begin``, so that they hold changes of tables, too
    _write_ahead(connection)
    connection.execute("pragma synchronous = full")


def _text(stored: bytes) -> str:
    """Decode a text; what is damaged must be told from the rest by who reads it, not fail every row of a query."""
    return stored.decode("utf-8", "replace")


def _write_ahead(connection: Any) -> None:
    """Have changes written to a log first; for this one lock, of a file's first opening, SQLite itself never waits."""
    until = time.monotonic() + _BUSY_TIMEOUT_S
    while True:
        try:
            connection.execute("pragma journal_mode = wal")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & _PRIMARY != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


def _begin(connection: sql.Connection) -> None:
    alone = connection.get_execution_options().get("alone", False)
    connection.exec_driver_sql("begin immediate" if alone else "begin")


class _File:
    """The file of a SQLite database, as connections have known it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._was_there = False

    def open(self, dialect: sql.Dialect, _record: object, arguments: list[Any], options: dict[str, Any]) -> Any:
        """Return a new connection; it may make the file at the beginning, and never again."""
        self._check()
        try:
            return dialect.connect(*arguments, **options)
        except sqlite3.OperationalError as error:
            raise StockError(f"the database: {error}: {self._path}") from error

    def _check(self) -> None:
        if self._was_there and not self._path.exists():
            raise StockError("the file of the database is gone")

    def note(self, _connection: object, pooled: Any) -> None:
        """Remember which file a new connection has opened."""
        self._was_there = True
        pooled.info["file"] = self._identity()

    def compare(self, _connection: object, pooled: Any, _proxy: object) -> None:
        """Have a connection made anew whose file is not the one that has the name now."""
        self._check()
        if pooled.info["file"] != self._identity():
            raise DisconnectionError("the file of the database is another one")

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
