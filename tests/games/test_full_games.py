"""How much a game of dots may hold: rings, points, events, bytes; and how a full one goes on."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from kropki.api.errors import GameError
from kropki.api.games import quotas, state
from kropki.api.games.state import Action, State
from kropki.api.store.repository import Stock
from tests.support.friend_games import HELLO, PAPER, PATIENT, Process, capture, ring_of

pytestmark = pytest.mark.release


@pytest.mark.parametrize(("bound", "value"), [("MOST_RINGS", 1), ("MOST_RING_POINTS", 7)])
def test_a_game_that_is_full_of_rings_opens_goes_on_without_and_is_a_record(
    process: Process, monkeypatch: pytest.MonkeyPatch, bound: str, value: int
) -> None:
    game, secrets = process.seated(PAPER)
    capture(process, game, secrets, 1, 1)
    monkeypatch.setattr(state, bound, value)
    with pytest.raises(GameError) as caught:
        process.move(game, secrets[1], 2, 8, 8, [ring_of(4, 4)])
    assert caught.value.code == "full"
    process.move(game, secrets[1], 2, 8, 8)
    monkeypatch.setattr(state, bound, 0)  # a game of a time without bounds
    again = Process(process.store)
    assert again.state(game)["captured"] == [1, 0]
    assert "RU[paper" in again.do(again.games.record(game))
    again.move(game, secrets[0], 1, 7, 7)
    again.move(game, secrets[1], 2, "resign")
    assert again.state(game)["result"] == "B+R"


def test_the_rings_of_a_move_have_so_many_points(process: Process) -> None:
    game, secrets = process.seated({**PAPER, "size": [60, 60]})
    for rings in ([[[0, 0]] * 1002], [[[0, 0]] * 60] * 17, [ring_of(1, 1)] * 21):
        with pytest.raises(GameError) as caught:
            process.move(game, secrets[0], 1, 5, 5, rings)
        assert caught.value.code == "move"


def test_a_game_that_is_long_takes_moves_alone_and_then_only_who_resigns(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated()
    monkeypatch.setattr(state, "OTHERS_BYTES", 10)
    for action in (HELLO, Action("offer", what="draw")):
        with pytest.raises(GameError) as caught:
            process.act(game, secrets[0], action)
        assert caught.value.code == "full"
    process.move(game, secrets[0], 1, 1, 1)
    monkeypatch.setattr(state, "MOST_BYTES", 10)
    with pytest.raises(GameError) as caught:
        process.move(game, secrets[1], 2, 2, 2)
    assert caught.value.code == "full"
    process.move(game, secrets[1], 2, "resign")
    assert Process(process.store).state(game)["over"]


@pytest.mark.parametrize("rules", ["standard", "no-territory", "territory", "gorilla", "kepung", "paper"])
def test_a_full_game_on_the_largest_board_fits(rules: str) -> None:
    full = State({"size": [60, 60], "rules": rules, "start": "empty", "clock": {"move": 86400, "reserve": 86400}})
    at = 1_790_000_000_000
    for player in (1, 2):
        full.add(json.dumps(full.sitting(player, at), separators=(",", ":")))
    for number in range(3600):
        player, at = 1 + number % 2, at + 86_400_000
        move = Action("move", move=[player, *divmod(number, 60)])
        full.add(json.dumps({**full.decided(player, move, at), "waited": 86_400_000}, separators=(",", ":")))
        if number % 20 == 0:
            for phrase in (0, 1):
                full.add(json.dumps(full.decided(1 + phrase, HELLO if full._said[1] < 100 else move, at)))
            if full._said[1] >= 99:
                full._said = {1: 0, 2: 0}
    assert full.number > 3600
    assert full.size < state.OTHERS_BYTES


def test_the_games_of_an_address_have_so_many_bytes_above_which_there_are_dots_alone(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = Process(stock.games, replace(PATIENT, games_bytes=100))
    game, secrets = process.seated()
    process.act(game, secrets[0], HELLO)  # a small game: nobody asks
    row = process.store.find(game)
    assert row
    assert row.bytes == len(row.setup) + sum(map(len, process.store.events(game, 0)))
    monkeypatch.setattr(quotas, "_LARGE", 0)
    with pytest.raises(GameError) as caught:
        process.act(game, secrets[0], HELLO)
    assert caught.value.code == "full"
    process.move(game, secrets[0], 1, 1, 1)
