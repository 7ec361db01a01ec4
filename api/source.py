"""Where puzzles come from: a pile in memory, the stock, or made on the spot; whichever is there.

A random puzzle is taken from a pile of its kind, which the stock fills again when it is
used up. Without a stock the last pile is dealt once more, and without a pile a puzzle is
made. So a database that is away is noticed by those alone who ask for a puzzle by its id.
"""

from __future__ import annotations

import logging
import random
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from api.settings import Settings
from api.stock import Kind, Stock, StockError
from api.work import LateError, Work
from generator.errors import BudgetError, KropkiError
from generator.generate import generate
from generator.record import Record
from generator.request import Request
from generator.rules import OneTwo

T = TypeVar("T")

PILE = 200  # puzzles of a kind in memory
_AWAY = 1.0  # seconds for which a database that failed is not asked again
_EMPTY = 5.0  # seconds for which a kind that the stock does not have is not asked for again
_READERS = 4  # threads that ask the database
_READS = 256  # questions to the database that may wait

_log = logging.getLogger(__name__)


class UnknownError(KropkiError):
    """An id that no puzzle has that was ever served here."""

    code = "unknown-puzzle"


class Source:
    """Gives puzzles: drawn, made of a seed, or found by their id."""

    def __init__(self, work: Work, settings: Settings) -> None:
        self._work = work
        self._attempts = range(settings.attempts)
        self._stock = Stock(settings.database_url)
        self._reads = Work(threads=_READERS, queue=_READS, deadline=settings.deadline)
        self._piles: dict[Kind, list[Record]] = {}
        self._last: dict[Kind, list[Record]] = {}
        self._empty_until: dict[Kind, float] = {}
        self._away_until = 0.0
        self._is_open = False

    def stop(self) -> None:
        """Let what was accepted come to its end, and close the stock."""
        self._reads.stop()
        self._stock.close()
        self._is_open = False

    async def check(self) -> None:
        """Raise ``StockError`` unless the stock answers."""
        await self._ask(self._stock.is_current)

    async def made(self, seed: str, wish: Request) -> Record:
        """Make the puzzle of *seed*, and keep it where that is possible."""
        record = await self._make(seed, wish)
        await self._kept(record)
        return record

    async def drawn(self, wish: Request) -> tuple[Record, bool]:
        """Give a random puzzle, and whether it can be asked for by its id."""
        kind = _kind(wish)
        record = await self._from_pile(kind) if kind else None
        if record:
            return record, True
        try:
            record = await self._make(secrets.token_hex(8), wish)
        except BudgetError:
            raise LateError("no puzzle like that was found in time; try again in a moment") from None
        return record, await self._kept(record)

    async def called(self, puzzle_id: str) -> Record:
        """Give the puzzle that has this id; raise ``UnknownError`` where there is none."""
        record = await self._ask(partial(self._stock.find, puzzle_id))
        if record is None:
            raise UnknownError("no puzzle with this id was ever served here")
        return record

    async def _make(self, seed: str, wish: Request) -> Record:
        return await self._work.run(partial(generate, seed, wish, self._work.in_time(self._attempts)))

    async def _kept(self, record: Record) -> bool:
        try:
            await self._ask(partial(self._stock.keep, [record], judged=False))
        except KropkiError as error:
            _log.warning("puzzle %s is not kept: %s", record.id, error)
            return False
        return True

    async def _from_pile(self, kind: Kind) -> Record | None:
        if not self._piles.get(kind) and time.monotonic() > self._empty_until.get(kind, 0):
            try:
                self._piles[kind] = await self._ask(partial(self._stock.draw, kind, PILE))
                self._last[kind] = list(self._piles[kind])
            except KropkiError:
                last = self._last.get(kind, [])
                self._piles[kind] = random.sample(last, len(last))
            if not self._piles[kind]:
                self._empty_until[kind] = time.monotonic() + _EMPTY
        pile = self._piles.get(kind)
        return pile.pop() if pile else None

    async def _ask(self, question: Callable[[], T]) -> T:
        """Ask the stock, unless it has just failed."""
        if time.monotonic() < self._away_until:
            raise StockError("the database has just failed")
        try:
            return await self._reads.run(partial(self._opened, question))
        except StockError as error:
            self._away_until = time.monotonic() + _AWAY
            self._is_open = False
            _log.warning("%s", error)
            raise

    def _opened(self, question: Callable[[], T]) -> T:
        if not self._is_open:
            self._stock.open()
            self._is_open = True
        return question()


def _kind(wish: Request) -> Kind | None:
    """Give the shelf that has what is wished for, ``None`` where no shelf is as fine as the wish."""
    plain = Request(size=wish.size, negative=wish.negative, one_two=OneTwo.BLACK, difficulty=wish.difficulty)
    if wish != plain or wish.difficulty is None:
        return None
    return Kind(wish.size, wish.negative, wish.difficulty.value)
