"""Floods: what no other limit counts has a limit, too, and whoever goes on though refused is answered slowly."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from time import thread_time
from typing import Any
from unittest.mock import Mock

import httpx2
import pytest
from starlette.responses import Response
from starlette.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send

from api import fair_queue
from api.app import create_app
from api.client import CLIENT
from api.http import lines, measured, metrics, tokens
from api.http.limits import flood, turns
from api.http.limits.flood import FloodLimit
from api.settings import Settings

Make = Callable[[str], TestClient]
FILES = 40  # a minute, a quarter of them at once


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Make clients, by address, of a service that has not begun, and whose clock stands still."""
    monkeypatch.setattr(tokens, "monotonic", lambda: 1000.0)
    settings = replace(Settings.from_environment(), database_url=f"sqlite:///{tmp_path}/stock.db", files=FILES)
    app = create_app(settings)

    def client(host: str) -> TestClient:
        return TestClient(app, client=(host, 5), raise_server_exceptions=False)

    return client


@pytest.mark.parametrize("path", ["/", "/sudoku/main.js", "/healthz", "/openapi.json", "/nothing"])
def test_every_address_has_a_limit(make: Make, path: str) -> None:
    client = make("192.0.2.1")
    answers = [client.get(path) for _ in range(FILES // 4 + 1)]
    assert [answer.status_code == 429 for answer in answers] == [False] * (FILES // 4) + [True]
    check_refusal(answers[-1])
    assert client.options("/kropki").status_code == 429
    assert make("192.0.2.2").get("/healthz").status_code == 200


def check_refusal(refused: httpx2.Response) -> None:
    assert refused.json()["type"] == "urn:kropki:problem:limit"
    assert refused.headers["content-type"] == "application/problem+json"
    assert refused.headers["retry-after"] == "2"
    assert "content-security-policy" in refused.headers
    assert "x-request-id" in refused.headers


def test_of_requests_that_are_refused_a_few_are_logged(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    client, other = make("192.0.2.1"), make("192.0.2.2")
    with caplog.at_level(logging.INFO, logger=metrics.log.name):
        for _ in range(FILES // 4 + 15):
            client.get("/healthz")
        for _ in range(FILES // 4 + 1):
            other.get("/healthz")
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == metrics.log.name]
    refused = [line for line in lines if line["status"] == 429]
    assert [line.get("left_out") for line in refused] == [0] * 10 + [5]
    assert all("left_out" not in line for line in lines if line["status"] == 200)


def asked(layer: FloodLimit, host: str | None, number: int) -> None:
    """Have *host* ask so often, all at once."""

    async def nothing(*_: object) -> Any:
        return None

    async def ask() -> None:
        scope: Scope = {"type": "http", "method": "GET", "path": "/kropki", "headers": []}
        scope["client"] = (host, 5) if host else None
        await asyncio.gather(*(layer(scope, nothing, nothing) for _ in range(number)))

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("status", "number", "held"), [(429, 20, 0), (429, 25, 5), (429, 300, 250), (200, 300, 0), (503, 300, 0)]
)
def test_who_goes_on_though_refused_waits(monkeypatch: pytest.MonkeyPatch, status: int, number: int, held: int) -> None:
    waits: list[float] = []
    pause = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        for _ in range(number):  # until all have come: only a few begin in a turn
            await pause(0)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await Response(status_code=status)(scope, receive, send)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(tokens, "monotonic", lambda: 1000.0)
    layer = FloodLimit(answer, files=FILES, turns=turns.Turns())
    asked(layer, "192.0.2.1", number)
    assert waits == [1.0] * held
    asked(layer, "192.0.2.2", 1)
    asked(layer, None, 1)
    assert len(waits) == held
    assert not layer._held


def test_what_is_no_request_is_passed_on() -> None:
    seen: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope["type"])

    async def nothing(*_: Message) -> Any:
        return None

    asyncio.run(FloodLimit(app, files=1, turns=turns.Turns())({"type": "lifespan"}, nothing, nothing))
    assert seen == ["lifespan"]


def test_the_many_requests_of_one_client_do_not_come_before_those_of_others() -> None:
    begun: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        begun.append(scope["client"][0])

    async def nothing(*_: object) -> Any:
        return None

    async def scene() -> None:
        layer = FloodLimit(app, files=FILES, turns=turns.Turns())
        hosts = [*["192.0.2.1"] * 60, *["192.0.2.2"] * 2]
        scopes = (
            {"type": "http", "method": "GET", "path": "/kropki", "headers": [], "client": (host, 5)} for host in hosts
        )
        asked = [asyncio.create_task(layer(scope, nothing, nothing)) for scope in scopes]
        asked[30].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert not layer._turns._waiting
        assert not layer._turns._begun

    asyncio.run(scene())
    assert begun.count("192.0.2.1") >= 59
    assert begun.count("192.0.2.2") == 2
    assert "192.0.2.2" in begun[:9]


def test_of_one_client_so_many_lines_are_logged_a_minute(
    make: Make, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "_LINES", 6)
    now = [1000.0]
    client = make("192.0.2.1")
    monkeypatch.setattr(tokens, "monotonic", lambda: now[0])
    with caplog.at_level(logging.INFO, logger=metrics.log.name):
        for _ in range(9):
            client.get("/healthz")
        now[0] += 60
        client.get("/healthz")
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == metrics.log.name]
    assert [line.get("left_out") for line in lines] == [None] * 6 + [3]


def test_a_fault_of_ours_is_always_logged(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_LINES", 2)

    async def fail(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise ZeroDivisionError

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await Response(status_code=500)(scope, receive, send)

    async def nothing(*_: object) -> Any:
        return None

    scope: Scope = {"type": "http", "method": "GET", "path": "/", "raw_path": b"/", "headers": []}
    scope["client"] = ("192.0.2.1", 5)
    with caplog.at_level(logging.INFO, logger=metrics.log.name):
        layer = metrics.AccessLog(fail, metrics=metrics.Metrics())
        for _ in range(5):
            with pytest.raises(ZeroDivisionError):
                asyncio.run(layer(scope, nothing, nothing))
        layer = metrics.AccessLog(answer, metrics=metrics.Metrics())
        for _ in range(5):
            asyncio.run(layer(scope, nothing, nothing))
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == metrics.log.name]
    assert [line["status"] for line in lines] == [500] * 10


@pytest.mark.parametrize(("hosts", "begun"), [(("192.0.2.1",), 16), (("192.0.2.1", "192.0.2.2"), 4)])
def test_more_requests_of_a_client_begin_at_a_time_while_there_is_no_other(
    monkeypatch: pytest.MonkeyPatch, hosts: tuple[str, ...], begun: int
) -> None:
    now = [1000.0]
    monkeypatch.setattr(turns, "monotonic", lambda: now[0])

    async def scene() -> int:
        taken = turns.Turns(4)
        for host in hosts:
            await taken.wait(host)
        if len(hosts) == 1:
            now[0] += 1
        await asyncio.sleep(0)  # the next turn
        waiting = [asyncio.create_task(taken.wait(hosts[0])) for _ in range(40)]
        await asyncio.sleep(0)
        number = sum(taken._begun.values())
        await asyncio.gather(*waiting)
        return number

    assert asyncio.run(scene()) == begun


def test_of_many_who_wait_few_begin_in_a_turn_though_nobody_else_has_asked_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, begun = [1000.0], list[str]()
    monkeypatch.setattr(turns, "monotonic", lambda: now[0])

    async def scene() -> list[int]:
        taken, in_turns = turns.Turns(4), [0]

        async def ask(host: str) -> None:
            await taken.wait(host)
            begun.append(host)

        asked = [asyncio.create_task(ask(f"2001:db8:0:{n:x}::")) for n in range(40)]
        for _ in range(40):
            await asyncio.sleep(0)
            now[0] += 2.0
            in_turns.append(len(begun))
        await asyncio.gather(*asked)
        return [after - before for before, after in pairwise(in_turns)]

    in_turns = asyncio.run(scene())
    assert (sum(in_turns), max(in_turns)) == (40, turns._TOGETHER)


def test_of_those_who_took_much_one_begins_in_a_turn_and_after_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "monotonic", lambda: 1000.0)
    begun: list[str] = []

    async def scene() -> None:
        taken = turns.Turns(4)
        for host in ("a", "b", "c"):
            taken.took(host, 5.0)

        async def ask(host: str) -> None:
            await taken.wait(host)
            begun.append(host)

        hosts = [*"abc" * 4, *["calm"] * 4]
        await taken.wait("somebody")
        asked = [asyncio.create_task(ask(host)) for host in hosts]
        await asyncio.gather(*asked)

    asyncio.run(scene())
    assert begun[0] in "abc"  # it came first
    assert begun[1:5] == ["calm"] * 4
    assert Counter(begun[5:]) == {each: 4 - (each == begun[0]) for each in "abc"}


def test_what_a_request_takes_of_the_event_loop_is_measured_without_what_others_take() -> None:
    def work() -> None:
        until = thread_time() + 0.02
        while thread_time() < until:
            pass

    async def scene() -> float:
        took: list[float] = []

        async def ask() -> None:
            work()
            await asyncio.sleep(0)
            with suppress(ZeroDivisionError):
                await fail()
            work()

        async def fail() -> None:
            await asyncio.sleep(0)
            raise ZeroDivisionError

        async def others() -> None:
            for _ in range(9):
                work()
                await asyncio.sleep(0)

        await asyncio.gather(measured.measured(ask(), took.append), others())
        return sum(took)

    assert 0.04 <= asyncio.run(scene()) < 0.1


def test_what_an_answer_in_parts_takes_is_measured_though_other_tasks_make_it() -> None:
    took: list[float] = []
    sent: list[bytes] = []

    def work() -> None:
        until = thread_time() + 0.02
        while thread_time() < until:
            pass

    async def parts() -> AsyncIterator[bytes]:
        for number in range(3):
            work()
            await asyncio.sleep(0)
            yield b"%d" % number

    async def receive() -> Message:
        return await asyncio.Event().wait() and {}

    async def send(message: Message) -> None:
        sent.append(message.get("body", b""))

    async def answer(stopping: asyncio.Event) -> None:
        CLIENT.set(Mock(took=took.append))
        request = Mock(app=Mock(state=Mock(stopping=stopping)))
        for each in (lines.Streamed(parts()), lines.answer(request, parts())):
            await each({"type": "http", "asgi": {"spec_version": "2.3"}}, receive, send)

    async def scene() -> None:
        await asyncio.create_task(answer(asyncio.Event()))

    asyncio.run(scene())
    assert b"".join(sent) == b"0120\n1\n2\n"
    assert sum(took) >= 2 * 3 * 0.02


def test_what_is_measured_fails_and_is_given_up_as_it_would_be_otherwise() -> None:
    async def scene() -> None:
        async def fail() -> None:
            await asyncio.sleep(0)
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await measured.measured(fail(), lambda _: None)
        waiting = asyncio.ensure_future(measured.measured(asyncio.sleep(60), lambda _: None))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(scene())


@pytest.mark.parametrize(("told", "length"), [(b"12", 12), (b"-1", 0), (b"9" * 99, 0), (b"\xb2", 0)])
def test_a_length_that_is_none_counts_for_nothing(told: bytes, length: int) -> None:
    assert flood._length({"headers": [(b"content-length", told)]}) == length
    assert flood._length({"headers": []}) == 0


def test_one_long_body_is_read_in_a_turn_and_clients_take_turns() -> None:
    read: list[tuple[int, str]] = []
    turn = 0

    async def scene() -> None:
        nonlocal turn
        bodies = turns.OneByOne()

        async def ask(client: str) -> None:
            await bodies.wait(client)
            read.append((turn, client))

        asked = [asyncio.create_task(ask(client)) for client in "aaaab"]
        asked[1].cancel()
        while len(read) < 4:
            await asyncio.sleep(0)
            turn += 1
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(scene())
    assert [client for _, client in read] == ["a", "b", "a", "a"]
    assert len({turn for turn, _ in read}) == 4


@dataclass(frozen=True, slots=True)
class _Asking:
    """A client who had so much before, and asks again and again; without a pause, over four connections."""

    client: str
    seconds: float  # of the event loop, that each request takes
    pause_s: float
    had_s: float


def _begun(monkeypatch: pytest.MonkeyPatch, seconds: int, everybody: Sequence[_Asking]) -> Counter[str]:
    """Let all ask for so many *seconds*, each of two hundred turns; return whose requests began in the last ten."""
    now, begun = [1000.0], Counter[str]()
    monkeypatch.setattr(turns, "monotonic", lambda: now[0])
    monkeypatch.setattr(fair_queue, "monotonic", lambda: now[0])

    async def scene() -> None:
        taken = turns.Turns()

        async def ask(one: _Asking) -> None:
            is_first = True
            while is_first or not one.pause_s:
                await taken.wait(one.client)
                begun[one.client] += now[0] > 990.0 + seconds
                taken.took(one.client, one.seconds)
                is_first = False

        for one in everybody:
            taken.took(one.client, one.had_s)
        asking = [asyncio.create_task(ask(one)) for one in everybody if not one.pause_s for _ in range(4)]
        due = {one: now[0] + one.pause_s * n / len(everybody) for n, one in enumerate(everybody) if one.pause_s}
        for _ in range(200 * seconds):
            now[0] += 0.005
            for one in [one for one, at in due.items() if at <= now[0]]:
                due[one] += one.pause_s
                asking.append(asyncio.create_task(ask(one)))
            for _ in range(3):  # turns
                await asyncio.sleep(0)
            taken._next()  # whose timer does not know our clock
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        assert taken._timer is None

    asyncio.run(scene())
    return begun


def _attackers(number: int, had_s: float) -> Sequence[_Asking]:
    return [_Asking(f"198.51.100.{n}", 0.02, 0.0, had_s) for n in range(number)]


def test_those_who_took_far_more_than_others_have_a_share_however_rarely_others_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calm = [_Asking(f"192.0.2.{n}", 0.001, 0.25, 0.06) for n in range(50)]
    begun = _begun(monkeypatch, 10, [*_attackers(10, 1.0), *calm])
    others = sum(begun[one.client] for one in calm)
    assert others >= 1999
    greedy_s = 0.02 * (begun.total() - others)
    assert 0.05 * 10 < greedy_s < 0.05 * 10 + others * 0.001 / 3 + 0.5  # half a second until it is known what is usual
    assert all(begun[one.client] for one in _attackers(10, 1.0))


def test_those_who_took_far_more_have_a_share_though_they_are_three_times_as_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calm = [_Asking(f"192.0.2.{n}", 0.001, 0.5, 0.03) for n in range(10)]
    begun = _begun(monkeypatch, 20, [*_attackers(30, 0.5), *calm])
    assert [begun[one.client] for one in calm] == pytest.approx([20] * 10, abs=1)
    assert 0 < 0.02 * sum(begun[one.client] for one in _attackers(30, 0.5)) < 10 / 2


@pytest.mark.parametrize(("clients", "is_greedy"), [(3, False), (30, True)])
def test_who_took_some_is_greedy_only_where_all_take_much(
    monkeypatch: pytest.MonkeyPatch, clients: int, *, is_greedy: bool
) -> None:
    """Three of 200 ms, which is 1.4 hundredths of the time, are no burden; thirty are."""
    monkeypatch.setattr(fair_queue, "monotonic", lambda: 1000.0)
    served = fair_queue.Served()
    for n in range(clients):
        served.add(f"198.51.100.{n}", 0.2)
    for n in range(100):
        served.add(f"192.0.2.{n}", 0.02)
    greed = turns._Greed(served)
    greed.must_wait("192.0.2.1")
    assert greed.has("198.51.100.1") == is_greedy


def test_who_takes_more_than_others_waits_for_nobody_where_there_is_time_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    schools = [_Asking(f"198.51.100.{n}", 0.001, 0.02, 0.7) for n in range(3)]
    alone = [_Asking(f"192.0.2.{n}", 0.001, 1.0, 0.015) for n in range(20)]
    begun = _begun(monkeypatch, 10, [*schools, *alone])
    assert [begun[school.client] for school in schools] == pytest.approx([500] * 3, abs=1)


def test_who_is_greedy_alone_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(turns, "monotonic", lambda: now[0])

    async def scene() -> None:
        taken = turns.Turns()
        for n in range(9):
            taken.took(f"192.0.2.{n}", 0.02)
        taken.took("198.51.100.1", 9.0)
        await taken.wait("198.51.100.1")
        now[0] += 1.5
        for _ in range(500):
            await taken.wait("198.51.100.1")
            taken.took("198.51.100.1", 0.1)
        assert taken._timer is None

    asyncio.run(asyncio.wait_for(scene(), 20))


@pytest.mark.parametrize("status", [403, 429, 503])
def test_a_message_of_a_socket_is_not_read_before_its_turn_and_a_refused_socket_is_held(
    monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    waits: list[float] = []
    events: list[str] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)

    class Told(turns.Turns):
        async def wait(self, client: str, most: int | None = None) -> None:
            events.append("turn")
            await super().wait(client, most)

        def took(self, client: str, seconds: float) -> None:
            assert (client, seconds >= 0) == ("192.0.2.1", True)

    async def app(_scope: Scope, receive: Receive, send: Send) -> None:
        for _ in range(3):
            await receive()
        await send({"type": "websocket.http.response.start", "status": status})

    async def scene() -> None:
        layer = FloodLimit(app, files=FILES, turns=Told())
        for _ in range(flood._AT_ONCE_REFUSED + 2):
            said = iter(("connect", "receive", "disconnect"))

            async def receive(said: Any = said) -> Message:
                events.append(next(said))
                return {"type": f"websocket.{events[-1]}"}

            async def send(_message: Message) -> None:
                return None

            await layer({"type": "websocket", "client": ("192.0.2.1", 5)}, receive, send)

    asyncio.run(scene())
    assert events[:5] == ["turn", "connect", "receive", "turn", "disconnect"]
    assert waits == [flood._HELD_S] * 2
