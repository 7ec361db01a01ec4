"""The load generator of the measurements: it sends what it is told, counts what comes, and hides no waiting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from lab.bench.load import Outcome, beside, get, load, post


class Server(ThreadingHTTPServer):
    """A server that notes what it is asked."""

    daemon_threads = True
    asked: Counter[str]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Server

    def answer(self) -> None:
        sent = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        self.server.asked[f"{self.command} {self.path} {sent}".strip()] += 1
        body = b"x" * 100_000 if self.path == "/large" else b"{}"
        self.send_response(404 if self.path == "/none" else 200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = answer  # noqa: N815 - the names are the library's

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(("127.0.0.1", 0), Handler) as server:
        server.asked = Counter()
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_every_request_is_sent_once_and_every_answer_counted(server: Server) -> None:
    requests = [get("/a"), get("/large"), get("/none"), post("/b", '{"c": 1}')] * 5
    outcome = load(server.server_port, requests, 3)
    assert outcome.statuses == {200: 15, 404: 5}
    assert len(outcome.seconds) == 20
    assert server.asked == {"GET /a": 5, "GET /large": 5, "GET /none": 5, 'POST /b {"c": 1}': 5}


def test_a_rate_is_kept_and_not_outrun(server: Server) -> None:
    outcome = load(server.server_port, [get("/a")] * 20, 2, rate=100)
    assert outcome.wall >= 19 / 100
    assert sum(outcome.statuses.values()) == 20


def test_a_request_that_waits_for_a_connection_is_late_by_that(server: Server) -> None:
    outcome = load(server.server_port, [get("/large")] * 30, 1, rate=1e9)
    assert sorted(outcome.seconds) == outcome.seconds  # all were due at the start, and answered one after the other


def test_the_others_go_on_for_as_long_as_the_steady_one(server: Server) -> None:
    steady, others = beside(server.server_port, [get("/a")] * 10, 50, others=[get("/b"), get("/none")])
    assert steady.statuses == {200: 10}
    assert set(others.statuses) == {200, 404}


@pytest.mark.parametrize(("percent", "seconds"), [(0, 1), (50, 2), (99, 2), (100, 3)])
def test_so_many_of_a_hundred_take_no_longer(percent: int, seconds: float) -> None:
    assert Outcome(seconds=[3, 1, 2]).within(percent) == seconds
