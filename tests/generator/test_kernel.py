"""The compiled search: it agrees with the corpus, brute force and the model, and a budget makes no wrong answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import permutations, product
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.generator.board import geometry, ken, rules
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle, blank
from kropki.generator.board.rules import Dot
from kropki.generator.generation import solutions
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel, model
from kropki.generator.solver.kernel import Outcome
from kropki.generator.solver.propagation import cell_sets
from lab.bench.adversary import boards
from tests.support.cases import lines, puzzle_of

SOLUTION = {
    4: "1234/3412/2143/4321",
    6: "123456/456123/231564/564231/312645/645312",
    9: "123456789/456789123/789123456/234567891/567891234/891234567/345678912/678912345/912345678",
}
EMPTY_BOARD = "/".join(["HA"] * 9)


class Case(NamedTuple):
    """A line of the corpus: *puzzle* has *solutions*, or more where *more*."""

    puzzle: Puzzle
    solutions: int
    more: bool


def case(line: str) -> Case:
    """Read `<solutions> <negative|some-dots> <KEN>`; `20+` is twenty or more."""
    count, rule, text = line.split()
    return Case(puzzle_of(rule, text), int(count.rstrip("+")), "+" in count)


CORPUS = lines("counts.txt")
NODES = lines("kernel_nodes.txt")
PUBLISHED, PUBLISHED_SOLUTION = lines("ken_published.txt")


@cache
def cases() -> tuple[Case, ...]:
    return tuple(map(case, CORPUS))


def brief(number: int) -> list[Case]:
    """Return about *number* cases from all over the corpus."""
    return list(cases()[:: max(len(CORPUS) // number, 1)])


# Counts


@pytest.mark.parametrize("line", CORPUS)
def test_a_puzzle_of_the_corpus_has_its_count(line: str) -> None:
    puzzle, count, more = case(line)
    outcome = kernel.solve(puzzle, limit=count if more else count + 1, budget=kernel.LONG_BUDGET)
    assert (outcome.solutions, outcome.complete) == (count, True)


def test_the_corpus_has_unsolvable_unique_and_ambiguous_puzzles_of_every_size_and_kind() -> None:
    kinds = {(puzzle.size, puzzle.negative, min(count, 2)) for puzzle, count, _ in cases()}
    assert kinds == set(product(geometry.SIZES, [True, False], [0, 1, 2]))
    assert len(CORPUS) >= 200


def test_the_empty_board_has_8448_solutions() -> None:
    assert kernel.solve(ken.parse(EMPTY_BOARD), limit=10_000, budget=kernel.LONG_BUDGET).solutions == 8448


@pytest.mark.parametrize("negative", [True, False])
def test_the_published_example_has_its_one_solution(negative: bool) -> None:
    outcome = kernel.solve(ken.parse(PUBLISHED, negative=negative))
    assert (outcome.solutions, outcome.solution) == (1, ken.parse_grid(PUBLISHED_SOLUTION))


def test_the_small_board_without_a_promise_is_that_of_sudoku() -> None:
    assert kernel.solve(blank(4, negative=False), limit=1000).solutions == 288 == len(small_sudokus())


@cache
def small_sudokus() -> tuple[Grid, ...]:
    """Return all full 4x4 boards by trying every four rows."""
    free = blank(4, negative=False)
    grids = (Grid(4, sum(rows, ())) for rows in product(permutations(range(1, 5)), repeat=4) if latin(rows))
    return tuple(grid for grid in grids if free.is_solved_by(grid))


def latin(rows: tuple[tuple[int, ...], ...]) -> bool:
    return all(len(set(column)) == len(column) for column in zip(*rows, strict=True))


def any_puzzles(size: int) -> st.SearchStrategy[Puzzle]:
    """Draw well-formed puzzles, most of them sparse, many of them without a solution."""
    board = geometry.board(size)
    digits = st.one_of(st.just(EMPTY), st.just(EMPTY), st.integers(EMPTY, size))
    dots = st.one_of(st.just(Dot.NONE), st.just(Dot.NONE), st.sampled_from(Dot))
    return st.builds(
        Puzzle,
        st.just(size),
        st.tuples(*[digits] * len(board.cells)),
        st.tuples(*[dots] * len(board.edges)),
        st.booleans(),
    )


@settings(max_examples=200)
@given(any_puzzles(4))
def test_a_small_puzzle_has_the_solutions_that_brute_force_finds(puzzle: Puzzle) -> None:
    found = [grid for grid in small_sudokus() if puzzle.is_solved_by(grid)]
    outcome = kernel.solve(puzzle, limit=300)
    assert outcome.solutions == len(found)
    assert {outcome.solution, outcome.second} - {None} <= set(found)


def true_puzzles(size: int) -> st.SearchStrategy[Puzzle]:
    """Draw puzzles with the dots of a full board and some of its digits, one clue of some of them spoilt."""
    return st.builds(
        true_puzzle,
        st.just(size),
        st.integers(0, 10**6).map(str),
        st.floats(0, 1),
        st.booleans(),
        st.booleans(),
    )


def true_puzzle(size: int, seed: str, share: float, negative: bool, spoilt: bool) -> Puzzle:
    rng = Rng(seed)
    grid = solutions.move(ken.parse_grid(SOLUTION[size]), rng)
    digits = [digit if rng.below(100) < 40 * share else EMPTY for digit in grid.digits]
    dots = [rules.dot_of(grid.digits[a], grid.digits[b]) for a, b in grid.board.edges]
    if not negative:
        dots = [dot if rng.below(100) < 100 * share else Dot.NONE for dot in dots]
    if spoilt:
        digits[rng.below(len(digits))] = 1 + rng.below(size)
        dots[rng.below(len(dots))] = rng.choice(list(Dot))
    return Puzzle(size, tuple(digits), tuple(dots), negative)


def agree(puzzle: Puzzle) -> None:
    """Check that kernel and model find the same solutions, up to three; only the kernel may give up."""
    found_by_model = model.solve(puzzle, limit=3)
    outcome = kernel.solve(puzzle, limit=3)
    assert outcome.solutions == len(found_by_model) or (
        not outcome.complete and outcome.solutions < len(found_by_model)
    )
    found = {outcome.solution, outcome.second} - {None}
    assert all(puzzle.is_solved_by(grid) for grid in found if grid)
    assert len(found_by_model) == 3 or found <= set(found_by_model)


@settings(max_examples=60)
@given(st.one_of(true_puzzles(4), true_puzzles(6)))
def test_the_model_agrees_on_small_puzzles(puzzle: Puzzle) -> None:
    agree(puzzle)


@settings(max_examples=15)
@given(true_puzzles(9))
def test_the_model_agrees_on_puzzles_of_the_full_size(puzzle: Puzzle) -> None:
    agree(puzzle)


# Symmetries


def test_counts_do_not_change_under_the_symmetries_of_the_board() -> None:
    for puzzle, count, more in brief(100):
        for symmetry in puzzle.board.symmetries:
            moved = puzzle.moved(symmetry)
            assert kernel.solve(moved, limit=count if more else count + 1).solutions == count


# Limit


def test_a_count_stops_at_the_limit_and_no_sooner() -> None:
    for puzzle, count, more in brief(100):
        limits = sorted({1, 2, 3, max(count - 1, 1), max(count, 1)} | ({count + 1} if not more else set()))
        outcomes = [kernel.solve(puzzle, limit=limit) for limit in limits]
        assert [outcome.solutions for outcome in outcomes] == [min(limit, count) for limit in limits]
        assert all(outcome.complete for outcome in outcomes)
        assert len({outcome.solution for outcome in outcomes}) == 1
        assert [outcome.nodes for outcome in outcomes] == sorted(outcome.nodes for outcome in outcomes)


# Budget


def check_budget(whole: Outcome, cut: Outcome, budget: int) -> None:
    """Check that *cut* is *whole* if the budget was enough, and otherwise claims no more than it saw."""
    if budget >= whole.nodes:
        assert cut == whole
        return
    assert not cut.complete
    assert cut.nodes == budget
    assert cut.solutions <= whole.solutions
    assert cut.solution in (None, whole.solution)
    assert (cut.solution is None) == (cut.solutions == 0)
    assert cut.second in (None, whole.second)


def test_no_budget_makes_a_wrong_answer() -> None:
    for puzzle, _, _ in brief(100):
        whole = kernel.solve(puzzle, limit=30)
        for budget in {*range(1, min(whole.nodes, 60) + 3), whole.nodes - 1, whole.nodes, whole.nodes + 1} - {0}:
            check_budget(whole, kernel.solve(puzzle, limit=30, budget=budget), budget)


@given(st.sampled_from(geometry.SIZES).flatmap(any_puzzles), st.integers(1, 3), st.integers(1, 300))
def test_any_puzzle_is_answered_within_any_budget(puzzle: Puzzle, limit: int, budget: int) -> None:
    outcome = kernel.solve(puzzle, limit=limit, budget=budget)
    assert 1 <= outcome.nodes <= budget
    assert 0 <= outcome.solutions <= limit
    assert outcome.complete or outcome.nodes == budget
    found = [grid for grid in (outcome.solution, outcome.second) if grid]
    assert len(set(found)) == min(outcome.solutions, 2)
    assert all(puzzle.is_solved_by(grid) for grid in found)


# Boards that are made to be hard

TOO_HARD = [
    "HA/(xw)H/HA/HA/G(kx)A/HA/HA/HA/HA",
    "HA/HA/HA/HA/D(xw)D/HA/F(wx)B/HA/HA",
    "HA/HA/HA/(wx)E(wx)B/HA/HA/G(wx)A/HA/C(xw)E",
]


@cache
def hard_boards() -> tuple[tuple[str, Puzzle, Outcome], ...]:
    return tuple((name, puzzle, kernel.solve(puzzle)) for name, puzzle in boards(1))


def test_a_board_made_to_be_hard_is_settled_within_the_budget() -> None:
    assert [name for name, _, outcome in hard_boards() if not outcome.complete] == []
    kinds = {(puzzle.negative, outcome.solutions) for _, puzzle, outcome in hard_boards()}
    assert kinds == set(product([True, False], [0, 1, 2]))


def test_a_board_made_to_be_hard_has_as_many_solutions_upside_down() -> None:
    for name, puzzle, outcome in hard_boards():
        turned = kernel.solve(puzzle.moved(puzzle.board.half_turn), budget=kernel.LONG_BUDGET)
        assert turned.solutions == outcome.solutions, name
        assert all(puzzle.is_solved_by(grid) for grid in (outcome.solution, outcome.second) if grid), name


@pytest.mark.parametrize("text", TOO_HARD)
def test_a_board_that_is_too_hard_is_given_up_at_the_budget_and_settled_with_patience(text: str) -> None:
    outcome = kernel.solve(ken.parse(text))
    assert (outcome.nodes, outcome.complete) == (kernel.DEFAULT_BUDGET, False)
    patient = kernel.solve(ken.parse(text), budget=kernel.LONG_BUDGET)
    assert (patient.solutions, patient.complete) == (0, True)


# Words


@pytest.mark.parametrize("size", geometry.SIZES)
def test_no_two_cells_of_a_house_fall_together_when_its_two_words_are_laid_on_each_other(size: int) -> None:
    for upper, lower in cell_sets(geometry.board(size))[size**2 :].tolist():
        assert (upper | lower << 3).bit_count() == size


# Nothing is left behind


def test_a_contradiction_leaves_nothing_behind() -> None:
    unsolvable = [case.puzzle for case in cases() if case.solutions == 0]
    solvable = [case.puzzle for case in brief(100)]
    fresh = [kernel.solve(puzzle) for puzzle in solvable]
    for index, puzzle in enumerate(solvable):
        assert kernel.solve(unsolvable[index % len(unsolvable)]).solutions == 0
        assert kernel.solve(puzzle) == fresh[index]


def test_threads_do_not_disturb_each_other() -> None:
    puzzles = [case.puzzle for case in brief(100)] * 4
    alone = [kernel.solve(puzzle) for puzzle in puzzles]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(kernel.solve, puzzles)) == alone


def test_a_search_leaves_its_arguments_as_they_were() -> None:
    for puzzle, _, _ in brief(20):
        start, links = kernel.candidates(puzzle), kernel.link_array(puzzle)
        found = np.zeros((1, start.size), np.uint8)
        kernel.search(start, links, cell_sets(puzzle.board), 2, 1000, found)
        assert start.tolist() == kernel.candidates(puzzle).tolist()
        assert links.tolist() == kernel.link_array(puzzle).tolist()


# Nodes: the price of an answer, in place of seconds


@pytest.mark.parametrize("line", NODES)
def test_a_search_visits_the_pinned_number_of_nodes(line: str) -> None:
    nodes, rest = line.split(" ", 1)
    puzzle, count, _ = case(rest)
    outcome = kernel.solve(puzzle)
    assert (outcome.nodes, outcome.solutions) == (int(nodes), count)
