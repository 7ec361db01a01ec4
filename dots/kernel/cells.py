"""How the compiled engine sees a board: cells with a border, a byte each, and a row of bits a player.

Every board lies in the same 64 columns, so that a step is a constant and a row of a player's
live dots one word. Cell = (y + 1) * 64 + x + 1; what surrounds the board is WALL.

    column  0     1 .. width     width + 1        offsets of one step
    row 0   WALL  WALL     WALL  WALL               -65  -64  -63
    row 1   WALL  a point  ...   WALL                -1    .   +1
    ...                                             +63  +64  +65

A cell's byte; bits 2 and 3 mean one thing outside of regions, another inside:

    0, 1   live dot of player 1, 2: it builds chains
    2, 3   open cell: in the pool of player 1, 2      in a region: inert dot of player 1, 2
    4, 5   in a region of player 1, 2                 both: WALL
    6      BOUND: a live dot of a ring that captured     no dot, no region: closed, under a drawn line
    7      GROUNDED: holds to the edge for whoever owns the dot, the region or the pool

Knows no rule. The tables say, for the live own dots around a cell, which *arcs* they form and
which *gaps* part them. Two arcs are parted where an orthogonal neighbour between them is free:
only there can a region lie between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from kropki.dots.board.board import Board, Point
from kropki.dots.kernel.jit import shared

Cell = int
Side = int  # 0 or 1: the player less one
Bytes = NDArray[np.uint8]
Shorts = NDArray[np.int16]
Log = NDArray[np.int32]
Numbers = NDArray[np.int64]
Words = NDArray[np.uint64]
Cells = TypeVar("Cells", int, Shorts)

if TYPE_CHECKING:

    def wide(value: Any) -> int:
        """Make *value* a number of 64 bits: compiled code adds small ones into small ones."""

else:
    wide = np.int64

STRIDE = 64
LIVE, POOL, INERT, AREA = 1, 4, 4, 16  # of player 1; that of player 2 is twice it
DOTS, POOLS, AREAS = 3, 12, 48
WALL = 48
BOUND, GROUNDED = 64, 128
TAKEN = DOTS | AREAS | BOUND  # a cell with none of these bits is open
LASTING = 63  # the bits that make a position; the other two follow from how it came about

_ORDER = (-1, -STRIDE - 1, -STRIDE, -STRIDE + 1, 1, STRIDE + 1, STRIDE, STRIDE - 1)  # clockwise from the west
_BIT = (3, 0, 1, 2, 5, 8, 7, 6)  # where each of these is in a pattern of three times three bits


def _arcs(pattern: int) -> tuple[list[int], list[int]]:
    """Return the steps to a member of each arc of *pattern*, and to a free neighbour after it."""
    own = [bool(pattern >> bit & 1) for bit in _BIT]
    free = [number for number in range(0, 8, 2) if not own[number]]
    members, gaps = [], []
    for at, number in enumerate(free):
        following = free[(at + 1) % len(free)]
        between = [(number + further) % 8 for further in range(1, (following - number - 1) % 8 + 1)]
        dots = [place for place in between if own[place]]
        if dots:
            members.append(_ORDER[dots[0]])
            gaps.append(_ORDER[number])
    if not free and any(own):
        return [_ORDER[own.index(True)]], [0]
    return members, gaps


def _tables() -> tuple[Bytes, Shorts, Shorts]:
    arcs = np.zeros(512, np.uint8)
    members, gaps = np.zeros(2048, np.int16), np.zeros(2048, np.int16)
    for pattern in range(512):
        if pattern & 16:
            continue  # the cell itself
        dots, free = _arcs(pattern)
        arcs[pattern] = len(dots)
        members[pattern * 4 : pattern * 4 + len(dots)] = dots
        gaps[pattern * 4 : pattern * 4 + len(free)] = free
    return arcs, members, gaps


def _turns() -> Bytes:
    turns = np.zeros(131, np.uint8)
    for number, step in enumerate(_ORDER):
        turns[step + 65] = number
    return turns


def _footing() -> Bytes:
    """Tell by a cell's byte, two bits each: for whom it grounds its neighbours, and who holds it, not yet grounded."""
    footing = np.zeros(256, np.uint8)
    for byte in range(256):
        holder = (byte & AREAS) // AREA if byte & AREAS else (byte & DOTS or (byte & POOLS) // POOL)
        footing[byte] = holder if byte & GROUNDED else 3 if byte == WALL else holder << 2
    return footing


FOOTING = _footing()
# by pattern: how many arcs; for each of up to four arcs the step to one of its dots, and to a free neighbour before it
ARCS, MEMBERS, GAPS = _tables()
AROUND = np.array(_ORDER, np.int16)  # the eight steps, clockwise from the west
TURNS = _turns()  # by step + 65: its number in AROUND


def cell_of(board: Board, point: Point) -> Cell:
    """Return the cell of *point*."""
    x, y = board.xy(point)
    return (y + 1) * STRIDE + x + 1


def point_of(board: Board, cell: Cell) -> Point:
    """Return the point of *cell*: the inverse of ``cell_of``."""
    return board.point(column_of(cell) - 1, row_of(cell) - 1)


@shared
def row_of(cell: Cells) -> Cells:
    """Return the row that *cell* is in, as drawn above: y + 1; of an array, that of each."""
    return cell >> 6


@shared
def column_of(cell: Cells) -> Cells:
    """Return the column that *cell* is in: x + 1; of an array, that of each."""
    return cell & 63


def cells_of(board: Board) -> Shorts:
    """Return the cells of all points of *board*, in reading order."""
    points = np.arange(board.width * board.height)
    return ((points // board.width + 1) * STRIDE + points % board.width + 1).astype(np.int16)


def empty_cells(board: Board) -> Shorts:
    """Return the bytes of an empty board, as many rows as it needs."""
    cells = np.full((board.height + 2) * STRIDE, WALL, dtype=np.int16)
    cells[cells_of(board)] = 0
    return cells
