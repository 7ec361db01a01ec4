"""What is said of cells that are filled together: those held by dots, and whole houses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import Mask, each_bit
from generator.ladder.rungs import Shape
from generator.ladder.sentences.edges import MAX_WAYS, ways
from generator.ladder.sentences.failures import failure
from generator.ladder.words import Description, View, digits, listed

_MAX_REASONS = 2  # digits of which it is told why they go
_LONG = 260  # characters of such reasons


def group(view: View) -> Description:
    """Describe cells that dots hold together: their few ways, or why a digit fits none."""
    (number,) = view.where
    cells = sorted(view.context.groups[number, : view.context.sizes[number]].tolist())
    dots = view.dots_among(cells)

    def text(view: View) -> str:
        path = _path(view, cells, dots) if view.context.shapes[number] != Shape.TREE else tuple(cells)
        names = sorted({view.colour(edge) for edge in dots}, reverse=True)
        head = f"{listed(names).capitalize()} dots join"
        found = ways(view, path)
        if len(found) <= MAX_WAYS:
            several = "Their only ways are" if len(found) > 1 else "Their only way is"
            return f"{head} {view.cells(path)}. {several} {_listed(found)}. So {view.what_is_left()}."
        return f"{head} {view.all_shown(path)}. {_reasons(view, cells, None)} So {view.verdicts()}."

    return Description(view.say(text), cells, view.edges_among(cells), view.absent(cells))


def _listed(found: Sequence[Sequence[int]]) -> str:
    return listed(["-".join(map(str, way)) for way in found])


def _path(view: View, cells: list[Cell], dots: list[EdgeIndex]) -> tuple[Cell, ...]:
    """Give *cells* in an order in which dots lead from one to the next."""
    joined = {frozenset(view.board.edges[edge]) for edge in dots}
    return next(path for path in permutations(cells) if all(frozenset(pair) in joined for pair in pairwise(path)))


def whole_house(view: View) -> Description:
    """Describe why digits fit no filling of a house with its dots and gaps."""
    (house,) = view.where
    cells = view.board.houses[house]
    edges = view.edges_among(cells)

    def text(view: View) -> str:
        parts = ["dots"] * bool(view.dots_among(cells)) + ["gaps"] * (len(edges) > len(view.dots_among(cells)))
        head = f"Fill {view.house(house)}" + (f" with its {listed(parts)}" if parts else "")
        found = ways(view, cells)
        if len(found) <= MAX_WAYS:
            several = "There are only the ways" if len(found) > 1 else "There is only the way"
            return f"{head}. {several} {_listed(found)}. So {view.what_is_left()}."
        return f"{head}. {_reasons(view, cells, house)} So {view.verdicts()}."

    return Description(view.say(text), cells, edges, view.absent(cells), houses=[house])


def _reasons(view: View, cells: Sequence[Cell], house: int | None) -> str:
    """Say of one or two of the digits that go why each fits no filling; all in one sentence."""
    gone = [(cell, bit) for cell, mask in sorted(view.finding.removed.items()) for bit in each_bit(mask)]
    told = [failure(view, cells, cell, bit, house) for cell, bit in gone]
    said = sorted((text for text in told if text and len(text) <= _LONG), key=len)[:_MAX_REASONS]
    said = said or [_no_way(view, cells, *gone[0])]
    if len(gone) != len(said) or sum(map(len, said)) > _LONG:
        said = said[:1]
    left = len(gone) - len(said)
    more = f" (in the same way, {'another digit goes' if left == 1 else f'{left} more go'})" if left else ""
    return f"{'; '.join([said[0], *map(_uncapitalised, said[1:])])}{more}."


def _uncapitalised(text: str) -> str:
    return text[0].lower() + text[1:]


def _no_way(view: View, cells: Sequence[Cell], cell: Cell, bit: Mask) -> str:
    others = [one for one in cells if one != cell and not view.is_placed(one)]
    return f"With {digits(bit)} in {view.name(cell)}, there is no way to fill {view.all_shown(others)}"
