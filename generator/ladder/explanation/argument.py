"""The shortest argument that can be found for a digit, from a position.

Forwards first: all that the rungs find is ruled out, in rounds, and each elimination keeps the
cheapest reasons that were there when it was found (``reasons.needs``). So each has its *cone*: the
findings that it rests on. From a digit that falls, its cone is the argument. ``replay`` then drops
what the others can do without.

The findings of a round are made on the same candidates, so a cone has no circle. A cone is a set
of bits, one for each finding, and its cost is their number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from generator.board.geometry import Cell
from generator.board.rules import Mask, each_bit
from generator.ladder.deduction.findings import allocate
from generator.ladder.deduction.sweep import LADDER, sweep
from generator.ladder.explanation.budget import ENDLESS, FOLLOW, SWEEP, Budget
from generator.ladder.explanation.reasons import DECIDED, Scene, needs, scene
from generator.ladder.explanation.sentences import read
from generator.ladder.explanation.steps import Position
from generator.ladder.explanation.view import Finding, Known
from generator.solver.tables import Masks

Fact = tuple[Cell, Mask]  # the digit of the bit is not in the cell; with DECIDED: the cell has its digit
Cone = int  # a bit for each finding, in the order in which they were found


@dataclass(slots=True)
class Exploration:
    """What was found from a position, and what each elimination and each digit rests on."""

    start: Sequence[Mask]
    findings: list[Finding] = field(default_factory=list)
    cones: dict[Fact, Cone] = field(default_factory=dict)
    ends: dict[Cell, tuple[Cone, int]] = field(default_factory=dict)  # of each digit: its cone, and its finding

    def cone(self, known: Sequence[Known]) -> Cone:
        """Give all that *known* rests on."""
        cone = 0
        for cell, mask in known:
            for bit in each_bit(mask & (self.start[cell] | DECIDED)):
                cone |= self.cones.get((cell, bit), 0)
        return cone

    def chain(self, cone: Cone) -> list[Finding]:
        """Give the findings of *cone* in order."""
        return [self.findings[bit.bit_length() - 1] for bit in each_bit(cone)]


def explore(
    position: Position, rungs: int, cell: Cell | None = None, *, rounds: int = 2, budget: Budget = ENDLESS
) -> Exploration:
    """Rule out what the first *rungs* rungs find, until digits fall; give what was found. *position* stays.

    The search goes on for so many *rounds* in which digits fell: a later one may have a shorter argument.
    With a *cell*, only its own digit counts. Raise ``SpentError`` where the *budget* does not suffice.
    """
    candidates, placed = position.candidates.copy(), position.placed
    found = Exploration(position.candidates.tolist())
    costs = np.zeros((candidates.size, position.context.tables.houses.shape[1]), dtype=np.int16)
    buffer = allocate(candidates.size)
    while rounds:
        before = scene(position.context, position.candidates, candidates, placed, costs)
        removed = np.zeros_like(candidates)
        new = 0
        for rung in range(rungs):
            budget.spend(SWEEP[rung])
            count = sweep(position.context, candidates, placed, LADDER.primitive[rung], LADDER.parameter[rung], buffer)
            for row in range(count):
                finding = read(rung, buffer.where[row], buffer.removed[row], buffer.placed[row])
                if cell is None or finding.placed in {None, cell}:
                    budget.spend(FOLLOW[rung] * max(1, sum(map(int.bit_count, finding.removed.values()))))
                    new += _enter(found, before, finding, removed)
        if not new:
            break
        candidates = candidates & ~removed
        for (one, bit), cone in found.cones.items():
            costs[one, bit.bit_length() - 1] = cone.bit_count()
        rounds -= bool(found.ends)
    return found


def _enter(found: Exploration, before: Scene, finding: Finding, removed: Masks) -> int:
    """Enter *finding*: what it rules out for less than was known; tell how much of it is new."""
    number = len(found.findings)
    new = 0
    if finding.placed is not None:
        cone = found.cone(needs(before, finding, finding.placed, 0)) | 1 << number
        known = found.ends.get(finding.placed)
        if known is None or cone.bit_count() < known[0].bit_count():
            found.ends[finding.placed] = cone, number
            found.findings.append(finding)
            new += known is None
        return new
    used = False
    for cell, mask in finding.removed.items():
        for bit in each_bit(mask):
            known_cone = found.cones.get((cell, bit)) if removed[cell] & bit else None
            cone = found.cone(needs(before, finding, cell, bit)) | 1 << number
            if known_cone is None or cone.bit_count() < known_cone.bit_count():
                found.cones[cell, bit] = cone
                used = True
            new += known_cone is None
        removed[cell] |= mask
    if used:
        found.findings.append(finding)
    return new
