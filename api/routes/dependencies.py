"""What handlers are given, and what is refused before they are called."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.exceptions import HTTPException

from api.http.query import QueryReader
from api.jobs.executor import Work
from api.puzzles import Source
from api.routes.schemas import BatchQuery, DailyQuery, FormQuery, KropkiQuery, NoQuery, PictureQuery, SamplingQuery
from api.settings import Settings


async def json_only(request: Request) -> None:
    """Refuse a body that is not called JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(415, "expected Content-Type: application/json")


def source(request: Request) -> Source:
    """Give where puzzles come from."""
    found: Source = request.app.state.source
    return found


def work(request: Request) -> Work:
    """Give what does the heavy work."""
    found: Work = request.app.state.work
    return found


def settings(request: Request) -> Settings:
    """Give the settings of the service."""
    found: Settings = request.app.state.settings
    return found


Wished = Annotated[KropkiQuery, Depends(QueryReader(KropkiQuery).of)]
Several = Annotated[BatchQuery, Depends(QueryReader(BatchQuery).of)]
Dated = Annotated[DailyQuery, Depends(QueryReader(DailyQuery).of)]
Shaped = Annotated[FormQuery, Depends(QueryReader(FormQuery).of)]
Pictured = Annotated[PictureQuery, Depends(QueryReader(PictureQuery).of)]
Sampled = Annotated[SamplingQuery, Depends(QueryReader(SamplingQuery).of)]
Nothing = Annotated[NoQuery, Depends(QueryReader(NoQuery).of)]
