"""F-puzzles: puzzles as its JSON, both ways, and written as strings and links, which ``importing`` reads.

A string is the JSON, compressed by lz-string, in base 64. The rules are stated in words, too, for
programs that draw the dots and do not know the negative constraint, such as SudokuPad
(see ``generator.formats.sudokupad``). What Kropki does not have is refused, and never left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, BinaryIO, NamedTuple, TypeGuard
from urllib.parse import quote

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Board, Cell, EdgeIndex
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import NAMES, Dot, Negative
from kropki.generator.errors import FPuzzlesError
from kropki.generator.formats import lz
from kropki.generator.generation.record import Record
from kropki.languages import ENGLISH, Language

ADDRESS = "https://www.f-puzzles.com/?load="


def game(*, boxes: bool, language: Language = ENGLISH) -> str:
    """Return what a puzzle is called: without boxes it is no sudoku."""
    return language.write("game-name", {"boxes": str(boxes).lower()})


def rules_of(negative: Negative, *, boxes: bool, language: Language = ENGLISH) -> str:
    """Return the rules of a kind of puzzle in words."""
    return " ".join(
        (about_houses(boxes, language), language.write("rules-of-dots", {}), about_gaps(negative, language))
    )


def about_houses(boxes: bool, language: Language = ENGLISH) -> str:  # noqa: FBT001 - it is what this is about
    """Return what holds in rows and columns, and in boxes if there are any."""
    return language.write("rules-with-boxes" if boxes else "rules-without-boxes", {})


def about_gaps(negative: Negative, language: Language = ENGLISH) -> str:
    """Return what a missing dot says."""
    return language.write("rules-of-gaps", {"gaps": NAMES[negative]})


def in_short(negative: Negative, *, boxes: bool, language: Language = ENGLISH) -> str:
    """Return in a few words what is special about a kind of puzzle."""
    gaps = language.write("gaps-in-short", {"gaps": NAMES[negative]})
    return gaps if boxes else language.write("no-boxes-in-short", {"gaps": gaps})


_MARKS = {Dot.WHITE: ("difference", 1), Dot.BLACK: ("ratio", 2)}
_PROMISES: dict[bool | str, str] = {True: "ratio", False: "", "white": "difference", "black": "ratio"}
_READ = {"size", "grid", "difference", "ratio", "nonconsecutive", "negative"}
_IGNORED = {  # names, what is said at the end, and what a solver is told: none of it changes the solution
    "author", "disabledlogic", "highlight", "highlightConflicts", "msgcorrect", "ruleset", "solution",
    "successMessage", "title", "truecandidatesoptions",
}  # fmt: skip
_READ_OF_CELLS = {"given", "region", "value"}
_IGNORED_OF_CELLS = {"c", "cArray", "centerPencilMarks", "cornerPencilMarks", "highlight"}  # a player's own
_READ_OF_DOTS = {"cells", "value"}
_AUTHOR = "kropki"  # of what is written here
_LONGEST_NAME = 80  # characters of a title, or of an author
_LONGEST = 40  # characters of a puzzle's own words that are repeated


class Found(NamedTuple):
    """A puzzle that was read, the names of what its text says beside it, sorted, and its own name and its maker's."""

    puzzle: Puzzle
    ignored: tuple[str, ...] = ()
    title: str = ""
    author: str = ""


def write_links(records: Iterable[Record], stream: BinaryIO, address: str = ADDRESS) -> None:
    """Write a line for each record: a link that opens its puzzle at *address*, which takes the strings of f-puzzles."""
    for record in records:
        solution = record.grid if record.is_solved else None
        stream.write(f"{link(record.puzzle, solution, record.title or record.id, address)}\n".encode())
        stream.flush()


def link(puzzle: Puzzle, solution: Grid | None, name: str, address: str = ADDRESS) -> str:
    """Return the link that opens *puzzle* at *address*, which takes the strings of f-puzzles."""
    return link_of(as_json(puzzle, solution, name), address)


def link_of(plain: dict[str, Any], address: str = ADDRESS) -> str:
    """Return the link that opens a puzzle, as the JSON *plain* of f-puzzles, at *address*."""
    return f"{address}{quote(pack(plain), safe='')}"


