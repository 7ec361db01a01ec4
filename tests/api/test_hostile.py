"""Five thousand malformed requests to a real process, byte by byte: no crash, no leak, and it still answers.

The requests are those of ``scripts/lab soak.api``. And clients who are too slow for anybody.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import signal
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect

from lab.soak import malformed, raw_clients
from lab.soak.malformed import KINDS, Ending, Exchange
from tests.support.logs import tracebacks
from tests.support.processes import program

pytestmark = pytest.mark.release

NUMBER = 5000
PART = 500  # of them, after which the service has to let go of all
AT_ONCE = 100
SILENCE_S = 0.25  # of silence after which a client gives up
GROWTH = 15e6  # bytes, from the second part to the tenth; without a leak it is about a third of it
LOOKS = 20_000  # at a service that is slow to let go
KEPT = 16  # descriptors that a service keeps: connections to its database
LINE_BYTES = 1500  # bytes of a line of the log
SOUND = {"ken": "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"}


def numbers(client: httpx2.Client) -> dict[str, float]:
    """Return what the service tells of itself."""
    lines = re.findall(r"^(\w+) (\S+)$", client.get("/metrics").text, re.MULTILINE)
    return {name: float(value) for name, value in lines}


def test_five_thousand_malformed_requests_leave_no_trace(patient_server: tuple[str, Path]) -> None:
    url, log = patient_server
    some = malformed.exchanges("hostile")
    counted: Counter[tuple[str, int]] = Counter()
    with httpx2.Client(base_url=url, trust_env=False, timeout=60) as client:
        before = numbers(client)
        memory = []
        for _ in range(NUMBER // PART):
            part = islice(some, PART)
            counted += asyncio.run(raw_clients.hold(*address(url), part, at_once=AT_ONCE, silence_s=SILENCE_S))
            memory.append(settled(client, before)["process_resident_memory_bytes"])
        assert client.post("/kropki/solve", json=SOUND).json()["solutions"] == 1
    assert memory[-1] <= memory[1] + GROWTH
    check_statuses(counted)
    check_log(log)


def settled(client: httpx2.Client, before: dict[str, float]) -> dict[str, float]:
    """Wait until the service has let go of all clients; give its numbers then."""
    for _ in range(LOOKS):
        now = numbers(client)
        if (
            now["process_open_fds"] <= before["process_open_fds"] + KEPT
            and now["kropki_tasks"] <= before["kropki_tasks"]
        ):
            return now
    pytest.fail(f"the service does not let go: {before} before, {now} now")


def address(url: str) -> tuple[str, int]:
    return "127.0.0.1", int(url.rpartition(":")[2])


def check_statuses(counted: Counter[tuple[str, int]]) -> None:
    assert {kind for kind, _ in counted} == set(KINDS)
    statuses = {status for _, status in counted}
    assert statuses <= {
        raw_clients.NO_ANSWER,
        100,
        200,
        204,
        301,
        304,
        400,
        404,
        405,
        406,
        413,
        414,
        415,
        422,
        431,
        503,
    }
    assert {200, 400, 404, 405, 413, 414, 415, 422, 431} <= statuses


def check_log(log: Path) -> None:
    text = log.read_text()
    assert not tracebacks(text)
    assert max(map(len, text.splitlines())) <= LINE_BYTES
    assert all(json.loads(line)["status"] != 500 for line in text.splitlines() if line.startswith("{"))


def test_the_same_seed_gives_the_same_requests() -> None:
    first, second, other = (list(islice(malformed.exchanges(seed), 500)) for seed in ("a", "a", "b"))
    assert first == second != other
    assert {exchange.kind for exchange in first} == set(KINDS)
    assert {exchange.ending for exchange in first} == set(Ending)


@pytest.mark.parametrize("size", [300, 100_000])
@pytest.mark.parametrize("letter", ["a", "%20", "%f0%9f%8e%b2", "%00", '"', "\\"])
def test_a_line_of_the_log_is_bounded(patient_server: tuple[str, Path], letter: str, size: int) -> None:
    url, log = patient_server
    method, target = "X" * size, "/" + letter * (size // len(letter))
    for request in (
        malformed.request(method, "/"),
        malformed.request("GET", target),
        malformed.request("GET", f"/?{target}"),
        malformed.request("GET", "/", {"X-Forwarded-For": letter * 3000}),
    ):
        asyncio.run(raw_clients.converse(*address(url), Exchange("long", (request,)), SILENCE_S))
    assert max(map(len, log.read_text().splitlines())) <= LINE_BYTES


# what is no HTTP


@pytest.mark.parametrize(
    "sent",
    [
        b"hello\r\n\r\n",
        "GET /kropki?seed=\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n".encode(),
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    ],
)
def test_what_is_no_http_is_a_problem(patient_server: tuple[str, Path], sent: bytes) -> None:
    with socket.create_connection(address(patient_server[0]), timeout=60) as line:
        line.sendall(sent)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        assert (answer.status, answer.headers["Content-Type"]) == (400, "application/problem+json")
        assert json.loads(answer.read())["type"] == "urn:kropki:problem:malformed"
        assert line.recv(1) == b""


LONG = "a=1&" * 1024


@pytest.mark.parametrize(
    ("sent", "status", "kind"),
    [
        (malformed.request("GET", f"/?{LONG * 15}"), 414, "long-address"),
        (malformed.request("GET", f"/{LONG}"), 414, "long-address"),
        (malformed.request("POST", f"http://localhost/?{LONG}"), 414, "long-address"),
        (f"GET /?{LONG}".encode(), 414, "long-address"),  # no more comes
        (malformed.request("GET", "/", {"Host": "h" * 254}), 400, "malformed"),
        (malformed.request("GET", "/", {"X": "y" * 20_000}), 431, "long-headers"),
        (malformed.request("GET", "/", {f"X-{i}": "" for i in range(200)}), 431, "long-headers"),
        (b"GET / HTTP/1.1\n" + b"X:\n" * 200, 431, "long-headers"),
    ],
)
def test_what_is_too_long_is_refused(patient_server: tuple[str, Path], sent: bytes, status: int, kind: str) -> None:
    for before in (b"", malformed.request("GET", "/healthz", {"Connection": "keep-alive"})):
        with socket.create_connection(address(patient_server[0]), timeout=60) as line:
            line.sendall(before + sent)
            heard = b"".join(iter(partial(line.recv, 65536), b""))
        *_, last = heard.split(b"HTTP/1.1 ")
        assert heard.count(b"HTTP/1.1 ") == 1 + bool(before)
        assert last.startswith(f"{status} ".encode())
        assert b"content-type: application/problem+json" in last
        assert json.loads(last.partition(b"\r\n\r\n")[2])["type"] == f"urn:kropki:problem:{kind}"


@pytest.mark.parametrize(
    "sent",
    [
        malformed.request("GET", "/healthz?" + LONG[: 4096 - len("/healthz?")]),
        malformed.request("GET", "/healthz", {"Host": "h" * 253}),
        malformed.request("GET", "/healthz", {f"X-{i}": "y" * 100 for i in range(90)}),
    ],
)
def test_what_is_long_but_within_the_bounds_is_answered(patient_server: tuple[str, Path], sent: bytes) -> None:
    assert asyncio.run(raw_clients.converse(*address(patient_server[0]), Exchange("long", (sent,)), 60)) == [200]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_request_that_spoils_its_own_answer_is_only_let_go(patient_server: tuple[str, Path], method: str) -> None:
    url, log = patient_server
    with socket.create_connection(address(url), timeout=60) as line:
        target = "/kropki/batch?nb=50&difficulty=extreme&seed=spoilt"
        line.sendall(malformed.request(method, target, {"Transfer-Encoding": "chunked", "Connection": "keep-alive"}))
        line.recv(1)
        line.sendall(b"this is no chunk\r\n")
        with suppress(ConnectionError):
            while line.recv(65536):
                pass
    assert not tracebacks(log.read_text())


# slow clients

SERVE = """
from api import app as application
from api import server
from api.http.limits import timeouts
application.warm = lambda: None  # which takes longer than all else here
server.run(application.create_app(), "127.0.0.1", 0)
"""
HASTY = SERVE.replace("server.run", "timeouts.REQUEST_TIMEOUT_S, server.ANSWER_TIMEOUT_S = 0.5, 1\nserver.run")


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a service that waits for a client only for a moment; give its base URL."""
    settings = {"KROPKI_REFILL": "0", "KROPKI_REQUESTS": "1000000", "KROPKI_METRICS": "public"}
    with program(HASTY, folder=tmp_path_factory.mktemp("hasty"), **settings) as running:
        yield running.url()


