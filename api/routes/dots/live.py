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

import json

from fastapi import APIRouter, WebSocket

from kropki.api.errors import SeatError
from kropki.api.games.computer import Computer
from kropki.api.games.games import Games
from kropki.api.games.hub import Hub, Listener, message_of
from kropki.api.games.state import Action
from kropki.api.live.session import Session
from kropki.api.routes.dots.game_schemas import Message
from kropki.api.routes.dots.games import friends

sockets = APIRouter(prefix=friends.prefix)


@sockets.websocket("/{game_id:game}/live")
async def live(websocket: WebSocket, game_id: str) -> None:
    """Serve one socket until either side closes it."""
    await websocket.accept()
    await _GameSession(websocket, game_id).run()


class _GameSession(Session[Message, Listener]):
    """One socket of a game."""

    model = Message

    def __init__(self, websocket: WebSocket, game_id: str) -> None:
        super().__init__(websocket)
        self._game_id = game_id
        self._games: Games = websocket.app.state.games
        self._hub: Hub = websocket.app.state.hub
        self._computer: Computer = websocket.app.state.computer
        self._secret: str | None = None

    async def join(self, hello: Message) -> Listener:
        """Return who says *hello* what it has not seen, page by page, and let it listen."""
        player = 0
        if hello.seat is not None or hello.invitation is not None:
            player, self._secret, _ = await self._games.sit(self._game_id, hello.seat, hello.invitation)
        self._hub.check_room(self._game_id, player)
        about, update = await self._games.greeting(self._game_id, hello.after)
        if player:
            self._computer.wake(update)
        await self._socket.send_text(
            json.dumps({"type": "welcome", "id": self._game_id, "player": player, "game": about})
        )
        if player and self._secret != hello.seat:
            await self._tell_seat(player)
        while update.more:
            told = message_of(update, self._games.now(), lines=self._games.shows_lines(player))
            await self._socket.send_text(told)  # which waits until there is room
            update = await self._games.events_after(self._game_id, update.number)
        return self._hub.join(self._game_id, player, update, hello.device)

    def leave(self, listener: Listener) -> None:
        """Let it listen no longer."""
        self._hub.leave(self._game_id, listener)

    async def answer(self, message: Message) -> None:
        """Do what a message asks; its events come to all who listen."""
        if message.type == "sit":
            await self._sit()
        elif message.type == "look":
            self._look(message)
        else:
            await self._act(message)

    def told_to_live(self) -> str:
        """Return the message that says that the connection lives."""
        return json.dumps({"type": "tick", "now": self._games.now()})

    async def _sit(self) -> None:
        player, self._secret, _ = await self._games.sit(self._game_id, self._secret)
        await self._tell_seat(player)
        if self._listener:
            self._hub.seat(self._game_id, self._listener, player)

    async def _tell_seat(self, player: int) -> None:
        await self._socket.send_text(json.dumps({"type": "seat", "player": player, "secret": self._secret}))

    def _look(self, message: Message) -> None:
        if self._listener is None or not self._listener.player:
            raise SeatError("expected the secret of a seat: only players can show a position", code="secret")
        self._hub.look(self._game_id, self._listener, {"at": message.at, "line": message.line, "order": message.order})

    async def _act(self, message: Message) -> None:
        said = {"phrase": message.phrase, "text": message.text}
        action = Action(message.type, move=message.move, what=message.what, on=message.on, **said)
        update = await self._games.act(self._game_id, self._secret or "", message.number or 0, action)
        self._computer.wake(update)
