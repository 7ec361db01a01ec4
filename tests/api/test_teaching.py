"""What teaches, from outside: the way to a digit, why a cell has its digit, positions to practise on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.http.errors import Problem
from kropki.api.routes.sudoku import teaching_schemas
from kropki.api.routes.sudoku.teaching_schemas import LostMarks, PracticePosition, Reason, WayToDigit
from kropki.generator.board import geometry
from kropki.generator.ladder import practice
from tests.support.problems import check_invalid

SMALL = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
SOLUTION = "3214413223411423"
BOARD = geometry.board(4)
NONE = {"ken": "11B/D/D/D"}
MANY = {"ken": "D/D/D/D", "negative": False}


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), raise_server_exceptions=False) as client:
        yield client


def ask(client: TestClient, question: str, **body: Any) -> httpx2.Response:
    return client.post(f"/kropki/{question}", json={"ken": SMALL, "entries": "." * 16, **body})


def test_the_ways_lead_to_the_solution(client: TestClient) -> None:
    entries, marks = ["."] * 16, ["1234"] * 16
    for _ in range(17):
        answer = ask(client, "hint", entries="".join(entries), marks=marks, until="digit").json()
        if "complete" in answer:
            break
        way = WayToDigit.model_validate(answer, strict=True)
        for step in way.steps:
            for name, digits in step.eliminations.items():
                marks[BOARD.cell(name)] = "".join(mark for mark in marks[BOARD.cell(name)] if int(mark) not in digits)
        entries[BOARD.cell(way.cell)] = str(way.digit)
    assert (answer, "".join(entries)) == ({"complete": True}, SOLUTION)


def test_the_examples_are_what_is_answered(client: TestClient) -> None:
    asked = {"entries": "3214............"}
    assert ask(client, "hint", **asked, until="digit").json() == teaching_schemas.WAY
    assert client.post("/kropki/why", json=teaching_schemas.WHY).json() == teaching_schemas.REASON


def test_a_wrong_board_is_told_before_anything_is_explained(client: TestClient) -> None:
    wrong = {"entries": "1" + "." * 15, "marks": ["", "13"] + [""] * 14}
    answer = ask(client, "hint", **wrong, until="digit").json()
    assert (answer["mistakes"], answer["marks"]) == (["r1c1", "r1c2"], ["r1c2"])
    LostMarks.model_validate(answer, strict=True)
    answer = ask(client, "why", entries=wrong["entries"], cell="r2c2").json()
    assert (answer["mistakes"], answer["marks"], answer["wrong"]["cell"]) == (["r1c1"], [], "r1c1")


def test_why_a_digit_is_wrong_is_said_by_each_question(client: TestClient) -> None:
    wrong = "33" + "." * 14
    assert ask(client, "hint", entries=wrong, until="digit").json() == teaching_schemas.LOST
    assert ask(client, "why", entries=wrong, cell="r1c2").json() == teaching_schemas.LOST
    assert ask(client, "check", entries=wrong).json() == {"mistakes": ["r1c2"], "complete": False}
    answer = ask(client, "check", entries=wrong, why=True, order=["r1c1", "r1c2"]).json()
    assert answer["wrong"] == teaching_schemas.LOST["wrong"]
    assert answer["since"]["sentence"] == "The first wrong digit was the 3 in r1c2."
    check_invalid(ask(client, "check", entries=wrong, why=True, order=["r5c1"]), "request", "expected a cell")


def test_a_way_to_a_cell_ends_there(client: TestClient) -> None:
    answer = WayToDigit.model_validate(ask(client, "hint", until="r4c4").json(), strict=True)
    assert answer.cell == "r4c4"
    assert answer.steps[-1].placements == {"r4c4": answer.digit}


@pytest.mark.parametrize("until", ["", "end", "DIGIT", 1, ["digit"]])
def test_there_is_no_other_end(client: TestClient, until: object) -> None:
    check_invalid(ask(client, "hint", until=until), "invalid", "until")


def test_every_cell_has_a_reason(client: TestClient) -> None:
    for number, digit in enumerate(SOLUTION):
        name = f"r{number // 4 + 1}c{number % 4 + 1}"
        reason = Reason.model_validate(ask(client, "why", cell=name).json(), strict=True)
        assert (reason.cell, reason.digit) == (name, int(digit))


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "request"),
        ("r5c1", "request"),
        ("r1c", "request"),
        ("r1c²", "request"),
        ("r1c1 ", "invalid"),
        (7, "invalid"),
    ],
)
def test_a_cell_that_is_none_is_refused(client: TestClient, name: object, code: str) -> None:
    check_invalid(ask(client, "why", cell=name), code, "cell")


def test_a_given_needs_no_reason(client: TestClient) -> None:
    check_invalid(ask(client, "why", ken="(2xw)B1/A1B/A2B/(xw)C", negative=False, cell="r1c1"), "request", "not given")


@pytest.mark.parametrize(("body", "code"), [(NONE, "no-solution"), (MANY, "many-solutions")])
def test_only_a_puzzle_with_one_solution_is_explained(client: TestClient, body: dict[str, Any], code: str) -> None:
    check_invalid(ask(client, "why", **body, cell="r2c2"), code, "exactly one solution")
    check_invalid(ask(client, "hint", **body, until="digit"), code, "exactly one solution")


def test_a_position_to_practise_on_is_that_of_its_seed(client: TestClient) -> None:
    response = client.get("/kropki/practice", params={"technique": "naked pair", "seed": "tea"})
    assert response.headers["cache-control"] == "public, max-age=86400"
    assert json.loads(response.content) == practice.draw("naked pair", "tea").as_json()
    PracticePosition.model_validate(response.json(), strict=True)


def test_without_a_seed_it_is_another_each_time(client: TestClient) -> None:
    answers = [client.get("/kropki/practice?technique=dot+pair") for _ in range(4)]
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
    assert len({answer.json()["seed"] for answer in answers}) == 4


@pytest.mark.parametrize(
    "query", ["", "technique=", "technique=guessing", "technique=X-wing&seed=", "technique=X-wing&size=4"]
)
def test_practice_of_nothing_that_is_known_is_refused(client: TestClient, query: str) -> None:
    response = client.get(f"/kropki/practice?{query}")
    assert response.status_code == 422
    assert Problem.model_validate_json(response.content).code == "invalid"


def test_a_seed_is_bounded(client: TestClient) -> None:
    assert client.get("/kropki/practice", params={"technique": "X-wing", "seed": "x" * 3000}).status_code == 422
