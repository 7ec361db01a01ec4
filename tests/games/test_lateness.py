"""Moves that the service refuses because it is late: they cost their player no time, and nobody gains any."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Mapping
from typing import Any

import pytest

from api.errors import GameError, LateError
from api.games.hub import Hub
from api.games.lateness import AGAIN_MS, joined
from api.games.state import Action
from api.games.steady_clock import steady_clock
from api.live.exchange import Exchange
from tests.support.friend_games import CLOCKED, Process

pytestmark = pytest.mark.release


class Told(Exchange):
    """What would be told to other processes."""

    def __init__(self) -> None:
        self.messages: list[Mapping[str, Any]] = []

    def tell(self, message: Mapping[str, Any]) -> None:
        self.messages.append(message)


def another(process: Process) -> tuple[Process, Hub, Told]:
    """Return a second process at the same games, its hub, and what the first one tells."""
    other, hub, told = Process(process.store), Hub(process.games, 1), Told()
    hub.exchange = told
    process.games.on_late(hub.late)
    return other, Hub(other.games, 1), told


def late_once(process: Process, monkeypatch: pytest.MonkeyPatch, move: Awaitable[Any], milliseconds: int) -> None:
    """Have a move refused after a while because the service is late."""

    async def run(*_: Any) -> Any:
        process.now += milliseconds
        raise LateError("late")

    with monkeypatch.context() as patch:
        patch.setattr(process.games._work, "run", run)
        with pytest.raises(LateError):
            process.do(move)


def test_a_move_that_is_refused_because_the_service_is_late_costs_its_player_no_time(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(CLOCKED)  # ten seconds a move, thirty beyond that
    process.now += 5000
    for _ in range(40):
        move = Action("move", move=[1, 2, 2])
        late_once(process, monkeypatch, process.games.act(game, secrets[0], 3, move), 2000)
        process.now += AGAIN_MS
    clocks = process.state(game)["clocks"]
    assert clocks["until"] == process.now + 35_000
    [event] = process.move(game, secrets[0], 1, 2, 2)
    assert event["waited"] == 40 * (2000 + AGAIN_MS)
    for each in (process, Process(process.store, now=process.now)):
        assert each.state(game)["clocks"]["reserves"] == [30_000, 30_000]


def test_whoever_has_moves_refused_on_purpose_gains_some_minutes_and_no_more(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(CLOCKED)
    move = Action("move", move=[1, 2, 2])
    for _ in range(20):  # of 30 s each: ten minutes
        late_once(process, monkeypatch, process.games.act(game, secrets[0], 3, move), 30_000 - AGAIN_MS)
        process.now += AGAIN_MS
    assert process.state(game)["clocks"]["until"] == process.now + 40_000
    late_once(process, monkeypatch, process.games.act(game, secrets[0], 3, move), 30_000)
    process.now += 10_000
    assert not process.state(game)["over"]
    process.now += 1
    assert process.state(game)["result"] == "W+T"


def test_who_does_not_try_again_has_no_more_time_than_a_moment(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(CLOCKED)
    late_once(process, monkeypatch, process.games.act(game, secrets[0], 3, Action("move", move=[1, 2, 2])), 2000)
    process.now += 40_000 + AGAIN_MS
    assert not process.state(game)["over"]
    process.now += 1
    assert process.state(game)["result"] == "W+T"
    assert Process(process.store, now=process.now).state(game)["result"] == "W+T"


def test_nobody_else_has_time_for_it(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, secrets = process.seated(CLOCKED)
    for secret in (secrets[1], "a guess"):
        late_once(process, monkeypatch, process.games.act(game, secret, 3, Action("move", move=[1, 2, 2])), 2000)
    assert "waited" not in process.move(game, secrets[0], 1, 2, 2)[0]


@pytest.mark.parametrize("milliseconds", [60, 1500])
def test_a_move_that_came_in_time_is_in_time_however_long_the_service_takes(
    process: Process, monkeypatch: pytest.MonkeyPatch, milliseconds: int
) -> None:
    game, secrets = process.seated(CLOCKED)  # forty seconds in all
    process.now += 39_950
    run = process.games._work.run

    async def slow(*given: Any) -> Any:
        process.now += milliseconds
        await run(game, lambda store: process.games._events_after(game, 0, store))  # somebody looks at the time
        return await run(*given)

    with monkeypatch.context() as patch:
        patch.setattr(process.games._work, "run", slow)
        [told] = process.do(process.games.act(game, secrets[0], 3, Action("move", move=[1, 2, 2]))).events
    assert json.loads(told).get("waited", 0) == (milliseconds if milliseconds >= 100 else 0)
    for each in (process, Process(process.store, now=process.now)):
        state = each.state(game)
        assert (state["over"], state["clocks"]["reserves"][1]) == (False, 30_000)
    assert not process.games._lateness._waiting


def test_a_move_that_came_too_late_is_too_late(process: Process) -> None:
    game, secrets = process.seated(CLOCKED)
    process.now += 40_001
    with pytest.raises(GameError):
        process.move(game, secrets[0], 1, 2, 2)
    assert process.state(game)["result"] == "W+T"


def test_other_processes_hear_who_was_refused_and_give_the_time_back_too(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(CLOCKED)
    other, there, told = another(process)
    process.now += 39_000
    late_once(process, monkeypatch, process.games.act(game, secrets[0], 3, Action("move", move=[1, 2, 2])), 2000)
    for message in told.messages:
        there.heard("a process", json.loads(json.dumps(message)))
    other.now = process.now + AGAIN_MS + 1000
    assert not other.state(game)["over"]
    other.now += 1
    assert other.state(game)["result"] == "W+T"


def test_a_move_that_waits_in_one_process_is_not_late_in_another(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(CLOCKED)
    other, there, told = another(process)
    monkeypatch.setattr("api.games.games._TELL_S", 0)
    process.now += 39_900
    run = process.games._work.run
    seen: list[bool] = []

    async def slow(*given: Any) -> Any:
        for _ in range(5):  # seconds in which the thread of this process does other things
            process.now += 1000
            while len(told.messages) == len(seen):
                await asyncio.sleep(0)
            there.heard("a process", json.loads(json.dumps(told.messages[-1])))
            other.now = process.now
            seen.append((await other.games.seen(game))["over"])
        return await run(*given)

    with monkeypatch.context() as patch:
        patch.setattr(process.games._work, "run", slow)
        process.do(process.games.act(game, secrets[0], 3, Action("move", move=[1, 2, 2])))
    assert seen == [False] * 5
    assert not other.state(game)["over"]


def test_stretches_are_joined_to_the_last_one_before_them() -> None:
    assert joined([(5, 9), (1, 3), (2, 4), (8, 10), (20, 30)]) == [(1, 4), (5, 10), (20, 30)]


def test_the_clock_counts_the_milliseconds_that_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for passed_s in (10**6, 2 * 10**6):
        monkeypatch.setattr(time, "monotonic_ns", lambda passed_s=passed_s: passed_s * 10**9)
        told.append(steady_clock())
    assert told[1] - told[0] == 10**9
