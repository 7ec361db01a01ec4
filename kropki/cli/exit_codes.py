"""The exit codes of the commands. ``kropki serve`` has its own: those of its server."""

from __future__ import annotations

from enum import IntEnum


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
