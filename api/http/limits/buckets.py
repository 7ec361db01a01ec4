"""What each client has used of its limits, in windows of a minute, counted in the memory of this process.

An address of IPv6 is counted by three networks that it is in, the larger of which may have more.
"""

from __future__ import annotations

import math
import time
from typing import NamedTuple

from kropki.api.client import Bucket, networks, room
from kropki.api.errors import LimitError
from kropki.api.settings import Settings

WINDOW_S = 60
_WORDS = {Bucket.WORK: "ms of work", Bucket.THINKING: "ms of thinking", Bucket.PLAY: "ms of play"}
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
    """The buckets of all clients; each is forgotten when its window is over, by a clock that nobody sets."""

    def __init__(self, settings: Settings) -> None:
        self._limits: dict[Bucket, int] = {bucket: getattr(settings, bucket) for bucket in Bucket}
        self._used: dict[tuple[Bucket, str], tuple[int, float]] = {}  # how much, and until when
        self._sweep_at = 0.0

    def __len__(self) -> int:
        return len(self._used)

    def take(self, bucket: Bucket, client: str, amount: int, most: int | None = None) -> Rest:
        """Take *amount* from a *bucket*, whether there is so much or not; return what is left.

        *most* is how much the client may have, where that is not what any address may have. Of all networks that the
        client is in, the one that has least left counts.
        """
        rests = [self._take(bucket, network, amount, most) for network in networks(client)]
        return min(rests, key=lambda rest: rest.left)

    def limit(self, bucket: Bucket, most: int | None = None) -> int:
        """Return how much one address may have of a *bucket*, or *most* where that is not what any may have."""
        return self._limits[bucket] if most is None else most

    def _take(self, bucket: Bucket, network: str, amount: int, most: int | None) -> Rest:
        now = time.monotonic()
        if now > self._sweep_at:
            self._sweep(now)
        used, end = self._used.get((bucket, network), (0, 0.0))
        if end <= now:
            used, end = 0, now + WINDOW_S
        self._used[bucket, network] = used + amount, end
        limit = self.limit(bucket, most) * room(network)
        return Rest(bucket, limit, limit - used - amount, max(math.ceil(end - now), 1))

    def _sweep(self, now: float) -> None:
        self._used = {key: (used, end) for key, (used, end) in self._used.items() if end > now}
        self._sweep_at = now + _SWEEP_S
