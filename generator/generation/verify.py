"""Is a record what it says? One fault a line, nothing taken on trust.

The counterpart of ``generator.generation.generate``: everything in a record is found again from its
KEN, by the solver and not from how it was made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from enum import StrEnum

from generator.board import ken
from generator.board.geometry import Permutation
from generator.board.puzzle import EMPTY, Grid, Puzzle
from generator.board.rules import Dot, gap, ruled_out
from generator.errors import KenError
from generator.generation import record
from generator.generation.record import Record
from generator.generation.request import COMFORT
from generator.ladder.grade import DEEPER, difficulty, solves_within
from generator.ladder.rungs import Difficulty, Level, Version
from generator.solver import kernel


class SolutionFault(StrEnum):
    """A fault of a puzzle that has not exactly one solution, as the sentence that says so."""

    NONE = "solution: the puzzle has none"
    MANY = "solution: the puzzle has more than one"
    NOT_SETTLED = f"solution: not settled within {kernel.DEFAULT_BUDGET} nodes"


def faults(claimed: Record) -> Iterator[str]:
    """Yield a sentence for each thing that *claimed* says and that is not so; some are a ``SolutionFault``."""
    try:
        puzzle = claimed.puzzle
    except KenError as error:
        yield f"ken: {error.message}"
        return
    yield from _form_faults(claimed, puzzle)
    yield from _solution_faults(claimed, puzzle)


def _form_faults(claimed: Record, puzzle: Puzzle) -> Iterator[str]:
    found = {
        "ken": ken.write(puzzle),
        "id": record.identify(puzzle),
        "size": puzzle.size,
        "givens": puzzle.count_givens(),
    }
    for name, value in found.items():
        if getattr(claimed, name) != value:
            yield f"{name}: expected {value!r}, got {getattr(claimed, name)!r:.100}"


def _solution_faults(claimed: Record, puzzle: Puzzle) -> Iterator[str]:
    outcome = kernel.solve(puzzle)
    if not outcome.complete:
        yield SolutionFault.NOT_SETTLED
    elif outcome.solution is None:
        yield SolutionFault.NONE
    elif outcome.solutions > 1:
        yield SolutionFault.MANY
    else:
        if claimed.solution != ken.write_grid(outcome.solution):
            yield f"solution: expected {ken.write_grid(outcome.solution)!r}, got {claimed.solution!r:.100}"
        found = difficulty(puzzle, claimed.version)
        yield from _difficulty_faults(claimed.difficulty, found)
        yield from _minimal_faults(puzzle, outcome.solution, found.level, claimed.version)


def _difficulty_faults(claimed: Difficulty | None, found: Difficulty) -> Iterator[str]:
    if claimed is None:
        yield "difficulty: expected one, got null"
        return
    for name, value in asdict(found).items():
        if getattr(claimed, name) != value:
            yield f"{name}: expected {value!r}, got {getattr(claimed, name)!r:.100}"


def _minimal_faults(puzzle: Puzzle, grid: Grid | None, level: str, version: Version) -> Iterator[str]:
    """Yield the clues that *puzzle* does without: solved by the rungs of its own *level* all the same.

    A puzzle that is only unique may be deeper than the ladder; then its clues are tried by the
    kernel. An easy puzzle may have givens for comfort, up to a number. Where the givens look the
    same turned or mirrored, that may have been asked for; then those that change places are one clue.
    Without the black dot of a 1-2 pair, a puzzle with all its white dots has another solution than *grid*, or
    none: it does not do without.
    """
    spare = puzzle.count_givens() - COMFORT[puzzle.size]
    groups = _groups(puzzle)
    if level == Level.EASY and 0 <= spare < max(max(Counter(leaders).values()) for leaders in groups):
        return
    readings = [list(_spare_clues(puzzle, grid, level, version, leaders)) for leaders in groups]
    yield from min(readings, key=_named)


def _named(spare: Sequence[str]) -> int:
    """Count the cells that faults name: those of several that are one clue count each."""
    return sum(fault.count(" and ") + 1 for fault in spare)


def _spare_clues(
    puzzle: Puzzle, grid: Grid | None, level: str, version: Version, leaders: Permutation
) -> Iterator[str]:
    for name, smaller in without_each_clue(puzzle, leaders):
        outcome = kernel.solve(smaller)
        if level == DEEPER and not outcome.complete:
            yield f"minimal: not settled within the budget without the {name}"
        elif (outcome.solutions, outcome.solution) == (1, grid) and (
            level == DEEPER or solves_within(Level(level), smaller, version)
        ):
            yield f"minimal: the puzzle does without the {name}"


def is_symmetric(puzzle: Puzzle) -> bool:
    """Tell whether the cells of the givens look the same upside down."""
    return _is_kept(puzzle, puzzle.board.half_turn)


def _is_kept(puzzle: Puzzle, symmetry: Permutation) -> bool:
    """Tell whether *symmetry* carries givens to givens."""
    given = {cell for cell, digit in enumerate(puzzle.givens) if digit != EMPTY}
    return {symmetry[cell] for cell in given} == given


def _groups(puzzle: Puzzle) -> list[Permutation]:
    """Return the leaders of the cells for each symmetry that carries givens to givens, the identity among them."""
    board = puzzle.board
    kept = [symmetry for symmetry in board.symmetries if _is_kept(puzzle, symmetry)]
    others = [board.leaders(board.powers(symmetry)) for symmetry in kept]
    return list(dict.fromkeys([_usual_leaders(puzzle), *others]))


def _usual_leaders(puzzle: Puzzle) -> Permutation:
    """Return the leaders of pairs, where the givens look the same upside down, else of none."""
    return tuple(map(min, enumerate(puzzle.board.half_turn))) if is_symmetric(puzzle) else tuple(puzzle.board.cells)


def without_each_clue(puzzle: Puzzle, leaders: Permutation | None = None) -> Iterator[tuple[str, Puzzle]]:
    """Yield each clue's name with *puzzle* without it; dots are clues where a missing one promises nothing."""
    board, promised = puzzle.board, ruled_out(gap(puzzle.negative))
    leaders = leaders or _usual_leaders(puzzle)
    for cell in sorted({leaders[each] for each, given in enumerate(puzzle.givens) if given != EMPTY}):
        givens = [EMPTY if leaders[each] == cell else given for each, given in enumerate(puzzle.givens)]
        names = " and ".join([board.name(each) for each in board.cells if leaders[each] == cell])
        yield f"given in {names}", replace(puzzle, givens=tuple(givens))
    for edge, (dot, (a, b)) in enumerate(zip(puzzle.dots, board.edges, strict=True)):
        if dot is not Dot.NONE and dot not in promised:
            dots = (*puzzle.dots[:edge], Dot.NONE, *puzzle.dots[edge + 1 :])
            yield f"dot between {board.name(a)} and {board.name(b)}", replace(puzzle, dots=dots)
