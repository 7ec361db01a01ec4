"""Links that people share: a page with Open Graph tags, from which other sites make a preview of its puzzle or game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.responses import Response

from api.client import count
from api.errors import UnknownError, UnknownGameError
from api.routes import embeds, static
from api.routes.dependencies import source
from api.routes.friend_schemas import NUMBER_LIMIT
from api.routes.friends import PAGE, GameConvertor, games
from api.routes.puzzles import day_of
from generator.board import ken
from generator.errors import KenError, KropkiError
from generator.ladder.rungs import Level

links = APIRouter(include_in_schema=False)
_FOLDER = static.folder()
_DOTS = "Dots, the pen-and-paper game also called Kropki. {now} Open the link to {do}."
_SIDES = ("Blue", "Red")
_RULES = (
    "Sudoku with dots: white joins consecutive digits, black a digit and its double; "
    "{negative}. Play it in the browser."
)
_NEGATIVE = {True: "no dot means neither", False: "not all dots are shown"}


@links.get("/k/{puzzle_id:puzzle}")
async def by_id(puzzle_id: str, request: Request) -> Response:
    """Return the page for the puzzle with this id, which is shared and so stays for ever."""
    try:
        record = await source(request).by_id(puzzle_id)
        await source(request).keep_for_ever(puzzle_id)
    except UnknownError:
        return static.serve(_page(), request, status=404)
    except KropkiError:  # the stock fails: the page says so itself
        return static.serve(_page(), request)
    picture = f"{request.base_url}kropki/{record.id}.png"
    tags = _puzzle_tags(f"Kropki Sudoku {embeds.title(record)}", picture, negative=record.negative)
    return static.serve(_page(), request, tags, embedding=embeds.discovery(str(request.base_url), record.id))


@links.get("/daily/{day}/{level}")
async def by_day(day: str, level: str, request: Request) -> Response:
    """Give the page for the puzzle of a day, such as ``/daily/2026-11-20/hard``; the page itself asks for it."""
    if day_of(day) is None or level not in tuple(Level):
        return static.serve(_page(), request, status=404)
    picture = f"{request.base_url}kropki/daily/{day}?difficulty={level}&format=png"
    return static.serve(_page(), request, _puzzle_tags(f"Kropki Sudoku of {day}, {level}", picture, negative=True))


@links.get("/")
async def by_ken(request: Request) -> Response:
    """Return the page, for the puzzle in the query if there is one."""
    try:
        negative = request.query_params.get("negative") != "false"
        text = ken.write(ken.parse(request.query_params["ken"].strip(), negative=negative))
    except (KeyError, KenError):
        return static.serve(_page(), request)
    query = urlencode({"ken": text, "negative": str(negative).lower()})
    picture = f"{request.base_url}kropki/picture.png?{query}"
    return static.serve(_page(), request, _puzzle_tags("Kropki Sudoku", picture, negative=negative))


@links.get(f"/{PAGE}/{{game_id:game}}")
async def game(game_id: str, request: Request) -> Response:
    """Return the page of a game of dots with a friend; a seat's secret is behind the ``#`` of its link, never here."""
    return await _game_page(_page(PAGE), game_id, request, "play or to watch")


@links.get("/dots/records")
async def records(request: Request) -> Response:
    """Return the page of records, for the game with a friend in the query if there is one."""
    game_id = request.query_params.get("game", "")
    if not re.fullmatch(GameConvertor.regex, game_id):
        return static.serve(_page("dots/records"), request)
    return await _game_page(_page("dots/records"), game_id, request, "look at it move by move")


def _page(name: str = "") -> Path:
    """Give the HTML of the page at an address."""
    return _FOLDER / name / "index.html"


async def _game_page(page: Path, game_id: str, request: Request, do: str) -> Response:
    try:
        await count(1)
        state = await games(request).state(game_id, after=NUMBER_LIMIT)
    except UnknownGameError:
        return static.serve(page, request, status=404)
    except KropkiError:  # a limit, or the database fails: the page says so itself
        return static.serve(page, request)
    width, height = state["size"]
    now = _DOTS.format(now=_now(state), do=do)
    picture = f"{request.base_url}dots/games/{game_id}.png"
    return static.serve(page, request, _tags(f"Dots {width}x{height}, {state['rules']}", now, picture))


def _now(state: Mapping[str, Any]) -> str:
    """Say how a game stands: "After 12 moves: Blue 3, Red 0."."""
    score = ", ".join(f"{name} {held}" for name, held in zip(_SIDES, state["captured"], strict=True))
    moves = len(state["moves"])
    if not state["over"]:
        return f"After {moves} move{'' if moves == 1 else 's'}: {score}."
    won = re.match("[BW]", state["result"])
    return f"{_SIDES['BW'.index(won[0])]} won: {score}." if won else f"A draw: {score}."


def _puzzle_tags(title: str, picture: str, *, negative: bool) -> dict[str, str]:
    return _tags(title, _RULES.format(negative=_NEGATIVE[negative]), picture)


def _tags(title: str, description: str, picture: str) -> dict[str, str]:
    return {
        "type": "website",
        "site_name": "Kropki",
        "title": title,
        "description": description,
        "image": picture,
    }
