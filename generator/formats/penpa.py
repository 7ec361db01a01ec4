"""Penpa+'s links: a drawing, whose lines say its size, what its setter drew, and which cells are the board.

Points have numbers. With two cells of margin on each side, there are ``area`` cells; then as many lower right corners
of them, then the middles of their lower borders, then those of their right borders. A Kropki dot is a small white or
black circle on a border. Whether all dots are drawn is said in the rules alone. What else is drawn, and rules that
Kropki does not have, are refused by name.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode
from collections.abc import Callable
from itertools import accumulate
from typing import Any, NamedTuple

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Board, Cell, EdgeIndex
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.errors import FPuzzlesError
from kropki.generator.formats import rule_words
from kropki.generator.formats.fpuzzles import Found, digit_in, ignored_in, is_number, shown

_SHORT = (  # what two letters stand for, in the order in which they are put back
    ("zO", "null"), ("z_", '"__a"'), ("z7", '"nobulbthermo"'), ("z6", '"killercages"'), ("z4", '"deletelineE"'),
    ("z5", '"polygon"'), ("z0", '"squareframe"'), ("zD", '"direction"'), ("z3", '"arrows"'), ("zT", '"thermo"'),
    ("z2", '"freelineE"'), ("zF", '"freeline"'), ("z1", '"numberS"'), ("z8", '"command_replay"'),
    ("zU", '"command_undo"'), ("zR", '"command_redo"'), ("zB", '"board"'), ("zP", '"special"'), ("zY", '"symbol"'),
    ("zN", '"number"'), ("zC", '"cage"'), ("zW", '"wall"'), ("zE", '"lineE"'), ("zL", '"line"'), ("zS", '"surface"'),
    ("zM", '"edit_mode"'), ("zG", '"grid"'), ("zA", '"pu_a"'), ("zQ", '"pu_q"'), ("z9", '"qa"'), ("zZ", "z"),
)  # fmt: skip
_KINDS = ("square", "sudoku")
_HISTORY = ("command_redo", "command_replay", "command_undo")
_NAMES = {  # what is drawn, where its own name does not say it
    "arrows": "arrow", "cage": "cages", "deletelineE": "deleted lines", "direction": "direction lines",
    "freeline": "free lines", "freelineE": "free lines on borders", "killercages": "killer cages", "line": "lines",
    "nobulbthermo": "thermometers without bulbs", "numberS": "small text", "polygon": "polygons",
    "squareframe": "frames", "surface": "shaded cells", "thermo": "thermometers", "wall": "walls",
}  # fmt: skip
_READ = ("lineE", "number", "symbol")
_GIVEN_STYLES = ("1", "4", "6", "10")  # normal, alone in its cell, medium, large
_GIVEN_COLOURS = (1, 2, 3, 5, 8, 9, 10)  # neither white nor in a circle
_CIRCLES = ("circle_S", "circle_SS")
_DOTS: dict[float, Dot] = {
    1: Dot.WHITE,
    2: Dot.BLACK,
    6: Dot.WHITE,
    8: Dot.WHITE,
    10: Dot.WHITE,
}  # by the style of a circle
_THICK = (2, 21)  # styles of lines
_LETTER = re.compile("[A-Z]")  # marks a row or a column whose digits are the answer of a contest
_NUMBER = re.compile("0|[1-9][0-9]{0,5}")
_SIDE = re.compile("[1-9][0-9]?")
_SIZES = {size * size: size for size in geometry.SQUARES}
_WORDS = {15: ("title", "Title: "), 16: ("author", "Author: "), 17: ("source", ""), 18: ("rules", "")}
_ESCAPES = (("%2C", ","), ("%2D", "\n"), ("%2E", "&"), ("%2F", "="))


class _Frame(NamedTuple):
    """The board on its drawing: cells and edges by the numbers of their points."""

    board: Board
    width: int
    area: int
    cells: dict[int, Cell]
    edges: dict[int, EdgeIndex]


def inflate(packed: str, limit: int) -> str:
    """Return the text in *packed*; raise ``ValueError`` for anything else, and for more than *limit* bytes."""
    inflating = zlib.decompressobj(-zlib.MAX_WBITS)
    letters = packed.rstrip("=")
    try:
        plain = inflating.decompress(b64decode(letters + "=" * (-len(letters) % 4), validate=True), limit + 1)
    except zlib.error:
        raise ValueError(packed) from None
    if len(plain) > limit or not inflating.eof:
        raise ValueError(packed)
    return plain.decode()


def lengthened(text: str) -> str:
    """Return *text* with its names in full.

    >>> lengthened('{zN:{},"puzzZle":zO}')
    '{"number":{},"puzzle":null}'
    """
    for short, long in _SHORT:
        text = text.replace(short, long)
    return text


def from_text(text: str, loads: Callable[[str], object]) -> Found:
    """Read the lines of *text*, with *loads* for JSON; raise ``FPuzzlesError``, or ``ValueError`` for no drawing."""
    lines = lengthened(text).split("\n")
    head = lines[0].split(",")
    if re.match("[0-9]", head[0]):
        raise FPuzzlesError("this link was made by an old version of Penpa: open it in Penpa+, and share it again")
    if head[0] not in _KINDS:
        raise FPuzzlesError(f"the board is {shown(head[0])}, expected “square” or “sudoku”")
    if len(lines) < 6 or len(head) < 3 or not (_SIDE.fullmatch(head[1]) and _SIDE.fullmatch(head[2])):
        raise ValueError(text)
    plain, steps, colours = loads(lines[3]), loads(lines[5]), loads(_colours(lines))
    drawn = _drawn(plain)
    frame = _frame(int(head[1]) + 4, int(head[2]) + 4, steps)
    board = _with_boxes(frame, drawn["lineE"])
    _check_colours(colours)
    givens, marked = _givens(frame, drawn["number"])
    dots = _dots(frame, drawn["symbol"], marked)
    said = _said(head)
    rule_words.check(said.get("title", ""), set())
    rule_words.check(said.get("rules", ""), set(dots))
    ignored = sorted([*said, *(["marks"] if marked else [])])
    return Found(
        Puzzle(board.size, givens, dots, rule_words.negative(said.get("rules", "")), bool(board.boxes)), tuple(ignored)
    )


def _said(head: list[str]) -> dict[str, str]:
    """Return what is said of the puzzle in words."""
    said = {}
    for at, (name, before) in _WORDS.items():
        words = head[at].removeprefix(before) if at < len(head) else ""
        for escaped, character in _ESCAPES:
            words = words.replace(escaped, character)
        if words:
            said[name] = words
    return said


def _drawn(plain: object) -> dict[str, dict[str, Any]]:
    """Return what the setter drew, by its kinds; refuse kinds that Kropki does not have."""
    if not isinstance(plain, dict):
        raise ValueError(plain)  # noqa: TRY004 - as for text that is no JSON
    kinds: dict[str, Any] = {name: value for name, value in plain.items() if name not in _HISTORY}
    kinds = {_NAMES.get(name, name): value for name, value in kinds.items()}
    ignored_in(kinds, "the puzzle", set(_READ), set())
    for name in _READ:
        if not isinstance(kinds.get(name, {}), dict):
            raise FPuzzlesError(f"{name} is {shown(kinds[name])}, expected an object")
    return {name: kinds.get(name, {}) for name in _READ}


def _frame(width: int, height: int, steps: object) -> _Frame:
    """Return the board whose cells *steps* lead to, each from the one before."""
    area = width * height
    if not isinstance(steps, list) or not all(is_number(step) and -area < step < area for step in steps):
        raise ValueError(steps)
    if len(steps) not in _SIZES:
        raise FPuzzlesError(f"the board has {len(steps)} cells, expected 16, 25, 36, 49, 64 or 81")
    board = geometry.board(_SIZES[len(steps)], boxes=False)
    cells = sorted(accumulate(steps))
    corner = int(cells[0])
    numbers = [corner + cell // board.size * width + cell % board.size for cell in board.cells]
    if cells != numbers or corner < 0 or numbers[-1] >= area:
        raise FPuzzlesError("the board is not a square")
    edges = {
        numbers[first] + (2 if second == first + board.size else 3) * area: index
        for index, (first, second) in enumerate(board.edges)
    }
    return _Frame(board, width, area, {number: cell for cell, number in enumerate(numbers)}, edges)


def _with_boxes(frame: _Frame, lines: dict[str, Any]) -> Board:
    """Return the board that thick lines make: those between the boxes, or none; and around the board if drawn.

    Raise ``FPuzzlesError`` for other lines.
    """
    found = {_border(frame, key, style) for key, style in sorted(lines.items())} - {None}
    if not found:
        return frame.board
    if frame.board.size not in geometry.SIZES:
        raise FPuzzlesError("the boxes are not the usual ones")
    board = geometry.board(frame.board.size)
    boxes = [next(number for number, box in enumerate(board.boxes) if cell in box) for cell in board.cells]
    if found != {index for index, (first, second) in enumerate(board.edges) if boxes[first] != boxes[second]}:
        raise FPuzzlesError("the boxes are not the usual ones")
    return board


def _border(frame: _Frame, key: str, style: object) -> EdgeIndex | None:
    """Return the edge that a line is drawn on; ``None`` for one around the board."""
    ends = [int(end) - frame.area for end in key.split(",") if _NUMBER.fullmatch(end)]
    length, last = (max(ends) - min(ends), max(ends)) if len(ends) == 2 else (0, 0)
    if length in (1, frame.width) and style in _THICK:
        kind, step = (2, frame.width) if length == 1 else (3, 1)
        edge = frame.edges.get(last + kind * frame.area)
        if edge is not None or (last in frame.cells) != (last + step in frame.cells):
            return edge
    name = "diagonal lines" if abs(length - frame.width) == 1 else "lines beside those of the boxes"
    raise FPuzzlesError(f"the puzzle has “{name}”, which Kropki does not support")


def _colours(lines: list[str]) -> str:
    """Return the setter's own colours, as JSON, if they are shown."""
    is_shown = len(lines) > 14 and lines[13].strip('"') in ("1", "true") and lines[14].startswith("{")
    return lines[14] if is_shown else "{}"


