"""The compiled search for every digit that some solution has in some cell, and for random solutions.

Like the kernel it knows nothing of the rules, and its states are those of ``propagation``. The state of
the board before anything is tried, the root, lies at the bottom of the stack: what is proved impossible
leaves it, and so every later search has less to look at.

    stack:  root | the states that wait in the search at hand
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from kropki.generator.solver.jit import compiled, compiled_part
from kropki.generator.solver.propagation import (
    DIGITS,
    LOWER,
    SAVED,
    SPLIT,
    STACK,
    STATE,
    Word,
    Words,
    choose,
    go_back,
    load,
    narrow,
    side,
    trailing_zeros,
    write_digits,
)
from kropki.generator.solver.tables import Indices, Masks

Counts = npt.NDArray[np.int64]
Logs = npt.NDArray[np.float64]

_EACH = 256  # nodes

_ZERO = Word(0)
_ONE = Word(1)
_SPLIT = Word(SPLIT)


@compiled
def possible(
    start: Masks, links: Indices, sets: Words, budget: int, counts: Counts, still: Masks
) -> tuple[int, int, bool]:
    """Find each digit that some solution has in a cell; return solutions seen, nodes, and whether all is settled.

    *counts* (cells by digits) counts in how many of the solutions seen a cell has a digit; a digit that has
    been counted before is not searched for. *still* gets the digits of each cell that are not ruled out.
    A digit that takes more than ``_EACH`` nodes is left for the end: then those that are left get the rest.
    """
    size = side(start.size)
    work = np.empty(STACK + (start.size + 2) * SAVED, dtype=np.uint64)
    digits = np.empty(start.size, dtype=np.uint8)
    load(work, start, links, size)
    seen = 0
    nodes = 1
    each = _EACH
    late = np.zeros(start.size, dtype=np.int16)  # the digits of each cell that were left for the end
    alive = narrow(work, sets, size)
    keep_root(work, still, size, alive)
    while alive:
        go_back(work, 0)
        cell, digit = unseen(work, counts, late)
        if cell < 0:
            if not late.any():
                return seen, nodes, True
            late[:] = 0
            each *= _EACH
            continue
        decide(work, cell, digit)
        depth = 1
        found = False
        before = nodes
        while depth and not found:
            nodes += 1
            if nodes > budget:
                return seen, nodes, False
            if nodes - before > each:
                late[cell] |= 1 << digit
                break
            if narrow(work, sets, size):
                upper, lower = choose(work)
                if upper | lower:
                    branch(work, depth, upper, lower, counts)
                    depth += 1
                    continue
                found = True
            else:
                depth -= 1
                if depth:
                    go_back(work, depth)
        if found:
            write_digits(work, digits)
            seen += 1
            for other in range(start.size):
                counts[other, digits[other] - 1] += 1
        elif depth == 0:
            go_back(work, 0)
            exclude(work, cell, digit)
            alive = narrow(work, sets, size)
            keep_root(work, still, size, alive)
    return seen, nodes, True


@compiled
def sample(start: Masks, links: Indices, sets: Words, seed: int, logs: Logs, found: Indices) -> tuple[int, int]:
    """Go down from the board once for each of *logs*, a random digit at each split; return solutions met and nodes.

    A way that ends in a solution writes it to the next row of *found*, and to *logs* the logarithm of the
    product of its choices. Each other way has minus infinity there: the mean of the products over all ways
    estimates the number of solutions without bias (Knuth 1975).
    """
    size = side(start.size)
    work = np.empty(STACK + SAVED, dtype=np.uint64)
    load(work, start, links, size)
    alive = narrow(work, sets, size)
    save(work, 0)
    chance = Word(seed) | _ONE
    met = 0
    nodes = 1
    for k in range(logs.size):
        go_back(work, 0)
        product = 0.0
        going = alive
        while going:
            upper, lower = choose(work)
            if upper | lower == _ZERO:
                break
            cell = cell_of(upper, lower)
            number = 0
            for digit in range(size):
                number += is_possible(work, cell, digit)
            chance ^= chance << Word(13)
            chance ^= chance >> Word(7)
            chance ^= chance << Word(17)
            chosen = np.int64((chance >> Word(33)) % Word(number))
            for digit in range(size):
                if is_possible(work, cell, digit):
                    if chosen == 0:
                        decide(work, cell, digit)
                        break
                    chosen -= 1
            product += math.log(number)
            nodes += 1
            going = narrow(work, sets, size)
        logs[k] = product if going else -np.inf
        if going:
            write_digits(work, found[met])
            met += 1
    return met, nodes


@compiled_part
def keep_root(work: Words, still: Masks, size: int, alive: bool) -> None:
    """Put the state to the bottom of the stack, and write its digits to *still*; none where it is not *alive*."""
    save(work, 0)
    for cell in range(still.size):
        still[cell] = 0
        if alive:
            for digit in range(size):
                still[cell] |= is_possible(work, cell, digit) << digit


@compiled_part
def save(work: Words, depth: int) -> None:
    """Put the state on the stack."""
    for k in range(SAVED):
        work[STACK + depth * SAVED + k] = work[k]


@compiled_part
def cell_of(upper: Word, lower: Word) -> int:
    """Return the cell that is the only one of a set."""
    return int(np.int64(trailing_zeros(upper) if upper else _SPLIT + trailing_zeros(lower)))


@compiled_part
def is_possible(work: Words, cell: int, digit: int) -> int:
    """Return 1 if the cell still has the digit (from 0), else 0."""
    row = STATE + LOWER * (cell >= SPLIT) + digit
    return int(np.int64(work[row] >> Word(cell % SPLIT) & _ONE))


@compiled_part
def unseen(work: Words, counts: Counts, late: Masks) -> tuple[int, int]:
    """Return a cell and a digit of it that no solution has shown yet, but none of *late*; -1 if there is none."""
    for cell in range(counts.shape[0]):
        for digit in range(counts.shape[1]):
            if counts[cell, digit] == 0 and late[cell] >> digit & 1 == 0 and is_possible(work, cell, digit):
                return cell, digit
    return -1, -1


@compiled_part
def decide(work: Words, cell: int, digit: int) -> None:
    """Leave the cell that digit alone."""
    row = STATE + LOWER * (cell >= SPLIT)
    place = _ONE << Word(cell % SPLIT)
    for other in range(DIGITS):
        if other != digit:
            work[row + other] &= ~place


@compiled_part
def exclude(work: Words, cell: int, digit: int) -> None:
    """Take that digit from the cell."""
    work[STATE + LOWER * (cell >= SPLIT) + digit] &= ~(_ONE << Word(cell % SPLIT))


@compiled_part
def branch(work: Words, depth: int, upper: Word, lower: Word, counts: Counts) -> None:
    """Decide one cell by its digit that was seen least, and put the state without that digit on the stack."""
    cell = cell_of(upper, lower)
    best = -1
    for digit in range(counts.shape[1]):
        if is_possible(work, cell, digit) and (best < 0 or counts[cell, digit] < counts[cell, best]):
            best = digit
    save(work, depth)
    work[STACK + depth * SAVED + STATE + LOWER * (cell >= SPLIT) + best] &= ~(_ONE << Word(cell % SPLIT))
    decide(work, cell, best)
