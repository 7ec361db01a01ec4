"""The routes of the workshop: what a board in the making says.

The board comes with the question; nothing is stored.
"""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Depends, Request

from api.http import errors
from api.http.bodies import Asked
from api.jobs import compiled
from api.routes.dependencies import ForNothing, executor, json_only, settings
from api.routes.sudoku.workshop_schemas import AnalyseBody, Analysed
from generator.solver.kernel import DEFAULT_BUDGET
from generator.workshop.analyse import Question, answers

_LIVE = {Question.SOLUTIONS, Question.CANDIDATES}  # asked after each change of a board: the compiled search alone

workshop = APIRouter(
    prefix="/kropki",
    tags=["questions"],
    dependencies=[Depends(json_only)],
    responses=errors.responses(400, 413, 415, 422, 429, 503),
    route_class=Asked,
)


@workshop.post("/analyse", operation_id="analyse_board", response_description="What the board says.")
async def analyse(body: AnalyseBody, _query: ForNothing, request: Request) -> Analysed:
    """Tell what a board in the making says: how many solutions, and the digits that some solution has in each cell.

    The board may have no solution, or many. Each question that you ask has a budget of its own. An answer that the
    budget cut short says so. The same board always gets the same answer.
    """
    asked = body.puzzle, body.ask, body.entries, min(settings(request).nodes, DEFAULT_BUDGET)
    call = compiled.here if set(body.ask) <= _LIVE else compiled.call  # what is more than a search is Python, too
    return Analysed(**await executor(request).run(partial(call, answers, *asked)))
