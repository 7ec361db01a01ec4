"""The engine of the automatic rules: what it keeps up is what a count from nothing gives, and undo leaves no trace."""

from __future__ import annotations

import numpy as np
import pytest

from kropki.dots.board.board import Point, board
from kropki.dots.kernel.field import Field
from kropki.dots.kernel.state import KEPT, LONG, MARK, PLACE, QUEUE, ROWS, WIDE
from lab.bench.random_games import play_and_take_back, play_out
from tests.support.dots_games import moves, rng_of

MOVES, CAPTURED = 38321, (2778, 2899)  # of the hundred games of seed 1 on 20x20
BOARDS = [(3, 3), (4, 4), (5, 7), (9, 9), (13, 13)]


def bytes_of(game: Field) -> tuple[bytes, bytes, bytes]:
    """Return all that a game consists of: the queues and the chains that floods left behind are none of it."""
    kept = np.concatenate([game.field[:QUEUE], game.field[MARK:PLACE]])
    return kept.tobytes(), game.tally[:KEPT].tobytes(), game.tally[ROWS:].tobytes()


def grounded(game: Field, side: int) -> set[Point]:
    """Find from nothing what is grounded for *side*."""
    on, player = game.board, side + 1
    own = {p for p in on.points if game.is_live(p, side) or player in (game.region(p), game.pool(p))}
    found = {p for p in own if on.is_edge(p)}
    todo = list(found)
    while todo:
        beside = {p for p in on.neighbours[todo.pop()] if p in own and p not in found}
        found |= beside
        todo += beside
    return found


@pytest.mark.parametrize(("width", "height"), BOARDS)
def test_what_is_kept_up_is_what_a_count_gives(width: int, height: int) -> None:
    on = board(width, height)
    game = Field(on)
    for point, side in moves(on, f"count {on}"):
        game.put(point, side)
        held = [sum(game.region(p) == player and game.dot(p) == 3 - player for p in on.points) for player in (1, 2)]
        assert list(game.held) == held
        assert game.open == sum(map(game.is_open, on.points))
        own = [p for p in on.points if game.dot(p) or game.region(p) or game.pool(p)]
        assert {p for p in own if game.is_grounded(p)} == grounded(game, 0) | grounded(game, 1)


@pytest.mark.parametrize(("width", "height"), BOARDS)
@pytest.mark.parametrize("special", [0, 1])
def test_undo_restores_every_byte(width: int, height: int, special: int) -> None:
    on = board(width, height)
    game = Field(on)
    game.tally[WIDE] = game.tally[LONG] = special
    before = []
    for point, side in moves(on, f"undo {on}"):
        if game.is_open(point):
            before.append(bytes_of(game))
            game.put(point, side)
    while before:
        game.take_back()
        assert bytes_of(game) == before.pop()


def test_the_hash_depends_on_what_lies_there_and_not_on_the_way() -> None:
    dots = [(0, 0), (7, 1), (30, 0), (31, 1), (44, 0)]
    hashes = set()
    for seed in range(20):
        game = Field(board(9, 9))
        for point, side in rng_of(seed).sample(dots, len(dots)):
            game.put(point, side)
        hashes.add(game.hash)
    assert len(hashes) == 1
    seen = set()
    game = Field(board(9, 9))
    for point, side in moves(board(9, 9), "hash"):
        game.put(point, side)
        seen.add(game.hash)
    assert len(seen) == game.depth


def test_symmetries_change_nothing() -> None:
    on = board(9, 9)
    played = list(moves(on, "symmetry"))
    for swap in (0, 1):
        for moved in on.symmetries:
            game, other = Field(on), Field(on)
            for point, side in played:
                game.put(point, side)
                other.put(moved[point], side ^ swap)
                assert game.held == (other.held if not swap else other.held[::-1])
                assert game.open == other.open


def test_a_log_that_is_full_grows() -> None:
    on = board(60, 60)
    game = Field(on)
    game.log = game.log[:0]
    order = rng_of("log").sample(on.points, len(on.points))
    for number, point in enumerate(order):
        if game.is_open(point):
            game.put(point, number % 2)
    assert game.open == 0
    while game.depth:
        game.take_back()
    assert bytes_of(game) == bytes_of(Field(on))


@pytest.mark.parametrize(("width", "height"), [(3, 3), (9, 9), (39, 32), (60, 60)])
def test_both_ways_of_playing_out_come_to_the_same(width: int, height: int) -> None:
    quick = play_out(board(width, height), 30, 7)
    assert np.array_equal(quick, play_and_take_back(board(width, height), 30, 7))
    assert quick[:, 0].max() <= width * height
    assert len({tuple(row) for row in quick.tolist()}) > 1 or width == 3


def test_a_seed_gives_the_same_games_everywhere() -> None:
    played = play_out(board(20, 20), 100, 1)
    assert played.sum(axis=0).tolist() == [MOVES, *CAPTURED]


def test_of_all_sizes_the_last_boards_are_kept() -> None:
    first = board(3, 57)
    for width in range(3, 61):
        for height in (58, 59):
            board(width, height)
    assert board.cache_info().currsize == board.cache_info().maxsize
    assert board(3, 57) == first
    assert board(3, 57) is not first


@pytest.mark.parametrize("on", BOARDS)
@pytest.mark.parametrize("closing", [True, False])
def test_dots_put_together_are_as_dots_put_in_turn(on: tuple[int, int], *, closing: bool) -> None:
    rng = rng_of(f"{on} {closing}")
    for _ in range(20):
        together, in_turn, shape = Field(board(*on)), Field(board(*on)), board(*on)
        points = rng.sample(shape.points, rng.randint(0, len(shape.points)))
        sides = [rng.randrange(2) for _ in points]
        for point, side in zip(points, sides, strict=True):
            if not in_turn.is_open(point):
                break
            if closing:
                in_turn.put(point, side)
            else:
                in_turn.begin()
                in_turn.lay(point, side)
        assert together.put_all(points, sides, closing=closing) == in_turn.depth
        while in_turn.depth:
            assert bytes_of(together) == bytes_of(in_turn)
            together.take_back()
            in_turn.take_back()
        assert bytes_of(together) == bytes_of(in_turn)
