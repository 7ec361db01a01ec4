"""Time for which the service is away does not count on the clocks of games."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sql

from api.errors import UnkeptError
from api.games.outages import BACK_MS, BEGUN_MS, MISSED_MS
from api.store.repository import Stock
from api.store.uptimes import KEPT_MS, Uptimes
from tests.support.friend_games import CLOCKED, Process

pytestmark = pytest.mark.release

MINUTE_MS = 60_000


def beat(process: Process) -> None:
    process.do(process.games.heartbeat._beat(MISSED_MS))


def live(process: Process, seconds: int) -> None:
    """Let a process run for a while."""
    for _ in range(seconds // 2):
        process.now += 2000
        beat(process)


def clocks(process: Process, game: str) -> dict[str, Any]:
    told: dict[str, Any] = process.state(game)["clocks"]
    return told


@pytest.fixture
def began(stock: Stock) -> tuple[Process, str, tuple[str, str]]:
    """Give a process with a game, in which the first player has ten seconds a move, and thirty beyond that."""
    process = Process(stock.games, beats=True)
    game, secrets = process.seated(CLOCKED)
    return process, game, secrets


def test_a_restart_takes_no_time_from_a_player(began: tuple[Process, str, tuple[str, str]]) -> None:
    process, game, (first, _) = began
    live(process, 4)
    since, last = clocks(process, game)["since"], process.now
    after = Process(process.store, now=process.now + 10 * MINUTE_MS, beats=True)
    assert not after.state(game)["over"]
    assert clocks(after, game)["until"] == since + 40_000 + after.now - last
    live(after, 24)  # in which the page connects again
    [event] = after.move(game, first, 1, 2, 2)
    assert event["waited"] == 10 * MINUTE_MS + BACK_MS
    for each in (after, Process(process.store, now=after.now, beats=True)):
        assert clocks(each, game)["reserves"] == [27_000, 30_000]  # 4 seconds and 9, of which ten are those of a move


def test_the_time_is_over_where_it_is_over_but_for_that(began: tuple[Process, str, tuple[str, str]]) -> None:
    process, game, _ = began
    last = process.now
    after = Process(process.store, now=last + 10 * MINUTE_MS, beats=True)
    beat(after)
    live(after, 54)
    assert not after.state(game)["over"]
    live(after, 2)  # the clock has run for 41 seconds
    assert after.now - last == 10 * MINUTE_MS + BACK_MS + 41_000
    assert after.state(game)["result"] == "W+T"
    assert Process(process.store, now=after.now, beats=True).state(game)["result"] == "W+T"


def test_nothing_is_given_back_while_another_process_runs(began: tuple[Process, str, tuple[str, str]]) -> None:
    process, game, _ = began
    other = Process(process.store, now=process.now, beats=True)
    live(other, 42)  # for which the first one is away
    assert other.state(game)["result"] == "W+T"
    again = Process(process.store, now=other.now + BEGUN_MS, beats=True)
    assert again.state(game)["result"] == "W+T"


def test_a_process_that_could_give_no_sign_of_life_was_away(began: tuple[Process, str, tuple[str, str]]) -> None:
    process, game, _ = began
    live(process, 4)
    process.now += 10 * MINUTE_MS  # as the machine slept, or the database was away
    beat(process)
    assert not process.state(game)["over"]
    assert clocks(process, game)["until"] == process.now + 36_000


@pytest.mark.parametrize(("pause", "is_outage"), [(MISSED_MS, False), (MISSED_MS + 1, True)])
def test_a_sign_of_life_may_come_late(stock: Stock, pause: int, *, is_outage: bool) -> None:
    uptimes = stock.games.uptimes
    assert uptimes.beat(1000, BEGUN_MS) == []
    assert uptimes.beat(1000 + pause, MISSED_MS) == ([(1000, 1000 + pause)] if is_outage else [])
    assert uptimes.beat(500, MISSED_MS) == uptimes.outages(1000 + pause, MISSED_MS)  # whose clock is behind


def test_outages_are_known_for_as_long_as_a_clock_may_run(stock: Stock) -> None:
    uptimes = stock.games.uptimes
    week = 7 * 24 * 3600 * 1000
    uptimes.beat(0, BEGUN_MS)
    for now in range(week, week + KEPT_MS + 1, KEPT_MS // 4):  # an outage of a week, and then shorter ones
        assert (0, week) in uptimes.beat(now, BEGUN_MS)
    assert (0, week) in uptimes.outages(week + KEPT_MS, BEGUN_MS)
    uptimes.beat(week + KEPT_MS + 1, BEGUN_MS)
    assert (0, week) not in uptimes.outages(week + KEPT_MS + 1, BEGUN_MS)


def test_no_more_than_some_outages_are_kept(stock: Stock) -> None:
    uptimes = stock.games.uptimes
    for number in range(230):
        found = uptimes.beat(number * MINUTE_MS, BEGUN_MS)
    assert len(found) <= 200
    with stock._engine.connect() as connection:
        assert connection.scalar(sql.text("select count(*) from uptimes")) == 200


def test_a_database_that_takes_nothing_still_tells_of_games(
    began: tuple[Process, str, tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    process, game, _ = began

    def full(*_: Any) -> None:
        raise UnkeptError("the disk is full")

    monkeypatch.setattr(Uptimes, "beat", full)
    after = Process(process.store, now=process.now + 10 * MINUTE_MS, beats=True)
    assert not after.state(game)["over"]
    assert clocks(after, game)["until"] == after.now + 40_000
