"""Attacks of one address with many clients: what each of them asks, without end, as fast as it is answered.

A process of its own, so that it takes no time of the one that measures. It prints a line when it
begins, and in the end how often each status came, as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic
from urllib.parse import quote

from soak.hostile import question, request

CLIENTS = 60
_HELD = 10  # connections that each client holds at once where it asks nothing
_PATIENCE_S = 30.0  # for an answer
_REFUSED_S = (
    0.02  # from a connection that was refused to the next one, so that the attack itself leaves the machine time
)
_STEP_S = 0.2  # between two looks at what is held
NO_ANSWER = "none"
_KEPT = {"Connection": "keep-alive"}
# No dots, and no solution: what is left of it is the search of a computer for minutes.
_ENDLESS = "E{5}A{8}A/C{6}A{1}A{4}{3}/HA/A{1}A{5}E/C{1}A{6}C/{3}G{5}/{5}{3}E{6}{1}/H{4}/HA"
_QUERY = "a=1&" * 15_000
_HOST = "h" * 60_000
_KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
_RARE = ("swordfish", "hidden triple", "long run or tree")

Requests = Iterator[bytes]


@dataclass(frozen=True, slots=True)
class Attack:
    """What a client sends: requests without end, made with its random numbers; ``None`` to hold what is half sent."""

    name: str
    requests: Callable[[Random, str], Requests] | None  # the second is the id of a puzzle of the stock


def _get(target: str, host: str = "localhost") -> bytes:
    return request("GET", target, {**_KEPT, "Host": host})


def _repeated(made: bytes) -> Requests:
    while True:
        yield made


def _endless(chance: Random) -> str:
    """Give a board that no budget is enough for: the same one, its digits by other names."""
    digits = chance.sample("123456789", 9)
    return _ENDLESS.format("", *digits)


def _questions(chance: Random, _known: str) -> Requests:
    while True:
        name = chance.choice(("solve", "grade", "check"))
        body = {"ken": _endless(chance), "negative": False, **({"entries": "." * 81} if name == "check" else {})}
        yield question(name, json.dumps(body).encode(), _KEPT)


def _sudokupad(chance: Random, _known: str) -> Requests:
    while True:
        yield _get(f"/kropki/sudokupad?negative=false&ken={quote(_endless(chance))}")


def _rare(chance: Random, _known: str) -> Requests:
    while True:
        yield _get(f"/kropki?technique={quote(chance.choice(_RARE))}&seed={chance.getrandbits(64):x}")


def _seeds(chance: Random, _known: str) -> Requests:
    while True:
        yield _get(f"/kropki?seed={chance.getrandbits(64):x}")


def _steps(_chance: Random, known: str) -> Requests:
    return _repeated(_get(f"/kropki/{known}/steps"))


ATTACKS: Mapping[str, Attack] = {
    each.name: each
    for each in (
        Attack("long queries", lambda *_: _repeated(_get(f"/?{_QUERY}"))),
        Attack("long hosts", lambda *_: _repeated(_get("/", _HOST))),
        Attack("half requests", None),
        Attack("connections", lambda *_: _repeated(request("GET", "/healthz", {"Connection": "close"}))),
        Attack("endless boards", _questions),
        Attack("endless boards for SudokuPad", _sudokupad),
        Attack("rare techniques by seed", _rare),
        Attack("PNG", lambda _chance, known: _repeated(_get(f"/kropki/{known}.png"))),
        Attack("PDF", lambda _chance, known: _repeated(_get(f"/kropki/{known}.pdf"))),
        Attack("QR with a long host", lambda *_: _repeated(_get(f"/kropki/qr.svg?ken={quote(_KEN)}", "h" * 250))),
        Attack("steps", _steps),
        Attack("metrics", lambda *_: _repeated(_get("/metrics"))),
        Attack("new seeds", _seeds),
        Attack("the page", lambda *_: _repeated(request("GET", "/", {**_KEPT, "Accept-Encoding": "gzip"}))),
    )
}


@dataclass(frozen=True, slots=True)
class Front:
    """From where to where an attack goes, and until when."""

    address: str
    port: int
    until: float

    @property
    def lasts(self) -> bool:
        """Whether it is not over."""
        return monotonic() < self.until

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))


async def attack(name: str, front: Front, known: str) -> Counter[str]:
    """Attack until it is over; count the answers by status."""
    counted: Counter[str] = Counter()
    requests = ATTACKS[name].requests
    jobs = (
        _hold(front, counted) if requests is None else _ask(front, counted, requests(Random(n), known))
        for n in range(CLIENTS)
    )
    await asyncio.gather(*jobs)
    return counted


async def _ask(front: Front, counted: Counter[str], requests: Requests) -> None:
    """Send what is next of *requests* whenever there is an answer, over as few connections as it gets."""
    while front.lasts:
        asked = 0
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
            reader, writer = await front.connect()
            try:
                while front.lasts:
                    writer.write(next(requests))
                    status, is_last = await asyncio.wait_for(_answer(reader), _PATIENCE_S)
                    counted[status] += 1
                    asked += 1
                    if is_last:
                        break
            finally:
                writer.transport.abort()
        if not asked:
            counted[NO_ANSWER] += 1
            await asyncio.sleep(_REFUSED_S)


async def _answer(reader: asyncio.StreamReader) -> tuple[str, bool]:
    """Read an answer; give its status, and whether it is the last one of its connection."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = head.partition(b"\r\ncontent-length: ")[2].partition(b"\r")[0]
    if length:
        await reader.readexactly(int(length))
    is_last = b"\r\nconnection: close" in head or not length
    return head.split(b" ", 2)[1].decode(), is_last


async def _hold(front: Front, counted: Counter[str]) -> None:
    """Hold some connections with half a request each; open another one for each that is closed."""
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    while front.lasts:
        held = [(reader, writer) for reader, writer in held if not reader.at_eof() and reader.exception() is None]
        with suppress(OSError):
            while len(held) < _HELD:
                held.append(await front.connect())
                held[-1][1].write(b"GET /healthz HTTP/1.1\r\nHost: a\r\n")
                counted[NO_ANSWER] += 1
        await asyncio.sleep(_STEP_S)
    for _, writer in held:
        writer.transport.abort()


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="python -m soak.attacks", description=__doc__)
    reader.add_argument("name", choices=ATTACKS)
    reader.add_argument("--address", required=True, help="of the attackers; any of 127.0.0.0/8 is this machine's")
    reader.add_argument("--port", type=int, required=True)
    reader.add_argument("--seconds", type=float, required=True)
    reader.add_argument("--known", required=True, help="the id of a puzzle of the stock")
    given = reader.parse_args()
    print("begun", flush=True)
    front = Front(given.address, given.port, monotonic() + given.seconds)
    print(json.dumps(asyncio.run(attack(given.name, front, given.known))))


if __name__ == "__main__":
    main()
