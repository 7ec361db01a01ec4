"""A puzzle as the ladder's compiled code reads it: its links, and the groups of cells filled together.

A *group* is a whole house, or a set of three to six cells held together by dots. Its shape
decides the rung that may use it:

    straight   o-o-o          bent   o-o        run of four: a path      tree: all others,
                                       |        of four cells            of four to six cells
                                       o

The houses come first, in their order.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.board.rules import Link
from generator.ladder.rungs import Shape
from generator.solver.jit import compiled, compiled_part
from generator.solver.tables import Indices, Masks, Tables, edge_array, relation_array, tables_of

MAX_DOTTED_CELLS = 6  # of a group held together by dots
MAX_GROUP_CELLS = 9  # of any group
MAX_GROUPS = 1500  # sizes that would go over it are left out as a whole; generated puzzles have a few hundred

Shapes = npt.NDArray[np.uint8]

_STRAIGHT = int(Shape.STRAIGHT)
_BENT = int(Shape.BENT)
_FOUR = int(Shape.FOUR)
_TREE = int(Shape.TREE)
_HOUSE = int(Shape.HOUSE)
_PAIR = int(Shape.PAIR)
_WHITE = int(Link.WHITE)
_BLACK = int(Link.BLACK)
_FREE = int(Link.FREE)


class Context(NamedTuple):
    """All that the deductions read of a puzzle but its candidates."""

    tables: Tables
    edges: Indices  # (edges, 2)
    links: Indices  # (edges + 1,)
    relation: Indices  # (cells, cells): what holds between any two cells
    groups: Indices  # (groups, MAX_GROUP_CELLS) cells
    sizes: Indices  # (groups,) cells in each group
    shapes: Shapes  # (groups,)
    exhausted_for: Masks  # (groups, MAX_GROUP_CELLS): candidates for which the group gave nothing


def build_context(size: int, links: Indices) -> Context:
    """Give the context of a board of *size* with *links* (one an edge, and a FREE one more)."""
    tables, edges = tables_of(size), edge_array(size)
    relation = relations(links, edges, relation_array(size))
    groups, sizes, shapes = _find_groups(links, edges, tables)
    return Context(tables, edges, links, relation, groups, sizes, shapes, np.zeros(groups.shape, dtype=np.int16))


def _find_groups(links: Indices, edges: Indices, tables: Tables) -> tuple[Indices, Indices, Shapes]:
    """Give every group: its cells, how many they are, and its shape."""
    # made here: in compiled code they take long to compile
    groups = np.zeros((MAX_GROUPS, MAX_GROUP_CELLS), dtype=np.uint8)
    sizes = np.full(MAX_GROUPS, tables.houses.shape[1], dtype=np.uint8)
    shapes = np.full(MAX_GROUPS, _HOUSE, dtype=np.uint8)
    seen = np.empty((2, 4096), dtype=np.uint64)
    count = find_groups(links, edges, tables, groups, sizes, shapes, seen)
    return groups[:count], sizes[:count], shapes[:count]


def relations(links: Indices, edges: Indices, plain: Indices) -> Indices:
    """Give what holds between any two cells: the link, else that they differ, else nothing."""
    relation = plain.copy()
    linked = links[:-1] != _FREE
    a, b = edges[linked].T
    relation[a, b] = relation[b, a] = links[:-1][linked]
    return relation


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
    """Give the places of *digit* (from 0) in *house*, a bit for each cell of the house in its order."""
    places = 0
    for k in range(context.tables.houses.shape[1]):
        places |= (candidates[context.tables.houses[house, k]] >> digit & 1) << k
    return places


@compiled
def find_groups(
    links: Indices,
    edges: Indices,
    tables: Tables,
    groups: Indices,
    sizes: Indices,
    shapes: Shapes,
    seen: npt.NDArray[np.uint64],
) -> int:
    """Write every group, its size and its shape; give their number. The pairs, which no rung uses, are what grows.

    *seen* is working memory: a hash set of the groups of one size, by their cells.
    """
    houses, n = tables.houses.shape
    for house in range(houses):
        for k in range(n):
            groups[house, k] = tables.houses[house, k]
    count: int = houses
    for edge in range(edges.shape[0]):
        if is_dotted(links[edge]):
            groups[count, 0] = edges[edge, 0]
            groups[count, 1] = edges[edge, 1]
            sizes[count] = 2
            shapes[count] = _PAIR
            count += 1
    first = houses
    for size in range(3, MAX_DOTTED_CELLS + 1):
        last = count
        count = grow(groups, sizes, first, last, size, links, tables, seen)
        if count < 0:
            count = last
            break
        first = last
        for group in range(first, count):
            shapes[group] = shape_of(groups[group], size, links, tables)
    return count


@compiled_part
def grow(
    groups: Indices,
    sizes: Indices,
    first: int,
    last: int,
    size: int,
    links: Indices,
    tables: Tables,
    seen: npt.NDArray[np.uint64],
) -> int:
    """Append the groups of *size* that extend those from *first* to *last*; give their end, -1 for too many."""
    for slot in range(seen.shape[1]):
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
                if inside:
                    continue
                low, high = cells_as_bits(groups[group], size - 1, other)
                if not is_new(low, high, seen):
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
    """Give the cells of *group* and *other* as a set of bits: cells below 64, and the others."""
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
def is_new(low: np.uint64, high: np.uint64, seen: npt.NDArray[np.uint64]) -> bool:
    """Add a set of cells to *seen* (open addressing); tell whether it is new."""
    space = np.uint64(seen.shape[1] - 1)
    slot = ((low ^ (high * np.uint64(0x9E3779B97F4A7C15))) * np.uint64(0xBF58476D1CE4E5B9)) >> np.uint64(40) & space
    while seen[0, slot] or seen[1, slot]:
        if seen[0, slot] == low and seen[1, slot] == high:
            return False
        slot = (slot + np.uint64(1)) & space
    seen[0, slot] = low
    seen[1, slot] = high
    return True


@compiled_part
def shape_of(group: Indices, size: int, links: Indices, tables: Tables) -> int:
    """Give the shape of *group*."""
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
