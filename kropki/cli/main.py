"""The ``kropki`` command: generate, export, import, solve, grade, explain, check, stock, serve, dots.

Answers go to standard output, one line each; errors are one line on standard error. Exit
codes: 0, 1 when a puzzle fell short, 2 for bad use and for a file that cannot be read or
written, 3 when the service cannot begin. What is slow to import is imported by the command that needs it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

import click

from dots.errors import DotsError
from generator.board.puzzle import EMPTY
from generator.errors import BudgetError, KenError, KropkiError, RequestError
from kropki import packages
from kropki.cli import convert, generate, signals, streams
from kropki.cli.convert import FELL_SHORT
from kropki.cli.dots import dots
from kropki.cli.serve import serve
from kropki.cli.stock import stock

BAD_USE = 2
SOLUTION_LIMIT = 1_000_000


def main() -> NoReturn:
    """Run the command line and exit; every failure is one line."""
    _prepare()
    try:
        sys.exit(kropki.main(prog_name="kropki", standalone_mode=False) or 0)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        sys.exit(BAD_USE)
    except click.ClickException as error:
        _fail(error.format_message(), BAD_USE)
    except RequestError as error:
        _fail(error.message, BAD_USE)
    except (KropkiError, DotsError) as error:
        _fail(error.message, FELL_SHORT)
    except packages.ForeignPackageError as error:
        _fail(str(error), BAD_USE)
    except streams.ReaderGone:
        sys.exit(0)
    except OSError as error:
        _fail(f"{error.strerror}: {error.filename}" if error.filename else f"{error.strerror}", BAD_USE)
    except (click.Abort, KeyboardInterrupt):
        _fail("interrupted", 128 + signal.SIGINT)


def _prepare() -> None:
    """Let a request to end clean up first, and a closed stream be an empty one; output that is lost is an error."""
    signals.listen()
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open()
    sys.stderr = sys.stderr or nowhere.open("w")


def _fail(message: str, code: int) -> NoReturn:
    click.echo(f"kropki: {' '.join(message.split())}", err=True)
    sys.exit(code)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="kropki")
def kropki() -> None:
    """Make, solve, grade, explain, check and serve Kropki Sudoku puzzles; play dots."""


kropki.add_command(dots)
kropki.add_command(generate.generate)
kropki.add_command(convert.export_command)
kropki.add_command(convert.import_command)


@kropki.command()
@click.argument("puzzles", nargs=-1, metavar="[KEN ... | -]")
@click.option("--no-negative", is_flag=True, help="A missing dot promises nothing.")
@click.option("--limit", type=click.IntRange(1, SOLUTION_LIMIT), default=2, show_default=True, help="Count no further.")
@click.option("--judge", is_flag=True, help="Solve with the constraint model instead of the compiled search.")
def solve(puzzles: tuple[str, ...], limit: int, *, no_negative: bool, judge: bool) -> int:
    """Count the solutions of puzzles in KEN, from the arguments or, without any, line by line from standard input."""
    return _each(puzzles, lambda text: _solved(text, limit, negative=not no_negative, judge=judge))


def _each(puzzles: tuple[str, ...], answer: Callable[[str], dict[str, Any]]) -> int:
    """Print the *answer* to each KEN line, in order; an error stands in its line's place and gives its number."""
    texts = streams.lines(sys.stdin.buffer) if puzzles in ((), ("-",)) else iter(puzzles)
    code = 0
    with streams.output(None) as stream:
        for line, text in enumerate(signals.raise_pending_signals(texts), 1):
            try:
                said = answer(text)
            except KropkiError as error:
                fault = {"code": error.code, "offset": getattr(error, "offset", None), "message": error.message}
                said = {"error": fault, "line": line}
                code = FELL_SHORT
            stream.write(json.dumps(said).encode() + b"\n")
            stream.flush()
    return code


def _solved(text: str, limit: int, *, negative: bool, judge: bool) -> dict[str, Any]:
    from generator.board import ken
    from generator.solver import kernel

    puzzle = ken.parse(text, negative=negative)
    if judge:
        from generator.solver import model

        grids = model.solve(puzzle, limit=limit)
        return _answer(ken.write(puzzle), len(grids), ken.write_grid(grids[0]) if grids else None, None)
    outcome = kernel.solve(puzzle, limit=limit, budget=kernel.LONG_BUDGET)
    if not outcome.complete:
        raise BudgetError(f"not settled within {outcome.nodes} nodes; at least {outcome.solutions} solutions")
    solution = ken.write_grid(outcome.solution) if outcome.solution else None
    return _answer(ken.write(puzzle), outcome.solutions, solution, outcome.nodes)


def _answer(text: str, solutions: int, solution: str | None, nodes: int | None) -> dict[str, Any]:
    return {"ken": text, "solutions": solutions, "solution": solution, "nodes": nodes}


@kropki.command()
@click.argument("puzzles", nargs=-1, metavar="[KEN ... | -]")
@click.option("--no-negative", is_flag=True, help="A missing dot promises nothing.")
def grade(puzzles: tuple[str, ...], *, no_negative: bool) -> int:
    """Say how hard puzzles in KEN are, from the arguments or, without any, line by line from standard input."""
    return _each(puzzles, lambda text: _graded(text, negative=not no_negative))


def _graded(text: str, *, negative: bool) -> dict[str, Any]:
    from generator.board import ken
    from generator.ladder.grade import grade

    puzzle = ken.parse(text, negative=negative)
    graded = grade(puzzle)
    if not graded.outcome.complete:
        raise BudgetError(f"not settled within {graded.outcome.nodes} nodes")
    plain = asdict(graded.difficulty) if graded.difficulty else None
    return {"ken": ken.write(puzzle), "solutions": graded.outcome.solutions, "difficulty": plain}


@kropki.command()
@click.argument("puzzle", metavar="KEN")
@click.option("--no-negative", is_flag=True, help="A missing dot promises nothing.")
@click.option("--json", "in_json", is_flag=True, help="A step a line in JSON, as the API gives a hint.")
def explain(puzzle: str, *, no_negative: bool, in_json: bool) -> None:
    """Solve a puzzle in KEN as a person would, and say each step in a sentence."""
    from generator.board import ken
    from generator.ladder import explain as explaining

    try:
        parsed = ken.parse(puzzle, negative=not no_negative)
    except KenError as error:
        raise click.UsageError(error.message) from None
    steps = explaining.path(parsed)
    with streams.output(None) as stream:
        for number, step in enumerate(steps, 1):
            said = f"{number}. {step.sentence} ({step.technique} {step.value})"
            stream.write((json.dumps(step.as_json()) if in_json else said).encode() + b"\n")
    still_open = parsed.givens.count(EMPTY) - sum(len(step.placements) for step in steps)
    if still_open:
        raise KropkiError(f"the ladder ends here, with {still_open} cells open", code="deeper")


@kropki.command()
@click.argument("file", type=click.File("rb"), default="-", metavar="[FILE | -]")
def check(file: Any) -> int:
    """Verify records (NDJSON): unique, minimal, and solution, id and level as they say; one line a fault."""
    from generator.generation import record
    from generator.generation import verify as checking

    faulty = 0
    with streams.output(None) as stream:
        for line, text in enumerate(signals.raise_pending_signals(streams.lines(file)), 1):
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


kropki.add_command(serve)
kropki.add_command(stock)
