"""Rings by choice: what is offered is what the brute force finds smallest and widest; every refusal says where."""

from __future__ import annotations

import random
from contextlib import suppress
from fractions import Fraction
from itertools import pairwise, product
from time import process_time
from typing import Any

import pytest

from kropki.api.games.state import MOST_RING_POINTS, MOST_RING_POINTS_OF_A_MOVE, MOST_RINGS
from kropki.dots.board import rulesets
from kropki.dots.board.board import Board, Point, board
from kropki.dots.board.outline import inside
from kropki.dots.board.position import Ring
from kropki.dots.errors import MoveError
from kropki.dots.rules import ring_search, rings
from kropki.dots.rules.game import Move, MoveKind, Play

FREE = rulesets.named("gorilla")


def play_of(text: str, name: str = "gorilla") -> Play:
    """Set up a game from rows of X, O and dots."""
    rows = [line.split() for line in text.split("\n") if line.strip()]
    on = board(len(rows[0]), len(rows))
    cells = [cell for row in rows for cell in row]
    return Play(on, rulesets.parse(name), tuple(("XO".index(c) + 1, p) for p, c in enumerate(cells) if c in "XO"))


def points(on: Board, names: str) -> Ring:
    return tuple(on.named(name) for name in names.split())


WIDE = """
    . . X X . .
    . X . . X .
    . X O X O X
    . X . . X .
    . . X X . .
    . . . . . .
"""


def refused(play: Play, ring: Ring) -> MoveError:
    with pytest.raises(MoveError) as caught:
        rings.check(play._field, play._lines, play.ruleset, 1, ring)
    return caught.value


def test_a_broken_ring_says_where() -> None:
    play = play_of(WIDE)
    error = refused(play, points(play.board, "ca db ed ee de be bd bc bb"))
    assert error.code == "ring-dot"
    error = refused(play, points(play.board, "ca da eb fc ce be".replace("be", "bd")))
    assert error.code == "ring-broken"
    assert error.between == points(play.board, "fc ce")


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ("bb", "ring-broken"),
        ("bb ca da bb eb", "ring-twice"),
        ("bb cc", "ring-dot"),
        ("bb eb", "ring-broken"),
        ("bb ca bc", "ring-broken"),
        ("da eb dc fc", "ring-broken"),
        ("", "ring-empty"),
    ],
)
def test_why_a_ring_is_refused(names: str, code: str) -> None:
    assert refused(play_of(WIDE), points(board(6, 6), names)).code == code


def test_points_off_the_board_are_named() -> None:
    play = play_of(WIDE)
    strays: tuple[Any, ...] = (-1, 36, None, "bb")  # whatever a record may hold
    for point in strays:
        assert refused(play, (point, 1, 2)).code == "off"


def test_the_ring_around_a_dot_is_the_tightest() -> None:
    play = play_of(WIDE)
    ring = play.ring_around(1, play.board.named("cc"))
    assert ring == points(play.board, "ca da eb dc ed de ce bd bc bb")
    with pytest.raises(MoveError) as caught:
        play.ring_around(1, play.board.named("aa"))
    assert caught.value.code == "ring-empty"


def test_gaps_between_given_dots_are_closed_by_the_shortest_chain() -> None:
    play = play_of(WIDE)
    ring = play.ring_through(1, points(play.board, "ca fc de"))
    assert play.board.named("cc") in inside(play.board, ring)
    assert all(b in play.board.around[a] for a, b in pairwise((*ring, ring[0])))
    with pytest.raises(MoveError) as caught:
        play_of(WIDE.replace("X X . .", ". . X X", 1)).ring_through(1, points(play.board, "ea bc"))
    assert caught.value.between is not None


def legal_rings(play: Play, point: Point) -> list[frozenset[Point]]:
    """Find the insides of all legal rings through the dot on *point*, by trying every path."""
    found: list[frozenset[Point]] = []

    def walk(path: list[Point]) -> None:
        for there in play.board.around[path[-1]]:
            if there == point and len(path) > 3 and path[1] < path[-1]:
                try:
                    region = rings.check(play._field, play._lines, play.ruleset, 1, tuple(path))
                except MoveError:
                    continue
                found.append(region.inside)
            elif there not in path and play.is_live(there, 1):
                walk([*path, there])

    walk([point])
    return found


