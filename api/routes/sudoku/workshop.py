"""The routes of the workshop: what a board in the making says, how it can be finished, and what is near.

The board comes with the question; nothing is stored.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from kropki.api.client import Bucket
from kropki.api.errors import BusyError
from kropki.api.http import errors, lines
from kropki.api.http.bodies import Asked
from kropki.api.http.media import NDJSON
from kropki.api.http.public import settings
from kropki.api.jobs import compiled, processes
from kropki.api.jobs.executor import Executor
from kropki.api.routes.dependencies import ForNothing, executor, thinkers
from kropki.api.routes.sudoku.workshop_schemas import (
    AnalyseBody,
    Analysed,
    CompleteBody,
    CompletionStep,
    Neighbourhood,
    NeighboursBody,
    Proposal,
)
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.generation.record import Record
from kropki.generator.ladder.rungs import Level
from kropki.generator.solver.kernel import DEFAULT_BUDGET
from kropki.generator.workshop import completing, neighbours
from kropki.generator.workshop.analyse import Question, answers
from kropki.generator.workshop.completing import GIVE_UP, Completion, Hurdle, Outcome
from kropki.generator.workshop.neighbours import Want
from kropki.generator.workshop.wishes import Wishes

_LIVE = {Question.SOLUTIONS, Question.CANDIDATES}  # asked after each change of a board: the compiled search alone

_STEP = 8  # full boards; about a second at most
_ATTEMPTS = 200  # of one request
_LINES: dict[int | str, dict[str, Any]] = {
    200: {"description": "A `CompletionStep` a line.", "content": {NDJSON: {"schema": {"type": "string"}}}}
}

workshop = APIRouter(
    prefix="/kropki",
    tags=["questions"],
    responses=errors.responses(400, 413, 415, 422, 429, 503),
    route_class=Asked,
)


@workshop.post("/analyse", operation_id="analyse_board", response_description="What the board says.")
async def analyse(body: AnalyseBody, _query: ForNothing, request: Request) -> Analysed:
    """Answer questions about a board in the making: how many solutions it has, which digits are possible, and others.

    The board may have no solution, or many. Each question that you ask has a budget of its own. An answer that the
    budget cut short says so. The same board always gets the same answer.
    """
    asked = body.puzzle, body.ask, body.entries, min(settings(request).nodes, DEFAULT_BUDGET), body.symmetry
    call = compiled.here if set(body.ask) <= _LIVE else compiled.call  # what is more than a search is Python, too
    return Analysed(**await executor(request).run(partial(call, answers, *asked)))


@workshop.post("/neighbours", operation_id="find_neighbours", response_description="The puzzles one change away.")
async def find_neighbours(body: NeighboursBody, _query: ForNothing, request: Request) -> Neighbourhood:
    """Find puzzles one change away from a finished one, each with exactly one solution.

    A neighbour has one clue less, more, changed or moved, or has no superfluous clues. Each kind of change has a budget
    of its own. The same puzzle and wish always get the same answer.
    """
    if compiled.is_compiling():
        raise BusyError("the server is still getting ready; try again in a moment")
    asked = body.puzzle, body.want, body.difficulty, min(settings(request).nodes, DEFAULT_BUDGET)
    call = partial(compiled.call_alone, _neighbours, *asked)  # hundreds of grades: a long question
    return Neighbourhood(**await thinkers(request).run(call, Bucket.THINKING))


def _neighbours(puzzle: Puzzle, want: Want | None, level: Level | None, budget: int) -> dict[str, Any]:
    return neighbours.find(puzzle, want, level, budget=budget).as_json()


@workshop.post("/complete", operation_id="complete_board", response_class=Response, responses=_LINES)
async def complete(body: CompleteBody, _query: ForNothing, request: Request) -> Response:
    """Finish a board: return puzzles that have its clues and fit your wishes, one a line, each as soon as it is ready.

    If the search takes longer, a line now and then says how far it is. The last line has the outcome. Close the
    connection to stop the search. If an error occurs midway, the last line is that problem.
    """
    search = _Completing(body)
    tasks = thinkers(request)
    first = await tasks.run(search.step, Bucket.THINKING)
    return lines.answer(request, _lines(first, search, tasks))


async def _lines(step: CompletionStep, search: _Completing, tasks: Executor) -> AsyncIterator[bytes]:
    yield step.model_dump_json().encode()
    while step.outcome is None:
        step = await tasks.run(search.step, Bucket.THINKING)
        yield step.model_dump_json().encode()


class _Completing:
    """The search for proposals, in steps that are short: between them others have their turn."""

    def __init__(self, body: CompleteBody) -> None:
        self._wishes = body.wishes
        self._seed = secrets.token_hex(8) if body.seed is None else body.seed
        self._number = body.number
        self._proposals: list[Record] = []
        self._hurdles: Counter[str] = Counter()
        self._levels: Counter[str] = Counter()
        self._tried = 0

    def step(self) -> CompletionStep:
        """Try a few full boards, up to the next proposal, in a process of its own: the model is large."""
        if compiled.is_compiling():
            raise BusyError("the server is still getting ready; try again in a moment")
        last = min(self._tried + _STEP, _ATTEMPTS)
        known = [record.puzzle for record in self._proposals]
        done = processes.call_alone(_completed, self._wishes, self._seed, range(self._tried, last), known)
        self._tried += done.tried
        self._hurdles.update({hurdle.value: number for hurdle, number in done.hurdles.items()})
        self._levels.update(done.levels)
        self._proposals += done.proposals
        found = [Proposal(**record.as_json()) for record in done.proposals]
        return CompletionStep(
            proposal=found[0] if found else None,
            outcome=self._outcome(done),
            tried=self._tried,
            hurdles=self._hurdles,
            levels=self._levels,
        )

    def _outcome(self, done: Completion) -> Outcome | None:
        """Return the outcome once there is no more to try."""
        if done.outcome is Outcome.IMPOSSIBLE:
            return done.outcome
        has_given_up = self._hurdles[Hurdle.BUDGET] >= GIVE_UP
        is_finished = completing.is_finished(self._wishes.board, self._proposals)
        if len(self._proposals) < self._number and self._tried < _ATTEMPTS and not has_given_up and not is_finished:
            return None
        return Outcome.COMPLETED if self._proposals else Outcome.NOT_FOUND


def _completed(wishes: Wishes, seed: str, attempts: range, known: Sequence[Puzzle]) -> Completion:
    return completing.complete(wishes, seed, attempts=attempts, known=known)
