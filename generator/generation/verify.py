"""Checks everything that a record says, and names each fault in a line.

The counterpart of ``generator.generation.generate``: everything in a record is found again from its
KEN, by the solver and not from how it was made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from enum import StrEnum

from kropki.generator.board import ken
from kropki.generator.board.geometry import EdgeIndex, Permutation
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot, gap, ruled_out
from kropki.generator.errors import KenError
from kropki.generator.generation import record
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import COMFORT
from kropki.generator.ladder.grade import DEEPER, difficulty, solves_within
from kropki.generator.ladder.rungs import Difficulty, Level
from kropki.generator.solver import kernel

Leaders = tuple[
    Permutation, tuple[EdgeIndex, ...]
]  # of the cells and of the edges: the lowest of those that go together


class SolutionFault(StrEnum):
    """A fault of a puzzle that has not exactly one solution, as the sentence that says so."""

    NONE = "solution: the puzzle has none"
    MANY = "solution: the puzzle has more than one"
    NOT_SETTLED = f"solution: not settled within {kernel.DEFAULT_BUDGET} nodes"


def faults(claimed: Record, leaders: Leaders | None = None) -> Iterator[str]:
    """Yield a sentence for each thing that *claimed* says and that is not so; some are a ``SolutionFault``.

    *leaders* say which clues go together; without them, any symmetry of the givens may.
    """
    try:
        puzzle = claimed.puzzle
    except KenError as error:
        yield f"ken: {error.message}"
        return
    yield from _form_faults(claimed, puzzle)
    yield from _solution_faults(claimed, puzzle, [leaders] if leaders else _groups(puzzle))


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


def _solution_faults(claimed: Record, puzzle: Puzzle, groups: Sequence[Leaders]) -> Iterator[str]:
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
        found = difficulty(puzzle)
        yield from _difficulty_faults(claimed.difficulty, found)
        yield from _minimal_faults(puzzle, outcome.solution, found.level, groups)


def _difficulty_faults(claimed: Difficulty | None, found: Difficulty) -> Iterator[str]:
    if claimed is None:
        yield "difficulty: expected one, got null"
        return
    for name, value in asdict(found).items():
        if getattr(claimed, name) != value:
            yield f"{name}: expected {value!r}, got {getattr(claimed, name)!r:.100}"


def _minimal_faults(puzzle: Puzzle, grid: Grid | None, level: str, groups: Sequence[Leaders]) -> Iterator[str]:
    """Yield the clues that *puzzle* does without: solved by the rungs of its own *level* all the same.

    A puzzle that is only unique may be deeper than the ladder; then its clues are tried by the
    kernel. An easy puzzle may have givens for comfort, up to a number. Where the givens look the
    same turned or mirrored, that may have been asked for; then those that change places are one clue,
    and so are the dots, if they look the same, too.
    Without the black dot of a 1-2 pair, a puzzle with all its white dots has another solution than *grid*, or
    none: it does not do without.
    """
    spare = puzzle.count_givens() - COMFORT[puzzle.size]
    if level == Level.EASY and 0 <= spare < max(max(Counter(leaders).values()) for leaders, _ in groups):
        return
    readings = [list(_spare_clues(puzzle, grid, level, leaders)) for leaders in groups]
    yield from min(readings, key=_named)


def _named(spare: Sequence[str]) -> int:
    """Count the cells that faults name: those of several that are one clue count each."""
    return sum(fault.count(" and ") + 1 for fault in spare)


def _spare_clues(puzzle: Puzzle, grid: Grid | None, level: str, leaders: Leaders) -> Iterator[str]:
    for name, smaller in without_each_clue(puzzle, leaders):
        outcome = kernel.solve(smaller)
        if level == DEEPER and not outcome.complete:
            yield f"minimal: not settled within the budget without the {name}"
        elif (outcome.solutions, outcome.solution) == (1, grid) and (
            level == DEEPER or solves_within(Level(level), smaller)
        ):
            yield f"minimal: the puzzle does without the {name}"


def is_symmetric(puzzle: Puzzle) -> bool:
    """Tell whether the cells of the givens look the same upside down."""
    return _is_kept(puzzle, puzzle.board.half_turn)


def _is_kept(puzzle: Puzzle, symmetry: Permutation) -> bool:
    """Tell whether *symmetry* carries givens to givens."""
    given = {cell for cell, digit in enumerate(puzzle.givens) if digit != EMPTY}
    return {symmetry[cell] for cell in given} == given


def _are_dots_kept(puzzle: Puzzle, symmetry: Permutation) -> bool:
    """Tell whether *symmetry* carries dots to dots of their colours."""
    board = puzzle.board
    return all(puzzle.dots[board.edge_across(edge, symmetry)] is dot for edge, dot in enumerate(puzzle.dots))


def _groups(puzzle: Puzzle) -> list[Leaders]:
    """Return the leaders for each symmetry that carries givens to givens, the identity among them.

    Dots go alone, and once more with their images where it carries them to dots.
    """
    board = puzzle.board
    found = [_usual_leaders(puzzle)]
    for symmetry in board.symmetries:
        if _is_kept(puzzle, symmetry):
            powers = board.powers(symmetry)
            cells = board.leaders(powers)
            found.append((cells, found[0][1]))
            if any(puzzle.dots) and _are_dots_kept(puzzle, symmetry):
                found.append((cells, board.edge_leaders(powers)))
    return list(dict.fromkeys(found))


def _usual_leaders(puzzle: Puzzle) -> Leaders:
    """Return the leaders of pairs of cells, where the givens look the same upside down, else of none."""
    board = puzzle.board
    cells = tuple(map(min, enumerate(board.half_turn))) if is_symmetric(puzzle) else tuple(board.cells)
    return cells, tuple(range(len(board.edges)))


def without_each_clue(puzzle: Puzzle, leaders: Leaders | None = None) -> Iterator[tuple[str, Puzzle]]:
    """Yield each clue's name with *puzzle* without it; dots are clues where a missing one promises nothing."""
    board, promised = puzzle.board, ruled_out(gap(puzzle.negative))
    cells, edges = leaders or _usual_leaders(puzzle)
    for cell in sorted({cells[each] for each, given in enumerate(puzzle.givens) if given != EMPTY}):
        givens = [EMPTY if cells[each] == cell else given for each, given in enumerate(puzzle.givens)]
        names = " and ".join([board.name(each) for each in board.cells if cells[each] == cell])
        yield f"given in {names}", replace(puzzle, givens=tuple(givens))
    for edge, (dot, (a, b)) in enumerate(zip(puzzle.dots, board.edges, strict=True)):
        if dot is not Dot.NONE and dot not in promised and edges[edge] == edge:
            dots = [Dot.NONE if edges[each] == edge else there for each, there in enumerate(puzzle.dots)]
            images = " with its images" if edges.count(edge) > 1 else ""
            yield f"dot between {board.name(a)} and {board.name(b)}{images}", replace(puzzle, dots=tuple(dots))
