"""The commands that teach: explain, hint, why, practice.

Part of ``kropki.cli.main``, which joins the commands.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

import click

from kropki.cli import choice_options, exit_codes, puzzle_input, signals, streams
from kropki.cli.exit_codes import ExitCode
from kropki.cli.spoken import spoken, technique
from kropki.generator.board.ken import Unsaid
from kropki.generator.board.puzzle import EMPTY
from kropki.generator.errors import KropkiError

if TYPE_CHECKING:
    from kropki.generator.board.puzzle import Puzzle

_ENTRIES = click.option("--entries", help="The entries: a character for each cell, its digit or '.'.")


@click.command(epilog=exit_codes.MEANINGS)
@puzzle_input.one
@puzzle_input.unsaid
@click.option(
    "--json", "in_json", is_flag=True, help="Print a line of JSON for each step, in the form of a hint of the API."
)
def explain(puzzle: str, *, in_json: bool, **kind: Unpack[Unsaid]) -> None:
    """Solve a puzzle as a person would: digit by digit, with only the steps that lead to each digit.

    With --json, the steps are those of one hint after the other. The puzzle is KEN, a record, a link or JSON.
    """
    from kropki.generator.ladder.explanation import explain as explaining

    parsed = puzzle_input.only(puzzle, **kind)
    still_open = parsed.givens.count(EMPTY)
    with puzzle_input.hinting(parsed), streams.output(None) as stream:
        if in_json:
            for step in explaining.path(parsed):
                stream.write(json.dumps(step.as_json()).encode() + b"\n")
                still_open -= len(step.placements)
        else:
            first = 1
            for way in explaining.ways(parsed):
                stream.writelines(line.encode() + b"\n" for line in _told(way.as_json(), first))
                first += len(way.steps)
                still_open -= sum(len(taught.step.placements) for taught in way.steps)
    if still_open:
        raise KropkiError(f"the ladder ends here, with {still_open} cells open", code="deeper")


def _told(way: dict[str, Any], first: int = 1) -> Iterator[str]:
    """Yield the lines of *way*: each digit that its end places, and below them its steps, numbered from *first*."""
    language = spoken()
    for cell, digit in way["steps"][-1]["placements"].items():
        yield language.write("command-cell-is", {"cell": cell, "digit": digit})
    for number, step in enumerate(language.retell(way["steps"]), first):
        yield f"  {number}. {_step(step)}"
        yield from (f"       {link['sentence']}" for link in step["chain"])


def _step(step: dict[str, Any]) -> str:
    """Return the sentence of a step, which is in the language that is spoken, with its technique and value."""
    language = spoken()
    name = technique(language, step["technique"])
    return language.write("step-told", {"sentence": step["sentence"], "technique": name, "value": str(step["value"])})


@click.command(epilog=exit_codes.MEANINGS)
@puzzle_input.one
@puzzle_input.unsaid
@_ENTRIES
@click.option(
    "--marks",
    help="The digits still possible in each cell: a text for each, with commas between. An empty text "
    "means all digits.",
)
@click.option(
    "--until", default="digit", show_default=True, help="Where it leads: to any 'digit', to a cell, or one 'step'."
)
@click.option("--near", metavar="CELL", help="Among equally easy digits, take the nearest to this cell.")
@click.option("--json", "in_json", is_flag=True, help="Print the answer of the API.")
def hint(  # noqa: PLR0913 - a command takes its options
    puzzle: str,
    entries: str | None,
    marks: str | None,
    until: str,
    near: str | None,
    *,
    in_json: bool,
    **kind: Unpack[Unsaid],
) -> int:
    """Show the easiest way to a digit, an easy way to the digit of a cell such as r4c5, or one step.

    The puzzle is KEN, a record, a link or JSON. If the position has mistakes, it shows those.
    """
    from kropki.generator.ladder.explanation import explain as explaining

    parsed = puzzle_input.only(puzzle, **kind)
    text, possible = _position(parsed, entries), None if marks is None else marks.split(",")
    until, near = until.lower(), near and near.lower()
    is_step = until == "step"
    with puzzle_input.hinting(parsed):
        answer = (
            explaining.hint(parsed, text, possible)
            if is_step
            else explaining.until(parsed, until, text, possible, near)
        )
    with streams.output(None) as stream:
        said = [json.dumps(answer.as_json())] if in_json else _next(answer)
        stream.writelines(line.encode() + b"\n" for line in said)
    return ExitCode.FELL_SHORT if isinstance(answer, explaining.Mistakes | explaining.Lost) else ExitCode.OK


def _position(puzzle: Puzzle, entries: str | None) -> str:
    """Return *entries*, or those of a board on which nothing is entered."""
    return "." * len(puzzle.givens) if entries is None else entries


def _next(answer: Any) -> Iterator[str]:
    """Yield the lines of an answer to hint."""
    from kropki.generator.ladder.explanation.explain import End, Lost, Mistakes
    from kropki.generator.ladder.explanation.taught_steps import Way

    plain, language = answer.as_json(), spoken()
    if isinstance(answer, Lost):
        yield from _lost(plain)
    elif isinstance(answer, Mistakes):
        yield language.write("command-wrong", {"cells": plain["mistakes"]})
    elif isinstance(answer, Way):
        yield from _told(plain)
    elif isinstance(answer, End):
        yield language.write("command-complete" if answer.complete else "command-ladder-ends", {})
    else:
        yield _step(language.retell(plain))


@click.command(epilog=exit_codes.MEANINGS)
@click.argument("puzzle", metavar="[PUZZLE | -]")
@click.argument("cell", metavar="CELL", required=False)
@puzzle_input.unsaid
@_ENTRIES
@click.option(
    "--alone",
    is_flag=True,
    help="Place no other digit first. The argument may use any technique that the puzzle needs.",
)
@click.option("--json", "in_json", is_flag=True, help="Print the answer of the API.")
def why(
    puzzle: str, cell: str | None, entries: str | None, *, alone: bool, in_json: bool, **kind: Unpack[Unsaid]
) -> int:
    """Say why a cell, such as r1c2, has its digit: what forces it, and the argument.

    The puzzle is KEN, a record, a link or JSON.
    """
    from kropki.generator.ladder.explanation import explain as explaining

    puzzle, cell = ("-", puzzle) if cell is None else (puzzle, cell)
    parsed = puzzle_input.only(puzzle, **kind)
    with puzzle_input.hinting(parsed):
        answer = explaining.why(parsed, cell.lower(), _position(parsed, entries), None, alone)
    with streams.output(None) as stream:
        plain = answer.as_json()
        if in_json:
            stream.write(json.dumps(plain).encode() + b"\n")
        elif isinstance(answer, explaining.Lost):
            stream.writelines(line.encode() + b"\n" for line in _lost(plain))
        else:
            stream.writelines(line.encode() + b"\n" for line in _reason(plain, alone=alone))
    return ExitCode.FELL_SHORT if isinstance(answer, explaining.Lost) else ExitCode.OK


def _lost(plain: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of what is wrong with a position, and why."""
    language = spoken()
    plain = language.retell(plain)
    yield language.write("command-wrong", {"cells": plain["mistakes"]})
    yield plain["wrong"]["sentence"] if plain["wrong"] else plain["sentence"]
    steps = plain["wrong"]["steps"] if plain["wrong"] else ()
    yield from (f"  {number}. {step['sentence']}" for number, step in enumerate(steps, 1))


