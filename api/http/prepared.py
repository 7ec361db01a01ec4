"""Answers that many requests get: hashed and compressed once, so that each of them costs next to nothing."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from threading import Lock

import brotli
from starlette.requests import Request
from starlette.responses import Response

from kropki.api.http import etag
from kropki.api.http.weights import codings

COMPRESSED_BYTES = 1000  # a smaller answer is not worth compressing, where that is done for each
COMPRESSION = 5  # of nine; more takes longer than it saves, there
_COMPRESSION_ONCE = 9
_HARDEST_BYTES = 300_000  # of a file: with more, the best of Brotli takes a second, and is hardly better
INCOMPRESSIBLE = ("font/woff2", "image/png")  # of what is sent; each answer is compared with all of them


@dataclass(frozen=True, slots=True)
class Prepared:
    """A content of one media type, with its tag; and compressed, where that is worth it."""

    content: bytes
    media_type: str
    tag: str
    packed: Mapping[str, bytes]  # by the name of each coding, where that is worth it

    def answer(self, request: Request, cache_control: str, status: int = 200, vary: str = "") -> Response:
        """Return it, compressed as the client likes best; or 304 without it if ``If-None-Match`` names its tag.

        *vary* names the headers by which it was chosen; that of the coding is added by ``Compression``. With another
        *status* it is always whole: a condition says what to do where all is well.
        """
        headers = {"Cache-Control": cache_control} | ({"Vary": vary} if vary else {})
        if status == 200:
            headers["ETag"] = self.tag
            if etag.has(request, self.tag):
                return Response(status_code=304, headers=headers)
        liked = codings(request.headers.get("accept-encoding", "")) if self.packed else {}
        coding = next((name for name in liked if name in self.packed), "")
        if coding:
            headers["Content-Encoding"] = coding
        return Response(self.packed.get(coding, self.content), status, headers, self.media_type)


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
    return len(made.content) + sum(map(len, made.packed.values()))


def prepare(content: bytes, media_type: str, compression: int = _COMPRESSION_ONCE) -> Prepared:
    """Hash and compress *content*."""
    is_hardest = compression == _COMPRESSION_ONCE and len(content) <= _HARDEST_BYTES
    made = (
        {}
        if media_type in INCOMPRESSIBLE
        else {
            "br": brotli.compress(content, quality=11 if is_hardest else COMPRESSION),
            "gzip": gzip.compress(content, compression, mtime=0),
        }
    )
    packed = {coding: each for coding, each in made.items() if len(each) < len(content)}
    return Prepared(content, media_type, etag.tag_of(content), packed)
