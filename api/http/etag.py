"""Conditional answers: an ETag made from the content, and 304 for a client that has it already."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response


def answer(request: Request, content: bytes, *, media_type: str, cache_control: str) -> Response:
    """Give *content*, or 304 without it when ``If-None-Match`` says that it is there."""
    etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": etag, "Cache-Control": cache_control}
    if _names(request.headers.get("if-none-match", ""), etag):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


def _names(tags: str, etag: str) -> bool:
    """Tell whether the header *tags* has *etag*, strong or weak (RFC 9110, 13.1.2).

    >>> _names('W/"a", "b"', '"a"'), _names('"c"', '"a"'), _names("*", '"a"')
    (True, False, True)
    """
    return any(tag.strip().removeprefix("W/") in (etag, "*") for tag in tags.split(","))
