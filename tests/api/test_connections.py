"""Connections: how many there may be, which of them gives way, and what the log says of those that are refused."""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2
import pytest
from fastapi import FastAPI
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState

from api.http import repeat_filter, tokens
from api.http.limits import connections, tarpit
from api.http.limits.connections import Connections, Listener, held, most
from api.http.limits.loop_turns import Turns
from api.http.limits.tarpit import Tarpit
from api.http.limits.timeouts import TimeoutProtocol
from api.http.limits.unsent import PART_BYTES, InParts, Unsent
from api.http.repeat_filter import RepeatFilter
from api.http.tokens import TokenBuckets
from api.server import config
from tests.support.logs import tracebacks
from tests.support.processes import UNWARMED, Service, service

pytestmark = pytest.mark.release

ONE, OTHER, PROXY = "192.0.2.1", "192.0.2.2", "10.0.0.1"
HALF = b"GET /healthz HTTP/1.1\r\nHost: a\r\n"
ELSEWHERE = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"  # where it is nobody's address


class Held:
    """A connection that can be closed for the sake of others."""

    is_open = True

    def abort(self) -> None:
        self.is_open = False


async def _called(app: InParts, send: Send) -> None:
    """Answer a request without a body."""
    received = asyncio.Queue[Message]()
    await app({"type": "http"}, received.get, send)


def bounded(largest: int = 9, each: int = 3) -> Connections:
    return Connections(largest, each, lambda host: host == PROXY)


# the bounds


def test_one_peer_has_its_share_and_a_proxy_all() -> None:
    some = bounded()
    assert [some.admit(ONE) for _ in range(4)] == [True, True, True, False]
    assert some.admit(OTHER)
    some.release(ONE)
    assert [some.admit(ONE) for _ in range(2)] == [True, False]
    assert [some.admit(PROXY) for _ in range(6)] == [True] * 5 + [False]
    assert some.open == 9


def test_of_a_network_all_have_one_share() -> None:
    some = bounded()
    assert [some.admit(f"2001:db8::{n}") for n in range(4)] == [True, True, True, False]
    assert [some.admit(f"::ffff:192.0.2.{n}") for n in range(4)] == [True] * 4


def test_the_one_that_has_waited_longest_gives_way() -> None:
    some, held = bounded(2), [Held() for _ in range(3)]
    assert all(some.admit(ONE) for _ in range(2))
    for each in held:
        some.wait(each)
    some.stop_waiting(held[0])
    some.wait(held[0])  # it has had an answer, and waits anew
    assert some.admit(OTHER)
    assert [each.is_open for each in held] == [True, False, True]
    for each in held:
        some.stop_waiting(each)
    assert not some.admit(OTHER)


def test_who_takes_no_answer_gives_way_where_nobody_waits() -> None:
    some, held = bounded(2), [Held() for _ in range(2)]
    assert all(some.admit(host) for host in (ONE, OTHER))
    some.unsent.wait(held[0], ONE, 10)
    some.unsent.wait(held[1], OTHER, 20)
    assert some.admit(ONE)
    assert [each.is_open for each in held] == [True, False]
    some.unsent.stop_waiting(held[0])
    assert not some.admit(ONE)


def test_refusals_are_told_once_a_second_and_counted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr(connections, "monotonic", lambda: now)
    some = bounded()
    assert [some.admit(ONE) for _ in range(8)] == [True] * 3 + [False] * 5
    now += 2
    assert not some.admit(ONE)
    words = f"{ONE} has 3 connections and opens too many"
    assert [record.getMessage() for record in caplog.records] == [f"{words}: 1 refused", f"{words}: 5 refused"]


# answers that wait until they are taken


def test_of_what_waits_beyond_the_bound_the_oldest_of_the_greediest_gives_way() -> None:
    some, held = Unsent(100), [Held() for _ in range(5)]
    for each, (host, number) in zip(held, [(ONE, 30), (OTHER, 40), (ONE, 25), (OTHER, 4)], strict=False):
        some.wait(each, host, number)
    assert all(each.is_open for each in held)
    some.wait(held[4], PROXY, 2)
    assert [each.is_open for each in held] == [False, True, True, True, True]
    some.took(held[1], 20)
    assert some.bytes == 51
    some.wait(held[4], PROXY, 60)  # instead of what it waited for before
    assert [each.is_open for each in held] == [False, True, True, True, False]
    some.took(held[4], 60)  # it is closed, and counts no longer
    assert some.bytes == 49
    some.close()
    assert (some.bytes, any(each.is_open for each in held)) == (0, False)


