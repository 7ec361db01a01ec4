"""A game that goes on from a position: its dots are put down in an order that gives it.

A position does not say in which order its dots were put, and what closes depends on that. So an
order is made up: ring by ring, what lies inside before the ring, and what is in no ring at last.
Where that gives another position, the moves of the game are needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kropki.dots.board import rulesets
from kropki.dots.board.board import Point
from kropki.dots.board.outline import inside
from kropki.dots.board.position import Position
from kropki.dots.errors import PositionError
from kropki.dots.rules.game import Play


def resume(position: Position) -> Play:
    """Return a game that goes on from *position*; raise ``DotsError`` where its dots alone do not give it.

    >>> resume(Position.parse("3x3 standard 2 1 0 1X1/XoX/1X1 1:1.0,2.1,1.2,0.1")).captured
    (1, 0)
    """
    start = tuple((position.dots[point], point) for point in _order(position))
    ruleset = rulesets.parse(position.rules)
    play = Play(position.board, ruleset, start, rings=position.rings if ruleset.optional else ())
    found = play.position()
    if (found.dots, found.regions, found.captured) != (position.dots, position.regions, position.captured):
        raise PositionError("expected a position that its dots alone determine; send the moves instead", code="order")
    return play


def _order(position: Position) -> Iterator[Point]:
    """Yield each point with a dot once."""
    board, seen = position.board, set[Point]()
    for _, ring in position.rings:
        yield from _new(inside(board, ring), position, seen)
        yield from _new(ring, position, seen)
    yield from _new(board.points, position, seen)


def _new(points: Iterable[Point], position: Position, seen: set[Point]) -> Iterator[Point]:
    for point in points:
        if position.dots[point] and point not in seen:
            seen.add(point)
            yield point
