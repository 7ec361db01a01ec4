"""How long the service waits for a client: a connection whose request does not become whole in time is closed.

uvicorn alone waits for ever for a request that has begun. For clients who do not take their
answers the kernel has a clock of its own; here is only its time. Knows nothing of what is asked.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST = 20  # seconds from connecting, or from the last answer, to the last byte of a request
ANSWER = 30  # seconds for which a client may take nothing of an answer that it has yet to get
_WAITING = (h11.IDLE, h11.SEND_BODY)  # states of a client whose request is not whole


class Patient(H11Protocol):
    """Speaks HTTP with one client, who has *REQUEST* seconds for each request."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's is
        """Begin to wait."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Wait no more once a request is whole; it is not told how much of it came in time."""
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        super().on_response_complete()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Let the client go at once if its request is not whole: the end of the service waits only for answers."""
        if self.conn.their_state in _WAITING:
            self.transport.close()
        else:
            super().shutdown()

    def _wait(self) -> None:
        if self.conn.their_state not in _WAITING:
            self._stop()
        elif self._timer is None:
            self._timer = self.loop.call_later(REQUEST, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        self.transport.close()
