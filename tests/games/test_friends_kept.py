"""Games of dots between friends in memory and in the database: what is kept together, several processes, faults."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kropki.api.errors import DamagedError, NumberError, SeatError, StockError, UnkeptError
from kropki.api.games import writer
from kropki.api.games.memory import Update
from kropki.api.games.state import Action
from kropki.api.store.games import Change, GameRow, StoredGames
from kropki.api.store.repository import Stock
from kropki.generator.errors import KropkiError
from tests.support.friend_games import CLOCKED, NOWHERE, Process

HELLO = Action("say", phrase="hello")


class FaultyGames(StoredGames):
    """Games in a database that does not take every change."""

    error: KropkiError | None = None  # of a change
    only: str = ""  # the game whose change fails; empty: of any
    is_away = False

    def change(self, changes: Sequence[Change]) -> set[str]:
        if self.error and (not self.only or any(each.id == self.only for each in changes)):
            raise self.error
        return super().change(changes)

    def find(self, game_id: str) -> GameRow | None:
        if self.is_away:
            raise StockError("the database: away")
        return super().find(game_id)


@pytest.fixture
def faulty(stock: Stock) -> tuple[Process, FaultyGames]:
    store = FaultyGames(stock.games._engine)
    return Process(store), store


# what is kept together


def test_what_comes_at_the_same_time_is_kept_together_and_told_when_it_is(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_GROUP_NS", 10**12)  # however busy the machine is
    process = Process(stock.games)
    seated = [process.seated() for _ in range(20)]
    told: list[Update] = []

    def tell(changes: Sequence[Update]) -> None:
        for each in changes:
            row = stock.games.find(each.game_id)
            assert row
            assert row.events == each.number
        told.extend(changes)

    process.games.on_update(tell)
    before = process.asked
    move = Action("move", move=[1, 2, 2])
    answers = process.do_at_once(process.games.act(game, secrets[0], 3, move) for game, secrets in seated)
    assert process.asked - before <= 2  # the first, and those that came meanwhile
    assert [answer.number for answer in answers if isinstance(answer, Update)] == [3] * 20
    assert sorted(each.game_id for each in told) == sorted(game for game, _ in seated)
    again = Process(stock.games)
    assert [again.state(game)["moves"] for game, _ in seated] == [[[1, 2, 2]]] * 20


def test_things_of_one_game_see_each_other_in_their_order(stock: Stock) -> None:
    process = Process(stock.games)
    game, (first, second) = process.seated()
    answers = process.do_at_once(
        [
            process.games.act(game, first, 3, HELLO),
            process.games.act(game, second, 4, HELLO),
            process.games.act(game, first, 4, HELLO),
            process.games.act(game, first, 3, HELLO),
            process.games.events_after(game, 2),
        ]
    )
    numbers = [answer.number if isinstance(answer, Update) else type(answer) for answer in answers]
    assert numbers == [3, 4, NumberError, 4, 4]
    assert len(stock.games.events(game, 0)) == 4


def test_the_open_seat_has_one_owner_among_those_who_come_at_once(stock: Stock) -> None:
    process = Process(stock.games)
    begun = process.begin(is_open=True)
    came = process.do_at_once(process.games.sit(begun.game_id, None) for _ in range(5))
    assert [isinstance(each, SeatError) for each in came] == [False] + [True] * 4
    assert isinstance(came[0], tuple)
    assert Process(stock.games).do(process.games.sit(begun.game_id, came[0][1]))[0] == 2


# several processes


def test_the_key_of_events_takes_no_number_twice(stock: Stock) -> None:
    row = GameRow(NOWHERE, "{}", (None, None), 0, over=False, changed=0)
    other = GameRow("X", "{}", (None, None), 0, over=False, changed=0)
    assert stock.games.change([Change(NOWHERE, 0, begun=[row]), Change("X", 0, begun=[other])]) == set()
    assert stock.games.change([Change(NOWHERE, 0, ["{}"])]) == set()
    assert stock.games.change([Change(NOWHERE, 0, ["{}"]), Change("X", 0, ["{}"])]) == {NOWHERE}
    assert stock.games.change([Change("Y", 0, ["{}"])]) == {"Y"}
    assert stock.games.events(NOWHERE, 0) == stock.games.events("X", 0) == ["{}"]
    assert stock.games.grown({NOWHERE: 0, "X": 5}) == [NOWHERE]
    assert stock.games.grown({NOWHERE: 1}) == []


def test_what_is_remembered_is_good_for_nothing_but_adding_to_it(stock: Stock) -> None:
    here, there = Process(stock.games), Process(stock.games)
    game, (first, second) = here.seated()
    other, (mine, _) = here.seated()
    there.act(game, second, HELLO)
    answers = here.do_at_once(
        [
            here.games.act(game, first, 3, Action("move", move=[1, 2, 2])),  # what it remembers allows it
            here.games.act(other, mine, 3, HELLO),  # with it, and is kept
        ]
    )
    assert [answer.number for answer in answers if isinstance(answer, NumberError | Update)] == [3, 3]
    assert isinstance(answers[0], NumberError)
    there.act(game, second, HELLO)
    assert here.act(game, first, HELLO, number=5)[0]["number"] == 5  # what it remembers refuses it
    assert here.state(game)["events"] == there.state(game)["events"]
    assert len(there.state(other)["events"]) == 3


TRIED = st.lists(st.tuples(st.integers(0, 1), st.integers(0, 2), st.integers(0, 1), st.integers(-1, 1)), max_size=12)


@given(st.lists(TRIED, max_size=4))
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_was_acknowledged_is_there_once_whoever_played_where(
    stock: Stock, rounds: list[list[tuple[int, int, int, int]]]
) -> None:
    processes = [Process(stock.games), Process(stock.games)]
    seated = [processes[0].seated(CLOCKED) for _ in range(3)]
    told: dict[str, dict[int, str]] = {game: {} for game, _ in seated}

    async def play(tried: Sequence[tuple[int, int, int, int]]) -> None:
        known = [len(stock.games.events(game, 0)) for game, _ in seated]
        acts = [
            processes[where].games.act(seated[at][0], seated[at][1][player], known[at] + 1 + off, HELLO)
            for where, at, player, off in tried
        ]
        for answer in await asyncio.gather(*acts, return_exceptions=True):
            if isinstance(answer, Update):
                first = answer.number - len(answer.events) + 1
                for number, event in enumerate(answer.events, first):
                    assert told[answer.game_id].setdefault(number, event) == event
            else:
                assert isinstance(answer, NumberError)

    for tried in rounds:
        asyncio.run(play(tried))
    for game, _ in seated:
        kept = stock.games.events(game, 0)
        assert [json.loads(event)["number"] for event in kept] == list(range(1, len(kept) + 1))
        assert all(kept[number - 1] == event for number, event in told[game].items())
        assert processes[0].state(game) == processes[1].state(game)


# faults


def test_what_the_database_does_not_take_was_never_played(faulty: tuple[Process, FaultyGames]) -> None:
    process, store = faulty
    seated = [process.seated() for _ in range(3)]
    before = [process.state(game) for game, _ in seated]
    store.error = UnkeptError("the database: full")
    tried = [process.games.act(game, secrets[0], 3, HELLO) for game, secrets in seated]
    answers = process.do_at_once([*tried, process.games.begin(CLOCKED, 1, is_open=True)])
    assert Counter(map(type, answers)) == {UnkeptError: 4}
    assert [process.state(game) for game, _ in seated] == before  # which can still be read
    store.error = None
    for game, secrets in seated:
        assert process.act(game, secrets[0], HELLO, number=3)[0]["number"] == 3


def test_one_game_that_is_damaged_does_not_keep_others_from_being_played(
    faulty: tuple[Process, FaultyGames],
) -> None:
    process, store = faulty
    seated = [process.seated() for _ in range(3)]
    store.error, store.only = DamagedError("the database: a page"), seated[1][0]
    answers = process.do_at_once(process.games.act(game, secrets[0], 3, HELLO) for game, secrets in seated)
    assert [isinstance(answer, Update) for answer in answers] == [True, False, True]
    assert isinstance(answers[1], DamagedError)
    assert [len(store.events(game, 0)) for game, _ in seated] == [3, 2, 3]


def test_what_was_decided_while_the_database_went_away_was_never_played(faulty: tuple[Process, FaultyGames]) -> None:
    process, store = faulty
    game, (first, _) = process.seated()
    other, _ = process.seated()
    store.is_away = True
    answers = process.do_at_once([process.games.act(game, first, 3, HELLO), process.games.events_after(other, 0)])
    assert isinstance(answers[1], StockError)
    store.is_away = False
    kept = 3 if isinstance(answers[0], Update) else 2
    assert process.state(game)["number"] == len(store.events(game, 0)) == kept
