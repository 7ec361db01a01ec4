"""What handlers are given, and what is refused before they are called."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.exceptions import HTTPException

from api.asked import Asked
from api.schemas import BatchQuery, DailyQuery, FormQuery, KropkiQuery, NoQuery, PictureQuery, SamplingQuery
from api.settings import Settings
from api.source import Source
from api.work import Work


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


Wished = Annotated[KropkiQuery, Depends(Asked(KropkiQuery).of)]
Several = Annotated[BatchQuery, Depends(Asked(BatchQuery).of)]
Dated = Annotated[DailyQuery, Depends(Asked(DailyQuery).of)]
Shaped = Annotated[FormQuery, Depends(Asked(FormQuery).of)]
Pictured = Annotated[PictureQuery, Depends(Asked(PictureQuery).of)]
Sampled = Annotated[SamplingQuery, Depends(Asked(SamplingQuery).of)]
Nothing = Annotated[NoQuery, Depends(Asked(NoQuery).of)]
