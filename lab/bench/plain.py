"""The plain way, to compare with: CPMpy as its manual teaches it, and nothing faster.

A model of the rules in arithmetic, ``solveAll(solution_limit=2)`` to see whether a puzzle
has one solution, and a puzzle made by taking away one digit after the other from a full
solution. The product does none of this; its own model is ``generator.solver.model``.
"""

from __future__ import annotations

from typing import Any

import cpmpy as cp

from generator.board import geometry, rules
from generator.board.puzzle import EMPTY, Grid, Puzzle
from generator.board.rules import Link, OneTwo
from generator.generation.generate import draw_dots
from generator.rng import Rng


def count(puzzle: Puzzle) -> int:
    """Count the solutions of *puzzle*, up to two, from nothing: build the model, hand it over, search."""
    return int(model(puzzle).solveAll(solver="ortools", solution_limit=2))


def count_with_tables(puzzle: Puzzle) -> int:
    """Count likewise, with the pairs of digits that an edge allows as a table: faster, less plain."""
    return int(model(puzzle, tables=True).solveAll(solver="ortools", solution_limit=2))


def loaded(puzzle: Puzzle) -> Any:
    """Return OR-Tools with the model of *puzzle* in it: only the search remains, ``solveAll(solution_limit=2)``."""
    return cp.SolverLookup.get("ortools", model(puzzle))


def model(puzzle: Puzzle, *, tables: bool = False) -> cp.Model:
    """Return the rules of *puzzle* as constraints."""
    cells = cp.intvar(1, puzzle.size, shape=puzzle.size**2)
    constraints = [cp.AllDifferent([cells[cell] for cell in house]) for house in puzzle.board.houses]
    constraints += [cells[cell] == given for cell, given in enumerate(puzzle.givens) if given != EMPTY]
    for link, (a, b) in zip(puzzle.links, puzzle.board.edges, strict=True):
        if tables and link is not Link.FREE:
            constraints.append(cp.Table([cells[a], cells[b]], _pairs(puzzle.size, link)))
        else:
            constraints += _dot(link, cells[a], cells[b])
    return cp.Model(constraints)


def _dot(link: Link, a: Any, b: Any) -> list[Any]:
    if link is Link.WHITE:
        return [abs(a - b) == 1]
    if link is Link.BLACK:
        return [(a == 2 * b) | (b == 2 * a)]
    return [abs(a - b) != 1, a != 2 * b, b != 2 * a] if link is Link.GAP else []


def _pairs(size: int, link: Link) -> list[tuple[int, int]]:
    digits = range(1, size + 1)
    return [(a, b) for a in digits for b in digits if rules.permits(link, a, b)]


def make(size: int, seed: str) -> Puzzle:
    """Make a puzzle with the negative constraint: a full solution, all its dots, and no given too many."""
    rng = Rng(seed)
    grid = full_solution(size, rng)
    dots = draw_dots(grid, OneTwo.BLACK, rng)
    givens = list(grid.digits)
    for cell in rng.shuffled(range(size**2)):
        givens[cell] = EMPTY
        if count(Puzzle(size, tuple(givens), dots)) > 1:
            givens[cell] = grid.digits[cell]
    return Puzzle(size, tuple(givens), dots)


def full_solution(size: int, rng: Rng) -> Grid:
    """Return a full solution with a random first row."""
    board = geometry.board(size)
    cells = cp.intvar(1, size, shape=size**2)
    sudoku = cp.Model([cp.AllDifferent([cells[cell] for cell in house]) for house in board.houses])
    sudoku += [cells[cell] == digit for cell, digit in zip(board.rows[0], rng.shuffled(board.digits), strict=True)]
    sudoku.solve(solver="ortools", num_workers=1)  # as many as solveAll uses
    return Grid(size, tuple(int(digit) for digit in cells.value()))
