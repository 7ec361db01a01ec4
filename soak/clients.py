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

from soak.hostile import Ending, Exchange

_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3}) ")
_AT_ONCE = struct.pack("ii", 1, 0)  # linger for no time: a reset
NO_ANSWER = 0


async def converse(host: str, port: int, exchange: Exchange, silence_s: float) -> list[int]:
    """Hold *exchange* with the server; give the statuses of its answers. Silence of *silence_s* seconds ends it."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        with suppress(ConnectionError):  # the server need not hear it all
            for piece in exchange.sent:
                writer.write(piece)
                await asyncio.wait_for(writer.drain(), silence_s)
            if exchange.ending is Ending.HALF:
                with suppress(OSError):  # it has closed already
                    writer.write_eof()
        if exchange.ending is Ending.RESET:
            _socket(writer).setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        listens = exchange.ending in (Ending.WAIT, Ending.HALF)
        return [int(status) for status in _STATUS.findall(await _heard(reader, silence_s) if listens else b"")]
    except TimeoutError:
        return []
    finally:
        writer.transport.abort()


async def _heard(reader: asyncio.StreamReader, silence_s: float) -> bytes:
    heard = bytearray()
    with suppress(TimeoutError, ConnectionError):
        while piece := await asyncio.wait_for(reader.read(65536), silence_s):
            heard += piece
    return bytes(heard)


def _socket(writer: asyncio.StreamWriter) -> socket.socket:
    found: socket.socket = writer.get_extra_info("socket")
    return found


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
