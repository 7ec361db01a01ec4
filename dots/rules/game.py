"""A game under way: moves by any rule set, their undoing, what they gain, how it ends.

``Field`` knows what dots close by themselves, ``rings`` what may be closed by choice, ``ending``
what is lost at the end; here is whose turn it is, what may be said when, and the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import takewhile
from typing import NamedTuple

from kropki.dots.board.board import Board, Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Dots, Player, Position, Ring
from kropki.dots.board.rulesets import Empty, End, RuleSet
from kropki.dots.errors import MoveError, PositionError
from kropki.dots.kernel.field import Field
from kropki.dots.rules import ending, ring_search, rings, settled

__all__ = ["Move", "MoveKind", "Play", "Player", "Ring"]

_LETTERS = " BW"
_MAKERS = {  # the methods that make moves
    MoveKind.DOT: "_put",
    MoveKind.CLOSE: "_close_last",
    MoveKind.STOP: "_stop",
    MoveKind.DONE: "_done",
    MoveKind.RESIGN: "_resign",
    MoveKind.TIME: "_time",
    MoveKind.DRAW: "_draw",
    MoveKind.COUNT: "_count",
}


class _Standing(NamedTuple):
    """What changes from move to move and lies not on the board."""

    to_move: Player = 1
    put: tuple[int, int] = (0, 0)  # dots of each player, those of the start apart
    stopped: Player = 0  # who stopped
    offered: Player = 0  # who has just offered to end
    may_close: Player = 0  # who may close once more though the board is full
    over: bool = False
    result: str | None = None
    depth: int = 0  # frames of the field
    drawn: int = 0  # rings


class Play:
    """A game under way on *board* by *ruleset*, from the dots of *start* and closed *rings*.

    With *alternate*, turns are held to; otherwise each move names its player, as records do.
    """

    def __init__(
        self,
        board: Board,
        ruleset: RuleSet,
        start: Dots = (),
        *,
        alternate: bool = False,
        rings: Iterable[tuple[Player, Ring]] = (),
    ) -> None:
        self.board = board
        self.ruleset = ruleset
        self.alternate = alternate
        self.moves: list[Move] = []
        self._field = Field(board)
        self._lines = _lines(board, ruleset)
        self._now = _Standing()
        self._before: list[_Standing] = []
        self._was_allowed = False
        self.pause: Callable[[], object] = lambda: None  # is called before each ring; what it raises ends the move
        self._set_up(start, rings)

    def play(self, move: Move, *, was_allowed: bool = False) -> None:
        """Make *move*; raise ``MoveError`` and change nothing where it is not allowed.

        Of a move that *was_allowed* before, it is not asked again what its rings cross and share: that takes longest.
        """
        before = self._now
        self._was_allowed = was_allowed
        try:
            getattr(self, _MAKERS.get(move.kind, "_refuse"))(move)
            if not self.over and ending.is_target_reached(self._field, self.ruleset):
                self._end()
        except BaseException:
            self._restore(before)
            raise
        self._now = self._now._replace(depth=self._field.depth, drawn=len(self._lines.regions))
        self._before.append(before)
        self.moves.append(move)

    def claim(self, drawn: Iterable[tuple[Player, Ring]]) -> None:
        """Enclose what the rings *drawn* hold, as a site does when a game has ended; pass over those that are none.

        Nothing else is played after that, and it cannot be taken back.
        """
        self._field.begin()
        for player, ring in drawn:
            with suppress(MoveError):
                self._enclose(rings.taken(self._field, player, ring))

    def undo(self) -> None:
        """Take the last move back; raise ``MoveError`` where there is none."""
        if not self.moves:
            raise MoveError("expected a move to take back, not the start", code="undo")
        self.moves.pop()
        self._restore(self._before.pop())

    @property
    def field(self) -> Field:
        """The compiled board, to be read and copied, never changed."""
        return self._field

    @property
    def captured(self) -> tuple[int, int]:
        """The enemy dots that player 1 and player 2 hold captured."""
        return self._field.held

    @property
    def counts(self) -> tuple[int, int]:
        """What counts for player 1 and for player 2: captured dots, or points of regions with ``all_points``."""
        return ending.counts(self._field, self.ruleset)

    @property
    def score(self) -> int:
        """What player 1 has over player 2."""
        return ending.score(self._field, self.ruleset)

    @property
    def open(self) -> int:
        """Number of points where a dot may be put."""
        return self._field.open

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now.over

    @property
    def result(self) -> str | None:
        """``B+3``, ``W+R``, ``B+T``, ``0``, ``Draw``; None while the game goes on."""
        return self._now.result

    @property
    def to_move(self) -> Player:
        """Whose turn it is."""
        return self._now.to_move

    @property
    def stopped(self) -> Player:
        """Who has stopped, or 0."""
        return self._now.stopped

    @property
    def settled(self) -> bool:
        """Whether it is proved that no order of the remaining moves changes the score."""
        return settled.is_settled(self._field, self.ruleset)

    @property
    def may_close(self) -> Player:
        """Who may close once more though no point is open, or 0."""
        return self._now.may_close

    def is_open(self, point: Point) -> bool:
        """Tell whether a dot may be put on *point*."""
        return self._field.is_open(point)

    def is_live(self, point: Point, player: Player) -> bool:
        """Tell whether a live dot of *player* lies on *point*: one in no region, which may build rings."""
        return self._field.is_live(point, player - 1)

    def is_grounded(self, point: Point) -> bool:
        """Tell whether the live dot on *point* holds to the edge."""
        if self.ruleset.automatic:
            return self._field.is_grounded(point)
        player = self._field.dot(point)
        own = ending.solid(self._field, self._lines, self.ruleset, player) if player else set()
        return point in ending.grounded(self.board, own)

    def dot(self, point: Point) -> Player:
        """Return whose dot lies on *point*, or 0."""
        return self._field.dot(point)

    def region(self, point: Point) -> Player:
        """Return whose region *point* is in, or 0."""
        return self._field.region(point)

    def pool(self, point: Point) -> Player:
        """Return in whose pool the open *point* is, or 0."""
        if self.ruleset.empty is not Empty.POOL:
            return self._field.pool(point)
        return next((p for p in (1, 2) if point in ending.pool_points(self._field, self.ruleset, p)), 0)

    @property
    def hash(self) -> int:
        """A number that tells positions apart: the same for the same dots, regions, pools and player to move."""
        return self._field.hash ^ (0x9E3779B97F4A7C15 if self.to_move == 2 else 0)

    def ring_around(self, player: Player, point: Point) -> Ring:
        """Return the minimal ring of *player* around the enemy dot on *point*; ``MoveError`` where there is none."""
        return ring_search.ring_around(self._field, self._lines, self.ruleset, player, point)

    def ring_through(self, player: Player, dots: Ring) -> Ring:
        """Return a legal ring of *player* through *dots* in their order, gaps closed by the shortest chains."""
        return ring_search.ring_through(self._field, self._lines, self.ruleset, player, dots)

    def closings(self, player: Player, point: Point) -> tuple[Ring, ...]:
        """Return the minimal rings, then the maximal ones, that *player* may close after a dot on *point*."""
        if self.ruleset.automatic or not self._field.is_open(point):
            return ()
        self._field.begin()
        self._field.lay(point, player - 1)
        try:
            return ring_search.closings(self._field, self._lines, self.ruleset, player, point)
        finally:
            self._field.take_back()

    def widest(self, player: Player) -> tuple[Ring, ...]:
        """Return the rings of *player* that stand, may be closed, and hold most: the outer lines of linked dots."""
        return ring_search.widest(self._field, self._lines, self.ruleset, player)

    def position(self) -> Position:
        """Return what lies on the board as a value."""
        dots, regions, pools = self._field.snapshot()
        if self.ruleset.empty is Empty.POOL:
            for player in (1, 2):
                for point in ending.pool_points(self._field, self.ruleset, player):
                    pools[point] = player
        return Position(
            board=self.board,
            rules=str(self.ruleset),
            dots=tuple(dots),
            regions=tuple(regions),
            pools=tuple(pools),
            to_move=self.to_move,
            captured=self.captured,
            rings=ring_search.standing(self._field, self._lines, self.ruleset),
        )

    # Moves

    def _refuse(self, move: Move) -> None:
        raise MoveError(f"expected a move of {self.ruleset}, not {move.kind!r}", code="kind")

    def _check_going_on(self, move: Move) -> None:
        if self.over:
            raise MoveError(f"expected no move after the end, not {move.kind!s}", code="over")
        if move.player not in (1, 2):
            raise MoveError(f"expected player 1 or 2, not {move.player!r}", code="kind")

    def _check_turn(self, move: Move) -> None:
        if self._now.stopped == move.player:
            raise MoveError(f"expected no more moves of player {move.player}, who stopped", code="stopped")
        if self.alternate and self.to_move != move.player:
            raise MoveError(f"expected a move of player {self.to_move}, not of {move.player}", code="turn")

    def _check_point(self, move: Move) -> Point:
        limit, point = self.ruleset.move_limit, move.point
        if limit is not None and self._now.put[move.player - 1] >= limit:
            raise MoveError(f"expected at most {limit} dots of player {move.player}, not one more", code="limit")
        if not isinstance(point, int) or not 0 <= point < len(self.board.points):
            raise MoveError(f"expected a point of the {self.board} board, not {point!r}", code="off")
        if self._field.dot(point):
            raise MoveError(f"expected an open point, not {rings.shown(self.board, (point,))} with a dot", code="taken")
        if not self._field.is_open(point):
            raise MoveError(f"expected an open point, not {rings.shown(self.board, (point,))}, closed", code="closed")
        return point

    def _put(self, move: Move) -> None:
        self._check_going_on(move)
        self._check_turn(move)
        point = self._check_point(move)
        first, second = self._now.put
        put = (first + 1, second) if move.player == 1 else (first, second + 1)
        to_move = move.player if self._now.stopped else 3 - move.player
        self._now = self._now._replace(put=put, to_move=to_move, offered=0)
        if self.ruleset.automatic:  # what a record says of rings follows by itself
            self._field.put(point, move.player - 1)
        else:
            self._field.begin()
            self._field.lay(point, move.player - 1)
            for ring in move.rings:
                self._close(move.player, ring)
        self._end_if_full(move.player, point)

    def _close(self, player: Player, ring: Ring) -> None:
        self.pause()
        ring = tuple(ring[:-1]) if len(ring) > 1 and ring[0] == ring[-1] else tuple(ring)
        if self._was_allowed:
            return self._enclose(rings.taken(self._field, player, ring))
        region = rings.check(self._field, self._lines, self.ruleset, player, ring)
        self._enclose(region)
        if not self.ruleset.holes and rings.leaves_hole(self._field, self._lines, region):
            name = rings.shown(self.board, ring)
            raise MoveError(f"expected a ring that leaves no hole between regions, not {name}", code="ring-hole")
        return None

    def _enclose(self, region: rings.Region) -> None:
        self._field.take(sorted(region.inside), region.owner - 1)
        self._lines.draw(region)
        if self.ruleset.two_steps:
            self._field.cover(rings.middles(self.board, region.ring))

    def _close_last(self, move: Move) -> None:
        if not self._now.may_close:
            self._check_going_on(move)
            raise MoveError("expected a dot while points are open, not rings alone", code="kind")
        if move.player != self._now.may_close:
            raise MoveError(f"expected rings of player {self._now.may_close}, not of {move.player}", code="turn")
        self._field.begin()
        for ring in move.rings:
            self._close(move.player, ring)
        self._now = self._now._replace(may_close=0)
        self._end()

    def _stop(self, move: Move) -> None:
        self._check_going_on(move)
        may = End.STOP in self.ruleset.ends or End.EARLY in self.ruleset.ends
        if not may or (move.kind is MoveKind.DONE and not self._now.stopped):
            self._refuse(move)
        self._check_turn(move)
        if self._now.stopped:
            self._settle()
            self._end()
            return
        self._now = self._now._replace(stopped=move.player, to_move=3 - move.player)
        if End.STOP in self.ruleset.ends:
            self._lose(move.player)
            self._end_if_full(move.player, None)

    def _done(self, move: Move) -> None:
        if End.AGREED not in self.ruleset.ends:
            return self._stop(move)
        self._check_going_on(move)
        if self._now.offered == move.player:
            self._refuse(move)
        if not self._now.offered:
            self._now = self._now._replace(offered=move.player)
            return None
        open_ = {point for point in self.board.points if self.is_open(point)}
        for player in (self.to_move, 3 - self.to_move):
            self._close_standing(player)
        first, second = (len(self._ground(player, open_)) for player in (1, 2))
        self._end(_written(2 * self.score + first - second))
        return None

    def _close_standing(self, player: Player) -> None:
        """Close the tightest chain that stands around each enemy dot, whatever it shares and leaves."""
        self._field.begin()
        for point in self.board.points:
            if self.dot(point) == 3 - player and self.region(point) != player:
                chain = self._field.chain_around(point, player - 1)
                if chain:
                    self._enclose(rings.region_of(self.board, player, chain))

    def _ground(self, player: Player, open_: set[Point]) -> set[Point]:
        """Return what counts half when both agree: the points of pools, and those *open_* before their ring closed."""
        closed = {point for point in open_ if self.region(point) == player}
        return closed | ending.pool_points(self._field, self.ruleset, player)

    def _resign(self, move: Move) -> None:
        self._check_going_on(move)
        self._end(f"{_LETTERS[3 - move.player]}+R")

    def _draw(self, move: Move) -> None:
        self._check_going_on(move)
        self._end("Draw")

    def _count(self, move: Move) -> None:
        """End with the score as it is; whether both agree, or it is settled, is for those who play to say."""
        self._check_going_on(move)
        if End.COUNTED not in self.ruleset.ends:
            self._refuse(move)
        self._end()

    def _time(self, move: Move) -> None:
        self._check_going_on(move)
        if End.STOP in self.ruleset.ends and self._now.stopped:
            if move.player == self._now.stopped:
                raise MoveError(f"expected the time of player {3 - move.player}, who plays on", code="stopped")
            self._end()
        else:
            self._end(f"{_LETTERS[3 - move.player]}+T")

    # Ends

    def _end(self, result: str | None = None) -> None:
        self._now = self._now._replace(over=True, result=result or _written(2 * self.score))

    def _end_if_full(self, mover: Player, dot: Point | None) -> None:
        limit = self.ruleset.move_limit
        if not self.open:
            if End.LAST_DOT in self.ruleset.ends and dot is not None:
                self._close_last_pool(mover, dot)
            if self._now.stopped:
                self._settle()
            elif self.ruleset.closes_alone:
                self._now = self._now._replace(may_close=3 - mover)
            self._end()
        elif limit is not None and min(self._now.put) >= limit:
            self._end()

    def _close_last_pool(self, mover: Player, dot: Point) -> None:
        """Close the other's pool around the dot that filled the board."""
        if self._field.is_live(dot, mover - 1):
            chain = self._field.chain_around(dot, 2 - mover)
            if chain:
                self._enclose(rings.region_of(self.board, 3 - mover, chain))

    def _settle(self) -> None:
        """Return what the side that ended early loses to the other; after STOP that is done already."""
        if End.EARLY in self.ruleset.ends:
            self._lose(self._now.stopped)

    def _lose(self, player: Player) -> None:
        self._field.begin()
        self._field.take(ending.lost(self._field, self._lines, self.ruleset, player), 2 - player)

    def _restore(self, standing: _Standing) -> None:
        while self._field.depth > standing.depth:
            self._field.take_back()
        self._lines.erase(standing.drawn)
        self._now = standing

    def _is_dot(self, dot: tuple[Player, Point]) -> bool:
        player, point = dot
        return player in (1, 2) and isinstance(point, int) and 0 <= point < len(self.board.points)

    def _set_up(self, start: Dots, closed: Iterable[tuple[Player, Ring]]) -> None:
        dots = list(takewhile(self._is_dot, start))
        points, sides = [point for _, point in dots], [player - 1 for player, _ in dots]
        number = self._field.put_all(points, sides, closing=self.ruleset.automatic)
        if number < len(start):
            raise PositionError(f"expected a player and an open point, not {start[number]}", code="start")
        if self.ruleset.optional:
            for player, ring in closed:
                self._field.begin()
                self._close(player, ring)
        self._end_if_full(2, None)
        self._now = self._now._replace(depth=self._field.depth, drawn=len(self._lines.regions))


def _lines(board: Board, ruleset: RuleSet) -> rings.Lines:
    return rings.Lines(board, two_steps=ruleset.two_steps)


def _written(twice: int) -> str:
    """Write a result from twice the difference: ``B+3``, ``W+0.5``, ``0``."""
    if twice == 0:
        return "0"
    whole, half = divmod(abs(twice), 2)
    return f"{'B' if twice > 0 else 'W'}+{whole}{'.5' if half else ''}"
