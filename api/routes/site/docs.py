"""The interactive documentation of the API: Swagger UI, whose files a package has, so no other host serves a script.

It stands at the origin whose storage holds the secrets of seats, and so has the policy of the page, but for images
that its style sheet holds itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from html import escape
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kropki.api.http.headers import POLICY
from kropki.api.http.prepared import Prepared, prepare

_POLICY = f"{POLICY}; img-src 'self' data:"
_FILES = {"swagger-ui.css": "text/css", "swagger-ui-bundle.js": "text/javascript"}
_CACHED = "public, max-age=86400"
_NOW = "no-cache"
_PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script src="/docs/start.js" defer></script>
</head>
<body><main id="swagger-ui"></main></body>
</html>
"""
_START = """SwaggerUIBundle({
	url: "/openapi.json",
	dom_id: "#swagger-ui",
	deepLinking: true,
	validatorUrl: null,
});
"""


def routes(title: str) -> Iterator[Route]:
    """Yield the routes of the documentation of the API with this *title*, and of its files."""
    page = prepare(_PAGE.format(title=escape(f"{title}: the API")).encode(), "text/html")
    yield _route("/docs", lambda: page, _NOW)
    start = prepare(_START.encode(), "text/javascript")
    yield _route("/docs/start.js", lambda: start, _NOW)
    for name in _FILES:
        yield _route(f"/docs/{name}", lambda name=name: _file(name), _CACHED)  # type: ignore[misc]


@cache
def _file(name: str) -> Prepared:
    """Return a file of the package; it is read and compressed when it is first asked for."""
    return prepare(files("fastapi_offline").joinpath("static", name).read_bytes(), _FILES[name])


def _route(path: str, made: Callable[[], Prepared], cache_control: str) -> Route:
    async def serve(request: Request) -> Response:
        answer = made().answer(request, cache_control)
        answer.headers["Content-Security-Policy"] = _POLICY
        return answer

    return Route(path, serve)
