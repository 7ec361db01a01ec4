"""What handlers are given, and what is refused before they are called."""

from __future__ import annotations

from collections import Counter
from typing import Annotated
from urllib.parse import parse_qsl

from fastapi import Depends, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from api.settings import Settings
from api.source import Source
from api.work import Work

_REPEATABLE = {"technique"}


async def plain_query(request: Request) -> None:
    """Refuse a query that is not UTF-8, or that gives a parameter twice and so has two meanings."""
    try:
        pairs = parse_qsl(request.scope["query_string"].decode("ascii"), keep_blank_values=True, errors="strict")
    except UnicodeDecodeError:
        raise HTTPException(400, "expected a query of UTF-8 text, percent-encoded") from None
    counted = Counter(name for name, _ in pairs if name not in _REPEATABLE)
    twice = [name for name, times in counted.items() if times > 1]
    if twice:
        faults = [{"type": "repeated", "loc": ("query", name), "msg": "given more than once"} for name in twice]
        raise RequestValidationError(faults)


async def json_only(request: Request) -> None:
    """Refuse a body that is not called JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(415, "expected Content-Type: application/json")


async def _work(request: Request) -> Work:
    work: Work = request.app.state.work
    return work


async def _settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


async def _source(request: Request) -> Source:
    source: Source = request.app.state.source
    return source


Puzzles = Annotated[Source, Depends(_source)]
Workers = Annotated[Work, Depends(_work)]
Set = Annotated[Settings, Depends(_settings)]
