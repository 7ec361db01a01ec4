"""Pairs of empty cells that have the same digit in every solution, though it is not settled which.

The solutions that are known name the pairs that may be equal. Where these are not all solutions, a search for one
that tells the two cells apart settles each pair.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from kropki.generator.board.geometry import Cell
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.workshop.clues import Clues
from kropki.generator.workshop.counting import Counting

Pair = tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class Equality:
    """The *pairs* of cells of *puzzle* that are the same in every solution; if not *complete*, there may be more."""

    puzzle: Puzzle
    pairs: tuple[Pair, ...]
    complete: bool

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values, cells by name."""
        name = self.puzzle.board.name
        return {"pairs": [[name(one), name(other)] for one, other in self.pairs], "complete": self.complete}


def find(counting: Counting) -> Equality:
    """Return the equal pairs of a board that has several solutions, as far as its budget settles them."""
    pairs = list(_alike(counting))
    if counting.solutions.exact or not pairs:
        return Equality(counting.puzzle, tuple(pairs), counting.candidates.complete)
    clues = Clues(counting.puzzle, budget=counting.budget)
    settled = [_is_equal(clues, pair) for pair in pairs]
    proved = tuple(pair for pair, is_equal in zip(pairs, settled, strict=True) if is_equal)
    return Equality(counting.puzzle, proved, counting.candidates.complete and None not in settled)


def _alike(counting: Counting) -> Iterator[Pair]:
    """Yield the pairs of cells that have several possible digits and agree in all solutions known."""
    known = counting.known
    open_cells = [cell for cell, digits in enumerate(counting.candidates.cells) if len(digits) > 1]
    for one, other in combinations(open_cells, 2):
        if np.array_equal(known[:, one], known[:, other]):
            yield one, other


def _is_equal(clues: Clues, pair: Pair) -> bool | None:
    """Tell whether no solution tells the two cells apart; None where the budget ends first."""
    one, other = pair
    for digit in clues.puzzle.board.digits:
        start, links = clues.board(clues.all)
        start[one] &= 1 << digit - 1
        start[other] &= ~np.int16(1 << digit - 1)
        found = bool(start[one] and start[other]) and clues.has_solution(start, links)
        if found is not False:
            return None if found is None else False
    return True
