"""Why a supposed digit breaks: the story behind a what-if.

The what-ifs tell only that a candidate breaks. Here it is supposed once more, and every
candidate that falls is noted with its reason, so that the way back from the contradiction
meets the cells and dots that matter, and no others. The rules followed are those of
``whatif``, in waves: decided cells and hidden singles; in the deep one also dots and gaps
between open cells.

A *fact* is a pair (cell, bit): the digit of that bit is not in that cell. Its reason is

    (SEEN, cell, 0)         that cell has this digit
    (ACROSS, cell, edge)    that cell, which is decided, has no partner for this digit
    (PAIR, cell, edge)      that cell, which is open, has none either
    (HIDDEN, house, digit)  that digit has no other place in that house
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import Digit, Link, Mask
from generator.ladder.context import Scene
from generator.ladder.masks import digit_of, is_single, once_and_twice
from generator.solver.jit import compiled
from generator.solver.tables import Masks

SUPPOSED = 1
SEEN = 2
ACROSS = 3
PAIR = 4
HIDDEN = 5

NO_DIGIT = 1  # contradictions: a cell without a digit, a house without a place for a digit
NO_PLACE = 2

Fact = tuple[Cell, Mask]
Reasons = npt.NDArray[np.int16]
_FREE = int(Link.FREE)


@dataclass(frozen=True, slots=True)
class Refutation:
    """What breaks, and what that rests on: *digit* is left without a place in *house*, or *cell* without a digit."""

    forced: tuple[tuple[Cell, Digit], ...]  # what the supposition decides on the way, in order
    cells: frozenset[Cell]  # all that were looked at
    edges: frozenset[EdgeIndex]
    needs: frozenset[Fact]  # what was known before
    house: int | None
    digit: Digit
    cell: Cell | None


def bits(mask: Mask) -> Iterator[Mask]:
    """Yield the single bits of *mask*, lowest first."""
    while mask:
        low = mask & -mask
        mask ^= low
        yield low


def refute(scene: Scene, state: Masks, cell: Cell, digit: Digit, *, deep: bool) -> Refutation:
    """Suppose *digit* in *cell* and tell how it breaks; raise ``ValueError`` if it does not."""
    n = scene.board.houses.shape[1]
    reasons = np.zeros((state.size, n, 3), dtype=np.int16)
    decided = np.zeros((state.size, 2), dtype=np.int16)
    masks = state.copy()
    kind, where, missing, count = suppose(scene, masks, cell, digit, deep, reasons, decided)
    if kind == 0:
        raise ValueError(f"expected a digit that breaks, got {digit} in cell {cell}")
    full = (1 << n) - 1
    if kind == NO_PLACE:
        end = [(other, 1 << missing - 1) for other in scene.board.houses[where].tolist()]
    else:
        end = [(where, bit) for bit in bits(full)]
    order = dict(decided[:count].tolist())
    trail = _Trail(scene, reasons, order)
    trail.follow(end)
    told = trail.used - {cell, where if kind == NO_DIGIT else cell}
    forced = [(one, value) for one, value in order.items() if one in told]
    return Refutation(
        forced=tuple(forced),
        cells=frozenset({cell, *(one for one, _ in trail.seen), *scene.edges[sorted(trail.edges)].ravel().tolist()}),
        edges=frozenset(trail.edges),
        needs=frozenset(trail.needs),
        house=where if kind == NO_PLACE else None,
        digit=missing,
        cell=where if kind == NO_DIGIT else None,
    )


class _Trail:
    """The way back from a contradiction."""

    def __init__(self, scene: Scene, reasons: Reasons, decided: dict[Cell, Digit]) -> None:
        self.scene = scene
        self.reasons = reasons
        self.decided = decided
        self.partners = scene.board.partners
        self.full = (1 << reasons.shape[1]) - 1
        self.seen: set[Fact] = set()
        self.needs: set[Fact] = set()
        self.edges: set[EdgeIndex] = set()
        self.used: set[Cell] = set()  # the cells whose digit mattered

    def follow(self, facts: list[Fact]) -> None:
        """Follow *facts* back to what was known or supposed."""
        waiting = list(facts)
        while waiting:
            fact = waiting.pop()
            if fact not in self.seen:
                self.seen.add(fact)
                waiting += self._because(fact)

    def _because(self, fact: Fact) -> list[Fact]:
        cell, bit = fact
        kind, source, detail = self.reasons[cell, bit.bit_length() - 1].tolist()
        if kind == SEEN:
            self.used.add(source)
            return [(source, other) for other in bits(self.full & ~bit)]
        if kind == ACROSS:
            self.used.add(source)
            self.edges.add(detail)
            return [(source, other) for other in bits(self.full & ~(1 << self.decided[source] - 1))]
        if kind == PAIR:
            self.edges.add(detail)
            return [(source, partner) for partner in bits(int(self.partners[self.scene.links[detail], bit]))]
        if kind == HIDDEN:
            self.used.add(cell)
            house = self.scene.board.houses[source].tolist()
            return [(other, 1 << detail - 1) for other in house if other != cell]
        if kind != SUPPOSED:
            self.needs.add(fact)
        return []


@compiled
def suppose(
    scene: Scene, state: Masks, supposed: int, digit: int, deep: bool, reasons: Reasons, decided: Reasons
) -> tuple[int, int, int, int]:
    """Follow a supposition in *state* until it breaks; note the reasons, and the cells in the order they are decided.

    Give the kind of contradiction, 0 for none; the cell or house; the digit that the house misses;
    and how many cells were decided.
    """
    board = scene.board
    cells = state.size
    drop(state, reasons, supposed, ~(1 << digit - 1), SUPPOSED, 0, 0)
    news = np.ones(cells, dtype=np.bool_)  # to the first wave all is new
    known = np.zeros(cells, dtype=np.bool_)
    count = 0
    while True:
        before = state.copy()
        for house in range(board.houses.shape[0]):
            once, twice = once_and_twice(board.houses, house, before)
            missing = ((1 << board.houses.shape[1]) - 1) & ~once
            if missing:
                return NO_PLACE, house, digit_of(missing), count
            for k in range(board.houses.shape[1]):
                cell = board.houses[house, k]
                hit = before[cell] & once & ~twice
                if hit and (hit != before[cell] or hit & (hit - 1)):  # of two digits, one will be missing
                    hit &= -hit
                    if not known[cell]:
                        known[cell] = True
                        decided[count, 0] = cell
                        decided[count, 1] = digit_of(hit)
                        count += 1
                    drop(state, reasons, cell, ~hit, HIDDEN, house, digit_of(hit))
        for cell in range(cells):
            mask = before[cell]
            if not news[cell]:
                continue
            kind = PAIR
            if is_single(mask):
                kind = ACROSS
                if not known[cell]:
                    known[cell] = True
                    decided[count, 0] = cell
                    decided[count, 1] = digit_of(mask)
                    count += 1
                for k in range(board.peers.shape[1]):
                    drop(state, reasons, board.peers[cell, k], mask, SEEN, cell, 0)
            elif not deep:
                continue
            for side in range(4):
                edge = board.border[cell, side]
                if scene.links[edge] != _FREE:
                    gone = ~board.partners[scene.links[edge], mask]
                    drop(state, reasons, board.near[cell, side], gone, kind, cell, edge)
        changed = False
        for cell in range(cells):
            news[cell] = state[cell] != before[cell]
            changed = changed or news[cell]
            if state[cell] == 0:
                return NO_DIGIT, cell, 0, count
        if not changed:
            return 0, 0, 0, count


@compiled
def drop(state: Masks, reasons: Reasons, cell: int, mask: int, kind: int, source: int, detail: int) -> None:
    """Take the digits of *mask* from *cell* and note why."""
    gone = state[cell] & mask
    state[cell] &= ~mask
    digit = 0
    while gone:
        if gone & 1:
            reasons[cell, digit, 0] = kind
            reasons[cell, digit, 1] = source
            reasons[cell, digit, 2] = detail
        gone >>= 1
        digit += 1
