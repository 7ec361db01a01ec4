"""Random texts, from any characters at all to almost a puzzle in KEN, in f-puzzles' JSON, or in a link.

A kind is a function from a random number generator to a text; the same seed gives the same texts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from urllib.parse import quote

from lzstring import LZString

from kropki.generator.board import geometry, ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.formats import fpuzzles, sudokupad

_LETTERS = "0123456789ABCDEFGHIwkx()/"
_TOKENS = (
    *"123456789ABCDEFGHI",
    *"//////",
    "(xw)",
    "(kx)",
    "(3xx)",
    "(xx)",
    "(2wk)",
    "(9kk)",
    "0",
    "(",
    "\n",
    "\u0663",
)
_VALUES: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 4, 6, 9, 10, 1.5, 1e308, float("inf"), float("nan"), 10**40, "", "1", " 2 ",
    "\u0663", "R1C1", "r1c2",
    "R0C0", "R1C10", "ratio", [], {}, [[]], [{}], {"given": True}, {"value": 3, "given": True}, ["R1C1", "R1C2"],
    ["R1C1"] * 3,
    [{"cells": ["R1C1", "R1C2"]}], [{"cells": ["R1C1", "R1C2"], "value": "x"}], ["ratio"], ["ratio", "xv"],
    {"ratio": 1}, [[{}] * 4] * 4,
)  # fmt: skip
_NAMES = ("size", "grid", "difference", "ratio", "negative", "nonconsecutive", "title", "solution", "xv", "c", "")
_LINKS = (
    fpuzzles.ADDRESS, sudokupad.ADDRESS, "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles",
    "https://sudokupad.app/fpuzzles", "fpuzzles", "http://x/?load=", "https://", "",
)  # fmt: skip


def texts(seed: str) -> Iterator[tuple[str, str]]:
    """Yield kinds and texts without end; what takes long to read comes seldom."""
    chance = Random(seed)
    kinds, weights = list(KINDS), [_WEIGHTS.get(kind, 20) for kind in KINDS]
    while True:
        (kind,) = chance.choices(kinds, weights)
        yield kind, KINDS[kind](chance)


def puzzle(chance: Random) -> Puzzle:
    """Return a well-formed puzzle, crowded or sparse, solvable or not."""
    board = geometry.board(chance.choice(geometry.SIZES))
    share = chance.random()
    givens = [chance.randint(1, board.size) if chance.random() < share else EMPTY for _ in board.cells]
    dots = [chance.choice(tuple(Dot)) if chance.random() < share else Dot.NONE for _ in board.edges]
    return Puzzle(board.size, tuple(givens), tuple(dots), chance.random() < 0.5)


def mutated(chance: Random, text: str) -> str:
    """Return *text* with a few stretches of it lost, doubled, moved or changed."""
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(text) + 1)
        end = min(start + chance.randrange(8), len(text))
        other = chance.choice(
            ("", text[start:end] * 2, _any(chance)[:3], _letters(chance)[:3], text[end : end + 9], "0", "/", '"', "[")
        )
        text = text[:start] + other + text[end:]
    return text


def _any(chance: Random) -> str:
    """Return any characters: lone surrogates, controls and NUL as well."""
    most = chance.choice((0x7F, 0x7F, 0xFF, 0xFFFF, 0x10FFFF))
    return "".join(chr(chance.randrange(most + 1)) for _ in range(chance.randrange(40)))


def _letters(chance: Random) -> str:
    return "".join(chance.choices(_LETTERS, k=chance.randrange(60)))


def _tokens(chance: Random) -> str:
    return "".join(chance.choices(_TOKENS, k=chance.randrange(80)))


def _ken(chance: Random) -> str:
    return ken.write(puzzle(chance))


def _broken_ken(chance: Random) -> str:
    return mutated(chance, _ken(chance))


def _json(chance: Random) -> str:
    return json.dumps(fpuzzles.as_json(puzzle(chance)))


def _broken_json(chance: Random) -> str:
    return mutated(chance, _json(chance))


def _odd_json(chance: Random) -> str:
    """Return the JSON of a puzzle in which a few values, anywhere, are others."""
    plain = fpuzzles.as_json(puzzle(chance))
    for _ in range(chance.randint(1, 3)):
        place: object = plain
        while isinstance(place, dict | list) and place:
            keys = list(place) if isinstance(place, dict) else range(len(place))
            key = chance.choice([*keys, *_NAMES] if isinstance(place, dict) else keys)
            if chance.random() < 0.4 or (isinstance(place, dict) and key not in place):
                place[key] = deepcopy(chance.choice(_VALUES))
                break
            place = place[key]
    return json.dumps(plain)


def _deep_json(chance: Random) -> str:
    depth = chance.choice((100, 900, 990, 1100, 4000))
    opening, closing = chance.choice((("[", "]"), ('{"size":', "}"), ('{"grid":[', "]}")))
    return f'{{"size": 4, "grid": {opening * depth}1{closing * depth}}}'


def _packed(chance: Random) -> str:
    inside = chance.choice((_json, _odd_json, _broken_json, _deep_json))(chance)
    return chance.choice(_LINKS) + quote(LZString.compressToBase64(inside), safe="")


def _broken_packed(chance: Random) -> str:
    return mutated(chance, _packed(chance))


def _links(chance: Random) -> str:
    return chance.choice(_LINKS) + chance.choice((_any, _letters, _ken, _broken_json))(chance)


KINDS: Mapping[str, Callable[[Random], str]] = {
    "any characters": _any,
    "letters of KEN": _letters,
    "tokens of KEN": _tokens,
    "KEN": _ken,
    "broken KEN": _broken_ken,
    "JSON": _json,
    "broken JSON": _broken_json,
    "JSON with odd values": _odd_json,
    "deep JSON": _deep_json,
    "links": _links,
    "packed": _packed,
    "broken packed": _broken_packed,
}
_WEIGHTS = {"JSON": 2, "broken JSON": 6, "JSON with odd values": 6, "deep JSON": 1, "packed": 1, "broken packed": 1}
