"""Load on a server, from another process than its own: how many answers a second, and how long each one takes.

Speaks only as much HTTP as our answers need, over connections that are kept, so that the load
costs a fraction of what it measures. The time of an answer counts from when its request was
due: a request that waits for a free connection is late, and is told to be.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from time import perf_counter

_OK = 200
_END = b"\r\n\r\n"
_LENGTH = b"\r\ncontent-length: "

Plan = Iterator[tuple[float, bytes]]  # when a request is due, and the request
Check = Callable[[bytes, bytes], bool]  # whether the body, the second, is right for the request


@dataclass(slots=True)
class Outcome:
    """What came of a load."""

    seconds: list[float] = field(default_factory=list)  # from when it was due to its answer, each request
    statuses: Counter[int] = field(default_factory=Counter)
    wall: float = 0.0
    wrong: int = 0  # of the answers with 200

    @property
    def rate(self) -> float:
        """Answers a second."""
        return len(self.seconds) / self.wall

    def within(self, percent: float) -> float:
        """Return the seconds within which *percent* of the answers came."""
        return sorted(self.seconds)[int((len(self.seconds) - 1) * percent / 100)]


def get(path: str) -> bytes:
    r"""Return the request for *path*.

    >>> get("/healthz")
    b'GET /healthz HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n'
    """
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n".encode()


def post(path: str, content: str) -> bytes:
    """Return the request that sends the JSON *content* to *path*."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(content)}"
    )
    return f"{head}\r\n\r\n{content}".encode()


def at_once(requests: Iterable[bytes]) -> Plan:
    """Plan each request for when a connection is free."""
    return ((perf_counter(), request) for request in requests)


def paced(requests: Iterable[bytes], rate: float) -> Plan:
    """Plan *rate* requests a second."""
    start = perf_counter()
    return ((start + number / rate, request) for number, request in enumerate(requests))


def load(port: int, requests: Iterable[bytes], connections: int, rate: float | None = None) -> Outcome:
    """Send *requests* to this machine's *port*, *rate* a second or as fast as they are answered."""
    plan = at_once(requests) if rate is None else paced(requests, rate)
    return asyncio.run(send(port, plan, connections))


def beside(port: int, requests: Iterable[bytes], rate: float, *, others: Sequence[bytes]) -> tuple[Outcome, Outcome]:
    """Send *requests* at a *rate* over one connection, while each of *others* is sent again and again over its own."""
    return asyncio.run(_send_beside(port, paced(requests, rate), others))


async def _send_beside(port: int, plan: Plan, others: Sequence[bytes]) -> tuple[Outcome, Outcome]:
    outcome = Outcome()
    crowd = [asyncio.create_task(_client(port, at_once(repeat(other)), outcome)) for other in others]
    started = perf_counter()
    steady = await send(port, plan, 1)
    outcome.wall = perf_counter() - started
    for client in crowd:
        client.cancel()
    ended = await asyncio.gather(*crowd, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error
    return steady, outcome


async def send(
    port: int, plan: Plan, connections: int, address: str = "127.0.0.1", check: Check | None = None
) -> Outcome:
    """Send what is planned from an *address* of this machine, over so many *connections*; give what came of it."""
    outcome = Outcome()
    started = perf_counter()
    await asyncio.gather(*(_client(port, plan, outcome, address, check) for _ in range(connections)))
    outcome.wall = perf_counter() - started
    return outcome


async def _client(
    port: int, plan: Plan, outcome: Outcome, address: str = "127.0.0.1", check: Check | None = None
) -> None:
    """Send what is next in *plan*, which clients share, and wait for the answer, until there is no more."""
    loop = asyncio.get_running_loop()
    _, connection = await loop.create_connection(_Connection, "127.0.0.1", port, local_addr=(address, 0))
    try:
        for due, request in plan:
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            status, body = await connection.ask(request)
            outcome.seconds.append(perf_counter() - due)
            outcome.statuses[status] += 1
            outcome.wrong += check is not None and status == _OK and not check(request, body)
    finally:
        connection.close()


class _Connection(asyncio.Protocol):
    """One connection, with one request at a time."""

    _transport: asyncio.Transport
    _answer: asyncio.Future[tuple[int, bytes]] | None = None
    _received = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - TCP
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._received += data
        head, end, body = self._received.partition(_END)
        if end and len(body) >= int(head.lower().partition(_LENGTH)[2].partition(b"\r")[0]):
            self._received = b""
            if self._answer and not self._answer.done():
                self._answer.set_result((int(head.split(b" ", 2)[1]), body))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_exception(exc or ConnectionError("the server has closed the connection"))

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        """Send *request*; give the status of its answer, and the body, once all of that is there."""
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._answer

    def close(self) -> None:
        self._transport.close()
