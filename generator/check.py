"""Is a record what it says? One fault a line, nothing taken on trust.

The counterpart of ``generator.generate``: everything in a record is found again from its
KEN, by the solver and not from how it was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from generator import ken, kernel, record
from generator.errors import KenError
from generator.puzzle import EMPTY, Puzzle
from generator.record import Record
from generator.rules import Dot


def faults(claimed: Record) -> Iterator[str]:
    """Yield a sentence for each thing that *claimed* says and that is not so."""
    try:
        puzzle = ken.parse(claimed.ken, negative=claimed.negative)
    except KenError as error:
        yield f"ken: {error.message}"
        return
    yield from _form_faults(claimed, puzzle)
    yield from _solution_faults(claimed, puzzle)


def _form_faults(claimed: Record, puzzle: Puzzle) -> Iterator[str]:
    givens = sum(given != EMPTY for given in puzzle.givens)
    found = {
        "ken": ken.write(puzzle),
        "id": record.identify(puzzle),
        "size": puzzle.size,
        "givens": givens,
    }
    for name, value in found.items():
        if getattr(claimed, name) != value:
            yield f"{name}: expected {value!r}, got {getattr(claimed, name)!r}"


def _solution_faults(claimed: Record, puzzle: Puzzle) -> Iterator[str]:
    outcome = kernel.solve(puzzle)
    if not outcome.complete:
        yield f"solution: not settled within {kernel.DEFAULT_BUDGET} nodes"
    elif outcome.solution is None:
        yield "solution: the puzzle has none"
    elif outcome.solutions > 1:
        yield "solution: the puzzle has more than one"
    else:
        if claimed.solution != ken.write_grid(outcome.solution):
            yield f"solution: expected {ken.write_grid(outcome.solution)!r}, got {claimed.solution!r:.100}"
        yield from _minimal_faults(puzzle)


def _minimal_faults(puzzle: Puzzle) -> Iterator[str]:
    for name, smaller in without_each_clue(puzzle):
        outcome = kernel.solve(smaller)
        if outcome.solutions < 2:
            verdict = "the puzzle does without" if outcome.complete else "not settled within the budget without"
            yield f"minimal: {verdict} the {name}"


def without_each_clue(puzzle: Puzzle) -> Iterator[tuple[str, Puzzle]]:
    """Yield each clue's name with *puzzle* without it; dots are clues where a missing one promises nothing."""
    board = puzzle.board
    for cell, given in enumerate(puzzle.givens):
        if given != EMPTY:
            givens = (*puzzle.givens[:cell], EMPTY, *puzzle.givens[cell + 1 :])
            yield f"given in {board.name(cell)}", replace(puzzle, givens=givens)
    for edge, (dot, (a, b)) in enumerate(zip(puzzle.dots, board.edges, strict=True)):
        if dot is not Dot.NONE and not puzzle.negative:
            dots = (*puzzle.dots[:edge], Dot.NONE, *puzzle.dots[edge + 1 :])
            yield f"dot between {board.name(a)} and {board.name(b)}", replace(puzzle, dots=dots)
