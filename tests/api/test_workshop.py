"""The workshop from outside: what a board in the making says, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

import kropki
from kropki.api.app import create_app
from kropki.api.jobs import processes
from kropki.api.routes.sudoku.workshop_schemas import ANALYSED, BOARD, NEIGHBOURLY
from kropki.api.settings import Settings
from kropki.generator.board import ken
from kropki.generator.board.rules import Dot
from kropki.generator.ladder.moments import first_cells
from kropki.generator.workshop.analyse import Question
from tests.support.processes import program, wait_for

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
        {"ken": "D/" * 500},
        {"digits": "." * 17},
        {"digits": "5" + "." * 15},
        {"digits": "." * 16, "dots": "." * 23},
        {"digits": "." * 16, "dots": "x" * 24},
        {"ken": "D/D/D/D", "entries": "." * 81},
        {"ken": "D/D/D/D", "entries": "9" * 16},
        {"ken": "D/D/D/D", "ask": []},
        {"ken": "D/D/D/D", "ask": ["everything"]},
        {"ken": "D/D/D/D", "ask": ["solutions"] * 99},
        {"ken": "D/D/D/D", "more": 1},
        {"ken": "D/D/D/D", "symmetry": "upside down"},
        {"ken": "F/F/F/F/F/F", "symmetry": "diagonal"},
    ],
    ids=str,
)
def test_a_body_that_is_no_board_is_refused(client: TestClient, body: dict[str, Any]) -> None:
    response = client.post("/kropki/analyse", json=body)
    assert response.status_code == 422, response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert len(response.content) < 3000


def test_with_a_symmetry_what_could_go_keeps_it(client: TestClient) -> None:
    body = {"ken": "1234/3412/2143/432A", "negative": False, "ask": ["redundant"]}
    alone, kept = (
        ask(client, **body, **more)["redundant"]["alone"]["givens"] for more in ({}, {"symmetry": "left-right"})
    )
    assert set(kept) <= set(alone)
    for name in kept:
        image = f"{name[:3]}{5 - int(name[3])}"
        assert image in kept or image == "r4c4"
    expected = kropki.read("1234/3412/2143/432A", negative=False).analyse(symmetry="left-right").redundant
    assert kept == expected.as_json()["alone"]["givens"]


def test_neighbours_are_those_of_the_library(client: TestClient) -> None:
    response = client.post("/kropki/neighbours", json=NEIGHBOURLY)
    assert response.status_code == 200, response.text
    known = kropki.read(NEIGHBOURLY["ken"], negative=False).neighbours("harder")
    assert response.json() == known.as_json()
    first = response.json()["neighbours"][0]
    assert (first["kind"], first["added"]) == ("minimal", [])
    assert {clue["digit"] for clue in first["removed"]} <= {1, 2, 3, 4}


def test_neighbours_take_none_of_the_processes_that_hints_wait_for(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "call", None)
    assert client.post("/kropki/neighbours", json=NEIGHBOURLY).status_code == 200


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"ken": "D/D/D/D", "negative": False}, "many-solutions"),
        ({"ken": "11B/D/D/D"}, "no-solution"),
        ({"ken": "1234/3412/2143/432A", "negative": False, "want": "nicer"}, "invalid"),
        ({"ken": EMPTY_BOARD, "negative": False, "want": None, "more": 1}, "invalid"),
    ],
)
def test_neighbours_of_what_is_no_puzzle_are_refused(client: TestClient, body: dict[str, Any], code: str) -> None:
    response = client.post("/kropki/neighbours", json=body)
    assert (response.status_code, response.json()["code"]) == (422, code)


# Finishing a board


def lines(client: TestClient, **body: Any) -> list[dict[str, Any]]:
    response = client.post("/kropki/complete", json=body)
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in response.text.splitlines()]


def test_a_board_is_finished_as_the_library_does(client: TestClient) -> None:
    wishes = {"ken": "1C/D/D/D", "difficulty": "easy", "seed": "tea", "number": 2}
    *_, last = found = lines(client, **wishes)
    expected = kropki.complete("1C/D/D/D", difficulty="easy", seed="tea", number=2)
    assert [line["proposal"]["ken"] for line in found if line["proposal"]] == [each.ken for each in expected.proposals]
    assert [line["outcome"] for line in found] == [None] * (len(found) - 1) + ["completed"]
    assert last["tried"] == expected.tried


def test_a_finished_puzzle_is_its_only_proposal(client: TestClient) -> None:
    [line] = lines(client, ken="1234/3412/2143/432A", negative=False, number=3)
    assert (line["proposal"]["ken"], line["outcome"]) == ("1234/3412/2143/432A", "completed")


def test_each_wish_is_kept(client: TestClient) -> None:
    wishes = {"digits": "1" + "." * 35, "white_only": True, "symmetric": True, "no_dots": [["r1c2", "r1c3"]]}
    [line] = lines(client, **wishes, givens_max=20, number=1, seed="tea")
    puzzle = ken.parse(line["proposal"]["ken"])
    assert (puzzle.givens[0], Dot.BLACK in puzzle.dots, bool(puzzle.givens[-1])) == (1, False, True)
    assert puzzle.dots[puzzle.board.right[1]] is Dot.NONE


def test_new_dots_come_with_their_images(client: TestClient) -> None:
    wishes = {"digits": "." * 36, "symmetry": "half-turn", "symmetric_dots": True, "negative": False}
    [line] = lines(client, **wishes, number=1, seed="tea")
    puzzle = ken.parse(line["proposal"]["ken"], negative=False)
    assert any(puzzle.dots)
    assert puzzle.dots == tuple(
        [puzzle.dots[puzzle.board.edge_across(edge, puzzle.board.half_turn)] for edge in range(len(puzzle.dots))]
    )


def test_dots_are_drawn_and_the_break_in_is_put_where_they_are_wished_for(client: TestClient) -> None:
    wishes = {"digits": "." * 36, "picture": [["r1c1", "r1c2"], ["r6c6", "r5c6"]], "symmetry": "top-bottom"}
    [line] = lines(client, **wishes, negative=False, number=1, seed="tea")
    puzzle = ken.parse(line["proposal"]["ken"], negative=False)
    assert {puzzle.board.edges[edge] for edge, dot in enumerate(puzzle.dots) if dot} == {(0, 1), (29, 35)}
    *_, line = lines(
        client, digits="." * 36, dots_within=["r1c1", "r1c2"], break_in=1, negative=False, number=1, seed="a"
    )
    puzzle = ken.parse(line["proposal"]["ken"], negative=False)
    assert {puzzle.board.edges[edge] for edge, dot in enumerate(puzzle.dots) if dot} <= {(0, 1)}
    assert first_cells(puzzle) <= set(puzzle.board.boxes[0])


def test_what_cannot_be_is_told_as_proved_and_what_was_not_found_is_not(client: TestClient) -> None:
    [line] = lines(client, ken="11B/D/D/D")
    assert (line["outcome"], line["proposal"], line["tried"]) == ("impossible", None, 1)
    *_, last = lines(client, ken="1234/3412/2143/432A", negative=False, difficulty="hard")
    assert (last["outcome"], last["hurdles"], last["tried"]) == ("not found", {"another level": 200}, 200)


@pytest.mark.parametrize(
    "body",
    [
        {"ken": "D/D/D/D", "no_dots": [["r1c1", "r3c1"]]},
        {"ken": "D/D/D/D", "no_dots": [["r1c1"]]},
        {"ken": "D/D/D/D", "dots_within": ["r5c1"]},
        {"ken": "D/D/D/D", "dots_within": ["r1c1"] * 82},
        {"ken": "D/D/D/D", "picture": [["r1c1", "r2c2"]]},
        {"ken": "D/D/D/D", "picture": [["r1c1", "r1c2"]] * 145},
        {"ken": "D/D/D/D", "picture": [["r1c1", "r1c2"]], "no_dots": [["r1c2", "r1c1"]]},
        {"ken": "F/F/F/F/F/F", "symmetry": "diagonal"},
        {"ken": "D/D/D/D", "symmetry": "diagonal", "symmetric": True},
        {"ken": "D/D/D/D", "break_in": 5},
        {"ken": "D/D/D/D", "break_in": True},
        {"ken": "D/D/D/D", "no_dots": [["r1c1", "r1c2"]] * 200},
        {"ken": "(kx)C/D/D/D", "white_only": True},
        {"ken": "(kx)C/D/D/D", "no_dots": [["r1c1", "r2c1"]]},
        {"ken": "12B/D/D/D", "givens_max": 1},
        {"ken": "D/D/D/D", "givens_max": -1},
        {"ken": "D/D/D/D", "difficulty": "extreme"},
        {"ken": "D/D/D/D", "number": 1000},
        {"ken": "D/D/D/D", "seed": ""},
        {"ken": "D/D/D/D", "seed": "\ud800"},
        {"ken": "D/D/D/D", "ask": ["solutions"]},
    ],
)
def test_wishes_that_nobody_can_have_are_refused(client: TestClient, body: dict[str, Any]) -> None:
    headers = {"Content-Type": "application/json"}
    response = client.post("/kropki/complete", content=json.dumps(body), headers=headers)
    assert response.status_code == 422, response.text
    assert len(response.content) < 3000


def test_the_process_of_the_service_never_loads_the_model() -> None:
    source = (
        "import sys; from starlette.testclient import TestClient; from kropki.api.app import create_app\n"
        "with TestClient(create_app()) as client:\n"
        "    print(client.post('/kropki/complete', json={'ken': '11B/D/D/D'}).status_code)\n"
        "    print('ortools' in sys.modules, 'cpmpy' in sys.modules)"
    )
    with program(source) as running:
        output, errors = running.end()
    assert output.split() == ["200", "False", "False"], errors


def test_work_is_paid_for() -> None:
    with TestClient(create_app(replace(Settings.from_environment(), thinking=1, work=1))) as client:
        wait_for(lambda: client.get("/readyz").is_success)  # nobody pays while it compiles
        for question, body in (("complete", {"ken": "HA/" * 8 + "HA"}), ("analyse", {"ken": "HA/" * 8 + "HA"})):
            codes = [client.post(f"/kropki/{question}", json=body).status_code for _ in range(2)]
            assert codes == [200, 429]
