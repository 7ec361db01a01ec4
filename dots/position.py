"""A position as a value: dots, regions, pools, rings drawn, captures, who moves; one text form.

    3x3 standard 1 0 1 3/.Xo/... -     board, rules, to move, captures of 1 and of 2, rows, rings

A row holds a character a point, or a number for so many open points:

    X O   a dot of player 1, 2          x o   captured: in a region of the other
    # @   in a region of his own        , ;   no dot, in a region of player 1, 2
    .     open                          ' "   open, in a pool of player 1, 2

A ring is its owner, a colon and its points as column.row, joined by commas; rings are joined
by semicolons. This module knows neither how rings come about nor what a move does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType

from dots.board import Board, Point

Player = int  # 1 or 2; 1 moves first
Ring = tuple[Point, ...]  # closed, without the first point again
Dots = tuple[tuple[Player, Point], ...]


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on a board; *dots*, *regions* and *pools* hold a player or 0 for each point."""

    board: Board
    rules: str  # as ``str`` of the rule set gives it
    dots: tuple[int, ...]
    regions: tuple[int, ...]  # whose region the point is in
    pools: tuple[int, ...]  # in whose pool an open point is
    to_move: Player = 1
    captured: tuple[int, int] = (0, 0)
    rings: tuple[tuple[Player, Ring], ...] = ()  # that stand, in the order in which they were closed

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the text form; raise ``PositionError`` for any other text."""
        raise NotImplementedError

    def __str__(self) -> str:
        raise NotImplementedError


def start(name: str, board: Board) -> Dots:
    """Give the dots of the start called *name* on *board*; raise ``PositionError`` where there is none."""
    return STARTS[name](board)


def _empty(_board: Board) -> Dots:
    return ()


STARTS: MappingProxyType[str, Callable[[Board], Dots]] = MappingProxyType({"empty": _empty})
