"""Uniqueness checks by the compiled search, on puzzles without a single given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median

import numpy as np

from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import OneTwo
from kropki.generator.generation import generate
from kropki.generator.generation.request import Request
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel
from kropki.generator.solver.propagation import cell_sets
from lab.bench.section import Effort, Row, Section
from lab.bench.timing import median_seconds

_MICRO = 1e6
_PASSES = 15
_AT_MOST_US = 40
_SEARCH_AT_MOST_US = 8


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the medians."""
    puzzles = [zero_givens(f"bench/{number}") for number in range(effort.checks)]
    kernel.solve(puzzles[0])  # compiled from here on
    whole, _ = median_seconds(puzzles, _solve, _PASSES)
    yield Row("from a puzzle to its number of solutions", median(whole) * _MICRO, "µs", at_most=_AT_MOST_US)
    search, found = median_seconds(puzzles, _search, _PASSES)
    yield Row("the search alone, puzzle after puzzle", median(search) * _MICRO, "µs", at_most=_SEARCH_AT_MOST_US)
    ninth = sorted(search)[len(puzzles) * 9 // 10] * _MICRO
    yield Row("the same, nine puzzles of ten take less than", ninth, "µs")
    yield Row("nodes of the search", median(kernel.solve(puzzle).nodes for puzzle in puzzles), "")
    yield Row(f"puzzles of {len(puzzles)} with one solution", found.count(1), "", at_least=len(puzzles))


def zero_givens(seed: str) -> Puzzle:
    """Return the 9x9 puzzle of all the dots of a full solution and no given."""
    grid = generate.full_solution(seed, Request())
    return Puzzle(9, (EMPTY,) * 81, generate.draw_dots(grid, OneTwo.BLACK, Rng(seed)))


def _solve(puzzle: Puzzle) -> Callable[[], object]:
    return lambda: kernel.solve(puzzle).solutions


def _search(puzzle: Puzzle) -> Callable[[], object]:
    """Return the search as ``generate`` calls it, on arrays that are there already."""
    start, links, sets = kernel.candidates(puzzle), kernel.link_array(puzzle), cell_sets(puzzle.board)
    found = np.empty((0, start.size), dtype=np.uint8)
    return lambda: kernel.search(start, links, sets, 2, kernel.DEFAULT_BUDGET, found)[0]


SECTION = Section(
    "Is the solution the only one?",
    "9x9, all dots drawn, the negative constraint, no given; the median processor time over all puzzles. All the"
    " puzzles come in turn and nothing else between them, as `kropki generate` asks; the median of fifteen rounds for"
    " each.",
    rows,
)
