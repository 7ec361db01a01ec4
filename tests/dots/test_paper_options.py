"""The computer plays by the options of ``paper``: long steps, and ground that counts."""

from __future__ import annotations

import pytest

from kropki.dots.board import rulesets
from kropki.dots.board.board import board
from kropki.dots.engine.engine import Budget, Engine
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.opponents.opponent import Opponent
from kropki.dots.rules.game import Play

STRONG = [1, *range(9, 18)]  # which see all captures, and the weakest


def played(ruleset: str, size: int, first: str, second: str) -> Play:
    """Return the game after dots of both players."""
    grid = board(size, size)
    dots = tuple((player, grid.named(name)) for player, names in ((1, first), (2, second)) for name in names.split())
    return Play(grid, rulesets.parse(ruleset), dots)


@pytest.mark.parametrize("number", STRONG[-4:])
def test_a_dot_that_closes_by_long_steps_is_seen_by_both(number: int) -> None:
    play = played("paper+two_steps", 9, "dd df cc", "ee hh gh")
    for player in (1, 2):
        move = Opponent(STRENGTHS[number - 1], seed=1).choose(play, Budget(nodes=400), player).move
        assert move
        play.play(move)
        if player == 1:
            assert play.captured == (1, 0)
            play.undo()
    reply = Engine().choose(play, Budget(nodes=400), 1).move
    assert reply
    play.play(reply)
    assert play.captured == (0, 0)


@pytest.mark.parametrize("ruleset", ["gorilla", "paper", "paper+all_points", "paper+two_steps"])
def test_a_ring_around_all_that_is_open_leaves_a_move(ruleset: str) -> None:
    grid = board(4, 3)
    dots = tuple((" XO".index(dot), point) for point, dot in enumerate("OXXOXO.XOXXO") if dot != ".")
    for number in STRONG:
        play = Play(grid, rulesets.parse(ruleset), dots)
        for player in (1, 2):
            move = Opponent(STRENGTHS[number - 1], seed=1).choose(play, Budget(nodes=20), player).move
            assert move
            assert move.point == grid.named("cb")
            assert bool(move.rings) == (player == 1)
