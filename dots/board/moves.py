"""What a player may do, as a value.

Knows neither the rules nor the text of records.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kropki.dots.board.board import Point
from kropki.dots.board.position import Player, Ring


class MoveKind(StrEnum):
    """What a move is; messages show it as the text that it is."""

    DOT = "dot"  # with the rings that it closes, where that is a choice
    CLOSE = "close"  # only rings
    STOP = "stop"  # no-territory's STOP; paper's early end
    DONE = "done"  # the side left alone has enough
    RESIGN = "resign"
    TIME = "time"
    DRAW = "draw"  # agreed; in territory the open pools count
    COUNT = "count"  # agreed, or proved that nothing changes any more: the score counts as it is

    __repr__ = str.__repr__


@dataclass(frozen=True, slots=True)
class Move:
    """What *player* does; *point* for a dot, *rings* where closing is a choice."""

    player: Player
    kind: MoveKind
    point: Point | None = None
    rings: tuple[Ring, ...] = ()
