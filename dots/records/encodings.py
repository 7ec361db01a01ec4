"""Bytes to characters: by the encoding that a record names or, if it names none or a wrong one, by the likeliest.

All that differs between encodings is in ``encodings.txt``: their names, and how those that are guessed are told.
Each candidate reads the bytes, and gets a number for it:

    the share of the letters that lie in words       "При" is a word; no letter of "Ïðè" or "рТЙ" is in one
    less the share of values with a wrong bracket    as a backslash that is half a character of Shift-JIS makes them

A Cyrillic word has no capital after a small letter, a Latin one no three accented letters in a row. If a character has
several bytes, the everyday characters of the code are words: kana, syllables, the first level of ideographs. Of equals
the one with more of the most frequent letters is read, then the first of the table. The Western one is read if no other
has half of the letters in words. A named encoding is half believed from the beginning, and only UTF-8 is tried beside
it if it reads well: all bytes are characters, brackets close, and most letters of an alphabet make words.

If a backslash behind a byte beyond ASCII escapes a bracket, and a property follows, that byte and the backslash may be
one character. Then only encodings of several bytes are tried that have all the bytes, and in which all brackets are
right; others if there is none.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

NAMED = 65_536  # bytes at the beginning in which the name is looked for
TRIED, BEFORE = 65_536, 1_024  # bytes by which candidates are judged, and how many of them are before the first letter
WESTERN = "windows-1252"

_FILE = Path(__file__).with_name("encodings.txt")
_CHARSET = re.compile(rb"CA\s*\[\s*([A-Za-z0-9 ._:-]{1,40})\]")
_VALUE = re.compile(r"\[[^\\\]]*(?:\\.[^\\\]]*)*(?:\]|\\?\Z)", re.DOTALL)
_SWALLOWED = re.compile(r"[;\])\s][A-Z]{1,2}\[")  # a property in a value: the bracket before it was missed
_EATEN = re.compile(
    rb"[\x80-\xff]\\\][;()\s]*[A-Z]{1,2}\["
)  # a bracket before a property, with what may be half a character
_BEYOND = re.compile(rb"[\x80-\xff]")
_HIGH = re.compile(r"[^\x00-\x7f]")

Note = Callable[[str, int, str], None]
Characters = tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]


class Reading(NamedTuple):
    """How bytes read in an encoding, each from 0 to 1."""

    words: float  # of the letters beyond ASCII, those in words, or in everyday characters of several bytes
    wrong: float  # of the values, those with a wrong bracket
    frequent: float  # of what is beyond ASCII, the most frequent letters of an alphabet


@dataclass(frozen=True, slots=True)
class Table:
    """What ``encodings.txt`` says: the codec of each encoding, the encoding of each name, the signs of candidates."""

    codecs: dict[str, str]
    names: dict[str, str]
    run: re.Pattern[str]  # letters in a row, which may be a word
    alphabets: dict[str, tuple[re.Pattern[str], str]]  # a word, and the most frequent letters
    candidates: dict[str, str | Characters]  # an alphabet; or a character, an everyday one, and one that is no letter


def decode(data: bytes, note: Note) -> str:
    """Turn *data* into characters; *note* hears what is wrong with its encoding: a code, the place, a sentence."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _as_it_says(data, note)
    said = _CHARSET.search(data[:NAMED])
    name = said[1].decode().strip() if said else ""
    marked = data.startswith(codecs.BOM_UTF8)
    known = "utf-8" if marked else encoding(name)
    if said and not known:
        note("charset-unknown", said.start(), f"expected an encoding in CA, not {name!r}")
    return _named(data.removeprefix(codecs.BOM_UTF8), known, note)


def encoding(name: str) -> str:
    """Return the encoding that is called *name*, however that is spelled; an empty text if there is none.

    >>> encoding("CP-1251"), encoding("Windows 31J"), encoding("ANSI")
    ('windows-1251', 'shift_jis', '')
    """
    return table().names.get(_folded(name), "")


def _named(data: bytes, known: str, note: Note) -> str:
    codec = table().codecs[known or "utf-8"]
    fault = _fault(data, codec)
    if fault is None and (known not in table().candidates or known == "utf-8" or data.isascii()):
        return data.decode(codec)
    chosen = likeliest(data, known, valid=fault is None)
    if not known:
        note("charset-missing", fault or 0, f"expected UTF-8 if CA names no encoding; read as {chosen}")
    elif fault is not None or chosen != known:
        note("charset-broken", fault or 0, f"expected {known}, as the text says of itself; read as {chosen}")
    return data.decode(table().codecs[chosen], "replace")


