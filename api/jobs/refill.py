"""The refill: makes puzzles ahead, certifies each, and puts them into the stock.

Its own process, always: it loads the constraint model, which the service never does. Any
number of refills, on any machines, may fill one stock.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator

from api.store.kinds import Kind
from api.store.repository import Stock
from generator.board.rules import OneTwo
from generator.errors import BudgetError
from generator.generation.certify import certify
from generator.generation.generate import generate
from generator.generation.record import Record
from generator.generation.request import Request
from generator.ladder.rungs import Level

_IN_VAIN = 100  # puzzles of a kind, one after the other, that the stock has already


def fill(stock: Stock, kinds: Iterable[Kind], each: int) -> Iterator[Record]:
    """Make what *stock* lacks of *each* kind, a puzzle of every kind in turn; yield each that was not there before.

    What others have stored meanwhile is counted. A small board has so many puzzles and no more:
    a kind of which nothing new is found any longer is left as it is.
    """
    in_vain = dict.fromkeys(kinds, 0)
    while in_vain:
        for kind in tuple(in_vain):
            before = stock.count_judged(kind, each)
            if before >= each or in_vain[kind] == _IN_VAIN:
                del in_vain[kind]
                continue
            record = make(kind)
            stock.keep([record], judged=True, one_two=kind.one_two)
            if stock.count_judged(kind, each) > before:
                in_vain[kind] = 0
                yield record
            else:
                in_vain[kind] += 1


def make(kind: Kind) -> Record:
    """Make a certified puzzle of *kind*."""
    wish = Request(size=kind.size, negative=kind.negative, one_two=OneTwo(kind.one_two), difficulty=Level(kind.level))
    while True:
        try:
            record = generate(secrets.token_hex(8), wish)
        except BudgetError:
            continue  # of a rare kind not every seed has one
        certify(record)
        return record
