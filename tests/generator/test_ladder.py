"""The ladder: every rung fires, none removes what is right, and neither the order nor the direction changes a level.

Most puzzles here have several solutions: no rung may use that there is only one, so each has
to hold of the solution from which the clues were taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

import numpy as np
import pytest

from kropki.generator.board import geometry, ken, rules
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot, OneTwo, each_bit
from kropki.generator.generation import solutions
from kropki.generator.generation.generate import draw_dots
from kropki.generator.ladder import grade
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.context import MAX_GROUPS, Context
from kropki.generator.ladder.deduction.findings import FIELDS, NONE, allocate
from kropki.generator.ladder.deduction.sweep import LADDER, ladder_of, sweep
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.refutation import refute
from kropki.generator.ladder.grade import context_of, masks_of
from kropki.generator.ladder.rungs import RUNGS, Level, Primitive, Rung, Shape, ordered, rungs_up_to
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel
from kropki.generator.solver.propagation import cell_sets
from kropki.generator.solver.tables import Masks
from lab.make import ladder as make_ladder

EACH = {4: 30, 6: 40, 9: 30}  # puzzles of each size and kind
KINDS = list(product(EACH, [True, False]))


class Case(NamedTuple):
    """Some of the clues of a full solution."""

    puzzle: Puzzle
    grid: Grid


@cache
def cases(size: int, negative: bool) -> tuple[Case, ...]:
    return tuple(case(f"{size}/{negative}/{number}", size, negative) for number in range(EACH[size]))


def case(seed: str, size: int, negative: bool) -> Case:
    """Draw a solution and keep a random share of its clues; all dots where a missing one is a promise."""
    rng = Rng(seed)
    grid = solutions.pick(geometry.board(size), rng)
    dots = draw_dots(grid, OneTwo.MIXED, rng)
    givens_in_8, dots_in_8 = rng.below(4), 8 if negative else 3 + rng.below(6)
    return Case(
        Puzzle(
            size,
            tuple(digit if rng.below(8) < givens_in_8 else EMPTY for digit in grid.digits),
            tuple(dot if rng.below(8) < dots_in_8 else Dot.NONE for dot in dots),
            negative,
        ),
        grid,
    )


DEEPER = (
    "(wx)C(xw)B(xk)A/C39B75/(ww)B(wx)A(wx)C/C(xw)B(1kx)B/A(wx)(wx)(wx)(wx)D/D(xk)B(wx)A/B(kx)D(4xw)A/D1A(xw)B/"
    "A9(xw)(xk)A(xw)C"
)
RUNG_PUZZLES = dict(make_ladder.puzzles())


def test_every_rung_has_its_puzzle() -> None:
    assert list(RUNG_PUZZLES) == [rung.name for rung in RUNGS]


@pytest.mark.parametrize("name", RUNG_PUZZLES)
def test_every_rung_fires(name: str) -> None:
    assert name in {step.technique for step in explain.path(RUNG_PUZZLES[name])}


def test_what_the_ladder_does_not_solve_is_deeper_than_all_its_rungs() -> None:
    puzzle = ken.parse(DEEPER, negative=False)
    assert kernel.solve(puzzle).solutions == 1
    found = grade.difficulty(puzzle)
    assert (found.level, found.rating) == ("deeper", 9.0)
    assert all(rung.value < found.rating for rung in RUNGS)


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_no_rung_removes_a_digit_of_the_solution(size: int, negative: bool) -> None:
    findings = allocate(size * size)
    for puzzle, grid in cases(size, negative):
        right = masks_of(grid.digits)
        context, candidates, placed = context_of(puzzle), np.empty_like(right), np.empty(right.size, dtype=np.bool_)
        climbing.start(context, candidates, placed, masks_of(puzzle.givens))
        count = 1
        while count:
            for primitive, parameter in zip(LADDER.primitive, LADDER.parameter, strict=True):
                found = sweep(context, candidates, placed, primitive, parameter, findings)
                assert not (findings.removed[:found] & right).any()
                assert not (findings.removed[:found] & ~candidates).any()
                assert (findings.removed[:found].any(axis=1) | (findings.placed[:found] != NONE)).all()
            _, count = climbing.cheapest(context, candidates, placed, LADDER, findings)
            climbing.apply(context, candidates, placed, findings, 0, count)


def closure(puzzle: Puzzle, level: Level) -> tuple[bool, Masks]:
    """Return whether the rungs up to *level* solve *puzzle*, and the candidates they leave, the quick way."""
    candidates = kernel.candidates(puzzle)
    rungs, findings = rungs_up_to(level), allocate(candidates.size)
    solved = climbing.climb_fast(context_of(puzzle), cell_sets(puzzle.board), candidates, LADDER, rungs, findings)
    return solved, candidates


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_the_quick_way_and_the_counted_way_agree(size: int, negative: bool) -> None:
    answers = set()
    for puzzle, _ in cases(size, negative):
        for level in Level:
            ladder = ladder_of(RUNGS[: rungs_up_to(level)])
            findings = allocate(size * size)
            counted, _ = climbing.climb_from_givens(context_of(puzzle), masks_of(puzzle.givens), ladder, findings)
            quick, _ = closure(puzzle, level)
            assert quick == counted
            answers.add(quick)
    assert answers == {True, False}


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_more_clues_never_leave_more_candidates(size: int, negative: bool, level: Level) -> None:
    for number, (puzzle, grid) in enumerate(cases(size, negative)[::2]):
        rng = Rng(f"more/{number}")
        givens = tuple(
            digit if given or not rng.below(8) else EMPTY
            for given, digit in zip(puzzle.givens, grid.digits, strict=True)
        )
        _, fewer = closure(puzzle, level)
        _, more = closure(replace(puzzle, givens=givens), level)
        assert not (more & ~fewer).any()


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("size", EACH)
def test_more_dots_never_leave_more_candidates(size: int, level: Level) -> None:
    for number, (puzzle, grid) in enumerate(cases(size, False)[::2]):
        rng = Rng(f"more/{number}")
        drawn = draw_dots(grid, OneTwo.BLACK, rng)
        dots = tuple(dot or (new if rng.below(2) else Dot.NONE) for dot, new in zip(puzzle.dots, drawn, strict=True))
        _, fewer = closure(puzzle, level)
        _, more = closure(replace(puzzle, dots=dots), level)
        assert not (more & ~fewer).any()


@pytest.mark.parametrize("name", RUNG_PUZZLES)
def test_the_symmetries_change_no_rung(name: str) -> None:
    puzzle = RUNG_PUZZLES[name]
    images = [puzzle.moved(symmetry) for symmetry in puzzle.board.symmetries]
    assert {repr(grade.difficulty(image)) for image in images} == {repr(grade.difficulty(puzzle))}


@pytest.mark.parametrize(
    "rung", [rung for rung in RUNGS if rung.primitive is Primitive.GROUP], ids=lambda rung: rung.name
)
@pytest.mark.parametrize("size", EACH)
def test_a_group_keeps_exactly_what_some_filling_holds(size: int, rung: Rung) -> None:
    groups = 0
    for context, candidates in noisy_boards(size, 3):
        findings = allocate(candidates.size)
        count = sweep(context, candidates, np.zeros(candidates.size, dtype=np.bool_), *numbers(rung), findings)
        gone = {int(findings.where[k, 0]): findings.removed[k].copy() for k in range(count)}
        for group in np.flatnonzero(context.shapes == rung.parameter)[:12].tolist():
            cells = context.groups[group, : context.sizes[group]].tolist()
            left = candidates & ~gone.get(group, np.zeros_like(candidates))
            assert left[cells].tolist() == held(context, candidates, cells)
            groups += 1
    assert groups > 100


def noisy_boards(size: int, count: int) -> Iterator[tuple[Context, Masks]]:
    """Yield puzzles of both kinds with *count* candidates for each cell, one of them right."""
    for number, (puzzle, grid) in enumerate(cases(size, True)[::2] + cases(size, False)[::2]):
        rng = Rng(f"noise/{number}")
        others = [rng.shuffled([digit for digit in puzzle.board.digits if digit != right]) for right in grid.digits]
        noise = [rules.mask_of([right, *few[: count - 1]]) for right, few in zip(grid.digits, others, strict=True)]
        yield context_of(puzzle), np.array(noise, dtype=np.int16)


def held(context: Context, candidates: Masks, cells: list[int]) -> list[int]:
    """Return by force what the fillings of *cells* hold in which any two cells agree."""
    kept = [0] * len(cells)
    for filling in product(*(list(each_bit(int(candidates[cell]))) for cell in cells)):
        pairs = combinations(zip(cells, filling, strict=True), 2)
        if all(context.tables.partners[context.relation[a, b], one] & other for (a, one), (b, other) in pairs):
            kept = [mask | bit for mask, bit in zip(kept, filling, strict=True)]
    return kept


def numbers(rung: Rung) -> tuple[int, int]:
    """Return the numbers that a sweep takes for *rung*, of the type that it is compiled for."""
    ladder = ladder_of([rung])
    return ladder.primitive[0], ladder.parameter[0]


@pytest.mark.parametrize("deep", [False, True])
@pytest.mark.parametrize("size", EACH)
def test_what_a_refutation_needs_is_enough_for_it(size: int, deep: bool) -> None:
    """On a board where nothing else is known, the same supposition breaks again."""
    rung = next(rung for rung in RUNGS if rung.primitive is (Primitive.FORCING if deep else Primitive.WHAT_IF))
    refuted = 0
    for context, candidates in noisy_boards(size, 3 if deep else 2):
        findings = allocate(candidates.size)
        count = sweep(context, candidates, np.zeros(candidates.size, dtype=np.bool_), *numbers(rung), findings)
        for cell, digit in findings.where[:count:5, :2].tolist():
            why = refute(context, candidates, cell, digit, deep=deep)
            bare = np.full_like(candidates, (1 << size) - 1)
            for other, bit in why.needs:
                assert not candidates[other] & bit
                bare[other] &= ~bit
            refute(context, bare, cell, digit, deep=deep)
            assert {other for other, _ in why.forced} <= why.cells
            refuted += 1
    assert refuted > 20


def test_a_digit_that_does_not_break_is_not_refuted() -> None:
    puzzle, grid = cases(9, True)[0]
    with pytest.raises(ValueError, match="expected a digit that breaks"):
        refute(context_of(puzzle), kernel.candidates(puzzle), 0, grid.digits[0], deep=True)


def test_the_page_and_its_pictures_are_those_that_the_code_makes() -> None:
    """If not: scripts/make ladder."""
    made = make_ladder.files()
    assert set(make_ladder.PICTURES.iterdir()) == made.keys() - {make_ladder.PAGE}
    assert [path.name for path, text in made.items() if path.read_text(encoding="utf-8") != text] == []


@pytest.mark.parametrize(
    ("primitive", "parameter", "said"),
    [
        (Primitive.FISH, 4, "expected 2 or 3 as the number of lines of FISH, got 4 for 'new'"),
        (Primitive.NAKED_SET, 4, "expected 2 or 3 as the number of cells of NAKED_SET, got 4 for 'new'"),
        (Primitive.HIDDEN_SET, 1, "expected 2 or 3 as the number of digits of HIDDEN_SET, got 1 for 'new'"),
        (Primitive.GROUP, Shape.PAIR, "expected STRAIGHT or BENT or FOUR or TREE or SQUARE as the shape of GROUP"),
        (Primitive.WHOLE_HOUSE, Shape.TREE, "expected HOUSE as the shape of WHOLE_HOUSE"),
        (Primitive.WING, 3, "expected 0 as the parameter of WING, got 3 for 'new'"),
    ],
)
def test_a_rung_with_a_parameter_that_its_primitive_does_not_take_is_refused(
    primitive: Primitive, parameter: int, said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        Rung("new", primitive, parameter, 4.9, Level.EXPERT)


@pytest.mark.parametrize(
    ("name", "value", "level"),
    [("new", 1.2, Level.EASY), ("new", 1.4, Level.EASY), ("first", 1.3, Level.MEDIUM), ("second", 1.5, Level.HARD)],
)
def test_a_table_out_of_order_or_with_a_name_twice_is_refused(name: str, value: float, level: Level) -> None:
    first = Rung("first", Primitive.LAST_CELL, 0, 1.3, Level.EASY)
    second = Rung("second", Primitive.WING, 0, 1.4, Level.MEDIUM)
    with pytest.raises(ValueError, match=r"expected rungs in the order|expected a name of its own"):
        ordered(first, second, Rung(name, Primitive.WING, 0, value, level))


CELLS, HOUSES = 81, 27
RANGES = {  # of the numbers that a finding on a 9x9 board may have in a field
    "cell": range(CELLS),
    "house": range(HOUSES),
    "edge": range(144),
    "group": range(MAX_GROUPS),
    "digit": range(1, 10),
    "line": range(9),
    "turn": range(2),
    "places": range(3, 1 << 9),
    "none": range(NONE, NONE + 1),
}


def test_every_primitive_has_its_row_in_the_layout() -> None:
    assert list(FIELDS) == list(Primitive)


def test_findings_are_written_as_the_layout_says() -> None:
    """Each on the way through the puzzle of its rung: the numbers of the row are written, and no others."""
    unwritten = np.iinfo(np.int16).min
    seen = set()
    for puzzle in RUNG_PUZZLES.values():
        context, findings = context_of(puzzle), allocate(len(puzzle.givens))
        candidates, placed = masks_of(puzzle.givens), np.empty(len(puzzle.givens), dtype=np.bool_)
        climbing.start(context, candidates, placed, masks_of(puzzle.givens))
        count = 1
        while count:
            findings.where[:] = unwritten
            rung, count = climbing.cheapest(context, candidates, placed, LADDER, findings)
            for row in findings.where[:count].tolist():
                fields = FIELDS[RUNGS[rung].primitive]
                assert all(number in RANGES[field] for number, field in zip(row, fields, strict=False))
                assert set(row[len(fields) :]) <= {unwritten}
                seen.add(RUNGS[rung].primitive)
            climbing.apply(context, candidates, placed, findings, 0, count)
    assert seen == set(Primitive)
