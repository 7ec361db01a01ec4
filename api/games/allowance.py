"""What games may have: each seat of the thread that changes games, one event of it, and an address of the database.

What a seat may have is its own: it stays, whatever others at the same address do, and its player elsewhere.
"""

from __future__ import annotations

import math
import time
from time import monotonic

from api.errors import GameError, LimitError
from api.store.games import StoredGames

BURST_S = 3.0  # that a seat may have at once: some hundred moves with the dearest rings
RATE = 0.05  # seconds that are added each second, up to that
_SWEEP_S = 60.0  # between two removals of what is full again
_TASK_NS = 500_000_000  # of a processor, for one event, above which it is refused: no move of a game comes near
_FILLED_S = 30.0  # for which it is known how many bytes the games of an address have


class Allowance:
    """What is left to each seat, by a key; it may be overspent, and then its player has to wait."""

    def __init__(self) -> None:
        self._left: dict[str, tuple[float, float]] = {}  # seconds, and when that was
        self._sweep_at = 0.0

    def __len__(self) -> int:
        return len(self._left)

    def check(self, key: str) -> None:
        """Raise ``LimitError`` where nothing is left."""
        left = self._now(key, monotonic())
        if left <= 0:
            again = math.ceil((-left + RATE) / RATE)
            raise LimitError(f"too many moves at once; try again in {again} s", again)

    def spend(self, key: str, seconds: float) -> None:
        """Take so much from what is left."""
        now = monotonic()
        if now > self._sweep_at:
            self._left = {each: self._left[each] for each in self._left if self._now(each, now) < BURST_S}
            self._sweep_at = now + _SWEEP_S
        self._left[key] = self._now(key, now) - seconds, now

    def _now(self, key: str, now: float) -> float:
        left, at = self._left.get(key, (BURST_S, now))
        return min(left + (now - at) * RATE, BURST_S)


class Patience:
    """The time of a processor that one event may take."""

    def __init__(self) -> None:
        self._until_ns = time.thread_time_ns() + _TASK_NS

    def check(self) -> None:
        """Raise ``GameError`` where it is over: asked again, the same would take as long."""
        if time.thread_time_ns() > self._until_ns:
            raise GameError("expected a move that takes less time to decide", code="long")


class Filled:
    """How many bytes the games have that each address or network began, as it was known a moment ago.

    *most* are allowed for an address.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[str, tuple[int, float]] = {}

    def check(self, mark: str, times: int, store: StoredGames) -> None:
        """Raise ``GameError`` where clients whose marks begin with *mark* have more than so many *times* as one."""
        now = time.monotonic()
        bytes_, until = self._known.get(mark, (0, 0.0))
        if now > until:
            self._known = {each: known for each, known in self._known.items() if known[1] > now}
            bytes_ = store.bytes_of(mark)
            self._known[mark] = bytes_, now + _FILLED_S
        if bytes_ > times * self._most:
            raise GameError("expected a dot without rings: the games of this address are too large", code="full")
