"""A game under way: what it refuses and how, that undo leaves no trace, that hostile moves raise one error only."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.dots.board import rulesets
from kropki.dots.board.board import board
from kropki.dots.board.position import Position, start
from kropki.dots.board.rulesets import RULES
from kropki.dots.errors import MoveError, PositionError
from kropki.dots.rules.game import Move, MoveKind, Play

NAMES = [
    *RULES,
    "territory+szkrab",
    "kepung+move_limit=5+first_to=9",
    "paper+two_steps+all_points+early_end+first_to=9+lead=9",
]
KINDS = {
    "standard": {MoveKind.RESIGN, MoveKind.TIME, MoveKind.DRAW, MoveKind.COUNT},
    "no-territory": {MoveKind.RESIGN, MoveKind.TIME, MoveKind.DRAW, MoveKind.STOP},
    "territory": {MoveKind.RESIGN, MoveKind.TIME, MoveKind.DRAW, MoveKind.DONE},
    "gorilla": {MoveKind.RESIGN, MoveKind.TIME, MoveKind.DRAW},
    "kepung": {MoveKind.RESIGN, MoveKind.TIME, MoveKind.DRAW},
    "paper": {MoveKind.RESIGN, MoveKind.TIME, MoveKind.DRAW},
}
WORDS = [kind for kind in MoveKind if kind not in (MoveKind.DOT, MoveKind.CLOSE)]
numbers = st.one_of(st.integers(0, 24), st.integers(), st.none(), st.just("a"), st.just(1.5))
hostile = st.builds(
    Move,
    player=st.one_of(st.sampled_from([1, 2]), numbers),
    kind=st.one_of(st.just(MoveKind.DOT), st.sampled_from(list(MoveKind))),
    point=numbers,
    rings=st.lists(st.lists(numbers, max_size=9).map(tuple), max_size=3).map(tuple),
)


def bytes_of(play: Play) -> object:
    field = play._field
    return field.field[:4096].tobytes(), field.tally[:3].tobytes(), play.hash, play._now, play.position()


def refusal(play: Play, move: Move) -> MoveError | None:
    try:
        play.play(move)
    except MoveError as error:
        return error
    return None


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60)
@given(moves=st.lists(hostile, max_size=40))
def test_any_move_is_made_or_refused_with_a_code_and_undone_without_a_trace(name: str, moves: list[Move]) -> None:
    play = Play(board(5, 5), rulesets.parse(name), start("cross", board(5, 5)))
    states = [bytes_of(play)]
    for move in moves:
        refused = refusal(play, move)
        if refused is None:
            states.append(bytes_of(play))
        else:
            assert refused.code != MoveError.code
            assert bytes_of(play) == states[-1]
    while play.moves:
        assert bytes_of(play) == states.pop()
        play.undo()
    assert bytes_of(play) == states.pop()
    with pytest.raises(MoveError, match="expected a move to take back"):
        play.undo()


@pytest.mark.parametrize("name", list(RULES))
def test_each_set_knows_its_words(name: str) -> None:
    for kind in WORDS:
        play = Play(board(5, 5), rulesets.named(name))
        if kind in KINDS[name]:
            play.play(Move(1, kind))
        else:
            with pytest.raises(MoveError) as caught:
                play.play(Move(1, kind))
            assert caught.value.code == "kind"


def test_a_game_on_a_full_board_is_over_whatever_the_rules() -> None:
    for name in NAMES:
        play = Play(board(3, 3), rulesets.parse(name))
        while not play.over:
            play.play(Move(play.to_move, MoveKind.DOT, next(filter(play.is_open, board(3, 3).points))))
        assert play.result in {"0", "W+1"}  # the dot in the middle may be captured
        assert play.open == 0 or name.startswith("kepung+")


def test_a_start_must_fit() -> None:
    with pytest.raises(PositionError) as caught:
        start("four-crosses", board(3, 3))
    assert caught.value.code == "start"
    for dots in [((1, 0), (2, 0)), ((3, 0),), ((1, 9),), ((1, -1),)]:
        with pytest.raises(PositionError):
            Play(board(3, 3), rulesets.named("standard"), dots)


def test_rings_of_a_start_are_closed_in_order() -> None:
    on = board(5, 5)
    dots = ((1, 7), (1, 11), (1, 13), (1, 17), (2, 12))
    play = Play(on, rulesets.named("gorilla"), dots, rings=[(1, (7, 13, 17, 11))])
    assert play.captured == (1, 0)
    assert play.position().rings == ((1, (7, 13, 17, 11)),)


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_written_and_read_alike(name: str) -> None:
    on = board(5, 5)
    play = Play(on, rulesets.parse(name))
    for player, point in [(1, 7), (2, 12), (1, 11), (2, 0), (1, 13), (2, 1)]:
        play.play(Move(player, MoveKind.DOT, point))
    play.play(Move(1, MoveKind.DOT, 17, ((7, 13, 17, 11),)))
    position = play.position()
    assert position.captured == (1, 0)
    assert position.rings == ((1, (7, 13, 17, 11)),)
    assert Position.parse(str(position)) == position


@given(
    text=st.one_of(st.text(max_size=60), st.from_regex(r"3x3 standard [12] 0 0 [1-3XOxo.#@/]{1,12} [-0-9:.,;]{1,9}"))
)
def test_any_text_is_a_position_or_the_named_error(text: str) -> None:
    with suppress(PositionError):
        position = Position.parse(text)
        assert Position.parse(str(position)) == position


def test_a_hash_tells_who_moves() -> None:
    one, other = (Play(board(5, 5), rulesets.named("gorilla")) for _ in range(2))
    one.play(Move(1, MoveKind.DOT, 3))
    other.play(Move(2, MoveKind.DOT, 3))
    assert one.hash != other.hash
