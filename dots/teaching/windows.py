"""Windows around a move that may be a lesson: rectangles small enough for the slow proof, and what it must gain."""

from __future__ import annotations

from collections.abc import Iterator

from kropki.dots.board.board import Point
from kropki.dots.engine.exhaustive import rectangle
from kropki.dots.rules.game import Play

MARGIN = 2  # dots by which the answer is better than any other move
LARGEST = 10  # open points of a window


def rectangles(play: Play, answer: Point) -> Iterator[tuple[Point, ...]]:
    """Yield windows around *answer* as two corners, larger and larger, with at most LARGEST open points."""
    grid = play.board
    x, y = grid.xy(answer)
    for reach in (2, 3):
        for left, up in ((reach, reach), (reach, reach - 1), (reach - 1, reach), (reach - 1, reach - 1)):
            low = grid.point(max(0, x - left), max(0, y - up))
            high = grid.point(min(grid.width - 1, x + reach), min(grid.height - 1, y + reach))
            inside = [point for point in rectangle(grid, (low, high)) if play.is_open(point)]
            if 3 <= len(inside) <= LARGEST:
                yield low, high