def _reason(plain: dict[str, Any], *, alone: bool) -> Iterator[str]:
    """Yield the lines of an answer to why."""
    language = spoken()
    plain = language.retell(plain)
    clues = plain["clues"]
    if plain["sentence"]:
        yield plain["sentence"]
        yield language.write("command-not-alone" if alone else "command-the-way-there", {"cell": plain["cell"]})
        return
    yield language.write("command-why", {name: plain[name] for name in ("cell", "digit", "status")})
    for name, parts in (
        ("command-digits", [f"{cell} {digit}" for cell, digit in clues["digits"].items()]),
        ("command-dots", ["-".join(pair) for pair in clues["dots"]]),
        ("command-gaps", ["-".join(pair) for pair in clues["gaps"]]),
        ("command-houses", [language.write("house-called", {"house": house}) for house in clues["houses"]]),
    ):
        if parts:
            yield f"  {language.write(name, {'parts': parts})}"
    for number, step in enumerate(plain["steps"], 1):
        yield f"  {number}. {_step(step)}"


@click.command()
@click.argument("technique", callback=choice_options.technique_names)
@click.option(
    "-n", "--number", type=click.IntRange(1, 100), default=1, show_default=True, help="The number of positions."
)
@click.option("--no-boxes", is_flag=True, help="Take boards with rows and columns alone.")
@click.option("--seed", help="The same seed gives the same positions.")
@click.option("-o", "--output", type=click.Path(), help="Write a booklet (.pdf) instead of lines of JSON.")
def practice(technique: str, number: int, seed: str | None, output: str | None, *, no_boxes: bool) -> None:
    """Make positions to practise TECHNIQUE (such as "dot pair"): it is the next step that helps."""
    from kropki.generator.formats import worksheet
    from kropki.generator.ladder import practice as drawing

    if output is not None and not output.lower().endswith(".pdf"):
        raise click.UsageError(f"expected a name that ends in .pdf, got {output!r}")
    first = secrets.token_hex(8) if seed is None else seed
    drawn = (drawing.draw(technique, f"{first}/{n}", boxes=not no_boxes) for n in range(number))
    found = list(drawn) if output else drawn
    with streams.output(None if output is None else Path(output)) as stream:
        if output:
            worksheet.write_pdf(found, stream, spoken().code)
            return
        for one in signals.raise_pending_signals(found):
            stream.write(json.dumps(one.as_json()).encode() + b"\n")
            stream.flush()
