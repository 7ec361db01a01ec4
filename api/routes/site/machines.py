"""Files for crawlers and readers of feeds: robots.txt (RFC 9309), sitemap.xml, and daily puzzles as Atom (RFC 4287).

If the operator gives a contact, there is a security.txt (RFC 9116), too.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kropki.api.http import etag, public
from kropki.api.http.spoken import offered_at
from kropki.api.routes.site import static
from kropki.api.settings import OFF, Settings
from kropki.generator.ladder.rungs import Level

_A_DAY_S = 24 * 3600
_GOOD = timedelta(days=180)  # for which a security.txt says that it holds; it is made anew each day
_TEXT = "text/plain; charset=utf-8"
_AN_HOUR_S = 3600
_DAYS = 7  # of the feed
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

Sitemap: """
_XML = '<?xml version="1.0" encoding="utf-8"?>\n'
_SITEMAP = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
_FEED = """<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>Kropki Sudoku of the day</title>
<subtitle>Each day has a puzzle of each level.</subtitle>
<author><name>Kropki</name></author>
<id>{base}feed.xml</id>
<link rel="self" type="application/atom+xml" href="{base}feed.xml"/>
<link rel="alternate" type="text/html" href="{base}daily"/>
<icon>{base}favicon.svg</icon>
<updated>{day}T00:00:00Z</updated>
"""
_ENTRY = """<entry>
<title>Kropki Sudoku of {told}</title>
<id>{base}daily/{day}</id>
<link rel="alternate" type="text/html" href="{base}daily/{day}"/>
<updated>{day}T00:00:00Z</updated>
<content type="html">{content}</content>
</entry>
"""


def routes(settings: Settings) -> Iterator[Route]:
    """Yield the routes of all; without a contact, there is no security.txt."""
    yield Route("/robots.txt", _robots)
    yield Route("/sitemap.xml", _sitemap)
    yield Route("/feed.xml", _feed)
    if settings.contact != OFF:
        yield Route("/.well-known/security.txt", _security)


def _robots(request: Request) -> Response:
    return _told(request, f"{_ROBOTS}{public.base(request)}sitemap.xml\n", _TEXT)


def _sitemap(request: Request) -> Response:
    """Return the addresses of all pages of the site in each language, but those of single puzzles and games."""
    pages = {file.parent.relative_to(static.folder()).as_posix() for file in static.folder().rglob("index.html")}
    names = sorted(page.removeprefix(".") for page in (*pages, "daily", "privacy.html"))
    urls = (_in_each_language(escape(public.base(request)), name) for name in names)
    return _told(request, f"{_XML}{_SITEMAP}{''.join(urls)}</urlset>\n", "application/xml")


def _in_each_language(base: str, name: str) -> str:
    """Return the entries of a page, each with its addresses in all languages: without one, the browser chooses."""
    addresses = {"x-default": base + name} | {code: f"{base}{name}?lang={code}" for code in offered_at(f"/{name}")}
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href="{address}"/>' for code, address in addresses.items()
    )
    return "".join(f"<url><loc>{address}</loc>{links}</url>\n" for address in addresses.values())


def _feed(request: Request) -> Response:
    """Return the puzzles of the last days, the newest first."""
    today, base = datetime.now(UTC).date(), escape(public.base(request))
    entries = (_entry(base, today - timedelta(days=back)) for back in range(_DAYS))
    text = f"{_XML}{_FEED.format(base=base, day=today)}{''.join(entries)}</feed>\n"
    return _told(request, text, "application/atom+xml", _AN_HOUR_S)


def _entry(base: str, day: date) -> str:
    """Return a day of the feed: the picture of a puzzle, and the links to those of all levels."""
    links = ", ".join(f'<a href="{base}daily/{day}/{level}">{level.value.capitalize()}</a>' for level in Level)
    picture = f"{base}kropki/daily/{day}?difficulty={Level.MEDIUM}&amp;format=png"
    shown = f'<p><img src="{picture}" alt="The medium puzzle" width="500"></p><p>{links}</p>'
    return _ENTRY.format(base=base, day=day, told=f"{day:%B} {day.day}, {day.year}", content=escape(shown))


def _told(request: Request, text: str, media_type: str, seconds: int = _A_DAY_S) -> Response:
    return etag.answer(request, text.encode(), media_type=media_type, cache_control=public.cached(request, seconds))


def _security(request: Request) -> Response:
    settings = public.settings(request)
    end = datetime.combine(datetime.now(UTC).date(), time(), UTC) + _GOOD
    lines = [
        *(f"Contact: {contact}" for contact in settings.contact.split()),
        f"Expires: {end:%Y-%m-%dT%H:%M:%SZ}",
        "Preferred-Languages: en",
        f"Canonical: {public.base(request)}.well-known/security.txt",
    ]
    return _told(request, "".join(f"{line}\n" for line in lines), _TEXT)
