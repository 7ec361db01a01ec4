"""The service as a process of its own: its address, its head, its end."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from kropki.api.app import app
from kropki.api.server import run
from tests.conftest import compile_solvers
from tests.support.command_line import kropki
from tests.support.processes import BROWSERS, Program, program

pytestmark = pytest.mark.release

SERVE = """
import sys
from kropki.api import app as application
from kropki.api.server import run
application.warm = lambda: None  # which takes longer than all else here
run(application.app, sys.argv[1], 0)
"""


FREED = """
import sys
from pathlib import Path
from kropki.api.server import give_memory_back
if sys.argv[1] == "given back":
    give_memory_back()
kept = []
for _ in range(3):  # as searches come and go, and small things of theirs stay
    large = []
    for _ in range(100):
        large.append(bytearray(2**20))
        kept.append(bytearray(20_000))  # more than fits into what the imports left free
    del large
pages = int(Path("/proc/self/statm").read_text().split()[1])
print(pages * 4096 // 2**20)
"""


@pytest.fixture(params=["127.0.0.1", "0.0.0.0", "localhost"])  # noqa: S104 - open for as long as the test
def served(request: pytest.FixtureRequest) -> Iterator[Program]:
    with program(SERVE, request.param) as running:
        yield running


def test_the_printed_address_is_where_it_serves(served: Program) -> None:
    with httpx2.Client(base_url=served.url(), trust_env=False, timeout=60) as client:
        assert "html" in client.get("/").headers["content-type"]
        response = client.get("/healthz")
        assert response.json()["status"] == "ok"
        assert "server" not in response.headers
    served.process.send_signal(signal.SIGINT)
    output, errors = served.end()
    assert (served.process.returncode, "Traceback" in errors) == (0, False), errors
    told = [json.loads(line) for line in output.splitlines()]
    assert [(line["method"], line["path"], line["status"]) for line in told] == [
        ("GET", "/", 200),
        ("GET", "/healthz", 200),
    ]


LONG = (  # questions whose answers have many lines, each of which takes a while
    ("/dots/analyse", {"size": [30, 30], "level": 5, "moves": [[1 + n % 2, n // 30, n % 30] for n in range(400)]}),
    ("/kropki/complete", {"ken": "/".join("I" * 9), "difficulty": "extreme", "givens_max": 0, "white_only": True}),
)


@pytest.mark.parametrize("served", ["127.0.0.1"], indirect=True)
@pytest.mark.parametrize(("path", "body"), LONG)
def test_a_long_answer_ends_with_a_problem_when_the_service_stops(
    served: Program, path: str, body: dict[str, object]
) -> None:
    compile_solvers()
    with (
        httpx2.Client(base_url=served.url(), trust_env=False, timeout=120) as client,
        client.stream("POST", path, json=body) as response,
    ):
        lines = response.iter_lines()
        assert "status" not in json.loads(next(lines))
        served.process.send_signal(signal.SIGTERM)
        *_, last = map(json.loads, lines)
    assert (last["status"], last["code"]) == (503, "busy")
    assert "is stopping" in last["detail"]
    _, errors = served.end()
    ended = served.process.returncode, "Traceback" in errors, "Cancel" in errors
    assert ended == (-signal.SIGTERM, False, False), errors


ENDLESS = """
import asyncio, os, signal
from starlette.routing import Route
from kropki.api import server
from kropki.api.app import app
server._DRAIN_TIMEOUT_S = 0
async def endless(request):
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.Event().wait()
app.router.routes.insert(0, Route("/endless", endless))
"""  # a question for which a service that is told to stop could wait for ever, if it were patient


def test_who_would_wait_too_long_when_the_service_stops_gets_a_problem() -> None:
    with program(f"{ENDLESS}\n{SERVE}", "127.0.0.1") as running:
        answer = httpx2.get(f"{running.url()}/endless", trust_env=False, timeout=60)
        output, errors = running.end()
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert "is stopping" in answer.json()["detail"]
    assert {"retry-after", "x-request-id", "x-content-type-options"} <= set(answer.headers)
    assert json.loads(output)["status"] == 503
    assert (running.process.returncode, "Traceback" in errors) == (-signal.SIGTERM, False), errors


ENDLESS_SOCKETS = """
import asyncio, os, signal
from starlette.routing import WebSocketRoute
from kropki.api import server
from kropki.api.app import app
server._DRAIN_TIMEOUT_S = 0
async def accepted(socket):
    await socket.accept()
    await waiting(socket)
async def waiting(socket):
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.Event().wait()
app.router.routes[:0] = [WebSocketRoute("/accepted", accepted), WebSocketRoute("/waiting", waiting)]
"""  # sockets for which it could wait as long


@pytest.mark.parametrize(("path", "answer"), [("accepted", b"101"), ("waiting", b"500")])
def test_a_socket_that_waits_when_the_service_stops_ends_without_an_error(path: str, answer: bytes) -> None:
    head = f"GET /{path} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    keys = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    with program(f"{ENDLESS_SOCKETS}\n{SERVE}", "127.0.0.1") as running:
        host, port = running.url().removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=60) as line:
            line.sendall((head + keys).encode())
            told = line.makefile("rb").read()
        _, errors = running.end()
    assert told.split(b" ", 2)[1] == answer
    assert "Cancel 1 running task" in errors
    assert "Traceback" not in errors, errors


def test_an_address_that_is_taken_is_an_os_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match="in use") as raised:
            run(app, port=port)
    assert raised.value.filename == f"127.0.0.1:{port}"


def test_an_address_of_another_machine_is_an_os_error() -> None:
    with pytest.raises(OSError, match="assign"):
        run(app, "192.0.2.1", 0)


def test_a_service_that_cannot_begin_ends_and_its_log_has_the_reason() -> None:
    spoilt = "from kropki.api.database import Database; Database.start = lambda _: 1 / 0"
    with program(f"{spoilt}\n{SERVE}", "127.0.0.1") as running:
        _, errors = running.end()
    assert running.process.returncode == 3
    assert "ZeroDivisionError" in errors


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("KROPKI_QUEUE", "many", "expected KROPKI_QUEUE to be a number above 0, got 'many'"),
        (
            "KROPKI_DATABASE_URL",
            "sqlite:///none/a.db",
            "expected a folder for the database (KROPKI_DATABASE_URL), got none: none",
        ),
    ],
)
def test_a_setting_that_is_none_is_bad_use(
    name: str, value: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for browser in BROWSERS:
        monkeypatch.delenv(browser, raising=False)
    monkeypatch.setenv(name, value)
    done = kropki("serve", "--port", "0", folder=tmp_path)
    assert (done.returncode, done.stderr.decode()) == (2, f"kropki: {told}\n")


@pytest.mark.skipif(sys.platform != "linux", reason="glibc is Linux's")
def test_what_was_freed_goes_back_to_the_machine() -> None:
    def megabytes(how: str) -> int:
        return int(subprocess.run([sys.executable, "-c", FREED, how], capture_output=True, check=True).stdout)

    assert megabytes("given back") < megabytes("kept") - 50
