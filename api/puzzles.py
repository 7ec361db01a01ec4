"""Where puzzles come from: a pool in memory, the stock, or made on the spot; the first of these that has one.

A plain random puzzle is taken from the pool of its kind; for a finer request the stock is
queried each time. Where there is none, a puzzle is made.

Every puzzle is stored before it is served, so that its id finds it for ever; one that cannot be
stored is an error. So nothing that was served is lost, however the service ends.
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
from api.jobs.executor import Executor
from api.settings import Settings
from api.store.kinds import Kind, is_plain, kinds_for
from api.store.pool import Pool
from api.store.quota import Quota
from api.store.repository import Stock
from api.store.times import Times
from generator.errors import BudgetError
from generator.generation.generate import generate
from generator.generation.record import Record, from_json
from generator.generation.request import Request
from generator.ladder.grade import needs

T = TypeVar("T")

POOL_BATCH = 200  # puzzles of a kind that are fetched into memory at once
LOW = 50  # when so many of them are left, the next batch is fetched
CANDIDATES = 20  # puzzles that use a technique, of which perhaps one needs it
_AWAY_S = 1.0  # for which a database that failed is not queried again
_DATABASE_THREADS = 4
_DATABASE_QUEUE = 256  # queries that may wait

_log = logging.getLogger(__name__)


class PuzzleSource:
    """Gives puzzles: of a seed, random, or by their id."""

    def __init__(self, executor: Executor, settings: Settings) -> None:
        self._executor = executor
        self._attempts = range(settings.attempts)
        self._stock = Stock(settings.database_url)
        self._quota = Quota(settings.keep, self._stock.count_all)
        self._queries = Executor(
            threads=_DATABASE_THREADS, queue=_DATABASE_QUEUE, deadline=settings.deadline, name="database"
        )
        self._pools: dict[Kind, Pool] = {}
        self._away_until = 0.0
        self._is_open = False

    def start(self) -> None:
        """Begin to bring the tables up to date; until that is done, no query has a deadline."""
        self._queries.warm(self._try_to_open)

    def stop(self) -> None:
        """Finish the queries that were accepted, and close the stock."""
        self._queries.stop()
        self._stock.close()
        self._is_open = False

    async def check(self) -> None:
        """Raise ``StockError`` unless the stock answers."""
        await self._query(self._stock.is_current)

    async def from_seed(self, seed: str, request: Request, *, bounded: bool = True) -> Record:
        """Make the puzzle of *seed* and store it; if *bounded*, raise ``FullError`` when the quota is used up."""
        if self._is_away():
            raise _away()  # before any work is done
        record = await self._executor.run(partial(generate, seed, request, self._executor.in_time(self._attempts)))
        await self._query(partial(self._keep, record, bounded=bounded))
        return record

    async def random(self, request: Request) -> Record:
        """Return a random puzzle that meets *request*, from the stock or made on the spot."""
        record = await self._from_stock(request)
        if record:
            return record
        try:
            return await self.from_seed(secrets.token_hex(8), request)
        except BudgetError:
            words = "no puzzle like that was found in time; there may be few, or none: try again, or wish for less"
            raise LateError(words) from None

    async def by_id(self, puzzle_id: str) -> Record:
        """Return the puzzle with this id; raise ``UnknownError`` where there is none."""
        record = await self._query(partial(self._stock.find, puzzle_id))
        if record is None:
            raise UnknownError("no puzzle with this id was ever served here")
        return record

    async def read_times(self, query: Callable[[Times], T]) -> T:
        """Run *query* on the times of solvers."""
        return await self._query(partial(query, self._stock.times))

    async def change_times(self, change: Callable[[Times], T]) -> T:
        """Run *change* on the times of solvers; raise ``UnkeptError`` where that is not kept."""

        def changed() -> T:
            try:
                return change(self._stock.times)
            except StockError as error:
                raise UnkeptError(error.message) from error

        return await self._query(changed)

    def _keep(self, record: Record, *, bounded: bool) -> None:
        """Put *record* into the stock, unless it is there."""
        if self._stock.find(record.id):
            return
        if bounded:
            self._quota.take()
        try:
            self._stock.keep([record], certified=False)
        except StockError as error:
            raise UnkeptError(error.message) from error

    async def _from_stock(self, request: Request) -> Record | None:
        kinds = kinds_for(request)
        if kinds and is_plain(request):
            return await self._from_pool(kinds[0])
        for kind in random.sample(kinds, len(kinds)):
            record = await self._of_kind(kind, request)
            if record:
                return record
        return None

    async def _of_kind(self, kind: Kind, request: Request) -> Record | None:
        """Return a puzzle of *kind* from the stock that meets *request*; ``None`` if none is found, or the stock fails.

        Candidates are selected by the techniques that they use, then checked for whether they need them.
        """
        ratings = (request.rating_min or 0.0, 10.0 if request.rating_max is None else request.rating_max)
        draw = partial(self._stock.draw, kind, CANDIDATES, techniques=request.techniques, ratings=ratings)
        try:
            candidates = await self._query(draw)
        except StockError:
            return None
        return await self._executor.run(partial(_first_fit, candidates, request)) if candidates else None

    async def _from_pool(self, kind: Kind) -> Record | None:
        if kind not in self._pools:
            self._pools[kind] = Pool(partial(self._query, partial(self._stock.draw_texts, kind, POOL_BATCH)), LOW)
        text = await self._pools[kind].take()
        return None if text is None else from_json(decode(text))

    def _is_away(self) -> bool:
        return time.monotonic() < self._away_until

    async def _query(self, query: Callable[[], T]) -> T:
        """Run *query* on the stock, unless the database has just failed."""
        if self._is_away():
            raise _away()
        try:
            return await self._queries.run(partial(self._opened, query))
        except StockError as error:
            _log.warning("%s", error)
            if not isinstance(error, UnkeptError):
                self._away_until = time.monotonic() + _AWAY_S
                self._is_open = False
            raise

    def _opened(self, query: Callable[[], T]) -> T:
        if not self._is_open:
            self._stock.open()
            self._is_open = True
        return query()

    def _try_to_open(self) -> None:
        try:
            self._opened(lambda: None)
        except StockError as error:
            _log.warning("%s", error)


def _away() -> StockError:
    return StockError("the database has just failed")


def _first_fit(candidates: Iterable[Record], request: Request) -> Record | None:
    """Return the first of *candidates* that needs the techniques of *request*."""
    return next((record for record in candidates if _fits(record, request)), None)


def _fits(record: Record, request: Request) -> bool:
    found = record.difficulty
    return found is not None and all(needs(record.puzzle, technique, found.rating) for technique in request.techniques)
