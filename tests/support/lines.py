"""Reads the lines of an argument again, and holds every reason that they name against the rules.

A line is read by patterns; what no pattern takes is a fault. ``Filled`` reads the lines about cells that are
filled together, ``Supposed`` the links of a supposition. Both know the board before the step, and what the
lines have said so far.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import Mask, each_bit, mask_of
from kropki.generator.ladder.explanation.view import View
from tests.support.at_dots import AT_DOTS, NAME, fails_at_dots

NAMES = rf"{NAME}(?:(?:, | and | or ){NAME})*"
DIGITS = r"\d(?:(?:, | and | or )\d)*"
WHO = rf"{NAME}(?: \(\d+(?: left)?\))?"
SHOWN = r"(?: \((\d+)(?: left)?\))?"  # candidates in brackets
HOUSE = r"(?:row|column|box) \d"
WAYS = rf"({NAME}(?:-{NAME})+) could only be ([\d-]+(?:(?:, | or )[\d-]+)*)"
DOT = rf"the (white|black) dot to ({NAME})"
Matches = list[re.Match[str]]


def masked(text: str) -> Mask:
    """Read the digits in *text*."""
    return mask_of(map(int, re.findall(r"\d", text)))


class Lines:
    """What both readers know."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.left: list[Mask] = list(view.candidates)  # of each cell, as far as it was said

    def cells(self, text: str) -> list[Cell]:
        """Read the cells that *text* names."""
        return [self.view.board.cell(name) for name in re.findall(NAME, text)]

    def cell(self, text: str) -> Cell:
        """Read the one cell that *text* names."""
        (cell,) = self.cells(text)
        return cell

    def house(self, text: str) -> tuple[Cell, ...]:
        """Read the name of a house."""
        kind, number = text.split(" ")
        return self.view.board.houses[("row", "column", "box").index(kind) * self.view.size + int(number) - 1]

    def known(self, cell: Cell) -> Mask:
        """Return the digit that *cell* was said to have."""
        mask = self.left[cell]
        assert mask.bit_count() == 1, f"nothing said what {self.view.name(cell)} is"
        return mask

    def taken(self, cell: Cell, source: Cell) -> Mask:
        """Return the digit that *source* takes from *cell*."""
        assert self.view.sees(cell, source), f"{self.view.name(cell)} does not see {self.view.name(source)}"
        return self.known(source)

    def across(self, cell: Cell, source: Cell, colour: str | None, among: Mask) -> Mask:
        """Return the digits that *cell* may have across a dot of *colour*, or a gap, to *source* with *among*."""
        edge = self.view.edge(cell, source)
        assert edge is not None, f"nothing is between {self.view.name(cell)} and {self.view.name(source)}"
        assert self.view.is_gap(edge) == (colour is None)
        assert colour is None or self.view.colour(edge) == colour
        return self.view.partners(edge, among)

    def beside_gap(self, cell: Cell, source: Cell, gone: Mask) -> None:
        """Check that a gap alone, and no house, rules out *gone* in *cell*."""
        assert not self.across(cell, source, None, self.left[source]) & gone
        assert not self.left[source] & gone, "a missing dot says nothing of the same digit"


def clauses(text: str) -> list[str]:
    """Part reasons that are listed; each may list cells or digits itself."""
    cells = rf"{NAME} is |{NAME}(?:, | and ){NAMES} are "
    begins = rf"the (?:white|black|missing) |{NAME} (?:sees|takes) |{WHO}, beside |{WHO} takes |{cells}"
    parts: list[str] = []
    for part in re.split(rf"(?:, and |, | and )(?={begins}|{DIGITS} for )", text) if text else []:
        if parts and re.fullmatch(NAMES, parts[-1]):  # cells before the last ones of a list
            parts[-1] += f" and {part}"
        else:
            parts.append(part)
    return parts


def reasons(text: str, *patterns: str) -> list[Matches]:
    """Read *text* as reasons, each by one of *patterns*; give those of each."""
    found: list[Matches] = [[] for _ in patterns]
    for clause in clauses(text):
        number, what = next(
            ((k, what) for k, pattern in enumerate(patterns) if (what := re.fullmatch(pattern, clause))), (0, None)
        )
        assert what, f"no pattern takes {clause!r} of {text!r}"
        found[number].append(what)
    return found


