"""The rules: one predicate, and the tables that must agree with it."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from kropki.generator.board import geometry, rules
from kropki.generator.board.rules import Dot, Link

SIZES = geometry.SIZES
PAIRS = list(permutations(range(1, 10), 2))  # neighbours share a line, so they differ

# every pair of different digits that a dot may join, with the smaller one first
WHITE = {(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9)}
BLACK = {(1, 2), (2, 4), (3, 6), (4, 8)}


def joined(dot: Dot) -> set[tuple[int, int]]:
    return {(a, b) for a, b in PAIRS if a < b and rules.agrees(dot, a, b)}


# The predicate


def test_white_joins_consecutive_digits() -> None:
    assert joined(Dot.WHITE) == WHITE


def test_black_joins_a_digit_and_its_double() -> None:
    assert joined(Dot.BLACK) == BLACK


def test_a_gap_is_what_neither_colour_joins() -> None:
    assert joined(Dot.NONE) == {(a, b) for a, b in PAIRS if a < b} - WHITE - BLACK


@pytest.mark.parametrize("dot", Dot)
def test_a_dot_does_not_care_which_side_it_is_read_from(dot: Dot) -> None:
    assert all(rules.agrees(dot, a, b) == rules.agrees(dot, b, a) for a, b in PAIRS)


# Links


@pytest.mark.parametrize(
    ("dot", "negative", "link"),
    [
        (Dot.NONE, True, Link.GAP),
        (Dot.NONE, False, Link.FREE),
        (Dot.WHITE, True, Link.WHITE),
        (Dot.WHITE, False, Link.WHITE),
        (Dot.BLACK, True, Link.BLACK),
        (Dot.BLACK, False, Link.BLACK),
    ],
)
def test_a_missing_dot_demands_something_only_where_it_is_a_promise(dot: Dot, negative: bool, link: Link) -> None:
    assert rules.link(dot, negative=negative) is link


@pytest.mark.parametrize("dot", Dot)
def test_a_link_permits_what_its_dot_agrees_with(dot: Dot) -> None:
    link = rules.link(dot, negative=True)
    assert all(rules.permits(link, a, b) == rules.agrees(dot, a, b) for a, b in PAIRS)


def test_a_free_edge_permits_every_pair_and_leaves_equal_digits_to_the_house() -> None:
    assert all(rules.permits(Link.FREE, a, b) for a, b in product(range(1, 10), repeat=2))


@pytest.mark.parametrize("link", [Link.WHITE, Link.BLACK, Link.GAP])
def test_no_dot_and_no_gap_permits_the_same_digit_twice(link: Link) -> None:
    assert not any(rules.permits(link, digit, digit) for digit in range(1, 10))


# Tables


@pytest.mark.parametrize(("size", "link"), list(product(SIZES, Link)))
def test_partners_are_those_that_the_predicate_permits(size: int, link: Link) -> None:
    digits = range(1, size + 1)
    table = rules.partners(size, link)
    assert len(table) == 2**size
    for mask, allowed in enumerate(table):
        held = [b for b in digits if mask >> (b - 1) & 1]
        assert allowed == sum(1 << (a - 1) for a in digits if any(rules.permits(link, a, b) for b in held))


@pytest.mark.parametrize(("digits", "mask"), [([], 0), ([1], 1), ([9], 256), ([1, 3], 5), ([3, 1, 3], 5)])
def test_a_mask_has_one_bit_a_digit(digits: list[int], mask: int) -> None:
    assert rules.mask_of(digits) == mask


# Drawing


@pytest.mark.parametrize("one_two", [Dot.WHITE, Dot.BLACK])
def test_the_dot_to_draw_agrees_with_its_digits(one_two: Dot) -> None:
    for a, b in PAIRS:
        assert rules.agrees(rules.dot_of(a, b, one_two), a, b)


def test_one_and_two_are_drawn_as_told_and_black_otherwise() -> None:
    assert rules.dot_of(1, 2) is rules.dot_of(2, 1) is Dot.BLACK
    assert rules.dot_of(1, 2, Dot.WHITE) is rules.dot_of(2, 1, Dot.WHITE) is Dot.WHITE
    assert rules.dot_of(2, 3, Dot.BLACK) is Dot.WHITE
    assert rules.dot_of(2, 4, Dot.WHITE) is Dot.BLACK


# Solutions

ROWS = (1, 2, 3, 4), (3, 4, 1, 2), (2, 1, 4, 3), (4, 3, 2, 1)
DIGITS = tuple(digit for row in ROWS for digit in row)
BOARD = geometry.board(4)
LINKS = tuple(Link(rules.dot_of(DIGITS[a], DIGITS[b])) or Link.GAP for a, b in BOARD.edges)
BARE = (0,) * 16


def solves(digits: tuple[int, ...] = DIGITS, links: tuple[Link, ...] = LINKS, givens: tuple[int, ...] = BARE) -> bool:
    return rules.is_solution(BOARD, digits, links, givens)


def test_a_board_with_its_own_dots_and_givens_is_solved() -> None:
    assert solves()
    assert solves(givens=DIGITS)
    assert solves(givens=(0, 2, *BARE[2:]))


@pytest.mark.parametrize("edge", range(len(BOARD.edges)))
def test_one_wrong_link_is_enough_to_refuse(edge: int) -> None:
    a, b = (DIGITS[cell] for cell in BOARD.edges[edge])
    wrong = next(link for link in Link if not rules.permits(link, a, b))
    assert not solves(links=(*LINKS[:edge], wrong, *LINKS[edge + 1 :]))


@pytest.mark.parametrize("cell", BOARD.cells)
def test_one_wrong_given_is_enough_to_refuse(cell: int) -> None:
    givens = (*DIGITS[:cell], DIGITS[cell] % 4 + 1, *DIGITS[cell + 1 :])
    assert not solves(givens=givens)


FREE = (Link.FREE,) * len(BOARD.edges)
HOUSE_FAULTS = {
    "a row": ((1, 2, 3, 4), (3, 4, 1, 2), (2, 1, 4, 3), (4, 3, 2, 2)),
    "columns only": ((1, 2, 3, 4), (3, 4, 1, 2), (1, 2, 3, 4), (3, 4, 1, 2)),
    "rows only": ((1, 3, 1, 3), (2, 4, 2, 4), (3, 1, 3, 1), (4, 2, 4, 2)),
    "boxes only": ((1, 2, 3, 4), (2, 3, 4, 1), (3, 4, 1, 2), (4, 1, 2, 3)),
}


@pytest.mark.parametrize("fault", HOUSE_FAULTS)
def test_a_digit_twice_in_a_house_is_refused(fault: str) -> None:
    digits = tuple(digit for row in HOUSE_FAULTS[fault] for digit in row)
    assert solves(links=FREE)
    assert not solves(digits, links=FREE)
