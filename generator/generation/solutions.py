"""The shipped full solutions of each board, and the moves that make a trillion of each.

The constraint model made the solutions; a seed picks one and carries it to another by the
symmetries of sudoku. A Kropki puzzle has far fewer symmetries, so dots see every one of
them as a different grid: 9! relabellings, 6^8 exchanges of lines and, where boxes are
square, 2 transpositions make about 10^12 grids of one 9x9 solution. Without boxes, any lines are exchanged.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from kropki.generator.board.geometry import Board
from kropki.generator.board.puzzle import Grid
from kropki.generator.rng import Rng

FOLDER = Path(__file__).parent / "data"


def pick(board: Board, rng: Rng) -> Grid:
    """Draw one of the shipped solutions of *board* and move it by a random symmetry of its rules."""
    return move(_read(rng.choice(shipped(board)), boxes=bool(board.boxes)), rng)


@cache
def shipped(board: Board) -> tuple[str, ...]:
    """Return the shipped solutions of *board*, each as digit KEN."""
    name = f"{'solutions' if board.boxes else 'squares'}-{board.size}.txt"
    return tuple((FOLDER / name).read_text(encoding="ascii").split())


@cache
def _read(text: str, *, boxes: bool) -> Grid:
    digits = tuple(map(int, text.replace("/", "")))
    return Grid(text.index("/"), digits, boxes)


def move(grid: Grid, rng: Rng) -> Grid:
    """Return *grid* moved by random symmetries of its rules: digits, lines within bands, bands, and sides."""
    board = grid.board
    height, width = bands(board)
    digits = rng.shuffled(board.digits)
    rows = _exchanged(board.size, height, rng)
    columns = _exchanged(board.size, width, rng)
    lines = board.columns if height == width and rng.below(2) else board.rows
    return replace(
        grid, digits=tuple([digits[grid.digits[lines[row][column]] - 1] for row in rows for column in columns])
    )


def bands(board: Board) -> tuple[int, int]:
    """Return how many rows, and how many columns, stay together: those of a box, or one alone."""
    return (board.box_height, board.box_width) if board.boxes else (1, 1)


def _exchanged(size: int, width: int, rng: Rng) -> list[int]:
    """Return the lines in an order that keeps the lines of each band (*width* of them) together."""
    bands = rng.shuffled(range(0, size, width))
    return [line for band in bands for line in rng.shuffled(range(band, band + width))]
