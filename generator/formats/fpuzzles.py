"""F-puzzles and SudokuPad: puzzles as their JSON, strings and links, both ways.

The text form is JSON, compressed by lz-string to base 64. SudokuPad reads the same strings. It
draws the dots and knows nothing of the negative constraint, so the rules are stated in words, too.
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

F_PUZZLES = "https://www.f-puzzles.com/?load="
SUDOKU_PAD = "https://sudokupad.app/?puzzleid=fpuzzles"

RULES = (
    "Normal sudoku rules apply. A white dot joins two digits that are consecutive. A black dot joins two digits "
    "of which one is twice the other. "
)
ALL_DOTS = "All dots are given: where there is none, the digits are neither consecutive nor one twice the other."
SOME_DOTS = "Not all dots are given: where there is none, nothing is said."

_MARKS = {Dot.WHITE: ("difference", 1), Dot.BLACK: ("ratio", 2)}
_MEANINGLESS = {  # for the solution: names, colours, and what a solver has noted
    "author", "centerPencilMarks", "cornerPencilMarks", "c", "highlight", "highlightConflicts", "msgcorrect",
    "ruleset", "solution", "successMessage", "title",
}  # fmt: skip
_READ = {"size", "grid", "difference", "ratio", "nonconsecutive", "negative"}


LIMIT = 16_384  # characters that are read; a 9x9 puzzle with every given and dot has about 3,000
_MENDINGS = 50  # of strokes that a link has lost, one of which is tried at a time
_UNPACKING = (ValueError, KeyError, IndexError, TypeError, NameError, RecursionError)  # all that broken strings raise


class FPuzzlesError(KropkiError):
    """Text that is not f-puzzles, or a puzzle with rules that Kropki has not."""

    code = "f-puzzles"


def write_f_puzzles(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write a link to f-puzzles.com for each record, a line each."""
    _write(records, stream, F_PUZZLES)


def write_sudoku_pad(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write a link to sudokupad.app for each record, a line each."""
    _write(records, stream, SUDOKU_PAD)


def _write(records: Iterable[Record], stream: BinaryIO, address: str) -> None:
    for record in records:
        stream.write(f"{link(record.puzzle, record.grid, record.id, address)}\n".encode())
        stream.flush()


def link(puzzle: Puzzle, solution: Grid | None, name: str, address: str) -> str:
    """Give the link that opens *puzzle* at *address*: that of f-puzzles.com or of SudokuPad."""
    return f"{address}{quote(pack(as_json(puzzle, solution, name)), safe='')}"


def as_json(puzzle: Puzzle, solution: Grid | None = None, name: str = "") -> dict[str, Any]:
    """Give *puzzle* in the form of f-puzzles."""
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
    """Give the text form of *plain*: compact JSON, compressed, in base 64."""
    return str(LZString.compressToBase64(json.dumps(plain, separators=(",", ":"))))


def unpack(text: str) -> object:
    """Read the text form, also where a link has made a space of ``+`` or one stroke of two."""
    text = text.strip().replace(" ", "+")
    for candidate in _mended(text):
        try:
            return json.loads(LZString.decompressFromBase64(candidate) or "")
        except _UNPACKING:
            continue
    raise FPuzzlesError(f"expected an f-puzzles string, got {text!r:.60}")


def _mended(text: str) -> Iterator[str]:
    yield text
    single = (at for at, character in enumerate(text) if character == "/" and text[at + 1 : at + 2] != "/")
    for at in islice(single, _MENDINGS):
        yield f"{text[:at]}/{text[at:]}"


def is_link_or_string(text: str) -> bool:
    """Tell whether *text* looks like a link, a string or the JSON of f-puzzles or SudokuPad, and not like KEN."""
    return text.startswith(("http://", "https://", "fpuzzles", "{")) or (len(text) > 60 and text[:2] in {"N4", "N6"})


def read(text: str) -> Puzzle:
    """Read a puzzle from a link, a string or the JSON of f-puzzles or SudokuPad; raise ``FPuzzlesError``."""
    text = text.strip()
    if len(text) > LIMIT:
        raise FPuzzlesError(f"expected at most {LIMIT:,} characters, got {len(text):,}")
    if text.startswith("{"):
        try:
            return from_json(json.loads(text))
        except (ValueError, RecursionError):
            raise FPuzzlesError(f"expected JSON, got {text!r:.60}") from None
    if "://" in text:
        text = _payload(text)
    return from_json(unpack(unquote(text.removeprefix("fpuzzles"))))


def _payload(link: str) -> str:
    for mark in ("?load=", "puzzleid=", "/fpuzzles"):
        _, found, rest = link.partition(mark)
        if found:
            return rest.partition("&")[0]
    raise FPuzzlesError(f"expected a link with the puzzle in it, got {link!r:.60}")


def from_json(plain: object) -> Puzzle:
    """Read a puzzle from the decoded JSON of f-puzzles; raise ``FPuzzlesError`` where it is not a Kropki puzzle."""
    try:
        return _puzzle(plain)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as error:
        raise FPuzzlesError(f"expected a puzzle of f-puzzles, got {_told(plain)}") from error


def _told(plain: object) -> str:
    try:
        return f"{plain!r:.60}"
    except (RecursionError, ValueError):  # too deep, or a number too long
        return f"a strange {type(plain).__name__}"


def _puzzle(plain: Any) -> Puzzle:
    if plain["size"] not in geometry.SIZES:
        raise FPuzzlesError(f"expected size 4, 6 or 9, got {plain['size']!r:.20}")
    board = geometry.board(plain["size"])
    strange = sorted(name for name, value in plain.items() if value and name not in _READ | _MEANINGLESS)
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
