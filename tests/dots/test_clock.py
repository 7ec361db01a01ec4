"""Clocks of whole games: what they give a move adds up to no more than there is, and the engine keeps to it."""

from __future__ import annotations

import time

import click
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.dots.engine.clock import KEPT_S, ClockError, Clocks, Periods, parse
from kropki.dots.engine.search import Search
from kropki.dots.gtp import Session
from kropki.dots.match import games, players
from kropki.dots.match.games import Match
from kropki.dots.match.setting import Setting
from tests.support.command_line import invoke

pytestmark = pytest.mark.release

SMALL = Setting(6, 6)


@pytest.mark.parametrize(
    ("text", "periods"),
    [
        ("300", Periods(300)),
        ("300+5", Periods(300, added=5)),
        ("0.5+0.1", Periods(0.5, added=0.1)),
        ("30/300", Periods(300, free=30)),
        ("0+1", Periods(0, added=1)),
        ("1000000", Periods(1_000_000)),
        ("12.345/654321", Periods(654_321, free=12.345)),
    ],
)
def test_a_clock_is_read_as_it_is_written(text: str, periods: Periods) -> None:
    assert parse(text) == periods == parse(str(periods))


@pytest.mark.parametrize("text", ["", "0", "0+0", "-3", "5:00", "1e3", "3+", "/3", "3+4+5", "9999999", "1+٣"])
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(ClockError):
        parse(text)


PARTS = st.floats(0, 1)
CLOCKS = st.one_of(
    st.builds(Periods, st.floats(0.1, 1000)),
    st.builds(Periods, st.floats(0.1, 1000), added=st.floats(0, 20)),
    st.builds(Periods, st.floats(0.1, 1000), free=st.floats(0, 20)),
    st.builds(Periods, st.floats(0.1, 1000), st.floats(1, 20), st.integers(1, 9)),
)


@given(CLOCKS, st.integers(1, 1248), st.lists(PARTS, min_size=1, max_size=20))
def test_who_takes_no_more_than_a_move_may_never_loses_on_time(
    periods: Periods, points: int, parts: list[float]
) -> None:
    clocks = Clocks(periods)
    moves = points // 2 + 1
    if periods.main < KEPT_S * moves:
        periods = Periods(KEPT_S * moves, periods.seconds, periods.moves, periods.added, periods.free)
        clocks.set(periods)
    for number in range(moves):
        share = clocks.share(1, points - 2 * number)
        assert share is not None
        assert 0 < share.seconds <= share.most
        clocks.used(1, parts[number % len(parts)] * share.most)
        assert not clocks.is_over(1)


@given(CLOCKS, st.integers(0, 1248), PARTS)
def test_a_move_has_less_the_less_there_is(periods: Periods, points: int, part: float) -> None:
    whole, less = Clocks(periods), Clocks(periods)
    less.tell(1, part * periods.main, 0)
    one, two = whole.share(1, points), less.share(1, points)
    assert one is not None
    assert two is not None
    assert two.most <= one.most + 1e-9


class Pretended:
    """A clock that goes on by so many seconds for each playout, and for each time that it is looked at."""

    def __init__(self, a_playout: float, a_look: float) -> None:
        self.a_playout, self.a_look = a_playout, a_look
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.a_look
        return self.now


@settings(max_examples=8)
@given(
    st.sampled_from(["0.4", "2", "0.3+0.05", "0.02/0.3"]),
    st.floats(0.0002, 0.001),
    st.floats(0, 0.0002),
    st.lists(st.floats(0.5, 2), min_size=1, max_size=9),
)
def test_the_engine_never_loses_a_game_on_time(clock: str, a_playout: float, a_look: float, loads: list[float]) -> None:
    pretended = Pretended(a_playout, a_look)
    run = Search._run
    ran: list[int] = []

    def running(search: Search, iterations: int) -> int:
        ran.append(iterations)
        pretended.now += pretended.a_playout * iterations * loads[len(ran) % len(loads)]
        return run(search, iterations)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Search, "_run", running)
        patched.setattr(time, "monotonic", pretended)
        engine = Session(seed=1)
        lines = ["boardsize 6 6", "kropki-start cross", f"kropki-clock {clock}"]
        assert all(engine.answer(line) == "=\n\n" for line in lines)
        while not engine.game.over:
            assert engine.answer(f"genmove {' bw'[engine.game.to_move]}").startswith("= ")
            assert not engine.clocks.is_over(1)
            assert not engine.clocks.is_over(2)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_match_by_a_clock_is_played_within_it(threads: int) -> None:
    match = Match(players.read("clock", threads=threads), players.read("greedy"), SMALL, parse("3"))
    (game,) = games.run(match, iter([0]))  # warmed up, so that no clock counts what is compiled
    assert game.fault == ""
    assert 0 < game.a.seconds < 3


def test_who_runs_out_of_time_loses_a_match() -> None:
    game = Match(players.read("ms:50"), players.read("near"), SMALL, parse("0.1")).play(0)
    assert game.fault == "a: ran out of time"
    assert game.points == 0


def test_a_clock_without_a_game_that_has_one_is_bad_use() -> None:
    size = ["--size", "6", "--games", "2"]
    for args in (["--a", "clock"], ["--a", "clock", "--clock", "soon"], ["--a", "clock:3", "--clock", "3"]):
        with pytest.raises(click.UsageError):
            invoke("dots", "match", "--b", "near", *size, *args)
    with pytest.raises(click.UsageError):
        invoke("dots", "play", "--clock", "5:00")


def test_the_computer_in_the_terminal_plays_by_its_clock() -> None:
    args = ["--size", "4", "--clock", "3", "--level", "5", "--second"]
    result = invoke("dots", "play", *args, stdin="quit\n")
    assert result.code == 0
    assert "Blue" in result.stdout
