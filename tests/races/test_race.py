"""The rules of a race, apart from any connection."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.api.errors import ImpossibleError, RaceError
from kropki.api.http.plain_text import NAME_LIMIT
from kropki.api.races import race as rules
from kropki.api.races.race import COUNTDOWN_MS, KEY_MS, MOST_RACERS, VISIT_MS, Race, Visit

SOUGHT = "12.4" * 4  # 12 cells to fill, and 4 givens
SOLVED = "1234" * 4
NEW = Race("D/D/D/D", negative=True, sought=SOUGHT)
LONG_MS = 60_000


def raced(players: int = 2) -> Race:
    race = NEW
    for number in range(players):
        race = rules.joined(race, f"secret {number}", None)
    return rules.started(race, 0)


def test_the_same_secret_gets_the_same_place_and_the_ninth_player_none() -> None:
    race = raced(MOST_RACERS)
    assert [race.place_of(f"secret {number}") for number in range(MOST_RACERS)] == list(range(1, MOST_RACERS + 1))
    assert rules.joined(race, "secret 3", None) is race
    with pytest.raises(RaceError) as caught:
        rules.joined(race, "another", None)
    assert caught.value.code == "full"


def test_one_player_alone_cannot_start_and_the_second_start_changes_nothing() -> None:
    race = rules.joined(NEW, "first", "Ada")
    with pytest.raises(RaceError) as caught:
        rules.started(race, 0)
    assert caught.value.code == "alone"
    race = rules.started(rules.joined(race, "second", None), 1000)
    assert race.started == 1000 + COUNTDOWN_MS
    assert rules.started(race, 9000) is race


def test_who_comes_late_has_the_clock_of_the_others() -> None:
    race = rules.joined(raced(), "late", None)
    race = rules.advanced(race, 3, SOLVED, 0, COUNTDOWN_MS + LONG_MS)
    assert race.racers[2].ms == LONG_MS


def test_a_lost_connection_stops_no_clock_and_keeps_what_was_right() -> None:
    race = rules.advanced(raced(), 1, "12" + "." * 14, 1, COUNTDOWN_MS + LONG_MS)
    race = rules.left(race, 1)
    assert (race.racers[0].away, race.racers[0].right) == (True, 2)
    race = rules.joined(race, "secret 0", None)
    assert (race.racers[0].away, race.racers[0].right) == (False, 2)
    assert rules.advanced(race, 1, SOLVED, 0, COUNTDOWN_MS + 2 * LONG_MS).racers[0].ms == 2 * LONG_MS


def test_a_player_without_a_socket_is_there_for_a_while_after_each_request() -> None:
    race = rules.visited(NEW, Visit("plain", "Ada"), 0)
    assert (race.racers[0].until, race.racers[0].away) == (VISIT_MS, False)
    assert rules.visited(race, Visit("plain"), 1) is race  # so soon that nothing is written
    assert rules.lapsed(race, 1, VISIT_MS - 1) is race
    later = rules.visited(race, Visit("plain"), VISIT_MS - 1)
    assert rules.lapsed(later, 1, VISIT_MS) is later
    gone = rules.lapsed(later, 1, 2 * VISIT_MS)
    assert gone.racers[0].away
    assert not rules.visited(gone, Visit("plain"), 2 * VISIT_MS).racers[0].away
    seated = rules.joined(later, "plain", None)
    assert rules.lapsed(seated, 1, 9 * VISIT_MS) is seated


def test_nothing_counts_before_the_start_or_faster_than_anybody_types() -> None:
    for race in (replace(raced(), started=None), raced()):
        with pytest.raises(RaceError) as caught:
            rules.advanced(race, 1, SOLVED, 0, COUNTDOWN_MS - 1)
        assert caught.value.code == "early"
    least = COUNTDOWN_MS + 12 * KEY_MS
    with pytest.raises(ImpossibleError) as impossible:
        rules.advanced(raced(), 1, SOLVED, 0, least - 1)
    assert impossible.value.code == "too-fast"
    assert rules.advanced(raced(), 1, SOLVED, 0, least).racers[0].ms == 12 * KEY_MS


def test_after_the_end_nothing_changes_and_hints_never_become_fewer() -> None:
    race = rules.advanced(raced(), 1, "1" + "." * 15, 3, COUNTDOWN_MS + LONG_MS)
    race = rules.advanced(race, 1, SOLVED, 0, COUNTDOWN_MS + LONG_MS)
    assert (race.racers[0].hints, race.racers[0].ms) == (3, LONG_MS)
    assert rules.advanced(race, 1, "." * 16, 9, COUNTDOWN_MS + 2 * LONG_MS) is race


@given(st.text("1234.", max_size=81))
def test_right_cells_are_those_of_the_solution_that_no_given_is_in(entries: str) -> None:
    right = sum(entries[at : at + 1] == SOLVED[at] for at in range(16) if SOUGHT[at] != ".")
    race = rules.advanced(raced(), 1, entries, 0, COUNTDOWN_MS + LONG_MS)
    assert race.racers[0].right == right
    assert (race.racers[0].ms is not None) == (right == 12)


def test_a_race_is_read_as_it_was_written_and_tells_neither_solution_nor_secret() -> None:
    race = rules.advanced(raced(MOST_RACERS), 2, "12" + "." * 14, 1, COUNTDOWN_MS + LONG_MS)
    assert Race.read(race.write()) == race
    told = json.dumps(race.told(0))
    assert "secret" not in told
    assert SOUGHT not in told
    assert rules.joined(NEW, "first", None).told(0)["puzzle"] is None
    most: Any = {"secret": "0" * 32, "name": "\N{DOTTED CIRCLE}" * NAME_LIMIT, "until": 2**41}
    named = tuple(replace(each, **most) for each in race.racers)
    longest = Race("(ww)" * 81, negative=True, sought="1" * 81, started=2**41, racers=named)
    assert len(longest.write()) < 4096
