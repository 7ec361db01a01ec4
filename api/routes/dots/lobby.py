"""The routes of the lobby: what waits there and what may be watched; put a game there, join one, take one out.

A device says who it is by a secret of its own in a header; the others see a badge that is computed from it.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Request, Response
from pydantic_core import to_json

from kropki.api.client import pay
from kropki.api.errors import GameError, SeatError
from kropki.api.games.lobby import Guest, Lists, Lobby, RatedGames
from kropki.api.games.rated import strength_of
from kropki.api.games.ratings import Current
from kropki.api.http import errors, etag, public
from kropki.api.http.media import JSON
from kropki.api.http.query import QueryReader, Read
from kropki.api.routes.dependencies import ForNothing, held
from kropki.api.routes.dots.game_schemas import SECRET_LIMIT
from kropki.api.routes.dots.games import PAGE
from kropki.api.routes.dots.lobby_schemas import (
    Archive,
    ArchiveQuery,
    JoinBody,
    JoinedGame,
    LobbyGame,
    LobbyPlayer,
    LobbyState,
    NewLobbyGameBody,
    OpenedGame,
    PlayerRating,
    TakenOut,
)
from kropki.api.store.lobby import Finished, Listing, Wish

_READ_MS = 2  # of a processor, for a look into the archive
_NOW = "no-cache"  # the lobby changes; its ETag tells whether it has
_SECRET = "^[A-Za-z0-9_-]{22,64}$"  # noqa: S105 - the form of one

lobby = APIRouter(
    prefix="/dots/lobby", tags=["games"], responses=errors.responses(400, 404, 422, 429, 503), route_class=Read
)
_posted = errors.responses(403, 413, 415)
_Id = Annotated[str, Path(description="The game's id.", examples=["7K2M9QX4TBZ0"])]
Player = Annotated[
    str,
    Header(
        alias="X-Player",
        pattern=_SECRET,
        description="A random secret of your device, of 22 to 64 letters, digits, `-` and `_`. It gives your badge.",
    ),
]
_Seat = Annotated[
    str | None,
    Header(
        alias="X-Seat", max_length=SECRET_LIMIT, description="The secret of your seat. To join a game, send a new one."
    ),
]


_lobby = held(Lobby, "lobby")


@lobby.get("", operation_id="get_lobby", response_model=LobbyState)
async def listed(_query: ForNothing, request: Request) -> Response:
    """Return the games that wait for somebody to join, and the games that anybody may watch.

    A game with a clock is listed while its host is connected, a game without one for a week. Games to watch had an
    event in the last ten minutes. The server looks at most once a second, so ask every few seconds, with the ETag.
    """
    content = _written(await _lobby(request).listed())
    return etag.answer(request, content, media_type=JSON, cache_control=_NOW)


@lobby.post("", operation_id="open_lobby_game", status_code=201, response_description="The game.", responses=_posted)
async def begin(
    body: NewLobbyGameBody, player: Player, _query: ForNothing, request: Request, response: Response
) -> OpenedGame:
    """Begin a game that waits in the lobby until somebody joins.

    Connect to the game's WebSocket and stay: a game with a clock is listed only while you are there. One address may
    have twenty games waiting. A game that cannot be played is the problem `game`.

    A `rated` game needs a clock, a rule set without options, no free dots, and a board of 10x10 or more. Otherwise it
    is the problem `game` with the code `rated`.

    With `computer`, the other player is the computer, and the game begins at once. It must be rated. Your clock starts
    with your first move. The computer's clock never runs. Its work is yours: if you have none left, it answers later.
    It declines all offers.
    """
    setup = body.model_dump(include={"size", "rules", "start", "clock"})
    host = Guest(player, body.name, body.watch, body.rated)
    player_ = body.player or secrets.choice((1, 2))
    if body.computer is None:
        begun, badge = await _lobby(request).open(setup, player_, body.wanted, host, body.only)
    elif body.rated:
        begun, badge = await _lobby(request).play_computer(setup, player_, body.computer, host)
    else:
        raise GameError("expected a rated game: without a rating, ask for each move of the computer", code="rated")
    response.headers["Location"] = f"/dots/lobby/{begun.game_id}"
    response.headers["Cache-Control"] = "no-store"
    link = f"{public.base(request)}{PAGE}/{begun.game_id}"
    return OpenedGame(id=begun.game_id, player=begun.player, secret=begun.secret, link=link, badge=badge)


@lobby.get("/archive", operation_id="find_games", response_model=Archive)
async def archive(query: Annotated[ArchiveQuery, Depends(QueryReader(ArchiveQuery).of)], request: Request) -> Response:
    """Find games of the lobby that have ended, by player, rule set and board.

    The archive has only games that both players let anybody watch, as long as the server keeps them.
    """
    await pay(_READ_MS)
    width, _, height = (query.size or "").partition("x")
    before = None if query.before is None else query.before // 1000
    wish = Wish(query.player, query.rules, (int(width), int(height)) if width else None, before)
    found, ratings = await _lobby(request).finished(wish)
    games = [{**_about(each.listing, ratings), **_of_end(each, ratings)} for each in found]
    return etag.answer(request, to_json({"games": games}), media_type=JSON, cache_control=_NOW)


@lobby.get("/{game_id:game}", operation_id="get_lobby_game", response_model=LobbyGame)
async def found(game_id: _Id, _query: ForNothing, request: Request) -> Response:
    """Say who plays a game of the lobby, by names and badges, and whether somebody can still join."""
    lobby_ = _lobby(request)
    listing = await lobby_.find(game_id)
    ratings = await lobby_.ratings_of(listing)
    players = list(_players(listing, ratings))
    told = {"id": game_id, "waiting": listing.waits, "rated": game_id in ratings, "players": players}
    return etag.answer(request, to_json(told), media_type=JSON, cache_control=_NOW)


@lobby.post("/{game_id:game}/seat", operation_id="join_lobby_game", responses=_posted)
async def join(
    game_id: _Id,
    body: JoinBody,
    player: Player,
    _query: ForNothing,
    request: Request,
    seat: _Seat = None,
) -> JoinedGame:
    """Join a game that waits, and play it.

    You may send a new secret of your own in `X-Seat`, which becomes the secret of your seat. If the answer is lost,
    send the same again. A game that somebody else has joined is the problem `seat` with the code `taken`. One address
    may join 60 games an hour.

    To join a rated game, send `rated`. Otherwise it is the problem `seat` with the code `rated`. With the code
    `network`, you and the host use the same network, or the server cannot tell.
    """
    guest = Guest(player, body.name, body.watch, body.rated)
    side, secret, number, badge = await _lobby(request).join(game_id, seat, guest)
    return JoinedGame(id=game_id, player=side, secret=secret, number=number, badge=badge)


@lobby.delete("/{game_id:game}", operation_id="leave_lobby", responses=errors.responses(403))
async def take_out(game_id: _Id, _query: ForNothing, request: Request, seat: _Seat = None) -> TakenOut:
    """Take a game of yours that waits out of the lobby, by the secret of your seat. Nobody can join it any longer."""
    if seat is None:
        raise SeatError("expected the secret of a seat in the header X-Seat", code="secret")
    await _lobby(request).take_out(game_id, seat)
    return TakenOut(id=game_id)


@lru_cache(maxsize=2)
def _written(lists: Lists) -> bytes:
    """Write both lists; what many ask for is written once."""
    ratings = lists.ratings
    waiting = [{**_about(each, ratings), **_of_host(each, ratings)} for each in lists.waiting]
    live = [{**_about(each, ratings), "players": list(_players(each, ratings))} for each in lists.live]
    return to_json({"waiting": waiting, "live": live, "rating": lists.rating})


def _about(listing: Listing, ratings: RatedGames) -> Mapping[str, Any]:
    setup = json.loads(listing.setup)
    board = {name: setup[name] for name in ("size", "rules", "start", "clock")}
    return {"id": listing.game, **board, "rated": listing.game in ratings, "since": listing.since * 1000}


def _of_end(game: Finished, ratings: RatedGames) -> Mapping[str, Any]:
    players = list(_players(game.listing, ratings))
    return {"players": players, "ended": game.ended * 1000, "result": game.result}


def _of_host(listing: Listing, ratings: RatedGames) -> Mapping[str, Any]:
    said = {"wanted": listing.wanted, "only": listing.only, "watch": listing.people[0].watch}
    return {"host": next(_players(listing, ratings)), **said}


def _players(listing: Listing, ratings: RatedGames) -> Iterator[LobbyPlayer]:
    rated = ratings.get(listing.game, {})
    for side, person in sorted(listing.players().items()):
        found = rated.get(side)
        rating = written_rating(found) if found else None
        strength = strength_of(person.key)
        yield LobbyPlayer(player=side, name=person.name, badge=person.badge, rating=rating, computer=strength)


def written_rating(current: Current) -> PlayerRating:
    """Return a rating as it is told, in whole points."""
    return PlayerRating(rating=round(current.rating), deviation=round(current.deviation), games=current.games)
