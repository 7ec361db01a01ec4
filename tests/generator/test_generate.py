"""From a seed to a record: unique, minimal, as asked for."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice, product

import pytest

from kropki.generator.board import geometry, ken, rules
from kropki.generator.board.puzzle import EMPTY
from kropki.generator.board.rules import Dot, OneTwo
from kropki.generator.errors import BudgetError, RequestError
from kropki.generator.generation import record, verify
from kropki.generator.generation.generate import draw_dots, generate
from kropki.generator.generation.minimise import Flags, Order
from kropki.generator.generation.oracles import Aim, Clues
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel

KINDS = [
    Request(size=size, negative=negative, one_two=one_two, sampling=sampling)
    for size, negative, one_two, sampling in product(geometry.SIZES, [True, False], OneTwo, [None, 0, 6])
]


def name_of(request: Request) -> str:
    kind = "negative" if request.negative else "some-dots"
    return f"{request.size}-{kind}-{request.one_two}-{request.sampling}"


def assert_sound(made: Record) -> None:
    """Check what every record promises, by the solver and not by how it was made."""
    puzzle = made.puzzle
    assert made.ken == ken.write(puzzle)
    assert made.id == record.identify(puzzle)
    assert (made.size, made.givens) == (puzzle.size, sum(given != EMPTY for given in puzzle.givens))
    outcome = kernel.solve(puzzle)
    assert (outcome.solutions, outcome.complete) == (1, True)
    assert outcome.solution
    assert made.solution == ken.write_grid(outcome.solution)
    for clue, smaller in verify.without_each_clue(puzzle):
        assert kernel.solve(smaller).solutions == 2, f"the puzzle does without the {clue}"


# What is made


@pytest.mark.parametrize("request_", KINDS, ids=name_of)
def test_a_puzzle_is_unique_and_does_without_no_clue(request_: Request) -> None:
    for number in range(4):
        made = generate(f"sound {number}", request_)
        assert (made.seed, made.generator) == (f"sound {number}", "1")
        assert (made.size, made.negative) == (request_.size, request_.negative)
        assert_sound(made)
        assert_drawn(made, request_.one_two)


def assert_drawn(made: Record, one_two: OneTwo) -> None:
    """Check that the dots are those of the solution, all of them where a missing one is a promise."""
    puzzle, digits = made.puzzle, made.grid.digits
    policies = [Dot.WHITE, Dot.BLACK] if one_two is OneTwo.MIXED else [Dot[one_two.name]]
    for dot, (a, b) in zip(puzzle.dots, puzzle.board.edges, strict=True):
        colours = {rules.dot_of(digits[a], digits[b], policy) for policy in policies}
        assert dot in colours or (dot is Dot.NONE and not made.negative)


@pytest.mark.parametrize("size", geometry.SIZES)
def test_dots_are_clues_only_where_a_missing_one_promises_nothing(size: int) -> None:
    for negative in (True, False):
        made = generate("dots", Request(size=size, negative=negative))
        every = sum(dot is not Dot.NONE for dot in draw_dots(made.grid, OneTwo.BLACK, Rng("")))
        assert (sum(dot is not Dot.NONE for dot in made.puzzle.dots) == every) is negative


def test_the_policy_of_a_pair_changes_nothing_but_its_colour() -> None:
    made = [generate("policy", Request(one_two=policy)) for policy in OneTwo]
    assert len({record.solution for record in made}) == 1
    assert len({record.ken for record in made}) == 3
    assert len({record.ken.replace("w", "k") for record in made}) == 1


def test_a_sample_leads_elsewhere_but_from_the_same_solution() -> None:
    whole = [generate(f"start {number}", Request(size=6, negative=False)) for number in range(20)]
    parts = [generate(f"start {number}", Request(size=6, negative=False, sampling=3)) for number in range(20)]
    assert [made.solution for made in whole] == [made.solution for made in parts]
    assert [made.ken for made in whole] != [made.ken for made in parts]
    assert sum(made.givens for made in parts) < sum(made.givens for made in whole)


def test_a_sample_of_everything_is_no_sample() -> None:
    for negative in (True, False):
        everything = generate("all", Request(size=6, negative=negative, sampling=36))
        assert everything == generate("all", Request(size=6, negative=negative))


# The fewest givens


FEWEST = [
    Request(size=4, negative=False),
    Request(size=6, negative=False),
    Request(size=9),
]


@cache
def seeds_with_givens(request: Request) -> list[str]:
    """Return two seeds whose puzzles need givens; of negative puzzles few do."""
    seeds = list(islice((seed for seed in map(str, range(1000)) if generate(seed, request).givens), 2))
    assert len(seeds) == 2
    return seeds


@pytest.mark.parametrize("request_", FEWEST, ids=name_of)
def test_the_fewest_givens_are_no_more_than_the_minimal_ones(request_: Request) -> None:
    for seed in seeds_with_givens(request_):
        minimal = generate(seed, request_)
        least = generate(seed, replace(request_, fewest=True))
        assert least.solution == minimal.solution
        assert least.givens <= minimal.givens
        assert_sound(least)


# Fresh solutions


def test_a_fresh_solution_is_new_sound_and_repeatable() -> None:
    made = generate("fresh", Request(size=4, negative=False, fresh=True))
    assert made == generate("fresh", Request(size=4, negative=False, fresh=True))
    assert made.solution != generate("fresh", Request(size=4, negative=False)).solution
    assert_sound(made)


# Seeds


@pytest.mark.parametrize("seed", ["", "x" * 201, "●" * 201, "\ud800", "x\udfffx"])
def test_what_is_no_seed_is_refused(seed: str) -> None:
    with pytest.raises(RequestError, match="expected a seed of "):
        generate(seed)


# Requests


@pytest.mark.parametrize("size", [0, 1, 3, 5, 8, 10, 16, -9, "9", None])
def test_a_size_that_no_board_has_is_refused(size: object) -> None:
    with pytest.raises(RequestError, match="size 4, 6 or 9"):
        Request(size=size)  # type: ignore[arg-type] # no size


@pytest.mark.parametrize(("size", "sampling"), [(9, -1), (9, 82), (6, 37), (4, 17)])
def test_a_sampling_that_the_board_does_not_hold_is_refused(size: int, sampling: int) -> None:
    with pytest.raises(RequestError, match=f"from 0 to {size**2} givens"):
        Request(size=size, sampling=sampling)


@pytest.mark.parametrize("policy", ["purple", "BLACK", "mixed", None, Dot.BLACK])
def test_a_policy_that_is_none_is_refused(policy: object) -> None:
    with pytest.raises(RequestError, match="black, white, mixed"):
        Request(one_two=policy)  # type: ignore[arg-type] # no policy


def test_the_fewest_givens_of_a_sample_are_refused() -> None:
    with pytest.raises(RequestError, match="either a sampling or the fewest"):
        Request(sampling=5, fewest=True)


# Budget


def test_a_solution_whose_search_costs_too_much_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = generate("budget").solution
    thin = Clues.thin

    def costly(clues: Clues, kept: Flags, order: Order, aim: Aim, leaders: Order | None = None) -> None:
        if ken.write_grid(clues.grid) == wanted:
            raise BudgetError("expected a cheaper question")
        thin(clues, kept, order, aim, leaders)

    monkeypatch.setattr(Clues, "thin", costly)
    made = generate("budget")
    assert made.solution != wanted
    assert made.seed == "budget"
    assert_sound(made)


def test_a_seed_that_gives_nothing_is_an_error_that_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def costly(*_: object) -> bool:
        raise BudgetError("expected a cheaper question")

    monkeypatch.setattr(Clues, "thin", costly)
    with pytest.raises(BudgetError, match="within 3 attempts, got none for seed 'nothing'"):
        generate("nothing", Request(size=4), attempts=range(3))
