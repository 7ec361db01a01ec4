"""Fights: which few dots together would capture, and what comes of it when both sides play there.

    trajectory   one to three points such that dots of one side on all of them capture, and none can be spared
    fight        trajectories of both sides that share points

A trajectory with two points that no other has is left out: whoever is attacked by it answers at the one when a dot
comes to the other. What a dot of a fight is worth is found by alpha-beta over the points of the fight alone, dots and
passes. So nets are seen, whose first dot threatens nothing, and which dot takes the most from the other's attacks.
It is exact for those points; that nobody has better ones elsewhere is not proved.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kropki.dots.board.board import Board, Point
from kropki.dots.engine.exhaustive import SpentError, Window
from kropki.dots.engine.lookahead import gain, is_near, touches
from kropki.dots.kernel.cells import (
    GROUNDED,
    LIVE,
    STRIDE,
    TAKEN,
    Cell,
    Log,
    Numbers,
    Shorts,
    Side,
    cells_of,
    column_of,
    row_of,
    wide,
)
from kropki.dots.kernel.field import Field, put, room_to_undo, take_back
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.state import SIZE, BoardState

LONGEST = 3  # points of a trajectory
DEPTH = 6  # dots and passes of a fight: three of each side
POINTS = 12  # of a fight at most, those of the most and the shortest trajectories
MOST = 400  # trajectories of a side
PAIR, TRIPLE, FOE = 6, 2, 3  # steps between two points, and of three; from the first to a dot that can be captured
_BESIDE, _ALONE = 1, 2  # of a mark: beside a live dot of the side; one dot there captures


@dataclass(frozen=True, slots=True)
class Trajectory:
    """Dots of *side* on all *points* take *gain* dots."""

    side: Side
    points: frozenset[Point]
    gain: int


@dataclass(frozen=True, slots=True)
class Worth:
    """What a dot takes at least, in the fight that it belongs to, and how many dots the mover would lose without it."""

    taken: int
    saved: int


class Buffers(NamedTuple):
    """The stacks of the search, and what it writes."""

    log: Log
    frames: Numbers
    marks: Shorts  # of each cell
    found: NDArray[np.int64]  # a row for each trajectory: its cells, smallest first, zeros after them, and its gain


class Trajectories:
    """The stacks for one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._cells = cells_of(board)
        self._points = {int(cell): point for point, cell in enumerate(self._cells.tolist())}
        self._buffers = Buffers(
            *room_to_undo(LONGEST + 1),
            np.zeros(SIZE, np.int16),
            np.zeros((MOST, LONGEST + 1), np.int64),
        )

    def of(self, field: Field, side: Side) -> list[Trajectory]:
        """Return the trajectories of *side* where an enemy dot does not hold to the edge, ``MOST`` at most."""
        state = field.state.copy(self._buffers.log)
        rows = self._buffers.found[: find(state, self._cells, side, self._buffers)].tolist()
        found = [
            Trajectory(side, frozenset([self._points[cell] for cell in cells if cell]), taken) for *cells, taken in rows
        ]
        short = [each.points for each in found if len(each.points) == LONGEST - 1]
        return [each for each in found if not any(other < each.points for other in short)]

    def fights(self, field: Field) -> list[list[Point]]:
        """Return the points of each fight, those that matter most first; the fight with the greatest stakes first."""
        needed = _needed([*self.of(field, 0), *self.of(field, 1)])
        weights: dict[Point, float] = {}
        for each in needed:
            for point in each.points:
                weights[point] = weights.get(point, 0.0) + each.gain / 4 ** len(each.points)
        groups = _joined(each.points for each in needed)
        ranked = [sorted(group, key=lambda point: (-weights[point], point))[:POINTS] for group in groups]
        return sorted(ranked, key=lambda points: (-weights[points[0]], points))

    def worth(self, field: Field, side: Side, limit: int) -> dict[Point, Worth]:
        """Return the dots of fights that *side* gains more by than by passing, as far as *limit* positions go."""
        found: dict[Point, Worth] = {}
        for points in self.fights(field):
            window = Window(field, side, points, passing=True, limit=limit)
            try:
                without = window.value(None, DEPTH, -SIZE, SIZE)
                for point in points:
                    value = window.value(point, DEPTH, without, SIZE)
                    if value > without:
                        found[point] = Worth(max(value, 0), min(value, 0) - min(without, 0))
            except SpentError:
                break
            limit -= window.nodes
        return found


def _needed(trajectories: list[Trajectory]) -> list[Trajectory]:
    """Leave out those with two points that no other has, until there is none."""
    while True:
        times: dict[Point, int] = {}
        for each in trajectories:
            for point in each.points:
                times[point] = times.get(point, 0) + 1
        kept = [each for each in trajectories if sum(times[point] == 1 for point in each.points) < 2]
        if len(kept) == len(trajectories):
            return kept
        trajectories = kept


