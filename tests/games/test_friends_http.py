"""The addresses of games of dots between friends."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from kropki.dots.records import sgf
from tests.support.friend_games import NOWHERE, begin
from tests.support.problems import check_problem


def test_a_game_over_http(client: httpx2.Client) -> None:
    begun = begin(client)
    path = f"/dots/games/{begun['id']}"
    assert [seat["player"] for seat in begun["seats"]] == [1, 2]
    headers = []
    for seat, name in zip(begun["seats"], ("secret", "invitation"), strict=True):
        assert seat["link"].endswith(f"/dots/game/{begun['id']}#{seat[name]}")
        headers.append({"X-Seat": seat["secret"] or "a-secret-that-the-friend-draws"})
        sent = headers[-1] | ({"X-Invitation": seat["invitation"]} if seat["invitation"] else {})
        answer = client.post(f"{path}/seat", headers=sent).json()
        assert answer == {"player": seat["player"], "secret": headers[-1]["X-Seat"], "number": seat["player"]}
    mine, theirs = headers
    body = {"number": 3, "move": [1, 2, 2]}
    told = client.post(f"{path}/moves", json=body, headers=mine).json()
    assert [event["move"] for event in told["events"]] == [[1, 2, 2]]
    assert client.post(f"{path}/moves", json=body, headers=mine).json() == told
    assert check_problem(client.post(f"{path}/moves", json=body, headers=theirs), 409, "number").number == 3
    problem = check_problem(client.post(f"{path}/moves", json={**body, "number": 4}, headers=mine), 422, "turn")
    assert problem.move == 2
    check_problem(client.post(f"{path}/moves", json={**body, "number": 4}), 403, "secret")
    check_problem(client.post(f"{path}/moves", json={**body, "number": 4}, headers={"X-Seat": "no"}), 403, "secret")
    said = {"number": 4, "kind": "say", "phrase": "hello"}
    assert client.post(f"{path}/events", json=said, headers=theirs).json()["number"] == 4
    state = client.get(path)
    assert state.json()["moves"] == [[1, 2, 2]]
    assert all(sent["X-Seat"] not in state.text for sent in headers)
    assert begun["seats"][1]["invitation"] not in state.text
    assert client.get(path, headers={"If-None-Match": state.headers["etag"]}).status_code == 304
    assert [event["number"] for event in client.get(path, params={"after": 3}).json()["events"]] == [4]
    assert client.get(f"{path}.svg").text.startswith("<svg")
    assert client.get(f"{path}.png").content.startswith(b"\x89PNG")
    assert sgf.read(client.get(f"{path}.sgf").text).records[0].board.width == 5
    assert "<svg" in client.post(f"{path}/code", headers=mine).text


def test_an_open_game_over_http(client: httpx2.Client) -> None:
    begun = begin(client, open=True)
    assert begun["seats"][1] == {"player": 2, "secret": None, "invitation": None, "link": begun["link"]}
    path = f"/dots/games/{begun['id']}/seat"
    assert client.post(path).json()["player"] == 2
    check_problem(client.post(path), 403, "taken")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 422, "invalid"),
        ({"size": [2, 3]}, 422, "invalid"),
        ({"size": [5, 5], "rules": "chess"}, 422, "rules"),
        ({"size": [5, 5], "start": [[1, 1, 1], [2, 1, 1]]}, 422, "start"),
        ({"size": [5, 5], "clock": {"move": 0, "reserve": 0}}, 422, "invalid"),
        ({"size": [5, 5], "clock": {"days": 0}}, 422, "invalid"),
        ({"size": [5, 5], "clock": {"days": 15}}, 422, "invalid"),
        ({"size": [5, 5], "clock": {"days": 3, "reserve": 1}}, 422, "invalid"),
        ({"size": [5, 5], "player": 3}, 422, "invalid"),
        ({"size": [5, 5], "moves": []}, 422, "invalid"),
    ],
)
def test_a_game_that_cannot_begin_is_refused(
    client: httpx2.Client, body: dict[str, Any], status: int, code: str
) -> None:
    check_problem(client.post("/dots/games", json=body), status, code)


@pytest.mark.parametrize("ending", ["", ".sgf", ".svg", ".png", ".ics"])
def test_a_game_that_is_not_kept_is_a_404(client: httpx2.Client, ending: str) -> None:
    check_problem(client.get(f"/dots/games/{NOWHERE}{ending}"), 404, "unknown-game")
    check_problem(client.get(f"/dots/games/{NOWHERE[1:]}{ending}"), 404, "not-found")


def test_a_board_without_letters_has_no_record(client: httpx2.Client) -> None:
    begun = begin(client, size=[60, 60])
    check_problem(client.get(f"/dots/games/{begun['id']}.sgf"), 422, "letters")
    assert client.get(f"/dots/games/{begun['id']}.svg").is_success
