"""The body of a posted request: parsed and validated once, by the one model of its address.

FastAPI lists every fault of a body before anybody looks at the first ones: 64 KB of nonsense would take a tenth of a
second of the event loop. Here the work ends early, and whoever sends what is refused pays for it.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, TypeVar

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.requests import Request as PlainRequest

from kropki.api.client import CLIENT, admit, count
from kropki.api.errors import GoneError
from kropki.generator.errors import KropkiError

FAULTS = 10  # that are listed of one request; what has many more is refused without a list
ADMITTED_BYTES = 2048  # a longer body is read only of an address that has work left, and counts as more requests
_MOST_FAULTS = 100  # that are looked at, to list the first ones
_MILLISECOND_NS = 1_000_000

M = TypeVar("M", bound=BaseModel)


class Asked(APIRoute):
    """A route whose handler may take a body of JSON; a long one is read only of a client that has work left."""

    needs_work = True

    def get_route_handler(self) -> Callable[[PlainRequest], Coroutine[Any, Any, Response]]:
        """Return what reads the body and calls the handler."""
        handler = super().get_route_handler()
        model = self.body_field.field_info.annotation if self.body_field else None
        if not (isinstance(model, type) and issubclass(model, BaseModel)):
            return handler

        async def handle(request: PlainRequest) -> Response:
            check_json(request)  # before anybody reads it
            try:
                content = await request.body()
            except ClientDisconnect:
                raise GoneError("the client has gone") from None
            if len(content) > ADMITTED_BYTES:
                await count(len(content) // ADMITTED_BYTES)
                if self.needs_work:
                    await admit()
            return await handler(_ReadRequest(request, content, await _read_or_charge(model, content)))

        return handle


class _ReadRequest(Request):
    """A request whose body has been read as a model: FastAPI takes it as it is."""

    def __init__(self, request: PlainRequest, content: bytes, found: BaseModel) -> None:
        super().__init__(request.scope, request.receive)
        self._content = content
        self._found = found

    async def body(self) -> bytes:
        """Return the bytes of the body."""
        return self._content

    async def json(self) -> Any:
        """Return the model."""
        return self._found


def check_json(request: PlainRequest) -> None:
    """Raise ``HTTPException`` unless the Content-Type of *request* says that its body is JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(415, "expected Content-Type: application/json")


async def _read_or_charge(model: type[BaseModel], content: bytes) -> BaseModel:
    """Read *content* as *model*; charge the client for the processor time of one that is refused."""
    began_ns = time.thread_time_ns()
    try:
        return read(model, content)
    except (RequestValidationError, KropkiError):
        if client := CLIENT.get():
            await client.charge(math.ceil((time.thread_time_ns() - began_ns) / _MILLISECOND_NS))
        raise


def read(model: type[M], content: str | bytes, where: str = "body") -> M:
    """Read *content* as *model*; raise ``RequestValidationError`` with its first faults, and *where* they are."""
    try:
        given = json.loads(content) if content else None
    except json.JSONDecodeError as error:
        raise refusal([{"type": "json_invalid", "loc": (error.pos,), "msg": "JSON decode error"}], where) from None
    except (ValueError, RecursionError):  # no UTF-8, a number of thousands of digits, a thousand brackets
        raise refusal([{"type": "json_invalid", "loc": (), "msg": "JSON decode error"}], where) from None
    if not content:
        raise refusal([{"type": "missing", "loc": (), "msg": "Field required"}], where)
    known = len(model.model_fields)
    if isinstance(given, dict) and len(given) > known + FAULTS:
        words = f"expected at most {known} fields, got {len(given):,}"
        raise refusal([{"type": "too_many_fields", "loc": (), "msg": words}], where)
    try:
        return model.model_validate(given)
    except ValidationError as error:
        raise refusal(first_faults(error), where) from None


def first_faults(error: ValidationError) -> list[dict[str, Any]]:
    """Return the first faults of *error*; where there are very many, only their number.

    >>> class Pair(BaseModel):
    ...     first: int
    ...     second: int
    >>> try:
    ...     Pair.model_validate({"first": "x"})
    ... except ValidationError as error:
    ...     [(fault["type"], fault["loc"]) for fault in first_faults(error)]
    [('int_parsing', ('first',)), ('missing', ('second',))]
    """
    if (number := error.error_count()) > _MOST_FAULTS:
        return [{"type": "too_many_faults", "loc": (), "msg": f"{number:,} parts are not valid"}]
    return [dict(fault) for fault in error.errors(include_url=False, include_input=False)[:FAULTS]]


def refusal(faults: Iterable[Mapping[str, Any]], where: str) -> RequestValidationError:
    """Return the error for *faults* in that part of a request."""
    return RequestValidationError([{**fault, "loc": (where, *fault["loc"])} for fault in faults])


def whole(number: object) -> object:
    """Take 3.0 for 3: to JSON both are integers."""
    return int(number) if isinstance(number, float) and number.is_integer() else number
