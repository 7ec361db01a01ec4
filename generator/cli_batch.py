"""The command that makes puzzles, one or a million.

Part of ``generator.cli``, which joins the commands; here a command line becomes a plan, a crew
and a place to write to.
"""

from __future__ import annotations

import json
import secrets
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from generator import ending, export, record, streams
from generator.errors import KropkiError, RequestError
from generator.geometry import SIZES
from generator.record import Record
from generator.request import TECHNIQUES, Request
from generator.rules import OneTwo
from generator.techniques.rungs import Level

if TYPE_CHECKING:  # slow to import
    from generator.batch import Plan, State
    from generator.crew import Crew
    from generator.progress import Progress

FELL_SHORT = 1
MOST_RECORDS = 1_000_000_000
SOME_DOTS = " with some dots"  # the kind, in the name of a target
FEW = 200  # puzzles that are sooner made here than processes are started
NOT_REPEATED = {"seed", "resume", "workers", "scheduler", "quiet", "output"}  # what the records do not depend on


@click.command()
@click.option("-n", "--number", type=click.IntRange(1, MOST_RECORDS), help="How many; one by default.")
@click.option(
    "--seed", help="Any text; the same seed gives the same puzzles. With -n the seeds are SEED/0, SEED/1, ..."
)
@click.option(
    "--size",
    type=click.Choice([str(size) for size in SIZES]),
    default="9",
    show_default=True,
    help="Rows, columns and digits of the board.",
)
@click.option("--no-negative", is_flag=True, help="Do not draw all dots; a missing dot then promises nothing.")
@click.option(
    "--one-two",
    type=click.Choice([str(policy) for policy in OneTwo]),
    default=str(OneTwo.BLACK),
    show_default=True,
    help="Dot between a 1 and a 2, which both colours fit.",
)
@click.option(
    "-d",
    "--difficulty",
    type=click.Choice([str(level) for level in Level]),
    help="Exactly this level; without one, a puzzle that is only unique, with no clue too many.",
)
@click.option(
    "--technique",
    multiple=True,
    metavar="NAME",
    help=f"A way to reason that the puzzle needs; may be repeated. One of: {', '.join(TECHNIQUES)}.",
)
@click.option("--rating-min", type=float, metavar="R", help="The hardest reasoning needed is worth at least this.")
@click.option("--rating-max", type=float, metavar="R", help="The hardest reasoning needed is worth at most this.")
@click.option("--mix", metavar="LEVEL=N,...", help="How many of each level, instead of -n and -d: easy=200,hard=100.")
@click.option("--both", is_flag=True, help="Half of the puzzles with all their dots, half as with --no-negative.")
@click.option("--givens-max", type=int, metavar="G", help="At most this many givens.")
@click.option("--symmetric", is_flag=True, help="Givens in places that look the same upside down.")
@click.option("--sampling", type=int, metavar="K", help="Start the search from K givens instead of all.")
@click.option("--fewest", is_flag=True, help="The provably fewest givens (slower: uses the constraint model).")
@click.option("--fresh", is_flag=True, help="A new solution from the constraint model instead of the shipped ones.")
@click.option("--certify", is_flag=True, help="Have the constraint model confirm each puzzle.")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    help="Write to this file instead of standard output; it appears when all is done.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(list(export.FORMS)),
    help="What is written: by default what the file's ending says, or else records in JSON, one a line.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 1024),
    metavar="W",
    help="Processes that work; by default one for each processor, or one alone for few puzzles.",
)
@click.option("--scheduler", metavar="ADDRESS", help="Let the workers of this Dask scheduler work: tcp://HOST:PORT.")
@click.option("--resume", is_flag=True, help="Go on with the run that was cut off before its file was done.")
@click.option("-q", "--quiet", is_flag=True, help="Say nothing on standard error but what failed.")
@click.pass_context
def generate(context: click.Context, /, **options: Any) -> int:
    """Make puzzles, each different from the others even when it is turned or mirrored."""
    output: Path | None = None if options["output"] == Path("-") else options["output"]
    form = export.form_of(output, options["form"])
    if output is not None and (output.is_file() or not output.exists()):
        return _keep(context, output, form)
    if options["resume"]:
        raise RequestError("expected a file to go on with (-o FILE) for --resume")
    return _stream(context, output, form)  # a device or a pipe, too: nothing can be renamed to it


