"""Small tasks in one batch: what costs nearly the same for many as for one, such as to commit to a database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from typing import Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")

_MOST = 100  # things at once: as many as others may have to wait for
_PAUSE_S = 0.02  # after which the next are done: what comes meanwhile goes together


class Batcher(Generic[A, B]):
    """Has *do* done for all that came since it was last called; it gives the answer for each.

    What comes after a pause is done at once. A thing is done even if nobody waits for its answer any longer.
    """

    def __init__(self, do: Callable[[Sequence[A]], Awaitable[Sequence[B]]]) -> None:
        self._do = do
        self._waiting: list[tuple[A, asyncio.Future[B]]] = []
        self._working: asyncio.Task[None] | None = None

    async def ask(self, thing: A) -> B:
        """Return the answer for *thing*, or raise what was raised for all that were done with it."""
        answer: asyncio.Future[B] = asyncio.get_running_loop().create_future()
        self._waiting.append((thing, answer))
        if self._working is None:
            nobody = Context()  # it is for all, and so not of the client who comes first
            self._working = asyncio.create_task(self._work(), context=nobody)
        return await answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                now, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                await self._answer(now)
                await asyncio.sleep(_PAUSE_S)
        finally:
            self._working = None

    async def _answer(self, asked: Sequence[tuple[A, asyncio.Future[B]]]) -> None:
        try:
            answers = await self._do([thing for thing, _ in asked])
        except Exception as error:  # noqa: BLE001 - it is raised again where an answer is awaited
            for _, answer in asked:
                if not answer.done():
                    answer.set_exception(error)
        else:
            for (_, answer), found in zip(asked, answers, strict=True):
                if not answer.done():
                    answer.set_result(found)
