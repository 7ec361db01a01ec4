"""SudokuPad's own form, ``scl``: what is drawn of a puzzle, and its rules in words.

It is JSON, or JSON made shorter: names of one or two letters, no quotation marks where none are needed, and nothing
in the place of an empty cell. A Kropki dot is a small white or black disc between two cells. Whether all dots are
drawn is said in the rules alone. What else is drawn, and rules that Kropki does not have, are refused by name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from math import floor
from typing import Any

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Board, Cell, EdgeIndex
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.errors import FPuzzlesError
from kropki.generator.formats import rule_words
from kropki.generator.formats.fpuzzles import (
    Found,
    called,
    digit_in,
    ignored_in,
    is_nothing,
    is_number,
    list_in,
    short,
    shown,
)

_LONG = {  # what the short names stand for
    "c1": "borderColor", "c2": "backgroundColor", "ca": "cages", "ce": "cells", "cs": "cellSize", "ct": "center",
    "c": "color", "a": "arrows", "h": "height", "l": "lines", "o": "overlays", "r": "rounded", "re": "regions",
    "t": "title", "te": "text", "u": "underlays", "v": "value", "w": "width",
}  # fmt: skip
_DRAWN = ("underlays", "overlays")
_READ = {"cages", "cells", "metadata", "regions", *_DRAWN}
_WORDS = {"author", "msgcorrect", "rules", "solution", "source", "title"}  # what is said of a puzzle
_IGNORED = {"cellSize", "id", "settings", *_WORDS}
_COLOURS = {
    Dot.WHITE: {"f", "fff", "ffffff", "ffffffff", "white"},
    Dot.BLACK: {"0", "000", "000000", "000000ff", "black"},
}
_LARGEST = 0.5  # width of a dot, where a cell is 1 wide
_SAID = re.compile(r"([a-z]+): *(.*)", re.DOTALL)
_TOKEN = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|[\[\]{},:]|[^\[\]{},:'\"]+", re.DOTALL)
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?")
_SHORT_WORDS = {"t": "true", "f": "false", "true": "true", "false": "false", "null": "null"}


def from_text(text: str, loads: Callable[[str], object]) -> Found:
    """Read the JSON in *text*, short or not, with *loads*; raise ``FPuzzlesError``, or ``ValueError`` for no JSON."""
    try:
        plain = loads(text)
    except ValueError:
        plain = loads(_lengthened(text))
    if not isinstance(plain, dict):
        raise ValueError(text)  # noqa: TRY004 - as for text that is no JSON
    return from_json(plain)


def _lengthened(text: str) -> str:
    """Return *text*, in the short form, as JSON.

    >>> _lengthened("{ce:[[,{v:5}]],r:t,c2:#F}")
    '{"ce":[[{},{"v":5}]],"r":true,"c2":"#F"}'
    """
    tokens: list[str] = _TOKEN.findall(text)
    if sum(map(len, tokens)) != len(text):  # a quotation mark that is not closed
        raise ValueError(text)
    around = zip(["", *tokens], tokens, [*tokens[1:], ""], strict=False)
    return "".join([_before(last, part) + _as_json(part, is_name=next_ == ":") for last, part, next_ in around])


def _before(last: str, part: str) -> str:
    """Return the empty object that was left out between two parts, if one was."""
    return "{}" if last in ("[", ",") and part in (",", "]") else ""


def _as_json(part: str, *, is_name: bool) -> str:
    if is_name and not part.startswith(("'", '"')):
        return json.dumps(part)
    if part in "[]{},:" or part.startswith('"') or _NUMBER.fullmatch(part):
        return part
    if part.startswith("'"):
        inside = part[1:-1].replace('"', '\\"').replace("\\'", "'")
        return f'"{inside}"'
    return _SHORT_WORDS.get(part) or json.dumps(part)


def from_json(plain: dict[str, Any]) -> Found:
    """Read a puzzle; raise ``FPuzzlesError``, with what and where, for what is no Kropki."""
    plain = _named(plain)
    ignored = set(ignored_in(plain, "the puzzle", _READ, _IGNORED))
    cells = list_in(plain.get("cells"), "cells")
    boxes = not is_nothing(plain.get("regions"))
    if len(cells) not in geometry.sizes(boxes=boxes):
        raise FPuzzlesError(f"the board has size {len(cells)}, expected {geometry.size_words(boxes=boxes)}")
    board = geometry.board(len(cells), boxes=boxes)
    said = dict(_said(plain))
    ignored.update(said)
    _check_boxes(board, plain.get("regions"))
    givens = tuple([_given(board, cell, inside) for cell, inside in zip(board.cells, _flat(board, cells), strict=True)])
    dots = _dots(board, plain)
    words = "\n".join([*_texts(plain.get("rules")), *_texts(said.get("rules"))])
    rule_words.check(words, set(dots))
    puzzle = Puzzle(board.size, givens, dots, rule_words.negative(words), boxes)
    return Found(puzzle, tuple(sorted(ignored)), called(said.get("title")), called(said.get("author")))


def _named(plain: dict[str, Any]) -> dict[str, Any]:
    """Return *plain* by the long names."""
    return {_LONG.get(name, name): value for name, value in plain.items()}


def _said(plain: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield what is said in words: as metadata, and as cages without a cell."""
    metadata: Any = plain.get("metadata")
    if not isinstance(metadata, dict) and not is_nothing(metadata):
        raise _foreign("metadata")
    named = _named(metadata or {})
    for name in ignored_in(named, "the metadata", set(), _WORDS):
        yield name, "\n".join(_texts(named[name]))
    for cage in list_in(plain.get("cages"), "cages"):
        named = _named(cage) if isinstance(cage, dict) else {}
        value = named.get("value")
        said = _SAID.fullmatch(value) if isinstance(value, str) and is_nothing(named.get("cells")) else None
        if said is None or said[1] not in _WORDS:
            raise _foreign(said[1] if said else "cages")
        yield said[1], said[2]