class Choice(NamedTuple):
    """Cases that are tried one by one: some digits of one cell, or one digit in some cells."""

    cells: list[Cell]
    digits: Mask
    before: list[Mask]  # what was left of each cell


_ALIKE = (
    rf"([Ww]ith) (\d(?:, \d)* or \d) in ({NAME}), (.*?)"
    rf"(?=; with [\d, or]+ in {NAME}, |; if |; \d|; this |; the rest|: so|\.?$)"
)


_LIKE = r"([Ww]ith) (\d(?:, \d)* or \d)(), ([^;]*?)(?=; |: so|\.?$)"


def _each(what: re.Match[str]) -> str:
    """Write the cases of some digits, which are told as one, one by one."""
    where = f" in {what[3]}" if what[3] else ""
    return "; ".join(f"{what[1]} {digit}{where}, {what[4]}" for digit in re.findall(r"\d", what[2]))


class Filled(Lines):
    """The lines about cells that are filled together; *group* are those cells."""

    def __init__(self, view: View, group: Sequence[Cell]) -> None:
        super().__init__(view)
        self._group = group
        self.path = list(group)  # in the order in which a sentence names them
        self._start = list(view.candidates)
        self._choices: list[Choice] = []

    def read(self, line: str) -> int:
        """Check each clause of *line*; give their number."""
        if tried := re.fullmatch(rf"Try it: if ({NAME}) were (\d), (.+?)(?:, and each of these fails)?: so\b.*", line):
            self._try(self.cell(tried[1]), masked(tried[2]), tried[3])
            return 1
        line = re.sub(_ALIKE, _each, re.sub(_LIKE, _each, line))
        checked = 0
        for clause in re.split(r", then |; |: (?!never|none|no filling|no two)", line.rstrip(".")):
            text = self._supposed(clause)
            if text and not re.match(r"so r", text):
                self._clause(text)
                checked += 1
        return checked

    def has_argued(self, cell: Cell, digits: Mask) -> bool:
        """Tell whether it was said of each of *digits* in *cell* why it goes."""
        return not self._start[cell] & digits

    def _supposed(self, text: str) -> str:
        """Take note of what *text* supposes; give what it says of that."""
        while what := re.match(
            rf"(?:[Ii]f ({NAME}) were (\d)|[Ww]ith (\d) in ({NAME})|[Ww]ith (\d)|[Ii]n ({NAME})), ", text
        ):
            first, digit, second, cell, third, place = what.groups()
            if first:
                self._choices = []
                self.left = list(self._start)
                self._put(first, masked(digit))
                self._start[self.cells(first)[0]] &= ~masked(digit)  # the lines after this one may use it
            elif cell:
                self._case(self.cells(cell)[0], masked(second))
                self._put(cell, masked(second))
            elif third:
                choice = self._case(None, masked(third))
                assert choice, text
                self.left[choice.cells[0]] = masked(third)
            else:
                choice = self._case(self.cells(place)[0], self.view.full)
                assert choice, text
                self._put(place, choice.digits)
            text = text[what.end() :]
        return text

    def _case(self, cell: Cell | None, bit: Mask) -> Choice | None:
        """Go back to the last choice that has *cell*, or that is of one cell, and *bit*; those inside it are done."""
        while self._choices:
            choice = self._choices[-1]
            is_its = cell in choice.cells if cell is not None else len(choice.cells) == 1
            if is_its and choice.digits & bit:
                self.left = list(choice.before)
                return choice
            self._choices.pop()
        return None

    def _masked(self, cell: Cell, shown: str | None) -> Mask:
        """Read the candidates that are shown beside a cell; where none are, all digits are left, or it is filled."""
        if self.view.is_placed(cell):
            assert not shown
            return self.view.candidates[cell]
        return masked(shown) if shown else self.view.full

    def _put(self, name: str, mask: Mask) -> None:
        self.left[self.cells(name)[0]] = mask

    def _clause(self, text: str) -> None:
        if what := re.fullmatch(rf"({NAME}){SHOWN} (?:would be|is) ({DIGITS})(?: by (.+?))?(?:, as (.+))?", text):
            name, shown, left, dots, why = what.groups()
            (cell,) = self.cells(name)
            assert self._after(cell, self._masked(cell, shown), dots or "", why or "") == masked(left), text
            self._decide([cell], masked(left))
        elif what := re.fullmatch(rf"({NAME}){SHOWN} would have to be ({DIGITS}) by (.+?), but (.+)", text):
            name, shown, left, dots, why = what.groups()
            (cell,) = self.cells(name)
            assert self._after(cell, self._masked(cell, shown), dots, "") == masked(left), text
            assert not self._after(cell, self._masked(cell, shown), dots, why), text
        elif what := re.fullmatch(rf"({NAME}){SHOWN} would have no digit, as (.+)", text):
            assert not self._after(self.cell(what[1]), self._masked(self.cell(what[1]), what[2]), "", what[3]), text
        elif what := re.fullmatch(rf"({NAME}){SHOWN} would need (.+?)(?:, which it cannot be|: n.+ both)", text):
            assert not self._needed(self.cell(what[1]), self._masked(self.cell(what[1]), what[2]), what[3]), text
        elif what := re.fullmatch(rf"({NAME}){SHOWN} would find no half or double for {DOT}", text):
            cell = self.cell(what[1])
            assert self._masked(cell, what[2]) == self._start[cell]
            assert what[3] == "black"
            assert not self.across(cell, self.cell(what[4]), "black", self.known(self.cell(what[4])))
        elif what := re.fullmatch(rf"(\d) could only go in ({NAMES})(?:, as (.+))?", text):
            places, bit = self.cells(what[2]), masked(what[1])
            self._kept_out([one for one in self._group if one not in places], bit, what[3] or "")
            self._decide(places, bit)
        elif what := re.fullmatch(rf"{WAYS} and {WAYS}: no two of these go together", text):
            first, second = ((self.cells(cells), ways) for cells, ways in (what.groups()[:2], what.groups()[2:]))
            self._go_apart(*first, *second)
        elif what := re.fullmatch(rf"(\d) would have no place in ({HOUSE})(?:, as (.+))?", text):
            assert self.house(what[2]) == tuple(self._group)
            self._kept_out(self._group, masked(what[1]), what[3] or "")
        else:
            self._fails(text)

    def _fails(self, text: str) -> None:
        """Check a clause that says of digits that they fail, without what they would force."""
        if what := re.fullmatch(AT_DOTS, text):
            self._fail(self.cells(what[2]), masked(what[1]), what[3])
        elif what := re.fullmatch(rf"[Tt]his is found by trying: no filling of (these cells|{HOUSE}) has (.+)", text):
            assert what[1] == "these cells" or self.house(what[1]) == tuple(self._group)
            for cell, bit in self._tried(what[2]):
                self.left = list(self._start)
                self.left[cell] = bit
                assert not self._works_out(dict.fromkeys(self._group)), text
                self._start[cell] &= ~bit  # the lines after this one may use it
        elif what := re.fullmatch(
            rf"[Ww]ith (\d) in ({NAME}) they (?:would|could only) count ([\d-]+(?: or [\d-]+)?), but (.+)", text
        ):
            self._count(self.cell(what[2]), int(what[1]), what[3].split(" or "), what[4])
        elif what := re.fullmatch(rf"[Ww]ith ({DIGITS}) in ({NAME}) they could count neither up nor down", text):
            for digit in map(int, re.findall(r"\d", what[1])):
                self._count(self.cell(what[2]), digit, [], "")
        else:
            raise AssertionError(f"no pattern takes {text!r}")

    def _tried(self, text: str) -> Iterator[tuple[Cell, Mask]]:
        """Read digits of cells."""
        for digits, name in re.findall(rf"({DIGITS}) in ({NAME})", text):
            for bit in each_bit(masked(digits)):
                yield self.cell(name), bit

    def _count(self, cell: Cell, digit: int, runs: list[str], why: str) -> None:
        """Check that the cells of the run, which are in order, can count from *digit* but as *runs*, and not these."""
        order, place = self.path, self.path.index(cell)
        both = [[digit + turn * (k - place) for k in range(len(order))] for turn in (1, -1)]
        fit = ["-".join(map(str, run)) for run in both if min(run) >= 1 and max(run) <= self.view.size]
        assert sorted(fit) == sorted(runs), why
        for run in runs:
            digit_of = dict(zip(order, map(int, run.split("-")), strict=True))
            assert any(
                self._stops(digit_of, clause) for clause in re.split(r", and |, | and (?=r\dc\d is|no dot|a )", why)
            ), why
        self._start[cell] &= ~(1 << digit - 1)

    def _stops(self, digit_of: dict[Cell, int], clause: str) -> bool:
        """Tell whether *clause*, which has to be so, forbids one of the digits."""
        if what := re.fullmatch(rf"({NAME}) is not ({DIGITS})", clause):
            cell = self.cell(what[1])
            assert not self.view.candidates[cell] & masked(what[2]), clause
            return bool(masked(what[2]) >> digit_of[cell] - 1 & 1)
        what = re.fullmatch(rf"(no|a white|a black) dot joins ({NAME})-({NAME})", clause)
        assert what, f"no pattern takes {clause!r}"
        one, other = self.cell(what[2]), self.cell(what[3])
        colour = None if what[1] == "no" else what[1].removeprefix("a ")
        return not self.across(other, one, colour, 1 << digit_of[one] - 1) >> digit_of[other] - 1 & 1

    def _fail(self, cells: list[Cell], digits: Mask, why: str) -> None:
        """Check that *digits* fail in *cells* at their dots; the lines after this one may use it."""
        for name, told in re.findall(rf"({NAME}) \((\d+)\)", why):
            assert not masked(told) & ~self.view.candidates[self.cell(name)], why
            assert not self._start[self.cell(name)] & ~masked(told), why
        for cell in cells:
            for bit in each_bit(digits):
                assert fails_at_dots(self.view, cell, bit.bit_length(), why), why
            self._start[cell] &= ~digits

    def _try(self, cell: Cell, bit: Mask, text: str) -> None:
        """Check that *bit* in *cell* works out nowhere, and that what *text* says of it is forced in one look each."""
        self.left = [*self._start[:cell], bit, *self._start[cell + 1 :]]
        assert not self._works_out(dict.fromkeys(self._group)), text
        self._start[cell] &= ~bit
        forced = re.sub(rf"(?: and )?\d could only go in {NAMES}", "", text)
        for name, digits in re.findall(rf"({NAME}) (?:would be )?({DIGITS})", forced):
            one, mask = self.cell(name), masked(digits)
            others = [other for other in self._group if other != one]
            assert not self._seen(one) & ~mask or not any(self._seen(other) & mask for other in others), text
            self.left[one] = mask
        for digit, places in re.findall(rf"(\d) could only go in ({NAMES})", text):
            assert {one for one in self._group if self._seen(one) & masked(digit)} <= set(self.cells(places)), text

    def _seen(self, cell: Cell) -> Mask:
        """Return what is left for *cell* after a look at the other cells of the group."""
        left = self.left[cell]
        for other in self._group:
            if other != cell and self.left[other].bit_count() == 1:
                left &= self.view.allowed(other, self.left[other], cell)
        return left

    def _go_apart(self, cells: list[Cell], ways: str, others: list[Cell], other_ways: str) -> None:
        """Check that two groups have only these ways, and that no two of them go together."""
        fillings = []
        for group, told in ((cells, ways), (others, other_ways)):
            found = product(*(each_bit(self._seen(cell)) for cell in group))
            fit = [dict(zip(group, way, strict=True)) for way in found]
            fit = [one for one in fit if self._agrees(one)]
            assert sorted("-".join(str(bit.bit_length()) for bit in one.values()) for one in fit) == sorted(
                re.findall(r"[\d-]+", told)
            ), told
            fillings.append(fit)
        assert not any(self._agrees(one | other) for one, other in product(*fillings)), (ways, other_ways)

    def _agrees(self, filled: dict[Cell, Mask]) -> bool:
        return all(self._fit(one, filled[one], other, filled[other]) for one, other in combinations(filled, 2))

    def _works_out(self, digits: dict[Cell, Mask | None]) -> bool:
        """Try every digit in each cell of *digits* that has none: whether the group can be filled at all."""
        cell = next((cell for cell, digit in digits.items() if digit is None), None)
        return cell is None or any(
            self._works_out(digits | {cell: bit})
            for bit in each_bit(self.left[cell])
            if all(self._fit(cell, bit, other, digit) for other, digit in digits.items() if digit is not None)
        )

    def _fit(self, cell: Cell, bit: Mask, other: Cell, digit: Mask) -> bool:
        edge = self.view.edge(cell, other)
        return not (self.view.sees(cell, other) and bit == digit) and (
            edge is None or bool(self.view.partners(edge, digit) & bit)
        )

    def _decide(self, cells: list[Cell], digits: Mask) -> None:
        if len(cells) == 1 and digits.bit_count() == 1:
            self.left[cells[0]] = digits
        else:
            self._choices.append(Choice(cells, digits, list(self.left)))

    def _after(self, cell: Cell, shown: Mask, dots: str, why: str) -> Mask:
        """Return what *dots* and the reasons *why* leave of the candidates that are *shown*."""
        assert shown == self._start[cell]
        left = shown
        for what in reasons(dots, DOT)[0]:
            (source,) = self.cells(what[2])
            left &= self.across(cell, source, what[1], self.known(source))
        takes, gaps = reasons(why, rf"({NAME}) takes (\d)", rf"the missing dot to ({NAME}) rules out ({DIGITS})")
        for what in takes:
            assert self.taken(cell, self.cell(what[1])) == masked(what[2]), why
            left &= ~masked(what[2])
        for what in gaps:
            self.beside_gap(cell, self.cell(what[1]), masked(what[2]))
            left &= ~masked(what[2])
        return left

    def _needed(self, cell: Cell, left: Mask, text: str) -> Mask:
        for what in reasons(text, rf"({DIGITS}|half or double of \d) for {DOT}")[0]:
            (source,) = self.cells(what[3])
            allowed = self.across(cell, source, what[2], self.known(source))
            assert allowed == (0 if what[1].startswith("half") else masked(what[1])), text
            left &= allowed
        return left

    def _kept_out(self, cells: Sequence[Cell], bit: Mask, why: str) -> None:
        """Check that *why* says of each of *cells* that may have the digit of *bit* what keeps it out."""
        waiting = {cell for cell in cells if self._start[cell] & bit}
        taken, dots, gaps = reasons(
            why,
            rf"({NAMES}) (?:is|are) taken",
            rf"{DOT} needs ({DIGITS}|half or double of \d) in ({NAME})",
            rf"the missing dots? from ({NAME}) to ({NAMES}) rules? it out there",
        )
        for what in dots:
            (source,), (cell,) = self.cells(what[2]), self.cells(what[4])
            allowed = self.across(cell, source, what[1], self.known(source))
            assert allowed == (0 if what[3].startswith("half") else masked(what[3])), why
            assert not allowed & bit, why
            waiting.remove(cell)
        for what in gaps:
            for cell in self.cells(what[2]):
                self.beside_gap(cell, self.cell(what[1]), bit)
                waiting.remove(cell)
        for what in taken:
            for cell in self.cells(what[1]):
                assert self.known(cell) != bit, why
                waiting.remove(cell)
        assert not waiting, why