def as_json(puzzle: Puzzle, solution: Grid | None = None, name: str = "") -> dict[str, Any]:
    """Return *puzzle* as the JSON of f-puzzles, with its *solution* if given, entitled "Kropki" and *name*."""
    board = puzzle.board
    plain: dict[str, Any] = {
        "size": puzzle.size,
        "title": f"Kropki {name}".strip(),
        "author": _AUTHOR,
        "ruleset": rules_of(puzzle.negative, boxes=puzzle.boxes),
        "grid": [[_cell(puzzle, cell) for cell in row] for row in board.rows],
    }
    for dot, (mark, _) in _MARKS.items():
        edges = [edge for edge, drawn in zip(board.edges, puzzle.dots, strict=True) if drawn is dot]
        if edges:
            plain[mark] = [{"cells": [board.name(cell).upper() for cell in edge]} for edge in edges]
    if puzzle.negative is True:
        plain["nonconsecutive"] = True
    if promise := _PROMISES[puzzle.negative]:
        plain["negative"] = [promise]
    if solution is not None:
        plain["solution"] = list(solution.digits)
    return plain


def _cell(puzzle: Puzzle, cell: int) -> dict[str, Any]:
    given = puzzle.givens[cell]
    region = {} if puzzle.boxes else {"region": None}
    return region if given == EMPTY else {"value": given, "given": True, **region}


def pack(plain: dict[str, Any]) -> str:
    """Return the string of the JSON *plain*: compact, compressed, in base 64."""
    return lz.compress(json.dumps(plain, separators=(",", ":")))


def from_json(plain: object) -> Found:
    """Read a puzzle from the decoded JSON of f-puzzles; raise ``FPuzzlesError`` where it is not a Kropki puzzle."""
    if not isinstance(plain, dict):
        raise FPuzzlesError("the text looks like f-puzzles JSON but is not")
    size = plain.get("size")
    boxes = not _has_no_regions(plain.get("grid"))
    if not is_number(size) or size not in geometry.sizes(boxes=boxes):
        wanted = geometry.size_words(boxes=boxes)
        raise FPuzzlesError(f"the board has size {_shown_in(plain, 'size')}, expected {wanted}")
    board = geometry.board(int(size), boxes=boxes)
    ignored = set(ignored_in(plain, "the puzzle", _READ, _IGNORED))
    negative = _negative(plain)
    cells = _cells(board, plain.get("grid"))
    givens = tuple([_given(board, cell, inside, ignored) for cell, inside in zip(board.cells, cells, strict=True)])
    puzzle = Puzzle(board.size, givens, _dots(board, plain), negative, boxes)
    is_own = plain.get("author") == _AUTHOR  # who called it what it is
    title, author = ("", "") if is_own else (called(plain.get("title")), called(plain.get("author")))
    return Found(puzzle, tuple(sorted(ignored)), title, author)


def called(value: object) -> str:
    """Return the title or the author that *value* is, on one line; empty for what is no text."""
    return " ".join(value.split())[:_LONGEST_NAME] if isinstance(value, str) else ""


def _has_no_regions(grid: object) -> bool:
    """Tell whether each cell of *grid* says that it is in no region."""
    cells = [cell for row in grid if isinstance(row, list) for cell in row] if isinstance(grid, list) else []
    return bool(cells) and all(isinstance(cell, dict) and cell.get("region", 0) is None for cell in cells)


def is_nothing(value: object) -> bool:
    """Tell whether *value* says as little as one that is not there."""
    return not value


def is_number(value: object) -> TypeGuard[int | float]:
    """Tell whether *value*, a part of decoded JSON, is a number."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def digit_in(board: Board, value: object) -> int:
    """Return the digit that *value* is, as a number or as text; ``EMPTY`` for anything else."""
    return next((digit for digit in board.digits if value == (digit if is_number(value) else str(digit))), EMPTY)


def short(text: str) -> str:
    """Return as much of a puzzle's own words as is repeated."""
    return text[:_LONGEST]


def shown(value: object) -> str:
    """Return *value*, a part of decoded JSON, for a sentence."""
    if isinstance(value, str):
        return f"“{short(value)}”"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return str(int(value))
    return json.dumps(value)


def _shown_in(plain: dict[str, Any], name: str) -> str:
    return shown(plain[name]) if name in plain else "nothing"


def ignored_in(plain: dict[str, Any], owner: str, read: set[str], ignored: set[str]) -> list[str]:
    """Return the names in *plain* that may be ignored; refuse one that is not known, unless it says nothing."""
    said = sorted(name for name, value in plain.items() if name not in read and not is_nothing(value))
    for name in said:
        if name not in ignored:
            raise _foreign(owner, name)
    return said


