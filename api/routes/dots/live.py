"""The WebSocket of a game of dots: events as they happen, who is present, and all that a player may do.

The first message says who comes and what was the last event that it knows:

    > {"type": "hello", "seat": "SECRET" or null, "invitation": one that works once, or null, "after": 17}
    < {"type": "welcome", "player": 1 or 2 or 0, "game": {...}}
    < {"type": "events", "events": [...], "number": 19, "clocks": ..., "now": ...}
    < {"type": "presence", "present": [1, 2], "spectators": 0}
    > {"type": "move", "number": 20, "move": [1, 5, 3]}
    < {"type": "events", ...}                                   to all; or, to who asked:
    < {"type": "problem", "number": 20, "problem": {...}}

Nothing is lost where a connection breaks: whoever comes again says what it knows, and is given the
rest. An event is sent only when it is kept. A long history is sent in pages, each when the one before has been taken.
"""

from __future__ import annotations

import asyncio
import json
import math
import time
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocketDisconnect

from api.client import CLIENT, Bucket, count
from api.errors import LimitError, SeatError
from api.games.games import Games
from api.games.hub import Hub, Listener, message_of
from api.games.state import Action
from api.http import bodies, errors
from api.http.limits.places import Place
from api.http.limits.sockets import PLACE
from api.http.tokens import TokenBuckets
from api.routes.dots.game_schemas import Message
from api.routes.dots.games import friends
from generator.errors import KropkiError

sockets = APIRouter(prefix=friends.prefix)

HELLO_S = 10  # for the first message
TICK_S = 20  # after which a silent connection is told that it lives
NONSENSE = 10  # messages that are none, of one socket
_GOODBYE_S = 1  # for a socket that has to go to be told so
_MILLISECOND_NS = 1_000_000
_FIELDS = 20  # of a message, above which it is not looked at
_WHERE = "message"
_RATE = 5  # messages a second of one socket, in the long run
_BURST = 20  # that it may send at once
_POLICY, _LATER = 1008, 1013  # codes of WebSockets: what is not allowed; try again later


@sockets.websocket("/{game_id:game}/live")
async def live(websocket: WebSocket, game_id: str) -> None:
    """Serve one socket until either side closes it."""
    await websocket.accept()
    session = _Session(websocket, game_id)
    try:
        with suppress(WebSocketDisconnect):
            await session.serve()
    except asyncio.CancelledError:
        await session.make_room()


