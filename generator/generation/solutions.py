"""The shipped full solutions, and the moves that make a trillion of each.

The constraint model made the solutions; a seed picks one and carries it to another by the
symmetries of sudoku. A Kropki puzzle has far fewer symmetries, so dots see every one of
them as a different grid: 9! relabellings, 6^8 exchanges of lines and, where boxes are
square, 2 transpositions make about 10^12 grids of one 9x9 solution.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kropki.generator.board import geometry
from kropki.generator.board.puzzle import Grid
from kropki.generator.rng import Rng

FOLDER = Path(__file__).parent / "data"


def pick(size: int, rng: Rng) -> Grid:
    """Draw one of the shipped solutions of *size* and move it by a random symmetry of sudoku."""
    return move(_read(rng.choice(shipped(size))), rng)


@cache
def shipped(size: int) -> tuple[str, ...]:
    """Return the shipped solutions of *size*, each as digit KEN."""
    return tuple((FOLDER / f"solutions-{size}.txt").read_text(encoding="ascii").split())


@cache
def _read(text: str) -> Grid:
    digits = tuple(map(int, text.replace("/", "")))
    return Grid(text.index("/"), digits)


def move(grid: Grid, rng: Rng) -> Grid:
    """Return *grid* moved by random symmetries of sudoku: digits, lines within bands, bands, and sides."""
    board = grid.board
    digits = rng.shuffled(board.digits)
    rows = _exchanged(board.size, board.box_height, rng)
    columns = _exchanged(board.size, board.box_width, rng)
    if board.box_height == board.box_width and rng.below(2):
        lines = geometry.board(board.size).columns
    else:
        lines = geometry.board(board.size).rows
    return Grid(board.size, tuple([digits[grid.digits[lines[row][column]] - 1] for row in rows for column in columns]))


def _exchanged(size: int, width: int, rng: Rng) -> list[int]:
    """Return the lines in an order that keeps the lines of each band (*width* of them) together."""
    bands = rng.shuffled(range(0, size, width))
    return [line for band in bands for line in rng.shuffled(range(band, band + width))]
