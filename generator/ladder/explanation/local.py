"""Whether some clues can be filled where only some houses hold; the others need not.

The compiled search is told of no other houses: in place of each that does not hold stands once more one
that does. Without any house only dots and gaps are left, and a small search here suffices.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np

from kropki.generator.board import rules
from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import Link, Mask, each_bit
from kropki.generator.solver import kernel
from kropki.generator.solver.propagation import Words, cell_sets
from kropki.generator.solver.tables import Flags, Indices, Masks, edge_array, tables_of

_SLOWER = 40  # times, than the compiled search


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether there is a filling, ``None`` where the budget did not suffice; and how many nodes were visited."""

    found: bool | None
    nodes: int


def has_filling(masks: Masks, links: Indices, houses: Collection[int], budget: int) -> Answer:
    """Tell whether *masks* can be filled so that *links* and the *houses* (by number) hold, in at most *budget* nodes.

    *links* has one an edge, and a FREE one more. A node of the search here counts as many as it takes longer.
    """
    if not houses:
        answer = _across_edges(masks, links, budget // _SLOWER)
        return Answer(answer.found, min(budget, answer.nodes * _SLOWER))
    masks = masks.copy()
    masks[_is_free(masks.size, links, houses)] = 1
    solution = np.zeros((1, masks.size), dtype=np.uint8)
    count, nodes = kernel.search(masks, links, _sets(masks.size, sorted(houses)), 1, budget, solution)
    return Answer(True if count else None if nodes > budget else False, min(nodes, budget))


def _sets(cells: int, houses: Sequence[int]) -> Words:
    """Return the sets of cells as the compiled search takes them, of a board of *cells* where only *houses* hold."""
    size = int(cells**0.5)
    sets = cell_sets(size).copy()
    sets[cells:] = sets[cells + houses[0]]
    sets[[cells + house for house in houses]] = cell_sets(size)[[cells + house for house in houses]]
    holds = np.zeros(3 * size, dtype=np.bool_)
    holds[houses] = True
    member = tables_of(size).homes[:, None] >> np.arange(3 * size, dtype=np.uint32) & 1 == 1
    seen = np.where((member & holds)[:, :, None], cell_sets(size)[cells:], np.uint64(0))
    sets[:cells] = np.bitwise_or.reduce(seen, axis=1) & cell_sets(size)[:cells]
    sets.flags.writeable = False  # of the same type as those of a whole board: the search is compiled for one
    return sets


def _is_free(cells: int, links: Indices, houses: Collection[int]) -> Flags:
    """Tell of which cells nothing is asked; any digit would do."""
    tables, edges = tables_of(int(cells**0.5)), edge_array(int(cells**0.5))
    free: Flags = tables.homes & np.uint32(sum(1 << house for house in houses)) == 0
    free[edges[links[:-1] != Link.FREE].ravel()] = False
    return free


def _across_edges(masks: Masks, links: Indices, budget: int) -> Answer:
    """Tell whether *masks* can be filled so that *links* hold."""
    size = int(masks.size**0.5)
    across: dict[Cell, list[tuple[Cell, tuple[Mask, ...]]]] = {}
    for edge, (a, b) in enumerate(edge_array(size).tolist()):
        if links[edge] != Link.FREE:
            table = rules.partners(size, Link(links[edge]))
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
