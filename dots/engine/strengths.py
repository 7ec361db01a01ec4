"""How well each opponent plays, one table: how it chooses, how far it looks, and what it overlooks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """How a player chooses by looking alone, as people do."""

    sight: float  # the chance to see what a dot would capture or save
    plan: float  # what a dot for the plan is worth, beside how promising it looks
    reach: int  # dots that a ring may lack to be seen at all
    mood: float  # by how much chance moves what a dot is worth, at most


@dataclass(frozen=True, slots=True)
class Strength:
    """How well an opponent plays."""

    number: int
    name: str
    rating: int  # fixed, by which results against the computer count; 0: none
    seconds: float  # that a service gives it for a move, at most
    person: Person | None = None  # None: every dot comes from the engine
    nodes: int = 0  # playouts a move of the tree, where the budget does not say otherwise; 0: it looks one dot ahead
    tactics: bool = False  # whether it looks for attacks before the tree, and plays the end exactly
    care: float = 1.0  # how often it plays like this; else it looks one dot ahead, or where that is all, not even that


STRENGTHS = (
    Strength(1, "child", 900, 0.05, Person(sight=0.2, plan=0.0, reach=0, mood=14.5)),
    Strength(2, "newcomer", 1050, 0.05, Person(sight=0.31, plan=0.0, reach=0, mood=11.9)),
    Strength(3, "beginner", 1150, 0.05, Person(sight=0.37, plan=0.2, reach=2, mood=10.3)),
    Strength(4, "learner", 1350, 0.05, Person(sight=0.48, plan=0.4, reach=2, mood=8.3)),
    Strength(5, "casual", 1500, 0.05, Person(sight=0.6, plan=0.5, reach=2, mood=7.0)),
    Strength(6, "hobby", 1650, 0.05, Person(sight=0.73, plan=0.63, reach=3, mood=5.8)),
    Strength(7, "keen", 1800, 0.05, Person(sight=0.85, plan=0.74, reach=3, mood=4.5)),
    Strength(8, "regular", 1950, 0.05, Person(sight=0.94, plan=0.8, reach=4, mood=3.3)),
    Strength(9, "club", 2100, 0.05, Person(sight=1.0, plan=0.8, reach=4, mood=1.6)),
    Strength(10, "strong club", 2300, 0.25, nodes=5),
    Strength(11, "league", 2500, 0.25, nodes=20),
    Strength(12, "strong league", 2650, 0.25, nodes=70),
    Strength(13, "expert", 2850, 1.0, nodes=40, tactics=True),
    Strength(14, "strong expert", 3050, 1.0, nodes=170, tactics=True),
    Strength(15, "master", 3250, 1.0, nodes=440, tactics=True),
    Strength(16, "strong master", 3450, 1.0, nodes=1150, tactics=True),
    Strength(17, "strongest", 3650, 1.0, nodes=3000, tactics=True),
)
STRONGEST = STRENGTHS[-1]
LEVELS = (  # beside the scale, for programs that ask for a level; the last one is the strongest
    Strength(1, "level 1", 0, 0.05, care=0.72),
    Strength(2, "level 2", 0, 0.1, nodes=12, care=0.02),
    Strength(3, "level 3", 0, 0.25, nodes=12, care=0.2),
    Strength(4, "level 4", 0, 0.5, nodes=12, care=0.36),
    STRONGEST,
)


def named(level: int | None, strength: int | None) -> Strength:
    """Return the row of a *strength*, else of a *level* (``None``: the strongest)."""
    if strength is not None:
        return STRENGTHS[strength - 1]
    return STRONGEST if level is None else LEVELS[level - 1]
