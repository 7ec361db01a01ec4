"""Every exception that the game raises on purpose: one base, few leaves, stable codes.

A move that the rules refuse raises; who asks beforehand gets an answer instead. Nothing here
knows how an error looks outside.
"""

from __future__ import annotations

from typing import Any


class DotsError(Exception):
    """Base of all errors of this package; *code* is stable, the message is for people."""

    code = "dots"

    def __init__(self, message: str, *, code: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        if code is not None:
            self.code = code

    def __reduce__(self) -> tuple[Any, ...]:
        """Survive another process: be made again from what there is, and not by a constructor that wants more."""
        return _made_again, (type(self), self.args, vars(self))


def _made_again(kind: type[DotsError], args: tuple[Any, ...], state: dict[str, Any]) -> DotsError:
    """Return an error of *kind* with *args* and what was said of it, without asking its constructor."""
    error = kind.__new__(kind, *args)
    vars(error).update(state)
    return error


class BoardError(DotsError):
    """A board that cannot be: a side out of range, a point that is not on it, a name it has no letters for."""

    code = "board"


class RulesError(DotsError):
    """A rule set that is not known, or an option that it does not have."""

    code = "rules"


class PositionError(DotsError):
    """Text or values that are not a position."""

    code = "position"


class MoveError(DotsError):
    """A move that is not allowed; where a ring breaks, *between* holds the two points."""

    code = "move"

    def __init__(self, message: str, *, code: str | None = None, between: tuple[int, int] | None = None) -> None:
        super().__init__(message, code=code)
        self.between = between


class SgfError(DotsError):
    """A record that cannot be read or written: *code* (see ``dots.records.sgf.FAULTS``), *offset* in characters."""

    code = "sgf"

    def __init__(self, message: str, *, code: str | None = None, offset: int = 0) -> None:
        super().__init__(message, code=code)
        self.offset = offset
