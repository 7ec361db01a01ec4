"""Puzzles as other programs write them in plain text: Interactive Sudoku Solver's strings, and grids of digits.

    .Shape~6x6.WhiteDot~R1C1~R1C2.BlackDot~R2C2~R3C2.StrictKropki.~R1C1_5
    530070000600195000...                       a character a cell; 0 or . is empty: a sudoku without dots
    81 digits, then 9 x 8, then 8 x 9           the dots between columns, then rows: 0 none, 1 white, 2 black

What Kropki does not have is refused by its name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Board, Cell, EdgeIndex
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot, Negative
from kropki.generator.errors import FPuzzlesError
from kropki.generator.formats.fpuzzles import short

_DOTS = {"WhiteDot": Dot.WHITE, "BlackDot": Dot.BLACK}
_IGNORED = {"Priority", "SearchPriority"}  # what a solver is told
_GIVEN = re.compile(r"(R[0-9]C[0-9])_([0-9])", re.IGNORECASE)
_SHAPE = re.compile(r"([4-9])x\1")
_SEPARATORS = re.compile(r"[\s,;|]+")  # no-break spaces, too


def is_items(text: str) -> bool:
    """Tell whether *text* begins like a string of Interactive Sudoku Solver.

    >>> is_items(".StrictKropki"), is_items(".~R1C1_5"), is_items("..5.")
    (True, True, False)
    """
    return re.match(r"\.(?:[A-Za-z]|~R)", text) is not None


def is_grid(text: str) -> bool:
    """Tell whether *text* is nothing but cells, more than a row has, with or without their dots.

    >>> is_grid("53..7" * 16), is_grid("123456789"), is_grid("1234/3412/2143/4321")
    (True, False, False)
    """
    return _is_plain(text) and len(_SEPARATORS.sub("", text)) > max(geometry.SIZES)


def _is_plain(text: str) -> bool:
    return re.fullmatch(r"[0-9.\s,;|]+", text) is not None


def from_items(text: str) -> tuple[Puzzle, tuple[str, ...]]:
    """Read a string of Interactive Sudoku Solver, and what of it was ignored; raise ``FPuzzlesError`` for others."""
    items = [item.strip().split("~") for item in text.split(".") if item.strip()]
    shapes = [arguments for name, *arguments in items if name == "Shape"]
    boxes = all(name != "NoBoxes" for name, *_ in items)
    board = geometry.board(_size(shapes, boxes=boxes), boxes=boxes)
    givens = [EMPTY] * len(board.cells)
    dots = [Dot.NONE] * len(board.edges)
    ignored = set()
    for name, *arguments in items:
        if name in _DOTS:
            for edge in _edges(board, name, arguments):
                if dots[edge] is not Dot.NONE:
                    joined = " and ".join(board.name(cell).upper() for cell in board.edges[edge])
                    raise FPuzzlesError(f"there is a second dot between {joined}")
                dots[edge] = _DOTS[name]
        elif not name:
            for argument in arguments:
                cell, digit = _given(board, argument)
                givens[cell] = digit
        elif name in _IGNORED:
            ignored.add(name)
        elif name not in ("Shape", "StrictKropki", "NoBoxes"):
            raise FPuzzlesError(f"the puzzle has “{short(name)}”, which Kropki does not have")
    negative = any(name == "StrictKropki" for name, *_ in items)
    return Puzzle(board.size, tuple(givens), tuple(dots), negative, boxes), tuple(sorted(ignored))


def _size(shapes: list[list[str]], *, boxes: bool) -> int:
    said = "~".join(shapes[-1]) if shapes else "9x9"
    shape = _SHAPE.fullmatch(said)
    if shape is None or int(shape[1]) not in geometry.sizes(boxes=boxes):
        wanted = "4x4, 6x6 or 9x9" if boxes else "4x4 to 9x9"
        raise FPuzzlesError(f"the board has shape “{short(said)}”, expected {wanted}")
    return int(shape[1])


def _cell(board: Board, name: str) -> Cell | None:
    return next((cell for cell in board.cells if board.name(cell) == name.lower()), None)


def _edges(board: Board, name: str, arguments: list[str]) -> list[EdgeIndex]:
    """Return the edges between those of the cells that are neighbours: one item may have the dots of a whole board."""
    named = [_cell(board, argument) for argument in arguments[: len(board.cells) + 1]]
    cells = set(named)
    found = [index for index, edge in enumerate(board.edges) if cells.issuperset(edge)]
    if found and None not in cells and len(cells) == len(named) == len(arguments):
        return found
    joined = " and ".join([short(argument) for argument in arguments[:3]])
    raise FPuzzlesError(f"a {name} joins {joined or 'nothing'}, expected neighbours")


def _given(board: Board, text: str) -> tuple[Cell, int]:
    said = _GIVEN.fullmatch(text)
    cell = _cell(board, said[1]) if said else None
    if said is None or cell is None or int(said[2]) not in board.digits:
        raise FPuzzlesError(f"a given is “{short(text)}”, expected one such as R1C1_{board.size}")
    return cell, int(said[2])


def _either(numbers: Iterable[int]) -> str:
    *others, last = map(str, numbers)
    return f"{', '.join(others)} or {last}"


def is_row(text: str) -> bool:
    """Tell whether *text* is at most one row of a grid of digits, and so no puzzle.

    >>> is_row("5 3 . | . 7 ."), is_row("D/D/D/D"), is_row("53..7" * 16), is_row("")
    (True, False, False, False)
    """
    return re.search(r"[0-9.]", text) is not None and _is_plain(text) and not is_grid(text)


def from_grid(text: str, *, negative: Negative = True, boxes: bool = True) -> Puzzle:
    """Read a grid of digits, and that of its dots if there is one; raise ``FPuzzlesError`` for what is none.

    Without dots it is a sudoku like any other, so a missing dot says nothing; with them, the rule is *negative*.
    """
    cells = [0 if letter == "." else int(letter) for letter in _SEPARATORS.sub("", text)]
    sizes = geometry.sizes(boxes=boxes)
    plain, dotted = {size * size: size for size in sizes}, {size * (3 * size - 2): size for size in sizes}
    if len(cells) not in plain.keys() | dotted.keys():
        raise FPuzzlesError(
            f"the text has {len(cells)} cells, expected {_either(plain)}, or {_either(dotted)} with their dots"
        )
    has_dots = len(cells) in dotted
    board = geometry.board(dotted[len(cells)] if has_dots else plain[len(cells)], boxes=boxes)
    size, count = board.size, len(board.cells)
    givens, marks = cells[:count], cells[count:]
    if max(givens) > size:
        raise FPuzzlesError(f"a cell has {max(givens)}, expected 0 for an empty one or a digit from 1 to {size}")
    if marks and max(marks) > 2:
        raise FPuzzlesError(f"a dot is {max(marks)}, expected 0 for none, 1 for white or 2 for black")
    by_cells = {edge: index for index, edge in enumerate(board.edges)}
    dots = [Dot.NONE] * len(board.edges)
    across = [(row * size + column, row * size + column + 1) for row in range(size) for column in range(size - 1)]
    down = [(cell, cell + size) for cell in range(count - size)]
    for edge, mark in zip((*across, *down), marks, strict=False):
        dots[by_cells[edge]] = (Dot.NONE, Dot.WHITE, Dot.BLACK)[mark]
    return Puzzle(size, tuple(givens), tuple(dots), negative if has_dots else False, boxes)
