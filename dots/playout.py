"""Random games of the standard rules to the full board, many in one call; nothing is undone, so nothing is logged.

The state of a game is small and stays in the first cache. Knows nothing of searching.
"""

from __future__ import annotations

import numpy as np

from dots.board import Board
from dots.cells import STRIDE, TAKEN, Log, Numbers, Shorts, Side, Words, cells_of
from dots.closing import HELD, PARENT, TALLY, drop
from dots.field import empty
from dots.jit import compiled

_NO_LOG: Log = np.zeros(1, np.int32)


def play_out(board: Board, games: int, seed: int) -> Numbers:
    """Play *games* random games from an empty board; give moves, captures of player 1 and of player 2 of each."""
    results = np.zeros((games, 3), np.int64)
    field, tally = empty(board)
    word = np.array([seed * 0x9E3779B97F4A7C15 + 1 & (1 << 64) - 1], np.uint64)
    run(field, tally, cells_of(board), 0, word, field.copy(), tally.copy(), _NO_LOG, results)
    return results


@compiled
def run(
    field: Shorts,
    tally: Numbers,
    order: Shorts,
    first: Side,
    word: Words,
    work: Shorts,
    score: Numbers,
    log: Log,
    results: Numbers,
) -> None:
    """Play a random game from *field* and *tally* for each row of *results*, side *first* to move first.

    *order* holds the open cells, at least one, and is shuffled: each dot is put on one that no dot was
    tried on before. *word* is what chance has come to; *work* and *score* are the room for a game.
    """
    number = word[0]
    last = np.int64(0)
    for place in range(order.size):
        last = max(last, np.int64(order[place]))
    for game in range(results.shape[0]):
        for cell in range(last + STRIDE + 2):
            work[cell] = field[cell]
            work[PARENT + cell] = field[PARENT + cell]
        for place in range(TALLY):
            score[place] = tally[place]
        side = first
        for place in range(order.size):
            number = number * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            left = np.uint64(order.size - place)
            other = place + np.int64(((number >> np.uint64(32)) * left) >> np.uint64(32))
            cell = np.int64(order[other])
            order[other] = order[place]
            order[place] = cell
            if work[cell] & TAKEN == 0:
                drop(work, score, log, cell, side, False)  # noqa: FBT003 - compiled by its value
                side = 1 - side
                results[game, 0] += 1
        results[game, 1] = score[HELD]
        results[game, 2] = score[HELD + 1]
    word[0] = number
