"""The limits of one address, against twenty people behind it: none of them is ever told to wait."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kropki.api import database
from kropki.api.games import computer
from kropki.api.settings import Settings

PEOPLE = 20
NEEDED = {  # of each limit, by one person in the busiest minute, or day, or at once
    "requests": 60,  # a hint, a move or a message each second
    "work": 10 * 12 + 100 + 20 * 5,  # ten of the dearest hints up to expert, a picture, and twenty pages that are read
    "thinking": 6 * 500,  # a move at level 5 each ten seconds, on 20x20
    "play": 60 * 5,  # a move each second, five times as dear as usual
    "searches": 1,  # all ask at the same moment
    "times": 3,  # three puzzles
    "peer_sockets": 2,  # two pages
    "new_games": 5,
    "post_games": 2,
    "games_bytes": 5 * 300_000,  # five full games on 60x60
    "share": 50,  # puzzles of one's own
    "new_publications": 2,
    "publications_bytes": 2 * 4096,
    "new_races": 3,
    "lobby_games": 1,
    "lobby_joins": 3,  # an hour
}
SETTINGS = Path(__file__).parents[2] / "docs" / "deploy.md"


@pytest.mark.parametrize("limit", NEEDED)
def test_twenty_people_need_less_than_an_address_may_have(limit: str) -> None:
    assert PEOPLE * NEEDED[limit] <= getattr(Settings(), limit)


def test_every_limit_of_an_address_is_looked_at() -> None:
    rows = re.findall(r"^\| `KROPKI_(\w+)` \|(.*)\|$", SETTINGS.read_text(), re.MULTILINE)
    said = {name.lower() for name, what in rows if " one client " in what}
    assert said == set(NEEDED)


def test_twenty_games_are_opened_again_at_once() -> None:
    assert database._EACH >= PEOPLE
    assert computer._EACH >= 2 * PEOPLE
