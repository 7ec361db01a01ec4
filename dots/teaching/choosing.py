"""Exhaustive search within a window where closing is a choice: what a move comes to, whatever anybody does in there.

As in ``dots.engine.exhaustive``, both sides put dots on open points of the window, or far away, which is a pass; two
passes in turn end it, and so does *depth*. After each dot, a far one too, the side closes any of its rings that stand
on the whole board: none, one or several. So each move is tried with every choice.

Of rings that hold the same points, the shortest stands for all: every other one has its dots and more. Rings closed
together hold nothing in common: a ring around another one makes that one needless, and others would cross.

For rule sets with steps of one, and as long as there are more open points than dots of the search.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from kropki.dots.board.board import Point
from kropki.dots.board.position import Ring
from kropki.dots.engine.exhaustive import LOWEST, SpentError, Verdict
from kropki.dots.rules.game import Play
from kropki.dots.rules.ring_search import normal
from kropki.dots.teaching.loops import LOOPS, Bits, Loop, plane, shares_more

Value = TypeVar("Value")
Side = int  # 0 or 1


class SearchState(NamedTuple):
    """What lies on the board, of each side: dots, regions, what was drawn, and the rings that stand."""

    dots: tuple[Bits, Bits]
    owned: tuple[Bits, Bits]
    barred: frozenset[int]
    drawn: tuple[tuple[Loop, ...], tuple[Loop, ...]]
    loops: tuple[tuple[Loop, ...], tuple[Loop, ...]]

    def live(self, side: Side) -> Bits:
        """Return the dots of *side* that may build rings."""
        return self.dots[side] & ~(self.owned[0] | self.owned[1])

    def lead(self, side: Side) -> int:
        """Return what *side* holds captured over the other."""
        gained, lost = self.dots[1 - side] & self.owned[side], self.dots[side] & self.owned[1 - side]
        return gained.bit_count() - lost.bit_count()


class Choosing:
    """A position of *play* under search, by *points* and dots far away, with every choice of rings."""

    def __init__(self, play: Play, points: Iterable[Point], *, limit: int) -> None:
        self.board = play.board
        self.plane = plane(play.board)
        self.side: Side = play.to_move - 1
        self.points = [point for point in points if play.is_open(point)]
        self.limit = limit
        self.nodes = 0
        self._room = play.open
        self._shared = play.ruleset.shared
        self.state = self._begun(play)
        self._held = self.state.lead(self.side)

    def best(self, depth: int) -> Verdict:
        """Return the best move; raise ``SpentError`` where that takes more than the limit."""
        top, second, chosen = LOWEST, LOWEST, None
        for point in [*self.points, None]:
            value = self.value(point, depth, second, -LOWEST)
            if value > top:
                top, second, chosen = value, top, point
            elif value > second:
                second = value
        return Verdict(chosen, top, second)

    def proves(self, point: Point, rings: Sequence[Ring], depth: int, worth: int, second: int) -> bool:
        """Tell whether *point* with *rings* gains at least *worth*, and every other move at most *second*."""
        others = [other for other in [*self.points, None] if other != point]
        return (
            second < worth
            and self.chosen(point, rings, depth, worth - 1, worth) >= worth
            and all(self.value(other, depth, second, second + 1) <= second for other in others)
        )

    def value(self, point: Point | None, depth: int, alpha: int, beta: int) -> int:
        """Return what a dot on *point* comes to, or one far away, with its best rings; exact between the two bounds."""
        self._check(depth)
        held = self._held
        return self._made(self.state, point, self.side, depth, alpha + held, beta + held, passed=False) - held

    def chosen(self, point: Point | None, rings: Sequence[Ring], depth: int, alpha: int, beta: int) -> int:
        """Return the same with *rings* alone, which may be closed."""
        after = self.after(self.state, point, rings, self.side)
        return self._come(after, self.side, depth, alpha + self._held, beta + self._held) - self._held

    def closing(self, point: Point | None, depth: int) -> tuple[Ring, ...]:
        """Return the rings that keep the value of *point*: that capture most at once, hold least, and are shortest."""
        best = self.value(point, depth, LOWEST, -LOWEST) + self._held
        kept = [
            (-after.lead(self.side), len(rings), after.owned[self.side].bit_count(), sum(map(len, rings)), rings)
            for after, rings in self.closings(self._laid(self.state, point, self.side), self.side)
            if self._come(after, self.side, depth, best - 1, best) >= best
        ]
        return min(kept)[-1]

    @property
    def is_quiet(self) -> bool:
        """Whether no ring stands that captures once its side closes it."""
        return not any(
            loop.inside & self.state.dots[1 - side] & ~self.state.owned[side]
            for side in (0, 1)
            for loop in self.state.loops[side]
        )

    def threats(self, point: Point) -> int:
        """Count the points of the window where the side to move would take something after a dot on *point*."""
        state, side = self._laid(self.state, point, self.side), self.side
        taken = (self._made(state, other, side, 1, LOWEST, -LOWEST, passed=False) for other in self.points)
        return sum(value > self._held for value, other in zip(taken, self.points, strict=True) if other != point)

    def follow(self, point: Point | None, rings: Sequence[Ring]) -> None:
        """Put a dot on *point*, or far away, and close *rings*; then the other side is to move."""
        self.state = self.after(self.state, point, rings, self.side)
        self.side = 1 - self.side
        self.points = [each for each in self.points if each != point and self._is_open(self.state, each)]
        self._room -= 1
        self._held = self.state.lead(self.side)

    # A state and what follows it

    def _begun(self, play: Play) -> SearchState:
        dots, owned = [0, 0], [0, 0]
        for point in play.board.points:
            for player in (1, 2):
                dots[player - 1] |= (play.dot(point) == player) << point
                owned[player - 1] |= (play.region(point) == player) << point
        state = SearchState((dots[0], dots[1]), (owned[0], owned[1]), frozenset(), ((), ()), ((), ()))
        for move in play.moves:
            for ring in move.rings:
                state = self._drawn(state, self._loop(ring), move.player - 1)
        for side in (0, 1):
            state = state._replace(loops=_with(state.loops, side, self.plane.every(state.live(side))))
        return self._standing(state)

    def _loop(self, ring: Ring) -> Loop:
        closed = ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring
        loop = self.plane.loop(normal(self.board, tuple(closed)))
        if loop is None:
            raise ValueError(f"expected a ring around something, not {ring}")
        return loop

    @staticmethod
    def _drawn(state: SearchState, loop: Loop, side: Side) -> SearchState:
        drawn = _with(state.drawn, side, (*state.drawn[side], loop))
        return state._replace(barred=state.barred | loop.bars, drawn=drawn)

    @staticmethod
    def _standing(state: SearchState) -> SearchState:
        """Return *state* without the rings that no longer stand: no dot lives again, and no line is taken away."""
        first, second = (
            tuple(
                loop
                for loop in state.loops[side]
                if not loop.dots & ~state.live(side) and state.barred.isdisjoint(loop.links)
            )
            for side in (0, 1)
        )
        return state._replace(loops=(first, second))

    def _laid(self, state: SearchState, point: Point | None, side: Side) -> SearchState:
        if point is None:
            return state
        dots = _with(state.dots, side, state.dots[side] | 1 << point)
        state = state._replace(dots=dots)
        found = [
            loop
            for loop in self.plane.through(state.live(side), point)
            if loop.inside & ~dots[side] and state.barred.isdisjoint(loop.links)
        ]
        return state._replace(loops=_with(state.loops, side, (*state.loops[side], *found))) if found else state

    def after(self, state: SearchState, point: Point | None, rings: Sequence[Ring], side: Side) -> SearchState:
        """Return what *state* becomes by a dot on *point*, or far away, and *rings*."""
        state = self._laid(state, point, side)
        for ring in rings:
            state = self._closed(state, self._loop(ring), side)
        return state

    def closings(self, state: SearchState, side: Side) -> Iterator[tuple[SearchState, tuple[Ring, ...]]]:
        """Yield what *state* becomes by each choice of rings of *side*, those first that capture most; none at last."""
        foes = state.dots[1 - side] & ~state.owned[side]
        best: dict[Bits, Loop] = {}
        for loop in state.loops[side]:
            if loop.inside & foes:
                other = best.get(loop.inside)
                if other is None or (len(loop.ring), loop.ring) < (len(other.ring), other.ring):
                    best[loop.inside] = loop
        if len(best) > LOOPS:
            raise SpentError
        if best:
            order = sorted(best.values(), key=lambda loop: (-(loop.inside & foes).bit_count(), loop.ring))
            yield from self._choices(state, side, order, ())
        yield state, ()

    def _choices(
        self, state: SearchState, side: Side, loops: Sequence[Loop], chosen: tuple[Ring, ...]
    ) -> Iterator[tuple[SearchState, tuple[Ring, ...]]]:
        for number, loop in enumerate(loops):
            if loop.dots & ~state.live(side) or not state.barred.isdisjoint(loop.links):
                continue
            if self._shared is not None and shares_more(state.drawn[side], loop, self._shared):
                continue
            after, rings = self._closed(state, loop, side), (*chosen, loop.ring)
            apart = [other for other in loops[number + 1 :] if not other.inside & loop.inside]
            if apart:
                yield from self._choices(after, side, apart, rings)
            yield after, rings

    def _closed(self, state: SearchState, loop: Loop, side: Side) -> SearchState:
        owned = [held & ~loop.inside for held in state.owned]
        owned[side] |= loop.inside
        return self._standing(self._drawn(state._replace(owned=(owned[0], owned[1])), loop, side))

    @staticmethod
    def _is_open(state: SearchState, point: Point) -> bool:
        taken = state.dots[0] | state.dots[1] | state.owned[0] | state.owned[1]
        return not taken >> point & 1

    # The search

    def _check(self, depth: int) -> None:
        if not 1 <= depth < self._room:
            raise ValueError(f"expected a depth from 1 to {self._room - 1}, not {depth}")

    def _made(  # noqa: PLR0913, PLR0917 - a level of the search
        self, state: SearchState, point: Point | None, side: Side, depth: int, alpha: int, beta: int, *, passed: bool
    ) -> int:
        """Return the lead of *side* after a dot on *point*, or far away, by its best choice of rings."""
        top = LOWEST
        is_end = depth == 1 or (point is None and passed)
        for after, _ in self.closings(self._laid(state, point, side), side):
            if is_end:
                value = after.lead(side)
            else:
                value = -self._best(after, 1 - side, depth - 1, -beta, -max(alpha, top), passed=point is None)
            top = max(top, value)
            if top >= beta:
                break
        return top

    def _come(self, state: SearchState, side: Side, depth: int, alpha: int, beta: int) -> int:
        """Return the lead of *side*, which has just moved, with *depth* - 1 more."""
        self._check(depth)
        return state.lead(side) if depth == 1 else -self._best(state, 1 - side, depth - 1, -beta, -alpha, passed=False)

    def _best(  # noqa: PLR0913 - the same
        self, state: SearchState, side: Side, depth: int, alpha: int, beta: int, *, passed: bool
    ) -> int:
        """Return the lead of *side*, who is to move, with both at their best."""
        self.nodes += 1
        if self.nodes > self.limit:
            raise SpentError
        top = LOWEST
        for point in [*(each for each in self.points if self._is_open(state, each)), None]:
            top = max(top, self._made(state, point, side, depth, max(alpha, top), beta, passed=passed))
            if top >= beta:
                break
        return top


def _with(pair: tuple[Value, Value], side: Side, value: Value) -> tuple[Value, Value]:
    return (pair[0], value) if side else (value, pair[1])
