"""The easiest argument that can be found for a digit, from a position.

Forwards first: all that the rungs find is ruled out, in rounds, and each elimination keeps the
cheapest reasons that were there when it was found (``reasons.needs``). So each has its *cone*: the
findings that it rests on. From a digit that falls, its cone is the argument. ``replay`` then drops
what the others can do without.

The findings of a round are made on the same candidates, so a cone has no circle. A cone is a set
of bits, one for each finding; its cost is the effort of a person, as the grade counts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.rules import Digit, Mask, each_bit
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.context import Context
from kropki.generator.ladder.deduction.findings import NONE, Findings, allocate
from kropki.generator.ladder.deduction.sweep import LADDER, sweep
from kropki.generator.ladder.explanation.budget import ENDLESS, FOLLOW, SWEEP, Budget
from kropki.generator.ladder.explanation.reasons import DECIDED, Scene, needs, scene
from kropki.generator.ladder.explanation.sentences import read
from kropki.generator.ladder.explanation.steps import Position
from kropki.generator.ladder.explanation.view import Finding, Known
from kropki.generator.ladder.rungs import RUNGS, Primitive
from kropki.generator.solver.tables import Flags, Masks

Fact = tuple[Cell, Mask]  # the digit of the bit is not in the cell; with DECIDED: the cell has its digit
Cone = int  # a bit for each finding, in the order in which they were found

EFFORT = LADDER.weight.tolist()  # of a finding, by rung
NAKED_SINGLE = next(number for number, rung in enumerate(RUNGS) if rung.primitive is Primitive.NAKED_SINGLE)
_DEAREST = 32_000  # of what a candidate costs, as ``reasons`` is told


@dataclass(frozen=True, slots=True)
class Clash:
    """What cannot be: *cell* has no digit, *digit* no place in *house*, or the digits beside *edge* do not agree."""

    cell: Cell | None
    house: int | None = None
    digit: Digit = 0
    edge: EdgeIndex | None = None


@dataclass(slots=True)
class Exploration:
    """What was found from a position, and what each elimination and each digit rests on."""

    start: Sequence[Mask]
    findings: list[Finding] = field(default_factory=list)
    cones: dict[Fact, Cone] = field(default_factory=dict)
    ends: dict[Cell, Cone] = field(default_factory=dict)  # of each digit that fell
    clashes: dict[Clash, Cone] = field(default_factory=dict)
    _rungs: dict[int, Cone] = field(default_factory=dict)  # the findings of each rung
    _costs: dict[Cone, float] = field(default_factory=dict)

    def cone(self, known: Sequence[Known]) -> Cone:
        """Return all that *known* rests on."""
        cone = 0
        for cell, mask in known:
            for bit in each_bit(mask & (self.start[cell] | DECIDED)):
                cone |= self.cones.get((cell, bit), 0)
        return cone

    def chain(self, cone: Cone) -> list[Finding]:
        """Return the findings of *cone* in order."""
        return [self.findings[bit.bit_length() - 1] for bit in each_bit(cone)]

    def cost(self, cone: Cone) -> float:
        """Return the effort of all findings of *cone*."""
        found = self._costs.get(cone)
        if found is None:
            found = sum(EFFORT[rung] * (cone & mask).bit_count() for rung, mask in self._rungs.items() if cone & mask)
            self._costs[cone] = found
        return found

    def effort(self, finding: Finding) -> float:
        """Return the effort of *finding*: none where a cell has one candidate left, as the step before it says so."""
        is_told = finding.rung == NAKED_SINGLE and self.start[finding.where[0]].bit_count() > 1
        return 0.0 if is_told else EFFORT[finding.rung]

    def add(self, finding: Finding) -> None:
        """Add *finding*."""
        if self.effort(finding):
            self._rungs[finding.rung] = self._rungs.get(finding.rung, 0) | 1 << len(self.findings)
        self.findings.append(finding)


def last_candidate(cell: Cell, bit: Mask) -> Finding:
    """Return the finding that *cell* has but the digit of *bit* left."""
    return Finding(NAKED_SINGLE, (cell, bit.bit_length(), NONE), {}, cell)


def easiest(position: Position, cell: Cell | None = None) -> int:
    """Return how many rungs, the cheapest first, lead from *position*, which stays, to a digit, or to that of *cell*.

    Return 0 where all of them do not.
    """
    context, candidates, placed = position.context, position.candidates.copy(), position.placed.copy()
    buffer = allocate(candidates.size)
    hardest = 0
    while True:
        rung, count = climbing.cheapest(context, candidates, placed, LADDER, buffer)
        if not count:
            return 0
        hardest = max(hardest, rung)
        climbing.apply(context, candidates, placed, buffer, 0, count)
        if buffer.placed[0] != NONE and (cell is None or placed[cell]):
            return hardest + 1


def clashes(position: Position) -> list[Clash]:
    """Return what cannot be in *position*: cells without a digit, houses without a place for one."""
    houses = position.context.tables.houses
    full = (1 << houses.shape[1]) - 1
    found = [Clash(cell) for cell in np.flatnonzero(position.candidates == 0).tolist()]
    for house, once in enumerate(np.bitwise_or.reduce(position.candidates[houses], axis=1).tolist()):
        found += [Clash(None, house, bit.bit_length()) for bit in each_bit(full & ~once)]
    context, masks = position.context, position.candidates.tolist()
    for edge, (a, b) in enumerate(context.edges.tolist()):
        if (
            position.placed[a]
            and position.placed[b]
            and not context.tables.partners[context.links[edge], masks[a]] & masks[b]
        ):
            found.append(Clash(None, edge=edge))
    return found


def behind_clash(context: Context, clash: Clash) -> list[Known]:
    """Return what makes *clash* so."""
    full = (1 << context.tables.houses.shape[1]) - 1
    if clash.house is not None:
        return [(cell, 1 << clash.digit - 1) for cell in context.tables.houses[clash.house].tolist()]
    if clash.edge is not None:
        return [(cell, full | DECIDED) for cell in context.edges[clash.edge].tolist()]
    return [] if clash.cell is None else [(clash.cell, full)]


class Explorer:
    """Rules out what the first *rungs* rungs find, round after round, from a position that stays.

    *stepwise*: each round is of the cheapest rung that finds anything; else of all of them. *placing*: digits that
    are found are placed, and the search goes on with them. Raise ``SpentError`` where the *budget* does not suffice.
    """

    def __init__(
        self, position: Position, rungs: int, *, stepwise: bool, placing: bool = False, budget: Budget = ENDLESS
    ) -> None:
        self.found = Exploration(position.candidates.tolist())
        self._context = position.context
        self._start = position.candidates
        self._candidates = position.candidates.copy()
        self._placed: Flags = position.placed.copy()
        self._costs = np.zeros((position.candidates.size, position.context.tables.houses.shape[1]), dtype=np.int16)
        self._rungs = rungs
        self._stepwise = stepwise
        self._placing = placing
        self._budget = budget
        self._buffer: Findings = allocate(position.candidates.size)
        self._fresh: list[Fact] = []  # eliminations of this round
        self._decided: dict[Cell, tuple[Mask, Cone]] = {}  # cells to which a finding of this round leaves one digit
        self._only: Cell | None = None  # whose digit counts

    def to_digit(self, cell: Cell | None = None, *, rounds: int = 2) -> Exploration:
        """Explore until digits fall, and so many *rounds* after; with a *cell*, only its own digit counts."""
        self._only = cell
        while rounds and self._round():
            rounds -= bool(self.found.ends)
        return self.found

    def to_cell(self, cell: Cell) -> Exploration:
        """Explore, and place what is found, until *cell* has its digit."""
        while not self._placed[cell] and self._round():
            pass
        return self.found

    def to_clash(self) -> Exploration:
        """Explore, and place what is found, until something cannot be."""
        while not self._clash() and self._round():
            pass
        return self.found

    def _round(self) -> bool:
        """Find what there is in this position and apply it; tell whether there was anything new."""
        before = scene(self._context, self._start, self._candidates, self._placed, self._costs)
        removed = np.zeros_like(self._candidates)
        new = 0
        for rung in range(self._rungs):
            self._budget.spend(SWEEP[rung])
            numbers = LADDER.primitive[rung], LADDER.parameter[rung]
            count = sweep(self._context, self._candidates, self._placed, *numbers, self._buffer)
            for row in range(count):
                finding = read(rung, self._buffer.where[row], self._buffer.removed[row], self._buffer.placed[row])
                if self._only is None or finding.placed in {None, self._only}:
                    self._budget.spend(FOLLOW[rung] * max(1, sum(map(int.bit_count, finding.removed.values()))))
                    new += self._enter(before, finding, removed)
            if new and self._stepwise:
                break
        self._candidates = self._candidates & ~removed
        for cell, (bit, cone) in self._decided.items():
            self.found.ends[cell] = cone | 1 << len(self.found.findings)
            self.found.add(last_candidate(cell, bit))
        self._decided.clear()
        if self._placing:
            self._place()
        for cell, bit in self._fresh:
            cost = self.found.cost(self.found.cones[cell, bit])
            self._costs[cell, bit.bit_length() - 1] = min(_DEAREST, round(cost))
        self._fresh.clear()
        return bool(new)

    def _place(self) -> None:
        """Place the digits that were found, and rule them out in the cells that see them."""
        cones = self.found.cones
        for cell, cone in self.found.ends.items():
            bit = 1 << self.found.findings[cone.bit_length() - 1].where[1] - 1
            if self._placed[cell] or not self._candidates[cell] & bit:
                continue
            for other in each_bit(int(self._candidates[cell]) & ~bit):
                cones.setdefault((cell, other), cone)
                self._fresh.append((cell, other))
            self._candidates[cell], self._placed[cell] = bit, True
            cones[cell, DECIDED] = cone
            for peer in self._context.tables.peers[cell].tolist():
                if self._candidates[peer] & bit:
                    self._candidates[peer] ^= bit
                    cones.setdefault((peer, bit), cone)
                    self._fresh.append((peer, bit))

    def _clash(self) -> bool:
        """Tell whether something cannot be; enter what."""
        found = self.found
        for clash in clashes(Position(self._context, self._candidates, self._placed)):
            found.clashes[clash] = found.cone(behind_clash(self._context, clash))
        return bool(found.clashes)

    def _enter(self, before: Scene, finding: Finding, removed: Masks) -> int:
        """Enter *finding*: what it rules out for less than was known; tell how much of it is new."""
        found, number = self.found, 1 << len(self.found.findings)
        effort = found.effort(finding)
        if finding.placed is not None:
            return self._enter_digit(finding, found.cone(needs(before, finding, finding.placed, 0)), effort)
        new, cheaper, decides = 0, {}, {}
        for cell, mask in finding.removed.items():
            whole = 0
            for bit in each_bit(mask):
                known = found.cones.get((cell, bit)) if removed[cell] & bit else None
                cone = found.cone(needs(before, finding, cell, bit))
                whole |= cone
                if self._is_less(cone, effort, known):
                    cheaper[cell, bit] = cone | number
                new += known is None
            removed[cell] |= mask
            left = before.masks[cell] & ~mask
            if left.bit_count() == 1 and self._only in {None, cell}:
                whole |= found.cone([(cell, before.full & ~before.masks[cell])])
                _, known = self._decided.get(cell, (0, found.ends.get(cell)))
                if self._is_less(whole, effort, known):
                    decides[cell] = left, whole | number
        if cheaper or decides:
            found.add(finding)
        found.cones.update(cheaper)
        self._fresh += cheaper
        self._decided |= decides
        return new

    def _enter_digit(self, finding: Finding, cone: Cone, effort: float) -> int:
        """Enter *finding*, which gives a digit and rests on *cone*; tell whether that digit is new."""
        cell, found = finding.where[0], self.found
        known = found.ends.get(cell)
        if not self._is_less(cone, effort, known):
            return 0
        found.ends[cell] = cone | 1 << len(found.findings)
        found.add(finding)
        return int(known is None)

    def _is_less(self, cone: Cone, effort: float, known: Cone | None) -> bool:
        """Tell whether a finding of such *effort* that rests on *cone* is cheaper than what is *known*."""
        return known is None or self.found.cost(cone) + effort < self.found.cost(known)
