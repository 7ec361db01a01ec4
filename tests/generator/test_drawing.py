"""What an attempt draws is the same in compiled code and in Python, whatever words the seed gives."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from kropki.generator.board import geometry, rules
from kropki.generator.board.geometry import SIZES
from kropki.generator.board.rules import Negative, OneTwo
from kropki.generator.generation import drawing, solutions
from kropki.generator.generation.generate import draw_dots, drop_order
from kropki.generator.generation.oracles import Clues
from kropki.generator.rng import Rng

SEEDS = [f"draw/{number}" for number in range(60)]


@pytest.mark.parametrize("size", SIZES)
def test_the_solution_is_the_one_that_python_picks(size: int) -> None:
    for seed in SEEDS:
        board = geometry.board(size)
        assert tuple(drawing.digits_of(seed, board).tolist()) == solutions.pick(board, Rng(seed)).digits


@pytest.mark.parametrize(("size", "negative", "one_two"), list(product(SIZES, rules.GAPS, OneTwo)))
def test_dots_and_order_are_those_that_python_draws(size: int, negative: Negative, one_two: OneTwo) -> None:
    for seed in SEEDS[:10]:
        grid = solutions.pick(geometry.board(size), Rng(seed))
        clues = Clues.of(grid, draw_dots(grid, one_two, Rng(seed)), negative=negative)
        links = drawing.links_of(seed, clues.digits, geometry.board(size), one_two, negative=negative)
        assert np.array_equal(links, clues.links)
        order = drawing.order_of(seed, clues.cells, clues.droppable_dots)
        assert np.array_equal(order, drop_order(clues, Rng(seed)))


def test_words_that_run_out_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    digits = drawing.digits_of("short", geometry.board(9))
    links = drawing.links_of("short", digits, geometry.board(9), OneTwo.MIXED, negative=False)
    dots = np.flatnonzero(links) + 81
    order = drawing.order_of("short", 81, dots)
    for name in ("SOLUTION", "DOTS", "CLUES"):
        monkeypatch.setattr(drawing, name, 1)
    assert np.array_equal(drawing.digits_of("short", geometry.board(9)), digits)
    assert np.array_equal(drawing.links_of("short", digits, geometry.board(9), OneTwo.MIXED, negative=False), links)
    assert np.array_equal(drawing.order_of("short", 81, dots), order)


def test_a_word_beyond_the_last_whole_multiple_is_passed_over() -> None:
    reach = 2**32 - 2**32 % 3
    words = np.array([reach, 2**32 - 1, reach - 1], dtype=np.uint32)
    none, order = np.empty(0, dtype=np.intp), np.empty(3, dtype=np.intp)
    assert drawing.draw_order(words, 3, none, order) == -1
    assert drawing.draw_order(np.append(words, np.uint32(0)), 3, none, order) == 4
    assert order.tolist() == [1, 0, 2]
