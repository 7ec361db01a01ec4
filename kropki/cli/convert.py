"""The commands that turn records into what others read, and back, and the options for what is written where.

Part of ``kropki.cli.main``, which joins the commands.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, TypeVar, Unpack

import click
from click.core import ParameterSource

from kropki import extras
from kropki.cli import choice_options, exit_codes, puzzle_input, signals, streams
from kropki.cli.exit_codes import ExitCode
from kropki.cli.spoken import spoken
from kropki.generator import formats
from kropki.generator.board.ken import Unsaid
from kropki.generator.board.rules import Negative
from kropki.generator.errors import KropkiError, RequestError, UniquenessError
from kropki.generator.formats.layout import BLEED, GRIDS, ORDERS, PAPERS, PLACES, USUAL, Layout
from kropki.generator.generation import record
from kropki.generator.generation.record import Record

LAYOUT = (
    "title", "author", "copyright", "per_page", "paper", "margin", "gutter", "bleed", "front", "ratings", "order",
    "solutions", "upside_down", "site",
)  # fmt: skip
OPTIONS = (
    click.option(
        "-o",
        "--output",
        type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
        help="Write to this file, not to standard output. It appears when all is made, and replaces an old one.",
    ),
    click.option(
        "--format",
        "form",
        type=click.Choice(list(formats.FORMS)),
        help="The form of the output. By default the file's ending decides, or it is records in JSON, one a line.",
    ),
    click.option("--title", default=USUAL.title, help="The title of a booklet, in place of the name of the game."),
    click.option(
        "--per-page",
        type=int,
        default=USUAL.per_page,
        show_default=True,
        metavar="N",
        help=f"Puzzles on a page of a booklet: {', '.join(map(str, GRIDS))}.",
    ),
    click.option("--author", default=USUAL.author, help="The author of a booklet.", metavar="NAME"),
    click.option("--copyright", default=USUAL.copyright, help="A line below the author's name.", metavar="TEXT"),
    click.option(
        "--paper",
        default=USUAL.paper,
        show_default=True,
        metavar="PAPER",
        help=f"The paper of a booklet: {', '.join(PAPERS)}, or any size such as 170x240mm.",
    ),
    click.option(
        "--margin", type=float, default=USUAL.margin, show_default=True, help="The margin of each page, in millimetres."
    ),
    click.option(
        "--gutter",
        type=float,
        default=USUAL.gutter,
        show_default=True,
        help="More margin where pages are bound, in mm.",
    ),
    click.option(
        "--bleed",
        type=float,
        default=USUAL.bleed,
        show_default=True,
        help=f"More paper on each side, which the printer cuts off, in mm: up to {BLEED:g}.",
    ),
    click.option("--front/--no-front", default=USUAL.front, help="Begin with title, contents and rules, or not."),
    click.option("--ratings/--no-ratings", default=USUAL.ratings, help="Print ratings above the puzzles, or not."),
    click.option(
        "--order",
        type=click.Choice(ORDERS),
        default=USUAL.order,
        show_default=True,
        help="The order of puzzles within a level.",
    ),
    click.option(
        "--solutions",
        type=click.Choice(PLACES),
        default=USUAL.solutions,
        show_default=True,
        help="Where the solutions are: at the end, or after the puzzles of each level.",
    ),
    click.option("--upside-down", is_flag=True, default=USUAL.upside_down, help="Print the solutions upside down."),
    click.option(
        "--site",
        default=USUAL.site,
        metavar="URL",
        help="The address of your page, for the QR codes of a booklet. Without it, there are no QR codes.",
    ),
)

Command = TypeVar("Command", bound=Callable[..., Any])


def destined(command: Command) -> Command:
    """Return *command* the options for what is written where; ``destination`` reads them."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


@dataclass(frozen=True, slots=True)
class Destination:
    """Where records go, and in which form."""

    path: Path | None  # None: standard output
    form: str
    layout: Layout

    @property
    def file(self) -> Path | None:
        """The file that is made; a device or a pipe is none, as nothing can be renamed to it."""
        return self.path if self.path is None or self.path.is_file() or not self.path.exists() else None

    def write(self, records: Iterable[Record]) -> None:
        """Write *records*; a file appears when all is done."""
        with streams.output(self.path) as stream:
            formats.writer(self.form, self.layout)(records, stream)


