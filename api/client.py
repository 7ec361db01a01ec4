"""Whose work is being done: the client of the request that is being answered.

The layer of limits sets ``CLIENT`` for each request, also for one that it does not count; whatever
is called from there can read it, and so can ask for more of the client's limits without the request being handed down.
"""

from __future__ import annotations

from contextvars import ContextVar
from enum import StrEnum
from typing import Protocol


class Bucket(StrEnum):
    """What is limited."""

    REQUESTS = "requests"
    WORK = "work"  # milliseconds of a worker's processor
    TIMES = "times"  # that a player sends, of how long a puzzle took


class Client(Protocol):
    """Who asks, and what that client may still have."""

    @property
    def name(self) -> str:
        """The address that is counted, such as ``192.0.2.1`` or ``2001:db8::``."""

    async def count(self, number: int, bucket: Bucket) -> None:
        """Take so much from a *bucket*; raise ``LimitError`` where it is more than the client has left."""

    async def admit(self) -> None:
        """Raise ``LimitError`` if the client has no work left."""

    async def charge(self, milliseconds: int) -> None:
        """Take what was worked from what is left; that may be more than there is."""

    async def gone(self) -> None:
        """Return when the client waits for its answer no longer."""


CLIENT: ContextVar[Client | None] = ContextVar("client", default=None)


async def admit() -> None:
    """Raise ``LimitError`` if whoever asks has no work left."""
    client = CLIENT.get()
    if client is not None:
        await client.admit()


async def count(number: int, bucket: Bucket = Bucket.REQUESTS) -> None:
    """Take so much from a *bucket* of whoever asks; raise ``LimitError`` where it is more than there is left."""
    client = CLIENT.get()
    if client is not None:
        await client.count(number, bucket)
