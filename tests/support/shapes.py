"""Boards that no generator makes, by a seed: dots in stars, rings, trees, whole houses and everywhere, and wrong clues.

Most have no solution, each for another reason; some have one, or many.
"""

from __future__ import annotations

from collections.abc import Callable

from kropki.generator.board import geometry, rules
from kropki.generator.board.geometry import Board, Cell
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Digit, Dot
from kropki.generator.generation import solutions
from kropki.generator.rng import Rng

_PER_CENT = 100
_COLOURS = (Dot.WHITE, Dot.BLACK)


def shaped(number: int) -> Puzzle:
    """Return the board of that *number*: a share of a full one's clues, and for every other number wrong ones."""
    rng = Rng(f"shapes/{number}")
    size, negative = rng.choice(geometry.SIZES), rng.choice(list(rules.GAPS))
    grid, board = solutions.pick(geometry.board(size), rng), geometry.board(size)
    wrong = bool(number % 2)
    given, drawn = rng.choice((0, 5, 10, 40, 80, 100)), 100 if negative and not wrong else rng.choice((0, 30, 60, 100))
    digits = [digit if rng.below(_PER_CENT) < given else EMPTY for digit in grid.digits]
    dots = [rules.dot_of(grid.digits[a], grid.digits[b], rng.choice(_COLOURS)) for a, b in board.edges]
    dots = [dot if rng.below(_PER_CENT) < drawn else Dot.NONE for dot in dots]
    for _ in range(1 + rng.below(3) if wrong else 0):
        _join(board, rng.choice(_SHAPES)(board, rng), dots, rng)
    for _ in range(rng.choice((0, 0, 1, 2)) if wrong else 0):
        _spoil(board, digits, rng)
    return Puzzle(size, tuple(digits), tuple(dots), negative)


def entered(puzzle: Puzzle, number: int) -> str:
    """Return entries for *puzzle* by that *number*: a few digits, right or wrong."""
    rng = Rng(f"entries/{number}")
    return "".join([str(1 + rng.below(puzzle.size)) if rng.below(_PER_CENT) < 4 else "." for _ in puzzle.givens])


def _join(board: Board, cells: set[Cell], dots: list[Dot], rng: Rng) -> None:
    """Put a dot between any two neighbours among *cells*, all of one colour or of both."""
    colours = rng.choice(((Dot.WHITE,), (Dot.BLACK,), _COLOURS))
    for edge, ends in enumerate(board.edges):
        if cells.issuperset(ends):
            dots[edge] = rng.choice(colours)


def _spoil(board: Board, digits: list[Digit], rng: Rng) -> None:
    """Enter the same digit twice in a house, or any digit beside one."""
    house = rng.choice(board.houses)
    digit = 1 + rng.below(board.size)
    for cell in rng.shuffled(house)[: 1 + rng.below(2)]:
        digits[cell] = digit


def _neighbours(board: Board, cell: Cell) -> list[Cell]:
    return [a if b == cell else b for a, b in board.edges if cell in {a, b}]


def _star(board: Board, rng: Rng) -> set[Cell]:
    cell = rng.choice(board.cells)
    return {cell, *_neighbours(board, cell)}


def _ring(board: Board, rng: Rng) -> set[Cell]:
    """Return a square of two, or the rim of a larger one."""
    width = rng.choice((2, 2, 3, 4))
    top, left = (rng.below(board.size - width + 1) for _ in range(2))
    return {(top + r) * board.size + left + c for r in range(width) for c in range(width) if {r, c} & {0, width - 1}}


def _tree(board: Board, rng: Rng) -> set[Cell]:
    cells = {rng.choice(board.cells)}
    for _ in range(2 + rng.below(7)):
        cells.add(rng.choice(sorted({each for cell in cells for each in _neighbours(board, cell)})))
    return cells


def _house(board: Board, rng: Rng) -> set[Cell]:
    return set(rng.choice(board.houses))


def _everywhere(board: Board, rng: Rng) -> set[Cell]:
    return {cell for cell in board.cells if rng.below(_PER_CENT) < rng.choice((60, 100, 100))}


_SHAPES: tuple[Callable[[Board, Rng], set[Cell]], ...] = (_star, _star, _ring, _ring, _tree, _tree, _house, _everywhere)
