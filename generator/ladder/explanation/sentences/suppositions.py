"""What is said of suppositions: what a digit would force, link by link, and the contradiction at the end."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from generator.board.geometry import Cell
from generator.board.rules import Digit, Mask
from generator.ladder.explanation.refutation import ACROSS, HIDDEN, PAIR, Link, Refutation, refute, shortest
from generator.ladder.explanation.view import (
    MAX_CHARACTERS,
    Description,
    Forced,
    View,
    are,
    clauses,
    digits,
    listed,
)

MAX_FORCED = 7  # that are named in the sentence; the chain has them all
_LONG_END = 90  # characters of a contradiction of which the chain alone has the reasons

_Key = tuple[int, int, int, Mask]  # of facts that have one reason: its kind, its source, its detail, the digit or 0


def what_if(view: View) -> Description:
    """Describe a supposition about a cell with two candidates."""
    return _refuted(view, deep=False)


def forcing(view: View) -> Description:
    """Describe a supposition about any candidate."""
    return _refuted(view, deep=True)


def _refuted(view: View, *, deep: bool) -> Description:
    cell, digit = view.where
    candidates = np.array(view.candidates, dtype=np.int16)
    if view.links:
        why = shortest(view.context, candidates, cell, digit, deep=deep, budget=view.budget)
    else:
        why = refute(view.context, candidates, cell, digit, deep=deep)
    needs = [*why.needs, *(() if deep else view.absent([cell]))]
    chain = () if view.silent else _Chain(view, why).links()
    houses = [] if why.house is None else [why.house]
    text = view.say(lambda view: _sentence(view, chain))
    return Description(text, why.cells, why.edges, needs, houses, chain=chain)


def _sentence(view: View, chain: Sequence[Forced]) -> str:
    """Say the whole chain where it is short, and else only what it forces and how it ends."""
    cell, digit = view.where
    head = f"If {view.name(cell)} were {digit}"
    *between, end = chain[1:]
    ending = f"So {view.verdicts(alone=1)}."
    links = "; ".join(_uncapitalised(link.sentence.rstrip(".")) for link in chain[1:])
    if len(whole := f"{head}, {links}. {ending}") <= MAX_CHARACTERS:
        return whole
    forced = [link for link in between if link.cell is not None and link.digit]
    named = [
        f"{view.name(link.cell or 0)}{' would be' * (not number)} {link.digit}" for number, link in enumerate(forced)
    ]
    left = len(named) - MAX_FORCED
    said = (
        listed([*named[:MAX_FORCED], *([f"{left} more digits would follow"] if left > 0 else [])])
        if forced
        else f"{len(between)} links would follow"
    )
    contradiction = end.sentence if len(end.sentence) <= _LONG_END else f"{end.sentence.partition(', as ')[0]}."
    return f"{head}, {said}. {contradiction} {ending}"


def _uncapitalised(text: str) -> str:
    return text[0].lower() + text[1:]


class _Chain:
    """The links of a refutation in order: each says of one cell what is left for it, and by what."""

    def __init__(self, view: View, why: Refutation) -> None:
        self._view = view
        self._why = why
        self._options = list(view.candidates)
        cell, digit = view.where
        self._options[cell] = 1 << digit - 1
        self._pending: dict[Cell, dict[_Key, Mask]] = {}  # what rules digits out, of what has not been said
        self._told: dict[Cell, Mask] = {cell: 1 << digit - 1}  # what was said to be left
        self._taken: dict[Cell, dict[Cell, Mask]] = {}  # by the only place of a digit, from cells of its house
        self._places: dict[Cell, list[tuple[int, Digit]]] = {}  # the digits that have only this place, with the house
        self._links = [Forced(cell, digit, f"Suppose that {view.name(cell)} were {digit}.")]

    def links(self) -> tuple[Forced, ...]:
        """Return the links, the supposition first, the contradiction last."""
        masks: dict[tuple[Cell, _Key], Mask] = {}
        for link in self._why.links:
            key = link.cell, _key(link)
            masks[key] = masks.get(key, 0) | link.bit
        done: set[tuple[Cell, _Key]] = set()
        for link in self._why.links:
            key = link.cell, _key(link)
            if key in done:
                continue
            done.add(key)
            if link.kind == HIDDEN:
                self._only_place(link.cell, link.source, link.detail)
                continue
            self._tell(link.source)
            self._pending.setdefault(link.cell, {})[key[1]] = masks[key]
        self._finish()
        return tuple(self._links)

    def _causes(self, cell: Cell) -> dict[_Key, Mask]:
        """Return what rules out digits of *cell* that it still has, and has not been said."""
        found = {key: mask & self._options[cell] for key, mask in self._pending.pop(cell, {}).items()}
        return {key: mask for key, mask in found.items() if mask}

    def _left(self, cell: Cell) -> Mask:
        """Return what was said last to be left for *cell*, or else its candidates."""
        return self._told.get(cell, self._view.candidates[cell])

    def _tell(self, cell: Cell) -> None:
        """Say what is left for *cell*, if that is not what was said last."""
        causes = self._causes(cell)
        view, left = self._view, self._options[cell]
        for mask in causes.values():
            left &= ~mask
        before = self._left(cell)
        if left == before:
            return
        self._options[cell] = self._told[cell] = left
        what = f"would be {digits(left)}" if left.bit_count() <= 2 else f"would not be {digits(before & ~left)}"
        why = self._because(causes, self._taken_of(cell, before))
        why = f", as {why}" if why else ""
        digit = left.bit_length() if left.bit_count() == 1 else 0
        self._links.append(Forced(cell, digit, f"{view.shown(cell, before)} {what}{why}."))

    def _only_place(self, cell: Cell, house: int, digit: Digit) -> None:
        view, bit = self._view, 1 << digit - 1
        before = {other: self._options[other] for other in view.board.houses[house] if other != cell}
        why = self._no_place(house, digit, but=cell)
        for other, mask in before.items():
            if mask & bit & ~self._options[other]:
                self._taken.setdefault(other, {})[cell] = bit
        self._places.setdefault(cell, []).append((house, digit))
        if len(self._places[cell]) == 1:
            self._options[cell] = self._told[cell] = bit
        text = f"In {view.house(house)}, {digit} could then only go in {view.name(cell)}{why}."
        self._links.append(Forced(cell, digit, text))

    def _no_place(self, house: int, digit: Digit, but: Cell | None) -> str:
        """Say what has taken *digit* from the cells of *house* since it was said last."""
        view, bit = self._view, 1 << digit - 1
        by: dict[_Key, list[Cell]] = {}
        for cell in view.board.houses[house]:
            if cell == but:
                continue
            causes = self._pending.get(cell, {})
            for key, mask in list(causes.items()):
                if mask & self._options[cell] == bit:
                    by.setdefault(key, []).append(cell)
                    self._options[cell] &= ~bit
                    del causes[key]
            if any(mask & self._options[cell] & bit for mask in causes.values()):
                self._tell(cell)
        said = [
            f"{view.name(source)} sees {view.cells(cells)}"
            for (kind, source, *_), cells in by.items()
            if kind not in (ACROSS, PAIR)
        ]
        for (kind, source, edge, _), cells in by.items():
            if kind in (ACROSS, PAIR) and self._is_beside(source, edge, bit):
                said.append(f"{self._who(source)}, beside {view.cells(cells)} without a dot, rules it out there")
            elif kind in (ACROSS, PAIR):
                said.append(f"{self._dot(edge)} between {self._who(source)} and {view.cells(cells)} rules it out there")
        new = {cell for cells in by.values() for cell in cells}
        rest = [cell for cell in view.board.houses[house] if cell != but and cell not in new]
        rest = [cell for cell in rest if view.candidates[cell] & bit and not view.is_placed(cell)]
        for what, is_taken in (("taken", True), (f"not {digit} any more", False)):
            if cells := [cell for cell in rest if (self._left(cell).bit_count() == 1) == is_taken]:
                said.append(f"{view.cells(cells)} {are(cells)} {what}")
        return f", as {clauses(said)}" if said else ""

    def _finish(self) -> None:
        why = self._why
        if why.house is not None:
            reason = self._no_place(why.house, why.digit, but=None)
            text = f"Then {self._view.house(why.house)} would have no place for {why.digit}{reason}."
        else:
            text = self._no_digit(why.cell or 0)
        self._links.append(Forced(None, 0, text))

    def _no_digit(self, cell: Cell) -> str:
        """Say that nothing is left for *cell*: what it would have to be, and what rules that out."""
        view = self._view
        wanted = [digit for _, digit in self._places.get(cell, [])]
        if len(wanted) > 1:
            return f"But {view.name(cell)} cannot be {listed([f'{digit}' for digit in wanted])} at once."
        told = self._left(cell)
        before, causes = self._options[cell], self._causes(cell)
        name = view.name(cell) if told.bit_count() == 1 else view.shown(cell, told)
        taken = self._taken_of(cell, told)
        why = self._because(causes, taken)
        if not why:
            return f"Then {name} would have no digit."
        if before & (before - 1) == 0 and not taken:
            return f"Then {name} would have to be {digits(before)}, but {why}."
        return f"Then {name} would have no digit, as {why}."

    def _taken_of(self, cell: Cell, told: Mask) -> dict[Cell, Mask]:
        """Return the cells that take digits from *cell* as the only places of these, of what was *told* to be left."""
        return {place: bit for place, bit in self._taken.pop(cell, {}).items() if told & bit}

    def _because(self, causes: dict[_Key, Mask], taken: dict[Cell, Mask]) -> str:
        """Say what rules out what, and which digits are *taken*."""
        by: dict[tuple[Cell, int | None], Mask] = {}  # the source, and the edge to it if that is what rules out
        for (kind, source, detail, _), mask in causes.items():
            key = (source, detail if kind in (ACROSS, PAIR) else None)
            by[key] = by.get(key, 0) | mask
        parts = []
        for (source, edge), mask in by.items():
            who, gone = self._who(source), digits(mask, "and")
            if edge is None:
                parts.append(f"{who} takes {gone}")
            elif self._is_beside(source, edge, mask):
                parts.append(f"{who}, beside it without a dot, rules out {gone}")
            else:
                parts.append(f"{self._dot(edge)} to {who} rules out {gone}")
        parts += [f"{self._view.name(place)} takes {digits(bit)}" for place, bit in taken.items()]
        return clauses(parts)

    def _who(self, cell: Cell) -> str:
        """Name a cell with what is left for it, where that is more than one digit."""
        left = self._options[cell]
        return self._view.name(cell) if left.bit_count() == 1 else self._view.shown(cell, left)

    def _is_beside(self, source: Cell, edge: int, gone: Mask) -> bool:
        """Tell whether *source* may have a digit that is *gone* across a gap: then a house rules it out, too."""
        return self._view.is_gap(edge) and bool(self._options[source] & gone)

    def _dot(self, edge: int) -> str:
        return "the missing dot" if self._view.is_gap(edge) else f"the {self._view.colour(edge)} dot"


def _key(link: Link) -> _Key:
    # what a pair of open cells rules out has reasons of its own for each digit
    return (link.kind, link.source, link.detail, link.bit if link.kind == PAIR else 0)
