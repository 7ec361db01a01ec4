"""Decides between dots that the tree finds alike, by exhaustive search of the few open points around both."""

from __future__ import annotations

from kropki.dots.board.board import Point
from kropki.dots.board.moves import Move
from kropki.dots.engine.exhaustive import SpentError, Window
from kropki.dots.kernel.cells import Side
from kropki.dots.kernel.field import Field

OPEN = 20  # points of a window at most
REACH = 3  # steps between the dots at most
DEPTHS = (5, 6)  # dots and passes, so that it does not hang on who moves last
_FAR = 10**4  # beyond any value


def gains_more(field: Field, side: Side, dot: Move, than: Move, limit: int) -> bool:
    """Tell whether *dot* of *side* is proved to gain more around there than the dot *than*.

    False, too, where the two are far apart, and where a proof takes more than *limit* positions.
    """
    if dot.point is None or than.point is None:
        return False
    points = _around(field, dot.point, than.point)
    try:
        return bool(points) and all(
            _gains_more(Window(field, side, points, passing=True, limit=limit), dot.point, than.point, depth)
            for depth in DEPTHS
        )
    except SpentError:
        return False


def _gains_more(window: Window, point: Point, than: Point, depth: int) -> bool:
    worth = window.value(than, depth, -_FAR, _FAR)
    return window.value(point, depth, worth, worth + 1) > worth


def _around(field: Field, point: Point, other: Point) -> list[Point]:
    """Return the open points nearest to both, these first; none where they are far apart."""
    board = field.board
    (x, y), (u, v) = board.xy(point), board.xy(other)
    if max(abs(x - u), abs(y - v)) > REACH:
        return []
    away = {}
    for each in filter(field.is_open, board.points):
        a, b = board.xy(each)
        steps = max(abs(a - x), abs(b - y)) + max(abs(a - u), abs(b - v))
        away[each] = each not in (point, other), steps, each
    return sorted(away, key=away.__getitem__)[:OPEN]
