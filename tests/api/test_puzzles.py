"""Puzzles by id, by day, in batches, by links whose path is KEN; and what happens when the stock is away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from pathlib import Path
from typing import Self
from urllib.parse import parse_qsl, quote

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from kropki.api import database, puzzles
from kropki.api.app import create_app
from kropki.api.http.errors import Problem
from kropki.api.jobs.refill import fill
from kropki.api.puzzles import POOL_BATCH, PuzzleSource
from kropki.api.routes.sudoku import puzzles as puzzles_routes
from kropki.api.routes.sudoku.schemas import Puzzle
from kropki.api.settings import Settings
from kropki.api.store.kinds import Kind
from kropki.api.store.repository import Stock
from kropki.generator.board import ken
from kropki.generator.board.rules import OneTwo
from kropki.generator.errors import BudgetError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.grade import needs
from kropki.generator.ladder.rungs import RUNGS, Level
from tests.support import databases
from tests.support.grades import graded
from tests.support.problems import check_problem

EASY = Kind(4, True, "easy")
IMMUTABLE = "public, max-age=31536000, immutable"
DAY = "2026-11-20"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return settings with a stock of its own and much time: a busy machine is slow, and not wrong."""
    return replace(Settings.from_environment(), database_url=databases.sqlite_in(tmp_path), deadline=60)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


def warm(client: TestClient) -> None:
    assert isinstance(client.app, FastAPI)
    client.app.state.executor._warming.result()


# by id


@pytest.mark.parametrize("query", ["", "?seed=s", "?seed=s&size=6&negative=false"])
def test_what_was_served_is_there_under_its_id(client: TestClient, settings: Settings, query: str) -> None:
    served = client.get(f"/kropki{query}").json()
    with TestClient(create_app(settings)) as another:
        found = another.get(f"/kropki/{served['id']}")
        assert found.json() == served
        assert found.headers["cache-control"] == IMMUTABLE
        again = another.get(f"/kropki/{served['id']}", headers={"If-None-Match": found.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


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
        ("8M0Q2V7K4TXAA", "not-found"),
        ("%00", "not-found"),
        ("\N{ARABIC-INDIC DIGIT ZERO}" * 12, "not-found"),
    ],
)
def test_an_id_that_no_puzzle_has_is_a_404(client: TestClient, puzzle_id: str, code: str, end: str) -> None:
    check_problem(client.get(f"/kropki/{puzzle_id}{end}"), 404, code)


# from the stock


def test_a_random_puzzle_comes_from_the_stock(client: TestClient, settings: Settings) -> None:
    stock = Stock(settings.database_url)
    stock.open()
    stocked = {record.id for record in fill(stock, (EASY,), 3)}
    stock.close()
    drawn = [client.get("/kropki?size=4&difficulty=easy").json()["id"] for _ in range(7)]
    assert set(drawn[:3]) == set(drawn[3:6]) == stocked  # each once before any comes again
    assert POOL_BATCH > 3


@pytest.fixture
def stocked(settings: Settings) -> dict[str, Record]:
    """Return what is in the stock: puzzles of three levels, and of both colours. It comes before a client."""
    stock = Stock(settings.database_url)
    stock.open()
    for one_two, records in ahead().items():
        stock.keep(records, certified=True, one_two=one_two)
    stock.close()
    return {record.id: record for records in ahead().values() for record in records}


@cache
def ahead() -> dict[str, list[Record]]:
    """Make puzzles of three levels, and of both colours; give them by the colour."""
    kinds = {"black": (Level.EASY, Level.HARD, Level.EXPERT), "white": (Level.EASY,)}
    return {
        one_two: [
            generate(f"stocked/{number}", Request(size=6, difficulty=level, one_two=OneTwo(one_two)))
            for level in levels
            for number in range(4)
        ]
        for one_two, levels in kinds.items()
    }


