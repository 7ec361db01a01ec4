"""Replay an argument from its position, and drop from it what it can do without.

An argument is a list of findings of which the last places a digit. In a replay each is found again
on the candidates that those before it have left, so it may rule out more or less than when it was
found first. A finding that is dropped without the digit being lost was not needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import Findings, allocate
from kropki.generator.ladder.deduction.sweep import LADDER, sweep
from kropki.generator.ladder.explanation.budget import AGAIN, ENDLESS, Budget
from kropki.generator.ladder.explanation.refutation import breaks
from kropki.generator.ladder.explanation.sentences import read, same
from kropki.generator.ladder.explanation.steps import Position
from kropki.generator.ladder.explanation.view import Finding
from kropki.generator.ladder.rungs import RUNGS, Primitive

_MANY = 24  # findings of an argument: of a longer one, blocks of so many are dropped first
_BLOCK = 6
_GROUPS = (Primitive.GROUP, Primitive.WHOLE_HOUSE, Primitive.HOUSE_RUN, Primitive.TWO_GROUPS)
_SUPPOSITIONS = (Primitive.WHAT_IF, Primitive.FORCING)


class Replay:
    """Finds findings again on the boards of one puzzle; the arrays to write to are shared by all calls.

    Every method raises ``SpentError`` where the budget does not suffice.
    """

    def __init__(self, cells: int, budget: Budget = ENDLESS) -> None:
        self._buffer: Findings = allocate(cells)
        self._budget = budget

    def run(self, position: Position, findings: Iterable[Finding], *, limited: bool = False) -> Iterator[Finding]:
        """Yield each of *findings* as it is found again, before it is applied to *position* in place.

        One that is no longer there, or tells nothing new, is left out. *limited*: of cells that are filled
        together, only what the finding itself rules out.
        """
        for finding in findings:
            again = self.again(position, finding, limited=limited)
            if again is not None:
                yield again
                apply(position, again)

    def minimise(self, position: Position, findings: Sequence[Finding]) -> list[Finding]:
        """Drop findings, the hardest first, as long as the last of them still falls; *position* stays."""
        return list(self.shorter(position, findings))[-1]

    def shorter(self, position: Position, findings: Sequence[Finding]) -> Iterator[list[Finding]]:
        """Yield *findings*, then ever fewer of them, as ``minimise``; of very many, whole blocks are tried before."""
        kept = list(findings)
        yield kept
        first = 0
        while len(findings) > _MANY and first + _BLOCK < len(kept):
            rest = [*kept[:first], *kept[first + _BLOCK :]]
            if self.reaches(position, rest):
                yield (kept := rest)
            else:
                first += _BLOCK
        order = sorted(range(len(kept) - 1), key=lambda k: (-kept[k].rung, k))
        dropped: set[int] = set()
        for k in order:
            rest = [finding for n, finding in enumerate(kept) if n != k and n not in dropped]
            if self.reaches(position, rest):
                dropped.add(k)
                yield rest

    def reaches(self, position: Position, findings: Sequence[Finding]) -> bool:
        """Tell whether *findings* lead from *position*, which stays, to the digit of the last of them."""
        cell = findings[-1].placed
        return any(again.placed == cell for again in self.run(copy_of(position), findings))

    def again(self, position: Position, finding: Finding, *, limited: bool = False) -> Finding | None:
        """Return *finding* as it is found in *position*, if it tells anything new there; *limited* as for ``run``."""
        again = self._again(position, finding)
        return _limited(again, finding) if again is not None and limited and is_group(finding) else again

    def _again(self, position: Position, finding: Finding) -> Finding | None:
        rung = RUNGS[finding.rung]
        self._budget.spend(AGAIN[finding.rung])
        if rung.primitive in _SUPPOSITIONS:
            return _supposed_again(position, finding)
        context = position.context
        if rung.primitive in _GROUPS:
            group = slice(finding.where[0], finding.where[0] + 1)
            context = context._replace(
                groups=context.groups[group],
                sizes=context.sizes[group],
                shapes=context.shapes[group],
                runs=context.runs[group],
                exhausted_for=np.zeros_like(context.exhausted_for[group]),
                contained_for=np.zeros_like(context.contained_for[group]),
                contained=np.zeros_like(context.contained[group]),
            )
        numbers = LADDER.primitive[finding.rung], LADDER.parameter[finding.rung]
        count = sweep(context, position.candidates, position.placed, *numbers, self._buffer)
        if rung.primitive not in _GROUPS:
            return same(finding, self._buffer, count, fewer_places=True)
        if not count:
            return None
        new = read(finding.rung, self._buffer.where[0], self._buffer.removed[0], self._buffer.placed[0])
        return replace(new, where=finding.where)


def is_group(finding: Finding) -> bool:
    """Tell whether *finding* is about cells that are filled together."""
    return RUNGS[finding.rung].primitive in _GROUPS


def _limited(again: Finding, finding: Finding) -> Finding | None:
    removed = {cell: mask & finding.removed.get(cell, 0) for cell, mask in again.removed.items()}
    removed = {cell: mask for cell, mask in removed.items() if mask}
    return replace(again, removed=removed) if removed else None


def apply(position: Position, finding: Finding) -> None:
    """Rule out and place in *position* what *finding* says."""
    for cell, mask in finding.removed.items():
        position.candidates[cell] &= ~mask
    if finding.placed is not None:
        climbing.put(position.context, position.candidates, position.placed, finding.placed)


def copy_of(position: Position) -> Position:
    """Return a copy of *position* that may be changed."""
    return position._replace(candidates=position.candidates.copy(), placed=position.placed.copy())


def _supposed_again(position: Position, finding: Finding) -> Finding | None:
    cell, digit = finding.where
    deep = RUNGS[finding.rung].primitive is Primitive.FORCING
    mask = int(position.candidates[cell])
    if not mask >> digit - 1 & 1 or (mask.bit_count() != 2 and not deep):
        return None
    if not breaks(position.context, position.candidates, cell, digit, deep=deep):
        return None
    return replace(finding, removed={cell: 1 << digit - 1})
