"""Clients that say what they are told, byte by byte, and go as they are told; and what they were answered.

Knows sockets and what a status line looks like, and nothing of what is asked.
"""

from __future__ import annotations

import asyncio
import re
import socket
import struct
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress

from lab.soak.malformed import Ending, Exchange

_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3}) ")
_AT_ONCE = struct.pack("ii", 1, 0)  # linger for no time: a reset
NO_ANSWER = 0


async def converse(host: str, port: int, exchange: Exchange, silence_s: float) -> list[int]:
    """Hold *exchange* with the server; give the statuses of its answers. Silence of *silence_s* seconds ends it."""
    transport, heard = await asyncio.get_running_loop().create_connection(lambda: _Heard(silence_s), host, port)
    try:
        for piece in exchange.sent:
            if not transport.is_closing():  # the server need not hear it all
                transport.write(piece)
                await asyncio.sleep(0)
        if exchange.ending is Ending.HALF:
            with suppress(OSError):  # it has closed already
                transport.write_eof()
        if exchange.ending is Ending.RESET:
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        listens = exchange.ending in (Ending.WAIT, Ending.HALF)
        return [int(status) for status in _STATUS.findall(await heard.all() if listens else b"")]
    finally:
        transport.abort()


class _Heard(asyncio.Protocol):
    """What the server says, until it ends or is silent for *silence_s* seconds."""

    def __init__(self, silence_s: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._bytes = bytearray()
        self._silence_s = silence_s
        self._last = self._loop.time()
        self._is_over = self._loop.create_future()

    async def all(self) -> bytes:
        """Return it once it is over."""
        while not self._is_over.done() and (left := self._last + self._silence_s - self._loop.time()) > 0:
            await asyncio.wait([self._is_over], timeout=left)
        return bytes(self._bytes)

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        self._last = self._loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        if not self._is_over.done():
            self._is_over.set_result(None)


async def hold(
    host: str, port: int, some: Iterable[Exchange], *, at_once: int, silence_s: float
) -> Counter[tuple[str, int]]:
    """Hold *some* exchanges, so many *at once*; count the statuses by kind, and those without one as ``NO_ANSWER``."""
    counted: Counter[tuple[str, int]] = Counter()
    waiting = iter(some)

    async def client() -> None:
        for exchange in waiting:
            statuses = await converse(host, port, exchange, silence_s)
            counted.update((exchange.kind, status) for status in statuses or [NO_ANSWER])

    await asyncio.gather(*(client() for _ in range(at_once)))
    return counted
