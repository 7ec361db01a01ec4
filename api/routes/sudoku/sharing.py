"""Links to puzzles: a page with Open Graph tags, from which other sites make a preview of its puzzle."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from kropki.api.client import count
from kropki.api.errors import RemovedError, UnknownError
from kropki.api.http import public
from kropki.api.http.spoken import language_for
from kropki.api.routes.dependencies import source
from kropki.api.routes.site import previews, static
from kropki.api.routes.sudoku import embeds
from kropki.api.routes.sudoku.puzzles import day_of
from kropki.generator.blanks import trimmed
from kropki.generator.board import ken
from kropki.generator.board.rules import Negative
from kropki.generator.errors import KropkiError
from kropki.generator.formats import fpuzzles, importing
from kropki.generator.ladder.rungs import Level
from kropki.languages import Language

links = APIRouter(include_in_schema=False)


@links.get("/k/{puzzle_id:puzzle}")
async def by_id(puzzle_id: str, request: Request) -> Response:
    """Return the page for the puzzle with this id, whether it stays or is there for a day."""
    try:
        await count(1)
        record = await source(request).by_id(puzzle_id)
    except UnknownError:
        return static.serve(previews.page(), request, status=404)
    except RemovedError:
        return static.serve(previews.page(), request, status=410)
    except KropkiError:  # the stock fails: the page says so itself
        return static.serve(previews.page(), request)
    picture = f"{public.base(request)}kropki/{record.id}.png"
    language = language_for(request)
    title = embeds.called(record, language)
    tags = _puzzle_tags(language, title, picture, record.negative, boxes=record.boxes)
    return static.serve(previews.page(), request, tags, embedding=embeds.discovery(public.base(request), record.id))


@links.get("/daily")
@links.get("/daily/")
async def today(request: Request) -> Response:
    """Return the page, which opens the puzzle of today at the level that was played last."""
    return static.serve(previews.page(), request)


@links.get("/daily/{day}")
async def any_level(day: str, request: Request) -> Response:
    """Return the page, which opens the puzzle of the day at the level that was played last."""
    return static.serve(previews.page(), request, status=200 if day_of(day) else 404)


@links.get("/daily/{day}/{level}")
async def by_day(day: str, level: str, request: Request) -> Response:
    """Return the page for the puzzle of a day, such as ``/daily/2026-11-20/hard``; the page itself asks for it."""
    if day_of(day) is None or level not in tuple(Level):
        return static.serve(previews.page(), request, status=404)
    try:
        await count(1)  # there are very many days, and each has a page of its own
    except KropkiError:
        return static.serve(previews.page(), request)
    picture = f"{public.base(request)}kropki/daily/{day}?difficulty={level}&format=png"
    language = language_for(request)
    title = language.write("kropki-sudoku-of-day", {"day": day, "level": level})
    return static.serve(previews.page(), request, _puzzle_tags(language, title, picture, negative=True))


@links.get("/")
async def by_ken(request: Request) -> Response:
    """Return the page, for the puzzle in the query if there is one."""
    try:
        given = trimmed(request.query_params["ken"])
        await count(1)
        puzzle = ken.parse(given, **importing.kind_of_link(request.query_params))
    except (KeyError, KropkiError):  # without a preview: the page reads the puzzle itself
        return static.serve(previews.page(), request)
    query = ken.query(ken.write(puzzle), negative=puzzle.negative, boxes=puzzle.boxes)
    picture = f"{public.base(request)}kropki/picture.png?{query}"
    language = language_for(request)
    title = fpuzzles.game(boxes=puzzle.boxes, language=language)
    tags = _puzzle_tags(language, title, picture, puzzle.negative, boxes=puzzle.boxes)
    return static.serve(previews.page(), request, tags)


def _puzzle_tags(
    language: Language, title: str, picture: str, negative: Negative, *, boxes: bool = True
) -> dict[str, str]:
    gaps = fpuzzles.in_short(negative, boxes=boxes, language=language)
    words = language.write("sudoku-with-dots", {"gaps": gaps, "boxes": str(boxes).lower()})
    return previews.tags(title, words, picture)
