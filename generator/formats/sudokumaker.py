"""SudokuMaker's JSON: cells in reading order, and constraints, each of which is known by a number.

The borders of cells are counted row by row: the left ones of a row's cells, and then the lower ones. What Kropki does
not have is refused by name.
"""

from __future__ import annotations

from typing import Any

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Board, Cell, EdgeIndex
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot, Negative
from kropki.generator.errors import FPuzzlesError
from kropki.generator.formats.fpuzzles import Found, ignored_in, is_nothing, is_number, list_in, shown

_ROWS, _BOXES = 0, 1
_DOTS = {200: (Dot.WHITE, "difference", 1), 201: (Dot.BLACK, "ratio", 2)}
_NAMES: dict[float, str] = {  # of constraints that Kropki does not have
    10: "diagonal", 11: "diagonal", 12: "antiking", 13: "antiknight", 14: "disjoint groups", 15: "nonconsecutive",
    100: "odd cells", 101: "even cells", 102: "minimum cells", 103: "maximum cells", 202: "XV", 300: "thermometers",
    301: "killer cages", 303: "quadruples", 305: "extra regions", 401: "whispers", 402: "palindromes",
    403: "between lines", 408: "arrows", 409: "double arrows", 500: "little killers", 501: "sandwich sums",
    502: "X-sums", 504: "numbered rooms", 600: "indexers", 601: "indexers", 1000: "custom constraint",
    2000: "cosmetic lines", 2001: "cosmetic cages", 2002: "cosmetic symbols", 4000: "fog of war", 4001: "fog of war",
}  # fmt: skip
_READ = {"cells", "constraints", "height", "maxDigit", "minDigit", "size", "width"}
_IGNORED = {"author", "comment", "name", "export"}
_SIZES = {size * size: size for size in geometry.SQUARES}


def from_json(plain: object) -> Found:
    """Read a puzzle; raise ``FPuzzlesError``, with what and where, for what is no Kropki."""
    inside = plain.get("puzzle") if isinstance(plain, dict) else None
    if not isinstance(inside, dict):
        raise FPuzzlesError("the link has no puzzle of SudokuMaker")
    ignored = set(ignored_in(inside, "the puzzle", _READ, _IGNORED))
    cells = list_in(inside.get("cells"), "cells")
    constraints = _constraints(inside)
    boxes = _BOXES in constraints
    if _SIZES.get(len(cells)) not in geometry.sizes(boxes=boxes):
        wanted = "16, 36 or 81" if boxes else "16, 25, 36, 49, 64 or 81"
        raise FPuzzlesError(f"the board has {len(cells)} cells, expected {wanted}")
    board = geometry.board(_SIZES[len(cells)], boxes=boxes)
    _check_digits(board, inside)
    _check_houses(board, constraints)
    givens = tuple([_given(board, cell, said, ignored) for cell, said in zip(board.cells, cells, strict=True)])
    puzzle = Puzzle(board.size, givens, _dots(board, constraints), _negative(constraints), boxes)
    return Found(puzzle, tuple(sorted(ignored)))


def _check_digits(board: Board, inside: dict[str, Any]) -> None:
    """Raise ``FPuzzlesError`` unless a puzzle's own words for its size agree with *board*."""
    for name, usual in (*((name, board.size) for name in ("height", "maxDigit", "size", "width")), ("minDigit", 1)):
        value = inside.get(name, usual)
        if not (is_number(value) and value == usual):
            raise FPuzzlesError(f"{name} is {shown(value)}, expected {usual}")


def _constraints(inside: dict[str, Any]) -> dict[float, dict[str, Any]]:
    """Return the constraints by their numbers; refuse those that Kropki does not have, and a second one of a number."""
    found: dict[float, dict[str, Any]] = {}
    for each in list_in(inside.get("constraints"), "constraints"):
        kind = each.get("type") if isinstance(each, dict) else None
        if not is_number(kind) or kind in found:
            raise FPuzzlesError(f"a constraint has type {shown(kind)}, expected a number, and no other of the same")
        if not is_nothing(each.get("disabled")):
            continue
        if kind not in (_ROWS, _BOXES, *_DOTS):
            name = _NAMES.get(kind, f"constraint {shown(kind)}")
            raise FPuzzlesError(f"the puzzle has “{name}”, which Kropki does not support")
        found[kind] = each
    return found


