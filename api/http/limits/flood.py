"""Against floods: a limit for whatever no other limit counts, and slow answers for those who do not take no for one.

Counted in this process alone, so that the page and the probes wait for no other machine.
"""

from __future__ import annotations

import asyncio
import math
from functools import partial

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.errors import GoneError, LimitError
from api.http import errors
from api.http.addresses import client_of
from api.http.headers import add_headers, is_public
from api.http.limits.connected import LOST
from api.http.limits.loop_turns import Turns
from api.http.measured import measured
from api.http.tokens import TokenBuckets
from api.tally import Tally

_AT_ONCE = 4  # of all in a minute, one in so many may come at once
_AT_ONCE_REFUSED = 20  # refusals that are answered at once; then one a second
_HELD_S = 1.0  # for which any other is held back
_FILES_EACH_TURN = 1  # requests of one client that begin in one turn of the event loop, at the most
_PARSED_S, _PARSED_BYTE_S = 1e-4, 5e-9  # that a request, and a byte of it, took of the event loop before it came here
_OPENED_S = 1e-3  # the same, of a socket: it is accepted, shakes hands and is closed
_START, _REFUSED_SOCKET = "http.response.start", "websocket.http.response.start"  # of answers
_REFUSALS = 429, 503  # the statuses of answers that say: not now
_DIGITS = 8  # of a length, which no body here reaches
_MOST_HELD = 250  # refusals of one client at a time: behind a proxy each has one of its connections


class FloodLimit:
    """Refuses a client's requests with 429 where it makes more than *files* a minute that no other limit counts.

    Those are the page, its files, the probes, and addresses where nothing is. A few requests of one
    client begin at a time, whatever they ask for, so that those of others come between. What refuses a request
    of the API for now, and whatever refuses a socket, is held back for a second once a client has had twenty.
    """

    def __init__(self, app: ASGIApp, *, files: int, turns: Turns) -> None:
        self._app = app
        self._limit = files
        self._files = TokenBuckets(files / 60, max(files / _AT_ONCE, 1))
        self._refusals = TokenBuckets(1 / _HELD_S, _AT_ONCE_REFUSED)
        self._held = Tally()
        self._turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on, unless there were too many."""
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        client = client_of(scope)

        is_socket = scope["type"] == "websocket"
        is_counted_elsewhere = is_socket or (is_public(scope["path"]) and scope["method"] != "OPTIONS")
        refusals = _REFUSALS if is_counted_elsewhere else _REFUSALS[:1]  # a probe that is told 503 asks again at once

        async def held(message: Message) -> None:
            if message["type"] == _REFUSED_SOCKET or (message["type"] == _START and message["status"] in refusals):
                await self._hold(client)
            await send(message)

        try:
            await self._turns.wait(client, None if is_counted_elsewhere else _FILES_EACH_TURN, scope.get(LOST))
        except GoneError as error:
            return await errors.render(error)(scope, receive, send)
        if is_socket:
            return await self._open(client, scope, receive, held)
        self._turns.took(client, _PARSED_S + _PARSED_BYTE_S * _length(scope))
        empty = None if is_counted_elsewhere else self._files.take_of_all(client)
        if empty is None:
            return await measured(self._app(scope, receive, held), partial(self._turns.took, client))  # type: ignore[arg-type]
        seconds = max(math.ceil(self._files.seconds(empty)), 1)
        words = f"expected at most {self._limit:,} files a minute; try again in {seconds} s"
        refusal = errors.render(LimitError(words, seconds))
        refusal.raw_headers = add_headers(refusal.raw_headers, scope["path"])
        return await refusal(scope, receive, held)

    async def _open(self, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a socket on; each of its messages has its turn as a request has, and is not read before."""

        async def in_turn() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive":
                await self._turns.wait(client)
                self._turns.took(client, _PARSED_S)
            return message

        self._turns.took(client, _OPENED_S)
        await measured(self._app(scope, in_turn, send), partial(self._turns.took, client))  # type: ignore[arg-type]

    async def _hold(self, client: str) -> None:
        """Wait for a second if *client* has been refused many times."""
        if self._refusals.take(client) or self._held[client] >= _MOST_HELD:
            return
        self._held[client] += 1
        try:
            await asyncio.sleep(_HELD_S)
        finally:
            self._held.less(client)


def _length(scope: Scope) -> int:
    """Return how long the body of a request says that it is."""
    told = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    return int(told) if told.isdigit() and len(told) < _DIGITS else 0
