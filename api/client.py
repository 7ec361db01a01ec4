"""Whose work is being done: the client of the request that is being answered.

The layer of limits sets ``CLIENT`` for each request, also for one that it does not count; whatever
is called from there can read it, and so can ask for more of the client's limits without the request being handed down.
"""

from __future__ import annotations

from contextvars import ContextVar
from enum import StrEnum
from functools import lru_cache
from ipaddress import IPv6Address
from typing import Protocol

WIDER = {56: 2, 48: 4}  # bits of the networks of IPv6 that are counted beside 64: how many times as much they may have


class Bucket(StrEnum):
    """What is limited."""

    REQUESTS = "requests"
    WORK = "work"  # milliseconds of a worker's processor
    THINKING = "thinking"  # the same, of moves and judgements of dots that are searched for as long as they may be
    PLAY = "play"  # the same, of the thread that changes games with friends
    TIMES = "times"  # that a player sends, of how long a puzzle took


class Client(Protocol):
    """Who asks, and what that client may still have."""

    @property
    def name(self) -> str:
        """Whose limits count: an address such as ``192.0.2.1`` or ``2001:db8::``, or a key such as ``key:app``."""

    @property
    def address(self) -> str:
        """The address that is counted, also of one that has a key: what is stored counts to it."""

    @property
    def searches(self) -> int | None:
        """How many searches may run or wait; ``None``: as many as of any address."""

    async def count(self, number: int, bucket: Bucket) -> None:
        """Take so much from a *bucket*; raise ``LimitError`` where it is more than the client has left.

        Raises ``RequestError`` where one request counts more than the client ever has.
        """

    async def admit(self, bucket: Bucket = Bucket.WORK) -> None:
        """Raise ``LimitError`` if the client has nothing left in a *bucket* of work."""

    async def charge(self, milliseconds: int, bucket: Bucket = Bucket.WORK) -> None:
        """Take what was worked from what is left in a *bucket*; that may be more than there is."""

    async def gone(self) -> None:
        """Return when the client waits for its answer no longer."""


CLIENT: ContextVar[Client | None] = ContextVar("client", default=None)


@lru_cache(maxsize=4096)
def networks(name: str) -> tuple[str, ...]:
    """Return all that the client of this *name* is counted as, with what it may have more of than one address.

    An address of IPv6 is counted by its network of 64 bits, of 56 and of 48: whoever has one of the larger ones has
    very many of the smaller.

    >>> networks("192.0.2.1"), networks("2001:db8:1:2::")
    (('192.0.2.1',), ('2001:db8:1:2::', '2001:db8:1::/56', '2001:db8:1::/48'))
    """
    if ":" not in name:
        return (name,)
    try:
        number = int(IPv6Address(name))
    except ValueError:
        return (name,)
    wider = (f"{IPv6Address(number >> 128 - bits << 128 - bits)}/{bits}" for bits in WIDER)
    return (name, *wider)


def room(network: str) -> int:
    """Return how many times as much as one address a *network* may have.

    >>> room("192.0.2.1"), room("2001:db8:1:2::"), room("2001:db8:1::/56"), room("2001:db8:1::/48")
    (1, 1, 2, 4)
    """
    return WIDER.get(int(network.partition("/")[2] or 0), 1)


def client_address() -> str:
    """Return the address to which counts what is stored for whoever asks; "" where it is for nobody."""
    client = CLIENT.get()
    return client.address if client else ""


async def admit() -> None:
    """Raise ``LimitError`` if whoever asks has no work left."""
    client = CLIENT.get()
    if client is not None:
        await client.admit()


async def pay(milliseconds: int) -> None:
    """Have whoever asks pay for what is read at once, and costs about so much; raise ``LimitError`` if none is left."""
    client = CLIENT.get()
    if client is not None:
        await client.admit()
        await client.charge(milliseconds)


async def count(number: int, bucket: Bucket = Bucket.REQUESTS) -> None:
    """Take so much from a *bucket* of whoever asks; raise ``LimitError`` where it is more than there is left."""
    client = CLIENT.get()
    if client is not None:
        await client.count(number, bucket)
