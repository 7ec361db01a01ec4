"""Work off the loop: bounded, in time, and never stuck."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from threading import Event

import pytest

from api.errors import BusyError, LateError
from api.jobs.executor import Executor

LONG_S = 60.0  # that no test waits for


@pytest.fixture
def gate() -> Iterator[Event]:
    event = Event()
    yield event
    event.set()  # whatever a test left behind comes to its end


def passing(gate: Event) -> Callable[[], str]:
    return lambda: "through" if gate.wait(LONG_S) else "stuck"


async def turns() -> None:
    """Let the loop turn until every task has gone as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_task_gives_what_it_returns() -> None:
    assert asyncio.run(Executor(threads=1, queue=1, deadline=LONG_S).run(lambda: 42)) == 42


def test_a_task_raises_what_it_raises() -> None:
    executor = Executor(threads=1, queue=1, deadline=LONG_S)
    for _ in range(5):  # and gives its place back
        with pytest.raises(ZeroDivisionError):
            asyncio.run(executor.run(lambda: 1 // 0))


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
        with pytest.raises(LateError):
            await executor.run(passing(gate))
        with pytest.raises(BusyError):  # it still holds its place, because it still runs
            await executor.run(passing(gate))
        gate.set()
        await asyncio.to_thread(executor.stop)
        return await Executor(threads=1, queue=0, deadline=LONG_S).run(passing(gate))

    assert asyncio.run(scene()) == "through"


def test_a_late_task_gives_its_place_back_when_it_ends(gate: Event) -> None:
    async def scene() -> None:
        executor = Executor(threads=1, queue=0, deadline=0.01)
        with pytest.raises(LateError):
            await executor.run(passing(gate))
        gate.set()
        await asyncio.to_thread(executor.stop)
        assert executor._places.acquire(blocking=False)

    asyncio.run(scene())


def test_a_task_whose_client_has_gone_is_not_begun(gate: Event) -> None:
    began: list[str] = []

    def begin() -> str:
        began.append("second")
        return ""

    async def scene() -> None:
        executor = Executor(threads=1, queue=1, deadline=0.01)
        tasks = [
            asyncio.create_task(executor.run(passing(gate))),
            asyncio.create_task(executor.run(begin)),
        ]
        assert [type(error) for error in await asyncio.gather(*tasks, return_exceptions=True)] == [LateError] * 2
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
        task = asyncio.create_task(executor.run(lambda: "served"))
        await turns()  # each far longer than that deadline
        assert not task.done()
        gate.set()
        return await task

    assert asyncio.run(scene()) == "served"


def test_a_warm_up_that_fails_is_logged_and_the_work_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise RuntimeError("no compiler")

    executor = Executor(threads=1, queue=1, deadline=LONG_S)
    with caplog.at_level(logging.ERROR):
        executor.warm(fail)
        assert asyncio.run(executor.run(lambda: "served")) == "served"
    assert "no compiler" in caplog.text


def test_stopping_lets_what_was_accepted_end(gate: Event) -> None:
    async def scene() -> list[str]:
        executor = Executor(threads=1, queue=2, deadline=LONG_S)
        tasks = [asyncio.create_task(executor.run(passing(gate))) for _ in range(2)]
        await turns()
        gate.set()
        await asyncio.to_thread(executor.stop)
        return await asyncio.gather(*tasks)

    assert asyncio.run(scene()) == ["through", "through"]
