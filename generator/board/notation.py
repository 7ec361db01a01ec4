"""The text of KEN and what it says: a size, givens and dots. ``ken`` makes puzzles and grids of them.

The reader works in three passes, so that a fault is named for what it is: the text is cut
into tokens, the rows are counted (which gives the size), then each row is walked and its
cells are filled in. In each pass the leftmost fault wins. The reader is lenient, the writer
has exactly one output for a puzzle; ``docs/ken.md`` has the grammar.

This module knows no rule: ``Dot`` is only the name of what is drawn, and a puzzle that is
read may well have no solution. It knows no ``Puzzle`` either, so that one can read and write itself.

    (5wk)    a given 5, a white dot below, a black dot to the right
    (xw)     an empty cell, no dot below, a white dot to the right
    5        a given 5 without dots
    C        three empty cells without dots
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from kropki.generator.board import geometry
from kropki.generator.board.geometry import NOWHERE, Board, Cell, EdgeIndex
from kropki.generator.board.rules import EMPTY, Digit, Dot
from kropki.generator.errors import KenError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

LIMIT = 1024  # characters that are read; the longest canonical KEN has 409
EXCERPT = 12  # characters of the text that a fault quotes


class Fault(StrEnum):
    """The codes of ``KenError``: stable, one for each way in which text is not KEN."""

    TOO_LONG = "too-long"
    UNEXPECTED_CHARACTER = "unexpected-character"
    UNCLOSED_BRACKET = "unclosed-bracket"
    MALFORMED_BRACKET = "malformed-bracket"
    ROW_COUNT = "row-count"
    ROW_TOO_LONG = "row-too-long"
    ROW_TOO_SHORT = "row-too-short"
    DIGIT_OUT_OF_RANGE = "digit-out-of-range"
    DOT_OFF_BOARD = "dot-off-board"
    NOT_A_SOLUTION = "not-a-solution"  # a puzzle where a full board was expected


FAULTS = tuple(fault.value for fault in Fault)

_DIGITS = {character: digit for digit, character in enumerate("0123456789")}
_CHARACTERS = "".join(_DIGITS).encode().ljust(256)  # by their digits
_DOTS = {"x": Dot.NONE, "w": Dot.WHITE, "k": Dot.BLACK}
_LETTERS = {dot: letter for letter, dot in _DOTS.items()}
_RUNS = {letter: length for length, letter in enumerate("ABCDEFGHI", 1)}
_WRITTEN_RUNS = tuple(("A" * _RUNS[letter], letter) for letter in "HGFEDCB")  # longest first

_CELL = r"[0-9]|\([0-9]?[wkx][wkx]\)"
_TOKEN = re.compile(rf"[A-I]|{_CELL}")
_TOKENS = re.compile(rf"(?:[A-I/]|{_CELL})*")
_FULL = re.compile(r"(?:[0-9/]|\([0-9]xx\))*")  # givens without dots
_INSIDE = re.compile("[0-9A-Iwkx]*")  # what stands in a bracket, rightly or not

# text of a cell -> its digit (None where it has none), the dot below, the dot to the right
_READ: dict[str, tuple[Digit | None, Dot, Dot]] = {
    **{character: (digit, Dot.NONE, Dot.NONE) for character, digit in _DIGITS.items()},
    **{
        f"({character}{below}{right})": (_DIGITS.get(character), _DOTS[below], _DOTS[right])
        for character, below, right in product(("", *_DIGITS), _DOTS, _DOTS)
    },
}


def _text_of(given: Digit, below: Dot, right: Dot) -> str:
    if below is Dot.NONE and right is Dot.NONE:
        return "A" if given == EMPTY else str(given)
    return f"({given or ''}{_LETTERS[below]}{_LETTERS[right]})"


# given, the dot below, the dot to the right -> text of the cell
_WRITE = {cell: _text_of(*cell) for cell in product(range(10), Dot, Dot)}


class Drawn(NamedTuple):
    """What a text says: the size, a digit a cell (0 = empty) and a dot an edge, as ``Puzzle`` has them."""

    size: int
    givens: tuple[Digit, ...]
    dots: tuple[Dot, ...]


def read(text: str, *, boxes: bool = True) -> Drawn:
    """Read the text of a puzzle; raise ``KenError`` for text that is not KEN, and nothing else for any text.

    *boxes*, which the notation does not hold, decides which sizes there are.
    """
    board = _board(text, boxes=boxes)
    givens = [EMPTY] * len(board.cells)
    dots = [Dot.NONE] * len(board.edges)
    for offset, cell, token in _walk(text, board):
        digit, below, right = _READ[token]
        if digit is not None:
            givens[cell] = _in_range(digit, board, text, offset + token.startswith("("))
        if below is not Dot.NONE:
            dots[_on_board(board.below[cell], text, offset + len(token) - len("wk)"))] = below
        if right is not Dot.NONE:
            dots[_on_board(board.right[cell], text, offset + len(token) - len("k)"))] = right
    return Drawn(board.size, tuple(givens), tuple(dots))


def write(size: int, givens: tuple[Digit, ...], dots: tuple[Dot, ...]) -> str:
    """Write a puzzle in its one canonical form."""
    dots = (*dots, Dot.NONE)  # NOWHERE finds the last one
    below, right = _around(size)
    cells = zip(givens, below(dots), right(dots), strict=True)
    text = _join(geometry.board(size, boxes=False), [_WRITE[cell] for cell in cells])
    for empties, letter in _WRITTEN_RUNS:
        text = text.replace(empties, letter)
    return text


def read_full(text: str, *, boxes: bool = True) -> tuple[int, tuple[Digit, ...]]:
    """Read the text of a full board, a given in every cell and no dot: its size and its digits.

    Raise ``KenError`` for any other text.
    """
    drawn = read(text, boxes=boxes)
    if EMPTY in drawn.givens or any(drawn.dots):
        raise _error(Fault.NOT_A_SOLUTION, text, _reach(_FULL, text), "a digit in every cell and no dot")
    return drawn.size, drawn.givens


def write_full(size: int, digits: tuple[Digit, ...]) -> str:
    """Write a full board: digits only."""
    text = bytes(digits).translate(_CHARACTERS).decode()
    return "/".join([text[start : start + size] for start in range(0, len(text), size)])


def _board(text: str, *, boxes: bool) -> Board:
    """Return the board whose rows *text* has, once every token of it is sound."""
    if len(text) > LIMIT:
        raise _error(Fault.TOO_LONG, text, LIMIT, f"at most {LIMIT:,} characters")
    end = _reach(_TOKENS, text)
    if end < len(text):
        raise _broken_token(text, end)
    rows = text.split("/")
    if len(rows) not in geometry.sizes(boxes=boxes):
        kept = "/".join(rows[: max(geometry.SIZES)])
        wanted = f"{geometry.size_words(boxes=boxes)} rows and not {len(rows)}"
        raise _error(Fault.ROW_COUNT, text, len(kept), wanted)
    return geometry.board(len(rows), boxes=boxes)


def _walk(text: str, board: Board) -> Iterator[tuple[int, Cell, str]]:
    """Yield offset, cell and token of each cell that is not in a run; check the length of every row."""
    offset = 0
    for number, (row, cells) in enumerate(zip(text.split("/"), board.rows, strict=True), 1):
        filled = 0
        for token in _TOKEN.findall(row):
            column, filled = filled, filled + _RUNS.get(token, 1)
            if filled > board.size:
                raise _error(Fault.ROW_TOO_LONG, text, offset, f"row {number} to end after {board.size} cells")
            if token not in _RUNS:
                yield offset, cells[column], token
            offset += len(token)
        if filled < board.size and number < board.size:  # the last row may stop early
            raise _error(Fault.ROW_TOO_SHORT, text, offset, f"{board.size} cells in row {number} and not {filled}")
        offset += len("/")


def _in_range(digit: Digit, board: Board, text: str, offset: int) -> Digit:
    if digit not in board.digits:
        raise _error(Fault.DIGIT_OUT_OF_RANGE, text, offset, f"a digit from 1 to {board.size}")
    return digit


def _on_board(edge: EdgeIndex, text: str, offset: int) -> EdgeIndex:
    if edge == NOWHERE:
        raise _error(Fault.DOT_OFF_BOARD, text, offset, "x where a dot would be off the board")
    return edge


def _broken_token(text: str, start: int) -> KenError:
    """Name what is wrong with the text at *start*, where no token can be read."""
    if text[start] != "(":
        return _error(Fault.UNEXPECTED_CHARACTER, text, start, "a digit, a run from A to I, '(' or '/'")
    end = _reach(_INSIDE, text, start + len("("))
    closing = text[end : end + 1]
    if closing == ")":
        return _error(Fault.MALFORMED_BRACKET, text, start, "a bracket like (5wk) or (xw)")
    if closing in ("", "(", "/"):
        return _error(Fault.UNCLOSED_BRACKET, text, start, "a bracket that is closed by ')'")
    return _error(Fault.UNEXPECTED_CHARACTER, text, end, "a digit, 'w', 'k', 'x' or ')'")


def _error(fault: Fault, text: str, offset: int, expected: str) -> KenError:
    excerpt = text[offset : offset + EXCERPT]
    found = f"got {excerpt!r}" if excerpt else "but the text ends"
    return KenError(fault.value, f"expected {expected}, {found}", offset, excerpt)


def _reach(pattern: re.Pattern[str], text: str, start: int = 0) -> int:
    """Return where *pattern*, which can match nothing at all, stops matching from *start*."""
    match = pattern.match(text, start)
    return match.end() if match else start


def _join(board: Board, cells: list[str]) -> str:
    return "/".join(["".join([cells[cell] for cell in row]) for row in board.rows])


@cache
def _around(size: int) -> tuple[Callable[..., Iterable[Dot]], Callable[..., Iterable[Dot]]]:
    """Return what picks, for every cell, the dot below it and the dot to its right from the dots of all edges."""
    board = geometry.board(size, boxes=False)
    return itemgetter(*board.below), itemgetter(*board.right)
