"""The strengths, one table: how each chooses, how far it looks, and what it overlooks."""

from __future__ import annotations

from dataclasses import dataclass

from dots.engine.levels import LEVELS


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
    seconds: float  # that a service gives it for a move, at most
    person: Person | None = None  # None: every dot comes from the tree
    nodes: int = 0  # playouts a move of the tree
    tactics: bool = False  # whether it looks for attacks before the tree, and plays the end exactly


STRENGTHS = (
    Strength(1, "child", 0.05, Person(sight=0.2, plan=0.0, reach=0, mood=14.5)),
    Strength(2, "newcomer", 0.05, Person(sight=0.31, plan=0.0, reach=0, mood=11.9)),
    Strength(3, "beginner", 0.05, Person(sight=0.37, plan=0.2, reach=2, mood=10.3)),
    Strength(4, "learner", 0.05, Person(sight=0.48, plan=0.4, reach=2, mood=8.3)),
    Strength(5, "casual", 0.05, Person(sight=0.6, plan=0.5, reach=2, mood=7.0)),
    Strength(6, "hobby", 0.05, Person(sight=0.73, plan=0.63, reach=3, mood=5.8)),
    Strength(7, "keen", 0.05, Person(sight=0.85, plan=0.74, reach=3, mood=4.5)),
    Strength(8, "regular", 0.05, Person(sight=0.94, plan=0.8, reach=4, mood=3.3)),
    Strength(9, "club", 0.05, Person(sight=1.0, plan=0.8, reach=4, mood=1.6)),
    Strength(10, "strong club", 0.25, nodes=5),
    Strength(11, "league", 0.25, nodes=20),
    Strength(12, "strong league", 0.25, nodes=70),
    Strength(13, "expert", 1.0, nodes=40, tactics=True),
    Strength(14, "strong expert", 1.0, nodes=170, tactics=True),
    Strength(15, "master", 1.0, nodes=440, tactics=True),
    Strength(16, "strong master", 1.0, nodes=1150, tactics=True),
    Strength(17, "strongest", LEVELS[-1].seconds, nodes=LEVELS[-1].nodes, tactics=True),
)

# The fixed rating of each strength, by which results against the computer count.
RATINGS = (900, 1050, 1150, 1350, 1500, 1650, 1800, 1950, 2100, 2300, 2500, 2650, 2850, 3050, 3250, 3450, 3650)
assert len(RATINGS) == len(STRENGTHS)  # noqa: S101 - one table
