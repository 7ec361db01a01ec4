"""The table of rungs, cheapest first: every way to reason that a level may use.

A rung is a row: a primitive, the parameter it takes, the value, and the easiest level that may use it. Nothing
here is compiled; ``sweep`` turns the table into arrays.

The values and levels are ours, on the scale of Sudoku Explainer's ratings; docs/difficulty.md has
how they were tuned.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import IntEnum, StrEnum
from functools import cache
from itertools import pairwise
from typing import Any


class Level(StrEnum):
    """The five levels, easiest first."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    EXTREME = "extreme"

    @property
    def rank(self) -> int:
        """The number of this level, from 1."""
        return _RANKS[self]

    @property
    def easier(self) -> Level | None:
        """The next easier level."""
        return _EASIER[self]


_RANKS = {level: rank for rank, level in enumerate(Level, 1)}
_EASIER: dict[Level, Level | None] = dict(zip(Level, [None, *Level], strict=False))


class Shape(IntEnum):
    """The shapes of a group of cells that are filled together, see ``context``."""

    STRAIGHT = 0
    BENT = 1
    FOUR = 2
    TREE = 3
    HOUSE = 4
    PAIR = 5
    TWO = 6
    SQUARE = 7


class Colour(IntEnum):
    """The colours of dots, where all the dots of a group have the same."""

    WHITE = 1
    BLACK = 2


class Primitive(IntEnum):
    """The compiled deductions, by the number that ``sweep`` takes."""

    LAST_CELL = 0
    HIDDEN_SINGLE_BOX = 1
    HIDDEN_SINGLE_LINE = 2
    NAKED_SINGLE = 3
    DOT_FROM_DIGIT = 4
    GAP_FROM_DIGIT = 5
    DOT_DIGITS = 6
    DOT_PAIR = 7
    GAP_PAIR = 8
    GROUP = 9
    INTERSECTION = 10
    NAKED_SET = 11
    HIDDEN_SET = 12
    CONTAINED = 13
    AGAINST = 14
    FISH = 15
    WING = 16
    WHOLE_HOUSE = 17
    WHAT_IF = 18
    FORCING = 19
    NO_PARTNER = 20
    HOUSE_RUN = 21
    RUN_CONTAINED = 22
    TWO_GROUPS = 23


_TAKES = {  # the parameters of those primitives that have one, and what they are; the others take 0
    Primitive.GROUP: ("shape", (Shape.STRAIGHT, Shape.BENT, Shape.FOUR, Shape.TREE, Shape.SQUARE)),
    Primitive.WHOLE_HOUSE: ("shape", (Shape.HOUSE,)),
    Primitive.NAKED_SET: ("number of cells", (2, 3)),
    Primitive.HIDDEN_SET: ("number of digits", (2, 3)),
    Primitive.FISH: ("number of lines", (2, 3)),
    Primitive.HOUSE_RUN: ("colour of the dots", (Colour.WHITE, Colour.BLACK)),
    Primitive.RUN_CONTAINED: ("number of cells", (3, 6)),
    Primitive.TWO_GROUPS: ("shape", (Shape.TWO,)),
}


@dataclass(frozen=True, slots=True)
class Rung:
    """One way to reason; raise ``ValueError`` for a *parameter* that the primitive does not take."""

    name: str
    primitive: Primitive
    parameter: int  # the shape, the size of the set, or the colour
    value: float
    level: Level

    def __post_init__(self) -> None:
        what, taken = _TAKES.get(self.primitive, ("parameter", (0,)))
        if self.parameter not in taken:
            known = " or ".join(str(getattr(each, "name", each)) for each in taken)
            raise ValueError(
                f"expected {known} as the {what} of {self.primitive.name}, got {self.parameter!r} for {self.name!r}"
            )


def ordered(*rungs: Rung) -> tuple[Rung, ...]:
    """Return *rungs*; raise ``ValueError`` unless names differ, and values and levels never fall from row to row."""
    for rung, after in pairwise(rungs):
        if after.value < rung.value or after.level.rank < rung.level.rank:
            raise ValueError(f"expected rungs in the order of value and level, got {after.name!r} after {rung.name!r}")
    if len({rung.name for rung in rungs}) < len(rungs):
        raise ValueError("expected a name of its own for each rung")
    return rungs