def _joined(sets: Iterable[frozenset[Point]]) -> list[set[Point]]:
    """Join the *sets* that share a point."""
    groups: list[set[Point]] = []
    for each in sets:
        apart = [group for group in groups if group.isdisjoint(each)]
        groups = [*apart, set(each).union(*[group for group in groups if not group.isdisjoint(each)])]
    return groups


@compiled
def find(state: BoardState, cells: Shorts, side: Side, buffers: Buffers) -> int:
    """Write the trajectories of *side* to *buffers*, and give how many; longer ones may hold one of two points."""
    field, marks = state.field, buffers.marks
    count = wide(0)
    for place in range(cells.size):
        cell = wide(cells[place])
        marks[cell] = 0
        if field[cell] & TAKEN == 0 and touches(field, cell, side):
            marks[cell] = _BESIDE
            taken = wide(gain(state, cell, side, True))
            if taken:
                marks[cell] = _BESIDE | _ALONE
                count = _note(buffers, count, cell, wide(0), wide(0), taken)
    for place in range(cells.size):
        one = wide(cells[place])
        if marks[one] == _BESIDE and field[one] & TAKEN == 0 and _can_capture(field, one, side):
            if put(state, buffers.frames, 0, one, side) >= 0:
                count = _find_second(state, side, buffers, one, count)
            take_back(state, buffers.frames, 0)
    return count


@compiled_part
def _find_second(state: BoardState, side: Side, buffers: Buffers, one: Cell, count: int) -> int:
    """Write the trajectories of a dot on *one* and one or two more; give how many there are now."""
    for row in range(max(row_of(one) - PAIR, 1), min(row_of(one) + PAIR, STRIDE - 2) + 1):
        for column in range(max(column_of(one) - PAIR, 1), min(column_of(one) + PAIR, STRIDE - 2) + 1):
            two = row * STRIDE + column
            if not _joins(state.field, buffers.marks, two, one, one):
                continue
            taken = wide(gain(state, two, side, True))
            if taken:
                count = _note(buffers, count, one, two, wide(0), taken)
            elif is_near(one, two, TRIPLE):
                if put(state, buffers.frames, 1, two, side) >= 0:
                    count = _find_third(state, side, buffers, one, two, count)
                take_back(state, buffers.frames, 1)
    return count


@compiled_part
def _find_third(state: BoardState, side: Side, buffers: Buffers, one: Cell, two: Cell, count: int) -> int:
    """Write the trajectories that a third point makes of dots on *one* and *two*; give how many there are now."""
    top, bottom = min(row_of(one), row_of(two)) - TRIPLE, max(row_of(one), row_of(two)) + TRIPLE
    left, right = min(column_of(one), column_of(two)) - TRIPLE, max(column_of(one), column_of(two)) + TRIPLE
    for row in range(max(top, 1), min(bottom, STRIDE - 2) + 1):
        for column in range(max(left, 1), min(right, STRIDE - 2) + 1):
            three = row * STRIDE + column
            if not (is_near(three, one, TRIPLE) or is_near(three, two, TRIPLE)):
                continue
            if _joins(state.field, buffers.marks, three, one, two):
                taken = wide(gain(state, three, side, True))
                if taken:
                    count = _note(buffers, count, one, two, three, taken)
    return count


@compiled_part
def _joins(field: Shorts, marks: Shorts, cell: Cell, one: Cell, two: Cell) -> bool:
    """Tell whether *cell* may be the next point: open, none that captures alone, and beside a dot of the side."""
    if field[cell] & TAKEN or marks[cell] & _ALONE:
        return False
    return marks[cell] != 0 or is_near(cell, one, 1) or is_near(cell, two, 1)


@compiled_part
def _note(buffers: Buffers, count: int, one: Cell, two: Cell, three: Cell, taken: int) -> int:
    """Write a trajectory, unless it is there already or there is no room; give how many there are."""
    low, high = min(one, two), max(one, two)
    if two == 0:
        low, high = one, wide(0)
    if three:
        low, high, three = min(low, three), max(min(high, three), low), max(high, three)
    for row in range(count):
        if buffers.found[row, 0] == low and buffers.found[row, 1] == high and buffers.found[row, 2] == three:
            return count
    if count == MOST:
        return count
    buffers.found[count, 0] = low
    buffers.found[count, 1] = high
    buffers.found[count, 2] = three
    buffers.found[count, 3] = taken
    return count + 1


@compiled_part
def _can_capture(field: Shorts, cell: Cell, side: Side) -> bool:
    """Tell whether an enemy dot that does not hold to the edge lies within FOE steps of *cell*."""
    for row in range(max(row_of(cell) - FOE, 1), row_of(cell) + FOE + 1):
        for column in range(max(column_of(cell) - FOE, 1), column_of(cell) + FOE + 1):
            there = row * STRIDE + column
            if there < SIZE and field[there] & (LIVE << (1 - side)) and field[there] & GROUNDED == 0:
                return True
    return False
