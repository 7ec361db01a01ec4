"""A position as the book knows it: turned and mirrored to one form, seen by who moves.

Colours do not matter, and neither does how the position came about.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from kropki.dots.board.board import Board, Point, board
from kropki.dots.board.position import Player
from kropki.dots.rules.game import Play

Places = NDArray[np.int64]  # for each point where it goes
_KEY = 8  # bytes
_FOE, _REGION = 2, 3  # what a point holds: own dot 1, dot of the other 2; 3 more in an own region, 6 more in another


@dataclass(frozen=True, slots=True)
class View:
    """A position by its *key*, and the *turns* that lead there: several where the position is symmetrical."""

    key: int
    turns: tuple[Places, ...]

    def known_as(self, point: Point) -> Point:
        """Return the name that the book has for *point*; points that a symmetry makes the same have one name."""
        return min(int(turn[point]) for turn in self.turns)

    def points(self, known: Point) -> tuple[Point, ...]:
        """Return the points that the book calls *known*, in reading order."""
        return tuple(sorted({int(np.flatnonzero(turn == known)[0]) for turn in self.turns}))


def view(play: Play, player: Player) -> View:
    """Return how the book sees *play* with *player* to move."""
    dots, regions, _ = (np.array(each, np.int8) for each in play.field.snapshot())
    seen = _of(dots, player) + _REGION * _of(regions, player)
    turns = _turns(play.board.width, play.board.height)
    forms = []
    for turn in turns:
        form = np.empty_like(seen)
        form[turn] = seen
        forms.append(form.tobytes())
    least = min(forms)
    key = hashlib.blake2b(str(play.board).encode() + b":" + least, digest_size=_KEY)
    return View(
        int.from_bytes(key.digest()), tuple(turn for turn, form in zip(turns, forms, strict=True) if form == least)
    )


def _of(players: NDArray[np.int8], player: Player) -> NDArray[np.int8]:
    """Return 1 for *player*, 2 for the other, and 0 for nobody."""
    return np.where(players == 0, 0, np.where(players == player, 1, _FOE)).astype(np.int8)


@lru_cache(maxsize=8)
def _turns(width: int, height: int) -> tuple[Places, ...]:
    grid: Board = board(width, height)
    return tuple(np.array(places, np.int64) for places in grid.symmetries)
