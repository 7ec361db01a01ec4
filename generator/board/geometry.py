"""Cells, edges, houses and symmetries of a board: of size 4, 6 or 9 with boxes, of size 4 to 9 without.

Cells are integers in reading order. An *edge* joins two orthogonal neighbours; edges are
numbered by their upper or left cell in reading order, the edge below it before the edge
to its right. A *house* is a row, a column or, where there are boxes, a box.

    size 4             edges of the first two rows
    +----+----+         0 -1-  1 -3-  2 -5-  3
    |  0 1|  2 3|       |0     |2     |4     |6
    |  4 5|  6 7|       4 -8-  5 -10- 6 -12- 7
    +----+----+

This module knows no rule: neither what a dot means nor that a house holds every digit.
It is the only place that computes a neighbour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial

Cell = int
EdgeIndex = int
Permutation = tuple[int, ...]

SIZES = (4, 6, 9)  # of boards with boxes
SQUARES = (4, 5, 6, 7, 8, 9)  # of boards without
_BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3)}  # size -> rows and columns of a box
NOWHERE = -1


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The shape of a board, of which there is one: every table below follows from its *size*, and from its boxes."""

    size: int
    box_height: int  # the size where there are no boxes: the board is one
    box_width: int
    rows: tuple[tuple[Cell, ...], ...]
    columns: tuple[tuple[Cell, ...], ...]
    boxes: tuple[tuple[Cell, ...], ...]  # none, or as many as rows
    edges: tuple[tuple[Cell, Cell], ...]  # (upper or left cell, lower or right cell)
    below: tuple[EdgeIndex, ...]  # per cell: the edge to the cell below, or NOWHERE
    right: tuple[EdgeIndex, ...]  # per cell: the edge to the cell on the right, or NOWHERE
    symmetries: tuple[Permutation, ...]  # per symmetry and cell: where the cell goes; the first is the identity

    @property
    def cells(self) -> range:
        """All cells in reading order."""
        return range(self.size * self.size)

    @property
    def digits(self) -> range:
        """All digits, from 1 to the size."""
        return range(1, self.size + 1)

    @property
    def houses(self) -> tuple[tuple[Cell, ...], ...]:
        """Rows, then columns, then boxes."""
        return self.rows + self.columns + self.boxes

    @property
    def half_turn(self) -> Permutation:
        """The symmetry that turns the board upside down."""
        return tuple(reversed(self.cells))

    def leaders(self, symmetries: Iterable[Permutation]) -> Permutation:
        """Return, per cell, the lowest cell among those where *symmetries*, a whole group of them, carry it."""
        return tuple(map(min, zip(*symmetries, strict=True)))

    def powers(self, symmetry: Permutation) -> tuple[Permutation, ...]:
        """Return the group of *symmetry*: itself, done again and again, up to the identity.

        >>> len(board(9).powers(board(9).half_turn))
        2
        """
        found = [symmetry]
        while found[-1] != tuple(self.cells):
            found.append(tuple([symmetry[cell] for cell in found[-1]]))
        return tuple(found)

    def edge_across(self, edge: EdgeIndex, symmetry: Permutation) -> EdgeIndex:
        """Return the edge to which *symmetry* carries *edge*.

        >>> board(4).edge_across(0, board(4).half_turn)
        20
        """
        low, high = sorted(symmetry[cell] for cell in self.edges[edge])
        return self.right[low] if high - low == 1 else self.below[low]

    def edge_leaders(self, symmetries: Iterable[Permutation]) -> tuple[EdgeIndex, ...]:
        """Return, per edge, the lowest edge among those where *symmetries*, a whole group of them, carry it."""
        moves = list(symmetries)
        return tuple([min(self.edge_across(edge, move) for move in moves) for edge in range(len(self.edges))])

    def __reduce__(self) -> tuple[Callable[[int], Board], tuple[int]]:
        return partial(board, boxes=bool(self.boxes)), (self.size,)

    def name(self, cell: Cell) -> str:
        """Name *cell* by row and column, counted from 1.

        >>> board(9).name(11)
        'r2c3'
        """
        row, column = divmod(cell, self.size)
        return f"r{row + 1}c{column + 1}"

    def cell(self, name: str) -> Cell:
        """Return the cell called *name*; raise ``ValueError`` for any other text.

        >>> board(9).cell("r2c3")
        11
        """
        return _names(self.size).index(name)

    def move_edges(self, symmetry: Permutation) -> Permutation:
        """Give, for each edge, the edge it becomes when the cells move by *symmetry*."""
        index = _edge_index(self.size)
        return tuple(index[frozenset((symmetry[a], symmetry[b]))] for a, b in self.edges)


def board(size: int, *, boxes: bool = True) -> Board:
    """Return the board of *size*, with or without boxes; raise ``KeyError`` where there is none: see ``sizes``."""
    return _board(size, boxes=boxes)


def sizes(*, boxes: bool) -> tuple[int, ...]:
    """Return the sizes of boards with or without boxes."""
    return SIZES if boxes else SQUARES


def size_words(*, boxes: bool) -> str:
    """Return these sizes in words."""
    return "4, 6 or 9" if boxes else "4 to 9"


@cache
def _board(size: int, *, boxes: bool) -> Board:
    if size not in sizes(boxes=boxes):
        raise KeyError(size)
    height, width = _BOXES[size] if boxes else (size, size)
    lines = range(size)
    rows = tuple(tuple(r * size + c for c in lines) for r in lines)
    below, right, edges = _edges(size)
    return Board(
        size=size,
        box_height=height,
        box_width=width,
        rows=rows,
        columns=tuple(zip(*rows, strict=True)),
        boxes=tuple(
            tuple(rows[r + i][c + j] for i in range(height) for j in range(width))
            for r in range(0, size if boxes else 0, height)
            for c in range(0, size, width)
        ),
        edges=edges,
        below=below,
        right=right,
        symmetries=_symmetries(size, square_boxes=height == width),
    )


def _edges(size: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[Cell, Cell], ...]]:
    below = [NOWHERE] * (size * size)
    right = [NOWHERE] * (size * size)
    edges: list[tuple[Cell, Cell]] = []
    for cell in range(size * size):
        if cell < size * (size - 1):
            below[cell] = len(edges)
            edges.append((cell, cell + size))
        if cell % size < size - 1:
            right[cell] = len(edges)
            edges.append((cell, cell + 1))
    return tuple(below), tuple(right), tuple(edges)


def _symmetries(size: int, *, square_boxes: bool) -> tuple[Permutation, ...]:
    """Return the rotations and reflections that carry boxes to boxes: eight, or four where boxes are oblong."""
    last = size - 1
    moves: list[Callable[[int, int], tuple[int, int]]] = [
        lambda r, c: (r, c),
        lambda r, c: (r, last - c),
        lambda r, c: (last - r, c),
        lambda r, c: (last - r, last - c),
    ]
    if square_boxes:
        moves += [
            lambda r, c: (c, r),
            lambda r, c: (c, last - r),
            lambda r, c: (last - c, r),
            lambda r, c: (last - c, last - r),
        ]
    grid = [divmod(cell, size) for cell in range(size * size)]
    return tuple(tuple(row * size + column for row, column in (move(r, c) for r, c in grid)) for move in moves)


@cache
def _edge_index(size: int) -> dict[frozenset[Cell], EdgeIndex]:
    return {frozenset(edge): index for index, edge in enumerate(_edges(size)[2])}


@cache
def _names(size: int) -> tuple[str, ...]:
    board = _board(size, boxes=False)
    return tuple(map(board.name, board.cells))