RUNGS = ordered(
    Rung("last cell", Primitive.LAST_CELL, 0, 1.0, Level.EASY),
    Rung("dot from a digit", Primitive.DOT_FROM_DIGIT, 0, 1.1, Level.EASY),
    Rung("hidden single in a box", Primitive.HIDDEN_SINGLE_BOX, 0, 1.2, Level.EASY),
    Rung("gap from a digit", Primitive.GAP_FROM_DIGIT, 0, 1.3, Level.EASY),
    Rung("naked single", Primitive.NAKED_SINGLE, 0, 1.4, Level.EASY),
    Rung("hidden single in a line", Primitive.HIDDEN_SINGLE_LINE, 0, 1.5, Level.EASY),
    Rung("black dot digits", Primitive.DOT_DIGITS, 0, 1.6, Level.MEDIUM),
    Rung("dot pair", Primitive.DOT_PAIR, 0, 1.7, Level.MEDIUM),
    Rung("straight run of three", Primitive.GROUP, Shape.STRAIGHT, 1.8, Level.MEDIUM),
    Rung("five-seven-nine", Primitive.NO_PARTNER, 0, 1.9, Level.MEDIUM),
    Rung("gap pair", Primitive.GAP_PAIR, 0, 2.0, Level.MEDIUM),
    Rung("white run in a house", Primitive.HOUSE_RUN, Colour.WHITE, 2.1, Level.HARD),
    Rung("black run in a house", Primitive.HOUSE_RUN, Colour.BLACK, 2.2, Level.HARD),
    Rung("pointing or claiming", Primitive.INTERSECTION, 0, 2.3, Level.HARD),
    Rung("bent run of three", Primitive.GROUP, Shape.BENT, 2.6, Level.HARD),
    Rung("square of four", Primitive.GROUP, Shape.SQUARE, 2.7, Level.HARD),
    Rung("naked pair", Primitive.NAKED_SET, 2, 2.8, Level.HARD),
    Rung("dot pair must contain", Primitive.CONTAINED, 0, 3.0, Level.EXPERT),
    Rung("run of three must contain", Primitive.RUN_CONTAINED, 3, 3.1, Level.EXPERT),
    Rung("hidden pair", Primitive.HIDDEN_SET, 2, 3.2, Level.EXPERT),
    Rung("two groups of dots in a house", Primitive.TWO_GROUPS, Shape.TWO, 3.3, Level.EXPERT),
    Rung("no place for a digit", Primitive.AGAINST, 0, 3.4, Level.EXPERT),
    Rung("naked triple", Primitive.NAKED_SET, 3, 3.6, Level.EXTREME),
    Rung("run of four", Primitive.GROUP, Shape.FOUR, 3.8, Level.EXTREME),
    Rung("hidden triple", Primitive.HIDDEN_SET, 3, 4.0, Level.EXTREME),
    Rung("X-wing", Primitive.FISH, 2, 4.2, Level.EXTREME),
    Rung("long run or tree", Primitive.GROUP, Shape.TREE, 4.4, Level.EXTREME),
    Rung("long run must contain", Primitive.RUN_CONTAINED, 6, 4.5, Level.EXTREME),
    Rung("XY-wing", Primitive.WING, 0, 4.6, Level.EXTREME),
    Rung("swordfish", Primitive.FISH, 3, 4.8, Level.EXTREME),
    Rung("house with its dots", Primitive.WHOLE_HOUSE, Shape.HOUSE, 5.0, Level.EXTREME),
    Rung("short what-if", Primitive.WHAT_IF, 0, 6.0, Level.EXTREME),
    Rung("forcing", Primitive.FORCING, 0, 7.0, Level.EXTREME),
)


@cache
def rungs_up_to(level: Level) -> int:
    """Count the rungs that *level* may use."""
    return sum(rung.level.rank <= level.rank for rung in RUNGS)


@cache
def rungs_of(rating: float) -> int:
    """Count the rungs up to a *rating*."""
    return sum(rung.value <= rating for rung in RUNGS)


EASY_RUNGS = rungs_up_to(Level.EASY)


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How hard a puzzle is; docs/difficulty.md explains each field."""

    level: str  # of a ``Level``, or "deeper" than the ladder reaches
    rating: float  # the value of the hardest rung needed
    score: int
    first: float  # the value of the hardest rung up to the first digit
    openings: float  # digits that can be placed at a time, on average
    techniques: dict[str, int]  # how often each rung was used, by name
    moments: int  # at which nothing easier than the level's rungs leads to a digit

    def __hash__(self) -> int:
        return hash(
            (self.level, self.rating, self.score, self.first, self.openings, frozenset(self.techniques.items()))
        )

    def as_json(self) -> dict[str, Any]:
        """Return the fields in their order as plain values; the techniques are shared."""
        return {name: getattr(self, name) for name in _DIFFICULTY_FIELDS}


_DIFFICULTY_FIELDS = tuple(field.name for field in fields(Difficulty))
