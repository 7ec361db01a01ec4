"""The subtractive search, with toy oracles: what visiting the clues one by one gives, with fewer questions."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.generator.errors import BudgetError
from kropki.generator.generation import minimise

Clues = frozenset[int]


class Toy:
    """A monotone oracle: it holds of every set of clues that includes one of *cores*; it knows what it was asked."""

    def __init__(self, cores: list[Clues], *, costly: Callable[[Clues], bool] = lambda _: False) -> None:
        self.cores = cores
        self.costly = costly  # of which sets the answer costs too much
        self.asked: list[Clues] = []

    def __call__(self, kept: minimise.Flags) -> bool:
        clues = flagged(kept)
        self.asked.append(clues)
        if self.costly(clues):
            raise BudgetError("expected a cheaper question")
        return self.holds(clues)

    def holds(self, clues: Clues) -> bool:
        return any(core <= clues for core in self.cores)


def flagged(kept: minimise.Flags) -> Clues:
    return frozenset(np.flatnonzero(kept).tolist())


def order(clues: list[int]) -> minimise.Order:
    return np.array(clues, dtype=np.intp)


def reduced(count: int, clues: list[int], oracle: Toy) -> Clues:
    kept = np.ones(count, dtype=np.bool_)
    minimise.reduce(kept, order(clues), oracle)
    return flagged(kept)


def plain_pass(count: int, clues: list[int], cores: list[Clues]) -> tuple[Clues, list[Clues]]:
    """Drop each clue in its turn if the oracle holds without it; give what is kept, and what was asked."""
    kept, oracle = frozenset(range(count)), Toy(cores)
    for clue in clues:
        oracle.asked.append(kept - {clue})
        if oracle.holds(kept - {clue}):
            kept -= {clue}
    return kept, oracle.asked


@st.composite
def tasks(draw: st.DrawFn) -> tuple[int, list[int], list[Clues]]:
    """Draw a number of clues, an order of some of them, and the cores of an oracle that holds of them all."""
    count = draw(st.integers(1, 14))
    clues = draw(st.permutations(range(count)))[: draw(st.integers(0, count))]
    core = st.frozensets(st.integers(0, count - 1))
    return count, clues, draw(st.lists(core, min_size=1, max_size=5))


# Reduce


@given(tasks())
def test_the_result_is_that_of_visiting_the_clues_one_by_one(task: tuple[int, list[int], list[Clues]]) -> None:
    count, clues, cores = task
    assert reduced(count, clues, Toy(cores)) == plain_pass(count, clues, cores)[0]


@given(tasks())
def test_few_questions_are_asked(task: tuple[int, list[int], list[Clues]]) -> None:
    count, clues, cores = task
    oracle = Toy(cores)
    reduced(count, clues, oracle)
    assert len(oracle.asked) <= max(2 * len(clues) - 1, 0)  # the nodes of a tree with a leaf for each clue


def test_one_question_is_enough_where_nothing_is_needed() -> None:
    oracle = Toy([frozenset()])
    assert reduced(81, list(range(81)), oracle) == frozenset()
    assert len(oracle.asked) == 1


def test_a_single_needed_clue_is_found_by_halving() -> None:
    oracle = Toy([frozenset({37})])
    assert reduced(64, list(range(64)), oracle) == {37}
    assert len(oracle.asked) == 13  # all of them, then both halves of six runs that hold the clue


# Budget


@given(tasks(), st.integers(1, 3))
def test_a_run_that_costs_too_much_is_halved(task: tuple[int, list[int], list[Clues]], period: int) -> None:
    count, clues, cores = task
    kept, questions = plain_pass(count, clues, cores)
    oracle = Toy(cores, costly=lambda asked: asked not in questions and sum(asked) % period == 0)
    assert reduced(count, clues, oracle) == kept


def test_a_single_clue_that_costs_too_much_is_the_end() -> None:
    with pytest.raises(BudgetError):
        reduced(4, [0, 1, 2, 3], Toy([frozenset({3})], costly=lambda asked: 2 not in asked))


# Sample


def sampled(count: int, clues: list[int], size: int, oracle: Toy) -> tuple[Clues, list[int]]:
    kept = np.ones(count, dtype=np.bool_)
    rest = minimise.sample(kept, order(clues), size, oracle)
    return flagged(kept), rest.tolist()


@given(tasks(), st.integers(0, 20))
def test_a_sample_is_the_end_of_the_order_and_the_oracle_holds_of_it(
    task: tuple[int, list[int], list[Clues]], size: int
) -> None:
    count, clues, cores = task
    oracle = Toy(cores)
    kept, rest = sampled(count, clues, size, oracle)
    assert oracle.holds(kept)
    assert rest == clues[len(clues) - len(rest) :]
    assert kept == frozenset(range(count)) - set(clues) | set(rest)
    assert len(rest) >= min(size, len(clues))


@given(tasks(), st.integers(0, 20))
def test_a_search_from_a_sample_ends_where_nothing_can_be_dropped(
    task: tuple[int, list[int], list[Clues]], size: int
) -> None:
    count, clues, cores = task
    oracle = Toy(cores)
    kept = np.ones(count, dtype=np.bool_)
    minimise.reduce(kept, minimise.sample(kept, order(clues), size, oracle), oracle)
    left = flagged(kept)
    assert oracle.holds(left)
    assert not any(oracle.holds(left - {clue}) for clue in left & set(clues))


@pytest.mark.parametrize(
    ("needed", "size", "rest"),
    [
        (7, 3, 3),  # the last of the order is in any sample
        (4, 3, 6),  # three are not enough, six are
        (0, 3, 8),  # six are not enough, twelve are all
        (7, 0, 1),  # none is not enough, one is
        (5, 0, 4),
        (0, 8, 8),
        (0, 99, 8),
    ],
)
def test_a_sample_that_is_too_small_is_doubled(needed: int, size: int, rest: int) -> None:
    kept, clues = sampled(8, list(range(8)), size, Toy([frozenset({needed})]))
    assert kept == set(clues) == set(range(8 - rest, 8))


def test_nothing_is_asked_of_a_sample_that_is_everything() -> None:
    oracle = Toy([frozenset(range(8))])
    assert sampled(8, list(range(8)), 8, oracle)[0] == frozenset(range(8))
    assert oracle.asked == []


def test_a_sample_that_costs_too_much_is_doubled() -> None:
    oracle = Toy([frozenset()], costly=lambda asked: len(asked) < 4)
    assert sampled(8, list(range(8)), 1, oracle)[1] == [4, 5, 6, 7]
