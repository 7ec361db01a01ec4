"""The board: counts, houses, edges and symmetries, which need no rule to be right."""

from __future__ import annotations

from itertools import chain, pairwise, product

import pytest

from kropki.generator.board import geometry
from kropki.generator.board.geometry import NOWHERE, Board, Permutation

# size -> rows and columns of a box, edges, symmetries
SHAPES = {4: (2, 2, 24, 8), 6: (2, 3, 60, 4), 9: (3, 3, 144, 8)}
BOARDS = [geometry.board(size) for size in geometry.SIZES]
each_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.size}x{board.size}")


def houses(board: Board) -> set[frozenset[int]]:
    return {frozenset(house) for house in board.houses}


def after(first: Permutation, second: Permutation) -> Permutation:
    """Return the permutation that moves by *first*, then by *second*."""
    return tuple(second[place] for place in first)


def test_the_sizes_are_four_six_and_nine() -> None:
    assert tuple(SHAPES) == geometry.SIZES


@pytest.mark.parametrize("size", [-4, 0, 1, 5, 8, 16])
def test_there_is_no_board_of_another_size(size: int) -> None:
    with pytest.raises(KeyError):
        geometry.board(size)


@each_board
def test_counts_are_those_of_the_shape(board: Board) -> None:
    height, width, edges, symmetries = SHAPES[board.size]
    assert (board.box_height, board.box_width) == (height, width)
    assert list(board.cells) == list(range(board.size**2))
    assert list(board.digits) == list(range(1, board.size + 1))
    assert len(board.edges) == edges == 2 * board.size * (board.size - 1)
    assert len(board.symmetries) == symmetries
    assert len(board.houses) == len(houses(board)) == 3 * board.size


@each_board
@pytest.mark.parametrize("kind", ["rows", "columns", "boxes"])
def test_rows_columns_and_boxes_each_partition_the_cells(board: Board, kind: str) -> None:
    parts = getattr(board, kind)
    assert [len(part) for part in parts] == [board.size] * board.size
    assert sorted(chain.from_iterable(parts)) == list(board.cells)


@each_board
def test_a_row_and_a_column_share_one_cell(board: Board) -> None:
    crossings = [set(row) & set(column) for row, column in product(board.rows, board.columns)]
    assert [len(crossing) for crossing in crossings] == [1] * board.size**2


@each_board
def test_a_box_takes_its_width_from_each_of_its_rows_and_its_height_from_each_of_its_columns(board: Board) -> None:
    for box in board.boxes:
        assert {len(set(box) & set(row)) for row in board.rows} == {0, board.box_width}
        assert {len(set(box) & set(column)) for column in board.columns} == {0, board.box_height}


# Edges


@each_board
def test_edges_are_the_neighbours_along_rows_and_columns(board: Board) -> None:
    neighbours = {pair for line in (*board.rows, *board.columns) for pair in pairwise(line)}
    assert set(board.edges) == neighbours
    assert len(board.edges) == len(neighbours)


@each_board
def test_edges_are_numbered_by_their_upper_or_left_cell_below_before_right(board: Board) -> None:
    order = [edge for cell in board.cells for edge in (board.below[cell], board.right[cell]) if edge != NOWHERE]
    assert order == list(range(len(board.edges)))


@each_board
def test_below_and_right_lead_to_the_next_cell_of_the_line_or_nowhere(board: Board) -> None:
    for lines, table in ((board.columns, board.below), (board.rows, board.right)):
        for line in lines:
            assert [board.edges[table[cell]] for cell in line[:-1]] == list(pairwise(line))
            assert table[line[-1]] == NOWHERE


# Symmetries


@each_board
def test_symmetries_are_different_permutations_and_the_first_moves_nothing(board: Board) -> None:
    assert board.symmetries[0] == tuple(board.cells)
    assert len(set(board.symmetries)) == len(board.symmetries)
    assert all(sorted(symmetry) == list(board.cells) for symmetry in board.symmetries)


@each_board
def test_symmetries_form_a_group(board: Board) -> None:
    group = set(board.symmetries)
    for first in group:
        assert {after(first, second) for second in group} == group


@each_board
def test_symmetries_carry_houses_to_houses(board: Board) -> None:
    for symmetry in board.symmetries:
        assert {frozenset(symmetry[cell] for cell in house) for house in houses(board)} == houses(board)


@each_board
def test_symmetries_carry_boxes_to_boxes(board: Board) -> None:
    boxes = {frozenset(box) for box in board.boxes}
    for symmetry in board.symmetries:
        assert {frozenset(symmetry[cell] for cell in box) for box in boxes} == boxes


@each_board
def test_symmetries_carry_edges_to_edges(board: Board) -> None:
    for symmetry in board.symmetries:
        moved = board.move_edges(symmetry)
        assert sorted(moved) == list(range(len(board.edges)))
        for (a, b), place in zip(board.edges, moved, strict=True):
            assert set(board.edges[place]) == {symmetry[a], symmetry[b]}


@each_board
def test_only_square_boxes_can_be_transposed(board: Board) -> None:
    transposition = tuple(chain.from_iterable(board.columns))
    assert (transposition in board.symmetries) is (board.box_height == board.box_width)


# Names


@each_board
def test_every_cell_has_a_name_of_its_own(board: Board) -> None:
    assert [board.cell(board.name(cell)) for cell in board.cells] == list(board.cells)
    assert board.name(board.rows[1][2]) == "r2c3"


@pytest.mark.parametrize(
    "name", ["", "r1", "r0c1", "r1c0", "r10c1", "r1c10", "R1C1", "c1r1", " r1c1", "r1c1\n", "r٣c1"]
)
def test_other_text_names_no_cell(name: str) -> None:
    with pytest.raises(ValueError, match="not in"):
        geometry.board(9).cell(name)


def test_the_last_cell_of_a_small_board_is_not_the_last_of_a_large_one() -> None:
    assert geometry.board(4).cell("r4c4") == 15
    with pytest.raises(ValueError, match="not in"):
        geometry.board(4).cell("r5c1")
