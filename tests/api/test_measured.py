"""What an answer takes of the event loop is measured, without what others take meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from time import thread_time
from unittest.mock import Mock

import pytest
from starlette.types import Message

from api.client import CLIENT
from api.http import lines, measured

pytestmark = pytest.mark.release


def work() -> None:
    until = thread_time() + 0.02
    while thread_time() < until:
        pass


async def fail() -> None:
    await asyncio.sleep(0)
    raise ZeroDivisionError


def test_what_a_request_takes_of_the_event_loop_is_measured_without_what_others_take() -> None:
    async def scene() -> float:
        took: list[float] = []

        async def ask() -> None:
            work()
            await asyncio.sleep(0)
            with suppress(ZeroDivisionError):
                await fail()
            work()

        async def others() -> None:
            for _ in range(9):
                work()
                await asyncio.sleep(0)

        await asyncio.gather(measured.measured(ask(), took.append), others())
        return sum(took)

    assert 0.04 <= asyncio.run(scene()) < 0.1


def test_what_an_answer_in_parts_takes_is_measured_though_other_tasks_make_it() -> None:
    took: list[float] = []
    sent: list[bytes] = []

    async def parts() -> AsyncIterator[bytes]:
        for number in range(3):
            work()
            await asyncio.sleep(0)
            yield b"%d" % number

    async def receive() -> Message:
        return await asyncio.Event().wait() and {}

    async def send(message: Message) -> None:
        sent.append(message.get("body", b""))

    async def answer(stopping: asyncio.Event) -> None:
        CLIENT.set(Mock(took=took.append))
        request = Mock(app=Mock(state=Mock(stopping=stopping)))
        for each in (lines.Streamed(parts()), lines.answer(request, parts())):
            await each({"type": "http", "asgi": {"spec_version": "2.3"}}, receive, send)

    async def scene() -> None:
        await asyncio.create_task(answer(asyncio.Event()))

    asyncio.run(scene())
    assert b"".join(sent) == b"0120\n1\n2\n"
    assert sum(took) >= 2 * 3 * 0.02


def test_what_is_measured_fails_and_is_given_up_as_it_would_be_otherwise() -> None:
    async def scene() -> None:
        with pytest.raises(ZeroDivisionError):
            await measured.measured(fail(), lambda _: None)
        waiting = asyncio.ensure_future(measured.measured(asyncio.sleep(60), lambda _: None))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(scene())
