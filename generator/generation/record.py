"""The record: one puzzle with what is known of it, the same fields everywhere.

A line of NDJSON, an answer of the API and a row of the stock are all this. The id is made
from the content, so that every machine gives the same puzzle the same id without talking
to another.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, fields
from typing import Any

from kropki.generator.board import ken, rules
from kropki.generator.board.puzzle import Grid, Puzzle
from kropki.generator.board.rules import Negative
from kropki.generator.errors import KropkiError
from kropki.generator.ladder.rungs import Difficulty

GENERATOR = "1"  # which one made a record: where another gives other puzzles of the same seeds, it has another number
ID_LENGTH = 12
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # of ids: Crockford's base 32, in its order


class RecordError(KropkiError):
    """JSON that is not a record: a field missing, of the wrong type, or unknown."""

    code = "record"


@dataclass(frozen=True, slots=True)
class Record:
    """One puzzle and what is known of it."""

    id: str
    ken: str
    size: int
    negative: Negative
    difficulty: Difficulty | None
    givens: int
    seed: str
    generator: str
    solution: str
    title: str = ""  # that somebody gave it, as in a collection
    boxes: bool = True  # whether each box holds every digit; JSON says it only where it is false

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that *ken* and *negative* describe; raises ``KenError`` where *ken* is not KEN."""
        return ken.parse(self.ken, negative=self.negative, boxes=self.boxes)

    @property
    def grid(self) -> Grid:
        """The full board that *solution* describes; raises ``KenError`` where it is not KEN of a full board.

        A draft, which has not exactly one solution, has an empty text there: see ``is_solved``.
        """
        return ken.parse_grid(self.solution, boxes=self.boxes)

    @property
    def is_solved(self) -> bool:
        """Whether *solution* says anything; it does not for a draft."""
        return bool(self.solution)

    def as_line(self) -> bytes:
        """Return the whole record as a line of NDJSON, its end included."""
        return json.dumps(self.as_json()).encode() + b"\n"

    def as_json(self, *, solution: bool = True) -> dict[str, Any]:
        """Return the fields in their order as plain values, with or without the *solution*."""
        plain = {name: getattr(self, name) for name in _TYPES}
        if self.difficulty is not None:
            plain["difficulty"] = self.difficulty.as_json()
        if self.title:
            plain["title"] = self.title
        if not self.boxes:
            plain["boxes"] = False
        if not solution:
            del plain["solution"]
        return plain


def unsolved(puzzle: Puzzle) -> Record:
    """Return the record of a draft, a *puzzle* without exactly one solution: with no difficulty and no solution."""
    return Record(
        id=identify(puzzle),
        ken=ken.write(puzzle),
        size=puzzle.size,
        negative=puzzle.negative,
        difficulty=None,
        givens=puzzle.count_givens(),
        seed="",
        generator=GENERATOR,
        solution="",
        boxes=puzzle.boxes,
    )


def identify(puzzle: Puzzle) -> str:
    """Return the id of *puzzle*: 60 bits of the SHA-256 of its canonical KEN and its rule, in Crockford's base 32.

    >>> identify(ken.parse("4A1A/D/D/D"))
    'XZZV5QCRY4YR'
    """
    return identify_text(ken.write(puzzle), negative=puzzle.negative, boxes=puzzle.boxes)


def identify_text(text: str, *, negative: Negative, boxes: bool = True) -> str:
    """Return the id of the puzzle with the canonical KEN *text*."""
    kind = rules.NAMES[negative] if boxes else f"{rules.NAMES[negative]} no-boxes"
    digest = hashlib.sha256(f"{text} {kind}".encode()).digest()
    number = int.from_bytes(digest[:8], "big") >> 4
    return "".join([ALPHABET[number >> shift & 31] for shift in range(55, -1, -5)])


_TYPES: dict[str, tuple[type, ...]] = {
    "id": (str,),
    "ken": (str,),
    "size": (int,),
    "negative": (bool, str),
    "difficulty": (dict, type(None)),
    "givens": (int,),
    "seed": (str,),
    "generator": (str,),
    "solution": (str,),
}
_MORE: dict[str, tuple[type, ...]] = {"title": (str,), "boxes": (bool,)}  # of those that have them


def is_meant(text: str) -> bool:
    """Tell whether *text* is to be read as a record: JSON, unless it is a puzzle alone, a hint, or of another program.

    >>> is_meant('{"id": 1}'), is_meant('{"size": 9, "grid": []}'), is_meant('{"ken": "D/D/D/D"}'), is_meant("[]")
    (True, False, False, True)
    """
    if text.lstrip()[:1] not in ("{", "["):
        return False
    if '"ken"' not in text and ('"sentence"' in text or '"steps"' in text):
        return False
    return '"grid"' not in text and ('"id"' in text or '"ken"' not in text)


def from_line(text: str) -> Record:
    """Read a record from a line of NDJSON; raise ``RecordError`` for any other text."""
    try:
        return from_json(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise RecordError(f"expected a line of JSON: {error}") from None


def from_json(plain: object) -> Record:
    """Read a record from decoded JSON; raise ``RecordError`` that names the first field at fault."""
    if not isinstance(plain, dict):
        raise RecordError(f"expected an object, got {type(plain).__name__}")
    _check_fields(plain, _TYPES | {name: kinds for name, kinds in _MORE.items() if name in plain})
    _check_rule(plain["negative"])
    difficulty = plain["difficulty"]
    if difficulty is not None:
        _check_fields(difficulty, _DIFFICULTY_TYPES)
        _check_fields(difficulty["techniques"], dict.fromkeys(difficulty["techniques"], (int,)))
        difficulty = Difficulty(**difficulty)
    return Record(**{**plain, "difficulty": difficulty})


_DIFFICULTY_TYPES: dict[str, tuple[type, ...]] = {
    "level": (str,),
    "rating": (int, float),
    "score": (int,),
    "first": (int, float),
    "openings": (int, float),
    "techniques": (dict,),
    "moments": (int,),
}
assert [*_TYPES, *_MORE] == [field.name for field in fields(Record)]  # noqa: S101 - one list of fields
assert list(_DIFFICULTY_TYPES) == [field.name for field in fields(Difficulty)]  # noqa: S101


def _check_rule(negative: object) -> None:
    if not rules.is_rule(negative):
        raise RecordError(f"expected true, false, 'white' or 'black' in 'negative', got {negative!r:.40}")


def _check_fields(plain: dict[str, object], types: dict[str, tuple[type, ...]]) -> None:
    for name, expected in types.items():
        if name not in plain:
            raise RecordError(f"expected the field {name!r}, which is missing")
        value = plain[name]
        if type(value) in expected:  # the rest is for what is rare, as numbers of other types
            continue
        if not isinstance(value, expected) or (isinstance(value, bool) and bool not in expected):
            raise RecordError(
                f"expected {' or '.join(kind.__name__ for kind in expected)} in {name!r}, got {value!r:.40}"
            )
    unknown = plain.keys() - types.keys()
    if unknown:
        raise RecordError(f"unknown field {min(unknown)!r:.40}")
