"""Marks of clients: they tell which puzzles the requests of one client added, and not who that is.

A mark is a keyed hash of the client's address with the day. The key is random, is made each day, and
is only in the memory of this process; so a mark tells nobody the address, nor that two days had the same one.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from threading import Lock

_KEY_BYTES = 32
_MARK_BYTES = 16


class Marks:
    """The marks of today and yesterday (UTC)."""

    def __init__(self) -> None:
        self._keys: dict[int, bytes] = {}  # day, counted from the year 1 -> key
        self._lock = Lock()  # two threads would make two keys of a day, and one of them would be lost

    def of(self, client: str, now: float) -> tuple[str, str]:
        """Return the marks of *client* for the day of *now*, in seconds since 1970, and for the day before."""
        today, keys = _day(now), self._keys_of(_day(now))
        return _mark(client, today, keys[today]), _mark(client, today - 1, keys[today - 1])

    def of_both(self, names: Sequence[str], now: float) -> tuple[str, str | None]:
        """Return the marks of a client and of its largest network, if that is another, for the day of *now*.

        *names* has the client first, then its networks.
        """
        own, *wider = names
        return self.of(own, now)[0], self.of(wider[-1], now)[0] if wider else None

    def nested(self, client: str, network: str, now: float) -> str:
        """Return the mark of *client* for the day of *now*; it begins with that of the *network* that it is in.

        Each has half of the letters, and ``network_of`` gives the first ones.
        """
        today, key = _day(now), self._keys_of(_day(now))[_day(now)]
        return _mark(network, today, key, _MARK_BYTES // 2) + _hashed(client, key, _MARK_BYTES // 2)

    def _keys_of(self, today: int) -> dict[int, bytes]:
        with self._lock:
            days = {today, today - 1, *[day for day in self._keys if day > today]}  # another thread may be ahead
            self._keys = {day: self._keys.get(day) or secrets.token_bytes(_KEY_BYTES) for day in days}
            return self._keys


def network_of(mark: str) -> str:
    """Return what the nested marks of all clients of a network begin with."""
    return mark[:-_MARK_BYTES]


def _mark(client: str, day: int, key: bytes, length: int = _MARK_BYTES) -> str:
    return f"{day}{_hashed(client, key, length)}"


def _hashed(client: str, key: bytes, length: int) -> str:
    return hashlib.blake2b(client.encode(), key=key, digest_size=length).hexdigest()


def oldest(now: float) -> str:
    """Return what sorts before the marks of the day before *now*, and after those of earlier days."""
    return str(_day(now) - 1)


def _day(now: float) -> int:
    return (datetime.fromtimestamp(0, UTC) + timedelta(seconds=now)).toordinal()
