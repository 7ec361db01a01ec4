"""Read puzzles that others made: KEN, records, links, and what other programs write of theirs.

``parse`` returns what the text says, and ``puzzle`` the puzzle alone. ``draft`` also solves and grades it, and
returns a record, and ``read`` raises unless that has exactly one solution. Only those two load the solvers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple, NoReturn, Unpack
from urllib.parse import parse_qsl, unquote

from kropki.generator.blanks import trimmed
from kropki.generator.board import ken, rules
from kropki.generator.board.ken import Unsaid
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.errors import BudgetError, FPuzzlesError, UniquenessError
from kropki.generator.formats import fpuzzles, lz, penpa, scl, strings, sudokumaker
from kropki.generator.formats.fpuzzles import Found
from kropki.generator.generation import record
from kropki.generator.generation.record import Record

LIMIT = 100_000  # characters of a text, packed or not
_REPAIRS = 50  # slashes of a string that are tried as the one that a link has lost

_LINK = re.compile(  # host, path, query, fragment
    r"(?:https?://|(?=[a-z0-9_-]+(?:\.[a-z0-9_-]+)+(?::[0-9]+)?[/?]))([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?",
    re.IGNORECASE | re.ASCII,
)
_SHORT = re.compile(  # hosts with ids of their own
    r"(?:^|\.)(?:sudokupad\.app|crackingthecryptic\.com|f-puzzles\.com|tinyurl\.com)(?::[0-9]+)?$", re.IGNORECASE
)
_MAKER = re.compile(r"(?:^|\.)sudokumaker\.app(?::[0-9]+)?$", re.IGNORECASE)
_PENPA = re.compile("/penpa-edit(?:/|$)", re.IGNORECASE)
_PUZZ_LINK = re.compile(r"(?:^|\.)(?:puzz\.link|pzplus\.tck\.mn|pzv\.jp)(?::[0-9]+)?$", re.IGNORECASE)
_KNOWN = (
    "known are links of f-puzzles, SudokuPad, SudokuLab, SudokuMaker, Penpa+ and Interactive Sudoku Solver with the "
    "puzzle in them, and links of ours"
)
_NAMED = re.compile("fpuz(?:zles)?")
_OWN = re.compile("scl|ctc|scf")  # SudokuPad's
_CLASSIC = "scf"  # the one of them that is not read
_KEN = re.compile(r"[0-9A-Iwkx()/]*")
_PACKED = re.compile(r"[A-Za-z0-9_+/=% ]{60,}")
_ID = re.compile("k/([0-9A-HJKMNP-TV-Z]{12})", re.IGNORECASE)
_SINGLE_SLASH = re.compile("/(?!/)")


class Named(NamedTuple):
    """A puzzle that a link of ours names by its id."""

    id: str


class Draft(NamedTuple):
    """A puzzle as its setter has it: its record, and how many solutions it has, where 2 means several."""

    record: Record
    solutions: int


def draft(text: str, **kind: Unpack[Unsaid]) -> Draft:
    """Return the record of the puzzle in *text*, however many solutions it has; raise ``KropkiError`` for no puzzle.

    *kind* says what KEN does not; the other forms say it themselves. The seed is
    empty: no seed gives this puzzle again. Without exactly one solution, the record has neither
    difficulty nor solution. Raise ``BudgetError`` if the search takes too long.
    """
    from kropki.generator.generation.generate import make_record  # noqa: PLC0415 - slow to import
    from kropki.generator.ladder.grade import grade  # noqa: PLC0415 - slow to import

    found = puzzle(text, **kind)
    graded = grade(found)
    outcome = graded.outcome
    if not outcome.complete:
        raise BudgetError(f"not settled within {outcome.nodes} nodes")
    if outcome.solution is None or graded.difficulty is None:
        return Draft(record.unsolved(found), outcome.solutions)
    return Draft(make_record("", found, outcome.solution, graded.difficulty), outcome.solutions)


def read(text: str, **kind: Unpack[Unsaid]) -> Record:
    """Return the record of the puzzle in *text* as ``draft`` does; raise ``KropkiError`` unless it has one solution."""
    found = draft(text, **kind)
    check_unique(found.solutions)
    return found.record


def check_unique(solutions: int) -> None:
    """Raise ``UniquenessError`` unless the number of *solutions* is 1."""
    if solutions != 1:
        number, code = ("more than one", "many-solutions") if solutions else ("no solution", "no-solution")
        raise UniquenessError(f"expected exactly one solution, got {number}", code=code)


def puzzle(text: str, **kind: Unpack[Unsaid]) -> Puzzle:
    """Return the puzzle in *text*, whatever its form; raise ``KenError`` or ``FPuzzlesError`` if there is none."""
    found = parse(text, **kind)
    if isinstance(found, Named):
        raise FPuzzlesError("this link names a puzzle by its id, which cannot be read offline: paste its KEN instead")
    return found.puzzle


def parse(text: str, **kind: Unpack[Unsaid]) -> Found | Named:
    """Return what *text* says, or the id that it names; raise ``KenError`` or ``FPuzzlesError`` where it is no puzzle.

    *kind* says what a puzzle in KEN, or in a grid of digits and dots, does not; the other forms, and links of ours, say
    it themselves.
    """
    text = trimmed(text)
    if not text:
        raise FPuzzlesError("there is nothing to read")
    if len(text) > LIMIT:
        raise FPuzzlesError(f"the text has more than {LIMIT:,} characters")
    link = _LINK.match(text)
    if link:
        return _from_link(*link.groups(""), **kind)
    if text.startswith("{"):
        return _from_json(text, **kind)
    if strings.is_items(text):
        return Found(*strings.from_items(text))
    if strings.is_grid(text):
        return Found(strings.from_grid(text, **kind))
    if _NAMED.match(text) or _OWN.match(text) or (_PACKED.fullmatch(text) and not _KEN.fullmatch(text)):
        return _from_packed(text)
    return Found(ken.parse(text, **kind))


def _from_link(host: str, path: str, query: str, fragment: str, **kind: Unpack[Unsaid]) -> Found | Named:
    if _PENPA.search(path):
        return _from_penpa(query or fragment)
    parameters = dict(reversed(parse_qsl(query, keep_blank_values=True)))  # the first of a name counts
    if "ken" in parameters:
        return Found(ken.parse(trimmed(parameters["ken"]), **kind_of_link(parameters)))
    theirs = _from_parameters(host, parameters)
    if theirs is not None:
        return theirs
    name = trimmed(parameters.get("puzzleid", re.sub("^/(?:sudoku(?:/|$))?", "", _decoded(path))))
    named = _ID.fullmatch(name)
    if named:
        return Named(named[1].upper())
    if _NAMED.match(name) or _OWN.match(name) or ("puzzleid" in parameters and _PACKED.fullmatch(name)):
        return _from_packed(name)
    return _from_ken(host, name, query, **kind)


def _from_penpa(parameters: str) -> Found:
    """Read a link of Penpa+, whose puzzle is in its query or, as it is shared today, in its fragment."""
    given = dict(reversed(parse_qsl(parameters, keep_blank_values=True)))
    if "p" not in given:
        raise FPuzzlesError(f"this link names no puzzle that can be read: {_KNOWN}")
    packed = given["p"].replace(" ", "+")
    try:
        return penpa.from_text(penpa.inflate(packed, LIMIT), _loads)
    except (ValueError, RecursionError):
        raise _damaged(packed) from None


def _from_parameters(host: str, parameters: dict[str, str]) -> Found | None:
    """Read a link of another program that has its puzzle in a parameter of its own."""
    items = parameters.get("q", "")
    if strings.is_items(items):  # Interactive Sudoku Solver
        return Found(*strings.from_items(items))
    if _MAKER.search(host) and "puzzle" in parameters:
        packed = parameters["puzzle"].replace("-", "/").rstrip("$")
        return _unpacked(packed, lambda inside: sudokumaker.from_json(_loads(inside)))
    load = parameters.get("load", parameters.get("fpuzzle"))
    return None if load is None else _from_packed(load)


def kind_of_link(parameters: Mapping[str, str]) -> Unsaid:
    """Return what a link of ours says beside the KEN: all dots are drawn and there are boxes, unless it says other."""
    negative = rules.WORDS.get(parameters.get("negative", ""), True)
    return {"negative": negative, "boxes": parameters.get("boxes") != "false"}


def _from_ken(host: str, name: str, query: str, **kind: Unpack[Unsaid]) -> Found:
    """Read a link of ours whose path is KEN; say what any other link is."""
    if _SHORT.search(host) and (name or query):
        raise FPuzzlesError(
            "this is a short link, which does not contain the puzzle: open it, export the puzzle, and paste the "
            "long link"
        )
    if name.startswith("daily/"):
        raise FPuzzlesError("this link names the puzzle of a day: open it in a browser")
    if _PUZZ_LINK.search(host):
        raise FPuzzlesError(f"links of puzz.link cannot be read: {_KNOWN}")
    if not name or not _KEN.fullmatch(name):
        raise FPuzzlesError(f"this link names no puzzle that can be read: {_KNOWN}")
    return Found(ken.parse(name, **kind))


def _decoded(text: str) -> str:
    """Decode the percent signs of *text*, where all of them are sound."""
    if re.search("%(?![0-9A-Fa-f]{2})", text):
        return text
    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError:
        return text


def _from_packed(text: str) -> Found:
    if text.startswith(_CLASSIC):
        raise FPuzzlesError(f"SudokuPad's form “{_CLASSIC}” cannot be read: {_KNOWN}")
    if _OWN.match(text):
        return _unpacked(_OWN.sub("", text, count=1), lambda inside: scl.from_text(inside, _loads))
    return _unpacked(re.sub(f"^{_NAMED.pattern}", "", text), lambda inside: fpuzzles.from_json(_loads(inside)))


def _unpacked(text: str, reads: Callable[[str], Found]) -> Found:
    """Return what *reads* makes of the JSON that is packed in *text*; it raises ``ValueError`` for no JSON."""
    packed = _decoded(text).replace(" ", "+")
    for attempt in _repaired(packed):
        inside = lz.decompress(attempt, LIMIT)
        if inside is None or not trimmed(inside).startswith("{"):
            continue
        try:
            return reads(inside)
        except (ValueError, RecursionError):
            continue
    raise _damaged(packed)


def _damaged(packed: str) -> FPuzzlesError:
    return FPuzzlesError(f"the packed puzzle is damaged or cut off (after {len(packed)} characters)")


def _repaired(packed: str) -> Iterator[str]:
    """Yield a string as it is, and as it may have been before a browser joined two slashes of its path."""
    yield packed
    for slash in islice(_SINGLE_SLASH.finditer(packed), _REPAIRS):
        yield f"{packed[: slash.start()]}/{packed[slash.start() :]}"


def _from_json(text: str, **kind: Unpack[Unsaid]) -> Found:
    try:
        plain = _loads(text)
    except (ValueError, RecursionError):
        raise FPuzzlesError("the text looks like f-puzzles JSON but is not") from None
    if isinstance(plain, dict) and "ken" in plain:
        return _from_record(plain, **kind)
    if isinstance(plain, dict) and "grid" not in plain and ("sentence" in plain or "steps" in plain):
        raise FPuzzlesError("this is a step or a hint, not a puzzle")
    if isinstance(plain, dict) and "grid" not in plain and "cells" in plain:
        return scl.from_json(plain)
    if isinstance(plain, dict) and "grid" not in plain and "puzzle" in plain:
        return sudokumaker.from_json(plain)
    return fpuzzles.from_json(plain)


def _from_record(plain: dict[str, Any], **kind: Unpack[Unsaid]) -> Found:
    """Read the puzzle of a record, or of an answer of the API or a command; what else is known of it is left out."""
    text, rule, boxes = plain["ken"], plain.get("negative", kind.get("negative", True)), plain.get("boxes", True)
    if not isinstance(text, str):
        raise FPuzzlesError(f"the record's ken is {fpuzzles.shown(text)}, expected text")
    if not rules.is_rule(rule):
        raise FPuzzlesError(
            f"the record's negative is {fpuzzles.shown(rule)}, expected true, false, “white” or “black”"
        )
    if not isinstance(boxes, bool):
        raise FPuzzlesError(f"the record's boxes is {fpuzzles.shown(boxes)}, expected true or false")
    return Found(ken.parse(trimmed(text), negative=rule, boxes=boxes))


def _loads(text: str) -> object:
    """Decode JSON as a browser does: every number is a float, and there is no NaN."""
    return json.loads(text, parse_int=float, parse_constant=_refuse)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)
