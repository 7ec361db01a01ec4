"""Databases with the tables of today and nothing in them: copied, since to make the tables takes longer than a test."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import sqlalchemy as sql

from kropki.api.store.repository import Stock

FOLDER = tempfile.TemporaryDirectory(prefix="kropki-tables-")
WITH_TABLES = "with_tables"  # the database of a PostgreSQL that is copied
EMPTY = """
do $$
declare
    it text;
    filled boolean;
begin
    perform pg_terminate_backend(pid, 60000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
    for it in select tablename from pg_tables
        where schemaname = 'public' and tablename not in ('alembic_version', 'dots_badge_key')
    loop
        execute format('select exists (select from %I)', it) into filled;
        if filled then
            execute format('truncate %I cascade', it);
        end if;
    end loop;
    perform setval(sequencename::regclass, start_value, false) from pg_sequences;
end $$
"""  # ends its other connections, for a minute at the most; to truncate what is empty would take longer than the test
LAYOUT = """
select array[
    (select md5(string_agg(pg_attribute::text, '' order by attrelid, attnum)) from pg_attribute),
    (select md5(string_agg(oid::text, '' order by oid)) from pg_constraint),
    (select md5(string_agg(oid::text, '' order by oid)) from pg_trigger),
    (select string_agg(alembic_version::text, '') from alembic_version),
    (select string_agg(dots_badge_key::text, '') from dots_badge_key)
]
"""  # of the tables, with the rows that are put into them when they are made
CHEAP = ("fsync = off", "full_page_writes = off")  # what a killed server has said is safe still; the machine goes on


def sqlite_in(folder: Path, name: str = "stock.db") -> str:
    """Put a SQLite file with the tables into *folder*; return its URL."""
    shutil.copyfile(_file(), folder / name)
    return f"sqlite:///{folder}/{name}"


def sqlite_kept_in(folder: Path) -> str:
    """Return the URL of the SQLite file in *folder*, which has the tables: it is put there if there is none yet."""
    return f"sqlite:///{folder}/stock.db" if (folder / "stock.db").exists() else sqlite_in(folder)


@cache
def _file() -> Path:
    """Make the file that is copied."""
    path = Path(FOLDER.name, "stock.db")
    make_tables(f"sqlite:///{path}")
    return path


def make_tables(url: str) -> None:
    """Make the tables in an empty database."""
    stock = Stock(url)
    stock.open()
    stock.close()


def prepare_postgresql(base: sql.URL) -> None:
    """Have a PostgreSQL that only tests use wait for no disk, and make the database that is copied."""
    with _alone(base) as server:
        for setting in CHEAP:
            server.execute(sql.text(f"alter system set {setting}"))
        server.execute(sql.text("select pg_reload_conf()"))
        server.execute(sql.text(f"create database {WITH_TABLES}"))
    make_tables(_url(base, WITH_TABLES))


def postgresql_with(base: sql.URL, *, tables: bool = True, name: str = "stock") -> str:
    """Give a test the database *name*, with *tables* that are empty or without any; return its URL.

    To make a database takes ten times as long as to empty one that has the tables still.
    """
    database = name if tables else f"bare_{name}"
    url = _url(base, database)
    if not (tables and _emptied(url)):
        _make(base, database, WITH_TABLES if tables else "template1")
        if tables:
            with _alone(sql.make_url(url)) as made:
                _LAYOUTS[url] = made.scalar(sql.text(LAYOUT))
    return url


_LAYOUTS: dict[str, object] = {}  # of the tables of the databases that were made, by their URLs


def _emptied(url: str) -> bool:
    """Empty a database that was made with the tables; tell whether there is such a one, as it was made."""
    if url not in _LAYOUTS:
        return False
    with _alone(sql.make_url(url)) as database:
        database.execute(sql.text(EMPTY))
        return bool(database.scalar(sql.text(LAYOUT)) == _LAYOUTS[url])


def _make(base: sql.URL, name: str, template: str) -> None:
    with _alone(base) as server:
        server.execute(sql.text(f"drop database if exists {name} with (force)"))
        server.execute(sql.text(f"create database {name} template {template} strategy file_copy"))


def _url(base: sql.URL, database: str) -> str:
    return base.set(database=database, drivername="postgresql").render_as_string(hide_password=False)


@contextmanager
def _alone(base: sql.URL) -> Iterator[sql.Connection]:
    """Yield a connection to the server for what no transaction may hold."""
    engine = sql.create_engine(base.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection
    engine.dispose()
