"""Players that hardly think, to measure others against: any open point, or one beside a dot.

The third of them, the greedy one, is ``dots.engine.greedy.Greedy``.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.rules.game import Play


@dataclass(frozen=True, slots=True)
class ByChance:
    """A player who puts a dot on any open point, with *near* on one beside a dot where there is one."""

    seed: str = "1"
    near: bool = False

    def choose(self, play: Play, player: Player) -> Move | None:
        """Return a move of *player*; None where no point is open. He closes no ring by choice, and never stops."""
        points = [point for point in play.board.points if play.is_open(point)]
        if play.over or not points:
            return None
        if self.near:
            around = play.board.around
            points = [point for point in points if any(map(play.dot, around[point]))] or points
        rng = random.Random(f"{self.seed}:{len(play.moves)}")  # noqa: S311 - a game
        return Move(player, MoveKind.DOT, rng.choice(points))
