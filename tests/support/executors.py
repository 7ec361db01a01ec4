"""Clients that ask an executor, and tasks that wait for a gate."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event

import pytest

from kropki.api.client import CLIENT, Bucket
from kropki.api.errors import LateError, LimitError
from kropki.api.jobs.executor import Executor

LONG_S = 60.0  # that no test waits for


def passing(gate: Event) -> Callable[[], str]:
    return lambda: "through" if gate.wait(LONG_S) else "stuck"


async def be_late(executor: Executor, gate: Event) -> None:
    """Have a task begin that is not done at the deadline; it runs until *gate* is open."""
    begun = Event()

    def run() -> None:
        begun.set()
        gate.wait(LONG_S)

    while not begun.is_set():  # a thread may begin after the deadline, and then it does not
        with pytest.raises(LateError):
            await executor.run(run)


async def turns() -> None:
    """Let the loop turn until every task has gone as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def at_work(executor: Executor) -> None:
    """Let the loop turn as ``turns`` does, and until a thread of *executor* is at work: it may begin late."""
    await turns()
    while not executor._running:
        await turns()


class Guest:
    """A client with so much work left, who stays until told to go."""

    def __init__(self, name: str, left: int = 10**6) -> None:
        self.name = self.address = name
        self.searches: int | None = None
        self.left = left
        self.bills: list[int] = []
        self.paid_from: list[Bucket] = []
        self.leaving = asyncio.Event()

    async def count(self, number: int, bucket: Bucket) -> None:
        """Let any number be."""

    async def admit(self, bucket: Bucket = Bucket.WORK) -> None:
        if self.left <= 0:
            raise LimitError(f"expected less {bucket}", 7)

    async def charge(self, milliseconds: int, bucket: Bucket = Bucket.WORK) -> None:
        self.bills.append(milliseconds)
        self.paid_from.append(bucket)
        self.left -= milliseconds

    async def gone(self) -> None:
        await self.leaving.wait()


def ask(executor: Executor, client: Guest, task: Callable[[], str]) -> asyncio.Task[str]:
    """Have *client* ask for *task*."""

    async def run() -> str:
        CLIENT.set(client)
        return await executor.run(task)

    return asyncio.create_task(run())
