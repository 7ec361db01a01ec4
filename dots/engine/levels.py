"""The five levels: how long and by how many playouts each thinks, what it sees, and how often it looks at all."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a level plays."""

    number: int
    name: str
    seconds: float  # that a service gives it for a move, at most
    nodes: int  # playouts a move where the budget does not say otherwise; 0: it looks one dot ahead, without a tree
    tactics: bool = False  # whether it looks for attacks and what refutes them before the tree
    solves: bool = False  # whether it plays the end of a game exactly
    care: float = 1.0  # how often it plays like this; else it looks one dot ahead, or where that is all, not even that


LEVELS = (
    Level(1, "beginner", 0.05, 0, care=0.72),
    Level(2, "casual", 0.1, 12, care=0.02),
    Level(3, "club", 0.25, 12, care=0.2),
    Level(4, "strong", 0.5, 12, care=0.36),
    Level(5, "strongest", 1.0, 3000, tactics=True, solves=True),
)
