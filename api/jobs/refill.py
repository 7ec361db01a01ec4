"""The refill: makes puzzles ahead, certifies each, and puts them into the stock.

Always a process of its own: it loads the constraint model, which the service never does. Any
number of refills, on any machines, may fill one stock.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Iterator

from kropki.api.errors import DamagedError
from kropki.api.store.kinds import Kind
from kropki.api.store.repository import Stock
from kropki.generator.board.rules import OneTwo
from kropki.generator.errors import BudgetError
from kropki.generator.generation.certify import certify
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level

_IN_VAIN = 100  # puzzles of a kind, in a row, that the stock has already

_log = logging.getLogger(__name__)


def fill(stock: Stock, kinds: Iterable[Kind], each: int) -> Iterator[Record]:
    """Make what *stock* lacks of *each* kind, a puzzle of every kind in turn; yield each that was not there before.

    Puzzles that others store meanwhile count. There are few small puzzles: a kind is given up after ``_IN_VAIN``
    puzzles in a row that the stock has already, and so is one of which the stock cannot be read any longer.
    """
    in_vain = dict.fromkeys(kinds, 0)
    while in_vain:
        for kind in tuple(in_vain):
            try:
                before = stock.count_certified(kind, each)
                record = make(kind) if before < each and in_vain[kind] < _IN_VAIN else None
                if record:
                    stock.keep([record], certified=True, one_two=kind.one_two)
                is_new = stock.count_certified(kind, each) > before
            except DamagedError as error:
                _log.warning("%s", error)
                record = None
            if record is None:
                del in_vain[kind]
            elif is_new:
                in_vain[kind] = 0
                yield record
            else:
                in_vain[kind] += 1


def make(kind: Kind) -> Record:
    """Make a certified puzzle of *kind*."""
    request = Request(
        size=kind.size, negative=kind.negative, one_two=OneTwo(kind.one_two), difficulty=Level(kind.level)
    )
    while True:
        try:
            record = generate(secrets.token_hex(8), request)
        except BudgetError:
            continue  # of a rare kind not every seed has one
        certify(record)
        return record
