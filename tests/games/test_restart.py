"""A restart of the service takes no time from the clocks of games: each that runs has a quarter of a minute more."""

from __future__ import annotations

import pytest

from kropki.api.store.repository import Stock
from tests.support.friend_games import CLOCKED, Process

MINUTE_MS = 60_000


@pytest.fixture
def began(stock: Stock) -> tuple[Process, str, tuple[str, str]]:
    """Give a process with a game, in which the first player has ten seconds a move, and thirty beyond that."""
    process = Process(stock.games)
    game, secrets = process.seated(CLOCKED)
    return process, game, secrets


def test_a_restart_takes_no_time_from_a_player(began: tuple[Process, str, tuple[str, str]]) -> None:
    process, game, (first, _) = began
    after = Process(process.store, now=process.now + 10 * MINUTE_MS)
    assert after.state(game)["clocks"]["until"] == after.now + 15_000 + 40_000
    after.now += 28_000
    [event] = after.move(game, first, 1, 2, 2)
    assert event["waited"] == 10 * MINUTE_MS + 15_000
    for each in (after, Process(process.store, now=after.now)):
        assert each.state(game)["clocks"]["reserves"] == [
            27_000,
            30_000,
        ]  # 13 seconds, ten of them of a move


def test_the_time_is_over_where_it_is_over_but_for_that(began: tuple[Process, str, tuple[str, str]]) -> None:
    process, game, _ = began
    after = Process(process.store, now=process.now + 10 * MINUTE_MS)
    after.now += 55_000
    assert not after.state(game)["over"]
    after.now += 1
    assert after.state(game)["result"] == "W+T"
    assert Process(process.store, now=after.now).state(game)["result"] == "W+T"


def test_what_a_player_thought_before_counts(began: tuple[Process, str, tuple[str, str]]) -> None:
    process, game, _ = began
    process.now += 8000
    process.seated()  # another game: so long the service ran
    after = Process(process.store, now=process.now + 10 * MINUTE_MS)
    assert after.state(game)["clocks"]["until"] == after.now + 15_000 + 32_000
