"""The routes of questions about any puzzle: what a text says, its solutions, how hard it is, the next step, mistakes.

The puzzle comes with the question; nothing is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from typing import TypeVar

from fastapi import APIRouter, Request

from kropki.api.http import errors
from kropki.api.http.bodies import Asked
from kropki.api.jobs import compiled
from kropki.api.routes.dependencies import ForLanguage, ForNothing, Spoken, executor, source, within_nodes
from kropki.api.routes.sudoku.question_schemas import (
    CheckBody,
    Checked,
    Ended,
    Graded,
    HintBody,
    Mistaken,
    PuzzleBody,
    ReadBody,
    ReadPuzzle,
    Solved,
    Stepped,
)
from kropki.api.routes.sudoku.schemas import Difficulty
from kropki.api.routes.sudoku.teaching_schemas import Faults, LostMarks, Reason, WayToDigit, WhyBody
from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.errors import BudgetError, FPuzzlesError
from kropki.generator.formats import importing
from kropki.generator.formats.importing import Named
from kropki.generator.generation.record import identify
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.explain import End, Lost, Mistakes
from kropki.generator.ladder.grade import difficulty
from kropki.generator.solver import kernel
from kropki.languages import Language

T = TypeVar("T")

questions = APIRouter(
    prefix="/kropki",
    tags=["questions"],
    responses=errors.responses(400, 413, 415, 422, 429, 503),
    route_class=Asked,
)


@questions.post("/solve", operation_id="solve", response_description="What the search found.")
async def solve(body: PuzzleBody, _query: ForNothing, request: Request) -> Solved:
    """Count the solutions of a puzzle up to two, and return the first.

    The server gives up a search that would take too long: the problem `budget` (422). The same question would fail
    again.
    """
    outcome = await within_nodes(request, partial(_solve, body.puzzle))
    solution = ken.write_grid(outcome.solution) if outcome.solution else None
    return Solved(solutions=outcome.solutions, solution=solution, nodes=outcome.nodes)


@questions.post("/grade", operation_id="grade", response_description="How hard the puzzle is.")
async def grade(body: PuzzleBody, _query: ForNothing, request: Request) -> Graded:
    """Say how hard a puzzle is.

    If there is not exactly one solution, it is the problem `not-unique` (422): `no-solution` or `many-solutions`.
    """
    return await within_nodes(request, partial(_of_unique, body.puzzle, _grade))


@questions.post(
    "/hint", operation_id="hint", response_description="The next step, or what is wrong, or that there is no next step."
)
async def hint(
    body: HintBody, _query: ForLanguage, language: Spoken, request: Request
) -> WayToDigit | Stepped | LostMarks | Mistaken | Ended:
    """Return the next step from a position. If there are mistakes, the answer is only the cells that are wrong.

    A step that rules digits out places none. Send *marks* with the next question, or the answer is the same.
    With *until* the answer is the easiest argument that ends in a digit, or an easy one for a cell. Each step says what
    it needs from earlier steps. The answer does not repeat what the marks already say.
    """
    return await within_nodes(request, partial(_of_unique, body.puzzle, partial(_hint, body, language)))


@questions.post("/why", operation_id="why", response_description="What forces the digit, or what is wrong.")
async def why(body: WhyBody, _query: ForLanguage, language: Spoken, request: Request) -> Reason | LostMarks:
    """Say why a cell has its digit: few digits, dots, missing dots and houses that force it, and the argument.

    Mistakes come first. The status is `minimal` if all of these clues are needed. It is `not settled` if the budget
    was too small to find out. It is `far` if other digits come first.
    """
    return await within_nodes(request, partial(_of_unique, body.puzzle, partial(_why, body, language)))


@questions.post("/check", operation_id="check", response_description="What is wrong.")
async def check(body: CheckBody, _query: ForLanguage, language: Spoken, request: Request) -> Faults | Checked:
    """Say which digits are wrong and whether the board is complete. The answer does not reveal the solution.

    With *why* the answer also explains one wrong digit: it follows easy steps from it to a contradiction.
    """
    return await within_nodes(request, partial(_of_unique, body.puzzle, partial(_check, body, language)))


@questions.post(
    "/read", operation_id="read_text", response_description="The puzzle.", responses=errors.responses(404, 410)
)
async def read(body: ReadBody, _query: ForNothing, request: Request) -> ReadPuzzle:
    """Read the puzzle in a text of any kind: KEN, a link, a string or the JSON of f-puzzles or SudokuPad.

    Anything that Kropki does not support is the problem `text` (422), which names it. So no rule of a puzzle is lost. A
    link of this service with the id of a puzzle gives that puzzle, if it is kept here. A puzzle with all dots of one
    colour needs *one_colour*, and one without boxes needs *no_boxes*. Otherwise a program could take it for another.
    """
    found = await executor(request).run(partial(importing.parse, body.text, negative=body.negative, boxes=body.boxes))
    if isinstance(found, Named):
        return _read((await source(request).by_id(found.id)).puzzle)
    if found.puzzle.negative not in (True, False, body.negative) and not body.one_colour:
        raise FPuzzlesError("only one colour of dots is given in full, expected both or neither, or one_colour: true")
    if found.puzzle.boxes not in (True, body.boxes) and not body.no_boxes:
        raise FPuzzlesError("the board has no boxes, expected them, or no_boxes: true")
    return _read(found.puzzle, found.ignored, found.title, found.author)


def _read(puzzle: Puzzle, ignored: Sequence[str] = (), title: str = "", author: str = "") -> ReadPuzzle:
    return ReadPuzzle(
        id=identify(puzzle),
        ken=ken.write(puzzle),
        size=puzzle.size,
        boxes=puzzle.boxes,
        negative=puzzle.negative,
        givens=len(puzzle.givens) - puzzle.givens.count(EMPTY),
        ignored=list(ignored),
        title=title,
        author=author,
    )


def _solve(puzzle: Puzzle, nodes: int) -> kernel.Outcome:
    outcome = compiled.here(partial(kernel.solve, puzzle, limit=2, budget=nodes))
    if not outcome.complete:
        raise BudgetError(f"no answer after {outcome.nodes:,} nodes")
    return outcome


def _of_unique(puzzle: Puzzle, answer: Callable[[Puzzle, Grid], T], nodes: int) -> T:
    """Return the *answer* to *puzzle* if it has exactly one solution, found within *nodes*; refuse others."""
    return answer(puzzle, compiled.here(partial(explain.only_solution, puzzle, budget=nodes)))


def _grade(puzzle: Puzzle, _solution: Grid) -> Graded:
    return Graded(ken=ken.write(puzzle), difficulty=Difficulty(**asdict(compiled.here(difficulty, puzzle))))


def _hint(
    body: HintBody, language: Language, puzzle: Puzzle, solution: Grid
) -> WayToDigit | Stepped | LostMarks | Mistaken | Ended:
    if body.until:
        return _way(body, language, puzzle, solution)
    answer = compiled.here(explain.hint, puzzle, body.entries, body.marks, solution)
    kind = Mistaken if isinstance(answer, Mistakes) else Ended if isinstance(answer, End) else Stepped
    return kind(**language.retell(answer.as_json()))


def _way(body: HintBody, language: Language, puzzle: Puzzle, solution: Grid) -> WayToDigit | LostMarks | Ended:
    asked = (body.until, body.entries, body.marks, body.near, body.order)
    answer = compiled.call(explain.until, puzzle, *asked, solution)
    kind = LostMarks if isinstance(answer, Lost) else Ended if isinstance(answer, End) else WayToDigit
    return kind(**language.retell(answer.as_json()))


def _why(body: WhyBody, language: Language, puzzle: Puzzle, solution: Grid) -> Reason | LostMarks:
    answer = compiled.call(explain.why, puzzle, body.cell, body.entries, body.order, body.alone, solution)
    return (LostMarks if isinstance(answer, Lost) else Reason)(**language.retell(answer.as_json()))


def _check(body: CheckBody, language: Language, puzzle: Puzzle, solution: Grid) -> Faults | Checked:
    if not body.why:
        answer = compiled.here(explain.check, puzzle, body.entries, solution)
        mistakes = answer.as_json()["mistakes"] if isinstance(answer, Mistakes) else []
        return Checked(mistakes=mistakes, complete=isinstance(answer, End) and answer.complete)
    found = compiled.call(explain.wrong, puzzle, body.entries, body.order, solution)
    if isinstance(found, End):
        return Faults(mistakes=[], complete=found.complete, wrong=None, since=None)
    plain = language.retell(found.as_json())
    return Faults(complete=False, **{name: plain[name] for name in ("mistakes", "wrong", "since")})
