"""How often one address may ask: a bucket each for reads, for what is made on the spot, and for questions.

Counted in memory or, by several processes together, in Redis. A store that fails stops
nobody. The page, its files and the probes are in no bucket.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

from limits import RateLimitItem, RateLimitItemPerMinute
from limits.errors import ConfigurationError
from limits.storage import storage_from_string
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.errors import SettingsError
from api.http import errors
from api.http.counter import WindowCounter
from api.http.headers import raw
from api.settings import MEMORY, Settings

BucketOf = Callable[[Scope], tuple[str | None, int]]  # of a request: its bucket, if any, and how much it takes of it

_log = logging.getLogger(__name__)
_REDIS: dict[str, Any] = {"implementation": "redispy", "socket_timeout": 0.5, "socket_connect_timeout": 0.5}  # seconds
_AWAY = 1.0  # seconds for which a store that failed is not asked again


class RateLimit:
    """Counts each request in the bucket of its address, in *store*; refuses it with 429 when the bucket is empty."""

    def __init__(self, app: ASGIApp, *, settings: Settings, store: Any, bucket_of: BucketOf) -> None:
        self._app = app
        self._bucket_of = bucket_of
        self._limits = {
            "reads": RateLimitItemPerMinute(settings.reads),
            "makes": RateLimitItemPerMinute(settings.makes),
            "questions": RateLimitItemPerMinute(settings.questions),
        }
        self._store = store
        self._away_until = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on, unless its address has asked too often; at the end of all, let the store go."""
        if scope["type"] == "lifespan":
            try:
                return await self._app(scope, receive, send)
            finally:
                await self._close()
        bucket, cost = self._bucket_of(scope) if scope["type"] == "http" else (None, 0)
        if bucket is None:
            return await self._app(scope, receive, send)
        limit = self._limits[bucket]
        within, headers = await self._count(limit, bucket, _client(scope), cost)
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

    async def _close(self) -> None:
        """Close the connections to Redis, which its client would else leave to the garbage."""
        bridge = getattr(self._store, "bridge", None)
        if bridge is not None:
            await bridge.storage.aclose()

    async def _count(self, limit: RateLimitItem, bucket: str, client: str, cost: int) -> tuple[bool, dict[str, str]]:
        if time.monotonic() < self._away_until:
            return True, {}
        try:
            key = limit.key_for(bucket, client)
            count = await self._store.incr(key, limit.get_expiry(), amount=cost)
            reset = await self._store.get_expiry(key)
        except Exception as error:  # noqa: BLE001 - whatever its store raises
            _log.warning("requests are not counted: %s", error)
            self._away_until = time.monotonic() + _AWAY
            return True, {}
        left, seconds = max(limit.amount - count, 0), max(math.ceil(reset - time.time()), 1)
        policy = f'"{bucket}";q={limit.amount};w={limit.get_expiry()}'
        return count <= limit.amount, {"RateLimit-Policy": policy, "RateLimit": f'"{bucket}";r={left};t={seconds}'}


def store(uri: str) -> Any:
    """Give what counts at *uri*, before anything is asked of it; raise ``SettingsError`` where nothing can."""
    if uri == MEMORY:
        return WindowCounter()
    try:
        return storage_from_string(f"async+{uri}", **(_REDIS if uri.startswith("redis") else {}))
    except (ConfigurationError, ValueError):
        raise SettingsError(f"expected KROPKI_LIMITS_URL to be {MEMORY} or redis://HOST:PORT") from None


def _client(scope: Scope) -> str:
    """Give the address that is counted: of IPv6 the network, since one client has that many."""
    client: Any = scope.get("client")
    return _counted(client[0]) if client else ""


@lru_cache(maxsize=1024)
def _counted(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    return str(IPv6Address(int(address) >> 64 << 64)) if address.version == 6 else host
