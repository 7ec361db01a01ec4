"""Processes of the service tell each other through Redis which game has changed, and who is present in it.

What is told is only that there is something new: the database has it. So a message that is lost
costs a moment, and nothing else; while Redis is away, each process looks for itself.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from api.games.hub import Hub

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "kropki:dots:games"
_AGAIN_S = 1.0  # after which Redis is tried again
_QUEUE = 1000  # messages that wait to be sent
_HELLO_S = 10.0  # between two signs of life
_SILENT = 3  # of those that may be missing before whoever was present there counts as gone

_log = logging.getLogger(__name__)


def address(limits_url: str) -> str | None:
    """Return the address of a Redis that client understands, of the one for limits; ``None`` where there is none.

    >>> address("redis+unix:///run/redis.sock"), address("redis://localhost:6379"), address("memory://")
    ('unix:///run/redis.sock', 'redis://localhost:6379', None)
    """
    if limits_url.startswith("redis+unix://"):
        return limits_url.removeprefix("redis+")
    return limits_url if limits_url.startswith(("redis://", "rediss://")) else None


class RedisExchange:
    """Tells the processes at the Redis at *url* what happens here, and *hub* what happens there."""

    def __init__(self, url: str, hub: Hub) -> None:
        self._url = url
        self._hub = hub
        self._me = secrets.token_hex(8)
        self._waiting: asyncio.Queue[str] = asyncio.Queue(_QUEUE)
        self._heard_of: dict[str, float] = {}  # other processes, and when
        self.is_there = False

    def tell(self, message: Mapping[str, Any]) -> None:
        """Tell all others; while Redis is away, nobody."""
        if self.is_there and not self._waiting.full():
            self._waiting.put_nowait(json.dumps({"from": self._me, **message}))

    async def run(self) -> None:
        """Exchange messages for ever, and begin anew wherever that fails."""
        from redis.asyncio import Redis  # noqa: PLC0415 - dear to import, and most services have none
        from redis.exceptions import RedisError  # noqa: PLC0415

        while True:
            try:
                async with Redis.from_url(self._url, socket_connect_timeout=_AGAIN_S) as redis:
                    await self._exchange(redis)
            except (RedisError, OSError, ValueError) as error:
                _log.warning("Redis does not pass on the events of games: %s", error)
            finally:
                self.is_there = False
            self._hub.gone()
            await asyncio.sleep(_AGAIN_S)

    async def _exchange(self, redis: Redis) -> None:
        async with redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self.is_there = True
            self._hub.found()
            both = [asyncio.create_task(self._send(redis)), asyncio.create_task(self._receive(channel))]
            try:
                ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                for task in ended:
                    task.result()
            finally:
                for task in both:
                    task.cancel()
                await asyncio.gather(*both, return_exceptions=True)

    async def _send(self, redis: Redis) -> None:
        while True:
            try:
                message = await asyncio.wait_for(self._waiting.get(), _HELLO_S)
            except TimeoutError:
                message = json.dumps({"from": self._me})
            await redis.publish(CHANNEL, message)

    async def _receive(self, channel: Any) -> None:
        loop = asyncio.get_running_loop()
        while True:
            message = await channel.get_message(ignore_subscribe_messages=True, timeout=_HELLO_S)
            now = loop.time()
            if message is not None:
                self._take(message["data"], now)
            for other in [other for other, at in self._heard_of.items() if now > at + _SILENT * _HELLO_S]:
                del self._heard_of[other]
                self._hub.gone(other)

    def _take(self, data: bytes, now: float) -> None:
        try:
            message = json.loads(data)
            sender = str(message["from"])
        except (ValueError, KeyError, TypeError):
            return  # of somebody else
        if sender != self._me:
            self._heard_of[sender] = now
            if "game" in message:
                self._hub.heard(sender, message)
