"""How long a player may think about a move: what the clocks of a game leave, divided among the moves to come.

Clocks are those of GTP (a main time, and after it so many seconds for so many moves, again and again), those that add
seconds for each move made, and those of dots: seconds free for each move, and a reserve for what moves take longer.
Seconds throughout. Knows no protocol and reads no clock: what was used is told.

The main time is divided by the dots that are still to be put before the end can be worked out, somewhat more for the
next ones than for later ones: what is decided early decides more. How much of its share a move takes is said by the
tree (``Search.run``).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from kropki.dots.board.position import Player
from kropki.dots.errors import DotsError

SHARE = 0.9  # of what there is, since a move costs more than its thinking
FEWEST = 8  # moves that the main time is kept for at least
SOLVED = 20  # open points from which the rest is worked out, in no time
EARLY = 1.5  # by which the share of the next move is more than equal
KEPT_S = 0.01  # for each move to come, that no move takes
WIDEST, PART = 3.0, 4  # what a move takes at most: so many shares, and this part of what is left
SHORTEST, LONGEST_S = 0.001, 1_000_000  # of a move, where nothing is left; of a clock
_NUMBER = r"([0-9]{1,7}(?:\.[0-9]{1,3})?)"
_TEXTS = re.compile(rf"{_NUMBER}(?:([+/]){_NUMBER})?")


class ClockError(DotsError):
    """Text that is no clock."""

    code = "clock"


@dataclass(frozen=True, slots=True)
class Periods:
    """*main* seconds for the game, then *seconds* for each *moves* moves; without periods where *moves* is 0.

    A move brings *added* seconds more, and its first *free* seconds are not counted.
    """

    main: float
    seconds: float = 0.0
    moves: int = 0
    added: float = 0.0
    free: float = 0.0

    def __str__(self) -> str:
        """Write it as ``parse`` reads it; periods cannot be."""
        main, added, free = (f"{each:.3f}".rstrip("0").rstrip(".") for each in (self.main, self.added, self.free))
        if self.free:
            return f"{free}/{main}"
        return f"{main}+{added}" if self.added else main

    @property
    def limited(self) -> bool:
        """Whether there is a limit: GTP has none where a period has time for no moves."""
        return not (self.seconds > 0 and self.moves == 0)


@dataclass(frozen=True, slots=True)
class Share:
    """What the next move may take: *seconds* as a rule, *most* where the choice is close."""

    seconds: float
    most: float


def parse(text: str) -> Periods:
    """Read ``300`` (for the game), ``300+5`` (5 more for each move) or ``30/300`` (30 a move, 300 in reserve).

    Raise ``ClockError`` for anything else.

    >>> parse("30/300")
    Periods(main=300.0, seconds=0.0, moves=0, added=0.0, free=30.0)
    """
    found = _TEXTS.fullmatch(text)
    numbers = [float(number) for number in (found[1], found[3]) if number] if found else []
    if not found or not 0 < sum(numbers) <= LONGEST_S:
        raise ClockError(f"expected seconds such as 300, 300+5 or 30/300, not {text[:40]!r}")
    if found[2] == "/":
        return Periods(numbers[1], free=numbers[0])
    return Periods(numbers[0], added=numbers[1] if found[2] else 0.0)


@dataclass(slots=True)
class _Left:
    """What one player has left: *seconds*, of the main time, or with *moves* of a period."""

    seconds: float
    moves: int


@dataclass(slots=True)
class Clocks:
    """The clocks of both players; without *periods* nobody is limited."""

    periods: Periods | None = None
    _left: dict[Player, _Left] = field(default_factory=dict)

    def set(self, periods: Periods | None) -> None:
        """Begin anew with *periods* for both."""
        self.periods = periods if periods and periods.limited else None
        self._left = {}

    def tell(self, player: Player, seconds: float, moves: int) -> None:
        """Take it from outside what *player* has left: *seconds* of main time, or for *moves* more moves."""
        self._left[player] = _Left(seconds, moves)

    def used(self, player: Player, seconds: float) -> None:
        """Count *seconds* that *player* took for a move."""
        if not self.periods:
            return
        left = self._of(player)
        seconds = max(0.0, seconds - self.periods.free)
        if left.moves:
            left.seconds -= seconds
            left.moves -= 1
            if left.moves == 0 and left.seconds >= 0:
                self._left[player] = _Left(self.periods.seconds, self.periods.moves)
        elif left.seconds >= seconds or not self.periods.moves:
            left.seconds -= seconds
            left.seconds += self.periods.added if left.seconds >= 0 else 0.0
        else:  # the main time has ended within the move, and a period has begun
            over = seconds - left.seconds
            self._left[player] = _Left(self.periods.seconds - over, self.periods.moves)

    def left(self, player: Player) -> float | None:
        """Return the seconds that *player* has for his next move, all in all; None where he is not limited."""
        if not self.periods and player not in self._left:
            return None
        left, free = self._of(player), self.periods.free if self.periods else 0.0
        period = self.periods.seconds if self.periods and self.periods.moves and not left.moves else 0.0
        return left.seconds + free + period

    def is_over(self, player: Player) -> bool:
        """Tell whether *player* took longer than he had."""
        return player in self._left and self._left[player].seconds < 0

    def share(self, player: Player, open_points: int) -> Share | None:
        """Return what the next move of *player* may take, None where he is not limited.

        Of a period each move has the same. Of the main time it is what the module says; *free* seconds come on top.
        """
        everything = self.left(player)
        if everything is None:
            return None
        left, periods = self._of(player), self.periods or Periods(0)
        if left.moves:
            usual, most = left.seconds / left.moves, left.seconds / min(left.moves, PART)
        else:
            own = periods.added + periods.free
            own += periods.seconds / periods.moves if periods.moves else 0.0  # a period waits behind the main time
            later = open_points // 2
            kept = min(KEPT_S * later, left.seconds * later / (later + 1))
            spare, everything = left.seconds - kept, everything - kept
            usual = EARLY * spare / max((open_points - SOLVED) / 2, FEWEST) + own
            most = min(WIDEST * usual, spare / PART + own)
        most = max(SHARE * min(most, everything), SHORTEST)
        return Share(min(max(SHARE * usual, SHORTEST), most), most)

    def _of(self, player: Player) -> _Left:
        if player not in self._left:
            periods = self.periods or Periods(0)
            main = periods.main > 0 or not periods.moves
            self._left[player] = _Left(periods.main, 0) if main else _Left(periods.seconds, periods.moves)
        return self._left[player]
