"""The commands that ask about puzzles: solve, grade, explain, why, practice, check.

Part of ``kropki.cli.main``, which joins the commands.
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from generator.board.puzzle import EMPTY
from generator.errors import BudgetError, KenError, KropkiError
from kropki.cli import signals, streams
from kropki.cli.exit_codes import ExitCode

if TYPE_CHECKING:
    from generator.board.puzzle import Puzzle
    from generator.ladder.explanation.way import Way

SOLUTION_LIMIT = 1_000_000


@click.command()
@click.argument("puzzles", nargs=-1, metavar="[KEN ... | -]")
@click.option("--no-negative", is_flag=True, help="A missing dot says nothing.")
@click.option(
    "--limit",
    type=click.IntRange(1, SOLUTION_LIMIT),
    default=2,
    show_default=True,
    help="Stop counting at this number.",
)
@click.option(
    "--model", "--certify", is_flag=True, help="Solve with the constraint model instead of the compiled search."
)
@click.option("--judge", is_flag=True, hidden=True, deprecated="use --model")
def solve(puzzles: tuple[str, ...], limit: int, *, no_negative: bool, model: bool, judge: bool) -> int:
    """Count the solutions of puzzles in KEN. Without arguments, read a puzzle a line from standard input.

    \b
    Exit codes (for several puzzles, the highest):
      0  exactly one solution (with --limit 1: at least one)
      1  a text is not KEN
      2  bad use
      3  no solution
      4  more than one solution
      5  not settled within the budget of the search
    """  # noqa: D301 - click wants the character itself
    negative = not no_negative
    code = ExitCode.OK
    for line, said in _answers(puzzles, lambda text: _solved(text, limit, negative=negative, by_model=model or judge)):
        code = max(code, _solve_code(said))
        if negative and said.get("solutions") == 0:
            _hint_at_some_dots(line, said["ken"])
    return code


def _solve_code(said: dict[str, Any]) -> ExitCode:
    """Give the exit code of one answer of ``kropki solve``."""
    if "error" in said:
        return ExitCode.NOT_SETTLED if said["error"]["code"] == BudgetError.code else ExitCode.FELL_SHORT
    return (ExitCode.NO_SOLUTION, ExitCode.OK, ExitCode.MANY_SOLUTIONS)[min(said["solutions"], 2)]


def _hint_at_some_dots(line: int, text: str) -> None:
    """Say on standard error where a puzzle without a solution has exactly one if a missing dot promises nothing."""
    from generator.board import ken
    from generator.solver import kernel

    outcome = kernel.solve(ken.parse(text, negative=False))
    if outcome.complete and outcome.solutions == 1:
        click.echo(f"kropki: line {line}: no solution; with --no-negative exactly one", err=True)


def _answers(puzzles: tuple[str, ...], answer: Callable[[str], dict[str, Any]]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Print the *answer* to each KEN line, in order, and yield its number and the answer.

    An error stands in its line's place and gives its number.
    """
    texts = streams.lines(sys.stdin.buffer) if puzzles in ((), ("-",)) else iter(puzzles)
    with streams.output(None) as stream:
        for line, text in enumerate(signals.raise_pending_signals(texts), 1):
            try:
                said = answer(text)
            except KropkiError as error:
                fault = {"code": error.code, "offset": getattr(error, "offset", None), "message": error.message}
                said = {"error": fault, "line": line}
            stream.write(json.dumps(said).encode() + b"\n")
            stream.flush()
            yield line, said


def _solved(text: str, limit: int, *, negative: bool, by_model: bool) -> dict[str, Any]:
    from generator.board import ken
    from generator.solver import kernel

    puzzle = ken.parse(text, negative=negative)
    if by_model:
        from generator.solver import model

        grids = model.solve(puzzle, limit=limit, budget=model.LONG_BUDGET)
        return _answer(ken.write(puzzle), len(grids), ken.write_grid(grids[0]) if grids else None, None)
    outcome = kernel.solve(puzzle, limit=limit, budget=kernel.LONG_BUDGET)
    if not outcome.complete:
        raise BudgetError(f"not settled within {outcome.nodes} nodes; at least {outcome.solutions} solutions")
    solution = ken.write_grid(outcome.solution) if outcome.solution else None
    return _answer(ken.write(puzzle), outcome.solutions, solution, outcome.nodes)


def _answer(text: str, solutions: int, solution: str | None, nodes: int | None) -> dict[str, Any]:
    return {"ken": text, "solutions": solutions, "solution": solution, "nodes": nodes}


@click.command()
@click.argument("puzzles", nargs=-1, metavar="[KEN ... | -]")
@click.option("--no-negative", is_flag=True, help="A missing dot says nothing.")
def grade(puzzles: tuple[str, ...], *, no_negative: bool) -> int:
    """Say how hard puzzles in KEN are. Without arguments, read a puzzle a line from standard input."""
    answers = _answers(puzzles, lambda text: _graded(text, negative=not no_negative))
    return max((ExitCode.FELL_SHORT for _, said in answers if "error" in said), default=ExitCode.OK)


