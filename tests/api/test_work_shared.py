"""Work that clients share: whose turn it is, who pays, and who gives way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event

import pytest

from kropki.api.client import CLIENT
from kropki.api.errors import BusyError, GoneError, LimitError
from kropki.api.jobs.executor import Executor
from tests.support.executors import LONG_S, Guest, ask, at_work, be_late, passing, turns

pytestmark = pytest.mark.release


def test_clients_are_served_in_turn_while_others_wait(gate: Event) -> None:
    begun: list[str] = []

    def task(name: str) -> Callable[[], str]:
        def run() -> str:
            begun.append(name)
            return name

        return run

    async def scene() -> None:
        executor = Executor(threads=1, queue=99, deadline=LONG_S, each=9)
        many, few, one = Guest("many"), Guest("few"), Guest("one")
        asked = [ask(executor, many, passing(gate)), *(ask(executor, many, task(f"many {n}")) for n in range(5))]
        await at_work(executor)
        asked += [ask(executor, few, task(f"few {n}")) for n in range(2)]
        asked.append(ask(executor, one, task("one 0")))
        await turns()
        gate.set()
        await asyncio.gather(*asked)

    asyncio.run(scene())
    assert begun == ["many 0", "few 0", "one 0", "many 1", "few 1", "many 2", "many 3", "many 4"]


def test_a_client_has_only_so_many_tasks_at_a_time_and_others_have_theirs(gate: Event) -> None:
    async def scene() -> list[str]:
        executor = Executor(threads=1, queue=9, deadline=LONG_S, each=2)
        greedy, other = Guest("greedy"), Guest("other")
        asked = [ask(executor, greedy, passing(gate)) for _ in range(2)]
        await at_work(executor)
        with pytest.raises(LimitError) as refused:
            await ask(executor, greedy, passing(gate))
        assert refused.value.retry_after == 1
        asked.append(ask(executor, other, passing(gate)))
        await turns()
        gate.set()
        await asyncio.gather(*asked)
        return [await ask(executor, greedy, lambda: "again")]

    assert asyncio.run(scene()) == ["again"]


def test_all_of_a_larger_network_have_a_multiple_of_the_tasks_of_one_client(gate: Event) -> None:
    async def scene() -> list[int]:
        executor = Executor(threads=1, queue=99, deadline=LONG_S, each=2)
        asked, refused = [], []
        for number, name in enumerate(f"2001:db8:1:{subnet:x}::" for subnet in (0, 1, 2, 0x100, 0x101, 0x200, 0x300)):
            for _ in range(2):
                asked.append(ask(executor, Guest(name), passing(gate)))
                await at_work(executor)
                if asked[-1].done():
                    refused.append(number)
        gate.set()
        await asyncio.gather(*asked, return_exceptions=True)
        assert not executor._pending_of
        return refused

    assert asyncio.run(scene()) == [2, 2, 5, 5, 6, 6]


def test_a_task_is_paid_for_before_its_answer_is_given_also_when_it_fails() -> None:
    async def scene() -> None:
        guest, executor = Guest("payer"), Executor(threads=1, queue=1, deadline=LONG_S, each=1)
        await ask(executor, guest, lambda: "done")
        assert len(guest.bills) == 1
        with pytest.raises(ZeroDivisionError):
            await ask(executor, guest, lambda: str(1 // 0))
        assert len(guest.bills) == 2
        assert all(bill >= 1 for bill in guest.bills)

    asyncio.run(scene())


def test_until_the_warm_up_is_over_no_task_is_paid_for(gate: Event) -> None:
    """A task that comes then may be the one that compiles: seconds, for which its client is not to blame."""

    async def scene() -> Guest:
        executor, guest = Executor(threads=2, queue=1, deadline=LONG_S, each=1), Guest("first")
        executor.warm(passing(gate))
        assert await ask(executor, guest, lambda: "served") == "served"
        await turns()
        assert guest.bills == []
        gate.set()
        while not executor.is_warm:
            await asyncio.sleep(0)
        await ask(executor, guest, lambda: "served")
        return guest

    assert len(asyncio.run(scene()).bills) == 1


def test_who_stops_waiting_pays_all_the_same(gate: Event) -> None:
    async def scene() -> Guest:
        guest, executor = Guest("late"), Executor(threads=1, queue=0, deadline=0.01, each=1)
        CLIENT.set(guest)
        await be_late(executor, gate)
        assert guest.bills == []
        gate.set()
        await asyncio.to_thread(executor.stop)
        while not guest.bills:
            await asyncio.sleep(0)
        return guest

    assert len(asyncio.run(scene()).bills) == 1


def test_a_client_that_goes_gives_up_its_place_in_the_queue(gate: Event) -> None:
    async def scene() -> Guest:
        executor = Executor(threads=1, queue=1, deadline=LONG_S, each=9)
        stays, leaves = Guest("stays"), Guest("leaves")
        first = ask(executor, stays, passing(gate))
        await at_work(executor)
        second = ask(executor, leaves, passing(gate))
        await turns()
        assert executor.pending == 2
        leaves.leaving.set()
        with pytest.raises(GoneError):
            await second
        assert executor.pending == 1
        third = ask(executor, stays, passing(gate))  # there is room for it
        await turns()
        gate.set()
        assert [await first, await third] == ["through"] * 2
        return leaves

    assert asyncio.run(scene()).bills == []


def test_where_nobody_pays_a_client_may_have_a_bound_of_its_own(gate: Event) -> None:
    async def scene() -> list[Guest]:
        executor = Executor(threads=1, queue=9, deadline=LONG_S, each=2, paid=False)
        greedy, other = Guest("greedy", left=0), Guest("other", left=0)
        asked = [ask(executor, greedy, passing(gate)) for _ in range(2)]
        await at_work(executor)
        with pytest.raises(LimitError, match="2 requests"):
            await ask(executor, greedy, passing(gate))
        asked.append(ask(executor, other, passing(gate)))
        await turns()
        gate.set()
        await asyncio.gather(*asked)
        return [greedy, other]

    assert [guest.bills for guest in asyncio.run(scene())] == [[], []]


def test_six_long_questions_wait_for_their_turn_and_all_are_answered(gate: Event) -> None:
    async def scene() -> tuple[list[str], int]:
        executor = Executor(threads=2, queue=9, deadline=0.001, each=9, patience=LONG_S)
        asked = [ask(executor, Guest(str(number)), passing(gate)) for number in range(6)]
        await turns()
        pending = executor.pending
        await asyncio.sleep(0.01)  # the deadline of a short one is over
        gate.set()
        return await asyncio.gather(*asked), pending

    assert asyncio.run(scene()) == (["through"] * 6, 6)


def test_a_long_question_that_has_begun_is_awaited(gate: Event) -> None:
    async def scene() -> str:
        executor = Executor(threads=1, queue=1, deadline=0.001, each=9, patience=0.001)
        begun = Event()

        def run() -> str:
            begun.set()
            return passing(gate)()

        asked = ask(executor, Guest("patient"), run)
        while not begun.is_set():
            await asyncio.sleep(0.001)
            if asked.done():  # the thread began too late
                asked = ask(executor, Guest("patient"), run)
        await asyncio.sleep(0.01)
        assert not asked.done()
        gate.set()
        return await asked

    assert asyncio.run(scene()) == "through"


def test_who_would_wait_too_long_is_told_so_at_once_and_how_long(gate: Event) -> None:
    async def scene() -> list[int | None]:
        executor = Executor(threads=1, queue=99, deadline=LONG_S, each=99, patience=3.0)
        executor._usual_s = 2.0  # what the last ones took
        first = ask(executor, Guest("first"), passing(gate))
        await at_work(executor)
        many, refused = Guest("many"), []
        asked = [ask(executor, many, passing(gate))]
        await turns()
        for _ in range(2):
            with pytest.raises(BusyError) as busy:
                await ask(executor, many, passing(gate))
            refused.append(busy.value.retry_after)
        other = ask(executor, Guest("other"), passing(gate))  # whose turn comes sooner
        await turns()
        gate.set()
        await asyncio.gather(first, *asked, other, return_exceptions=True)
        return refused

    assert asyncio.run(scene()) == [1, 1]
