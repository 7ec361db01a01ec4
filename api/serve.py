"""Run the service with uvicorn, until it is told to stop.

The address is bound before anything else happens, so that one that cannot be had is an
``OSError`` here and not a line in a log.
"""

from __future__ import annotations

import copy
import socket
import sys
from contextlib import suppress

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from api.app import app

_DRAIN = 10  # seconds that requests get to end in, when the service is told to stop


def run(host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve at *host* and *port* (0: any free one) until SIGINT or SIGTERM; raise ``OSError`` if that cannot be had."""
    with _listen(host, port) as listener, suppress(KeyboardInterrupt):
        print(f"Kropki is at {_url(listener)} (Ctrl+C stops it)", file=sys.stderr, flush=True)
        uvicorn.Server(_config()).run(sockets=[listener])


def _config() -> uvicorn.Config:
    log = copy.deepcopy(LOGGING_CONFIG)
    log["loggers"]["uvicorn.error"]["level"] = "WARNING"  # that it starts and stops is no news
    return uvicorn.Config(app, log_config=log, server_header=False, timeout_graceful_shutdown=_DRAIN)


def _listen(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    return socket.create_server(address[:2], family=family, backlog=2048)


def _url(listener: socket.socket) -> str:
    """Give the URL of *listener*; what listens everywhere is reached at localhost.

    >>> with _listen("127.0.0.1", 0) as listener:
    ...     _url(listener).rpartition(":")[0]
    'http://127.0.0.1'
    """
    host, port = listener.getsockname()[:2]
    host = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104 - compared
    return f"http://{host}:{port}/"
