"""Deductions that place a digit: the last cell of a house, the last place of a digit, the last candidate of a cell."""

from __future__ import annotations

import numpy as np

from generator.ladder.context import Scene
from generator.ladder.findings import NOBODY, Finds, place
from generator.ladder.masks import is_single, once_and_twice
from generator.solver.jit import compiled_part
from generator.solver.tables import Flags, Masks


@compiled_part
def last_cells(scene: Scene, state: Masks, placed: Flags, finds: Finds) -> None:
    """Find houses with one empty cell."""
    houses = scene.board.houses
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
                    rest &= ~state[houses[house, k]]
            place(finds, state, np.int64(last), np.int64(rest & state[last]), house)


@compiled_part
def hidden_singles(scene: Scene, state: Masks, placed: Flags, first: int, last: int, finds: Finds) -> None:
    """Find, in the houses from *first* to *last*, digits with one place."""
    houses = scene.board.houses
    for house in range(first, last):
        once, twice = once_and_twice(houses, house, state)
        single = once & ~twice
        for k in range(houses.shape[1]):
            cell = houses[house, k]
            hit = state[cell] & single
            if hit and not placed[cell]:
                place(finds, state, np.int64(cell), np.int64(hit), house)


@compiled_part
def naked_singles(scene: Scene, state: Masks, placed: Flags, finds: Finds) -> None:
    """Find empty cells with one candidate."""
    nobody = int(NOBODY)  # a variable: a literal would have ``place`` compiled once more
    for cell in range(state.size):
        if not placed[cell] and is_single(state[cell]):
            place(finds, state, np.int64(cell), np.int64(state[cell]), nobody)
