"""The database: puzzles, times of solvers and games of dots, queried on threads of their own.

A database that has just failed is not queried again for a moment. It is opened when it is first
queried, and again after a failure. Knows no SQL: that is for the stores. Knows no HTTP either.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import TypeVar

from kropki.api.client import CLIENT
from kropki.api.errors import DamagedError, StockError, UnkeptError
from kropki.api.jobs.executor import Executor
from kropki.api.settings import Settings
from kropki.api.store import starter
from kropki.api.store.games import StoredGames
from kropki.api.store.marks import Marks
from kropki.api.store.repository import Stock
from kropki.generator.errors import KropkiError

T = TypeVar("T")

_AWAY_S = 1.0  # for which a database that failed is not queried again
_WRITTEN_S = 5.0  # for which a database that took what was written is not written to only to see that
_OPENED_S = 5.0  # for which others wait until a database is open
_THREADS = 4
_QUEUE = 256  # queries that may wait
_FORGOTTEN_S = 3600  # between two looks for clients to forget
_EACH = 64  # of one client that run or wait: more than all its connections ask for, unless it is an attack

_log = logging.getLogger(__name__)


class Database:
    """Runs what is asked of *stock*, its tables."""

    def __init__(self, settings: Settings) -> None:
        self.stock = Stock(settings.database_url)
        self._is_filled = settings.refill > 0
        self.marks = Marks()
        self._queries = Executor(threads=_THREADS, queue=_QUEUE, deadline=settings.deadline, each=_EACH, paid=False)
        self._changes = ThreadPoolExecutor(1)  # one writer is all that a SQLite file takes, too
        self._away_until = 0.0
        self._is_open = False
        self._written_until = 0.0

    def start(self) -> None:
        """Begin to bring the tables up to date; until that is done, no query has a deadline."""
        self._queries.warm(self._try_to_open)

    def wait(self) -> None:
        """Return once the tables are up to date, or cannot be: after some seconds at the most."""
        self._queries.wait(_OPENED_S)

    def stop(self) -> None:
        """Finish the queries that were accepted, and close the stock."""
        self._queries.stop()
        self._changes.shutdown(wait=True)
        self.stock.close()
        self._is_open = False

    async def check(self) -> None:
        """Raise ``StockError`` unless the database answers, and takes what is written."""
        await self.query(self._check)

    def _check(self) -> None:
        self.stock.is_current()
        if time.monotonic() >= self._written_until:
            self.stock.write_nothing()
            self._written_until = time.monotonic() + _WRITTEN_S

    async def query(self, query: Callable[[], T]) -> T:
        """Return what *query* of the stock returns; clients have their turns, and each query a deadline."""
        with self._watched():
            return await self._queries.run(partial(self._opened, query))

    async def read_games(self, query: Callable[[StoredGames], T]) -> T:
        """Return what *query*, which changes nothing, finds in the games of dots."""
        return await self.query(partial(query, self.stock.games))

    async def change_games(self, change: Callable[[StoredGames], T]) -> T:
        """Return what *change* of the games of dots returns; no two changes run at the same time.

        Whoever calls this gives clients their turns, and each of them a deadline: there is one caller.
        """
        with self._watched():
            changing = self._changes.submit(self._opened, partial(change, self.stock.games))
            return await asyncio.wrap_future(changing)

    async def forget_old_clients(self) -> None:
        """Forget each hour, for ever, who added what before yesterday, and the keys of the hashes that told it."""
        CLIENT.set(None)
        while True:
            await asyncio.sleep(_FORGOTTEN_S)
            self.marks.of("", time.time())  # which keeps the keys of today and yesterday alone
            with suppress(KropkiError):  # the database is away: another time
                await self.change_games(lambda _: self.stock.forget_old_clients())

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Refuse a query if the database has just failed; note it if it fails now."""
        if time.monotonic() < self._away_until:
            raise StockError("the database has just failed")
        try:
            yield
        except StockError as error:
            _log.warning("%s", error)
            if not isinstance(error, (UnkeptError, DamagedError)):
                self._away_until = time.monotonic() + _AWAY_S
                self._is_open = False
            raise

    def _opened(self, query: Callable[[], T]) -> T:
        if not self._is_open:
            self.stock.open()
            self._is_open = True
            if self._is_filled:
                self._fill()
        return query()

    def _fill(self) -> None:
        """Begin a new stock with what the package has; a database that takes nothing goes on with what it has."""
        try:
            starter.put_into(self.stock)
        except StockError as error:
            _log.warning("%s", error)

    def _try_to_open(self) -> None:
        try:
            self._opened(lambda: None)
        except StockError as error:
            _log.warning("%s", error)
