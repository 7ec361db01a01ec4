"""Whether some clues can be filled where only some houses hold; the others need not.

The compiled search is told of no other houses. Without any house only dots and gaps are left, and a small search here
suffices.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kropki.generator.board import rules
from kropki.generator.board.geometry import Board, Cell
from kropki.generator.board.rules import Link, Mask, each_bit
from kropki.generator.solver import kernel
from kropki.generator.solver.propagation import Words, cell_sets
from kropki.generator.solver.tables import Flags, Indices, Masks, edge_array, tables_of

Houses = npt.NDArray[np.uint32]

_SLOWER = 40  # times, than the compiled search


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether there is a filling, ``None`` where the budget did not suffice; and how many nodes were visited."""

    found: bool | None
    nodes: int


def has_filling(board: Board, masks: Masks, links: Indices, houses: Collection[int], budget: int) -> Answer:
    """Tell whether *masks* can be filled so that *links* and the *houses* (by number) hold, in at most *budget* nodes.

    *links* has one an edge, and a FREE one more. A node of the search here counts as many as it takes longer.
    """
    if not houses:
        answer = _across_edges(board, masks, links, budget // _SLOWER)
        return Answer(answer.found, min(budget, answer.nodes * _SLOWER))
    chosen = np.array(sorted(houses), dtype=np.uint32)
    within = tables_of(board).homes[:, None] >> chosen & 1 == 1  # a row of each cell, a column of each house
    asked = within.any(axis=1)
    asked[edge_array(board)[links[:-1] != Link.FREE].ravel()] = True
    masks = np.where(asked, masks, np.int16(1))  # of a cell of which nothing is asked, any digit would do
    solution = np.zeros((1, masks.size), dtype=np.uint8)
    count, nodes = kernel.search(masks, links, _sets(board, chosen, within), 1, budget, solution)
    return Answer(True if count else None if nodes > budget else False, min(nodes, budget))


def _sets(board: Board, houses: Houses, within: Flags) -> Words:
    """Return the sets of cells as the compiled search takes them, of a *board* where only *houses* hold."""
    cells, rows = np.split(cell_sets(board), [len(board.cells)])
    held = rows[houses]
    peers = np.bitwise_or.reduce(np.where(within[:, :, None], held, np.uint64(0)), axis=1) & cells
    sets = np.concatenate([peers, held])
    sets.flags.writeable = False  # of the same type as those of a whole board: the search is compiled for one
    return sets


def _across_edges(board: Board, masks: Masks, links: Indices, budget: int) -> Answer:
    """Tell whether *masks* can be filled so that *links* hold."""
    across: dict[Cell, list[tuple[Cell, tuple[Mask, ...]]]] = {}
    for edge, (a, b) in enumerate(board.edges):
        if links[edge] != Link.FREE:
            table = rules.partners(board.size, Link(links[edge]))
            across.setdefault(a, []).append((b, table))
            across.setdefault(b, []).append((a, table))
    stack = [(masks.tolist(), list(across))]
    nodes = 0
    while stack:
        options, waiting = stack.pop()
        nodes += 1
        if nodes > budget:
            return Answer(None, budget)
        while waiting:
            cell = waiting.pop()
            for other, table in across[cell]:
                if options[other] & ~table[options[cell]]:
                    options[other] &= table[options[cell]]
                    waiting.append(other)
        if not all(options):
            continue
        open_cells = [cell for cell in across if options[cell].bit_count() > 1]
        if not open_cells:
            return Answer(found=True, nodes=nodes)
        cell = min(open_cells, key=lambda one: options[one].bit_count())
        stack += [
            ([bit if one == cell else mask for one, mask in enumerate(options)], [cell])
            for bit in each_bit(options[cell])
        ]
    return Answer(found=False, nodes=nodes)
