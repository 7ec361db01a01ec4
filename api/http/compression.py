"""Answers compressed for clients that take that: Starlette's layer, told by what it is to know it."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Message, Receive, Scope, Send

from kropki.api.http.weights import codings


class Compression(GZipMiddleware):
    """Compresses answers that come without; reads ``Accept-Encoding`` by its weights, and says what varies by it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on, with the codings that its client takes."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def varied(message: Message) -> None:
            if message["type"] == "http.response.start":
                _vary(MutableHeaders(scope=message))
            await send(message)

        scope["headers"] = _taken(scope)  # in place: the layers above read what routing adds
        return await super().__call__(scope, receive, varied)


def _taken(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the headers of a request, whose ``Accept-Encoding`` names only what the client takes, in small letters."""
    accepted = codings(",".join(Headers(scope=scope).getlist("accept-encoding")))
    taken = ", ".join(f"{name};q={weight:g}" for name, weight in accepted.items()) or "identity"
    return [
        *((name, value) for name, value in scope["headers"] if name != b"accept-encoding"),
        (b"accept-encoding", taken.encode()),
    ]


def _vary(headers: MutableHeaders) -> None:
    """Name the coding in ``Vary`` where it was chosen, or a cache may keep an answer: a 304 has that of its 200."""
    if "etag" in headers or "content-encoding" in headers:
        named = [name.strip() for name in ",".join(headers.getlist("vary")).split(",") if name.strip()]
        headers["vary"] = ", ".join(dict.fromkeys([*named, "Accept-Encoding"]))
