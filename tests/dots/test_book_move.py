"""Players who open by the book: the best moves or none, the same for the same seed, and only the strongest."""

from __future__ import annotations

import pytest

from kropki.dots.board.board import Point, board
from kropki.dots.book import keys
from kropki.dots.book.book import Book, BookMove, Section, Summary
from kropki.dots.book.book_move import ENOUGH, REASON, Prepared, best_of
from kropki.dots.book.players import chooser
from kropki.dots.engine.engine import Budget, Choice
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.rules.game import Play
from tests.support.dots_games import play


def known(games: int, chance: float, point: Point = 0, spread: float = 0.1) -> BookMove:
    return BookMove((point,), Summary(point, games, chance, spread, 0.5))


@pytest.mark.parametrize(
    ("moves", "good"),
    [
        ([], []),
        ([known(ENOUGH - 1, 0.9)], []),
        ([known(ENOUGH, 0.5)], [0]),
        ([known(400, 0.5), known(ENOUGH, 0.53)], [0]),  # so few games prove nothing
        ([known(400, 0.5), known(400, 0.56)], [1]),
        ([known(400, 0.5), known(400, 0.501)], [0, 1]),
        ([known(400, 0.5), known(400, 0.5, spread=0.3)], [0]),
    ],
)
def test_only_moves_that_no_other_is_surely_better_than_are_played(moves: list[BookMove], good: list[int]) -> None:
    assert best_of(moves) == [moves[number] for number in good]


class Silent:
    """A player who never has a move."""

    def choose(self, play: Play, budget: Budget | None = None, player: int | None = None) -> Choice:  # noqa: ARG002
        return Choice(None, 0.0, 0.5, (), 0, 0.0, searched=False)


def book_of(*moves: Summary) -> Book:
    key = keys.view(play(board(5, 5), []), 1).key
    return Book({"5x5": Section(99, {key: moves})})


def test_by_the_book_every_point_that_is_alike_is_played_and_the_same_seed_plays_the_same() -> None:
    on = board(5, 5)
    book = book_of(Summary(0, 90, 0.6, 0.1, 1.5), Summary(12, 90, 0.4, 0.1, -1.5))
    seen = set()
    for seed in range(40):
        position = play(on, [])
        choice = Prepared(Silent(), seed, book).choose(position)
        assert choice == Prepared(Silent(), seed, book).choose(position) or choice.seconds
        assert choice.move is not None
        assert choice.searched
        assert (choice.chance, choice.score, choice.candidates[0].reason) == (0.6, 1.5, REASON)
        assert choice.candidates[0].move == choice.move
        assert not position.moves
        seen.add(choice.move.point)
    assert seen == {0, 4, 20, 24}


def test_where_the_book_knows_too_little_the_player_behind_it_chooses() -> None:
    on = board(5, 5)
    assert Prepared(Silent(), 1, book_of(Summary(0, ENOUGH - 1, 0.6, 0.1, 1.5))).choose(play(on, [])).move is None
    assert Prepared(Silent(), 1, book_of(Summary(0, 90, 0.6, 0.1, 1.5))).choose(play(on, [0])).move is None


def test_a_move_of_the_book_that_is_taken_is_none() -> None:
    on = board(5, 5)
    key = keys.view(play(on, [12]), 2).key
    assert Book({"5x5": Section(9, {key: (Summary(12, 90, 0.6, 0.1, 1.5),)})}).known(play(on, [12])) == ()


@pytest.mark.parametrize(
    ("given", "is_prepared"),
    [
        ({}, True),
        ({"level": 5}, True),
        ({"level": 4}, False),
        ({"strength": len(STRENGTHS)}, True),
        ({"strength": len(STRENGTHS) - 1}, False),
        ({"level": 5, "book": False}, False),
        ({"strength": len(STRENGTHS), "book": False}, False),
    ],
)
def test_only_the_strongest_open_by_the_book_and_not_if_it_is_switched_off(
    given: dict[str, int | bool], *, is_prepared: bool
) -> None:
    assert isinstance(chooser(**given), Prepared) == is_prepared  # type: ignore[arg-type]


def test_engines_of_low_levels_know_no_book() -> None:
    assert not isinstance(chooser(level=3), Prepared)
