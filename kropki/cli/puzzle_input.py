"""The puzzles that a command is asked about: any text, from its arguments or from standard input.

A text is whatever ``generator.formats.importing`` reads. On standard input, JSON and grids of digits may have several
lines, JSON may be an array of puzzles, and a table (CSV) has a puzzle a row. Blank lines are passed over.
"""

from __future__ import annotations

import csv
import json
import re
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import wraps
from itertools import chain, repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TypeVar, Unpack, cast

import click

from kropki.cli import exit_codes, signals, streams
from kropki.cli.exit_codes import ExitCode
from kropki.generator.blanks import trimmed
from kropki.generator.board import rules
from kropki.generator.errors import KropkiError, RequestError, UniquenessError
from kropki.generator.formats import strings
from kropki.generator.formats.lines import COLUMNS, from_row, is_whole

if TYPE_CHECKING:
    from kropki.generator.board.ken import Unsaid
    from kropki.generator.board.puzzle import Puzzle
    from kropki.generator.board.rules import Negative

RULE = (
    "For KEN: which dots are all drawn, so that a missing dot means something. Both colours (true), neither (false), "
    "or only white or black.  [default: true]"
)
_HEADING = re.compile(r'(?:^|([,;\t|]))[ \t]*"?ken"?\s*(?:([,;\t|])|$)', re.IGNORECASE)  # of a table, and its delimiter
_DELIMITER = re.compile(r'"?sep=.?"?', re.IGNORECASE)  # a line before the heading, for Excel
_NAMED = 10  # columns that are named because they are not read
_NO_TEXT = (  # files of ours that have puzzles, by how they begin
    (
        "SQLite format 3",
        "a database (SQLite)",
        "write it as CSV first: sqlite3 -csv -header FILE 'select * from puzzles'",
    ),
    ("PAR1", "a table in Parquet", "write it as CSV first, with Python: pandas.read_parquet(FILE).to_csv()"),
    ("PK\x03\x04", "a ZIP archive", "its pictures cannot be read; keep the records, too"),
    ("%PDF", "a PDF", "it cannot be read; keep the records, too"),
)
Command = TypeVar("Command", bound=Callable[..., Any])


class _File(click.File):
    """A file to read; the text of a puzzle in place of its name is refused with a hint."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        from kropki.generator.formats import importing

        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            with suppress(KropkiError):
                importing.parse(str(value))
                echo = f"echo {shlex.quote(value)} | kropki {ctx.info_name if ctx else ''}"
                self.fail(f"expected the name of a file, got the text of a puzzle: write {echo}", param, ctx)
            raise


def file(command: Command) -> Command:
    """Return *command* with an argument for a file of puzzles; without it, they are on standard input."""
    return click.argument("file", type=_File("rb"), default="-", metavar="[FILE | -]")(command)


def unsaid(command: Command) -> Command:
    """Return *command* with options for what a puzzle in KEN does not say: its *negative* and *boxes*."""

    @wraps(command)
    def asked(*args: Any, no_negative: bool, rule: str | None, no_boxes: bool, **options: Any) -> Any:
        negative = rule_of(rule, no_negative=no_negative)
        return command(*args, negative=negative, boxes=not no_boxes, **options)

    with_rule = click.option("--negative", "rule", type=click.Choice(list(rules.WORDS)), help=RULE)(asked)
    with_boxes = click.option("--no-boxes", is_flag=True, help="For KEN: the board has rows and columns alone.")(
        with_rule
    )
    return cast(
        "Command", click.option("--no-negative", is_flag=True, help="The same as --negative false.")(with_boxes)
    )


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
    return click.argument("puzzle", metavar="[PUZZLE | -]", default="-")(command)


def numbered(puzzles: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Yield the texts of *puzzles*, or of standard input without any, each with its number or its first line's."""
    if puzzles in ((), ("-",)):
        return signals.raise_pending_signals(piped())
    return signals.raise_pending_signals(enumerate(map(_no_file, puzzles), 1))


def piped(source: BinaryIO | None = None) -> Iterator[tuple[int, str]]:
    """Return the texts of *source*, or of standard input, each with the number of its first line."""
    source = source or sys.stdin.buffer
    if source.isatty():
        click.echo("kropki: reading puzzles from the keyboard, one a line; Ctrl+D ends", err=True)
    return of(streams.items(source))


