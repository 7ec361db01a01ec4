"""Floods: what no other limit counts has a limit, too, and whoever goes on though refused is answered slowly."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx2
import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from api.http import tokens
from api.http.limits import flood
from api.http.limits import loop_turns as turns
from api.http.limits.flood import FloodLimit
from tests.api.conftest import FILES, ClientAt

pytestmark = pytest.mark.release


@pytest.mark.parametrize("path", ["/", "/sudoku/main.js", "/healthz", "/openapi.json", "/nothing"])
def test_every_address_has_a_limit(client_at: ClientAt, path: str) -> None:
    client = client_at("192.0.2.1")
    answers = [client.get(path) for _ in range(FILES // 4 + 1)]
    assert [answer.status_code == 429 for answer in answers] == [False] * (FILES // 4) + [True]
    check_refusal(answers[-1])
    assert client.options("/kropki").status_code == 429
    assert client_at("192.0.2.2").get("/healthz").status_code == 200


def check_refusal(refused: httpx2.Response) -> None:
    assert refused.json()["type"] == "urn:kropki:problem:limit"
    assert refused.headers["content-type"] == "application/problem+json"
    assert refused.headers["retry-after"] == "2"
    assert "content-security-policy" in refused.headers
    assert "x-request-id" in refused.headers


def asked(layer: FloodLimit, host: str | None, number: int, path: str = "/kropki") -> None:
    """Have *host* ask for *path* so often, all at once."""

    async def nothing(*_: object) -> Any:
        return None

    async def ask() -> None:
        scope: Scope = {"type": "http", "method": "GET", "path": path, "headers": []}
        scope["client"] = (host, 5) if host else None
        await asyncio.gather(*(layer(scope, nothing, nothing) for _ in range(number)))

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("path", "status", "number", "held"),
    [
        ("/kropki", 429, 20, 0),
        ("/kropki", 429, 25, 5),
        ("/kropki", 429, 300, 250),
        ("/kropki", 200, 300, 0),
        ("/dots/move", 503, 25, 5),
        ("/readyz", 503, 100, 0),
    ],
)
def test_who_goes_on_though_refused_waits(
    monkeypatch: pytest.MonkeyPatch, path: str, status: int, number: int, held: int
) -> None:
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
    layer = FloodLimit(answer, files=400, turns=turns.Turns())
    asked(layer, "192.0.2.1", number, path)
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


@pytest.mark.parametrize(("told", "length"), [(b"12", 12), (b"-1", 0), (b"9" * 99, 0), (b"\xb2", 0)])
def test_a_length_that_is_none_counts_for_nothing(told: bytes, length: int) -> None:
    assert flood._length({"headers": [(b"content-length", told)]}) == length
    assert flood._length({"headers": []}) == 0


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
        async def wait(self, client: str, most: int | None = None, lost: asyncio.Future[None] | None = None) -> None:
            events.append("turn")
            await super().wait(client, most, lost)

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
