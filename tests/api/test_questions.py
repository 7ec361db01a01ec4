"""What may be asked about a puzzle, from outside: its difficulty, the next step, what is wrong; and levels."""

from __future__ import annotations

import json
import re
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.routes import dependencies
from kropki.generator.board import geometry
from tests.support.command_line import invoke, kropki
from tests.support.problems import check_invalid

SMALL = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
SOLUTION = "3214413223411423"
BOARD = geometry.board(4)
NONE = {"ken": "11B/D/D/D", "negative": True}
MANY = {"ken": "D/D/D/D", "negative": False}
QUESTIONS = ("grade", "hint", "check")
COMMANDS = Path(sysconfig.get_path("scripts"))


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), raise_server_exceptions=False) as client:
        yield client


def ask(client: TestClient, question: str, **body: Any) -> httpx2.Response:
    return client.post(f"/kropki/{question}", json={"ken": SMALL, **body})


# Rules of one colour

BLACK: dict[str, Any] = {"ken": "(4xk)(wx)B/B(kk)(kx)/(ww)A(xk)A/(xk)A(xw)A", "negative": "black"}
BLACK_SOLUTION = "4231/1324/3412/2143"


def test_every_question_takes_a_rule_of_one_colour(client: TestClient) -> None:
    answers = {
        question: client.post(f"/kropki/{question}", json={**BLACK, **more})
        for question, more in {
            "solve": {},
            "grade": {},
            "hint": {"entries": "." * 16, "until": "digit"},
            "check": {"entries": "42.............."},
            "why": {"entries": "." * 16, "cell": "r2c1"},
            "analyse": {},
        }.items()
    }
    assert {question: answer.status_code for question, answer in answers.items()} == dict.fromkeys(answers, 200)
    said = {question: answer.json() for question, answer in answers.items()}
    assert (said["solve"]["solutions"], said["solve"]["solution"]) == (1, BLACK_SOLUTION)
    assert said["analyse"]["negative"] == "black"
    assert (said["analyse"]["solutions"]["count"], said["check"]["mistakes"]) == (1, [])
    assert said["why"]["digit"] == 1
    cell = re.fullmatch(r"r(\d)c(\d)", said["hint"]["cell"])
    assert cell
    assert said["hint"]["digit"] == int(BLACK_SOLUTION.split("/")[int(cell[1]) - 1][int(cell[2]) - 1])
    for other in (True, "white"):
        assert client.post("/kropki/solve", json={**BLACK, "negative": other}).json()["solutions"] == 0


@pytest.mark.parametrize("other", ["White", "", "true", 1, None, ["white"]])
def test_another_rule_is_refused(client: TestClient, other: object) -> None:
    response = client.post("/kropki/solve", json={**BLACK, "negative": other})
    assert response.status_code == 422
    assert "negative" in response.text


@pytest.mark.parametrize("negative", ["white", "black"])
def test_one_is_made_and_its_id_finds_it(client: TestClient, negative: str) -> None:
    for more in ("size=6", "size=5&boxes=false"):
        record = client.get(f"/kropki?{more}&negative={negative}&seed=tea").json()
        assert (record["negative"], record["difficulty"]["level"]) == (negative, "medium")
        assert client.get(f"/kropki/{record['id']}").json()["negative"] == negative
        batch = client.get(f"/kropki/batch?{more}&negative={negative}&nb=2&seed=tea")
        assert [json.loads(line)["negative"] for line in batch.text.splitlines()] == [negative, negative]
    assert client.get(f"/kropki/pack?level=easy&negative={negative}").status_code == 422  # the stock has none


# GET /kropki


def test_without_a_wish_the_level_is_medium(client: TestClient) -> None:
    assert {client.get("/kropki").json()["difficulty"]["level"] for _ in range(5)} == {"medium"}
    plain, medium = (client.get(f"/kropki?seed=s{more}").content for more in ("", "&difficulty=medium"))
    assert plain == medium


def test_every_technique_asked_for_is_used(client: TestClient) -> None:
    record = client.get("/kropki?seed=t&technique=naked+pair&technique=square+of+four").json()
    assert {"naked pair", "square of four"} <= set(record["difficulty"]["techniques"])


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("size=4&difficulty=extreme", "levels of size 4"),
        ("difficulty=easy&technique=X-wing", "harder than"),
        ("difficulty=easy&rating_min=5", "no technique"),
        ("rating_min=5&rating_max=2", "no technique"),
        ("rating_max=0", "no technique"),
        ("rating_max=2&technique=X-wing", "harder than"),
    ],
)
def test_a_wish_that_no_puzzle_can_meet_is_refused(client: TestClient, query: str, words: str) -> None:
    check_invalid(client.get(f"/kropki?{query}"), "request", words)


def test_the_command_line_gives_the_same_puzzle_for_the_same_wish(client: TestClient) -> None:
    for wish, options in (
        ("", ("-d", "medium")),
        ("&difficulty=hard", ("-d", "hard")),
        ("&size=6&rating_min=2.2", ("--size", "6", "--rating-min", "2.2")),
    ):
        record = client.get(f"/kropki?seed=same&solution=true{wish}").json()
        assert json.loads(invoke("generate", "-q", "--seed", "same", *options).stdout) == record


# questions


def test_the_grade_is_the_one_that_the_command_prints(client: TestClient) -> None:
    printed = kropki("grade", SMALL)
    told = json.loads(printed.stdout)
    assert ask(client, "grade").json() == {"ken": told["ken"], "difficulty": told["difficulty"]}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(("body", "code"), [(NONE, "no-solution"), (MANY, "many-solutions")])
