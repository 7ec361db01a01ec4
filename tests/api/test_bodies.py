"""Bodies that are refused: their faults are few, they cost next to nothing, and whoever sends them pays."""

from __future__ import annotations

import json
from typing import Any

import httpx2
import pytest
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError

from kropki.api.http import bodies
from kropki.api.http.bodies import FAULTS, first_faults, read
from kropki.api.http.query import PAIRS
from kropki.api.routes.dots.move_schemas import MoveBody, ReplayBody
from kropki.api.routes.sudoku.question_schemas import HintBody, ReadBody
from tests.conftest import Make

KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
GAME = {"size": [9, 9], "start": "cross", "moves": [[1, 5, 3]]}
NONSENSE: dict[str, tuple[str, dict[str, Any]]] = {
    "dots without numbers": ("/dots/move", {"size": [9, 9], "start": [[]] * 15_000}),
    "a dot of many texts": ("/dots/replay", {"size": [9, 9], "start": [["a"] * 15_000]}),
    "dots of texts": ("/dots/games", {"size": [9, 9], "start": [["a", "b", "c"]] * 3600}),
    "a size of many texts": ("/dots/analyse", {"size": ["a"] * 15_000}),
    "moves that are none": ("/dots/replay", {"size": [9, 9], "moves": ["a"] * 3600}),
    "many unknown fields": ("/kropki/read", {"text": KEN, **{str(n): 1 for n in range(1500)}}),
    "marks that are none": ("/kropki/hint", {"ken": KEN, "entries": "." * 16, "marks": [1] * 81}),
}


MODELS: dict[str, type[BaseModel]] = {"/kropki/read": ReadBody, "/kropki/hint": HintBody, "/dots/move": MoveBody}


def check(answer: httpx2.Response) -> None:
    assert answer.status_code == 422, answer.text
    problem = answer.json()
    assert problem["type"] == "urn:kropki:problem:invalid"
    assert 1 <= len(problem["faults"]) <= FAULTS
    assert len(answer.content) < 4000


@pytest.mark.parametrize("name", NONSENSE)
def test_what_is_refused_has_few_faults(client: httpx2.Client, name: str) -> None:
    path, body = NONSENSE[name]
    check(client.post(path, json=body))


def test_a_query_of_many_names_has_few_faults(client: httpx2.Client) -> None:
    check(client.get("/kropki?" + "&".join(f"{n}=1" for n in range(PAIRS + 1))))
    check(client.get("/kropki?" + "&".join(f"{n}=1" for n in range(PAIRS))))
    check(client.get("/kropki?" + "&".join("size=4" for n in range(PAIRS))))


@pytest.mark.parametrize("name", NONSENSE)
def test_no_more_faults_are_found_than_are_looked_at(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of a model's faults is what takes long: it is short, or never made."""
    found: list[int] = []
    lister = first_faults

    def counted(error: ValidationError) -> list[dict[str, Any]]:
        found.append(error.error_count())
        return lister(error)

    monkeypatch.setattr(bodies, "first_faults", counted)
    path, body = NONSENSE[name]
    model = MODELS.get(path, ReplayBody)
    with pytest.raises(RequestValidationError):
        read(model, json.dumps(body).encode())
    assert sum(found) <= FAULTS


def test_of_very_many_faults_only_the_number_is_told() -> None:
    class Many(BaseModel):
        numbers: list[int]

    with pytest.raises(RequestValidationError) as refused:
        read(Many, json.dumps({"numbers": ["x"] * 5000}).encode())
    assert [(fault["type"], fault["msg"]) for fault in refused.value.errors()] == [
        ("too_many_faults", "5,000 parts are not valid")
    ]


def work_left(answer: httpx2.Response) -> int:
    rests = dict(part.split(";", 1) for part in answer.headers["ratelimit"].split(", "))
    return int(rests['"work"'].split(";")[0].removeprefix("r="))


@pytest.mark.parametrize("name", NONSENSE)
def test_whoever_sends_what_is_refused_pays_for_it(make: Make, name: str) -> None:
    path, body = NONSENSE[name]
    with make(work=1000) as client:
        left = [work_left(client.post(path, json=body)) for _ in range(3)]
    assert 1000 > left[0] > left[1] > left[2] > 900


def test_a_long_body_is_read_only_of_an_address_that_has_work_left(make: Make) -> None:
    with make(work=1) as client:
        client.post("/kropki/read", content=b"{")  # whose price is all there is
        client.post("/kropki/read", json={})
        refused = client.post("/dots/replay", content=b"[" * bodies.ADMITTED_BYTES + b"[", headers=JSON)
        assert (refused.status_code, refused.json()["code"]) == (429, "limit")
        short = client.post("/dots/replay", content=b"[" * 9, headers=JSON)
        assert (short.status_code, short.json()["code"]) == (400, "malformed")


def test_a_long_body_counts_as_a_request_for_each_part(make: Make) -> None:
    start = [[1, n % 60, n // 60] for n in range(3599)]  # 37 KB
    full = {"size": [60, 60], "rules": "no-territory", "start": start}
    with make(requests=39) as client:
        answers = [client.post("/dots/games", json=full) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert client.get("/healthz").status_code == 200


JSON = {"Content-Type": "application/json"}