def _graded(text: str, *, negative: bool) -> dict[str, Any]:
    from generator.board import ken
    from generator.ladder.grade import grade

    puzzle = ken.parse(text, negative=negative)
    graded = grade(puzzle)
    if not graded.outcome.complete:
        raise BudgetError(f"not settled within {graded.outcome.nodes} nodes")
    plain = asdict(graded.difficulty) if graded.difficulty else None
    return {"ken": ken.write(puzzle), "solutions": graded.outcome.solutions, "difficulty": plain}


@click.command()
@click.argument("puzzle", metavar="KEN")
@click.option("--no-negative", is_flag=True, help="A missing dot says nothing.")
@click.option(
    "--json", "in_json", is_flag=True, help="Print a line of JSON for each step, in the form of a hint of the API."
)
def explain(puzzle: str, *, no_negative: bool, in_json: bool) -> None:
    """Solve a puzzle in KEN as a person would, digit by digit, each with the steps that lead to it.

    With --json, the steps are those of one hint after the other.
    """
    from generator.board import ken
    from generator.ladder.explanation import explain as explaining

    try:
        parsed = ken.parse(puzzle, negative=not no_negative)
    except KenError as error:
        raise click.UsageError(error.message) from None
    placed = 0
    with streams.output(None) as stream:
        if in_json:
            for step in explaining.path(parsed):
                stream.write(json.dumps(step.as_json()).encode() + b"\n")
                placed += len(step.placements)
        else:
            for line in _told(parsed, explaining.ways(parsed)):
                stream.write(line.encode() + b"\n")
                placed += not line.startswith(" ")
    still_open = parsed.givens.count(EMPTY) - placed
    if still_open:
        raise KropkiError(f"the ladder ends here, with {still_open} cells open", code="deeper")


def _told(puzzle: Puzzle, ways: Iterable[Way]) -> Iterator[str]:
    """Give the lines of a whole solution: each digit, and below it its steps, numbered through."""
    number = 0
    for way in ways:
        yield f"{puzzle.board.name(way.cell)} is {way.digit}"
        for taught in way.steps:
            number += 1
            yield f"  {number}. {taught.step.sentence} ({taught.step.technique} {taught.step.value})"
            yield from (f"       {link.sentence}" for link in taught.chain)


@click.command()
@click.argument("puzzle", metavar="KEN")
@click.option("--no-negative", is_flag=True, help="A missing dot promises nothing.")
@click.option("--entries", help="What is entered: a character for each cell, its digit or '.'.")
@click.option("--until", default="digit", show_default=True, help="Where it leads: to any 'digit', or to a cell.")
@click.option("--near", metavar="CELL", help="Of equally easy digits, take the nearest to this cell.")
@click.option("--json", "in_json", is_flag=True, help="As the API answers.")
def hint(  # noqa: PLR0913 - a command takes its options
    puzzle: str, entries: str | None, until: str, near: str | None, *, no_negative: bool, in_json: bool
) -> int:
    """Show the easiest way to a digit of a puzzle in KEN, or an easy way to the digit of a cell such as r4c5."""
    from generator.ladder.explanation import explain as explaining

    parsed = _parsed(puzzle, negative=not no_negative)
    text = explaining.NO_DIGIT * len(parsed.givens) if entries is None else entries
    answer = explaining.until(parsed, until, text, None, near)
    with streams.output(None) as stream:
        if in_json:
            stream.write(json.dumps(answer.as_json()).encode() + b"\n")
        elif isinstance(answer, explaining.Lost):
            stream.write(f"wrong: {', '.join(answer.as_json()['mistakes'])}\n".encode())
        elif isinstance(answer, explaining.End):
            stream.write(b"the board is complete\n" if answer.complete else b"the ladder ends here\n")
        else:
            stream.writelines(line.encode() + b"\n" for line in _told(parsed, [answer]))
    return ExitCode.FELL_SHORT if isinstance(answer, explaining.Lost) else ExitCode.OK


def _parsed(text: str, *, negative: bool) -> Puzzle:
    """Return the puzzle of a KEN text; anything else is bad use."""
    from generator.board import ken

    try:
        return ken.parse(text, negative=negative)
    except KenError as error:
        raise click.UsageError(error.message) from None


