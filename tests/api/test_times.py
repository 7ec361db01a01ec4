"""The times of solvers over HTTP: what is taken, what is refused, what is told, and that nobody is named.

Every test with `client` runs twice: in this process, and over the wire.
"""

from __future__ import annotations

import json
import logging
import secrets
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock, patch

import httpx2
import pytest
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.errors import BusyError, UnkeptError
from kropki.api.routes.sudoku.time_schemas import DAY_MS, MOST_STEPS, Times
from kropki.api.settings import Settings
from kropki.api.store.times import ENOUGH
from kropki.generator.board import geometry, ken
from kropki.generator.ladder.rungs import RUNGS
from tests.support import databases
from tests.support.problems import check_problem


def puzzle(client: httpx2.Client, seed: str | None = None) -> dict[str, Any]:
    """Return a puzzle that nobody has solved here, unless its seed is told."""
    query: dict[str, str | int] = {"size": 6, "solution": True, "seed": seed or secrets.token_hex(8)}
    found: dict[str, Any] = client.get("/kropki", params=query).json()
    return found


def body(record: dict[str, Any], **changes: object) -> dict[str, object]:
    plain = {"ms": 60_000, "hints": 0, "checks": 0, "pasted": False, "solution": record["solution"]}
    return {"token": secrets.token_hex(16), **plain, **changes}


_hosts = count()


def send(client: httpx2.Client, record: dict[str, Any], **changes: object) -> httpx2.Response:
    """Send a time from an address of its own, behind a proxy."""
    number = next(_hosts)
    named = {"X-Forwarded-For": f"198.51.{number // 250}.{number % 250}"}
    return client.post(f"/kropki/{record['id']}/times", json=body(record, **changes), headers=named)


def told(client: httpx2.Client, record: dict[str, Any]) -> Times:
    answer = client.get(f"/kropki/{record['id']}/times")
    assert answer.status_code == 200
    return Times.model_validate_json(answer.content, strict=True)


