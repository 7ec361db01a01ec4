"""The search where closing is a choice: what may be closed, and what moves come to, as game and judge have it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from judge import proof
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Ring
from kropki.dots.board.rulesets import parse as rules
from kropki.dots.engine.exhaustive import SpentError
from kropki.dots.rules.game import Play
from kropki.dots.teaching import lessons, loops
from kropki.dots.teaching.choosing import Choosing
from kropki.dots.teaching.lessons import Lesson, Proof, steps_of

KINDS = ("territory", "gorilla", "paper")
LIMIT = 10**6


def by_chance(kind: str, seed: int, dots: int, size: int = 6) -> Play:
    """Play *dots* by chance, in the middle, and close some of what can be closed."""
    rng = random.Random(f"{kind}:{seed}")  # noqa: S311 - positions by chance
    play = Play(board(size, size), rules(kind), ())
    for _ in range(dots):
        points = [point for point in play.board.points if play.is_open(point) and not play.board.is_edge(point)]
        points = points or [point for point in play.board.points if play.is_open(point)]
        point = rng.choice(points)
        offered = play.closings(play.to_move, point)
        rings = (rng.choice(offered),) if offered and rng.random() < 0.6 else ()
        play.play(Move(play.to_move, MoveKind.DOT, point, rings))
    return play


def positions() -> Iterator[tuple[str, int, int]]:
    for kind in KINDS:
        for seed in range(8):
            yield kind, seed, 14 + 2 * (seed % 4)


POSITIONS = list(positions())


@pytest.mark.parametrize(("kind", "seed", "dots"), POSITIONS)
def test_every_choice_is_a_move_of_the_game_and_every_ring_that_it_offers_is_a_choice(
    kind: str, seed: int, dots: int
) -> None:
    play = by_chance(kind, seed, dots)
    window = Choosing(play, play.board.points, limit=LIMIT)
    player = play.to_move
    for point in window.points:
        found = {}
        for after, rings in window.closings(window.after(window.state, point, (), window.side), window.side):
            play.play(Move(player, MoveKind.DOT, point, rings))
            assert after.lead(player - 1) == play.captured[player - 1] - play.captured[2 - player]
            assert [after.live(side) for side in (0, 1)] == [live(play, side + 1) for side in (0, 1)]
            found[rings] = after.owned
            play.undo()
        assert () in found
        for ring in play.closings(player, point):
            play.play(Move(player, MoveKind.DOT, point, (ring,)))
            assert owned(play) in found.values(), (play.board.name(point), ring)
            play.undo()


def live(play: Play, player: int) -> int:
    return sum(1 << point for point in play.board.points if play.is_live(point, player))


def owned(play: Play) -> tuple[int, int]:
    first, second = (sum(1 << p for p in play.board.points if play.region(p) == player) for player in (1, 2))
    return first, second


@pytest.mark.parametrize(("kind", "seed", "dots"), POSITIONS)
def test_a_window_is_searched_as_the_judge_searches_it(kind: str, seed: int, dots: int) -> None:
    play = by_chance(kind, seed, dots)
    rng = random.Random(seed)  # noqa: S311 - a window by chance
    answer = rng.choice([point for point in play.board.points if play.is_open(point)])
    x, y = play.board.xy(answer)
    corners = play.board.point(max(0, x - 1), max(0, y - 1)), play.board.point(min(5, x + 2), min(5, y + 2))
    lesson = Lesson("defence", answer, corners, (Proof(3, 0, -1),), play.position(), "empty", steps_of(play.moves))
    search = proof._Search(proof.read(str(lesson)))
    window = lesson.window(LIMIT)
    assert isinstance(window, Choosing)
    for depth in (1, 2, 3):
        for point in [*window.points, None]:
            xy = None if point is None else play.board.xy(point)
            assert window.value(point, depth, -99, 99) == search.value(xy, depth, -99, 99), (depth, xy)


@pytest.mark.parametrize("kind", KINDS)
def test_a_ring_may_be_closed_with_a_later_dot_and_with_one_far_away(kind: str) -> None:
    play = played(kind, "cbccbcghdcggcd")
    window = Choosing(play, [play.board.named("ga")], limit=LIMIT)
    assert not window.is_quiet
    assert [window.value(None, depth, -9, 9) for depth in (1, 2, 3)] == [0, -1, -1]  # the other side closes then
    assert window.value(play.board.named("ga"), 1, -9, 9) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_capture_is_proved_with_its_ring_and_not_without_it(kind: str) -> None:
    play = played(kind, "cbccbcghdcgg")
    answer, far = play.board.named("cd"), play.board.named("aa")
    window = Choosing(play, [answer, far], limit=LIMIT)
    assert window.is_quiet
    ring = named(play, "cbdccdbc")
    assert window.closing(answer, 2) == (ring,)
    assert window.proves(answer, (ring,), 2, 1, 0)
    assert window.proves(answer, (ring,), 3, 1, 0)
    assert not window.proves(answer, (), 2, 1, 0)
    assert not window.proves(answer, (ring,), 2, 2, 0)
    assert not window.proves(far, (), 2, 1, 0)


@pytest.mark.parametrize("kind", KINDS)
def test_of_rings_that_are_worth_the_same_the_tightest_is_closed(kind: str) -> None:
    play = played(kind, "bccccdhhddhaechbdbhcdchd")
    answer = play.board.named("cb")
    window = Choosing(play, [answer], limit=LIMIT)
    offered = play.closings(1, answer)
    assert len(offered) == 2
    assert window.closing(answer, 3) == (named(play, "cbdccdbc"),)
    assert all(window.chosen(answer, (ring,), 3, -9, 9) == 1 for ring in offered)


def played(kind: str, moves: str) -> Play:
    grid = board(8, 8)
    return lessons.replayed(grid, kind, "empty", lessons.read_steps(grid, moves))


def named(play: Play, text: str) -> Ring:
    return tuple(play.board.named(text[at : at + 2]) for at in range(0, len(text), 2))


@pytest.mark.parametrize(("kind", "is_allowed"), [("territory", False), ("gorilla", True), ("paper", True)])
def test_a_ring_shares_no_more_dots_with_old_ones_than_the_rules_allow(kind: str, is_allowed: bool) -> None:
    play = played(kind, "cbccbcdddchhcd(cbdccdbc)hadbhbechcedhd")
    point, wide = play.board.named("de"), named(play, "cbdbeceddecdbc")
    window = Choosing(play, [point], limit=LIMIT)
    laid = window.after(window.state, point, (), window.side)
    assert any(rings == (wide,) for _, rings in window.closings(laid, window.side)) == is_allowed


@pytest.mark.parametrize("text", ["a", "abc", "ab(", "ab(abc)", "ab()", "ab cd", "(abcd)"])
def test_steps_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(lessons.LessonError):
        lessons.read_steps(board(8, 8), text)


@pytest.mark.parametrize("text", ["ab", "ab--", "ab(abcdef)cd(abcdef)(aaabba)--(abcdef)"])
def test_steps_are_text_and_text_steps(text: str) -> None:
    grid = board(8, 8)
    assert "".join(step.text(grid) for step in lessons.read_steps(grid, text)) == text


def test_too_many_rings_are_no_search() -> None:
    plane = loops.Plane(board(8, 8))
    everything: int = (1 << 64) - 1
    with pytest.raises(SpentError):
        plane.through(everything, 0)
    assert plane.through(0b111, 1) == ()


def test_a_search_beyond_its_limit_says_so_and_one_to_the_end_is_none() -> None:
    play = Play(board(6, 6), rules("gorilla"))
    with pytest.raises(SpentError):
        Choosing(play, play.board.points, limit=100).best(4)
    with pytest.raises(ValueError, match="expected a depth from 1 to 35"):
        Choosing(play, play.board.points, limit=100).best(36)
