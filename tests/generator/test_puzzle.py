"""Puzzle and Grid: what they refuse to be made of, and what moves with a symmetry."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from kropki.generator.board import geometry, ken, rules
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot, Link
from kropki.generator.errors import KenError, PuzzleError

SOLVED = {  # size -> a full board that keeps every house
    4: "1234 3412 4321 2143",
    6: "123456 456123 231564 564231 312645 645312",
    9: "123456789 456789123 789123456 234567891 567891234 891234567 345678912 678912345 912345678",
}
GRIDS = [Grid(size, tuple(int(digit) for digit in text.replace(" ", ""))) for size, text in SOLVED.items()]
each_grid = pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: f"{grid.size}x{grid.size}")


def drawn(grid: Grid, *, negative: bool = True) -> Puzzle:
    """Return the puzzle with every dot of *grid* and the givens of its first row."""
    dots = tuple(rules.dot_of(grid.digits[a], grid.digits[b]) for a, b in grid.board.edges)
    givens = tuple(digit if cell in grid.board.rows[0] else EMPTY for cell, digit in enumerate(grid.digits))
    return Puzzle(grid.size, givens, dots, negative)


def changed(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


# Refusals

BARE = {size: ((EMPTY,) * size**2, (Dot.NONE,) * len(geometry.board(size).edges)) for size in geometry.SIZES}


@pytest.mark.parametrize(
    ("size", "givens", "dots", "message"),
    [
        (5, (EMPTY,) * 25, (Dot.NONE,) * 40, "expected size 4, 6 or 9, got 5"),
        (0, (), (), "expected size 4, 6 or 9, got 0"),
        (-4, (EMPTY,) * 16, (Dot.NONE,) * 24, "expected size 4, 6 or 9, got -4"),
        (4, (EMPTY,) * 15, BARE[4][1], "a board of size 4 has 16 cells, got 15 givens"),
        (4, (EMPTY,) * 17, BARE[4][1], "a board of size 4 has 16 cells, got 17 givens"),
        (9, *BARE[6], "a board of size 9 has 81 cells, got 36 givens"),
        (4, BARE[4][0], (Dot.NONE,) * 23, "a board of size 4 has 24 edges, got 23 dots"),
        (6, BARE[6][0], BARE[9][1], "a board of size 6 has 60 edges, got 144 dots"),
        (4, changed(BARE[4][0], 3, 5), BARE[4][1], "expected givens from 0 to 4, got 5"),
        (4, changed(BARE[4][0], 0, -1), BARE[4][1], "expected givens from 0 to 4, got -1"),
        (6, changed(BARE[6][0], 35, 7), BARE[6][1], "expected givens from 0 to 6, got 7"),
        (9, changed(BARE[9][0], 80, 10), BARE[9][1], "expected givens from 0 to 9, got 10"),
    ],
)
def test_a_puzzle_that_is_not_well_formed_is_refused(
    size: int, givens: tuple[int, ...], dots: tuple[Dot, ...], message: str
) -> None:
    with pytest.raises(PuzzleError) as caught:
        Puzzle(size, givens, dots)
    assert caught.value.message == str(caught.value) == message
    assert caught.value.code == "puzzle"


@pytest.mark.parametrize(
    ("size", "digits", "message"),
    [
        (7, (1,) * 49, "expected size 4, 6 or 9, got 7"),
        (4, (1,) * 15, "a board of size 4 has 16 cells, got 15 digits"),
        (9, GRIDS[0].digits, "a board of size 9 has 81 cells, got 16 digits"),
        (4, changed(GRIDS[0].digits, 5, 0), "expected digits from 1 to 4, got 0"),
        (4, changed(GRIDS[0].digits, 15, 5), "expected digits from 1 to 4, got 5"),
        (6, changed(GRIDS[1].digits, 0, 9), "expected digits from 1 to 6, got 9"),
    ],
)
def test_a_grid_that_is_not_well_formed_is_refused(size: int, digits: tuple[int, ...], message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        Grid(size, digits)
    assert caught.value.message == message


# Values


@each_grid
def test_puzzles_and_grids_are_frozen_values(grid: Grid) -> None:
    puzzle = drawn(grid)
    with pytest.raises(FrozenInstanceError):
        puzzle.size = 4  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        grid.digits = ()  # type: ignore[misc]
    assert {puzzle, drawn(grid)} == {puzzle}
    assert {grid, replace(grid)} == {grid}


@each_grid
def test_a_puzzle_and_a_grid_know_their_board(grid: Grid) -> None:
    assert grid.board is drawn(grid).board is geometry.board(grid.size)


@each_grid
@pytest.mark.parametrize("negative", [True, False])
def test_links_are_what_the_rules_make_of_the_dots(grid: Grid, negative: bool) -> None:
    puzzle = drawn(grid, negative=negative)
    assert puzzle.links == tuple(rules.link(dot, negative=negative) for dot in puzzle.dots)
    assert set(puzzle.links) == {Link.WHITE, Link.BLACK, Link.GAP if negative else Link.FREE}


# Text


@each_grid
def test_the_text_of_a_puzzle_and_of_a_grid_is_ken(grid: Grid) -> None:
    puzzle = drawn(grid, negative=False)
    assert str(puzzle) == ken.write(puzzle)
    assert str(grid) == ken.write_grid(grid)
    assert Puzzle.from_ken(str(puzzle), negative=False) == puzzle
    assert Puzzle.from_ken(str(puzzle)) == replace(puzzle, negative=True)
    assert Grid.from_ken(str(grid)) == grid


def test_text_that_is_not_ken_makes_no_value() -> None:
    with pytest.raises(KenError, match="4, 6 or 9 rows"):
        Puzzle.from_ken("D")
    with pytest.raises(KenError, match="a digit in every cell"):
        Grid.from_ken("D/D/D/D")


# Solutions


@each_grid
@pytest.mark.parametrize("negative", [True, False])
def test_a_grid_solves_the_puzzle_drawn_from_it(grid: Grid, negative: bool) -> None:
    assert drawn(grid, negative=negative).is_solved_by(grid)


@each_grid
def test_a_dot_left_out_breaks_a_promise_only_where_there_is_one(grid: Grid) -> None:
    puzzle = drawn(grid)
    edge = next(edge for edge, dot in enumerate(puzzle.dots) if dot is not Dot.NONE)
    fewer = replace(puzzle, dots=tuple(Dot.NONE if edge == other else dot for other, dot in enumerate(puzzle.dots)))
    assert not fewer.is_solved_by(grid)
    assert replace(fewer, negative=False).is_solved_by(grid)


@each_grid
def test_another_given_refuses_the_grid(grid: Grid) -> None:
    puzzle = drawn(grid)
    other = grid.digits[0] % grid.size + 1
    assert not replace(puzzle, givens=changed(puzzle.givens, 0, other)).is_solved_by(grid)


def test_a_grid_of_another_size_solves_nothing() -> None:
    assert not Puzzle(9, *BARE[9], negative=False).is_solved_by(GRIDS[0])


# Symmetries


@each_grid
def test_a_solution_moves_with_its_puzzle(grid: Grid) -> None:
    puzzle = drawn(grid)
    for symmetry in grid.board.symmetries:
        assert puzzle.moved(symmetry).is_solved_by(grid.moved(symmetry))
        assert puzzle.moved(symmetry).dots == drawn(grid.moved(symmetry)).dots


@each_grid
def test_a_move_carries_every_value_to_its_place(grid: Grid) -> None:
    puzzle = drawn(grid)
    for symmetry in grid.board.symmetries:
        for cell, place in enumerate(symmetry):
            assert grid.moved(symmetry).digits[place] == grid.digits[cell]
            assert puzzle.moved(symmetry).givens[place] == puzzle.givens[cell]
