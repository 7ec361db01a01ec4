"""What the ladder looks at: the links of a puzzle, and the groups of cells to be filled together.

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
from generator.solver.tables import Indices, Masks, Tables, edge_array, relation_array, tables

LARGEST = 6  # cells that dots hold together
WIDEST = 9  # cells of any group
MOST = 1500  # groups; sizes that would go over it are left out as a whole. Generated puzzles have a few hundred

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


class Scene(NamedTuple):
    """A puzzle as the ladder sees it; its candidates are kept apart."""

    board: Tables
    edges: Indices  # (edges, 2)
    links: Indices  # (edges + 1,)
    relation: Indices  # (cells, cells): what holds between any two cells
    groups: Indices  # (groups, WIDEST) cells
    sizes: Indices  # (groups,) cells in each group
    shapes: Shapes  # (groups,)
    barren: Masks  # (groups, WIDEST): the candidates in which the group was last seen to give nothing


def scene(size: int, links: Indices) -> Scene:
    """Give the scene of a board of *size* with *links* (one an edge, and one more, FREE)."""
    board, edges = tables(size), edge_array(size)
    relation = relations(links, edges, relation_array(size))
    groups, sizes, shapes = _find_groups(links, edges, board)
    return Scene(board, edges, links, relation, groups, sizes, shapes, np.zeros(groups.shape, dtype=np.int16))


def _find_groups(links: Indices, edges: Indices, board: Tables) -> tuple[Indices, Indices, Shapes]:
    """Give every group: its cells, how many they are, and its shape."""
    groups = np.zeros((MOST, WIDEST), dtype=np.uint8)  # made here: in compiled code they take long to compile
    sizes = np.full(MOST, board.houses.shape[1], dtype=np.uint8)
    shapes = np.full(MOST, _HOUSE, dtype=np.uint8)
    seen = np.empty((2, 4096), dtype=np.uint64)
    count = find_groups(links, edges, board, groups, sizes, shapes, seen)
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
def sees(scene: Scene, cell: int, other: int) -> bool:
    """Tell whether two cells share a house."""
    return cell != other and scene.board.homes[cell] & scene.board.homes[other] != 0


@compiled_part
def places_of(scene: Scene, state: Masks, house: int, digit: int) -> int:
    """Give the places of *digit* (from 0) in *house*, a bit for each cell of the house in its order."""
    places = 0
    for k in range(scene.board.houses.shape[1]):
        places |= (state[scene.board.houses[house, k]] >> digit & 1) << k
    return places


@compiled
def find_groups(
    links: Indices,
    edges: Indices,
    board: Tables,
    groups: Indices,
    sizes: Indices,
    shapes: Shapes,
    seen: npt.NDArray[np.uint64],
) -> int:
    """Write every group, its size and its shape; give their number. The pairs, which no rung uses, are what grows.

    *seen* is room for the groups of one size, found again by their cells.
    """
    houses, n = board.houses.shape
    for house in range(houses):
        for k in range(n):
            groups[house, k] = board.houses[house, k]
    count: int = houses
    for edge in range(edges.shape[0]):
        if is_dotted(links[edge]):
            groups[count, 0] = edges[edge, 0]
            groups[count, 1] = edges[edge, 1]
            sizes[count] = 2
            shapes[count] = _PAIR
            count += 1
    first = houses
    for size in range(3, LARGEST + 1):
        last = count
        count = grow(groups, sizes, first, last, size, links, board, seen)
        if count < 0:
            count = last
            break
        first = last
        for group in range(first, count):
            shapes[group] = shape_of(groups[group], size, links, board)
    return count


@compiled_part
def grow(
    groups: Indices,
    sizes: Indices,
    first: int,
    last: int,
    size: int,
    links: Indices,
    board: Tables,
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
                if not is_dotted(links[board.border[cell, side]]):
                    continue
                other = board.near[cell, side]
                inside = False
                for j in range(size - 1):
                    inside = inside or groups[group, j] == other
                if inside:
                    continue
                low, high = bits_of(groups[group], size - 1, other)
                if not is_new(low, high, seen):
                    continue
                if count == MOST:
                    return -1
                for j in range(size - 1):
                    groups[count, j] = groups[group, j]
                groups[count, size - 1] = other
                sizes[count] = size
                count += 1
    return count


@compiled_part
def bits_of(group: Indices, size: int, other: int) -> tuple[np.uint64, np.uint64]:
    """Give the cells of *group* and *other* as two words of bits."""
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
    """Remember a set of cells (open addressing); tell whether it was unknown."""
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
def shape_of(group: Indices, size: int, links: Indices, board: Tables) -> int:
    """Give the shape of *group*."""
    if size == 3:
        for house in range(2 * board.houses.shape[1]):
            inside = 0
            for k in range(board.houses.shape[1]):
                for j in range(3):
                    inside += board.houses[house, k] == group[j]
            if inside == 3:
                return _STRAIGHT
        return _BENT
    if size == 4 and has_path(group, links, board):
        return _FOUR
    return _TREE


@compiled_part
def has_path(group: Indices, links: Indices, board: Tables) -> bool:
    """Tell whether dots lead through the four cells of *group* in one path; they do unless one joins all the others."""
    widest = 0
    for k in range(4):
        degree = 0
        for side in range(4):
            if is_dotted(links[board.border[group[k], side]]):
                for j in range(4):
                    degree += group[j] == board.near[group[k], side]
        widest = max(widest, degree)
    return widest < 3
