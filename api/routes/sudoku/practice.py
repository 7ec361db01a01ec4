"""The route of practice: positions of real puzzles on which to find one technique."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from pydantic_core import to_json
from starlette.responses import Response

from kropki.api.http import errors
from kropki.api.http.query import QueryReader, Read
from kropki.api.http.spoken import headers_of, language_for
from kropki.api.jobs import compiled
from kropki.api.routes.dependencies import executor
from kropki.api.routes.sudoku.teaching_schemas import PracticePosition, PracticeQuery
from kropki.generator.ladder import practice as drawing

_DAY = "public, max-age=86400"  # with a seed the position is the same until puzzles are added

practice = APIRouter(
    prefix="/kropki", tags=["questions"], responses=errors.responses(400, 422, 429, 503), route_class=Read
)


ForPractice = Annotated[PracticeQuery, Depends(QueryReader(PracticeQuery).of)]


@practice.get(
    "/practice",
    operation_id="get_practice",
    response_model=PracticePosition,
    response_description="The position, and what is right there.",
)
async def get_practice(query: ForPractice, request: Request) -> Response:
    """Return a position of a real puzzle where exactly this technique is the next one that helps.

    A player is right with a placement or an elimination of one of the `answers`. Without a seed, each request gives
    another position.
    """
    seed = secrets.token_hex(8) if query.seed is None else query.seed
    draw = partial(drawing.draw, boxes=query.boxes)
    found = await executor(request).run(partial(compiled.call, draw, query.technique, seed))
    language = language_for(request)
    headers = {"Cache-Control": "no-store" if query.seed is None else _DAY} | headers_of(language)
    return Response(to_json(language.retell(found.as_json())), media_type="application/json", headers=headers)
