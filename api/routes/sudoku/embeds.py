"""Puzzles on other sites: a light page that may be shown in a frame, and oEmbed, by which a site learns of it.

Only what is below ``/embed/`` may be framed (``api.http.headers``). Its scripts and styles are below it as well, so
that a frame without an origin of its own, as a sandbox makes it, can load them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Annotated
from urllib.parse import urlencode, urlsplit

from fastapi import APIRouter, Depends, Request
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.responses import Response

from kropki.api.client import count, pay
from kropki.api.errors import RemovedError, UnknownError
from kropki.api.http import errors, public
from kropki.api.http.headers import FRAMED
from kropki.api.http.query import QueryReader, Read
from kropki.api.http.spoken import VARY, language_for
from kropki.api.routes.dependencies import source
from kropki.api.routes.site import static
from kropki.api.routes.sudoku.puzzles import Id
from kropki.api.routes.sudoku.schemas import Embedding, LinkQuery
from kropki.generator.errors import KropkiError
from kropki.generator.generation.record import Record
from kropki.languages import Language

oembed = APIRouter(tags=["service"], route_class=Read, responses=errors.responses(400, 422, 429, 503))
pages = APIRouter(include_in_schema=False)
_PAGE = static.folder() / "embed.html"
_FRAME = (480, 740)  # pixels: the board, and below it the keys
_READ_MS = 3  # of a processor, for a page that is asked for
_THUMBNAIL = 1000  # pixels: what a PNG of a puzzle has
_PORTS = {"http": 80, "https": 443}
_LINK = re.compile(r"/(?:k|embed)/([0-9A-HJKMNP-TV-Z]{12})")


ForLink = Annotated[LinkQuery, Depends(QueryReader(LinkQuery).of)]


@pages.get("/embed/{puzzle_id:puzzle}")
async def embedded(puzzle_id: Id, request: Request) -> Response:
    """Return the page of a puzzle, for a frame. If there is none, the page says so."""
    try:
        await count(1)
        await pay(_READ_MS)
        record = await source(request).by_id(puzzle_id)
    except UnknownError:
        return _page(request, {"fault": language_for(request).write("there-is-no-such-puzzle", {})}, 404)
    except RemovedError:
        return _page(request, {"fault": language_for(request).write("this-puzzle-was-taken-down", {})}, 410)
    except KropkiError as error:
        status = errors.render(error).status_code
        return _page(request, {"fault": language_for(request).write("puzzle-cannot-be-had", {})}, status)
    data = {
        "id": record.id,
        "ken": record.ken,
        "negative": str(record.negative).lower(),
        "boxes": str(record.boxes).lower(),
        "name": title(record, language_for(request)),
    }
    return _page(request, data)


def _page(request: Request, data: Mapping[str, str], status: int = 200) -> Response:
    return static.serve_embedded(_PAGE, request, FRAMED, data, status)


@oembed.get(
    "/oembed", operation_id="describe_link", response_model=Embedding, responses=errors.responses(404, 410, 501)
)
async def describe(query: ForLink, request: Request) -> Response:
    """Say how another site can show the puzzle of a link `/k/ID` or `/embed/ID` of this service (oEmbed)."""
    if query.format != "json":
        raise HTTPException(501, "expected format=json: this server writes no XML")
    found = _LINK.fullmatch(urlsplit(query.url).path) if _is_here(query.url, public.base(request)) else None
    if not found:
        raise HTTPException(404, f"expected a link to a puzzle, such as {public.base(request)}k/RYKETAHWY2H2")
    await count(1)
    record = await source(request).by_id(found[1])
    name = called(record, language_for(request))
    answer = _embedding(record, name, public.base(request), query.maxwidth, query.maxheight)
    headers = {"Cache-Control": public.cached(request, 86400), "Access-Control-Allow-Origin": "*", "Vary": VARY}
    return Response(to_json(answer.model_dump()), media_type="application/json", headers=headers)


def _is_here(url: str, base: str) -> bool:
    """Tell whether *url* names the host and the port of *base*, in whatever letters and by either scheme.

    >>> _is_here("HTTPS://Kropki.Example:443/k/1", "http://kropki.example/"), _is_here("http://a.example/", "http://b.example/")
    (True, False)
    """
    try:
        return _place(url) == _place(base)
    except ValueError:  # a port that is none
        return False


def _place(url: str) -> tuple[str | None, int | None]:
    parts = urlsplit(url)
    if parts.scheme not in _PORTS:
        raise ValueError(url)
    usual = parts.port in (None, *_PORTS.values())
    return (parts.hostname or "").rstrip("."), None if usual else parts.port


def _embedding(record: Record, name: str, base: str, maxwidth: int | None, maxheight: int | None) -> Embedding:
    width, height = min(_FRAME[0], maxwidth or _FRAME[0]), min(_FRAME[1], maxheight or _FRAME[1])
    return Embedding(
        title=name,
        provider_url=base,
        html=f'<iframe src="{escape(base)}embed/{record.id}" title="{escape(name)}" width="{width}" height="{height}" '
        'style="border: 0; max-width: 100%" loading="lazy"></iframe>',
        width=width,
        height=height,
        thumbnail_url=f"{base}kropki/{record.id}.png",
        thumbnail_width=_THUMBNAIL,
        thumbnail_height=_THUMBNAIL,
    )


def title(record: Record, language: Language) -> str:
    """Return the name of a puzzle, such as "9x9, hard"."""
    if not record.difficulty:
        return f"{record.size}x{record.size}"
    return language.write("named-by-size-and-level", {"size": record.size, "level": record.difficulty.level})


def called(record: Record, language: Language) -> str:
    """Return the name of a puzzle and of its game, such as "Kropki Sudoku 9x9, hard"."""
    arguments = {"name": title(record, language), "boxes": str(record.boxes).lower()}
    return language.write("kropki-sudoku-called", arguments)


def discovery(base: str, puzzle_id: str) -> str:
    """Return the address that tells how to embed the puzzle of a link; *base* ends with a slash."""
    return f"{base}oembed?{urlencode({'url': f'{base}k/{puzzle_id}', 'format': 'json'})}"
