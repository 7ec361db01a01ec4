"""The sentence for each finding, and what the finding rests on.

One function for each primitive reads the numbers that the primitive wrote (``findings.LAYOUT``).
It gives the cells and edges that were looked at, the candidates that had to be gone, and the
sentence that a person would say. A new rung on an old primitive needs no new function.
Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations

import numpy as np

from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import Digit
from generator.ladder.findings import FIELDS, NONE
from generator.ladder.refutation import Refutation, refute
from generator.ladder.rungs import RUNGS, Primitive, Shape
from generator.ladder.words import LINES, MAX_CHARACTERS, MAX_NAMED_DIGITS, Finding, Known, View, digits, listed
from generator.solver.tables import Indices, Masks


@dataclass(frozen=True, slots=True)
class Description:
    """A finding as a person would say it, where it looks, and what it rests on."""

    sentence: str
    cells: Iterable[Cell]
    edges: Iterable[EdgeIndex] = ()
    needs: Iterable[Known] = ()


def describe(view: View) -> Description:
    """Describe the finding of *view*."""
    return _DESCRIBE[RUNGS[view.finding.rung].primitive](view)


def read(rung: int, where: Indices, removed: Masks, placed: int) -> Finding:
    """Read one row of the findings of *rung*, by its number in ``RUNGS``."""
    width = len(FIELDS[RUNGS[rung].primitive])
    return Finding(
        rung=rung,
        where=tuple(where[:width].tolist()),
        removed={int(cell): int(removed[cell]) for cell in removed.nonzero()[0]},
        placed=None if placed == NONE else int(placed),
    )


def _last_cell(view: View) -> Description:
    cell, digit, house = view.where
    text = f"{view.cells([cell])} is the last empty cell of {view.house(house)}, so it is {digit}."
    return Description(text, view.board.houses[house])


def _hidden_single(view: View) -> Description:
    cell, digit, house = view.where
    text = f"In {view.house(house)}, {digit} can only go in {view.cells([cell])}."
    cells = view.board.houses[house]
    return Description(text, cells, needs=view.absent([other for other in cells if other != cell], 1 << digit - 1))


def _naked_single(view: View) -> Description:
    cell, digit, _ = view.where
    return Description(f"Only {digit} is left for {view.cells([cell])}.", [cell], needs=view.absent([cell]))


def _dot_from_digit(view: View) -> Description:
    one, other, edge = view.where
    digit = view.candidates[one].bit_length()
    text = f"A {view.colour(edge)} dot joins {view.cells([one])}, which is {digit}, and {view.cells([other])}"
    return Description(view.conclude(text), [one, other], [edge])


def _gap_from_digit(view: View) -> Description:
    one, other, edge = view.where
    digit = view.candidates[one].bit_length()
    text = f"There is no dot between {view.cells([one])}, which is {digit}, and {view.cells([other])}"
    return Description(view.conclude(text), [one, other], [edge])


def _dot_digits(view: View) -> Description:
    cell, edge = view.where
    gone = view.finding.removed[cell]
    has = "has" if gone.bit_count() == 1 else "have"
    text = f"A {view.colour(edge)} dot touches {view.cells([cell])}"
    because = f"and {digits(gone, 'and')} {has} no half or double up to {view.size}"
    return Description(view.conclude(f"{text}, {because}"), [cell], [edge])


def _dot_pair(view: View) -> Description:
    return _across(view, f"A {view.colour(view.where[2])} dot joins {view.cells(view.where[:2])}")


def _gap_pair(view: View) -> Description:
    return _across(view, f"There is no dot between {view.cells(view.where[:2])}")


def _across(view: View, head: str) -> Description:
    one, other, edge = view.where
    needs = view.absent([one], view.partners(edge, view.finding.removed[other]))
    left = view.candidates[one]
    if left.bit_count() == 1:
        what = f"has to be {digits(left)}"
    else:
        what = f"is {digits(left)}" if left.bit_count() <= MAX_NAMED_DIGITS + 1 else f"is not {digits(needs[0][1])}"
    return Description(view.conclude(f"{head}; {view.cells([one])} {what}"), [one, other], [edge], needs)


def _group(view: View) -> Description:
    (group,) = view.where
    cells = sorted(view.context.groups[group, : view.context.sizes[group]].tolist())
    dots = view.dots_among(cells)
    names = sorted({view.colour(edge) for edge in dots}, reverse=True)
    head = f"{listed(names).capitalize()} dots {_course(view, int(view.context.shapes[group]), cells, dots)}"
    return Description(view.conclude(head), cells, view.edges_among(cells), view.absent(cells))


def _course(view: View, shape: int, cells: list[Cell], dots: list[EdgeIndex]) -> str:
    """Say how dots join the cells of a group."""
    if shape == Shape.STRAIGHT:
        in_row = any(set(cells) <= set(row) for row in view.board.rows)
        return f"join {view.cells(cells)} in a {'row' if in_row else 'column'}"
    if shape == Shape.TREE:
        return f"join {view.cells(cells)}"
    joined = {frozenset(view.board.edges[edge]) for edge in dots}
    path = next(path for path in permutations(cells) if all(frozenset(pair) in joined for pair in pairwise(path)))
    if shape == Shape.BENT:
        return f"join {view.cells(path)} round a corner"
    return f"lead from {view.cells(path[:1])} over {view.cells(path[1:-1])} to {view.cells(path[-1:])}"


def _intersection(view: View) -> Description:
    house, second, digit = view.where
    places = view.places(house, bit := 1 << digit - 1)
    both = "both" if len(places) == 2 else "all"
    text = f"In {view.house(house)}, {digit} can only go in {view.cells(places, 'or')}, {both} in {view.house(second)}"
    rest = [cell for cell in view.board.houses[house] if cell not in places]
    return Description(view.rule_out(text, digit), places, needs=view.absent(rest, bit))


def _naked_set(view: View) -> Description:
    house, *cells = view.where
    cells = sorted(set(cells))
    mask = 0
    for cell in cells:
        mask |= view.candidates[cell]
    where = view.house(house)
    text = f"In {where}, {view.cells(cells)} share the digits {digits(mask, 'and')}"
    return Description(
        f"{text}, so no other cell there is {digits(mask)}.", cells, needs=view.absent(cells, view.full & ~mask)
    )


def _hidden_set(view: View) -> Description:
    house, i, j, k, places = view.where
    mask = 1 << i - 1 | 1 << j - 1 | 1 << k - 1
    chosen = _chosen(view.board.houses[house], places)
    rest = [cell for cell in view.board.houses[house] if cell not in chosen]
    text = f"In {view.house(house)}, {digits(mask, 'and')} can only go in {view.cells(chosen)}"
    return Description(f"{text}, so these cells hold no other digit.", chosen, needs=view.absent(rest, mask))


def _chosen(cells: Sequence[Cell], places: int) -> list[Cell]:
    """Give the *cells* whose bits are set in *places*."""
    return [cell for k, cell in enumerate(cells) if places >> k & 1]


def _contained(view: View) -> Description:
    a, b, edge, digit = view.where
    text = f"One end of the {view.colour(edge)} dot between {view.cells([a, b])} has to be {digit}"
    return Description(view.rule_out(text, digit), [a, b], [edge], view.absent([a, b]))


def _against(view: View) -> Description:
    house, digit, cell, bits = view.where
    places = _chosen(view.board.houses[house], bits)
    rest = [other for other in view.board.houses[house] if other not in places]
    edges = [edge for edge in view.edges_among({cell, *places}) if cell in view.board.edges[edge]]
    name, gone = view.cells([cell]), digits(view.finding.removed[cell])
    text = (
        f"In {view.house(house)}, {digit} can only go in {view.cells(places, 'or')}, "
        f"and {gone} in {name} would leave it no place, so {name} is not {gone}."
    )
    return Description(text, [cell, *places], edges, view.absent(rest, 1 << digit - 1))


def _fish(view: View) -> Description:
    digit, turn, *numbers, across_places = view.where
    kind, across = LINES[turn], LINES[1 - turn]
    lines = sorted(set(numbers))
    columns = _chosen(range(view.size), across_places)
    cells = [cell for line in lines for cell in view.board.houses[turn * view.size + line]]
    places = [cell for cell in cells if view.candidates[cell] >> digit - 1 & 1]
    text = f"In {kind}s {_numbers(lines)}, {digit} can only go in {across}s {_numbers(columns)}"
    needs = view.absent([cell for cell in cells if cell not in places], 1 << digit - 1)
    return Description(f"{text}, so no other cell of those {across}s is {digit}.", places, needs=needs)


def _numbers(lines: Iterable[int]) -> str:
    return listed([str(line + 1) for line in lines])


def _wing(view: View) -> Description:
    pivot, one, two, digit = view.where
    third = 1 << digit - 1
    first, second = (digits(view.candidates[end] & ~third) for end in (one, two))
    text = (
        f"{view.cells([pivot])} is {digits(view.candidates[pivot])}; with {first}, {view.cells([one])} is {digit}, "
        f"with {second}, {view.cells([two])} is {digit}"
    )
    cells = [pivot, one, two]
    return Description(view.rule_out(text, digit), cells, needs=view.absent(cells))


def _whole_house(view: View) -> Description:
    (house,) = view.where
    cells = view.board.houses[house]
    edges = view.edges_among(cells)
    dots = view.dots_among(cells)
    parts = ["dots"] * bool(dots) + ["gaps"] * (len(edges) > len(dots))
    head = f"In every way to fill {view.house(house)}" + (f" with its {listed(parts)}" if parts else "")
    return Description(view.conclude(head, ", "), cells, edges, view.absent(cells))


def _what_if(view: View) -> Description:
    return _refuted(view, deep=False)


def _forcing(view: View) -> Description:
    return _refuted(view, deep=True)


def _refuted(view: View, *, deep: bool) -> Description:
    cell, digit = view.where
    why = refute(view.context, np.array(view.candidates, dtype=np.int16), cell, digit, deep=deep)
    sentence = view.conclude(f"If {view.cells([cell])} were {digit}, {_consequence(view, why.forced)}{_end(view, why)}")
    needs = [*why.needs, *(() if deep else view.absent([cell]))]
    if len(sentence) > MAX_CHARACTERS:
        head = f"If {view.cells([cell])} were {digit}, a chain of {len(why.forced)} forced digits would end with "
        sentence = view.conclude(f"{head}{_end(view, why)}")
    return Description(sentence, why.cells, why.edges, needs)


def _consequence(view: View, forced: Sequence[tuple[Cell, Digit]]) -> str:
    """Say what is decided on the way, in its order."""
    if not forced:
        return "there would be "
    (cell, digit), *more = forced
    rest = [f"{view.cells([cell])} {digit}" for cell, digit in more]
    return f"{listed([f'{view.cells([cell])} would be {digit}', *rest])}, which leaves "


def _end(view: View, why: Refutation) -> str:
    """Say what the contradiction is."""
    if why.house is not None:
        return f"no place for {why.digit} in {view.house(why.house)}"
    return f"no digit for {view.cells([] if why.cell is None else [why.cell])}"


_DESCRIBE: dict[Primitive, Callable[[View], Description]] = {
    Primitive.LAST_CELL: _last_cell,
    Primitive.HIDDEN_SINGLE_BOX: _hidden_single,
    Primitive.HIDDEN_SINGLE_LINE: _hidden_single,
    Primitive.NAKED_SINGLE: _naked_single,
    Primitive.DOT_FROM_DIGIT: _dot_from_digit,
    Primitive.GAP_FROM_DIGIT: _gap_from_digit,
    Primitive.DOT_DIGITS: _dot_digits,
    Primitive.DOT_PAIR: _dot_pair,
    Primitive.GAP_PAIR: _gap_pair,
    Primitive.GROUP: _group,
    Primitive.INTERSECTION: _intersection,
    Primitive.NAKED_SET: _naked_set,
    Primitive.HIDDEN_SET: _hidden_set,
    Primitive.CONTAINED: _contained,
    Primitive.AGAINST: _against,
    Primitive.FISH: _fish,
    Primitive.WING: _wing,
    Primitive.WHOLE_HOUSE: _whole_house,
    Primitive.WHAT_IF: _what_if,
    Primitive.FORCING: _forcing,
}
