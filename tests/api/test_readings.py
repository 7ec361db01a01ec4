"""Nothing that strangers send makes a line of error in the log, or a long one."""

from __future__ import annotations

import base64
import os
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kropki.api.database import Database
from kropki.api.errors import UnkeptError
from kropki.api.http.limits.socket_protocol import _PIECE_BYTES
from lab.soak import raw_requests
from tests.conftest import Make

pytestmark = pytest.mark.release

Served = tuple[str, Path]
LINE_BYTES = 1500
GAME = "/dots/games/000000000000/live"


def connect(url: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), timeout=60)


def answer_to(url: str, sent: bytes) -> bytes:
    with connect(url) as line:
        line.sendall(sent)
        told = b""
        while part := line.recv(65536):
            told += part
        return told


def errors_in(log: Path) -> list[str]:
    return [line for line in log.read_text().splitlines() if line.startswith(("ERROR", "Traceback"))]


def handshake(origin: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {GAME} HTTP/1.1", "Host: a", "Upgrade: websocket", "Connection: Upgrade", f"Origin: {origin}"]
    return "\r\n".join([*lines, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]).encode()


def test_a_page_that_may_not_open_a_socket_is_no_error_of_ours(patient_server: Served) -> None:
    url, log = patient_server
    assert answer_to(url, handshake("http://evil.example")).startswith(b"HTTP/1.1 403 ")
    assert errors_in(log) == []


@pytest.mark.parametrize("size", [300, 10_000])
@pytest.mark.parametrize("letter", ["a", "%20", "%f0%9f%8e%b2", "%00", '"', "\\"])
def test_a_line_of_the_log_is_bounded(patient_server: Served, letter: str, size: int) -> None:
    url, log = patient_server
    method, target = "X" * size, "/" + letter * (size // len(letter))
    for asked in (
        raw_requests.request(method, "/"),
        raw_requests.request("GET", target),
        raw_requests.request("GET", f"/?{target}"),
        raw_requests.request("GET", "/", {"X-Forwarded-For": letter * 3000}),
    ):
        answer_to(url, asked)
    assert max(map(len, log.read_text().splitlines())) <= LINE_BYTES


def test_a_service_that_cannot_write_is_not_ready(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise UnkeptError("the disk is full")

    with make() as client:
        ask: TestClient = client
        assert ask.get("/readyz").status_code == 200
        database: Database = client.app.state.database  # type: ignore[attr-defined]
        monkeypatch.setattr(database.stock, "write_nothing", fail)
        assert ask.get("/readyz").status_code == 200  # it has just been written to
        monkeypatch.setattr(database, "_written_until", 0.0)
        assert [ask.get("/readyz").status_code for _ in range(2)] == [503, 503]
        monkeypatch.undo()
        assert ask.get("/readyz").status_code == 200


@pytest.mark.parametrize(
    ("frame", "answers"),
    [(b"\x89\x80", b"\x8a\x00"), (b"\x8a\x80", b""), (b"\x81\x80", b""), (b"\x82\x80", b"")],
    ids=["pings", "pongs", "texts", "bytes"],
)
def test_a_socket_that_sends_thousands_of_frames_at_once_is_let_go_after_a_few(
    patient_server: Served, frame: bytes, answers: bytes
) -> None:
    url, log = patient_server
    with connect(url) as line:
        line.sendall(handshake("http://a"))
        assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
        told = b""
        with suppress(ConnectionError):
            line.sendall((frame + bytes(4)) * 40_000)  # each masked with zeros, and empty
            while part := line.recv(65536):
                told += part
        assert len(told.partition(b"\x88")[0]) <= _PIECE_BYTES // 6 * len(answers)  # before it says goodbye
    assert errors_in(log) == []


def test_a_socket_may_ping_now_and_then(patient_server: Served) -> None:
    with connect(patient_server[0]) as line:
        line.sendall(handshake("http://a"))
        assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
        told = b""
        line.sendall((b"\x89\x80" + bytes(4)) * 10)
        while len(told) < 20:
            told += line.recv(65536)
        assert told == b"\x8a\x00" * 10
