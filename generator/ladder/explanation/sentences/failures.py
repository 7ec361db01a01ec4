"""What is said of why some cells cannot be filled with a certain digit in one of them.

``filling`` finds the argument; each digit that it forces is told with what forces it, and the end with
what is asked there and what keeps it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.rules import Mask, each_bit
from kropki.generator.ladder.explanation.catalogue import Argument as Value
from kropki.generator.ladder.explanation.catalogue import Said, because, say
from kropki.generator.ladder.explanation.sentences.filling import Case, Failure, Filling, FillingState
from kropki.generator.ladder.explanation.sentences.listing import hyphened
from kropki.generator.ladder.explanation.view import MAX_CHARACTERS, View, digits, each_of

_FEW = 2  # digits that are needed in the next cell


@dataclass(frozen=True, slots=True)
class Argument:
    """Why one digit fits no filling."""

    case: Case
    lines: list[tuple[Case, Said]]  # what it leads to, and the cases of that
    after: Said  # what is left then
    brief: Said  # only what is forced, and the end
    is_tried: bool = False  # nothing shorter than trying all was found

    @property
    def whole(self) -> Said:
        """All lines."""
        return each_of([text for _, text in self.lines])


@dataclass(frozen=True, slots=True)
class Fault:
    """Why digits fail at dots: the id of the message, and what it says besides the digits and their cells."""

    id: str
    arguments: tuple[tuple[str, Value], ...] = ()

    def of(self, cells: Sequence[str], mask: Mask) -> Said:
        """Say it of the digits of *mask* in *cells*."""
        return say(self.id, digits=digits(mask), cells=cells, **dict(self.arguments))


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

    def without_partner(self) -> dict[Case, Said]:
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
        names = self._view.names
        return {(cells[0], lone & -lone): _LONE.of(names(cells), lone) for lone, cells in alike.items()}

    def is_left(self, case: Case) -> bool:
        """Tell whether nothing that was said rules *case* out."""
        return bool(self._filling.start[case[0]] & case[1])

    def at_dots(self, cases: Iterable[Case]) -> tuple[list[tuple[Case, Fault]], list[Case]]:
        """Return those of *cases* that fail at one dot or at two, in an order in which each rests on those before.

        With each comes why it fails. The others come beside: to them, the first ones are gone.
        """
        left, told = list(cases), list[tuple[Case, Fault]]()
        while new := [(case, why) for case in left if (why := self._at_dots(self._filling.start, *case))]:
            told += new
            for (cell, bit), _ in new:
                left.remove((cell, bit))
                self._filling.start[cell] &= ~bit
        return told, left

    def _at_dots(self, start: Mapping[Cell, Mask], cell: Cell, bit: Mask) -> Fault | None:
        """Return why a digit fits not one dot, not two at once, or not the dots of the next cell; none if it fits."""
        asked: dict[Mask, list[tuple[Cell, str]]] = {}
        beyond: Fault | None = None
        for other, edge in self._dots(start, cell):
            if self._view.is_placed(other) and not self._view.partners(edge, bit) & start[other]:
                known, name = start[other].bit_length(), self._view.name(other)
                return Fault("fails-known", (("known", known), ("cell", name), ("colour", self._view.colour(edge))))
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
                    return Fault("fails-both", (("needed", (mask.bit_length(),)), ("cell", first), ("other", second)))
        return beyond

    def _dots(self, start: Mapping[Cell, Mask], cell: Cell) -> list[tuple[Cell, EdgeIndex]]:
        edges = [(self._view.board.edges[edge], edge) for edge in self._view.dots_among(start)]
        return [(sum(ends) - cell, edge) for ends, edge in edges if cell in ends]

    def _nothing(self, start: Mapping[Cell, Mask], other: Cell, edge: EdgeIndex, bit: Mask) -> Fault:
        if not self._view.partners(edge, bit):
            return _LONE
        where = self._view.shown(other, start[other])
        return Fault("fails-unfit", (("cell", where), ("colour", self._view.colour(edge))))

    def _beyond(self, start: Mapping[Cell, Mask], case: Case, needed: tuple[Cell, Mask], named: str) -> Fault | None:
        """Return why none of the digits that a case needs in the next cell fits there; none if one does."""
        (cell, bit), (other, mask) = case, needed
        for third, edge in self._dots(start, other):
            if third == cell or mask.bit_count() > _FEW:
                continue
            fits = [self._view.partners(edge, each) & start[third] for each in each_bit(mask)]
            if not any(fits):
                why = {self._nothing(start, third, edge, each) for each in each_bit(mask)}
                if len(why) == 1:
                    end = why.pop()
                    there: tuple[tuple[str, Value], ...] = (("needed", tuple(digits(mask))), ("other", named))
                    return Fault(end.id.replace("fails-", "fails-next-"), (*there, *end.arguments))
            elif all(one == bit for one in fits) and self._view.sees(third, cell):
                partners = [self._view.partners(edge, each) for each in each_bit(mask)]
                again = self._view.name(third) if set(partners) == {bit} else self._view.shown(third, start[third])
                same = (("again", bit.bit_length()), ("other", again))
                return Fault("fails-again", (("needed", tuple(digits(mask))), ("cell", named), *same))
        return None

    def by_trying(self, cases: Sequence[Case]) -> Said:
        """Say that *cases* fail, and that nothing shorter than trying all of them was found."""
        by_cell: dict[Cell, Mask] = {}
        for cell, bit in cases:
            by_cell[cell] = by_cell.get(cell, 0) | bit
        said = [say("digits-in", digits=digits(mask), cell=self._view.name(cell)) for cell, mask in by_cell.items()]
        if self._house is None:
            return say("trying-cells", cases=said)
        return say("trying-house", house=self._view.house(self._house), cases=said)

    def _argument(self, case: Case, failure: Failure | None) -> Argument:
        """Say what *case* forces and, below that, each case of its own that has to be tried."""
        cell, bit = case
        name, digit = self._view.name(cell), bit.bit_length()
        after = say("is-not", cells=[name], digits=[digit])  # the arguments after this one may use it
        if failure is None:
            text = self.by_trying([case])
            return Argument(case, [(case, text)], after, text, is_tried=True)
        text = say("if-then", cell=name, digit=digit, steps=self._steps(failure, {cell}))
        lines = [(case, text), *self._cases(failure.cases, {cell, *failure.state.decided})]
        left = self._filling.start[cell] & ~bit
        if left.bit_count() == 1:
            after = say("is", cells=[name], digits=digits(left))
        how = "if-brief-cases" if failure.cases else "if-brief"
        return Argument(case, lines, after, say(how, cell=name, digit=digit, steps=self._brief(failure)))

    def _cases(self, cases: Iterable[tuple[Case, Failure]], told: set[Cell]) -> Iterator[tuple[Case, Said]]:
        """Say how each of *cases* fails, like ones as one, without the digits of the cells that are *told*.

        Where that is long, the cases in it are lines of their own.
        """
        alike: dict[tuple[Cell, Said], Mask] = {}
        for (cell, bit), end in cases:
            text = self._all(end, told)
            alike[cell, text] = alike.get((cell, text), 0) | bit
        inside = {(cell, bit): end for (cell, bit), end in cases}
        for (cell, text), mask in alike.items():
            case, name = (cell, mask & -mask), self._view.name(cell)
            line, end = say("case", digits=digits(mask), cell=name, text=text), inside[case]
            if len(line) <= MAX_CHARACTERS or not end.cases or mask != case[1]:
                yield case, line
                continue
            first = say("then", steps=self._steps(end, told))
            yield case, say("case", digits=digits(mask), cell=name, text=first)
            yield from self._cases(end.cases, {*told, *end.state.decided})

    def _brief(self, failure: Failure) -> list[Said]:
        """Say what is forced, and how it ends, or what is to be tried, without what forces it."""
        state, view = failure.state, self._view
        new = [one for one in state.decided if one in failure.matters and one not in state.supposed]
        said = [
            say("would-be" if one == new[0] else "and-be", cell=view.name(one), digits=digits(state.options[one]))
            for one in new
        ]
        if failure.apart:
            first, second = (self._path(cells) for cells, _ in failure.apart)
            end = say("ways-apart", first=first, second=second)
        elif failure.cases and failure.cell is not None:
            end = say("would-be", cell=view.name(failure.cell), digits=digits(state.options[failure.cell]))
        elif failure.cases:
            places = view.names(one for (one, _), _ in failure.cases)
            end = say("could-only-go", digit=failure.bit.bit_length(), cells=places)
        elif failure.cell is None:
            end = say("no-place", digit=failure.bit.bit_length(), house=view.house(self._house or 0))
        else:
            end = say("nothing-left", cell=self._shown(failure.cell))
        return [*said, end]

    def _all(self, failure: Failure, told: set[Cell]) -> Said:
        """Say *failure* with its cases, without the digits of the cells that are *told*."""
        steps = self._steps(failure, told)
        inside = {*told, *failure.state.decided}
        alike: dict[tuple[Cell | None, Said], list[Case]] = {}
        for case, end in failure.cases:
            is_like = failure.cell is not None and not end.cases
            alike.setdefault((None if is_like else case[0], self._all(end, inside)), []).append(case)
        cases = [self._case(failure, those, text) for (_, text), those in alike.items()]
        return say("then-cases", steps=steps, cases=cases) if cases else say("then", steps=steps)

    def _case(self, failure: Failure, cases: Sequence[Case], text: Said) -> Said:
        if failure.cell is None:
            return say("case-cell", cell=self._view.name(cases[0][0]), text=text)
        return say("case-digits", digits=digits(sum(bit for _, bit in cases)), text=text)

    def _steps(self, failure: Failure, told: set[Cell]) -> list[Said]:
        """Say what is forced, of what matters and is not *told*, and how it ends."""
        state = failure.state
        new = [one for one in state.decided if one in failure.matters and one not in told | state.supposed]
        steps = [self._forced(state, one) for one in new]
        if failure.cases:
            return [*steps, self._choice(failure)]
        if failure.apart:
            return [*steps, self._apart(failure)]
        return [*steps, self._no_place(failure) if failure.cell is None else self._no_digit(state, failure.cell)]

    def _path(self, cells: Iterable[Cell]) -> str:
        return "-".join(self._view.names(cells))

    def _apart(self, failure: Failure) -> Said:
        """Say which ways two groups of dots have, and that no two of them go together."""
        first, second = (
            say(
                "could-only-be",
                cells=self._path(cells),
                ways=[hyphened(tuple(bit.bit_length() for bit in way)) for way in ways],
            )
            for cells, ways in failure.apart
        )
        return say("go-apart", first=first, second=second)

    def _forced(self, state: FillingState, cell: Cell) -> Said:
        bit = state.options[cell]
        if cell in state.only_places:
            return self._only_places(state, [one for one, _ in self._filling.reasons(state, cell, bit)], bit, [cell])
        return self._would_be(state, cell, bit)

    def _choice(self, failure: Failure) -> Said:
        """Say between which digits or places is to be tried."""
        state = failure.state
        if failure.cell is None:
            gone = [one for one, _ in self._filling.facts(state, None, failure.bit)]
            return self._only_places(state, gone, failure.bit, [cell for (cell, _), _ in failure.cases])
        left = state.options[failure.cell]
        if left == self._filling.start[failure.cell]:
            return say("is", cells=[self._shown(failure.cell)], digits=digits(left))
        return self._would_be(state, failure.cell, left)

    def _only_places(self, state: FillingState, gone: Iterable[Cell], bit: Mask, cells: Sequence[Cell]) -> Said:
        """Say that the digit of *bit* could only go in *cells*, and what keeps it out of those where it is *gone*."""
        return because(
            "could-only-go", self._why_not(state, gone, bit), digit=bit.bit_length(), cells=self._view.names(cells)
        )

    def _would_be(self, state: FillingState, cell: Cell, left: Mask) -> Said:
        """Say what leaves only *left* in *cell*: its dots, and what else is ruled out of what they leave."""
        by = self._causes(state, cell, left)
        dots = [one for one in by if self._is_dot(one, cell)]
        rest = self._beside_dots(state, cell, by, dots)
        said: dict[str, Value] = {"cell": self._shown(cell), "digits": digits(left)}
        if dots:
            return because("would-be-by", rest, **said, dots=[self._dot(one, cell) for one in dots])
        return because("would-be", rest, **said)

    def _no_digit(self, state: FillingState, cell: Cell) -> Said:
        """Say what its dots leave to *cell*, and that nothing of this is left."""
        by = self._causes(state, cell, 0)
        shown = self._shown(cell)
        dots = [one for one in by if self._is_dot(one, cell)]
        if not dots:
            return say("no-digit-as", cell=shown, parts=self._beside_dots(state, cell, by, dots))
        asked = self._asked(state, cell, dots)
        if asked & self._filling.start[cell]:
            left = digits(asked & self._filling.start[cell])
            which = [self._dot(one, cell) for one in dots]
            rest = self._beside_dots(state, cell, by, dots)
            return say("has-to-be", cell=shown, digits=left, dots=which, parts=rest)
        if len(dots) == 1 and not asked:
            return say("finds-no-partner", cell=shown, dot=self._dot(dots[0], cell))
        said = [say("need-for", need=self._need(state, one, cell), dot=self._dot(one, cell)) for one in dots]
        if len(dots) == 1:
            return say("needs-in-vain", cell=shown, parts=said)
        return say("needs-no-both" if asked else "needs-never-both", cell=shown, parts=said)

    def _asked(self, state: FillingState, cell: Cell, dots: Iterable[Cell]) -> Mask:
        """Return the digits that all *dots* of *cell* allow."""
        asked: Mask = self._view.full
        for one in dots:
            asked &= self._view.allowed(one, state.options[one], cell)
        return asked

    def _causes(self, state: FillingState, cell: Cell, left: Mask) -> dict[Cell, Mask]:
        """Return the cells that leave only *left* in *cell*, each with the digits that it rules out."""
        by: dict[Cell, Mask] = {}
        for gone in each_bit(self._filling.start[cell] & ~left):
            source = state.causes[cell, gone]
            by[source] = by.get(source, 0) | gone
        return by

    def _beside_dots(self, state: FillingState, cell: Cell, by: dict[Cell, Mask], dots: Sequence[Cell]) -> list[Said]:
        """Say what houses and gaps rule out in *cell* of what its *dots* allow."""
        asked = self._asked(state, cell, dots)
        found = [(one, mask & asked) for one, mask in by.items() if one not in dots and mask & asked]
        said = []
        for one, mask in found:
            taken = (
                mask & state.options[one]
            )  # by a house that both are in; a missing dot says nothing of the same digit
            if taken:
                said.append(say("takes", cell=self._view.name(one), digits=digits(taken)))
            if mask != taken:
                said.append(say("missing-rules-out", cell=self._view.name(one), digits=digits(mask & ~taken)))
        return said

    def _no_place(self, failure: Failure) -> Said:
        gone = [one for one, _ in self._filling.facts(failure.state, None, failure.bit)]
        why = self._why_not(failure.state, gone, failure.bit)
        return because("no-place", why, digit=failure.bit.bit_length(), house=self._view.house(self._house or 0))

    def _why_not(self, state: FillingState, cells: Iterable[Cell], bit: Mask) -> list[Said]:
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
        said = [say("are-taken", cells=view.names(taken))] if taken else []
        for source, there in by.items():
            dotted = [one for one in there if self._is_dot(source, one)]
            alike: dict[tuple[Said, Said], list[Cell]] = {}
            for one in dotted:
                alike.setdefault((self._dot(source, one), self._need(state, source, one)), []).append(one)
            for (dot, need), those in alike.items():
                if len(those) == 1:
                    said.append(say("dot-needs", dot=dot, need=need, cell=view.name(those[0])))
                else:
                    beside: dict[str, Value] = dict(dot.message.arguments)
                    said.append(say("dots-need", **beside, need=need, cells=view.names(those)))
            if rest := [one for one in there if one not in dotted]:
                said.append(say("missing-rule-out-there", cell=view.name(source), cells=view.names(rest)))
        return said

    def _need(self, state: FillingState, source: Cell, cell: Cell) -> Said:
        """Say which digits the dot from *source* allows in *cell*."""
        bit = state.options[source]
        allowed = self._view.allowed(source, bit, cell)
        return say("digits-or", digits=digits(allowed)) if allowed else say("half-or-double", digit=bit.bit_length())

    def _shown(self, cell: Cell) -> str:
        """Name a cell with the candidates that it still has; one that is filled without."""
        if self._view.is_placed(cell):
            return self._view.name(cell)
        return self._view.shown(cell, self._filling.start[cell])

    def _is_dot(self, source: Cell, cell: Cell) -> bool:
        edge = self._view.edge(source, cell)
        return edge is not None and not self._view.is_gap(edge)

    def _dot(self, source: Cell, cell: Cell) -> Said:
        edge = self._view.edge(source, cell) or 0
        return say("the-dot-to", colour=self._view.colour(edge), cell=self._view.name(source))


_LONE = Fault("fails-lone")