@pytest.mark.parametrize("size", [0, 1, PART_BYTES, PART_BYTES + 1, 5 * PART_BYTES, 5 * PART_BYTES + 7])
def test_an_answer_is_sent_in_parts_when_its_handler_is_done(size: int) -> None:
    body = (bytes(range(256)) * (size // 256 + 1))[:size]
    sent, left, unsent, held = list[Message](), list[int](), Unsent(), Held()
    is_done = False

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        nonlocal is_done
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})
        is_done = True

    async def send(message: Message) -> None:
        assert is_done or size <= PART_BYTES or message["type"] == "http.response.start"
        sent.append(message)
        left.append(unsent.bytes)

    asyncio.run(_called(InParts(app, unsent, held, ONE), send))
    assert b"".join(bytes(each["body"]) for each in sent[1:]) == body
    assert [each.get("more_body", False) for each in sent[1:]] == [True] * (len(sent) - 2) + [False]
    assert max(len(each["body"]) for each in sent[1:]) <= PART_BYTES
    assert left[1:] == ([size - n * PART_BYTES for n in range(len(sent) - 1)] if size > PART_BYTES else [0])
    assert (unsent.bytes, held.is_open) == (0, True)


def test_a_large_answer_that_streams_is_sent_in_parts_in_its_order() -> None:
    pieces, sent = [b"a" * (2 * PART_BYTES + 5), b"b", b"c" * (PART_BYTES + 1)], list[Message]()

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        for number, piece in enumerate(pieces, start=1):
            await send({"type": "http.response.body", "body": piece, "more_body": number < len(pieces)})

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(_called(InParts(app, Unsent(), Held(), ONE), send))
    assert b"".join(bytes(each["body"]) for each in sent) == b"".join(pieces)
    assert [each.get("more_body", False) for each in sent] == [True] * (len(sent) - 1) + [False]


def test_a_peer_opens_so_many_at_once_and_then_so_many_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(tokens, "monotonic", lambda: now)
    buckets = TokenBuckets(rate=2, burst=10)
    assert [buckets.take("a") for _ in range(11)] == [True] * 10 + [False]
    assert buckets.take("b")
    assert buckets.seconds("a") == 0.5
    now += 1
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    now += 60
    assert buckets.take("c")
    assert len(buckets) == 1  # those that are full again are forgotten
    assert [buckets.take("a") for _ in range(11)] == [True] * 10 + [False]


def test_connections_without_end_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "monotonic", lambda: 1000.0)
    some = bounded()
    admitted = 0
    while some.admit(ONE):
        some.release(ONE)
        admitted += 1
    assert 100 < admitted < 1000
    assert some.admit(OTHER)
    assert some.admit(PROXY)


@pytest.mark.parametrize(("descriptors", "expected"), [(64, 8), (256, 160), (1024, 928), (float("inf"), 1000)])
def test_there_are_fewer_where_there_are_few_descriptors(descriptors: float, expected: int) -> None:
    assert most(1000, descriptors) == expected


# what is accepted


@contextmanager
def listener(some: Connections) -> Iterator[tuple[Listener, tuple[str, int]]]:
    with Listener(socket.AF_INET, socket.SOCK_STREAM) as listens:
        listens.bind(("127.0.0.1", 0))
        listens.listen()
        listens.settimeout(60)
        listens.connections = some
        yield listens, listens.getsockname()


