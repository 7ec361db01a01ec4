"""A plain alpha-beta to measure others against: the captured dots, looked at deeper and deeper.

At each node the WIDTH most promising points: what a dot takes there, what it saves, what it touches. No tables,
no tactics, no patterns. For the automatic rules without STOP.
"""

from __future__ import annotations

import random
import time

import numpy as np

from dots.board.moves import Move, MoveKind
from dots.board.position import Player
from dots.kernel.cells import AROUND, DOTS, TAKEN, Cell, Numbers, Shorts, Side, wide
from dots.kernel.field import put, take_back
from dots.kernel.jit import compiled, compiled_part
from dots.kernel.state import HELD, LEFT, BoardState
from dots.match.setting import Setting
from dots.rules.game import Play
from lab.searches.following_field import FollowingField
from lab.searches.plain_uct import taken_by

WIDTH = 12  # points that are tried in a position
DEEPEST = 24  # dots that are looked ahead
DOT = 100  # what a captured dot is worth; what a dot touches counts in single ones, for the order alone
NODES, RATE = DEEPEST + 3, 20_000  # the row of the room that counts down; nodes a second to begin with
LOWEST = -(10**6)  # below any value
# columns of the room behind the points and their worth: which is next, how many, values, the dot before
NEXT, COUNT, BEST, ALPHA, BETA, LAST = range(2 * WIDTH, 2 * WIDTH + 6)

Arrays = tuple[BoardState, Numbers, Shorts, Numbers]
Tried = tuple[int, float, Cell]  # its value, what else speaks for it, the cell


class AlphaBeta:
    """A player by alpha-beta, *seconds* of this thread's processor time a move."""

    def __init__(self, setting: Setting, seconds: float, seed: int = 1) -> None:
        self.seconds = seconds
        self.seed = seed
        self._rate: float = RATE
        self._followed = FollowingField(setting)

    def choose(self, play: Play, player: Player) -> Move | None:
        """Return the best move of the deepest look that was finished; None where no point is open."""
        until = time.thread_time() + self.seconds
        self._followed.follow(play)
        if play.over or not play.open:
            return None
        rng = random.Random(f"{self.seed}:{len(play.moves)}")
        cells = self._followed.cells
        points = [move.point for move in play.moves[-1:] if move.point is not None]
        last = int(cells[points[0]]) if points else 0
        room = np.zeros((DEEPEST + 4, 2 * WIDTH + 6), np.int64)
        args = (self._followed.field.state, self._followed.frames, cells, room)
        count = promising(*args, 0, player - 1, last)
        tried = [
            (0, int(worth) % DOT + rng.random(), int(cell))
            for cell, worth in room[0, : 2 * WIDTH].reshape(2, -1).T[:count]
        ]
        best = tried[0][2]
        for depth in range(1, min(DEEPEST, play.open) + 1):
            found = self._look(args, tried, player - 1, depth, until)
            if len(found) < len(tried):
                return self._move(player, best)
            tried = sorted(found, reverse=True)
            best = tried[0][2]
        return self._move(player, best)

    def _move(self, player: Player, cell: Cell) -> Move:
        return Move(player, MoveKind.DOT, self._followed.point(cell))

    def _look(self, args: Arrays, tried: list[Tried], side: Side, depth: int, until: float) -> list[Tried]:
        """Look *depth* dots ahead for each of *tried*; give as many as there was time for."""
        found: list[Tried] = []
        for _, extra, cell in tried:
            left = until - time.thread_time()
            if left <= 0 and depth > 1:
                break
            nodes = max(1000, int(left * self._rate))
            args[-1][NODES, 0] = nodes
            least = max((value for value, _, _ in found), default=LOWEST)
            began = time.thread_time()
            value = int(try_cell(*args, cell, side, depth, least - 1))
            done = nodes - int(args[-1][NODES, 0])
            if done > 1000:
                self._rate = done / max(1e-6, time.thread_time() - began)
            if done >= nodes:
                break
            found.append((value, extra, cell))
        return found


