"""Kropki Sudoku puzzles: make them, read them, solve and grade them, and have each step explained.

    >>> puzzle = read("(2xw)B1/A1B/A2B/(xw)C", negative=False)
    >>> puzzle.solve().solution
    Grid.from_ken('2341/4123/1234/3412')
    >>> generate("tea", difficulty="hard").difficulty.rating
    2.8

docs/library.md shows what there is. Each name is loaded when it is first asked for: to import
this package takes no time, and the compiled solvers are loaded by the first question that needs
them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.board.puzzle import Grid
    from generator.board.rules import Dot
    from generator.errors import (
        BudgetError,
        FPuzzlesError,
        KenError,
        KropkiError,
        PuzzleError,
        RequestError,
        UniquenessError,
    )
    from generator.generation.record import RecordError
    from generator.ladder.explanation.explain import End, Lost, Mistakes
    from generator.ladder.explanation.steps import Step
    from generator.ladder.explanation.taught_steps import Way
    from generator.ladder.explanation.why_digit import Why
    from generator.ladder.rungs import Difficulty
    from generator.solver.kernel import Outcome
    from generator.workshop.analyse import Analysis
    from generator.workshop.completing import Completion
    from generator.workshop.neighbours import Neighbourhood
    from kropki import dots
    from kropki.library import Puzzle, Record, complete, explain, generate, grade, hint, read, solve, why

    __version__: str

__all__ = [
    "Analysis",
    "BudgetError",
    "Completion",
    "Difficulty",
    "Dot",
    "End",
    "FPuzzlesError",
    "Grid",
    "KenError",
    "KropkiError",
    "Lost",
    "Mistakes",
    "Neighbourhood",
    "Outcome",
    "Puzzle",
    "PuzzleError",
    "Record",
    "RecordError",
    "RequestError",
    "Step",
    "UniquenessError",
    "Way",
    "Why",
    "__version__",
    "complete",
    "dots",
    "explain",
    "generate",
    "grade",
    "hint",
    "read",
    "solve",
    "why",
]

_HOMES = {
    "Analysis": "generator.workshop.analyse",
    "Completion": "generator.workshop.completing",
    "Neighbourhood": "generator.workshop.neighbours",
    "BudgetError": "generator.errors",
    "Difficulty": "generator.ladder.rungs",
    "Dot": "generator.board.rules",
    "End": "generator.ladder.explanation.explain",
    "FPuzzlesError": "generator.errors",
    "Grid": "generator.board.puzzle",
    "KenError": "generator.errors",
    "KropkiError": "generator.errors",
    "Lost": "generator.ladder.explanation.explain",
    "Mistakes": "generator.ladder.explanation.explain",
    "Outcome": "generator.solver.kernel",
    "PuzzleError": "generator.errors",
    "RecordError": "generator.generation.record",
    "RequestError": "generator.errors",
    "Step": "generator.ladder.explanation.steps",
    "UniquenessError": "generator.errors",
    "Way": "generator.ladder.explanation.taught_steps",
    "Why": "generator.ladder.explanation.why_digit",
}
_HERE = "kropki.library"


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "__version__":
        from importlib.metadata import version

        value: object = version("kropki")
    elif name == "dots":
        from kropki import packages

        packages.require("dots", "generator", "jit")
        value = import_module("kropki.dots")
    else:
        from kropki import packages

        packages.require("generator", "jit")
        value = getattr(import_module(_HOMES.get(name, _HERE)), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
