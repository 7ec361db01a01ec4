"""The opponent: what it sees is what the rules say, it plays what is allowed, and the same twice."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.engine import lookahead
from kropki.dots.engine.engine import Budget, Engine, scored
from kropki.dots.engine.greedy import Greedy
from kropki.dots.engine.strengths import LEVELS
from kropki.dots.kernel.cells import cells_of
from kropki.dots.kernel.field import Field
from kropki.dots.rules.game import Play
from tests.support.dots_games import game, moves

NO_LOG = np.zeros(1, np.int32)
RULES = ("standard", "no-territory", "territory", "gorilla", "kepung", "paper")
AUTOMATIC = ("standard", "no-territory", "kepung+move_limit=11")


@pytest.mark.parametrize("seed", [str(number) for number in range(6)])
def test_what_a_dot_would_take_is_what_it_takes(seed: str) -> None:
    on = board(6, 6)
    played = Field(on)
    for point, side in moves(on, seed):
        played.put(point, side)
        for mover in (0, 1):
            taken = np.zeros(36, np.int64)
            lookahead.gains(played.state.copy(), cells_of(on), mover, taken)
            for other in on.points:
                if played.is_open(other):
                    before = played.held
                    lost = played.put(other, mover) == -1
                    after = played.held
                    played.take_back()
                    ours, theirs = after[mover] - before[mover], before[1 - mover] - after[1 - mover]
                    assert taken[other] == (0 if lost else ours + theirs)


@pytest.mark.parametrize("ruleset", RULES)
@pytest.mark.parametrize("level", range(1, len(LEVELS) + 1))
def test_a_level_plays_whole_games_by_all_rules(level: int, ruleset: str) -> None:
    play = game(ruleset, (6, 5))
    engine, other = Engine(level=level, seed=3), Greedy("2")
    for _ in range(60):
        player = play.to_move
        move = engine.choose(play, Budget(nodes=20)).move if player == 1 else other.choose(play, player)
        if move is None:
            break
        play.play(move)
    assert play.over


@pytest.mark.parametrize("ruleset", AUTOMATIC)
def test_the_same_seed_and_nodes_give_the_same_game(ruleset: str) -> None:
    def moved() -> list[Move]:
        play, engine = game(ruleset), Engine(seed=7)
        while not play.over and len(play.moves) < 12:
            move = engine.choose(play, Budget(nodes=60)).move
            assert move is not None
            play.play(move)
        return play.moves

    assert moved() == moved()


@pytest.mark.parametrize(("level", "is_searched"), [(1, False), (5, True)])
def test_a_choice_says_whether_it_was_searched_for_and_gets_a_score_if_not(level: int, *, is_searched: bool) -> None:
    play = game()
    choice = Engine(level=level, seed=1).choose(play, Budget(nodes=40))
    found = scored(play, choice, Budget(seconds=0.04))
    assert choice.searched is is_searched
    assert (found == choice) is is_searched
    assert found.move == choice.move


def test_choosing_leaves_the_game_as_it_was() -> None:
    play = game()
    before = (play.position(), play.hash, play.field.field.tobytes(), play.field.tally.tobytes())
    choice = Engine().choose(play, Budget(nodes=100))
    assert (play.position(), play.hash, play.field.field.tobytes(), play.field.tally.tobytes()) == before
    assert choice.nodes == 100
    assert sum(candidate.visits for candidate in choice.candidates) == 100


@pytest.mark.parametrize("threads", [1, 2])
def test_the_tree_is_kept_while_the_game_goes_on(threads: int) -> None:
    play, engine = game(), Engine(threads=threads)
    for _ in range(2):
        move = engine.choose(play, Budget(nodes=400)).move
        assert move is not None
        play.play(move)
    again = engine.choose(play, Budget(nodes=10))
    assert sum(candidate.visits for candidate in again.candidates) > 10
    play.undo()
    play.undo()
    assert sum(candidate.visits for candidate in engine.choose(play, Budget(nodes=10)).candidates) == 10


def near(play: Play, rng: random.Random) -> Move:
    """Return a dot by chance beside another."""
    points = [point for point in play.board.points if play.is_open(point)]
    beside = [point for point in points if any(map(play.dot, play.board.around[point]))]
    return Move(play.to_move, MoveKind.DOT, rng.choice(beside or points))


def wins(level: int, against: str, games: int, size: int = 10) -> float:
    """Return the part of *games* on a square of *size*, colours in turn, that *level* wins; a draw is half of one."""
    won = 0.0
    for number in range(games):
        play, rng = game(size=(size, size)), random.Random(number)  # noqa: S311 - a game
        engine, greedy = Engine(level=level, seed=number), Greedy(str(number))
        while not play.over:
            if play.to_move == 1 + number % 2:
                move = engine.choose(play).move
            else:
                move = near(play, rng) if against == "near" else greedy.choose(play, play.to_move)
            assert move is not None
            play.play(move)
        score = play.score * (-1 if number % 2 else 1)
        won += (1 + (score > 0) - (score < 0)) / 2 / games
    return won


def test_the_first_level_knows_the_rules_and_little_more() -> None:
    assert wins(1, "near", 10) >= 0.9
    assert wins(1, "greedy", 4, size=20) <= 0.25


def test_the_third_level_plays_better_than_who_looks_one_dot_ahead() -> None:
    assert wins(3, "greedy", 10) >= 0.6
