"""The constraint model of the rules: it certifies puzzles, makes full solutions, and finds the fewest givens.

The rules stand here in their plainest form, one constraint a house and one table of
allowed pairs an edge, solved by OR-Tools through CPMpy. Every faster solver is tested against it,
so it must not know them. It is slow to import: import it only where it is used. No other module
imports CPMpy.

Answers are repeatable: one worker, a fixed seed, and no limit of time, but a budget that counts the solver's work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

import cpmpy as cp
from cpmpy.expressions.globalconstraints import DirectConstraint
from cpmpy.solvers.solver_interface import ExitStatus
from ortools.sat.python import cp_model

from kropki.generator.board import rules
from kropki.generator.board.geometry import Board, Cell, Permutation
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle, blank
from kropki.generator.board.rules import Digit, Dot, Link, Negative
from kropki.generator.errors import BudgetError, PuzzleError
from kropki.generator.rng import Rng

Another = Callable[[Puzzle], Grid | None]  # a solution of the puzzle that differs from a known one, if there is any
Pair = tuple[Digit, Digit]

# Without presolve the search obeys the order it is given, and boards this small gain nothing from it.
# A caught SIGINT would end a solve early and look like "no solution": leave the signal to Python.
_SETTINGS = {"num_workers": 1, "random_seed": 0, "cp_model_presolve": False, "catch_sigint_signal": False}
_HITTING = {"optimize_with_core": True, "linearization_level": 0}  # by far the fastest of those measured
LONG_BUDGET = 5.0  # units of OR-Tools' deterministic time; about ten seconds
_TIE_BITS = 20  # of a weight, random: two sets are equally light once in a million


def solve(puzzle: Puzzle, *, limit: int = 2, budget: float | None = None) -> tuple[Grid, ...]:
    """Return the distinct solutions of *puzzle*, at most *limit*; more work than *budget* is a ``BudgetError``.

    The budget is in units of OR-Tools' deterministic time, which is the same on every machine.
    Each solution found is blocked before the next solve: OR-Tools' own enumeration may
    report one solution twice.
    """
    cells = _cells(puzzle.board)
    solver = _solver(_constraints(puzzle, cells))
    found: list[Grid] = []
    while len(found) < limit:
        try:
            if not _has_solution(solver, **({} if budget is None else {"max_deterministic_time": budget})):
                break
        except BudgetError as error:
            raise BudgetError(f"{error.message}; at least {len(found)} solutions") from None
        found.append(_read(puzzle.board, cells))
        solver += _differs(cells, found[-1])
        budget = None if budget is None else max(budget - solver.ort_solver.response_proto.deterministic_time, 0.0)
    return tuple(found)


def fresh(board: Board, seed: str) -> Grid:
    """Return a random full solution of *board*, the same for the same *seed* on every machine.

    The seed fixes an order of the cells and, for each cell, an order of its digits. The
    search decides in these orders and in no other way, so what it finds is the first
    solution in them, whatever else the solver learns on the way: a fact about the rules,
    not about a version of OR-Tools.
    """
    rng = Rng(seed)
    cells = _cells(board)
    solver = _solver(_constraints(_empty(board), cells))
    order = [cells[cell] == digit for cell in rng.shuffled(board.cells) for digit in rng.shuffled(board.digits)]
    claims = cp.boolvar(shape=len(order))
    solver += [claim == fact for claim, fact in zip(claims, order, strict=True)]
    strategy = (claims, cp_model.CHOOSE_FIRST, cp_model.SELECT_MAX_VALUE)
    solver += DirectConstraint("add_decision_strategy", strategy, novar=[1, 2])
    _has_solution(solver, search_branching=cp_model.FIXED_SEARCH)
    return _read(board, cells)


def filled(
    start: Puzzle,
    pairs: Sequence[Collection[Pair] | None],
    seed: str,
    *,
    across: Permutation | None = None,
    budget: float = LONG_BUDGET,
) -> Grid | None:
    """Return a full solution with the givens of *start* and only the *pairs* allowed at each edge, some or (None) any.

    The seed draws a digit for each cell, near which the search begins: so the solutions of many seeds differ. None
    says that there is no solution at all, whatever the seed; a ``BudgetError`` that this was not settled.

    A cell and the one where *across* carries it add up to one more than the size: so white dots lie across from white
    dots.
    """
    rng, board = Rng(seed), start.board
    cells = _cells(board)
    constraints = _constraints(replace(_empty(board), givens=start.givens), cells)
    for allowed, (a, b) in zip(pairs, board.edges, strict=True):
        if allowed is not None:
            constraints += cp.Table([cells[a], cells[b]], sorted(allowed))
    constraints += [cells[cell] + cells[other] == board.size + 1 for cell, other in enumerate(across or ())]
    solver = _solver(constraints)
    solver.solution_hint(list(cells), [given or rng.choice(board.digits) for given in start.givens])
    return _read(board, cells) if _has_solution(solver, max_deterministic_time=budget) else None


def fewest(
    grid: Grid, dots: tuple[Dot, ...], *, negative: Negative, another: Another | None = None
) -> tuple[Digit, ...]:
    """Return the provably fewest givens (0 = none) that make *grid* the only solution with *dots*.

    Raise ``PuzzleError`` if *grid* is no solution of them. *another* gives a solution of
    a puzzle that differs from *grid*, or None if there is none; this model by default.

    The method is the implicit hitting set (Moreno-Centeno and Karp, 2013). Wherever
    another solution differs from *grid* there must be a given. The lightest set of cells
    that meets every difference found so far is a lower bound; once it leaves no other
    solution, it is the answer. Weights choose among the sets of equal size, so the answer
    depends neither on *another* nor on the differences it happens to find.
    """
    bare = replace(_empty(grid.board), dots=dots, negative=negative)
    if not bare.is_solved_by(grid):
        raise PuzzleError("expected dots that agree with the grid")
    another = another or partial(_another, grid)
    given = cp.boolvar(shape=len(grid.digits))
    solver = _solver(cp.Model(minimize=cp.sum(given * _weights(len(grid.digits)))))
    seen: Counter[Cell] = Counter()
    while True:
        _has_solution(solver, **_HITTING)
        chosen = frozenset(cell for cell in grid.board.cells if given[cell].value())
        differences = list(_differences(bare, grid, chosen, another, seen))
        if not differences:
            return _givens(grid, chosen)
        solver += [cp.any([given[cell] for cell in difference]) for difference in differences]


def _weights(cells: int) -> list[int]:
    """Return each cell a weight: fewer cells are always lighter, and equally many hardly ever equally light."""
    rng = Rng("fewest")
    return [(cells << _TIE_BITS) + rng.below(1 << _TIE_BITS) for _ in range(cells)]


def _differences(
    bare: Puzzle, grid: Grid, chosen: frozenset[Cell], another: Another, seen: Counter[Cell]
) -> Iterator[frozenset[Cell]]:
    """Yield sets of cells, none with a cell of *chosen*, in which solutions differ from *grid*.

    After each, the cell *seen* most often joins the chosen ones, so the sets are many and
    all new: fewer rounds of the hitting set.
    """
    while (other := another(replace(bare, givens=_givens(grid, chosen)))) is not None:
        difference = _shrunk(bare, grid, other, another)
        yield difference
        seen.update(difference)
        chosen |= {max(sorted(difference), key=seen.__getitem__)}


def _shrunk(bare: Puzzle, grid: Grid, other: Grid, another: Another) -> frozenset[Cell]:
    """Return a part of where *other* differs from *grid* that is a difference, but no smaller part of it is."""
    everywhere = frozenset(grid.board.cells)
    loose = _difference(grid, other)
    for cell in sorted(loose):
        if cell in loose:
            closer = another(replace(bare, givens=_givens(grid, everywhere - loose | {cell})))
            loose = loose if closer is None else _difference(grid, closer)
    return loose


def _difference(grid: Grid, other: Grid) -> frozenset[Cell]:
    return frozenset(cell for cell in grid.board.cells if grid.digits[cell] != other.digits[cell])


def _givens(grid: Grid, cells: frozenset[Cell]) -> tuple[Digit, ...]:
    return tuple(digit if cell in cells else EMPTY for cell, digit in enumerate(grid.digits))


def _another(grid: Grid, puzzle: Puzzle) -> Grid | None:
    return next((found for found in solve(puzzle) if found != grid), None)


def _constraints(puzzle: Puzzle, cells: Any) -> cp.Model:
    model = cp.Model([cp.AllDifferent([cells[cell] for cell in house]) for house in puzzle.board.houses])
    model += [cells[cell] == given for cell, given in enumerate(puzzle.givens) if given != EMPTY]
    for link, (a, b) in zip(puzzle.links, puzzle.board.edges, strict=True):
        if link is not Link.FREE:
            model += cp.Table([cells[a], cells[b]], _pairs(puzzle.size, link))
    return model


def _empty(board: Board) -> Puzzle:
    return blank(board.size, negative=False, boxes=bool(board.boxes))


@cache
def _pairs(size: int, link: Link) -> list[Pair]:
    digits = range(1, size + 1)
    return [(a, b) for a in digits for b in digits if rules.permits(link, a, b)]


def _cells(board: Board) -> Any:
    return cp.intvar(1, board.size, shape=len(board.cells))


def _solver(model: cp.Model) -> Any:
    return cp.SolverLookup.get("ortools", model)


def _has_solution(solver: Any, **settings: Any) -> bool:
    """Solve once more; raise ``BudgetError`` if the solver gave up: that is no answer, nor is a best found so far."""
    solved = bool(solver.solve(**_SETTINGS, **settings))
    unproved = (ExitStatus.UNKNOWN, ExitStatus.FEASIBLE) if solver.has_objective() else (ExitStatus.UNKNOWN,)
    if solver.status().exitstatus in unproved:
        raise BudgetError("the solver stopped before it had an answer")
    return solved


def _read(board: Board, cells: Any) -> Grid:
    return Grid(board.size, tuple(int(digit) for digit in cells.value()), bool(board.boxes))


def _differs(cells: Any, grid: Grid) -> Any:
    return cp.any([cell != digit for cell, digit in zip(cells, grid.digits, strict=True)])
