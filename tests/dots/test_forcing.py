"""What is taken by force is taken whatever the other side does, and the line shows one way."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kropki.dots.board import rulesets
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player, start
from kropki.dots.errors import MoveError
from kropki.dots.rules.game import Play
from kropki.dots.teaching.forcing import LONGEST, Forced, Forcing
from kropki.languages import ENGLISH

GAMES = 60


def games(ruleset: str = "standard") -> Iterator[Play]:
    """Yield random positions on a small board, with dots near each other."""
    grid = board(7, 7)
    for number in range(GAMES):
        rng = random.Random(number)  # noqa: S311 - a game
        play = Play(grid, rulesets.parse(ruleset), start("cross", grid))
        for made in range(rng.randrange(6, 26)):
            near = [p for p in grid.points if play.is_open(p) and any(map(play.dot, grid.around[p]))]
            put(play, 1 + made % 2, rng.choice(near))
        yield play


def put(play: Play, player: Player, point: int) -> None:
    play.play(Move(player, MoveKind.DOT, point))


def lead(play: Play, player: Player) -> int:
    return play.captured[player - 1] - play.captured[2 - player]


def after_each_answer(play: Play, player: Player) -> Iterator[int]:
    """Yield the lead that *player* can have one dot after each answer of the other."""
    for answer in [point for point in play.board.points if play.is_open(point)]:
        put(play, 3 - player, answer)
        leads = [lead(play, player)]
        for point in [point for point in play.board.points if play.is_open(point)]:
            put(play, player, point)
            leads.append(lead(play, player))
            play.undo()
        yield max(leads)
        play.undo()


def found_in(ruleset: str = "standard") -> Iterator[tuple[Play, Forced]]:
    for play in games(ruleset):
        forcing, before = Forcing(play.board), (play.hash, list(play.moves))
        found = forcing.of(play, play.to_move)
        assert (play.hash, play.moves) == before
        if found:
            yield play, found


def test_a_line_takes_what_is_said_and_both_sides_move_in_turn() -> None:
    kinds = set()
    for play, found in found_in():
        player, before = play.to_move, lead(play, play.to_move)
        kinds.add(found.kind)
        for number, move in enumerate(found.moves):
            assert move.player == (player if number % 2 == 0 else 3 - player)
            assert lead(play, player) < before + found.dots
            play.play(move)
        assert lead(play, player) >= before + found.dots > before
        assert len(found.moves) % 2
        assert len(found.moves) <= LONGEST + 1
    assert kinds == {"capture", "double attack", "ladder"}


def test_no_answer_helps_against_a_double_attack() -> None:
    tried = 0
    for play, found in found_in():
        if found.kind != "double attack":
            continue
        player, before = play.to_move, lead(play, play.to_move)
        play.play(found.moves[0])
        assert min(after_each_answer(play, player)) >= before + found.dots
        tried += 1
    assert tried > 3


def test_an_attack_is_asked_for_by_its_first_dot() -> None:
    for play, found in found_in():
        forcing = Forcing(play.board)
        first = found.moves[0].point
        assert forcing.of(play, play.to_move, first) == found
        others = [point for point in play.board.points if not play.is_open(point)]
        assert forcing.of(play, play.to_move, others[0]) is None


def test_nothing_is_said_where_closing_is_a_choice_or_the_game_is_over() -> None:
    assert not list(found_in("territory"))
    play, _ = next(found_in())
    play.play(Move(play.to_move, MoveKind.RESIGN))
    assert Forcing(play.board).of(play, play.to_move) is None


def test_a_limit_of_dots_is_no_error() -> None:
    for play in games("kepung+move_limit=30"):
        try:
            Forcing(play.board).of(play, play.to_move)
        except MoveError as error:
            raise AssertionError(error.code) from None


def test_a_line_that_takes_too_long_is_given_up() -> None:
    for play, found in found_in():
        at_once = Forcing(play.board, most_s=-1).of(play, play.to_move)
        assert at_once == (found if len(found.moves) == 1 else None)


def test_it_is_said_in_words() -> None:
    assert Forced("capture", 1, ()).as_loss(ENGLISH) == "Loses 1 dot: the next dot captures it."
    assert Forced("double attack", 3, ()).as_loss(ENGLISH) == "Loses 3 dots: an attack in two places at once."
    assert Forced("ladder", 2, ()).as_loss(ENGLISH) == "Loses 2 dots: a chase that ends in a capture."
