"""How errors look outside: the one table from an exception to its problem type (RFC 9457).

Every error is answered as ``application/problem+json`` and reveals nothing internal. Nothing
here decides that something is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from itertools import islice
from typing import Any

from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match

from kropki.api.errors import (
    AgainError,
    BusyError,
    GameError,
    GoneError,
    ImpossibleError,
    LateError,
    LimitError,
    NumberError,
    OffError,
    RaceError,
    RemovedError,
    SeatError,
    SecretError,
    StockError,
    UnknownError,
    UnknownGameError,
    UnknownKeyError,
    UnknownRaceError,
)
from kropki.api.http.bodies import FAULTS
from kropki.api.http.headers import add_headers
from kropki.generator.errors import (
    BudgetError,
    FPuzzlesError,
    KenError,
    KropkiError,
    PuzzleError,
    RequestError,
    UniquenessError,
)

MEDIA_TYPE = "application/problem+json"
_TYPE = "urn:kropki:problem:"
_NAME = 60  # characters of a client's own words that are repeated
_WORDS = {
    "extra_forbidden": "unknown",
    "missing": "missing",
    "model_attributes_type": "expected a JSON object",
}


_EXAMPLE: dict[str, Any] = {
    "type": "urn:kropki:problem:ken",
    "title": "The text is not KEN",
    "status": 422,
    "detail": "expected 4, 6 or 9 rows, got 3",
    "code": "row-count",
    "offset": 5,
    "excerpt": "",
}


class Fault(BaseModel):
    """One thing that is wrong with a request."""

    where: str = Field(description="The part of the request.", examples=["query"])
    name: str = Field(description="The parameter or field, or the part itself.", examples=["size"])
    code: str = Field(description="Stable.", examples=["int_parsing"])
    detail: str = Field(description="A sentence for people.")


class Problem(BaseModel):
    """Every error looks like this (RFC 9457), as ``application/problem+json``."""

    model_config = ConfigDict(json_schema_extra={"examples": [_EXAMPLE]})

    type: str = Field(description="The kind of problem. It never changes.", json_schema_extra={"format": "uri"})
    title: str = Field(description="The kind, in words.")
    status: int = Field(description="The HTTP status.")
    detail: str = Field(description="What is wrong this time.")
    code: str = Field(description="Finer than the type. It never changes.")
    offset: int = Field(0, description="For faults in KEN: how many characters are before the fault.")
    excerpt: str = Field("", description="For faults in KEN: the text there.")
    move: int = Field(0, description="For a game of dots: the number of the move, from 1. 0: the game itself.")
    number: int = Field(0, description="For an event that came too late: the number of the last event.")
    faults: list[Fault] = Field([], description="For an invalid request: its first ten faults.")


@dataclass(frozen=True, slots=True)
class ProblemType:
    """One kind of problem: the end of its *type*, its status, and its title."""

    name: str
    status: int
    title: str
    retry_after: int | None = None  # seconds


# A search's budget counts boards, not time: the same question would fail again, so it is no 503.
PROBLEM_TYPES: Mapping[type[KropkiError], ProblemType] = {
    KenError: ProblemType("ken", 422, "The text is not KEN"),
    FPuzzlesError: ProblemType("text", 422, "The text has no Kropki puzzle"),
    PuzzleError: ProblemType("puzzle", 422, "This is not a puzzle"),
    RequestError: ProblemType("request", 422, "The request cannot be met"),
    UniquenessError: ProblemType("not-unique", 422, "The puzzle does not have exactly one solution"),
    BudgetError: ProblemType("budget", 422, "The search is too long"),
    GameError: ProblemType("game", 422, "The game cannot be played"),
    ImpossibleError: ProblemType("impossible", 422, "Nobody can have solved it in this way"),
    UnknownError: ProblemType("unknown-puzzle", 404, "There is no such puzzle"),
    UnknownGameError: ProblemType("unknown-game", 404, "There is no such game"),
    UnknownRaceError: ProblemType("unknown-race", 404, "There is no such race"),
    OffError: ProblemType("off", 404, "The operator has switched this off"),
    UnknownKeyError: ProblemType("key", 401, "The key is not known"),
    RemovedError: ProblemType("removed", 410, "It is no longer here"),
    SecretError: ProblemType("secret", 403, "The secret is another one"),
    SeatError: ProblemType("seat", 403, "The seat is not yours"),
    NumberError: ProblemType("number", 409, "Another event came first"),
    RaceError: ProblemType("race", 409, "The race does not allow this"),
    StockError: ProblemType("stock", 503, "The database cannot be reached", retry_after=2),
    BusyError: ProblemType("busy", 503, "The server is busy", retry_after=1),
    LateError: ProblemType("late", 503, "The answer took too long", retry_after=1),
    LimitError: ProblemType("limit", 429, "Too many requests, or too much work"),
    GoneError: ProblemType("gone", 499, "The client has gone"),
}
INVALID = ProblemType("invalid", 422, "The request is not valid")
MALFORMED = ProblemType("malformed", 400, "The request cannot be read")
INTERNAL = ProblemType("internal", 500, "Something went wrong in the server")
STATUSES: Mapping[int, ProblemType] = {
    400: MALFORMED,
    403: ProblemType("origin", 403, "A page of another site may not do this"),
    404: ProblemType("not-found", 404, "There is nothing at this address"),
    405: ProblemType("method", 405, "This address takes another method"),
    406: ProblemType("not-acceptable", 406, "The puzzle has no such form"),
    413: ProblemType("too-large", 413, "The request is too large"),
    415: ProblemType("media-type", 415, "The body has the wrong media type"),
    500: INTERNAL,
    501: ProblemType("not-implemented", 501, "This server does not make this form of the answer"),
}


def problem(kind: ProblemType, detail: str, *, headers: Mapping[str, str] | None = None, **more: object) -> Response:
    """Return the response for a problem of *kind*; *more* are members beside those of every problem."""
    content = {
        "type": _TYPE + kind.name,
        "title": kind.title,
        "status": kind.status,
        "detail": detail,
        "code": kind.name,
        **more,
    }
    retry = {} if kind.retry_after is None else {"Retry-After": str(kind.retry_after)}
    return Response(
        json.dumps(content, ensure_ascii=False).encode("utf-8", "replace"),  # a client's words may be half a surrogate
        status_code=kind.status,
        headers={"Cache-Control": "no-store", **retry, **(headers or {})},
        media_type=MEDIA_TYPE,
    )


async def on_kropki(_request: Request, error: KropkiError) -> Response:
    """Answer an error of the generator, the executor or the stock."""
    return render(error)


def render(error: KropkiError) -> Response:
    """Return the response for *error*; raise it again if it has no problem type."""
    kind = next((PROBLEM_TYPES[base] for base in type(error).__mro__ if base in PROBLEM_TYPES), None)
    if kind is None:
        raise error
    if isinstance(error, KenError):
        return problem(kind, error.message, code=error.code, offset=error.offset, excerpt=error.excerpt)
    if isinstance(error, GameError):
        return problem(kind, error.message, code=error.code, move=error.move)
    if isinstance(error, NumberError):
        return problem(kind, error.message, code=error.code, number=error.number)
    words = "try again in a moment" if isinstance(error, StockError) else error.message  # its message is for the log
    seconds = error.retry_after if isinstance(error, (LimitError, AgainError)) else None
    headers = None if seconds is None else {"Retry-After": str(seconds)}
    if isinstance(error, UnknownKeyError):
        headers = {"WWW-Authenticate": "Bearer"}
    return problem(kind, words, headers=headers, code=error.code)


async def on_http(request: Request, error: HTTPException) -> Response:
    """Answer what the framework refused."""
    if error.status_code == 405:
        allowed = ", ".join(_allowed(request))
        return problem(STATUSES[405], f"expected {allowed}", headers={"Allow": allowed})
    phrase = HTTPStatus(error.status_code).phrase
    kind = STATUSES.get(error.status_code) or ProblemType("http", error.status_code, phrase)
    return problem(kind, kind.title if error.detail == phrase else error.detail, headers=error.headers)


def _allowed(request: Request) -> Iterator[str]:
    """Yield the methods that the address takes: the framework knows those of one route, and there may be two."""
    routes = [route for route in request.app.router.routes if route.matches(request.scope)[0] is not Match.NONE]
    taken = {method for route in routes for method in getattr(route, "methods", None) or ()}
    for method in ("GET", "POST", "PUT", "DELETE"):
        if method in taken:
            yield from ("GET", "HEAD") if method == "GET" else (method,)


async def on_invalid(_request: Request, error: RequestValidationError) -> Response:
    """Answer an invalid request with its first faults by name; a body that is not JSON is malformed."""
    return invalid(error.errors())


def invalid(found: Iterable[Mapping[str, Any]]) -> Response:
    """Return the response for what pydantic has *found* wrong."""
    faults = [_fault(fault) for fault in islice(found, FAULTS)]
    kind = MALFORMED if any(fault["code"] == "json_invalid" for fault in faults) else INVALID
    return problem(kind, "; ".join(f"{fault['name']}: {fault['detail']}" for fault in faults), faults=faults)


async def on_crash(request: Request, _error: Exception) -> Response:
    """Answer a defect of ours without its details, which are in the log."""
    response = problem(INTERNAL, "this is our fault; it has been logged")
    response.raw_headers = add_headers(response.raw_headers, request.url.path)
    return response


HANDLERS: dict[int | type[Exception], Callable[[Request, Any], Coroutine[Any, Any, Response]]] = {
    KropkiError: on_kropki,
    HTTPException: on_http,
    RequestValidationError: on_invalid,
    Exception: on_crash,
}


def responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return what OpenAPI says of *statuses*: which types of problem have them."""
    kinds = [*PROBLEM_TYPES.values(), INVALID, *STATUSES.values()]
    return {status: {"model": Problem, "description": _describe(kinds, status)} for status in statuses}


def _describe(kinds: Iterable[ProblemType], status: int) -> str:
    return ". ".join(f"`{kind.name}`: {kind.title}" for kind in kinds if kind.status == status)


def _fault(fault: Mapping[str, Any]) -> dict[str, str]:
    """Return the members of one ``Fault``: its name is a path, its detail has no prefix of pydantic's."""
    where, *path = map(str, fault["loc"])
    if fault["type"] == "json_invalid":
        place = f" from offset {path[0]} on" if path else ""
        return {"where": where, "name": where, "code": fault["type"], "detail": f"not JSON{place}"}
    words = _WORDS.get(fault["type"]) or fault["msg"].removeprefix("Value error, ")
    return {"where": where, "name": ".".join(path)[:_NAME] or where, "code": fault["type"], "detail": words}
