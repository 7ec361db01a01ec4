"""Lz-string's Base64 form, which f-puzzles and SudokuPad links are written in: packed, and unpacked within a bound.

A growing dictionary of phrases, each named by a number whose bits come lowest first, six bits a
letter. A text of a few kilobytes can unpack to many megabytes, so there is a bound. Knows no
puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BITS = {letter: f"{number:06b}" for number, letter in enumerate(_LETTERS)}
_SHORT, _LONG, _END = 0, 1, 2  # the first three numbers: a new 8-bit or 16-bit character; the end


def compress(text: str) -> str:
    """Return *text* in its packed form, as the original writes it: to the byte.

    >>> compress("hello hello hello")
    'BYUwNmD2AEoTcpA='
    """
    data = text.encode("utf-16-le", "surrogatepass")
    units = [data[at] | data[at + 1] << 8 for at in range(0, len(data), 2)]
    bits = "".join(_packed([chr(unit) for unit in units]))
    bits += "0" * (6 - len(bits) % 6)
    letters = "".join([_LETTERS[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6)])
    return letters + "=" * (-len(letters) % 4)


def _packed(characters: list[str]) -> Iterator[str]:
    """Yield the bits of the numbers, and of the characters that are new, of a text that is these *characters*."""
    phrases: dict[str, int] = {}
    new: set[str] = set()  # characters that were met and not written yet
    width, left = 2, 2  # bits of a number: one more whenever the numbers of a width are used up
    phrase = ""
    for character in [*characters, ""]:  # the empty one ends the last phrase
        if character and character not in phrases:
            phrases[character] = len(phrases) + 3
            new.add(character)
        if character and phrase + character in phrases:
            phrase += character
            continue
        if phrase in new:
            kind, size = (_SHORT, 8) if ord(phrase) < 256 else (_LONG, 16)
            yield _lowest_first(kind, width) + _lowest_first(ord(phrase), size)
            new.remove(phrase)
            width, left = _narrowed(width, left)
        elif phrase:
            yield _lowest_first(phrases[phrase], width)
        if phrase:
            width, left = _narrowed(width, left)
        phrases[phrase + character] = len(phrases) + 3
        phrase = character
    yield _lowest_first(_END, width)


def _lowest_first(number: int, width: int) -> str:
    return f"{number:0{width}b}"[::-1]


def _narrowed(width: int, left: int) -> tuple[int, int]:
    """Return the width of the next number, and how many more have it."""
    return (width, left - 1) if left > 1 else (width + 1, 1 << width)


def decompress(packed: str, limit: int) -> str | None:
    """Return the text in a packed form; ``None`` for anything else, and for more than *limit* units of UTF-16.

    >>> decompress("BYUwNmD2AEoTcpA=", 17), decompress("BYUwNmD2AEoTcpA=", 16), decompress("!", 16)
    ('hello hello hello', None, None)
    """
    try:
        text = _unpack("".join([_BITS[letter] for letter in packed.rstrip("=")]), limit)
    except (KeyError, IndexError):  # another letter; a phrase that is not there
        return None
    return None if text is None else text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def _unpack(bits: str, limit: int) -> str | None:
    at = 0
    phrases = ["", "", ""]
    width, left = 2, 1  # bits of a number: one more whenever the numbers of a width are used up
    found: list[str] = []
    length, last = 0, ""
    while at + width <= len(bits):
        number = int(bits[at : at + width][::-1], 2)
        at += width
        if number == _END:
            return "".join(found) if length <= limit else None
        if number in (_SHORT, _LONG):
            size = 16 if number == _LONG else 8
            if at + size > len(bits):
                return None
            phrases.append(chr(int(bits[at : at + size][::-1], 2)))
            at += size
            number = len(phrases) - 1
            left -= 1
            if not left:
                left, width = 1 << width, width + 1
        phrase = last + last[0] if number == len(phrases) else phrases[number]
        if last:
            phrases.append(last + phrase[0])
            left -= 1
            if not left:
                left, width = 1 << width, width + 1
        found.append(phrase)
        length += len(phrase)
        if length > limit:
            return None
        last = phrase
    return None
