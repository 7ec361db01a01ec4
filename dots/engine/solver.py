"""The end of a game exactly: what the side to move can reach at least, whatever the other does.

Alpha-beta over all open points, deepest captures first, with a table of positions seen. For the
automatic rules, when few points are open. A search that needs more nodes than it may have gives nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kropki.dots.engine.lookahead import gain
from kropki.dots.kernel.cells import TAKEN, Cell, Log, Numbers, Shorts, Side, wide
from kropki.dots.kernel.field import Field, put, room_to_undo, take_back
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.state import HASH, HELD, BoardState

DEEPEST = 20  # open points that are tried at most
_SLOTS = 1 << 18  # of the table
_INFINITE = 10_000
_EXACT, _LEAST, _MOST = 1, 2, 3  # what a value in the table is
_WHITE = 0x2545F4914F6CDD1D  # in the hash where player 2 is to move
_FIRST = 100_000  # above the rank of any other move


@dataclass(frozen=True, slots=True)
class Solved:
    """The best *cell*, and the final difference that it leads to, for the side to move."""

    cell: Cell
    value: int
    nodes: int


class Buffers(NamedTuple):
    """The table of positions seen, and a row of each stack for each dot that is down."""

    keys: Numbers
    values: Log
    stack: Numbers
    lists: Shorts  # the moves of a node, best first
    ranks: Numbers  # how promising they are
    frames: Numbers


class Solver:
    """The table and the stacks, kept from move to move."""

    def __init__(self) -> None:
        rows = DEEPEST + 2
        self._log, frames = room_to_undo(rows)
        self._buffers = Buffers(
            np.zeros(_SLOTS, np.int64),
            np.zeros(_SLOTS, np.int32),
            np.zeros((rows, 8), np.int64),
            np.zeros((rows, rows), np.int16),
            np.zeros((rows, rows), np.int64),
            frames,
        )

    def solve(self, field: Field, side: Side, cells: Shorts, nodes: int, urged: Collection[Cell] = ()) -> Solved | None:
        """Solve the position where *side* is to move and *cells* are the open ones; None after *nodes*.

        Of dots that are equally good, one of *urged* is given, the earlier ones of them first.
        """
        if not 0 < cells.size <= DEEPEST:
            return None
        first = [cell for cell in urged if cell in cells]
        ordered = np.array([*first, *(cell for cell in cells.tolist() if cell not in first)], np.int16)
        value, cell, used = solve(field.state.copy(self._log), ordered, len(first), side, self._buffers, nodes)
        return None if used > nodes else Solved(int(cell), int(value), int(used))


_NEXT, _COUNT, _ALPHA, _BETA, _BEST, _MOVE, _LOW, _KEY = range(8)  # of a row of the stack


@compiled
def solve(
    state: BoardState, cells: Shorts, urged: int, side: Side, buffers: Buffers, limit: int
) -> tuple[int, int, int]:
    """Return the value for *side*, the best cell, and the nodes that it took: more than *limit* where it was stopped.

    Of cells that are equally good the best is one of the first *urged*, if any of these is.
    """
    stack = buffers.stack
    depth = wide(0)
    nodes = wide(1)
    mover = wide(side)
    value = wide(0)
    known = _enter(state, cells, urged, mover, buffers, depth, -_INFINITE, _INFINITE)
    while True:
        if not known and stack[depth, _NEXT] < stack[depth, _COUNT] and stack[depth, _ALPHA] < stack[depth, _BETA]:
            cell = wide(buffers.lists[depth, stack[depth, _NEXT]])
            stack[depth, _NEXT] += 1
            put(state, buffers.frames, depth, cell, mover)
            nodes += 1
            if nodes > limit:
                break
            mover = 1 - mover
            depth += 1
            above = depth - 1
            known = _enter(state, cells, 0, mover, buffers, depth, -stack[above, _BETA], -stack[above, _ALPHA])
            continue
        value = stack[depth, _BEST]
        if not known:
            kind = _EXACT
            if value <= stack[depth, _LOW]:
                kind = _MOST
            elif value >= stack[depth, _BETA]:
                kind = _LEAST
            slot = stack[depth, _KEY] & (_SLOTS - 1)
            buffers.keys[slot] = stack[depth, _KEY]
            buffers.values[slot] = (value + 4096) << 16 | stack[depth, _MOVE] << 2 | kind
        known = False
        if depth == 0:
            break
        depth -= 1
        mover = 1 - mover
        take_back(state, buffers.frames, depth)
        if -value > stack[depth, _BEST]:
            stack[depth, _BEST] = -value
            stack[depth, _MOVE] = buffers.lists[depth, stack[depth, _NEXT] - 1]
            stack[depth, _ALPHA] = max(stack[depth, _ALPHA], -value)
    return value, wide(stack[0, _MOVE]), nodes


@compiled_part
def _enter(
    state: BoardState,
    cells: Shorts,
    urged: int,
    side: Side,
    buffers: Buffers,
    depth: int,
    alpha: int,
    beta: int,
) -> bool:
    """Begin a node: list its moves, the first *urged* cells before all others; tell whether its value is known."""
    tally = state.tally
    stack, lists, ranks = buffers.stack, buffers.lists, buffers.ranks
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
    seen = wide(0)  # the best move when the position was looked at before
    if buffers.keys[slot] == key and buffers.values[slot]:
        entry = wide(buffers.values[slot])
        value = (entry >> 16) - 4096
        seen = entry >> 2 & 0x3FFF
        kind = entry & 3
        if (kind == _EXACT or (kind == _LEAST and value >= beta) or (kind == _MOST and value <= alpha)) and depth > 0:
            stack[depth, _BEST] = value
            return True
    count = wide(0)
    for place in range(cells.size):
        cell = wide(cells[place])
        byte = wide(state.field[cell])
        if byte & TAKEN:
            continue
        takes = wide(gain(state, cell, side, True))
        rank = 4 * takes + 3 * wide(gain(state, cell, 1 - side, True)) - (wide(2) if byte else wide(0))
        if place < urged:
            rank += _FIRST - place
        elif cell == seen:
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
        return True
    return False
