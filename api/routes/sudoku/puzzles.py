"""The routes of puzzles: each handler has its query read, gets puzzles from the source, and renders the answer.

The first sentences of handlers are in the OpenAPI. Makes no puzzle and renders no error: the
generator does the one, ``api.http.errors`` the other.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Path, Request
from pydantic_core import to_json
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from kropki.api.client import admit, count
from kropki.api.errors import BusyError, LateError, StockError
from kropki.api.http import errors, etag, lines, public
from kropki.api.http.media import JSON, NDJSON
from kropki.api.http.query import QueryReader, Read
from kropki.api.http.spoken import VARY, headers_of, language_for, language_of
from kropki.api.jobs import compiled, processes
from kropki.api.puzzles import Answer, PuzzleSource
from kropki.api.routes.dependencies import ForLanguage, ForNothing, drawers, executor, source
from kropki.api.routes.site.qr import draw, long_link, short_link
from kropki.api.routes.sudoku import negotiation
from kropki.api.routes.sudoku.negotiation import Form
from kropki.api.routes.sudoku.question_schemas import Explanation
from kropki.api.routes.sudoku.schemas import (
    BatchQuery,
    DailyQuery,
    FormQuery,
    FPuzzles,
    KropkiQuery,
    PictureQuery,
    Puzzle,
    PuzzleQuery,
    PuzzleSolution,
)
from kropki.generator.board import puzzle as board
from kropki.generator.formats import pictures
from kropki.generator.formats.sudokupad import link as sudokupad_link
from kropki.generator.generation.record import Record, identify
from kropki.generator.generation.request import Request as PuzzleRequest
from kropki.generator.generation.request import check_seed
from kropki.generator.ladder.explanation import explain
from kropki.generator.solver import kernel
from kropki.languages import Language

IMMUTABLE = "public, max-age=31536000, immutable"
FIRST_DAY = date(2000, 1, 1)  # that has a puzzle
_OPTIONAL_NODES = 20_000  # states of the board, about 10 ms: of a search whose answer can be done without
_DATE = re.compile(r"\d{4}-\d\d-\d\d")


class IdConvertor(StringConvertor):
    """The id of a puzzle; no other segment of an address matches."""

    regex = "[0-9A-HJKMNP-TV-Z]{12}"


class FormConvertor(StringConvertor):
    """The ending of a puzzle's address: a form."""

    regex = "|".join(Form)


register_url_convertor("puzzle", IdConvertor())
register_url_convertor("form", FormConvertor())

