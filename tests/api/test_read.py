"""`POST /kropki/read`: the texts that the command reads, read alike: tests/generator/test_importing.py."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.generator.board import ken
from kropki.generator.generation.record import identify
from tests.support.import_cases import CASES, NAMES, text_of
from tests.support.problems import check_problem


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_api_reads_what_the_library_reads(client: TestClient, case: dict[str, Any]) -> None:
    response = client.post("/kropki/read", json={"text": text_of(case), "one_colour": True, "no_boxes": True})
    if "ken" in case:
        boxes = case.get("boxes", True)
        puzzle = ken.parse(case["ken"], negative=case["negative"], boxes=boxes)
        assert response.json() | {"title": "", "author": ""} == {
            "id": identify(puzzle),
            "ken": case["ken"],
            "size": puzzle.size,
            "boxes": boxes,
            "negative": case["negative"],
            "givens": sum(given > 0 for given in puzzle.givens),
            "ignored": case.get("ignored", []),
            "title": "",
            "author": "",
        }
    elif "refused" in case:
        assert check_problem(response, 422, "text").detail == case["refused"]
    elif "code" in case:
        assert check_problem(response, 422, case["code"]).offset == case["offset"]
    else:
        check_problem(response, 404, "unknown-puzzle")


@pytest.mark.parametrize(
    ("said", "called"),
    [
        ({"title": " A\nrose ", "author": "Ann"}, ("A rose", "Ann")),
        ({"title": 7}, ("", "")),
        ({"title": "Kropki 1", "author": "kropki"}, ("", "")),
    ],
)
def test_a_title_and_an_author_are_read_but_our_own(
    client: TestClient, said: dict[str, Any], called: tuple[str, str]
) -> None:
    text = json.dumps({"size": 4, "grid": [[{}] * 4] * 4, **said})
    read = client.post("/kropki/read", json={"text": text}).json()
    assert (read["title"], read["author"]) == called


def test_a_link_to_a_puzzle_that_is_kept_gives_the_puzzle(client: TestClient) -> None:
    made = client.get("/kropki?size=4&seed=read&negative=false").json()
    read = client.post("/kropki/read", json={"text": f"http://testserver/k/{made['id'].lower()}"}).json()
    assert {name: made[name] for name in ("id", "ken", "size", "negative", "givens")} | {
        "boxes": True,
        "ignored": [],
        "title": "",
        "author": "",
    } == read


def test_the_rule_of_a_puzzle_in_ken_can_be_told(client: TestClient) -> None:
    for negative in (True, False, "white", "black"):
        read = client.post("/kropki/read", json={"text": "D/D/D/D", "negative": negative}).json()
        assert read["negative"] == negative


@pytest.mark.parametrize("case", [case for case in CASES if case.get("boxes") is False])
def test_a_board_without_boxes_is_told_only_to_who_knows_of_them(client: TestClient, case: dict[str, Any]) -> None:
    check_problem(client.post("/kropki/read", json={"text": text_of(case)}), 422, "text")


@pytest.mark.parametrize("case", [case for case in CASES if isinstance(case.get("negative"), str)])
def test_a_rule_of_one_colour_is_told_only_to_who_asks_for_it(client: TestClient, case: dict[str, Any]) -> None:
    problem = check_problem(client.post("/kropki/read", json={"text": text_of(case)}), 422, "text")
    assert problem.detail.startswith("only one colour of dots is given in full")
    asked = client.post("/kropki/read", json={"text": text_of(case), "negative": case["negative"]})
    assert asked.json()["negative"] == case["negative"]


@pytest.mark.parametrize("text", ["x" * 65_536, "fpuzzles" + "N4" * 50_000])
def test_a_text_larger_than_a_body_may_be_is_refused(client: TestClient, text: str) -> None:
    check_problem(client.post("/kropki/read", json={"text": text}), 413, "too-large")


@pytest.mark.parametrize("body", [{}, {"text": 7}, {"text": None}, {"text": "D/D/D/D", "x": 1}, {"ken": "D/D/D/D"}])
def test_a_body_of_another_shape_is_refused(client: TestClient, body: dict[str, Any]) -> None:
    check_problem(client.post("/kropki/read", json=body), 422, "invalid")
