"""The geometry and the rules as arrays, the form that compiled code reads.

Masks are 16 bits wide, indices 8; where a cell has fewer than four neighbours, the list is
padded with the cell itself across a link that demands nothing.

    near[cell]   = the up to four neighbours         cells
    border[cell] = the edges to those cells          edges (the padding is edge number E)
    peers[cell]  = the other cells of its houses     20 on 9x9
    partners[relation][mask] = digits with a partner in mask under that relation
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from kropki.generator.board import rules
from kropki.generator.board.geometry import Board
from kropki.generator.board.rules import Link

Indices = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.int16]
Flags = npt.NDArray[np.bool_]

Number = TypeVar("Number", bound=np.generic)

DIFFERENT = len(Link)  # the relation of two cells that share a house and no more


class Tables(NamedTuple):
    """What the compiled code knows of a board; all arrays are read-only."""

    houses: Indices  # (3n, n) cells of each house; (2n, n) where there are no boxes
    homes: npt.NDArray[np.uint32]  # (cells,) the houses of a cell, a bit each
    peers: Indices  # (cells, peers)
    near: Indices  # (cells, 4)
    border: Indices  # (cells, 4)
    partners: Masks  # (4 links and DIFFERENT, 2**n)


@cache
def tables_of(board: Board) -> Tables:
    """Return the tables of *board*."""
    near, border = _neighbours(board)
    homes = [sum(1 << h for h, house in enumerate(board.houses) if cell in house) for cell in board.cells]
    peers = [
        sorted({other for house in board.houses if cell in house for other in house} - {cell}) for cell in board.cells
    ]
    return Tables(
        houses=_frozen(board.houses, np.uint8),
        homes=_frozen(homes, np.uint32),
        peers=_frozen(peers, np.uint8),
        near=_frozen(near, np.uint8),
        border=_frozen(border, np.uint8),
        partners=_frozen([*(rules.partners(board.size, link) for link in Link), _different(board.size)], np.int16),
    )


@cache
def edge_array(board: Board) -> Indices:
    """Return the two cells of each edge, shape (edges, 2)."""
    return _frozen(board.edges, np.uint8)


@cache
def relation_array(board: Board) -> Indices:
    """Return FREE or DIFFERENT for any two cells, shape (cells, cells)."""
    peers = [set(row) for row in tables_of(board).peers.tolist()]
    return _frozen([[DIFFERENT * (other in near) for other in range(len(peers))] for near in peers], np.uint8)


def _different(size: int) -> list[int]:
    """Give, for each mask, the digits that differ from one of it."""
    full = (1 << size) - 1
    return [0 if mask == 0 else full if mask & (mask - 1) else full ^ mask for mask in range(1 << size)]


def _neighbours(board: Board) -> tuple[list[list[int]], list[list[int]]]:
    near: list[list[int]] = [[] for _ in board.cells]
    border: list[list[int]] = [[] for _ in board.cells]
    for edge, (a, b) in enumerate(board.edges):
        for cell, other in ((a, b), (b, a)):
            near[cell].append(other)
            border[cell].append(edge)
    for cell in board.cells:
        missing = 4 - len(near[cell])
        near[cell] += [cell] * missing
        border[cell] += [len(board.edges)] * missing
    return near, border


def _frozen(values: object, kind: type[Number]) -> npt.NDArray[Number]:
    array = np.array(values, dtype=kind)
    array.setflags(write=False)
    return array
