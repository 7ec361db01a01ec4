"""Records as text: NDJSON, an array of JSON, KEN and CSV; and what the rows of tables say.

Each line is out before the next record is asked for, so that a reader has it at once.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from itertools import chain, repeat
from math import isfinite
from typing import Any, BinaryIO

from kropki.generator.board import rules
from kropki.generator.generation.record import Record
from kropki.generator.ladder.rungs import Difficulty

_RATED = [field.name for field in fields(Difficulty)]
_RULES = {  # as tables say them; Excel writes true and false in its own language
    **rules.WORDS,
    **dict.fromkeys(("1", "wahr", "vrai", "vero", "verdadero", "verdadeiro", "waar", "prawda", "истина"), True),
    **dict.fromkeys(("0", "falsch", "faux", "falso", "onwaar", "fałsz", "ложь"), False),
}
_FLAGS = ("negative", "boxes")
_COUNTS = ("size", "givens", "score", "moments")
COLUMNS = [
    name
    for field in fields(Record)
    for name in (_RATED if field.name == "difficulty" else [field.name])
    if name != "title"  # which few have
]


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
    plain = {"boxes": True} | record.as_json()
    plain.update(plain.pop("difficulty") or dict.fromkeys(_RATED))
    uses: dict[str, int] = plain["techniques"] or {}
    plain["techniques"] = ";".join([f"{name}={count}" for name, count in uses.items()])
    return {name: plain[name] for name in COLUMNS}


def from_row(row: Mapping[str, str]) -> dict[str, Any]:
    """Return what a *row* of a table says, as JSON has it: a record if it has all ``COLUMNS``, or else KEN and rule.

    What cannot be read stays as it is, so that whoever reads the JSON names it.

    >>> from_row({"ken": "D/D/D/D", "negative": "False", "title": "Tea"})
    {'ken': 'D/D/D/D', 'negative': False}
    """
    flags = {name: text for name in _FLAGS if (text := row.get(name, "").strip().lower())}
    plain: dict[str, Any] = {"ken": row["ken"]} | {name: _RULES.get(text, text) for name, text in flags.items()}
    if not is_whole(row):
        return plain
    plain = {name: row[name] for name in COLUMNS if name in row} | plain
    plain |= {name: _number(row[name], whole=name in _COUNTS) for name in (*_COUNTS, "rating", "first", "openings")}
    rated = {name: plain.pop(name) for name in _RATED}
    uses = [use.rpartition("=") for use in rated["techniques"].split(";") if use]
    rated["techniques"] = {name: _number(count, whole=True) for name, _, count in uses}
    return plain | {"difficulty": rated if rated["level"] else None}


def is_whole(names: Iterable[str]) -> bool:
    """Tell whether a table with columns of these *names* has all that is known of a puzzle."""
    return set(COLUMNS) - {"boxes"} <= set(names)


def _number(text: str, *, whole: bool) -> int | float | str:
    """Return the number in *text*, or *text* if there is none; a *whole* one may stand there as ``5.0``.

    >>> _number("2,5", whole=False), _number("5,0", whole=True), _number("1.234,5", whole=False)
    (2.5, 5, '1.234,5')
    """
    try:
        number = float(text.replace(",", "."))
    except ValueError:
        return text
    if not isfinite(number):
        return text
    return int(number) if whole and number.is_integer() else number


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
