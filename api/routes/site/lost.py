"""Answers for addresses where nothing is: a browser is led to the one without a slash at its end, if that is a page.

Everybody is led to the address without blanks at its end, which were copied with a link. Else a browser gets a page
with the ways back. Any other client gets a problem.
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Match

from kropki.api.http import errors
from kropki.api.routes.site import static
from kropki.generator.blanks import trimmed


async def on_http(request: Request, error: HTTPException) -> Response:
    """Answer what the framework refused: an address without anything with the page of lost visitors."""
    if error.status_code != 404 or not (_is_visit(request) or _has_blanks(request)):
        return await errors.on_http(request, error)
    response = _to_page(request)
    if response is None and not _is_visit(request):
        return await errors.on_http(request, error)
    response = response or static.serve(_page(request), request, status=404)
    response.headers.add_vary_header("Accept")
    return response


def _to_page(request: Request) -> Response | None:
    """Return what leads to the address without slashes or blanks at its end; ``None`` if nothing is there."""
    path = trimmed(request.scope["path"])
    if not (path.endswith("/") or _has_blanks(request)) or not (named := path.strip("/")):
        return None
    scope = {**request.scope, "path": f"/{named}"}
    if all(route.matches(scope)[0] != Match.FULL for route in request.app.router.routes):
        return None
    asked = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"/{quote(named)}{asked}", 308, {"Cache-Control": "public, max-age=86400"})


def _has_blanks(request: Request) -> bool:
    """Tell whether an address that is read ends with blanks."""
    path: str = request.scope["path"]
    return request.method in {"GET", "HEAD"} and trimmed(path) != path


def _page(request: Request) -> Path:
    """Return the page of lost visitors, of the game to which the address belongs."""
    name = "dots/lost.html" if request.scope["path"].startswith("/dots/") else "lost.html"
    return static.folder() / name


def _is_visit(request: Request) -> bool:
    """Tell whether somebody opens an address in a browser."""
    return request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("accept", "")
