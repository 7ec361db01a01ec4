"""F-puzzles: puzzles as its JSON, as strings and as links, both ways.

A string is the JSON, compressed by lz-string, in base 64. The rules are stated in words, too, for
programs that draw the dots and do not know the negative constraint, such as SudokuPad
(see ``generator.formats.sudokupad``).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, BinaryIO
from urllib.parse import quote, unquote

from lzstring import LZString

from generator.board import geometry
from generator.board.geometry import Board
from generator.board.puzzle import EMPTY, Grid, Puzzle
from generator.board.rules import Dot
from generator.errors import KropkiError
from generator.generation.record import Record

_LOAD = "?load="  # what stands before the string in a link
ADDRESS = f"https://www.f-puzzles.com/{_LOAD}"

RULES = (
    "Normal sudoku rules apply. A white dot joins two digits that are consecutive. A black dot joins two digits "
    "of which one is twice the other. "
)
ALL_DOTS = "All dots are given: where there is none, the digits are neither consecutive nor one twice the other."
SOME_DOTS = "Not all dots are given: where there is none, nothing is said."

_MARKS = {Dot.WHITE: ("difference", 1), Dot.BLACK: ("ratio", 2)}
_IGNORED = {  # names, colours, and what a solver has noted: none of it changes the solution
    "author", "centerPencilMarks", "cornerPencilMarks", "c", "highlight", "highlightConflicts", "msgcorrect",
    "ruleset", "solution", "successMessage", "title",
}  # fmt: skip
_READ = {"size", "grid", "difference", "ratio", "nonconsecutive", "negative"}

LIMIT_CHARS = 16_384  # of a text that is read; a 9x9 puzzle with every given and dot has about 3,000
_MAX_REPAIRS = 50  # slashes of a string that are tried as the one that a link has lost
# all that a broken string raises when it is decoded
_UNPACK_ERRORS = (ValueError, KeyError, IndexError, TypeError, NameError, RecursionError)


class FPuzzlesError(KropkiError):
    """Text that is not of f-puzzles or SudokuPad, or a puzzle with rules that Kropki does not have."""

    code = "f-puzzles"


def write_links(records: Iterable[Record], stream: BinaryIO, address: str = ADDRESS) -> None:
    """Write a line for each record: a link that opens its puzzle at *address*, which takes the strings of f-puzzles."""
    for record in records:
        stream.write(f"{link(record.puzzle, record.grid, record.id, address)}\n".encode())
        stream.flush()


def link(puzzle: Puzzle, solution: Grid | None, name: str, address: str = ADDRESS) -> str:
    """Give the link that opens *puzzle* at *address*, which takes the strings of f-puzzles."""
    return f"{address}{quote(pack(as_json(puzzle, solution, name)), safe='')}"


def as_json(puzzle: Puzzle, solution: Grid | None = None, name: str = "") -> dict[str, Any]:
    """Give *puzzle* as the JSON of f-puzzles, with its *solution* if given, entitled "Kropki" and *name*."""
    board = puzzle.board
    plain: dict[str, Any] = {
        "size": puzzle.size,
        "title": f"Kropki {name}".strip(),
        "author": "kropki",
        "ruleset": RULES + (ALL_DOTS if puzzle.negative else SOME_DOTS),
        "grid": [[_cell(puzzle, cell) for cell in row] for row in board.rows],
    }
    for dot, (mark, _) in _MARKS.items():
        edges = [edge for edge, drawn in zip(board.edges, puzzle.dots, strict=True) if drawn is dot]
        if edges:
            plain[mark] = [{"cells": [board.name(cell).upper() for cell in edge]} for edge in edges]
    if puzzle.negative:
        plain |= {"nonconsecutive": True, "negative": ["ratio"]}
    if solution is not None:
        plain["solution"] = list(solution.digits)
    return plain


def _cell(puzzle: Puzzle, cell: int) -> dict[str, Any]:
    given = puzzle.givens[cell]
    return {} if given == EMPTY else {"value": given, "given": True}


def _box(board: Board, cell: int) -> int:
    return next(number for number, box in enumerate(board.boxes) if cell in box)


def pack(plain: dict[str, Any]) -> str:
    """Give the string of the JSON *plain*: compact, compressed, in base 64."""
    return str(LZString.compressToBase64(json.dumps(plain, separators=(",", ":"))))


def unpack(text: str) -> object:
    """Read a string into decoded JSON, also where a link has made a space of ``+`` or ``/`` of ``//``."""
    text = text.strip().replace(" ", "+")
    for candidate in _repaired(text):
        try:
            return json.loads(LZString.decompressFromBase64(candidate) or "")
        except _UNPACK_ERRORS:
            continue
    raise FPuzzlesError(f"expected an f-puzzles string, got {text!r:.60}")


