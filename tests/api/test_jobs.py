"""Jobs that leave others room: many small things are done together, and threads come after the event loop."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from threading import get_native_id

import pytest

from kropki.api.client import CLIENT
from kropki.api.database import Database
from kropki.api.jobs import batcher
from kropki.api.jobs.batcher import Batcher
from kropki.api.settings import Settings


def test_what_comes_meanwhile_is_done_together_in_order() -> None:
    done: list[list[int]] = []

    async def scene() -> list[int]:
        begun, may_end = asyncio.Event(), asyncio.Event()

        async def double(things: Sequence[int]) -> list[int]:
            done.append(list(things))
            begun.set()
            await may_end.wait()
            return [2 * each for each in things]

        doubled = Batcher(double)
        first = asyncio.create_task(doubled.ask(0))
        await begun.wait()
        others = [asyncio.create_task(doubled.ask(number)) for number in range(1, 251)]
        await asyncio.sleep(0)  # they have asked
        others[1].cancel()
        may_end.set()
        found = await asyncio.gather(first, *others, return_exceptions=True)
        assert isinstance(found.pop(2), asyncio.CancelledError)
        return [each for each in found if isinstance(each, int)]

    assert asyncio.run(scene()) == [0, 2, *range(6, 501, 2)]
    assert [len(each) for each in done] == [1, 100, 100, 50]
    assert list(chain.from_iterable(done)) == list(range(251))


def test_a_fault_is_of_all_that_were_done_with_it_and_of_no_other() -> None:
    async def scene() -> None:
        async def invert(things: Sequence[int]) -> list[float]:
            return [1 / each for each in things]

        inverted = Batcher(invert)
        found = await asyncio.gather(*(inverted.ask(each) for each in (1, 0, 2)), return_exceptions=True)
        assert [type(each) for each in found] == [ZeroDivisionError] * 3
        assert await inverted.ask(2) == 0.5

    asyncio.run(scene())


def test_it_is_done_in_the_name_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batcher, "_PAUSE_S", 0)

    class Somebody:
        name = "192.0.2.1"

    async def scene() -> list[object]:
        async def who(things: Sequence[int]) -> list[object]:
            return [CLIENT.get()] * len(things)

        token = CLIENT.set(Somebody())  # type: ignore[arg-type] # nobody asks it anything
        try:
            asked = Batcher(who)
            return [await asked.ask(each) for each in range(3)]
        finally:
            CLIENT.reset(token)

    assert asyncio.run(scene()) == [None] * 3


@pytest.mark.skipif(sys.platform != "linux", reason="a thread has a priority of its own on Linux only")
def test_the_thread_that_changes_games_has_the_priority_of_the_event_loop(tmp_path: Path) -> None:
    def priority(_: object = None) -> int:
        return os.getpriority(os.PRIO_PROCESS, get_native_id())

    database = Database(replace(Settings(), database_url=f"sqlite:///{tmp_path}/stock.db"))
    assert asyncio.run(database.change_games(priority)) == priority()
    database.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="a thread has a priority of its own on Linux only")
@pytest.mark.parametrize("nice", [0, 2])
def test_threads_have_a_lower_priority_than_the_event_loop_whatever_that_has(nice: int) -> None:
    code = """
import asyncio, os
from threading import get_native_id
from kropki.api.jobs.executor import Executor

def priority():
    return os.getpriority(os.PRIO_PROCESS, get_native_id())

for patience in (None, 60):
    print(asyncio.run(Executor(threads=1, queue=1, deadline=60, patience=patience).run(priority)) - priority())
"""
    command = ["nice", "-n", str(nice), sys.executable, "-c", code]
    lower = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    left = 19 - min(os.getpriority(os.PRIO_PROCESS, 0) + nice, 19)
    assert lower.split() == [str(min(3, left)), str(min(5, left))]
