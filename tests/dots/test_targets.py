"""Games with a target: what wins at once is seen by those who search, for themselves and against them."""

from __future__ import annotations

import random

import pytest

from kropki.dots.board.board import board
from kropki.dots.board.position import Dots
from kropki.dots.board.rulesets import parse
from kropki.dots.engine.engine import Budget, Chooser, Engine
from kropki.dots.engine.greedy import closing_most, winning
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.opponents.opponent import Opponent
from kropki.dots.rules.game import Play

RULES = ("standard+first_to=1", "standard+lead=1", "kepung+first_to=1", "gorilla+first_to=1", "territory+lead=1")
SEEDS = 30
CHOOSERS: dict[str, Chooser] = {
    "strength 9": Opponent(STRENGTHS[8], seed=3),
    "strength 10": Opponent(STRENGTHS[9], seed=3),
    "strength 13": Opponent(STRENGTHS[12], seed=3),
    "level 5": Engine(level=5, seed=3),
}
# player 1 lacks one dot around a single one; around the three at the right he lacks two
ROWS = (
    ".........",
    "..X...XX.",
    ".XO..XOOX",
    "..X..XO..",
    ".........",
    ".........",
    ".O.....O.",
    ".........",
)


def play(rules: str) -> Play:
    on = board(len(ROWS[0]), len(ROWS))
    dots: Dots = tuple(
        (" XO".index(dot), on.point(x, y)) for y, row in enumerate(ROWS) for x, dot in enumerate(row) if dot != "."
    )
    return Play(on, parse(rules), dots)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("chooser", CHOOSERS)
def test_a_dot_that_wins_at_once_is_played(rules: str, chooser: str) -> None:
    game = play(rules)
    choice = CHOOSERS[chooser].choose(game, Budget(nodes=60), 1)
    assert choice.move
    assert chooser == "strength 9" or (choice.score, choice.chance, choice.searched) == (1.0, 1.0, True)
    game.play(choice.move)
    assert game.result == "B+1"


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("chooser", CHOOSERS)
def test_the_other_is_kept_from_winning_at_once(rules: str, chooser: str) -> None:
    game = play(rules)
    assert winning(game, 1)
    move = CHOOSERS[chooser].choose(game, Budget(nodes=60), 2).move
    assert move
    game.play(move)
    assert winning(game, 1) is None


@pytest.mark.parametrize("strength", range(1, 11))
def test_a_target_out_of_reach_changes_no_choice(strength: int) -> None:
    far, none = (
        Opponent(STRENGTHS[strength - 1], seed=3).choose(play(rules), None, 2)
        for rules in ("standard+lead=9", "standard")
    )
    assert far.move == none.move


def test_the_better_a_person_sees_the_more_often_it_wins_at_once_and_prevents_it() -> None:
    wins, saves = ([_happy(strength, player) for strength in (1, 5, 9)] for player in (1, 2))
    assert wins[0] < wins[1] < wins[2] == SEEDS
    assert saves[0] < saves[1] < saves[2] == SEEDS


def _happy(strength: int, player: int) -> int:
    """Return how often a strength wins at once as player 1, or keeps him from it as player 2."""
    found = 0
    for seed in range(SEEDS):
        game = play("standard+first_to=1")
        move = Opponent(STRENGTHS[strength - 1], seed=seed).choose(game, None, player).move
        assert move
        game.play(move)
        found += game.over if player == 1 else winning(game, 1) is None
    return found


def test_nobody_wins_at_once_without_a_target() -> None:
    assert winning(play("standard"), 1) is None
    assert winning(play("standard+first_to=2"), 1) is None


@pytest.mark.parametrize("rules", ["territory+first_to=3", "gorilla+lead=2", "paper+first_to=4"])
def test_who_can_win_at_once_is_who_wins_by_some_dot_when_all_are_tried(rules: str) -> None:
    """Full boards on which nothing has been closed: any dot may then close what stands."""
    rng, wins = random.Random(rules), 0  # noqa: S311 - positions
    for _ in range(80):
        on = board(7, 7)
        points = list(on.points)
        rng.shuffle(points)
        game = Play(on, parse(rules), tuple((1 + n % 2, point) for n, point in enumerate(points[:36])), alternate=False)
        for player in (1, 2):
            ends = []
            for point in filter(game.is_open, on.points):
                move = closing_most(game, player, point)
                game.play(move)
                ends.append(game.over and (game.result or "").startswith(" BW"[player]))
                game.undo()
            assert (winning(game, player) is not None) == any(ends)
            wins += any(ends)
    assert wins >= 5
