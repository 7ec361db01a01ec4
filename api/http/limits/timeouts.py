"""Timeouts for clients: close a connection whose request is not complete in time.

uvicorn alone waits for ever for a request that has begun. For clients who do not take their
answers the kernel has a timeout, whose length is set here. What is not HTTP, or too long, is
refused here, since it reaches no handler. Knows nothing of what is asked.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from http import HTTPStatus
from time import thread_time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from api.http import errors
from api.http.addresses import counted
from api.http.headers import add_headers
from api.http.limits.connected import UntilLost
from api.http.limits.connections import Connections
from api.http.limits.loop_turns import Turns
from api.http.limits.request_bounds import BoundedConnection
from api.http.limits.unsent import InParts

REQUEST_TIMEOUT_S = 20  # from connecting, or from the last answer, to the last byte of a request
ANSWER_TIMEOUT_S = 30  # for which a client may take nothing of an answer that it has yet to get
_LINGER_S = 2  # for which one who is refused may go on sending, so that the refusal is not lost
_WAITING = (h11.IDLE, h11.SEND_BODY)  # states of a client whose request is not complete


class TimeoutProtocol(H11Protocol):
    """Speaks HTTP with one client, who has *REQUEST_TIMEOUT_S* seconds for each request.

    It is one of *connections*, which have admitted it. A body in many parts is read in pieces, each of which has its
    turn among *turns* as a request has.
    """

    _timer: asyncio.TimerHandle | None = None
    _is_refused = False
    _is_socket = False  # a WebSocket has its own timeouts

    def __init__(self, connections: Connections, turns: Turns, **options: Any) -> None:
        super().__init__(**options)
        self.conn = self._bounded = BoundedConnection()
        self._connections = connections
        self._turns = turns
        self._lost: asyncio.Future[None] = self.loop.create_future()
        self._rest: asyncio.Task[None] | None = None  # reads what is left of a body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's is
        """Start the timer."""
        super().connection_made(transport)
        self.app = UntilLost(InParts(self.app, self._connections.unsent, self, self._host), self._lost)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Stop the timer once a request is complete; how much of it has come makes no difference before."""
        if self._rest:
            self.conn.receive_data(data)
        elif not self._is_refused:
            self._bounded.go_on()
            super().data_received(data)
            self._wait()

    def handle_events(self) -> None:
        """Take what has come; of a body in many parts a piece, and the rest in turns."""
        super().handle_events()
        if self._bounded.is_cut and not self._rest:
            self.transport.pause_reading()  # not by `flow`: the application would let more of it come
            self._rest = self.loop.create_task(self._read_rest())

    async def _read_rest(self) -> None:
        """Read a body to its end, or as far as it has come."""
        client = counted(self._host)
        is_proxy = self._connections.is_exempt(self._host)  # whose body it is nobody knows yet
        while self._bounded.is_cut and not self._is_refused:
            await (asyncio.sleep(0) if is_proxy else self._turns.wait(client))
            began = thread_time()
            self._bounded.go_on()
            super().handle_events()
            if not is_proxy:
                self._turns.took(client, thread_time() - began)
        self._rest = None
        if not self.flow.read_paused:
            self.transport.resume_reading()
        self._wait()

    def _should_upgrade(self) -> bool:
        """Tell whether the request is for a WebSocket; only GET may be."""
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the protocol of WebSockets, and its time, too."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Start the timer for the next request."""
        super().on_response_complete()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer, and let go of what refers to this connection: so it is freed at once."""
        self._stop()
        self._lost.set_result(None)
        if self._rest:
            self._rest.cancel()
        self.app = self.config.loaded_app
        self._connections.unsent.stop_waiting(self)
        self._connections.release(self._host)
        super().connection_lost(exc)

    @property
    def _host(self) -> str:
        host: str = self.transport.get_extra_info("peername")[0]
        return host

    def shutdown(self) -> None:
        """Close at once if the request is not complete: the service waits only for answers when it ends."""
        if self._is_refused or self.conn.their_state in _WAITING:
            self.transport.close()
        else:
            super().shutdown()

    def abort(self) -> None:
        """Close at once, for the sake of others."""
        self.transport.abort()

    def send_400_response(self, _msg: str) -> None:
        """Answer what is not HTTP, or too long, with a problem, too; then take nothing more.

        If an answer has begun already, just close the connection.
        """
        unfit = (errors.MALFORMED, "expected HTTP, and an address that is percent-encoded")
        refusal = errors.problem(*(self._bounded.fault or unfit))
        headers = [*add_headers(refusal.raw_headers, ""), (b"connection", b"close")]
        reason = HTTPStatus(refusal.status_code).phrase.encode()
        begin = h11.Response(status_code=refusal.status_code, headers=headers, reason=reason)
        with suppress(h11.LocalProtocolError):  # there is an answer already, or this one is to HEAD and has no body
            for event in (begin, h11.Data(data=bytes(refusal.body)), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None and not self.cycle.response_complete:  # its handler has to hear of it
            self.transport.close()
            return
        self._stop()
        self._is_refused = True
        self._timer = self.loop.call_later(_LINGER_S, self._give_up)
        self._connections.wait(self)  # it makes room for others, too
        self.transport.write_eof()

    def _wait(self) -> None:
        if self._is_refused:
            return
        if self._is_socket or self.conn.their_state not in _WAITING:
            self._stop()
        elif self._timer is None:
            self._timer = self.loop.call_later(REQUEST_TIMEOUT_S, self._give_up)
            self._connections.wait(self)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._connections.stop_waiting(self)

    def _give_up(self) -> None:
        """Close the connection; as long as its last answer is not taken, it makes room for others."""
        self._timer = None
        self._connections.stop_waiting(self)
        self.transport.close()
        if left := self.transport.get_write_buffer_size():
            self._connections.unsent.wait(self, self._host, left)
