"""The ``kropki`` command: generate, solve, check, serve.

Answers go to standard output, one line each; errors are one line on standard error. Exit
codes: 0, 1 when a puzzle fell short, 2 for bad use. What is slow to import is imported by
the command that needs it.
"""

from __future__ import annotations

import json
import secrets
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import click

from generator import streams
from generator.errors import KenError, KropkiError, RequestError
from generator.geometry import SIZES
from generator.rules import OneTwo

FELL_SHORT = 1
BAD_USE = 2
MOST_RECORDS = 1_000_000_000
SOLUTION_LIMIT = 1_000_000


def main() -> NoReturn:
    """Run the command line and exit; every failure is one line."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        sys.exit(kropki.main(standalone_mode=False) or 0)
    except click.ClickException as error:
        _fail(error.format_message(), BAD_USE)
    except RequestError as error:
        _fail(error.message, BAD_USE)
    except KropkiError as error:
        _fail(error.message, FELL_SHORT)
    except BrokenPipeError:
        sys.exit(0)
    except OSError as error:
        _fail(f"{error.strerror}: {error.filename}" if error.filename else f"{error.strerror}", FELL_SHORT)
    except (click.Abort, KeyboardInterrupt):
        _fail("interrupted", 128 + signal.SIGINT)


def _fail(message: str, code: int) -> NoReturn:
    print(f"kropki: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(code)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="kropki")
def kropki() -> None:
    """Make, solve, check and serve Kropki Sudoku puzzles."""


@kropki.command()
@click.option("-n", "--number", type=click.IntRange(1, MOST_RECORDS), default=1, show_default=True, help="How many.")
@click.option(
    "--seed", help="Any text; the same seed gives the same puzzles. With -n the seeds are SEED/0, SEED/1, ..."
)
@click.option("--size", type=click.Choice([str(size) for size in SIZES]), default="9", show_default=True)
@click.option("--no-negative", is_flag=True, help="Do not draw all dots; a missing dot then promises nothing.")
@click.option(
    "--one-two", type=click.Choice(list(OneTwo)), default=OneTwo.BLACK, show_default=True, help="Dot of a 1-2."
)
@click.option("--sampling", type=int, metavar="K", help="Start the search from K givens instead of all.")
@click.option("--fewest", is_flag=True, help="The provably fewest givens (slower: uses the constraint model).")
@click.option("--fresh", is_flag=True, help="A new solution from the constraint model instead of the shipped ones.")
@click.option("--certify", is_flag=True, help="Have the constraint model confirm each puzzle.")
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file, all or nothing."
)
@click.option("--format", "form", type=click.Choice(["ndjson", "ken"]), default="ndjson", show_default=True)
def generate(number: int, seed: str | None, output: Path | None, form: str, *, certify: bool, **options: Any) -> None:
    """Make puzzles, one a line."""
    from generator import generate as making

    request = making.Request(
        size=int(options["size"]),
        negative=not options["no_negative"],
        one_two=OneTwo(options["one_two"]),
        sampling=options["sampling"],
        fewest=options["fewest"],
        fresh=options["fresh"],
    )
    seed = secrets.token_hex(8) if seed is None else seed
    making.check_seed(seed)
    with streams.output(output) as stream:
        for name in _with_progress(_seeds(seed, number), number):
            made = making.generate(name, request)
            if certify:
                _certify(made)
            text = made.ken if form == "ken" else json.dumps(made.as_json())
            stream.write(text.encode() + b"\n")
            if output is None:
                stream.flush()


def _seeds(seed: str, number: int) -> Iterator[str]:
    """Give the seed itself for one puzzle, and numbered seeds below it for more."""
    return iter([seed]) if number == 1 else (f"{seed}/{index}" for index in range(number))


def _with_progress(items: Iterator[str], total: int) -> Iterator[str]:
    """Show a bar on standard error while *items* are used, where that is a terminal and the output is not."""
    if total == 1 or not sys.stderr.isatty() or sys.stdout.isatty():
        return items
    from rich.console import Console
    from rich.progress import track

    return iter(track(items, "puzzles", total=total, console=Console(stderr=True), transient=True))


def _certify(made: Any) -> None:
    """Raise ``KropkiError`` unless the constraint model finds the record's solution, and only that."""
    from generator import ken, model

    found = model.solve(ken.parse(made.ken, negative=made.negative))
    if [ken.write_grid(grid) for grid in found] != [made.solution]:
        raise KropkiError(f"the judge does not confirm puzzle {made.id} of seed {made.seed!r}", code="not-certified")


@kropki.command()
@click.argument("puzzles", nargs=-1, metavar="[KEN ... | -]")
@click.option("--no-negative", is_flag=True, help="A missing dot promises nothing.")
@click.option("--limit", type=click.IntRange(1, SOLUTION_LIMIT), default=2, show_default=True, help="Count no further.")
@click.option("--judge", is_flag=True, help="Solve with the constraint model instead of the compiled search.")
def solve(puzzles: tuple[str, ...], limit: int, *, no_negative: bool, judge: bool) -> int:
    """Count the solutions of puzzles in KEN, from the arguments or, without any, line by line from standard input."""
    texts = streams.lines(sys.stdin.buffer) if puzzles in ((), ("-",)) else iter(puzzles)
    code = 0
    with streams.output(None) as stream:
        for line, text in enumerate(texts, 1):
            answer = _solved(text, limit, negative=not no_negative, judge=judge)
            if "error" in answer:
                answer["line"] = line
                code = FELL_SHORT
            stream.write(json.dumps(answer).encode() + b"\n")
            stream.flush()
    return code


def _solved(text: str, limit: int, *, negative: bool, judge: bool) -> dict[str, Any]:
    from generator import ken, kernel

    try:
        puzzle = ken.parse(text, negative=negative)
    except KenError as error:
        return {"error": {"code": error.code, "offset": error.offset, "message": error.message}}
    if judge:
        from generator import model

        grids = model.solve(puzzle, limit=limit)
        return _answer(ken.write(puzzle), len(grids), ken.write_grid(grids[0]) if grids else None, None)
    outcome = kernel.solve(puzzle, limit=limit)
    if not outcome.complete:
        message = f"not settled within {outcome.nodes} nodes; at least {outcome.solutions} solutions"
        return {"error": {"code": "budget", "offset": None, "message": message}}
    solution = ken.write_grid(outcome.solution) if outcome.solution else None
    return _answer(ken.write(puzzle), outcome.solutions, solution, outcome.nodes)


def _answer(text: str, solutions: int, solution: str | None, nodes: int | None) -> dict[str, Any]:
    return {"ken": text, "solutions": solutions, "solution": solution, "nodes": nodes}


@kropki.command()
@click.argument("file", type=click.File("rb"), default="-", metavar="[FILE | -]")
def check(file: Any) -> int:
    """Verify records (NDJSON): unique, minimal, and solution, id and level as they say; one line a fault."""
    from generator import check as checking
    from generator import record

    faulty = 0
    with streams.output(None) as stream:
        for line, text in enumerate(streams.lines(file), 1):
            try:
                found = list(checking.faults(record.from_json(_decoded(text))))
            except KropkiError as error:
                found = [f"record: {error.message}"]
            for fault in found:
                stream.write(f"line {line}: {fault}\n".encode())
            faulty += bool(found)
    return FELL_SHORT if faulty else 0


def _decoded(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise KropkiError(f"expected a line of JSON: {error}", code="record") from None


@kropki.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
def serve(host: str, port: int) -> None:
    """Serve the page and the API."""
    from api.serve import run

    run(host, port)
