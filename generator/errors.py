"""Every exception that the generator raises on purpose: one base, few leaves, stable codes.

Text that is not a puzzle raises. A puzzle with no or many solutions does not: that is an
answer, and the solvers return it. Nothing here knows how an error looks outside; the API
and the command line each have one table for that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def nearest(name: str, known: Iterable[str]) -> str:
    """Return words that ask for the one of *known* that is spelled nearly like *name*, if one is.

    >>> nearest("dot pear", ["naked pair", "dot pair"]), nearest("dots", ["naked pair"])
    ("; did you mean 'dot pair'?", '')
    """
    from difflib import get_close_matches  # noqa: PLC0415 - for a mistake alone

    near = get_close_matches(name[:40], known, 1)
    return f"; did you mean {near[0]!r}?" if near else ""


class KropkiError(Exception):
    """Base of all errors of this package; *code* is stable, the message is for people."""

    code = "kropki"

    def __init__(self, message: str, *, code: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        if code is not None:
            self.code = code

    def __reduce__(self) -> tuple[Any, ...]:
        """Survive another process: be made again from what there is, and not by a constructor that wants more."""
        return _made_again, (type(self), self.args, vars(self))


def _made_again(kind: type[KropkiError], args: tuple[Any, ...], state: dict[str, Any]) -> KropkiError:
    """Return an error of *kind* with *args* and what was said of it, without asking its constructor."""
    error = kind.__new__(kind, *args)
    vars(error).update(state)
    return error


class KenError(KropkiError):
    """Text that is not KEN: *code* (see ``generator.board.ken.FAULTS``), *offset* and *excerpt* say where.

    *offset* counts characters from 0; it equals the length of the text when the text
    ends too early. *excerpt* is the text there, at most 12 characters.
    """

    code = "ken"

    def __init__(self, code: str, message: str, offset: int, excerpt: str) -> None:
        super().__init__(message, code=code)
        self.offset = offset
        self.excerpt = excerpt


class FPuzzlesError(KropkiError):
    """A text other than KEN that has no readable puzzle, or a puzzle with rules that Kropki does not have."""

    code = "text"


class PuzzleError(KropkiError):
    """A puzzle or grid that is not well formed: a wrong length, a digit out of range."""

    code = "puzzle"


class RequestError(KropkiError):
    """A request that no puzzle can satisfy: an option out of range, a level the size does not have."""

    code = "request"


class BudgetError(KropkiError):
    """A search that used up its budget before it had an answer."""

    code = "budget"


class UniquenessError(KropkiError):
    """A puzzle without exactly one solution where one is needed: "no-solution" or "many-solutions"."""

    code = "uniqueness"
