"""What is said of suppositions: what a digit would force, link by link, and the contradiction at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import Digit, Mask
from kropki.generator.ladder.explanation.catalogue import Argument, Said, because, say
from kropki.generator.ladder.explanation.refutation import ACROSS, HIDDEN, PAIR, Link, Refutation, refute, shortest
from kropki.generator.ladder.explanation.view import MAX_CHARACTERS, NOTHING, Description, Forced, View, digits

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
    houses = [] if why.house is None else [why.house]
    if view.silent:
        return Description(NOTHING, why.cells, why.edges, needs, houses)
    told = _Chain(view, why)
    links = told.links
    if is_long := _is_long(view, links):
        links = tuple(_without_reasons(view, link) for link in links)
    links = () if _is_long(view, links) else links
    return Description(_sentence(view, told, is_long=is_long), why.cells, why.edges, needs, houses, chain=links)


def _is_long(view: View, links: Sequence[Forced]) -> bool:
    return sum(len(link.sentence) for link in links) > view.longest


def _without_reasons(view: View, link: Forced) -> Forced:
    """Return *link* as it is told where all of them are to be tried: only what follows."""
    name, arguments = link.clause.message.id, link.clause.message.arguments
    if name == "then-has-to-be":
        return link
    rest = {what: value for what, value in arguments.items() if what != "parts"}
    if link.cell is not None:
        rest["cell"] = view.name(link.cell)
    return replace(link, clause=say(name.removesuffix("-as"), **rest))


def _sentence(view: View, chain: _Chain, *, is_long: bool) -> Said:
    """Say the whole chain where it is short, and else only what it forces and how it ends: to be tried if *is_long*."""
    cell, digit = view.where
    supposed: dict[str, Argument] = {"cell": view.name(cell), "digit": digit}
    between = chain.links[1:-1]
    so = view.verdicts(alone=1)
    whole = say("what-if", **supposed, links=[link.clause for link in chain.links[1:]], so=so)
    if len(whole) <= MAX_CHARACTERS:
        return whole
    forced = [(view.name(link.cell), link.digit) for link in between if link.cell is not None and link.digit]
    if not forced:
        return say("what-if-links", **supposed, count=len(between), end=chain.end, so=so)
    steps = [
        say("and-be" if number else "would-be", cell=name, digits=[one])
        for number, (name, one) in enumerate(forced[:MAX_FORCED])
    ]
    left = len(forced) - MAX_FORCED
    more = [say("more-follow", count=left)] if left > 0 else []
    how = "what-if-try" if is_long else "what-if-brief"
    return say(how, **supposed, steps=[*steps, *more], end=chain.end, so=so)


class _Chain:
    """The *links* of a refutation in order: each says of one cell what is left for it, and by what.

    The supposition is the first, the contradiction the last; its *end* says it in short, by what the board shows.
    """

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
        self._links = [Forced(cell, digit, say("suppose", cell=view.name(cell), digit=digit))]
        self.end = self._tell_all()
        self.links = tuple(self._links)

    def _tell_all(self) -> Said:
        """Tell every link; return what the end is, without its reasons."""
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
        return self._finish()

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
        how, mask = ("would-be", left) if left.bit_count() <= 2 else ("would-not-be", before & ~left)
        why = self._because(causes, self._taken_of(cell, before))
        digit = left.bit_length() if left.bit_count() == 1 else 0
        self._links.append(Forced(cell, digit, because(how, why, cell=view.shown(cell, before), digits=digits(mask))))

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
        text = because("then-only-place", why, house=view.house(house), digit=digit, cell=view.name(cell))
        self._links.append(Forced(cell, digit, text))

    def _no_place(self, house: int, digit: Digit, but: Cell | None) -> list[Said]:
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
            say("cell-sees-cells", cell=view.name(source), cells=view.names(cells))
            for (kind, source, *_), cells in by.items()
            if kind not in (ACROSS, PAIR)
        ]
        for (kind, source, edge, _), cells in by.items():
            if kind not in (ACROSS, PAIR):
                continue
            names = view.names(cells)
            if self._is_beside(source, edge, bit):
                said.append(say("gap-beside", cell=self._who(source), cells=names))
            elif view.is_gap(edge):
                said.append(say("missing-between", cell=self._who(source), cells=names))
            else:
                said.append(say("dot-between", colour=view.colour(edge), cell=self._who(source), cells=names))
        new = {cell for cells in by.values() for cell in cells}
        rest = [cell for cell in view.board.houses[house] if cell != but and cell not in new]
        rest = [cell for cell in rest if view.candidates[cell] & bit and not view.is_placed(cell)]
        if taken := [cell for cell in rest if self._left(cell).bit_count() == 1]:
            said.append(say("are-taken", cells=view.names(taken)))
        if others := [cell for cell in rest if self._left(cell).bit_count() != 1]:
            said.append(say("not-any-more", cells=view.names(others), digit=digit))
        return said

    def _finish(self) -> Said:
        why = self._why
        if why.house is not None:
            reasons = self._no_place(why.house, why.digit, but=None)
            where: dict[str, Argument] = {"house": self._view.house(why.house), "digit": why.digit}
            text, end = because("then-no-place", reasons, **where), say("then-no-place", **where)
        else:
            text, end = self._no_digit(why.cell or 0)
        self._links.append(Forced(None, 0, text))
        return text if len(text) < _LONG_END and "left)" not in text else end

    def _no_digit(self, cell: Cell) -> tuple[Said, Said]:
        """Say that nothing is left for *cell*: what it would have to be, and what rules that out; and this in brief."""
        view = self._view
        wanted = [digit for _, digit in self._places.get(cell, [])]
        if len(wanted) > 1:
            return (text := say("not-at-once", cell=view.name(cell), digits=wanted)), text
        told = self._left(cell)
        before, causes = self._options[cell], self._causes(cell)
        name = view.name(cell) if told.bit_count() == 1 else view.shown(cell, told)
        taken = self._taken_of(cell, told)
        why = self._because(causes, taken)
        if why and before & (before - 1) == 0 and not taken:
            text = say("then-has-to-be", cell=name, digits=digits(before), parts=why)
        else:
            text = because("then-no-digit", why, cell=name)
        return text, say("then-no-digit", cell=view.name(cell))

    def _taken_of(self, cell: Cell, told: Mask) -> dict[Cell, Mask]:
        """Return the cells that take digits from *cell* as the only places of these, of what was *told* to be left."""
        return {place: bit for place, bit in self._taken.pop(cell, {}).items() if told & bit}

    def _because(self, causes: dict[_Key, Mask], taken: dict[Cell, Mask]) -> list[Said]:
        """Say what rules out what, and which digits are *taken*."""
        by: dict[tuple[Cell, int | None], Mask] = {}  # the source, and the edge to it if that is what rules out
        for (kind, source, detail, _), mask in causes.items():
            key = (source, detail if kind in (ACROSS, PAIR) else None)
            by[key] = by.get(key, 0) | mask
        parts = []
        for (source, edge), mask in by.items():
            who, gone = self._who(source), digits(mask)
            if edge is None:
                parts.append(say("takes-all", cell=who, digits=gone))
            elif self._is_beside(source, edge, mask):
                parts.append(say("gap-beside-it", cell=who, digits=gone))
            elif self._view.is_gap(edge):
                parts.append(say("missing-rules-out", cell=who, digits=gone))
            else:
                parts.append(say("dot-to-rules-out", colour=self._view.colour(edge), cell=who, digits=gone))
        parts += [say("takes", cell=self._view.name(place), digits=digits(bit)) for place, bit in taken.items()]
        return parts

    def _who(self, cell: Cell) -> str:
        """Name a cell with what is left for it, where that is more than one digit."""
        left = self._options[cell]
        return self._view.name(cell) if left.bit_count() == 1 else self._view.shown(cell, left)

    def _is_beside(self, source: Cell, edge: int, gone: Mask) -> bool:
        """Tell whether *source* may have a digit that is *gone* across a gap: then a house rules it out, too."""
        return self._view.is_gap(edge) and bool(self._options[source] & gone)


def _key(link: Link) -> _Key:
    # what a pair of open cells rules out has reasons of its own for each digit
    return (link.kind, link.source, link.detail, link.bit if link.kind == PAIR else 0)
