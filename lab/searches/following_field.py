"""The board that a search of this package plays on: a compiled field that follows a game move by move."""

from __future__ import annotations

import numpy as np

from dots.board.board import Point
from dots.board.moves import Move
from dots.kernel.cells import Numbers, Shorts, cells_of, point_of
from dots.kernel.field import Field
from dots.kernel.state import KEPT
from dots.match.setting import Setting
from dots.rules.game import Play

_LOG = 1 << 22  # entries: more than a game of 60x60 points and the dots tried in it can need


class FollowingField:
    """A field with the dots of *setting*, brought up to date with whatever game of it is shown."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.cells: Shorts = cells_of(setting.board)
        self.frames: Numbers = np.zeros((2 * len(setting.board.points) + 64, KEPT), np.int64)
        self.field = self._new()
        self.seen: list[Move] = []

    def follow(self, play: Play) -> int:
        """Put what *play* has more than was seen so far; give how many moves were taken up, -1 for a new game."""
        known = len(self.seen)
        if play.moves[:known] != self.seen:
            self.field, self.seen, known = self._new(), [], -1
        fresh = play.moves[len(self.seen) :]
        for move in fresh:
            if move.point is not None:
                self.field.put(move.point, move.player - 1)
        self.seen += fresh
        return -1 if known < 0 else len(fresh)

    def point(self, cell: int) -> Point:
        """Return the point of *cell*."""
        return point_of(self.setting.board, cell)

    def _new(self) -> Field:
        field = Field(self.setting.board)
        field.log = np.zeros(_LOG, np.int32)
        for player, point in self.setting.dots:
            field.put(point, player - 1)
        return field
