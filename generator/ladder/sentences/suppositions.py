"""What is said of suppositions: what a digit would force, link by link, and the contradiction at the end."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from generator.board.geometry import Cell
from generator.board.rules import Mask
from generator.ladder.refutation import ACROSS, HIDDEN, PAIR, Link, Refutation, refute
from generator.ladder.words import MAX_CHARACTERS, Description, Forced, View, digits, listed, together

MAX_FORCED = 8  # that are named in the sentence; the chain has them all

_Key = tuple[int, int, int]  # of facts that have one reason: its kind, its source, its detail


def what_if(view: View) -> Description:
    """Describe a supposition about a cell with two candidates."""
    return _refuted(view, deep=False)


def forcing(view: View) -> Description:
    """Describe a supposition about any candidate."""
    return _refuted(view, deep=True)


def _refuted(view: View, *, deep: bool) -> Description:
    cell, digit = view.where
    why = refute(view.context, np.array(view.candidates, dtype=np.int16), cell, digit, deep=deep)
    needs = [*why.needs, *(() if deep else view.absent([cell]))]
    chain = () if view.silent else _Chain(view, why).links()
    houses = [] if why.house is None else [why.house]
    text = view.say(lambda view: _sentence(view, why, chain))
    return Description(text, why.cells, why.edges, needs, houses, chain=chain)


def _sentence(view: View, why: Refutation, chain: Sequence[Forced]) -> str:
    """Say the whole chain where it is short, and else only what it forces and how it ends."""
    cell, digit = view.where
    head = f"If {view.name(cell)} were {digit}"
    whole = f"{head}: {'; '.join(link.sentence.rstrip('.') for link in chain[1:])}. So {view.verdicts()}."
    if len(whole) <= MAX_CHARACTERS:
        return whole
    forced = [(one, value) for one, value in why.forced if one != cell]
    named = [f"{view.shown(one)} would be {value}" for one, value in forced[:1]]
    named += [f"{view.name(one)} {value}" for one, value in forced[1:MAX_FORCED]]
    left = len(forced) - MAX_FORCED
    more = [f"{left} more digits would follow"] if left > 0 else []
    said = listed([*named, *more]) if forced else f"a chain of {len(chain) - 1} links would follow"
    return f"{head}, {said}. That leaves {_end(view, why)}. So {view.verdicts()}."


def _end(view: View, why: Refutation) -> str:
    """Say what the contradiction is."""
    if why.house is not None:
        return f"no place for {why.digit} in {view.house(why.house)}"
    return f"no digit for {view.shown(why.cell or 0)}"


class _Chain:
    """The links of a refutation in order: each says of one cell what is left for it, and by what."""

    def __init__(self, view: View, why: Refutation) -> None:
        self._view = view
        self._why = why
        self._options = list(view.candidates)
        cell, digit = view.where
        self._options[cell] = 1 << digit - 1
        self._pending: dict[Cell, dict[_Key, Mask]] = {}
        self._links = [Forced(cell, digit, f"Suppose that {view.name(cell)} were {digit}.")]

    def links(self) -> tuple[Forced, ...]:
        """Give the links, the supposition first, the contradiction last."""
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

    def _tell(self, cell: Cell) -> None:
        """Say what is left for *cell*, if something has gone since that was said last."""
        causes = self._pending.pop(cell, None)
        if not causes:
            return
        view, before = self._view, self._options[cell]
        gone = 0
        for mask in causes.values():
            gone |= mask
        left = before & ~gone
        self._options[cell] = left
        who = f"{view.name(cell)} ({digits_together(before)})"
        if not left:
            what = "would have no digit"
        else:
            what = f"would be {digits(left)}" if left.bit_count() <= 2 else f"would not be {digits(gone & before)}"
        digit = left.bit_length() if left.bit_count() == 1 else 0
        self._links.append(Forced(cell, digit, f"{who} {what}, as {self._because(causes)}."))

    def _only_place(self, cell: Cell, house: int, digit: int) -> None:
        view = self._view
        why = self._no_place(house, digit, but=cell)
        self._pending.pop(cell, None)
        self._options[cell] = 1 << digit - 1
        text = f"In {view.house(house)}, {digit} could then only go in {view.name(cell)}{why}."
        self._links.append(Forced(cell, digit, text))

    def _no_place(self, house: int, digit: int, but: Cell | None) -> str:
        """Say what has taken *digit* from the cells of *house* since it was said last."""
        view, bit = self._view, 1 << digit - 1
        by: dict[_Key, list[Cell]] = {}
        for cell in view.board.houses[house]:
            if cell == but:
                continue
            causes = self._pending.get(cell, {})
            for key, mask in list(causes.items()):
                if mask == bit:
                    by.setdefault(key, []).append(cell)
                    del causes[key]
            if any(mask & bit for mask in causes.values()):
                self._tell(cell)
        said = [
            f"{view.name(source)} sees {view.cells(cells)}"
            for (kind, source, _), cells in by.items()
            if kind not in (ACROSS, PAIR)
        ]
        said += [
            f"{self._dot(detail)} between {view.name(source)} and {view.cells(cells)} rules it out there"
            for (kind, source, detail), cells in by.items()
            if kind in (ACROSS, PAIR)
        ]
        return f", as {listed(said)}" if said else ""

    def _finish(self) -> None:
        view, why = self._view, self._why
        if why.house is not None:
            reason = self._no_place(why.house, why.digit, but=None)
            self._links.append(
                Forced(None, 0, f"Then {view.house(why.house)} would have no place for {why.digit}{reason}.")
            )
            return
        cell = why.cell or 0
        causes = self._pending.pop(cell, {})
        left = f"{view.name(cell)} ({digits_together(self._options[cell])})"
        text = f"{left} would have no digit, as {self._because(causes)}." if causes else f"{left} would have no digit."
        self._links.append(Forced(None, 0, text))

    def _because(self, causes: dict[_Key, Mask]) -> str:
        view = self._view
        parts = []
        for (kind, source, detail), mask in causes.items():
            if kind in (ACROSS, PAIR):
                parts.append(f"{self._dot(detail)} to {view.name(source)} rules out {digits(mask, 'and')}")
            else:
                parts.append(f"{view.name(source)} takes {digits(mask, 'and')}")
        return listed(parts)

    def _dot(self, edge: int) -> str:
        return "the missing dot" if self._view.is_gap(edge) else f"the {self._view.colour(edge)} dot"


def _key(link: Link) -> _Key:
    # what a pair of open cells rules out has reasons of its own for each digit
    return (link.kind, link.source, link.detail)


def digits_together(mask: Mask) -> str:
    """Write candidates; those of a cell that has none left are none."""
    return together(mask) or "none"