@pytest.mark.parametrize("name", ["gorilla", "paper", "territory"])
def test_the_rings_offered_are_all_that_hold_least_and_all_that_hold_most(name: str) -> None:
    rng = random.Random(name)  # noqa: S311 - what comes by chance comes by a seed, and is no secret
    compared = 0
    for _ in range(600):
        on = board(5, rng.choice([4, 5]))
        cells = rng.choices("XXO.", k=len(on.points))
        dots = tuple(("XO".index(cell) + 1, p) for p, cell in enumerate(cells) if cell in "XO")
        if cells.count("X") > 9:  # so few that every ring is tried
            continue
        play = Play(on, rulesets.named(name), dots)
        for point in filter(play.is_open, on.points):
            offered = play.closings(1, point)
            play.play(Move(1, MoveKind.DOT, point))
            insides = set(legal_rings(play, point))
            least = {each for each in insides if not any(other < each for other in insides)}
            most = {each for each in insides if not any(other > each for other in insides)}
            assert {frozenset(inside(on, ring)) for ring in offered} == least | most
            assert len(offered) == len(least | most)
            compared += bool(insides)
            play.undo()
    assert compared > 20


def test_where_not_every_ring_can_be_tried_each_that_is_offered_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ring_search, "TRIES", 0)
    rng = random.Random("few")  # noqa: S311 - the same
    compared = 0
    for _ in range(200):
        on = board(7, 7)
        dots = rng.sample(on.points, 30)
        play = Play(on, FREE, tuple((1 + (number > 18), point) for number, point in enumerate(dots)))
        for point in filter(play.is_open, on.points):
            for ring in play.closings(1, point):
                play.play(Move(1, MoveKind.DOT, point, (ring,)))
                play.undo()
                compared += 1
    assert compared > 50


