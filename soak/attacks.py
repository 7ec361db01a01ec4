"""Attacks of one address, or of several, with many clients: what each asks, without end, as fast as it is answered.

A process of its own, so that it takes no time of the one that measures, and as little as it can of
the machine, which it shares with the service: bare sockets, and no parsing. It prints a line when it
begins, and in the end how often each status came, as JSON.
"""

from __future__ import annotations

import argparse
import json
import select
import socket
import struct
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic, sleep
from urllib.parse import quote

from soak.hostile import question, request

CLIENTS = 60
_HELD = 10  # connections that each client holds at once where it asks nothing
_REFUSED_S = 0.02  # from a connection that was refused to the next one: the attack itself has to leave the machine time
_STEP_S = 0.2  # between two looks at what is held
NO_ANSWER = "none"
_READ_BYTES = 1 << 16
_NO_LINGER = struct.pack("ii", 1, 0)  # a connection that is closed leaves nothing behind
_END = b"\r\n\r\n"
_HALF = b"GET /healthz HTTP/1.1\r\nHost: a\r\n"
_KEPT = {"Connection": "keep-alive"}
# No dots, and no solution: what is left of it is the search of a computer for minutes.
_ENDLESS = "E{5}A{8}A/C{6}A{1}A{4}{3}/HA/A{1}A{5}E/C{1}A{6}C/{3}G{5}/{5}{3}E{6}{1}/H{4}/HA"
_QUERY = "a=1&" * 15_000
_HOST = "h" * 60_000
_KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
_INVALID = {"size": [9, 9], "start": [["a"] * 12_000]}  # which is nearly all that a body may have
_FULL_BOARD = {"size": [60, 60], "rules": "paper", "start": [[1 + n % 2, n % 60, n // 60] for n in range(3599)]}
_UNKNOWN = {str(number): 1 for number in range(1500)}
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
    """Return a board that no budget is enough for: the same one, its digits by other names."""
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


def _posted(path: str, body: object) -> bytes:
    return request("POST", path, {**_KEPT, "Content-Type": "application/json"}, json.dumps(body).encode())


def _level_5(chance: Random, _known: str) -> Requests:
    while True:
        yield _posted("/dots/move", {"size": [60, 60], "start": "cross", "level": 5, "seed": chance.getrandbits(32)})


def _pages(chance: Random, known: str) -> Requests:
    while True:
        unknown = "".join(chance.choices("0123456789ABCDEFGHJKMNPQRSTVWXYZ", k=12))
        yield from (_get(f"/k/{known}"), _get(f"/embed/{known}"), _get(f"/k/{unknown}"), _get(f"/embed/{unknown}"))


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
        Attack("invalid JSON", lambda *_: _repeated(_posted("/dots/move", _INVALID))),
        Attack("unknown fields", lambda *_: _repeated(_posted("/kropki/read", _UNKNOWN))),
        Attack("moves at level 5", _level_5),
        Attack("games on full boards", lambda *_: _repeated(_posted("/dots/games", _FULL_BOARD))),
        Attack("pages of puzzles", _pages),
        Attack("the page", lambda *_: _repeated(request("GET", "/", {**_KEPT, "Accept-Encoding": "gzip"}))),
    )
}


@dataclass(frozen=True, slots=True)
class Front:
    """From where to where an attack goes, and until when."""

    addresses: Sequence[str]
    port: int
    until: float

    @property
    def lasts(self) -> bool:
        """Whether it is not over."""
        return monotonic() < self.until

    def connect(self, number: int) -> socket.socket:
        """Begin to open a connection of the client with this *number*."""
        connection = socket.socket()
        connection.setblocking(False)  # noqa: FBT003 - positional only
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _NO_LINGER)
        connection.bind((self.addresses[number % len(self.addresses)], 0))
        connection.connect_ex(("127.0.0.1", self.port))
        return connection


