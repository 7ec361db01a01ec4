"""Boards without boxes: counted by hand, by the search and by the model; made, graded and explained as the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice, permutations, product

import pytest

from kropki.generator.batch import dedup
from kropki.generator.board import geometry, ken
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle, blank
from kropki.generator.board.rules import GAPS, Dot, Negative, OneTwo
from kropki.generator.errors import KenError, PuzzleError, RequestError
from kropki.generator.generation import record, solutions, verify
from kropki.generator.generation.generate import draw_dots, generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import SQUARE_LEVELS, Request
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import allocate
from kropki.generator.ladder.deduction.sweep import LADDER
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.grade import context_of, difficulty
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel, model
from kropki.generator.solver.propagation import cell_sets

SQUARES = geometry.SQUARES
KINDS = list(product(SQUARES, [True, False]))


def empty(size: int) -> Puzzle:
    return blank(size, negative=False, boxes=False)


@cache
def small_squares() -> tuple[Grid, ...]:
    """Return all 4x4 squares whose rows and columns hold every digit once, by trying every four rows."""
    rows = product(permutations(range(1, 5)), repeat=4)
    latin = (four for four in rows if all(len(set(column)) == 4 for column in zip(*four, strict=True)))
    return tuple(Grid(4, sum(four, ()), boxes=False) for four in latin)


def test_a_square_of_four_has_576_solutions() -> None:
    grids = small_squares()
    assert len(grids) == 576 == kernel.solve(empty(4), limit=1000).solutions
    assert all(empty(4).is_solved_by(grid) for grid in grids)


@pytest.mark.parametrize("one_two", [OneTwo.BLACK, OneTwo.WHITE])
def test_all_dots_alone_have_one_solution_where_no_other_square_has_the_same(one_two: OneTwo) -> None:
    drawn = {grid: draw_dots(grid, one_two, Rng("")) for grid in small_squares()}
    for dots, alike in Counter(drawn.values()).items():
        # a 1-2 pair may have either colour, so that boards of other dots may agree, too
        puzzle = Puzzle(4, (EMPTY,) * 16, dots, boxes=False)
        agreeing = [grid for grid in small_squares() if puzzle.is_solved_by(grid)]
        assert kernel.solve(puzzle, limit=1000).solutions == len(agreeing) >= alike


@cache
def board(size: int, number: int) -> Puzzle:
    """Return a square with some of its clues, every third one with a wrong dot."""
    rng, negative = Rng(f"square/{size}/{number}"), bool(number % 2)
    grid = solutions.pick(geometry.board(size, boxes=False), rng)
    dots = list(draw_dots(grid, OneTwo.MIXED, rng))
    if not negative:
        dots = [dot if rng.below(8) < 5 else Dot.NONE for dot in dots]
    if number % 3 == 0:
        dots[rng.below(len(dots))] = rng.choice(list(Dot))
    givens = tuple(digit if rng.below(8) < 2 else EMPTY for digit in grid.digits)
    return Puzzle(size, givens, tuple(dots), negative, boxes=False)


def agree(size: int, numbers: range) -> None:
    for number in numbers:
        puzzle = board(size, number)
        found = kernel.solve(puzzle)
        assert set(model.solve(puzzle)) == {found.solution, found.second} - {None} or found.solutions == 2
        assert len(model.solve(puzzle)) == found.solutions


@pytest.mark.parametrize("size", SQUARES)
def test_the_search_and_the_model_agree(size: int) -> None:
    agree(size, range(12))


@pytest.mark.release
@pytest.mark.parametrize("size", SQUARES)
def test_the_search_and_the_model_agree_on_many(size: int) -> None:
    agree(size, range(12, 412))


def fits(dot: Dot, a: int, b: int, negative: Negative) -> bool:
    """Tell whether neighbours *a* and *b* may have *dot*: the rules, written out once more."""
    consecutive, double = abs(a - b) == 1, a == 2 * b or b == 2 * a
    if dot:
        return consecutive if dot is Dot.WHITE else double
    return not ((consecutive and negative in (True, "white")) or (double and negative in (True, "black")))


def plainly(puzzle: Puzzle, digits: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the solutions, by trying each digit that fits in the cell with the fewest of them."""
    size, edges = puzzle.size, list(zip(puzzle.board.edges, puzzle.dots, strict=True))
    fitting: dict[int, list[int]] = {}
    for cell in (cell for cell, digit in enumerate(digits) if not digit):
        seen = {digits[each] for each in range(size**2) if each // size == cell // size or each % size == cell % size}
        beside = [(dot, digits[b if a == cell else a]) for (a, b), dot in edges if cell in (a, b)]
        fitting[cell] = [
            digit
            for digit in range(1, size + 1)
            if digit not in seen and all(not other or fits(dot, digit, other, puzzle.negative) for dot, other in beside)
        ]
    if not fitting:
        if all(fits(dot, digits[a], digits[b], puzzle.negative) for (a, b), dot in edges):  # of givens, too
            yield digits
        return
    cell = min(fitting, key=lambda each: len(fitting[each]))
    for digit in fitting[cell]:
        yield from plainly(puzzle, (*digits[:cell], digit, *digits[cell + 1 :]))


@pytest.mark.parametrize(("size", "negative"), list(product(SQUARES, GAPS)))
def test_the_search_and_plain_backtracking_agree(size: int, negative: Negative) -> None:
    for number in (1, 2, 4, 5, 7, 8):  # those without a wrong dot, which this refutes slowly
        puzzle = replace(board(size, number), negative=negative)
        found = list(islice(plainly(puzzle, puzzle.givens), 3))
        outcome = kernel.solve(puzzle, limit=3)
        assert len(found) == outcome.solutions
        assert len(found) != 1 or outcome.solution == Grid(size, found[0], boxes=False)


@cache
def made(size: int, negative: bool) -> tuple[Record, ...]:
    levels = SQUARE_LEVELS[size, negative]
    requests = [Request(size=size, negative=negative, boxes=False, difficulty=level) for level in levels]
    return tuple(generate("tea", request) for request in requests)


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_a_puzzle_of_each_level_is_what_it_says(size: int, negative: bool) -> None:
    for found, level in zip(made(size, negative), SQUARE_LEVELS[size, negative], strict=True):
        assert found.difficulty is not None
        assert found.difficulty.level == level
        assert model.solve(found.puzzle) == (found.grid,)
        assert not list(verify.faults(found))


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_a_puzzle_turned_or_mirrored_is_the_same_for_all_but_its_name(size: int, negative: bool) -> None:
    puzzle = made(size, negative)[-1].puzzle
    images = [puzzle.moved(symmetry) for symmetry in puzzle.board.symmetries]
    assert len(images) == 8
    assert {dedup.key(image) for image in images} == {dedup.key(puzzle)}
    assert len({(found.rating, found.score, found.moments) for found in map(difficulty, images)}) == 1


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_every_step_is_right_and_names_no_box(size: int, negative: bool) -> None:
    for found in made(size, negative):
        solution = found.grid.digits
        for step in explain.path(found.puzzle):
            assert all(solution[cell] == digit for cell, digit in step.placements)
            assert all(solution[cell] != digit for cell, digit in step.eliminations)
            assert "box" not in step.sentence + step.technique
        hint = explain.hint(found.puzzle, "." * size**2)
        assert "box" not in repr(hint)


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_no_rung_takes_what_some_solution_has(size: int, negative: bool) -> None:
    """Of boards with several solutions, too."""
    for number in range(1 + negative, 40, 6):
        puzzle = board(size, number)
        candidates = kernel.candidates(puzzle)
        rungs, findings = LADDER.primitive.size, allocate(candidates.size)
        climbing.climb_fast(context_of(puzzle), cell_sets(puzzle.board), candidates, LADDER, rungs, findings)
        for grid in model.solve(puzzle):
            assert all(mask >> digit - 1 & 1 for digit, mask in zip(grid.digits, candidates.tolist(), strict=True))


def test_two_kinds_never_share_an_id_or_a_key() -> None:
    with_boxes, without = ken.parse("4A1A/D/D/D"), ken.parse("4A1A/D/D/D", boxes=False)
    assert with_boxes != without
    assert record.identify(with_boxes) != record.identify(without)
    assert dedup.key(with_boxes) != dedup.key(without)
    assert ken.query("D/D/D/D", negative=True, boxes=False) == "ken=D/D/D/D&boxes=false"
    assert repr(without) == "Puzzle.from_ken('4A1A/D/D/D', negative=True, boxes=False)"


def test_a_record_says_that_there_are_no_boxes_and_is_read_again() -> None:
    found = made(5, True)[0]
    assert found.as_json()["boxes"] is False
    assert record.from_line(found.as_line().decode()) == found
    assert "boxes" not in generate("tea", Request(size=4)).as_json()


def test_sizes_that_have_no_boxes_are_read_only_without() -> None:
    text = "/".join("EEEEE")
    assert ken.parse(text, boxes=False).size == 5
    for wrong, error in ((lambda: ken.parse(text), KenError), (lambda: Request(size=5), RequestError)):
        with pytest.raises(error, match="4, 6 or 9"):
            wrong()
    with pytest.raises(PuzzleError, match="4 to 9"):
        Puzzle(10, (), (), boxes=False)
