"""A plain tree search to measure others against, as the page of the Kepung engine describes its own.

UCB1 over the open points within two steps of a dot; playouts by detectors of patterns (a capture, a save or a
join beside the last two dots), of which every seventh move is by chance; the tree kept between moves. No priors,
no tactics. For the automatic rules without STOP.
"""

from __future__ import annotations

import time

import numpy as np

from dots.board.moves import Move, MoveKind
from dots.board.position import Player
from dots.engine.playout import draw
from dots.kernel.cells import (
    ARCS,
    AROUND,
    POOL,
    POOLS,
    STRIDE,
    TAKEN,
    Cell,
    Numbers,
    Shorts,
    Side,
    Words,
    column_of,
    row_of,
    wide,
)
from dots.kernel.field import put, take_back
from dots.kernel.jit import compiled, compiled_part
from dots.kernel.state import HELD, LEFT, ROWS, BoardState, pattern_of
from dots.match.setting import Setting
from dots.rules.game import Play
from lab.searches.following_field import FollowingField

NODES = 1 << 20  # of the tree; with more it begins anew
CHANCE = 15  # moves of a hundred in playouts that no detector is asked for
AT_ONCE = 16  # playouts between two looks at the clock
# columns of the tree: number of the first child, how many, cell, visits, twice the points of who moved there
CHILD, CHILDREN, CELL, VISITS, POINTS, COLUMNS = 0, 1, 2, 3, 4, 5


class PlainUct:
    """A player by plain tree search, *seconds* of this thread's processor time a move."""

    def __init__(self, setting: Setting, seconds: float, seed: int = 1) -> None:
        self.seconds = seconds
        self._followed = FollowingField(setting)
        self._tree: Numbers = np.zeros((NODES, COLUMNS), np.int64)
        self._word: Words = np.array([seed * 0x9E3779B97F4A7C15 + 1 & (1 << 64) - 1], np.uint64)
        self._order: Shorts = self._followed.cells.copy()
        self._path: Numbers = np.zeros(len(setting.board.points) + 1, np.int64)
        self._root = 0
        self._used = 1

    def choose(self, play: Play, player: Player) -> Move | None:
        """Return the move that was tried most often; None where no point is open."""
        until = time.thread_time() + self.seconds
        self._find_root(play)
        if play.over or not play.open:
            return None
        state = self._followed.field.state
        while True:
            self._used = search(
                state, self._followed.frames, self._followed.cells, self._order, self._path,
                player - 1, self._tree, self._root, self._used, self._word, AT_ONCE,
            )  # fmt: skip
            if time.thread_time() >= until or self._used > NODES - len(play.board.points):
                break
        first, count = self._tree[self._root, CHILD], self._tree[self._root, CHILDREN]
        best = first + int(np.argmax(self._tree[first : first + count, VISITS]))
        return Move(player, MoveKind.DOT, self._followed.point(int(self._tree[best, CELL])))

    def _find_root(self, play: Play) -> None:
        """Go down the tree by the moves made since; begin a new one where they lead out of it."""
        fresh = self._followed.follow(play)
        moves = play.moves[len(play.moves) - fresh :] if fresh >= 0 else []
        for move in moves:
            first, count = self._tree[self._root, CHILD], self._tree[self._root, CHILDREN]
            cells = self._tree[first : first + count, CELL].tolist()
            points = [self._followed.point(cell) for cell in cells]
            if move.point not in points:
                fresh = -1
                break
            self._root = int(first) + points.index(move.point)
        if fresh < 0 or self._used > NODES // 2:
            self._root, self._used = 0, 1
            self._tree[0] = 0


@compiled
def search(
    state: BoardState,
    frames: Numbers,
    cells: Shorts,
    order: Shorts,
    path: Numbers,
    side: Side,
    tree: Numbers,
    root: int,
    used: int,
    word: Words,
    playouts: int,
) -> int:
    """Make *playouts* from the node *root*, *side* to move; give how many nodes of *tree* are used then."""
    tally = state.tally
    for _ in range(playouts):
        node = root
        depth = wide(0)
        mover = side
        last = wide(0)
        before = wide(0)
        path[0] = node
        while tally[LEFT] > 0:
            if tree[node, CHILDREN] == 0:
                if node != root and tree[node, VISITS] == 0:
                    break
                used = expand(state, cells, tree, node, used, word)
            node = select(tree, node)
            put(state, frames, depth, wide(tree[node, CELL]), mover)
            depth += 1
            path[depth] = node
            before = last
            last = wide(tree[node, CELL])
            mover = 1 - mover
        nodes = depth
        depth = play_out(state, frames, order, word, depth, mover, last, before)
        lead = tally[HELD + side] - tally[HELD + 1 - side]
        twice = 2 if lead > 0 else (1 if lead == 0 else 0)  # the points of *side*
        for place in range(nodes + 1):
            tree[path[place], VISITS] += 1
            tree[path[place], POINTS] += twice if place & 1 else 2 - twice
        while depth > 0:
            depth -= 1
            take_back(state, frames, depth)
    return used


