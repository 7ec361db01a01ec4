"""The constraint model: it agrees with the corpus, its solutions and its fewest givens are what they claim to be."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, permutations, product
from pathlib import Path

import pytest

from kropki.generator.board import geometry, ken, rules
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle, blank
from kropki.generator.board.rules import Dot
from kropki.generator.errors import BudgetError, PuzzleError
from kropki.generator.generation import solutions
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel, model
from tests.support import cases
from tests.support.cases import lines

PACKAGES = Path(__file__).parents[2]
MAX_COUNT = {4: 20, 6: 4, 9: 2}  # of a size, no more are asked for here
BANK = {4: 24, 6: 200, 9: 1000}  # lines of a size: there are only 288 grids of size 4
Dots = tuple[Dot, ...]


CORPUS = lines("counts.txt")


def dots_of(grid: Grid, *, share: int = 100) -> Dots:
    """Return about *share* percent of the dots of *grid*, always the same ones."""
    rng = Rng("dots")
    return tuple(
        rules.dot_of(grid.digits[a], grid.digits[b]) if rng.below(100) < share else Dot.NONE
        for a, b in grid.board.edges
    )


def shipped(size: int, number: int) -> Grid:
    return ken.parse_grid(solutions.shipped(geometry.board(size))[number])


# Solutions


@pytest.mark.parametrize("line", CORPUS)
def test_a_puzzle_of_the_corpus_has_its_count(line: str) -> None:
    count, rule, text = line.split()
    puzzle = cases.puzzle_of(rule, text)
    solutions, most = int(count.rstrip("+")), MAX_COUNT[puzzle.size]
    found = model.solve(puzzle, limit=min(solutions + 1, most))
    assert len(found) == min(solutions, most)
    assert len(set(found)) == len(found)
    assert all(puzzle.is_solved_by(grid) for grid in found)


@pytest.mark.parametrize("limit", [0, 1, 2, 3])
def test_no_more_solutions_than_asked_for(limit: int) -> None:
    assert len(model.solve(blank(4, negative=False), limit=limit)) == limit


@pytest.mark.parametrize("limit", ["max_deterministic_time", "max_number_of_conflicts"])
def test_a_model_that_gives_up_does_not_answer(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(model._SETTINGS, limit, 0)
    with pytest.raises(BudgetError):
        model.solve(blank(9, negative=True))


# Full solutions


@pytest.mark.parametrize("size", geometry.SIZES)
def test_a_fresh_solution_is_the_first_in_the_orders_of_its_seed(size: int) -> None:
    """Every digit that comes before the cell's own leaves, with the cells decided so far, no solution."""
    grid, rng, puzzle = model.fresh(geometry.board(size), "orders"), Rng("orders"), blank(size, negative=False)
    for cell in rng.shuffled(grid.board.cells):
        for digit in rng.shuffled(grid.board.digits):
            puzzle = given(puzzle, cell, digit)
            if digit == grid.digits[cell]:
                break
            assert kernel.solve(puzzle).solutions == 0
    assert puzzle.givens == grid.digits


