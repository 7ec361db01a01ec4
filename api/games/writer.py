"""The one thread that changes games: what clients want done waits in a queue, and what it adds is kept together.

To commit costs nearly the same for many changes as for one, so the thread does whatever waits, client after client in
turn, and commits once. Each client pays for what was spent on it, also if it waits for the answer no longer.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from kropki.api.client import CLIENT, Bucket, Client
from kropki.api.errors import BusyError, DamagedError, LateError, StockError, UnkeptError
from kropki.api.fair_queue import FairQueue
from kropki.api.games.memory import Memory, PartError, Update
from kropki.api.store.games import StoredGames
from kropki.api.tally import Tally

T = TypeVar("T")

_MOST = 1000  # things that wait
_EACH = 100  # of one client
_TOGETHER = 100  # that are committed together
_GROUP_NS = 10_000_000  # after which what was done is committed, and the rest waits for its next turn
_TRIES = 8  # to add to a game, while other processes do
_MILLISECOND_NS = 1_000_000
_MOST_NS = 1_000_000_000  # that is paid for one thing: nothing that may be asked takes as long, but to compile it does

_log = logging.getLogger(__name__)


class Ask(Protocol):
    """Runs a query on the games in the database, one at a time."""

    def __call__(self, query: Callable[[StoredGames], T]) -> Awaitable[T]:
        """Return what *query* returns."""


@dataclass(slots=True, eq=False)
class _Task(Generic[T]):
    """What a client wants done with the game with this id, if it is one; and what came of it."""

    payer: Client | None
    game_id: str
    do: Callable[[StoredGames], T]
    future: asyncio.Future[T]
    answer: T | None = None
    error: Exception | None = None
    spent_ns: int = 0  # of the thread

    @property
    def client(self) -> str:
        """The name of who wants it."""
        return self.payer.name if self.payer else ""

    def run(self, store: StoredGames) -> bool:
        """Do it, and tell whether that is done, or a part of it; raise ``StockError`` where the database is away."""
        began_ns = time.thread_time_ns()
        self.answer = self.error = None
        try:
            self.answer = self.do(store)
        except PartError:
            return False
        except (DamagedError, UnkeptError) as error:
            _log.warning("%s", error)
            self.error = error
        except StockError:
            raise
        except Exception as error:  # noqa: BLE001 - it is raised again where the answer is awaited
            self.error = error
        finally:
            self.spent_ns = min(self.spent_ns + time.thread_time_ns() - began_ns, _MOST_NS)
        return True

    async def pay(self) -> None:
        """Let the client pay for what was spent since it last paid."""
        spent_ns, self.spent_ns = self.spent_ns, 0
        if self.payer and spent_ns:
            await self.payer.charge(math.ceil(spent_ns / _MILLISECOND_NS), Bucket.PLAY)

    def tell(self) -> None:
        """Let the client have its answer, if it still waits for it."""
        if self.future.done():
            return
        if self.error:
            self.future.set_exception(self.error.with_traceback(None))  # which would hold all that its frames do
        else:
            answer: Any = self.answer
            self.future.set_result(answer)


class Writer:
    """Does things with games by *ask*, and commits what they add to *memory*; each may take *deadline_s* seconds.

    A thing is a function of memory and database alone: where another process has changed its game meanwhile, it is
    done again.
    """

    def __init__(self, ask: Ask, memory: Memory, deadline_s: float) -> None:
        self._ask = ask
        self._memory = memory
        self._deadline_s = deadline_s
        self._waiting = FairQueue[_Task[Any]]()
        self._of = Tally()  # how many of each client wait
        self._working: asyncio.Task[None] | None = None
        self.on_update: Callable[[Sequence[Update]], object] = lambda _: None  # is called with what was kept

    async def run(self, game_id: str, do: Callable[[StoredGames], T]) -> T:
        """Have something done with a game; return what came of it once that is kept, raise ``LateError`` if it is late.

        The id is empty for what adds to no game. Whoever asks pays.
        """
        client = CLIENT.get()
        if client:
            await client.admit(Bucket.PLAY)
        loop = asyncio.get_running_loop()
        task = _Task[T](client, game_id, do, loop.create_future())
        if self._of.total() >= _MOST or (client and self._of[task.client] >= _EACH):
            raise BusyError("too many events wait; try again in a moment")
        self._of[task.client] += 1
        self._waiting.put(task.client, task)
        if self._working is None:
            self._working = loop.create_task(self._work(), context=Context())  # for all, and so nobody's
        try:
            async with asyncio.timeout(self._deadline_s):
                return await task.future
        except TimeoutError:
            raise LateError("the answer took too long; try again in a moment") from None

    async def _work(self) -> None:
        """Have the thread do things for as long as any wait."""
        try:
            while tasks := self._take(_TOGETHER):
                updates = list[Update]()
                begun: Sequence[_Task[Any]] = ()
                left: Sequence[_Task[Any]] = ()
                try:
                    begun, left = await self._ask(partial(self._do, tasks, updates))
                except Exception as error:  # noqa: BLE001 - it is raised again where the answers are awaited
                    tasks += self._take(_MOST)
                    for task in tasks:
                        task.error = error
                for task in reversed(left):
                    self._waiting.put_back(task.client, task)
                for task in begun:
                    self._waiting.put_first(task.client, task)
                self._of.update(task.client for task in (*begun, *left))
                if updates:
                    self.on_update(updates)
                for task in tasks:
                    await task.pay()
                    if task not in begun and task not in left:
                        task.tell()
        finally:
            self._working = None

    def _take(self, most: int) -> list[_Task[Any]]:
        found: list[_Task[Any]] = []
        while len(found) < most and (task := self._waiting.take()):
            self._of.less(task.client)
            if not task.future.done():  # else nobody waits for it any longer
                found.append(task)
        return found

    # On the thread that changes games

    def _do(
        self, tasks: Sequence[_Task[Any]], updates: list[Update], store: StoredGames
    ) -> tuple[Sequence[_Task[Any]], Sequence[_Task[Any]]]:
        """Do as much as there is time for, and keep what it adds to games; return what is begun, and what is left."""
        until_ns, done, begun = time.monotonic_ns() + _GROUP_NS, list[_Task[Any]](), list[_Task[Any]]()
        try:
            for task in tasks:
                if (done or begun) and time.monotonic_ns() > until_ns:
                    break
                (done if task.run(store) else begun).append(task)
            again = self._commit(store, done, updates)
            for _ in range(_TRIES - 1):
                for each in again:
                    while not each.run(store):
                        pass
                again = self._commit(store, again, updates) if again else again
        except BaseException:
            self._memory.drop()
            raise
        for each in again:
            each.error = BusyError("too many events come at once; try again in a moment")
        return begun, tasks[len(done) + len(begun) :]

    def _commit(self, store: StoredGames, tasks: Sequence[_Task[Any]], updates: list[Update]) -> list[_Task[Any]]:
        """Keep what *tasks* have added, add it to *updates*; return those that have to be done again."""
        began_ns = time.thread_time_ns()
        committed = self._memory.commit(store)
        updates += committed.updates
        for error in set(committed.failed.values()):
            _log.warning("%s", error)
        each_ns = (time.thread_time_ns() - began_ns) // max(len(tasks), 1)
        for task in tasks:
            task.spent_ns += each_ns
            task.error = committed.failed.get(task.game_id, task.error)
        return [task for task in tasks if task.game_id in committed.ahead]