def _foreign(owner: str, name: str) -> FPuzzlesError:
    return FPuzzlesError(f"{owner} has “{short(name)}”, which Kropki does not support")


def list_in(value: object, name: str) -> list[Any]:
    """Return *value*, which is a list or says nothing."""
    if is_nothing(value):
        return []
    if isinstance(value, list):
        return value
    raise FPuzzlesError(f"{name} is {shown(value)}, expected a list")


def _negative(plain: dict[str, Any]) -> Negative:
    """Return which dots are all drawn: of white ones, two things may say so. A dot of the other colour is no gap."""
    consecutive = plain.get("nonconsecutive")
    if not is_nothing(consecutive) and consecutive is not True:
        raise FPuzzlesError(f"nonconsecutive is {shown(consecutive)}, expected true or false")
    promises = list_in(plain.get("negative"), "negative")
    for name in promises:
        if name not in ("ratio", "difference"):
            raise _foreign("the puzzle", f"negative: {name if isinstance(name, str) else shown(name)}")
    white, black = consecutive is True or "difference" in promises, "ratio" in promises
    if white and not black:
        return "white"
    return "black" if black and not white else white


def _cells(board: Board, grid: object) -> list[object]:
    """Return the cells of *grid* in reading order."""
    if not isinstance(grid, list):
        raise FPuzzlesError("the puzzle has no grid")
    size = board.size
    if len(grid) != size or any(not isinstance(row, list) or len(row) != size for row in grid):
        raise FPuzzlesError(f"the grid is not {size} rows of {size} cells")
    return [cell for row in grid for cell in row]


def _given(board: Board, cell: Cell, plain: object, ignored: set[str]) -> int:
    """Return the given in *cell*, or ``EMPTY``; what is beside it in *plain* is added to *ignored*."""
    name = board.name(cell)
    if not isinstance(plain, dict):
        raise FPuzzlesError(f"{name} is not a cell")
    ignored.update(ignored_in(plain, name, _READ_OF_CELLS, _IGNORED_OF_CELLS))
    value, given, region = plain.get("value"), plain.get("given"), plain.get("region")
    box = next((number for number, box in enumerate(board.boxes) if cell in box), None)
    if region is not None and not (is_number(region) and region == box):
        raise FPuzzlesError(f"the box of {name} is not the usual one")
    if not is_nothing(given) and given is not True:
        raise FPuzzlesError(f"{name} has for given: {shown(given)}, expected true or false")
    if is_nothing(value):
        return EMPTY
    if given is not True:
        ignored.add("value")
        return EMPTY
    if is_number(value) and value in board.digits:
        return int(value)
    raise FPuzzlesError(f"the given in {name} is {shown(value)}, expected a digit from 1 to {board.size}")


def _dots(board: Board, plain: dict[str, Any]) -> tuple[Dot, ...]:
    dots = [Dot.NONE] * len(board.edges)
    for dot, (kind, usual) in _MARKS.items():
        for mark in list_in(plain.get(kind), kind):
            edge, where = _edge(board, mark, kind)
            value = mark.get("value")
            said = value.strip() if isinstance(value, str) else value
            if not (is_nothing(said) or said == str(usual) or (is_number(said) and said == usual)):
                raise FPuzzlesError(f"the {kind} {where} is {shown(value)}, expected {usual}")
            if dots[edge] is not Dot.NONE:
                raise FPuzzlesError(f"there is a second dot {where}")
            dots[edge] = dot
    return tuple(dots)


def _edge(board: Board, mark: object, kind: str) -> tuple[EdgeIndex, str]:
    """Return the edge that *mark* is on, and words that say where that is."""
    inside = mark if isinstance(mark, dict) else {}
    cells = inside["cells"] if isinstance(inside.get("cells"), list) else []
    names = [short(name) if isinstance(name, str) else shown(name) for name in cells[:3]]
    called = [board.name(cell) for cell in board.cells]
    pair = {called.index(name.lower()) for name in names if name.lower() in called}
    edge = next((index for index, edge in enumerate(board.edges) if set(edge) == pair), None)
    if edge is None or len(cells) != len(pair):
        raise FPuzzlesError(f"a {kind} mark joins {' and '.join(names) or 'nothing'}, expected two neighbours")
    where = f"between {' and '.join(names)}"
    ignored_in(inside, f"the {kind} {where}", _READ_OF_DOTS, set())
    return edge, where