class _Client:
    """One of the clients: it sends the next of its requests whenever there is an answer."""

    def __init__(self, front: Front, number: int, requests: Requests, counted: Counter[str]) -> None:
        self._front = front
        self._number = number
        self._requests = requests
        self._counted = counted
        self._is_last = False
        self._unsent = memoryview(b"")
        self.begin()

    def begin(self) -> None:
        """Open a connection, and ask."""
        self.connection = self._front.connect(self._number)
        self._asked = 0
        self._next()

    def go_on(self, events: int) -> bool:
        """Send and read what can be; tell whether the connection is still there."""
        try:
            if events & select.EPOLLOUT and self._unsent:
                self._unsent = self._unsent[self.connection.send(self._unsent) :]
            is_there = events & ~select.EPOLLOUT
            while is_there:
                data = self.connection.recv(_READ_BYTES)
                if not self._read(data):
                    return False
                is_there = len(data) == _READ_BYTES  # else all has been read, and what comes then is another event
        except BlockingIOError:
            pass
        except OSError:
            return False
        return True

    def end(self) -> float:
        """Close the connection; tell after how many seconds to begin again."""
        self.connection.close()
        if self._asked:
            return 0.0
        self._counted[NO_ANSWER] += 1
        return _REFUSED_S

    def _next(self) -> None:
        self._unsent = memoryview(next(self._requests))
        self._head: bytes | None = b""  # what there is of it; none when all of it was read
        self._left = 0  # bytes of the body, once the head is there

    def _read(self, data: bytes) -> bool:
        if not data:
            return False
        if self._head is None:
            self._left -= len(data)
        else:
            self._head += data
            head, end, body = self._head.partition(_END)
            if not end:
                return True
            lower = head.lower()
            length = lower.partition(b"\r\ncontent-length: ")[2].partition(b"\r")[0]
            self._counted[head[9:12].decode()] += 1
            self._asked += 1
            self._is_last = b"\r\nconnection: close" in lower or not length
            self._head, self._left = None, int(length or 0) - len(body)
        if self._left > 0:
            return True
        if self._is_last:
            return False
        self._next()
        return self.go_on(select.EPOLLOUT)


def attack(name: str, front: Front, known: str) -> Counter[str]:
    """Attack until it is over; count the answers by status."""
    counted: Counter[str] = Counter()
    requests = ATTACKS[name].requests
    if requests is None:
        _hold(front, counted)
    else:
        _ask([_Client(front, n, requests(Random(n), known), counted) for n in range(CLIENTS)], front)
    return counted


def _ask(clients: Sequence[_Client], front: Front) -> None:
    """Let all *clients* ask, each over as few connections as it gets."""
    poll = select.epoll()
    asking: dict[int, _Client] = {}
    waiting: deque[tuple[float, _Client]] = deque((0.0, client) for client in clients)  # until when

    def watch(client: _Client) -> None:
        asking[client.connection.fileno()] = client
        poll.register(client.connection, select.EPOLLIN | select.EPOLLOUT | select.EPOLLET)

    for _, client in waiting:
        watch(client)
    waiting.clear()
    while front.lasts:
        for number, events in poll.poll(_REFUSED_S / 4):
            client = asking[number]
            if not client.go_on(events):
                del asking[number]
                waiting.append((monotonic() + client.end(), client))
        for _ in range(len(waiting)):
            until, client = waiting.popleft()
            if until > monotonic():
                waiting.append((until, client))
            else:
                client.begin()
                watch(client)
    for client in asking.values():
        client.connection.close()
    poll.close()


def _hold(front: Front, counted: Counter[str]) -> None:
    """Hold some connections with half a request each; open another one for each that is closed."""
    held: list[socket.socket] = []
    while front.lasts:
        held = [connection for connection in held if _is_open(connection)]
        while len(held) < CLIENTS * _HELD and front.lasts:
            held.append(front.connect(len(held)))
            with suppress(OSError):
                held[-1].send(_HALF)
            counted[NO_ANSWER] += 1
        sleep(_STEP_S)
    for connection in held:
        connection.close()


def _is_open(connection: socket.socket) -> bool:
    with suppress(BlockingIOError):
        try:
            if connection.recv(_READ_BYTES):
                return True
        except (ConnectionError, TimeoutError):
            pass
        connection.close()
        return False
    return True


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="python -m soak.attacks", description=__doc__)
    reader.add_argument("name", choices=ATTACKS)
    reader.add_argument(
        "--address", action="append", required=True, help="of the attackers; any of 127.0.0.0/8 is this machine's"
    )
    reader.add_argument("--port", type=int, required=True)
    reader.add_argument("--seconds", type=float, required=True)
    reader.add_argument("--known", required=True, help="the id of a puzzle of the stock")
    given = reader.parse_args()
    print("begun", flush=True)
    front = Front(given.address, given.port, monotonic() + given.seconds)
    print(json.dumps(attack(given.name, front, given.known)))


if __name__ == "__main__":
    main()
