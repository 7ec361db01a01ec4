"""Databases with the tables of today and nothing in them: copied, since to make the tables takes longer than a test."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import sqlalchemy as sql

from api.store.repository import Stock

FOLDER = tempfile.TemporaryDirectory(prefix="kropki-tables-")
WITH_TABLES = "with_tables"  # the database of a PostgreSQL that is copied
CHEAP = ("fsync = off", "full_page_writes = off")  # what a killed server has said is safe still; the machine goes on


def sqlite_in(folder: Path, name: str = "stock.db") -> str:
    """Put a SQLite file with the tables into *folder*; return its URL."""
    shutil.copyfile(_file(), folder / name)
    return f"sqlite:///{folder}/{name}"


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
    """Make the database of a test anew, with *tables* or empty; return its URL."""
    template = WITH_TABLES if tables else "template1"
    with _alone(base) as server:
        server.execute(sql.text(f"drop database if exists {name} with (force)"))
        server.execute(sql.text(f"create database {name} template {template} strategy file_copy"))
    return _url(base, name)


def _url(base: sql.URL, database: str) -> str:
    return base.set(database=database, drivername="postgresql").render_as_string(hide_password=False)


@contextmanager
def _alone(base: sql.URL) -> Iterator[sql.Connection]:
    """Yield a connection to the server for what no transaction may hold."""
    engine = sql.create_engine(base.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection
    engine.dispose()
