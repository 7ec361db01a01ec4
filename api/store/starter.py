"""The starter stock: puzzles that come with the package, so that a new service has some before anything is compiled."""

from __future__ import annotations

import lzma
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from api.store.kinds import Kind
from api.store.repository import Stock
from generator.generation.record import Record, from_line

DATA = Path(__file__).parent / "data" / "starter.ndjson.xz"  # made by scripts/make-starter


def records() -> Mapping[Kind, Sequence[Record]]:
    """Return the puzzles of each kind; all are certified, and no two of a kind are symmetric."""
    found = defaultdict(list)
    for line in lzma.decompress(DATA.read_bytes()).decode().splitlines():
        record = from_line(line)
        if record.difficulty:
            found[Kind(record.size, record.negative, record.difficulty.level)].append(record)
    return found


def put_into(stock: Stock) -> None:
    """Store the puzzles of each kind of which *stock* has fewer; they stay when a later package has others."""
    for kind, made in records().items():
        if stock.count_certified(kind, len(made)) < len(made):
            stock.keep(made, certified=True, one_two=kind.one_two)
