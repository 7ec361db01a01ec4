"""The command that makes puzzles, one or a million.

Part of ``kropki.cli.main``, which joins the commands; here a command line becomes a plan and a worker pool.
"""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from kropki import extras
from kropki.cli import choice_options, first_start, signals
from kropki.cli.convert import LAYOUT, Destination, destination, destined
from kropki.cli.exit_codes import ExitCode
from kropki.cli.puzzle_input import rule_of
from kropki.generator import formats
from kropki.generator.board.geometry import SQUARES
from kropki.generator.board.rules import WORDS, Negative, OneTwo
from kropki.generator.errors import RequestError
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import BOUNDS, TECHNIQUES, Request
from kropki.generator.ladder.rungs import Level

if TYPE_CHECKING:  # slow to import
    from pathlib import Path

    from kropki.generator.batch.executors import WorkerPool
    from kropki.generator.batch.progress import Progress
    from kropki.generator.batch.runner import BatchState, Plan
    from kropki.generator.batch.worker import Result

MOST_RECORDS = 1_000_000_000
KINDS: dict[Negative, str] = {  # in the name of a target
    True: "",
    False: " with some dots",
    "white": " with all white dots",
    "black": " with all black dots",
}
FEW = 200  # puzzles that are sooner made here than processes are started
NOT_REPEATED = {  # no record depends on it, or it is named in any case
    "seed", "resume", "workers", "scheduler", "quiet", "output", "form", *LAYOUT,
}  # fmt: skip

_BOUNDED = (  # what may have a least and a greatest value
    ("rating", float, "R", "rating."),
    ("first-rating", float, "R", "value of the hardest technique needed to find a first digit."),
    ("openings", float, "N", "number of digits from which a player can choose the next one, on average."),
    ("moments", int, "N", "number of moments at which the next digit needs a technique of the level."),
)


def _bounded(command: choice_options.Command) -> choice_options.Command:
    for name, kind, metavar, words in reversed(_BOUNDED):
        for end, which in (("max", "greatest"), ("min", "least")):
            command = click.option(f"--{name}-{end}", type=kind, metavar=metavar, help=f"The {which} {words}")(command)
    return command


@click.command()
@click.option("-n", "--number", type=click.IntRange(1, MOST_RECORDS), help="The number of puzzles. Default: 1.")
@click.option(
    "--seed", help="Any text. The same seed gives the same puzzles. With -n, the seeds are SEED/0, SEED/1 and so on."
)
@click.option(
    "--size",
    type=click.Choice([str(size) for size in SQUARES]),
    default="9",
    show_default=True,
    help="Rows, columns and digits of the board: 4, 6 or 9 with boxes, 4 to 9 without.",
)
@click.option("--no-boxes", is_flag=True, help="Make puzzles of rows and columns alone.")
@click.option("--no-negative", is_flag=True, help="Do not draw all dots. A missing dot then says nothing.")
@click.option(
    "--negative",
    type=click.Choice(list(WORDS)),
    help="Draw all dots (true), only some (false, the same as --no-negative), or all of one colour (white, black).",
)
@click.option(
    "--one-two",
    type=click.Choice([str(policy) for policy in OneTwo]),
    default=str(OneTwo.BLACK),
    show_default=True,
    help="The dot between a 1 and a 2, where both colours fit. With all dots of one colour, it has that colour.",
)
@choice_options.level("Exactly this level. Default: any puzzle with one solution and no superfluous clue.")
@click.option(
    "--technique",
    multiple=True,
    callback=choice_options.technique_names,
    metavar="NAME",
    help=f"A technique that the puzzle needs. May be repeated. One of: {', '.join(TECHNIQUES)}.",
)
@_bounded
@click.option("--mix", metavar="LEVEL=N,...", help="The number of each level, instead of -n and -d: easy=200,hard=100.")
@click.option("--both", is_flag=True, help="Make half of the puzzles with all their dots, and half with --no-negative.")
@click.option("--givens-max", type=int, metavar="G", help="The most givens.")
@click.option("--symmetric", is_flag=True, help="Make the pattern of the givens look the same after half a turn.")
@click.option("--sampling", type=int, metavar="K", help="Start the search from K givens instead of all.")
@click.option("--fewest", is_flag=True, help="Make the provably fewest givens (slower: uses the constraint model).")
@click.option(
    "--fresh",
    is_flag=True,
    help="Start from a new full board of the constraint model, not from one that comes with the program.",
)
@click.option("--certify", is_flag=True, help="Let the constraint model certify each puzzle.")
@destined
@click.option(
    "--workers",
    type=click.IntRange(1, 1024),
    metavar="W",
    help="The number of processes. Default: one for each processor, or one alone for few puzzles.",
)
@click.option("--scheduler", metavar="ADDRESS", help="Use the workers of this Dask scheduler: tcp://HOST:PORT.")
@click.option("--resume", is_flag=True, help="Go on with a run that was interrupted.")
@click.option("-q", "--quiet", is_flag=True, help="Print only failures on standard error.")
@click.pass_context
def generate(context: click.Context, /, **options: Any) -> int:
    """Make puzzles. No two are the same, even if one is turned or mirrored."""
    into = destination(context)
    if into.file is not None:
        return _keep(context, into, into.file)
    if options["resume"]:
        raise RequestError("expected a file to go on with (-o FILE) for --resume")
    return _stream(context, into)


