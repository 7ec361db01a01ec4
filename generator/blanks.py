"""Blanks around a text: spaces, and characters that nobody sees, which come along when a text is copied.

``web/sudoku/puzzle/blanks.js`` is the page's copy.
"""

from __future__ import annotations

import unicodedata

_SPACE = "\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufffc"  # noqa: E501 - what a browser trims, a line end, and the place of an object
_FORMAT = "Cf"  # the category of what only says how other letters look, such as a byte order mark


def trimmed(text: str) -> str:
    r"""Return *text* without blanks around it.

    >>> trimmed("\ufeff\u200b D/D\u00ad/D/D \u200e\n")
    'D/D\xad/D/D'
    """
    start, end = 0, len(text)
    while start < end and _is_blank(text[start]):
        start += 1
    while start < end and _is_blank(text[end - 1]):
        end -= 1
    return text[start:end]


def _is_blank(letter: str) -> bool:
    return letter in _SPACE or (not letter.isascii() and unicodedata.category(letter) == _FORMAT)
