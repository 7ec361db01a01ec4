"""The plain searches that the engine of Dots is measured against: programs of GTP that play whole games."""

from __future__ import annotations

import sys

import pytest

from dots.match import players
from dots.match.games import Match
from dots.match.setting import Setting
from lab.searches.__main__ import SEARCHES


@pytest.mark.parametrize("name", SEARCHES)
def test_a_plain_search_plays_a_game(name: str) -> None:
    other = players.read(f"gtp:{sys.executable} -m lab.searches {name}", 3)
    game = Match(other, players.read("greedy"), Setting(6, 6, "kepung", "empty", whole=True)).play(0)
    assert game.fault == ""
    assert game.a.moves == len(game.moves) // 2 - 2 + len(game.moves) % 2
