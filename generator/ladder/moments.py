"""How hard the next digit was at each moment of a solve, by the order in which somebody entered the digits.

What was ruled out to find a digit stays ruled out: nobody has to see it again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kropki.generator.board.geometry import Cell
from kropki.generator.board.puzzle import Grid, Puzzle
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import NONE, allocate
from kropki.generator.ladder.deduction.sweep import LADDER
from kropki.generator.ladder.explanation.steps import Position, position_of


def easiest_rungs(puzzle: Puzzle, solution: Grid, order: Sequence[Cell]) -> Iterator[int | None]:
    """Yield, before each digit of *order*, the hardest rung that the easiest way to any digit needs.

    Yield ``None`` where the ladder finds no digit. Each digit is that of the *solution*.

    >>> from kropki.generator.board import ken
    >>> puzzle = ken.parse("(2xw)B1/A1B/A2B/(xw)C", negative=False)
    >>> list(easiest_rungs(puzzle, ken.parse_grid("1234/3412/2143/4321"), ()))
    []
    """
    position = position_of(puzzle, puzzle.givens)
    for cell in order:
        yield _narrowed(position)[0]
        position.candidates[cell] = 1 << solution.digits[cell] >> 1
        climbing.put(*position, cell)


class Moment(NamedTuple):
    """A moment of the easiest solve: so many cells have a digit, and by this rung these get theirs."""

    placed: int
    rung: int  # the hardest that the easiest way to a digit needs
    cells: frozenset[Cell]


def easiest_moments(puzzle: Puzzle, solution: Grid) -> Iterator[Moment]:
    """Yield each moment of the easiest solve, up to where the ladder finds no digit."""
    position = position_of(puzzle, puzzle.givens)
    while not position.placed.all():
        placed = int(position.placed.sum())
        rung, cells = _narrowed(position)
        if rung is None:
            return
        yield Moment(placed, rung, frozenset(cells))
        for cell in cells:
            position.candidates[cell] = 1 << solution.digits[cell] >> 1
            climbing.put(*position, cell)


def first_cells(puzzle: Puzzle) -> set[Cell]:
    """Return the cells to which the easiest techniques give digits first; none where the ladder finds no digit."""
    position = position_of(puzzle, puzzle.givens)
    return _narrowed(position)[1]


def _narrowed(position: Position) -> tuple[int | None, set[Cell]]:
    """Rule out what the easiest way to a digit needs; return its hardest rung and the cells that get a digit by it.

    Return ``None`` and no cells where there is no way.
    """
    findings = allocate(position.candidates.size)
    hardest = 0
    while True:
        rung, count = climbing.cheapest(*position, LADDER, findings)
        if not count:
            return None, set()
        hardest = max(hardest, rung)
        if findings.placed[0] != NONE:
            return hardest, set(findings.placed[:count].tolist()) - {NONE}
        climbing.apply(*position, findings, 0, count)
