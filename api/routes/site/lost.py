"""What is not there: a page with the ways back for a browser, a problem for any other client."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from api.http import errors
from api.routes.site import static


async def on_http(request: Request, error: HTTPException) -> Response:
    """Answer what the framework refused: an address without anything with the page of lost visitors."""
    if error.status_code != 404 or not _is_visit(request):
        return await errors.on_http(request, error)
    response = static.serve(static.folder() / "lost.html", request, status=404)
    response.headers["Vary"] = "Accept"
    return response


def _is_visit(request: Request) -> bool:
    """Tell whether somebody opens an address in a browser."""
    return request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("accept", "")
