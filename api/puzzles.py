"""Where puzzles come from: a pile in memory, the stock, or made on the spot; whichever is there.

A random puzzle is taken from the pile of its kind; a finer wish is looked for in the stock
each time. Where there is none, a puzzle is made.

Whatever is given has been kept, so that its id leads to it for ever; what cannot be kept is
an error. So nothing is lost that anybody was told of, however the service ends.
"""

from __future__ import annotations

import logging
import random
import secrets
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from pydantic_core import from_json as decode

from api.errors import LateError, StockError, UnkeptError, UnknownError
from api.jobs.executor import Work
from api.settings import Settings
from api.store.kinds import Kind, is_plain, kinds_for
from api.store.pool import Pool
from api.store.quota import Quota
from api.store.repository import Stock
from generator.errors import BudgetError
from generator.generation.generate import generate
from generator.generation.record import Record, from_json
from generator.generation.request import Request
from generator.ladder.grade import needs

T = TypeVar("T")

POOL = 200  # puzzles of a kind in memory
LOW = 50  # when so many of them are left, the next ones are fetched
CANDIDATES = 20  # puzzles that use a technique, of which perhaps one needs it
_AWAY = 1.0  # seconds for which a database that failed is not asked again
_READERS = 4  # threads that ask the database
_READS = 256  # questions to the database that may wait

_log = logging.getLogger(__name__)


class Source:
    """Gives puzzles: drawn, made of a seed, or found by their id."""

    def __init__(self, work: Work, settings: Settings) -> None:
        self._work = work
        self._attempts = range(settings.attempts)
        self._stock = Stock(settings.database_url)
        self._room = Quota(settings.keep, self._stock.count_all)
        self._reads = Work(threads=_READERS, queue=_READS, deadline=settings.deadline)
        self._piles: dict[Kind, Pool] = {}
        self._away_until = 0.0
        self._is_open = False

    def start(self) -> None:
        """Begin to bring the stock up to date; until that is over, no question to it has a deadline."""
        self._reads.warm(self._try_to_open)

    def stop(self) -> None:
        """Let what was accepted come to its end, and close the stock."""
        self._reads.stop()
        self._stock.close()
        self._is_open = False

    async def check(self) -> None:
        """Raise ``StockError`` unless the stock answers."""
        await self._ask(self._stock.is_current)

    async def made(self, seed: str, wish: Request, *, bounded: bool = True) -> Record:
        """Make the puzzle of *seed*, and keep it; raise ``FullError`` if that is *bounded* and there is no room."""
        if self._is_away():
            raise _away()  # before any work is done
        record = await self._work.run(partial(generate, seed, wish, self._work.in_time(self._attempts)))
        await self._ask(partial(self._keep, record, bounded=bounded))
        return record

    async def drawn(self, wish: Request) -> Record:
        """Give a random puzzle."""
        record = await self._from_stock(wish)
        if record:
            return record
        try:
            return await self.made(secrets.token_hex(8), wish)
        except BudgetError:
            words = "no puzzle like that was found in time; there may be few, or none: try again, or wish for less"
            raise LateError(words) from None

    async def called(self, puzzle_id: str) -> Record:
        """Give the puzzle that has this id; raise ``UnknownError`` where there is none."""
        record = await self._ask(partial(self._stock.find, puzzle_id))
        if record is None:
            raise UnknownError("no puzzle with this id was ever served here")
        return record

    def _keep(self, record: Record, *, bounded: bool) -> None:
        """Put *record* into the stock, unless it is there."""
        if self._stock.find(record.id):
            return
        if bounded:
            self._room.take()
        try:
            self._stock.keep([record], judged=False)
        except StockError as error:
            raise UnkeptError(error.message) from error

    async def _from_stock(self, wish: Request) -> Record | None:
        kinds = kinds_for(wish)
        if kinds and is_plain(wish):
            return await self._from_pile(kinds[0])
        for kind in random.sample(kinds, len(kinds)):
            record = await self._from_shelf(kind, wish)
            if record:
                return record
        return None

    async def _from_shelf(self, kind: Kind, wish: Request) -> Record | None:
        ratings = (wish.rating_min or 0.0, 10.0 if wish.rating_max is None else wish.rating_max)
        draw = partial(self._stock.draw, kind, CANDIDATES, techniques=wish.techniques, ratings=ratings)
        try:
            drawn = await self._ask(draw)
        except StockError:
            return None
        return await self._work.run(partial(_first_fit, drawn, wish)) if drawn else None

    async def _from_pile(self, kind: Kind) -> Record | None:
        if kind not in self._piles:
            self._piles[kind] = Pool(partial(self._ask, partial(self._stock.draw_texts, kind, POOL)), LOW)
        text = await self._piles[kind].take()
        return None if text is None else from_json(decode(text))

    def _is_away(self) -> bool:
        return time.monotonic() < self._away_until

    async def _ask(self, question: Callable[[], T]) -> T:
        """Ask the stock, unless it has just failed."""
        if self._is_away():
            raise _away()
        try:
            return await self._reads.run(partial(self._opened, question))
        except StockError as error:
            _log.warning("%s", error)
            if not isinstance(error, UnkeptError):
                self._away_until = time.monotonic() + _AWAY
                self._is_open = False
            raise

    def _opened(self, question: Callable[[], T]) -> T:
        if not self._is_open:
            self._stock.open()
            self._is_open = True
        return question()

    def _try_to_open(self) -> None:
        try:
            self._opened(lambda: None)
        except StockError as error:
            _log.warning("%s", error)


def _away() -> StockError:
    return StockError("the database has just failed")


def _first_fit(drawn: Iterable[Record], wish: Request) -> Record | None:
    """Give the first of *drawn* that needs what it is to need."""
    return next((record for record in drawn if _fits(record, wish)), None)


def _fits(record: Record, wish: Request) -> bool:
    found = record.difficulty
    puzzle = record.puzzle
    return found is not None and all(needs(puzzle, technique, found.rating) for technique in wish.techniques)