WHOLE = malformed.question("solve", json.dumps(SOUND).encode(), {"Connection": "keep-alive"})


@pytest.mark.parametrize(
    ("before", "sent"),
    [
        (b"", b""), (b"", b"G"), (b"", b"GET / HTTP/1.1\r\n"), (b"", WHOLE[:-1]), (b"", WHOLE.partition(b"{")[0]),
        (WHOLE, b""), (WHOLE, WHOLE[:-1]),
    ],
)  # fmt: skip
def test_a_client_whose_request_does_not_become_whole_is_let_go(hasty_server: str, before: bytes, sent: bytes) -> None:
    with socket.create_connection(address(hasty_server), timeout=60) as line:
        line.sendall(before + sent)
        heard = b"".join(iter(partial(line.recv, 65536), b""))  # to the end, which the server has to make
    assert heard.count(b"HTTP/1.1 ") == bool(before)


def test_a_websocket_is_no_request_that_does_not_become_whole(hasty_server: str) -> None:
    begun = httpx2.post(f"{hasty_server}/dots/games", json={"size": [5, 5]}, trust_env=False, timeout=60).json()
    live = f"{hasty_server.replace('http', 'ws')}/dots/games/{begun['id']}/live"
    with connect(live, proxy=None) as line, socket.create_connection(address(hasty_server), timeout=60) as silent:
        assert not silent.recv(1)  # its time is over, and so would be that of the line, which was there before
        assert line.ping().wait(60)


def test_a_client_that_takes_no_answer_is_let_go(hasty_server: str) -> None:
    each_its_own = httpx2.Limits(max_keepalive_connections=0)
    with httpx2.Client(base_url=hasty_server, trust_env=False, timeout=60, limits=each_its_own) as client:
        before = numbers(client)
        with socket.create_connection(address(hasty_server), timeout=0.5) as line:
            with suppress(OSError):  # until the service reads no more, or has gone
                while True:
                    line.sendall(malformed.request("GET", "/openapi.json", {"Connection": "keep-alive"}) * 100)
            settled(client, before)


def test_the_end_of_the_service_does_not_wait_for_half_a_request(tmp_path: Path) -> None:
    with program(SERVE, folder=tmp_path, KROPKI_REFILL="0", KROPKI_METRICS="public") as running:
        url = running.url()
        with socket.create_connection(address(url), timeout=60) as line:
            line.sendall(WHOLE[:-1])
            with httpx2.Client(base_url=url, trust_env=False, timeout=60) as client:
                while numbers(client)["kropki_tasks"] < 2:  # until it has begun to read
                    pass
            running.process.send_signal(signal.SIGTERM)
            output, errors = running.end()
    assert "Traceback" not in errors
    assert "Cancel" not in errors
    assert 500 not in [json.loads(line)["status"] for line in output.splitlines()]
