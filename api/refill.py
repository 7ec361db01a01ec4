"""The refill: makes puzzles ahead, has the second solver confirm each, and puts them into the stock.

Its own process, always: it loads the constraint model, which the service never does. Any
number of refills, on any machines, may fill one stock.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator

from api.stock import Kind, Stock
from generator import ken
from generator.errors import BudgetError, KropkiError
from generator.generate import generate
from generator.record import Record
from generator.request import LEVELS, Request
from generator.techniques.rungs import Level

KINDS = tuple(Kind(size, negative, level.value) for (size, negative), levels in LEVELS.items() for level in levels)


class JudgeError(KropkiError):
    """A puzzle that the second solver does not confirm."""

    code = "not-certified"


def fill(stock: Stock, kinds: tuple[Kind, ...], each: int) -> Iterator[Record]:
    """Make what *stock* lacks of *each* kind, a puzzle of every kind in turn; yield a puzzle once it is stored."""
    lacking = {kind: each - stock.count_judged(kind) for kind in kinds}
    while lacking := {kind: number for kind, number in lacking.items() if number > 0}:
        for kind in lacking:
            record = make(kind)
            stock.keep([record], judged=True)
            lacking[kind] -= 1
            yield record


def make(kind: Kind) -> Record:
    """Make a puzzle of *kind* that both solvers confirm."""
    wish = Request(size=kind.size, negative=kind.negative, difficulty=Level(kind.level))
    while True:
        try:
            record = generate(secrets.token_hex(8), wish)
        except BudgetError:
            continue  # of a rare kind not every seed has one
        judge(record)
        return record


def judge(record: Record) -> None:
    """Raise ``JudgeError`` unless the constraint model finds the solution of *record*, and no other."""
    from generator import model  # noqa: PLC0415 - slow and large

    found = model.solve(ken.parse(record.ken, negative=record.negative))
    if [ken.write_grid(grid) for grid in found] != [record.solution]:
        raise JudgeError(f"the judge does not confirm puzzle {record.id} of seed {record.seed!r}")
