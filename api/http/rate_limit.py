"""The limits of each client: a bucket each for reads, for puzzles made on the spot, for questions, for times sent.

What a request takes of which bucket is declared by its route (``costs``); this layer finds the
route, counts, and hands the route to the router. Counted in memory or, by several processes
together, in Redis. While the store fails, nothing is counted and nobody is refused. Only public
addresses are counted: not the page, its files and the probes.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from limits import RateLimitItem, RateLimitItemPerMinute
from limits.errors import ConfigurationError
from limits.storage import storage_from_string
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.errors import SettingsError
from api.http import errors
from api.http.addresses import counted
from api.http.headers import is_public, raw
from api.settings import MEMORY, Settings

F = TypeVar("F", bound=Callable[..., Any])

_log = logging.getLogger(__name__)
_REDIS: dict[str, Any] = {"implementation": "redispy", "socket_timeout": 0.5, "socket_connect_timeout": 0.5}  # seconds
_AWAY_S = 1.0  # for which a store that failed is not asked again
_SWEEP_S = 60.0  # between two removals of counts whose window is over
_FOUND = "kropki.route"  # where a scope keeps the route that was found, and what that adds to the scope


class Cost(Protocol):
    """What requests to a route take."""

    def of(self, scope: Scope) -> tuple[str, int]:
        """Return the bucket that the request with this *scope* counts in, and the amount that it takes."""


Unknown = tuple[str, str, Cost]  # a method, the beginning of an address: ("GET", "/kropki", READ)


def costs(cost: Cost) -> Callable[[F], F]:
    """Declare what requests to the decorated handler take."""

    def declare(handler: F) -> F:
        handler.cost = cost  # type: ignore[attr-defined] # functions have attributes
        return handler

    return declare


class FoundRoute(BaseRoute):
    """The first route of a router behind ``RateLimit``: the one that this found, so that none is matched twice."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Return what the route that was found adds to *scope*."""
        return (Match.FULL, scope[_FOUND][1]) if _FOUND in scope else (Match.NONE, {})

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the route that was found answer."""
        await scope[_FOUND][0].handle(scope, receive, send)


class RateLimit:
    """Counts each request in a bucket of its client, in *store*; refuses it with 429 when the bucket is empty.

    *routes* are those that may be asked for; *unknown* tells what other requests take, by method and beginning.
    """

    def __init__(
        self, app: ASGIApp, *, settings: Settings, store: Any, routes: Iterable[BaseRoute], unknown: Iterable[Unknown]
    ) -> None:
        self._app = app
        self._routes: list[tuple[BaseRoute, Cost]] = [
            (route, cost) for route in routes if (cost := getattr(getattr(route, "endpoint", None), "cost", None))
        ]
        self._unknown = tuple(unknown)
        self._limits = {
            "reads": RateLimitItemPerMinute(settings.reads),
            "makes": RateLimitItemPerMinute(settings.makes),
            "questions": RateLimitItemPerMinute(settings.questions),
            "times": RateLimitItemPerMinute(settings.times),
        }
        self._store = store
        self._away_until = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on, unless its client has used up the bucket; close the store when the service ends."""
        if scope["type"] == "lifespan":
            try:
                return await self._app(scope, receive, send)
            finally:
                await self._close()
        if scope["type"] != "http" or scope["method"] == "OPTIONS" or not is_public(scope["path"]):
            return await self._app(scope, receive, send)
        bucket, amount = self._find(scope).of(scope)
        limit = self._limits[bucket]
        within, headers = await self._count(limit, bucket, _client(scope), amount)
        marks = raw(headers)

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *marks]
            await send(message)

        if within:
            return await self._app(scope, receive, marked)
        seconds = headers["RateLimit"].rpartition("=")[2]
        words = f"expected at most {limit.amount} {bucket} a minute; try again in {seconds} s"
        refusal = errors.problem(errors.STATUSES[429], words, headers={"Retry-After": seconds})
        return await refusal(scope, receive, marked)

    def _find(self, scope: Scope) -> Cost:
        """Return what the route of a request declares, and keep the route in *scope* for ``FoundRoute``.

        HEAD is answered as GET; what is neither GET nor POST is refused, and counts as GET.
        """
        method = "POST" if scope["method"] == "POST" else "GET"
        asked = scope if scope["method"] == method else {**scope, "method": method}
        for route, cost in self._routes:
            match, found = route.matches(asked)
            if match is Match.FULL:
                if scope["method"] in (method, "HEAD"):
                    scope[_FOUND] = route, found
                return cost
        return next(cost for its, start, cost in self._unknown if its == method and scope["path"].startswith(start))

    async def _close(self) -> None:
        """Close the connections to Redis, which its client would otherwise leave to garbage collection."""
        bridge = getattr(self._store, "bridge", None)
        if bridge is not None:
            await bridge.storage.aclose()

    async def _count(self, limit: RateLimitItem, bucket: str, client: str, amount: int) -> tuple[bool, dict[str, str]]:
        if time.monotonic() < self._away_until:
            return True, {}
        try:
            key = limit.key_for(bucket, client)
            count = await self._store.incr(key, limit.get_expiry(), amount=amount)
            reset = await self._store.get_expiry(key)
        except Exception as error:  # noqa: BLE001 - whatever its store raises
            _log.warning("requests are not counted: %s", error)
            self._away_until = time.monotonic() + _AWAY_S
            return True, {}
        left, seconds = max(limit.amount - count, 0), max(math.ceil(reset - time.time()), 1)
        policy = f'"{bucket}";q={limit.amount};w={limit.get_expiry()}'
        return count <= limit.amount, {"RateLimit-Policy": policy, "RateLimit": f'"{bucket}";r={left};t={seconds}'}


class WindowCounter:
    """Counts by key in memory, each forgotten when its window is over; its methods are those of a store of ``limits``.

    That library's own store in memory starts a task and scans all its counts at each request; the
    cost of this one does not grow with the number of keys.
    """

    def __init__(self) -> None:
        self._counts: dict[str, tuple[int, float]] = {}  # how many, and until when: {"LIMITS/reads/...": (7, 1.8e9)}
        self._sweep_at = 0.0

    def __len__(self) -> int:
        return len(self._counts)

    async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Add *amount* to the count of *key*, whose window begins now and lasts *expiry* seconds if it has none."""
        now = time.time()
        if now > self._sweep_at:
            self._counts = {known: (count, end) for known, (count, end) in self._counts.items() if end > now}
            self._sweep_at = now + _SWEEP_S
        count, end = self._counts.get(key, (0, 0.0))
        if end <= now:
            count, end = 0, now + expiry
        self._counts[key] = count + amount, end
        return count + amount

    async def get_expiry(self, key: str) -> float:
        """Tell when the window of *key* is over."""
        return self._counts[key][1] if key in self._counts else time.time()


def store(uri: str) -> Any:
    """Return what counts at *uri*, without connecting to it; raise ``SettingsError`` where nothing can."""
    if uri == MEMORY:
        return WindowCounter()
    try:
        return storage_from_string(f"async+{uri}", **(_REDIS if uri.startswith("redis") else {}))
    except (ConfigurationError, ValueError):
        raise SettingsError(f"expected KROPKI_LIMITS_URL to be {MEMORY} or redis://HOST:PORT") from None


def _client(scope: Scope) -> str:
    """Return what the client's address is counted as."""
    client: Any = scope.get("client")
    return counted(client[0]) if client else ""
