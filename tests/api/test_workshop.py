"""The workshop from outside: what a board in the making says, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from api.app import create_app
from api.routes.sudoku.workshop_schemas import ANALYSED, BOARD
from generator.workshop.analyse import Question

EMPTY_BOARD = "/".join(["HA"] * 9)


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), raise_server_exceptions=False) as client:
        yield client


def ask(client: TestClient, **body: Any) -> dict[str, Any]:
    response = client.post("/kropki/analyse", json=body)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


def test_the_example_is_what_is_answered(client: TestClient) -> None:
    assert ask(client, **BOARD).items() >= ANALYSED.items()


def test_what_was_not_asked_for_is_null(client: TestClient) -> None:
    for question in Question:
        answer = ask(client, ken="4A1A/D/D/D", negative=False, ask=[question.value])
        assert {each.value for each in Question if answer[each.value] is not None} == {question.value}
        assert answer["entered"] is None


def test_digits_and_dots_say_what_ken_says(client: TestClient) -> None:
    dots = "w" + "." * 22 + "k"
    by_parts = ask(client, digits="4.1.............", dots=dots, negative=False)
    assert by_parts == ask(client, ken=by_parts["ken"], negative=False)
    assert by_parts["ken"].startswith("(4wx)")
    assert ask(client, digits="." * 81, negative=False)["ken"] == EMPTY_BOARD


def test_a_board_without_solution_is_an_answer(client: TestClient) -> None:
    answer = ask(client, ken="11B/D/D/D", ask=["solutions", "candidates"])
    assert answer["solutions"]["verdict"] == "none"
    assert answer["candidates"]["cells"] == [{}] * 16


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"ken": "4A1A/D/D/D", "digits": "." * 16},
        {"ken": "4A1A/D/D/D", "dots": "." * 24},
        {"ken": "D/D/D"},
        {"ken": 4},
        {"ken": "D/" * 500},
        {"digits": "." * 17},
        {"digits": "5" + "." * 15},
        {"digits": "." * 16, "dots": "." * 23},
        {"digits": "." * 16, "dots": "x" * 24},
        {"digits": "." * 16, "dots": "w" * 5000},
        {"ken": "D/D/D/D", "entries": "." * 81},
        {"ken": "D/D/D/D", "entries": "9" * 16},
        {"ken": "D/D/D/D", "entries": 7},
        {"ken": "D/D/D/D", "ask": []},
        {"ken": "D/D/D/D", "ask": ["everything"]},
        {"ken": "D/D/D/D", "ask": "solutions"},
        {"ken": "D/D/D/D", "ask": ["solutions"] * 1000},
        {"ken": "D/D/D/D", "negative": "yes"},
        {"ken": "D/D/D/D", "more": 1},
    ],
    ids=str,
)
def test_a_body_that_is_no_board_is_refused(client: TestClient, body: dict[str, Any]) -> None:
    response = client.post("/kropki/analyse", json=body)
    assert response.status_code == 422, response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert len(response.content) < 3000