class _Session:
    """One socket of a game."""

    def __init__(self, websocket: WebSocket, game_id: str) -> None:
        self._socket = websocket
        self._game_id = game_id
        self._games: Games = websocket.app.state.games
        self._hub: Hub = websocket.app.state.hub
        self._secret: str | None = None
        self._listener: Listener | None = None
        self._place: Place = websocket.scope[PLACE]
        self._tokens = TokenBuckets(_RATE, _BURST)
        self._nonsense = 0  # messages that were none
        self._loop = asyncio.get_running_loop()
        self._sent_at = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None

    async def serve(self) -> None:
        """Take the first message, and then all that come, while the other direction tells what happens."""
        try:
            async with asyncio.timeout(HELLO_S):
                hello = await self._read()
        except TimeoutError:
            return await self._socket.close(_POLICY, "expected a first message")
        except KropkiError as error:
            return await self._refuse(error)
        if hello is None or hello.type != "hello":
            return await self._socket.close(_POLICY, "expected hello first")
        try:
            listener = await self._join(hello)
        except KropkiError as error:
            return await self._refuse(error)
        self._listener = listener
        self._tick(listener)
        both = [asyncio.ensure_future(self._receive()), asyncio.ensure_future(self._send(listener))]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._timer:
                self._timer.cancel()
            self._hub.leave(self._game_id, listener)
            for task in both:
                task.cancel()
            await asyncio.wait(both)
        for task in both:
            fault = None if task.cancelled() else task.exception()
            if fault and not isinstance(fault, (WebSocketDisconnect, RuntimeError)):
                raise fault
        return None

    async def make_room(self) -> None:
        """Close the socket for the sake of another one; where it was cancelled for another reason, say so."""
        task = asyncio.current_task()
        if not self._place.must_go or task is None:
            raise asyncio.CancelledError
        task.uncancel()
        with suppress(TimeoutError, RuntimeError):
            async with asyncio.timeout(_GOODBYE_S):
                await self._socket.close(_LATER, "others need the room")

    async def _refuse(self, error: KropkiError) -> None:
        await self._socket.send_text(_problem(error, None))
        await self._socket.close(_LATER if errors.render(error).status_code >= 429 else _POLICY, error.code)

    async def _join(self, hello: Message) -> Listener:
        """Return who says *hello* what it has not seen, page by page, and let it listen."""
        player = 0
        if hello.seat is not None or hello.invitation is not None:
            player, self._secret, _ = await self._games.sit(self._game_id, hello.seat, hello.invitation)
            self._place.is_player = True
        self._hub.check_room(self._game_id, player)
        about, update = await self._games.greeting(self._game_id, hello.after)
        await self._socket.send_text(
            json.dumps({"type": "welcome", "id": self._game_id, "player": player, "game": about})
        )
        if player and self._secret != hello.seat:
            await self._tell_seat(player)
        while update.more:
            await self._socket.send_text(message_of(update, self._games.now()))  # which waits until there is room
            update = await self._games.events_after(self._game_id, update.number)
        return self._hub.join(self._game_id, player, update, hello.device)

    async def _read(self) -> Message | None:
        """Return the next message; ``None`` for one that is none, which is answered, or ends it if there were many.

        It is counted before anybody looks at what it says.
        """
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received["code"], received.get("reason"))
        if not self._tokens.take(""):
            await self._socket.close(_POLICY, "too many messages")
            raise WebSocketDisconnect(_POLICY)
        if self._listener:  # the first message is one with the request for the socket
            await count(1)
        began_ns = time.thread_time_ns()
        try:
            return _message(received.get("text") or received.get("bytes") or "")
        except RequestValidationError as error:
            await self._answer_nonsense(error, (time.thread_time_ns() - began_ns) / _MILLISECOND_NS)
            return None

    async def _answer_nonsense(self, error: RequestValidationError, milliseconds: float) -> None:
        """Tell what was wrong with a message; who sends many such messages is sent away."""
        if client := CLIENT.get():
            await client.charge(math.ceil(milliseconds), Bucket.PLAY)
        self._nonsense += 1
        if self._nonsense > NONSENSE:
            await self._socket.close(_POLICY, "too many messages that are none")
            raise WebSocketDisconnect(_POLICY)
        problem = json.loads(bytes(errors.invalid(error.errors()).body))
        await self._socket.send_text(json.dumps({"type": "problem", "number": None, "problem": problem}))

    async def _receive(self) -> None:
        while True:
            try:
                message = await self._read()
            except LimitError as error:
                await self._socket.send_text(_problem(error, None))
                continue
            if message is not None:
                await self._answer(message)

    async def _answer(self, message: Message) -> None:
        """Do what a message asks; its events come to all who listen, a problem to who sent it."""
        try:
            if message.type == "sit":
                await self._sit()
            elif message.type == "look":
                self._look(message)
            elif message.type == "ping":
                await self._socket.send_text(self._told_to_live())
            elif message.type != "hello":
                await self._act(message)
        except KropkiError as error:
            await self._socket.send_text(_problem(error, message.number))

    async def _sit(self) -> None:
        player, self._secret, _ = await self._games.sit(self._game_id, self._secret)
        await self._tell_seat(player)
        self._place.is_player = True
        if self._listener:
            self._hub.seat(self._game_id, self._listener, player)

    async def _tell_seat(self, player: int) -> None:
        await self._socket.send_text(json.dumps({"type": "seat", "player": player, "secret": self._secret}))

    def _look(self, message: Message) -> None:
        if self._listener is None or not self._listener.player:
            raise SeatError("expected the secret of a seat: spectators show nothing", code="secret")
        self._hub.look(self._game_id, self._listener, {"at": message.at, "line": message.line, "order": message.order})

    async def _act(self, message: Message) -> None:
        action = Action(message.type, move=message.move, what=message.what, phrase=message.phrase)
        await self._games.act(self._game_id, self._secret or "", message.number or 0, action)

    async def _send(self, listener: Listener) -> None:
        while (text := await listener.next()) is not None:
            await self._socket.send_text(text)
            self._sent_at = self._loop.time()
        await self._socket.close(_LATER, "too far behind")

    def _told_to_live(self) -> str:
        return json.dumps({"type": "tick", "now": self._games.now()})

    def _tick(self, listener: Listener) -> None:
        """Say that the connection lives, where nothing else was said for long; and look again."""
        due = self._sent_at + TICK_S
        if due <= self._loop.time():
            listener.give(self._told_to_live())
            due = self._loop.time() + TICK_S
        self._timer = self._loop.call_at(due, self._tick, listener)


def _problem(error: KropkiError, number: int | None) -> str:
    """Write what a problem is told as: the same object that a request would be answered with."""
    answer = errors.render(error)
    message: dict[str, Any] = {"type": "problem", "number": number, "problem": json.loads(bytes(answer.body))}
    if seconds := answer.headers.get("retry-after"):
        message["retry_after"] = int(seconds)
    return json.dumps(message)


def _message(content: str | bytes) -> Message:
    """Read a message; raise ``RequestValidationError`` with its first faults."""
    try:
        given = from_json(content)
    except ValueError:
        raise bodies.refusal([{"type": "json_invalid", "loc": (), "msg": "JSON decode error"}], _WHERE) from None
    if isinstance(given, dict) and len(given) > _FIELDS:
        words = f"expected at most {_FIELDS} fields, got {len(given):,}"
        raise bodies.refusal([{"type": "too_many_fields", "loc": (), "msg": words}], _WHERE)
    try:
        return Message.model_validate(given)
    except ValidationError as error:
        raise bodies.refusal(bodies.first_faults(error), _WHERE) from None
