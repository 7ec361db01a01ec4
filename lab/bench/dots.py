"""Random games of dots: the compiled engine, with and without undo, beside a plain-Python board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time

from dots.board.board import Board, board
from dots.kernel.cells import Numbers
from lab.bench import plain_dots, random_games
from lab.bench.section import Effort, Row, Section

_NANO = 1e9
_SIZES = ((39, 32), (20, 20), (9, 9))
_TURNS = 5  # each way in turns; the best turn counts, since what disturbs only slows
_QUICK, _FULL = 100, 30  # times faster than the plain board, at least
_WORD, _MULTIPLIER, _INCREMENT = 0x9E3779B97F4A7C15, 6364136223846793005, 1442695040888963407


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the times of each way for a move, on three boards."""
    alike = played = 0
    for width, height in _SIZES:
        on = board(width, height)
        plenty = max(1, effort.checks * 4000 // len(on.points))  # games in a call; a million dots where 300 are checked
        few = max(1, plenty // 300)
        random_games.play_out(on, 1, 1), random_games.play_and_take_back(on, 1, 1)  # compiled from here on
        ways: tuple[Callable[[int], int], ...] = (
            partial(_moves, random_games.play_out, on, plenty),
            partial(_moves, random_games.play_and_take_back, on, plenty),
            partial(_plain_moves, on, few),
        )
        quick, full, plain = _best(ways)
        yield Row(f"{on}: a dot of a random game, many games in a call", quick, "ns", plain, times=_QUICK)
        yield Row(
            f"{on}: the same with undo, grounding and hash, and each game taken back", full, "ns", plain, times=_FULL
        )
        alike += sum(ours == theirs for ours, theirs in zip(_games(on, few), _plain_games(on, few), strict=True))
        played += few
    yield Row(f"games of {played} with the same captures both ways", alike, "", at_least=played)


def _best(ways: tuple[Callable[[int], int], ...]) -> list[float]:
    """Return the nanoseconds a move of each of *ways*, which play by a seed and tell their moves."""
    best = [float("inf")] * len(ways)
    for seed in range(_TURNS):
        for number, way in enumerate(ways):
            start = process_time()
            moves = way(seed)
            best[number] = min(best[number], (process_time() - start) / moves * _NANO)
    return best


def _moves(play: Callable[[Board, int, int], Numbers], on: Board, games: int, seed: int) -> int:
    return int(play(on, games, seed)[:, 0].sum())


def _plain_moves(on: Board, games: int, seed: int) -> int:
    return sum(moves for moves, *_ in _plain_games(on, games, seed))


def _games(on: Board, games: int) -> list[list[int]]:
    return [list(map(int, row)) for row in random_games.play_out(on, games, 0)]


def _plain_games(on: Board, games: int, seed: int = 0) -> list[list[int]]:
    return [plain_dots.play_out(on.width, on.height, order) for order in _orders(on, games, seed)]


def _orders(on: Board, games: int, seed: int) -> Iterator[list[tuple[int, int]]]:
    """Yield the orders in which ``random_games`` tries the points, by the same chance."""
    word = seed * _WORD + 1 & (1 << 64) - 1
    order = [on.xy(point) for point in on.points]
    for _ in range(games):
        for place in range(len(order)):
            word = word * _MULTIPLIER + _INCREMENT & (1 << 64) - 1
            other = place + ((word >> 32) * (len(order) - place) >> 32)
            order[place], order[other] = order[other], order[place]
        yield list(order)


SECTION = Section(
    "How fast are the rules of dots?",
    "Random games of the standard rules from an empty board to the full one, in one thread; processor time for a"
    " dot, the best of five turns each way, shuffling included. The plain board is `lab/bench/plain_dots.py`: lists,"
    " sets and loops, of which it plays a three-hundredth of the games.",
    rows,
    plain="Plain Python",
)
