"""Run the service with uvicorn, until it is told to stop."""

from __future__ import annotations

import uvicorn

from api.app import app

_DRAIN = 10  # seconds that requests get to end in, when the service is told to stop


def run(host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve at *host* and *port* until SIGINT or SIGTERM; exit with status 1 when that address cannot be had."""
    uvicorn.run(app, host=host, port=port, server_header=False, timeout_graceful_shutdown=_DRAIN)
