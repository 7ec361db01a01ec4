"""Exhaustive search within a window of a position: what a move comes to, whatever anybody does in there.

Both sides may put a dot on any open point of the window, or pass, which stands for a dot far away; two passes in
turn end it, and so does *depth*, in dots and passes. Where the window is all of the board, to its end, nobody may
pass. A value is what the mover's side has gained: enemy dots captured less own dots lost, from here on.
For the automatic rules without STOP.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from kropki.dots.board.board import Board, Point
from kropki.dots.kernel.cells import TAKEN, Numbers, Shorts, Side, cell_of, wide
from kropki.dots.kernel.field import Field, put, room_to_undo, take_back
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.state import HELD, LEFT, BoardState

LOWEST = -(10**6)  # below any value
DEEPEST = 64
NEXT, BEST, ALPHA, BETA, PASSED, CELL, COLUMNS = 0, 1, 2, 3, 4, 5, 6  # of the stack, a row a level


@dataclass(frozen=True, slots=True)
class Verdict:
    """The best move of a window, None for passing; its value, and that of the best other one."""

    point: Point | None
    value: int
    second: int

    @property
    def is_only(self) -> bool:
        """Whether no other move is as good."""
        return self.value > self.second


class SpentError(Exception):
    """More positions than were allowed."""


class Window:
    """A position under search: *field* with *side* to move, by *points* alone, with or without passing."""

    def __init__(self, field: Field, side: Side, points: Iterable[Point], *, passing: bool, limit: int) -> None:
        self.board = field.board
        self.side = side
        self.points = [point for point in points if field.is_open(point)]
        self.passing = passing
        self.limit = limit
        log, self._frames = room_to_undo(DEEPEST + 2)
        self._state = field.state.copy(log)
        self._stack: Numbers = np.zeros((DEEPEST + 2, COLUMNS), np.int64)
        self._count: Numbers = np.zeros(1, np.int64)
        self._held = field.held[side] - field.held[1 - side]

    @property
    def nodes(self) -> int:
        """Positions that were looked at so far."""
        return int(self._count[0])

    def best(self, depth: int) -> Verdict:
        """Return the best move; raise ``SpentError`` where that takes more than the limit."""
        top, second, chosen = LOWEST, LOWEST, None
        for point in [*self.points, *([None] if self.passing else [])]:
            value = self.value(point, depth, second, -LOWEST)
            if value > top:
                top, second, chosen = value, top, point
            elif value > second:
                second = value
        return Verdict(chosen, top, second)

    def proves(self, point: Point, depth: int, worth: int, second: int) -> bool:
        """Tell whether *point* gains at least *worth*, and every other move, passing too, at most *second*."""
        others = [other for other in [*self.points, *([None] if self.passing else [])] if other != point]
        return (
            second < worth
            and self.value(point, depth, worth - 1, worth) >= worth
            and all(self.value(other, depth, second, second + 1) <= second for other in others)
        )

    def value(self, point: Point | None, depth: int, alpha: int, beta: int) -> int:
        """Return what a dot on *point*, or a pass, comes to, exact between *alpha* and *beta*."""
        if not 1 <= depth <= DEEPEST:
            raise ValueError(f"expected a depth from 1 to {DEEPEST}, not {depth}")
        cells: Shorts = np.array([cell_of(self.board, each) for each in self.points], np.int16)
        cell = 0 if point is None else cell_of(self.board, point)
        found = int(
            value_of(
                self._state, self._frames, self._stack, cells, cell, self.side, depth, self.passing,
                max(alpha, LOWEST // 2) + self._held, min(beta, -LOWEST // 2) + self._held, self._count, self.limit,
            )
        )  # fmt: skip
        if self.nodes > self.limit:
            raise SpentError
        return found - self._held


def nearest(board: Board, points: Iterable[Point], to: Point) -> list[Point]:
    """Return *points* in the order of their distance from the point *to*, then in reading order."""
    x, y = board.xy(to)

    def distance(point: Point) -> int:
        a, b = board.xy(point)
        return max(abs(a - x), abs(b - y)) * 64 + abs(a - x) + abs(b - y)

    return sorted(points, key=lambda point: (distance(point), point))


def rectangle(board: Board, corners: Sequence[Point]) -> list[Point]:
    """Return the points of the smallest rectangle that holds *corners*, in reading order."""
    xs, ys = zip(*map(board.xy, corners), strict=True)
    return [board.point(x, y) for y in range(min(ys), max(ys) + 1) for x in range(min(xs), max(xs) + 1)]


@compiled
def value_of(
    state: BoardState, frames: Numbers, stack: Numbers, cells: Shorts, cell: int, side: Side, depth: int, passing: bool,
    alpha: int, beta: int, count: Numbers, limit: int,
) -> int:  # fmt: skip
    """Return the value of a dot of *side* on *cell*, or with 0 of a pass, *depth* deep with it."""
    if cell:
        put(state, frames, 0, cell, side)
    value = -within(state, frames, stack, cells, 1 - side, depth - 1, cell == 0, passing, -beta, -alpha, count, limit)
    if cell:
        take_back(state, frames, 0)
    return value


@compiled_part
def within(
    state: BoardState, frames: Numbers, stack: Numbers, cells: Shorts, side: Side, depth: int, passed: bool,
    passing: bool, alpha: int, beta: int, count: Numbers, limit: int,
) -> int:  # fmt: skip
    """Return what *side* has over the other after *depth* more dots and passes in *cells*, both at their best.

    A loop over levels: Numba cannot load a function that calls itself from its cache (its issue 6061).
    """
    tally = state.tally
    level = wide(0)
    enter(stack, level, alpha, beta, passed)
    while True:
        mover = side ^ (level & 1)
        now = wide(tally[HELD + mover] - tally[HELD + 1 - mover])
        value = now
        done = True
        if stack[level, NEXT] == 0:
            count[0] += 1
        if level < depth and tally[LEFT] > 0 and count[0] <= limit and stack[level, ALPHA] < stack[level, BETA]:
            place = stack[level, NEXT]
            while place < cells.size and state.field[cells[place]] & TAKEN:
                place += 1
            stack[level, NEXT] = place + 1
            if place < cells.size:
                stack[level, CELL] = cells[place]
                put(state, frames, level + 1, wide(cells[place]), mover)
                done = False
            elif place == cells.size and passing and not stack[level, PASSED]:
                stack[level, CELL] = 0
                done = False
            elif place == cells.size and passing:
                stack[level, BEST] = max(stack[level, BEST], now)
        if not done:
            enter(stack, level + 1, -stack[level, BETA], -stack[level, ALPHA], stack[level, CELL] == 0)
            level += 1
            continue
        if stack[level, BEST] != LOWEST:
            value = wide(stack[level, BEST])
        if level == 0:
            return value
        level -= 1
        if stack[level, CELL]:
            take_back(state, frames, level + 1)
        stack[level, BEST] = max(stack[level, BEST], -value)
        stack[level, ALPHA] = max(stack[level, ALPHA], -value)


@compiled_part
def enter(stack: Numbers, level: int, alpha: int, beta: int, passed: bool) -> None:
    """Begin a level of the search: which move is next, what is best so far, between which values it matters."""
    stack[level, NEXT] = 0
    stack[level, BEST] = LOWEST
    stack[level, ALPHA] = alpha
    stack[level, BETA] = beta
    stack[level, PASSED] = passed
