"""Work off the loop: bounded, in time, shared between clients, paid for, and never stuck."""

from __future__ import annotations

import asyncio
import logging
from threading import Event

import pytest

from kropki.api.errors import BusyError, LateError
from kropki.api.jobs.executor import Executor
from tests.support.executors import LONG_S, Guest, ask, be_late, passing, turns


def test_a_task_raises_what_it_raises() -> None:
    executor = Executor(threads=1, queue=1, deadline=LONG_S)
    for _ in range(5):  # and gives its place back
        with pytest.raises(ZeroDivisionError):
            asyncio.run(executor.run(lambda: 1 // 0))
    with pytest.raises(RuntimeError, match="StopIteration"):
        asyncio.run(executor.run(lambda: next(iter(()))))
    with pytest.raises(BusyError, match="not enough memory"):
        asyncio.run(executor.run(lambda: bytes(2**60)))


def test_one_more_than_the_threads_and_the_queue_hold_is_refused_at_once(gate: Event) -> None:
    async def scene() -> list[str]:
        executor = Executor(threads=1, queue=2, deadline=LONG_S)
        tasks = [asyncio.create_task(executor.run(passing(gate))) for _ in range(3)]
        await turns()
        with pytest.raises(BusyError):
            await executor.run(passing(gate))
        gate.set()
        return [*await asyncio.gather(*tasks), await executor.run(lambda: "again")]

    assert asyncio.run(scene()) == ["through"] * 3 + ["again"]


def test_a_task_that_is_not_done_at_the_deadline_is_late(gate: Event) -> None:
    async def scene() -> str:
        executor = Executor(threads=1, queue=0, deadline=0.01)
        await be_late(executor, gate)
        with pytest.raises(BusyError):  # it still holds its place, because it still runs
            await executor.run(passing(gate))
        gate.set()
        await asyncio.to_thread(executor.stop)
        return await Executor(threads=1, queue=0, deadline=LONG_S).run(passing(gate))

    assert asyncio.run(scene()) == "through"


def test_a_task_whose_client_has_gone_is_not_begun(gate: Event) -> None:
    began: list[str] = []

    def begin() -> str:
        began.append("second")
        return ""

    async def scene() -> None:
        executor = Executor(threads=1, queue=1, deadline=0.01)
        await be_late(executor, gate)
        with pytest.raises(LateError):
            await executor.run(begin)
        gate.set()
        await asyncio.to_thread(executor.stop)

    asyncio.run(scene())
    assert began == []


def test_an_error_after_the_deadline_is_not_an_alarm(gate: Event, caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        gate.wait(LONG_S)
        raise RuntimeError("nobody listens")

    async def scene() -> None:
        executor = Executor(threads=1, queue=0, deadline=0.01)
        with pytest.raises(LateError):
            await executor.run(fail)
        gate.set()
        await asyncio.to_thread(executor.stop)

    asyncio.run(scene())
    assert caplog.records == []


def test_until_the_warm_up_is_over_no_task_has_a_deadline(gate: Event) -> None:
    async def scene() -> str:
        executor = Executor(threads=1, queue=1, deadline=1e-9)
        executor.warm(passing(gate))
        task = asyncio.create_task(executor.run(passing(gate)))
        await turns()  # each far longer than that deadline
        assert not task.done()
        gate.set()
        return await task

    assert asyncio.run(scene()) == "through"


def test_until_the_warm_up_is_over_a_hint_does_not_wait_for_the_puzzle_of_the_same_client(gate: Event) -> None:
    async def scene() -> tuple[str, str]:
        executor, guest = Executor(threads=2, queue=2, deadline=LONG_S, each=3), Guest("first")
        executor.warm(passing(gate))
        puzzle = ask(executor, guest, passing(gate))
        await turns()
        hint = await ask(executor, guest, lambda: "served")
        gate.set()
        return hint, await puzzle

    assert asyncio.run(scene()) == ("served", "through")


def test_a_warm_up_that_fails_is_logged_and_the_work_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise RuntimeError("no compiler")

    executor = Executor(threads=1, queue=1, deadline=LONG_S)
    with caplog.at_level(logging.ERROR):
        executor.warm(fail)
        assert asyncio.run(executor.run(lambda: "served")) == "served"
        executor.stop()
    assert "no compiler" in caplog.text


def test_stopping_lets_what_was_accepted_end(gate: Event) -> None:
    async def scene() -> list[str]:
        executor = Executor(threads=1, queue=2, deadline=LONG_S)
        tasks = [asyncio.create_task(executor.run(passing(gate))) for _ in range(2)]
        await turns()
        gate.set()
        await asyncio.to_thread(executor.stop)
        with pytest.raises(BusyError, match="is stopping"):
            await executor.run(passing(gate))
        return await asyncio.gather(*tasks)

    assert asyncio.run(scene()) == ["through", "through"]
