"""Why a supposed digit breaks: the story behind a what-if.

The compiled what-ifs tell only that a candidate breaks. Here it is supposed once more, and
every candidate that falls is written down with its reason, so that the way back from the
contradiction meets the cells and dots that matter, and no others. The rules followed are
those of ``whatif``, in waves: decided cells and hidden singles; in the deep one also dots and
gaps between open cells.

A *fact* is a pair (cell, bit): the digit of that bit is not in that cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.geometry import Cell, EdgeIndex
from generator.rules import Digit, Link, Mask
from generator.techniques.scene import Scene

Fact = tuple[Cell, Mask]
House = int


@dataclass(frozen=True, slots=True)
class Refutation:
    """What breaks, and what that rests on: in the end *digit* has no place in *house*, or else *cell* no digit."""

    forced: tuple[tuple[Cell, Digit], ...]  # what the supposition decides on the way, in order
    cells: frozenset[Cell]  # all that were looked at
    edges: frozenset[EdgeIndex]
    needs: frozenset[Fact]  # what was known before
    house: House | None
    digit: Digit
    cell: Cell | None


@dataclass(frozen=True, slots=True)
class _Reason:
    facts: tuple[Fact, ...]
    decided: Cell | None = None  # the cell whose digit is the reason, where one is
    edge: EdgeIndex | None = None


_KNOWN = _Reason(())


@dataclass(frozen=True, slots=True)
class _Contradiction:
    facts: tuple[Fact, ...]
    house: House | None = None
    digit: Digit = 0
    cell: Cell | None = None


def refute(scene: Scene, state: Iterable[Mask], cell: Cell, digit: Digit, *, deep: bool) -> Refutation:
    """Suppose *digit* in *cell* and tell how it breaks; raise ``ValueError`` if it does not."""
    story = _Story(scene, state, deep=deep)
    story.suppose(cell, digit)
    while story.changed:
        contradiction = story.wave()
        if contradiction:
            return story.backwards(contradiction, cell)
    raise ValueError(f"expected a digit that breaks, got {digit} in cell {cell}")


def bits(mask: Mask) -> Iterator[Mask]:
    """Yield the single bits of *mask*, lowest first."""
    while mask:
        low = mask & -mask
        mask ^= low
        yield low


class _Story:
    """The candidates under a supposition, and why each that fell did so."""

    def __init__(self, scene: Scene, state: Iterable[Mask], *, deep: bool) -> None:
        self.scene = scene
        self.deep = deep
        self.masks = [int(mask) for mask in state]
        self.houses: list[list[Cell]] = scene.board.houses.tolist()
        self.full = (1 << len(self.houses[0])) - 1
        self.reasons: dict[Fact, _Reason] = {}
        self.decided: dict[Cell, Digit] = {}  # in the order in which they are
        self.changed: set[Cell] = set()

    def suppose(self, cell: Cell, digit: Digit) -> None:
        """Leave only *digit* in *cell*."""
        self._drop(cell, ~(1 << digit - 1), _Reason(()))

    def _drop(self, cell: Cell, mask: Mask, reason: _Reason) -> None:
        for bit in bits(self.masks[cell] & mask & self.full):
            self.reasons[cell, bit] = reason
            self.masks[cell] ^= bit
            self.changed.add(cell)

    def wave(self) -> _Contradiction | None:
        """Do all that follows at once from the cells that changed; give the first contradiction."""
        before, news = list(self.masks), sorted(self.changed)
        self.changed = set()
        for house, cells in enumerate(self.houses):
            if not self._touches(news, house):
                continue
            for bit in bits(self.full):
                places = [cell for cell in cells if before[cell] & bit]
                if not places:
                    return _Contradiction(tuple((cell, bit) for cell in cells), house=house, digit=bit.bit_length())
                if len(places) == 1 and before[places[0]] != bit:
                    self._decide_hidden(places[0], bit, cells)
        for cell in news:
            self._speak(cell, before[cell])
        empty = min((cell for cell in self.changed if not self.masks[cell]), default=None)
        if empty is None:
            return None
        return _Contradiction(tuple((empty, bit) for bit in bits(self.full)), cell=empty)

    def _touches(self, cells: list[Cell], house: House) -> bool:
        return any(int(self.scene.board.homes[cell]) >> house & 1 for cell in cells)

    def _decide_hidden(self, cell: Cell, bit: Mask, house: list[Cell]) -> None:
        self.decided.setdefault(cell, bit.bit_length())
        self._drop(cell, ~bit, _Reason(tuple((other, bit) for other in house if other != cell), cell))

    def _speak(self, cell: Cell, mask: Mask) -> None:
        """Do what *cell*, now *mask*, says to the cells it sees and across its edges."""
        board = self.scene.board
        decided = mask & (mask - 1) == 0
        if decided:
            self.decided.setdefault(cell, mask.bit_length())
            facts = tuple((cell, bit) for bit in bits(self.full & ~mask))
            for other in board.peers[cell].tolist():
                self._drop(other, mask, _Reason(facts, cell))
        elif not self.deep:
            return
        for other, edge in zip(board.near[cell].tolist(), board.border[cell].tolist(), strict=True):
            link = self.scene.links[edge]
            if link == Link.FREE:
                continue
            partners = board.partners[link]
            for bit in bits(self.masks[other] & ~int(partners[mask])):
                missing = tuple((cell, partner) for partner in bits(int(partners[bit])))
                self._drop(other, bit, _Reason(missing, cell if decided else None, edge))

    def backwards(self, contradiction: _Contradiction, supposed: Cell) -> Refutation:
        """Follow the reasons back to what was known."""
        waiting = list(contradiction.facts)
        seen: set[Fact] = set()
        used: set[Cell] = set()
        edges: set[EdgeIndex] = set()
        while waiting:
            fact = waiting.pop()
            if fact in seen:
                continue
            seen.add(fact)
            reason = self.reasons.get(fact, _KNOWN)
            waiting += reason.facts
            if reason.decided is not None:
                used.add(reason.decided)
            if reason.edge is not None:
                edges.add(reason.edge)
        return Refutation(
            forced=tuple((cell, digit) for cell, digit in self.decided.items() if cell in used - {supposed}),
            cells=frozenset({supposed} | {cell for cell, _ in seen}),
            edges=frozenset(edges),
            needs=frozenset(seen - self.reasons.keys()),
            house=contradiction.house,
            digit=contradiction.digit,
            cell=contradiction.cell,
        )
