"""Timeouts for clients: close a connection whose request is not complete in time.

uvicorn alone waits for ever for a request that has begun. For clients who do not take their
answers the kernel has a timeout, whose length is set here. What is not HTTP is refused here,
since it reaches no handler. Knows nothing of what is asked.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from api.http import errors
from api.http.headers import add_headers

REQUEST_TIMEOUT_S = 20  # from connecting, or from the last answer, to the last byte of a request
ANSWER_TIMEOUT_S = 30  # for which a client may take nothing of an answer that it has yet to get
_WAITING = (h11.IDLE, h11.SEND_BODY)  # states of a client whose request is not complete


class TimeoutProtocol(H11Protocol):
    """Speaks HTTP with one client, who has *REQUEST_TIMEOUT_S* seconds for each request."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's is
        """Start the timer."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Stop the timer once a request is complete; how much of it has come makes no difference before."""
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        """Start the timer for the next request."""
        super().on_response_complete()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._stop()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close at once if the request is not complete: the service waits only for answers when it ends."""
        if self.conn.their_state in _WAITING:
            self.transport.close()
        else:
            super().shutdown()

    def send_400_response(self, _msg: str) -> None:
        """Answer what is not HTTP with a problem, too; if an answer has begun already, just close the connection."""
        refusal = errors.problem(errors.MALFORMED, "expected HTTP, and an address that is percent-encoded")
        headers = [*add_headers(refusal.raw_headers, ""), (b"connection", b"close")]
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
