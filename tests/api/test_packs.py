"""Packs and batches: no puzzle twice, each as it was asked for, and what is missing is made."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx2
import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from kropki.api.puzzles import PuzzleSource
from kropki.api.routes.sudoku.schemas import PACK_LIMIT, Puzzle
from kropki.api.store import starter
from kropki.api.store.kinds import Kind
from kropki.api.store.repository import Stock
from kropki.api.store.tables import puzzles
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from tests.conftest import Make
from tests.support.problems import check_problem

EASY = "/kropki/pack?size=4&level=easy"


@pytest.fixture
def client(make: Make) -> Iterator[TestClient]:
    with make(deadline=60) as client:
        client.app.state.database.stock.keep(starter.records(), certified=True)  # type: ignore[attr-defined]
        yield client


@pytest.fixture(scope="module")
def records() -> list[Record]:
    made = [generate(f"pack/{i}", Request(size=4, difficulty=Level.MEDIUM)) for i in range(12)]
    return list({record.id: record for record in made}.values())


def told(answer: httpx2.Response) -> list[dict[str, Any]]:
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_shelf_is_read_to_its_end_and_nothing_comes_twice(stock: Stock, records: list[Record]) -> None:
    medium = Kind(4, True, "medium")
    stock.keep(records, certified=True)
    stock.keep([replace(records[0], id="000000000000")], certified=False)
    found: list[Record] = []
    page = stock.shelf(medium, None, 5)
    while page:
        found += page.records
        page = stock.shelf(medium, page.last, 5) if page.last else None
    assert len(found) == len(records)
    assert {record.id for record in found} == {record.id for record in records}
    assert stock.shelf(medium, None, 500) == (found, None)
    assert stock.shelf(medium, "ZZZZZZZZZZZZ", 5) is None
    assert stock.shelf(Kind(4, True, "easy"), found[0].id, 5) is None


def test_a_shelf_passes_over_what_is_damaged(stock: Stock, records: list[Record]) -> None:
    medium = Kind(4, True, "medium")
    stock.keep(records, certified=True)
    whole = stock.shelf(medium, None, 500)
    assert whole
    with stock._engine.begin() as connection:
        connection.execute(sql.update(puzzles).where(puzzles.c.id == whole.records[1].id).values(record="{"))
    assert stock.shelf(medium, None, 2) == (whole.records[:1], whole.records[1].id)
    assert stock.shelf(medium, None, 500) == ([whole.records[0], *whole.records[2:]], None)


def test_packs_follow_each_other_and_no_puzzle_comes_twice(client: TestClient) -> None:
    ids: list[str] = []
    there: str | None = f"{EASY}&nb=4&solution=true"
    while there:
        answer = client.get(there)
        for puzzle in told(answer):
            known = Puzzle.model_validate(puzzle)
            assert (known.size, known.negative, known.difficulty.level, len(known.solution)) == (4, True, "easy", 19)
            ids.append(known.id)
        there = answer.links.get("next", {}).get("url")
    assert len(ids) == len(set(ids)) > 4
    assert told(client.get(f"{EASY}&nb=500")) == [
        {name: value for name, value in client.get(f"/kropki/{each}").json().items() if name != "solution"}
        for each in ids
    ]


def test_a_pack_is_the_same_compressed_and_kept_by_any_cache(client: TestClient) -> None:
    plain = client.get(EASY, headers={"Accept-Encoding": "identity"})
    with client.stream("GET", EASY, headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())) == plain.content
    for each in (plain, answer):
        assert each.headers["cache-control"] == "public, max-age=3600"
    last = client.get(f"{EASY}&nb=500")
    assert ("next" in last.links, last.headers["cache-control"]) == (False, "public, max-age=60")
    for each in (plain, answer):
        assert each.headers["vary"] == "Accept-Encoding"
    again = client.get(EASY, headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("", 422, "invalid"),
        ("level=simple", 422, "invalid"),
        (f"level=easy&nb={PACK_LIMIT + 1}", 422, "invalid"),
        ("level=easy&after=x", 422, "invalid"),
        ("level=extreme&size=4", 422, "request"),
        ("level=easy&after=ZZZZZZZZZZZZ", 404, "unknown-puzzle"),
    ],
)
def test_a_pack_that_cannot_be_is_refused(client: TestClient, query: str, status: int, code: str) -> None:
    check_problem(client.get(f"/kropki/pack?{query}"), status, code)


def test_each_puzzle_of_a_pack_counts(make: Make) -> None:
    with make(requests=10) as client:
        assert client.get(f"{EASY}&nb=10").status_code == 200
        assert client.get("/kropki/000000000000").status_code == 429
    with make(requests=10) as client:
        assert client.get(f"{EASY}&nb=9").status_code == 200
        assert check_problem(client.get(f"{EASY}&nb=2"), 429, "limit").status == 429  # of which waiting helps


@pytest.mark.parametrize("number", [11, 12, 50])
@pytest.mark.parametrize("path", [EASY, "/kropki/batch?size=4"])
def test_what_counts_more_than_the_whole_limit_costs_one_request(make: Make, path: str, number: int) -> None:
    with make(requests=10) as client:
        refused = client.get(f"{path}&nb={number}")
        problem = check_problem(refused, 422, "above-limit")
        assert (problem.type, "retry-after" in refused.headers) == ("urn:kropki:problem:request", False)
        assert f"counts as {number} requests" in problem.detail
        assert '"requests";r=9' in refused.headers["ratelimit"]
        assert client.get(f"{EASY}&nb=9").status_code == 200


def test_a_pack_after_a_puzzle_that_is_no_longer_there_says_how_to_go_on(client: TestClient) -> None:
    stock: Stock = client.app.state.database.stock  # type: ignore[attr-defined]
    answer = client.get(f"{EASY}&nb=2")
    last = told(answer)[-1]["id"]
    other_kind = f"/kropki/pack?size=4&level=medium&after={last}"
    detail = f"the stock has no puzzle {last} of this kind, or no longer; leave out after to begin anew"
    assert check_problem(client.get(other_kind), 404, "unknown-puzzle").detail == detail
    stock.publications.remove_puzzle(last)
    assert check_problem(client.get(answer.links["next"]["url"]), 404, "unknown-puzzle").detail == detail


def test_an_empty_stock_gives_an_empty_pack_and_no_next_one(make: Make) -> None:
    with make(deadline=60) as client:
        answer = client.get(EASY)
    assert (answer.status_code, answer.content, "link" in answer.headers) == (200, b"", False)


@pytest.mark.parametrize("query", ["", "&rating_min=1"])
def test_a_batch_repeats_no_puzzle_and_makes_what_is_missing(
    client: TestClient, records: list[Record], monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    stock = iter([*records[:3], *[records[0], records[1]] * 500])

    async def few(_: PuzzleSource, __: Request) -> Record:
        return next(stock)

    monkeypatch.setattr(PuzzleSource, "_from_stock", few)
    found = [puzzle["id"] for puzzle in told(client.get(f"/kropki/batch?size=6&difficulty=easy&nb=20{query}"))]
    assert found[:3] == [record.id for record in records[:3]]
    assert len(set(found)) == 20


def test_a_batch_ends_with_a_problem_where_there_are_no_other_puzzles(
    client: TestClient, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def one(*_: object) -> Record:
        return records[0]

    monkeypatch.setattr(PuzzleSource, "_from_stock", one)
    monkeypatch.setattr(PuzzleSource, "_made", one)
    first, problem = told(client.get("/kropki/batch?size=4&difficulty=medium&nb=3"))
    assert (first["id"], problem["code"], problem["status"]) == (records[0].id, "late", 503)
