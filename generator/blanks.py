"""Blanks around a text: spaces, and characters that nobody sees, which come along when a text is copied.

``web/sudoku/puzzle/blanks.js`` is the page's copy.
"""

from __future__ import annotations

import re
import unicodedata

_SPACE = "\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufffc"  # noqa: E501 - what a browser trims, a line end, and the place of an object
PRINTED = "\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"  # marks around the letters behind them
_FORMAT = "Cf"  # the category of what only says how other letters look, such as a byte order mark, and of PRINTED
_IS_PRINTED = re.compile(f"[{PRINTED}]")


def trimmed(text: str) -> str:
    r"""Return *text* without blanks around it.

    >>> trimmed("\ufeff\u200b D/D\u00ad/D/D \u200e\n")
    'D/D\xad/D/D'
    >>> ascii(trimmed("\u0601\u0661\u200f"))
    "'\\u0601\\u0661'"
    """
    start, end = 0, len(text)
    while start < end and _is_blank(text[start]):
        start += 1
    while start < end and _is_blank(text[end - 1]):
        end -= 1
    return text[start:end]


def _is_blank(letter: str) -> bool:
    is_format = not letter.isascii() and unicodedata.category(letter) == _FORMAT
    return letter in _SPACE or (is_format and not _IS_PRINTED.match(letter))
