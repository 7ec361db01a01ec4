"""Links to games of dots with a friend: what other sites make a preview of, and that no secret is ever in it."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.rulesets import named
from kropki.dots.rules.game import Play
from tests.support.live_games import app
from tests.support.live_players import secrets_of
from tests.support.previews import tags

pytestmark = pytest.mark.release


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    Play(board(5, 5), named("standard")).play(Move(1, MoveKind.DOT, 12))  # compiled before a request has to wait for it
    with app(tmp_path_factory.mktemp("links")) as client:
        yield client


def test_a_game_has_a_title_a_picture_and_no_secret(client: TestClient) -> None:
    begun = client.post("/dots/games", json={"size": [7, 5], "player": 1}).json()
    secrets = [seat["secret"] or seat["invitation"] for seat in begun["seats"]]
    links = [urlsplit(seat["link"]) for seat in begun["seats"]]
    assert [link.fragment for link in links] == secrets
    assert {link.path for link in links} == {f"/dots/game/{begun['id']}"}
    page = client.get(links[0].path).text
    told = tags(page)
    assert told["title"] == "Dots 7x5, standard"
    assert "After 0 moves: Blue 0, Red 0." in told["description"]
    assert client.get(told["image"]).headers["content-type"] == "image/png"
    assert not any(secret in text for secret in secrets for text in (page, *told.values()))
    plain = client.get("/dots/game").text
    assert '<script type="module"' in plain
    assert tags(plain) == {}


def test_a_preview_tells_how_the_game_stands(client: TestClient) -> None:
    begun = client.post("/dots/games", json={"size": [5, 5], "player": 1}).json()
    path = f"/dots/games/{begun['id']}"
    seats = [{"X-Seat": secret} for secret in secrets_of(client, begun)]
    client.post(f"{path}/seat", headers=seats[0])
    client.post(f"{path}/moves", json={"number": 3, "move": [1, 2, 2]}, headers=seats[0])
    assert "After 1 move: Blue 0, Red 0." in tags(client.get(f"/dots/game/{begun['id']}").text)["description"]
    client.post(f"{path}/moves", json={"number": 4, "move": [1, "resign"]}, headers=seats[0])
    for address in (f"/dots/game/{begun['id']}", f"/dots/records?game={begun['id']}"):
        told = tags(client.get(address).text)
        assert "Red won: Blue 0, Red 0." in told["description"]
        assert told["image"] == f"http://testserver{path}.png"


def test_where_there_is_no_game_the_page_says_so(client: TestClient) -> None:
    for address in ("/dots/game/000000000000", "/dots/records?game=000000000000"):
        response = client.get(address)
        assert (response.status_code, tags(response.text)) == (404, {})
        assert "</html>" in response.text
    assert client.get("/dots/game/x").json()["code"] == "not-found"
    for query in ("", "?game=", "?game=x", "?game=%00", f"?game={'0' * 5000}"):
        response = client.get(f"/dots/records{query}")
        assert (response.status_code, tags(response.text)) == (200, {})