def _check_colours(colours: object) -> None:
    """Raise ``FPuzzlesError`` if *colours* change what a circle is."""
    symbols = (colours.get("symbol") if isinstance(colours, dict) else None) or {}
    if not isinstance(symbols, dict) or any(symbols.values()):
        raise FPuzzlesError("the puzzle has “coloured symbols”, which Kropki does not support")


def _givens(frame: _Frame, texts: dict[str, Any]) -> tuple[tuple[int, ...], set[str]]:
    """Return the givens, and the points beside the board that a letter marks."""
    givens = [EMPTY] * len(frame.board.cells)
    marked = set()
    for key, said in sorted(texts.items()):
        text, colour, style = [*said, None, None, None][:3] if isinstance(said, list) else (None, None, None)
        cell = frame.cells.get(_number(key))
        digit = digit_in(frame.board, text)
        if cell is None and _number(key) < frame.area and isinstance(text, str) and _LETTER.fullmatch(text):
            marked.add(key)
        elif cell is not None and digit and style in _GIVEN_STYLES and is_number(colour) and colour in _GIVEN_COLOURS:
            givens[cell] = digit
        else:
            raise _foreign(frame, key, f"the text {shown(text)}")
    return tuple(givens), marked


def _dots(frame: _Frame, symbols: dict[str, Any], marked: set[str]) -> tuple[Dot, ...]:
    dots = [Dot.NONE] * len(frame.board.edges)
    for key, said in sorted(symbols.items()):
        style, name = [*said, None, None][:2] if isinstance(said, list) else (None, None)
        edge = frame.edges.get(_number(key))
        if edge is not None and name in _CIRCLES and is_number(style) and style in _DOTS:
            dots[edge] = _DOTS[style]
        elif key not in marked or not isinstance(name, str) or not name.startswith("arrow"):
            raise _foreign(frame, key, f"the symbol {shown(name)}")
    return tuple(dots)


def _number(key: str) -> int:
    """Return the number of the point called *key*; -1 if it is none."""
    return int(key) if _NUMBER.fullmatch(key) else -1


def _foreign(frame: _Frame, key: str, what: str) -> FPuzzlesError:
    kind, number = divmod(_number(key), frame.area)
    cell = frame.cells.get(number)
    where = "outside of the board"
    if cell is not None:
        where = f"{'on a border of' if kind else 'at'} {frame.board.name(cell)}"
    return FPuzzlesError(f"the puzzle has {what} {where}, which Kropki does not support")
