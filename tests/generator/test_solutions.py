"""The shipped solutions: sound, and moved by every symmetry of sudoku and by nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from kropki.generator.board import geometry, ken
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.generation import solutions
from kropki.generator.rng import Rng


def is_sudoku(grid: Grid) -> bool:
    edges = len(grid.board.edges)
    return Puzzle(grid.size, (EMPTY,) * len(grid.digits), (Dot.NONE,) * edges, negative=False).is_solved_by(grid)


# These grids are promised: puzzles that were published by their seed hang on them.
@pytest.mark.parametrize(
    ("size", "text"),
    [
        (4, "2431/3124/1243/4312"),
        (6, "421365/635412/264153/513624/356241/142536"),
        (9, "653978214/184265973/927314865/871526439/249831657/536749128/492653781/368197542/715482396"),
    ],
)
def test_a_seed_picks_the_promised_grid(size: int, text: str) -> None:
    assert ken.write_grid(solutions.pick(geometry.board(size), Rng("kropki"))) == text


@pytest.mark.parametrize("size", geometry.SIZES)
def test_a_picked_grid_is_a_solution_and_another_for_every_seed(size: int) -> None:
    grids = [solutions.pick(geometry.board(size), Rng(f"seed {number}")) for number in range(200)]
    assert all(grid.size == size and is_sudoku(grid) for grid in grids)
    assert len(set(grids)) > (190 if size > 4 else 100)  # there are only 288 small ones


@pytest.mark.parametrize("line", solutions.shipped(geometry.board(4))[:2])
def test_a_small_grid_moves_to_every_grid_of_its_class_equally_often(line: str) -> None:
    rng, share = Rng("orbit"), 30
    counts = Counter(solutions.move(ken.parse_grid(line), rng) for _ in range(288 * share))
    assert len(counts) in (96, 192)  # the 288 grids fall into two classes
    expected = 288 * share / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < len(counts) - 1 + 4 * (2 * (len(counts) - 1)) ** 0.5  # mean and four deviations


@pytest.mark.parametrize("size", geometry.SIZES)
def test_every_digit_comes_to_every_cell(size: int) -> None:
    rng, grid = Rng("everywhere"), ken.parse_grid(solutions.shipped(geometry.board(size))[0])
    seen = {(cell, digit) for _ in range(40 * size) for cell, digit in enumerate(solutions.move(grid, rng).digits)}
    assert len(seen) == size**3


def cycle_types(grid: Grid, lines: tuple[tuple[int, ...], ...]) -> Counter[tuple[int, ...]]:
    """Count the cycle types of the permutations that carry one line's digits to another's.

    They do not change when digits are renamed or lines exchanged; rows and columns have each their own.
    """
    texts = [[grid.digits[cell] for cell in line] for line in lines]
    return Counter(cycle_type(dict(zip(a, b, strict=True))) for a, b in permutations(texts, 2))


def cycle_type(moves: dict[int, int]) -> tuple[int, ...]:
    lengths = []
    while moves:
        start, digit = moves.popitem()
        length = 1
        while digit != start:
            digit, length = moves.pop(digit), length + 1
        lengths.append(length)
    return tuple(sorted(lengths))


@pytest.mark.parametrize("size", [6, 9])  # the lines of small grids look the same both ways
def test_rows_become_columns_where_boxes_are_square_and_only_there(size: int) -> None:
    grids = map(ken.parse_grid, solutions.shipped(geometry.board(size)))
    grid = next(grid for grid in grids if cycle_types(grid, grid.board.rows) != cycle_types(grid, grid.board.columns))
    types, rng = both_types(grid), Rng("sides")
    moved = [both_types(solutions.move(grid, rng)) for _ in range(60)]
    turned = moved.count(types[::-1])
    assert moved.count(types) + turned == 60
    assert 15 < turned < 45 if size != 6 else turned == 0


def both_types(grid: Grid) -> list[Counter[tuple[int, ...]]]:
    """Return the cycle types of rows and of columns."""
    return [cycle_types(grid, grid.board.rows), cycle_types(grid, grid.board.columns)]
