"""Turns: whose request begins next, whose long body is read next, and what those get who took far more than others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from api import fair_queue
from api.http.limits import loop_turns as turns
from api.http.limits.connected import LOST
from api.http.limits.flood import FloodLimit

pytestmark = pytest.mark.release


def test_the_many_requests_of_one_client_do_not_come_before_those_of_others() -> None:
    begun: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        begun.append(scope["client"][0])

    async def nothing(*_: object) -> Any:
        return None

    async def scene() -> None:
        layer = FloodLimit(app, files=40, turns=turns.Turns())
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


def test_whose_connection_is_lost_waits_for_no_turn_and_is_not_answered_by_the_application() -> None:
    begun, statuses = list[int](), list[int]()

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        begun.append(scope["number"])

    async def receive() -> Any:
        raise AssertionError("nothing is read before its turn")

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    async def scene() -> None:
        layer, loop = FloodLimit(app, files=400, turns=turns.Turns(1)), asyncio.get_running_loop()
        lost = [loop.create_future() for _ in range(40)]
        scope = {"type": "http", "method": "GET", "path": "/kropki", "headers": [], "client": ("192.0.2.1", 5)}
        asked = [
            asyncio.create_task(layer({**scope, "number": number, LOST: each}, receive, send))
            for number, each in enumerate(lost)
        ]
        await asyncio.sleep(0)
        for each in lost[20:30]:
            each.set_result(None)
        await asyncio.gather(*asked)
        assert not layer._turns._waiting
        assert [len(each._callbacks or ()) for each in lost] == [0] * 40

    asyncio.run(scene())
    assert begun == [*range(20), *range(30, 40)]
    assert statuses == [499] * 10


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
