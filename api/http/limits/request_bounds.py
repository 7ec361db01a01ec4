"""Bounds of a request's first lines, before anything parses them: its target, its headers, its host; and of chunks.

To parse 60 KB of a target takes long enough to hold up everybody else. So does a body in chunks of a byte: it is read
in pieces, so that others come between.
"""

from __future__ import annotations

import re
from typing import Any

import h11

from api.http import errors
from api.http.errors import ProblemType

TARGET_BYTES = 4096  # of the address with its query
HOST_BYTES = 253  # the longest name there can be
_HEAD_BYTES = 16 * 1024  # of all first lines together
_LINES = 100
_PIECE = 16  # parts of a body that are parsed at a time, in about 0.2 ms: most bodies have fewer
_CHUNKS = 512  # of a body: the longest one that is taken has 128 bytes in each
_OVERHEAD_BYTES = 32 * 1024  # of a body beside what is in its chunks: their lengths, and extensions that nobody reads
_SHORT = 2048  # bytes that are within all of these bounds but that of the lines
_END = re.compile(rb"\n\r?\n")

Fault = tuple[ProblemType, str]  # with what is wrong, in words


class BoundedConnection(h11.Connection):
    """A server's side of HTTP that refuses what is too long; *fault* has why.

    Of a body it gives a piece at a time. *is_cut* says that there is more of it, for ``go_on``.
    """

    fault: Fault | None = None
    is_cut = False

    def __init__(self) -> None:
        super().__init__(h11.SERVER, _HEAD_BYTES)
        self._chunks = 0  # of the request so far
        self._received = self._begun = self._content = 0  # bytes: of all, where the body began, and of what is in it
        self._left = _PIECE  # parts of the body in this piece

    def receive_data(self, data: bytes) -> None:
        """Take what has come."""
        self._received += len(data)
        super().receive_data(data)

    def go_on(self) -> None:
        """Begin the next piece."""
        self._left, self.is_cut = _PIECE, False

    def next_event(self) -> Any:
        """Return what comes next, as its base class does; what is too long is no HTTP."""
        if self.their_state is not h11.IDLE:
            self.is_cut = self._left == 0
            return h11.NEED_DATA if self.is_cut else self._next_of_body()
        begun = self.trailing_data[0]
        self._check(fault_of(begun))
        self._check(_bare_of(begun))
        event = super().next_event()
        self._chunks = self._content = 0
        self._begun = self._consumed
        if type(event) is h11.Request and _has_two_lengths(event):
            self._check((errors.MALFORMED, "expected Content-Length or Transfer-Encoding, not both"))
        if len(begun) > HOST_BYTES and type(event) is h11.Request and _has_long_host(event):
            self._check((errors.MALFORMED, f"expected a host of at most {HOST_BYTES} bytes"))
        return event

    def _next_of_body(self) -> Any:
        """Return the next event of a body; what ends it is held to the same lines as what begins it."""
        begun = bytes(self._receive_buffer._data[:_SHORT])  # noqa: SLF001 - a copy of all would be one for each chunk
        consumed = self._consumed
        event = super().next_event()
        if type(event) is h11.EndOfMessage:
            ending = self._consumed - consumed
            if ending > _SHORT:
                self._check((errors.MALFORMED, f"expected at most {_SHORT:,} bytes after the last chunk of a body"))
            self._check(_bare_in(begun[:ending]))
        return self._in_few_chunks(event)

    def _in_few_chunks(self, event: Any) -> Any:
        """Return an *event* of a body; too many chunks are no HTTP."""
        if type(event) is h11.Data:
            self._left -= 1
            self._chunks += event.chunk_end
            self._content += len(event.data)
        if self._chunks > _CHUNKS:
            self._check((errors.MALFORMED, f"expected a body of at most {_CHUNKS} chunks"))
        if self._consumed - self._begun - self._content > _OVERHEAD_BYTES:
            self._check((errors.MALFORMED, f"expected at most {_OVERHEAD_BYTES:,} bytes between the chunks of a body"))
        return event

    @property
    def _consumed(self) -> int:
        """How many of the bytes that have come were parsed."""
        return self._received - len(self._receive_buffer)

    def _check(self, fault: Fault | None) -> None:
        if fault:
            self.fault = fault
            raise h11.RemoteProtocolError(fault[1])


def fault_of(begun: bytes) -> Fault | None:
    r"""Return what is too long of a request that has *begun* so, if anything is.

    >>> fault_of(b"GET / HTTP/1.1\r\n") is None, fault_of(b"GET /" + b"a" * 9999)[0].status
    (True, 414)
    """
    if len(begun) <= _SHORT and begun.count(b"\n") <= _LINES:
        return None
    begun = begun.lstrip(b"\r\n")
    end = _END.search(begun)
    head = begun[: end.start()] if end else begun
    target = head.partition(b"\n")[0].split(b" ", 2)[1:2]
    if target and len(target[0]) > TARGET_BYTES:
        return errors.STATUSES[414], f"expected an address of at most {TARGET_BYTES:,} bytes, with its query"
    if len(head) > _HEAD_BYTES or head.count(b"\n") > _LINES:
        return errors.STATUSES[431], f"expected at most {_LINES} lines of headers, {_HEAD_BYTES:,} bytes of them"
    return None


def _bare_of(begun: bytes) -> Fault | None:
    r"""Return what is wrong if a line of the head of a request ends with a bare line feed.

    Another server in front may take it for a part of the line, and so see another request than this one.

    >>> _bare_of(b"GET / HTTP/1.1\r\nHost: a\r\n\r\nbody\n") is None, _bare_of(b"GET / HTTP/1.1\nHost: a\n\n")[0].status
    (True, 400)
    """
    return _bare_in(begun.partition(b"\r\n\r\n")[0])


def _bare_in(lines: bytes) -> Fault | None:
    if lines.count(b"\n") == lines.count(b"\r\n"):
        return None
    return errors.MALFORMED, "expected lines that end with a carriage return and a line feed"


def _has_two_lengths(request: h11.Request) -> bool:
    return {b"content-length", b"transfer-encoding"} <= {name for name, _ in request.headers}


def _has_long_host(request: h11.Request) -> bool:
    return any(name == b"host" and len(value) > HOST_BYTES for name, value in request.headers)
