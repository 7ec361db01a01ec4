"""The kinds: which there are, in which order they are filled, and which have what is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from kropki.api.store.kinds import KINDS, Kind, is_plain, kinds_for
from kropki.generator.board.rules import OneTwo
from kropki.generator.generation.request import LEVELS, Request
from kropki.generator.ladder.rungs import Level


def test_there_is_a_shelf_for_each_level_of_each_size_each_rule_and_each_dot() -> None:
    assert len(set(KINDS)) == len(KINDS) == len(OneTwo) * sum(map(len, LEVELS.values()))


def test_what_is_asked_for_most_is_filled_first() -> None:
    assert KINDS[:3] == (Kind(9, True, "easy"), Kind(9, True, "medium"), Kind(9, True, "hard"))
    assert {kind.one_two for kind in KINDS[: len(KINDS) // 3]} == {"black"}


@pytest.mark.parametrize("kind", KINDS)
def test_the_wish_for_a_shelf_finds_it(kind: Kind) -> None:
    wish = Request(size=kind.size, negative=kind.negative, one_two=OneTwo(kind.one_two), difficulty=Level(kind.level))
    assert is_plain(wish)
    assert kinds_for(wish) == (kind,)


@pytest.mark.parametrize(
    ("wish", "levels"),
    [
        ({"difficulty": Level.HARD, "techniques": ("naked pair",)}, ["hard"]),
        ({"difficulty": Level.EASY, "rating_max": 1.2}, ["easy"]),
        ({"rating_min": 1.2}, ["easy", "medium", "hard", "expert", "extreme"]),
        ({"rating_max": 1.2}, ["easy"]),
        ({"techniques": ("naked pair",)}, ["easy", "medium", "hard"]),
        ({"techniques": ("naked pair", "hidden pair")}, ["easy", "medium", "hard", "expert"]),
    ],
)
def test_a_finer_request_looks_in_each_kind_that_can_have_it(wish: dict[str, Any], levels: list[str]) -> None:
    request = Request(one_two=OneTwo.WHITE, **wish)
    assert not is_plain(request)
    assert kinds_for(request) == tuple([Kind(9, True, level, "white") for level in levels])


@pytest.mark.parametrize("more", [{"sampling": 3}, {"symmetric": True}, {"givens_max": 20}, {"fresh": True}])
def test_a_wish_that_no_shelf_knows_has_none(more: dict[str, Any]) -> None:
    assert kinds_for(Request(difficulty=Level.MEDIUM, **more)) == ()