def test_the_largest_board_is_answered_soon() -> None:
    on = board(60, 60)
    play = Play(on, FREE)
    around = [p for p in on.points if p % 4 < 3 or p // 60 in (0, 59)]
    for point in around[: len(around) - 1]:
        play.play(Move(1, MoveKind.DOT, point))
    play.play(Move(2, MoveKind.DOT, on.point(3, 30)))
    begun = process_time()
    play.closings(1, around[-1])
    play.ring_around(1, on.point(3, 30))
    ring = tuple(around)
    for hostile in (ring, ring * 20, tuple(on.points) * 5, (around[0],) * 50_000):
        with pytest.raises(MoveError):
            play.play(Move(1, MoveKind.DOT, around[-1], (hostile,)))
    assert process_time() - begun < 5


@pytest.mark.parametrize(
    ("ring", "points"),
    [("cb dc cd bc", {"cc"}), ("bb cb dc cd bc", {"cc"}), ("ab ba ca db dc cd bd ac", {"bb", "cb", "bc", "cc"})],
)
def test_what_is_within_a_ring(ring: str, points: set[str]) -> None:
    grid = board(5, 5)
    assert {grid.name(point) for point in inside(grid, tuple(map(grid.named, ring.split())))} == points


def runs_inside(on: Board, link: tuple[Point, Point], ring: Ring) -> bool:
    """Tell whether the middle of *link* is inside *ring*, by a ray to the east a hair above it."""
    (ax, ay), (bx, by) = on.xy(link[0]), on.xy(link[1])
    x, y = Fraction(ax + bx, 2), Fraction(ay + by, 2) - Fraction(1, 4)
    crossings = 0
    for a, b in pairwise((*ring, ring[0])):
        (cx, cy), (dx, dy) = on.xy(a), on.xy(b)
        if (cy > y) != (dy > y):
            crossings += x < cx + Fraction(dx - cx, dy - cy) * (y - cy)
    return crossings % 2 == 1


@pytest.mark.parametrize("name", ["gorilla", "paper", "paper+two_steps", "territory", "territory+szkrab"])
def test_a_link_is_crossed_where_any_ring_that_stands_says_so(name: str) -> None:
    rng = random.Random(name)  # noqa: S311 - the same
    on = board(9, 9)
    crossed = 0
    for _ in range(3):
        play = Play(on, rulesets.parse(name))
        for point in rng.sample(on.points, len(on.points)):
            player = rng.choice((1, 1, 2))
            ring = tightest(play, point, player) if play.is_open(point) else ()
            with suppress(MoveError):
                play.play(Move(player, MoveKind.DOT, point, (ring,) if ring else ()))
            if play.moves and rng.random() < 0.2:
                play.undo()
        lines = [rings.Lines(on) for _ in play._lines.regions]
        for alone, region in zip(lines, play._lines.regions, strict=True):
            alone.draw(region)
        for link in product(on.points, on.points):
            if link[0] != link[1] and rings.is_link(play._field, *link, two_steps=play.ruleset.two_steps):
                ends = [each for each in play._lines.regions if {*link} <= each.order.keys() and not each.joins(*link)]
                chords = (runs_inside(on, link, each.ring) for each in ends)
                expected = any(alone.crossed(link) for alone in lines) or any(chords)
                assert play._lines.crossed(link) == expected
                crossed += expected
    assert crossed > 10


def test_a_line_is_there_once_however_many_rings_run_along_it() -> None:
    on = board(12, 12)
    corners = [(x, y) for x, y in product(range(1, 11), range(1, 11)) if x in (1, 10) or y in (1, 10)]
    dots = (*tuple((1, on.point(x, y)) for x, y in corners), (2, on.point(5, 5)))
    play = Play(on, rulesets.named("paper"), dots)
    ring = [(x, 1) for x in range(1, 10)] + [(10, y) for y in range(1, 10)]
    ring += [(11 - x, 10) for x in range(1, 10)] + [(1, 11 - y) for y in range(1, 10)]
    lines = play._lines
    region = rings.check(play._field, lines, play.ruleset, 1, tuple(on.point(x, y) for x, y in ring))
    lines.draw(region)
    held = len(lines._links), len(lines._chords)
    for _ in range(40):
        lines.draw(rings.check(play._field, lines, play.ruleset, 1, region.ring))
        assert (len(lines._links), len(lines._chords)) == held
    lines.erase(1)
    assert (len(lines._links), len(lines._chords)) == held == (36, 4)
    lines.erase(0)
    assert not lines._links
    assert not lines._chords


@pytest.mark.parametrize("name", ["gorilla", "paper", "territory", "paper+two_steps"])
def test_a_full_game_on_the_largest_board_stays_far_below_the_bounds_of_rings(name: str) -> None:
    play, random_points = Play(board(60, 60), rulesets.parse(name), alternate=True), random.Random(name)  # noqa: S311 - the same
    on, points_left = play.board, random_points.sample(play.board.points, 3600)
    while points_left and not play.over:
        point = points_left.pop()
        if play.is_open(point):
            ring = tightest(play, point, play.to_move)
            try:
                play.play(Move(play.to_move, MoveKind.DOT, point, (ring,) if ring else ()))
            except MoveError:
                play.play(Move(play.to_move, MoveKind.DOT, point))
    drawn = [len(ring) for move in play.moves for ring in move.rings]
    assert len(play.moves) > 3000
    assert 100 < len(drawn) < MOST_RINGS / 4
    assert max(drawn) < MOST_RING_POINTS_OF_A_MOVE / 4
    assert sum(drawn) < MOST_RING_POINTS / 4
    assert on.width == 60


def tightest(play: Play, point: Point, player: int) -> Ring:
    """Return the longest of the tightest chains that a dot on *point* closes, or nothing."""
    side = player - 1
    found: list[Ring] = [()]
    play._field.begin()
    play._field.lay(point, side)
    for beside in play.board.neighbours[point]:
        if not play._field.is_live(beside, side):
            chain = play._field.chain_around(beside, side)
            found.append(chain if point in chain else ())
    play._field.take_back()
    return max(found, key=len)
