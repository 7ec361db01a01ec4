"""One live connection, whatever is played over it: its messages are counted, read and answered, its end is told.

The first message is ``hello``. A message that is none is answered, and who sends many of them is sent away. A
connection that has been silent for long is told that it lives; one that lags too far behind ends.
"""

from __future__ import annotations

import asyncio
import json
import math
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any, Generic, Protocol, TypeVar

from fastapi import WebSocket
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.websockets import WebSocketDisconnect

from kropki.api.client import CLIENT, Bucket, count
from kropki.api.errors import LimitError
from kropki.api.http import bodies, errors
from kropki.api.http.tokens import TokenBuckets
from kropki.api.live.outbox import Outbox
from kropki.generator.errors import KropkiError

HELLO_S = 10  # for the first message
TICK_S = 20  # after which a silent connection is told that it lives
NONSENSE = 10  # messages that are none, of one socket
_MILLISECOND_NS = 1_000_000
_OPENING = 9  # requests that a socket counts as, beside the one for it: to open it, and to find what it is of
_RATE = 5  # messages a second of one socket, in the long run
_BURST = 20  # that it may send at once
_POLICY, _LATER = 1008, 1013  # codes of WebSockets: what is not allowed; try again later


class Sent(Protocol):
    """A message that has come: all have a *type*, and some a *number* that a problem is told with."""

    @property
    def type(self) -> str:
        """What the message is."""

    @property
    def number(self) -> int | None:
        """What its sender counts it as."""


M = TypeVar("M", bound=Sent)
L = TypeVar("L", bound=Outbox)


class Session(ABC, Generic[M, L]):
    """One socket, whose messages are each a *model*."""

    model: type[M]

    def __init__(self, websocket: WebSocket) -> None:
        self._socket = websocket
        self._listener: L | None = None
        self._tokens = TokenBuckets(_RATE, _BURST)
        self._nonsense = 0  # messages that were none
        self._loop = asyncio.get_running_loop()
        self._sent_at = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None

    @abstractmethod
    async def join(self, hello: M) -> L:
        """Welcome who says *hello*, and let it listen."""

    @abstractmethod
    def leave(self, listener: L) -> None:
        """Let it listen no longer."""

    @abstractmethod
    async def answer(self, message: M) -> None:
        """Do what a message asks that is neither hello nor ping; what it raises is told to who sent it."""

    @abstractmethod
    def told_to_live(self) -> str:
        """Return the message that says that the connection lives."""

    async def run(self) -> None:
        """Serve the socket, which is accepted, until either side closes it."""
        with suppress(WebSocketDisconnect):
            await self._serve()

    async def _serve(self) -> None:
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
            listener = await self.join(hello)
        except KropkiError as error:
            return await self._refuse(error)
        self._listener = listener
        self._tick(listener)
        both = [asyncio.ensure_future(doing) for doing in (self._receive(), self._send(listener))]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._timer:
                self._timer.cancel()
            self.leave(listener)
            for task in both:
                task.cancel()
            await asyncio.wait(both)
        for task in both:
            fault = None if task.cancelled() else task.exception()
            if fault and not isinstance(fault, (WebSocketDisconnect, RuntimeError)):
                raise fault
        return None

    async def _refuse(self, error: KropkiError) -> None:
        await self._socket.send_text(_problem(error, None))
        await self._socket.close(_LATER if errors.render(error).status_code >= 429 else _POLICY, error.code)

    async def _read(self) -> M | None:
        """Return the next message; ``None`` for one that is none, which is answered, or ends it if there were many.

        It is counted before anybody looks at what it says.
        """
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received["code"], received.get("reason"))
        if not self._tokens.take(""):
            await self._socket.close(_POLICY, "too many messages")
            raise WebSocketDisconnect(_POLICY)
        await count(1 if self._listener else _OPENING)
        began_ns = time.thread_time_ns()
        try:
            return message_in(self.model, received.get("text") or received.get("bytes") or "")
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
                await self._take(message)

    async def _take(self, message: M) -> None:
        """Do what a message asks; a problem is told to who sent it."""
        try:
            if message.type == "ping":
                await self._socket.send_text(self.told_to_live())
            elif message.type != "hello":
                await self.answer(message)
        except KropkiError as error:
            await self._socket.send_text(_problem(error, message.number))

    async def _send(self, listener: L) -> None:
        while (text := await listener.next()) is not None:
            await self._socket.send_text(text)
            self._sent_at = self._loop.time()
        await self._socket.close(_LATER, "too far behind")

    def _tick(self, listener: L) -> None:
        """Say that the connection lives, where nothing else was said for long; and look again."""
        due = self._sent_at + TICK_S
        if due <= self._loop.time():
            listener.give(self.told_to_live())
            due = self._loop.time() + TICK_S
        self._timer = self._loop.call_at(due, self._tick, listener)


def _problem(error: KropkiError, number: int | None) -> str:
    """Write what a problem is told as: the same object that a request would be answered with."""
    answer = errors.render(error)
    message: dict[str, Any] = {"type": "problem", "number": number, "problem": json.loads(bytes(answer.body))}
    if seconds := answer.headers.get("retry-after"):
        message["retry_after"] = int(seconds)
    return json.dumps(message)


def message_in(model: type[M], content: str | bytes) -> M:
    """Read a message; raise ``RequestValidationError`` with its first faults."""
    assert issubclass(model, BaseModel)  # noqa: S101 - for the type checker: a protocol is no class
    return bodies.read(model, content, "message")