@compiled_part
def expand(state: BoardState, cells: Shorts, tree: Numbers, node: int, used: int, word: Words) -> int:
    """Return *node* a child for each open cell within two steps of a dot, else for every one, in an order by chance."""
    first = used
    for far in range(2):
        for place in range(cells.size):
            cell = wide(cells[place])
            if state.field[cell] & TAKEN == 0 and (far or is_near(state.tally, cell)):
                tree[used, CHILD] = 0
                tree[used, CHILDREN] = 0
                tree[used, CELL] = cell
                tree[used, VISITS] = 0
                tree[used, POINTS] = 0
                other = first + chance(word) % (used - first + 1)
                tree[used, CELL] = tree[other, CELL]
                tree[other, CELL] = cell
                used += 1
        if used > first:
            break
    tree[node, CHILD] = first
    tree[node, CHILDREN] = used - first
    return used


@compiled_part
def is_near(tally: Numbers, cell: Cell) -> bool:
    """Tell whether a live dot lies within two steps of *cell*."""
    row = row_of(cell)
    around = (wide(31) << column_of(cell)) >> 2
    for other in range(max(row - 2, 0), row + 3):
        if (tally[ROWS + other] | tally[ROWS + STRIDE + other]) & around:
            return True
    return False


@compiled_part
def select(tree: Numbers, node: int) -> int:
    """Return the child of *node* with the highest bound by UCB1 (Auer, Cesa-Bianchi, Fischer 2002)."""
    whole = 2.0 * np.log(max(tree[node, VISITS], 1))
    best = tree[node, CHILD]
    most = -1.0
    for child in range(tree[node, CHILD], tree[node, CHILD] + tree[node, CHILDREN]):
        visits = tree[child, VISITS]
        if visits == 0:
            return wide(child)
        bound = tree[child, POINTS] / (2.0 * visits) + np.sqrt(whole / visits)
        if bound > most:
            best, most = child, bound
    return wide(best)


@compiled_part
def play_out(
    state: BoardState,
    frames: Numbers,
    order: Shorts,
    word: Words,
    depth: int,
    side: Side,
    last: Cell,
    before: Cell,
) -> int:
    """Play on until every cell but those of pools was tried; give the depth then."""
    place = wide(0)
    while True:
        cell = wide(0)
        if chance(word) % 100 >= CHANCE:
            cell = detected(state, frames, depth, side, last, before)
        while cell == 0 and place < order.size:
            drawn = draw(order, place, word)
            place += 1
            if state.field[drawn] & (TAKEN | POOLS) == 0:
                cell = drawn
        if cell == 0:
            return depth
        put(state, frames, depth, cell, side)
        depth += 1
        before = last
        last = cell
        side = 1 - side


@compiled_part
def detected(state: BoardState, frames: Numbers, depth: int, side: Side, last: Cell, before: Cell) -> Cell:
    """Return the dot beside the last two that takes most, else saves most, else joins two groups; 0 for none."""
    best = wide(0)
    most = wide(0)
    joining = wide(0)
    for number in range(2):
        middle = last if number == 0 else before
        if middle == 0:
            continue
        for turn in range(8):
            cell = middle + wide(AROUND[turn])
            if state.field[cell] & TAKEN:
                continue
            value = 2 * taken_by(state, frames, depth, cell, side)
            if value >= 0:
                value = max(value, 2 * taken_by(state, frames, depth, cell, 1 - side) - 1)
                if ARCS[pattern_of(state.tally, cell, side)] > 1 and state.field[cell] & POOLS == 0:
                    joining = cell
            if value > most:
                best, most = cell, value
    return best or joining


@compiled_part
def taken_by(state: BoardState, frames: Numbers, depth: int, cell: Cell, side: Side) -> int:
    """Return what a dot of *side* on the open *cell* takes, -1 where it is lost at once."""
    tally = state.tally
    if ARCS[pattern_of(tally, cell, side)] < 2:
        return wide(-1 if state.field[cell] & (POOL << (1 - side)) else 0)
    held = tally[HELD + side]
    closed = put(state, frames, depth, cell, side)
    taken = wide(-1) if closed < 0 else tally[HELD + side] - held
    take_back(state, frames, depth)
    return taken


@compiled_part
def chance(word: Words) -> int:
    """Return a number of 32 bits by chance."""
    word[0] = word[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
    return wide(word[0] >> np.uint64(32))
