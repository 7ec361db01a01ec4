"""Text that players write and others see: no letter in it is invisible, and none turns the direction of other text."""

from __future__ import annotations

import re
import unicodedata

from kropki.generator.blanks import PRINTED, trimmed
from kropki.generator.errors import RequestError

NAME_LIMIT = 20  # characters of the name of a player
_INVISIBLE = re.compile(  # Unicode's default-ignorable code points and blank letters, but for the look of an emoji
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_CURSIVE = (  # scripts whose letters join: Arabic and its like, Mongolian
    "\u0620-\u06ef\u06fa-\u08ff\u1820-\u18aa\ufb50-\ufdfb\ufe70-\ufefc\U00010d00-\U00010d27\U0001e900-\U0001e94b"
)
_JOINED = (  # all scripts whose letters take other shapes beside each other: also Indic ones
    f"{_CURSIVE}\u0900-\u0dff\u0f40-\u0fbc\u1000-\u109f\u1780-\u17d3\u1a20-\u1a5e"
    "\u1b00-\u1c37\ua840-\ua871\ua880-\ua8c5\ua8e0-\ua8ff\ua980-\ua9c0\uaa60-\uaa7f\U00011000-\U00011450"
)
_KILLED = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca"  # ends a consonant: a joiner may end the word
_PICTURE = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u2460-\u27bf\u2900-\u2bff\u3030-\u3299"
    "\U0001f000-\U0001faff"
)
_IDEOGRAPH = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_SHAPING = re.compile(  # what nobody sees, but sees at work
    rf"(?<=[{_JOINED}])[\u200c\u200d](?=[{_JOINED}])|(?<=[{_KILLED}])\u200d(?!\w)"
    rf"|(?<=[{_CURSIVE}])(?:\u200d|\u200c(?=\s*(?!{_INVISIBLE.pattern})\S))"  # ends a word
    rf"|(?<!\u200d)\u200d(?=[{_CURSIVE}])|(?<=[\u1820-\u18aa])\u180e(?=[\u1820-\u18aa])"
    rf"|(?<=[{_PICTURE}\ufe0f])\u200d(?=[{_PICTURE}])|(?<=[{_PICTURE}#*0-9])\ufe0e"
    rf"|(?<=[{_IDEOGRAPH}])[\ufe00-\ufe0e\U000e0100-\U000e01ef]|(?<=[\u1820-\u18aa])[\u180b-\u180d\u180f]"
    "|(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"  # the flag of a region
)
_IS_PRINTED = re.compile(f"[{PRINTED}]")
_REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # categories: control, format, half a surrogate, private, none
_SEEN = "LNPS"  # letters, numbers, punctuation and symbols: what a mark or the look of an emoji is put on
_MOST_MARKS = 4  # on one letter: more of them reach into other lines
_MARKS = re.compile(
    rf"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{{{_MOST_MARKS + 1}}}"
)


def plain(name: str, text: str, allowed: str = "") -> str:
    r"""Return *text* without blanks around it; raise ``RequestError`` for what nobody sees: a character, or all of it.

    What gives letters and emoji another shape stays: joiners, selectors, the tags of a flag. A joiner that keeps
    letters apart does nothing at the end of the text, and so is a blank there.

    >>> plain("title", " Żółw ❤️\u200b ")
    'Żółw ❤️'
    """
    shaped = _SHAPING.sub(lambda found: "x" * len(found[0]), text)
    seen = trimmed(shaped)
    text = text[(start := shaped.index(seen)) : start + len(seen)]
    for at, letter in enumerate(seen, 1):
        if letter in allowed or _IS_PRINTED.match(letter):
            continue
        if unicodedata.category(letter) in _REFUSED or _INVISIBLE.match(letter):
            raise RequestError(f"expected letters that can be seen in the {name}, got U+{ord(letter):04X} at {at}")
    if _MARKS.search(text):
        raise RequestError(f"expected at most {_MOST_MARKS} marks on a letter in the {name}")
    if text and not any(unicodedata.category(letter)[0] in _SEEN for letter in text):
        raise RequestError(f"expected letters that can be seen in the {name}, got only marks that go on a letter")
    return text


def named(name: str) -> str | None:
    """Return the *name* of a player as ``plain`` does, ``None`` for blanks alone; raise ``ValueError``, for a model.

    >>> named(" Ada "), named(" ")
    ('Ada', None)
    """
    try:
        return plain("name", name) or None
    except RequestError as error:
        raise ValueError(error.message) from None
