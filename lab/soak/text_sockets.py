"""A WebSocket for a load: text in short frames, and no more of the protocol than our service needs.

So that hundreds of them cost a fraction of what they measure. Frames are masked, as they have to be, with zeros.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Iterator, Mapping

_TEXT, _PING, _PONG = 0x1, 0x9, 0xA
_LAST = 0x80  # the part of a message that has no further ones
_MASKED = 0x80
_SHORT, _MIDDLE = 125, 126  # lengths up to the first are themselves; with the second 2 bytes have it, beyond that 8
_ZEROS = bytes(4)  # as a mask


def handshake(host: str, path: str, headers: Mapping[str, str]) -> bytes:
    """Return the request that opens a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    own = {"Host": host, "Upgrade": "websocket", "Connection": "Upgrade"}
    lines = {**own, "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key, **headers}
    asked = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET {path} HTTP/1.1\r\n{asked}\r\n".encode()


def text(content: str) -> bytes:
    """Return the frame of a text of up to 64 KB."""
    return _frame(_TEXT, content.encode())


def _frame(kind: int, content: bytes) -> bytes:
    length = len(content)
    size = bytes([_MASKED | length]) if length <= _SHORT else bytes([_MASKED | _MIDDLE]) + length.to_bytes(2, "big")
    return bytes([_LAST | kind]) + size + _ZEROS + content


class BrokenSocketError(Exception):
    """A socket that is not open, or says what it should not."""


class TextSocket(asyncio.Protocol):
    """One socket, which takes each text in ``heard``."""

    def __init__(self) -> None:
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._received = bytearray()
        self._transport: asyncio.Transport | None = None

    def heard(self, text: bytes) -> None:
        """Take what has come."""

    def lost(self, why: str) -> None:
        """Take note that nothing more will come."""

    async def open(self, port: int, path: str, headers: Mapping[str, str]) -> None:
        """Open it at this machine's *port*; raise ``BrokenSocketError`` where it is refused."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        assert self._transport is not None  # noqa: S101 - it is connected
        self._transport.write(handshake(f"127.0.0.1:{port}", path, headers))
        await self._opened

    def say(self, text: str) -> None:
        """Send a text."""
        self._send(_TEXT, text.encode())

    def close(self) -> None:
        """Close it."""
        if self._transport:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - TCP
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._end(f"a connection that is lost: {exc}")

    def data_received(self, data: bytes) -> None:
        """Take the answer to the request, then frames."""
        self._received += data
        if not self._opened.done():
            head, end, rest = bytes(self._received).partition(b"\r\n\r\n")
            if not end:
                return None
            if b" 101 " not in head.split(b"\r\n")[0]:
                return self._end(f"no socket, but {head[:100]!r}")
            self._received[:] = rest
            self._opened.set_result(None)
        for kind, content in self._frames():
            if kind == _LAST | _TEXT:
                self.heard(content)
            elif kind == _LAST | _PING:
                self._send(_PONG, content)
            else:
                return self._end(f"a frame {kind:#x} {content[:100]!r}")
        return None

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """Take the frames that are there whole."""
        received = self._received
        while len(received) >= 2:
            length, begin = received[1], 2
            if length > _SHORT:
                begin = 4 if length == _MIDDLE else 10
                if len(received) < begin:
                    return
                length = int.from_bytes(received[2:begin], "big")
            if len(received) < begin + length:
                return
            kind, content = received[0], bytes(received[begin : begin + length])
            del received[: begin + length]
            yield kind, content

    def _send(self, kind: int, content: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            raise BrokenSocketError("a socket that is closed")
        self._transport.write(_frame(kind, content))

    def _end(self, why: str) -> None:
        if not self._opened.done():
            self._opened.set_exception(BrokenSocketError(why))
        self.lost(why)
        self.close()
