"""Links to games of dots: a page with Open Graph tags, from which other sites make a preview of its game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from kropki.api.client import count
from kropki.api.errors import UnknownGameError
from kropki.api.http import public
from kropki.api.http.spoken import language_for
from kropki.api.routes.dots.game_schemas import NUMBER_LIMIT
from kropki.api.routes.dots.games import PAGE, GameConvertor, games
from kropki.api.routes.site import previews, static
from kropki.generator.errors import KropkiError
from kropki.languages import Language

links = APIRouter(include_in_schema=False)


@links.get(f"/{PAGE}/{{game_id:game}}")
async def game(game_id: str, request: Request) -> Response:
    """Return the page of a game of dots with a friend; a seat's secret is behind the ``#`` of its link, never here."""
    return await _game_page(previews.page(PAGE), game_id, request, "dots-to-play-or-watch")


@links.get("/dots/records")
async def records(request: Request) -> Response:
    """Return the page of records, for the game with a friend in the query if there is one."""
    game_id = request.query_params.get("game", "")
    if not re.fullmatch(GameConvertor.regex, game_id):
        return static.serve(previews.page("dots/records"), request)
    return await _game_page(previews.page("dots/records"), game_id, request, "dots-to-look-at")


async def _game_page(page: Path, game_id: str, request: Request, name: str) -> Response:
    try:
        await count(1)
        state = await games(request).state(game_id, after=NUMBER_LIMIT)
    except UnknownGameError:
        return static.serve(page, request, status=404)
    except KropkiError:  # a limit, or the database fails: the page says so itself
        return static.serve(page, request)
    width, height = state["size"]
    language = language_for(request)
    title = language.write("dots-game", {"width": width, "height": height, "rules": state["rules"]})
    now = language.write(name, {"now": _now(state, language)})
    picture = f"{public.base(request)}dots/games/{game_id}.png"
    return static.serve(page, request, previews.tags(title, now, picture))


def _now(state: Mapping[str, Any], language: Language) -> str:
    """Say how a game stands: "After 12 moves: Blue 3, Red 0."."""
    blue, red = state["counts"]
    score = {"blue": blue, "red": red}
    if not state["over"]:
        return language.write("dots-after-moves", {"moves": len(state["moves"]), **score})
    won = re.match("[BW]", state["result"])
    return language.write("dots-game-over", {"winner": won[0] if won else "draw", **score})
