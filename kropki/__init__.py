"""Kropki Sudoku puzzles: make them, read them, solve and grade them, and have each step explained.

    >>> import kropki
    >>> puzzle = kropki.read("(2xw)B1/A1B/A2B/(xw)C", negative=False)
    >>> puzzle.solve().solution
    Grid.from_ken('2341/4123/1234/3412')
    >>> kropki.generate("tea", difficulty="hard").difficulty.rating
    2.8

docs/library.md shows what there is. Each name is loaded when it is first asked for: to import
this package takes no time, and the compiled solvers are loaded by the first question that needs
them.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kropki import dots
    from kropki.generator.board.puzzle import Grid
    from kropki.generator.board.rules import Dot
    from kropki.generator.errors import (
        BudgetError,
        FPuzzlesError,
        KenError,
        KropkiError,
        PuzzleError,
        RequestError,
        UniquenessError,
    )
    from kropki.generator.generation.record import RecordError
    from kropki.generator.ladder.explanation.explain import End, Lost, Mistakes
    from kropki.generator.ladder.explanation.steps import Step
    from kropki.generator.ladder.explanation.taught_steps import Way
    from kropki.generator.ladder.explanation.why_digit import Why
    from kropki.generator.ladder.rungs import Difficulty
    from kropki.generator.solver.kernel import Outcome
    from kropki.generator.workshop.analyse import Analysis
    from kropki.generator.workshop.completing import Completion
    from kropki.generator.workshop.neighbours import Neighbourhood
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
    "Analysis": "kropki.generator.workshop.analyse",
    "Completion": "kropki.generator.workshop.completing",
    "Neighbourhood": "kropki.generator.workshop.neighbours",
    "BudgetError": "kropki.generator.errors",
    "Difficulty": "kropki.generator.ladder.rungs",
    "Dot": "kropki.generator.board.rules",
    "End": "kropki.generator.ladder.explanation.explain",
    "FPuzzlesError": "kropki.generator.errors",
    "Grid": "kropki.generator.board.puzzle",
    "KenError": "kropki.generator.errors",
    "KropkiError": "kropki.generator.errors",
    "Lost": "kropki.generator.ladder.explanation.explain",
    "Mistakes": "kropki.generator.ladder.explanation.explain",
    "Outcome": "kropki.generator.solver.kernel",
    "PuzzleError": "kropki.generator.errors",
    "RecordError": "kropki.generator.generation.record",
    "RequestError": "kropki.generator.errors",
    "Step": "kropki.generator.ladder.explanation.steps",
    "UniquenessError": "kropki.generator.errors",
    "Way": "kropki.generator.ladder.explanation.taught_steps",
    "Why": "kropki.generator.ladder.explanation.why_digit",
}
_HERE = "kropki.library"

if not (_here := Path(__file__).parent).joinpath("generator").is_dir():  # in a checkout, the other packages are beside
    __path__.append(str(_here.parent))


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "__version__":
        from importlib.metadata import version

        value: object = version("kropki")
    elif name == "dots":
        value = import_module("kropki.dots")
    else:
        value = getattr(import_module(_HOMES.get(name, _HERE)), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
