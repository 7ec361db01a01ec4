"""WebSockets: how many may be open, in all and of one address, which pages may open one, and how one is refused.

A refusal is the answer to the HTTP request that asks for the socket: a problem, as everywhere.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from kropki.api.client import networks, room
from kropki.api.errors import BusyError, LimitError
from kropki.api.http import errors
from kropki.api.http.addresses import client_of
from kropki.api.http.headers import add_headers
from kropki.api.settings import EVERYBODY, SAME, Settings
from kropki.api.tally import Tally
from kropki.generator.errors import KropkiError

_AGAIN_S = 10  # after which one socket too many may be tried again
_PORTS = {"http": 80, "https": 443}


class SocketLimit:
    """Lets so many WebSockets be open at once, in all and of one address, for scripts of pages that may."""

    def __init__(self, app: ASGIApp, *, settings: Settings) -> None:
        self._app = app
        self._most = settings.sockets
        self._most_each = settings.peer_sockets
        self._open = 0
        self._open_of = Tally()  # by network
        self._origins = frozenset(origin.strip().lower() for origin in settings.origins.split(","))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one socket on, unless there are too many; every other request as it is."""
        if scope["type"] != "websocket":
            return await self._app(scope, receive, send)
        own = networks(client_of(scope))
        refusal = self._refusal(scope, own)
        if refusal is not None:
            return await refuse(refusal, scope, receive, send)
        self._open += 1
        self._open_of.update(own)
        try:
            await self._app(scope, receive, send)
        finally:
            self._open -= 1
            for network in own:
                self._open_of.less(network)

    def _refusal(self, scope: Scope, own: tuple[str, ...]) -> KropkiError | Response | None:
        if not self._may_open(Headers(scope=scope)):
            return errors.problem(errors.STATUSES[403], "expected a page of this server, or none, as the Origin")
        if any(self._open_of[network] >= self._most_each * room(network) for network in own):
            return LimitError(f"expected at most {self._most_each} sockets of one address", _AGAIN_S)
        if self._open >= self._most:
            return BusyError("too many sockets are open; try again in a moment")
        return None

    def _may_open(self, headers: Headers) -> bool:
        """Tell whether the page that asks may: one of this service, or of another that is named; no page always may."""
        origin = headers.get("origin")
        if origin is None or EVERYBODY in self._origins or origin.lower() in self._origins:
            return True
        return SAME in self._origins and is_same(origin, headers.get("host", ""))


def is_same(origin: str, host: str) -> bool:
    """Tell whether *origin* is at *host*; a port that the scheme implies may be left out.

    >>> is_same("https://kropki.example", "kropki.example:443"), is_same("null", "kropki.example")
    (True, False)
    >>> is_same("http://a.example:8000", "a.example:8001"), is_same("http://[", "[")
    (False, False)
    """
    try:
        parts, other = urlsplit(origin), urlsplit(f"//{host}")
        ports = (parts.port, other.port)
    except ValueError:
        return False
    if parts.scheme not in _PORTS or not parts.hostname or parts.hostname != other.hostname:
        return False
    usual = _PORTS[parts.scheme]
    return (ports[0] or usual) == (ports[1] or usual)


async def refuse(refusal: KropkiError | Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer the request for a socket with a problem."""
    answer = refusal if isinstance(refusal, Response) else errors.render(refusal)
    answer.raw_headers = add_headers(answer.raw_headers, scope["path"])
    await answer(scope, receive, send)
