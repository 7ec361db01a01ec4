"""What the cheapest rungs find, on the board in layers: how much it is, and what it changes, as ``sweep`` would say.

The board is that of ``generator.solver.propagation``; the cells that are placed lie at DECIDED. These rungs look at
single houses and single edges, where a few words hold all cells at once. A rung leaves what it finds in FOUND:

    FOUND     for each digit the cells that lose it, or, of a rung that places, the cells that get it; upper, then lower
"""

from __future__ import annotations

import numpy as np

from kropki.generator.ladder.rungs import Primitive
from kropki.generator.solver.jit import compiled_part, inlined
from kropki.generator.solver.propagation import (
    ALONE,
    BACK,
    CELLS,
    DECIDED,
    DIGITS,
    DOWN,
    LANES,
    LENGTH,
    LOWER,
    PARTNERS,
    RIGHT,
    RULE,
    SPLIT,
    STATE,
    SUPPORT,
    Word,
    Words,
    backward,
    once_and_twice,
    onward,
    trailing_zeros,
)
from kropki.generator.solver.tables import Flags

FOUND = ALONE

_PLACING = (
    int(Primitive.LAST_CELL),
    int(Primitive.HIDDEN_SINGLE_BOX),
    int(Primitive.HIDDEN_SINGLE_LINE),
    int(Primitive.NAKED_SINGLE),
)
_KNOWN = (
    *_PLACING,
    int(Primitive.DOT_FROM_DIGIT),
    int(Primitive.GAP_FROM_DIGIT),
    int(Primitive.DOT_DIGITS),
    int(Primitive.DOT_PAIR),
    int(Primitive.GAP_PAIR),
)
_LAST_CELL, _HIDDEN_SINGLE_BOX, _HIDDEN_SINGLE_LINE, _NAKED_SINGLE = _PLACING
_DOT_FROM_DIGIT, _GAP_FROM_DIGIT, _DOT_DIGITS, _DOT_PAIR, _GAP_PAIR = _KNOWN[4:]

_ZERO = Word(0)
_ONE = Word(1)
_ALL = ~_ZERO
_WHITE, _BLACK, _GAP = 2, 4, 6  # from the free edges of one direction to the others


@compiled_part
def is_known(primitive: int) -> bool:
    """Tell whether *primitive* is one that layers know."""
    return primitive in _KNOWN


@compiled_part
def places(primitive: int) -> bool:
    """Tell whether what *primitive* finds are digits to place."""
    return primitive in _PLACING


@compiled_part
def find(work: Words, sets: Words, size: int, primitive: int) -> int:
    """Write to FOUND what a rung finds; give the number of findings."""
    for k in range(FOUND, FOUND + 2 * LANES):
        work[k] = _ZERO
    if primitive == _LAST_CELL:
        return last_cells(work, sets, size)
    if primitive == _HIDDEN_SINGLE_BOX:
        return hidden_singles(work, sets, size * size + 2 * size, sets.shape[0])
    if primitive == _HIDDEN_SINGLE_LINE:
        return hidden_singles(work, sets, size * size, size * size + 2 * size)
    if primitive == _NAKED_SINGLE:
        upper, lower, more_upper, more_lower = once_and_twice(work, STATE)
        return decide(work, upper & ~more_upper, lower & ~more_lower)
    if primitive == _DOT_DIGITS:
        return dot_digits(work, size)
    dotted = primitive in (_DOT_FROM_DIGIT, _DOT_PAIR)
    from_digit = primitive in (_DOT_FROM_DIGIT, _GAP_FROM_DIGIT)
    return across(work, size, dotted, from_digit)


@compiled_part
def do(work: Words, sets: Words, primitive: int) -> None:
    """Change the board by what is in FOUND."""
    if not places(primitive):
        for lane in range(2 * work[LENGTH]):
            work[STATE + lane] &= ~work[FOUND + lane]
        return
    upper, lower, _, _ = once_and_twice(work, FOUND)
    for lane in range(work[LENGTH]):
        work[STATE + lane] = work[STATE + lane] & ~upper | work[FOUND + lane]
        work[STATE + LOWER + lane] = work[STATE + LOWER + lane] & ~lower | work[FOUND + LOWER + lane]
    put(work, sets, upper, lower)


