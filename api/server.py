"""Run the service with uvicorn until it is told to stop.

The address is bound first, so that one that is taken is an ``OSError`` here and not a line in a
log. The refill is another process, which the supervisor keeps running.
"""

from __future__ import annotations

import asyncio
import copy
import ctypes
import logging
import math
import os
import resource
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from threading import Timer
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.config import LOGGING_CONFIG

from api.http.addresses import Proxies
from api.http.limits import connections
from api.http.limits.connections import Connections, Listener
from api.http.limits.loop_turns import Turns
from api.http.limits.socket_protocol import MESSAGE_BYTES, PING_S, SocketProtocol
from api.http.limits.timeouts import ANSWER_TIMEOUT_S, TimeoutProtocol
from api.http.repeat_filter import RepeatFilter
from api.jobs import processes, supervisor
from api.jobs.warmup import end_compiling

_NO_START = 3  # the exit code of uvicorn's own command, too
_SWITCH_S = 0.0001  # for which a search may hold Python's lock while the event loop waits for it
_MAPPED_BYTES = 128 * 1024  # from which a block of memory is mapped, and so given back when it is freed
_ARENAS = 2  # of memory, which threads share
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # of glibc's malloc.h
_SEND_BUFFER_BYTES = 128 * 1024  # of a connection, in the kernel, which would else hold megabytes for who reads slowly
_DRAIN_TIMEOUT_S = 8  # for the requests that run when the service is told to stop
_SENDING_TIMEOUT_S = 6  # for answers that wait then until they are taken
_WORKING_TIMEOUT_S = 4  # for what other processes do then, of which some takes half a minute
_LONGEST_S = 9.5  # from when it is told to the end of the process, whatever still runs: what was acknowledged is stored

_log = logging.getLogger(__name__)


class _Stopped(logging.Filter):
    """Makes a warning of the line that tells how many requests were cancelled as the service stopped."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let *record* pass."""
        if record.msg.startswith("Cancel %s running task"):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


class Server(uvicorn.Server):
    """Serves the application of *settings* over *connections*, and tells both when it stops."""

    def __init__(self, settings: uvicorn.Config, connections: Connections) -> None:
        super().__init__(settings)
        self._connections = connections

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Take note that it is to stop, and see to it that it ends within ten seconds, however busy the machine is."""
        if not self.should_exit:
            timer = Timer(_LONGEST_S, _end)
            timer.daemon = True
            timer.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let answers in many lines end; wait for the others, and a moment for clients that do not take them."""
        self.config.app.state.stopping.set()  # type: ignore[union-attr] # `config` is given an application of ours
        loop = asyncio.get_running_loop()
        loop.call_later(_WORKING_TIMEOUT_S, processes.stop)
        loop.call_later(_SENDING_TIMEOUT_S, self._connections.unsent.close)
        await super().shutdown(sockets)
        self._connections.tarpit.close()


def run(
    app: FastAPI,
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    admitted: Connections | None = None,
    refill: Sequence[str] = (),
) -> None:
    """Serve *app* at *host* and *port* (0: any free one) until SIGINT or SIGTERM; raise ``OSError`` if it is taken.

    Its connections are those *admitted*; without it, ``bounded()``. *refill* is the command of a process to keep
    running beside the service, once it is warm. A service that cannot begin ends the process with the exit code 3.
    """
    sys.setswitchinterval(_SWITCH_S)
    give_memory_back()
    with _listen(host, port) as listener, suppress(KeyboardInterrupt):
        with suppress(OSError):  # a log on a full disk is no reason not to serve
            print(f"Kropki is at {_url(listener)} (Ctrl+C stops it)", file=sys.stderr, flush=True)
        listener.connections = admitted or bounded()
        server = Server(config(app, listener.connections), listener.connections)
        with _supervised(refill, lambda: server.started and bool(app.state.executor.is_warm)):
            try:
                server.run(sockets=[listener])
            finally:
                end_compiling()  # which uvicorn asks nobody for, if it is told to stop before it has begun
        if not server.started:
            sys.exit(_NO_START)  # the log has the reason


def _end() -> None:
    """End the process at once; those that it has started end by themselves as their pipes are closed."""
    _log.warning("the service has ended with requests that took too long")
    os._exit(0)


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


def bounded(most: int = 1000, most_each: int = 250, proxies: str = "127.0.0.1") -> Connections:
    """Return the bounds of *most* connections, *most_each* of one address that is none of *proxies*, or lower ones.

    This process may not have descriptors for so many; and one address never has more than half of all.
    """
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    descriptors = math.inf if limit == resource.RLIM_INFINITY else limit
    most = connections.most(most, descriptors)
    held = connections.held(most, descriptors)
    return Connections(most, min(most_each, most // 2), Proxies(proxies).believe, held)


def _supervised(command: Sequence[str], is_ready: Callable[[], bool]) -> AbstractContextManager[None]:
    """Keep a process of *command*, if there is one, running from when *is_ready* is true."""
    return supervisor.running(command, is_ready) if command else nullcontext()


def config(app: FastAPI, admitted: Connections) -> uvicorn.Config:
    """Return the options of uvicorn that *app* is served with, over connections that are *admitted*."""
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line of the log has them
    # uvicorn calls them as it would call the classes
    protocol: Any = partial(TimeoutProtocol, admitted, getattr(app.state, "turns", None) or Turns())
    socket_protocol: Any = partial(SocketProtocol, admitted)
    return uvicorn.Config(
        app,
        http=protocol,
        ws=socket_protocol,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,  # messages are short, and a compressor for each socket is not
        loop="asyncio",  # another one would not accept as our listener does
        log_config=_log_config(),
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application has a layer of its own
        backlog=connections.BACKLOG,
        timeout_graceful_shutdown=_DRAIN_TIMEOUT_S,
    )


def _log_config() -> dict[str, Any]:
    """Return the options of the log: requests on standard output, warnings of whoever on standard error."""
    log = copy.deepcopy(LOGGING_CONFIG)
    log["loggers"]["uvicorn.error"]["level"] = "WARNING"  # not that it starts and stops
    log["formatters"]["line"] = {"format": "%(message)s"}  # an access line is complete JSON
    log["handlers"]["line"] = {"class": "logging.StreamHandler", "stream": "ext://sys.stdout", "formatter": "line"}
    log["loggers"]["kropki.access"] = {"handlers": ["line"], "level": "INFO", "propagate": False}
    log["filters"] = {"repeats": {"()": RepeatFilter}, "stopped": {"()": _Stopped}}
    log["loggers"]["uvicorn.error"]["filters"] = ["stopped"]
    log["handlers"]["default"]["filters"] = ["repeats"]
    log["root"] = {"handlers": ["default"], "level": "WARNING"}
    return log


def _listen(host: str, port: int) -> Listener:
    # The protocol must be named: asyncio sends small answers without delay only on sockets that know they are TCP.
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP)[0]
    listener = Listener(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a restart need not wait for old connections
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)  # connections inherit it
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # where there is none, a client who takes nothing keeps its connection
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, ANSWER_TIMEOUT_S * 1000)
        listener.bind(address)
        listener.listen(connections.BACKLOG)
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
