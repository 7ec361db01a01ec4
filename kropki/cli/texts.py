"""The puzzles that a command is asked about: any text, from its arguments or from standard input.

A text is whatever ``generator.formats.importing`` reads. On standard input, JSON may have several lines.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import click

from generator.errors import KropkiError
from kropki.cli import signals, streams

if TYPE_CHECKING:
    from generator.board.puzzle import Puzzle

Command = TypeVar("Command", bound=Callable[..., Any])


def negative(command: Command) -> Command:
    """Return *command* with the option for the rule of puzzles that do not say it themselves."""
    return click.option("--no-negative", is_flag=True, help="In KEN, a missing dot says nothing.")(command)


def several(command: Command) -> Command:
    """Return *command* with an argument for any number of puzzles; ``numbered`` reads them."""
    return click.argument("puzzles", nargs=-1, metavar="[PUZZLE ... | -]")(command)


def one(command: Command) -> Command:
    """Return *command* with an argument for one puzzle; ``only`` reads it."""
    return click.argument("puzzle", metavar="PUZZLE | -")(command)


def numbered(puzzles: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Yield the texts of *puzzles*, or of standard input without any, each with its number or its first line's."""
    if puzzles in ((), ("-",)):
        return signals.raise_pending_signals(piped())
    return signals.raise_pending_signals(enumerate(puzzles, 1))


def piped() -> Iterable[tuple[int, str]]:
    """Return the texts of standard input, each with the number of its first line."""
    return streams.objects(streams.lines(sys.stdin.buffer))


def only(puzzle: str, *, negative: bool) -> Puzzle:
    """Read the one *puzzle* of an argument, or of standard input for ``-``; raise ``KropkiError`` for two."""
    from generator.formats import importing

    text = puzzle
    if puzzle == "-":
        found = [each for _, each in piped() if each.strip()]
        if len(found) != 1:
            raise KropkiError(f"expected one puzzle on standard input, got {len(found)}", code="puzzle")
        [text] = found
    return importing.puzzle(text, negative=negative)
