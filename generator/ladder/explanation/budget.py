"""What one question may take, counted in units that are the same on every machine.

A unit is about a microsecond of a processor. What each kind of work takes was measured, and is told here
as what it takes where the board is wide open: so a budget bounds the time, and an answer does not depend on
what else the machine does.
"""

from __future__ import annotations

import math

from kropki.generator.ladder.rungs import RUNGS, Primitive


class SpentError(Exception):
    """The budget does not suffice."""


class Budget:
    """Units of work that are left."""

    def __init__(self, units: float) -> None:
        self.left = units

    def use(self, units: float) -> bool:
        """Take *units*; tell whether so many were left."""
        self.left -= units
        return self.left >= 0

    def spend(self, units: float) -> None:
        """Take *units*; raise ``SpentError`` where fewer were left."""
        if not self.use(units):
            raise SpentError


ENDLESS = Budget(math.inf)

# to look for all that a rung finds; what is not named takes less
_SWEEP = {
    Primitive.GROUP: 60,
    Primitive.AGAINST: 110,
    Primitive.FISH: 80,
    Primitive.WHOLE_HOUSE: 1000,
    Primitive.WHAT_IF: 500,
    Primitive.FORCING: 1500,
    Primitive.HOUSE_RUN: 50,
    Primitive.RUN_CONTAINED: 150,
    Primitive.TWO_GROUPS: 700,
}
# to follow back what one elimination rests on
_FOLLOW = {
    Primitive.GROUP: 16,
    Primitive.WHOLE_HOUSE: 55,
    Primitive.WHAT_IF: 60,
    Primitive.FORCING: 60,
    Primitive.HOUSE_RUN: 16,
    Primitive.RUN_CONTAINED: 20,
    Primitive.TWO_GROUPS: 30,
}
# to find one finding again
_AGAIN = {
    Primitive.CONTAINED: 55,
    Primitive.AGAINST: 130,
    Primitive.WHOLE_HOUSE: 85,
    Primitive.RUN_CONTAINED: 150,
    Primitive.TWO_GROUPS: 60,
}

SWEEP = [_SWEEP.get(rung.primitive, 45) for rung in RUNGS]  # by rung
FOLLOW = [_FOLLOW.get(rung.primitive, 14) for rung in RUNGS]
AGAIN = [_AGAIN.get(rung.primitive, 40) for rung in RUNGS]
CASE = 50  # that is tried of cells that are filled together
TRACE = 1000  # of one more way to a contradiction
