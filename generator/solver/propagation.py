"""The board in layers, one a digit, and what narrows it: the part of the search that takes the most time.

A layer is the set of cells where its digit is still possible, a bit a cell in two words of 64
bits. So one operation looks at a digit in all cells at once, and since the layers lie side by
side, the processor looks at several digits at once as well. Knows the rules only as tables.

An edge is free, has a white or a black dot, or is a gap: four kinds. What a gap demands is one of ``GAP``,
``NO_WHITE`` and ``NO_BLACK``, the same for all gaps of a board; it chooses the table.

    upper word = cells 0 to 53 (of 9x9 the first six rows), lower word = the other cells

All that a search writes to lies in one array, so that the compiler can see what overlaps:

    STATE     upper words of digits 1 to 9 and three words of padding, then the lower words
    DECIDED   the cells whose digits have left the cells that see them, upper and lower
    CELLS     the cells of this board, upper and lower
    SUPPORT   which cells could stand beside a digit: the state once for each kind of edge but the free ones
    ALONE     where a digit has its only place in some house; which digits lack one
    EDGES     the cells that look right across each kind, upper and lower, the free being all others; those that
              look left; those that look down; those that look up
    CROWDED   the cells with at least three, two, one dots
    RULE      what the gaps demand: its place in PARTNERS
    LENGTH    LANES, hidden from the compiler: loops of known length are unrolled, and then not vectorized
    STACK     the states that wait, as much as SAVED of each
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from kropki.generator.board import rules
from kropki.generator.board.geometry import Board
from kropki.generator.board.rules import Link
from kropki.generator.solver.jit import compiled_part, inlined
from kropki.generator.solver.tables import Indices, Masks, tables_of
from kropki.jit import is_interpreted

Word = np.uint64
Words = npt.NDArray[np.uint64]

SPLIT = 54  # cells of the upper word: of 9x9 the first six rows
DIGITS = 9
LANES = 12  # digits, padded for the processor's vectors

STATE = 0
LOWER = LANES  # from an upper to a lower word
DECIDED = STATE + 2 * LANES
CELLS = DECIDED + 2
SAVED = CELLS  # words: all that changes from state to state
SUPPORT = CELLS + 2
ALONE = SUPPORT + 6 * LANES
EDGES = ALONE + 3 * LANES  # an even number, as all here: the upper word comes first
RIGHT = EDGES
BACK = 2 * 4  # from the cells that look one way to those that look back
DOWN = RIGHT + 2 * BACK
CROWDED = EDGES + 4 * BACK
RULE = CROWDED + 6
LENGTH = RULE + 1
STACK = LENGTH + 1


def _trailing_zeros(word: Any) -> int:
    """Return the place of the lowest bit of *word*, where nothing is compiled."""
    return (int(word) & -int(word)).bit_length() - 1


trailing_zeros: Any = _trailing_zeros
if not is_interpreted():
    from numba.cpython.unsafe import numbers

    trailing_zeros = numbers.trailing_zeros  # one instruction, whose hints are those of the function that makes it

_ZERO = Word(0)
_ONE = Word(1)
_ALL = ~_ZERO
_SPLIT = Word(SPLIT)
_FREE = 2 * int(Link.FREE)
_WHITE = 2 * int(Link.WHITE)
_BLACK = 2 * int(Link.BLACK)
_GAP = 2 * int(Link.GAP)
_GAPS = (Link.GAP, Link.NO_WHITE, Link.NO_BLACK)  # the greatest numbers, one after the other


@cache
def cell_sets(board: Board) -> Words:
    """Return sets of cells, a row of two words each: for each cell those that see it, then each house."""
    sets = tables_of(board).peers.tolist() + tables_of(board).houses.tolist()
    words = [sum(1 << cell for cell in cells) for cells in sets]
    array = np.array([(word & (1 << SPLIT) - 1, word >> SPLIT) for word in words], dtype=np.uint64)
    array.setflags(write=False)
    return array


def _partners() -> Words:
    """Return for each rule of gaps, digit, kind of edge and lane all bits where the lane's digit may stand beside it.

    Elsewhere there are none.
    """
    table = np.zeros((len(_GAPS), DIGITS, 3, LANES), dtype=np.uint64)
    for rule, gap in enumerate(_GAPS):
        for digit in range(DIGITS):
            for k, link in enumerate((Link.WHITE, Link.BLACK, gap)):
                mask = rules.partners(DIGITS, link)[1 << digit]
                table[rule, digit, k] = [_ALL if mask >> lane & 1 else _ZERO for lane in range(LANES)]
    return table.reshape(len(_GAPS), DIGITS, 3 * LANES)


PARTNERS = _partners()


@inlined
def side(cells: int) -> int:
    """Return how many cells a side of a board of so many *cells* has."""
    return int(np.sqrt(cells))


@compiled_part
def load(work: Words, start: Masks, links: Indices, size: int) -> None:
    """Fill *work* for the board of *size* with the masks *start* and *links*."""
    for k in range(STACK):
        work[k] = _ZERO
    work[LENGTH] = Word(LANES)
    for cell in range(start.size):
        work[CELLS + (cell >= SPLIT)] |= _ONE << Word(cell % SPLIT)
    for digit in range(size):
        work[STATE + digit] = work[CELLS]
        work[STATE + LOWER + digit] = work[CELLS + 1]
    for cell in range(start.size):
        if start[cell] != (1 << size) - 1:
            row = STATE + LOWER * (cell >= SPLIT)
            for digit in range(size):
                if start[cell] >> digit & 1 == 0:
                    work[row + digit] ^= _ONE << Word(cell % SPLIT)
    load_edges(work, links, size)


@compiled_part
def load_edges(work: Words, links: Indices, size: int) -> None:
    """Note which cells look across which link, and the cells with many dots."""
    edge = 0
    for cell in range(size * size):
        place = _ONE << Word(cell % SPLIT)
        if cell < size * (size - 1):
            work[DOWN + kind_of(work, links[edge]) + (cell >= SPLIT)] |= place
            edge += 1
        if cell % size < size - 1:
            work[RIGHT + kind_of(work, links[edge]) + (cell >= SPLIT)] |= place
            edge += 1
    for at, step in ((RIGHT, 1), (DOWN, size)):
        for link in (_WHITE, _BLACK, _GAP):
            upper, lower = onward(work[at + link], work[at + link + 1], Word(step))
            work[at + BACK + link] = upper
            work[at + BACK + link + 1] = lower
        for side in (at, at + 1, at + BACK, at + BACK + 1):
            dotted = work[side + _WHITE] | work[side + _BLACK]
            work[side + _FREE] = ~(dotted | work[side + _GAP])
            row = CROWDED + (side & 1)
            work[row] |= work[row + 2] & dotted
            work[row + 2] |= work[row + 4] & dotted
            work[row + 4] |= dotted


@inlined
def kind_of(work: Words, link: int) -> int:
    """Return the kind of an edge with *link*, twice; where it is a gap, note what gaps demand."""
    if 2 * link <= _GAP:
        return 2 * link
    work[RULE] = Word(link - _GAP // 2)
    return _GAP


@inlined
def onward(upper: Word, lower: Word, step: Word) -> tuple[Word, Word]:
    """Move a set of cells by *step* to higher cells."""
    return upper << step, lower << step | upper >> _SPLIT - step


@inlined
def backward(upper: Word, lower: Word, step: Word) -> tuple[Word, Word]:
    """Move a set of cells by *step* to lower cells."""
    return upper >> step | lower << _SPLIT - step, lower >> step


@inlined
def narrow(work: Words, sets: Words, size: int) -> bool:
    """Narrow the state until nothing changes; tell whether it may still have a solution."""
    while place_singles(work, sets):
        support(work)
        changed = False
        for axis in range(2):  # a loop, since functions are compiled once for each literal that they are given
            changed |= look_across(work, RIGHT + axis * (DOWN - RIGHT), Word(size) if axis else _ONE)
        if not (changed or place_hidden(work, sets, size)):
            return True
    return False


@compiled_part
def narrow_across(work: Words, sets: Words, size: int) -> bool:
    """Narrow the state, as ``narrow`` does: compiled once for all who call it."""
    return narrow(work, sets, size)


@compiled_part
def narrow_decided(work: Words, sets: Words, size: int) -> bool:
    """Narrow as ``narrow``, but as the easy rungs do: only decided cells rule out across their edges."""
    while place_singles(work, sets):
        support_decided(work)
        changed = False
        for axis in range(2):
            changed |= look_across(work, RIGHT + axis * (DOWN - RIGHT), Word(size) if axis else _ONE)
        if not (changed or place_hidden(work, sets, size)):
            return True
    return False


@compiled_part
def place_singles(work: Words, sets: Words) -> bool:
    """Take the digit of each decided cell from those that see it, and so on; tell whether no cell is left empty."""
    while True:
        upper, lower, more_upper, more_lower = once_and_twice(work, STATE)
        if upper != work[CELLS] or lower != work[CELLS + 1]:
            return False
        upper &= ~(more_upper | work[DECIDED])
        lower &= ~(more_lower | work[DECIDED + 1])
        if upper | lower == _ZERO:
            return True
        work[DECIDED] |= upper
        work[DECIDED + 1] |= lower
        while upper | lower:
            first = upper & _ZERO - upper
            second = _ZERO if upper else lower & _ZERO - lower
            cell = trailing_zeros(first) if upper else _SPLIT + trailing_zeros(second)
            upper ^= first
            lower ^= second
            upper_peers = sets[cell, 0]
            lower_peers = sets[cell, 1]
            for lane in range(work[LENGTH]):
                here = _ALL if work[STATE + lane] & first | work[STATE + LOWER + lane] & second else _ZERO
                work[STATE + lane] &= ~(upper_peers & here)
                work[STATE + LOWER + lane] &= ~(lower_peers & here)


@compiled_part
def once_and_twice(work: Words, row: int) -> tuple[Word, Word, Word, Word]:
    """Return the cells in the layers from *row* on, upper and lower, and likewise those in more than one layer."""
    upper = lower = more_upper = more_lower = _ZERO
    for digit in range(row, row + DIGITS):
        more_upper |= upper & work[digit]
        more_lower |= lower & work[digit + LOWER]
        upper |= work[digit]
        lower |= work[digit + LOWER]
    return upper, lower, more_upper, more_lower


@compiled_part
def support(work: Words) -> None:
    """Find for each kind of edge and digit the cells beside which the digit could stand, were such an edge there."""
    for k in range(SUPPORT, SUPPORT + 6 * LANES):
        work[k] = _ZERO
    if work[RULE]:
        gather(work, work[RULE])
    else:
        gather(work, 0)  # as a number that the compiler knows: a tenth faster


@inlined
def gather(work: Words, rule: int) -> None:
    """Add to the support of each digit and kind of edge what goes with it, by the table of one *rule* of gaps."""
    for digit in range(DIGITS):
        upper = work[STATE + digit]
        lower = work[STATE + LOWER + digit]
        for k in range(3 * LANES):
            work[SUPPORT + k] |= upper & PARTNERS[rule, digit, k]
            work[SUPPORT + 3 * LANES + k] |= lower & PARTNERS[rule, digit, k]


@compiled_part
def support_decided(work: Words) -> None:
    """Find the support by decided cells alone: beside an open cell, any digit could stand."""
    upper_open = work[CELLS] & ~work[DECIDED]
    lower_open = work[CELLS + 1] & ~work[DECIDED + 1]
    for k in range(3 * LANES):
        work[SUPPORT + k] = upper_open
        work[SUPPORT + 3 * LANES + k] = lower_open
    for digit in range(DIGITS):
        upper = work[STATE + digit] & work[DECIDED]
        lower = work[STATE + LOWER + digit] & work[DECIDED + 1]
        for k in range(3 * LANES):
            work[SUPPORT + k] |= upper & PARTNERS[work[RULE], digit, k]
            work[SUPPORT + 3 * LANES + k] |= lower & PARTNERS[work[RULE], digit, k]


@compiled_part
def look_across(work: Words, at: int, step: Word) -> bool:
    """Keep only digits with a partner across each edge of one direction, both ways; tell whether that took any.

    0 stands for the upper word, 1 for the lower.
    """
    on_free0, on_free1, on_white0, on_white1, on_black0, on_black1, on_gap0, on_gap1 = eight(work, at)
    free0, free1, white0, white1, black0, black1, gap0, gap1 = eight(work, at + BACK)
    changed = _ZERO
    for lane in range(LANES):
        w0 = work[SUPPORT + lane]
        b0 = work[SUPPORT + LANES + lane]
        g0 = work[SUPPORT + 2 * LANES + lane]
        w1 = work[SUPPORT + 3 * LANES + lane]
        b1 = work[SUPPORT + 4 * LANES + lane]
        g1 = work[SUPPORT + 5 * LANES + lane]
        seen0 = w0 & on_white0 | b0 & on_black0 | g0 & on_gap0
        seen1 = w1 & on_white1 | b1 & on_black1 | g1 & on_gap1
        seen0, seen1 = onward(seen0, seen1, step)
        back0 = w0 & white0 | b0 & black0 | g0 & gap0
        back1 = w1 & white1 | b1 & black1 | g1 & gap1
        back0, back1 = backward(back0, back1, step)
        old0 = work[STATE + lane]
        old1 = work[STATE + LOWER + lane]
        new0 = old0 & (seen0 | free0) & (back0 | on_free0)
        new1 = old1 & (seen1 | free1) & (back1 | on_free1)
        work[STATE + lane] = new0
        work[STATE + LOWER + lane] = new1
        changed |= old0 ^ new0 | old1 ^ new1
    return bool(changed != _ZERO)


@inlined
def eight(work: Words, at: int) -> tuple[Word, Word, Word, Word, Word, Word, Word, Word]:
    """Return eight words."""
    return work[at], work[at + 1], work[at + 2], work[at + 3], work[at + 4], work[at + 5], work[at + 6], work[at + 7]


@compiled_part
def place_hidden(work: Words, sets: Words, size: int) -> bool:
    """Decide each cell that is the only place of a digit in a house; tell whether anything changed.

    A cell that is so for two digits is emptied, and so is the board where a digit has no place.
    """
    for k in range(ALONE, ALONE + 3 * LANES):
        work[k] = _ZERO
    for house in range(size * size, sets.shape[0]):
        upper = sets[house, 0]
        lower = sets[house, 1]
        for lane in range(work[LENGTH]):
            upper_places = work[STATE + lane] & upper
            lower_places = work[STATE + LOWER + lane] & lower
            places = upper_places | lower_places << Word(3)  # a column's lower cells fall between its upper ones
            only = _ZERO if places & places - _ONE else _ALL
            work[ALONE + lane] |= upper_places & only
            work[ALONE + LOWER + lane] |= lower_places & only
            work[ALONE + 2 * LANES + lane] |= _ZERO if places else _ALL
    possible = _ALL
    for digit in range(size):
        possible &= ~work[ALONE + 2 * LANES + digit]
    upper, lower, two_upper, two_lower = once_and_twice(work, ALONE)
    changed = _ZERO
    for lane in range(work[LENGTH]):
        old0 = work[STATE + lane]
        old1 = work[STATE + LOWER + lane]
        new0 = possible & (old0 & ~upper | work[ALONE + lane] & ~two_upper)
        new1 = possible & (old1 & ~lower | work[ALONE + LOWER + lane] & ~two_lower)
        work[STATE + lane] = new0
        work[STATE + LOWER + lane] = new1
        changed |= old0 ^ new0 | old1 ^ new1
    return bool(changed != _ZERO)


@compiled_part
def choose(work: Words) -> tuple[Word, Word]:
    """Return the open cell to try, as a bit of the upper or the lower word: few candidates, many dots, first."""
    for count in range(2, DIGITS + 1):
        upper = exactly(work, STATE, count)
        lower = exactly(work, STATE + LOWER, count)
        if upper | lower:
            for crowd in range(CROWDED, CROWDED + 6, 2):
                if upper & work[crowd] | lower & work[crowd + 1]:
                    upper &= work[crowd]
                    lower &= work[crowd + 1]
                    break
            return upper & _ZERO - upper, _ZERO if upper else lower & _ZERO - lower
    return _ZERO, _ZERO


@inlined
def exactly(work: Words, row: int, count: int) -> Word:
    """Return the cells of one word that have *count* candidates, by counting all cells in binary at once."""
    ones = twos = fours = eights = _ZERO
    for digit in range(row, row + DIGITS):
        carry = work[digit]
        ones, carry = ones ^ carry, ones & carry
        twos, carry = twos ^ carry, twos & carry
        fours, carry = fours ^ carry, fours & carry
        eights |= carry
    wanted = Word(count)
    differs = ones ^ _ZERO - (wanted & _ONE)
    differs |= twos ^ _ZERO - (wanted >> _ONE & _ONE)
    differs |= fours ^ _ZERO - (wanted >> Word(2) & _ONE)
    differs |= eights ^ _ZERO - (wanted >> Word(3))
    return ~differs


@compiled_part
def split(work: Words, depth: int, upper: Word, lower: Word) -> None:
    """Decide one cell by its lowest digit, and put the state without that digit on the stack."""
    top = STACK + depth * SAVED
    for k in range(SAVED):
        work[top + k] = work[k]
    tried = _ALL
    for digit in range(DIGITS):
        here = _ALL if work[STATE + digit] & upper | work[STATE + LOWER + digit] & lower else _ZERO
        work[top + STATE + digit] &= ~(upper & here & tried)
        work[top + STATE + LOWER + digit] &= ~(lower & here & tried)
        work[STATE + digit] &= ~(upper & ~tried)
        work[STATE + LOWER + digit] &= ~(lower & ~tried)
        tried &= ~here


@inlined
def go_back(work: Words, depth: int) -> None:
    """Take a state from the stack."""
    for k in range(SAVED):
        work[k] = work[STACK + depth * SAVED + k]


@compiled_part
def write_digits(work: Words, digits: Indices) -> None:
    """Write the digit of each cell, all of them decided, into *digits*."""
    for cell in range(digits.size):
        row = STATE + LOWER * (cell >= SPLIT)
        for digit in range(DIGITS):
            if work[row + digit] >> Word(cell % SPLIT) & _ONE:
                digits[cell] = digit + 1


@compiled_part
def write_masks(work: Words, candidates: Masks) -> None:
    """Write the state as a mask of digits for each cell."""
    for cell in range(candidates.size):
        candidates[cell] = 0
    for digit in range(DIGITS):
        upper = work[STATE + digit]
        lower = work[STATE + LOWER + digit]
        for cell in range(min(SPLIT, candidates.size)):
            candidates[cell] |= np.int16(upper >> Word(cell) & _ONE) << digit
        for cell in range(SPLIT, candidates.size):
            candidates[cell] |= np.int16(lower >> Word(cell - SPLIT) & _ONE) << digit


@compiled_part
def load_masks(work: Words, candidates: Masks) -> None:
    """Take the digits of each cell from its mask."""
    for digit in range(DIGITS):
        upper = _ZERO
        lower = _ZERO
        for cell in range(min(SPLIT, candidates.size)):
            upper |= Word(candidates[cell] >> digit & 1) << Word(cell)
        for cell in range(SPLIT, candidates.size):
            lower |= Word(candidates[cell] >> digit & 1) << Word(cell - SPLIT)
        work[STATE + digit] = upper
        work[STATE + LOWER + digit] = lower
