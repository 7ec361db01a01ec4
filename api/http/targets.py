"""Requests that name a whole URL in place of a path, as those to a proxy do (RFC 9112, 3.2.2)."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class Targets:
    """Passes requests on by their paths."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on."""
        if not scope.get("path", "/").startswith("/"):
            scope["path"] = path_of(scope["path"])  # in place: the layers above read what routing adds
        return await self._app(scope, receive, send)


def path_of(target: str) -> str:
    """Return the path of a *target*, which may be a whole URL.

    >>> path_of("http://kropki.example/favicon.svg"), path_of("HTTPS://kropki.example"), path_of("*")
    ('/favicon.svg', '/', '*')
    """
    scheme, mark, rest = target.partition("://")
    return f"/{rest.partition('/')[2]}" if mark and scheme.lower() in ("http", "https") else target
