"""Deductions that place a digit: the last cell of a house, the last place of a digit, the last candidate of a cell."""

from __future__ import annotations

import numpy as np

from kropki.generator.ladder.deduction.context import Context
from kropki.generator.ladder.deduction.findings import NONE, Findings, place
from kropki.generator.ladder.deduction.masks import is_single, once_and_twice
from kropki.generator.solver.jit import compiled_part
from kropki.generator.solver.tables import Flags, Masks


@compiled_part
def last_cells(context: Context, candidates: Masks, placed: Flags, findings: Findings) -> None:
    """Find houses with one empty cell."""
    houses = context.tables.houses
    for house in range(houses.shape[0]):
        empty = 0
        last = 0
        for k in range(houses.shape[1]):
            if not placed[houses[house, k]]:
                empty += 1
                last = houses[house, k]
        if empty == 1:
            rest = (1 << houses.shape[1]) - 1
            for k in range(houses.shape[1]):
                if houses[house, k] != last:
                    rest &= ~candidates[houses[house, k]]
            place(findings, candidates, np.int64(last), np.int64(rest & candidates[last]), house)


@compiled_part
def hidden_singles(
    context: Context, candidates: Masks, placed: Flags, first: int, last: int, findings: Findings
) -> None:
    """Find, in the houses from *first* to *last*, digits with one place."""
    houses = context.tables.houses
    for house in range(first, last):
        once, twice = once_and_twice(houses, house, candidates)
        single = once & ~twice
        for k in range(houses.shape[1]):
            cell = houses[house, k]
            hit = candidates[cell] & single
            if hit and not placed[cell]:
                place(findings, candidates, np.int64(cell), np.int64(hit), house)


@compiled_part
def naked_singles(context: Context, candidates: Masks, placed: Flags, findings: Findings) -> None:
    """Find empty cells with one candidate."""
    no_house = int(NONE)  # a variable: a literal would have ``place`` compiled once more
    for cell in range(candidates.size):
        if not placed[cell] and is_single(candidates[cell]):
            place(findings, candidates, np.int64(cell), np.int64(candidates[cell]), no_house)
