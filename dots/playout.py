"""Random games of the standard rules to the full board, many in one call; nothing is undone, so nothing is logged.

The state of a game is small and stays in the first cache. Knows nothing of searching.
"""

from __future__ import annotations

import numpy as np

from dots.board import Board
from dots.cells import TAKEN, Numbers, Shorts, cells_of
from dots.closing import HELD, PARENT, TALLY, drop
from dots.field import empty
from dots.jit import compiled




def play_out(board: Board, games: int, seed: int) -> Numbers:
    """Play *games* random games from an empty board; give moves, captures of player 1 and of player 2 of each."""
    results = np.zeros((games, 3), np.int64)
    field, tally = empty(board)
    run(field, tally, cells_of(board), np.uint64(seed), 0, results)
    return results


@compiled
def run(field: Shorts, tally: Numbers, points: Shorts, seed: int, first: int, results: Numbers) -> None:
    """Play a random game for each row of *results*; side *first* moves first. *field* and *tally* stay as they are."""
    word = seed * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0x1234567)
    order = points.copy()
    work = field.copy()
    score = tally.copy()
    log = np.zeros(1, np.int32)
    cells = (points[-1] >> 6) + 2 << 6
    for game in range(results.shape[0]):
        for place in range(cells):
            work[place] = field[place]
            work[PARENT + place] = field[PARENT + place]
        for place in range(TALLY):
            score[place] = tally[place]
        side = first
        moves = 0
        for place in range(order.size):
            word = word ^ (word << np.uint64(13))
            word = word ^ (word >> np.uint64(7))
            word = word ^ (word << np.uint64(17))
            left = np.uint64(order.size - place)
            other = place + np.int64(((word >> np.uint64(32)) * left) >> np.uint64(32))
            cell = np.int64(order[other])
            order[other] = order[place]
            order[place] = cell
            if work[cell] & TAKEN == 0:
                drop(work, score, log, cell, side, False)
                side = 1 - side
                moves += 1
        results[game, 0] = moves
        results[game, 1] = score[HELD]
        results[game, 2] = score[HELD + 1]
