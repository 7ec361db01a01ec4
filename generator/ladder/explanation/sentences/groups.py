"""What is said of cells that are filled together: those held by dots, and whole houses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, permutations
from typing import Any

from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.rules import Mask, each_bit
from kropki.generator.ladder.explanation.catalogue import Said, because, say
from kropki.generator.ladder.explanation.folding import clauses
from kropki.generator.ladder.explanation.sentences.failures import Argument, Failures, Fault
from kropki.generator.ladder.explanation.sentences.filling import Case
from kropki.generator.ladder.explanation.sentences.listing import MAX_WAYS, Listing, hyphened, listing, ways
from kropki.generator.ladder.explanation.sentences.straight import why_not_straight
from kropki.generator.ladder.explanation.view import (
    MAX_CHARACTERS,
    MAX_NAMED_CELLS,
    NOTHING,
    Description,
    Forced,
    View,
    digits,
    each_of,
)
from kropki.generator.ladder.rungs import RUNGS, Colour, Primitive, Shape

_FEW = 2  # digits of the middle of three cells that are named at once
_LONG = 90  # characters of what follows: where it is more, the board shows it
_SHORT = 280  # characters of arguments that stand in the sentence itself


def group(view: View) -> Description:
    """Describe cells that dots hold together: the few ways to fill them, or why each digit that goes fits none."""
    cells = members(view)
    dots = view.dots_among(cells)
    edges = view.edges_among(cells)
    if view.silent:
        return Description(NOTHING, cells, edges, view.absent(cells))
    head = _Square(view, cells, dots) if _is_square(view) else _Head(view, _ordered(view, cells, dots), dots)
    text, chain = _told(view, head, Failures(view, cells, None))
    return Description(text, cells, edges, view.absent(cells), chain=chain)


def members(view: View) -> list[Cell]:
    """Return the cells of the group that the finding is about."""
    number = view.where[0]
    return sorted(view.context.groups[number, : view.context.sizes[number]].tolist())


def are_listed(view: View) -> bool:
    """Tell whether the cells that are filled together have so few ways that a sentence can list them."""
    return len(ways(view, members(view))) <= MAX_WAYS


def house_run(view: View) -> Description:
    """Describe cells of a house on dots of one colour: white ones count straight, black ones double."""
    cells = members(view)
    dots, edges = view.dots_among(cells), view.edges_among(cells)
    house = view.houses_of(cells)[0]
    if view.silent:
        return Description(NOTHING, cells, edges, view.absent(cells), houses=[house])
    white = RUNGS[view.finding.rung].parameter == Colour.WHITE
    path = _path(view, cells, [edge for edge in dots if (view.colour(edge) == "white") == white])
    if path is None:
        return replace(group(view), houses=[house])
    head = _Head(view, path, dots, "white-run" if white else "black-run", house=view.house(house))
    text, chain = _told(view, head, Failures(view, cells, None), straight=white)
    return Description(text, cells, edges, view.absent(cells), houses=[house], chain=chain)


def run_contained(view: View) -> Description:
    """Describe a digit that every filling of cells held by dots uses: the fillings."""
    cells = members(view)
    edges = view.edges_among(cells)
    houses = view.houses_of([*cells, *view.finding.removed]) or view.houses_of(cells)
    return Description(NOTHING if view.silent else all_used([view]), cells, edges, view.absent(cells), houses=houses)


def all_used(views: Sequence[View]) -> Said:
    """Say that every filling of the same cells uses the digit of each of *views*, and where these go."""
    view = views[0]
    cells = members(view)
    dots = view.dots_among(cells)
    head = _Head(view, _ordered(view, cells, dots), dots)
    used = [one.where[1] for one in views]
    few = listing(view, head.path)
    if few and not few.ways:
        return _nothing_fits(head.text(few), few)
    if few is None:
        return say("contains-any", head=head.text(), digits=used, so=_without(views))
    places = [cell for cell in head.path if any(view.candidates[cell] >> digit - 1 & 1 for digit in used)]
    home = view.houses_of([*cells, *(cell for one in views for cell in one.finding.removed)])
    if home:
        who = say("no-other-of-house", house=view.house(home[0]))
    elif len(places) == len(cells):
        who = say(f"none-seeing-{len(places)}")
    else:
        who = say("no-other-seeing", cells=view.names(places))
    how = "contains-each" if len(few.ways) > 1 else "contains-the-one"
    return say(how, head=head.text(few), why=few.text(), digits=used, who=who, so=_without(views))


def _without(views: Sequence[View]) -> Said:
    """Say in which cells the digits of *views* cannot be."""
    gone: dict[Cell, Mask] = {}
    for view in views:
        for cell, mask in view.finding.removed.items():
            gone[cell] = gone.get(cell, 0) | mask
    if len(gone) > MAX_NAMED_CELLS and len(set(gone.values())) == 1 and len(views) == 1:
        return say("goes-from", count=len(gone))
    return _are_not(views[0], gone)


def _are_not(view: View, gone: Mapping[Cell, Mask]) -> Said:
    """Say which digits are *gone* from which cells."""
    alike: dict[Mask, list[Cell]] = {}
    for cell, mask in sorted(gone.items()):
        alike.setdefault(mask, []).append(cell)
    return each_of([say("is-not", cells=view.names(cells), digits=digits(mask)) for mask, cells in alike.items()])


def two_groups(view: View) -> Description:
    """Describe two groups of dots in one house: what their fillings together leave, and what they take from it."""
    house = view.where[1]
    cells = members(view)
    dots, edges = view.dots_among(cells), view.edges_among(cells)
    if view.silent:
        return Description(NOTHING, cells, edges, view.absent(cells), houses=[house])
    parts = [_ordered(view, part, dots) for part in _parts(view, cells, dots)]
    few = listing(view, [cell for part in parts for cell in part])

    def joined(few: Listing | None) -> Said:
        names = [say("cells", cells=few.names(view, part) if few else view.names(part)) for part in parts]
        return say("groups-join", house=view.house(house), groups=names)

    if few is None:
        every = sorted({*cells, *view.finding.removed})
        text, chain = _argued(view, joined(None), Failures(view, every, None))
        return Description(text, cells, edges, view.absent(cells), houses=[house], chain=chain)

    if not few.ways:
        text = _nothing_fits(joined(few), few)
        return Description(text, cells, edges, view.absent(cells), houses=[house])

    def by_parts(way: Sequence[int]) -> Said:
        rest = list(way)
        return say("way-with", ways=[hyphened(tuple(rest.pop(0) for _ in part)) for part in parts])

    taken = 0
    for cell, mask in view.finding.removed.items():
        taken |= mask if cell not in cells else 0
    said = few.text("together", by_parts)
    if taken:
        said = say("each-way-uses" if len(few.ways) > 1 else "the-way-uses", text=said, digits=digits(taken))
    text = say("found", head=joined(few), why=said, so=_left_by(view, few, house, taken))
    return Description(text, cells, edges, view.absent(cells), houses=[house])


def _left_by(view: View, few: Listing, house: int | None = None, taken: Mask = 0) -> Said:
    """Say what *few* ways leave and have *taken* from a *house*; where that is much, that the rest goes."""
    removed, inside = view.finding.removed, set(few.cells)
    kept = {cell: mask for cell, mask in removed.items() if cell in inside}
    lost = {cell: mask for cell, mask in removed.items() if cell not in inside}
    left = [view.verdicts_of(kept, alone=MAX_WAYS)] if kept else []
    whole = each_of([*left, _are_not(view, lost)] if lost else left)
    if len(whole) <= _LONG or len(few.ways) == 1:
        return whole
    keeps = [say("keeps-ways")] if kept else []
    if house is None or not taken:
        return each_of(keeps)
    return each_of([*keeps, say("others-are-not", house=view.house(house), digits=digits(taken))])


def _is_square(view: View) -> bool:
    return int(view.context.shapes[view.where[0]]) == Shape.SQUARE


class _Head:
    """What a sentence looks at: cells in the order of *path*, on *dots*."""

    whose = "their"  # what the ways are called, see ``Listing.text``

    def __init__(
        self, view: View, path: Sequence[Cell], dots: Sequence[EdgeIndex], said: str = "dots-join", **more: str
    ) -> None:
        steps = {frozenset(pair) for pair in pairwise(path)}
        on = [edge for edge in dots if frozenset(view.board.edges[edge]) in steps]
        self.view = view
        self.path = path
        self._on = on if len(on) == len(path) - 1 else dots
        self._beside = [edge for edge in dots if edge not in self._on]
        self.is_ring = any(set(view.board.edges[edge]) == {path[0], path[-1]} for edge in self._beside)
        self._said = said
        self._more = more

    def text(self, few: Listing | None = None) -> Said:
        """Say which dots join which cells, with their candidates if those matter to the *few* ways."""
        view = self.view
        names = few.names(view, self.path) if few else view.names(self.path)
        ends = [(view.colour(edge), view.names(view.board.edges[edge])) for edge in self._beside]
        beside = [say("and-a-dot-joins", colour=colour, cells=pair) for colour, pair in ends]
        colours = sorted({view.colour(edge) for edge in self._on}, reverse=True)
        what: dict[str, Any] = {"colours": colours, "cells": names, "beside": beside}
        if self._said == "dots-join" and (left := self._in_the_middle()):
            return say("dots-join-middle", **what, middle=view.name(self.path[1]), digits=digits(left))
        return say(self._said, **what, **self._more)

    def _in_the_middle(self) -> Mask:
        """Return the digits of the middle of three, whose ends see each other, where the dots leave few; else none."""
        if len(self.path) != 3 or not self.view.sees(self.path[0], self.path[2]) or len(self._on) != 2:
            return 0
        first, second = self._on
        both = [
            bit
            for bit in each_bit(self.view.full)
            if (one := self.view.partners(first, bit))
            and (other := self.view.partners(second, bit))
            and (one | other).bit_count() > 1
        ]
        return sum(both) if len(both) <= _FEW else 0


class _Square(_Head):
    """What a sentence looks at: the square of *cells*, told round it, with its missing dots."""

    whose = "its"

    def __init__(self, view: View, cells: Sequence[Cell], dots: Sequence[EdgeIndex]) -> None:
        first, second, third, fourth = cells
        super().__init__(view, (first, second, fourth, third), dots)

    def text(self, few: Listing | None = None) -> Said:
        """Say which square is filled, with its candidates if those matter to the *few* ways."""
        view = self.view
        names = few.names(view, self.path) if few else view.names(self.path)
        pairs = {edge: "-".join(view.names(view.board.edges[edge])) for edge in view.edges_among(self.path)}
        gaps = [pair for edge, pair in pairs.items() if view.is_gap(edge)]
        dots = [pair for pair in pairs.values() if pair not in gaps]
        if gaps:
            return say("fill-square-both", cells=names, dots=dots, gaps=gaps)
        return say("fill-square", cells=names, dots=dots)


def _parts(view: View, cells: Sequence[Cell], dots: Sequence[EdgeIndex]) -> list[list[Cell]]:
    """Return the parts of *cells* that *dots* hold together."""
    parts = [{cell} for cell in cells]
    for edge in dots:
        ends = set(view.board.edges[edge])
        touched = [part for part in parts if part & ends]
        parts = [part for part in parts if not part & ends] + [set().union(*touched)]
    return sorted(sorted(part) for part in parts)


def whole_house(view: View) -> Description:
    """Describe why digits fit no filling of a house with its dots and gaps."""
    (house,) = view.where
    cells = view.board.houses[house]
    edges = view.edges_among(cells)
    if view.silent:
        return Description(NOTHING, cells, edges, view.absent(cells), houses=[house])
    dots = len(view.dots_among(cells))
    how = ("fill-both" if dots else "fill-gaps") if len(edges) > dots else "fill-dots" if dots else "fill"
    text, chain = _argued(view, say(how, house=view.house(house)), Failures(view, cells, house))
    return Description(text, cells, edges, view.absent(cells), houses=[house], chain=chain)


def _path(view: View, cells: list[Cell], dots: list[EdgeIndex]) -> tuple[Cell, ...] | None:
    """Return *cells* in an order in which dots lead from one to the next; ``None`` where a star or a tree has none."""
    joined = {frozenset(view.board.edges[edge]) for edge in dots}
    paths = (path for path in permutations(cells) if all(frozenset(pair) in joined for pair in pairwise(path)))
    return next(paths, None)


def _ordered(view: View, cells: list[Cell], dots: list[EdgeIndex]) -> tuple[Cell, ...]:
    """Return *cells* along a path of dots, or as they are where no path has them all."""
    return _path(view, cells, dots) or tuple(cells)


def _told(view: View, head: _Head, failures: Failures, *, straight: bool = False) -> tuple[Said, tuple[Forced, ...]]:
    """Say the few ways to fill the cells, or why each digit fails where that is shorter or the ways are many."""
    gone = _gone(view)
    few = listing(view, head.path, gaps=isinstance(head, _Square))
    if few and not few.ways:
        if straight and head.is_ring:
            return say("no-way-back", head=head.text()), ()
        return _nothing_fits(head.text(few), few), ()
    failing = why_not_straight(view, head.path, gone) if straight else _at_dots(view, gone, failures.anew())
    listed_ways = few.text(head.whose) if few else NOTHING
    if failing and len(failing) <= _SHORT and not (few and len(listed_ways) <= len(failing)):
        return _said(view, head.text(), [(gone[0], part) for part in clauses(failing)])
    if few:
        return say("found", head=head.text(few), why=listed_ways, so=_left_by(view, few)), ()
    return _argued(view, head.text(), failures)


def _nothing_fits(head: Said, few: Listing) -> Said:
    return because("no-way", few.because, head=head)


def _argued(view: View, head: Said, failures: Failures) -> tuple[Said, tuple[Forced, ...]]:
    """Say all arguments where they are short; else list each below."""
    gone = _gone(view)
    short = _Arguments(view, gone, failures.anew(), stop=_SHORT)
    brief = None if short.stopped else short.brief
    if not short.stopped:
        text, lines = _said(view, head, [(gone[0], part) for part in short.said])
        if not lines:
            return text, ()
    lone = failures.without_partner()
    left = [case for case in gone if failures.is_left(case)]
    told = _Arguments(view, left, failures, stop=None if view.links else _SHORT)
    listed = [*lone.items(), *told.lines(view.longest - _length(lone.items()))]
    return _said(view, head, listed, listed=True, brief=brief)


def _said(
    view: View, head: Said, lines: Sequence[tuple[Case, Said]], *, listed: bool = False, brief: Said | None = None
) -> tuple[Said, tuple[Forced, ...]]:
    """Say *lines* where they are short and not to be *listed*; else list them below what is *brief*, or ``_no_way``."""
    verdict = view.verdicts(alone=1)
    text = say("found", head=head, why=each_of([line for _, line in lines]), so=verdict)
    if not listed and len(text) <= MAX_CHARACTERS:
        return text, ()
    chain = tuple(Forced(cell, bit.bit_length(), line) for (cell, bit), line in lines)
    if brief and len(text := say("found", head=head, why=brief, so=verdict)) <= MAX_CHARACTERS:
        return text, chain
    return say("found", head=head, why=_no_way(view), so=verdict), chain


def _no_way(view: View) -> Said:
    """Say that no way to fill the cells has what goes; of what goes beside two groups, that each way uses it."""
    beside = set(view.finding.removed)
    beside = beside.difference(members(view)) if RUNGS[view.finding.rung].primitive is Primitive.TWO_GROUPS else set()
    alike: dict[Mask, list[Cell]] = {}
    used = 0
    for cell, mask in sorted(view.finding.removed.items()):
        if cell in beside:
            used |= mask
        else:
            alike.setdefault(mask, []).append(cell)
    if not alike:
        return say("every-way-uses", digits=digits(used))
    cases = [say("digits-in-any", digits=digits(mask), cells=view.names(cells)) for mask, cells in alike.items()]
    why = say("no-way-has", cases=cases) if len(cases) <= _FEW else say("reasons-below")
    return say("each-way-uses", text=why, digits=digits(used)) if used else why


class _Arguments:
    """What is said against the digits that are *gone*, up to so many characters that *stop* it."""

    def __init__(self, view: View, gone: Sequence[Case], failures: Failures, *, stop: int | None) -> None:
        self._failures = failures
        self._gone = gone
        self._at_dots, left = _at_some_dots(view, gone, failures)
        self.argued: list[Argument] = []
        self.stopped = False
        self._tried: list[Case] = []
        length = sum(map(len, self._at_dots.values()))
        for argument in failures.arguments(left):
            if argument.is_tried:
                self._tried.append(argument.case)
            else:
                self.argued.append(argument)
            length += len(argument.brief)
            if stop is not None and length > stop:
                self.stopped = True
                break
        by_trying = self._by_trying(self._tried).values()
        self.said = [*self._at_dots.values(), *(one.whole for one in self.argued), *by_trying]
        brief = each_of([*self._at_dots.values(), *(one.brief for one in self.argued)])
        self.brief = None if by_trying else say("try-it", text=brief)

    def lines(self, limit: int) -> list[tuple[Case, Said]]:
        """Return all that is said, line by line; of the longest arguments only what to try, as far as the *limit* asks.

        The limit is of characters.
        """
        short: dict[Case, None] = {}
        while True:
            argued = [line for one in self.argued for line in _lines(one, in_short=one.case in short)]
            lines = [*self._at_dots.items(), *argued, *self._by_trying(self._tried).items()]
            long = [one for one in self.argued if one.case not in short]
            if _length(lines) <= limit:
                return lines
            if not long:
                rest = self._by_trying([*short, *self._tried])
                lines = [*self._at_dots.items(), *rest.items()]
                return lines if _length(lines) <= limit else list(self._by_trying(self._gone).items())
            short[max(long, key=lambda one: _length(one.lines)).case] = None

    def _by_trying(self, cases: Sequence[Case]) -> dict[Case, Said]:
        return {cases[0]: self._failures.by_trying(cases)} if cases else {}


def _length(lines: Iterable[tuple[Case, Said]]) -> int:
    """Count the characters of *lines*, each with its full stop."""
    return sum(len(text) + 1 for _, text in lines)


def _gone(view: View) -> list[Case]:
    return [(cell, bit) for cell, mask in sorted(view.finding.removed.items()) for bit in each_bit(mask)]


def _at_dots(view: View, gone: Sequence[Case], failures: Failures) -> Said | None:
    """Say at which dots the digits that go fail, then why the others do; none where that is long, or of no digit."""
    told, left = _at_some_dots(view, gone, failures)
    said = list(told.values())
    for argument in failures.arguments(left) if told else ():
        said.append(argument.whole)
        if argument.is_tried or sum(map(len, said)) > _SHORT:
            return None
    return each_of(said) if said else None


def _at_some_dots(view: View, gone: Sequence[Case], failures: Failures) -> tuple[dict[Case, Said], list[Case]]:
    """Say which digits fail at dots, those with one reason together under the first of them; return the others, too."""
    told, left = failures.at_dots(gone)
    by_cell: dict[tuple[Cell, Fault], Mask] = {}
    for (cell, bit), why in told:
        by_cell[cell, why] = by_cell.get((cell, why), 0) | bit
    alike: dict[tuple[Fault, Mask], list[Cell]] = {}
    for (cell, why), mask in by_cell.items():
        alike.setdefault((why, mask), []).append(cell)
    order = sorted(alike.items(), key=lambda each: each[0][0].id != "fails-lone")  # what rests on nothing comes first
    return {(cells[0], mask & -mask): why.of(view.names(cells), mask) for (why, mask), cells in order}, left


def _lines(argument: Argument, *, in_short: bool) -> list[tuple[Case, Said]]:
    """Return the lines of an argument, or *in short* what to try, the last with what follows."""
    *before, (case, text) = [(argument.case, say("try-it", text=argument.brief))] if in_short else argument.lines
    return [*before, (case, say("so-left", text=text, so=argument.after))]
