"""The words: what a find says in one sentence, and what it rests on.

One function for each primitive reads the numbers that the primitive wrote, and tells which
cells and edges it looked at, which candidates had to be gone before it could hold, and what
a person would say. A rung that is a new row of the table on an old primitive has its
sentence already. Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations

import numpy as np

from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import Digit
from generator.ladder.findings import NOBODY
from generator.ladder.refutation import Refutation, refute
from generator.ladder.rungs import RUNGS, Primitive, Shape
from generator.ladder.words import FEW, LINES, LONGEST, Find, Known, View, digits, listed
from generator.solver.tables import Indices, Masks


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of a find, and what it rests on."""

    sentence: str
    cells: Iterable[Cell]
    edges: Iterable[EdgeIndex] = ()
    needs: Iterable[Known] = ()


def tell(view: View) -> Told:
    """Say what the find of *view* is about."""
    _, words = _TELL[RUNGS[view.find.rung].primitive]
    return words(view)


def read(rung: int, where: Indices, removed: Masks, placed: int) -> Find:
    """Read one row of what *rung* found."""
    width, _ = _TELL[RUNGS[rung].primitive]
    return Find(
        rung=rung,
        where=tuple(where[:width].tolist()),
        removed={int(cell): int(removed[cell]) for cell in removed.nonzero()[0]},
        placed=None if placed == NOBODY else int(placed),
    )


def _last_cell(view: View) -> Told:
    cell, digit, house = view.where
    text = f"{view.cells([cell])} is the last empty cell of {view.house(house)}, so it is {digit}."
    return Told(text, view.board.houses[house])


def _hidden_single(view: View) -> Told:
    cell, digit, house = view.where
    text = f"In {view.house(house)}, {digit} can only go in {view.cells([cell])}."
    cells = view.board.houses[house]
    return Told(text, cells, needs=view.absent([other for other in cells if other != cell], 1 << digit - 1))


def _naked_single(view: View) -> Told:
    cell, digit, _ = view.where
    return Told(f"Only {digit} is left for {view.cells([cell])}.", [cell], needs=view.absent([cell]))


def _dot_from_digit(view: View) -> Told:
    one, other, edge = view.where
    digit = view.state[one].bit_length()
    text = f"A {view.colour(edge)} dot joins {view.cells([one])}, which is {digit}, and {view.cells([other])}"
    return Told(view.conclude(text), [one, other], [edge])


def _gap_from_digit(view: View) -> Told:
    one, other, edge = view.where
    digit = view.state[one].bit_length()
    text = f"There is no dot between {view.cells([one])}, which is {digit}, and {view.cells([other])}"
    return Told(view.conclude(text), [one, other], [edge])


def _dot_digits(view: View) -> Told:
    cell, edge = view.where
    gone = view.find.removed[cell]
    has = "has" if gone.bit_count() == 1 else "have"
    text = f"A {view.colour(edge)} dot touches {view.cells([cell])}"
    because = f"and {digits(gone, 'and')} {has} no half or double up to {view.size}"
    return Told(view.conclude(f"{text}, {because}"), [cell], [edge])


def _dot_pair(view: View) -> Told:
    return _across(view, f"A {view.colour(view.where[2])} dot joins {view.cells(view.where[:2])}")


def _gap_pair(view: View) -> Told:
    return _across(view, f"There is no dot between {view.cells(view.where[:2])}")


def _across(view: View, head: str) -> Told:
    one, other, edge = view.where
    needs = view.absent([one], view.partners(edge, view.find.removed[other]))
    left = view.state[one]
    if left.bit_count() == 1:
        what = f"has to be {digits(left)}"
    else:
        what = f"is {digits(left)}" if left.bit_count() <= FEW + 1 else f"is not {digits(needs[0][1])}"
    return Told(view.conclude(f"{head}; {view.cells([one])} {what}"), [one, other], [edge], needs)


def _group(view: View) -> Told:
    high, low = view.where
    group = high << 8 | low
    cells = sorted(view.scene.groups[group, : view.scene.sizes[group]].tolist())
    dots = view.dots_among(cells)
    names = sorted({view.colour(edge) for edge in dots}, reverse=True)
    head = f"{listed(names).capitalize()} dots {_course(view, int(view.scene.shapes[group]), cells, dots)}"
    return Told(view.conclude(head), cells, view.edges_among(cells), view.absent(cells))


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


def _intersection(view: View) -> Told:
    house, second, digit = view.where
    places = view.places(house, bit := 1 << digit - 1)
    both = "both" if len(places) == 2 else "all"
    text = f"In {view.house(house)}, {digit} can only go in {view.cells(places, 'or')}, {both} in {view.house(second)}"
    rest = [cell for cell in view.board.houses[house] if cell not in places]
    return Told(view.rule_out(text, digit), places, needs=view.absent(rest, bit))


def _naked_set(view: View) -> Told:
    house, *cells = view.where
    cells = sorted(set(cells))
    mask = 0
    for cell in cells:
        mask |= view.state[cell]
    where = view.house(house)
    text = f"In {where}, {view.cells(cells)} share the digits {digits(mask, 'and')}"
    return Told(
        f"{text}, so no other cell there is {digits(mask)}.", cells, needs=view.absent(cells, view.full & ~mask)
    )


