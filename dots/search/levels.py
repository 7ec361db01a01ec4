"""The five levels: how many playouts each has, what it sees, and how strictly it takes the best."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from dots.search.searching import Tried


@dataclass(frozen=True, slots=True)
class Level:
    """How well a level plays."""

    number: int
    name: str
    nodes: int  # playouts a move where the budget does not say otherwise
    tactics: bool = False  # whether it looks for attacks and what refutes them before the tree
    solves: bool = False  # whether it plays the end of a game exactly
    blur: float = 0.0  # how often it takes one of the dots that are nearly as good

    def choose(self, found: Sequence[Tried], seed: int) -> int:
        """Give the place of the dot to play in *found*, which is in the order of visits."""
        if not self.blur:
            return 0
        rng = random.Random(seed)  # noqa: S311 - a game
        if rng.random() >= self.blur:
            return 0
        best = found[0]
        near = [at for at, tried in enumerate(found) if tried.visits > 1 and best.margin - tried.margin < _NEARLY]
        return rng.choice(near or [0])


_NEARLY = 1.0  # dots by which a dot may be worse at the end as playouts see it
LEVELS = (
    Level(1, "beginner", 12, blur=0.5),
    Level(2, "casual", 24, blur=0.2),
    Level(3, "club", 100, tactics=True),
    Level(4, "strong", 500, tactics=True),
    Level(5, "strongest", 3000, tactics=True, solves=True),
)
