"""Read puzzles that others made: KEN, and the strings, links and JSON of f-puzzles and SudokuPad.

``puzzle`` gives what the text says; ``read`` solves and grades it, too, and gives a record. Only
that loads the solvers.
"""

from __future__ import annotations

from generator.board import ken
from generator.board.puzzle import Puzzle
from generator.errors import BudgetError, UniquenessError
from generator.formats import fpuzzles, sudokupad
from generator.generation.record import Record


def read(text: str, *, negative: bool = True) -> Record:
    """Give the record of the puzzle in *text*; raise ``KropkiError`` where there is none with exactly one solution.

    *negative* is the rule of a puzzle in KEN; the other forms say it themselves. The seed is
    empty: no seed gives this puzzle again.
    """
    from generator.generation.generate import make_record  # noqa: PLC0415 - slow to import
    from generator.ladder.grade import grade  # noqa: PLC0415 - slow to import

    found = puzzle(text, negative=negative)
    graded = grade(found)
    outcome = graded.outcome
    if not outcome.complete:
        raise BudgetError(f"not settled within {outcome.nodes} nodes")
    if outcome.solution is None or graded.difficulty is None:
        number = "no solution" if outcome.solution is None else "more than one"
        code = "no-solution" if outcome.solution is None else "many-solutions"
        raise UniquenessError(f"expected exactly one solution, got {number}", code=code)
    return make_record("", found, outcome.solution, graded.difficulty)


def puzzle(text: str, *, negative: bool = True) -> Puzzle:
    """Give the puzzle in *text*, whatever its form; raise ``KenError`` or ``FPuzzlesError`` where there is none."""
    text = text.strip()
    if _is_ken(text):
        return ken.parse(text, negative=negative)
    return sudokupad.read(text) if sudokupad.is_link_or_id(text) else fpuzzles.read(text)


def _is_ken(text: str) -> bool:
    """Tell whether *text* does not look like a link, a string or JSON; what is none of all this is bad KEN."""
    other = text.startswith(("http://", "https://", "fpuzzles", "{"))
    return not other and not (len(text) > 60 and text[:2] in {"N4", "N6"})
