"""Closed lines on the board: their links, and the points inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from kropki.dots.board.board import Board, Point

Link = tuple[Point, Point]
Place = tuple[int, int]  # a column and a row


def links(ring: Sequence[Point]) -> Iterator[Link]:
    """Yield the links of a ring, the one back to its first dot last."""
    yield from pairwise(ring)
    if ring:
        yield ring[-1], ring[0]


def inside(board: Board, ring: Sequence[Point]) -> list[Point]:
    """Return the points strictly inside a closed line, in reading order; those under it are not.

    A ray runs to the east a hair above each row; a link that it meets at *x* turns inside and
    outside for the points from *x* on.
    """
    turns: dict[int, list[int]] = {}
    under = set(ring)
    for a, b in links(ring):
        (ax, ay), (bx, by) = board.xy(a), board.xy(b)
        if (ax + bx) % 2 == 0 and (ay + by) % 2 == 0:
            under.add(board.point((ax + bx) // 2, (ay + by) // 2))
        if ay > by:
            (ax, ay), (bx, by) = (bx, by), (ax, ay)
        for y in range(ay + 1, by + 1):
            turns.setdefault(y, []).append(-((ax - bx) * (y - ay) // (by - ay)) + ax)
    found = []
    for y in sorted(turns):
        at = sorted(turns[y])
        for left, right in zip(at[::2], at[1::2], strict=True):
            found += [p for p in range(y * board.width + left, y * board.width + right) if p not in under]
    return found


def meet(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Tell whether the line from *a* to *b* crosses that from *c* to *d*."""
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Place, b: Place, c: Place) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