def destination(context: click.Context) -> Destination:
    """Read the options of ``destined``; raise ``RequestError`` where they contradict each other."""
    path: Path | None = context.params["output"]
    path = None if path == Path("-") else path
    form = formats.form_of(path, context.params["form"])
    if context.params["output"] is None and form in formats.BINARY and sys.stdout and sys.stdout.isatty():
        raise RequestError(f"expected a file for {form}, which is no text: add -o NAME{formats.FORMS[form].endings[0]}")
    if formats.FORMS[form].needs:
        extras.need(formats.FORMS[form].needs)
    asked = [name for name in LAYOUT if context.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    if asked and not formats.FORMS[form].is_laid_out:
        raise RequestError(f"expected a booklet (--format pdf) for --{asked[0].replace('_', '-')}, got {form}")
    return Destination(path, form, Layout(lang=spoken().code, **{name: context.params[name] for name in LAYOUT}))


@click.command(name="export", epilog=exit_codes.MEANINGS)
@puzzle_input.file
@puzzle_input.unsaid
@choice_options.chosen
@destined
@click.pass_context
def export_command(context: click.Context, /, file: Any, *, negative: Negative, boxes: bool, **_: Any) -> int:
    """Turn puzzles into another form: a table, links, pictures or a booklet to print.

    The file has a record (NDJSON) a line, or any other text of a puzzle, which is graded first.
    """
    codes = [ExitCode.OK]
    wanted, target = choice_options.choice(context.params), destination(context)
    is_empty = True

    def written(records: Iterable[Record]) -> Iterator[Record]:
        nonlocal is_empty
        for each in records:
            is_empty = False
            yield each

    with _progress(file) as shown:
        found = signals.raise_pending_signals(puzzle_input.of(shown))
        target.write(
            written(wanted.of(_numbered(line, text, codes, negative=negative, boxes=boxes) for line, text in found))
        )
    if is_empty:
        click.echo("kropki: no puzzle is as the options ask, so none is written", err=True)
    puzzle_input.point_to_why(codes)
    return max(codes)


@contextmanager
def _progress(file: BinaryIO) -> Iterator[Iterator[str]]:
    """Yield the lines of *file*; a bar on a terminal shows how much of it is read."""
    size = os.fstat(file.fileno()).st_size if file is not sys.stdin.buffer else 0
    if not size or not sys.stderr.isatty():
        yield streams.items(file)
        return
    with click.progressbar(length=size, label="export", file=sys.stderr) as bar:
        yield _counted(file, bar)


def _counted(file: BinaryIO, bar: Any) -> Iterator[str]:
    before = 0
    for line in streams.items(file):
        yield line
        at = file.tell()
        bar.update(at - before)
        before = at


def _numbered(line: int, text: str, codes: list[ExitCode], **kind: Unpack[Unsaid]) -> Record:
    """Return the record of the puzzle at *line*, and add its code to *codes*; an error says where it is."""
    try:
        if record.is_meant(text):
            return record.from_line(text)
        return _imported(line, text, codes, **kind)
    except KropkiError as error:
        raise KropkiError(f"line {line}: expected a record or a puzzle: {error.message}", code="record") from None


def _imported(line: int, text: str, codes: list[ExitCode], **kind: Unpack[Unsaid]) -> Record:
    """Return the record of the puzzle in *text*; say on standard error where it has not exactly one solution."""
    from kropki.generator.formats import importing

    found = importing.draft(text, **kind)
    codes.append(exit_codes.of_solutions(found.solutions))
    try:
        importing.check_unique(found.solutions)
    except UniquenessError as error:
        hint = puzzle_input.hint_at_some_dots(found.record.puzzle) if found.solutions == 0 else ""
        click.echo(f"kropki: line {line}: {error.message}{hint and '; '}{hint}", err=True)
    return found.record


@click.command(name="import", epilog=exit_codes.MEANINGS)
@puzzle_input.several
@puzzle_input.unsaid
def import_command(puzzles: tuple[str, ...], **kind: Unpack[Unsaid]) -> int:
    """Read puzzles in KEN, records, links and the forms of other programs. Print graded records.

    The puzzles are the arguments or, without any, the lines of standard input, where JSON may have several lines. The
    command refuses rules that Kropki does not have. It ignores names, colours, marks and settings of a solver. The
    record of a draft, which has no solution or several, has no difficulty.
    """
    codes = [ExitCode.OK]
    with streams.output(None) as stream:
        for line, text in puzzle_input.numbered(puzzles):
            try:
                made = _imported(line, text, codes, **kind)
            except KropkiError as error:
                click.echo(f"kropki: line {line}: {error.message}", err=True)
                codes.append(exit_codes.of_error(error))
                continue
            stream.write(made.as_line())
            stream.flush()
    puzzle_input.point_to_why(codes)
    return max(codes)
