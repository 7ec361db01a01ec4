"""Those who attack: clients with bare sockets, each of which asks without end, as fast as it is answered.

They take as little as they can of the machine, which they share with the service, and parse no more of an answer than
where it ends. Knows nothing of what is asked.
"""

from __future__ import annotations

import select
import socket
import struct
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic, sleep

CLIENTS = 60
_HELD = 10  # connections that each client holds at once where it asks nothing
_REFUSED_S = 0.02  # from a connection that was refused to the next one: the attack itself has to leave the machine time
_STEP_S = 0.2  # between two looks at what is held
NO_ANSWER = "none"
_OPENED = "101"
_READ_BYTES = 1 << 16
_DEAF_BYTES = 2048  # that the kernel takes for a client which reads nothing
_GONE = select.EPOLLRDHUP | select.EPOLLHUP | select.EPOLLERR
_NO_LINGER = struct.pack("ii", 1, 0)  # a connection that is closed leaves nothing behind
_END, _LAST_CHUNK = b"\r\n\r\n", b"0\r\n\r\n"
_ENDLESS = 1 << 40  # bytes: a body whose length nobody knows
_HALF = b"GET /healthz HTTP/1.1\r\nHost: a\r\n"

Talk = Generator[bytes, bytes, None]  # what a client sends; it is sent the body of each answer


@dataclass(frozen=True, slots=True)
class Front:
    """From where to where an attack goes, and until when."""

    addresses: Sequence[str]
    ports: Sequence[int]
    until: float

    @property
    def lasts(self) -> bool:
        """Whether it is not over."""
        return monotonic() < self.until

    def connect(self, number: int, buffer: int | None = None) -> socket.socket:
        """Begin to open a connection of the client with this *number*, which takes so many bytes at once."""
        connection = socket.socket()
        connection.setblocking(False)  # noqa: FBT003 - positional only
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _NO_LINGER)
        if buffer is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        connection.bind((self.addresses[number % len(self.addresses)], 0))
        connection.connect_ex(("127.0.0.1", self.ports[number // len(self.addresses) % len(self.ports)]))
        return connection


class Client:
    """One of the clients: it sends the next of its requests whenever there is an answer."""

    _buffer: int | None = None  # bytes that its kernel takes at once; None: as many as usual

    def __init__(self, front: Front, number: int, talk: Callable[[], Talk], counted: Counter[str]) -> None:
        self._front = front
        self._number = number
        self._make = talk
        self._talk = talk()
        self._has_begun = False
        self._counted = counted
        self._unsent = memoryview(b"")
        self.begin()

    def begin(self) -> None:
        """Open a connection, and ask."""
        self.connection = self._front.connect(self._number, self._buffer)
        self._asked = 0
        self._next(b"")

    def go_on(self, events: int) -> bool:
        """Send and read what can be; tell whether the connection is still there."""
        try:
            if events & select.EPOLLOUT:
                self._send()
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

    def _send(self) -> None:
        if self._unsent:
            self._unsent = self._unsent[self.connection.send(self._unsent) :]

    def _next(self, body: bytes) -> None:
        sent = self._talk.send(body) if self._has_begun else next(self._talk)
        self._has_begun = True
        self._unsent = memoryview(sent)
        self._head: bytes | None = b""  # what there is of it; none when all of it was read
        self._body: list[bytes] = []
        self._left = 0  # bytes of the body, once the head is there
        self._is_last = self._is_in_chunks = False

    def _read(self, data: bytes) -> bool:
        if not data:
            return False
        if self._head is None:
            self._left -= len(data)
            self._body.append(data)
        else:
            self._head += data
            head, end, body = self._head.partition(_END)
            if not end:
                return True
            self._take(head)
            self._left -= len(body)
            self._body.append(body)
        if self._left > 0 and not (self._is_in_chunks and b"".join(self._body[-2:]).endswith(_LAST_CHUNK)):
            return True
        if self._is_last:
            return False
        self._next(b"".join(self._body))
        return self.go_on(select.EPOLLOUT)

    def _take(self, head: bytes) -> None:
        """Take the head of an answer."""
        lower = head.lower()
        length = lower.partition(b"\r\ncontent-length: ")[2].partition(b"\r")[0]
        self._counted[head[9:12].decode()] += 1
        self._asked += 1
        self._is_in_chunks = b"\r\ntransfer-encoding: chunked" in lower
        self._is_last = b"\r\nconnection: close" in lower or not (length or self._is_in_chunks)
        self._head, self._left = None, _ENDLESS if self._is_in_chunks else int(length or 0)


class SocketClient(Client):
    """A client with a WebSocket: its first request opens it, and the frames after that wait for nothing."""

    _is_open = False

    def begin(self) -> None:
        """Open a connection, and ask for a socket."""
        self._talk, self._has_begun, self._is_open = self._make(), False, False
        super().begin()

    def _send(self) -> None:
        super()._send()
        while self._is_open and not self._unsent:
            frame = next(self._talk, None)
            if frame is None:
                return
            self._unsent = memoryview(frame)
            super()._send()

    def _read(self, data: bytes) -> bool:
        if self._is_open or not data:
            return bool(data)
        self._head = (self._head or b"") + data
        head, end, _ = self._head.partition(_END)
        if not end:
            return True
        status = head[9:12].decode()
        self._counted[status] += 1
        self._is_open = status == _OPENED
        self._asked = int(self._is_open)  # who is refused waits a moment
        return self._is_open and self.go_on(select.EPOLLOUT)


class DeafReader(Client):
    """One who asks, and takes nothing of the answer."""

    _buffer = _DEAF_BYTES

    def go_on(self, events: int) -> bool:
        """Send what can be, and read nothing."""
        return not events & _GONE and super().go_on(events & select.EPOLLOUT)


class DeafClient(SocketClient):
    """One who opens a socket and then never reads."""

    _buffer = _DEAF_BYTES

    def go_on(self, events: int) -> bool:
        """Send what can be, and read nothing once the socket is open."""
        if not self._is_open:
            return super().go_on(events)
        return not events & _GONE and super().go_on(events & select.EPOLLOUT)


def attack(talk: Callable[[Random], Talk], front: Front, kind: type[Client], each: int) -> Counter[str]:
    """Attack with so many connections of *each* client until it is over; count the answers by status."""
    counted: Counter[str] = Counter()

    def begins(chance: Random) -> Callable[[], Talk]:
        return lambda: talk(chance)

    _ask([kind(front, n, begins(Random(n)), counted) for n in range(CLIENTS * each)], front)
    return counted


def _ask(clients: Iterable[Client], front: Front) -> None:
    """Let all *clients* ask, each over as few connections as it gets."""
    poll = select.epoll()
    asking: dict[int, Client] = {}
    waiting: deque[tuple[float, Client]] = deque()  # until when

    def watch(client: Client) -> None:
        asking[client.connection.fileno()] = client
        poll.register(client.connection, select.EPOLLIN | select.EPOLLOUT | select.EPOLLRDHUP | select.EPOLLET)

    for client in clients:
        watch(client)
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


def hold(front: Front) -> Counter[str]:
    """Hold some connections with half a request each; open another one for each that is closed; count them."""
    counted: Counter[str] = Counter()
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
    return counted


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
