"""WebSockets on the wire, within bounds that uvicorn leaves open.

A connection that becomes a socket stays one of those that are counted. What is no handshake is
closed at once; so is a client that sends pings and takes no answers, or pings, pongs or parts of messages without
end, or many messages before the first is read, or goes on sending after we have said goodbye. The length of a message
has a bound of uvicorn's own. What comes at once is looked at in pieces: forty thousand frames fit into one read.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from api.http.limits.connected import UntilLost
from api.http.limits.connections import Connections
from api.http.tokens import TokenBuckets

MESSAGE_BYTES = 16 * 1024
PING_S = 20.0  # between two pings, and for the answer to one
_NO_TEXT = 1007  # the code of a message that is no UTF-8
_PARTS = 64  # of one message
_PIECE_BYTES = 4096  # that are looked at before we see whether the socket is still open
_AHEAD = 64  # messages that may wait until they are read: a socket that says more than twenty at once is closed anyway
_AHEAD_BYTES = 4 * MESSAGE_BYTES  # of them: what a socket says at once is short
_CONTROLS, _CONTROLS_AT_ONCE = 5, 20  # pings and pongs a second, in the long run; and at once
_LEFT_BYTES = 2 * MESSAGE_BYTES  # that may still come once we have said that we close


class SocketProtocol(WebSocketsSansIOProtocol):
    """Speaks WebSocket with one client, over one of *connections*."""

    def __init__(self, connections: Connections, **options: Any) -> None:
        super().__init__(**options)
        self._lost: asyncio.Future[None] = self.loop.create_future()
        self.app = UntilLost(self.app, self._lost)
        self.conn.debug = False  # or it would log messages, which have secrets
        self._connections = connections
        self._left_bytes = _LEFT_BYTES
        self._controls = TokenBuckets(_CONTROLS, _CONTROLS_AT_ONCE)
        self._ahead_bytes = 0  # of messages since none waited last

    def data_received(self, data: bytes) -> None:
        """Take what has come; close where it is no handshake, and where much comes though we have said goodbye."""
        if self.close_sent:
            self._left_bytes -= len(data)
            if self._left_bytes < 0:
                self.transport.close()
                return
        for begin in range(0, len(data), _PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + _PIECE_BYTES])
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client takes no answers, or sends too many."""
        if self.writable.is_set() and self._controls.take(""):
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, of which there may be so many."""
        if self._controls.take(""):
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, of which there may be so many."""
        if len(self.frames) < _PARTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; close where its text is no UTF-8, which is no fault of ours and so not logged."""
        self._ahead_bytes = sum(map(len, self.frames)) + (0 if self.queue.empty() else self._ahead_bytes)
        if self.queue.qsize() >= _AHEAD or self._ahead_bytes > _AHEAD_BYTES:
            self.transport.abort()
            return
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(_NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send a message; once a socket is refused, the handshake has its end, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # else it would be logged that there was none

    def shutdown(self) -> None:
        """End as the service stops; one that was not accepted yet is answered by the application, as requests are."""
        if self.handshake_complete or self.close_sent:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection less, and tell who waits for its turn."""
        self._lost.set_result(None)
        self._connections.release(self.transport.get_extra_info("peername")[0])
        super().connection_lost(exc)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
