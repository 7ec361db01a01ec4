"""Trajectories and fights: they are those that trying all points finds, and worth what plain search finds."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from kropki.dots.board.board import Point, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Position
from kropki.dots.engine.engine import Budget, Engine
from kropki.dots.engine.tactics import Tactics
from kropki.dots.engine.trajectories import DEPTH, FOE, TRIPLE, Trajectories, Worth
from kropki.dots.kernel.field import Field
from kropki.dots.rules.resume import resume
from kropki.dots.teaching.reasons import reason
from kropki.languages import ENGLISH
from tests.support.dots_games import drawn, lead, least_after_any_answer, most_in_one, moves

PLENTY = 10**6
POSITIONS = [("73", 24), ("9", 24), ("65", 16), ("58", 24), ("59", 20), ("12", 16)]  # by chance on 7x7: seed, dots
ANY = -PLENTY, PLENTY


def position(size: int, seed: str, dots: int) -> Field:
    field = Field(board(size, size))
    for number, (point, side) in enumerate(moves(field.board, seed)):
        if number == dots:
            break
        field.put(point, side)
    return field


def steps(field: Field, one: Point, other: Point) -> int:
    (a, b), (c, d) = field.board.xy(one), field.board.xy(other)
    return max(abs(a - c), abs(b - d))


def taken_by(field: Field, points: tuple[Point, ...], side: int) -> int:
    """Return what dots on *points* in this order take by the last of them; 0 where one is lost or takes before."""
    before, taken, put = lead(field, side), [], 0
    for point in points:
        if not field.is_open(point):
            break
        lost = field.put(point, side) < 0
        put += 1
        taken.append(-1 if lost else lead(field, side) - before)
        if lost:
            break
    for _ in range(put):
        field.take_back()
    return taken[-1] if len(taken) == len(points) and not any(taken[:-1]) else 0


def is_in_reach(field: Field, points: tuple[Point, ...], side: int) -> bool:
    """Tell whether dots on *points* in this order are tried: each beside what is there, the first near a loose dot."""
    own = [point for point in field.board.points if field.is_live(point, side)]
    loose = [point for point in field.board.points if field.is_live(point, 1 - side) and not field.is_grounded(point)]
    for number, point in enumerate(points):
        if not any(steps(field, point, other) == 1 for other in [*own, *points[:number]]):
            return False
    near = [any(steps(field, point, other) <= TRIPLE for other in points[:at]) for at, point in enumerate(points)]
    if len(points) > 1 and not any(steps(field, points[0], other) <= FOE for other in loose):
        return False
    return len(points) < 3 or all(near[1:])


def by_trying_all(field: Field, side: int) -> dict[frozenset[Point], int]:
    """Return the sets of one to three points that capture and hold no smaller one, with what they take."""
    open_points = [point for point in field.board.points if field.is_open(point)]
    found: dict[frozenset[Point], int] = {}
    for size in (1, 2, 3):
        for points in combinations(open_points, size):
            if any(smaller <= set(points) for smaller in found):
                continue
            for order in permutations(points):
                taken = taken_by(field, order, side)
                if taken > 0 and is_in_reach(field, order, side):
                    found[frozenset(points)] = taken
                    break
    return found


@pytest.mark.parametrize(("seed", "dots"), POSITIONS)
def test_trajectories_are_the_sets_of_points_that_capture(seed: str, dots: int) -> None:
    field = position(7, seed, dots)
    for side in (0, 1):
        found = Trajectories(field.board).of(field, side)
        assert {each.points: each.gain for each in found} == by_trying_all(field, side)


def value(
    field: Field, side: int, points: list[Point], depth: int, within: tuple[int, int] = ANY, *, passed: bool
) -> int:
    """Return what *side* gains on *points* by *depth* dots and passes; a bound beyond those of *within*."""
    alpha, beta = within
    if depth == 0:
        return 0
    best = -PLENTY
    for point in [*points, None]:
        if point is None:
            found = 0 if passed else -value(field, 1 - side, points, depth - 1, (-beta, -alpha), passed=True)
        elif field.is_open(point):
            before = lead(field, side)
            field.put(point, side)
            now = lead(field, side) - before
            found = now - value(field, 1 - side, points, depth - 1, (now - beta, now - alpha), passed=False)
            field.take_back()
        else:
            continue
        best = max(best, found)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


@pytest.mark.parametrize("seed", [str(seed) for seed in range(12)])
def test_a_dot_of_a_fight_is_worth_what_plain_search_finds(seed: str) -> None:
    field = position(9, seed, 34)
    trajectories = Trajectories(field.board)
    fights = [points for points in trajectories.fights(field) if len(points) <= 6]
    for side in (0, 1) if fights else ():
        said = trajectories.worth(field, side, PLENTY)
        for points in fights:
            without = -value(field, 1 - side, points, DEPTH - 1, passed=True)
            for point in points:
                before = lead(field, side)
                field.put(point, side)
                now = lead(field, side) - before
                gained = now - value(field, 1 - side, points, DEPTH - 1, passed=False)
                field.take_back()
                expected = Worth(max(gained, 0), min(gained, 0) - min(without, 0)) if gained > without else None
                assert said.get(point) == expected


NETS = {  # a drawing, and the dots of X that take something though they threaten nothing
    """
    . . . . . .
    . . . X . .
    . X . O . .
    . . X . X .
    . . . . . .
    . . . . . .
    """: {"ec"},
    """
    . . . . . . .
    . . X . . . .
    . . X . X . .
    . . . O X . .
    . . . . X X .
    . . . X . . .
    """: {"cd", "ce"},
}


@pytest.mark.parametrize(("drawing", "expected"), NETS.items())
def test_a_net_is_found_and_no_answer_on_the_board_gets_out_of_it(drawing: str, expected: set[str]) -> None:
    field = drawn(drawing)
    assert not any(each.taken for each in Tactics(field.board).urgent(field, 0, PLENTY).values())
    worth = Trajectories(field.board).worth(field, 0, PLENTY)
    assert {field.board.name(point) for point, each in worth.items() if each.taken} == expected
    for point, each in worth.items():
        if each.taken:
            field.put(point, 0)
            assert most_in_one(field, 0) == 0
            assert least_after_any_answer(field, 0, 2) >= each.taken
            field.take_back()
    saving = Trajectories(field.board).worth(field, 1, PLENTY)
    assert {field.board.name(point) for point, each in saving.items() if each.saved} & expected


def test_the_engine_calls_it_a_net() -> None:
    net = 7 * 3 + 4
    play = resume(Position.parse("7x7 standard 1 0 0 7/7/3X3/1X1O3/2X1X2/7/7 -"))
    found = Engine(level=5, seed=1).choose(play, Budget(nodes=200))
    assert [(each.move.point, each.reason) for each in found.candidates if each.reason] == [(net, "net")]
    said = reason(play, Move(1, MoveKind.DOT, net), "net")
    assert said is not None
    assert (said.code, said.told(ENGLISH)) == ("net", "Draws a net: the dots inside can hardly get out.")
