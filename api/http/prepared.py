"""Answers that many requests get: hashed and compressed once, so that each of them costs next to nothing."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock

from starlette.requests import Request
from starlette.responses import Response

from api.http import etag
from api.http.weights import takes_gzip

COMPRESSED_BYTES = 1000  # a smaller answer is not worth compressing, where that is done for each
COMPRESSION = 5  # of nine; more takes longer than it saves, there
_COMPRESSION_ONCE = 9
_GZIP = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
INCOMPRESSIBLE = ("font/woff2", "image/png")  # of what is sent; each answer is compared with all of them


@dataclass(frozen=True, slots=True)
class Prepared:
    """A content of one media type, with its tag; and compressed, where that is worth it."""

    content: bytes
    media_type: str
    tag: str
    compressed: bytes | None

    def answer(self, request: Request, cache_control: str, status: int = 200) -> Response:
        """Return it, compressed for a client that takes that; or 304 without it if ``If-None-Match`` names its tag.

        With another *status* it is always whole: a condition says what to do where all is well.
        """
        is_packed = self.compressed is not None and takes_gzip(request.headers.get("accept-encoding", ""))
        if status != 200:
            headers = {"Cache-Control": cache_control} | (_GZIP if is_packed else {})
            content = self.compressed if is_packed else self.content
            return Response(content, status_code=status, media_type=self.media_type, headers=headers)
        if self.compressed is None or not is_packed:
            return etag.tagged(request, self.content, self.tag, media_type=self.media_type, cache_control=cache_control)
        made = etag.tagged(request, self.compressed, self.tag, media_type=self.media_type, cache_control=cache_control)
        if made.status_code == 200:
            made.headers.update(_GZIP)
        return made


class Kept:
    """What was prepared, by what it is: *most* bytes of it, those asked for last; safe for threads."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._there: OrderedDict[Hashable, Prepared] = OrderedDict()
        self._lock = Lock()

    def find(self, what: Hashable) -> Prepared | None:
        """Return what is kept; ``None`` where it must be made."""
        with self._lock:
            if what in self._there:
                self._there.move_to_end(what)
            return self._there.get(what)

    def make(self, what: Hashable, media_type: str, write: Callable[[], bytes]) -> Prepared:
        """Return what is kept, or has been made since it was asked for; else write, prepare and keep it."""
        if found := self.find(what):
            return found
        made = prepare(write(), media_type, COMPRESSION)
        with self._lock:
            if what not in self._there:
                self._there[what] = made
                self._bytes += _size(made)
            while self._bytes > self._most:
                self._bytes -= _size(self._there.popitem(last=False)[1])
        return made


def _size(made: Prepared) -> int:
    return len(made.content) + len(made.compressed or b"")


def prepare(content: bytes, media_type: str, compression: int = _COMPRESSION_ONCE) -> Prepared:
    """Hash and compress *content*."""
    compressed = gzip.compress(content, compression, mtime=0)
    is_worth_it = len(compressed) < len(content) and media_type not in INCOMPRESSIBLE
    return Prepared(content, media_type, etag.tag_of(content), compressed if is_worth_it else None)
