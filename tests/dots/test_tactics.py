"""Tactics and exact ends: what is claimed holds against every answer, found by trying them all."""

from __future__ import annotations

import pytest

from kropki.dots.board import rulesets
from kropki.dots.board.board import Board, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import start
from kropki.dots.engine.engine import Budget, Engine
from kropki.dots.engine.greedy import Greedy
from kropki.dots.engine.solver import Solver
from kropki.dots.engine.tactics import CAPTURE, DOUBLE, LADDER, Tactics
from kropki.dots.engine.tiebreak import gains_more
from kropki.dots.kernel.cells import cell_of, cells_of, point_of
from kropki.dots.kernel.field import Field
from kropki.dots.rules.game import Play
from kropki.dots.teaching import lessons
from tests.support.dots_games import drawn, lead, least_after_any_answer, moves, open_points

PLENTY = 100_000
VALUES = {
    (4, 4): 0,
    (4, 5): 0,
    (5, 4): 0,
}  # of the cross, for who begins; by `best` below, which takes a minute for 4x5


def positions(on: Board, seed: str, every: int) -> list[Field]:
    found = []
    for stop in range(every, len(on.points), every):
        game = Field(on)
        for number, (point, side) in enumerate(moves(on, seed)):
            if number == stop:
                break
            game.put(point, side)
        found.append(game)
    return found


@pytest.mark.parametrize("seed", [str(number) for number in range(5)])
def test_captures_and_double_attacks_are_those_that_no_answer_meets(seed: str) -> None:
    for game in positions(board(6, 6), seed, 5):
        for side in (0, 1):
            found = {attack.cell: attack for attack in Tactics(game.board).attacks(game, side, PLENTY)}
            for point in open_points(game):
                attack = found.get(cell_of(game.board, point))
                before = lead(game, side)
                game.put(point, side)
                gained = lead(game, side) - before
                if attack and attack.kind == CAPTURE:
                    assert attack.gain >= gained > 0
                elif attack and attack.kind == DOUBLE:
                    assert least_after_any_answer(game, side, 1) >= attack.gain
                elif not attack and gained == 0 and len(open_points(game)) > 1:
                    assert least_after_any_answer(game, side, 1) == 0
                game.take_back()


LADDERS = {  # a drawing, and the dots of X that take something by force
    """
    . . . . . .
    . . X . . .
    . X O . . .
    . . . . X .
    . . X . . .
    """: {("dc", LADDER)},
    """
    . . . . . . .
    . . X X . . .
    . X O O . X .
    . . X . . . .
    . . . . X . .
    """: {("ec", LADDER), ("dd", LADDER)},
    """
    . . . . . .
    . X X . . .
    X O O . . .
    . X X . X .
    . . . X . .
    . . . . . .
    """: {("dc", CAPTURE), ("db", DOUBLE), ("ec", DOUBLE), ("da", LADDER), ("fc", LADDER)},
    """
    . . . . . .
    . . X . . .
    . X O . . .
    . . . . . .
    . . . . . .
    """: set(),
}


@pytest.mark.parametrize(("drawing", "expected"), LADDERS.items())
def test_a_ladder_is_read_to_its_end(drawing: str, expected: set[tuple[str, int]]) -> None:
    game = drawn(drawing)
    found = Tactics(game.board).attacks(game, 0, PLENTY)
    assert {(game.board.name(point_of(game.board, attack.cell)), attack.kind) for attack in found} == expected
    for attack in found:
        if attack.kind == LADDER:
            game.put(point_of(game.board, attack.cell), 0)
            assert least_after_any_answer(game, 0, 1) == 0
            assert least_after_any_answer(game, 0, 2) >= attack.gain
            game.take_back()


def test_a_defence_is_what_leaves_the_attack_nothing() -> None:
    game = drawn(list(LADDERS)[1])
    tactics = Tactics(game.board)
    worst = tactics.attacks(game, 0, PLENTY)[0].gain
    saving = {cell: each for cell, each in tactics.urgent(game, 1, PLENTY).items() if each.saved}
    assert saving
    for cell, each in saving.items():
        left = tactics.attacks(game, 0, PLENTY, first=cell)
        assert worst - (left[0].gain if left else 0) >= each.saved