@compiled_part
def count_open(work: Words) -> int:
    """Count the candidates of the cells that are not placed."""
    count = 0
    for lane in range(work[LENGTH]):
        count += count_cells(work[STATE + lane] & ~work[DECIDED])
        count += count_cells(work[STATE + LOWER + lane] & ~work[DECIDED + 1])
    return count


@compiled_part
def put(work: Words, sets: Words, upper: Word, lower: Word) -> None:
    """Place what is left in a set of cells: take it from the cells that see them."""
    work[DECIDED] |= upper
    work[DECIDED + 1] |= lower
    while upper | lower:
        first = upper & _ZERO - upper
        second = _ZERO if upper else lower & _ZERO - lower
        cell = trailing_zeros(first) if upper else Word(SPLIT) + trailing_zeros(second)
        upper ^= first
        lower ^= second
        upper_peers = sets[cell, 0]
        lower_peers = sets[cell, 1]
        for lane in range(work[LENGTH]):
            here = _ALL if work[STATE + lane] & first | work[STATE + LOWER + lane] & second else _ZERO
            work[STATE + lane] &= ~(upper_peers & here)
            work[STATE + LOWER + lane] &= ~(lower_peers & here)


@compiled_part
def decide(work: Words, upper: Word, lower: Word) -> int:
    """Write to FOUND what is left in those of a set of cells that are not placed; give their number."""
    upper &= ~work[DECIDED]
    lower &= ~work[DECIDED + 1]
    for lane in range(work[LENGTH]):
        work[FOUND + lane] = work[STATE + lane] & upper
        work[FOUND + LOWER + lane] = work[STATE + LOWER + lane] & lower
    return count_cells(upper) + count_cells(lower)


@compiled_part
def last_cells(work: Words, sets: Words, size: int) -> int:
    """Find the cells that are the only ones of a house that are not placed."""
    found_upper = found_lower = _ZERO
    for house in range(size * size, sets.shape[0]):
        upper = sets[house, 0] & ~work[DECIDED]
        lower = sets[house, 1] & ~work[DECIDED + 1]
        both = upper | lower << Word(3)  # as in ``propagation.place_hidden``
        if both & both - _ONE == _ZERO:
            found_upper |= upper
            found_lower |= lower
    return decide(work, found_upper, found_lower)


@compiled_part
def hidden_singles(work: Words, sets: Words, first: int, last: int) -> int:
    """Find digits with one place in a house, from *first* to *last*; a cell has what its first house says."""
    count = 0
    free_upper = ~work[DECIDED]
    free_lower = ~work[DECIDED + 1]
    for house in range(first, last):
        upper = sets[house, 0]
        lower = sets[house, 1]
        hit_upper = hit_lower = _ZERO
        for lane in range(work[LENGTH]):
            upper_places = work[STATE + lane] & upper
            lower_places = work[STATE + LOWER + lane] & lower
            all_places = upper_places | lower_places << Word(3)  # a column's lower cells fall between its upper ones
            only = _ZERO if all_places & all_places - _ONE else _ALL
            one_upper = upper_places & only & free_upper
            one_lower = lower_places & only & free_lower
            work[FOUND + lane] |= one_upper
            work[FOUND + LOWER + lane] |= one_lower
            hit_upper |= one_upper
            hit_lower |= one_lower
        free_upper &= ~hit_upper
        free_lower &= ~hit_lower
        count += count_cells(hit_upper) + count_cells(hit_lower)
    return count


@compiled_part
def dot_digits(work: Words, size: int) -> int:
    """Find at each end of each dot candidates that no digit can stand beside."""
    count = 0
    for at in range(RIGHT, RIGHT + 4 * BACK, BACK):
        found_upper = found_lower = _ZERO
        for lane in range(size):
            white = black = _ZERO
            for digit in range(size):
                white |= PARTNERS[0, digit, lane]
                black |= PARTNERS[0, digit, LANES + lane]
            upper = work[at + _WHITE] & ~white | work[at + _BLACK] & ~black
            lower = work[at + _WHITE + 1] & ~white | work[at + _BLACK + 1] & ~black
            upper &= work[STATE + lane] & ~work[DECIDED]
            lower &= work[STATE + LOWER + lane] & ~work[DECIDED + 1]
            work[FOUND + lane] |= upper
            work[FOUND + LOWER + lane] |= lower
            found_upper |= upper
            found_lower |= lower
        count += count_cells(found_upper) + count_cells(found_lower)
    return count


