"""What goes wrong around a service: each fault lasts for some seconds, and is undone.

Knows what can be done to the world, and not how the service takes it.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from lab.soak.gate import Gate
from lab.soak.raw_requests import request
from lab.soak.service import World

_SLOW = 40  # clients that are slow at once
_UNREAD = request("GET", "/openapi.json", {"Connection": "keep-alive"}) * 200


@dataclass(frozen=True, slots=True)
class Fault:
    """A name, and what makes it *happen* for some seconds."""

    name: str
    happen: Callable[[World, float], Awaitable[None]]


async def _break(gate: Gate, seconds: float) -> None:
    gate.shut()
    await asyncio.sleep(seconds)
    gate.open()


async def _hold(gate: Gate, seconds: float) -> None:
    gate.hold()
    await asyncio.sleep(seconds)
    gate.open()


async def _kill(world: World, _seconds: float) -> None:
    await world.service.end(signal.SIGKILL)
    await world.service.start()


async def _restart(world: World, _seconds: float) -> None:
    code = await world.service.end(signal.SIGTERM)
    if code not in (0, -signal.SIGTERM, 128 + signal.SIGTERM):
        raise RuntimeError(f"the service ended with {code} when it was told to stop")
    await world.service.start()


async def _dribble(world: World, seconds: float) -> None:
    """Send requests a byte at a time."""
    await asyncio.gather(
        *(_client(world, seconds, b"GET /kropki HTTP/1.1\r\nHost: " + b"a" * 9999, 1) for _ in range(_SLOW))
    )


async def _take_nothing(world: World, seconds: float) -> None:
    """Send many requests at once, and read no answer."""
    await asyncio.gather(*(_client(world, seconds, _UNREAD, len(_UNREAD)) for _ in range(_SLOW)))


async def _client(world: World, seconds: float, text: bytes, pace: int) -> None:
    with suppress(OSError, TimeoutError):
        _, writer = await asyncio.open_connection("127.0.0.1", world.service.port, limit=1)
        try:
            async with asyncio.timeout(seconds):
                for start in range(0, len(text), pace):
                    writer.write(text[start : start + pace])
                    await writer.drain()
                    await asyncio.sleep(0.2)
                await asyncio.sleep(seconds)
        finally:
            writer.transport.abort()


_KILLED = Fault("service killed", _kill)
_RESTARTED = Fault("service restarted", _restart)
RESTARTS = (_KILLED, _RESTARTED)
FAULTS = (
    _KILLED,
    Fault("database away", lambda world, seconds: _break(world.database, seconds)),
    Fault("clients that dribble", _dribble),
    _RESTARTED,
    Fault("database silent", lambda world, seconds: _hold(world.database, seconds)),
    Fault("clients that take nothing", _take_nothing),
)
