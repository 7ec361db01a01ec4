"""The headers and methods of every request and answer: HEAD, the limit on bodies, CORS, the security headers.

Plain ASGI, so that nothing is buffered. Knows which addresses are public, and no handler.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

Raw = list[tuple[bytes, bytes]]  # headers as ASGI has them: adding some to every answer must cost next to nothing

PUBLIC = (
    "/kropki",
    "/dots/analyse",
    "/dots/book",
    "/dots/games",
    "/dots/lessons",
    "/dots/lobby",
    "/dots/ratings",
    "/dots/move",
    "/dots/replay",
    "/fonts",
)  # what is at or below these may be read from any site

FRAMED = "/embed"  # what is below this address may be shown within the pages of other sites

POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
_FRAMED_POLICY = (
    "default-src 'self'; base-uri 'none'; connect-src 'none'; form-action 'none'; frame-ancestors *; object-src 'none'"
)
_PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, If-None-Match, X-Invitation, X-Player, X-Request-ID, "
    "X-Seat, X-Secret",
    "Access-Control-Max-Age": "86400",
}


def raw(headers: Mapping[str, str]) -> Raw:
    """Return *headers* as ASGI has them.

    >>> raw({"Vary": "Accept"})
    [(b'vary', b'Accept')]
    """
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]


_EVERYWHERE = raw(
    {
        "Content-Security-Policy": POLICY,
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",  # frame-ancestors, for browsers that do not know it
    }
)
_SHARED = _EVERYWHERE + raw(
    {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": "Content-Location, ETag, Link, RateLimit, RateLimit-Policy, "
        "Retry-After, X-Request-ID",
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
)
_OWN = _EVERYWHERE + raw({"Cross-Origin-Resource-Policy": "same-origin"})
_FRAMEABLE = raw(
    {
        "Access-Control-Allow-Origin": "*",  # a frame in a sandbox has no origin, and its scripts are asked for so
        "Content-Security-Policy": _FRAMED_POLICY,
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }
)
_NAMES = frozenset(name for name, _ in [*_SHARED, *_OWN, *_FRAMEABLE])


class SecurityHeaders:
    """Adds the headers of its address to every answer, and answers a browser's preflight."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on, unless it is a preflight."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = add_headers(message["headers"], scope["path"])
            await send(message)

        app = Response(status_code=204, headers=_PREFLIGHT) if _is_preflight(scope) else self._app
        if scope["path"] == "*" and scope["method"] == "OPTIONS":  # of the server as a whole (RFC 9110, 7.1)
            app = Response(status_code=204)
        return await app(scope, receive, with_headers)


def add_headers(headers: Iterable[tuple[bytes, bytes]], path: str) -> Raw:
    """Return *headers* and those that every answer from *path* has; a header that is set already stays as it is."""
    added = _FRAMEABLE if path.startswith(f"{FRAMED}/") else _SHARED if is_public(path) else _OWN
    there = _NAMES.intersection([name for name, _ in headers])
    return [*headers, *(item for item in added if item[0] not in there)] if there else [*headers, *added]


def is_public(path: str) -> bool:
    """Tell whether the address *path* may be read from any site."""
    return any(path == root or path.startswith(f"{root}/") for root in PUBLIC)


def _is_preflight(scope: Scope) -> bool:
    return (
        scope["method"] == "OPTIONS"
        and is_public(scope["path"])
        and "access-control-request-method" in Headers(scope=scope)
    )


class HeadMethod:
    """Answers HEAD as GET, without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on, as GET if it is HEAD."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            return await self._app(scope, receive, send)

        async def without_body(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        return await self._app({**scope, "method": "GET"}, receive, without_body)


class BodyLimit:
    """Refuses to read more than *limit* bytes of a body, whatever length it declares, and to unpack one.

    Only POST and PUT have one here.

    *larger* are limits of the addresses that begin so.
    """

    def __init__(self, app: ASGIApp, *, limit: int, larger: Mapping[str, int]) -> None:
        self._app = app
        self._limit = limit
        self._larger = larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on; reading raises ``HTTPException`` 413 for too much, and 415 for what is compressed."""
        if scope["type"] != "http" or scope["method"] not in ("POST", "PUT"):
            return await self._app(scope, receive, send)
        coding = Headers(scope=scope).get("content-encoding", "identity").strip().lower()
        most = next((limit for root, limit in self._larger.items() if scope["path"].startswith(root)), self._limit)
        left = most

        async def limited() -> Message:
            nonlocal left
            if coding not in ("", "identity"):
                words = f"expected a body without Content-Encoding, got one in {coding!r:.40}"
                raise HTTPException(415, words, {"Accept-Encoding": "identity"})
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413, f"expected a body of at most {most:,} bytes")
            return message

        return await self._app(scope, limited, send)
