"""Puzzles by id, by day, in batches, as the first frontend asks for them; and what happens when the stock is away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from api import routes, source
from api.app import create_app
from api.refill import fill
from api.schemas import Problem, Puzzle
from api.settings import Settings
from api.source import PILE
from api.stock import Kind, Stock
from generator import ken, kernel
from generator.errors import BudgetError
from generator.generate import generate
from generator.request import Request
from generator.techniques.rungs import Level

EASY = Kind(4, True, "easy")
FOR_EVER = "public, max-age=31536000, immutable"
DAY = "2026-11-20"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return replace(Settings.from_environment(), database_url=f"sqlite:///{tmp_path}/stock.db")


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


def check_problem(status: int, code: str, response: object) -> None:
    problem = Problem.model_validate_json(response.content)  # type: ignore[attr-defined]
    assert (response.status_code, problem.code) == (status, code)  # type: ignore[attr-defined]


# by id


@pytest.mark.parametrize("query", ["", "?seed=s", "?seed=s&size=6&negative=false"])
def test_what_was_served_is_there_for_ever_under_its_id(client: TestClient, settings: Settings, query: str) -> None:
    served = client.get(f"/kropki{query}").json()
    with TestClient(create_app(settings)) as another:
        found = another.get(f"/kropki/{served['id']}")
        assert found.json() == served
        assert found.headers["cache-control"] == FOR_EVER
        again = another.get(f"/kropki/{served['id']}", headers={"If-None-Match": found.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_a_drawn_puzzle_says_where_it_is(client: TestClient) -> None:
    response = client.get("/kropki")
    assert response.headers["content-location"] == f"/kropki/{response.json()['id']}"


def test_the_solution_is_told_where_it_is_asked_for(client: TestClient) -> None:
    record = client.get("/kropki?size=4&solution=true").json()
    there = f"/kropki/{record['id']}"
    assert client.get(f"{there}/solution").json() == {"id": record["id"], "solution": record["solution"]}
    assert client.get(f"{there}?solution=true").json() == record
    assert "solution" not in client.get(there).json()


def test_the_steps_lead_to_the_solution(client: TestClient) -> None:
    record = client.get("/kropki?size=4&solution=true").json()
    steps = client.get(f"/kropki/{record['id']}/steps").json()["steps"]
    placed = {name: digit for step in steps for name, digit in step["placements"].items()}
    givens = ken.parse(record["ken"]).givens
    told = [placed.get(f"r{i // 4 + 1}c{i % 4 + 1}", given) for i, given in enumerate(givens)]
    assert told == list(ken.parse_grid(record["solution"]).digits)


@pytest.mark.parametrize("end", ["", "/solution", "/steps"])
@pytest.mark.parametrize(
    ("puzzle_id", "code"),
    [
        ("000000000000", "unknown-puzzle"),
        ("8M0Q2V7K4TXI", "not-found"),  # no I in this alphabet
        ("8m0q2v7k4txa", "not-found"),
        ("8M0Q2V7K4TX", "not-found"),
        ("8M0Q2V7K4TXAA", "not-found"),
        ("' or 1=1 --", "not-found"),
        ("%00", "not-found"),
        ("\N{ARABIC-INDIC DIGIT ZERO}" * 12, "not-found"),
    ],
)
def test_an_id_that_no_puzzle_has_is_a_404(client: TestClient, puzzle_id: str, code: str, end: str) -> None:
    check_problem(404, code, client.get(f"/kropki/{puzzle_id}{end}"))


# from the stock


def test_a_random_puzzle_comes_from_the_stock(client: TestClient, settings: Settings) -> None:
    stock = Stock(settings.database_url)
    stock.open()
    stocked = {record.id for record in fill(stock, (EASY,), 3)}
    stock.close()
    drawn = [client.get("/kropki?size=4&difficulty=easy").json()["id"] for _ in range(7)]
    assert set(drawn[:3]) == set(drawn[3:6]) == stocked  # each once before any comes again
    assert PILE > 3


@pytest.mark.parametrize("wish", ["technique=black+dot+digits", "rating_max=2", "one_two=white"])
def test_a_wish_that_is_finer_than_the_shelves_is_made(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    monkeypatch.setattr(Stock, "draw", None)
    assert client.get(f"/kropki?size=4&{wish}").status_code == 200


# the database is away


def test_without_a_stock_puzzles_are_made_and_those_of_the_past_are_not_there(tmp_path: Path) -> None:
    settings = replace(Settings.from_environment(), database_url=f"sqlite:///{tmp_path}/none/stock.db")
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        drawn = client.get("/kropki?size=4")
        assert (drawn.status_code, "content-location" in drawn.headers) == (200, False)
        assert client.get("/kropki?size=4&seed=s").status_code == 200
        away = client.get("/kropki/000000000000")
        check_problem(503, "stock", away)
        assert int(away.headers["retry-after"]) >= 1
        assert str(tmp_path) not in away.text
        assert client.get("/readyz").status_code == 503
        assert client.get("/healthz").status_code == 200


def test_a_stock_that_comes_back_is_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_AWAY", 0)
    folder = tmp_path / "later"
    settings = replace(Settings.from_environment(), database_url=f"sqlite:///{folder}/stock.db")
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        assert client.get("/kropki/000000000000").status_code == 503
        folder.mkdir()
        assert client.get("/kropki/000000000000").status_code == 404
        record = client.get("/kropki?size=4").json()
        assert client.get(f"/kropki/{record['id']}").json() == record


def test_a_pile_outlives_the_database(client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    stock = Stock(settings.database_url)
    stock.open()
    stocked = {record.id for record in fill(stock, (EASY,), 2)}
    stock.close()
    first = client.get("/kropki?size=4&difficulty=easy").json()["id"]
    monkeypatch.setattr(Stock, "draw", Stock(f"{settings.database_url}/none").draw)
    assert {client.get("/kropki?size=4&difficulty=easy").json()["id"] for _ in range(4)} == stocked >= {first}


# daily


@pytest.mark.parametrize("level", [level.value for level in Level])
def test_a_day_has_one_puzzle_of_each_level_the_same_anywhere(client: TestClient, level: str) -> None:
    response = client.get(f"/kropki/daily/{DAY}?difficulty={level}&solution=true")
    assert response.headers["cache-control"] == FOR_EVER
    assert response.json() == generate(f"{DAY}/{level}", Request(difficulty=Level(level))).as_json()


def test_today_is_the_puzzle_of_its_date(client: TestClient) -> None:
    response = client.get("/kropki/daily?difficulty=easy")
    assert response.json() == client.get(response.headers["content-location"]).json()
    assert "immutable" not in response.headers["cache-control"]
    assert client.get("/kropki/daily").json()["difficulty"]["level"] == "medium"


def test_the_day_begins_and_ends_by_utc(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            assert tz is UTC
            return datetime(2026, 11, 20, 23, 59, 50, tzinfo=UTC)

    monkeypatch.setattr(routes, "datetime", Clock)
    response = client.get("/kropki/daily")
    assert response.headers["content-location"] == "/kropki/daily/2026-11-20?difficulty=medium"
    assert response.headers["cache-control"] == "public, max-age=10"
    check_problem(404, "not-found", client.get("/kropki/daily/2026-11-21"))


@pytest.mark.parametrize(
    "day", ["2026-02-30", "2026-2-3", "20261120", "2026-W47-5", "today", "٢٠٢٦-11-20", "9999-12-31", "0000-01-01"]
)
def test_a_day_that_is_none_or_still_to_come_is_a_404(client: TestClient, day: str) -> None:
    check_problem(404, "not-found", client.get(f"/kropki/daily/{day}"))
    tomorrow = datetime.now(UTC).date() + timedelta(days=2)
    check_problem(404, "not-found", client.get(f"/kropki/daily/{tomorrow}"))


# batches


def lines(client: TestClient, query: str) -> list[dict[str, object]]:
    response = client.get(f"/kropki/batch?{query}")
    assert (response.status_code, response.headers["content-type"]) == (200, "application/x-ndjson")
    return [json.loads(line) for line in response.text.splitlines()]


def test_a_batch_has_a_puzzle_a_line_each_of_its_own_seed(client: TestClient) -> None:
    told = lines(client, "nb=4&size=4&seed=b&solution=true")
    assert told == [
        client.get("/kropki", params={"size": 4, "seed": f"b/{i}", "solution": True}).json() for i in range(4)
    ]
    assert lines(client, "nb=2&first=2&size=4&seed=b&solution=true") == told[2:]


def test_a_batch_without_a_seed_is_of_any_puzzles(client: TestClient) -> None:
    told = lines(client, "size=4&difficulty=easy")
    assert len(told) == 15
    assert {Puzzle.model_validate(item).difficulty.level for item in told} == {"easy"}


def test_an_error_in_the_middle_of_a_batch_is_its_last_line(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def some(seed: str, wish: Request, _attempts: object) -> object:
        if seed == "b/2":
            raise BudgetError("no more")
        return generate(seed, wish)

    monkeypatch.setattr(source, "generate", some)
    told = lines(client, "nb=9&size=4&seed=b")
    assert [item.get("seed") for item in told] == ["b/0", "b/1", None]
    assert Problem.model_validate(told[-1]).code == "budget"


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("nb=0", "invalid"),
        ("nb=51", "invalid"),
        ("nb=x", "invalid"),
        ("first=-1", "invalid"),
        ("size=5", "invalid"),
        ("size=4&difficulty=extreme", "request"),
        (f"seed={'x' * 199}", "request"),
    ],
)
def test_a_batch_that_cannot_be_is_refused_before_it_begins(client: TestClient, query: str, code: str) -> None:
    check_problem(422, code, client.get(f"/kropki/batch?{query}"))


# the first published frontend


@pytest.mark.parametrize("query", ["?sampling=5", "", "?sampling=81", "?sampling=0&more=1"])
def test_the_first_frontend_gets_what_it_reads(client: TestClient, query: str) -> None:
    response = client.post(f"/kropki{query}", headers={"Origin": "https://example.org"})
    assert response.headers["access-control-allow-origin"] == "*"
    told = response.json()
    assert set(told) == {"ken", "solution"}
    outcome = kernel.solve(ken.parse(told["ken"]))
    assert (outcome.solutions, outcome.solution) == (1, ken.parse_grid(told["solution"]))


@pytest.mark.parametrize("query", ["sampling=82", "sampling=-1", "sampling=x", "sampling=1&sampling=2"])
def test_a_sampling_that_is_none_is_refused(client: TestClient, query: str) -> None:
    check_problem(422, "invalid", client.post(f"/kropki?{query}"))


def test_it_is_told_as_deprecated(client: TestClient) -> None:
    operation = client.get("/openapi.json").json()["paths"]["/kropki"]["post"]
    assert operation["deprecated"]
    assert operation["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].endswith("/Published")


SMALL = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"


@pytest.mark.parametrize("form", [quote(SMALL, safe=""), quote(SMALL), SMALL, quote(SMALL, safe="") + "?utm=1"])
def test_an_old_link_leads_to_the_puzzle(client: TestClient, form: str) -> None:
    response = client.get(f"/{form}", follow_redirects=False)
    assert (response.status_code, response.headers["location"]) == (301, f"/?ken={SMALL}")


@pytest.mark.parametrize("path", ["D/D/D", "A" * 1100, "D/D/D/(kk)C", "wkx", "//A"])
def test_what_only_looks_like_an_old_link_is_a_404(client: TestClient, path: str) -> None:
    check_problem(404, "not-found", client.get(f"/{path}"))
