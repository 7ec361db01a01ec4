"""What each client has used of its limits, in windows of a minute.

Counted in memory or, by several processes together, in Redis. An address of IPv6 is counted by three networks that it
is in, the larger of which may have more. While Redis fails, each process counts in its own memory.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, NamedTuple

from limits import RateLimitItemPerMinute
from limits.errors import ConfigurationError
from limits.storage import storage_from_string

from api.client import Bucket, networks, room
from api.errors import LimitError, SettingsError
from api.settings import MEMORY, Settings

_log = logging.getLogger(__name__)
_REDIS: dict[str, Any] = {"implementation": "redispy", "socket_timeout": 0.5, "socket_connect_timeout": 0.5}  # seconds
_AWAY_S = 1.0  # for which a store that failed is not asked again
_AT_ONCE = 16  # questions to Redis, each of which has a connection; the others wait
_WORDS = {Bucket.WORK: "ms of work", Bucket.THINKING: "ms of thinking", Bucket.PLAY: "ms of play"}
# Of a store, a key and the seconds of its window: how much is used, and whether the window begins with that.
_Use = Callable[[Any, str, int], Awaitable[tuple[int, bool]]]
_SWEEP_S = 60.0  # between two removals of counts whose window is over


class Rest(NamedTuple):
    """What a client has left in a bucket; below 0 it has overspent."""

    bucket: Bucket
    limit: int
    left: int
    seconds: int  # until the window is over

    def check(self, needed: int = 0) -> None:
        """Raise ``LimitError`` if less than *needed* is left."""
        if self.left < needed:
            what = _WORDS.get(self.bucket, self.bucket)
            words = f"expected at most {self.limit} {what} a minute; try again in {self.seconds} s"
            raise LimitError(words, self.seconds)


class Buckets:
    """The buckets of all clients."""

    def __init__(self, settings: Settings, store: Any) -> None:
        self._store = store
        self._limits = {
            Bucket.REQUESTS: RateLimitItemPerMinute(settings.requests),
            Bucket.WORK: RateLimitItemPerMinute(settings.work),
            Bucket.THINKING: RateLimitItemPerMinute(settings.thinking),
            Bucket.PLAY: RateLimitItemPerMinute(settings.play),
            Bucket.TIMES: RateLimitItemPerMinute(settings.times),
        }
        self._own = WindowCounter()  # for as long as the store is away
        self._asking = asyncio.Semaphore(_AT_ONCE)
        self._ends = _Ends()
        self.is_away = False  # whether the store failed when it was asked last: then this process counts alone
        self._away_until = 0.0
        self._key = lru_cache(maxsize=1024)(self._key_of)

    async def take(self, bucket: Bucket, client: str, amount: int, most: int | None = None) -> Rest | None:
        """Take *amount* from a *bucket*, whether there is so much or not; return what is left, if that is known.

        *most* is how much the client may have, where that is not what any address may have.
        """

        async def add(store: Any, key: str, expiry: int) -> tuple[int, bool]:
            used: int = await store.incr(key, expiry, amount=amount)
            return used, used == amount

        return await self._rest(bucket, client, add, most)

    async def look(self, bucket: Bucket, client: str, most: int | None = None) -> Rest | None:
        """Return what is left in a *bucket*, if that is known."""

        async def read(store: Any, key: str, _: int) -> tuple[int, bool]:
            used: int = await store.get(key)
            return used, False

        return await self._rest(bucket, client, read, most)

    def limit(self, bucket: Bucket, most: int | None = None) -> int:
        """Return how much one address may have of a *bucket*, or *most* where that is not what any may have."""
        amount: int = self._limits[bucket].amount
        return amount if most is None else most

    async def ask_store(self) -> bool:
        """Ask the store, and return whether it is away."""
        await self.look(Bucket.REQUESTS, "127.0.0.1")
        return self.is_away

    async def close(self) -> None:
        """Close the connections to Redis, which its client would otherwise leave to garbage collection."""
        bridge = getattr(self._store, "bridge", None)
        if bridge is not None:
            await bridge.storage.aclose()

    def _key_of(self, bucket: Bucket, client: str) -> str:
        key: str = self._limits[bucket].key_for(bucket, client)
        return key

    async def _rest(self, bucket: Bucket, client: str, use: _Use, most: int | None) -> Rest | None:
        """Use the counts of all networks that *client* is in; return what is left of the one that has least."""
        async with self._asking:
            if time.monotonic() >= self._away_until:
                try:
                    rest = await self._least(self._store, bucket, client, use, most)
                except Exception as error:  # noqa: BLE001 - whatever its store raises
                    _log.warning("the limits are counted in this process alone: %s", error)
                    self.is_away, self._away_until = True, time.monotonic() + _AWAY_S
                else:
                    self.is_away = False
                    return rest
        return await self._least(self._own, bucket, client, use, most)

    async def _least(self, store: Any, bucket: Bucket, client: str, use: _Use, most: int | None) -> Rest:
        rests = [await self._rest_of(store, bucket, network, use, most) for network in networks(client)]
        return min(rests, key=lambda rest: rest.left)

    async def _rest_of(self, store: Any, bucket: Bucket, network: str, use: _Use, most: int | None) -> Rest:
        key, expiry = self._key(bucket, network), self._limits[bucket].get_expiry()
        used, is_new = await use(store, key, expiry)
        if isinstance(store, WindowCounter):
            seconds = store.seconds_left(key)
        else:
            seconds = await self._ends.seconds_left(store, key, expiry if is_new else None)
        amount = self.limit(bucket, most) * room(network)
        return Rest(bucket, amount, amount - used, max(math.ceil(seconds), 1))


class _Ends:
    """When windows in Redis are over: that is asked once for each, since a question costs as much as a count."""

    def __init__(self) -> None:
        self._ends: dict[str, float] = {}  # by key, on a clock that nobody sets
        self._sweep_at = 0.0

    async def seconds_left(self, store: Any, key: str, expiry: int | None) -> float:
        """Return in how many seconds the window of *key* is over; one that begins now lasts *expiry* seconds."""
        now = time.monotonic()
        if now > self._sweep_at:
            self._ends = {known: end for known, end in self._ends.items() if end > now}
            self._sweep_at = now + _SWEEP_S
        end = self._ends.get(key, now) if expiry is None else now + expiry
        if end <= now:
            end = now + await store.get_expiry(key) - time.time()  # which it has just computed by the same clock
        self._ends[key] = end
        return end - now


class WindowCounter:
    """Counts by key in memory, each forgotten when its window is over, by a clock that nobody sets.

    Its methods are like those of a store of ``limits``. That library's own store in memory starts a task and scans all
    its counts at each request; the cost of this one does not grow with the number of keys.
    """

    def __init__(self) -> None:
        self._counts: dict[str, tuple[int, float]] = {}  # by key: how many, and until when
        self._sweep_at = 0.0

    def __len__(self) -> int:
        return len(self._counts)

    async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Add *amount* to the count of *key*, whose window begins now and lasts *expiry* seconds if it has none."""
        now = time.monotonic()
        if now > self._sweep_at:
            self._counts = {known: (count, end) for known, (count, end) in self._counts.items() if end > now}
            self._sweep_at = now + _SWEEP_S
        count, end = self._counts.get(key, (0, 0.0))
        if end <= now:
            count, end = 0, now + expiry
        self._counts[key] = count + amount, end
        return count + amount

    async def get(self, key: str) -> int:
        """Tell the count of *key*."""
        count, end = self._counts.get(key, (0, 0.0))
        return count if end > time.monotonic() else 0

    def seconds_left(self, key: str) -> float:
        """Tell in how many seconds the window of *key* is over."""
        return max(self._counts[key][1] - time.monotonic(), 0.0) if key in self._counts else 0.0


def store(uri: str) -> Any:
    """Return what counts at *uri*, without connecting to it; raise ``SettingsError`` where nothing can."""
    if uri == MEMORY:
        return WindowCounter()
    try:
        return storage_from_string(f"async+{uri}", **(_REDIS if uri.startswith("redis") else {}))
    except (ConfigurationError, ValueError):
        raise SettingsError(f"expected KROPKI_LIMITS_URL to be {MEMORY} or redis://HOST:PORT") from None
