"""The starter stock: puzzles that come with the package, so that a new service has some before anything is compiled."""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from pathlib import Path

from kropki.api.store.kinds import KINDS
from kropki.api.store.repository import Stock
from kropki.generator.board.rules import OneTwo
from kropki.generator.generation.record import Record, from_line

DATA = Path(__file__).parent / "data" / "starter.ndjson.xz"  # made by scripts/make starter
STARTED = tuple(kind for kind in KINDS if kind.one_two == OneTwo.BLACK)  # the kinds of the puzzles there


def records() -> Sequence[Record]:
    """Return the puzzles: all are certified, and no two of a kind are symmetric."""
    return [from_line(line) for line in lzma.decompress(DATA.read_bytes()).decode().splitlines()]


def put_into(stock: Stock) -> None:
    """Store the puzzles, unless *stock* has some of each kind; they stay when a later package has others."""
    if not all(stock.count_certified(kind, 1) for kind in STARTED):
        stock.keep(records(), certified=True)
