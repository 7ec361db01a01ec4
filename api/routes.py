"""The addresses of the service and its puzzles: each handler says what is asked, hands it to the work, and answers.

Makes no puzzle and draws no error: the generator does the one, ``errors`` the other.
"""

from __future__ import annotations

import json
import secrets
from functools import partial
from importlib.metadata import version
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from api import caching, errors
from api.inputs import Set, Workers, plain_query
from api.schemas import Health, KropkiQuery, Puzzle
from api.work import LateError
from generator.errors import BudgetError
from generator.generate import generate

VERSION = version("kropki")
_FOR_EVER = "public, max-age=31536000, immutable"

probes = APIRouter(tags=["service"])
kropki = APIRouter(
    prefix="/kropki",
    tags=["kropki"],
    dependencies=[Depends(plain_query)],
    responses=errors.responses(400, 422, 503),
)


@probes.get("/healthz")
async def healthz() -> Health:
    """Tell that the process answers. Nothing else is looked at."""
    return Health(status="ok", version=VERSION)


@probes.get("/readyz", responses=errors.responses(503))
async def readyz(work: Workers) -> Health:
    """Tell that requests are answered in time: the solvers are compiled."""
    if not work.is_warm:
        raise LateError("the solvers are being compiled; this happens once on a machine")
    return Health(status="ok", version=VERSION)


@kropki.get(
    "",
    response_model=Puzzle,
    response_description="The puzzle.",
    responses={304: {"description": "The puzzle that the client has is this one."}},
)
async def puzzle(query: Annotated[KropkiQuery, Query()], work: Workers, settings: Set, request: Request) -> Response:
    """Make one puzzle. With a seed: the same one for ever, to be kept by any cache.

    A wish that few puzzles fulfil may not be met within the attempts that one request has: without a seed, that is
    `late` (503), and another try is another seed; with a seed it is `budget` (422), for ever. `kropki generate` on the
    command line tries longer, and gives the same puzzle wherever both give one.
    """
    wish = query.request()
    seed = secrets.token_hex(8) if query.seed is None else query.seed
    try:
        record = await work.run(partial(generate, seed, wish, work.in_time(range(settings.attempts))))
    except BudgetError:
        if query.seed is not None:
            raise
        raise LateError("no puzzle like that was found in time; try again in a moment") from None
    content = json.dumps(record.as_json(solution=query.solution), ensure_ascii=False).encode()
    if query.seed is None:
        return Response(content, media_type="application/json", headers={"Cache-Control": "no-store"})
    return caching.answer(request, content, media_type="application/json", cache_control=_FOR_EVER)