def given(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    return replace(puzzle, givens=(*puzzle.givens[:cell], digit, *puzzle.givens[cell + 1 :]))


@pytest.mark.parametrize("size", geometry.SIZES)
def test_every_line_of_the_bank_is_another_solution(size: int) -> None:
    grids = [ken.parse_grid(line) for line in solutions.shipped(geometry.board(size))]
    assert all(blank(size, negative=False).is_solved_by(grid) for grid in grids)
    assert len(set(grids)) == len(grids) == BANK[size]
    assert [ken.write_grid(grid) for grid in grids] == list(solutions.shipped(geometry.board(size)))


@pytest.mark.parametrize("size", [6, 9])
def test_every_cell_of_the_bank_has_every_digit_about_equally_often(size: int) -> None:
    grids = [ken.parse_grid(line).digits for line in solutions.shipped(geometry.board(size))]
    share = len(grids) / size
    for cell in geometry.board(size).cells:
        counts = Counter(digits[cell] for digits in grids)
        assert all(share / 2 < counts[digit] < share * 3 / 2 for digit in geometry.board(size).digits)


def test_every_4x4_grid_comes_out_of_the_bank() -> None:
    rng = Rng("every grid")
    assert len({solutions.pick(geometry.board(4), rng) for _ in range(6000)}) == 288


# The fewest givens


def by_kernel(grid: Grid) -> model.Another:
    def another(puzzle: Puzzle) -> Grid | None:
        outcome = kernel.solve(puzzle)
        return outcome.second if outcome.solution == grid else outcome.solution

    return another


def puzzle_of(grid: Grid, dots: Dots, *, negative: bool, givens: tuple[int, ...] = ()) -> Puzzle:
    return Puzzle(grid.size, givens or (EMPTY,) * len(grid.digits), dots, negative)


@pytest.mark.parametrize("share", [0, 20, 40, 60, 100])
@pytest.mark.parametrize("number", range(4))
def test_brute_force_over_all_4x4_solutions_finds_no_lighter_givens(number: int, share: int) -> None:
    grid = shipped(4, number)
    dots = dots_of(grid, share=share)
    puzzle = puzzle_of(grid, dots, negative=False)
    others = [other.digits for other in every_4x4_grid() if other != grid and puzzle.is_solved_by(other)]
    differences = [{cell for cell in range(16) if grid.digits[cell] != other[cell]} for other in others]
    lightest = lightest_cells(differences, model._weights(16))
    givens = tuple(digit if cell in lightest else EMPTY for cell, digit in enumerate(grid.digits))
    assert model.fewest(grid, dots, negative=False) == givens


@cache
def every_4x4_grid() -> tuple[Grid, ...]:
    """Return them by trying all pairs of rows whose boxes are whole above all such pairs."""
    rows = list(permutations(range(1, 5)))
    whole = [a + b for a, b in product(rows, repeat=2) if len({*a[:2], *b[:2]}) == len({*a[2:], *b[2:]}) == 4]
    tried = (Grid(4, above + below) for above, below in product(whole, repeat=2))
    return tuple(grid for grid in tried if blank(4, negative=False).is_solved_by(grid))


def lightest_cells(differences: list[set[int]], weights: list[int]) -> set[int]:
    """Return the cells that meet every difference: as few as possible, and of those the lightest."""
    for count in range(17):
        meeting = [cells for cells in combinations(range(16), count) if all(map(set(cells).intersection, differences))]
        if meeting:
            return set(min(meeting, key=lambda cells: sum(weights[cell] for cell in cells)))
    raise AssertionError("all cells meet everything")


def fewest(grid: Grid, dots: Dots, *, negative: bool = False) -> tuple[int, ...]:
    return model.fewest(grid, dots, negative=negative, another=by_kernel(grid))


def given_count(givens: tuple[int, ...]) -> int:
    return sum(given != EMPTY for given in givens)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("share", [40, 60])
def test_no_fewer_givens_make_a_6x6_puzzle_unique(number: int, share: int) -> None:
    grid = shipped(6, number)
    dots = dots_of(grid, share=share)
    givens = fewest(grid, dots)
    assert kernel.solve(puzzle_of(grid, dots, negative=False, givens=givens)).solutions == 1
    count = given_count(givens)
    for cells in combinations(range(36), count - 1) if count else ():
        fewer = tuple(digit if cell in cells else EMPTY for cell, digit in enumerate(grid.digits))
        assert kernel.solve(puzzle_of(grid, dots, negative=False, givens=fewer)).solutions == 2


@pytest.mark.parametrize(("size", "share"), [(4, 0), (4, 50), (6, 60), (9, 90)])
def test_the_fewest_givens_are_the_same_whoever_looks_for_another_solution(size: int, share: int) -> None:
    for number in range(3):
        grid = shipped(size, number)
        dots = dots_of(grid, share=share)
        found = model.fewest(grid, dots, negative=False)
        assert found == fewest(grid, dots)
        assert model.solve(puzzle_of(grid, dots, negative=False, givens=found)) == (grid,)


@pytest.mark.parametrize("line", [line for line in CORPUS if re.match("[12] negative [^1-9]{200,}$", line)])
def test_a_9x9_puzzle_needs_givens_only_if_it_is_ambiguous(line: str) -> None:
    puzzle = ken.parse(line.split()[2])
    for grid in model.solve(puzzle):
        givens = fewest(grid, puzzle.dots, negative=True)
        assert bool(given_count(givens)) == line.startswith("2")
        assert model.solve(replace(puzzle, givens=givens)) == (grid,)


def test_dots_that_the_grid_does_not_have_are_refused() -> None:
    grid = shipped(9, 0)
    with pytest.raises(PuzzleError):
        model.fewest(grid, dots_of(shipped(9, 1)), negative=False)
    with pytest.raises(PuzzleError):
        model.fewest(grid, dots_of(grid, share=90), negative=True)


@pytest.mark.parametrize("limit", ["max_deterministic_time", "max_number_of_conflicts"])
def test_givens_that_are_not_proved_the_fewest_are_no_answer(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(model._HITTING, limit, 0)
    grid = shipped(9, 0)
    with pytest.raises(BudgetError):
        fewest(grid, dots_of(grid, share=60))


# All of it


def answers() -> str:
    fewest = model.fewest(shipped(4, 0), blank(4, negative=False).dots, negative=False)
    return repr([model.fresh(geometry.board(9), "hash"), model.solve(blank(9, negative=False), limit=3), fewest])


def test_the_answers_do_not_depend_on_the_process() -> None:
    hash_seed = "0" if os.environ.get("PYTHONHASHSEED") == "1" else "1"  # another one than here
    done = subprocess.run(
        [sys.executable, "-c", "from tests.generator import test_model; print(test_model.answers())"],
        cwd=PACKAGES,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(PACKAGES)},
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout == f"{answers()}\n"


def test_no_other_module_imports_the_model_s_libraries() -> None:
    imports = re.compile(r"^\s*(import|from) (cpmpy|ortools)\b", re.MULTILINE)
    sources = [path for package in ("generator", "api") for path in (PACKAGES / package).rglob("*.py")]
    assert [path.name for path in sources if imports.search(path.read_text(encoding="utf-8"))] == ["model.py"]