def test_enough_times_can_be_compared(client: httpx2.Client) -> None:
    record = puzzle(client)
    assert told(client, record).model_dump(exclude={"level"}) == {
        "id": record["id"], "solves": 0, "unaided": 0, "median_ms": None, "spread_ms": [], "measured": None,
    }  # fmt: skip
    for i in range(ENOUGH):
        answer = send(client, record, ms=(i + 1) * 10_000, hints=i % 2)
        assert answer.json()["solves"] == i  # of the others
    found = told(client, record)
    assert (found.solves, found.unaided, found.median_ms) == (ENOUGH, ENOUGH // 2, 55_000)
    assert found.spread_ms == [(i + 1) * 10_000 for i in range(ENOUGH)]
    assert found.level.level == record["difficulty"]["level"]
    assert found.level.solves >= ENOUGH


def test_a_number_of_json_may_be_written_with_a_point(client: httpx2.Client) -> None:
    assert send(client, puzzle(client), ms=61500.0, hints=0.0, checks=1.0).status_code == 200
    assert send(client, puzzle(client), ms=61500.5).status_code == 422


def test_another_board_is_refused(client: httpx2.Client) -> None:
    record = puzzle(client)
    other = puzzle(client)["solution"]
    for wrong in (other, record["solution"][::-1], "1234/3412/2143/4321"):
        if wrong != record["solution"]:
            check_problem(send(client, record, solution=wrong), 422, "wrong-solution")
    check_problem(send(client, record, solution="1234"), 422, "row-count")
    assert told(client, record).solves == 0


def test_what_nobody_can_enter_in_time_is_refused(client: httpx2.Client) -> None:
    record = puzzle(client)
    least = 80 * (36 - record["givens"])
    check_problem(send(client, record, ms=least - 1), 422, "too-fast")
    assert send(client, record, ms=least).status_code == 200


@pytest.mark.parametrize(
    "changes",
    [
        {"token": "0" * 33},
        {"token": "0" * 32 + "\n"},
        {"ms": 0},
        {"ms": DAY_MS + 1},
        {"ms": 60_000.5},
        {"ms": True},
        {"hints": 1000},
        {"pasted": 1},
        {"solution": "1" * 90},
        {"name": "me"},
    ],
    ids=lambda changes: str(changes)[:30],
)
def test_a_time_that_is_not_valid_is_refused(client: httpx2.Client, changes: dict[str, object]) -> None:
    record = puzzle(client, "times")
    problem = check_problem(send(client, record, **changes), 422, "invalid")
    assert problem.faults[0].name in changes


def test_an_unknown_puzzle_has_no_times(client: httpx2.Client) -> None:
    record = puzzle(client, "times")
    check_problem(client.get("/kropki/000000000000/times"), 404, "unknown-puzzle")
    check_problem(send(client, record | {"id": "000000000000"}), 404, "unknown-puzzle")


def test_an_answer_may_be_cached_for_a_minute(client: httpx2.Client) -> None:
    path = f"/kropki/{puzzle(client)['id']}/times"
    first = client.get(path)
    assert first.headers["cache-control"] == "public, max-age=60"
    assert client.get(path, headers={"If-None-Match": first.headers["etag"]}).status_code == 304


# in this process alone


def service(tmp_path: Path, **changes: Any) -> TestClient:
    url = databases.sqlite_kept_in(tmp_path)
    settings = replace(Settings.from_environment(), database_url=url, **changes)
    return TestClient(create_app(settings), raise_server_exceptions=False)


def test_times_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with service(tmp_path, times=2) as client:
        record = puzzle(client)
        assert [send(client, record).status_code for _ in range(3)] == [200, 200, 429]
        assert client.post("/kropki/times/forget", json={"token": "0" * 32}).status_code == 429
        assert told(client, record).solves == 1  # of one address one counts


def test_a_time_is_logged_without_an_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kropki.access")
    token = secrets.token_hex(16)
    with service(tmp_path) as client:
        record = puzzle(client)
        caplog.clear()
        send(client, record, token=token)
        client.post("/kropki/times/forget", json={"token": token})
        client.get(f"/kropki/{record['id']}/times")
    lines = [json.loads(entry.getMessage()) for entry in caplog.records if entry.name == "kropki.access"]
    assert [line["client"] for line in lines] == [None, None, "testclient"]
    assert token not in caplog.text


def test_no_address_and_no_token_is_in_the_database(tmp_path: Path) -> None:
    token = secrets.token_hex(16)
    with service(tmp_path) as client:
        record = puzzle(client)
        answer = client.post(
            f"/kropki/{record['id']}/times",
            json=body(record, token=token),
            headers={"User-Agent": "a-browser-of-one-kind", "X-Forwarded-For": "203.0.113.77"},
        )
        assert answer.status_code == 200
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert record["id"].encode() in files
    for text in (token, "a-browser-of-one-kind", "203.0.113.77", "testclient"):
        assert text.encode() not in files


def test_a_database_that_takes_no_time_gives_puzzles_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with service(tmp_path) as client:
        record = puzzle(client)

        def refuse(*_: object) -> None:
            raise UnkeptError("the database: database or disk is full")

        monkeypatch.setattr("kropki.api.store.times.Times.add", refuse)
        check_problem(send(client, record), 503, "stock")
        assert client.get(f"/kropki/{record['id']}").status_code == 200


def order_of(record: dict[str, Any]) -> list[str]:
    """Return the names of the empty cells in reading order."""
    board, givens = geometry.board(6), ken.parse(record["ken"], negative=record["negative"]).givens
    return [board.name(cell) for cell in board.cells if not givens[cell]]


def steps_kept(tmp_path: Path) -> list[tuple[str | None]]:
    with closing(sqlite3.connect(tmp_path / "stock.db")) as database:
        return database.execute("SELECT steps FROM times").fetchall()


def test_the_seconds_between_digits_are_kept_with_the_easiest_step_of_each_moment(tmp_path: Path) -> None:
    with service(tmp_path) as client:
        record, token = puzzle(client), secrets.token_hex(16)
        order = order_of(record)
        assert send(client, record, token=token, order=order, seconds=[1.5] * len(order)).status_code == 200
        [(kept,)] = steps_kept(tmp_path)
        found = [step.split(":") for step in (kept or "").split()]
        assert [half_seconds for _, half_seconds in found] == ["3"] * min(len(order), MOST_STEPS)
        assert max(RUNGS[int(rung)].value for rung, _ in found) <= record["difficulty"]["rating"]
        assert client.post("/kropki/times/forget", json={"token": token}).json() == {"forgotten": 1}
        assert steps_kept(tmp_path) == []


@pytest.mark.parametrize("changes", [{"hints": 1}, {"pasted": True}])
def test_of_a_solve_with_hints_and_of_a_pasted_one_no_seconds_are_kept(
    tmp_path: Path, changes: dict[str, object]
) -> None:
    with service(tmp_path) as client:
        record = puzzle(client)
        order = order_of(record)
        assert send(client, record, order=order, seconds=[2.0] * len(order), **changes).status_code == 200
    assert steps_kept(tmp_path) == [(None,)]


def test_a_service_too_busy_to_find_the_steps_keeps_the_time(tmp_path: Path) -> None:
    with service(tmp_path) as client:
        record = puzzle(client)
        order = order_of(record)
        busy = Mock(run=AsyncMock(side_effect=BusyError("too much")))
        with patch("kropki.api.routes.sudoku.times.executor", return_value=busy):
            assert send(client, record, order=order, seconds=[2.0] * len(order)).status_code == 200
        assert steps_kept(tmp_path) == [(None,)]


@pytest.mark.parametrize(
    ("order", "seconds", "status"),
    [
        (["r1c1"], [], 422),
        (["r1c1"], [0.3], 422),
        (["r1c1"], [-0.5], 422),
        (["r1c1"], [3600.5], 422),
        (["r0c1"], [1.0], 422),
        (["r1c1"] * 82, [1.0] * 82, 422),
        ("r1c1", [1.0], 422),
    ],
)
def test_seconds_that_nobody_can_have_are_refused(
    client: httpx2.Client, order: object, seconds: object, status: int
) -> None:
    assert send(client, puzzle(client), order=order, seconds=seconds).status_code == status


def test_an_order_of_other_cells_than_the_empty_ones_is_refused(client: httpx2.Client) -> None:
    query: dict[str, str | int] = {"size": 6, "difficulty": "easy", "solution": True, "seed": "order"}
    record = client.get("/kropki", params=query).json()
    empty = order_of(record)
    given = next(name for name in map(geometry.board(6).name, range(36)) if name not in empty)
    for order in ([given], ["r7c1"], [empty[0], empty[0]]):
        check_problem(send(client, record, order=order, seconds=[1.0] * len(order)), 422, "wrong-order")
