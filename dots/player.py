"""The first opponent: takes what it can, saves what it can, else stays near the last dot.

It looks one dot ahead and no further. The same seed and the same moves give the same answer,
whatever came between, so a move that was taken back is played again. It asks ``Play`` alone,
by making moves and undoing them, and so knows every rule set.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from dots.board import Point
from dots.errors import MoveError
from dots.game import Play
from dots.moves import Move, MoveKind
from dots.position import Player, Ring
from dots.rules import End

_FEW = 2  # own dots around a point, from which a dot there may close something


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player by *seed*."""

    seed: str = "1"

    def choose(self, play: Play, player: Player) -> Move | None:
        """Give a move of *player*, who is to move; None where he has none. *play* is left as it was."""
        return _Choice(play, player, random.Random(f"{self.seed}:{len(play.moves)}")).move()  # noqa: S311 - a game


class _Choice:
    """One choice of *player* among the points that are open."""

    def __init__(self, play: Play, player: Player, rng: random.Random) -> None:
        self.play = play
        self.player = player
        self.rng = rng

    def move(self) -> Move | None:
        if self.play.over:
            return self._closing()
        ending = self._ending()
        if ending:
            return ending
        points = [point for point in self.play.board.points if self.play.is_open(point)]
        dots = [dot for point in points for dot in [self._dot(point)] if dot]
        if not dots:
            return self._closing()
        safe = [dot for dot in dots if dot.lost == 0]
        best = max(safe, key=lambda dot: dot.worth, default=None)
        if best and best.worth > 0:
            return self.rng.choice([dot for dot in safe if dot.worth == best.worth]).move
        return self._quiet(safe or self._least_lost(dots)).move

    def _least_lost(self, dots: list[_Dot]) -> list[_Dot]:
        least = min(dot.lost for dot in dots)
        return [dot for dot in dots if dot.lost == least]

    def _dot(self, point: Point) -> _Dot | None:
        """Weigh a dot on *point*: what it takes, what it saves, what it loses; None where it is not allowed."""
        mine = self._gain(self.player, point)
        if mine is None:
            return None
        move, taken, lost = mine
        theirs = self._gain(3 - self.player, point) if lost == 0 else None
        saved = theirs[1] if theirs else 0
        return _Dot(move, 2 * taken + max(0, 2 * saved - 1), lost)

    def _gain(self, player: Player, point: Point) -> tuple[Move, int, int] | None:
        """Give the best move of *player* with a dot on *point*, what it takes and what it loses."""
        plain = Move(player, MoveKind.DOT, point)
        tried = self._tried(plain)
        if tried is None:
            return None
        taken, lost = tried
        pool = self.play.pool(point) == 3 - player  # where closing is a choice, it is taken a move later
        if self.play.ruleset.automatic:
            return plain, taken, lost
        best = self._closed(player, point) or (plain, 0)
        return *best, int(pool and best[1] == 0)

    def _closed(self, player: Player, point: Point) -> tuple[Move, int] | None:
        """Give the move that closes the most around a dot on *point*, and what it takes."""
        if sum(self._is_live(player, other) for other in self.play.board.around[point]) < _FEW:
            return None
        rings: tuple[Ring, ...] = ()
        taken = 0
        for ring in self.play.closings(player, point):
            tried = self._tried(Move(player, MoveKind.DOT, point, (*rings, ring)))
            if tried and tried[0] > taken:
                rings, taken = (*rings, ring), tried[0]
        return (Move(player, MoveKind.DOT, point, rings), taken) if rings else None

    def _is_live(self, player: Player, point: Point) -> bool:
        return self.play.dot(point) == player and not self.play.region(point)

    def _tried(self, move: Move) -> tuple[int, int] | None:
        """Give what *move* takes and what it loses; None where it is not allowed."""
        before = self.play.captured
        try:
            self.play.play(move)
        except MoveError:
            return None
        after = self.play.captured
        self.play.undo()
        mine, theirs = move.player - 1, 2 - move.player
        return after[mine] - before[mine], after[theirs] - before[theirs]

    def _quiet(self, dots: list[_Dot]) -> _Dot:
        """Take a point beside the last dot, else beside any dot, else near the centre."""
        last = next((move.point for move in reversed(self.play.moves) if move.point is not None), None)
        beside = {} if last is None else dict.fromkeys(self.play.board.around[last])
        near = [dot for dot in dots if dot.point in beside]
        touching = near or [dot for dot in dots if any(map(self.play.dot, self.play.board.around[dot.point]))]
        if not touching:
            touching = sorted(dots, key=lambda dot: self._from_centre(dot.point))[:1]
        return self.rng.choice(touching)

    def _from_centre(self, point: Point) -> int:
        x, y = self.play.board.xy(point)
        return abs(2 * x + 1 - self.play.board.width) + abs(2 * y + 1 - self.play.board.height)

    def _ending(self) -> Move | None:
        """Stop, be done or agree, where that is allowed and wins at once, or gives nothing away while ahead."""
        ends = self.play.ruleset.ends
        if not ends & {End.STOP, End.EARLY, End.AGREED}:
            return None
        for kind in (MoveKind.DONE, MoveKind.STOP):
            move = Move(self.player, kind)
            if self._wins(move):
                return move
        other = 3 - self.player
        left_alone = any(move.kind is MoveKind.STOP and move.player == other for move in self.play.moves)
        if left_alone and End.STOP in ends and self._is_firm(other):
            return Move(self.player, MoveKind.DONE)  # there is nothing left to take
        return None

    def _wins(self, move: Move) -> bool:
        """Tell whether *move* ends the game well; or stops, leads, and leaves the other nothing to take."""
        last = self.play.moves[-1].kind if self.play.moves else None
        if move.kind is MoveKind.DONE and End.AGREED in self.play.ruleset.ends and last is not MoveKind.DONE:
            return False  # an offer to end, which is for the other to make
        before = self.play.captured
        try:
            self.play.play(move)
        except MoveError:
            return False
        over, result, after = self.play.over, self.play.result or "", self.play.captured
        self.play.undo()
        if over:
            return result.startswith(" BW"[self.player])
        mine, theirs = self.player - 1, 2 - self.player
        return after[theirs] == before[theirs] < after[mine] == before[mine] and self._is_firm(self.player)

    def _is_firm(self, player: Player) -> bool:
        """Tell whether all live dots of *player* hold to the edge by a way that nobody can cut."""
        dots = (point for point in self.play.board.points if self._is_live(player, point))
        return all(self.play.is_grounded(point) for point in dots)

    def _closing(self) -> Move | None:
        """Close what can still be closed on a full board, where the rules allow that; the most that it can take."""
        if self.play.may_close != self.player:
            return None
        best, most = None, 0
        for point in self.play.board.points:
            if self._is_live(3 - self.player, point):
                move = self._around(point)
                tried = self._tried(move) if move else None
                if tried and tried[0] > most:
                    best, most = move, tried[0]
        return best

    def _around(self, point: Point) -> Move | None:
        try:
            return Move(self.player, MoveKind.CLOSE, None, (self.play.ring_around(self.player, point),))
        except MoveError:
            return None


@dataclass(frozen=True, slots=True)
class _Dot:
    """A dot that was weighed."""

    move: Move
    worth: int
    lost: int

    @property
    def point(self) -> Point:
        """Where it is."""
        if self.move.point is None:
            raise MoveError("expected a move with a dot", code="kind")
        return self.move.point


def moves_of(opponent: Opponent, play: Play) -> Iterator[Move]:
    """Play *play* to its end by *opponent* on both sides; give each move after it was made."""
    while (chosen := opponent.choose(play, play.to_move)) is not None:
        play.play(chosen)
        yield chosen