def _repaired(text: str) -> Iterator[str]:
    yield text
    single = (at for at, character in enumerate(text) if character == "/" and text[at + 1 : at + 2] != "/")
    for at in islice(single, _MAX_REPAIRS):
        yield f"{text[:at]}/{text[at:]}"


def read(text: str) -> Puzzle:
    """Read a puzzle from a link, a string or the JSON of f-puzzles; raise ``FPuzzlesError`` where it is none."""
    text = text.strip()
    check_length(text)
    if text.startswith("{"):
        try:
            return from_json(json.loads(text))
        except (ValueError, RecursionError):
            raise FPuzzlesError(f"expected JSON, got {text!r:.60}") from None
    return from_string(string_in(text, _LOAD) if "://" in text else text)


def check_length(text: str) -> None:
    """Raise ``FPuzzlesError`` where *text* is longer than any that is read."""
    if len(text) > LIMIT_CHARS:
        raise FPuzzlesError(f"expected at most {LIMIT_CHARS:,} characters, got {len(text):,}")


def string_in(link: str, *marks: str) -> str:
    """Give the string in *link*, after the first of *marks* that is there; raise ``FPuzzlesError`` where none is."""
    for mark in marks:
        _, found, rest = link.partition(mark)
        if found:
            return rest.partition("&")[0]
    raise FPuzzlesError(f"expected a link with the puzzle in it, got {link!r:.60}")


def from_string(text: str) -> Puzzle:
    """Read a puzzle from a string, quoted as in a link or not, "fpuzzles" before it or not; raise ``FPuzzlesError``."""
    return from_json(unpack(unquote(text.removeprefix("fpuzzles"))))


def from_json(plain: object) -> Puzzle:
    """Read a puzzle from the decoded JSON of f-puzzles; raise ``FPuzzlesError`` where it is not a Kropki puzzle."""
    try:
        return _puzzle(plain)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as error:
        raise FPuzzlesError(f"expected a puzzle of f-puzzles, got {_excerpt(plain)}") from error


def _excerpt(plain: object) -> str:
    try:
        return f"{plain!r:.60}"
    except (RecursionError, ValueError):  # too deep, or a number too long
        return f"a strange {type(plain).__name__}"


def _puzzle(plain: Any) -> Puzzle:
    if plain["size"] not in geometry.SIZES:
        raise FPuzzlesError(f"expected size 4, 6 or 9, got {plain['size']!r:.20}")
    board = geometry.board(plain["size"])
    strange = sorted(name for name, value in plain.items() if value and name not in _READ | _IGNORED)
    if strange:
        raise FPuzzlesError(f"expected dots and givens only, got {strange[0]!r:.40}")
    cells = [cell for row in plain["grid"] for cell in row]
    if [len(row) for row in plain["grid"]] != [board.size] * board.size:
        raise FPuzzlesError(f"expected {board.size} rows of {board.size} cells")
    _check_regions(board, cells)
    givens = tuple([int(cell["value"]) if cell.get("given") else EMPTY for cell in cells])
    if any(cell.get("givenPencilMarks") for cell in cells) or not all(0 <= given <= board.size for given in givens):
        raise FPuzzlesError(f"expected givens from 1 to {board.size} and no given marks")
    return Puzzle(board.size, givens, _dots(board, plain), _negative(plain))


def _check_regions(board: Board, cells: list[dict[str, Any]]) -> None:
    """Raise ``FPuzzlesError`` unless the regions, where the cells name any, are the boxes of *board*."""
    for cell, plain in enumerate(cells):
        region = plain.get("region")
        if region is not None and region != _box(board, cell):
            raise FPuzzlesError(f"expected the usual boxes, got {board.name(cell)} in region {region!r:.20}")


def _dots(board: Board, plain: dict[str, Any]) -> tuple[Dot, ...]:
    edges = {frozenset(edge): index for index, edge in enumerate(board.edges)}
    dots = [Dot.NONE] * len(edges)
    for dot, (mark, usual) in _MARKS.items():
        for drawn in plain.get(mark) or []:
            cells = [board.cell(name.lower()) for name in drawn["cells"]]
            edge = edges[frozenset(cells)]
            if str(drawn.get("value") or usual) != str(usual) or dots[edge] is not Dot.NONE:
                raise FPuzzlesError(f"expected one {mark} of {usual} at {drawn['cells']!r:.40}")
            dots[edge] = dot
    return tuple(dots)


def _negative(plain: dict[str, Any]) -> bool:
    consecutive, double = bool(plain.get("nonconsecutive")), "ratio" in (plain.get("negative") or [])
    if consecutive != double or set(plain.get("negative") or []) - {"ratio"}:
        raise FPuzzlesError("expected both negative constraints (nonconsecutive and ratio) or neither")
    return consecutive
