"""What a service that stops says to those whose answers it can no longer wait for."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kropki.api.errors import stop_error
from kropki.api.http import errors
from kropki.api.http.headers import add_headers


class Stopping:
    """Answers with a problem each request that is cancelled because the service stops, and ends each socket."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on; if it is cancelled before its answer began, send the problem ``busy``."""
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        has_begun = False

        async def noticed(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, noticed)
        except asyncio.CancelledError:
            if not scope["app"].state.stopping.is_set() or (has_begun and scope["type"] == "http"):
                raise
            if has_begun:
                return None  # whoever takes nothing is told nothing
            refusal = errors.render(stop_error())
            refusal.raw_headers = add_headers(refusal.raw_headers, scope["path"])
            await refusal(scope, receive, send)
