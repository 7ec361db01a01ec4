"""robots.txt and security.txt: what they say, read as their RFCs say."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import httpx2
import pytest

from api.errors import SettingsError
from api.settings import Settings
from tests.conftest import Make

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
        ("/dots", True),
        ("/dots/learn", True),
        ("/learn", True),
        ("/make", True),
        ("/privacy.html", True),
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
