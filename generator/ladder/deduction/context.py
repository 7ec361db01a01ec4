"""A puzzle as the ladder's compiled code reads it: its links, and the groups of cells filled together.

A *group* is a whole house, or a set of three to six cells held together by dots. Its shape
decides the rung that may use it:

    straight   o-o-o          bent   o-o        run of four: a path      tree: all others,
                                       |        of four cells            of four to six cells
                                       o

The houses come first, in their order. A group whose cells lie in one house, joined by dots of one colour, is a *run*
in that house. Then come the *squares* of four cells with a dot, and with at most one edge that promises nothing, and
last the shape *two*: four to six cells of a house in one or two groups, as many as there is room
for, without those to which a dot joins one more cell.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Board
from kropki.generator.board.rules import Link
from kropki.generator.ladder.deduction.masks import count_bits
from kropki.generator.ladder.rungs import RUNGS, Level, Primitive, Shape
from kropki.generator.solver.jit import compiled, compiled_part
from kropki.generator.solver.tables import DIFFERENT, Indices, Masks, Tables, edge_array, relation_array, tables_of

MAX_DOTTED_CELLS = 6  # of a group held together by dots
MAX_GROUP_CELLS = 9  # of any group
MAX_GROUPS = 1500  # sizes that would go over it are left out as a whole; generated puzzles have a few hundred

MAX_SQUARES = 64  # all of a 9x9 board
MAX_TWOS = 600  # groups of the shape two; generated puzzles have some dozens

Shapes = npt.NDArray[np.uint8]
Reach = npt.NDArray[np.int64]  # (5,) see ``reach``
Seen = npt.NDArray[np.uint64]

_STRAIGHT = int(Shape.STRAIGHT)
_BENT = int(Shape.BENT)
_FOUR = int(Shape.FOUR)
_TREE = int(Shape.TREE)
_HOUSE = int(Shape.HOUSE)
_PAIR = int(Shape.PAIR)
_TWO = int(Shape.TWO)
_SQUARE = int(Shape.SQUARE)
_LEAST_SEEN, _MOST_SEEN = 64, 4096  # slots of a hash set
_MORE = 16  # slots for each group that grows: one of five cells grows in twelve ways at most
_LEAST, _MOST = 4, MAX_DOTTED_CELLS  # cells of two groups
_WHITE = int(Link.WHITE)
_BLACK = int(Link.BLACK)
_FREE = int(Link.FREE)
_CELLS: dict[int, int] = {
    Shape.STRAIGHT: 3,
    Shape.BENT: 3,
    Shape.FOUR: 4,
    Shape.TREE: MAX_DOTTED_CELLS,
}  # at most, of a shape that dots join


class Context(NamedTuple):
    """All that the deductions read of a puzzle but its candidates."""

    tables: Tables
    edges: Indices  # (edges, 2)
    links: Indices  # (edges + 1,)
    relation: Indices  # (cells, cells): what holds between any two cells
    groups: Indices  # (groups, MAX_GROUP_CELLS) cells
    sizes: Indices  # (groups,) cells in each group
    shapes: Shapes  # (groups,)
    runs: Shapes  # (groups,) the ``Colour`` of a run in a house, else 0
    exhausted_for: Masks  # (groups, MAX_GROUP_CELLS): candidates for which the group gave nothing
    contained_for: Masks  # (groups, MAX_GROUP_CELLS): candidates for which it is known what
    contained: Masks  # (groups,) every filling of the group uses


def board_of(context: Context) -> Board:
    """Return the board of *context*."""
    houses, size = context.tables.houses.shape
    return geometry.board(size, boxes=houses > 2 * size)


def build_context(board: Board, links: Indices, hardest: Level = Level.EXTREME) -> Context:
    """Return the context of a *board* with *links* (one an edge, and a FREE one more).

    It has the groups that rungs up to the level *hardest* look at.
    """
    return Room(board).context(links, hardest)


class Room:
    """Room for the groups of a *board*, of one after another: a context is good until the next is made."""

    def __init__(self, board: Board) -> None:
        # made here: in compiled code they take long to compile
        most = MAX_GROUPS + MAX_SQUARES + MAX_TWOS
        groups = np.zeros((most, MAX_GROUP_CELLS), dtype=np.uint8)
        sizes = np.full(most, board.size, dtype=np.uint8)
        shapes = np.full(most, _HOUSE, dtype=np.uint8)
        links = np.zeros(len(board.edges) + 1, dtype=np.uint8)
        self.whole = _context(board, links, groups, sizes, shapes, np.zeros(most, dtype=np.uint8))
        self.seen = np.empty((2, _MOST_SEEN), dtype=np.uint64)

    def context(self, links: Indices, hardest: Level) -> Context:
        """Return the context of a board, as ``build_context`` does."""
        return self.first(find_anew(self.whole, links, reach(hardest), self.seen), links)

    def first(self, count: int, links: Indices) -> Context:
        """Return the context of a board of which *count* groups are here."""
        whole = self.whole
        return Context(
            whole.tables,
            whole.edges,
            links,
            whole.relation,
            whole.groups[:count],
            whole.sizes[:count],
            whole.shapes[:count],
            whole.runs[:count],
            whole.exhausted_for[:count],
            whole.contained_for[:count],
            whole.contained[:count],
        )


def _context(board: Board, links: Indices, groups: Indices, sizes: Indices, shapes: Shapes, runs: Shapes) -> Context:
    exhausted_for, contained_for = np.zeros((2, *groups.shape), dtype=np.int16)
    contained = np.zeros(sizes.size, dtype=np.int16)
    tables, relation = tables_of(board), relation_array(board).copy()
    return Context(
        tables, edge_array(board), links, relation, groups, sizes, shapes, runs, exhausted_for, contained_for, contained
    )


@cache
def reach(hardest: Level) -> Reach:
    """Return which groups the rungs up to *hardest* look at.

    How many cells joined by dots; how many where they lie in one house; whether at runs, at squares, at two groups.
    """
    rungs = [rung for rung in RUNGS if rung.level.rank <= hardest.rank]
    kinds = {rung.primitive for rung in rungs}
    most = 0
    for rung in rungs:
        if rung.primitive == Primitive.GROUP:
            most = max(most, _CELLS.get(rung.parameter, 0))
        elif rung.primitive == Primitive.RUN_CONTAINED:
            most = max(most, rung.parameter)
    runs, twos = Primitive.HOUSE_RUN in kinds, Primitive.TWO_GROUPS in kinds
    squares = (Primitive.GROUP, Shape.SQUARE) in {(rung.primitive, rung.parameter) for rung in rungs}
    found = np.array([most, MAX_DOTTED_CELLS if runs else most, runs, squares, twos], dtype=np.int64)
    found.setflags(write=False)
    return found


@compiled
def find_anew(context: Context, links: Indices, wanted: Reach, seen: Seen) -> int:
    """Write to a whole context the groups that are *wanted*, of a board with *links*; give their number.

    *seen* is working memory: a hash set of the groups of one size, by their cells.
    """
    for edge in range(context.edges.shape[0]):
        one, other = context.edges[edge]
        context.relation[one, other] = DIFFERENT
        context.relation[other, one] = DIFFERENT
    for group in range(context.runs.size):
        context.runs[group] = 0
    count = find_groups(links, context, wanted[0], wanted[1], seen)
    if wanted[2]:
        mark_runs(links, context.tables, context.groups, context.sizes, count, context.runs)
    if wanted[3]:
        count = find_squares(context, count)
    if wanted[4]:
        count = find_twos(links, context.tables, context.groups, context.sizes, context.shapes, count)
    for group in range(count):
        for k in range(context.groups.shape[1]):
            context.exhausted_for[group, k] = 0
            context.contained_for[group, k] = 0
    return count


@compiled_part
def regroup(context: Context, links: Indices, wanted: Reach, seen: Seen) -> Context:
    """Return the context of other *links*, in the room of a whole one."""
    count = find_anew(context, links, wanted, seen)
    return Context(
        context.tables,
        context.edges,
        links,
        context.relation,
        context.groups[:count],
        context.sizes[:count],
        context.shapes[:count],
        context.runs[:count],
        context.exhausted_for[:count],
        context.contained_for[:count],
        context.contained[:count],
    )


@compiled_part
def is_dotted(link: int) -> bool:
    """Tell whether *link* is a dot of either colour."""
    return link in (_WHITE, _BLACK)


@compiled_part
def sees(context: Context, cell: int, other: int) -> bool:
    """Tell whether two cells share a house."""
    return cell != other and context.tables.homes[cell] & context.tables.homes[other] != 0


@compiled_part
def places_of(context: Context, candidates: Masks, house: int, digit: int) -> int:
    """Return the places of *digit* (from 0) in *house*, a bit for each cell of the house in its order."""
    places = 0
    for k in range(context.tables.houses.shape[1]):
        places |= (candidates[context.tables.houses[house, k]] >> digit & 1) << k
    return places


@compiled_part
def find_groups(links: Indices, context: Context, most: int, most_in_house: int, seen: Seen) -> int:
    """Write every group of up to *most* cells, and in one house of up to *most_in_house*; give their number.

    The pairs, which no rung uses, are what grows. What holds across each edge is written to the relation.
    """
    tables, edges, groups, sizes, shapes = context.tables, context.edges, context.groups, context.sizes, context.shapes
    for edge in range(edges.shape[0]):
        if links[edge] != _FREE:
            context.relation[edges[edge, 0], edges[edge, 1]] = links[edge]
            context.relation[edges[edge, 1], edges[edge, 0]] = links[edge]
    houses, n = tables.houses.shape
    for house in range(houses):
        for k in range(n):
            groups[house, k] = tables.houses[house, k]
    count: int = houses
    for edge in range(edges.shape[0] if most_in_house else 0):
        if is_dotted(links[edge]):
            groups[count, 0] = edges[edge, 0]
            groups[count, 1] = edges[edge, 1]
            sizes[count] = 2
            shapes[count] = _PAIR
            count += 1
    first = houses
    for size in range(3, max(most, most_in_house) + 1):
        last = count
        count = grow(groups, sizes, first, last, size, links, tables, seen, size > most)
        if count < 0:
            count = last
            break
        first = last
        for group in range(first, count):
            shapes[group] = shape_of(groups[group], size, links, tables)
    return count


@compiled
def mark_runs(links: Indices, tables: Tables, groups: Indices, sizes: Indices, count: int, runs: Shapes) -> None:
    """Write to *runs* the colour of the groups in one house that dots of one colour hold together."""
    for group in range(tables.houses.shape[0], count):
        size = sizes[group]
        homes = tables.homes[groups[group, 0]]
        for k in range(1, size):
            homes &= tables.homes[groups[group, k]]
        if size < 3 or homes == 0:
            continue
        for colour in (_WHITE, _BLACK):
            joined = 0
            for k in range(size):
                for side in range(4):
                    if links[tables.border[groups[group, k], side]] == colour:
                        for j in range(size):
                            joined += groups[group, j] == tables.near[groups[group, k], side]
            if joined >= 2 * (size - 1):  # each dot is counted from both its ends
                runs[group] = colour


@compiled
def find_squares(context: Context, count: int) -> int:
    """Append the squares, and return the new number of groups."""
    n = context.tables.houses.shape[1]
    for corner in range(n * (n - 1) - 1):
        if corner % n == n - 1:
            continue
        dots = 0
        free = 0
        for k in range(4):
            one = corner + (0, 0, 1, n)[k]
            other = corner + (1, n, n + 1, n + 1)[k]
            dots += is_dotted(context.relation[one, other])
            free += context.relation[one, other] == DIFFERENT
        if dots and free <= 1:
            for k in range(4):
                context.groups[count, k] = corner + (0, 1, n, n + 1)[k]
            context.sizes[count] = 4
            context.shapes[count] = _SQUARE
            count += 1
    return count


@compiled
def find_twos(links: Indices, tables: Tables, groups: Indices, sizes: Indices, shapes: Shapes, count: int) -> int:
    """Append the groups of the shape two, and return the new number of groups."""
    n = tables.houses.shape[1]
    beside = np.zeros(n, dtype=np.int64)  # of each cell of a house: those that a dot joins to it, a bit each
    last = min(count + MAX_TWOS, groups.shape[0])
    for house in range(tables.houses.shape[0]):
        dotted = 0
        for k in range(n):
            beside[k] = 0
            for side in range(4):
                if is_dotted(links[tables.border[tables.houses[house, k], side]]):
                    for j in range(n):
                        if tables.houses[house, j] == tables.near[tables.houses[house, k], side]:
                            beside[k] |= 1 << j
            dotted |= int(beside[k] != 0) << k
        chosen = dotted
        while chosen and count < last:
            if is_two(beside, chosen, dotted):
                size = 0
                for k in range(n):
                    if chosen >> k & 1:
                        groups[count, size] = tables.houses[house, k]
                        size += 1
                sizes[count] = size
                shapes[count] = _TWO
                count += 1
            chosen = chosen - 1 & dotted
    return count


@compiled_part
def is_two(beside: npt.NDArray[np.int64], chosen: int, dotted: int) -> bool:
    """Tell whether the cells *chosen* of a house are one or two groups, with no room for one more cell beside them."""
    size = count_bits(chosen)
    if size < _LEAST or size > _MOST:
        return False
    around = 0
    for k in range(beside.size):
        if chosen >> k & 1:
            if beside[k] & chosen == 0:
                return False
            around |= int(beside[k])
    if size < _MOST and around & ~chosen:
        return False
    parts = 0
    rest = chosen
    while rest:
        part = rest & -rest
        while True:
            reached = part
            for k in range(beside.size):
                if part >> k & 1:
                    reached |= int(beside[k])
            reached &= chosen
            if reached == part:
                break
            part = reached
        parts += 1
        rest &= ~part
    return parts <= 2


@compiled_part
def grow(
    groups: Indices,
    sizes: Indices,
    first: int,
    last: int,
    size: int,
    links: Indices,
    tables: Tables,
    seen: Seen,
    in_house: bool,
) -> int:
    """Append the groups of *size* that extend those from *first* to *last*; give their end, -1 for too many.

    *in_house*: only those in one house.
    """
    space = _LEAST_SEEN
    while space < _MORE * (last - first) and space < seen.shape[1]:
        space *= 2
    for slot in range(space):
        seen[0, slot] = 0
        seen[1, slot] = 0
    count = last
    for group in range(first, last):
        for k in range(size - 1):
            cell = groups[group, k]
            for side in range(4):
                if not is_dotted(links[tables.border[cell, side]]):
                    continue
                other = tables.near[cell, side]
                inside = False
                for j in range(size - 1):
                    inside = inside or groups[group, j] == other
                homes = tables.homes[other]
                for j in range(size - 1 if in_house else 0):
                    homes &= tables.homes[groups[group, j]]
                if inside or homes == 0:
                    continue
                low, high = cells_as_bits(groups[group], size - 1, other)
                if not is_new(low, high, seen, space):
                    continue
                if count == MAX_GROUPS:
                    return -1
                for j in range(size - 1):
                    groups[count, j] = groups[group, j]
                groups[count, size - 1] = other
                sizes[count] = size
                count += 1
    return count


@compiled_part
def cells_as_bits(group: Indices, size: int, other: int) -> tuple[np.uint64, np.uint64]:
    """Return the cells of *group* and *other* as a set of bits: cells below 64, and the others."""
    low = np.uint64(0)
    high = np.uint64(0)
    for k in range(size + 1):
        cell = other if k == size else group[k]
        if cell < 64:
            low |= np.uint64(1) << np.uint64(cell)
        else:
            high |= np.uint64(1) << np.uint64(cell - 64)
    return low, high


@compiled_part
def is_new(low: np.uint64, high: np.uint64, seen: Seen, space: int) -> bool:
    """Add a set of cells to the first *space* slots of *seen* (open addressing); tell whether it is new."""
    last = np.uint64(space - 1)
    slot = ((low ^ (high * np.uint64(0x9E3779B97F4A7C15))) * np.uint64(0xBF58476D1CE4E5B9)) >> np.uint64(40) & last
    while seen[0, slot] or seen[1, slot]:
        if seen[0, slot] == low and seen[1, slot] == high:
            return False
        slot = (slot + np.uint64(1)) & last
    seen[0, slot] = low
    seen[1, slot] = high
    return True


@compiled_part
def shape_of(group: Indices, size: int, links: Indices, tables: Tables) -> int:
    """Return the shape of *group*."""
    if size == 3:
        for house in range(2 * tables.houses.shape[1]):
            inside = 0
            for k in range(tables.houses.shape[1]):
                for j in range(3):
                    inside += tables.houses[house, k] == group[j]
            if inside == 3:
                return _STRAIGHT
        return _BENT
    if size == 4 and has_path(group, links, tables):
        return _FOUR
    return _TREE


@compiled_part
def has_path(group: Indices, links: Indices, tables: Tables) -> bool:
    """Tell whether dots lead through the four cells of *group* in one path; they do unless one joins all the others."""
    widest = 0
    for k in range(4):
        degree = 0
        for side in range(4):
            if is_dotted(links[tables.border[group[k], side]]):
                for j in range(4):
                    degree += group[j] == tables.near[group[k], side]
        widest = max(widest, degree)
    return widest < 3
