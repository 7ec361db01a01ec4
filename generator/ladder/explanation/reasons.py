"""What one elimination rests on: the candidates that had to be gone for it, and no more.

A finding may rule out several digits, each for a reason of its own. ``sentences`` tells the whole
finding; here each digit stands alone, so that an argument goes back only through what it needs.
Groups are asked by force: a candidate that is put back without a filling becoming possible did
not matter, and those that cost the most steps are put back first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from kropki.generator.board.geometry import Board, Cell
from kropki.generator.board.rules import Link, Mask, each_bit
from kropki.generator.ladder.deduction.context import Context, board_of
from kropki.generator.ladder.deduction.groups import Costs, needed
from kropki.generator.ladder.explanation import refutation
from kropki.generator.ladder.explanation.view import Finding, Known
from kropki.generator.ladder.rungs import RUNGS, Primitive
from kropki.generator.solver.tables import Flags, Masks

DECIDED: Mask = 1 << 12  # as a bit of a need: that the cell has its digit


@dataclass(frozen=True, slots=True)
class Scene:
    """A board between two findings: the *candidates* now, and those at the start of the argument."""

    context: Context
    board: Board
    start: Masks
    candidates: Masks
    masks: Sequence[Mask]  # the candidates as plain numbers
    placed: Flags
    costs: Costs

    @property
    def full(self) -> Mask:
        """All digits."""
        return (1 << self.board.size) - 1

    def partners(self, edge: int, mask: Mask) -> Mask:
        """Return the digits that have a partner in *mask* across *edge*."""
        return int(self.context.tables.partners[self.context.links[edge], mask])


def scene(context: Context, start: Masks, candidates: Masks, placed: Flags, costs: Costs | None = None) -> Scene:
    """Return the board of *context* with *candidates*, at first *start*; without *costs* all cost the same."""
    board = board_of(context)
    if costs is None:
        costs = np.zeros((candidates.size, board.size), dtype=np.int16)
    return Scene(context, board, start, candidates, candidates.tolist(), placed, costs)


def needs(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    """Return what had to be gone for *finding* to rule out *bit* in *cell*, or for it to place its digit."""
    return _NEEDS[RUNGS[finding.rung].primitive](scene, finding, cell, bit)


def _nothing(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    return []


def _last_cell(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    return [(other, DECIDED) for other in scene.board.houses[finding.where[2]] if other != cell]


def _hidden_single(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    _, digit, house = finding.where
    return [(other, 1 << digit - 1) for other in scene.board.houses[house] if other != cell]


def _naked_single(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    return [(cell, scene.full & ~(1 << finding.where[1] - 1))]


def _from_digit(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    return [(finding.where[0], DECIDED)]


def _pair(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    one, _, edge = finding.where
    return [(one, scene.partners(edge, bit))]


def _group(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    group = finding.where[0]
    size = int(scene.context.sizes[group])
    cells = scene.context.groups[group, :size].tolist()
    out = np.zeros(size, dtype=np.int16)
    where = cells.index(cell) if cell in cells else size  # outside: that every filling uses the digit
    needed(scene.context, scene.start, scene.candidates, group, where, bit, scene.costs, out)
    return list(zip(cells, out.tolist(), strict=True))


def _intersection(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    house, second, digit = finding.where
    both = scene.board.houses[second]
    return [(other, 1 << digit - 1) for other in scene.board.houses[house] if other not in both]


def _naked_set(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    cells = set(finding.where[1:])
    together = 0
    for other in cells:
        together |= scene.masks[other]
    return [(other, scene.full & ~together) for other in cells]


def _hidden_set(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    house, i, j, k, places = finding.where
    mask = 1 << i - 1 | 1 << j - 1 | 1 << k - 1
    return [(other, mask) for n, other in enumerate(scene.board.houses[house]) if not places >> n & 1]


def _contained(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    """Return for each way without the digit one end that it lacks: the one that has to lack most."""
    a, b, edge, digit = finding.where
    low = 1 << digit - 1
    gone_a, gone_b = 0, 0
    for one in each_bit(scene.full & ~low):
        across = scene.partners(edge, one) & ~low
        if across & scene.masks[b] or (scene.masks[a] & one == 0 and across & ~gone_b & int(scene.start[b])):
            gone_a |= one
        else:
            gone_b |= across
    return [(a, gone_a & ~scene.masks[a]), (b, gone_b & ~scene.masks[b])]


def _against(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    house, digit, _, places = finding.where
    return [(other, 1 << digit - 1) for k, other in enumerate(scene.board.houses[house]) if not places >> k & 1]


def _run_contained(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    """Return what has every filling use the digit, and why no cell of the group that *cell* does not see has it."""
    known = _group(scene, finding, cell, bit)
    homes = scene.context.tables.homes
    return known + [(other, bit) for other, _ in known if not homes[other] & homes[cell]]


def _no_partner(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    """Return the filled cells of the house that touch no black dot: a cell on one needs nothing."""
    border, links = scene.context.tables.border, scene.context.links
    house = [other for other in scene.board.houses[finding.where[0]] if scene.placed[other]]
    return [(other, DECIDED) for other in house if Link.BLACK not in links[border[other]]]


def _fish(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    digit, turn, *lines, across = finding.where
    houses = scene.board.houses[turn * scene.board.size :]
    return [
        (other, 1 << digit - 1)
        for line in sorted(set(lines))
        for k, other in enumerate(houses[line])
        if not across >> k & 1
    ]


def _wing(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    return [(other, scene.full & ~scene.masks[other]) for other in finding.where[:3]]


def _what_if(scene: Scene, finding: Finding, cell: Cell, bit: Mask) -> list[Known]:
    deep = RUNGS[finding.rung].primitive is Primitive.FORCING
    where, digit = finding.where
    rest = [] if deep else [(where, scene.full & ~scene.masks[where])]
    return [*refutation.needs(scene.context, scene.candidates, where, digit, deep=deep), *rest]


_NEEDS: dict[Primitive, Callable[[Scene, Finding, Cell, Mask], list[Known]]] = {
    Primitive.LAST_CELL: _last_cell,
    Primitive.HIDDEN_SINGLE_BOX: _hidden_single,
    Primitive.HIDDEN_SINGLE_LINE: _hidden_single,
    Primitive.NAKED_SINGLE: _naked_single,
    Primitive.DOT_FROM_DIGIT: _from_digit,
    Primitive.GAP_FROM_DIGIT: _from_digit,
    Primitive.DOT_DIGITS: _nothing,
    Primitive.DOT_PAIR: _pair,
    Primitive.GAP_PAIR: _pair,
    Primitive.GROUP: _group,
    Primitive.INTERSECTION: _intersection,
    Primitive.NAKED_SET: _naked_set,
    Primitive.HIDDEN_SET: _hidden_set,
    Primitive.CONTAINED: _contained,
    Primitive.AGAINST: _against,
    Primitive.FISH: _fish,
    Primitive.WING: _wing,
    Primitive.WHOLE_HOUSE: _group,
    Primitive.WHAT_IF: _what_if,
    Primitive.FORCING: _what_if,
    Primitive.NO_PARTNER: _no_partner,
    Primitive.HOUSE_RUN: _group,
    Primitive.RUN_CONTAINED: _run_contained,
    Primitive.TWO_GROUPS: _group,
}