def _texts(value: object) -> list[str]:
    """Return the texts in *value*, which is one or a list."""
    return [each for each in (value if isinstance(value, list) else [value]) if isinstance(each, str)]


def _foreign(name: str) -> FPuzzlesError:
    return FPuzzlesError(f"the puzzle has “{short(name)}”, which Kropki does not support")


def _flat(board: Board, rows: list[Any]) -> list[Any]:
    if any(not isinstance(row, list) or len(row) != board.size for row in rows):
        raise FPuzzlesError(f"the grid is not {board.size} rows of {board.size} cells")
    return [cell for row in rows for cell in row]


def _check_boxes(board: Board, regions: object) -> None:
    """Raise ``FPuzzlesError`` unless *regions* are the boxes of *board*."""
    boxes = [sorted([board.size * row + column for row, column in pairs]) for pairs in map(_pairs, _rows(regions))]
    if sorted(boxes) != sorted([sorted(box) for box in board.boxes]):
        raise FPuzzlesError("the boxes are not the usual ones")


def _rows(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _pairs(value: object) -> list[tuple[float, float]]:
    """Return those of *value* that are two numbers."""
    return [(pair[0], pair[1]) for pair in _rows(value) if _is_pair(pair)]


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_number, value))


def _given(board: Board, cell: Cell, plain: object) -> int:
    if is_nothing(plain):
        return EMPTY
    name = board.name(cell)
    if not isinstance(plain, dict):
        raise FPuzzlesError(f"{name} is not a cell")
    named = _named(plain)
    ignored_in(named, name, {"value"}, {"color"})
    value = named.get("value")
    if is_nothing(value):
        return EMPTY
    digit = digit_in(board, value)
    if not digit:
        raise FPuzzlesError(f"the given in {name} is {shown(value)}, expected a digit from 1 to {board.size}")
    return digit


def _dots(board: Board, plain: dict[str, Any]) -> tuple[Dot, ...]:
    dots = [Dot.NONE] * len(board.edges)
    for kind in _DRAWN:
        for mark in list_in(plain.get(kind), kind):
            named = _named(mark) if isinstance(mark, dict) else {}
            edge, dot = _edge(board, named.get("center")), _disc(named)
            if edge is None or dot is Dot.NONE:
                raise FPuzzlesError(f"the puzzle has {_described(board, named)}, which Kropki does not support")
            if dots[edge] not in (Dot.NONE, dot):
                raise FPuzzlesError(f"there is a second dot {_between(board, edge)}")
            dots[edge] = dot
    return tuple(dots)


def _between(board: Board, edge: EdgeIndex) -> str:
    return f"between {' and '.join(board.name(cell) for cell in board.edges[edge])}"


def _edge(board: Board, centre: object) -> EdgeIndex | None:
    """Return the edge whose middle is *centre*: a row and a column, counted from the corner of the board."""
    edges = enumerate(board.edges) if _is_pair(centre) else ()
    return next((index for index, edge in edges if _middle(board, edge) == centre), None)


def _middle(board: Board, edge: tuple[Cell, Cell]) -> list[float]:
    rows, columns = zip(*[divmod(cell, board.size) for cell in edge], strict=True)
    return [sum(rows) / 2 + 0.5, sum(columns) / 2 + 0.5]


def _disc(mark: dict[str, Any]) -> Dot:
    """Return the dot that *mark* draws, if it draws a small round one; without a border a white one is none."""
    width, height = mark.get("width"), mark.get("height")
    if not (is_number(width) and width == height and 0 < width <= _LARGEST and mark.get("rounded") in (True, 1)):
        return Dot.NONE
    dot = _colour(mark.get("backgroundColor"))
    if dot is Dot.WHITE and _colour(mark.get("borderColor")) is not Dot.BLACK:
        return Dot.NONE
    text = mark.get("text")
    usual = 1 if dot is Dot.WHITE else 2
    is_usual = text == str(usual) or (is_number(text) and text == usual)
    return dot if is_nothing(text) or is_usual else Dot.NONE


def _colour(value: object) -> Dot:
    name = value.lower().removeprefix("#") if isinstance(value, str) else ""
    return next((dot for dot, names in _COLOURS.items() if name in names), Dot.NONE)


def _described(board: Board, mark: dict[str, Any]) -> str:
    """Say what *mark* draws, and in which cell."""
    text, centre = mark.get("text"), mark.get("center")
    what = "a circle" if mark.get("rounded") in (True, 1) else "a rectangle"
    if not is_nothing(text):
        what = f"the text {shown(text)}"
    if not isinstance(centre, list) or not _is_pair(centre) or not all(0 <= at < board.size for at in centre):
        return f"{what} outside of the board"
    return f"{what} at {board.name(floor(centre[0]) * board.size + floor(centre[1]))}"
