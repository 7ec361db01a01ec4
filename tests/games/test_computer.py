"""The computer as a player of rated games: it answers, it has a fixed rating, and whoever moves pays for it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from kropki.api.client import CLIENT
from kropki.api.errors import BusyError, GameError, LimitError, NumberError
from kropki.api.games import computer as computers
from kropki.api.games.computer import Computer, Thinkers
from kropki.api.games.games import Turn
from kropki.api.games.memory import Update
from kropki.api.games.rated import DAY_S, anchor, later, strength_of
from kropki.api.games.state import State
from kropki.api.store.games import Change, GameRow
from kropki.api.store.lobby import Listing, Person
from kropki.api.store.rating_tables import Ended, Group, Scored
from kropki.api.store.repository import Stock
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.rating import Rating, Result, after
from tests.support.live_games import app, playing
from tests.support.live_players import Player
from tests.support.problems import check_problem

GROUP = Group("standard", "normal")
TODAY = 20_000  # days since 1970
A = "a" * 32
CLOCK = {"move": 20, "reserve": 120}
NEVER_S = 10**6


# In the database


def end(stock: Stock, number: int, strength: int, day: int = TODAY, score: float = 1.0) -> None:
    """Keep a game of a device with the computer, and end it."""
    game, now, fixed = f"{number:012}", day * DAY_S, anchor(strength)
    stock.games.change([Change(game, 0, begun=[GameRow(game, "{}", ("one", "two"), 0, over=False, changed=now)])])
    people = Person(None, "AAAAAA", watch=False, key=A), Person(None, "ENGINE", watch=True, key=fixed.key)
    stock.lobby.add(Listing(game, 1, people, "any", now, "join.x"), ("1a", "0a"), lambda *_: None, now)
    ended = Ended(GROUP, day, score, 1000, later, fixed)
    assert stock.games.change([Change(game, 0, ["{}"], over=True, now=now, ended=ended)]) == set()


def test_results_count_against_a_rating_that_stays(stock: Stock) -> None:
    fixed = anchor(3)
    for number in range(2):
        end(stock, number, 3, TODAY + number)
    [(key, group)] = stock.ratings.of([A, fixed.key])
    assert (key, group) == (A, GROUP)
    found = stock.ratings.of([A])[A, GROUP]
    expected = after(Rating(), [Result(STRENGTHS[2].rating, fixed.deviation, 1)])
    assert (found.standing.rating, found.standing.games) == (expected.rating, 2)
    assert found.scored == (Scored(STRENGTHS[2].rating, fixed.deviation, 1.0),)


def test_each_strength_has_a_rating_above_the_one_below() -> None:
    ratings = [each.rating for each in STRENGTHS]
    assert sorted(set(ratings)) == ratings
    assert [strength_of(anchor(each.number).key) for each in STRENGTHS] == [each.number for each in STRENGTHS]


def test_the_document_has_these_ratings() -> None:
    text = (Path(__file__).parents[2] / "docs" / "dots" / "ratings.md").read_text()
    told = {int(number): int(rating) for number, rating in re.findall(r"(?<=\| )(\d+) \| (\d+)(?= \|)", text)}
    assert told == {each.number: each.rating for each in STRENGTHS}


# Over HTTP


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with app(tmp_path_factory.mktemp("computer"), "127.0.0.1", sockets=100) as client:
        yield client


def challenge(client: TestClient, **changes: Any) -> Response:
    wanted = {"size": [10, 10], "player": 1, "clock": CLOCK, "rated": True, "computer": 2, **changes}
    return client.post("/dots/lobby", json=wanted, headers={"X-Player": "ada".ljust(22, "-")})


def test_the_computer_answers_and_its_rating_counts(client: TestClient) -> None:
    begun = challenge(client).json()
    game = begun["id"]
    told = client.get(f"/dots/lobby/{game}").json()
    assert (told["waiting"], told["rated"]) == (False, True)
    computer = told["players"][1]
    assert (computer["computer"], computer["rating"]["rating"], computer["name"]) == (2, STRENGTHS[1].rating, None)
    assert game not in [each["id"] for each in client.get("/dots/lobby").json()["waiting"]]
    with playing(client, game, begun["secret"]) as ada:
        assert ada.welcome["game"]["computer"] == {"player": 2, "strength": 2}
        event = ada.act("move", move=[1, 4, 4])
        answer = ada.wait_for_event(event["number"] + 1)
        assert (answer["kind"], answer["player"], len(answer["move"])) == ("move", 2, 3)
        ada.act("offer", what="draw")
        assert ada.wait_for_event(answer["number"] + 2)["kind"] == "decline"
        ada.act("move", move=[1, "resign"])
    state = client.get(f"/dots/games/{game}").json()
    assert (state["result"], state["computer"]) == ("W+R", {"player": 2, "strength": 2})
    mine = client.get("/dots/ratings/mine", headers={"X-Player": "ada".ljust(22, "-")}).json()
    expected = after(Rating(), [Result(STRENGTHS[1].rating, anchor(2).deviation, 0)])
    assert [each["rating"] for each in mine["ratings"]] == [round(expected.rating)]
    refused = client.post(
        f"/dots/games/{game}/events",
        json={"number": state["number"] + 1, "kind": "offer", "what": "rematch"},
        headers={"X-Seat": begun["secret"]},
    )
    check_problem(refused, 422, "offer")


@pytest.mark.parametrize("strength", [1, len(STRENGTHS)])
def test_the_computer_moves_first_and_no_clock_runs_before_the_first_move_of_the_player(
    client: TestClient, strength: int
) -> None:
    begun = challenge(client, player=2, computer=strength, clock={"move": 1, "reserve": 0}).json()
    with playing(client, begun["id"], begun["secret"]) as ada:
        ada.wait_for(lambda: any(event["kind"] == "move" for event in ada.events))
        [move] = [event for event in ada.events if event["kind"] == "move"]
        assert move["player"] == 1
        state = client.get(f"/dots/games/{begun['id']}").json()
        assert (state["to_move"], state["clocks"]["running"], state["clocks"]["until"]) == (2, 0, None)


FULL = CLOCK["reserve"] * 1000


@pytest.mark.parametrize(
    ("computer", "expected"),
    [(2, [(0, FULL), (1, FULL), (0, 0)]), (1, [(0, FULL), (0, FULL), (2, FULL), (0, 0)])],
    ids=["the player begins", "the computer begins"],
)
def test_against_the_computer_a_clock_starts_with_the_first_move(
    computer: int, expected: list[tuple[int, int]]
) -> None:
    setup = {"size": [10, 10], "rules": "standard", "start": "empty", "clock": CLOCK, "lobby": True}
    state = State({**setup, "computer": {"player": computer, "strength": 1}})
    sitting: list[dict[str, Any]] = [{"at": 0, "kind": "sit", "player": player} for player in (1, 2)]
    moves = [
        {"at": at * 3600_000, "kind": "move", "player": player, "move": [player, at, at]}
        for at, player in enumerate([1, 2, 1, 2][: len(expected)], 1)
    ]
    found = []
    for number, event in enumerate([*sitting, *moves], 1):
        state.add(json.dumps({"number": number, **event}))
        told = state.clocks.as_json()
        assert told is not None
        found.append((told["running"], told["reserves"][2 - computer]))
    assert found == [(0, FULL), (0, FULL), *expected]


def test_moves_over_http_are_answered_too(client: TestClient) -> None:
    begun = challenge(client, size=[12, 11], rules="kepung").json()
    path, seat = f"/dots/games/{begun['id']}", {"X-Seat": begun["secret"]}
    number = client.post(f"{path}/seat", headers=seat).json()["number"]
    client.post(f"{path}/moves", json={"number": number + 1, "move": [1, 4, 4]}, headers=seat).raise_for_status()
    with playing(client, begun["id"], None) as watching:
        assert watching.wait_for_event(number + 2)["player"] == 2


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"rated": False}, "rated"),
        ({"clock": None}, "rated"),
        ({"size": [9, 9]}, "rated"),
        ({"computer": 0}, "parameter"),
        ({"computer": len(STRENGTHS) + 1}, "parameter"),
    ],
)
def test_what_the_computer_does_not_play_is_refused(client: TestClient, changes: dict[str, Any], code: str) -> None:
    assert challenge(client, **changes).status_code == 422
    if code == "rated":
        check_problem(challenge(client, **changes), 422, code)


def test_a_game_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with app(tmp_path) as client:
        monkeypatch.setattr(Computer, "wake", lambda *_: None)
        begun = challenge(client).json()
        with playing(client, begun["id"], begun["secret"]) as ada:
            number = ada.act("move", move=[1, 4, 4])["number"]
    monkeypatch.undo()
    with app(tmp_path) as client:
        with playing(client, begun["id"], None):
            pass  # whoever only watches does not pay for an answer
        assert client.get(f"/dots/games/{begun['id']}").json()["number"] == number
        with client.websocket_connect(f"/dots/games/{begun['id']}/live") as session:
            ada = Player(session, begun["secret"])
            assert ada.wait_for_event(number + 1)["player"] == 2


# What it does where it cannot answer

TURN = Turn({"computer": {"player": 2, "strength": 1}}, [], 3, ("draw",))
WAITS = Update("G", 3, (), None, None, awaits_computer=True)


def one(games: Any) -> Computer:
    return Computer(games, Mock(secret_of=AsyncMock(return_value="secret")), Thinkers(Mock(), Mock(), 1.0))


@pytest.mark.parametrize(
    ("fault", "slept"),
    [(LimitError("", 7), [7]), (BusyError("", 5), [5]), (BusyError(""), [2]), (NumberError("", 4), [])],
)
def test_what_is_refused_is_tried_again(fault: Exception, slept: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    sleep = AsyncMock(side_effect=waits.append)
    monkeypatch.setattr(computers, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    games = Mock(turn_of_computer=AsyncMock(side_effect=[TURN, TURN, None]), act=AsyncMock(side_effect=[fault, None]))

    async def wake() -> None:
        computer = one(games)
        computer.wake(WAITS)
        computer.wake(replace(WAITS, awaits_computer=False))
        await asyncio.gather(*computer._tasks.values())
        assert (computer._tasks, computer._of) == ({}, {})

    asyncio.run(wake())
    assert (waits, games.act.await_count) == (slept, 2)


def test_in_a_game_that_is_full_it_closes_no_rings_or_resigns(monkeypatch: pytest.MonkeyPatch) -> None:
    full = GameError("", code="full")
    turn = replace(TURN, offers=())
    games = Mock(turn_of_computer=AsyncMock(side_effect=[turn, None]), act=AsyncMock(side_effect=[full, full, None]))
    chosen = AsyncMock(return_value=[2, 5, 5, [[1, 1]]])
    monkeypatch.setattr(Computer, "_chosen", chosen)

    async def wake() -> None:
        computer = one(games)
        computer.wake(WAITS)
        await asyncio.gather(*computer._tasks.values())

    asyncio.run(wake())
    tried = [call.args[3].move for call in games.act.await_args_list]
    assert tried == [[2, 5, 5, [[1, 1]]], [2, 5, 5], [2, "resign"]]


def test_what_comes_while_it_answers_is_answered_too() -> None:
    turns = [TURN, None, TURN, None]
    computer: Computer

    async def turn(_game: str) -> Turn | None:
        found = turns.pop(0)
        if len(turns) == 2:  # at the last look something comes
            computer.wake(WAITS)
        return found

    async def wake() -> None:
        nonlocal computer
        computer = one(Mock(turn_of_computer=turn, act=AsyncMock()))
        computer.wake(WAITS)
        await asyncio.gather(*computer._tasks.values())

    asyncio.run(wake())
    assert turns == []


def test_it_answers_in_few_games_of_a_network_at_once() -> None:
    async def wake() -> None:
        computer = one(Mock(turn_of_computer=AsyncMock(side_effect=LimitError("", NEVER_S))))
        for number in range(computers._EACH + 5):
            client = Mock()
            client.name = f"2001:db8:1:{number:x}::"
            CLIENT.set(client)
            computer.wake(replace(WAITS, game_id=str(number)))
            await asyncio.sleep(0)
        assert len(computer._tasks) == computers._EACH
        await computer.stop()

    asyncio.run(wake())
