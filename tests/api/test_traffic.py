"""What every request meets on its way: an id, a line in the log, numbers, compression."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import socket
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import httpx2
import pytest
from prometheus_client import generate_latest
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.http import metrics
from kropki.api.settings import OFF, PUBLIC, Settings
from lab.bench.process import free_port
from tests.support import databases

pytestmark = pytest.mark.release

DAY = "/kropki/daily/2026-11-21"
Make = Callable[..., AbstractContextManager[TestClient]]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def client(**changes: Any) -> TestClient:
        url = databases.sqlite_kept_in(tmp_path)
        settings = replace(Settings.from_environment(), database_url=url, **changes)
        return TestClient(create_app(settings), raise_server_exceptions=False)

    return client


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
    with make(metrics=PUBLIC) as client:
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


@pytest.mark.parametrize("where", [OFF, Settings().metrics])
def test_the_public_does_not_see_the_numbers_unless_it_is_told_to(make: Make, where: str) -> None:
    with make(metrics=where) as client:
        assert client.get("/metrics").status_code == 404


def test_the_numbers_have_an_address_of_their_own(make: Make) -> None:
    port = free_port()
    with make() as client:
        with client.app.state.metrics.served("127.0.0.1", port):  # type: ignore[attr-defined] # it is ours
            client.get("/nothing")
            numbers = urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60).read().decode()
        with pytest.raises(URLError):
            urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60)
    assert 'kropki_requests_total{method="GET",route="other",status="404"} 1.0' in numbers
    assert re.search(r"^kropki_tasks [1-9]", numbers, re.MULTILINE)


def test_numbers_before_the_service_has_begun_are_none() -> None:
    assert "kropki_work_pending NaN" in generate_latest(create_app().state.metrics.registry).decode()


def test_numbers_whose_address_is_taken_stop_nobody(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    metrics = create_app().state.metrics
    with socket.create_server(("127.0.0.1", 0)) as taken:
        host, port = taken.getsockname()
        with metrics.served(host, port), make() as client:
            assert client.get("/healthz").status_code == 200
    assert f"kropki: the metrics are not served at {host}:{port}: Address already in use" in caplog.messages


def test_large_answers_are_compressed_for_those_who_can_read_them(make: Make) -> None:
    with make() as client:
        packed = client.get("/", headers={"Accept-Encoding": "gzip"})
        plain = client.get("/", headers={"Accept-Encoding": "identity"})
        lines = client.get("/kropki/batch?size=4&nb=9", headers={"Accept-Encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", plain.content)
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in lines.headers


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("gzip, deflate, BR, zstd", "br"),
        ("GZIP", "gzip"),
        ("br;q=0.8, x-gzip;q=1.0", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "gzip"),
        ("gzip;q=0, identity", None),
        ("br;q=0.000", None),
        ("x-gzipper", None),
        ("notgzip, deflate", None),
        ("*;q=0", None),
        ("gzip;q=0.2, br;q=0.4, identity;q=0.5", None),
    ],
)
def test_a_coding_is_chosen_by_its_name_and_weight(client: httpx2.Client, accepted: str, chosen: str | None) -> None:
    for path in ("/", "/icons.svg", "/openapi.json"):
        assert client.get(path, headers={"Accept-Encoding": accepted}).headers.get("content-encoding") == chosen, path
    made_anew = client.get(f"{DAY}?format=svg", headers={"Accept-Encoding": accepted}).headers
    assert made_anew.get("content-encoding") == (chosen and "gzip")


KEPT = (
    "/", "/icons.svg", "/openapi.json", "/learn", "/docs", "/robots.txt", "/favicon.svg",
    DAY, f"{DAY}?format=svg", f"{DAY}?format=png", "/dots/lobby", "/dots/ratings", "/apple-touch-icon.png",
)  # fmt: skip


@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_an_answer_without_its_content_varies_as_the_whole_one_does(client: httpx2.Client, coding: str) -> None:
    for path in KEPT:
        whole = client.get(path, headers={"Accept-Encoding": coding})
        tag = whole.headers["etag"]
        again = client.get(path, headers={"Accept-Encoding": coding, "If-None-Match": tag})
        assert (whole.status_code, again.status_code) == (200, 304), path
        assert tag.startswith("W/"), path  # it names the content in both codings
        assert again.headers["vary"] == whole.headers["vary"], path
        assert "Accept-Encoding" in whole.headers["vary"].split(", "), path


def test_a_whole_url_is_read_as_its_path_and_an_asterisk_is_the_server() -> None:
    app = create_app()

    def ask(target: str, method: str = "GET") -> int:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "http.request"}

        about = {"method": method, "headers": [], "query_string": b"", "raw_path": b"", "client": ("127.0.0.1", 9)}
        asyncio.run(app({"type": "http", "path": target, **about}, receive, send))
        return int(sent[0]["status"])

    assert [ask(f"http://example.org/{name}") for name in ("favicon.svg", "nothing.svg")] == [200, 404]
    assert [ask("*", method) for method in ("OPTIONS", "GET")] == [204, 404]


@pytest.mark.parametrize("coding", ["gzip", "br", "GZIP"])
def test_a_packed_body_is_refused_with_its_coding(client: httpx2.Client, coding: str) -> None:
    packed = gzip.compress(b'{"ken": "D/D/D/D"}')
    headers = {"Content-Type": "application/json", "Content-Encoding": coding}
    answer = client.post("/kropki/grade", content=packed, headers=headers)
    assert (answer.status_code, f"got one in '{coding.lower()}'" in answer.json()["detail"]) == (415, True)
    assert answer.headers["accept-encoding"] == "identity"
    headers["Content-Encoding"] = "identity"
    assert (
        client.post("/kropki/grade", content=gzip.decompress(packed), headers=headers).status_code == 422
    )  # many solutions
