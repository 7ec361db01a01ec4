"""The end of a game exactly: what the side to move can reach at least, whatever the other does.

Alpha-beta over all open points, deepest captures first, with a table of positions seen. For the
automatic rules, when few points are open. A search that needs more nodes than it may have gives nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from dots.cells import TAKEN, Cell, Log, Numbers, Shorts, Side, wide
from dots.field import ROOM, Field, put, take_back
from dots.jit import compiled, compiled_part
from dots.search.look import gain
from dots.state import HASH, HELD, KEPT, TOP

DEEPEST = 20  # open points that are tried at most
_SLOTS = 1 << 18  # of the table
_INFINITE = 10_000
_EXACT, _LEAST, _MOST = 1, 2, 3  # what a value in the table is
_WHITE = 0x2545F4914F6CDD1D  # in the hash where player 2 is to move


@dataclass(frozen=True, slots=True)
class Solved:
    """The best *cell*, and the final difference that it leads to, for the side to move."""

    cell: Cell
    value: int
    nodes: int


class Solver:
    """The table and the stacks, kept from move to move."""

    def __init__(self) -> None:
        self._keys = np.zeros(_SLOTS, np.int64)
        self._values = np.zeros(_SLOTS, np.int32)
        self._stack = np.zeros((DEEPEST + 2, 8), np.int64)
        self._cells = np.zeros((DEEPEST + 2, DEEPEST + 2), np.int16)
        self._ranks = np.zeros((DEEPEST + 2, DEEPEST + 2), np.int64)
        self._frames = np.zeros((DEEPEST + 2, KEPT), np.int64)
        self._log: Log = np.zeros((DEEPEST + 2) * ROOM, np.int32)

    def solve(self, field: Field, side: Side, cells: Shorts, nodes: int) -> Solved | None:
        """Solve the position where *side* is to move and *cells* are the open ones; None after *nodes*."""
        if not 0 < cells.size <= DEEPEST:
            return None
        work, score = field.field.copy(), field.tally.copy()
        score[TOP] = 0
        value, cell, used = solve(
            work,
            score,
            self._log,
            self._frames,
            cells,
            side,
            self._keys,
            self._values,
            self._stack,
            self._cells,
            self._ranks,
            nodes,
        )
        return None if used > nodes else Solved(int(cell), int(value), int(used))


_NEXT, _COUNT, _ALPHA, _BETA, _BEST, _MOVE, _LOW, _KEY = range(8)  # of a row of the stack


@compiled
def solve(
    field: Shorts,
    tally: Numbers,
    log: Log,
    frames: Numbers,
    cells: Shorts,
    side: Side,
    keys: Numbers,
    values: Log,
    stack: Numbers,
    lists: Shorts,
    ranks: Numbers,
    limit: int,
) -> tuple[int, int, int]:
    """Give the value for *side*, the best cell, and the nodes that it took: more than *limit* where it was stopped."""
    depth = wide(0)
    nodes = wide(1)
    mover = wide(side)
    value = wide(0)
    entered = _enter(field, tally, log, cells, mover, keys, values, stack, lists, ranks, depth, -_INFINITE, _INFINITE)
    while True:
        if entered == 0 and stack[depth, _NEXT] < stack[depth, _COUNT] and stack[depth, _ALPHA] < stack[depth, _BETA]:
            cell = wide(lists[depth, stack[depth, _NEXT]])
            stack[depth, _NEXT] += 1
            put(field, tally, log, frames, depth, cell, mover)
            nodes += 1
            if nodes > limit:
                break
            mover = 1 - mover
            depth += 1
            entered = _enter(
                field,
                tally,
                log,
                cells,
                mover,
                keys,
                values,
                stack,
                lists,
                ranks,
                depth,
                -stack[depth - 1, _BETA],
                -stack[depth - 1, _ALPHA],
            )
            continue
        value = stack[depth, _BEST]
        if entered == 0:
            kind = _EXACT
            if value <= stack[depth, _LOW]:
                kind = _MOST
            elif value >= stack[depth, _BETA]:
                kind = _LEAST
            slot = stack[depth, _KEY] & (_SLOTS - 1)
            keys[slot] = stack[depth, _KEY]
            values[slot] = (value + 4096) << 16 | stack[depth, _MOVE] << 2 | kind
        entered = wide(0)
        if depth == 0:
            break
        depth -= 1
        mover = 1 - mover
        take_back(field, tally, log, frames, depth)
        if -value > stack[depth, _BEST]:
            stack[depth, _BEST] = -value
            stack[depth, _MOVE] = lists[depth, stack[depth, _NEXT] - 1]
            stack[depth, _ALPHA] = max(stack[depth, _ALPHA], -value)
    return value, wide(stack[0, _MOVE]), nodes


@compiled_part
def _enter(
    field: Shorts,
    tally: Numbers,
    log: Log,
    cells: Shorts,
    side: Side,
    keys: Numbers,
    values: Log,
    stack: Numbers,
    lists: Shorts,
    ranks: Numbers,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """Begin a node: list its moves, best first; give 1 where its value is known already."""
    stack[depth, _NEXT] = 0
    stack[depth, _COUNT] = 0
    stack[depth, _ALPHA] = alpha
    stack[depth, _LOW] = alpha
    stack[depth, _BETA] = beta
    stack[depth, _BEST] = -_INFINITE
    stack[depth, _MOVE] = 0
    key = tally[HASH] ^ (_WHITE if side else 0)
    stack[depth, _KEY] = key
    slot = key & (_SLOTS - 1)
    known = wide(0)
    if keys[slot] == key and values[slot]:
        entry = wide(values[slot])
        value = (entry >> 16) - 4096
        known = entry >> 2 & 0x3FFF
        kind = entry & 3
        if (kind == _EXACT or (kind == _LEAST and value >= beta) or (kind == _MOST and value <= alpha)) and depth > 0:
            stack[depth, _BEST] = value
            return 1
    count = wide(0)
    for place in range(cells.size):
        cell = wide(cells[place])
        byte = wide(field[cell])
        if byte & TAKEN:
            continue
        takes = wide(gain(field, tally, log, cell, side, True))
        rank = 4 * takes + 3 * wide(gain(field, tally, log, cell, 1 - side, True)) - (wide(2) if byte else wide(0))
        if cell == known:
            rank += 1000
        at = count
        while at > 0 and ranks[depth, at - 1] < rank:
            ranks[depth, at] = ranks[depth, at - 1]
            lists[depth, at] = lists[depth, at - 1]
            at -= 1
        ranks[depth, at] = rank
        lists[depth, at] = cell
        count += 1
    stack[depth, _COUNT] = count
    if count == 0:
        stack[depth, _BEST] = tally[HELD + side] - tally[HELD + 1 - side]
        return 1
    return 0
