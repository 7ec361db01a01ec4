"""Where everything of a board under way stands in two arrays, and how it is written.

    field, int16     cells | parents | lines | bars | queues of 4 floods | chains of 4 floods | marks | places
    tally, int64     scores, hash and ends of queues, and a row of bits a player and row of cells

*cells* are as in ``cells``; *parents*: for a cell with a dot, a dot of the same group, itself at
the root; *lines* and *bars*: which steps from a cell are drawn, and which cross one that is, where chains have steps
of two (see ``long_steps``); *marks* and *places* tell what a flood or a walk has seen, and are 0 between moves.
Whoever *keeps* what he changes has it logged: what stood there before, to be taken back.

Knows no rule.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kropki.dots.kernel.cells import (
    BOUND,
    DOTS,
    LASTING,
    STRIDE,
    Cell,
    Log,
    Numbers,
    Shorts,
    Side,
    column_of,
    row_of,
    wide,
)
from kropki.dots.kernel.jit import compiled_part, inlined

SIZE = 4096  # cells of the largest board, and room
PARENT, LINE, BAR, QUEUE, RING, MARK, PLACE = (number * SIZE for number in (1, 2, 3, 4, 8, 12, 13))  # where they begin
FIELD = 14 * SIZE
# what stands where in a tally; the first KEPT are saved before each move
HELD, LEFT, HASH, TOP, KEPT = 0, 2, 3, 4, 5  # HELD and HELD + 1: enemy dots that each side holds
WIDE, LONG = 5, 6  # what holds on a board: whether HELD counts every point of a region; whether chains have long steps
HEADS, TAILS, STATUS, LENGTHS = 8, 12, 16, 20  # of the four floods
ROWS = 32  # per side and row of cells: a bit for each live dot
TALLY = ROWS + 2 * STRIDE

BLOCK = 28  # the bits of a log entry from which on it says in which block of the field the cell is

NO_LOG: Log = np.zeros(1, np.int32)


class BoardState(NamedTuple):
    """A board under way, and the log that undoes its moves.

    Each array of a tuple is passed to every function that takes it. So these take arrays alone, measured:

    - the floods of ``closing`` (``flood_gaps``, ``_spread``, ``_hand_over``): with a log that they do not need,
      playouts took 3% more;
    - frames are not part of this: with them playouts took 5% more;
    - ``_put``, ``_lay`` and ``_take_back`` of ``field``, which Python calls for each dot: with a tuple a call takes
      3 µs more, and a dot takes one.
    """

    field: Shorts
    tally: Numbers
    log: Log = NO_LOG  # needed where changes are kept

    def copy(self, log: Log = NO_LOG) -> BoardState:
        """Return the same board in arrays of its own, with nothing to be taken back; *log* is room for what will be."""
        tally = self.tally.copy()
        tally[TOP] = 0
        return BoardState(self.field.copy(), tally, log)


@compiled_part
def copy_cells(state: BoardState, work: BoardState, end: Cell) -> None:
    """Make the cells of *work* before *end* what those of *state* are, with their parents, and all its tally."""
    for cell in range(end):
        work.field[cell] = state.field[cell]
        work.field[PARENT + cell] = state.field[PARENT + cell]
    if state.tally[LONG]:
        for cell in range(end):
            work.field[LINE + cell] = state.field[LINE + cell]
            work.field[BAR + cell] = state.field[BAR + cell]
    for place in range(TALLY):
        work.tally[place] = state.tally[place]


@inlined
def toggle(tally: Numbers, cell: Cell, changed: int) -> None:
    """Turn the bits of *cell* in the rows of those players whose bit in *changed*, of DOTS, is set."""
    if changed:
        bit = wide(1) << column_of(cell)
        if changed & 1:
            tally[ROWS + row_of(cell)] ^= bit
        if changed & 2:
            tally[ROWS + STRIDE + row_of(cell)] ^= bit


@compiled_part
def write_cell(state: BoardState, cell: Cell, byte: int, keep: bool) -> None:
    """Set a cell, with what follows from it: the row bits, the hash and the log."""
    tally = state.tally
    old = wide(state.field[cell])
    toggle(tally, cell, (old ^ byte) & DOTS)
    if keep:
        state.log[tally[TOP]] = cell << 16 | old
        tally[TOP] += 1
        tally[HASH] ^= mixed(cell, old) ^ mixed(cell, byte)
    state.field[cell] = byte


@compiled_part
def flag(state: BoardState, cell: Cell, bit: int, keep: bool) -> None:
    """Change one bit of a cell that no hash knows of."""
    if keep:
        state.log[state.tally[TOP]] = cell << 16 | wide(state.field[cell])
        state.tally[TOP] += 1
    state.field[cell] ^= bit


@compiled_part
def mixed(cell: Cell, byte: int) -> int:
    """Return the Zobrist number of *byte* on *cell*, 0 for an open cell."""
    number = np.uint64((LASTING if byte == BOUND else byte & LASTING) << 12 | cell)
    if number >> np.uint64(12) == np.uint64(0):
        return wide(0)
    number *= np.uint64(0x9E3779B97F4A7C15)
    number = (number ^ (number >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    return wide(number ^ (number >> np.uint64(29)))


@compiled_part
def write(state: BoardState, block: int, cell: Cell, value: int, keep: bool) -> None:
    """Set what a *block* of the field, PARENT, LINE or BAR, has for *cell*, and log what it was."""
    if keep:
        state.log[state.tally[TOP]] = (block // SIZE) << BLOCK | cell << 16 | (wide(state.field[block + cell]) & 0xFFFF)
        state.tally[TOP] += 1
    state.field[block + cell] = value


@compiled_part
def root_of(state: BoardState, cell: Cell, keep: bool) -> Cell:
    """Return the root of *cell*'s group; halve the way to it."""
    here = wide(cell)
    while True:
        above = wide(state.field[PARENT + here])
        if above == here:
            break
        further = wide(state.field[PARENT + above])
        if further != above:
            write(state, PARENT, here, further, keep)
        here = further
    return here


@compiled_part
def pattern_of(tally: Numbers, cell: Cell, side: Side) -> int:
    """Return the live dots of *side* around an open *cell* as nine bits, row by row."""
    row = side * STRIDE + row_of(cell)
    column = column_of(cell) - 1
    above = (tally[ROWS + row - 1] >> column) & 7
    beside = (tally[ROWS + row] >> column) & 5
    below = (tally[ROWS + row + 1] >> column) & 7
    return wide(above | beside << 3 | below << 6)
