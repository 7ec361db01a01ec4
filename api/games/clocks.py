"""The clocks of a game: so much time for each move, and a reserve for the game that longer moves take from.

By post it is days for each move, and nothing ends when they are over: the other player may then claim the win.
Milliseconds throughout. Reads no clock: what time it is, is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kropki.dots.board.position import Player
from kropki.dots.board.rulesets import SIDE_MINUTES

SIDE_MS = SIDE_MINUTES * 60_000  # that the side left alone after STOP may play on
DAY_MS = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class TimeControl:
    """What each player has: *move* milliseconds a move, and *reserve* for what goes beyond that."""

    move: int
    reserve: int
    by_post: bool = False  # the win has to be claimed


def time_control_of(clock: Mapping[str, int] | None) -> TimeControl | None:
    """Return what a game has whose setup has this *clock*.

    >>> time_control_of({"move": 20, "reserve": 120}), time_control_of({"days": 3})
    (TimeControl(move=20000, reserve=120000, by_post=False), TimeControl(move=259200000, reserve=0, by_post=True))
    """
    if not clock:
        return None
    if "days" in clock:
        return TimeControl(clock["days"] * DAY_MS, 0, by_post=True)
    return TimeControl(clock["move"] * 1000, clock["reserve"] * 1000)


@dataclass(slots=True)
class Clocks:
    """The clocks of both; none ever runs where there is no *control*."""

    control: TimeControl | None
    running: Player = 0  # whose clock runs
    since: int = 0
    side_until: int | None = None  # when the side left alone has played on for long enough
    _reserves: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._reserves = [self.control.reserve] * 2 if self.control else []

    def turn(self, player: Player, at: int, waited: int = 0) -> None:
        """Stop the clock that runs, and start that of *player*; 0: nobody's. What was *waited* does not count."""
        if self.control is None:
            return
        if self.running:
            beyond = max(at - self.since - waited - self.control.move, 0)
            left = self._reserves[self.running - 1]
            self._reserves[self.running - 1] = left if self.side_until else max(left - beyond, 0)
        self.running, self.since = player, at

    def leave_alone(self, at: int | None) -> None:
        """Give the side that is left alone its minutes from *at*; ``None``: nobody is left alone."""
        if self.control is None or self.control.by_post or at is None:
            self.side_until = None
        elif self.side_until is None:
            self.side_until = at + SIDE_MS

    @property
    def until(self) -> int | None:
        """When the time of whose clock runs is over."""
        if self.control is None or not self.running:
            return None
        if self.side_until is not None:
            return self.side_until
        return self.since + self.control.move + self._reserves[self.running - 1]

    @property
    def falls(self) -> int | None:
        """When the game ends by itself, because the time of whose clock runs is over."""
        return None if self.control is None or self.control.by_post else self.until

    def as_json(self, waited: int = 0) -> dict[str, Any] | None:
        """Return what is told of them: times in milliseconds since 1970, reserves in milliseconds; ``None`` for none.

        What whose clock runs has *waited* for the service does not count: it is as if the clock had begun later.
        """
        if self.control is None:
            return None
        until = self.until
        return {
            "running": self.running,
            "since": self.since + waited,
            "until": None if until is None else until + waited,
            "reserves": list(self._reserves),
        }
