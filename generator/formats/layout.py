"""How a booklet may look: what is asked for before it is drawn, and before its puzzles are made."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from urllib.parse import urlsplit

from generator.errors import RequestError

GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}  # puzzles a page -> columns and rows
PAPERS = ("A4", "Letter")
LETTERS = (  # that the fonts of the booklet have: Latin, Greek and Cyrillic, and signs; first and last of each range
    (0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x377), (0x37A, 0x37F), (0x384, 0x38A), (0x38C, 0x38C), (0x38E, 0x3A1),
    (0x3A3, 0x525), (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2190, 0x2193), (0x2212, 0x2212),
    (0x25CB, 0x25CB), (0x25CF, 0x25CF),
)  # fmt: skip
LIMITS = {"title": 200, "site": 1000}  # bytes: a line of paper; what a QR code has room for beside any puzzle


@dataclass(frozen=True, slots=True)
class Layout:
    """How a booklet looks; raises ``RequestError`` for what it cannot be."""

    title: str = "Kropki Sudoku"
    per_page: int = 2
    paper: str = "A4"
    site: str = ""  # where the page is that the QR codes lead to; without one there are none

    def __post_init__(self) -> None:
        if self.per_page not in GRIDS or self.paper not in PAPERS:
            raise RequestError(f"expected 1, 2, 4 or 6 puzzles a page on {' or '.join(PAPERS)}")
        for name, most in LIMITS.items():
            if not _is_text(getattr(self, name), most):
                raise RequestError(f"expected a {name} of at most {most:,} bytes of UTF-8")
        check_letters("title", self.title)
        if self.site and not _is_web_address(self.site):
            raise RequestError("expected a site that begins with http:// or https:// and the name of a host")


def check_letters(name: str, text: str) -> None:
    """Raise ``RequestError`` with the first letter of *text*, which is printed, that the fonts do not have.

    >>> check_letters("title", "Кропки: κρόπκι")
    >>> check_letters("title", "数独")
    Traceback (most recent call last):
    generator.errors.RequestError: expected a title in Latin, Greek or Cyrillic letters, got '数'
    """
    for letter in unicodedata.normalize("NFC", text):
        if not any(first <= ord(letter) <= last for first, last in LETTERS):
            raise RequestError(f"expected a {name} in Latin, Greek or Cyrillic letters, got {letter!r}")


def _is_text(text: str, most: int) -> bool:
    """Tell whether *text* is Unicode of at most so many bytes; what a shell hands over need be neither."""
    try:
        return len(text.encode()) <= most
    except UnicodeEncodeError:
        return False


def _is_web_address(text: str) -> bool:
    """Tell whether *text* is what a reader's telephone opens in its browser.

    >>> _is_web_address("https://kropki.example/play"), _is_web_address("javascript:alert(1)")
    (True, False)
    """
    if not text.isprintable() or " " in text:
        return False
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


USUAL = Layout()
