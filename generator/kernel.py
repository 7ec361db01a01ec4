"""The compiled search: how many solutions a puzzle has, up to a limit and within a budget.

Knows the rules only as tables. A node is one state of the board: candidates are narrowed
until nothing changes (dots and gaps by table across each edge, naked and hidden singles),
then the cell with the fewest candidates is split in two, "is d" and "is not d". Waiting
states lie on an explicit stack:

    stack[depth] = one mask a cell, the state to go on with when the deeper ones are done
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from generator import rules
from generator.compiled import compiled, compiled_part
from generator.puzzle import Grid, Puzzle
from generator.rules import Dot
from generator.tables import Flags, Indices, Masks, Tables, tables

DEFAULT_BUDGET = 1_000_000  # nodes; about a second
_KEPT = 2  # solutions handed back: the first, and one more that proves there are many


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a search found: *solutions* up to its limit; a lower bound where not *complete*."""

    solutions: int
    solution: Grid | None  # the first one found
    nodes: int
    complete: bool  # False: the budget ran out
    second: Grid | None = None  # another one, where there is one


def solve(puzzle: Puzzle, *, limit: int = 2, budget: int = DEFAULT_BUDGET) -> Outcome:
    """Count the solutions of *puzzle* up to *limit*, visiting at most *budget* nodes."""
    found = np.zeros((_KEPT, len(puzzle.givens)), dtype=np.uint8)
    count, nodes = search(candidates(puzzle), link_array(puzzle), tables(puzzle.size), limit, budget, found)
    grids = [Grid(puzzle.size, tuple(row.tolist())) for row in found[: min(count, _KEPT)]]
    return Outcome(
        solutions=count,
        solution=grids[0] if grids else None,
        nodes=min(nodes, budget),
        complete=nodes <= budget,
        second=grids[1] if len(grids) > 1 else None,
    )


def candidates(puzzle: Puzzle) -> Masks:
    """Give the masks to start from: the given alone, or every digit."""
    return _masks(puzzle.size)[np.frombuffer(bytes(puzzle.givens), dtype=np.uint8)]


def link_array(puzzle: Puzzle) -> Indices:
    """Give the link of each edge, and one FREE link more for the padding of ``Tables.border``."""
    links = np.zeros(len(puzzle.dots) + 1, dtype=np.uint8)
    links[:-1] = _links(puzzle.negative)[np.frombuffer(bytes(puzzle.dots), dtype=np.uint8)]
    return links


@cache
def _masks(size: int) -> Masks:
    """Give the mask of each given, by its digit; 0 stands for an open cell."""
    return np.array([(1 << size) - 1, *(1 << digit - 1 for digit in range(1, size + 1))], dtype=np.int16)


@cache
def _links(negative: bool) -> Indices:
    """Give the link of each dot, by its number."""
    return np.array([rules.link(dot, negative=negative) for dot in Dot], dtype=np.uint8)


@compiled
def search(start: Masks, links: Indices, board: Tables, limit: int, budget: int, found: Indices) -> tuple[int, int]:
    """Count solutions up to *limit* and nodes; more nodes than *budget* say that it ran out.

    The first solutions are written to the rows of *found*. *start* is left as it was.
    """
    cells = start.size
    stack = np.empty((cells + 1, cells), dtype=np.int16)  # each deeper state has one more cell decided
    split = np.empty(cells + 1, dtype=np.uint8)  # the cell whose other half waits at this depth
    queue = np.empty(cells, dtype=np.uint8)
    queued = np.ones(cells, dtype=np.bool_)
    for cell in range(cells):
        stack[0, cell] = start[cell]
        queue[cell] = cell
    waiting = cells
    pairs = cells > 0  # a variable: a literal would have ``narrow`` compiled once more
    dirty = np.uint32((1 << board.houses.shape[0]) - 1)
    count = 0
    nodes = 0
    depth = 0
    while True:
        nodes += 1
        if nodes > budget:
            break
        open_cell = cells
        if narrow(stack[depth], links, board, queue, queued, waiting, dirty, pairs):
            open_cell = fewest_candidates(stack[depth])
            if open_cell == cells:
                if count < found.shape[0]:
                    write_digits(stack[depth], found[count])
                count += 1
                if count == limit:
                    break
        if open_cell < cells:
            for cell in range(cells):
                stack[depth + 1, cell] = stack[depth, cell]
            mask = int(stack[depth, open_cell])
            low = mask & -mask
            stack[depth, open_cell] = mask ^ low
            stack[depth + 1, open_cell] = low
            split[depth] = open_cell
            depth += 1
        else:
            if depth == 0:
                break
            depth -= 1
        changed = split[depth] if open_cell == cells else np.uint8(open_cell)
        queue[0] = changed
        queued[changed] = True
        waiting = 1
        dirty = board.homes[changed]
    return count, nodes


