"""The routes of times: a device may send how long a puzzle took, and everybody may compare.

A time that nobody can have taken is refused. No address is kept with a time or logged with the
request: docs/privacy.md says what is.
"""

from __future__ import annotations

import time as clock
from functools import partial
from typing import Any

from fastapi import APIRouter, Depends, Request
from pydantic_core import to_json
from starlette.responses import Response

from kropki.api.client import Bucket, client_address, count, networks, pay
from kropki.api.database import Database
from kropki.api.errors import BusyError, ImpossibleError, LateError, LimitError
from kropki.api.http import errors, etag
from kropki.api.http.media import JSON
from kropki.api.http.query import Read
from kropki.api.jobs import compiled
from kropki.api.routes.dependencies import ForNothing, database, executor, source
from kropki.api.routes.sudoku.puzzles import Id
from kropki.api.routes.sudoku.time_schemas import (
    MOST_STEPS,
    ForgetBody,
    ForgottenTimes,
    LevelTimes,
    MeasuredTimes,
    TimeBody,
    Times,
)
from kropki.api.store.times import Group, Time, written_steps
from kropki.generator.board import geometry
from kropki.generator.board.geometry import Cell
from kropki.generator.board.puzzle import Grid, Puzzle
from kropki.generator.generation.record import Record
from kropki.generator.ladder.moments import easiest_rungs

# Milliseconds for a key, of the best typists there are, at 135 words a minute (Card, Moran and Newell: The
# Keystroke-Level Model for User Performance Time with Interactive Systems, CACM 23, 1980). Each empty cell takes a key
# or a tap of its own at the least; nothing is counted for moving, looking and thinking: so nobody can be faster.
KEY_MS = 80
_READ_MS = 5  # of a processor, for what is told of a puzzle: queries of all its times, and of its level's


async def count_time() -> None:
    """Count a time that is sent; refuse one too many."""
    await count(1, Bucket.TIMES)


times = APIRouter(
    prefix="/kropki",
    tags=["times"],
    responses=errors.responses(400, 404, 410, 422, 429, 503),
    route_class=Read,
)
_sent: dict[str, Any] = {
    "dependencies": [Depends(count_time)],
    "responses": errors.responses(413, 415),
}


@times.get("/{puzzle_id:puzzle}/times", operation_id="get_times", response_model=Times)
async def of_puzzle(puzzle_id: Id, _query: ForNothing, request: Request) -> Response:
    """Return the times that devices sent for a puzzle: how many, their median, and how they spread."""
    await pay(_READ_MS)
    told = await _told(await source(request).by_id(puzzle_id), request)
    return etag.answer(request, to_json(told.model_dump()), media_type=JSON, cache_control="public, max-age=60")


@times.post(
    "/{puzzle_id:puzzle}/times", operation_id="send_time", response_description="The times of the others.", **_sent
)
async def send(puzzle_id: Id, body: TimeBody, _query: ForNothing, request: Request) -> Times:
    """Keep the time of a device, and return the times of the others.

    The first time of a device for a puzzle counts, and one device of a network.

    A time that nobody can have taken is the problem `impossible`. The code is `too-fast` below 80 ms for each empty
    cell. It is `wrong-solution` or `wrong-order` if the board or the order does not fit the puzzle.
    """
    record = await source(request).by_id(puzzle_id)
    _check(record, body)
    steps = await _steps(record, body, request)
    time = Time(record.id, _group(record), body.ms, body.hints, body.checks, body.pasted, steps)
    its = database(request)
    await its.query(partial(_keep, its, body.token, time, client_address()))
    return await _told(record, request, without=body.token)


@times.post("/times/forget", operation_id="forget_times", response_description="How much was forgotten.", **_sent)
async def forget(body: ForgetBody, _query: ForNothing, request: Request) -> ForgottenTimes:
    """Remove every time that a device sent."""
    its = database(request)
    return ForgottenTimes(forgotten=await its.query(partial(its.stock.times.forget, body.token)))


async def _steps(record: Record, body: TimeBody, request: Request) -> str | None:
    """Return what each digit took and how hard it was; ``None`` where that is not sent, or not found in time."""
    order = _order(record, body)[:MOST_STEPS]
    if not order or body.hints or body.pasted:
        return None
    find = partial(_rungs, record.puzzle, record.grid, order)
    try:
        return written_steps(await executor(request).run(find), body.seconds or ())
    except (BusyError, LateError, LimitError):
        return None  # the time counts without them


def _rungs(puzzle: Puzzle, solution: Grid, order: list[Cell]) -> list[int | None]:
    return compiled.here(partial(list, easiest_rungs(puzzle, solution, order)))


def _order(record: Record, body: TimeBody) -> list[Cell]:
    """Return the cells of the order; refuse a cell that is given, outside or named twice, or has no seconds."""
    board, givens = geometry.board(record.size, boxes=False), record.puzzle.givens
    empty = {board.name(cell): cell for cell in board.cells if not givens[cell]}
    names = body.order or []
    is_order = empty.keys() >= set(names) and len(set(names)) == len(names) == len(body.seconds or ())
    if not is_order:
        raise ImpossibleError("expected each empty cell once in order, with its seconds", code="wrong-order")
    return [empty[name] for name in names]


async def _told(record: Record, request: Request, *, without: str | None = None) -> Times:
    its, group = database(request), _group(record)
    found = await its.query(partial(its.stock.times.of, record.id, group, without=without))
    measured = found.measured
    return Times(
        id=record.id,
        solves=found.solves,
        unaided=found.unaided,
        median_ms=found.median_ms,
        spread_ms=list(found.spread_ms),
        level=LevelTimes(level=group.level, solves=found.level_solves, median_ms=found.level_median_ms),
        measured=MeasuredTimes(ms=measured.ms, level=measured.level, solves=measured.solves) if measured else None,
    )


def _keep(its: Database, token: str, time: Time, client: str) -> None:
    """Keep a time with the marks of the largest network that *client* is in: hashes, forgotten after two days."""
    now = clock.time()
    its.stock.times.add(token, time, its.marks.of(networks(client)[-1], now) if client else ())


def _group(record: Record) -> Group:
    level = record.difficulty.level if record.difficulty else ""
    return Group(record.size, record.negative, level, record.boxes)


def _check(record: Record, body: TimeBody) -> None:
    """Refuse what cannot be: another board than the solution, or a time in which nobody can enter it."""
    if body.grid != record.grid:
        raise ImpossibleError("this is not the solution of the puzzle", code="wrong-solution")
    least = KEY_MS * (record.size**2 - record.givens)
    if body.ms < least:
        raise ImpossibleError(f"expected at least {least} ms: nobody enters it faster", code="too-fast")