@pytest.mark.parametrize(
    "wish",
    [
        "rating_max=1.5",
        "rating_min=2.6&rating_max=3.5",
        "difficulty=hard&rating_min=2.2",
        "difficulty=easy&one_two=white",
        "technique={}",
        "technique={}&difficulty=expert",
    ],
)
def test_a_finer_wish_is_drawn_where_the_stock_has_it(
    stocked: dict[str, Record], client: TestClient, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    expert = {rung.name for rung in RUNGS if rung.level == Level.EXPERT}  # looked for there without a level, too
    some = [name for names in needed_ahead().values() for name in names if name in expert]
    monkeypatch.setattr(puzzles, "generate", None)
    query = dict(parse_qsl(wish.format(some[0])))
    for _ in range(5):
        told = client.get("/kropki", params={"size": 6, **query})
        assert told.status_code == 200, told.text
        found = stocked[told.json()["id"]]
        difficulty = graded(found)
        assert float(query.get("rating_min", 0)) <= difficulty.rating <= float(query.get("rating_max", 10))
        assert query.get("difficulty", difficulty.level) == difficulty.level
        assert "technique" not in query or query["technique"] in needed_ahead()[found.id]
        assert told.headers["content-location"] == f"/kropki/{found.id}"


@cache
def needed_ahead() -> dict[str, list[str]]:
    """Return the techniques that each puzzle of the stock needs, by its id."""
    return {record.id: needed(record) for records in ahead().values() for record in records}


def needed(record: Record) -> list[str]:
    puzzle = ken.parse(record.ken)
    difficulty = graded(record)
    return [name for name in difficulty.techniques if needs(puzzle, name, difficulty.rating)]


@pytest.mark.parametrize("wish", ["technique=black+dot+digits", "rating_max=2", "one_two=white", "one_two=mixed"])
def test_a_finer_wish_is_made_where_the_stock_has_nothing_like_it(
    client: TestClient, settings: Settings, wish: str
) -> None:
    stock = Stock(settings.database_url)
    stock.open()
    stock.keep([generate("stock", Request(size=4, difficulty=Level.EASY))], certified=True)
    made = client.get(f"/kropki?size=4&{wish}")
    assert made.status_code == 200, made.text
    assert stock.find(made.json()["id"])
    stock.close()


@pytest.mark.parametrize("seed", ["a4636be81dd558a8", "26f81aa8090660d1", "05a41f2ce653bf55"])
def test_a_small_puzzle_is_found_among_many_attempts(client: TestClient, seed: str) -> None:
    """Of 4x4 with white 1-2 pairs, one full solution in 150 has a puzzle of the level that is given unasked."""
    made = client.get("/kropki", params={"size": 4, "one_two": "white", "seed": seed})
    assert made.status_code == 200, made.text


# the database is away


def test_without_a_database_what_can_be_made_is_given_and_said_to_be_lent(tmp_path: Path) -> None:
    settings = replace(Settings.from_environment(), database_url=f"sqlite:///{tmp_path}/none/stock.db")
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        warm(client)
        for path in ("/kropki/000000000000", "/kropki/000000000000/steps", "/readyz"):
            away = client.get(path)
            check_problem(away, 503, "stock")
            assert int(away.headers["retry-after"]) >= 1
            assert str(tmp_path) not in away.text
        paths = ("/kropki?size=4", "/kropki?size=4&seed=s", "/kropki?size=4&rating_max=2", "/kropki/daily")
        for path in (*paths, f"/kropki/daily/{DAY}?difficulty=easy"):
            answer = client.get(path)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store"), answer.text
            assert answer.json()["kept"] is False
            assert client.get(answer.json()["link"]).json() == answer.json()
        told = [json.loads(line) for line in client.get("/kropki/batch?nb=3&size=4&seed=s").text.splitlines()]
        assert [(line["kept"], line["link"]) for line in told] == [
            (False, f"/kropki?seed=s%2F{i}&size=4") for i in range(3)
        ]
        assert client.get("/kropki?size=4&seed=s&format=svg").headers["content-location"] == "/kropki?seed=s&size=4"
        assert client.get("/healthz").status_code == 200


def test_a_file_that_is_removed_is_away_until_one_is_there(
    client: TestClient, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_AWAY_S", 0)
    warm(client)
    told = client.get("/kropki?size=4&seed=s").json()
    stock = Stock(settings.database_url)
    stock.keep([generate("ahead", Request(size=4, difficulty=Level.EASY))], certified=True)
    stock.close()
    drawn = client.get("/kropki?size=4&difficulty=easy").json()
    files = [path.rename(path.with_name(f"away-{path.name}")) for path in tmp_path.glob("stock.db*")]
    for path in (f"/kropki/{told['id']}", "/readyz"):
        check_problem(client.get(path), 503, "stock")
    assert client.get("/kropki?size=4&seed=t").json()["kept"] is False
    assert client.get("/kropki?size=4&difficulty=easy").json() == drawn
    assert list(tmp_path.glob("stock.db*")) == []
    for file in files:
        file.rename(file.with_name(file.name.removeprefix("away-")))
    assert client.get(f"/kropki/{told['id']}").json() == told
    assert client.get("/readyz").status_code == 200


# daily


@pytest.mark.parametrize("level", [level.value for level in Level])
def test_a_day_has_one_puzzle_of_each_level_the_same_anywhere(client: TestClient, level: str) -> None:
    response = client.get(f"/kropki/daily/{DAY}?difficulty={level}&solution=true")
    assert response.headers["cache-control"] == IMMUTABLE
    assert response.json() == generate(f"{DAY}/{level}", Request(difficulty=Level(level))).as_json()


def test_today_is_the_puzzle_of_its_date(client: TestClient) -> None:
    response = client.get("/kropki/daily?difficulty=easy")
    assert response.json() == client.get(response.headers["content-location"]).json()
    assert "immutable" not in response.headers["cache-control"]
    assert client.get("/kropki/daily").json()["difficulty"]["level"] == "medium"


def _set_clock(monkeypatch: pytest.MonkeyPatch, time: str) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            assert tz is UTC
            return cls.fromisoformat(f"2026-11-20T{time}Z")

    monkeypatch.setattr(puzzles_routes, "datetime", Clock)


def test_where_no_day_is_named_it_begins_and_ends_by_utc(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    _set_clock(monkeypatch, "23:59:50")
    response = client.get("/kropki/daily")
    assert response.headers["content-location"] == "/kropki/daily/2026-11-20?difficulty=medium"
    assert response.headers["cache-control"] == "public, max-age=10"
    check_problem(client.get("/kropki/daily/2026-11-22"), 404, "not-found")


@pytest.mark.parametrize(
    ("time", "day", "status"),
    [
        ("09:59:59", "2026-11-20", 200),
        ("09:59:59", "2026-11-21", 404),
        ("10:00:00", "2026-11-21", 200),
        ("10:00:00", "2026-11-22", 404),
    ],
)
def test_a_day_has_a_puzzle_once_it_has_begun_anywhere_on_earth(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, time: str, day: str, status: int
) -> None:
    _set_clock(monkeypatch, time)
    assert client.get(f"/kropki/daily/{day}?difficulty=easy").status_code == status


@pytest.mark.parametrize(("day", "is_kept"), [("2026-11-19", True), ("2026-11-18", False)])
def test_the_puzzle_of_a_day_that_has_not_ended_everywhere_stays(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, day: str, *, is_kept: bool
) -> None:
    """The clocks that are last still have the day before at noon of UTC."""
    _set_clock(monkeypatch, "11:59:00")
    seen = list[str]()

    async def of_today(source: PuzzleSource, seed: str, wanted: object) -> object:
        seen.append(seed)
        return await source.from_seed(seed, wanted)  # type: ignore[arg-type]

    monkeypatch.setattr(PuzzleSource, "of_today", of_today)
    assert client.get(f"/kropki/daily/{day}?difficulty=easy").status_code == 200
    assert bool(seen) == is_kept


@pytest.mark.parametrize(
    "day",
    [
        "2026-02-30",
        "20261120",
        "today",
        "٢٠٢٦-11-20",
        "9999-12-31",
        "0001-01-01",
        "1999-12-31",
    ],
)
def test_a_day_that_is_none_or_still_to_come_is_a_404(client: TestClient, day: str) -> None:
    check_problem(client.get(f"/kropki/daily/{day}"), 404, "not-found")
    tomorrow = datetime.now(UTC).date() + timedelta(days=2)
    check_problem(client.get(f"/kropki/daily/{tomorrow}"), 404, "not-found")


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

    monkeypatch.setattr(puzzles, "generate", some)
    told = lines(client, "nb=9&size=4&seed=b")
    assert [item.get("seed") for item in told] == ["b/0", "b/1", None]
    assert Problem.model_validate(told[-1]).code == "budget"


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("nb=0", "invalid"),
        ("nb=51", "invalid"),
        ("first=-1", "invalid"),
        ("size=3", "invalid"),
        ("size=5", "request"),
        ("size=4&difficulty=extreme", "request"),
        (f"seed={'x' * 199}", "request"),
    ],
)
def test_a_batch_that_cannot_be_is_refused_before_it_begins(client: TestClient, query: str, code: str) -> None:
    check_problem(client.get(f"/kropki/batch?{query}"), 422, code)


@pytest.mark.parametrize("size", [5, 9])
def test_a_puzzle_without_boxes_says_so_everywhere(client: TestClient, size: int) -> None:
    record = client.get(f"/kropki?size={size}&boxes=false&difficulty=hard&seed=tea&solution=true").json()
    kind = {"ken": record["ken"], "negative": True, "boxes": False}
    assert (record["size"], record["boxes"], record["difficulty"]["level"]) == (size, False, "hard")
    assert client.get(f"/kropki/{record['id']}").json()["boxes"] is False
    assert client.post("/kropki/solve", json=kind).json()["solution"] == record["solution"]
    assert client.post("/kropki/grade", json=kind).json()["difficulty"] == record["difficulty"]
    hint = client.post("/kropki/hint", json=kind | {"entries": "." * size**2, "until": "digit"})
    assert hint.status_code == 200
    assert "box" not in hint.text
    link = f"https://kropki.example/?ken={record['ken']}&boxes=false"
    assert client.post("/kropki/read", json={"text": link, "no_boxes": True}).json()["boxes"] is False
    assert "no boxes" in client.get(f"/?ken={record['ken']}&boxes=false").text
    assert client.get(f"/kropki/{record['id']}?format=fpuzzles").json()["grid"][0][0]["region"] is None


# links whose path is KEN

SMALL = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"


@pytest.mark.parametrize("form", [quote(SMALL, safe=""), quote(SMALL), SMALL, quote(SMALL, safe="") + "?utm=1"])
def test_a_link_whose_path_is_ken_leads_to_the_puzzle(client: TestClient, form: str) -> None:
    response = client.get(f"/{form}", follow_redirects=False)
    assert (response.status_code, response.headers["location"]) == (301, f"/?ken={SMALL}")


@pytest.mark.parametrize("path", ["D/D/D", "A" * 1100, "D/D/D/(kk)C", "wkx", "//A"])
def test_what_only_looks_like_ken_is_a_404(client: TestClient, path: str) -> None:
    check_problem(client.get(f"/{path}"), 404, "not-found")
