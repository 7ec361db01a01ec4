"""The compiled thinning gives what the plain search gives, which asks slow oracles of every question."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from kropki.generator.board.rules import OneTwo
from kropki.generator.errors import BudgetError
from kropki.generator.generation import oracles
from kropki.generator.generation.minimise import Flags, Order
from kropki.generator.generation.oracles import Aim, Clues
from kropki.generator.generation.request import LEVELS, Request
from kropki.generator.ladder.rungs import Level
from lab.soak import thinning

EACH = {4: 6, 6: 3, 9: 1}  # full solutions of a size, kind and level
KINDS = list(product(EACH, (True, False)))
CASES = [(size, negative, level) for size, negative in KINDS for level in (None, *LEVELS[size, negative])]


def drawn(seed: str, size: int, *, negative: bool) -> tuple[Clues, Order]:
    return thinning.drawn(seed, Request(size=size, negative=negative))


def everything(clues: Clues) -> Flags:
    return np.ones(clues.count, dtype=np.bool_)


@pytest.mark.parametrize(("size", "negative", "level"), CASES)
def test_it_keeps_what_the_plain_search_keeps(size: int, negative: bool, level: Level | None) -> None:
    for number in range(EACH[size]):
        request = Request(size=size, negative=negative, difficulty=level, one_two=list(OneTwo)[number % 3])
        assert not list(thinning.faults(f"thin/{number}", request))


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_clues_with_one_leader_go_together(size: int, negative: bool) -> None:
    for level in (None, Level.EASY):
        request = Request(size=size, negative=negative, difficulty=level, symmetric=True)
        assert not list(thinning.faults("pairs", request))


def test_only_the_clues_of_the_order_are_dropped() -> None:
    clues, order = drawn("some", 9, negative=False)
    kept = everything(clues)
    clues.thin(kept, order[:20], Aim())
    assert kept[order[20:]].all()
    assert not kept[order[:20]].all()


def test_only_so_many_rungs_are_used() -> None:
    clues, order = drawn("rungs", 9, negative=True)
    easy, medium = everything(clues), everything(clues)
    clues.thin(easy, order, Aim(Level.EASY))
    clues.thin(medium, order, Aim(Level.MEDIUM, rungs=6))
    assert np.array_equal(easy, medium)


def test_a_question_that_costs_too_much_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracles, "SEARCH_BUDGET", 1)
    clues, order = drawn("costly", 9, negative=False)
    with pytest.raises(BudgetError, match="within 1 nodes"):
        clues.thin(everything(clues), order, Aim())


def test_two_boards_in_turns_do_not_disturb_each_other() -> None:
    one, order = drawn("one", 9, negative=True)
    other, other_order = drawn("other", 9, negative=True)
    some, some_order = drawn("some", 9, negative=False)
    alone = thinning.plain(one, order, Level.HARD)
    for _ in range(2):
        other.thin(everything(other), other_order, Aim(Level.HARD))
        some.thin(everything(some), some_order, Aim(Level.HARD))
        kept = everything(one)
        one.thin(kept, order, Aim(Level.HARD))
        assert np.array_equal(kept, alone)
        assert one.solves_within(Level.HARD, kept)


@pytest.mark.parametrize("negative", [True, False])
def test_the_answer_to_one_question_is_that_of_the_slow_oracles(negative: bool) -> None:
    answers = set()
    for number in range(3):
        clues, order = drawn(f"one/{number}", 9, negative=negative)
        for share, level in product((0.2, 0.5, 0.8, 0.95), Level):
            kept = everything(clues)
            kept[order[: int(share * order.size)]] = False
            wanted = thinning.oracle(clues, level)(kept)
            assert clues.solves_within(level, kept) == wanted
            answers.add(wanted)
    assert answers == {True, False}
