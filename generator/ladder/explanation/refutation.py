"""Why a supposed digit leads to a contradiction: the cells, dots and candidates that matter.

``what_if`` tells only that a candidate breaks. Here it is supposed once more, and each candidate
that is ruled out is recorded with its reason. Following the reasons back from the contradiction
gives what it rests on, and nothing else. The steps are those of ``what_if``, in waves: decided
cells and hidden singles; in the deep one also dots and gaps between open cells.

A *fact* is a pair (cell, bit): the digit of that bit is not in that cell. Its reason is

    (SEEN, cell, 0)         that cell has this digit
    (ACROSS, cell, edge)    that cell, which is decided, has no partner for this digit
    (PAIR, cell, edge)      that cell, which is open, has none either
    (HIDDEN, house, digit)  that digit has no other place in that house
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kropki.generator.board import rules
from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.rules import Digit, Mask, each_bit
from kropki.generator.ladder.deduction.context import Context
from kropki.generator.ladder.deduction.masks import digit_of, is_single, once_and_twice
from kropki.generator.ladder.explanation.budget import ENDLESS, TRACE, Budget
from kropki.generator.solver.jit import compiled
from kropki.generator.solver.tables import Flags, Masks

SUPPOSED = 1
SEEN = 2
ACROSS = 3
PAIR = 4
HIDDEN = 5

NO_DIGIT = 1  # contradictions: a cell without a digit, a house without a place for a digit
NO_PLACE = 2

ENOUGH = 8  # sources of a contradiction that can be followed; for more a shorter way is looked for
MAX_ENDS = 4  # contradictions that are compared

Fact = tuple[Cell, Mask]
Reasons = npt.NDArray[np.int16]
_FREE = int(rules.Link.FREE)


@dataclass(frozen=True, slots=True)
class Link:
    """A fact that follows from the supposition, and its reason."""

    cell: Cell
    bit: Mask
    kind: int
    source: int
    detail: int


@dataclass(frozen=True, slots=True)
class Refutation:
    """A contradiction, and what it rests on: *digit* has no place in *house*, or *cell* has no digit."""

    forced: tuple[tuple[Cell, Digit], ...]  # what the supposition decides on the way, in order
    cells: frozenset[Cell]  # all that were looked at
    edges: frozenset[EdgeIndex]
    needs: frozenset[Fact]  # what was known before
    house: int | None
    digit: Digit
    cell: Cell | None
    links: tuple[Link, ...]  # all that follows and matters; each after those that it rests on

    @property
    def sources(self) -> dict[tuple[int, int, int], None]:
        """What rules out on the way: decided or open cells, and the only places of digits."""
        return dict.fromkeys(
            (link.kind, link.source, link.detail) if link.kind == HIDDEN else (SEEN, link.source, 0)
            for link in self.links
        )


class Muted(NamedTuple):
    """What is not followed, so that another way to a contradiction may be found."""

    cells: Flags  # whose digit or digits rule nothing out
    places: Flags  # (houses, digits): only places that decide nothing


def refute(context: Context, candidates: Masks, cell: Cell, digit: Digit, *, deep: bool) -> Refutation:
    """Suppose *digit* in *cell* and give the contradiction; raise ``ValueError`` if there is none."""
    ends = _ends(context, candidates, cell, digit, _nothing_muted(context, candidates), deep=deep)
    for found in ends:
        return found
    raise ValueError(f"expected a digit that breaks, got {digit} in cell {cell}")


def needs(context: Context, candidates: Masks, cell: Cell, digit: Digit, *, deep: bool) -> list[tuple[Cell, Mask]]:
    """Return what has to be gone for *digit* in *cell* to lead to its first contradiction; raise as ``refute``.

    The same as ``Refutation.needs``, by compiled code and cell by cell.
    """
    out = np.zeros_like(candidates)
    reasons, decided = _reasons(context, candidates)
    muted = _nothing_muted(context, candidates)
    if not trace_needs(context, candidates.copy(), cell, digit, deep, muted, reasons, decided, out):
        raise ValueError(f"expected a digit that breaks, got {digit} in cell {cell}")
    (cells,) = out.nonzero()
    return list(zip(cells.tolist(), out[cells].tolist(), strict=True))


def breaks(context: Context, candidates: Masks, cell: Cell, digit: Digit, *, deep: bool) -> bool:
    """Tell whether *digit* in *cell* leads to a contradiction."""
    muted = _nothing_muted(context, candidates)
    kind, *_ = suppose(context, candidates.copy(), cell, digit, deep, muted, *_reasons(context, candidates))
    return kind != 0


def shortest(
    context: Context, candidates: Masks, cell: Cell, digit: Digit, *, deep: bool, budget: Budget = ENDLESS
) -> Refutation:
    """Return of some contradictions, and of some ways to them, the one with the least to tell; raise as ``refute``.

    What is long is tried again without one of its sources after the other, as far as the *budget* goes.
    """
    muted = _nothing_muted(context, candidates)
    found = list(islice(_ends(context, candidates, cell, digit, muted, deep=deep), MAX_ENDS))
    if not found:
        raise ValueError(f"expected a digit that breaks, got {digit} in cell {cell}")
    best = min(found, key=_length)
    for kind, source, detail in reversed(best.sources):
        if _length(best) <= ENOUGH or not budget.use(TRACE):
            break
        flags, at = (muted.places, (source, detail - 1)) if kind == HIDDEN else (muted.cells, (source,))
        flags[at] = True
        ends = islice(_ends(context, candidates, cell, digit, muted, deep=deep), MAX_ENDS)
        better = min(ends, key=_length, default=best)
        flags[at] = _length(better) < _length(best)
        best = min(best, better, key=_length)
    return best


def _length(why: Refutation) -> int:
    return len(why.sources)


def _reasons(context: Context, candidates: Masks) -> tuple[Reasons, Reasons]:
    """Return empty arrays for the reasons of each fact, and for the cells that are decided."""
    n = context.tables.houses.shape[1]
    return np.zeros((candidates.size, n, 3), dtype=np.int16), np.zeros((candidates.size, 2), dtype=np.int16)


def _nothing_muted(context: Context, candidates: Masks) -> Muted:
    return Muted(np.zeros(candidates.size, dtype=np.bool_), np.zeros(context.tables.houses.shape, dtype=np.bool_))


def _ends(
    context: Context, candidates: Masks, cell: Cell, digit: Digit, muted: Muted, *, deep: bool
) -> Iterator[Refutation]:
    """Suppose *digit* in *cell* and yield the contradictions of the first wave that has any, the first one first."""
    full = (1 << context.tables.houses.shape[1]) - 1
    reasons, decided = _reasons(context, candidates)
    masks = candidates.copy()
    kind, where, missing, count = suppose(context, masks, cell, digit, deep, muted, reasons, decided)
    if kind == 0:
        return
    order, found = dict(decided[:count].tolist()), reasons.tolist()
    first = (where, missing) if kind == NO_PLACE else (where, 0)
    others = (
        [(one, 0) for one in np.flatnonzero(masks == 0).tolist()]
        if kind == NO_DIGIT
        else _without_place(context, masks)
    )
    for place, digit_missing in dict.fromkeys([first, *others]):
        is_house = kind == NO_PLACE
        if is_house:
            end = [(other, 1 << digit_missing - 1) for other in context.tables.houses[place].tolist()]
        else:
            end = [(place, bit) for bit in each_bit(full)]
        trace = _Trace(context, found, order)
        trace.follow(end)
        mentioned = trace.used - {cell, cell if is_house else place}
        looked_at = {cell, *(one for one, _ in trace.seen), *context.edges[sorted(trace.edges)].ravel().tolist()}
        yield Refutation(
            forced=tuple((one, value) for one, value in order.items() if one in mentioned),
            cells=frozenset(looked_at),
            edges=frozenset(trace.edges),
            needs=frozenset(trace.needs),
            house=place if is_house else None,
            digit=digit_missing,
            cell=None if is_house else place,
            links=tuple(trace.links),
        )


def _without_place(context: Context, masks: Masks) -> list[tuple[int, Digit]]:
    """Return the houses and digits that have no place there."""
    houses = np.bitwise_or.reduce(masks[context.tables.houses], axis=1).tolist()
    full = (1 << context.tables.houses.shape[1]) - 1
    return [(house, bit.bit_length()) for house, once in enumerate(houses) for bit in each_bit(full & ~once)]


class _Trace:
    """What a contradiction rests on, collected by following the reasons back."""

    def __init__(self, context: Context, reasons: list[list[list[int]]], decided: dict[Cell, Digit]) -> None:
        self.context = context
        self.reasons = reasons
        self.decided = decided
        self.partners = context.tables.partners
        self.full = (1 << len(reasons[0])) - 1
        self.seen: set[Fact] = set()
        self.links: list[Link] = []
        self.needs: set[Fact] = set()
        self.edges: set[EdgeIndex] = set()
        self.used: set[Cell] = set()  # the cells whose digit mattered

    def follow(self, facts: list[Fact]) -> None:
        """Follow *facts* back to what was known or supposed."""
        waiting = [(fact, False) for fact in reversed(facts)]
        while waiting:
            fact, done = waiting.pop()
            cell, bit = fact
            if done:
                kind, source, detail = self.reasons[cell][bit.bit_length() - 1]
                if kind not in (0, SUPPOSED):
                    self.links.append(Link(cell, bit, kind, source, detail))
            elif fact not in self.seen:
                self.seen.add(fact)
                waiting.append((fact, True))
                before = reversed(self._because(fact))
                waiting += [(one, False) for one in before if one not in self.seen]

    def _because(self, fact: Fact) -> list[Fact]:
        cell, bit = fact
        kind, source, detail = self.reasons[cell][bit.bit_length() - 1]
        if kind == SEEN:
            self.used.add(source)
            return [(source, other) for other in each_bit(self.full & ~bit)]
        if kind == ACROSS:
            self.used.add(source)
            self.edges.add(detail)
            return [(source, other) for other in each_bit(self.full & ~(1 << self.decided[source] - 1))]
        if kind == PAIR:
            self.edges.add(detail)
            return [(source, partner) for partner in each_bit(int(self.partners[self.context.links[detail], bit]))]
        if kind == HIDDEN:
            self.used.add(cell)
            house = self.context.tables.houses[source].tolist()
            return [(other, 1 << detail - 1) for other in house if other != cell]
        if kind != SUPPOSED:
            self.needs.add(fact)
        return []


@compiled
def suppose(
    context: Context,
    candidates: Masks,
    supposed: int,
    digit: int,
    deep: bool,
    muted: Muted,
    reasons: Reasons,
    decided: Reasons,
) -> tuple[int, int, int, int]:
    """Suppose *digit* in cell *supposed* and narrow *candidates* until there is a contradiction or nothing changes.

    Write why to *reasons*, and the cells and digits to *decided* in the order of decision. Give the
    kind of contradiction, 0 for none; the cell or house; the digit that the house misses; and how
    many cells were decided.
    """
    tables = context.tables
    cells = candidates.size
    drop(candidates, reasons, supposed, ~(1 << digit - 1), SUPPOSED, 0, 0)
    changed_cells = np.ones(cells, dtype=np.bool_)  # the first wave looks at all
    known = np.zeros(cells, dtype=np.bool_)
    count = 0
    while True:
        before = candidates.copy()
        for house in range(tables.houses.shape[0]):
            once, twice = once_and_twice(tables.houses, house, before)
            missing = ((1 << tables.houses.shape[1]) - 1) & ~once
            if missing:
                return NO_PLACE, house, digit_of(missing), count
            for k in range(tables.houses.shape[1]):
                cell = tables.houses[house, k]
                hit = before[cell] & once & ~twice
                if hit and (hit != before[cell] or hit & (hit - 1)):  # of two digits, one will be missing
                    hit &= -hit
                    if muted.places[house, digit_of(hit) - 1]:
                        continue
                    if not known[cell]:
                        known[cell] = True
                        decided[count, 0] = cell
                        decided[count, 1] = digit_of(hit)
                        count += 1
                    drop(candidates, reasons, cell, ~hit, HIDDEN, house, digit_of(hit))
        for cell in range(cells):
            mask = before[cell]
            if not changed_cells[cell] or muted.cells[cell]:
                continue
            kind = PAIR
            if is_single(mask):
                kind = ACROSS
                if not known[cell]:
                    known[cell] = True
                    decided[count, 0] = cell
                    decided[count, 1] = digit_of(mask)
                    count += 1
                for k in range(tables.peers.shape[1]):
                    drop(candidates, reasons, tables.peers[cell, k], mask, SEEN, cell, 0)
            elif not deep:
                continue
            for side in range(4):
                edge = tables.border[cell, side]
                if context.links[edge] != _FREE:
                    gone = ~tables.partners[context.links[edge], mask]
                    drop(candidates, reasons, tables.near[cell, side], gone, kind, cell, edge)
        changed = False
        for cell in range(cells):
            changed_cells[cell] = candidates[cell] != before[cell]
            changed = changed or changed_cells[cell]
            if candidates[cell] == 0:
                return NO_DIGIT, cell, 0, count
        if not changed:
            return 0, 0, 0, count


@compiled
def drop(candidates: Masks, reasons: Reasons, cell: int, mask: int, kind: int, source: int, detail: int) -> None:
    """Rule out the digits of *mask* in *cell* and record why."""
    gone = candidates[cell] & mask
    candidates[cell] &= ~mask
    digit = 0
    while gone:
        if gone & 1:
            reasons[cell, digit, 0] = kind
            reasons[cell, digit, 1] = source
            reasons[cell, digit, 2] = detail
        gone >>= 1
        digit += 1


@compiled
def trace_needs(
    context: Context,
    candidates: Masks,
    supposed: int,
    digit: int,
    deep: bool,
    muted: Muted,
    reasons: Reasons,
    decided: Reasons,
    out: Masks,
) -> bool:
    """Suppose *digit* in cell *supposed*; tell whether that breaks, and write to *out* the facts known before."""
    n = context.tables.houses.shape[1]
    full = (1 << n) - 1
    kind, where, missing, count = suppose(context, candidates, supposed, digit, deep, muted, reasons, decided)
    if kind == 0:
        return False
    digits = np.zeros(candidates.size, dtype=np.int16)
    for k in range(count):
        digits[decided[k, 0]] = decided[k, 1]
    seen = np.zeros(candidates.size, dtype=np.int16)  # facts that were followed
    waiting = np.empty((candidates.size * n, 2), dtype=np.int16)
    top = 0
    if kind == NO_PLACE:
        for k in range(n):
            top = note(context.tables.houses[where, k], 1 << missing - 1, seen, waiting, top)
    else:
        top = note(where, full, seen, waiting, top)
    while top:
        top -= 1
        cell, bit = waiting[top, 0], 1 << waiting[top, 1]
        reason, source, detail = reasons[cell, waiting[top, 1]]
        if reason == SEEN:
            top = note(source, full & ~bit, seen, waiting, top)
        elif reason == ACROSS:
            top = note(source, full & ~(1 << digits[source] - 1), seen, waiting, top)
        elif reason == PAIR:
            top = note(source, context.tables.partners[context.links[detail], bit], seen, waiting, top)
        elif reason == HIDDEN:
            for k in range(n):
                other = context.tables.houses[source, k]
                if other != cell:
                    top = note(other, 1 << detail - 1, seen, waiting, top)
        elif reason != SUPPOSED:
            out[cell] |= bit
    return True


@compiled
def note(cell: int, mask: int, seen: Masks, waiting: Reasons, top: int) -> int:
    """Put the digits of *mask* that are new for *cell* on the stack; give its new height."""
    new = mask & ~seen[cell]
    seen[cell] |= new
    digit = 0
    while new:
        if new & 1:
            waiting[top, 0] = cell
            waiting[top, 1] = digit
            top += 1
        new >>= 1
        digit += 1
    return top
