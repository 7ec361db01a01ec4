"""What may be read in two ways is refused; and nothing that strangers send makes a line of error in the log."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections import Counter
from contextlib import suppress
from pathlib import Path
from unittest.mock import Mock

import h11
import pytest
from starlette.testclient import TestClient

from api.database import Database
from api.errors import UnkeptError
from api.http.limits.request_bounds import BoundedConnection
from api.http.limits.socket_protocol import _PIECE_BYTES, SocketProtocol
from tests.conftest import Make

pytestmark = pytest.mark.release

Served = tuple[str, Path]
CHUNKED = b"POST /kropki/solve HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
IN_CHUNKS = CHUNKED.partition(b"Content-Length")[0] + b"Transfer-Encoding: chunked\r\n\r\n"
UNCLEAR = {
    "a body in chunks of a byte": IN_CHUNKS + b"1\r\n \r\n" * 600,
    "chunks with long extensions": IN_CHUNKS + (b"1;" + b"a" * 15_000 + b"\r\n \r\n") * 3,
    "two lengths": CHUNKED + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "bare line feeds": b"GET /healthz HTTP/1.1\nHost: a\n\n",
    "one bare line feed": b"GET /healthz HTTP/1.1\r\nHost: a\nX: b\r\n\r\n",
    "a bare line feed at the end": b"GET /healthz HTTP/1.1\r\nHost: a\n\r\n",
    "a bare line feed after the last chunk": IN_CHUNKS + b"2\r\n{}\r\n0\r\n\n",
    "a bare line feed in a trailer": IN_CHUNKS + b"2\r\n{}\r\n0\r\nX: a\n\r\n",
    "a long trailer": IN_CHUNKS + b"2\r\n{}\r\n0\r\nX: " + b"a" * 3000 + b"\r\n\r\n",
}
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


@pytest.mark.parametrize("name", UNCLEAR)
def test_a_request_that_others_may_read_otherwise_is_refused(patient_server: Served, name: str) -> None:
    told = answer_to(patient_server[0], UNCLEAR[name])
    assert told.startswith(b"HTTP/1.1 400 "), told
    assert b"connection: close" in told.lower()
    assert told.count(b"HTTP/1.1") == 1


def test_a_body_in_chunks_or_with_a_length_is_taken(patient_server: Served) -> None:
    head = b"POST /kropki/solve HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n"
    for rest in (b"Transfer-Encoding: chunked\r\n\r\n3\r\n{}\n\r\n0\r\n\r\n", b"Content-Length: 3\r\n\r\n{}\n"):
        assert answer_to(patient_server[0], head + rest).startswith(b"HTTP/1.1 422 ")


def test_a_body_in_many_parts_is_read_in_pieces_to_its_end(patient_server: Served) -> None:
    head = CHUNKED.partition(b"Content-Length")[0] + b"Transfer-Encoding: chunked\r\n"
    body = b"1\r\n \r\n" * 400 + b"2\r\n{}\r\n0\r\n\r\n"
    told = answer_to(patient_server[0], 2 * (head + b"\r\n" + body) + head + b"Connection: close\r\n\r\n" + body)
    assert told.count(b"HTTP/1.1 422 ") == told.count(b"HTTP/1.1 ") == 3


def test_a_piece_of_a_body_has_so_many_parts() -> None:
    connection = BoundedConnection()
    connection.receive_data(IN_CHUNKS + b"1\r\n \r\n" * 40 + b"0\r\n\r\n")
    pieces: list[Counter[str]] = []
    while not pieces or connection.is_cut:
        connection.go_on()
        events = []
        while (event := connection.next_event()) not in (h11.NEED_DATA, h11.PAUSED):
            events.append(type(event).__name__)
        assert connection.next_event() is event
        pieces.append(Counter(events))
    assert pieces == [{"Request": 1, "Data": 16}, {"Data": 16}, {"Data": 8, "EndOfMessage": 1}]


def read(connection: BoundedConnection, parts: list[bytes]) -> None:
    """Have *connection* read parts as they come."""
    for part in parts:
        connection.receive_data(part)
        connection.next_event()


@pytest.mark.parametrize("ending", [b"0\r\n\n", b"0\r\nX: a\n\r\n", b"0\r\nX: a\r\n\n"])
def test_a_bare_line_feed_is_seen_however_the_end_of_a_body_comes(ending: bytes) -> None:
    for parts in ([ending], [ending[:3], ending[3:]], [bytes([byte]) for byte in ending]):
        connection = BoundedConnection()
        connection.receive_data(IN_CHUNKS + b"2\r\n{}\r\n")
        assert [type(connection.next_event()) for _ in range(2)] == [h11.Request, h11.Data]
        with pytest.raises(h11.RemoteProtocolError, match="line feed"):
            read(connection, parts)


def test_a_trailer_is_taken() -> None:
    connection = BoundedConnection()
    connection.receive_data(IN_CHUNKS + b"2\r\n{}\r\n0\r\nX: a\r\n\r\n" + b"GET / HTTP/1.1\nbare")
    assert [type(connection.next_event()) for _ in range(3)] == [h11.Request, h11.Data, h11.EndOfMessage]


def handshake(origin: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {GAME} HTTP/1.1", "Host: a", "Upgrade: websocket", "Connection: Upgrade", f"Origin: {origin}"]
    return "\r\n".join([*lines, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]).encode()


def test_a_page_that_may_not_open_a_socket_is_no_error_of_ours(patient_server: Served) -> None:
    url, log = patient_server
    assert answer_to(url, handshake("http://evil.example")).startswith(b"HTTP/1.1 403 ")
    assert errors_in(log) == []


def test_a_message_that_is_no_text_is_no_error_of_ours(patient_server: Served) -> None:
    url, log = patient_server
    with connect(url) as line:
        line.sendall(handshake("http://a"))
        assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
        mask, text = b"\0\0\0\0", b"\xff\xfe{}"
        line.sendall(bytes([0x81, 0x80 | len(text)]) + mask + text)
        told = b""
        while part := line.recv(65536):
            told += part
    assert told[:1] == b"\x88"
    assert int.from_bytes(told[2:4], "big") == 1007
    assert errors_in(log) == []


def test_who_goes_on_after_our_goodbye_is_read_no_longer(patient_server: Served) -> None:
    url, log = patient_server
    message = b"\x82\xfe\x20\x00" + bytes(4 + 0x2000)
    with connect(url) as line:
        line.sendall(handshake("http://a"))
        assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
        line.sendall(b"\x81\x8f" + bytes(4) + b'{"type":"ping"}')  # and no hello
        assert line.recv(65536)[:1] == b"\x88"
        with pytest.raises(ConnectionError):
            line.sendall(message * 5000)
    assert errors_in(log) == []


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


@pytest.mark.parametrize(("size", "number", "closed"), [(16_384, 4, 0), (16_384, 5, 1), (100, 64, 0), (100, 65, 1)])
def test_messages_that_wait_to_be_read_are_few_and_short(size: int, number: int, closed: int) -> None:
    its = SocketProtocol.__new__(SocketProtocol)
    its.queue, its.transport, its.read_paused, its.close_sent = asyncio.Queue(), Mock(), False, False
    its.curr_msg_data_type, its._ahead_bytes = "bytes", 0
    for _ in range(2):  # once they are read, there is room again
        for _ in range(number):
            its.frames = [bytes(size)]
            its.send_receive_event_to_app()
        while not its.queue.empty():
            its.queue.get_nowait()
    assert its.transport.abort.call_count == 2 * closed
