"""Text that players write and others see: no letter in it is invisible, and none turns the direction of other text."""

from __future__ import annotations

import re
import unicodedata

from generator.errors import RequestError

NAME_LIMIT = 20  # characters of the name of a player
_INVISIBLE = re.compile(  # Unicode's default-ignorable code points and blank letters, but for the look of an emoji
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # categories: control, format, half a surrogate, private, none
_SEEN = "LNPS"  # letters, numbers, punctuation and symbols: what a mark or the look of an emoji is put on
_MOST_MARKS = 4  # on one letter: more of them reach into other lines
_MARKS = re.compile(
    rf"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{{{_MOST_MARKS + 1}}}"
)


def plain(name: str, text: str, allowed: str = "") -> str:
    """Return *text* without blanks around it; raise ``RequestError`` for what nobody sees: a character, or all of it.

    >>> plain("title", " Żółw ❤️ ")
    'Żółw ❤️'
    """
    for at, letter in enumerate(text, 1):
        if letter not in allowed and (unicodedata.category(letter) in _REFUSED or _INVISIBLE.match(letter)):
            raise RequestError(f"expected letters that can be seen in the {name}, got U+{ord(letter):04X} at {at}")
    if _MARKS.search(text):
        raise RequestError(f"expected at most {_MOST_MARKS} marks on a letter in the {name}")
    if (found := text.strip()) and not any(unicodedata.category(letter)[0] in _SEEN for letter in found):
        raise RequestError(f"expected letters that can be seen in the {name}, got only marks that go on a letter")
    return found


def named(name: str) -> str | None:
    """Return the *name* of a player as ``plain`` does, ``None`` for blanks alone; raise ``ValueError``, for a model.

    >>> named(" Ada "), named(" ")
    ('Ada', None)
    """
    try:
        return plain("name", name) or None
    except RequestError as error:
        raise ValueError(error.message) from None
