"""`GET /dots/book`: what the opening book knows of a position, and moves that the computer plays by it."""

from __future__ import annotations

import httpx2
import pytest

from kropki.dots.board.board import board
from kropki.dots.book.book import PLIES, own
from kropki.dots.engine.strengths import STRENGTHS
from tests.support.problems import check_problem

CROSS = "/dots/book?size=15x15&start=cross"
GAME = {"size": [15, 15], "start": "cross"}


def test_the_book_tells_its_moves_the_most_played_first(client: httpx2.Client) -> None:
    response = client.get(CROSS)
    found = response.json()
    assert (found["player"], found["games"]) == (1, own().games(board(15, 15)))
    games = [each["games"] for each in found["moves"]]
    assert games == sorted(games, reverse=True)
    assert sum(games) <= found["games"]
    assert response.headers["cache-control"] == "public, max-age=86400"
    assert client.get(CROSS, headers={"If-None-Match": response.headers["etag"]}).status_code == 304


def test_points_that_symmetry_makes_the_same_lead_to_the_same_answers(client: httpx2.Client) -> None:
    several = next(each for each in client.get(CROSS).json()["moves"] if len(each["points"]) > 1)
    names = [board(15, 15).name(board(15, 15).point(*point)) for point in several["points"]]
    answers = [client.get(f"{CROSS}&moves={name}").json() for name in names]
    told = [[(each["games"], each["chance"]) for each in answer["moves"]] for answer in answers]
    assert told[0] == told[1] != []
    assert answers[0]["player"] == 2


@pytest.mark.parametrize("query", ["size=15x15&start=cross&moves=aaoaao", "size=9x9", "size=60x60&start=four-crosses"])
def test_a_position_that_the_book_does_not_know_has_no_moves(client: httpx2.Client, query: str) -> None:
    assert client.get(f"/dots/book?{query}").json()["moves"] == []


@pytest.mark.parametrize(
    ("query", "code", "move"),
    [
        ("size=15x15&start=cross&moves=aaaa", "taken", 2),
        ("size=15x15&moves=zz", "off", 1),
        ("size=15x15&start=moon", "start", 0),
        ("size=2x2", "size", 0),
        ("size=99x99", "size", 0),
    ],
)
def test_a_game_that_cannot_be_played_is_named(client: httpx2.Client, query: str, code: str, move: int) -> None:
    response = client.get(f"/dots/book?{query}")
    check_problem(response, 422, code)
    assert (response.json()["type"], response.json()["move"]) == ("urn:kropki:problem:game", move)


@pytest.mark.parametrize(
    "query",
    ["", "size=15", "size=x", "size=15x15&moves=a", "size=15x15&moves=a1", f"size=9x9&moves={'aa' * 41}", "x=1"],
)
def test_a_query_that_is_none_is_not_valid(client: httpx2.Client, query: str) -> None:
    check_problem(client.get(f"/dots/book?{query}"), 422, "invalid")


@pytest.mark.parametrize("how", [{"level": 5}, {"strength": len(STRENGTHS)}])
def test_the_strongest_open_by_the_book_and_say_so(client: httpx2.Client, how: dict[str, int]) -> None:
    chosen = client.post("/dots/move", json={**GAME, **how}).json()
    known = {tuple(point): each for each in client.get(CROSS).json()["moves"] for point in each["points"]}
    told = known[tuple(chosen["move"][1:])]
    assert (chosen["chance"], chosen["score"]) == (told["chance"], told["score"])
    assert chosen["reason"]["code"] == "book"


@pytest.mark.parametrize(
    "how", [{"level": 4}, {"level": 5, "book": False}, {"strength": len(STRENGTHS), "book": False}]
)
def test_others_do_not_and_it_can_be_switched_off(client: httpx2.Client, how: dict[str, int]) -> None:
    reason = client.post("/dots/move", json={**GAME, **how}).json()["reason"]
    assert reason is None or reason["code"] != "book"


def test_after_the_opening_the_book_knows_nothing(client: httpx2.Client) -> None:
    moves = "".join(f"{column}{row}" for row in "ao" for column in "abcdefghijk")[: 2 * PLIES]
    assert client.get(f"{CROSS}&moves={moves}").json()["moves"] == []