@compiled_part
def across(work: Words, size: int, dotted: bool, from_digit: bool) -> int:
    """Find candidates without a partner across one edge: *dotted* edges or gaps, from a digit or from candidates."""
    ones_upper = work[DECIDED] if from_digit else work[CELLS] & ~work[DECIDED]
    ones_lower = work[DECIDED + 1] if from_digit else work[CELLS + 1] & ~work[DECIDED + 1]
    for k in range(SUPPORT, SUPPORT + 6 * LANES):
        work[k] = _ZERO
    for digit in range(DIGITS):
        upper = work[STATE + digit] & ones_upper
        lower = work[STATE + LOWER + digit] & ones_lower
        for k in range(3 * LANES):
            work[SUPPORT + k] |= upper & PARTNERS[work[RULE], digit, k]
            work[SUPPORT + 3 * LANES + k] |= lower & PARTNERS[work[RULE], digit, k]
    count = 0
    for axis in range(2):
        for back in range(2):
            at = RIGHT + axis * (DOWN - RIGHT) + back * BACK
            count += look(work, at, Word(size) if axis else _ONE, back, dotted, ones_upper, ones_lower)
    return count


@compiled_part
def look(work: Words, at: int, step: Word, back: int, dotted: bool, ones_upper: Word, ones_lower: Word) -> int:
    """Add to FOUND what cells rule out in those that they look at in one direction; give the number of findings."""
    white0 = work[at + _WHITE] if dotted else _ZERO
    white1 = work[at + _WHITE + 1] if dotted else _ZERO
    black0 = work[at + _BLACK] if dotted else _ZERO
    black1 = work[at + _BLACK + 1] if dotted else _ZERO
    gap0 = _ZERO if dotted else work[at + _GAP]
    gap1 = _ZERO if dotted else work[at + _GAP + 1]
    to0, to1 = moved((white0 | black0 | gap0) & ones_upper, (white1 | black1 | gap1) & ones_lower, step, back)
    to0 &= ~work[DECIDED]
    to1 &= ~work[DECIDED + 1]
    found0 = found1 = _ZERO
    for lane in range(work[LENGTH]):
        seen0 = work[SUPPORT + lane] & white0
        seen0 |= work[SUPPORT + LANES + lane] & black0
        seen0 |= work[SUPPORT + 2 * LANES + lane] & gap0
        seen1 = work[SUPPORT + 3 * LANES + lane] & white1
        seen1 |= work[SUPPORT + 4 * LANES + lane] & black1
        seen1 |= work[SUPPORT + 5 * LANES + lane] & gap1
        seen0, seen1 = moved(seen0, seen1, step, back)
        gone0 = work[STATE + lane] & to0 & ~seen0
        gone1 = work[STATE + LOWER + lane] & to1 & ~seen1
        work[FOUND + lane] |= gone0
        work[FOUND + LOWER + lane] |= gone1
        found0 |= gone0
        found1 |= gone1
    return count_cells(found0) + count_cells(found1)


@inlined
def moved(upper: Word, lower: Word, step: Word, back: int) -> tuple[Word, Word]:
    """Move a set of cells by *step*, to higher cells or *back*."""
    if back:
        return backward(upper, lower, step)
    return onward(upper, lower, step)


@compiled_part
def count_cells(cells: Word) -> int:
    """Count a set of cells."""
    cells -= cells >> _ONE & Word(0x5555555555555555)
    cells = (cells & Word(0x3333333333333333)) + (cells >> Word(2) & Word(0x3333333333333333))
    cells = cells + (cells >> Word(4)) & Word(0x0F0F0F0F0F0F0F0F)
    return int(np.int64(cells * Word(0x0101010101010101) >> Word(56)))


@compiled_part
def write_placed(work: Words, placed: Flags) -> None:
    """Write which cells are placed."""
    for cell in range(placed.size):
        placed[cell] = work[DECIDED + (cell >= SPLIT)] >> Word(cell % SPLIT) & _ONE != _ZERO


@compiled_part
def load_placed(work: Words, placed: Flags) -> None:
    """Take which cells are placed."""
    work[DECIDED] = _ZERO
    work[DECIDED + 1] = _ZERO
    for cell in range(placed.size):
        if placed[cell]:
            work[DECIDED + (cell >= SPLIT)] |= _ONE << Word(cell % SPLIT)