class Supposed(Lines):
    """The links of a supposition. Without reasons, each has to follow in one look where it *is_tried*."""

    def __init__(self, view: View, *, is_tried: bool) -> None:
        super().__init__(view)
        cell, digit = view.where
        self.left[cell] = 1 << digit - 1
        self._is_tried = is_tried
        self._wanted: dict[Cell, Mask] = {}  # the digits that have only this place

    def read(self, line: str) -> None:
        """Check *line*."""
        text = line.rstrip(".")
        if what := re.fullmatch(rf"({NAME})(?: \(\d+(?: left)?\))? would (not )?be ({DIGITS})(?:, as (.+))?", text):
            (cell,), digits = self.cells(what[1]), masked(what[3])
            after = self._after(cell, what[4] or "")
            left = self.left[cell] & ~digits if what[2] else digits
            assert not after & ~left, text
            self.left[cell] = left
        elif what := re.fullmatch(rf"In ({HOUSE}), (\d) could then only go in ({NAME})(?:, as (.+))?", text):
            (place,), bit = self.cells(what[3]), masked(what[2])
            self._kept_out([cell for cell in self.house(what[1]) if cell != place], bit, what[4] or "")
            self.left[place] = bit
            self._wanted[place] = self._wanted.get(place, 0) | bit
        elif what := re.fullmatch(rf"Then ({HOUSE}) would have no place for (\d)(?:, as (.+))?", text):
            self._kept_out(self.house(what[1]), masked(what[2]), what[3] or "")
        elif what := re.fullmatch(rf"Then ({NAME}) would have to be (\d), but (.+)", text):
            assert not self._after(self.cell(what[1]), what[3]) & masked(what[2]), text
        elif what := re.fullmatch(rf"Then ({NAME})(?: \(\d+(?: left)?\))? would have no digit(?:, as (.+))?", text):
            assert not self._after(self.cell(what[1]), what[2] or ""), text
        else:
            what = re.fullmatch(rf"But ({NAME}) cannot be ({DIGITS}) at once", text)
            assert what, f"no pattern takes {text!r}"
            assert self._wanted[self.cell(what[1])] == masked(what[2]), text

    def _shown(self, who: str) -> Cell:
        """Read a cell and, where they are shown, what is left for it."""
        (cell,) = self.cells(who)
        digits = masked(who.partition("(")[2])
        assert not self.left[cell] & ~digits if digits else self.known(cell), who
        return cell

    def _after(self, cell: Cell, why: str) -> Mask:
        """Return what the reasons *why* leave of *cell*."""
        if self._is_tried and not why:
            return self._seen(cell)
        left = self.left[cell]
        takes, across, beside = reasons(
            why,
            rf"({WHO}) takes (\d)",
            rf"the (missing|white|black) dot to ({WHO}) rules out ({DIGITS})",
            rf"({WHO}), beside it without a dot, rules out ({DIGITS})",
        )
        for what in takes:
            assert self.taken(cell, self._shown(what[1])) == masked(what[2]), why
            left &= ~masked(what[2])
        for what in across:
            self._ruled_out(cell, self._shown(what[2]), what[1], masked(what[3]))
            left &= ~masked(what[3])
        for what in beside:
            source = self._shown(what[1])
            assert not self.across(cell, source, None, self.left[source]) & masked(what[2]), why
            left &= ~masked(what[2])
        return left

    def _seen(self, cell: Cell) -> Mask:
        """Return what is left for *cell* after one look at the cells around it."""
        left = self.left[cell]
        for other in self.view.board.cells:
            if other != cell:
                left &= self.view.allowed(other, self.left[other], cell)
        return left

    def _ruled_out(self, cell: Cell, source: Cell, colour: str, gone: Mask) -> None:
        if colour == "missing":
            self.beside_gap(cell, source, gone)
        else:
            assert not self.across(cell, source, colour, self.left[source]) & gone

    def _kept_out(self, cells: Sequence[Cell], bit: Mask, why: str) -> None:
        """Check that *why* says of each of *cells* that may have the digit of *bit* what keeps it out."""
        waiting = {cell for cell in cells if self.view.candidates[cell] & bit and not self.view.is_placed(cell)}
        if self._is_tried and not why:
            waiting = {cell for cell in cells if self._seen(cell) & bit}
        taken, gone, *others = reasons(
            why,
            rf"({NAMES}) (?:is|are) taken",
            rf"({NAMES}) (?:is|are) not {bit.bit_length()} any more",
            rf"({NAME}) sees ({NAMES})",
            rf"the (missing|white|black) dot between ({WHO}) and ({NAMES}) rules it out there",
            rf"({WHO}), beside ({NAMES}) without a dot, rules it out there",
        )
        waiting -= set(self._kept_by_others(bit, *others))
        for what in taken:
            assert all(self.known(cell) != bit for cell in self.cells(what[1])), why
            waiting -= set(self.cells(what[1]))
        for what in gone:
            assert not any(self.left[cell] & bit for cell in self.cells(what[1])), why
            waiting -= set(self.cells(what[1]))
        assert not waiting, why
        for cell in cells:
            self.left[cell] &= ~bit

    def _kept_by_others(self, bit: Mask, sees: Matches, across: Matches, beside: Matches) -> Iterator[Cell]:
        """Yield the cells that another one keeps the digit of *bit* out of."""
        for what in sees:
            for cell in self.cells(what[2]):
                assert self.taken(cell, self.cell(what[1])) == bit, what[0]
                self.left[cell] &= ~bit  # as the candidates show that the same line names after it
                yield cell
        for what in across:
            for cell in self.cells(what[3]):
                self._ruled_out(cell, self._shown(what[2]), what[1], bit)
                yield cell
        for what in beside:
            source = self._shown(what[1])
            for cell in self.cells(what[2]):
                assert not self.across(cell, source, None, self.left[source]) & bit, what[0]
                yield cell
