"""Heavy work off the event loop: a few threads, a bounded queue, a deadline for each task.

The compiled searches release the GIL, so threads are enough; what holds it for long is for
``processes``. A search that has begun cannot be
stopped from outside (its node budget ends it), so its place is released when the work is done, not
when its client stops waiting: the number of pending tasks is always bounded. A task that waits is
dropped as soon as nobody wants its answer. A task of several steps iterates over ``in_time``, and
so ends soon after the deadline.

Clients are served in turn, and pay for the processor time that their tasks took. Long questions have an executor of
their own, with *patience*: there a task waits longer for its turn, and once it has begun its answer is awaited, however
busy the machine is.
Knows nothing of puzzles or HTTP.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from threading import Lock, get_native_id
from typing import Any, TypeVar

from kropki.api.client import CLIENT, Bucket, Client, networks, room
from kropki.api.errors import BusyError, GoneError, LateError, LimitError, stop_error
from kropki.api.fair_queue import FairQueue
from kropki.api.jobs import processes
from kropki.api.tally import Tally

T = TypeVar("T")

_MILLISECOND_NS = 1_000_000
_SECOND_NS = 1_000_000_000
_NICE = 3  # of the threads, from 0 (the event loop) to 19
_NICE_LONG = 5  # of those for long questions
_LOWEST = 19  # priority that there is
_LONGEST_S = 20.0  # for which a long question that has begun is awaited, many times what it takes
_USUAL_S = 0.25  # that a task takes, before any has
_NEWER = 0.2  # the weight of the last task in what a task takes
_MOST_AGAIN_S = 30  # after which whoever is refused may try again at the latest
_AGAIN_S = 1  # after which a client with too many tasks may try again

_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Job:
    """A task that was accepted."""

    task: Callable[[], Any]
    client: str
    due: float  # by time.monotonic()
    spent_ns: int = 0  # of a processor
    took_s: float = 0.0
    future: Future[Any] = field(default_factory=Future)

    def run(self) -> None:
        """Do the task, unless nobody wants it any longer; measure it."""
        if not self.future.set_running_or_notify_cancel():
            return
        if time.monotonic() > self.due:  # its client has stopped waiting: do not start
            self.future.set_exception(_late())
            return
        began_ns, began = _processor_ns(), time.monotonic()
        try:
            answer = self.task()
        except BaseException as error:  # noqa: BLE001 - it is raised again where the answer is awaited
            self.spent_ns, self.took_s = _processor_ns() - began_ns, time.monotonic() - began
            if isinstance(error, StopIteration):  # which no future of asyncio takes: its client would wait in vain
                error = RuntimeError(f"a task ended in {error!r}").with_traceback(error.__traceback__)
            if isinstance(error, MemoryError):
                error = BusyError("the server has not enough memory for this now; try again in a moment")
            self.future.set_exception(error)
        else:
            self.spent_ns, self.took_s = _processor_ns() - began_ns, time.monotonic() - began
            self.future.set_result(answer)


class Executor:
    """Runs tasks on *threads* threads; at most *queue* more may wait; each has *deadline* seconds.

    *each* is how many tasks of one client may run or wait; without it, any number. Clients pay for
    them where they are *paid*. The threads give way to the event loop. With *patience*, that is for how many
    seconds a task may wait for its turn, and what has begun has no deadline.
    """

    def __init__(  # noqa: PLR0913 - all are named
        self,
        *,
        threads: int,
        queue: int,
        deadline: float,
        each: int | None = None,
        paid: bool = True,
        patience: float | None = None,
    ) -> None:
        nice = partial(give_way, _NICE if patience is None else _NICE_LONG)
        self._pool = ThreadPoolExecutor(threads, initializer=nice)
        self._warmer = ThreadPoolExecutor(1, initializer=nice)
        self._threads = threads
        self._places = threads + queue
        self._patience_s = patience
        self._usual_s = _USUAL_S
        self._running = 0
        self._each = each
        self._is_paid = paid and each is not None
        self._deadline_s = deadline
        self._waiting = FairQueue[_Job]()
        self._pending = 0  # tasks that run or wait
        self._pending_of = Tally()  # by client, and by the networks that it is in
        self._spent_ns = 0
        self._lock = Lock()  # for what is above, which threads share
        self._is_stopped = False
        self._warming: Future[object] | None = None

    def warm(self, task: Callable[[], object]) -> None:
        """Start *task* on a thread of its own, and return; until it is done, no task has a deadline, or is paid for.

        It compiles what the tasks call, and they may find themselves compiling in its place. So they take long.
        """
        self._warming = self._warmer.submit(task)
        self._warming.add_done_callback(_report)

    def wait(self, seconds: float) -> None:
        """Return once the warm-up, if there is one, has ended, or after that many seconds."""
        if self._warming:
            futures.wait([self._warming], seconds)

    def warm_with(self, other: Executor) -> None:
        """Have no deadline, and let nobody pay, until the warm-up of *other* is done."""
        self._warming = other._warming

    @property
    def pending(self) -> int:
        """How many tasks run or wait."""
        return self._pending

    @property
    def spent_s(self) -> float:
        """Seconds of processor time that all tasks took."""
        return self._spent_ns / _SECOND_NS

    @property
    def is_warm(self) -> bool:
        """Whether the warm-up, if there was one, has succeeded."""
        warming = self._warming
        return warming is None or (warming.done() and warming.exception() is None)

    def in_time(self, steps: Iterable[T]) -> Iterator[T]:
        """Yield *steps* until a deadline has passed since now or since the warm-up; then raise ``LateError``."""
        return self._in_time(time.monotonic() + self._deadline_s, steps)

    def _in_time(self, due: float, steps: Iterable[T]) -> Iterator[T]:
        for step in steps:
            now = time.monotonic()
            if self._is_warming:
                due = now + self._deadline_s
            elif now > due:
                raise _late()
            yield step

    def stop(self) -> None:
        """Finish every task that was accepted; whoever asks for another one gets a ``BusyError``."""
        with self._lock:
            self._is_stopped = True
        self._warmer.shutdown(wait=True)
        self._pool.shutdown(wait=True)

    async def run(self, task: Callable[[], T], bucket: Bucket = Bucket.WORK) -> T:
        """Return the result of *task*; raise ``BusyError`` or ``LimitError`` at once, ``LateError`` at the deadline.

        It is paid for from *bucket*.
        """
        client = CLIENT.get()
        payer = client if self._is_paid else None
        if payer:
            await payer.admit(bucket)
        timeout_s = self._timeout_s()
        job = _Job(task, client.name if client else "", time.monotonic() + timeout_s)
        each = payer.searches if payer else None
        self._accept(job, each or (None if client is None else self._each))
        result: T = (await self._answer(job, payer, bucket, timeout_s)).result()
        return result

    async def _answer(self, job: _Job, payer: Client | None, bucket: Bucket, timeout_s: float) -> asyncio.Future[Any]:
        """Return the answer of *job*, or its error, once it is there; raise ``GoneError`` or ``LateError`` before."""
        there: asyncio.Future[Any] = asyncio.wrap_future(job.future)
        answer = asyncio.ensure_future(_paid(job, there, payer, bucket)) if payer and not self._is_warming else there
        gone = asyncio.ensure_future(payer.gone()) if payer else None
        awaited: list[asyncio.Future[Any]] = [answer, gone] if gone else [answer]
        try:
            done, _ = await asyncio.wait(awaited, timeout=timeout_s, return_when=asyncio.FIRST_COMPLETED)
            if not done and self._patience_s is not None and job.future.running():
                await asyncio.wait(awaited, timeout=_LONGEST_S, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if gone:
                gone.cancel()
            if not answer.done():
                answer.add_done_callback(_ignore)
                self._withdraw(job)
        if answer.done():
            return answer
        if gone and gone.done():
            raise GoneError("the client has gone")
        raise _late()

    def _accept(self, job: _Job, at_most: int | None) -> None:
        """Let *job* wait for its turn; raise ``BusyError`` where there is no place, ``LimitError`` for one too many."""
        with self._lock:
            if self._is_stopped:
                raise stop_error()
            own = networks(job.client)
            if at_most is not None and any(self._pending_of[each] >= at_most * room(each) for each in own):
                what = "searches" if self._is_paid else "requests"
                words = f"expected at most {at_most} {what} of one address at a time; try again in a moment"
                raise LimitError(words, _AGAIN_S)
            wait_s = self._wait_s(job.client)
            if self._patience_s is not None and wait_s > self._patience_s:
                raise _busy(wait_s - self._patience_s)
            if self._pending >= self._places:
                raise _busy(wait_s)
            self._pending += 1
            self._pending_of.update(own)
            self._waiting.put(job.client, job)
            job.future.add_done_callback(lambda _: self._release(job))
            self._pool.submit(self._work)  # not later: it may be stopped then

    def _wait_s(self, client: str) -> float:
        """Return about how long one more task of *client* would wait; the lock is held."""
        ahead = self._waiting.ahead(client) + max(self._running - self._threads + 1, 0)
        return ahead * self._usual_s / self._threads

    def _work(self) -> None:
        """Do the tasks whose turn it is, until none may begin; they may be others than the one of this call."""
        while job := self._begin():
            job.run()
            with self._lock:
                if job.took_s:
                    self._usual_s += _NEWER * (job.took_s - self._usual_s)
                self._running -= 1

    def _begin(self) -> _Job | None:
        """Take the task that is to begin."""
        with self._lock:
            job = self._waiting.take()
            self._running += job is not None
            return job

    def _withdraw(self, job: _Job) -> None:
        """Give up the place of *job*, unless it has begun."""
        if job.future.cancel():
            with self._lock:
                self._waiting.remove(job.client, job)

    def _release(self, job: _Job) -> None:
        with self._lock:
            self._spent_ns += job.spent_ns
            self._pending -= 1
            for network in networks(job.client):
                self._pending_of.less(network)

    @property
    def _is_warming(self) -> bool:
        return self._warming is not None and not self._warming.done()

    def _timeout_s(self) -> float:
        return math.inf if self._is_warming else self._patience_s or self._deadline_s


async def _paid(job: _Job, answer: asyncio.Future[T], payer: Client, bucket: Bucket) -> T:
    """Return the *answer* of *job* once *payer* has paid for it; who has stopped waiting pays, too."""
    try:
        return await answer
    finally:
        if job.spent_ns:
            await payer.charge(math.ceil(job.spent_ns / _MILLISECOND_NS), bucket)


def give_way(nice: int) -> None:
    """Lower the priority of this thread: the event loop, which answers all, comes first where processors are few.

    It is lower by *nice* than that of the process, which may itself have been started with a lower one. On Linux alone
    each thread has a priority of its own.
    """
    if sys.platform == "linux":
        with suppress(OSError):  # where a sandbox forbids it
            wanted = os.getpriority(os.PRIO_PROCESS, os.getpid()) + nice
            os.setpriority(os.PRIO_PROCESS, get_native_id(), min(wanted, _LOWEST))


def _processor_ns() -> int:
    """Tell the processor time of this thread, and of what other processes did for it."""
    return time.thread_time_ns() + processes.spent_ns()


def _busy(wait_s: float) -> BusyError:
    seconds = min(max(math.ceil(wait_s), 1), _MOST_AGAIN_S)
    return BusyError(f"too many searches are waiting; try again in {seconds} s", seconds)


def _late() -> LateError:
    return LateError("the answer took too long; try again in a moment")


def _ignore(answer: asyncio.Future[Any]) -> None:
    if not answer.cancelled():
        answer.exception()  # retrieved, so that asyncio does not warn of it


def _report(warming: Future[object]) -> None:
    if error := warming.exception():
        _log.error("the warm-up failed", exc_info=error)
