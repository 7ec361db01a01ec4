"""What others ask of a service while it bears a load: the health, and random puzzles, from many addresses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, cycle, takewhile
from time import perf_counter

from kropki.generator.ladder.rungs import Level
from lab.bench.load import Plan

READING = 4  # connections of the proxy that readers are behind
HEALTHS = 20  # a second
HEALTH_S, SHARE = 0.1, 0.5  # the goals: 99 of 100 answers of the health; reads, of those without the load
_READERS = 100  # addresses behind the proxy: one alone may not read so much


def get(path: str, client: str = "") -> bytes:
    """Return the request for *path*, of the address *client* behind a proxy."""
    named = f"X-Forwarded-For: {client}\r\n" if client else ""
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{named}\r\n".encode()


def random_reads() -> Iterator[bytes]:
    """Yield random reads of all levels, each of the next address."""
    for number, level in zip(count(), cycle(Level), strict=False):
        yield get(f"/kropki?difficulty={level}", f"192.0.2.{number % _READERS}")


def ends(until: float, plan: Plan) -> Plan:
    """Plan no more once it is *until*, by ``perf_counter``."""
    return takewhile(lambda _: perf_counter() < until, plan)
