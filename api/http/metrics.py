"""What the operator sees: a log line of JSON for each request, and metrics for Prometheus.

The metrics name a route by its pattern, so that no client can add series without bound.
"""

from __future__ import annotations

import logging
import random
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from pydantic_core import to_json
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kropki.api.http.addresses import counted
from kropki.api.http.tokens import TokenBuckets

_ID = re.compile(r"[\w.-]{1,64}", re.ASCII)
_METHODS = {"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"}
_PATH_BYTES = 300  # of an address that are logged, as the client sent them
_OPENED = 101  # the status of a request that became a WebSocket; its line is written when that is closed
_STARTS = ("http.response.start", "websocket.http.response.start")
_METHOD_CHARACTERS = 20  # that are logged
_CLIENT_CHARACTERS = 60  # that are logged of a client's address, which a proxy may pass on unchecked
_LINES = 1200  # lines a minute of one client; so a log grows by less than half a megabyte a minute of each
_REFUSALS = 10  # of these, whose requests are refused: they tell the same
_BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

log = logging.getLogger("kropki.access")
_log = logging.getLogger(__name__)


class Metrics:
    """The metrics of one running service; *gauges* are more of them: a name, what it counts, and what reads it."""

    def __init__(self, gauges: Iterable[tuple[str, str, Callable[[], float]]] = ()) -> None:
        self.registry = CollectorRegistry()
        labels = ("method", "route", "status")
        requests = Counter("kropki_requests", "Requests answered.", labels, registry=self.registry)
        seconds = Histogram(
            "kropki_request_seconds", "From request to answer.", ("route",), registry=self.registry, buckets=_BUCKETS_S
        )
        self._requests = cache(requests.labels)  # few enough: methods, routes and statuses are bounded
        self._seconds = cache(seconds.labels)
        for name, words, value in gauges:
            Gauge(name, words, registry=self.registry).set_function(value)
        ProcessCollector(registry=self.registry)  # memory, descriptors, processor time

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count one answer."""
        self._requests(method, route, status).inc()
        self._seconds(route).observe(seconds)

    @contextmanager
    def served(self, host: str, port: int) -> Iterator[None]:
        """Serve them at an address of their own, from a thread; where it is taken, warn and go on without."""
        try:
            server, thread = start_http_server(port, host, self.registry)
        except OSError as error:
            _log.warning("kropki: the metrics are not served at %s:%s: %s", host, port, error.strerror)
            yield
            return
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    def route(self) -> Route:
        """Return the route that serves them beside everything else, for those who keep it from the public."""

        async def serve(_request: Request) -> Response:
            return Response(generate_latest(self.registry), media_type="text/plain; version=0.0.4")

        return Route("/metrics", serve)


class AccessLog:
    """Gives each request an id, logs it, and counts its answer; a WebSocket is a request that takes long."""

    def __init__(self, app: ASGIApp, *, metrics: Metrics, unattributed: re.Pattern[str] | None = None) -> None:
        self._app = app
        self._metrics = metrics
        self._unattributed = unattributed  # method and path of those whose lines have no client
        self._refusals = TokenBuckets(_REFUSALS / 60, _REFUSALS)
        self._lines = TokenBuckets(_LINES / 60, _LINES)
        self._left_out = {True: 0, False: 0}  # lines of requests that were refused, and of others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on; its id is the client's ``X-Request-ID`` if that is valid, otherwise a new one."""
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        began = time.perf_counter()
        request_id = _id_of(scope)
        name = (b"x-request-id", request_id.encode())
        status = 500

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in _STARTS:
                status = message["status"]
                message["headers"] = [*message["headers"], name]
            elif message["type"] == "websocket.accept":
                status = _OPENED
            elif message["type"] == "websocket.close" and status != _OPENED:
                status = 404  # no route takes it
            await send(message)

        try:
            await self._app(scope, receive, with_id)
        finally:
            self._record(scope, request_id, status, time.perf_counter() - began)

    def _record(self, scope: Scope, request_id: str, status: int, seconds: float) -> None:
        method = _method(scope) if _method(scope) in _METHODS else "other"
        route = getattr(scope.get("route"), "path_format", "other")
        self._metrics.count(method, route, status, 0.0 if status == _OPENED else seconds)  # no answer takes so long
        if log.isEnabledFor(logging.INFO):
            client = counted(scope["client"][0][:_CLIENT_CHARACTERS]) if scope["client"] else ""
            is_refused = status == 429
            lines = self._refusals if is_refused else self._lines
            if status != 500 and not lines.take(client):  # what is a fault of ours is always told
                self._left_out[is_refused] += 1
                return
            told = _line(scope, request_id, status, seconds)
            if self._unattributed and self._unattributed.match(f"{_method(scope)} {scope['path']}"):
                told["client"] = None
            if is_refused or self._left_out[is_refused]:
                told["left_out"], self._left_out[is_refused] = self._left_out[is_refused], 0
            line = to_json(told).decode()
            log.handle(
                logging.LogRecord(log.name, logging.INFO, __file__, 0, line, None, None)
            )  # without the place in the code


def _line(scope: Scope, request_id: str, status: int, seconds: float) -> dict[str, Any]:
    client = scope.get("client")
    return {
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "id": request_id,
        "client": client[0][:_CLIENT_CHARACTERS] if client else None,
        "method": _method(scope)[:_METHOD_CHARACTERS],
        "path": scope["raw_path"][:_PATH_BYTES].decode("latin-1"),
        "status": status,
        "ms": round(seconds * 1000, 1),
    }


def _method(scope: Scope) -> str:
    """Tell the method of a request; that for a WebSocket is always the same."""
    method: str = scope.get("method", "GET")
    return method


def _id_of(scope: Scope) -> str:
    """Return the client's id of its request if that is valid, otherwise a new one."""
    given = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"x-request-id"), "")
    return given if _ID.fullmatch(given) else f"{random.getrandbits(64):016x}"
