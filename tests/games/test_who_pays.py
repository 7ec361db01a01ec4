"""Who pays for the work on a game of dots, and how much of it a seat may ask for."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from kropki.api.client import CLIENT, Bucket
from kropki.api.errors import GameError
from kropki.api.games import quotas, writer
from kropki.api.games.games import Games
from kropki.api.games.state import Action, State
from kropki.api.store.games import StoredGames
from tests.support.executors import Guest
from tests.support.friend_games import PAPER, PATIENT, Process, ring_of

T = TypeVar("T")


def burn(milliseconds: int) -> None:
    until = time.thread_time_ns() + milliseconds * 1_000_000
    while time.thread_time_ns() < until:
        pass


def test_what_a_thread_has_done_is_paid_for_by_who_asked_also_if_he_has_left(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated()
    decided = State.decided
    has_begun = threading.Event()

    def slow(*given: Any) -> Any:
        has_begun.set()
        burn(30)
        return decided(*given)

    monkeypatch.setattr(State, "decided", slow)

    async def besiege() -> tuple[Guest, Guest]:
        async def ask(query: Callable[[StoredGames], T]) -> T:
            return await asyncio.to_thread(query, process.store)

        besieged = Games(ask, PATIENT, lambda: 0)
        attacker, neighbour = Guest("192.0.2.1"), Guest("192.0.2.2")
        CLIENT.set(attacker)
        leaves = asyncio.create_task(besieged.act(game, secrets[0], 3, Action("move", move=[1, 9, 9])))
        CLIENT.set(neighbour)
        stays = asyncio.create_task(besieged.events_after(game, 0))
        await asyncio.to_thread(has_begun.wait)
        leaves.cancel()
        await stays
        while not attacker.bills:
            await asyncio.sleep(0.01)
        return attacker, neighbour

    attacker, neighbour = asyncio.run(besiege())
    assert set(attacker.paid_from) == {Bucket.PLAY}
    assert sum(attacker.bills) >= 30
    assert sum(neighbour.bills) < 30


def test_nobody_pays_for_what_is_compiled(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, secrets = process.seated()
    monkeypatch.setattr(writer, "_MOST_NS", 5_000_000)
    decided = State.decided

    def slow(*given: Any) -> Any:
        burn(100)
        return decided(*given)

    payer = Guest("192.0.2.1")

    async def move() -> None:
        CLIENT.set(payer)
        await process.games.act(game, secrets[0], 3, Action("move", move=[1, 2, 2]))

    monkeypatch.setattr(State, "decided", slow)
    process.do(move())
    assert 0 < sum(payer.bills) < 100


def test_a_move_that_takes_too_long_changes_nothing(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, secrets = process.seated(PAPER)
    monkeypatch.setattr(quotas, "_TASK_NS", -1)
    before = process.state(game)
    with pytest.raises(GameError) as caught:
        process.move(game, secrets[0], 1, 4, 4, [ring_of(1, 1)])
    assert caught.value.code == "long"
    assert process.state(game) == before
    process.move(game, secrets[0], 1, 4, 4)
