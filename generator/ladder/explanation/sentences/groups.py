"""What is said of cells that are filled together: those held by dots, and whole houses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import Mask, each_bit
from generator.ladder.explanation.sentences.edges import MAX_WAYS, ways
from generator.ladder.explanation.sentences.failures import Argument, Failures
from generator.ladder.explanation.sentences.filling import Case
from generator.ladder.explanation.view import Description, Forced, View, digits, listed
from generator.ladder.rungs import RUNGS, Colour, Shape

_NAMED = 3  # digits whose arguments the sentence has not room for
_SHORT = 280  # characters of arguments that stand in the sentence itself
_LONG = 390  # characters of the first of them, what comes before it and what follows from all


def group(view: View) -> Description:
    """Describe cells that dots hold together: why each digit that goes fits no way to fill them."""
    (number,) = view.where
    cells = sorted(view.context.groups[number, : view.context.sizes[number]].tolist())
    dots = view.dots_among(cells)
    edges = view.edges_among(cells)
    if view.silent:
        return Description("", cells, edges, view.absent(cells))
    path = _path(view, cells, dots) if view.context.shapes[number] != Shape.TREE else tuple(cells)
    head = f"{_colours(view, dots)} dots join {view.cells(path)}"
    text, chain = _told(view, head, path, Failures(view, cells, None))
    return Description(text, cells, edges, view.absent(cells), chain=chain)


def are_listed(view: View) -> bool:
    """Tell whether the cells that are filled together have so few ways that a sentence can list them."""
    number = view.where[0]
    cells = sorted(view.context.groups[number, : view.context.sizes[number]].tolist())
    return len(ways(view, cells)) <= MAX_WAYS


def house_run(view: View) -> Description:
    """Describe cells of a house on dots of one colour: white ones count straight, black ones double."""
    (number,) = view.where
    cells = sorted(view.context.groups[number, : view.context.sizes[number]].tolist())
    dots, edges = view.dots_among(cells), view.edges_among(cells)
    house = view.houses_of(cells)[0]
    if view.silent:
        return Description("", cells, edges, view.absent(cells), houses=[house])
    white = RUNGS[view.finding.rung].parameter == Colour.WHITE
    path = _path(view, cells, [edge for edge in dots if (view.colour(edge) == "white") == white])
    what = "count straight up or down" if white else "double up or down"
    head = f"{'White' if white else 'Black'} dots join {view.cells(path)} in {view.house(house)}, so they {what}"
    text, chain = _told(view, head, path, Failures(view, cells, None))
    return Description(text, cells, edges, view.absent(cells), houses=[house], chain=chain)


def run_contained(view: View) -> Description:
    """Describe a digit that every filling of cells held by dots uses: the fillings."""
    number, digit = view.where
    cells = sorted(view.context.groups[number, : view.context.sizes[number]].tolist())
    dots, edges = view.dots_among(cells), view.edges_among(cells)
    houses = view.houses_of([*cells, *view.finding.removed]) or view.houses_of(cells)
    if view.silent:
        return Description("", cells, edges, view.absent(cells), houses=houses)
    path = _path(view, cells, dots) if view.context.shapes[number] != Shape.TREE else tuple(cells)

    def text(view: View) -> str:
        head = f"{_colours(view, dots)} dots join {view.cells(path)}"
        places = [cell for cell in path if view.candidates[cell] >> digit - 1 & 1]
        sees = f"{_all(places)} of {view.cells(places)}" if len(places) > 1 else view.cells(places)
        why = f"One of them is {digit}, and no cell that sees {sees} can have it: {view.not_digit(digit)}"
        return f"{head}. {_ways(view, path, digit)}. {why}."

    return Description(view.say(text), cells, edges, view.absent(cells), houses=houses)


def two_groups(view: View) -> Description:
    """Describe two groups of dots in one house: what their fillings together leave, and what they take from it."""
    number, house = view.where
    cells = sorted(view.context.groups[number, : view.context.sizes[number]].tolist())
    dots, edges = view.dots_among(cells), view.edges_among(cells)
    if view.silent:
        return Description("", cells, edges, view.absent(cells), houses=[house])
    parts = [_path(view, part, dots, strict=False) for part in _parts(view, cells, dots)]
    path = [cell for part in parts for cell in part]

    head = f"In {view.house(house)}, dots join {', and '.join(view.cells(part) for part in parts)}"
    found = ways(view, path)
    if len(found) > MAX_WAYS:
        text, chain = _told(view, head, path, Failures(view, sorted({*cells, *view.finding.removed}), None))
    else:
        size = len(parts[0])
        told = [" with ".join(_hyphened(part) for part in (way[:size], way[size:]) if part) for way in found]
        said = f"Together, their only {'ways are' if len(found) > 1 else 'way is'} {listed(told)}"
        text, chain = f"{head}. {said}. So {view.verdicts(listed=True)}.", ()
    return Description(text, cells, edges, view.absent(cells), houses=[house], chain=chain)


def _ways(view: View, path: Sequence[Cell], digit: int) -> str:
    """Say how *path* can be filled where that is short, else that no way does without *digit*."""
    found = ways(view, path)
    if len(found) > MAX_WAYS:
        return f"Without {digit}, no digits of theirs go together"
    told = listed(["-".join(map(str, way)) for way in found])
    return f"Their only ways are {told}" if len(found) > 1 else f"Their only way is {told}"


def _hyphened(way: Sequence[int]) -> str:
    return "-".join(map(str, way))


def _all(places: Sequence[Cell]) -> str:
    return "both" if len(places) == 2 else "all"


def _colours(view: View, dots: Sequence[EdgeIndex]) -> str:
    return listed(sorted({view.colour(edge) for edge in dots}, reverse=True)).capitalize()


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
        return Description("", cells, edges, view.absent(cells), houses=[house])
    parts = ["dots"] * bool(view.dots_among(cells)) + ["gaps"] * (len(edges) > len(view.dots_among(cells)))
    head = f"Fill {view.house(house)}" + (f" with its {listed(parts)}" if parts else "")
    text, chain = _told(view, head, cells, Failures(view, cells, house))
    return Description(text, cells, edges, view.absent(cells), houses=[house], chain=chain)


def _path(view: View, cells: list[Cell], dots: list[EdgeIndex], *, strict: bool = True) -> tuple[Cell, ...]:
    """Return *cells* in an order in which dots lead from one to the next; if not *strict*, as they are without one."""
    joined = {frozenset(view.board.edges[edge]) for edge in dots}
    paths = (path for path in permutations(cells) if all(frozenset(pair) in joined for pair in pairwise(path)))
    return next(paths) if strict else next(paths, tuple(cells))


def _told(view: View, head: str, path: Sequence[Cell], failures: Failures) -> tuple[str, tuple[Forced, ...]]:
    """Say all arguments where they are short; else the few ways to fill the cells, or the first one, and give all."""
    gone = [(cell, bit) for cell, mask in sorted(view.finding.removed.items()) for bit in each_bit(mask)]
    verdict = view.verdicts(known=True)
    at_dots = _at_dots(gone, failures.anew())
    arguments: list[Argument] = []
    length = 0
    for argument in failures.arguments(gone):
        arguments.append(argument)
        length += len(argument.whole)
        if length > _SHORT and not view.links:
            break
    found = ways(view, path)
    by_ways = ""
    if len(found) <= MAX_WAYS:
        are_only = "Their only ways are" if len(found) > 1 else "Their only way is"
        by_ways = f"{are_only} {listed(['-'.join(map(str, way)) for way in found])}{_without_dots(view, path)}"
    if at_dots and len(at_dots) <= min(_SHORT, length) and not (by_ways and len(by_ways) < len(at_dots)):
        return f"{head}. {at_dots}. So {verdict}.", ()
    if length <= _SHORT and not at_dots:
        return f"{head}. {_capitalised('; '.join(one.whole for one in arguments))}. So {verdict}.", ()
    if by_ways:
        return f"{head}. {by_ways}. So {view.verdicts(listed=True)}.", _chain(arguments)
    first = arguments[0]
    room = min(_SHORT, _LONG - len(head) - len(verdict))
    said = _capitalised(first.whole if len(first.whole) <= room else first.brief)
    if fail := [f"{digits(bit)} in {view.name(cell)}" for cell, bit in gone if (cell, bit) != first.case]:
        if len(fail) <= _NAMED:
            said += f"; {listed(fail)} fail{'s' * (len(fail) == 1)}, too"
        else:
            said += f"; why the other {len(fail)} go is told below"
    return f"{head}. {said}. So {verdict}.", _chain(arguments)


def _at_dots(gone: Sequence[Case], failures: Failures) -> str:
    """Say at which dots the digits that go fail, then why the others do; none where that is long, or of no digit."""
    told, left = failures.at_dots(gone)
    by_cell: dict[tuple[Cell, str], Mask] = {}
    for (cell, bit), why in told:
        by_cell[cell, why] = by_cell.get((cell, why), 0) | bit
    alike: dict[tuple[str, Mask], list[Cell]] = {}
    for (cell, why), mask in by_cell.items():
        alike.setdefault((why, mask), []).append(cell)
    said = [failures.fails(cells, mask, why) for (why, mask), cells in alike.items()]
    for argument in failures.arguments(left) if told else ():
        said.append(argument.whole)
        if sum(map(len, said)) > _SHORT:
            return ""
    return _capitalised("; ".join(said)) if said else ""


def _without_dots(view: View, path: Sequence[Cell]) -> str:
    """Say between which cells that dots hold together there is none, where that says something."""
    if view.finding.where[0] < len(view.board.houses):  # a house: its gaps are named in general
        return ""
    pairs = [view.board.edges[edge] for edge in view.edges_among(path) if view.is_gap(edge)]
    return f", as no dot joins {listed(['-'.join(map(view.name, pair)) for pair in pairs], 'or')}" if pairs else ""


def _chain(arguments: Sequence[Argument]) -> tuple[Forced, ...]:
    """Return the lines of all arguments."""
    lines = []
    for argument in arguments:
        *before, (case, text) = argument.lines
        lines += [*before, (case, f"{text}: so {argument.after}")]
    return tuple(Forced(cell, bit.bit_length(), f"{_capitalised(text)}.") for (cell, bit), text in lines)


def _capitalised(text: str) -> str:
    return text[0].upper() + text[1:]
