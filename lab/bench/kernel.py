"""Uniqueness checks: the compiled search beside CPMpy, on puzzles without a single given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

import numpy as np

from generator.board.puzzle import EMPTY, Puzzle
from generator.board.rules import OneTwo
from generator.generation import generate
from generator.generation.request import Request
from generator.rng import Rng
from generator.solver import kernel
from generator.solver.propagation import cell_sets
from lab.bench import plain
from lab.bench.section import Effort, Row, Section
from lab.bench.timing import Way, side_by_side

_MICRO = 1e6
_PASSES = 3
_MANY_PASSES = 15
_AT_MOST_US = 40
_IN_A_ROW_AT_MOST_US = 8
_TIMES = 500


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the medians of every way, ours and CPMpy's."""
    puzzles = [zero_givens(f"bench/{number}") for number in range(effort.checks)]
    kernel.solve(puzzles[0])  # compiled from here on
    ways = [
        Way(_solve, _PASSES),
        Way(_search, _PASSES),
        Way(lambda puzzle: partial(plain.count, puzzle)),
        Way(lambda puzzle: partial(plain.count_with_tables, puzzle)),
        Way(lambda puzzle: partial(plain.loaded(puzzle).solveAll, solution_limit=2)),
    ]
    timed = side_by_side(puzzles, ways, turn=10)
    whole, search, cpmpy, with_tables, loaded = (median(way.seconds) * _MICRO for way in timed)
    yield Row("from a puzzle to its number of solutions", whole, "µs", cpmpy, at_most=_AT_MOST_US, times=_TIMES)
    yield Row("the same; CPMpy with a table of pairs for each edge", whole, "µs", with_tables)
    yield Row(
        "the search alone; CPMpy's model built beforehand", search, "µs", loaded, at_most=_AT_MOST_US, times=_TIMES
    )
    (in_a_row,) = side_by_side(puzzles, [Way(_search, _MANY_PASSES)], turn=len(puzzles))
    yield Row(
        "the search alone, puzzle after puzzle", median(in_a_row.seconds) * _MICRO, "µs", at_most=_IN_A_ROW_AT_MOST_US
    )
    ninth = sorted(in_a_row.seconds)[len(puzzles) * 9 // 10] * _MICRO
    yield Row("the same, nine puzzles of ten take less than", ninth, "µs")
    yield Row("nodes of the search", median(kernel.solve(puzzle).nodes for puzzle in puzzles), "")
    alike = sum(len(set(answers)) == 1 for answers in zip(*(way.answers for way in timed), strict=True))
    yield Row(f"puzzles of {len(puzzles)} with the same answer every way", alike, "", at_least=len(puzzles))


def zero_givens(seed: str) -> Puzzle:
    """Return the 9x9 puzzle of all the dots of a full solution and no given."""
    grid = generate.full_solution(seed, Request())
    return Puzzle(9, (EMPTY,) * 81, generate.draw_dots(grid, OneTwo.BLACK, Rng(seed)))


def _solve(puzzle: Puzzle) -> Callable[[], object]:
    return lambda: kernel.solve(puzzle).solutions


def _search(puzzle: Puzzle) -> Callable[[], object]:
    """Return the search as ``generate`` calls it, on arrays that are there already."""
    start, links, sets = kernel.candidates(puzzle), kernel.link_array(puzzle), cell_sets(puzzle.size)
    found = np.empty((0, start.size), dtype=np.uint8)
    return lambda: kernel.search(start, links, sets, 2, kernel.DEFAULT_BUDGET, found)[0]


SECTION = Section(
    "Is the solution the only one?",
    "9x9, all dots drawn, the negative constraint, no given; the median processor time over all puzzles, in turns of"
    " ten puzzles each way. CPMpy is `solveAll(solution_limit=2)` with OR-Tools; where nothing else is said, building"
    " its model counts, as making the arrays does on our side. Puzzle after puzzle is how `kropki"
    " generate` asks: all the puzzles in turn and nothing else between them, the median of fifteen rounds for each.",
    rows,
)
