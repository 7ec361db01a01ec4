"""Why some cells cannot be filled with a certain digit in one of them: the search for a short argument.

The digit is supposed and what it forces among the cells follows, until a cell has no digit left, a digit no
place, or two groups of dots no ways that go together. Where nothing more is forced, a cell with few digits, or a
digit with few places, is tried case by case, and each case has to fail. ``failures`` puts the argument into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, pairwise, permutations

import numpy as np

from kropki.generator.board.geometry import Board, Cell
from kropki.generator.board.rules import Link, Mask, each_bit
from kropki.generator.ladder.explanation.budget import CASE
from kropki.generator.ladder.explanation.view import View
from kropki.generator.solver.tables import tables_of

_FEW = 3  # cases of a cell or digit; more are tried only where nothing else is left
_TRIED = {1: 99, 2: 3, 3: 1}  # how many cells and digits are tried, by the depth of the cases
_MOST_TOLD = 60  # things to say in one argument
_DEEPEST = 14  # below the last of these, each case fills one cell more
_ENOUGH = 700  # cases that are tried for short arguments; from then on the first that is found is told
_MOST = 1500  # cases that are tried at all
_WAYS = 4  # of each of two groups that do not go together
_LONGEST = 3  # cells of such a group
_COMPARED = 6  # digits that need cases, of which the one with the shortest argument is told next

Fact = tuple[Cell, Mask]  # the digit of the bit is not in the cell
Case = tuple[Cell, Mask]  # the digit of the bit is in the cell
Ways = tuple[tuple[Cell, ...], list[tuple[Mask, ...]]]  # a group of dots along its path, and the ways to fill it


@dataclass(slots=True)
class FillingState:
    """Cells that are being filled."""

    options: dict[Cell, Mask]
    causes: dict[Fact, Cell] = field(default_factory=dict)  # the decided cell that rules it out; itself: it is taken
    decided: list[Cell] = field(default_factory=list)  # in order
    only_places: set[Cell] = field(default_factory=set)  # those of them that are the only place of their digit
    supposed: set[Cell] = field(default_factory=set)  # those that need no reason, or are tried

    def copy(self) -> FillingState:
        """Return a copy that may be changed."""
        return FillingState(
            dict(self.options), dict(self.causes), list(self.decided), set(self.only_places), set(self.supposed)
        )


@dataclass(frozen=True, slots=True)
class Failure:
    """The end of an argument: *cell* has no digit, the digit of *bit* no place, or two groups are *apart*.

    Or else *cases* all fail: *cell* is the one whose digits they are, or *bit* the digit whose places they are.
    """

    state: FillingState
    cell: Cell | None
    bit: Mask
    cases: tuple[tuple[Case, Failure], ...]
    matters: frozenset[Cell]  # decided cells that it rests on
    length: int  # things to say
    apart: tuple[Ways, ...] = ()


class Filling:
    """The cells of a group with their candidates, and what holds between them."""

    def __init__(self, view: View, cells: Sequence[Cell], *, whole: bool) -> None:
        self.cells = cells
        self.start = {cell: view.candidates[cell] for cell in cells}
        self._digits = view.full if whole else 0  # that all have to be placed
        self._tries = 0
        self._budget = view.budget
        partners = _partners(view.board)
        relation = view.context.relation[np.ix_(cells, cells)].tolist()
        self._across = {
            cell: [(other, partners[row[k]]) for k, other in enumerate(cells) if other != cell and row[k] != Link.FREE]
            for cell, row in zip(cells, relation, strict=True)
        }
        self._tables = {(cell, other): table for cell, others in self._across.items() for other, table in others}
        self._groups = _paths(view, cells)

    def failures(self, cases: Iterable[Case]) -> Iterator[tuple[Case, Failure | None]]:
        """Yield an argument against each of *cases*, the easiest first; it may use what those before it have ruled out.

        ``None`` stands for one that takes too many cases or steps, or more than the budget; no other uses that.
        """
        waiting, depth, long = list(cases), 0, list[Case]()
        while waiting and depth < _DEEPEST:
            before = len(waiting)
            for case, end in self._easy(waiting) if depth == 0 else self._easiest(waiting, depth):
                waiting.remove(case)
                if end.length > _MOST_TOLD:
                    long.append(case)
                    continue
                yield case, end
                self.start[case[0]] &= ~case[1]
            deeper = depth + 1 if self._tries < _ENOUGH else _DEEPEST - 1
            depth = 0 if len(waiting) < before else max(depth + 1, deeper)
        for case in [*long, *waiting]:
            yield case, None

    def _easy(self, cases: Sequence[Case]) -> Iterator[tuple[Case, Failure]]:
        """Yield an argument against each of *cases* that needs no cases itself."""
        for case in tuple(cases):
            if not self._budget.use(CASE):
                return
            if end := self._failure(*case, 0):
                yield case, end

    def _easiest(self, cases: Sequence[Case], depth: int) -> list[tuple[Case, Failure]]:
        """Return the shortest argument against one of *cases*, if there is any."""
        compared = _COMPARED if self._tries < _ENOUGH else 1
        if not self._budget.use(compared * CASE):
            return []
        found = [(case, end) for case in cases[:compared] if (end := self._failure(*case, depth))]
        return sorted(found, key=lambda one: one[1].length)[:1]

    def _failure(self, cell: Cell, bit: Mask, depth: int) -> Failure | None:
        """Return a short argument against *bit* in *cell*, by cases of cases so *deep*; ``None`` if there is none."""
        state = FillingState(dict(self.start))
        known = [one for one, mask in self.start.items() if mask.bit_count() == 1 and one != cell]
        state.supposed |= {cell, *known}
        _decide(state, cell, bit)
        end = self._follow(state, [cell, *known]) or self._apart(state)
        return end or (self._by_cases(state, depth) if depth else None)

    def _follow(self, state: FillingState, waiting: list[Cell]) -> Failure | None:
        """Rule out in *state* what the cells that are *waiting*, and all that they force, rule out, until it fails."""
        while waiting:
            one = waiting.pop(0)
            state.decided.append(one)
            mask = state.options[one]
            for other, table in self._across[one]:
                before = state.options[other]
                left = before & table[mask]
                if left == before:
                    continue
                for gone in each_bit(before & ~left):
                    state.causes[other, gone] = one
                state.options[other] = left
                if not left:
                    return self._end(state, other, 0)
                if left & (left - 1) == 0 and other not in waiting:
                    waiting.append(other)
            if not waiting:
                for bit in each_bit(self._digits):
                    places = [cell for cell, options in state.options.items() if options & bit]
                    if not places:
                        return self._end(state, None, bit)
                    if len(places) == 1 and state.options[places[0]] != bit:
                        state.only_places.add(places[0])
                        _decide(state, places[0], bit)
                        waiting.append(places[0])
                        break
        return None

    def _end(self, state: FillingState, cell: Cell | None, bit: Mask) -> Failure:
        matters = frozenset(self._matters(state, self.facts(state, cell, bit)))
        return Failure(state, cell, bit, (), matters, len(matters - state.supposed) + 1)

    def _apart(self, state: FillingState) -> Failure | None:
        """Return two groups of dots of which no two ways to fill them go together, if each has few."""
        few = [(group, ways) for group in self._groups if 0 < len(ways := self._ways(state, group)) <= _WAYS]
        for first, second in combinations(few, 2):
            if not any(self._fit(first[0], one, second[0], other) for one in first[1] for other in second[1]):
                facts = [fact for cell in first[0] + second[0] for fact in self.facts(state, cell, 0)]
                matters = frozenset(self._matters(state, facts))
                return Failure(state, None, 0, (), matters, len(matters - state.supposed) + 2, (first, second))
        return None

    def _ways(self, state: FillingState, group: tuple[Cell, ...]) -> list[tuple[Mask, ...]]:
        """Return the ways to fill *group* in *state*."""
        found: list[tuple[Mask, ...]] = [()]
        for k, cell in enumerate(group):
            bits = list(each_bit(state.options[cell]))
            found = [(*way, bit) for way in found for bit in bits if self._fit(group[:k], way, (cell,), (bit,))]
        return found

    def _fit(self, cells: Sequence[Cell], way: Sequence[Mask], others: Sequence[Cell], digits: Sequence[Mask]) -> bool:
        """Tell whether the digits of *way* in *cells* go with *digits* in *others*."""
        for cell, bit in zip(cells, way, strict=True):
            for other, digit in zip(others, digits, strict=True):
                table = self._tables.get((cell, other))
                if table is not None and not table[bit] & digit:
                    return False
        return True

    def facts(self, state: FillingState, cell: Cell | None, bit: Mask) -> list[Fact]:
        """Return what had to go for *cell* to have but its options, or the digit of *bit* but its places."""
        if cell is None:
            return [(one, bit) for one, mask in self.start.items() if mask & bit & ~state.options[one]]
        return [(cell, gone) for gone in each_bit(self.start[cell] & ~state.options[cell])]

    def _matters(self, state: FillingState, facts: Iterable[Fact]) -> set[Cell]:
        """Return the decided cells that *facts* rest on."""
        found: set[Cell] = set()
        waiting = [state.causes[fact] for fact in facts]
        while waiting:
            one = waiting.pop()
            if one in found:
                continue
            found.add(one)
            if one not in state.supposed:
                bit = state.options[one]
                facts = self.reasons(state, one, bit)
                waiting += [state.causes[fact] for fact in facts]
        return found

    def reasons(self, state: FillingState, cell: Cell, bit: Mask) -> list[Fact]:
        """Return what had to go for *cell* to be decided as *bit*."""
        if cell in state.only_places:
            return [fact for fact in self.facts(state, None, bit) if fact[0] != cell]
        return [(cell, gone) for gone in each_bit(self.start[cell] & ~bit)]

    def _by_cases(self, state: FillingState, depth: int) -> Failure | None:
        """Return the shortest argument by cases of cases, *depth* deep, from *state*, where nothing more is forced."""
        best: Failure | None = None
        wide = depth > max(_TRIED)
        choices = sorted(self._choices(state, 9 if wide else _FEW), key=lambda choice: len(choice[2]))
        for cell, bit, cases in choices[: _TRIED.get(depth, 1)]:
            ends: list[tuple[Case, Failure]] = []
            for one, digit in cases:
                self._tries += 1
                if self._tries > _MOST or not self._budget.use(CASE):
                    return None
                trial = state.copy()
                trial.supposed.add(one)
                _decide(trial, one, digit)
                end = self._follow(trial, [one]) or self._apart(trial)
                if end is None and depth > 1:
                    end = self._by_cases(trial, depth - 1)
                if end is None:
                    break
                ends.append(((one, digit), end))
            else:
                matters = self._matters(state, self.facts(state, cell, bit))
                matters |= {one for (tried, _), end in ends for one in end.matters if one != tried}
                length = len(matters - state.supposed) + sum(end.length for _, end in ends) + 1
                if best is None or length < best.length:
                    best = Failure(state, cell, bit, tuple(ends), frozenset(matters), length)
        return best

    def _choices(self, state: FillingState, most: int) -> Iterator[tuple[Cell | None, Mask, list[Case]]]:
        """Yield the open cells with their digits, and the digits with their places, up to *most* of each."""
        for cell, mask in state.options.items():
            if 2 <= mask.bit_count() <= most:
                yield cell, 0, [(cell, bit) for bit in each_bit(mask)]
        for bit in each_bit(self._digits):
            places = [(cell, bit) for cell, mask in state.options.items() if mask & bit]
            if 2 <= len(places) <= most:
                yield None, bit, places


def _paths(view: View, cells: Sequence[Cell]) -> list[tuple[Cell, ...]]:
    """Return the groups of *cells* that dots hold together along a path, if they are no long ones."""
    pairs = {frozenset(view.board.edges[edge]) for edge in view.dots_among(cells)}
    groups: list[frozenset[Cell]] = []
    for pair in pairs:
        touched = [group for group in groups if group & pair]
        groups = [*(group for group in groups if not group & pair), pair.union(*touched)]
    found = []
    for group in sorted(sorted(group) for group in groups if len(group) <= _LONGEST):
        paths = (path for path in permutations(group) if all(frozenset(step) in pairs for step in pairwise(path)))
        found += [path for path in [next(paths, None)] if path]
    return found


def _decide(state: FillingState, cell: Cell, bit: Mask) -> None:
    for gone in each_bit(state.options[cell] & ~bit):
        state.causes[cell, gone] = cell
    state.options[cell] = bit


@cache
def _partners(board: Board) -> list[list[Mask]]:
    """Return for each relation and mask the digits that go with one of the mask, as plain numbers."""
    return [list(row) for row in tables_of(board).partners.tolist()]
