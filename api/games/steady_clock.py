"""A clock for games that nobody sets: that of the machine when the process began, and what has passed since then."""

from __future__ import annotations

import time

_BEGAN_MS = (time.time_ns() - time.monotonic_ns()) // 1_000_000


def steady_clock() -> int:
    """Return the milliseconds since 1970."""
    return _BEGAN_MS + time.monotonic_ns() // 1_000_000
