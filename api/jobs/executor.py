"""Heavy work off the event loop: a few threads, a bounded queue, a deadline for each task.

The compiled searches release the GIL, so threads are enough. A search that has begun cannot be
stopped from outside (its node budget ends it), so its place in the queue is released when the
work is done, not when its client stops waiting: the number of pending tasks is always bounded.
A task of several steps iterates over ``in_time``, and so ends soon after the deadline.

Knows nothing of puzzles or HTTP.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import BoundedSemaphore, Lock
from typing import Any, TypeVar

from api.errors import BusyError, LateError

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Executor:
    """Runs tasks on *threads* threads; at most *queue* more may wait; each has *deadline* seconds."""

    def __init__(self, *, threads: int, queue: int, deadline: float, name: str = "executor") -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._places = BoundedSemaphore(threads + queue)
        self._deadline_s = deadline
        self._pending = 0
        self._counting = Lock()
        self._warming: Future[object] | None = None

    def warm(self, task: Callable[[], object]) -> None:
        """Start *task* on a thread, and return; until it is done, no other task has a deadline."""
        self._warming = self._pool.submit(task)
        self._warming.add_done_callback(_report)

    @property
    def pending(self) -> int:
        """How many tasks run or wait."""
        return self._pending

    @property
    def is_warm(self) -> bool:
        """Whether the warm-up, if there was one, has succeeded."""
        warming = self._warming
        return warming is None or (warming.done() and warming.exception() is None)

    def in_time(self, steps: Iterable[T]) -> Iterator[T]:
        """Yield *steps* until one deadline from now has passed; then raise ``LateError``."""
        return _until(time.monotonic() + self._timeout_s(), steps)

    def stop(self) -> None:
        """Finish every task that was accepted; no other is accepted any longer."""
        self._pool.shutdown(wait=True)

    async def run(self, task: Callable[[], T]) -> T:
        """Return the result of *task*; raise ``BusyError`` at once, or ``LateError`` at the deadline."""
        if not self._places.acquire(blocking=False):
            raise BusyError("too many searches are waiting; try again in a moment")
        timeout_s = self._timeout_s()
        future = self._pool.submit(_in_time, task, time.monotonic() + timeout_s)
        with self._counting:
            self._pending += 1
        future.add_done_callback(self._release)
        answer = asyncio.wrap_future(future)
        await asyncio.wait([answer], timeout=timeout_s)
        if not answer.done():
            answer.add_done_callback(_ignore)
            raise _late()
        return answer.result()

    def _release(self, _future: Future[Any]) -> None:
        with self._counting:
            self._pending -= 1
        self._places.release()

    def _timeout_s(self) -> float:
        return self._deadline_s if self._warming is None or self._warming.done() else math.inf


def _until(due: float, steps: Iterable[T]) -> Iterator[T]:
    for step in steps:
        if time.monotonic() > due:
            raise _late()
        yield step


def _in_time(task: Callable[[], T], due: float) -> T:
    if time.monotonic() > due:  # its client has stopped waiting: do not start
        raise _late()
    return task()


def _late() -> LateError:
    return LateError("the answer was not there in time; try again in a moment")


def _ignore(answer: asyncio.Future[Any]) -> None:
    if not answer.cancelled():
        answer.exception()  # retrieved, so that asyncio does not warn of it


def _report(warming: Future[object]) -> None:
    if error := warming.exception():
        _log.error("the warm-up failed", exc_info=error)