def _check_houses(board: Board, constraints: dict[float, dict[str, Any]]) -> None:
    if _ROWS not in constraints:
        raise FPuzzlesError("digits may repeat in a row, which Kropki does not support")
    if not board.boxes:
        return
    regions = list_in(constraints.get(_BOXES, {}).get("regions"), "regions")
    if len(regions) != len(board.cells) or not all(map(is_number, regions)):
        raise FPuzzlesError("the boxes are not the usual ones")
    boxes = [{regions[cell] for cell in box} for box in board.boxes]
    if any(len(box) > 1 for box in boxes) or len(set().union(*boxes)) < board.size:
        raise FPuzzlesError("the boxes are not the usual ones")


def _given(board: Board, cell: Cell, said: object, ignored: set[str]) -> int:
    """Return the given in *cell*, or ``EMPTY``; a digit that its setter has found is added to *ignored*."""
    if is_nothing(said):
        return EMPTY
    name = board.name(cell)
    if not isinstance(said, dict):
        raise FPuzzlesError(f"{name} is not a cell")
    ignored.update(ignored_in(said, name, {"given", "value"}, {"colors"}))
    value = said.get("value")
    if said.get("given") is not True:
        ignored.update(() if is_nothing(value) else ("value",))
        return EMPTY
    if is_number(value) and value in board.digits:
        return int(value)
    raise FPuzzlesError(f"the given in {name} is {shown(value)}, expected a digit from 1 to {board.size}")


def _dots(board: Board, constraints: dict[float, dict[str, Any]]) -> tuple[Dot, ...]:
    dots = [Dot.NONE] * len(board.edges)
    numbers = [_number(board, edge) for edge in board.edges]
    for kind, (dot, name, usual) in _DOTS.items():
        for clue in list_in(constraints.get(kind, {}).get("clues"), "clues"):
            edge = _edge(numbers, clue)
            if edge is None:
                raise FPuzzlesError(f"a {name} clue is not between two cells")
            where = f"between {' and '.join(board.name(cell) for cell in board.edges[edge])}"
            value = clue.get("value", usual)
            if not (is_number(value) and value == usual):
                raise FPuzzlesError(f"the {name} {where} is {shown(value)}, expected {usual}")
            if dots[edge] is not Dot.NONE:
                raise FPuzzlesError(f"there is a second dot {where}")
            dots[edge] = dot
    return tuple(dots)


def _number(board: Board, edge: tuple[Cell, Cell]) -> int:
    """Return the number by which SudokuMaker knows the border between two cells."""
    first, second = edge
    row = first // board.size * 2 * board.size
    return row + second % board.size if second == first + 1 else row + board.size + first % board.size


def _edge(numbers: list[int], clue: object) -> EdgeIndex | None:
    number = clue.get("edge") if isinstance(clue, dict) else None
    return numbers.index(int(number)) if is_number(number) and number in numbers else None


def _negative(constraints: dict[float, dict[str, Any]]) -> Negative:
    """Return which dots are all drawn; one that excepts no dot of the other colour is refused."""
    promised = set[Dot]()
    for kind, (dot, name, usual) in _DOTS.items():
        values = list_in(constraints.get(kind, {}).get("negative"), "negative")
        if any(not is_number(value) or value != usual for value in values):
            raise FPuzzlesError(f"the puzzle has “negative: {name}”, which Kropki does not support for other numbers")
        promised |= {dot} if values else set()
    _check_overrides(constraints, promised)
    white, black = Dot.WHITE in promised, Dot.BLACK in promised
    if white == black:
        return white
    return "white" if white else "black"


def _check_overrides(constraints: dict[float, dict[str, Any]], promised: set[Dot]) -> None:
    """Raise ``FPuzzlesError`` unless a dot may stand where the other colour is said to be complete."""
    for kind, other, name in (
        (200, Dot.BLACK, "overrideNegativeRatios"),
        (201, Dot.WHITE, "overrideNegativeDifferences"),
    ):
        constraint = constraints.get(kind, {})
        if other in promised and constraint.get("clues") and constraint.get(name) is not True:
            raise FPuzzlesError(f"{name} is {shown(constraint.get(name))}, expected true")
