"""The shortest chain of steps to the next digit.

A person does not rule out all that can be ruled out, only what the next digit needs. The search
goes forwards first, in rounds: all that the cheapest rung finds is done at once, until a rung
decides a cell. From that finding it goes backwards, through what each finding rests on
(``sentences.Description.needs``) to the findings that made it so. Those are the chain. The other
findings are left undone. The chain holds without them because every rung is monotone: before each
of its findings there are more candidates than in the rounds, but not where it matters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial

import numpy as np
import numpy.typing as npt

from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import Mask, each_bit
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.context import Context
from kropki.generator.ladder.deduction.findings import NONE, Findings, allocate
from kropki.generator.ladder.deduction.sweep import LADDER, sweep
from kropki.generator.ladder.explanation.sentences import describe, read, same
from kropki.generator.ladder.explanation.steps import Position, Step, take
from kropki.generator.ladder.explanation.view import Finding, View
from kropki.generator.ladder.rungs import RUNGS, Primitive
from kropki.generator.solver.tables import Indices, Masks

# what these rule out follows from what they rest on alone: it is the same on every board where that holds
_SELF_CONTAINED = (
    Primitive.GROUP,
    Primitive.WHOLE_HOUSE,
    Primitive.WHAT_IF,
    Primitive.FORCING,
    Primitive.HOUSE_RUN,
    Primitive.RUN_CONTAINED,
    Primitive.TWO_GROUPS,
)

_FindingId = tuple[int, int]  # the number of a round, and the row of a finding in it


@dataclass(frozen=True, slots=True)
class _Round:
    """All that one rung found, and the candidates before it."""

    rung: int
    candidates: list[Mask]
    where: npt.NDArray[np.int16]
    removed: Masks
    placed: Indices

    def finding(self, row: int) -> Finding:
        """Return the finding in *row*."""
        return read(self.rung, self.where[row], self.removed[row], self.placed[row])


def to_next_digit(position: Position) -> Iterator[Step]:
    """Take the steps of the shortest chain, one by one, in place; none where the ladder decides no more cells.

    It ends early where a step has changed what a later one is about: from there another chain may be shorter.
    """
    findings = allocate(position.candidates.size)
    rounds = _climb_to_digit(position, findings)
    if not rounds:
        return
    sources = cache(partial(_sources, position.context, rounds, cache(partial(_source, rounds))))
    last = len(rounds) - 1
    chains = [_chain((last, row), sources) for row in range(rounds[last].placed.size)]
    for number, row in min(chains, key=len):
        finding = rounds[number].finding(row)
        if finding.placed is None and not _remaining(position, finding):
            continue
        again = _pair(position, finding, findings) or _found_again(position, finding, findings)
        if again is None:
            return
        yield take(position, again)


def _climb_to_digit(position: Position, findings: Findings) -> list[_Round]:
    """Climb until a rung decides a cell; give the rounds, none where that does not happen. *findings* is written to."""
    context, candidates, placed = position.context, position.candidates.copy(), position.placed.copy()
    rounds: list[_Round] = []
    while True:
        rung, count = climbing.cheapest(context, candidates, placed, LADDER, findings)
        if not count:
            return []
        rows = (findings.where[:count].copy(), findings.removed[:count].copy(), findings.placed[:count].copy())
        rounds.append(_Round(rung, candidates.tolist(), *rows))
        if findings.placed[0] != NONE:
            return rounds
        climbing.apply(context, candidates, placed, findings, 0, count)


def _chain(end: _FindingId, sources: Callable[[_FindingId], set[_FindingId]]) -> list[_FindingId]:
    """Return the findings that *end* rests on, and *end*, in order."""
    chain = {end}
    waiting = [end]
    while waiting:
        new = sources(waiting.pop()) - chain
        chain |= new
        waiting += new
    return sorted(chain)


def _sources(
    context: Context, rounds: list[_Round], source: Callable[[Cell, Mask], _FindingId], finding_id: _FindingId
) -> set[_FindingId]:
    """Return the findings that ruled out what *finding_id* needs to be gone."""
    number, row = finding_id
    description = describe(View(context, rounds[number].candidates, rounds[number].finding(row), silent=True))
    start = rounds[0].candidates
    return {source(cell, bit) for cell, mask in description.needs for bit in each_bit(mask & start[cell])}


def _source(rounds: list[_Round], cell: Cell, bit: Mask) -> _FindingId:
    """Return the first finding that rules out *bit* in *cell*."""
    number = next(number for number, after in enumerate(rounds[1:]) if not after.candidates[cell] & bit)
    rows = rounds[number].removed[:, cell] & bit
    return number, int(rows.argmax())


def _remaining(position: Position, finding: Finding) -> dict[Cell, Mask]:
    """Return what *finding* rules out that is not gone yet."""
    left = {cell: mask & int(position.candidates[cell]) for cell, mask in finding.removed.items()}
    return {cell: mask for cell, mask in left.items() if mask}


def _pair(position: Position, finding: Finding, findings: Findings) -> Finding | None:
    """Return a dot pair or gap pair that rules out what a forcing does; ``None`` where there is none."""
    if RUNGS[finding.rung].primitive is not Primitive.FORCING:
        return None
    cell, digit = finding.where
    for rung in (rung for rung, one in enumerate(RUNGS) if one.primitive in (Primitive.DOT_PAIR, Primitive.GAP_PAIR)):
        numbers = LADDER.primitive[rung], LADDER.parameter[rung]
        count = sweep(position.context, position.candidates, position.placed, *numbers, findings)
        (rows,) = (findings.removed[:count, cell] >> digit - 1 & 1).nonzero()
        if rows.size:
            return read(rung, findings.where[rows[0]], findings.removed[rows[0]], findings.placed[rows[0]])
    return None


def _found_again(position: Position, finding: Finding, findings: Findings) -> Finding | None:
    """Find *finding* again in *position*, where it may rule out more; ``None`` where it is not there."""
    if RUNGS[finding.rung].primitive in _SELF_CONTAINED:
        return replace(finding, removed=_remaining(position, finding))
    numbers = LADDER.primitive[finding.rung], LADDER.parameter[finding.rung]
    count = sweep(position.context, position.candidates, position.placed, *numbers, findings)
    return same(finding, findings, count)