def _hidden_set(view: View) -> Told:
    house, i, j, k, low, high = view.where
    mask = 1 << i - 1 | 1 << j - 1 | 1 << k - 1
    chosen = _chosen(view.board.houses[house], low, high)
    rest = [cell for cell in view.board.houses[house] if cell not in chosen]
    text = f"In {view.house(house)}, {digits(mask, 'and')} can only go in {view.cells(chosen)}"
    return Told(f"{text}, so these cells hold no other digit.", chosen, needs=view.absent(rest, mask))


def _chosen(cells: Sequence[Cell], low: int, high: int) -> list[Cell]:
    """Give the *cells* whose bits are set in the word of two bytes."""
    return [cell for k, cell in enumerate(cells) if (high << 8 | low) >> k & 1]


def _contained(view: View) -> Told:
    a, b, edge, digit = view.where
    text = f"One end of the {view.colour(edge)} dot between {view.cells([a, b])} has to be {digit}"
    return Told(view.rule_out(text, digit), [a, b], [edge], view.absent([a, b]))


def _against(view: View) -> Told:
    house, digit, cell, low, high = view.where
    places = _chosen(view.board.houses[house], low, high)
    rest = [other for other in view.board.houses[house] if other not in places]
    edges = [edge for edge in view.edges_among({cell, *places}) if cell in view.board.edges[edge]]
    name, gone = view.cells([cell]), digits(view.find.removed[cell])
    text = (
        f"In {view.house(house)}, {digit} can only go in {view.cells(places, 'or')}, "
        f"and {gone} in {name} would leave it no place, so {name} is not {gone}."
    )
    return Told(text, [cell, *places], edges, view.absent(rest, 1 << digit - 1))


def _fish(view: View) -> Told:
    digit, turn, *numbers, low, high = view.where
    kind, across = LINES[turn], LINES[1 - turn]
    lines = sorted(set(numbers))
    columns = _chosen(range(view.size), low, high)
    cells = [cell for line in lines for cell in view.board.houses[turn * view.size + line]]
    places = [cell for cell in cells if view.state[cell] >> digit - 1 & 1]
    text = f"In {kind}s {_numbers(lines)}, {digit} can only go in {across}s {_numbers(columns)}"
    needs = view.absent([cell for cell in cells if cell not in places], 1 << digit - 1)
    return Told(f"{text}, so no other cell of those {across}s is {digit}.", places, needs=needs)


def _numbers(lines: Iterable[int]) -> str:
    return listed([str(line + 1) for line in lines])


def _wing(view: View) -> Told:
    pivot, one, two, digit = view.where
    third = 1 << digit - 1
    first, second = (digits(view.state[end] & ~third) for end in (one, two))
    text = (
        f"{view.cells([pivot])} is {digits(view.state[pivot])}; with {first}, {view.cells([one])} is {digit}, "
        f"with {second}, {view.cells([two])} is {digit}"
    )
    cells = [pivot, one, two]
    return Told(view.rule_out(text, digit), cells, needs=view.absent(cells))


def _whole_house(view: View) -> Told:
    high, low = view.where
    house = high << 8 | low
    cells = view.board.houses[house]
    edges = view.edges_among(cells)
    dots = view.dots_among(cells)
    parts = ["dots"] * bool(dots) + ["gaps"] * (len(edges) > len(dots))
    head = f"In every way to fill {view.house(house)}" + (f" with its {listed(parts)}" if parts else "")
    return Told(view.conclude(head, ", "), cells, edges, view.absent(cells))


def _what_if(view: View) -> Told:
    return _refuted(view, deep=False)


def _forcing(view: View) -> Told:
    return _refuted(view, deep=True)


def _refuted(view: View, *, deep: bool) -> Told:
    cell, digit = view.where
    why = refute(view.scene, np.array(view.state, dtype=np.int16), cell, digit, deep=deep)
    story = view.conclude(f"If {view.cells([cell])} were {digit}, {_consequence(view, why.forced)}{_end(view, why)}")
    needs = [*why.needs, *(() if deep else view.absent([cell]))]
    if len(story) > LONGEST:
        head = f"If {view.cells([cell])} were {digit}, a chain of {len(why.forced)} forced digits would end with "
        story = view.conclude(f"{head}{_end(view, why)}")
    return Told(story, why.cells, why.edges, needs)


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


# how many numbers each primitive writes to say where, and what is said of them
_TELL: dict[Primitive, tuple[int, Callable[[View], Told]]] = {
    Primitive.LAST_CELL: (3, _last_cell),
    Primitive.HIDDEN_SINGLE_BOX: (3, _hidden_single),
    Primitive.HIDDEN_SINGLE_LINE: (3, _hidden_single),
    Primitive.NAKED_SINGLE: (3, _naked_single),
    Primitive.DOT_FROM_DIGIT: (3, _dot_from_digit),
    Primitive.GAP_FROM_DIGIT: (3, _gap_from_digit),
    Primitive.DOT_DIGITS: (2, _dot_digits),
    Primitive.DOT_PAIR: (3, _dot_pair),
    Primitive.GAP_PAIR: (3, _gap_pair),
    Primitive.GROUP: (2, _group),
    Primitive.INTERSECTION: (3, _intersection),
    Primitive.NAKED_SET: (4, _naked_set),
    Primitive.HIDDEN_SET: (6, _hidden_set),
    Primitive.CONTAINED: (4, _contained),
    Primitive.AGAINST: (5, _against),
    Primitive.FISH: (7, _fish),
    Primitive.WING: (4, _wing),
    Primitive.WHOLE_HOUSE: (2, _whole_house),
    Primitive.WHAT_IF: (2, _what_if),
    Primitive.FORCING: (2, _forcing),
}