@contextmanager
def no_descriptors() -> Iterator[None]:
    """Let this process open nothing."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, before[1]))  # what is open stays open
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_listener_closes_what_is_not_admitted_and_goes_on_to_the_next() -> None:
    with listener(bounded(each=1)) as (listens, address), ExitStack() as stack:
        first, second = (stack.enter_context(socket.create_connection(address, timeout=60)) for _ in range(2))
        stack.enter_context(listens.accept()[0])
        listens.setblocking(False)
        with pytest.raises(BlockingIOError):
            listens.accept()
        assert second.recv(1) == b""
        first.settimeout(0)
        with pytest.raises(BlockingIOError):
            first.recv(1)


def test_who_is_refused_waits_in_the_tarpit_while_there_is_room() -> None:
    async def refuse() -> tuple[list[bool], int, list[bool]]:
        pairs = [socket.socketpair() for _ in range(3)]
        some = Tarpit(2)
        for ours, _ in pairs:
            some.take(ours)
        waiting, are_held = len(some), [ours.fileno() != -1 for ours, _ in pairs]
        some.close()
        are_open = [ours.fileno() != -1 for ours, _ in pairs]
        for _, theirs in pairs:
            theirs.close()
        return are_held, waiting, are_open

    assert asyncio.run(refuse()) == ([True, True, False], 2, [False, False, False])


def test_the_tarpit_lets_go_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tarpit, "_HELD_S", 0.0)

    async def refuse() -> tuple[bytes, int]:
        ours, theirs = socket.socketpair()
        with theirs:
            theirs.setblocking(False)
            some = Tarpit(1)
            some.take(ours)
            return await asyncio.get_running_loop().sock_recv(theirs, 1), len(some)

    assert asyncio.run(refuse()) == (b"", 0)


@pytest.mark.parametrize(
    ("descriptors", "expected"), [(64, 0), (1024, 0), (1096, 0), (1500, 404), (float("inf"), 1000)]
)
def test_refusals_are_held_only_with_descriptors_that_nobody_else_needs(descriptors: float, expected: int) -> None:
    assert held(most(1000, descriptors), descriptors) == expected


def test_without_descriptors_one_that_waits_gives_way_and_nothing_is_said() -> None:
    some, held = bounded(), Held()
    some.wait(held)
    with listener(some) as (listens, address), socket.create_connection(address, timeout=60):
        with no_descriptors(), pytest.raises(BlockingIOError):
            listens.accept()
        assert not held.is_open
        listens.accept()[0].close()


def test_without_descriptors_and_nobody_to_give_way_it_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(connections, "monotonic", lambda: now)
    with listener(bounded()) as (listens, address), socket.create_connection(address, timeout=60):
        for _ in range(2):
            with no_descriptors():
                with pytest.raises(OSError, match="Too many open files") as told:
                    listens.accept()  # the event loop logs this, and pauses
                assert told.value.errno == errno.EMFILE
                for _ in range(50):
                    with pytest.raises(BlockingIOError):
                        listens.accept()
            now += 2


# the service


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Service]:
    """Run a service with 256 descriptors, for whom we are anybody."""
    with service(tmp_path, program=UNWARMED, descriptors=256, KROPKI_PROXIES=PROXY) as served:
        yield served


@pytest.fixture
def small_for_proxies(tmp_path: Path) -> Iterator[Service]:
    """Run one for which all of this machine are proxies."""
    with service(tmp_path, program=UNWARMED, descriptors=256, KROPKI_PROXIES="127.0.0.0/8") as served:
        yield served


@pytest.mark.parametrize("served", ["small", "small_for_proxies"])
def test_half_requests_in_great_number_keep_nobody_out(served: str, request: pytest.FixtureRequest) -> None:
    url, process, log = request.getfixturevalue(served)
    where = ("127.0.0.1", int(url.rpartition(":")[2]))
    with ExitStack() as stack, httpx2.Client(base_url=url, trust_env=False, timeout=10) as client:
        for _ in range(320):
            line = stack.enter_context(socket.create_connection(where, 60, source_address=(ELSEWHERE, 0)))
            with_half = line.send(HALF)
            assert with_half == len(HALF)
        for _ in range(3):
            assert client.get("/healthz").status_code == 200
    assert process.poll() is None
    assert log.stat().st_size < 20_000
    assert not tracebacks(log.read_text())


# the log


def lines_of(records: Sequence[tuple[str, Exception | None]], now: list[float]) -> list[str]:
    keeps = RepeatFilter()
    told = []
    for text, error in records:
        now[0] += 1
        trace = (type(error), error, error.__traceback__) if error else None
        record = logging.LogRecord("api", logging.WARNING, __file__, len(text), "it says %s", (text,), trace)
        told += [record.getMessage()] if keeps.filter(record) else []
    return told


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    seconds = [1000.0]
    monkeypatch.setattr(repeat_filter, "monotonic", lambda: seconds[0])
    return seconds


def test_of_lines_that_repeat_a_few_are_logged_and_the_number_of_the_others(now: list[float]) -> None:
    told = lines_of([("a", None)] * 70 + [("bb", None)], now)
    assert told == ["it says a"] * 5 + ["it says a (and 56 more like this, left out)"] + ["it says a"] * 4 + [
        "it says bb"
    ]


def test_faults_of_two_places_are_not_the_same_line(now: list[float]) -> None:
    def fault(divisor: int) -> Exception:
        try:
            return ValueError(1 // divisor)
        except ZeroDivisionError as error:
            return error

    told = lines_of([("a", fault(0))] * 7 + [("a", fault(1))] * 2 + [("a", None)], now)
    assert told == ["it says a"] * 8


def test_kinds_of_lines_are_forgotten_where_there_are_too_many(now: list[float]) -> None:
    assert len(lines_of([("a" * (n % 1500), None) for n in range(9000)], now)) == 9000


def test_a_connection_that_is_refused_and_lingers_makes_room() -> None:
    aborted: list[bool] = []
    said: list[bytes] = []

    class Line(asyncio.Transport):
        def get_extra_info(self, name: str, default: object = None) -> object:
            return {"peername": (ONE, 5), "sockname": (OTHER, 80)}.get(name, default)

        def write(self, data: object) -> None:
            said.append(bytes(data))  # type: ignore[call-overload] # as any transport

        def write_eof(self) -> None:
            """Say nothing more."""

        def is_closing(self) -> bool:
            return False

        def abort(self) -> None:
            aborted.append(True)

    async def scene() -> None:
        some = bounded()
        app = FastAPI()
        app.state.turns = Turns()
        options = config(app, some)
        options.load()
        protocol = TimeoutProtocol(some, app.state.turns, config=options, server_state=ServerState(), app_state={})
        protocol.connection_made(Line())
        protocol.data_received(b"nonsense\r\n\r\n")
        assert b" 400 " in said[0]
        assert some.make_room()
        protocol._stop()

    asyncio.run(scene())
    assert aborted


def test_many_connections_wait_for_a_turn_of_the_event_loop() -> None:
    with Listener(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener, ExitStack() as stack:
        listener.bind(("127.0.0.1", 0))
        listener.listen(connections.BACKLOG)
        for _ in range(8 * connections.BACKLOG):  # without room, one takes a second
            stack.enter_context(socket.create_connection(listener.getsockname(), 0.9))
