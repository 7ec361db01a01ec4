"""How long the service waits for a client: a connection whose request does not become whole in time is closed.

uvicorn alone waits for ever for a request that has begun. For clients who do not take their
answers the kernel has a clock of its own; here is only its time. What is no HTTP is refused
here, since no handler can be reached with it. Knows nothing of what is asked.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from api.http import errors
from api.http.headers import dress

REQUEST_TIMEOUT_S = 20  # from connecting, or from the last answer, to the last byte of a request
ANSWER_TIMEOUT_S = 30  # for which a client may take nothing of an answer that it has yet to get
_WAITING = (h11.IDLE, h11.SEND_BODY)  # states of a client whose request is not whole


class TimeoutProtocol(H11Protocol):
    """Speaks HTTP with one client, who has *REQUEST_TIMEOUT_S* seconds for each request."""

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

    def send_400_response(self, _msg: str) -> None:
        """Refuse what is no HTTP as any other request is refused; where its answer has begun, break that off."""
        refusal = errors.problem(errors.MALFORMED, "expected HTTP, and an address that is percent-encoded")
        headers = [*dress(refusal.raw_headers, ""), (b"connection", b"close")]
        begin = h11.Response(status_code=refusal.status_code, headers=headers, reason=b"Bad Request")
        with suppress(h11.LocalProtocolError):  # there is an answer already, or this one is to HEAD and has no body
            for event in (begin, h11.Data(data=bytes(refusal.body)), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _wait(self) -> None:
        if self.conn.their_state not in _WAITING:
            self._stop()
        elif self._timer is None:
            self._timer = self.loop.call_later(REQUEST_TIMEOUT_S, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        self.transport.close()
