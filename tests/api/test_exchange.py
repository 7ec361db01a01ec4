"""What processes tell each other through PostgreSQL: who hears it, and what happens when a connection breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
import sqlalchemy as sql

from kropki.api.live import exchange
from kropki.api.live.exchange import Exchange, Hearer
from kropki.api.store import engine
from tests.support import databases

OURS = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"


class Ear(Hearer):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.notes = asyncio.Queue[Any]()

    def heard(self, sender: str, message: Mapping[str, Any]) -> None:
        assert sender
        self.notes.put_nowait(message["game"])

    def found(self) -> None:
        self.notes.put_nowait("found")

    def gone(self, sender: str | None = None) -> None:
        self.notes.put_nowait(f"gone {sender}")


@pytest.fixture
def arguments(postgresql: sql.URL) -> dict[str, Any]:
    return engine.listening(databases.postgresql_with(postgresql, name="exchange"))


def test_all_others_hear_what_is_told_also_after_a_connection_was_broken(
    arguments: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "_PAUSE_S", 0.0)

    async def scene() -> None:
        ears = [Ear(), Ear()]
        one, other = [Exchange(arguments, {"game": ear}) for ear in ears]
        one.tell({"game": "before anybody hears it"})
        tasks = [asyncio.create_task(each.run()) for each in (one, other)]
        async with await psycopg.AsyncConnection.connect(**arguments, autocommit=True) as third:
            assert [await ear.notes.get() for ear in ears] == ["found"] * 2
            one.tell({"game": "x" * 8000})  # more than PostgreSQL takes
            for strange in ("nonsense", "[]", "{}", '{"from": "a", "gone": 1}'):
                await third.execute("select pg_notify('kropki', %s)", (strange,))
            one.tell({"game": 1})
            other.tell({"game": 2})
            assert [await ear.notes.get() for ear in ears] == [2, 1]
            await third.execute(f"select pg_terminate_backend(pid) {OURS}")
            assert [[await ear.notes.get() for _ in range(2)] for ear in ears] == [["gone None", "found"]] * 2
            other.tell({"game": 3})
            assert await ears[0].notes.get() == 3
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            while (await (await third.execute(f"select count(*) {OURS}")).fetchone()) != (0,):
                pass  # it takes PostgreSQL a moment to see that a connection is closed

    asyncio.run(scene())


def test_a_postgresql_that_is_away_is_tried_again_after_ever_longer_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 8:
            raise asyncio.CancelledError

    monkeypatch.setattr(exchange, "asyncio", SimpleNamespace(sleep=sleep))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(Exchange({"host": "127.0.0.1", "port": 1}, {}).run())
    assert pauses == [2, 4, 8, 16, 32, 60, 60, 60]


def test_a_process_that_is_silent_for_long_is_gone() -> None:
    async def scene() -> None:
        ear = Ear()
        hears = Exchange({}, {"game": ear})
        for name, now in (("a", 0), ("b", 20), ("b", 31)):
            hears._take(f'{{"from": "{name}"}}', now)
        assert ear.notes.get_nowait() == "gone a"
        assert ear.notes.empty()

    asyncio.run(scene())
