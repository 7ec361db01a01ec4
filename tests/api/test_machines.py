"""robots.txt, security.txt, the sitemap and the feed: what they say, read as their RFCs say."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from datetime import UTC, datetime, timedelta
from html import unescape

import httpx2
import pytest

from kropki.api.errors import SettingsError
from kropki.api.settings import Settings
from tests.conftest import Make

SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
ATOM = "{http://www.w3.org/2005/Atom}"
SECURITY = "/.well-known/security.txt"


def may_crawl(robots: str, path: str) -> bool:
    """Tell whether a crawler may ask for *path*: the longest rule that matches decides (RFC 9309, 2.2.2)."""
    best = (0, True)
    for line in robots.splitlines()[1:]:
        what, _, rule = line.partition(": ")
        pattern = re.escape(rule).replace(r"\*", ".*").replace(r"\$", "$")
        if re.match(pattern, path):
            best = max(best, (len(rule), what == "Allow"))
    return best[1]


@pytest.mark.parametrize(
    ("path", "may"),
    [
        ("/", True),
        ("/learn", True),
        ("/k/RYKETAHWY2H2", True),
        ("/kropki?seed=1", False),
        ("/kropki/batch", False),
        ("/race/7K2M9QX4TBZ0", False),
        ("/kropki/RYKETAHWY2H2/steps", False),
        ("/kropki/RYKETAHWY2H2.png", True),
        ("/kropki/picture.png?ken=A", True),
        ("/dots/games/7K2M9QX4TBZ0", False),
        ("/dots/games/7K2M9QX4TBZ0.png", True),
        ("/dots/game/7K2M9QX4TBZ0", True),
    ],
)
def test_crawlers_find_the_pages_and_pictures_and_no_endless_seeds(client: httpx2.Client, path: str, may: bool) -> None:
    answer = client.get("/robots.txt")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert may_crawl(answer.text, path) == may


def test_a_contact_is_told_and_how_long_it_holds(make: Make) -> None:
    contact = "mailto:security@kropki.example https://kropki.example/security"
    with make(contact=contact, public_url="https://kropki.example") as client:
        answer = client.get(SECURITY)
    told = [line.split(": ", 1) for line in answer.text.splitlines()]
    assert [value for name, value in told if name == "Contact"] == contact.split()
    assert ["Canonical", "https://kropki.example/.well-known/security.txt"] in told
    end = datetime.fromisoformat(dict(told)["Expires"])
    assert timedelta(days=30) < end - datetime.now(UTC) < timedelta(days=365)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_without_a_contact_there_is_no_security_txt(make: Make) -> None:
    with make() as client:
        assert client.get(SECURITY).status_code == 404


@pytest.mark.parametrize(
    "contact", ["security@kropki.example", "mailto:a", "https://a b", "mailto:a@b\nExpires: x", "javascript:x", " "]
)
def test_what_is_no_contact_is_refused(contact: str) -> None:
    with pytest.raises(SettingsError, match="KROPKI_CONTACT"):
        Settings(contact=contact)


def test_the_sitemap_has_pages_that_are_there_and_robots_name_it(make: Make) -> None:
    with make(public_url="https://kropki.example") as client:
        assert "Sitemap: https://kropki.example/sitemap.xml" in client.get("/robots.txt").text.splitlines()
        answer = client.get("/sitemap.xml")
        pages = [place.text or "" for place in ET.fromstring(answer.text).iter(f"{SITEMAP}loc")]  # noqa: S314 - ours
        assert len(pages) == len(set(pages)) > 8
        for page in pages:
            shown = client.get(page.removeprefix("https://kropki.example"), headers={"Accept": "text/html"})
            assert (shown.status_code, shown.headers["content-type"]) == (200, "text/html; charset=utf-8"), page
    assert answer.headers["content-type"] == "application/xml"
    assert answer.headers["cache-control"] == "public, max-age=86400"


def test_the_feed_has_the_last_days_as_atom_says(make: Make) -> None:
    with make(public_url="https://kropki.example") as client:
        answer = client.get("/feed.xml")
        assert answer.headers["content-type"] == "application/atom+xml"
        assert 'href="/feed.xml" type="application/atom+xml"' in client.get("/").text
        feed = ET.fromstring(answer.text)  # noqa: S314 - ours
        entries = feed.findall(f"{ATOM}entry")
        for part in (feed, *entries):  # RFC 4287, 4.1: what each must have, once; an author is inherited
            for name in ("id", "title", "updated"):
                (only,) = part.findall(f"{ATOM}{name}")
                assert only.text
        assert feed.findtext(f"{ATOM}author/{ATOM}name")
        links = {link.get("rel"): link.get("href") for link in feed.findall(f"{ATOM}link")}
        assert links == {"self": "https://kropki.example/feed.xml", "alternate": "https://kropki.example/daily"}
        days = [datetime.fromisoformat(entry.findtext(f"{ATOM}updated", "")) for entry in entries]
        assert [days[0] - day for day in days] == [timedelta(days=back) for back in range(7)]
        assert feed.findtext(f"{ATOM}updated") == entries[0].findtext(f"{ATOM}updated")
        assert timedelta() <= datetime.now(UTC) - days[0] < timedelta(days=1, minutes=5)
        assert len({entry.findtext(f"{ATOM}id") for entry in entries}) == len(entries)
        for entry in entries[:2]:
            named = re.findall(r'(?:href|src)="([^"]+)"', entry.findtext(f"{ATOM}content", ""))
            assert len(named) == 6
            for link in [entry.find(f"{ATOM}link").attrib["href"], *named]:  # type: ignore[union-attr]
                assert client.get(unescape(link).removeprefix("https://kropki.example")).status_code == 200, link
