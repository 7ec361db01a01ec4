"""Records as tables that other programs read: SQLite, and Parquet if ``pyarrow`` is installed.

The columns are those of CSV.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO

from kropki.generator.errors import RequestError
from kropki.generator.formats.lines import COLUMNS, row
from kropki.generator.generation.record import Record

_TYPES = {  # of the columns that are no text, in SQLite
    "size": "INTEGER", "negative": "INTEGER", "rating": "REAL", "score": "INTEGER", "first": "REAL",
    "openings": "REAL", "moments": "INTEGER", "givens": "INTEGER", "boxes": "INTEGER",
}  # fmt: skip
_GROUP = 10_000  # rows that are held in memory


def write_sqlite(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write a database of SQLite with one table, ``puzzles``."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "puzzles")
        with closing(sqlite3.connect(path)) as database, database:
            columns = ", ".join([f'"{name}" {_TYPES.get(name, "TEXT")}' for name in COLUMNS])
            database.execute(f"CREATE TABLE puzzles ({columns})")
            marks = ", ".join("?" * len(COLUMNS))
            insert = f"INSERT INTO puzzles VALUES ({marks})"  # noqa: S608 - of question marks
            database.executemany(insert, (list(row(record).values()) for record in records))
        with path.open("rb") as written:
            shutil.copyfileobj(written, stream)


def write_parquet(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write a table of Parquet, by the extra ``tables``.

    Its column ``negative`` is true or false, as readers of before expect: so is the error for a rule of one colour.
    """
    write_rows((_row(record) for record in records), stream)


def write_rows(rows: Iterable[dict[str, Any]], stream: BinaryIO, *texts: str) -> None:
    """Write a table of Parquet from *rows* as ``lines.row`` has them, with more columns of text called *texts*."""
    import pyarrow as pa  # noqa: PLC0415 - an extra
    from pyarrow import parquet  # noqa: PLC0415 - an extra

    kinds = {"TEXT": pa.string(), "INTEGER": pa.int64(), "REAL": pa.float64()}
    fields = {name: kinds[_TYPES.get(name, "TEXT")] for name in (*COLUMNS, *texts)} | dict.fromkeys(
        ("negative", "boxes"), pa.bool_()
    )
    schema = pa.schema(list(fields.items()))
    rest = iter(rows)
    with parquet.ParquetWriter(stream, schema) as table:
        while group := list(islice(rest, _GROUP)):
            table.write_table(pa.Table.from_pylist(group, schema))


def _row(record: Record) -> dict[str, Any]:
    """Return *record* as a row for Parquet; raise ``RequestError`` for a rule that its columns cannot hold."""
    if not isinstance(record.negative, bool):
        raise RequestError(
            f"expected puzzles with all dots or with some for Parquet, got one with all {record.negative} dots: "
            "CSV and SQLite hold it"
        )
    return row(record)
