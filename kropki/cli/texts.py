"""The puzzles that a command is asked about: any text, from its arguments or from standard input.

A text is whatever ``generator.formats.importing`` reads. On standard input, JSON may have several lines.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import TYPE_CHECKING, Any, BinaryIO, TypeVar, cast

import click

from generator.board import rules
from generator.errors import KropkiError, RequestError
from kropki.cli import signals, streams

if TYPE_CHECKING:
    from generator.board.puzzle import Puzzle
    from generator.board.rules import Negative

RULE = (
    "For KEN: which dots are all drawn, so that a missing dot means something. Both colours (true), neither (false), "
    "or only white or black.  [default: true]"
)
Command = TypeVar("Command", bound=Callable[..., Any])


def negative(command: Command) -> Command:
    """Return *command* with the options for the rule of puzzles that do not say it themselves: its *negative*."""

    @wraps(command)
    def asked(*args: Any, no_negative: bool, rule: str | None, **options: Any) -> Any:
        return command(*args, negative=rule_of(rule, no_negative=no_negative), **options)

    with_rule = click.option("--negative", "rule", type=click.Choice(list(rules.WORDS)), help=RULE)(asked)
    return cast("Command", click.option("--no-negative", is_flag=True, help="The same as --negative false.")(with_rule))


def rule_of(word: str | None, *, no_negative: bool) -> Negative:
    """Return the rule of ``--negative`` and ``--no-negative``; raise ``RequestError`` where they contradict."""
    if no_negative and word not in (None, "false"):
        raise RequestError(f"expected either --negative {word} or --no-negative, got both")
    return False if no_negative else rules.WORDS[word or "true"]


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


def piped(source: BinaryIO | None = None) -> Iterable[tuple[int, str]]:
    """Return the texts of *source*, or of standard input, each with the number of its first line."""
    return streams.objects(streams.lines(source or sys.stdin.buffer))


def only(puzzle: str, *, negative: Negative, source: BinaryIO | None = None) -> Puzzle:
    """Read the one *puzzle* of an argument; for ``-`` that of *source*, or of standard input.

    Raise ``KropkiError`` where there is not exactly one.
    """
    from generator.formats import importing

    text = puzzle
    if puzzle == "-":
        found = [each for _, each in piped(source) if each.strip()]
        if len(found) != 1:
            where = "standard input" if source is None else source.name
            raise KropkiError(f"expected one puzzle on {where}, got {len(found)}", code="puzzle")
        [text] = found
    return importing.puzzle(text, negative=negative)