@compiled
def try_cell(
    state: BoardState, frames: Numbers, cells: Shorts, room: Numbers,
    cell: Cell, side: Side, depth: int, least: int,
) -> int:  # fmt: skip
    """Return what a dot of *side* on *cell* comes to, *depth* dots with it; at most *least* where it is less."""
    put(state, frames, 0, cell, side)
    value = -negamax(state, frames, cells, room, 1 - side, depth - 1, wide(LOWEST), -least, cell)
    take_back(state, frames, 0)
    return value


@compiled_part
def negamax(
    state: BoardState, frames: Numbers, cells: Shorts, room: Numbers,
    side: Side, depth: int, alpha: int, beta: int, last: Cell,
) -> int:  # fmt: skip
    """Return the value of the position for *side*, who is to move, *depth* dots deep.

    A loop over levels, a row of *room* each from 1 on: Numba cannot load a function that calls itself from its cache.
    """
    tally = state.tally
    level = wide(1)
    enter(room, level, alpha, beta, last)
    while True:
        mover = side ^ ((level - 1) & 1)
        value = wide(DOT * (tally[HELD + mover] - tally[HELD + 1 - mover]))
        if room[level, NEXT] < 0:
            room[NODES, 0] -= 1
            room[level, NEXT] = 0
            room[level, COUNT] = 0
            if level <= depth and tally[LEFT] > 0 and room[NODES, 0] > 0:
                room[level, COUNT] = promising(state, frames, cells, room, level, mover, wide(room[level, LAST]))
        if room[level, NEXT] < room[level, COUNT] and room[level, ALPHA] < room[level, BETA]:
            cell = wide(room[level, room[level, NEXT]])
            room[level, NEXT] += 1
            put(state, frames, level, cell, mover)
            enter(room, level + 1, -room[level, BETA], -room[level, ALPHA], cell)
            level += 1
            continue
        if room[level, COUNT]:
            value = wide(room[level, BEST])
        if level == 1:
            return value
        level -= 1
        take_back(state, frames, level)
        room[level, BEST] = max(room[level, BEST], -value)
        room[level, ALPHA] = max(room[level, ALPHA], -value)


@compiled_part
def enter(room: Numbers, level: int, alpha: int, beta: int, last: Cell) -> None:
    """Begin a level of the search, after a dot on *last*."""
    room[level, NEXT] = -1
    room[level, BEST] = LOWEST
    room[level, ALPHA] = alpha
    room[level, BETA] = beta
    room[level, LAST] = last


@compiled
def promising(
    state: BoardState, frames: Numbers, cells: Shorts, room: Numbers,
    at: int, side: Side, last: Cell,
) -> int:  # fmt: skip
    """Write the most promising open cells to row *at* of *room*, the best first, and their worth behind them."""
    count = wide(0)
    for place in range(cells.size):
        cell = wide(cells[place])
        if state.field[cell] & TAKEN:
            continue
        worth = wide(0)
        for turn in range(8):
            there = cell + wide(AROUND[turn])
            worth += wide(3 if there == last else (2 if state.field[there] & DOTS else 0))
        if worth:
            mine = taken_by(state, frames, at, cell, side)
            worth += DOT * (2 * mine + max(wide(0), 2 * taken_by(state, frames, at, cell, 1 - side) - 1))
        if count == WIDTH and worth <= room[at, 2 * WIDTH - 1]:
            continue
        here = count if count < WIDTH else wide(WIDTH - 1)
        while here > 0 and room[at, WIDTH + here - 1] < worth:
            room[at, here] = room[at, here - 1]
            room[at, WIDTH + here] = room[at, WIDTH + here - 1]
            here -= 1
        room[at, here] = cell
        room[at, WIDTH + here] = worth
        count = min(count + 1, wide(WIDTH))
    return count
