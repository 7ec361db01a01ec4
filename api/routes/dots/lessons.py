"""The route of the lessons of dots: positions with one best move, and what comes of each other one."""

from __future__ import annotations

import random
import secrets
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from starlette.responses import RedirectResponse, Response

from kropki.api.http import errors, etag
from kropki.api.http.media import JSON
from kropki.api.http.query import QueryReader, Read
from kropki.api.routes.dependencies import executor
from kropki.api.routes.dots.lesson_schemas import ChosenLessons, Lesson, LessonsQuery, WrongMove
from kropki.dots.board.board import Board
from kropki.dots.board.position import Player
from kropki.dots.records import replay
from kropki.dots.teaching import lesson_lines
from kropki.dots.teaching import lessons as suite
from kropki.dots.teaching.lesson_lines import Line

PAGE = "/dots/practice"
_DAY = "public, max-age=86400"  # with a seed or a day the lessons are the same until some are added

lessons = APIRouter(prefix="/dots", tags=["games"], responses=errors.responses(400, 422, 429, 503), route_class=Read)


ForLessons = Annotated[LessonsQuery, Depends(QueryReader(LessonsQuery).of)]


@lessons.get(
    "/lessons",
    operation_id="get_lessons",
    response_model=ChosenLessons,
    response_description="The lessons, in order.",
)
async def get_lessons(query: ForLessons, request: Request) -> Response:
    """Return positions of Dots with one best move, which is proved, and what follows after each move.

    Without a seed or a day, each request gives others. A browser that asks for a page gets the page of lessons.
    """
    if "text/html" in request.headers.get("accept", ""):
        return RedirectResponse(PAGE, 303, {"Vary": "Accept"})
    content = await executor(request).run(lambda: _chosen(query))
    if query.seed is None and query.day is None:
        return Response(content, media_type=JSON, headers={"Cache-Control": "no-store", "Vary": "Accept"})
    response = etag.answer(request, content, media_type=JSON, cache_control=_DAY)
    response.headers["Vary"] = "Accept"
    return response


def _chosen(query: LessonsQuery) -> bytes:
    seed = query.seed or query.day or secrets.token_hex(8)
    rng = random.Random(f"lessons:{seed}")  # noqa: S311 - a game
    fitting = [each for each in all_lessons() if _fits(each, query)]
    chosen = rng.sample(fitting, min(query.nb, len(fitting)))
    if query.day and not query.seed:
        chosen = _from_easy(chosen, fitting, rng)
    return ChosenLessons(lessons=chosen).model_dump_json().encode()


def _from_easy(chosen: list[Lesson], fitting: list[Lesson], rng: random.Random) -> list[Lesson]:
    """Return the lessons of a day, the easiest first: one that a newcomer can solve, if there is one that fits."""
    first = [each for each in fitting if _is_first(each)]
    if first and not any(map(_is_first, chosen)):
        chosen = [rng.choice(first), *chosen[1:]]
    return sorted(chosen, key=lambda each: (each.level, not _is_first(each), len(each.moves)))


def _is_first(lesson: Lesson) -> bool:
    """Tell whether a lesson needs nothing but the first rule: one dot captures."""
    return (lesson.theme, lesson.level, lesson.rules) == ("capture", 1, "standard")


def _fits(lesson: Lesson, query: LessonsQuery) -> bool:
    wanted = (query.theme, lesson.theme), (query.level, lesson.level), (query.rules, lesson.rules)
    return all(asked in {None, its} for asked, its in wanted)


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return every lesson that comes with the package as it is answered."""
    return tuple(_as_model(lesson) for lesson in suite.suite())


def _as_model(lesson: suite.Lesson) -> Lesson:
    lines = lesson_lines.known()[lesson.id]
    grid = lesson.board
    return Lesson(
        id=lesson.id,
        theme=lesson.theme,
        level=lines.level,
        size=[grid.width, grid.height],
        rules=lesson.position.rules,
        start=lesson.begun,
        moves=[replay.written(move, grid) for move in lesson_lines.moves(1, lesson.moves)],
        player=lesson.player,
        answer=list(grid.xy(lesson.answer)),
        line=_dots(grid, lesson.player, lines.answer),
        wrong=[
            WrongMove(move=None if first is None else list(grid.xy(first)), line=_dots(grid, lesson.player, line))
            for first, line in lines.wrong.items()
        ],
        source=suite.sources().get(lesson.id),
    )


def _dots(grid: Board, player: Player, line: Line) -> list[list[Any]]:
    return [replay.written(move, grid) for move in lesson_lines.moves(player, line)]
