"""Where everything of a board under way stands in two arrays, and how it is written.

    field, int16     cells | parents | marks | places | queues of 4 floods | chains of 4 floods
    tally, int64     scores, hash and ends of queues, and a row of bits a player and row of cells

*cells* are as in ``cells``; *parents*: for a cell with a dot, a dot of the same group, itself at
the root; *marks* and *places* tell what a flood or a walk has seen, and are 0 between moves.
Whoever *keeps* what he changes has it logged: what stood there before, to be taken back.

Knows no rule.
"""

from __future__ import annotations

import numpy as np

from dots.kernel.cells import BOUND, DOTS, LASTING, STRIDE, Cell, Log, Numbers, Shorts, Side, wide
from dots.kernel.jit import compiled_part

SIZE = 4096  # cells of the largest board, and room
PARENT, MARK, PLACE, QUEUE, RING = (number * SIZE for number in (1, 2, 3, 4, 8))  # where they begin in a field
FIELD = 12 * SIZE
# what stands where in a tally; the first KEPT are saved before each move
HELD, LEFT, HASH, TOP, KEPT = 0, 2, 3, 4, 5  # HELD and HELD + 1: enemy dots that each side holds
HEADS, TAILS, STATUS, LENGTHS = 8, 12, 16, 20  # of the four floods
ROWS = 32  # per side and row of cells: a bit for each live dot
TALLY = ROWS + 2 * STRIDE


@compiled_part
def write_cell(field: Shorts, tally: Numbers, log: Log, cell: Cell, byte: int, keep: bool) -> None:
    """Set a cell, with what follows from it: the row bits, the hash and the log."""
    old = wide(field[cell])
    changed = (old ^ byte) & DOTS
    if changed:
        bit = wide(1) << (cell & 63)
        if changed & 1:
            tally[ROWS + (cell >> 6)] ^= bit
        if changed & 2:
            tally[ROWS + STRIDE + (cell >> 6)] ^= bit
    if keep:
        log[tally[TOP]] = cell << 16 | old
        tally[TOP] += 1
        tally[HASH] ^= mixed(cell, old) ^ mixed(cell, byte)
    field[cell] = byte


@compiled_part
def flag(field: Shorts, tally: Numbers, log: Log, cell: Cell, bit: int, keep: bool) -> None:
    """Change one bit of a cell that no hash knows of."""
    if keep:
        log[tally[TOP]] = cell << 16 | wide(field[cell])
        tally[TOP] += 1
    field[cell] ^= bit


@compiled_part
def mixed(cell: Cell, byte: int) -> int:
    """Give the Zobrist number of *byte* on *cell*, 0 for an open cell."""
    number = np.uint64((LASTING if byte == BOUND else byte & LASTING) << 12 | cell)
    if number >> np.uint64(12) == np.uint64(0):
        return wide(0)
    number *= np.uint64(0x9E3779B97F4A7C15)
    number = (number ^ (number >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    return wide(number ^ (number >> np.uint64(29)))


@compiled_part
def write_parent(field: Shorts, tally: Numbers, log: Log, cell: Cell, parent: Cell, keep: bool) -> None:
    """Set a parent, and log what it was."""
    if keep:
        log[tally[TOP]] = 1 << 28 | cell << 16 | wide(field[PARENT + cell])
        tally[TOP] += 1
    field[PARENT + cell] = parent


@compiled_part
def root_of(field: Shorts, tally: Numbers, log: Log, cell: Cell, keep: bool) -> Cell:
    """Give the root of *cell*'s group; halve the way to it."""
    here = wide(cell)
    while True:
        above = wide(field[PARENT + here])
        if above == here:
            break
        further = wide(field[PARENT + above])
        if further != above:
            write_parent(field, tally, log, here, further, keep)
        here = further
    return here


@compiled_part
def pattern_of(tally: Numbers, cell: Cell, side: Side) -> int:
    """Give the live dots of *side* around an open *cell* as nine bits, row by row."""
    row = side * STRIDE + (cell >> 6)
    column = (cell & 63) - 1
    above = (tally[ROWS + row - 1] >> column) & 7
    beside = (tally[ROWS + row] >> column) & 5
    below = (tally[ROWS + row + 1] >> column) & 7
    return wide(above | beside << 3 | below << 6)
