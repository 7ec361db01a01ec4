"""Puzzles of other people, as records: read, solved and graded.

Takes KEN, and the strings, links and JSON of f-puzzles and SudokuPad.
"""

from __future__ import annotations

from generator.board import ken
from generator.board.puzzle import Puzzle
from generator.errors import BudgetError, UniquenessError
from generator.formats import fpuzzles
from generator.generation.generate import make_record
from generator.generation.record import Record
from generator.ladder.grade import grade


def read(text: str, *, negative: bool = True) -> Record:
    """Give the record of the puzzle in *text*; raise ``KropkiError`` where there is none with exactly one solution.

    *negative* is the rule of a puzzle in KEN; the other forms say it themselves. The seed is
    empty: no seed gives this puzzle again.
    """
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
    if fpuzzles.is_link_or_string(text):
        return fpuzzles.read(text)
    return ken.parse(text, negative=negative)
