"""A finding on its board, and the names of cells, houses, dots and digits.

Knows what things are called and how a conclusion is worded; ``sentences`` decides what is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Board, Cell, EdgeIndex
from kropki.generator.board.rules import Digit, Dot, Link, Mask, agrees, each_bit, ruled_out
from kropki.generator.ladder.deduction.context import Context, board_of
from kropki.generator.ladder.explanation.budget import ENDLESS, Budget
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.solver.tables import tables_of

MAX_CHARACTERS = 250  # of the sentence of a step, and of a line below it that can be parted
MAX_CHAIN = 1500  # characters of all lines below a sentence: of a longer argument it is told what to try
_LONG_VERDICT = 140  # characters: one that is longer does not say what is left
MAX_NAMED_CELLS = 3  # in a list: more are the other cells of their house
MAX_NAMED_DIGITS = 4  # that are left: where more are left, a sentence does not name them
LINES = ("row", "column", "box")
NOTHING = say("nothing")
_COLOURS = {int(Link.WHITE): "white", int(Link.BLACK): "black"}
_FREE = int(Link.FREE)
_GAPS = frozenset(int(link) for link in Link if ruled_out(link))

Known = tuple[Cell, Mask]  # digits that are not in a cell


@dataclass(frozen=True, slots=True)
class Finding:
    """One row of ``findings.Findings``."""

    rung: int  # in ``RUNGS``
    where: tuple[int, ...]  # see ``findings.LAYOUT``
    removed: dict[Cell, Mask]
    placed: Cell | None


@dataclass(frozen=True, slots=True)
class Forced:
    """One step of a supposition: what is forced, and why."""

    cell: Cell | None  # None: the contradiction
    digit: Digit
    clause: Said

    @property
    def sentence(self) -> Said:
        """The clause, as a sentence of its own."""
        return say("sentence", text=self.clause)


@dataclass(frozen=True, slots=True)
class Description:
    """A finding as a person would say it, where it looks, and what it rests on."""

    sentence: Said
    cells: Iterable[Cell]
    edges: Iterable[EdgeIndex] = ()
    needs: Iterable[Known] = ()
    houses: Iterable[int] = ()  # that it speaks of
    sources: Iterable[Cell] = ()  # cells elsewhere whose digits rule out what is asked about
    chain: Sequence[Forced] = ()  # of a supposition


class View:
    """A finding and the candidates before it, with what its sentence needs.

    A *silent* view makes no text: enough to ask what a finding rests on, at a third of the cost.
    One without *links* makes no chain. The *budget* is for the search for short arguments. Without *placed*, every
    cell with one candidate counts as filled. What is told below a sentence has no more than *longest* characters.
    """

    def __init__(
        self,
        context: Context,
        candidates: Sequence[Mask],
        finding: Finding,
        *,
        placed: Sequence[bool] | None = None,
        silent: bool = False,
        links: bool = True,
        budget: Budget = ENDLESS,
        longest: int = MAX_CHAIN,
    ) -> None:
        self.context = context
        self.candidates = candidates
        self.finding = finding
        self.where = finding.where
        self.board = board_of(context)
        self.size = self.board.size
        self.full = (1 << self.size) - 1
        self.silent = silent
        self.links = links and not silent
        self.budget = budget
        self.longest = longest
        self._placed = placed
        self._peers = _peers(self.board)

    def say(self, sentence: Callable[[View], Said]) -> Said:
        """Return the text that *sentence* makes of this view; none for a silent one."""
        return NOTHING if self.silent else sentence(self)

    def is_placed(self, cell: Cell) -> bool:
        """Tell whether *cell* is filled."""
        return bool(self._placed[cell]) if self._placed is not None else self.candidates[cell].bit_count() == 1

    def house(self, house: int) -> str:
        """Name a house: row 3."""
        kind, number = divmod(house, self.size)
        return f"{LINES[kind]} {number + 1}"

    def name(self, cell: Cell) -> str:
        """Name a cell: r1c1."""
        return self.board.name(cell)

    def names(self, cells: Iterable[Cell]) -> list[str]:
        """Name cells: r1c1, r1c2."""
        return [self.board.name(cell) for cell in cells]

    def shown(self, cell: Cell, left: Mask | None = None) -> str:
        """Name a cell with its candidates, r1c1 (247), or with fewer that are *left*, r1c1 (24 left).

        Where all digits are left, it is r1c1.
        """
        mask, name = self.candidates[cell] if left is None else left, self.board.name(cell)
        if mask == self.full:
            return name
        return say("candidates" if mask == self.candidates[cell] else "candidates-left", cell=name, digits=digits(mask))

    def all_shown(self, cells: Iterable[Cell]) -> list[str]:
        """Name cells with their candidates: r1c1 (247), r1c2 (24)."""
        return [self.shown(cell) for cell in cells]

    def absent(self, cells: Iterable[Cell], mask: Mask | None = None) -> list[Known]:
        """Return what is known not to be in *cells*, of the digits of *mask* or of all."""
        wanted = self.full if mask is None else mask
        return [(cell, wanted & ~self.candidates[cell]) for cell in cells]

    def places(self, house: int, bit: Mask) -> list[Cell]:
        """Return the cells of *house* that may hold the digit of *bit*."""
        return [cell for cell in self.board.houses[house] if self.candidates[cell] & bit]

    def partners(self, edge: EdgeIndex, mask: Mask) -> Mask:
        """Return the digits that have a partner in *mask* across *edge*."""
        return int(self.context.tables.partners[self.context.links[edge], mask])

    def allowed(self, cell: Cell, bit: Mask, other: Cell) -> Mask:
        """Return the digits that *other* may have beside the digit of *bit* in *cell*, by a dot, a gap or a house."""
        return int(self.context.tables.partners[self.context.relation[cell, other], bit])

    def colour(self, edge: EdgeIndex) -> str:
        """Name the colour of a dot."""
        return _COLOURS[int(self.context.links[edge])]

    def is_gap(self, edge: EdgeIndex) -> bool:
        """Tell whether *edge* is a gap: without a dot, where that says something."""
        return int(self.context.links[edge]) in _GAPS

    def kin(self, edge: EdgeIndex, mask: Mask, digit: Digit) -> list[Said]:
        """Say what the digits of *mask*, which the gap *edge* rules out beside *digit*, are to it."""
        return kin(mask, digit, Link(self.context.links[edge]))

    def edge(self, cell: Cell, other: Cell) -> EdgeIndex | None:
        """Return the edge between two cells, if there is one that is not free."""
        edge = _edge_index(self.size).get((min(cell, other), max(cell, other)))
        return None if edge is None or self.context.links[edge] == _FREE else edge

    def sees(self, cell: Cell, other: Cell) -> bool:
        """Tell whether two cells share a house."""
        return other in self._peers[cell]

    def houses_of(self, cells: Iterable[Cell]) -> list[int]:
        """Return the houses that all *cells* share."""
        wanted = set(cells)
        return [number for number, house in enumerate(self.board.houses) if wanted <= set(house)]

    def edges_among(self, cells: Iterable[Cell]) -> list[EdgeIndex]:
        """Return the edges between any two of *cells* that are not free."""
        index = _edge_index(self.size)
        edges = [index[pair] for pair in combinations(sorted(cells), 2) if pair in index]
        return [edge for edge in edges if self.context.links[edge] != _FREE]

    def dots_at(self, cell: Cell) -> list[EdgeIndex]:
        """Return the dotted edges of *cell*."""
        border = self.context.tables.border[cell].tolist()
        return sorted({edge for edge in border if int(self.context.links[edge]) in _COLOURS})

    @property
    def without_partner(self) -> Mask:
        """The digits without half or double."""
        full: Mask = self.full
        return full & ~int(self.context.tables.partners[int(Link.BLACK), full])

    def dots_among(self, cells: Iterable[Cell]) -> list[EdgeIndex]:
        """Return the dotted edges between any two of *cells*."""
        return [edge for edge in self.edges_among(cells) if int(self.context.links[edge]) in _COLOURS]

    def verdicts(self, *, alone: int = 0) -> Said:
        """Say what the finding rules out, and what is left where that is little: r1c1 is not 5, which leaves 2 or 4.

        Where the sentence tells already what goes, or all that stays, only what is left is said, of up to so many
        digits *alone*: r1c1 is 2 or 4.
        """
        return self.verdicts_of(self.finding.removed, alone=alone)

    def verdicts_of(self, removed: Mapping[Cell, Mask], *, alone: int = 0) -> Said:
        """Say what of *removed* is ruled out, as ``verdicts`` does."""
        alike: dict[tuple[Mask, Mask], list[Cell]] = {}
        for cell, gone in sorted(removed.items()):
            left = self.candidates[cell] & ~gone
            if self.is_placed(cell) or left.bit_count() > max(alone, MAX_NAMED_DIGITS):
                left = 0
            key = (0, left) if 0 < left.bit_count() <= alone else (gone, left)
            alike.setdefault(key, []).append(cell)
        whole = _verdicts([self._verdict(cells, *key) for key, cells in alike.items()])
        if len(whole) <= _LONG_VERDICT:
            return whole
        by_digits: dict[Mask, list[Cell]] = {}
        for cell, gone in sorted(removed.items()):
            by_digits.setdefault(gone, []).append(cell)
        return _verdicts([self._verdict(cells, gone, 0) for gone, cells in by_digits.items()])

    def _verdict(self, cells: Sequence[Cell], gone: Mask, left: Mask) -> Said:
        names = self.names(cells)
        if left and not gone:
            return say("is", cells=names, digits=digits(left))
        if not left:
            return say("is-not", cells=names, digits=digits(gone))
        how = "is-and-is-not" if left.bit_count() == 1 else "is-not-leaving"
        return say(how, cells=names, digits=digits(left), gone=digits(gone))

    def not_digit(self, digit: Digit, house: int | None = None) -> Said:
        """Say in which cells *digit* cannot be: r1c1 and r1c2 are not 5; of many, the others of *house* or how many."""
        cells = sorted(self.finding.removed)
        if len(cells) > MAX_NAMED_CELLS:
            many = say("goes-from", count=len(cells))
            return many if house is None else say("others-are-not", house=self.house(house), digits=[digit])
        return say("is-not", cells=self.names(cells), digits=[digit])

    def why_gone(self, cells: Sequence[Cell], bit: Mask) -> list[Said]:
        """Say why the digit of *bit* is in none of *cells*: digits that see them, or their candidates."""
        digit = bit.bit_length()
        still_open = [cell for cell in cells if not self.is_placed(cell)]
        if not still_open:
            return [say("keeps-out-filled")]
        sources = self.sources(still_open, bit)
        seen = [cell for cell in still_open if any(self.sees(source, cell) for source in sources)]
        rest = [cell for cell in still_open if cell not in seen]
        named, longest = self.names(sources), max(seen, rest, key=len)
        many = longest if len(longest) > (MAX_NAMED_CELLS if seen and rest else 1) else None
        parts = []
        if seen:
            parts.append(
                say("sees-others", digit=digit, sources=named)
                if seen is many
                else say("sees", digit=digit, sources=named, cells=self.names(seen))
            )
        if rest:
            names = self.all_shown(rest)
            others = say("others-have-none-left", digit=digit)
            parts.append(others if rest is many else say("has-none-left", cells=names, digit=digit))
        return parts[::-1] if seen is many else parts

    def seen_in(self, cell: Cell, mask: Mask) -> dict[Cell, int]:
        """Return filled cells that *cell* sees with the digits of *mask*, one for each, and the house of both."""
        found: dict[Mask, tuple[Cell, int]] = {}
        for house, cells in enumerate(self.board.houses):
            for other in cells if cell in cells else ():
                if other != cell and self.is_placed(other) and self.candidates[other] & mask:
                    found.setdefault(self.candidates[other], (other, house))
        return dict(found.values())

    def sources(self, cells: Iterable[Cell], bit: Mask) -> list[Cell]:
        """Return few filled cells with the digit of *bit* that see as many of *cells* as any do."""
        waiting = set(cells)
        others = [cell for cell in self.board.cells if self.candidates[cell] == bit and self.is_placed(cell)]
        chosen = []
        while others and waiting:
            best = max(others, key=lambda one: (len(self._peers[one] & waiting), -one))
            seen = self._peers[best] & waiting
            if not seen:
                break
            waiting -= seen
            chosen.append(best)
        return sorted(chosen)


def each_of(parts: Sequence[Said]) -> Said:
    """Say all *parts*, one after the other."""
    return parts[0] if len(parts) == 1 else say("each-of", parts=parts)


def _verdicts(parts: Sequence[Said]) -> Said:
    if any(", " in part for part in parts):
        return each_of(parts)
    return parts[0] if len(parts) == 1 else say("all-of", parts=parts)


@cache
def _peers(board: Board) -> list[frozenset[Cell]]:
    return [frozenset(cells) for cells in tables_of(board).peers.tolist()]


@cache
def _edge_index(size: int) -> dict[tuple[Cell, Cell], EdgeIndex]:
    return {pair: edge for edge, pair in enumerate(geometry.board(size, boxes=False).edges)}


def digits(mask: Mask) -> list[Digit]:
    """Return the digits of *mask*.

    >>> digits(0b101010)
    [2, 4, 6]
    """
    return [bit.bit_length() for bit in each_bit(mask)]


def together(mask: Mask) -> str:
    """Write the digits of *mask* as candidates are written.

    >>> together(0b101010)
    '246'
    """
    return "".join(map(str, digits(mask)))


def likeness(one: Digit, other: Digit, gap: Link = Link.GAP) -> str:
    """Return what *one* is to *other*, where neighbours without a dot may not be that by what this *gap* demands.

    One and two are both consecutive and double: only what the gap rules out is told.

    >>> likeness(3, 6), likeness(8, 4), likeness(5, 6), likeness(6, 6)
    ('half', 'double', 'consecutive', 'same')
    >>> likeness(1, 2), likeness(1, 2, Link.NO_WHITE), likeness(1, 2, Link.NO_BLACK)
    ('consecutive', 'consecutive', 'half')
    """
    if one == other:
        return "same"
    if Dot.WHITE in ruled_out(gap) and agrees(Dot.WHITE, one, other):
        return "consecutive"
    return "half" if 2 * one == other else "double"


def kin(mask: Mask, digit: Digit, gap: Link = Link.GAP) -> list[Said]:
    """Say what the digits of *mask* are to *digit*, those that are the same to it together; as ``likeness``.

    >>> list(map(str, kin(0b10010100, 4)))
    ['3 and 5 are consecutive to 4', '8 is double 4']
    """
    alike: dict[str, Mask] = {}
    for bit in each_bit(mask):
        what = likeness(bit.bit_length(), digit, gap)
        alike[what] = alike.get(what, 0) | bit
    return [
        say("would-be-taken", digit=digit)
        if bits == 1 << digit - 1
        else say(f"are-{what}", digits=digits(bits), digit=digit)
        for what, bits in alike.items()
    ]
