"""Masks of digits, as compiled code asks about them."""

from __future__ import annotations

from kropki.generator.solver.jit import compiled_part, inlined
from kropki.generator.solver.tables import Indices, Masks


@compiled_part
def count_bits(mask: int) -> int:
    """Count the digits of *mask*, of at most 16: all at once, by twos, fours and eights."""
    twos = mask - (mask >> 1 & 0x5555)
    fours = (twos & 0x3333) + (twos >> 2 & 0x3333)
    eights = fours + (fours >> 4) & 0x0F0F
    return eights + (eights >> 8) & 0x1F


@compiled_part
def is_single(mask: int) -> bool:
    """Tell whether *mask* is exactly one digit."""
    return mask != 0 and mask & (mask - 1) == 0


@compiled_part
def digit_of(mask: int) -> int:
    """Return the highest digit of *mask*."""
    digit = 0
    while mask:
        mask >>= 1
        digit += 1
    return digit


@inlined
def once_and_twice(houses: Indices, house: int, candidates: Masks) -> tuple[int, int]:
    """Return the digits that have a place in *house*, and those that have more than one."""
    once = 0
    twice = 0
    for k in range(houses.shape[1]):
        mask = candidates[houses[house, k]]
        twice |= once & mask
        once |= mask
    return once, twice
