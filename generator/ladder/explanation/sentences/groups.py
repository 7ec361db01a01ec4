"""What is said of cells that are filled together: those held by dots, and whole houses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import each_bit
from generator.ladder.explanation.sentences.edges import MAX_WAYS, ways
from generator.ladder.explanation.sentences.failures import Argument, Failures
from generator.ladder.explanation.view import Description, Forced, View, digits, listed
from generator.ladder.rungs import Shape

_NAMED = 3  # digits whose arguments the sentence has not room for
_SHORT = 280  # characters of arguments that stand in the sentence itself


def group(view: View) -> Description:
    """Describe cells that dots hold together: why each digit that goes fits no way to fill them."""
    (number,) = view.where
    cells = sorted(view.context.groups[number, : view.context.sizes[number]].tolist())
    dots = view.dots_among(cells)
    edges = view.edges_among(cells)
    if view.silent:
        return Description("", cells, edges, view.absent(cells))
    path = _path(view, cells, dots) if view.context.shapes[number] != Shape.TREE else tuple(cells)
    names = sorted({view.colour(edge) for edge in dots}, reverse=True)
    head = f"{listed(names).capitalize()} dots join {view.cells(path)}"
    text, chain = _told(view, head, path, Failures(view, cells, None))
    return Description(text, cells, edges, view.absent(cells), chain=chain)


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


def _path(view: View, cells: list[Cell], dots: list[EdgeIndex]) -> tuple[Cell, ...]:
    """Give *cells* in an order in which dots lead from one to the next."""
    joined = {frozenset(view.board.edges[edge]) for edge in dots}
    return next(path for path in permutations(cells) if all(frozenset(pair) in joined for pair in pairwise(path)))


def _told(view: View, head: str, path: Sequence[Cell], failures: Failures) -> tuple[str, tuple[Forced, ...]]:
    """Say all arguments where they are short; else the few ways to fill the cells, or the first one, and give all."""
    gone = [(cell, bit) for cell, mask in sorted(view.finding.removed.items()) for bit in each_bit(mask)]
    arguments: list[Argument] = []
    length = 0
    for argument in failures.arguments(gone):
        arguments.append(argument)
        length += len(argument.whole)
        if length > _SHORT and not view.links:
            break
    if length <= _SHORT:
        return f"{head}. {_capitalised('; '.join(one.whole for one in arguments))}. So {view.verdicts(known=True)}.", ()
    found = ways(view, path)
    if len(found) <= MAX_WAYS:
        are_only = "Their only ways are" if len(found) > 1 else "Their only way is"
        said = f"{are_only} {listed(['-'.join(map(str, way)) for way in found])}{_without_dots(view, path)}"
    else:
        first = arguments[0]
        said = _capitalised(first.whole if len(first.whole) <= _SHORT else first.brief)
        if fail := [f"{digits(bit)} in {view.name(cell)}" for cell, bit in gone if (cell, bit) != first.case]:
            if len(fail) <= _NAMED:
                said += f"; {listed(fail)} fail{'s' * (len(fail) == 1)}, too"
            else:
                said += f"; why the other {len(fail)} go is told below"
    return f"{head}. {said}. So {view.verdicts(known=True)}.", _chain(arguments)


def _without_dots(view: View, path: Sequence[Cell]) -> str:
    """Say between which cells that dots hold together there is none, where that says something."""
    if view.finding.where[0] < len(view.board.houses):  # a house: its gaps are named in general
        return ""
    pairs = [view.board.edges[edge] for edge in view.edges_among(path) if view.is_gap(edge)]
    return f", as no dot joins {listed(['-'.join(map(view.name, pair)) for pair in pairs], 'or')}" if pairs else ""


def _chain(arguments: Sequence[Argument]) -> tuple[Forced, ...]:
    """Give the lines of all arguments."""
    lines = []
    for argument in arguments:
        *before, (case, text) = argument.lines
        lines += [*before, (case, f"{text}: so {argument.after}")]
    return tuple(Forced(cell, bit.bit_length(), f"{_capitalised(text)}.") for (cell, bit), text in lines)


def _capitalised(text: str) -> str:
    return text[0].upper() + text[1:]
