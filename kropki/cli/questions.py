"""The commands that ask about any number of puzzles: solve, grade, check, analyse.

Part of ``kropki.cli.main``, which joins the commands.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Unpack

import click

from kropki.cli import analyse_words, choice_options, exit_codes, puzzle_input, signals, streams
from kropki.cli.exit_codes import ExitCode
from kropki.generator.board.ken import Unsaid
from kropki.generator.errors import BudgetError, KropkiError

if TYPE_CHECKING:
    from kropki.generator.board.puzzle import Puzzle
    from kropki.generator.workshop.analyse import Question
    from kropki.generator.workshop.wishes import Symmetry

SOLUTION_LIMIT = 1_000_000
QUESTIONS = (  # of the workshop
    "solutions",
    "candidates",
    "unique_by",
    "difficulty",
    "redundant",
    "conflict",
    "argument",
    "equal",
)


@click.command()
@puzzle_input.several
@puzzle_input.unsaid
@click.option("--limit", type=click.IntRange(1, SOLUTION_LIMIT), default=2, show_default=True, help="Count up to this.")
@click.option(
    "--model", "--certify", is_flag=True, help="Solve with the constraint model instead of the compiled search."
)
def solve(puzzles: tuple[str, ...], limit: int, *, model: bool, **kind: Unpack[Unsaid]) -> int:
    """Count the solutions of puzzles: KEN, records, links and JSON, as arguments or on standard input.

    If there are none, kropki analyse --ask conflict --ask argument says why. If there are several, --ask unique_by says
    which clues would leave the fewest.

    \b
    Exit codes (for several puzzles, the highest):
      0  exactly one solution (with --limit 1: at least one)
      1  a text that is no puzzle
      2  bad use
      3  no solution
      4  more than one solution
      5  not settled within the budget of the search
    """  # noqa: D301 - click wants the character itself
    return _end(_answers(puzzles, lambda text: _solved(text, limit, **kind, by_model=model)))


def _end(answers: Iterable[tuple[int, dict[str, Any]]]) -> ExitCode:
    """Return the exit code of *answers* that count solutions; say on standard error how to go on without one."""
    codes = {ExitCode.OK}
    for line, said in answers:
        codes.add(_code(said))
        _hint_at_some_dots(line, said)
    puzzle_input.point_to_why(codes)
    return max(codes)


def _code(said: dict[str, Any]) -> ExitCode:
    """Return the exit code of one answer."""
    if "error" in said:
        return ExitCode.NOT_SETTLED if said["error"]["code"] == BudgetError.code else ExitCode.FELL_SHORT
    return exit_codes.of_solutions(said["solutions"])


def _hint_at_some_dots(line: int, said: dict[str, Any]) -> None:
    """Say on standard error where a puzzle without a solution has exactly one if a missing dot promises nothing."""
    from kropki.generator.board import ken

    if said.get("negative") and said["solutions"] == 0:
        hint = puzzle_input.hint_at_some_dots(
            ken.parse(said["ken"], negative=said["negative"], boxes=said.get("boxes", True))
        )
        if hint:
            click.echo(f"kropki: line {line}: no solution; {hint}", err=True)


def _answers(
    puzzles: tuple[str, ...],
    answer: Callable[[str], dict[str, Any]],
    tell: Callable[[dict[str, Any]], Iterable[str]] = lambda said: (json.dumps(said),),
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Print the *answer* to each text, in order, in the lines that *tell* makes; yield its number and the answer.

    An error stands in its line's place and gives its number.
    """
    with streams.output(None) as stream:
        for line, text in puzzle_input.numbered(puzzles):
            try:
                said = answer(text)
            except KropkiError as error:
                fault = {"code": error.code, "offset": getattr(error, "offset", None), "message": error.message}
                said = {"error": fault, "line": line}
            stream.writelines(told.encode() + b"\n" for told in tell(said))
            stream.flush()
            yield line, said


def _named(puzzle: Puzzle) -> dict[str, Any]:
    """Return the KEN of *puzzle* and what KEN does not say."""
    from kropki.generator.board import ken

    return {"ken": ken.write(puzzle), "negative": puzzle.negative, **({} if puzzle.boxes else {"boxes": False})}


def _solved(text: str, limit: int, *, by_model: bool, **kind: Unpack[Unsaid]) -> dict[str, Any]:
    from kropki.generator.board import ken
    from kropki.generator.formats import importing
    from kropki.generator.solver import kernel

    puzzle = importing.puzzle(text, **kind)
    if by_model:
        from kropki.generator.solver import model

        grids = model.solve(puzzle, limit=limit, budget=model.LONG_BUDGET)
        count, first, nodes = len(grids), grids[0] if grids else None, None
    else:
        outcome = kernel.solve(puzzle, limit=limit, budget=kernel.LONG_BUDGET)
        if not outcome.complete:
            raise BudgetError(f"not settled within {outcome.nodes} nodes; at least {outcome.solutions} solutions")
        count, first, nodes = outcome.solutions, outcome.solution, outcome.nodes
    said = {**_named(puzzle), "solutions": count}
    return {**said, "solution": ken.write_grid(first) if first else None, "nodes": nodes}


@click.command(epilog=exit_codes.MEANINGS)
@puzzle_input.several
@puzzle_input.unsaid
def grade(puzzles: tuple[str, ...], **kind: Unpack[Unsaid]) -> int:
    """Say how hard puzzles are: KEN, records, links and JSON, as arguments or on standard input."""
    return _end(_answers(puzzles, lambda text: _graded(text, **kind)))


