"""What clients want done with games, done together: one transaction keeps all of it, and then each is answered.

To commit costs nearly the same for many changes as for one. One thread takes whatever waits, does it,
commits, and looks again, without a turn of the event loop in between. Clients are served in
turn, and each pays for what was spent on it when the thread has done with it, also if nobody waits for the
answer any longer. Of each connection one thing waits at a time, so connections bound what waits here.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from dataclasses import dataclass
from threading import Condition
from typing import Any, Generic, Protocol, TypeVar

from api.client import CLIENT, Bucket, Client
from api.errors import BusyError, DamagedError, LateError, StockError, UnkeptError
from api.fair_queue import FairQueue
from api.games.memory import Memory, Update
from api.store.games import StoredGames

T = TypeVar("T")

_MOST = 100  # things that are done together
_TRIES = 8  # to add to a game, while other processes do
_GROUP_NS = 50_000_000  # after which what was done is committed, and the rest waits for its next turn
_TURN_S = 1.0  # after which it returns in any case: a query has a deadline
_MILLISECOND_NS = 1_000_000
_SECOND_NS = 1_000_000_000
_MOST_NS = _SECOND_NS  # that is paid for one thing: nothing that may be asked takes as long, but to compile it does

_log = logging.getLogger(__name__)


class Ask(Protocol):
    """Runs a query on the games in the database, one at a time."""

    def __call__(self, query: Callable[[StoredGames], T]) -> Awaitable[T]:
        """Return what *query* returns."""


@dataclass(slots=True, eq=False)
class _Task(Generic[T]):
    """What a client wants done with the game with this id, if it is one; and what came of it."""

    payer: Client | None
    pay: Callable[[float], object]  # is called with the seconds that were spent
    game_id: str
    do: Callable[[StoredGames], T]
    future: asyncio.Future[None]  # is done when it is
    answer: T | None = None
    error: Exception | None = None
    spent_ns: int = 0  # of the thread

    @property
    def client(self) -> str:
        """The name of who wants it."""
        return self.payer.name if self.payer else ""

    def result(self) -> T:
        """Return what came of it, or raise its error, which the task holds no longer.

        An error holds the frames that it has passed, and all who called them, and so the task: in a circle, what was
        sent would stay in memory until garbage is collected.
        """
        if self.error:
            raise self._taken()
        answer: Any = self.answer
        result: T = answer
        return result

    def _taken(self) -> Exception:
        error, self.error = self.error, None
        assert error is not None  # noqa: S101 - whoever asks has seen it
        return error

    def run(self, store: StoredGames) -> None:
        """Do it; raise ``StockError`` where the database is away."""
        began_ns = time.thread_time_ns()
        self.answer = self.error = None
        try:
            self.answer = self.do(store)
        except (DamagedError, UnkeptError) as error:
            _log.warning("%s", error)
            self.error = error
        except StockError:
            raise
        except Exception as error:  # noqa: BLE001 - it is raised again where the answer is awaited
            self.error = error
        self.spent_ns = min(self.spent_ns + time.thread_time_ns() - began_ns, _MOST_NS)


class GroupCommit:
    """Does things with games by *ask*, and commits what they add to *memory*; each may take *deadline_s* seconds.

    A thing is a function of memory and database alone: where another process has changed its game meanwhile, it is
    done again.
    """

    pause_s = 0.005  # of the thread after each commit: what comes meanwhile goes together
    linger_s = 0.05  # for which it waits for more, before it has to be called again

    def __init__(self, ask: Ask, memory: Memory, deadline_s: float) -> None:
        self._ask = ask
        self._memory = memory
        self._deadline_s = deadline_s
        self._turn_s = min(_TURN_S, deadline_s / 2)
        self._waiting = FairQueue[_Task[Any]]()
        self._has_come = Condition()  # is held to change what waits
        self._working: asyncio.Task[None] | None = None
        self._paying: set[asyncio.Task[None]] = set()  # for what nobody waits for any longer
        self.on_update: Callable[[Sequence[Update]], object] = lambda _: None  # is called with what was kept

    async def run(
        self, game_id: str, do: Callable[[StoredGames], T], pay: Callable[[float], object] = lambda _: None
    ) -> T:
        """Have something done with a game; return what came of it once that is kept, raise ``LateError`` if it is late.

        The id is empty for what adds to no game. Whoever asks pays; *pay* is called with the seconds that it took.
        """
        client = CLIENT.get()
        if client:
            await client.admit(Bucket.PLAY)
        loop = asyncio.get_running_loop()
        task = _Task[T](client, pay, game_id, do, loop.create_future())
        self._put(task)
        if self._working is None:
            self._working = loop.create_task(self._work(), context=Context())  # for all, and so nobody's
        try:
            async with asyncio.timeout(self._deadline_s):
                await task.future
            return task.result()
        except TimeoutError:
            raise LateError("the answer took too long; try again in a moment") from None
        finally:
            if task.spent_ns and not task.future.cancelled():
                await _charge(task)

    async def _work(self) -> None:
        """Have the thread do things for as long as any wait."""
        try:
            while self._waiting:
                try:
                    await self._ask(self._drain)
                except Exception as error:  # noqa: BLE001 - it is raised again where the answers are awaited
                    self._answer(self._take(math.inf), [], error)
        finally:
            self._working = None

    def _answer(self, tasks: Sequence[_Task[Any]], updates: Sequence[Update], error: Exception | None = None) -> None:
        if updates:
            self.on_update(updates)
        for task in tasks:
            if task.spent_ns:
                task.pay(task.spent_ns / _SECOND_NS)
            if task.future.done():  # nobody waits for it any longer
                self._have_paid(task)
                continue
            task.error = error or task.error
            task.future.set_result(None)

    def _have_paid(self, task: _Task[Any]) -> None:
        """Let the client pay for a *task* for which it has stopped waiting."""
        paying = asyncio.get_running_loop().create_task(_charge(task), context=Context())
        self._paying.add(paying)
        paying.add_done_callback(self._paying.discard)

    def _put(self, task: _Task[Any]) -> None:
        with self._has_come:
            self._waiting.put(task.client, task)
            self._has_come.notify()

    def _take(self, most: float) -> list[_Task[Any]]:
        found: list[_Task[Any]] = []
        with self._has_come:
            while len(found) < most and (task := self._waiting.take()):
                if not task.future.done():
                    found.append(task)
        return found

    # On the thread that changes games

    def _drain(self, store: StoredGames) -> None:
        """Do things together, again and again, until none has come for a while."""
        until = time.monotonic() + self._turn_s
        while time.monotonic() < until and self._has_some():
            self._do_some(store)
            time.sleep(self.pause_s)

    def _has_some(self) -> bool:
        """Wait for things to do, for a while; tell whether there are any."""
        with self._has_come:
            return self._has_come.wait_for(lambda: bool(self._waiting), self.linger_s)

    def _do_some(self, store: StoredGames) -> None:
        """Do as much as there is time for, whoever comes first each time, and keep what it adds to games."""
        until_ns, done, updates = time.monotonic_ns() + _GROUP_NS, list[_Task[Any]](), list[Update]()
        try:
            while len(done) < _MOST and time.monotonic_ns() < until_ns and (task := self._take(1)):
                done += task
                task[0].run(store)
            left = self._commit(store, done, updates)
            for _ in range(_TRIES - 1):
                for each in left:
                    each.run(store)
                left = self._commit(store, left, updates) if left else left
        except Exception as error:
            self._memory.drop()
            self._deliver(done, updates, error)
            raise
        for each in left:
            each.error = BusyError("too many events come at once; try again in a moment")
        self._deliver(done, updates)

    def _deliver(self, tasks: Sequence[_Task[Any]], updates: Sequence[Update], error: Exception | None = None) -> None:
        """Have the event loop answer what was done."""
        if tasks:
            tasks[0].future.get_loop().call_soon_threadsafe(self._answer, tasks, updates, error)

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


async def _charge(task: _Task[Any]) -> None:
    if task.payer and task.spent_ns:
        await task.payer.charge(math.ceil(task.spent_ns / _MILLISECOND_NS), Bucket.PLAY)