def _stream(context: click.Context, into: Destination) -> int:
    """Write each record when it is made."""
    from kropki.generator.batch.runner import BatchState

    plan = _plan(context.params, context.params["seed"])
    _check_form(into.form, plan)
    with _work(context, plan, BatchState.start(plan)) as work:
        into.write(work.records())
    return work.end()


def _keep(context: click.Context, into: Destination, file: Path) -> int:
    """Write the records beside the file first, in such a way that the run can go on if it is cut off."""
    from kropki.generator.batch import journal

    resume = context.params["resume"]
    with journal.opened(file.resolve()) as kept:
        seed = context.params["seed"] or (kept.planned_seed() if resume else None)
        plan = _plan(context.params, seed)
        _check_form(into.form, plan)
        code = kept.had_ended(plan) if resume else None
        if code is not None:
            return code
        is_new = not kept.is_cut_off()
        state = kept.resume(plan) if resume else kept.begin(plan)
        if resume and is_new and not context.params["quiet"]:
            click.echo(f"kropki: {file} has no run to resume; all puzzles are made anew", err=True)
        with _work(context, plan, state) as work:
            try:
                for result in work.results():
                    first_start.settle()
                    kept.keep(result)
            except (KeyboardInterrupt, SystemExit):
                work.progress.cut_off(kept.part, kept.count())
                raise
        kept.finish(None if into.form == "ndjson" else into.write, work.code)
    return work.end()


def _check_form(form: str, plan: Plan) -> None:
    if form in formats.SINGLE and plan.number > 1:
        raise RequestError(f"expected one puzzle for one picture, or --format {form}-zip, got {plan.number}")


def _plan(options: dict[str, Any], seed: str | None) -> Plan:
    """Return the plan that *options* ask for; a random one without a *seed*."""
    from kropki.generator.batch.runner import Plan, Target

    if options["certify"] or options["fresh"] or options["fewest"]:
        extras.need("cpmpy")
    request = Request(
        size=int(options["size"]),
        boxes=not options["no_boxes"],
        one_two=OneTwo(options["one_two"]),
        sampling=options["sampling"],
        fewest=options["fewest"],
        fresh=options["fresh"],
        negative=rule_of(options["negative"], no_negative=options["no_negative"]),
        givens_max=options["givens_max"],
        symmetric=options["symmetric"],
        techniques=options["technique"],
        **{name: options[name] for name in BOUNDS},
    )
    seed = secrets.token_hex(8) if seed is None else seed
    targets = [
        Target(f"{level or 'any'}{KINDS[negative]}", count, replace(request, difficulty=level, negative=negative))
        for level, number in _levels(options)
        for negative, count in _kinds(number, options, request.negative)
    ]
    return Plan(seed, tuple([target for target in targets if target.count]))


def _levels(options: dict[str, Any]) -> list[tuple[Level | None, int]]:
    """Return how many puzzles of which level are asked for; without a level they need only be unique."""
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


def _kinds(number: int, options: dict[str, Any], negative: Negative) -> list[tuple[Negative, int]]:
    """Share *number* among the kinds asked for: the rule *negative*, or with all dots and with some."""
    if not options["both"]:
        return [(negative, number)]
    if options["no_negative"] or options["negative"]:
        option = "--no-negative" if options["no_negative"] else "--negative"
        raise RequestError(f"expected either --both kinds or {option}, got both")
    return [(True, number - number // 2), (False, number // 2)]


@contextmanager
def _work(context: click.Context, plan: Plan, state: BatchState) -> Iterator[_Work]:
    """Return the work of *plan*; whatever happens, no process of it and nothing on the screen remains."""
    from kropki.generator.batch.progress import Progress

    options = context.params
    with _pool(options, plan.number) as pool:
        progress = Progress(plan, state, workers=pool.workers, quiet=options["quiet"])
        try:
            yield _Work(plan, state, pool, progress, certify=options["certify"], again=_again(context, plan))
        finally:
            progress.close()


def _pool(options: dict[str, Any], number: int) -> WorkerPool:
    from kropki.generator.batch import executors

    if options["scheduler"] is not None:
        if options["workers"] is not None:
            raise RequestError("expected either --workers here or those of a --scheduler, got both")
        return executors.cluster(options["scheduler"])
    workers = options["workers"] or (1 if number < FEW else executors.processors())
    return executors.local(workers, "kropki.cli.main")  # each worker starts as this program did


@dataclass(frozen=True, slots=True)
class _Work:
    """A plan under way."""

    plan: Plan
    state: BatchState
    pool: WorkerPool
    progress: Progress
    certify: bool
    again: str

    def results(self) -> Iterator[Result]:
        """Yield what each seed gave."""
        from kropki.generator.batch import runner

        results = runner.run(self.plan, self.pool, self.state, certify=self.certify)
        return self.progress.watch(signals.raise_pending_signals(results))

    def records(self) -> Iterator[Record]:
        """Yield the records as they are made."""
        from kropki.generator.batch.worker import Made

        return (result.record for result in self.results() if isinstance(result, Made))

    @property
    def code(self) -> int:
        """The exit code, when all is done."""
        from kropki.generator.batch.runner import is_whole

        return ExitCode.OK if is_whole(self.plan, self.state) else ExitCode.FELL_SHORT

    def end(self) -> int:
        """Say what was made; give the exit code."""
        self.progress.summary(self.again)
        return self.code


def _again(context: click.Context, plan: Plan) -> str:
    """Return the command that makes the same records again."""
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
    return shlex.join([*words, "--seed", plan.seed])