def _graded(text: str, **kind: Unpack[Unsaid]) -> dict[str, Any]:
    from kropki.generator.formats import importing
    from kropki.generator.ladder.grade import grade

    puzzle = importing.puzzle(text, **kind)
    graded = grade(puzzle)
    if not graded.outcome.complete:
        raise BudgetError(f"not settled within {graded.outcome.nodes} nodes")
    plain = asdict(graded.difficulty) if graded.difficulty else None
    said = {**_named(puzzle), "solutions": graded.outcome.solutions}
    return {**said, "difficulty": plain}


@click.command()
@puzzle_input.file
@puzzle_input.unsaid
def check(file: Any, **kind: Unpack[Unsaid]) -> int:
    """Verify records (NDJSON): one solution, no superfluous clue, the right solution, id and level. One line a fault.

    Any other text of a puzzle is only checked for one solution and superfluous clues.

    \b
    Exit codes (for several records, the highest):
      0  every record is right
      1  a fault that is not listed below
      2  bad use
      3  a puzzle has no solution
      4  a puzzle has more than one solution
      5  a puzzle is not settled within the budget of the search
    """  # noqa: D301 - click wants the character itself
    codes = {ExitCode.OK}
    with streams.output(None) as stream:
        for line, text in signals.raise_pending_signals(puzzle_input.piped(file)):
            for fault in _faults(text, **kind):
                stream.write(f"line {line}: {fault}\n".encode())
                codes.add(_fault_code(fault))
    puzzle_input.point_to_why(codes)
    return max(codes)


def _faults(text: str, **kind: Unpack[Unsaid]) -> list[str]:
    """Return what is wrong with the record, or with any other text of a puzzle, in *text*."""
    from kropki.generator.formats import importing
    from kropki.generator.generation import record, verify

    is_record = record.is_meant(text)
    try:
        claimed = record.from_line(text) if is_record else importing.draft(text, **kind).record
        return list(verify.faults(claimed))
    except BudgetError:
        return [verify.SolutionFault.NOT_SETTLED]
    except KropkiError as error:
        return [f"{'record' if is_record else 'puzzle'}: {error.message}"]


def _fault_code(fault: str) -> ExitCode:
    from kropki.generator.generation.verify import SolutionFault

    codes = {
        SolutionFault.NONE: ExitCode.NO_SOLUTION,
        SolutionFault.MANY: ExitCode.MANY_SOLUTIONS,
        SolutionFault.NOT_SETTLED: ExitCode.NOT_SETTLED,
    }
    return codes[fault] if isinstance(fault, SolutionFault) else ExitCode.FELL_SHORT


@click.command(epilog=exit_codes.MEANINGS)
@puzzle_input.several
@puzzle_input.unsaid
@click.option(
    "--ask",
    type=click.Choice(QUESTIONS),
    multiple=True,
    default=("solutions",),
    show_default=True,
    help="A question to answer. May be repeated.",
)
@click.option("--entries", default="", help="The entries: a character for each cell, its digit or '.'.")
@choice_options.symmetry("Clues go and dots come with their images by this symmetry (--ask redundant and unique_by).")
@click.option("--words", is_flag=True, help="Print words for people, not the JSON of the API.")
def analyse(
    puzzles: tuple[str, ...],
    ask: tuple[str, ...],
    entries: str,
    *,
    symmetry: str | None,
    words: bool,
    **kind: Unpack[Unsaid],
) -> int:
    """Analyse boards in the making, with any number of solutions. Print one line of JSON each, in the form of the API.

    On a terminal, or with --words, the command prints words. The boards are KEN, records, links and JSON, as arguments
    or on standard input. The answer always has the solutions: the exit code tells how many there are.
    """
    from kropki.generator.workshop.analyse import Question
    from kropki.generator.workshop.wishes import Symmetry

    asked = list(map(Question, ask))
    kept = Symmetry(symmetry) if symmetry else None
    code = ExitCode.OK
    more = {"tell": analyse_words.lines} if words or (sys.stdout and sys.stdout.isatty()) else {}
    for line, said in _answers(puzzles, lambda text: _analysed(text, asked, entries, kept, **kind), **more):
        code = max(code, _code_of_verdict(said))
        if hint := _hint(said):
            click.echo(f"kropki: line {line}: {hint}", err=True)
    return code


def _hint(said: dict[str, Any]) -> str:
    """Say what to ask next, or what the clues of ``unique_by`` are worth; nothing if the answer speaks for itself."""
    if "error" in said:
        return ""
    if said["solutions"]["verdict"] == "none" and "conflict" not in said and "argument" not in said:
        return "no solution; --ask conflict --ask argument says why"
    clues = said["unique_by"]["clues"] if "unique_by" in said else []
    if not clues or clues[0]["left"] == 1:
        return ""
    left = clues[0]["left"]
    if not clues[0]["exact"]:
        return f"each clue that was tried leaves at least {left} solutions; the best are listed by an estimate"
    which = "no single clue" if said["solutions"]["exact"] else "no clue that was tried"
    return f"{which} makes it unique; the best leaves {left} solutions"


def _analysed(
    text: str, ask: list[Question], entries: str, symmetry: Symmetry | None, **kind: Unpack[Unsaid]
) -> dict[str, Any]:
    from kropki.generator.formats import importing
    from kropki.generator.workshop.analyse import Question, answers

    board = importing.puzzle(text, **kind)
    return answers(board, {*ask, Question.SOLUTIONS}, entries, symmetry=symmetry)


def _code_of_verdict(said: dict[str, Any]) -> ExitCode:
    if "error" in said:
        return _code(said)
    counts = {"none": 0, "one": 1, "many": 2}
    verdict = said["solutions"]["verdict"]
    return exit_codes.of_solutions(counts[verdict]) if verdict in counts else ExitCode.NOT_SETTLED