def test_a_puzzle_without_exactly_one_solution_is_refused(
    client: TestClient, question: str, body: dict[str, Any], code: str
) -> None:
    more = {} if question == "grade" else {"entries": "." * 16}
    check_invalid(ask(client, question, **body, **more), code, "exactly one solution")


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_fault_of_ken_is_told_by_every_question(client: TestClient, question: str) -> None:
    more = {} if question == "grade" else {"entries": "." * 16}
    check_invalid(ask(client, question, ken="D/D/D/?", **more), "unexpected-character", "'?'")


def test_what_takes_more_than_a_few_nodes_is_asked_again_among_the_long_questions(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    state: Any = client.app.state  # type: ignore[attr-defined] # of an application of ours
    for name in ("executor", "thinkers"):
        run = getattr(state, name).run

        async def told(task: Any, *given: Any, run: Any = run, name: str = name) -> Any:
            asked.append(name)
            return await run(task, *given)

        monkeypatch.setattr(getattr(state, name), "run", told)
    before = ask(client, "solve", ken=SMALL).json()
    assert asked == ["executor"]
    monkeypatch.setattr(dependencies, "_FEW_NODES", before["nodes"] - 1)
    assert ask(client, "solve", ken=SMALL).json() == before
    assert ask(client, "grade", ken=SMALL).status_code == 200
    assert asked == ["executor", *("executor", "thinkers") * 2]
    monkeypatch.setattr(dependencies, "_FEW_NODES", state.settings.nodes)
    assert ask(client, "solve", ken=SMALL).json() == before
    assert asked[5:] == ["executor"]


def test_doing_what_each_hint_says_solves_the_puzzle(client: TestClient) -> None:
    entries, marks = ["."] * 16, ["1234"] * 16
    for _ in range(200):
        step = ask(client, "hint", entries="".join(entries), marks=marks).json()
        if "complete" in step:
            break
        for name, digit in step["placements"].items():
            entries[BOARD.cell(name)] = str(digit)
        for name, digits in step["eliminations"].items():
            marks[BOARD.cell(name)] = "".join(mark for mark in marks[BOARD.cell(name)] if int(mark) not in digits)
    assert (step, "".join(entries)) == ({"complete": True}, SOLUTION)


@pytest.mark.parametrize(
    ("entries", "marks", "mistakes"),
    [
        ("1" + "." * 15, None, ["r1c1"]),
        ("1214413223411424", None, ["r1c1", "r4c4"]),
        ("." * 16, ["12"] + [""] * 15, ["r1c1"]),
        ("2" + "." * 15, [""] * 15 + ["12"], ["r1c1", "r4c4"]),
    ],
)
def test_a_hint_names_the_mistakes_first(
    client: TestClient, entries: str, marks: list[str] | None, mistakes: list[str]
) -> None:
    assert ask(client, "hint", entries=entries, marks=marks).json() == {"mistakes": mistakes}


@pytest.mark.parametrize(
    ("entries", "mistakes", "complete"),
    [
        ("." * 16, [], False),
        (SOLUTION, [], True),
        (SOLUTION[:-1] + ".", [], False),
        ("4" + SOLUTION[1:], ["r1c1"], False),
        ("4444" + SOLUTION[4:], ["r1c1", "r1c2", "r1c3"], False),
    ],
)
def test_check_names_what_is_wrong_and_no_more(
    client: TestClient, entries: str, mistakes: list[str], complete: bool
) -> None:
    answer = ask(client, "check", entries=entries).json()
    assert answer == {"mistakes": mistakes, "complete": complete}


@pytest.mark.parametrize(
    ("entries", "code", "words"),
    [
        ("", "request", "16 entries"),
        ("." * 15, "request", "got 15"),
        ("." * 17, "request", "got 17"),
        ("." * 82, "invalid", "entries"),
        ("." * 15 + "5", "request", "r4c4"),
        ("0" + "." * 15, "request", "'0'"),
        ("٤" + "." * 15, "request", "'٤'"),
        (" " + "." * 15, "request", "' '"),
        ("\x00" + "." * 15, "request", "r1c1"),
        ("\ud800" + "." * 15, "invalid", "entries"),
        (None, "invalid", "entries"),
        (16, "invalid", "entries"),
        (["."] * 16, "invalid", "entries"),
    ],
)
@pytest.mark.parametrize("question", ["hint", "check"])
def test_entries_that_are_none_are_refused(
    client: TestClient, question: str, entries: object, code: str, words: str
) -> None:
    body = json.dumps({"ken": SMALL, "entries": entries})  # half a surrogate goes as an escape
    response = client.post(f"/kropki/{question}", content=body, headers={"Content-Type": "application/json"})
    check_invalid(response, code, words)


@pytest.mark.parametrize(
    ("marks", "code", "words"),
    [
        ([], "request", "16 marks"),
        (["12"] * 15, "request", "got 15"),
        ([""] * 82, "invalid", "marks"),
        (["1" * 10] + [""] * 15, "invalid", "marks.0"),
        (["15"] + [""] * 15, "request", "r1c1"),
        (["."] * 16, "request", "'.'"),
        ([1] * 16, "invalid", "marks.0"),
        ([None] * 16, "invalid", "marks.0"),
        ("." * 16, "invalid", "marks"),
        ({"r1c1": "12"}, "invalid", "marks"),
    ],
)
def test_marks_that_are_none_are_refused(client: TestClient, marks: object, code: str, words: str) -> None:
    check_invalid(ask(client, "hint", entries="." * 16, marks=marks), code, words)