def of(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the texts in *lines*, each with the number of its first line; raise ``KropkiError`` if there are none.

    The lines may be a table (CSV) with a column ``ken``. Raise ``RequestError`` for a file that is no text.
    """
    numbered = enumerate(map(trimmed, lines), 1)
    below = ((at, line) for at, line in numbered if line)
    at, head = next(below, (1, ""))
    if _DELIMITER.fullmatch(head):  # the heading says it, too
        at, head = next(below, (at, ""))
    if not head:
        raise KropkiError("there is nothing to read: expected puzzles, got an empty input", code="puzzle")
    for beginning, what, way in _NO_TEXT:
        if head.startswith(beginning):
            raise RequestError(f"expected text, got {what}: {way}")
    rest = chain((head,), (line for _, line in numbered))
    heading = _HEADING.search(head)
    if heading:
        yield from _rows(rest, at, heading[1] or heading[2] or ",")
    else:
        yield from ((at - 1 + number, text) for number, text in _joined(streams.objects(rest)))


def _joined(texts: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    r"""Yield *texts* without the blank ones; rows of a grid of digits are one, with the number of the first.

    >>> list(_joined(enumerate(["12..", "34 ..", "", "D/D/D/D", "1"], 1)))
    [(1, '12..\n34 ..'), (4, 'D/D/D/D'), (5, '1')]
    """
    first, held, room = 0, list[str](), 0
    for number, text in texts:
        if held and not (room > 0 and strings.is_row(text)):
            yield first, "\n".join(held)
            held = []
        if strings.is_row(text):
            first, room = (first, room) if held else (number, streams.LINE_LIMIT)
            held.append(text)
            room -= len(text)
        elif text.strip():
            yield number, text
    if held:
        yield first, "\n".join(held)


def _rows(lines: Iterable[str], at: int, delimiter: str) -> Iterator[tuple[int, str]]:
    """Yield the puzzle of each row of a table, whose heading is line *at*, as JSON with the number of the row's line.

    Say on standard error which columns are not read. Raise ``KropkiError`` if a row cannot be read, or there is none.
    """
    table = _cells(lines, at, delimiter)
    _, heading = next(table)
    names = [trimmed(name).lower() for name in heading]
    if "ken" not in names:
        raise _broken(at, "the heading names no column 'ken'")
    wanted = COLUMNS if is_whole(names) else ("ken", "negative", "boxes")
    unread = [f"{name!r:.40}" for name in names if name and name not in wanted]
    if unread:
        more = ["..."] if len(unread) > _NAMED else []
        told = ", ".join([*unread[:_NAMED], *more])
        click.echo(f"kropki: these columns of the table are not read: {told}", err=True)
    is_empty = True
    for number, cells in table:
        if any(cells):  # Excel writes rows without a text below what it has
            is_empty = False
            yield number, json.dumps(from_row(dict(zip(names, chain(cells, repeat("")), strict=False))))
    if is_empty:
        raise _broken(at, "it has a heading, but no puzzle below it")


def _cells(lines: Iterable[str], at: int, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the cells of each row of a table that begins in line *at*, with the number of its last line."""
    has_ended = False

    def read() -> Iterator[str]:
        nonlocal has_ended
        yield from lines
        has_ended = True  # which a row that is whole does not ask for

    rows = csv.reader(read(), delimiter=delimiter)
    while True:
        first = at + rows.line_num
        try:
            cells = next(rows, None)
        except csv.Error as error:
            raise _broken(first, str(error)) from None
        if cells is None:
            return
        if has_ended:
            raise _broken(first, "a quotation mark opens a cell here, and nothing closes it")
        yield at + rows.line_num - 1, cells


def _broken(line: int, words: str) -> KropkiError:
    return KropkiError(f"line {line}: this table (CSV) cannot be read: {words}", code="table")


def only(puzzle: str, source: BinaryIO | None = None, **kind: Unpack[Unsaid]) -> Puzzle:
    """Read the one *puzzle* of an argument; for ``-`` that of *source*, or of standard input.

    Raise ``KropkiError`` where there is not exactly one.
    """
    from kropki.generator.formats import importing

    if puzzle != "-":
        return importing.puzzle(_no_file(puzzle), **kind)
    found = [each for _, each in piped(source)]
    if len(found) != 1:
        where = "standard input" if source is None else source.name
        raise KropkiError(f"expected one puzzle on {where}, got {len(found)}", code="puzzle")
    return importing.puzzle(found[0], **kind)


@contextmanager
def hinting(puzzle: Puzzle) -> Iterator[None]:
    """Have an error that says that *puzzle* has no solution also say whether it has one by another rule."""
    try:
        yield
    except UniquenessError as error:
        hint = hint_at_some_dots(puzzle) if error.code == "no-solution" else ""
        raise UniquenessError(f"{error.message}; {hint}", code=error.code) if hint else error from None


def point_to_why(codes: Iterable[ExitCode]) -> None:
    """Say to a person how to learn why a puzzle has no solution, if one of *codes* tells that there is none."""
    if ExitCode.NO_SOLUTION in codes and sys.stderr.isatty():
        click.echo(f"kropki: {exit_codes.WHY_NONE}", err=True)


def hint_at_some_dots(puzzle: Puzzle) -> str:
    """Say whether *puzzle*, which has no solution, has exactly one if a missing dot promises nothing; or nothing."""
    from kropki.generator.solver import kernel

    outcome = kernel.solve(replace(puzzle, negative=False)) if puzzle.negative else None
    return "with --no-negative exactly one" if outcome and outcome.complete and outcome.solutions == 1 else ""


def _no_file(text: str) -> str:
    """Return the *text* of an argument; raise ``RequestError`` if it is no puzzle, and there is a file of that name."""
    from kropki.generator.formats import importing

    is_file = False
    with suppress(OSError, ValueError):  # what cannot be the name of a file
        is_file = Path(text).is_file()
    if is_file:
        try:
            importing.parse(text)
        except KropkiError:
            words = f"expected the text of a puzzle, got the name of a file: write < {shlex.quote(text)} to read it"
            raise RequestError(words) from None
    return text
