"""Random games of dots: the compiled engine, with and without undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time

from kropki.dots.board.board import Board, board
from kropki.dots.kernel.cells import Numbers
from lab.bench import random_games
from lab.bench.section import Effort, Row, Section

_NANO = 1e9
_SIZES = ((39, 32), (20, 20), (9, 9))
_TURNS = 5  # the best turn counts, since what disturbs only slows


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the times of each way for a move, on three boards."""
    for width, height in _SIZES:
        on = board(width, height)
        games = max(1, effort.checks * 4000 // len(on.points))  # a million dots where 300 are checked
        for what, play in (
            ("a dot of a random game, many games in a call", random_games.play_out),
            ("the same with undo, grounding and hash, and each game taken back", random_games.play_and_take_back),
        ):
            play(on, 1, 1)  # compiled from here on
            yield Row(f"{on}: {what}", min(_nanoseconds(play, on, games, seed) for seed in range(_TURNS)), "ns")


def _nanoseconds(play: Callable[[Board, int, int], Numbers], on: Board, games: int, seed: int) -> float:
    start = process_time()
    moves = int(play(on, games, seed)[:, 0].sum())
    return (process_time() - start) / moves * _NANO


SECTION = Section(
    "How fast are the rules of dots?",
    "Random games of the standard rules from an empty board to the full one, in one thread; processor time for a"
    " dot, the best of five turns, shuffling included.",
    rows,
)
