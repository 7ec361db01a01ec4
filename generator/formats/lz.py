"""Lz-string's Base64 form, which f-puzzles and SudokuPad links are written in, unpacked within a bound.

A growing dictionary of phrases, each named by a number whose bits come lowest first, six bits a
letter. The package ``lzstring`` unpacks as well, but a text of a few kilobytes can unpack to many
megabytes, and it does not stop; ``web/sudoku/puzzle/lz.js`` is the page's copy of this. Knows no puzzle.
"""

from __future__ import annotations

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BITS = {letter: f"{number:06b}" for number, letter in enumerate(_LETTERS)}
_SHORT, _LONG, _END = 0, 1, 2  # the first three numbers: a new 8-bit or 16-bit character; the end


def decompress(packed: str, limit: int) -> str | None:
    """Give the text in a packed form; ``None`` for anything else, and for more than *limit* units of UTF-16.

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