@compiled
def narrow(
    state: Masks,
    links: Indices,
    board: Tables,
    queue: Indices,
    queued: Flags,
    waiting: int,
    dirty: np.uint32,
    pairs: bool,
) -> bool:
    """Narrow *state* in place until nothing changes; tell whether it may still have a solution.

    *queue*[:waiting] are the cells whose masks changed, *queued* says which those are, *dirty*
    has a bit for each house to look through. The queue is empty again at the end, come what may:
    what is left in it after a contradiction would poison the next node. Without *pairs*, a cell
    speaks across its edges only once it is decided.
    """
    full = (1 << board.houses.shape[1]) - 1
    while True:
        while waiting:
            waiting -= 1
            cell = queue[waiting]
            queued[cell] = False
            mask = state[cell]
            for side in range(4 if pairs or mask & (mask - 1) == 0 else 0):
                other = board.near[cell, side]
                old = state[other]
                new = old & board.partners[links[board.border[cell, side]], mask]
                if new != old:
                    state[other] = new
                    dirty |= board.homes[other]
                    if not queued[other]:
                        queued[other] = True
                        queue[waiting] = other
                        waiting += 1
                    if new == 0:
                        return empty_queue(queue, queued, waiting)
            if mask & (mask - 1) == 0:
                for k in range(board.peers.shape[1]):
                    other = board.peers[cell, k]
                    old = state[other]
                    if old & mask:
                        state[other] = old ^ mask
                        dirty |= board.homes[other]
                        if not queued[other]:
                            queued[other] = True
                            queue[waiting] = other
                            waiting += 1
                        if old == mask:
                            return empty_queue(queue, queued, waiting)
        if dirty == 0:
            return True
        house = 0
        while (dirty >> np.uint32(house)) & 1 == 0:
            house += 1
        dirty ^= np.uint32(1) << np.uint32(house)
        once = 0
        twice = 0
        for k in range(board.houses.shape[1]):
            mask = state[board.houses[house, k]]
            twice |= once & mask
            once |= mask
        if once != full:
            return False
        single = once & ~twice
        if single:
            for k in range(board.houses.shape[1]):
                cell = board.houses[house, k]
                mask = state[cell]
                hit = mask & single
                if hit & (hit - 1):  # two digits that have only this cell
                    return empty_queue(queue, queued, waiting)
                if hit and hit != mask:
                    state[cell] = hit
                    dirty |= board.homes[cell]
                    queued[cell] = True
                    queue[waiting] = cell
                    waiting += 1


@compiled_part
def empty_queue(queue: Indices, queued: Flags, waiting: int) -> bool:
    """Forget the waiting cells; give False, the verdict that leads here."""
    for k in range(waiting):
        queued[queue[k]] = False
    return False


@compiled_part
def fewest_candidates(state: Masks) -> int:
    """Give the open cell with the fewest candidates, the first of them, or ``state.size`` when none is open."""
    best = state.size
    least = 99
    for cell in range(state.size):
        mask = state[cell]
        count = 0
        while mask:
            mask &= mask - 1
            count += 1
        if 1 < count < least:
            least = count
            best = cell
            if count == 2:
                break
    return best


@compiled_part
def write_digits(state: Masks, digits: Indices) -> None:
    """Write the digit of each cell, all of them decided, into *digits*."""
    for cell in range(state.size):
        mask = state[cell]
        digit = 0
        while mask:
            mask >>= 1
            digit += 1
        digits[cell] = digit
