"""Conditional answers: an ETag computed from the content, and 304 for a client that has it already."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response


def answer(request: Request, content: bytes, *, media_type: str, cache_control: str) -> Response:
    """Return *content*, or 304 without it if ``If-None-Match`` names its ETag."""
    tag = tag_of(content)
    if has(request, tag):
        return unchanged(tag, cache_control=cache_control)
    return Response(content, media_type=media_type, headers={"ETag": tag, "Cache-Control": cache_control})


def has(request: Request, tag: str) -> bool:
    """Tell whether the client has what has this ETag: ``If-None-Match`` names it."""
    return _matches(request.headers.get("if-none-match", ""), tag)


def unchanged(tag: str, *, cache_control: str) -> Response:
    """Return 304, for what still has this ETag."""
    return Response(status_code=304, headers={"ETag": tag, "Cache-Control": cache_control})


def tag_of(content: bytes) -> str:
    """Compute the ETag of *content*: a weak one, as it names the same content in any coding (RFC 9110, 8.8.1)."""
    return f'W/"{hashlib.sha256(content).hexdigest()[:32]}"'


def _matches(tags: str, etag: str) -> bool:
    """Tell whether the header *tags* names *etag*, strong or weak (RFC 9110, 13.1.2).

    >>> _matches('W/"a", "b"', 'W/"b"'), _matches('"c"', 'W/"a"'), _matches("*", 'W/"a"')
    (True, False, True)
    """
    return any(tag.strip().removeprefix("W/") in (etag.removeprefix("W/"), "*") for tag in tags.split(","))
