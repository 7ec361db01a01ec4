"""What is said of why some cells cannot be filled with a certain digit in one of them.

``filling`` finds the argument; each digit that it forces is told with what forces it, and the end with
what is asked there and what keeps it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import Mask, each_bit
from generator.ladder.explanation.sentences.filling import Case, Failure, Filling, State
from generator.ladder.explanation.view import View, clauses, digits, listed

_THEN = ", then "
_PLURALS = {"has": "have", "fits": "fit", "does": "do", "touches": "touch"}
_FEW = 2  # digits that are needed in the next cell
_MOST_TOLD = 60  # things to say in one argument


@dataclass(frozen=True, slots=True)
class Argument:
    """Why one digit fits no filling."""

    case: Case
    lines: list[tuple[Case, str]]  # what it leads to, and the cases of that
    after: str  # what is left then
    brief: str  # only what is forced, and the end
    is_tried: bool = False  # nothing shorter than trying all was found

    @property
    def whole(self) -> str:
        """All lines."""
        return "; ".join(text for _, text in self.lines)


class Failures:
    """Says why digits fit no filling of some cells; *house* is the number of the house that they are, if they are."""

    def __init__(self, view: View, cells: Sequence[Cell], house: int | None) -> None:
        self._view = view
        self._cells = cells
        self._house = house
        self._filling = Filling(view, cells, whole=house is not None)

    def arguments(self, cases: Sequence[Case]) -> Iterator[Argument]:
        """Say why each of *cases* fails, the easiest first; what is said of one counts for those after it."""
        for case, failure in self._filling.failures(cases):
            yield self._argument(case, failure)

    def anew(self) -> Failures:
        """Return one of the same cells to which nothing has been said."""
        return Failures(self._view, self._cells, self._house)

    def without_partner(self) -> dict[Case, str]:
        """Say which cells on black dots have digits that have neither half nor double, each under its first case.

        What is said after that may use it.
        """
        alike: dict[Mask, list[Cell]] = {}
        for cell, mask in self._filling.start.items():
            on_black = any(
                self._view.colour(edge) == "black"
                for edge in self._view.dots_among(self._cells)
                if cell in self._view.board.edges[edge]
            )
            if on_black and (lone := mask & self._view.without_partner):
                alike.setdefault(lone, []).append(cell)
        for lone, cells in alike.items():
            for cell in cells:
                self._filling.start[cell] &= ~lone
        why = "has neither half nor double"
        return {(cells[0], lone & -lone): self.fails(cells, lone, why) for lone, cells in alike.items()}

    def is_left(self, case: Case) -> bool:
        """Tell whether nothing that was said rules *case* out."""
        return bool(self._filling.start[case[0]] & case[1])

    def at_dots(self, cases: Iterable[Case]) -> tuple[list[tuple[Case, str]], list[Case]]:
        """Return those of *cases* that fail at one dot or at two, in an order in which each rests on those before.

        With each comes what is said of one digit of a cell, after its name: see ``fails``. The others come beside: to
        them, the first ones are gone.
        """
        left, told = list(cases), list[tuple[Case, str]]()
        while new := [(case, why) for case in left if (why := self._at_dots(self._filling.start, *case))]:
            told += new
            for (cell, bit), _ in new:
                left.remove((cell, bit))
                self._filling.start[cell] &= ~bit
        return told, left

    def fails(self, cells: Sequence[Cell], mask: Mask, why: str) -> str:
        """Say that the digits of *mask* fail in *cells*, and why: as ``at_dots`` says it of one digit."""
        return f"{digits(mask, 'and')} in {self._view.cells(cells, 'or')} {_plural(why, mask)}"

    def _at_dots(self, start: Mapping[Cell, Mask], cell: Cell, bit: Mask) -> str:
        """Say why a digit fits not one dot, not two at once, or not the dots of the next cell; none if it fits."""
        asked: dict[Mask, list[tuple[Cell, str]]] = {}
        beyond = ""
        for other, edge in self._dots(start, cell):
            if self._view.is_placed(other) and not self._view.partners(edge, bit) & start[other]:
                known = f"{digits(start[other])} in {self._view.name(other)}"
                return f"does not go with the {known} across the {self._view.colour(edge)} dot"
        for other, edge in self._dots(start, cell):
            allowed = self._view.partners(edge, bit)
            left = allowed & start[other]
            if not left:
                return self._nothing(start, other, edge, bit)
            named = self._view.name(other) if left == allowed else self._view.shown(other, start[other])
            asked.setdefault(left, []).append((other, named))
            beyond = beyond or self._beyond(start, (cell, bit), (other, left), named)
        for mask, cells in asked.items():
            for (one, first), (other, second) in combinations(cells, 2):
                if mask.bit_count() == 1 and self._view.sees(one, other):
                    return f"would need {digits(mask)} in both {first} and {second}"
        return beyond

    def _dots(self, start: Mapping[Cell, Mask], cell: Cell) -> list[tuple[Cell, EdgeIndex]]:
        edges = [(self._view.board.edges[edge], edge) for edge in self._view.dots_among(start)]
        return [(sum(ends) - cell, edge) for ends, edge in edges if cell in ends]

    def _nothing(self, start: Mapping[Cell, Mask], other: Cell, edge: EdgeIndex, bit: Mask) -> str:
        if not self._view.partners(edge, bit):
            return "has neither half nor double"
        return f"fits nothing in {self._view.shown(other, start[other])} across the {self._view.colour(edge)} dot"

    def _beyond(self, start: Mapping[Cell, Mask], case: Case, needed: tuple[Cell, Mask], named: str) -> str:
        """Say why none of the digits that a case needs in the next cell fits there; none if one does."""
        (cell, bit), (other, mask) = case, needed
        for third, edge in self._dots(start, other):
            if third == cell or mask.bit_count() > _FEW:
                continue
            fits = [self._view.partners(edge, each) & start[third] for each in each_bit(mask)]
            if not any(fits):
                why = {self._nothing(start, third, edge, each) for each in each_bit(mask)}
                if len(why) == 1:
                    return f"would need {digits(mask)} in {named}, which {_plural(_touches(why.pop()), mask)}"
            elif all(one == bit for one in fits) and self._view.sees(third, cell):
                partners = [self._view.partners(edge, each) for each in each_bit(mask)]
                again = self._view.name(third) if set(partners) == {bit} else self._view.shown(third, start[third])
                return f"would need {digits(mask)} in {named} and {digits(bit)} again in {again}"
        return ""

    def by_trying(self, cases: Sequence[Case]) -> str:
        """Say that *cases* fail, and that nothing shorter than trying all of them was found."""
        by_cell: dict[Cell, Mask] = {}
        for cell, bit in cases:
            by_cell[cell] = by_cell.get(cell, 0) | bit
        said = [f"{digits(mask)} in {self._view.name(cell)}" for cell, mask in by_cell.items()]
        what = "these cells" if self._house is None else self._view.house(self._house)
        return f"this is found by trying: no filling of {what} has {listed(said, 'or')}"

    def _argument(self, case: Case, failure: Failure | None) -> Argument:
        """Say what *case* forces and, below that, each case of its own that has to be tried."""
        cell, bit = case
        if failure is None or failure.length > _MOST_TOLD:
            text = self.by_trying([case])
            return Argument(case, [(case, text)], f"{self._view.name(cell)} is not {digits(bit)}", text, is_tried=True)
        text = f"if {self._view.name(cell)} were {digits(bit)}, {_THEN.join(self._steps(failure, {cell}))}"
        lines = [(case, text), *self._cases(failure.cases, {cell, *failure.state.decided})]
        left = self._filling.start[cell] & ~bit
        after = f"{self._view.name(cell)} is not {digits(bit)}"  # the arguments after this one may use it
        if left.bit_count() == 1:
            after = f"{self._view.name(cell)} is {digits(left)}"
        return Argument(case, lines, after, f"if {self._view.name(cell)} were {digits(bit)}, {self._brief(failure)}")

    def _cases(self, cases: Iterable[tuple[Case, Failure]], told: set[Cell]) -> Iterator[tuple[Case, str]]:
        """Say how each of *cases* fails, like ones as one, without the digits of the cells that are *told*."""
        alike: dict[tuple[Cell, str], Mask] = {}
        for (cell, bit), end in cases:
            text = self._all(end, told)
            alike[cell, text] = alike.get((cell, text), 0) | bit
        for (cell, text), mask in alike.items():
            yield (cell, mask & -mask), f"with {digits(mask)} in {self._view.name(cell)}, {text}"

    def _brief(self, failure: Failure) -> str:
        """Say what is forced, and how it ends, without what forces it."""
        state, view = failure.state, self._view
        new = [one for one in state.decided if one in failure.matters and one not in state.supposed]
        said = [f"{view.name(one)}{' would be' * (one == new[0])} {digits(state.options[one])}" for one in new]
        if not failure.cases:
            if failure.cell is None:
                end = f"{digits(failure.bit)} would have no place in {view.house(self._house or 0)}"
            else:
                end = f"nothing would be left for {self._shown(failure.cell)}"
            return listed([*said, end])
        if failure.cell is not None:
            choice = f"{view.name(failure.cell)} would be {digits(state.options[failure.cell])}"
        else:
            choice = (
                f"{digits(failure.bit)} could only go in {view.cells([one for (one, _), _ in failure.cases], 'or')}"
            )
        return f"{listed([*said, choice])}, and each of these fails"

    def _all(self, failure: Failure, told: set[Cell]) -> str:
        """Say *failure* with its cases, without the digits of the cells that are *told*."""
        text = _THEN.join(self._steps(failure, told))
        inside = {*told, *failure.state.decided}
        alike: dict[tuple[Cell | None, str], list[Case]] = {}
        for case, end in failure.cases:
            is_like = failure.cell is not None and not end.cases
            alike.setdefault((None if is_like else case[0], self._all(end, inside)), []).append(case)
        cases = [self._case(failure, those, text) for (_, text), those in alike.items()]
        return f"{text}: {'; '.join(cases)}" if cases else text

    def _case(self, failure: Failure, cases: Sequence[Case], text: str) -> str:
        if failure.cell is None:
            return f"in {self._view.name(cases[0][0])}, {text}"
        return f"with {digits(sum(bit for _, bit in cases))}, {text}"

    def _steps(self, failure: Failure, told: set[Cell]) -> list[str]:
        """Say what is forced, of what matters and is not *told*, and how it ends."""
        state = failure.state
        new = [one for one in state.decided if one in failure.matters and one not in told | state.supposed]
        steps = [self._forced(state, one) for one in new]
        if failure.cases:
            return [*steps, self._choice(failure)]
        return [*steps, self._no_place(failure) if failure.cell is None else self._no_digit(state, failure.cell)]

    def _forced(self, state: State, cell: Cell) -> str:
        bit = state.options[cell]
        if cell in state.only_places:
            why = self._why_not(state, [one for one, _ in self._filling.reasons(state, cell, bit)], bit)
            return f"{digits(bit)} could only go in {self._view.name(cell)}{why}"
        return f"{self._shown(cell)} would be {digits(bit)}{self._why(state, cell, bit)}"

    def _choice(self, failure: Failure) -> str:
        """Say between which digits or places is to be tried."""
        state, view = failure.state, self._view
        if failure.cell is None:
            gone = [one for one, _ in self._filling.facts(state, None, failure.bit)]
            places = view.cells([cell for (cell, _), _ in failure.cases], "or")
            return f"{digits(failure.bit)} could only go in {places}{self._why_not(state, gone, failure.bit)}"
        left = state.options[failure.cell]
        be = "would be" if left != self._filling.start[failure.cell] else "is"
        return f"{self._shown(failure.cell)} {be} {digits(left)}{self._why(state, failure.cell, left)}"

    def _why(self, state: State, cell: Cell, left: Mask) -> str:
        """Say what leaves only *left* in *cell*: its dots, and what else is ruled out of what they leave."""
        by = self._causes(state, cell, left)
        dots = [one for one in by if self._is_dot(one, cell)]
        rest = self._beside_dots(state, cell, by, dots)
        text = f" by {listed([self._dot(one, cell) for one in dots])}" if dots else ""
        return f"{text}, as {clauses(rest)}" if rest else text

    def _no_digit(self, state: State, cell: Cell) -> str:
        """Say what its dots leave to *cell*, and that nothing of this is left."""
        by = self._causes(state, cell, 0)
        shown = self._shown(cell)
        dots = [one for one in by if self._is_dot(one, cell)]
        if not dots:
            return f"{shown} would have no digit, as {clauses(self._beside_dots(state, cell, by, dots))}"
        asked = self._asked(state, cell, dots)
        if asked & self._filling.start[cell]:
            left = digits(asked & self._filling.start[cell])
            which = listed([self._dot(one, cell) for one in dots])
            rest = clauses(self._beside_dots(state, cell, by, dots))
            return f"{shown} would have to be {left} by {which}, but {rest}"
        said = [f"{self._need(state, one, cell)} for {self._dot(one, cell)}" for one in dots]
        if len(dots) == 1 and not asked:
            return f"{shown} would find no half or double for {self._dot(dots[0], cell)}"
        if len(dots) == 1:
            return f"{shown} would need {listed(said)}, which it cannot be"
        return f"{shown} would need {listed(said)}: {'none of its digits is' if asked else 'never'} both"

    def _asked(self, state: State, cell: Cell, dots: Iterable[Cell]) -> Mask:
        """Return the digits that all *dots* of *cell* allow."""
        asked: Mask = self._view.full
        for one in dots:
            asked &= self._view.allowed(one, state.options[one], cell)
        return asked

    def _causes(self, state: State, cell: Cell, left: Mask) -> dict[Cell, Mask]:
        """Return the cells that leave only *left* in *cell*, each with the digits that it rules out."""
        by: dict[Cell, Mask] = {}
        for gone in each_bit(self._filling.start[cell] & ~left):
            source = state.causes[cell, gone]
            by[source] = by.get(source, 0) | gone
        return by

    def _beside_dots(self, state: State, cell: Cell, by: dict[Cell, Mask], dots: Sequence[Cell]) -> list[str]:
        """Say what houses and gaps rule out in *cell* of what its *dots* allow."""
        asked = self._asked(state, cell, dots)
        found = [(one, mask & asked) for one, mask in by.items() if one not in dots and mask & asked]
        said = []
        for one, mask in found:
            taken = (
                mask & state.options[one]
            )  # by a house that both are in; a missing dot says nothing of the same digit
            if taken:
                said.append(f"{self._view.name(one)} takes {digits(taken)}")
            if mask != taken:
                said.append(f"the missing dot to {self._view.name(one)} rules out {digits(mask & ~taken, 'and')}")
        return said

    def _no_place(self, failure: Failure) -> str:
        gone = [one for one, _ in self._filling.facts(failure.state, None, failure.bit)]
        house = self._view.house(self._house or 0)
        why = self._why_not(failure.state, gone, failure.bit)
        return f"{digits(failure.bit)} would have no place in {house}{why}"

    def _why_not(self, state: State, cells: Iterable[Cell], bit: Mask) -> str:
        """Say what keeps the digit of *bit* out of each of *cells*."""
        view = self._view
        by: dict[Cell, list[Cell]] = {}
        taken = []
        for one in cells:
            source = state.causes[one, bit]
            if source == one:
                taken.append(one)
            else:
                by.setdefault(source, []).append(one)
        said = [f"{view.cells(taken)} {'is' if len(taken) == 1 else 'are'} taken"] if taken else []
        for source, there in by.items():
            dotted = [one for one in there if self._is_dot(source, one)]
            for one in dotted:
                need = self._need(state, source, one)
                said.append(f"{self._dot(source, one)} needs {need} in {view.name(one)}")
            if rest := [one for one in there if one not in dotted]:
                number, rule = ("dot", "rules") if len(rest) == 1 else ("dots", "rule")
                said.append(f"the missing {number} from {view.name(source)} to {view.cells(rest)} {rule} it out there")
        return f", as {clauses(said)}" if said else ""

    def _need(self, state: State, source: Cell, cell: Cell) -> str:
        """Say which digits the dot from *source* allows in *cell*."""
        bit = state.options[source]
        allowed = self._view.allowed(source, bit, cell)
        return digits(allowed) if allowed else f"half or double of {digits(bit)}"

    def _shown(self, cell: Cell) -> str:
        """Name a cell with the candidates that it still has; one that is filled without."""
        if self._view.is_placed(cell):
            return self._view.name(cell)
        return self._view.shown(cell, self._filling.start[cell])

    def _is_dot(self, source: Cell, cell: Cell) -> bool:
        edge = self._view.edge(source, cell)
        return edge is not None and not self._view.is_gap(edge)

    def _dot(self, source: Cell, cell: Cell) -> str:
        edge = self._view.edge(source, cell) or 0
        return f"the {self._view.colour(edge)} dot to {self._view.name(source)}"


def _touches(why: str) -> str:
    return "touches no black dot" if why == "has neither half nor double" else why


def _plural(why: str, mask: Mask) -> str:
    """Put the verb at the beginning of *why* in the number of the digits."""
    verb, rest = why.split(" ", 1)
    return f"{verb if mask.bit_count() == 1 else _PLURALS.get(verb, verb)} {rest}"
