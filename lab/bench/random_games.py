"""Random games of the standard rules to the full board, many in one call; nothing is undone, so nothing is logged.

The state of a game is small and stays in the first cache.
"""

from __future__ import annotations

import numpy as np

from kropki.dots.board.board import Board
from kropki.dots.engine.playout import draw
from kropki.dots.kernel.cells import STRIDE, TAKEN, Numbers, Shorts, Side, Words, cells_of, wide
from kropki.dots.kernel.closing import drop
from kropki.dots.kernel.field import empty, put, take_back
from kropki.dots.kernel.jit import compiled
from kropki.dots.kernel.state import HELD, KEPT, BoardState, copy_cells

_LOG_OF_A_GAME = 1 << 22  # entries; one of 60x60 points needs some 200,000


def play_out(board: Board, games: int, seed: int) -> Numbers:
    """Play *games* random games from an empty board; give moves, captures of player 1 and of player 2 of each."""
    results = np.zeros((games, 3), np.int64)
    state = empty(board)
    run(state, state.copy(), cells_of(board), 0, _word(seed), results)
    return results


def play_and_take_back(board: Board, games: int, seed: int) -> Numbers:
    """Play as ``play_out`` does, with all that the full engine keeps up, and take every game back."""
    results = np.zeros((games, 3), np.int64)
    frames = np.zeros((board.width * board.height, KEPT), np.int64)
    state = empty(board, np.zeros(_LOG_OF_A_GAME, np.int32))
    run_and_undo(state, frames, cells_of(board), _word(seed), results)
    return results


def _word(seed: int) -> Words:
    return np.array([seed * 0x9E3779B97F4A7C15 + 1 & (1 << 64) - 1], np.uint64)


@compiled
def run_and_undo(state: BoardState, frames: Numbers, order: Shorts, word: Words, results: Numbers) -> None:
    """Play a random game for each row of *results* with the full engine, then take it back; see ``run``."""
    for game in range(results.shape[0]):
        side = wide(0)  # not literals: those would have all that ``put`` calls compiled once more
        depth = wide(0)
        for place in range(order.size):
            cell = draw(order, place, word)
            if state.field[cell] & TAKEN == 0:
                put(state, frames, depth, cell, side)
                side = 1 - side
                depth += 1
        results[game, 0] = depth
        results[game, 1] = state.tally[HELD]
        results[game, 2] = state.tally[HELD + 1]
        while depth > 0:
            depth -= 1
            take_back(state, frames, depth)


@compiled
def run(state: BoardState, work: BoardState, order: Shorts, first: Side, word: Words, results: Numbers) -> None:
    """Play a random game from *state* for each row of *results*, side *first* to move first, in *work*.

    *order* holds the open cells, at least one, and is shuffled: each dot is put on one that no dot was
    tried on before. *word* is what chance has come to.
    """
    last = wide(0)
    for place in range(order.size):
        last = max(last, wide(order[place]))
    for game in range(results.shape[0]):
        copy_cells(state, work, last + STRIDE + 2)
        side = first
        for place in range(order.size):
            cell = draw(order, place, word)
            if work.field[cell] & TAKEN == 0:
                drop(work, cell, side, False)
                side = 1 - side
                results[game, 0] += 1
        results[game, 1] = work.tally[HELD]
        results[game, 2] = work.tally[HELD + 1]
