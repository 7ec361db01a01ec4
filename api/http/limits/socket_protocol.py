"""WebSockets on the wire, within bounds that uvicorn leaves open.

A connection that becomes a socket stays one of those that are counted. What is no handshake is
closed at once; so is a client that sends pings and takes no answers, or parts of messages without
end, or goes on sending after we have said goodbye. The length of a message has a bound of uvicorn's own.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from api.http.limits.connections import Connections

MESSAGE_BYTES = 16 * 1024
PING_S = 20.0  # between two pings, and for the answer to one
_NO_TEXT = 1007  # the code of a message that is no UTF-8
_PARTS = 64  # of one message
_LEFT_BYTES = 2 * MESSAGE_BYTES  # that may still come once we have said that we close


class SocketProtocol(WebSocketsSansIOProtocol):
    """Speaks WebSocket with one client, over one of *connections*."""

    def __init__(self, connections: Connections, **options: Any) -> None:
        super().__init__(**options)
        self.conn.debug = False  # or it would log messages, which have secrets
        self._connections = connections
        self._left_bytes = _LEFT_BYTES

    def data_received(self, data: bytes) -> None:
        """Take what has come; close where it is no handshake, and where much comes though we have said goodbye."""
        if self.close_sent:
            self._left_bytes -= len(data)
            if self._left_bytes < 0:
                self.transport.close()
                return
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client takes no answers."""
        if self.writable.is_set():
            super().handle_ping()
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

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection less."""
        self._connections.release(self.transport.get_extra_info("peername")[0])
        super().connection_lost(exc)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