def best(game: Field, side: int, alpha: int, beta: int, known: dict[tuple[bytes, int], tuple[int, int]]) -> int:
    """Return the final lead of *side* by plain alpha-beta, or a bound beyond *alpha* or *beta*."""
    if game.open == 0:
        return lead(game, side)
    key = (repr(game.snapshot()).encode(), side)
    low, high = known.get(key, (-100, 100))
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    value, floor = -100, alpha
    for point in open_points(game):
        game.put(point, side)
        value = max(value, -best(game, 1 - side, -beta, -max(alpha, value), known))
        game.take_back()
        if value >= beta:
            break
    low = value if value > floor else low
    high = value if value < beta else high
    known[key] = (low, high)
    return value


@pytest.mark.parametrize("seed", [str(number) for number in range(12)])
def test_the_end_of_a_game_is_solved_as_by_trying_all(seed: str) -> None:
    on = board(4, 5)
    game = Field(on)
    for number, (point, side) in enumerate(moves(on, seed)):
        if number == 12:
            break
        game.put(point, side)
    cells = cells_of(on)[[point for point in on.points if game.is_open(point)]]
    solved = Solver().solve(game, 0, cells, PLENTY)
    assert solved is not None
    assert solved.value == best(game, 0, -100, 100, {})
    game.put(on.point((solved.cell & 63) - 1, (solved.cell >> 6) - 1), 0)
    assert -best(game, 1, -100, 100, {}) == solved.value


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_of_equal_ends_it_gives_the_dot_that_is_urged_and_no_worse_one(seed: str) -> None:
    on = board(4, 5)
    game = Field(on)
    for point, side in list(moves(on, seed))[:12]:
        game.put(point, side)
    points = open_points(game)
    cells = cells_of(on)[points]
    solved = Solver().solve(game, 0, cells, PLENTY)
    assert solved is not None
    for point, cell in zip(points, cells.tolist(), strict=True):
        game.put(point, 0)
        value = -best(game, 1, -100, 100, {})
        game.take_back()
        urged = Solver().solve(game, 0, cells, PLENTY, [cell])
        assert urged is not None
        assert (urged.cell == cell) == (value == solved.value)
        assert urged.value == solved.value


def test_between_two_dots_that_look_alike_it_tells_which_is_proved_to_gain_more() -> None:
    lesson = next(each for each in lessons.suite() if each.theme == "defence" and each.board.name(each.answer) == "gc")
    play, other = lesson.play(), lesson.board.named("fc")
    answer, wrong = (Move(lesson.player, MoveKind.DOT, point) for point in (lesson.answer, other))
    assert gains_more(play.field, lesson.player - 1, answer, wrong, PLENTY)
    assert not gains_more(play.field, lesson.player - 1, wrong, answer, PLENTY)
    assert not gains_more(play.field, lesson.player - 1, answer, wrong, 10)
    far = Move(lesson.player, MoveKind.DOT, next(p for p in lesson.board.points if play.is_open(p)))
    assert not gains_more(play.field, lesson.player - 1, answer, far, PLENTY)


def test_too_few_nodes_solve_nothing() -> None:
    game = Field(board(4, 4))
    assert Solver().solve(game, 0, cells_of(game.board), 100) is None


@pytest.mark.parametrize("size", VALUES)
@pytest.mark.parametrize("second", [False, True])
def test_the_highest_level_never_does_worse_than_the_value_of_a_small_board(
    size: tuple[int, int], second: bool
) -> None:
    for seed in ("1", "2"):
        grid = board(*size)
        play = Play(grid, rulesets.named("standard"), start("cross", grid))
        engine, other = Engine(level=5), Greedy(seed)
        while not play.over:
            mine = (play.to_move == 2) == second
            move = engine.choose(play).move if mine else other.choose(play, play.to_move)
            assert move is not None
            play.play(move)
        result = -play.score if second else play.score
        assert result >= (-VALUES[size] if second else VALUES[size])


def test_moves_are_named_by_what_they_do() -> None:
    grid = board(8, 8)
    play = Play(grid, rulesets.named("standard"))
    for player, name in ((1, "cb"), (2, "cc"), (1, "bc"), (2, "gg"), (1, "dc")):
        play.play(Move(player, MoveKind.DOT, grid.named(name)))
    reasons = {c.move.point: c.reason for c in Engine(level=5).choose(play, Budget(nodes=50), 1).candidates}
    assert reasons[grid.named("cd")] == "capture"
    reasons = {c.move.point: c.reason for c in Engine(level=5).choose(play, Budget(nodes=50), 2).candidates}
    assert reasons[grid.named("cd")] == "defence"
