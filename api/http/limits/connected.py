"""Requests that know when their connection is lost: whoever has left waits for nothing.

The server tells an application that reads; a request that waits for its turn does not read yet.
"""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

LOST = "lost"  # the key of the future in the scope of a request, which is done when the connection is lost


class UntilLost:
    """The application *app* as one connection sees it, which is *lost* when that future is done."""

    def __init__(self, app: ASGIApp, lost: asyncio.Future[None]) -> None:
        self._app = app
        self._lost = lost

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that has the future in its scope."""
        scope[LOST] = self._lost
        await self._app(scope, receive, send)
