"""Files for crawlers: robots.txt (RFC 9309), and security.txt (RFC 9116) if the operator gives a contact."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from api.http import etag, public
from api.settings import OFF, Settings

_A_DAY_S = 24 * 3600
_GOOD = timedelta(days=180)  # for which a security.txt says that it holds; it is made anew each day
_TEXT = "text/plain; charset=utf-8"
# Seeds are endless, and so would a crawler be. Pictures are for the previews of links, whose crawlers ask here, too.
_ROBOTS = """User-agent: *
Disallow: /kropki
Disallow: /dots/analyse
Disallow: /dots/book
Disallow: /dots/games
Disallow: /dots/lessons
Disallow: /dots/lobby
Disallow: /dots/ratings
Disallow: /dots/move
Disallow: /dots/replay
Disallow: /embed/
Disallow: /oembed
Disallow: /race/
Allow: /kropki/*.png
Allow: /dots/games/*.png
"""


def routes(settings: Settings) -> Iterator[Route]:
    """Yield the routes of both; without a contact, there is no security.txt."""
    yield Route("/robots.txt", _robots)
    if settings.contact != OFF:
        yield Route("/.well-known/security.txt", _security)


def _robots(request: Request) -> Response:
    return etag.answer(request, _ROBOTS.encode(), media_type=_TEXT, cache_control=f"public, max-age={_A_DAY_S}")


def _security(request: Request) -> Response:
    settings = public.settings(request)
    end = datetime.combine(datetime.now(UTC).date(), time(), UTC) + _GOOD
    lines = [
        *(f"Contact: {contact}" for contact in settings.contact.split()),
        f"Expires: {end:%Y-%m-%dT%H:%M:%SZ}",
        "Preferred-Languages: en",
        f"Canonical: {public.base(request)}.well-known/security.txt",
    ]
    content = "".join(f"{line}\n" for line in lines).encode()
    return etag.answer(request, content, media_type=_TEXT, cache_control=public.cached(request, _A_DAY_S))
