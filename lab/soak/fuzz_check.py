"""What must hold for any text: it is read, or refused with an error of ours; nothing else, and soon.

What was read is written and read again, in both notations, and is the same.
"""

from __future__ import annotations

from dataclasses import replace
from time import process_time

from kropki.generator.board import ken, rules
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.errors import KenError, KropkiError
from kropki.generator.formats import fpuzzles, importing

LONGEST_S = 5.0  # of the processor for one text; the slowest so far takes less than half of one


class WrongError(AssertionError):
    """A text for which it does not hold."""


def check(text: str) -> bool:
    """Tell whether *text* is a puzzle; raise ``WrongError``, or whatever reading it raises, where it must not."""
    start = process_time()
    try:
        found = importing.puzzle(text, negative=False)
    except KropkiError as error:
        _check_error(error, text)
        found = None
    if process_time() - start > LONGEST_S:
        raise WrongError(f"reading took {process_time() - start:.1f} s")
    if found is not None:
        _check_again(found)
    return found is not None


def _check_error(error: KropkiError, text: str) -> None:
    error.message.encode("utf-8", "backslashreplace")
    if isinstance(error, KenError) and not (
        error.code in ken.FAULTS and 0 <= error.offset <= len(text) and len(error.excerpt) <= ken.EXCERPT
    ):
        raise WrongError(f"an error that does not say where: {error.code}, {error.offset}, {error.excerpt!r}")
    if len(error.message) > 400:
        raise WrongError(f"an error of {len(error.message)} characters")


def _check_again(found: Puzzle) -> None:
    text = ken.write(found)
    if ken.parse(text, negative=found.negative) != found or len(text) > ken.LIMIT:
        raise WrongError(f"KEN does not give the puzzle again: {text}")
    for negative in rules.GAPS:
        puzzle = replace(found, negative=negative)
        if fpuzzles.from_json(fpuzzles.as_json(puzzle)).puzzle != puzzle:
            raise WrongError(f"f-puzzles does not give the puzzle again: {text}")