@click.command()
@click.argument("puzzle", metavar="KEN")
@click.argument("cell", metavar="CELL")
@click.option("--no-negative", is_flag=True, help="A missing dot says nothing.")
@click.option("--entries", help="The entries: a character for each cell, its digit or '.'.")
@click.option("--json", "in_json", is_flag=True, help="Print the answer of the API.")
def why(puzzle: str, cell: str, entries: str | None, *, no_negative: bool, in_json: bool) -> int:
    """Say why a cell (such as r1c2) of a puzzle in KEN has its digit: what forces it, and the argument."""
    from generator.board import ken
    from generator.ladder.explanation import explain as explaining

    try:
        parsed = ken.parse(puzzle, negative=not no_negative)
    except KenError as error:
        raise click.UsageError(error.message) from None
    text = explaining.NO_DIGIT * len(parsed.givens) if entries is None else entries
    answer = explaining.why(parsed, cell, text)
    with streams.output(None) as stream:
        plain = answer.as_json()
        if in_json:
            stream.write(json.dumps(plain).encode() + b"\n")
        elif isinstance(answer, explaining.Lost):
            stream.write(f"wrong: {', '.join(plain['mistakes'])}\n".encode())
        else:
            stream.writelines(line.encode() + b"\n" for line in _reason(plain))
    return ExitCode.FELL_SHORT if isinstance(answer, explaining.Lost) else ExitCode.OK


def _reason(plain: dict[str, Any]) -> Iterator[str]:
    """Give the lines of an answer to why."""
    clues = plain["clues"]
    yield f"{plain['cell']} is {plain['digit']} ({plain['status']})"
    if plain["local"]:
        yield f"  once these are found: {', '.join(f'{cell} {digit}' for cell, digit in plain['local'].items())}"
    digits = [f"{cell} {digit}" for cell, digit in clues["digits"].items() if cell not in plain["local"]]
    for name, parts in (
        ("digits", digits),
        ("dots", ["-".join(pair) for pair in clues["dots"]]),
        ("missing dots", ["-".join(pair) for pair in clues["gaps"]]),
        ("houses", clues["houses"]),
    ):
        if parts:
            yield f"  {name}: {', '.join(parts)}"
    for number, step in enumerate(plain["steps"], 1):
        yield f"  {number}. {step['sentence']} ({step['technique']} {step['value']})"


@click.command()
@click.argument("technique")
@click.option(
    "-n", "--number", type=click.IntRange(1, 100), default=1, show_default=True, help="The number of positions."
)
@click.option("--seed", help="The same seed gives the same positions.")
@click.option("-o", "--output", type=click.Path(), help="Write a booklet (.pdf) instead of lines of JSON.")
def practice(technique: str, number: int, seed: str | None, output: str | None) -> None:
    """Make positions to practise TECHNIQUE (such as "dot pair"): it is the next step that helps."""
    from generator.formats import worksheet
    from generator.ladder import practice as drawing

    if output is not None and not output.lower().endswith(".pdf"):
        raise click.UsageError(f"expected a name that ends in .pdf, got {output!r}")
    first = secrets.token_hex(8) if seed is None else seed
    drawn = (drawing.draw(technique, f"{first}/{n}") for n in range(number))
    found = list(drawn) if output else drawn
    with streams.output(None if output is None else Path(output)) as stream:
        if output:
            worksheet.write_pdf(found, stream)
            return
        for one in signals.raise_pending_signals(found):
            stream.write(json.dumps(one.as_json()).encode() + b"\n")
            stream.flush()


@click.command()
@click.argument("file", type=click.File("rb"), default="-", metavar="[FILE | -]")
def check(file: Any) -> int:
    """Verify records (NDJSON): one solution, no clue too many, and everything that they say. Print a line a fault.

    \b
    Exit codes (for several records, the highest):
      0  every record is right
      1  a fault that is not listed below
      2  bad use
      3  a puzzle has no solution
      4  a puzzle has more than one solution
      5  a puzzle is not settled within the budget of the search
    """  # noqa: D301 - click wants the character itself
    code = ExitCode.OK
    with streams.output(None) as stream:
        for line, text in enumerate(signals.raise_pending_signals(streams.lines(file)), 1):
            for fault in _faults(text):
                stream.write(f"line {line}: {fault}\n".encode())
                code = max(code, _fault_code(fault))
    return code


def _faults(text: str) -> list[str]:
    """Give what is wrong with the record in the line *text*."""
    from generator.generation import record, verify

    try:
        return list(verify.faults(record.from_json(_decoded(text))))
    except KropkiError as error:
        return [f"record: {error.message}"]


def _fault_code(fault: str) -> ExitCode:
    from generator.generation.verify import SolutionFault

    codes = {
        SolutionFault.NONE: ExitCode.NO_SOLUTION,
        SolutionFault.MANY: ExitCode.MANY_SOLUTIONS,
        SolutionFault.NOT_SETTLED: ExitCode.NOT_SETTLED,
    }
    return codes[fault] if isinstance(fault, SolutionFault) else ExitCode.FELL_SHORT


def _decoded(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise KropkiError(f"expected a line of JSON: {error}", code="record") from None
