"""Run the service with uvicorn until it is told to stop.

The address is bound first, so that one that is taken is an ``OSError`` here and not a line in a
log. The refill is another process, which the supervisor keeps running.
"""

from __future__ import annotations

import asyncio
import copy
import ctypes
import logging
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.config import LOGGING_CONFIG

from kropki.api.http.limits.socket_protocol import MESSAGE_BYTES, SocketProtocol
from kropki.api.jobs import processes, supervisor
from kropki.api.jobs.warmup import end_compiling

_NO_START = 3  # the exit code of uvicorn's own command, too
_SWITCH_S = 0.0001  # for which a search may hold Python's lock while the event loop waits for it
_MAPPED_BYTES = 128 * 1024  # from which a block of memory is mapped, and so given back when it is freed
_ARENAS = 2  # of memory, which threads share
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # of glibc's malloc.h
_HEAD_BYTES = 16 * 1024  # of the first lines of a request
_KEEP_ALIVE_S = 150  # for which a silent connection stays open: proxies keep theirs for two minutes at most
_DRAIN_TIMEOUT_S = 8  # for the requests that run when the service is told to stop
_WORKING_TIMEOUT_S = 4  # for what other processes do then, of which some takes half a minute


class Server(uvicorn.Server):
    """uvicorn's server, which tells the application when it stops: answers in many lines end then."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let answers in many lines end; wait for the others."""
        self.config.app.state.stopping.set()  # type: ignore[union-attr] # `config` is given an application of ours
        asyncio.get_running_loop().call_later(_WORKING_TIMEOUT_S, processes.stop)
        await super().shutdown(sockets)


def run(
    app: FastAPI, host: str = "127.0.0.1", port: int = 8000, *, connections: int = 1000, refill: Sequence[str] = ()
) -> None:
    """Serve *app* at *host* and *port* (0: any free one) until SIGINT or SIGTERM; raise ``OSError`` if it is taken.

    So many *connections* may be open. *refill* is the command of a process to keep running beside the service, once it
    is warm. A service that cannot begin ends the process with the exit code 3.
    """
    sys.setswitchinterval(_SWITCH_S)
    give_memory_back()
    with _listen(host, port) as listener, suppress(KeyboardInterrupt):
        with suppress(OSError):  # a log on a full disk is no reason not to serve
            print(f"Kropki is at {_url(listener)} (Ctrl+C stops it)", file=sys.stderr, flush=True)
        server = Server(config(app, connections))
        with _supervised(refill, lambda: server.started and bool(app.state.executor.is_warm)):
            try:
                server.run(sockets=[listener])
            finally:
                end_compiling()  # which uvicorn asks nobody for, if it is told to stop before it has begun
        if not server.started:
            sys.exit(_NO_START)  # the log has the reason


def give_memory_back() -> None:
    """Have glibc give large blocks of memory back as soon as they are freed; elsewhere do nothing.

    By default it maps ever fewer of them, and keeps the rest among what lives on: a service that was asked for many
    searches at once would stay twice as large.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # another C library
            libc = ctypes.CDLL(None)
            libc.mallopt(_M_MMAP_THRESHOLD, _MAPPED_BYTES)
            libc.mallopt(_M_ARENA_MAX, _ARENAS)


def _supervised(command: Sequence[str], is_ready: Callable[[], bool]) -> AbstractContextManager[None]:
    """Keep a process of *command*, if there is one, running from when *is_ready* is true."""
    return supervisor.running(command, is_ready) if command else nullcontext()


def config(app: FastAPI, connections: int) -> uvicorn.Config:
    """Return the options of uvicorn that *app* is served with, over so many *connections* at once."""
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line of the log has them
    return uvicorn.Config(
        app,
        http="h11",
        h11_max_incomplete_event_size=_HEAD_BYTES,
        ws=SocketProtocol,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # messages are short, and a compressor for each socket is not
        log_config=_log_config(),
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application has a layer of its own
        limit_concurrency=connections,
        timeout_keep_alive=_KEEP_ALIVE_S,
        timeout_graceful_shutdown=_DRAIN_TIMEOUT_S,
    )


def _log_config() -> dict[str, Any]:
    """Return the options of the log: requests on standard output, warnings of whoever on standard error."""
    log = copy.deepcopy(LOGGING_CONFIG)
    log["loggers"]["uvicorn.error"]["level"] = "WARNING"  # not that it starts and stops
    log["formatters"]["line"] = {"format": "%(message)s"}  # an access line is complete JSON
    log["handlers"]["line"] = {"class": "logging.StreamHandler", "stream": "ext://sys.stdout", "formatter": "line"}
    log["loggers"]["kropki.access"] = {"handlers": ["line"], "level": "INFO", "propagate": False}
    log["root"] = {"handlers": ["default"], "level": "WARNING"}
    return log


def _listen(host: str, port: int) -> socket.socket:
    # The protocol must be named: asyncio sends small answers without delay only on sockets that know they are TCP.
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a restart need not wait for old connections
        listener.bind(address)
        listener.listen()
    except OSError as error:
        listener.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from None
    return listener


def _url(listener: socket.socket) -> str:
    """Return the URL of *listener*; what listens everywhere is reached at localhost.

    >>> with _listen("127.0.0.1", 0) as listener:
    ...     _url(listener).rpartition(":")[0]
    'http://127.0.0.1'
    """
    host, port = listener.getsockname()[:2]
    host = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104 - compared
    return f"http://{host}:{port}/"
