"""The first opponent: takes what it can, saves what it can, else stays near the last dot.

It looks one dot ahead and no further. The same seed and the same moves give the same answer,
whatever came between, so a move that was taken back is played again. It asks ``Play`` alone,
by making moves and undoing them, and so knows every rule set.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from kropki.dots.board.board import Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player, Position, Ring
from kropki.dots.board.rulesets import End
from kropki.dots.engine.approximation import field_of
from kropki.dots.engine.lookahead import gains
from kropki.dots.errors import MoveError
from kropki.dots.kernel.cells import Numbers, cells_of, point_of
from kropki.dots.kernel.field import Field
from kropki.dots.kernel.long_steps import held
from kropki.dots.rules.game import Play

MANY = 50  # points that are tried at most, far from the last dot, where each costs more


class View:
    """What *position* tells of rings without trying a move: a quick look, exact where chains have steps of one.

    Where they have steps of two, *field* is the approximation that knows them.
    """

    def __init__(self, position: Position, field: Field | None = None) -> None:
        self.board = position.board
        self._cells = cells_of(self.board)
        self._state = field.state if field else None
        self._gains: dict[Player, Numbers] = {}
        self.pools = position.pools
        self.regions = position.regions
        self.live = [0 if region else dot for dot, region in zip(position.dots, position.regions, strict=True)]
        self.groups = self._groups()
        self._held: dict[Player, set[Point]] = {}

    def _groups(self) -> list[int]:
        """Return each live dot the number of its group of linked dots."""
        groups = [-1] * len(self.live)
        for first in self.board.points:
            if self.live[first] and groups[first] < 0:
                groups[first] = first
                todo = [first]
                while todo:
                    for other in self.board.around[todo.pop()]:
                        if groups[other] < 0 and self.live[other] == self.live[first]:
                            groups[other] = first
                            todo.append(other)
        return groups

    def closes(self, player: Player, point: Point) -> bool:
        """Tell whether a dot of *player* on *point* could close a ring: it joins a group that it touches twice.

        Dots beside each other count as one touch, since a ring may pass them without the new dot.
        """
        if self._state:
            if player not in self._gains:
                self._gains[player] = np.zeros(self._cells.size, np.int64)
                gains(self._state, self._cells, player - 1, self._gains[player])
            return bool(self._gains[player][point])
        around = self.board.around[point]
        mine = [self.groups[other] if self.live[other] == player else -1 for other in around]
        touched = [
            group
            for at, group in enumerate(mine)
            if group >= 0 and not (mine[at - 1] == group and around[at - 1] in self.board.around[around[at]])
        ]
        return len(touched) > len(set(touched))

    def held(self, player: Player, extra: Point | None = None) -> set[Point]:
        """Return the live enemy dots that cannot reach the edge past the live dots of *player*, and one on *extra*."""
        if extra is None:
            if player not in self._held:
                self._held[player] = self._flooded(player, None)
            return self._held[player]
        return self._flooded(player, extra)

    def _flooded(self, player: Player, extra: Point | None) -> set[Point]:
        if self._state:
            found = np.zeros(self._cells.size, np.int16)
            cell = 0 if extra is None else int(self._cells[extra])
            count = held(self._state, self._cells, player - 1, cell, found)
            return {point_of(self.board, each) for each in found[:count].tolist()}
        free = [who != player for who in self.live]
        if extra is not None:
            free[extra] = False
        todo = [point for point in self.board.points if free[point] and self.board.is_edge(point)]
        for point in todo:
            free[point] = False
        while todo:
            for other in self.board.neighbours[todo.pop()]:
                if free[other]:
                    free[other] = False
                    todo.append(other)
        return {point for point in self.board.points if free[point] and self.live[point] == 3 - player}


class ComputerPlayer(Protocol):
    """A player of this package: ``Greedy``, or an ``Engine``."""

    def choose(self, play: Play, player: Player) -> Move | None:
        """Return a move of *player*; None where he has none. *play* is left as it was."""


@dataclass(frozen=True, slots=True)
class Greedy:
    """A player by *seed*, which captures what it can and looks one move ahead."""

    seed: str = "1"

    def choose(self, play: Play, player: Player) -> Move | None:
        """Return a move of *player*, who is to move; None where he has none. *play* is left as it was."""
        return _Choice(play, player, random.Random(f"{self.seed}:{len(play.moves)}")).move()  # noqa: S311 - a game

    def choose_blindly(self, play: Play, player: Player) -> Move | None:
        """Return a move as ``choose`` does, of one who does not look for captures, but gives no dot away."""
        return _Choice(play, player, random.Random(f"{self.seed}:{len(play.moves)}")).move(blindly=True)  # noqa: S311 - a game


def closing_most(play: Play, player: Player, point: Point) -> Move:
    """Return the dot of *player* on the open *point* with the rings that he should close, where that is a choice."""
    return _Choice(play, player, random.Random(0)).closed(Move(player, MoveKind.DOT, point))[0]  # noqa: S311 - a game


def captures(play: Play, player: Player, points: Iterable[Point]) -> dict[Point, tuple[Move, int]]:
    """Return, of dots of *player* on *points* and on those that might capture, the best rings and what they take."""
    choice = _Choice(play, player, random.Random(0))  # noqa: S311 - a game
    every = dict.fromkeys([*points, *(point for point in play.board.points if choice.may_capture(point))])
    return {point: choice.closed(Move(player, MoveKind.DOT, point)) for point in every}


def ending(play: Play, player: Player) -> Move | None:
    """Return the move by which *player* should end the game now, where the rules have one: stop, done or agree."""
    return _Choice(play, player, random.Random(0)).ending()  # noqa: S311 - a game


def winning(play: Play, player: Player) -> Move | None:
    """Return a dot by which *player* reaches the target of the rules, and so wins at once; None where there is none."""
    return next(_Choice(play, player, random.Random(0)).winning(), None)  # noqa: S311 - a game


def parrying(play: Play, player: Player, chosen: Move) -> Move:
    """Return *chosen*, or if the other could then win at once, a dot on a point that he needs, if that helps."""
    other = 3 - player
    feared = [move.point for move in _Choice(play, other, random.Random(0)).winning()]  # noqa: S311 - a game
    answers = _Choice(play, player, random.Random(0)).dots_on(feared) if feared else []  # noqa: S311 - a game
    for move in [chosen, *answers] if feared else []:
        play.play(move)
        is_safe = play.over or winning(play, other) is None
        play.undo()
        if is_safe:
            return move
    return chosen


class _Choice:
    """One choice of *player* among the points that are open."""

    def __init__(self, play: Play, player: Player, rng: random.Random) -> None:
        self.play = play
        self.player = player
        self.rng = rng
        self.view = View(play.position(), field_of(play) if play.ruleset.two_steps else None)

    def move(self, *, blindly: bool = False) -> Move | None:
        if self.play.over:
            return self._closing()
        end = self.ending()
        if end:
            return end
        points = [point for point in self.play.board.points if self.play.is_open(point)]
        if not points or not self._is_allowed(Move(self.player, MoveKind.DOT, points[0])):
            return self._closing()
        dots = [self._dot(point) for point in self._promising(points)]
        safe = [dot for dot in dots if dot.lost == 0]
        best = max(safe, key=lambda dot: dot.worth, default=None)
        if best and best.worth > 0 and not blindly:
            return self.rng.choice([dot for dot in safe if dot.worth == best.worth]).move
        return self._quiet(safe or self._least_lost(dots)).move

    def _promising(self, points: list[Point]) -> list[Point]:
        """Leave out far points where rings stand that any dot may close: each would have to be tried."""
        if self.play.ruleset.automatic or not (self.view.held(1) or self.view.held(2)):
            return points
        last = self._last()
        near = set() if last is None else set(self.play.board.around[last])
        few = [point for point in points if point in near or self.view.closes(1, point) or self.view.closes(2, point)]
        return few or points[:MANY]

    def _last(self) -> Point | None:
        return next((move.point for move in reversed(self.play.moves) if move.point is not None), None)

    def _least_lost(self, dots: list[_Dot]) -> list[_Dot]:
        least = min(dot.lost for dot in dots)
        return [dot for dot in dots if dot.lost == least]

    def _dot(self, point: Point) -> _Dot:
        """Weigh a dot on the open *point*: what it takes, what it saves, what it loses."""
        move, taken, lost = self._gain(self.player, point)
        saved = self._gain(3 - self.player, point)[1] if lost == 0 else 0
        return _Dot(move, 2 * taken + max(0, 2 * saved - 1), lost)

    def _gain(self, player: Player, point: Point) -> tuple[Move, int, int]:
        """Return the best move of *player* with a dot on *point*, what it takes and what it loses."""
        plain = Move(player, MoveKind.DOT, point)
        in_pool = self.view.pools[point] == 3 - player
        if self.play.ruleset.optional:  # whoever owns the pool takes the dot a move later
            move, taken = self.closed(plain)
            return move, taken, int(in_pool and taken == 0)
        if not (in_pool or self.view.closes(player, point)):
            return plain, 0, 0
        return plain, *(self._tried(plain) or (0, 1))

    def winning(self) -> Iterator[Move]:
        """Yield the dots by which the player wins at once; where any dot may close the rings for that, not all."""
        points = [point for point in self.play.board.points if self.play.is_open(point)]
        for point in filter(self._may_win, self._promising(points)):
            move, taken, _ = self._gain(self.player, point)
            if taken and self._wins(move):
                yield move

    def _may_win(self, point: Point) -> bool:
        """Tell whether a dot on *point* reaches the target if all that it could surround is captured."""
        rules = self.play.ruleset
        if not rules.optional or rules.all_points:
            return True
        most = self.play.captured[self.player - 1] + len(self.view.held(self.player, point))
        return most >= min(target for target in (rules.first_to, rules.lead) if target is not None)

    def dots_on(self, points: Iterable[Point | None]) -> list[Move]:
        """Return the best moves of the player with a dot on each of *points*."""
        return [self._gain(self.player, point)[0] for point in points if point is not None]

    def closed(self, plain: Move) -> tuple[Move, int]:
        """Return the dot of *plain* with the rings that it should close, and what they take."""
        player, point = plain.player, plain.point
        standing = self.view.held(player)
        if point is None or not (standing or self.view.closes(player, point)):
            return plain, 0
        enemies = self.view.held(player, point)
        if not enemies or not self._is_allowed(plain):
            return plain, 0
        self.play.play(plain)
        around = [self._around(player, enemy) for enemy in sorted(enemies)]
        every = self.play.ruleset.all_points
        around += self.play.widest(player) if every else ()
        self.play.undo()
        offered = list(dict.fromkeys(ring for ring in around if ring))
        if every or not offered:
            offered += self.play.closings(player, point)
        offered.sort(key=len, reverse=True)
        if every:
            offered.sort(key=lambda ring: self._taken(replace(plain, rings=(ring,))), reverse=True)
        best, most = plain, 0
        for ring in offered:
            move = Move(player, MoveKind.DOT, point, (*best.rings, ring))
            taken = self._taken(move)
            if taken > most:
                best, most = move, taken
        return best, most

    def _taken(self, move: Move) -> int:
        return (self._tried(move) or (0, 0))[0]

    def may_capture(self, point: Point) -> bool:
        """Tell whether a dot on *point* might capture what no dot elsewhere does."""
        return self.play.is_open(point) and self.view.closes(self.player, point)

    def _is_allowed(self, move: Move) -> bool:
        return self._tried(move) is not None

    def _around(self, player: Player, point: Point) -> Ring | None:
        """Return the smallest ring of *player* around the enemy dot on *point*, where he may close one."""
        try:
            return self.play.ring_around(player, point)
        except MoveError:
            return None

    def _tried(self, move: Move) -> tuple[int, int] | None:
        """Return what *move* takes and what it loses, by what counts; None where it is not allowed."""
        before = self.play.counts
        try:
            self.play.play(move)
        except MoveError:
            return None
        after = self.play.counts
        self.play.undo()
        mine, theirs = move.player - 1, 2 - move.player
        return after[mine] - before[mine], after[theirs] - before[theirs]

    def _quiet(self, dots: list[_Dot]) -> _Dot:
        """Take a point beside the last dot, else beside any dot, else near the centre."""
        last = self._last()
        beside = {} if last is None else dict.fromkeys(self.play.board.around[last])
        near = [dot for dot in dots if dot.point in beside]
        touching = near or [dot for dot in dots if any(map(self.play.dot, self.play.board.around[dot.point]))]
        if not touching:
            touching = sorted(dots, key=lambda dot: self._from_centre(dot.point))[:1]
        return self.rng.choice(touching)

    def _from_centre(self, point: Point) -> int:
        x, y = self.play.board.xy(point)
        return abs(2 * x + 1 - self.play.board.width) + abs(2 * y + 1 - self.play.board.height)

    def ending(self) -> Move | None:
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
        """Tell whether *move* ends the game well; or stops, leads, and leaves neither side anything to take at once."""
        last = self.play.moves[-1].kind if self.play.moves else None
        if move.kind is MoveKind.DONE and End.AGREED in self.play.ruleset.ends and last is not MoveKind.DONE:
            return False  # an offer to end, which is for the other to make
        before = self.play.counts
        try:
            self.play.play(move)
        except MoveError:
            return False
        over, result, after = self.play.over, self.play.result or "", self.play.counts
        self.play.undo()
        if over:
            return result.startswith(" BW"[self.player])
        mine, theirs = self.player - 1, 2 - self.player
        is_ahead = after[theirs] == before[theirs] < after[mine] == before[mine]
        return is_ahead and self._is_firm(self.player) and not self._can_take()

    def _can_take(self) -> bool:
        """Tell whether one dot takes something."""
        points = [point for point in self.play.board.points if self.play.is_open(point)]
        return any(self._gain(self.player, point)[1] > 0 for point in self._promising(points))

    def _is_firm(self, player: Player) -> bool:
        """Tell whether all live dots of *player* hold to the edge by a way that nobody can cut."""
        dots = (point for point in self.play.board.points if self.view.live[point] == player)
        return all(self.play.is_grounded(point) for point in dots)

    def _closing(self) -> Move | None:
        """Close what can still be closed on a full board, where the rules allow that; the most that it can take."""
        if self.play.may_close != self.player:
            return None
        best, most = None, 0
        around = [self._around(self.player, point) for point in sorted(self.view.held(self.player))]
        around += self.play.widest(self.player) if self.play.ruleset.all_points else ()
        for ring in filter(None, around):
            move = Move(self.player, MoveKind.CLOSE, None, (ring,))
            if (taken := self._taken(move)) > most:
                best, most = move, taken
        return best


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


def moves_of(opponent: Greedy, play: Play) -> Iterator[Move]:
    """Play *play* to its end by *opponent* on both sides; give each move after it was made."""
    while (chosen := opponent.choose(play, play.to_move)) is not None:
        play.play(chosen)
        yield chosen
