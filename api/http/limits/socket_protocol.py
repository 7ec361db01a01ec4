"""WebSockets on the wire: how many pings, pongs, messages and parts of one a client may send, which no proxy sees.

The length of a message has a bound of uvicorn's own.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kropki.api.http.tokens import TokenBuckets

MESSAGE_BYTES = 16 * 1024
_PIECE_BYTES = 4096  # that are looked at before we see whether the socket is open: a read may have 40,000 frames
_FRAMES, _FRAMES_AT_ONCE = 10, 64  # a second in the long run, and at once: a page sends a few


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which lets go of a client that sends too many frames."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._bucket = TokenBuckets(_FRAMES, _FRAMES_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        """Take what has come, piece by piece."""
        for begin in range(0, len(data), _PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + _PIECE_BYTES])

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_send():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong."""
        if self._may_send():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message."""
        if self._may_send():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on."""
        if self._may_send():
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send a message; once a socket is refused, the handshake has its end, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # else it would be logged that there was none

    def _may_send(self) -> bool:
        """Tell whether the client may send one more frame; let go of it if not."""
        if self._bucket.take(""):
            return True
        self.transport.abort()
        return False
