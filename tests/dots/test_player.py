"""The first opponent: it takes what it can, saves what it can, and never gives a dot away."""

from __future__ import annotations

import random

import pytest

from kropki.dots.board import rulesets
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import start
from kropki.dots.engine.greedy import Greedy, View, closing_most, moves_of
from kropki.dots.errors import MoveError
from kropki.dots.rules.game import Play
from tests.support.dots_games import RULES


def after(names: str, ruleset: str = "standard", size: int = 6) -> Play:
    """Return the game after *names*, points of both players in turn; ``-`` for a turn that is left out."""
    grid = board(size, size)
    play = Play(grid, rulesets.parse(ruleset))
    for number, name in enumerate(names.split()):
        if name != "-":
            play.play(Move(1 + number % 2, MoveKind.DOT, grid.named(name)))
    return play


def chosen(play: Play, player: int, seed: str = "1") -> Move:
    move = Greedy(seed).choose(play, player)
    assert move is not None
    return move


@pytest.mark.parametrize("ruleset", RULES)
def test_it_captures_if_it_can(ruleset: str) -> None:
    play = after("cb cc bc aa dc ff", ruleset)
    play.play(chosen(play, 1))
    assert play.captured == (1, 0)


@pytest.mark.parametrize("ruleset", RULES)
def test_it_saves_what_it_can(ruleset: str) -> None:
    play = after("cb cc bc aa dc", ruleset)
    losing = [point for point in play.board.points if play.is_open(point) and closing_most(play, 1, point).rings]
    assert chosen(play, 2).point in (losing if play.ruleset.two_steps else [play.board.named("cd")])


def test_it_takes_the_larger_capture() -> None:
    play = after("cb cc bc - dc - - - - fd ee - ed dd fc - cd - - ef - af bf - - ae - - be ce - - - - de", size=8)
    best = max(taken(play, point) for point in play.board.points if play.is_open(point))
    assert taken(play, chosen(play, 1).point or 0) == best


def taken(play: Play, point: int) -> int:
    before = play.captured[0]
    try:
        play.play(Move(1, MoveKind.DOT, point))
    except MoveError:
        return 0
    more = play.captured[0] - before
    play.undo()
    return more


@pytest.mark.parametrize("seed", [str(number) for number in range(8)])
def test_it_never_puts_a_dot_where_it_is_lost_at_once(seed: str) -> None:
    play = after("cb - bc - dc - cd", size=5)  # a pool at cc
    while play.open > 1:
        play.play(chosen(play, 2, seed))
        assert play.captured[0] == 0
        play.play(next(Move(1, MoveKind.DOT, point) for point in play.board.points if play.is_open(point)))


def test_it_stays_near_the_last_dot() -> None:
    play = after("aa ll", size=12)
    point = chosen(play, 1).point
    assert point in play.board.around[play.board.named("ll")]


@pytest.mark.parametrize("ruleset", RULES)
def test_a_game_by_it_alone_ends_and_is_the_same_by_the_same_seed(ruleset: str) -> None:
    def game(seed: str) -> tuple[list[Move], str | None]:
        grid = board(8, 7)
        play = Play(grid, rulesets.parse(ruleset), start("cross", grid))
        return list(moves_of(Greedy(seed), play)), play.result

    moves, result = game("5")
    assert result is not None
    assert game("5") == (moves, result)
    assert game("6")[0] != moves


@pytest.mark.parametrize("ruleset", RULES)
def test_it_leaves_the_game_as_it_was(ruleset: str) -> None:
    play = after("cb cc bc aa dc ff", ruleset)
    before = (play.position(), play.hash, len(play.moves))
    chosen(play, 1)
    chosen(play, 2)
    assert (play.position(), play.hash, len(play.moves)) == before


def test_a_move_that_was_taken_back_is_played_again() -> None:
    play = after("cc dd")
    first = chosen(play, 1)
    play.play(first)
    play.undo()
    assert chosen(play, 1) == first


def test_it_stops_when_it_leads_and_loses_nothing() -> None:
    play = after("ba bb ab - cb - bc - ca ff", "no-territory")
    assert play.captured == (1, 0)
    assert chosen(play, 1).kind is MoveKind.STOP


def test_it_has_no_move_on_a_full_board() -> None:
    play = after("", size=3)
    moves = list(moves_of(Greedy(), play))
    assert len(moves) == 9
    assert Greedy().choose(play, play.to_move) is None


@pytest.mark.parametrize("ruleset", ["standard", "kepung", "gorilla", "territory"])
@pytest.mark.parametrize("seed", range(6))
def test_its_quick_look_passes_over_nothing_that_a_trial_would_find(ruleset: str, seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311 - games by chance
    grid = board(8, 8)
    play = Play(grid, rulesets.parse(ruleset))
    for turn in range(40):
        points = [point for point in grid.points if play.is_open(point)]
        near = [point for point in points if any(map(play.dot, grid.around[point]))]
        play.play(Move(1 + turn % 2, MoveKind.DOT, rng.choice(near or points)))
        view = View(play.position())
        for point in filter(play.is_open, grid.points):
            for player in (1, 2):
                closes = view.closes(player, point) or view.pools[point] or view.held(player)
                assert closes or not brings(play, player, point)


def brings(play: Play, player: int, point: int) -> bool:
    """Tell by a trial whether a dot of *player* on *point* takes or loses anything, or completes a ring."""
    before = play.captured
    play.play(Move(player, MoveKind.DOT, point))
    after = play.captured
    play.undo()
    return after != before or bool(play.closings(player, point))
