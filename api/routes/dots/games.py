"""The routes of games of dots between friends: begin one, see it, take a seat, move. ``live`` has their WebSocket.

A seat's secret comes in a header, and so does an invitation; neither is ever part of an address.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Request, Response
from fastapi.responses import StreamingResponse
from pydantic_core import to_json
from starlette.convertors import StringConvertor, register_url_convertor

from kropki.api.errors import SeatError
from kropki.api.games import calendar
from kropki.api.games.computer import Computer
from kropki.api.games.games import Games
from kropki.api.games.memory import Update
from kropki.api.games.state import Action
from kropki.api.http import errors, etag, public
from kropki.api.http.media import JSON
from kropki.api.http.query import QueryReader, Read
from kropki.api.jobs import processes
from kropki.api.routes.dependencies import ForNothing, drawers, executor, held
from kropki.api.routes.dots.game_schemas import (
    SECRET_LIMIT,
    EventBody,
    GameState,
    NewGame,
    NewGameBody,
    PlayedMoveBody,
    ReportedGame,
    Seat,
    StateQuery,
    TakenSeat,
    ToldEvents,
)
from kropki.api.routes.site.qr import draw as draw_code
from kropki.dots.drawing import svg
from kropki.generator.generation.record import ALPHABET, ID_LENGTH

_NOW = "no-cache"  # a game changes; its ETag tells whether it has
_SGF = "application/x-go-sgf"
_ICS = "text/calendar"
_WIDTH = 800  # pixels of a picture
PAGE = "dots/game"


ForState = Annotated[StateQuery, Depends(QueryReader(StateQuery).of)]


class GameConvertor(StringConvertor):
    """The id of a game in an address."""

    regex = f"[{ALPHABET}]{{{ID_LENGTH}}}"


register_url_convertor("game", GameConvertor())
_Secret = Annotated[str | None, Header(alias="X-Seat", max_length=SECRET_LIMIT, description="The secret of your seat.")]
_Invitation = Annotated[
    str | None,
    Header(alias="X-Invitation", max_length=SECRET_LIMIT, description="The invitation to a seat. It works once."),
]
_Id = Annotated[str, Path(description="The game's id.", examples=["7K2M9QX4TBZ0"])]

friends = APIRouter(
    prefix="/dots/games", tags=["games"], responses=errors.responses(400, 404, 422, 429, 503), route_class=Read
)
_posted = errors.responses(403, 409, 413, 415)


games = held(Games, "games")


@friends.post(
    "",
    operation_id="begin_game",
    status_code=201,
    response_description="The game, and its seats.",
    responses=errors.responses(413, 415),
)
async def begin(body: NewGameBody, _query: ForNothing, request: Request, response: Response) -> NewGame:
    """Begin a game with a friend. Each side has a seat, and whoever has its secret plays it.

    You get the secret of your own seat. Send your friend the link of the other seat: it has an invitation, which works
    once. Your friend's secret is made when they sit down, so you cannot play for them.

    The server deletes an unfinished game 30 days after its last event, and a finished one after 365 days. A game that
    cannot be played is the problem `game`.
    """
    setup = body.model_dump(include={"size", "rules", "start", "clock"})
    begun = await games(request).begin(setup, body.player or secrets.choice((1, 2)), is_open=body.open)
    link = f"{public.base(request)}{PAGE}/{begun.game_id}"
    response.headers["Location"] = f"/dots/games/{begun.game_id}"
    response.headers["Cache-Control"] = "no-store"
    mine = Seat(player=begun.player, secret=begun.secret, invitation=None, link=f"{link}#{begun.secret}")
    behind = f"#{begun.invitation}" if begun.invitation else ""
    other = Seat(player=3 - begun.player, secret=None, invitation=begun.invitation, link=link + behind)
    seats = sorted((mine, other), key=lambda seat: seat.player)
    return NewGame(id=begun.game_id, player=begun.player, link=link, seats=seats)


@friends.get("/{game_id:game}", operation_id="get_game", response_model=GameState, responses=errors.responses(403))
async def state(game_id: _Id, query: ForState, request: Request, _seat: _Secret = None) -> Response:
    """Return a game as anybody may see it, with its events. `after` leaves out the events that you know.

    With the secret of your seat, the events have what the players write to each other. Nobody else sees that.
    """
    secret = request.headers.get("x-seat")  # a route of GET is not given it
    lines = await games(request).reads_lines(game_id, secret)
    found = await games(request).seen(game_id)
    text = to_json(found)
    tag = etag.tag_of(b"%d %d %d " % (query.after, found["number"], lines) + text)
    kept = f"private, {_NOW}" if lines else _NOW
    if etag.has(request, tag):
        return etag.unchanged(tag, cache_control=kept)
    headers = {"ETag": tag, "Cache-Control": kept}
    pages = games(request).history(game_id, query.after, found["number"], lines=lines)
    try:
        first = await anext(pages)
    except StopAsyncIteration:
        first = ()
    if query.after + len(first) >= found["number"]:
        return Response(_with_events(text, first), media_type=JSON, headers=headers)
    return StreamingResponse(_in_parts(text, first, pages), media_type=JSON, headers=headers)


def _with_events(text: bytes, events: Iterable[str]) -> bytes:
    return b'%s,"events":[%s]}' % (text.removesuffix(b"}"), ",".join(events).encode())


async def _in_parts(text: bytes, first: Sequence[str], pages: AsyncIterator[Sequence[str]]) -> AsyncIterator[bytes]:
    yield _with_events(text, first).removesuffix(b"]}")
    async for page in pages:
        yield ("," + ",".join(page)).encode()
    yield b"]}"


@friends.get(
    "/{game_id:game}.sgf",
    operation_id="get_game_as_sgf",
    response_class=Response,
    responses={200: {"description": "The game.", "content": {_SGF: {"schema": {"type": "string"}}}}},
)
async def as_sgf(game_id: _Id, _query: ForNothing, request: Request) -> Response:
    """Return a game as a record. SGF has letters up to 52x52 points. A larger board is the problem `game`."""
    record = await games(request).record(game_id)
    return etag.answer(request, record.encode(), media_type=_SGF, cache_control=_NOW)


@friends.get(
    "/{game_id:game}.svg",
    operation_id="get_game_as_svg",
    response_class=Response,
    responses={200: {"description": "The board.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def as_svg(game_id: _Id, _query: ForNothing, request: Request) -> Response:
    """Draw the board as it is now."""
    position, last = await games(request).drawn(game_id)
    picture = await executor(request).run(partial(svg.draw, position, last=last))
    return etag.answer(request, picture.encode(), media_type="image/svg+xml", cache_control=_NOW)


@friends.get(
    "/{game_id:game}.png",
    operation_id="get_game_as_png",
    response_class=Response,
    responses={
        200: {"description": "The board.", "content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}
    },
)
async def as_png(game_id: _Id, _query: ForNothing, request: Request) -> Response:
    """Draw the board as it is now."""
    position, last = await games(request).drawn(game_id)
    picture = await drawers(request).run(lambda: processes.call(svg.png, svg.draw(position, last=last), _WIDTH))
    return etag.answer(request, picture, media_type="image/png", cache_control=_NOW)


@friends.get(
    "/{game_id:game}.ics",
    operation_id="get_game_as_ics",
    response_class=Response,
    responses={200: {"description": "The next deadline.", "content": {_ICS: {"schema": {"type": "string"}}}}},
)
async def as_ics(game_id: _Id, _query: ForNothing, request: Request) -> Response:
    """Return a calendar with the time until which a game by post waits for the next move, and the link of the game.

    A calendar that subscribes to this address shows each new deadline. After the end, it shows when the game ended. A
    game that is not by post is the problem `game` with the code `clock`.
    """
    found = await games(request).seen(game_id)
    content = calendar.written(game_id, found, f"{public.base(request)}{PAGE}/{game_id}")
    return etag.answer(request, content.encode(), media_type=_ICS, cache_control=_NOW)


@friends.post("/{game_id:game}/seat", operation_id="take_seat", responses=errors.responses(403))
async def take_seat(
    game_id: _Id, _query: ForNothing, request: Request, seat: _Secret = None, invitation: _Invitation = None
) -> TakenSeat:
    """Sit down with the secret of your seat, or take a seat with an invitation. Without both, take the open seat.

    An invitation works once. With it you may send a new secret of your own, which becomes the secret of the seat. It
    has 22 to 64 letters, digits, `-` and `_`. If the answer is lost, send the same again. If you send no secret, the
    answer has one. An invitation that somebody has used is the problem `seat` with the code `invitation`.
    """
    player, secret, update = await games(request).sit(game_id, seat, invitation)
    return TakenSeat(player=player, secret=secret, number=update.number)


@friends.post("/{game_id:game}/moves", operation_id="play_move", response_model=ToldEvents, responses=_posted)
async def move(
    game_id: _Id, body: PlayedMoveBody, _query: ForNothing, request: Request, seat: _Secret = None
) -> Response:
    """Play a move. The server keeps it before it answers.

    A move that the rules do not allow is the problem `game`. If another event has the number, it is the
    problem `number` (409). The same move with the same number is played once, however often you send it.
    """
    return await _added(game_id, seat, body.number, Action("move", move=body.move), request)


@friends.post("/{game_id:game}/events", operation_id="add_event", response_model=ToldEvents, responses=_posted)
async def event(game_id: _Id, body: EventBody, _query: ForNothing, request: Request, seat: _Secret = None) -> Response:
    """Offer something or answer an offer, say a phrase, write to the other player, or claim the win by post.

    A count ends a `standard` game at the score as it is. If it is proved that no order of the remaining moves changes
    the score, nobody has to agree: send the move `[1, "count"]` instead.

    Turn the conversation on or off with `talk` and `on`. Once both players have turned it on, say something with `line`
    and `text`: at most ten lines a minute.

    A `claim` ends a game by post whose other player has not moved within the days. Earlier, it is the problem `game`.
    """
    action = Action(body.kind, what=body.what, phrase=body.phrase, on=body.on, text=body.text)
    return await _added(game_id, seat, body.number, action, request)


@friends.post("/{game_id:game}/report", operation_id="report_game", responses=errors.responses(403))
async def report(game_id: _Id, _query: ForNothing, request: Request, seat: _Secret = None) -> ReportedGame:
    """Report the other player of your game to the operator, who can read what both wrote and remove the game.

    Nobody else learns of it. To read no more lines, turn the conversation off.
    """
    await games(request).report(game_id, _known(seat))
    return ReportedGame(id=game_id)


@friends.post(
    "/{game_id:game}/code",
    operation_id="draw_game_code",
    response_class=Response,
    responses={200: {"description": "A QR code.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def code(
    game_id: _Id, _query: ForNothing, request: Request, seat: _Secret = None, invitation: _Invitation = None
) -> Response:
    """Draw the link of a game as a QR code. With a secret or an invitation, it is the link for its seat."""
    await games(request).events_after(game_id, 0)
    behind = seat or invitation
    link = f"{public.base(request)}{PAGE}/{game_id}{f'#{behind}' if behind else ''}"
    picture = await drawers(request).run(partial(processes.call, draw_code, link))
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def _added(game_id: _Id, seat: str | None, number: int, action: Action, request: Request) -> Response:
    update = await games(request).act(game_id, _known(seat), number, action)
    computer: Computer = request.app.state.computer
    computer.wake(update)
    return Response(to_json(_as_json(update)), media_type=JSON, headers={"Cache-Control": "no-store"})


def _known(seat: str | None) -> str:
    if seat is None:
        raise SeatError("expected the secret of a seat in the header X-Seat", code="secret")
    return seat


def _as_json(update: Update) -> dict[str, Any]:
    events = [json.loads(text) for text in update.events]
    return {"id": update.game_id, "number": update.number, "events": events, "clocks": update.clocks}