kropki = APIRouter(
    prefix="/kropki",
    tags=["puzzles"],
    responses=errors.responses(400, 422, 429, 503),
    route_class=Read,
)
_kept: dict[str, Any] = {
    "response_model": Puzzle,  # the other forms are for who asks for them: the document has one shape
    "response_description": "The puzzle. A client that has it already (`If-None-Match`) gets 304 without it.",
}
_EAST, _WEST = timedelta(hours=14), timedelta(hours=12)  # the clocks that are furthest from UTC
_pictures: dict[int | str, dict[str, Any]] = {
    200: {"description": "A picture.", "content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}
}
_codes: dict[int | str, dict[str, Any]] = {
    200: {"description": "A QR code.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
}
_elsewhere: dict[int | str, dict[str, Any]] = {307: {"description": "The puzzle is at the address in `Location`."}}
Ending = Annotated[str, Path(description="The form.", examples=["svg"], json_schema_extra={"enum": list(Form)})]
ForPuzzle = Annotated[KropkiQuery, Depends(QueryReader(KropkiQuery).of)]
ForBatch = Annotated[BatchQuery, Depends(QueryReader(BatchQuery).of)]
ForDaily = Annotated[DailyQuery, Depends(QueryReader(DailyQuery).of)]
ForForm = Annotated[FormQuery, Depends(QueryReader(FormQuery).of)]
ForPicture = Annotated[PictureQuery, Depends(QueryReader(PictureQuery).of)]
Id = Annotated[str, Path(description="The twelve characters of a puzzle's `id`.", examples=["RYKETAHWY2H2"])]
Day = Annotated[
    str,
    Path(
        description="A day from 2000-01-01 up to the latest that has begun anywhere on earth.", examples=["2026-11-20"]
    ),
]


@kropki.get("", operation_id="get_puzzle", responses=errors.responses(410), **_kept)
async def puzzle(query: ForPuzzle, request: Request) -> Response:
    """Return one puzzle. A seed always gives the same puzzle, and any cache may store it.

    A puzzle made for a request is found by its id for a day. `POST /kropki/keep` lets it stay forever.
    If one address asks for too many in a day, the answer has `"kept": false`, and a link with its seed.

    A rare wish may take more attempts than one request has. Without a seed, that is `late` (503), and another try
    uses another seed. With a seed it is always `budget` (422). `kropki generate` on the command line tries longer.
    Where both find a puzzle, it is the same.
    """
    if query.seed is not None:
        answer = await source(request).from_seed(query.seed, query.request)
        return await _seeded_response(answer, _link(query, answer), query, request)
    answer = await source(request).random(query.request)
    return await _passing_response(answer, _link(query, answer), query, request)


@kropki.get("/daily", operation_id="get_puzzle_of_today", responses=errors.responses(410), **_kept)
async def today(query: ForDaily, request: Request) -> Response:
    """Return the puzzle of today by UTC. Each level has one, the same on every machine."""
    now = datetime.now(UTC)
    answer = await source(request).of_today(*_of_day(now.date(), query))
    there = _link_of_day(now.date(), query)
    if not answer.kept:
        return await _passing_response(answer, there, query, request)
    midnight = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
    seconds = int((midnight - now).total_seconds())
    content, kind = await _render(answer, there, query, request)
    response = etag.answer(request, content, media_type=kind, cache_control=f"public, max-age={min(seconds, 300)}")
    response.headers["Vary"] = _vary(kind)
    response.headers["Content-Location"] = there
    return response


@kropki.get(
    "/daily/{day}",
    operation_id="get_puzzle_of_day",
    responses=errors.responses(404, 410),
    **_kept,
)
async def daily(day: Day, query: ForDaily, request: Request) -> Response:
    """Return the puzzle of a day, such as 2026-11-20, from when that day begins anywhere on earth (UTC+14).

    A day that has begun nowhere has no puzzle yet.
    """
    then, now = day_of(day), datetime.now(UTC)
    if then is None or then > (now + _EAST).date():
        raise HTTPException(404, "expected a day from 2000-01-01 that has begun somewhere on earth, such as 2026-11-20")
    wanted = _of_day(then, query)
    is_today = then >= (now - _WEST).date()  # somewhere
    made = source(request).of_today(*wanted) if is_today else source(request).from_seed(*wanted)
    return await _seeded_response(await made, _link_of_day(then, query), query, request)


@kropki.get(
    "/batch",
    operation_id="get_batch",
    response_class=Response,
    responses={200: {"description": "A puzzle a line.", "content": {NDJSON: {"schema": {"type": "string"}}}}},
)
async def batch(query: ForBatch, request: Request) -> Response:
    """Return several puzzles, one a line, each as soon as it is ready.

    Without a seed, no puzzle comes twice in a batch. With a seed, puzzle i (from 0) has the seed `SEED/i`. To continue
    a batch that broke off, use `first` or `GET /kropki`. If an error occurs midway, the last line is that problem.
    """
    wanted = query.request
    seeds = [None if query.seed is None else f"{query.seed}/{query.first + i}" for i in range(query.nb)]
    if query.seed is not None:
        check_seed(query.seed)
        check_seed(str(seeds[-1]))  # the longest: so none is refused half-way
        await admit()
    await count(query.nb - 1)  # each puzzle as one request
    return lines.answer(request, _lines(seeds, wanted, query, source(request)))


async def _lines(
    seeds: list[str | None], wanted: PuzzleRequest, query: BatchQuery, puzzles: PuzzleSource
) -> AsyncIterator[bytes]:
    given = set[str]()
    for seed in seeds:
        answer = await (puzzles.random(wanted, given) if seed is None else puzzles.from_seed(seed, wanted))
        given.add(answer.record.id)
        yield _render_json(answer, _link(query, answer), solution=query.solution)


@kropki.get("/picture.png", operation_id="draw_picture", response_class=Response, responses=_pictures)
async def picture(query: ForPicture, request: Request) -> Response:
    """Draw any puzzle, for the preview of a link to it."""
    content = await drawers(request).run(partial(_picture, query.puzzle))
    return etag.answer(request, content, media_type="image/png", cache_control=IMMUTABLE)


@kropki.get("/qr.svg", operation_id="draw_qr_code", response_class=Response, responses=_codes)
async def qr(query: ForPicture, request: Request) -> Response:
    """Draw the link to any puzzle as a QR code, for paper: the short link, if the puzzle stays here."""
    puzzle_id = identify(query.puzzle)
    try:
        stays = await source(request).stays(puzzle_id)
    except (StockError, LateError, BusyError):
        stays = False
    base = public.base(request)
    link = short_link(base, puzzle_id) if stays else long_link(base, query.puzzle)
    content = await drawers(request).run(partial(processes.call, draw, link))
    return etag.answer(request, content, media_type="image/svg+xml", cache_control=public.cached(request, 86400))


@kropki.get(
    "/sudokupad",
    operation_id="open_in_sudokupad",
    response_class=RedirectResponse,
    status_code=307,
    responses=_elsewhere,
)
async def sudokupad(query: ForPicture, request: Request) -> Response:
    """Redirect to SudokuPad with any puzzle, and with its solution if there is exactly one and it is found quickly."""
    return RedirectResponse(await executor(request).run(partial(_sudokupad, query.puzzle)))


@kropki.get(
    "/{puzzle_id:puzzle}",
    operation_id="get_puzzle_by_id",
    name="called",
    responses=errors.responses(404, 406, 410),
    **_kept,
)
async def by_id(puzzle_id: Id, query: ForForm, request: Request) -> Response:
    """Return the puzzle with this id: one of the stock, of a day or that was kept, or one made within the last day."""
    return await _immutable_response(Answer(await source(request).by_id(puzzle_id)), query, request)


@kropki.get(
    "/{puzzle_id:puzzle}.{form:form}",
    operation_id="get_puzzle_as",
    name="formed",
    response_model=Puzzle | FPuzzles,
    responses=errors.responses(404, 410),
)
async def in_form(puzzle_id: Id, form: Ending, _query: ForNothing, request: Request) -> Response:
    """Return the puzzle with this id in a form: a drawing, a sheet to print, KEN, f-puzzles JSON, a SudokuPad link."""
    query = FormQuery(format=Form(form))
    return await _immutable_response(Answer(await source(request).by_id(puzzle_id)), query, request)


@kropki.get(
    "/{puzzle_id:puzzle}/solution",
    operation_id="get_solution",
    response_model=PuzzleSolution,
    responses=errors.responses(404, 410),
)
async def solution(puzzle_id: Id, _query: ForNothing, request: Request) -> Response:
    """Return the solution of a puzzle."""
    record = await source(request).by_id(puzzle_id)
    content = to_json({"id": record.id, "solution": record.solution})
    return etag.answer(request, content, media_type=JSON, cache_control=IMMUTABLE)


@kropki.get(
    "/{puzzle_id:puzzle}/steps",
    operation_id="get_steps",
    response_model=Explanation,
    responses=errors.responses(404, 410),
)
async def steps(puzzle_id: Id, _query: ForLanguage, request: Request) -> Response:
    """Explain a puzzle: every step from its givens to its solution."""
    record, language = await source(request).by_id(puzzle_id), language_for(request)
    content = await executor(request).run(partial(_steps, record, language))
    response = etag.answer(request, content, media_type=JSON, cache_control=IMMUTABLE)
    response.headers.update(headers_of(language))
    return response


def _of_day(day: date, query: DailyQuery) -> tuple[str, PuzzleRequest]:
    return f"{day}/{query.difficulty}", PuzzleRequest(difficulty=query.difficulty)


def day_of(text: str) -> date | None:
    """Read a day such as 2026-11-20; ``None`` for any other text, and for a day before the first one."""
    try:
        day = date.fromisoformat(text) if _DATE.fullmatch(text) else None
    except ValueError:
        return None
    return day if day and day >= FIRST_DAY else None


def _link(query: PuzzleQuery, answer: Answer) -> str:
    """Return the address that gives for ever what *query* was answered; an empty text where the id does for now."""
    if answer.kept:
        return ""
    fields = set(PuzzleQuery.model_fields) - {"seed", "solution"}
    asked = query.model_dump(mode="json", exclude_defaults=True, include=fields)
    return f"/kropki?{urlencode({'seed': answer.record.seed, **asked}, doseq=True)}"


def _link_of_day(day: date, query: DailyQuery) -> str:
    return f"/kropki/daily/{day}?difficulty={query.difficulty}"


def _render_json(answer: Answer, link: str, *, solution: bool) -> bytes:
    plain = answer.record.as_json(solution=solution)
    return to_json(plain if answer.kept else {**plain, "kept": False, "link": link})


async def _seeded_response(answer: Answer, link: str, query: FormQuery | KropkiQuery, request: Request) -> Response:
    """Return an answer that is the same for ever; one that is not kept says so, and may be kept another time."""
    if answer.kept:
        return await _immutable_response(answer, query, request)
    return await _passing_response(answer, link, query, request)


async def _passing_response(answer: Answer, link: str, query: FormQuery | KropkiQuery, request: Request) -> Response:
    content, kind = await _render(answer, link, query, request)
    there = f"/kropki/{answer.record.id}" if answer.kept else link
    headers = {"Cache-Control": "no-store", "Vary": _vary(kind), "Content-Location": there}
    return Response(content, media_type=kind, headers=headers)


async def _immutable_response(answer: Answer, query: FormQuery | KropkiQuery, request: Request) -> Response:
    content, kind = await _render(answer, "", query, request)
    response = etag.answer(request, content, media_type=kind, cache_control=IMMUTABLE)
    response.headers["Vary"] = _vary(kind)
    return response


async def _render(answer: Answer, link: str, query: FormQuery | KropkiQuery, request: Request) -> tuple[bytes, str]:
    """Return *answer* in the form that is asked for, and its media type."""
    form = query.format or negotiation.accepted(request.headers.get("accept", ""))
    if form is Form.JSON:
        return _render_json(answer, link, solution=query.solution), JSON
    writer = negotiation.WRITERS[form]
    tasks = (drawers if form in negotiation.DRAWN else executor)(request)
    told = (language_of(request),) if form is Form.PDF else ()
    return await tasks.run(partial(writer.write, answer.record, *told)), writer.media_type


def _vary(kind: str) -> str:
    """Return the headers by which a form of this *kind* was chosen, and the language of what is printed."""
    return f"Accept, {VARY}" if kind == negotiation.WRITERS[Form.PDF].media_type else "Accept"


def _steps(record: Record, spoken: Language) -> bytes:
    return to_json({"id": record.id, "steps": spoken.retell(compiled.call(explain.path_as_json, record.puzzle))})


def _sudokupad(puzzle: board.Puzzle) -> str:
    found = kernel.solve(puzzle, budget=_OPTIONAL_NODES)
    solution = found.solution if found.complete and found.solutions == 1 else None
    return sudokupad_link(puzzle, solution, "Kropki")


def _picture(puzzle: board.Puzzle) -> bytes:
    return processes.call(pictures.png, pictures.with_rule(puzzle))
