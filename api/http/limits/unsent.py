"""Answers in parts: who does not take an answer holds a part of it, and all that wait to be taken are bounded.

A large answer is written part by part, each once the one before is on its way. Its handler is done by then, so that
the slow hold no place of those who work. What waits in all has a bound: above it the connection of the client with
the most unsent bytes is closed, the one that has waited longest first.
"""

from __future__ import annotations

from typing import Protocol

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.http.addresses import counted
from api.tally import Tally

PART_BYTES = 32 * 1024  # of an answer that are written at once
UNSENT_BYTES = 64 * 1024 * 1024  # of answers that may wait until they are taken, beside a part of each


class Sending(Protocol):
    """A connection over which an answer is sent."""

    def abort(self) -> None:
        """Close it at once."""


class Unsent:
    """Counts the bytes of answers that wait: *most* at most."""

    def __init__(self, most: int = UNSENT_BYTES) -> None:
        self.bytes = 0
        self._most = most
        self._left: dict[Sending, tuple[str, int]] = {}  # the one that has waited longest comes first
        self._clients = Tally()  # bytes that wait for each

    def wait(self, connection: Sending, host: str, number: int) -> None:
        """Take note that *number* bytes wait for *host*; close what waits beyond the bound."""
        self.stop_waiting(connection)
        client = counted(host)
        self._left[connection] = (client, number)
        self._clients[client] += number
        self.bytes += number
        while self.bytes > self._most:
            self.make_room()

    def took(self, connection: Sending, number: int) -> None:
        """Take note that *number* bytes less wait."""
        if connection in self._left:
            client, left = self._left[connection]
            self._left[connection] = (client, left - number)
            self._clients[client] -= number
            self.bytes -= number

    def stop_waiting(self, connection: Sending) -> None:
        """Take note that nothing waits any longer, or that the connection is closed."""
        if connection in self._left:
            client, left = self._left.pop(connection)
            self._clients.less(client, left)
            self.bytes -= left

    def make_room(self) -> bool:
        """Close the oldest connection of the client for whom the most bytes wait; tell whether there was one."""
        if not self._left:
            return False
        greediest, _ = self._clients.most_common(1)[0]
        connection = next(found for found, (client, _) in self._left.items() if client == greediest)
        self.stop_waiting(connection)
        connection.abort()
        return True

    def close(self) -> None:
        """Close all that waits."""
        while self.make_room():
            pass


class InParts:
    """The application *app* as one *connection* of *host* sees it: what it answers at once is sent in parts."""

    def __init__(self, app: ASGIApp, unsent: Unsent, connection: Sending, host: str) -> None:
        self._app = app
        self._unsent = unsent
        self._connection = connection
        self._host = host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer; what does not fit into a part is sent when the application is done."""
        last = memoryview(b"")

        async def send_part(message: Message) -> None:
            nonlocal last
            body = message.get("body", b"")
            if len(body) <= PART_BYTES:
                await send(message)
            elif message.get("more_body"):
                await self._send(memoryview(body), send, more=True)
            else:
                last = memoryview(body)

        await self._app(scope, receive, send_part)
        if last:
            await self._send(last, send, more=False)

    async def _send(self, body: memoryview, send: Send, *, more: bool) -> None:
        """Send *body*, each part once the connection takes more."""
        self._unsent.wait(self._connection, self._host, len(body))
        try:
            while body:
                part, body = body[:PART_BYTES], body[PART_BYTES:]
                await send({"type": "http.response.body", "body": part, "more_body": more or bool(body)})
                self._unsent.took(self._connection, len(part))
        finally:
            self._unsent.stop_waiting(self._connection)
