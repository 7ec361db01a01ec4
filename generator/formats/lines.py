"""Records as text: NDJSON, an array of JSON, KEN and CSV.

Each line is out before the next record is asked for, so that a reader has it at once.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import fields
from itertools import chain, repeat
from typing import Any, BinaryIO

from generator.generation.record import Record
from generator.ladder.rungs import Difficulty

_RATED = [field.name for field in fields(Difficulty)]
COLUMNS = [name for field in fields(Record) for name in (_RATED if field.name == "difficulty" else [field.name])]


def write_ndjson(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write the whole of each record as an object of JSON."""
    for record in records:
        stream.write(record.as_line())
        stream.flush()


def write_json(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write one array of JSON that has the whole of each record, a record a line."""
    stream.write(b"[")
    for comma, record in zip(chain((b"",), repeat(b",")), records, strict=False):
        stream.write(comma + b"\n" + record.as_line().rstrip())
        stream.flush()
    stream.write(b"\n]\n")


def write_ken(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write the KEN of each puzzle."""
    _write(stream, (record.ken for record in records))


def write_csv(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write a table (RFC 4180) with a heading, a column for each field, and those of the difficulty one by one.

    The techniques stand in one column, as ``name=count`` with a semicolon between.
    """
    _write(stream, (_row(values) for values in _table(records)), end="")


def row(record: Record) -> dict[str, Any]:
    """Return the fields of *record* as a row of a table has them, by the names of ``COLUMNS``."""
    plain = record.as_json()
    plain.update(plain.pop("difficulty") or dict.fromkeys(_RATED))
    uses: dict[str, int] = plain["techniques"] or {}
    plain["techniques"] = ";".join([f"{name}={count}" for name, count in uses.items()])
    return {name: plain.get(name) for name in COLUMNS}  # generator 1 has no rounds


def _table(records: Iterable[Record]) -> Iterator[list[object]]:
    yield [*COLUMNS]
    for record in records:
        yield list(row(record).values())


def _row(values: list[object]) -> str:
    text = io.StringIO()
    csv.writer(text).writerow(values)
    return text.getvalue()


def _write(stream: BinaryIO, lines: Iterable[str], end: str = "\n") -> None:
    for line in lines:
        stream.write(f"{line}{end}".encode())
        stream.flush()
