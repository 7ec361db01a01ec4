"""How long a player may think about a move: what the clocks of a game leave, divided among the moves to come.

Clocks are those of GTP: a main time, and after it so many seconds for so many moves, again and again. Seconds
throughout. Knows no protocol and reads no clock: what was used is told.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from dots.position import Player

SHARE = 0.9  # of what there is, since a move costs more than its thinking
FEWEST, MOST = 8, 60  # moves that the main time is kept for


@dataclass(frozen=True, slots=True)
class Periods:
    """*main* seconds for the game, then *seconds* for each *moves* moves; without periods where *moves* is 0."""

    main: float
    seconds: float = 0.0
    moves: int = 0

    @property
    def limited(self) -> bool:
        """Whether there is a limit: GTP has none where a period has time for no moves."""
        return not (self.seconds > 0 and self.moves == 0)


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
        if left.moves:
            left.seconds -= seconds
            left.moves -= 1
            if left.moves == 0:
                self._left[player] = _Left(self.periods.seconds, self.periods.moves)
        elif left.seconds > seconds or not self.periods.moves:
            left.seconds -= seconds
        else:  # the main time has ended within the move, and a period has begun
            over = seconds - left.seconds
            self._left[player] = _Left(self.periods.seconds - over, self.periods.moves)

    def budget(self, player: Player, open_points: int) -> float | None:
        """Give the seconds for the next move of *player*, None where he is not limited.

        Of a period each move has the same; of the main time each of the moves that the open points leave him, from
        FEWEST to MOST of them, has the same.
        """
        if not self.periods and player not in self._left:
            return None
        left = self._of(player)
        share = left.moves or min(max(open_points // 2, FEWEST), MOST)
        if not left.moves and self.periods and self.periods.moves:  # a period waits behind the main time
            return max(0.0, SHARE * max(left.seconds / share, self.periods.seconds / self.periods.moves))
        return max(0.0, SHARE * left.seconds / share)

    def _of(self, player: Player) -> _Left:
        if player not in self._left:
            periods = self.periods or Periods(0)
            main = periods.main > 0 or not periods.moves
            self._left[player] = _Left(periods.main, 0) if main else _Left(periods.seconds, periods.moves)
        return self._left[player]