def _stream(context: click.Context, output: Path | None, form: str) -> int:
    """Write each record when it is made."""
    from generator.batch import State

    plan = _plan(context.params, context.params["seed"])
    _check_form(form, plan)
    with streams.output(output) as stream, _work(context, plan, State.start(plan)) as work:
        export.writer(form)((_record(line) for line in work.lines()), stream)
    return work.end()


def _keep(context: click.Context, output: Path, form: str) -> int:
    """Write the records beside the file first, in such a way that the run can go on if it is cut off."""
    from generator import journal

    resume = context.params["resume"]
    with journal.opened(output.resolve()) as kept:
        seed = context.params["seed"] or (kept.planned_seed() if resume else None)
        plan = _plan(context.params, seed)
        _check_form(form, plan)
        if resume and kept.had_ended(plan):
            return 0
        state = kept.resume(plan) if resume else kept.begin(plan)
        with _work(context, plan, state) as work:
            try:
                for line in work.lines():
                    kept.append(line)
            except (KeyboardInterrupt, SystemExit):
                work.progress.cut_off(kept.part, kept.records)
                raise
        kept.finish(None if form == "ndjson" else lambda records: _publish(records, output, form))
    return work.end()


def _check_form(form: str, plan: Plan) -> None:
    if form in export.SINGLE and plan.number > 1:
        raise RequestError(f"expected one puzzle for one picture, or --format {form}-zip, got {plan.number}")


def _publish(records: Iterator[Record], output: Path, form: str) -> None:
    with streams.output(output) as stream:
        export.writer(form)(records, stream)


def _record(line: bytes) -> Record:
    return record.from_json(json.loads(line))


def _plan(options: dict[str, Any], seed: str | None) -> Plan:
    """Give the plan that *options* ask for; a random one without a *seed*."""
    from generator.batch import Plan, Target

    request = Request(
        size=int(options["size"]),
        one_two=OneTwo(options["one_two"]),
        sampling=options["sampling"],
        fewest=options["fewest"],
        fresh=options["fresh"],
        givens_max=options["givens_max"],
        symmetric=options["symmetric"],
        techniques=options["technique"],
        rating_min=options["rating_min"],
        rating_max=options["rating_max"],
    )
    seed = secrets.token_hex(8) if seed is None else seed
    targets = [
        Target(f"{level or 'any'}{kind}", count, replace(request, difficulty=level, negative=not kind))
        for level, number in _levels(options)
        for kind, count in _kinds(number, options)
    ]
    return Plan(seed, tuple([target for target in targets if target.count]))


def _levels(options: dict[str, Any]) -> list[tuple[Level | None, int]]:
    """Give how many puzzles of which level are asked for; without a level they need only be unique."""
    if options["mix"] is None:
        return [(Level(options["difficulty"]) if options["difficulty"] else None, options["number"] or 1)]
    if options["number"] is not None or options["difficulty"] is not None:
        raise RequestError("expected either --mix or a number (-n) and a difficulty (-d), got both")
    parts = [part.partition("=") for part in options["mix"].split(",")]
    if any(level not in tuple(Level) or not count.isdecimal() for level, _, count in parts):
        raise RequestError(f"expected a mix such as easy=200,hard=100, got {options['mix']!r}")
    mix = [(Level(level), int(count)) for level, _, count in parts]
    if not 1 <= sum(count for _, count in mix) <= MOST_RECORDS or len({level for level, _ in mix}) < len(mix):
        raise RequestError(f"expected each level once and 1 to {MOST_RECORDS} puzzles in all, got {options['mix']!r}")
    return list(mix)


