"""Pages that other sites make a preview of: the page at an address, and its Open Graph tags."""

from __future__ import annotations

from pathlib import Path

from kropki.api.routes.site import static


def page(name: str = "") -> Path:
    """Return the HTML of the page at an address."""
    return static.folder() / name / "index.html"


def tags(title: str, description: str, picture: str) -> dict[str, str]:
    """Return the Open Graph tags of a page: its title, what it is, and the address of its picture."""
    return {
        "type": "website",
        "site_name": "Kropki",
        "title": title,
        "description": description,
        "image": picture,
    }