def _as_it_says(data: bytes, note: Note) -> str:
    fault = _fault(data, "utf-16")
    if fault is not None:
        note("charset-broken", fault, "expected utf-16, as the text says of itself; what is no character was replaced")
    return data.decode("utf-16", "replace")


def _fault(data: bytes, codec: str) -> int | None:
    try:
        data.decode(codec)
    except UnicodeDecodeError as error:
        return error.start
    return None


def likeliest(data: bytes, known: str = "", *, valid: bool = False) -> str:
    """Return the encoding in which brackets close and letters make words; *known* is the one that the text names.

    Where *known* is *valid* and reads well, only UTF-8 may take its place.
    """
    first = _BEYOND.search(data)
    begin = max(0, first.start() - BEFORE) if first else 0
    tried = data[begin : begin + TRIED]
    own = _reading(tried, known)
    whole = _whole(data, tried) if not valid and _EATEN.search(tried) else []
    scores = {known: ((1 + own.words) / 2 - own.wrong, 1.0)} if known and not whole else {}
    reads_well = valid and not own.wrong and (own.words >= 0.5 or not isinstance(table().candidates.get(known), str))
    for name in ["utf-8"] if reads_well else whole or table().candidates:
        read = _reading(tried, name)
        least = 0.5 if name == WESTERN else -1.0
        scores.setdefault(name, (max(least, read.words - read.wrong), read.frequent))
    return max(scores, key=lambda name: scores[name])


def _whole(data: bytes, tried: bytes) -> list[str]:
    """Return the encodings of several bytes that have all characters of *data*, and right brackets where *tried*."""
    several = [name for name, signs in table().candidates.items() if not isinstance(signs, str)]
    right = [name for name in several if not _reading(tried, name).wrong]
    return [name for name in right if _fault(data, table().codecs[name]) is None]


def _reading(data: bytes, name: str) -> Reading:
    signs = table().candidates.get(name)
    if signs is None:
        return Reading(0.0, 0.0, 0.0)
    if isinstance(signs, str):
        text = data.decode(table().codecs[name], "replace")
        return _words(text, *table().alphabets[signs])
    return _characters(data.decode("latin-1"), *signs)


def _words(text: str, word: re.Pattern[str], often: str) -> Reading:
    good = letters = 0
    for run in table().run.findall(text):
        high = len(_HIGH.findall(run))
        letters += high
        good += high if high and word.fullmatch(run) else 0
    frequent = sum(map(text.count, often)) / (len(_HIGH.findall(text)) or 1)
    return Reading(good / (letters or 1), _wrong(text), frequent)


def _characters(text: str, one: re.Pattern[str], everyday: re.Pattern[str], mark: re.Pattern[str]) -> Reading:
    good = letters = 0
    for each in re.findall(rf"{one.pattern}|[\x80-\xff]", text, re.DOTALL):
        size = 0 if mark.fullmatch(each) else len(each)
        letters += size
        good += size if everyday.fullmatch(each) else 0
    return Reading(good / (letters or 1), _wrong(one.sub("\x80", text)), 0.0)


def _wrong(text: str) -> float:
    """Return the share of the values of *text* whose brackets are wrong: a property within, or a bracket outside."""
    values = _VALUE.findall(text)
    outside = _VALUE.sub("", text)
    wrong = sum(len(_SWALLOWED.findall(value)) for value in values) + outside.count("]")
    return wrong / (len(values) or 1)


@cache
def table() -> Table:
    """Return what the file of encodings says."""
    lines = [line.split(" ; ") for line in _FILE.read_text("utf-8").splitlines() if line and line[0] != "#"]
    rows = {sign: [(line[0][2:], *line[1:]) for line in lines if line[0].startswith(f"{sign} ")] for sign in "-=?"}
    named = [(line[0], line[1], " ".join(line[2:]).split()) for line in lines if line[0][1] != " "]
    return Table(
        codecs={name: codec for name, codec, _ in named},
        names={_folded(each): name for name, codec, others in named for each in (name, codec, *others)},
        run=re.compile(rf"[^\x00-@\[-`{{-\x7f\xa0{rows['-'][0][0]}]+"),
        alphabets={name: (re.compile(word), "".join(often)) for name, word, *often in rows["="]},
        candidates={name: _signs(*signs) for name, *signs in rows["?"]},
    )


def _signs(first: str, *others: str) -> str | Characters:
    if not others:
        return first
    one, everyday, mark = (re.compile(each, re.DOTALL) for each in (first, *others))
    return one, everyday, mark


def _folded(name: str) -> str:
    return re.sub("[^a-z0-9]", "", name.lower())