def _kinds(number: int, options: dict[str, Any]) -> list[tuple[str, int]]:
    """Share *number* among the kinds asked for: with the negative constraint, and (named) without it."""
    if not options["both"]:
        return [(SOME_DOTS if options["no_negative"] else "", number)]
    if options["no_negative"]:
        raise RequestError("expected either --both kinds or --no-negative, got both")
    return [("", number - number // 2), (SOME_DOTS, number // 2)]


@contextmanager
def _work(context: click.Context, plan: Plan, state: State) -> Iterator[_Work]:
    """Give the work of *plan*; whatever happens, no process of it and nothing on the screen remains."""
    from generator.progress import Progress

    options = context.params
    with _crew(options, plan.number) as crew:
        progress = Progress(plan, state, workers=crew.workers, quiet=options["quiet"])
        try:
            yield _Work(plan, state, crew, progress, certify=options["certify"], again=_again(context, plan.seed))
        finally:
            progress.close()


def _crew(options: dict[str, Any], number: int) -> Crew:
    from generator import crew

    if options["scheduler"] is not None:
        if options["workers"] is not None:
            raise RequestError("expected either --workers here or those of a --scheduler, got both")
        return crew.cluster(options["scheduler"])
    return crew.local(options["workers"] or (1 if number < FEW else crew.processors()))


@dataclass(frozen=True, slots=True)
class _Work:
    """A plan under way."""

    plan: Plan
    state: State
    crew: Crew
    progress: Progress
    certify: bool
    again: str

    def lines(self) -> Iterator[bytes]:
        """Yield the records as they are made."""
        from generator import batch

        results = batch.run(self.plan, self.crew, self.state, certify=self.certify)
        return self.progress.lines(ending.heeding(results))

    def end(self) -> int:
        """Say what was made; give the exit code."""
        from generator.batch import shortages

        self.progress.summary(self.again)
        return FELL_SHORT if self.progress.failed or shortages(self.plan, self.state.made) else 0


def _again(context: click.Context, seed: str) -> str:
    """Give the command that makes the same records again."""
    words = ["kropki", "generate"]
    for parameter in context.command.params:
        name = parameter.name or ""
        if name in NOT_REPEATED or context.get_parameter_source(name) is not ParameterSource.COMMANDLINE:
            continue
        value = context.params[name]
        if value is True:
            words.append(parameter.opts[-1])
        for each in value if isinstance(value, tuple) else () if value is True else (value,):
            words += [parameter.opts[-1], str(each)]
    return shlex.join([*words, "--seed", seed])


@click.command(name="export")
@click.argument("file", type=click.File("rb"), default="-", metavar="[FILE | -]")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    help="Write to this file, all or nothing, instead of standard output.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(list(export.FORMS)),
    help="What is written: by default what the file's ending says, or else records in JSON, one a line.",
)
@click.option("--title", default="Kropki Sudoku", show_default=True, help="Of a booklet.")
@click.option("--per-page", type=int, default=2, show_default=True, help="Puzzles a page of a booklet: 1, 2, 4 or 6.")
@click.option("--paper", default="A4", show_default=True, help="Of a booklet: A4 or Letter.")
@click.option("--site", default="", metavar="URL", help="Where your page is: QR codes in a booklet lead to it.")
def export_command(file: Any, output: Path | None, form: str | None, **layout: Any) -> None:
    """Turn records (NDJSON) into another form: a table, links, pictures or a booklet to print."""
    output = None if output == Path("-") else output
    form = export.form_of(output, form)
    records = (_numbered(line, text) for line, text in enumerate(streams.lines(file), 1))
    with streams.output(output) as stream:
        if form == "pdf":
            from generator.export import booklet

            booklet.write_booklet(records, stream, booklet.Layout(**layout))
        else:
            export.writer(form)(records, stream)


def _numbered(line: int, text: str) -> Record:
    """Read the record in line number *line*; an error says where it is."""
    try:
        return record.from_json(json.loads(text))
    except (ValueError, RecursionError, KropkiError) as error:
        raise KropkiError(f"line {line}: expected a record: {error}", code="record") from None


@click.command(name="import")
@click.argument("puzzles", nargs=-1, metavar="[TEXT ... | -]")
@click.option("--no-negative", is_flag=True, help="In puzzles that are KEN, a missing dot promises nothing.")
def import_command(puzzles: tuple[str, ...], *, no_negative: bool) -> int:
    """Grade puzzles in KEN, or strings and links of f-puzzles and SudokuPad, and print their records.

    The puzzles are the arguments or, without any, the lines of standard input.
    """
    import sys

    from generator import importing

    texts = streams.lines(sys.stdin.buffer) if puzzles in ((), ("-",)) else iter(puzzles)
    code = 0
    with streams.output(None) as stream:
        for line, text in enumerate(texts, 1):
            try:
                made = importing.read(text, negative=not no_negative)
            except KropkiError as error:
                click.echo(f"kropki: line {line}: {error.message}", err=True)
                code = FELL_SHORT
                continue
            stream.write(json.dumps(made.as_json()).encode() + b"\n")
            stream.flush()
    return code
