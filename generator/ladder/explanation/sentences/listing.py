"""The ways to fill some cells, where they are few, and what leaves no others.

A reader counts the ways by the dots, and by the missing dots where it is said that these count. Those that fall for
another reason have it named: a digit that a cell cannot be, or a missing dot. Where that would be long, the cells are
named with their candidates instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.rules import Digit, Mask, each_bit
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.view import View, digits
from kropki.generator.solver.tables import DIFFERENT

MAX_WAYS = 6  # that a sentence lists
_MAX_NODES = 2000  # of the search for them
_BY_DOTS = 60  # ways by dots alone, of which each is told why it falls
_BY_MARKS = 200  # ways by dots and candidates, of which each that a missing dot forbids is looked at
_LONG = 65  # characters of reasons; instead of longer ones, the candidates are shown

Way = tuple[Digit, ...]
_Fact = tuple[Cell | None, int]  # a digit that a cell cannot be; or no cell, and the edge without a dot


@dataclass(frozen=True, slots=True)
class Listing:
    """The only ways to fill *cells*: which, whether the candidates have to be shown, and because of what else."""

    cells: Sequence[Cell]
    ways: Sequence[Way]
    shown: bool
    because: Sequence[Said]

    def names(self, view: View, cells: Sequence[Cell]) -> list[str]:
        """Name *cells*, some or all of those that are filled, with their candidates where those matter."""
        return view.all_shown(cells) if self.shown else view.names(cells)

    def text(self, whose: str = "their", told: Callable[[Way], str] | None = None) -> Said:
        """Say which the ways are, each as it is *told*, and why there are no others."""
        found = [(told or hyphened)(way) for way in self.ways]
        if self.because:
            return say(f"{whose}-ways-as", ways=found, parts=self.because)
        return say(f"{whose}-ways", ways=found)


def listing(view: View, cells: Sequence[Cell], *, gaps: bool = False) -> Listing | None:
    """Return the ways to fill *cells* that a sentence can list; ``None`` where they are too many.

    Where it is said already that *gaps* count, they are no reason for which a way falls.
    """
    found = ways(view, cells)
    if len(found) > MAX_WAYS:
        return None
    by_dots = _fillings(view, cells, _BY_DOTS + 1, marks=False, gaps=gaps)
    if len(by_dots) <= _BY_DOTS:
        because = _because(view, cells, set(by_dots) - set(found), marks=True)
        if len(say("clauses", parts=because)) <= _LONG:
            return Listing(cells, found, shown=False, because=because)
    by_marks = _fillings(view, cells, _BY_MARKS, marks=True, gaps=gaps)
    return Listing(cells, found, shown=True, because=_because(view, cells, set(by_marks) - set(found), marks=False))


def ways(view: View, cells: Sequence[Cell], limit: int = MAX_WAYS + 1) -> list[Way]:
    """Return up to *limit* ways to fill *cells*, in order; all *limit* of them stand for too many to look for."""
    return _fillings(view, cells, limit, marks=True, gaps=True)


def hyphened(way: Way) -> str:
    """Write a way: 1-2-4."""
    return "-".join(map(str, way))


def _fillings(view: View, cells: Sequence[Cell], limit: int, *, marks: bool, gaps: bool) -> list[Way]:
    """Return up to *limit* ways; without *marks* an open cell has all digits, without *gaps* no missing dot counts."""

    def start(cell: Cell) -> Mask:
        return view.candidates[cell] if marks or view.is_placed(cell) else view.full

    def allowed(cell: Cell, bit: Mask, other: Cell) -> Mask:
        edge = view.edge(cell, other)
        if gaps or edge is None or not view.is_gap(edge):
            return view.allowed(cell, bit, other)
        return int(view.context.tables.partners[DIFFERENT, bit])

    found: list[Way] = []
    waiting: list[tuple[tuple[Mask, ...], list[Mask]]] = [((), [start(cell) for cell in cells])]
    nodes = 0
    while waiting and len(found) < limit:
        filled, options = waiting.pop()
        nodes += 1
        if nodes > _MAX_NODES:
            return [()] * limit
        k = len(filled)
        if k == len(cells):
            found.append(tuple(bit.bit_length() for bit in filled))
            continue
        for bit in sorted(each_bit(options[k]), reverse=True):
            rest = options[: k + 1] + [
                mask & allowed(cells[k], bit, other)
                for mask, other in zip(options[k + 1 :], cells[k + 1 :], strict=True)
            ]
            if all(rest[k + 1 :]):
                waiting.append(((*filled, bit), rest))
    return found


def _because(view: View, cells: Sequence[Cell], fallen: set[Way], *, marks: bool) -> list[Said]:
    """Say few reasons for which all the ways that have *fallen* do: by *marks* or missing dots, or by these alone."""
    facts = _enough(view, cells, fallen, marks=marks)
    gone: dict[Cell, Mask] = {}
    for cell, digit in facts:
        if cell is not None:
            gone[cell] = gone.get(cell, 0) | 1 << digit - 1
    alike: dict[Mask, list[Cell]] = {}
    for cell in cells:
        if cell in gone:
            alike.setdefault(gone[cell], []).append(cell)
    parts = [_known(view, mask, those) for mask, those in alike.items()]
    if edges := sorted(edge for cell, edge in facts if cell is None):
        pairs = ["-".join(map(view.name, view.board.edges[edge])) for edge in edges]
        parts.append(say("no-dot-joins", pairs=pairs))
    return parts


def _known(view: View, gone: Mask, cells: Sequence[Cell]) -> Said:
    """Say that *cells* do not have the digits of *gone*; or what they have, where that is less."""
    (left, *others) = {view.candidates[cell] for cell in cells}
    if not others and left.bit_count() < gone.bit_count():
        return say("is", cells=view.names(cells), digits=digits(left))
    return say("has-not", cells=view.names(cells), digits=digits(gone))


def _enough(view: View, cells: Sequence[Cell], fallen: set[Way], *, marks: bool) -> list[_Fact]:
    """Choose facts until each of the ways that have *fallen* contradicts one: always the one that most do."""
    gaps = [edge for edge in view.edges_among(cells) if view.is_gap(edge)]
    against: dict[_Fact, set[Way]] = {}
    for way in fallen:
        digit_of = dict(zip(cells, way, strict=True)) if way else {}
        for cell, digit in digit_of.items() if marks else ():
            if not view.candidates[cell] >> digit - 1 & 1:
                against.setdefault((cell, digit), set()).add(way)
        for edge in gaps:
            if not way or _differ(view, edge, digit_of):  # too many ways to look at: every missing dot is named
                against.setdefault((None, edge), set()).add(way or (edge,))
    waiting: set[Way] = set().union(*against.values())
    chosen = []
    while waiting:
        best = max(sorted(against, key=str), key=lambda fact: len(against[fact] & waiting))
        chosen.append(best)
        waiting -= against[best]
    return chosen


def _differ(view: View, edge: EdgeIndex, digit_of: dict[Cell, Digit]) -> bool:
    """Tell whether the digits beside *edge* would need a dot that is not there."""
    one, other = view.board.edges[edge]
    return not view.partners(edge, 1 << digit_of[one] - 1) >> digit_of[other] - 1 & 1
