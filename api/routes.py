"""The addresses of the API: each handler says what is asked, hands it to the work, and answers.

Makes no puzzle and draws no error: the generator does the one, ``errors`` the other.
"""

from __future__ import annotations

import json
import secrets
from collections import Counter
from functools import partial
from importlib.metadata import version
from typing import Annotated
from urllib.parse import parse_qsl

from fastapi import APIRouter, Depends, Query, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from api import caching, errors
from api.schemas import Health, KropkiQuery, NoQuery, Puzzle, SolveBody, Solved
from api.settings import Settings
from api.work import Work
from generator import ken, kernel
from generator.errors import BudgetError
from generator.generate import generate

VERSION = version("kropki")
_FOR_EVER = "public, max-age=31536000, immutable"


def _work(request: Request) -> Work:
    work: Work = request.app.state.work
    return work


def _settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def _plain_query(request: Request) -> None:
    """Refuse a query that is not UTF-8, or that gives a parameter twice and so has two meanings."""
    try:
        pairs = parse_qsl(request.scope["query_string"].decode("ascii"), keep_blank_values=True, errors="strict")
    except UnicodeDecodeError:
        raise HTTPException(400, "expected a query of UTF-8 text, percent-encoded") from None
    twice = [name for name, times in Counter(name for name, _ in pairs).items() if times > 1]
    if twice:
        faults = [{"type": "repeated", "loc": ("query", name), "msg": "given more than once"} for name in twice]
        raise RequestValidationError(faults)


def _json_only(request: Request) -> None:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(415, "expected Content-Type: application/json")


Workers = Annotated[Work, Depends(_work)]
Set = Annotated[Settings, Depends(_settings)]

probes = APIRouter(tags=["service"])
kropki = APIRouter(
    prefix="/kropki",
    tags=["kropki"],
    dependencies=[Depends(_plain_query)],
    responses=errors.responses(400, 422, 503),
)


@probes.get("/healthz")
async def healthz() -> Health:
    """Tell that the process answers. Nothing else is looked at."""
    return Health(status="ok", version=VERSION)


@kropki.get(
    "",
    response_model=Puzzle,
    response_description="The puzzle.",
    responses={304: {"description": "The puzzle that the client has is this one."}},
)
async def puzzle(query: Annotated[KropkiQuery, Query()], work: Workers, request: Request) -> Response:
    """Make one puzzle. With a seed: the same one for ever, to be kept by any cache."""
    seed = secrets.token_hex(8) if query.seed is None else query.seed
    record = await work.run(partial(generate, seed, query.request()))
    content = json.dumps(record.as_json(solution=query.solution), ensure_ascii=False).encode()
    if query.seed is None:
        return Response(content, media_type="application/json", headers={"Cache-Control": "no-store"})
    return caching.answer(request, content, media_type="application/json", cache_control=_FOR_EVER)


@kropki.post(
    "/solve",
    response_description="What the search found.",
    dependencies=[Depends(_json_only)],
    responses=errors.responses(413, 415),
)
async def solve(body: SolveBody, _query: Annotated[NoQuery, Query()], work: Workers, settings: Set) -> Solved:
    """Count the solutions of a puzzle up to two, and give the first.

    A search that would take too long is given up: the problem `budget` (422), since the same question would fail again.
    """
    outcome = await work.run(partial(_solve, body, settings.nodes))
    if not outcome.complete:
        raise BudgetError(f"no answer after {outcome.nodes:,} nodes")
    solution = ken.write_grid(outcome.solution) if outcome.solution else None
    return Solved(solutions=outcome.solutions, solution=solution, nodes=outcome.nodes)


def _solve(body: SolveBody, nodes: int) -> kernel.Outcome:
    return kernel.solve(ken.parse(body.ken, negative=body.negative), limit=2, budget=nodes)
