"""Takes comments, indentation and needless blanks out of scripts and styles, which only their readers need.

It knows tokens and no grammar, and goes by how Prettier writes: a regular expression comes after no bracket that ends.
A test holds every script of the page to a real parser, and every style to a browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_GAP = r"(?P<gap>(?:\s|//[^\n]*|/\*[\s\S]*?\*/)+)"
_STRING = r""""(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'"""
_REGEX = r"/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*])+/\w*"
_REST = rf"{_STRING}|[\w$]+|\+\+|--|[\s\S]"
_BEFORE_VALUE, _AFTER_VALUE = re.compile(f"{_GAP}|{_REGEX}|{_REST}"), re.compile(f"{_GAP}|{_REST}")
_IS_VALUE = re.compile(r"(?!(?:return|typeof|case|in|of|await|yield)$)[\w$]+$|[\])}\"'`]$|\+\+$|--$")
_TEMPLATE = re.compile(r"[`}](?:[^`\\$]|\\[\s\S]|\$(?!{))*(?:`|\${|$)")
_STYLE = re.compile(rf"{_STRING}|url\([^)]*\)|(?P<gap>(?:\s|/\*[\s\S]*?\*/)+)|[^\s\"'/{{}};,:]+|[\s\S]")
_OPENS, _CLOSES = tuple("{([,;:?=&|"), tuple("}]).,?:=&|")  # behind and before which no line's end can end a statement


def script(text: str) -> str:
    """Return JavaScript that is parsed as *text* is, without comments and what blanks it can do without."""
    kept, gap = [""], ""
    for piece, is_gap in _tokens(text):
        if not is_gap:
            kept += [_between(kept[-1], gap, piece), piece]
        gap = is_gap * ("\n" if "\n" in piece else " ")
    return "".join(kept) + "\n"


def _tokens(text: str) -> Iterator[tuple[str, bool]]:
    """Yield each piece of *text*, and whether it is a gap, of blanks and comments; a template comes in its parts."""
    place, last = 0, ""
    depths: list[int] = []  # of braces, in each expression of a template that is open
    while place < len(text):
        if is_template := text[place] == "`" or (text[place] == "}" and depths[-1:] == [0]):
            found = _TEMPLATE.match(text, place)
        else:
            found = (_AFTER_VALUE if _IS_VALUE.search(last) else _BEFORE_VALUE).match(text, place)
        piece, is_gap = (found[0], found.lastgroup == "gap") if found else (text[place], False)
        if is_template:
            depths = depths[: len(depths) - (piece[0] == "}")] + [0] * piece.endswith("${")
        elif depths and piece in "{}":
            depths[-1] += 1 if piece == "{" else -1
        place += len(piece)
        last = last if is_gap else piece
        yield piece, is_gap


def _between(last: str, gap: str, piece: str) -> str:
    """Return what must stay of a *gap*: a line's end that may end a statement, or a blank that parts two tokens."""
    if gap == "\n":
        return "" if not last or last.endswith(_OPENS) or piece.startswith(_CLOSES) else "\n"
    pair = last[-1:] + piece[0]
    return " " if gap and re.fullmatch(r"[\w$]{2}|[+-]{2}|//", pair) else ""


def style(text: str) -> str:
    """Return CSS that means what *text* does, without comments and what blanks it can do without."""
    kept, gap = [""], ""
    for found in _STYLE.finditer(text):
        piece, is_gap = found[0], found.lastgroup == "gap"
        if not is_gap:
            if piece == "}" and kept[-1] == ";":
                kept.pop()
            kept += [gap if kept[-1] not in ("", *"{};,:") and piece not in "{};," else "", piece]
        gap = is_gap * " "
    return "".join(kept) + "\n"
