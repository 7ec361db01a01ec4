"""The exit codes of the commands. ``kropki serve`` has its own: those of its server."""

from __future__ import annotations

from enum import IntEnum

from kropki.generator.errors import BudgetError, UniquenessError


class ExitCode(IntEnum):
    """What a command ends with; of several inputs, the highest code of them.

    A signal ends a command with 128 and its number, as shells have it: 130 for Ctrl-C.
    """

    OK = 0
    FELL_SHORT = 1  # an input that cannot be read, a fault that was found, a puzzle that was not made
    BAD_USE = 2  # options that contradict each other, a file that cannot be read or written
    NO_SOLUTION = 3
    MANY_SOLUTIONS = 4
    NOT_SETTLED = 5  # within the budget of the search


MEANINGS = """\b
    Exit codes (for several puzzles, the highest):
      0  exactly one solution
      1  a text that is no puzzle, or another fault
      2  bad use
      3  no solution
      4  more than one solution
      5  not settled within the budget of the search
"""


WHY_NONE = "kropki analyse PUZZLE --ask conflict --ask argument says why"


def of_solutions(solutions: int) -> ExitCode:
    """Return the code of a puzzle with this number of *solutions*, where 2 and more are several."""
    return (ExitCode.NO_SOLUTION, ExitCode.OK, ExitCode.MANY_SOLUTIONS)[min(solutions, 2)]


def of_error(error: Exception) -> ExitCode:
    """Return the code of a puzzle that a question about it ended in *error* for."""
    if isinstance(error, UniquenessError):
        return ExitCode.NO_SOLUTION if error.code == "no-solution" else ExitCode.MANY_SOLUTIONS
    return ExitCode.NOT_SETTLED if isinstance(error, BudgetError) else ExitCode.FELL_SHORT
