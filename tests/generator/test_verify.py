"""Is a record what it says? A sound one has no fault, and each kind of fault is found alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import product
from typing import Any

import pytest

from kropki.generator.board import geometry, ken, rules
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot, OneTwo
from kropki.generator.generation import verify
from kropki.generator.generation.generate import generate, make_record
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import COMFORT, Request
from kropki.generator.ladder.grade import DEEPER, difficulty
from kropki.generator.ladder.rungs import Level
from kropki.generator.solver import kernel
from tests.support.grades import graded


def faults(made: Record) -> list[str]:
    return list(verify.faults(made))


@cache
def sound() -> Record:
    """Give a sound record that the tests spoil: small, with givens, and some dots."""
    made = (generate(f"sound {number}", Request(size=4, negative=False)) for number in range(100))
    return next(record for record in made if record.givens > 1)


def about(puzzle: Puzzle, grid: Grid) -> Record:
    """Give the record that tells the truth about *puzzle*, be it sound or not, as far as there is one."""
    found = difficulty(puzzle) if kernel.solve(puzzle).solutions == 1 else graded(sound())
    return make_record("about", puzzle, grid, found)


# Sound records


@pytest.mark.parametrize(("size", "negative", "one_two"), list(product(geometry.SIZES, [True, False], OneTwo)))
def test_what_is_made_has_no_fault(size: int, negative: bool, one_two: OneTwo) -> None:
    for number in range(3):
        made = generate(f"check {number}", Request(size=size, negative=negative, one_two=one_two))
        assert faults(made) == []


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_what_is_made_of_a_level_has_no_fault(level: Level) -> None:
    assert faults(generate("check", Request(difficulty=level))) == []


def test_the_record_that_is_spoilt_below_is_sound_and_has_both_kinds_of_clues() -> None:
    assert faults(sound()) == []
    assert sound().givens > 0
    assert any(sound().puzzle.dots)


# One field that is not so


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("id", "000000000000"),
        ("id", "x" * 1000),
        ("size", 9),
        ("givens", 0),
        ("givens", 10**30),
        ("solution", "4321/2143/3412/1234"),
        ("solution", "1234\n/"),
        ("solution", "x" * 1000),
    ],
)
def test_a_field_that_is_not_so_is_the_one_fault(name: str, value: Any) -> None:
    (fault,) = faults(replace(sound(), **{name: value}))
    assert fault.startswith(f"{name}: expected {getattr(sound(), name)!r}, got ")
    assert len(fault) < 300
    assert "\n" not in fault


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("level", "impossible"),
        ("rating", 99.5),
        ("score", -1),
        ("first", 99.5),
        ("openings", 99.5),
        ("techniques", {}),
        ("techniques", {"guessing": 1}),
    ],
)
def test_a_difficulty_that_is_not_so_is_the_one_fault(name: str, value: Any) -> None:
    true = sound().difficulty
    assert true
    (fault,) = faults(replace(sound(), difficulty=replace(true, **{name: value})))
    assert fault.startswith(f"{name}: expected {getattr(true, name)!r}, got ")


def test_a_missing_difficulty_is_the_one_fault() -> None:
    (fault,) = faults(replace(sound(), difficulty=None))
    assert fault.startswith("difficulty: ")


def test_a_seed_and_a_generator_are_taken_as_they_are() -> None:
    assert faults(replace(sound(), seed="of another time", generator="0")) == []


@pytest.mark.parametrize("text", ["", "D/D/D", "D/D/D/E", "5C/D/D/D", "D/D/D/(kx)C", "\ud800", "x" * 2000])
def test_of_a_text_that_is_not_ken_nothing_else_is_said(text: str) -> None:
    (fault,) = faults(replace(sound(), ken=text))
    assert fault.startswith("ken: expected ")


def test_a_text_that_is_not_canonical_is_the_one_fault() -> None:
    rows = [row.replace("B", "AA").replace("C", "AB").replace("D", "BB") for row in sound().ken.split("/")]
    sloppy = "/".join(rows)
    assert sloppy != sound().ken
    assert faults(replace(sound(), ken=sloppy)) == [f"ken: expected {sound().ken!r}, got {sloppy!r}"]


# A puzzle that is not what a puzzle should be, of which all else is true


def test_a_puzzle_without_a_solution_is_the_one_fault() -> None:
    puzzle, grid = sound().puzzle, sound().grid
    cell = puzzle.givens.index(EMPTY)
    wrong = grid.digits[cell] % 4 + 1
    spoilt = replace(puzzle, givens=(*puzzle.givens[:cell], wrong, *puzzle.givens[cell + 1 :]))
    assert faults(about(spoilt, grid)) == ["solution: the puzzle has none"]


def test_a_puzzle_with_two_solutions_is_the_one_fault() -> None:
    for _, smaller in verify.without_each_clue(sound().puzzle):
        assert faults(about(smaller, sound().grid)) == ["solution: the puzzle has more than one"]


@pytest.mark.parametrize("negative", [True, False])
def test_a_given_too_many_is_the_one_fault(negative: bool) -> None:
    made = generate("given", Request(size=6, negative=negative))
    puzzle, grid = made.puzzle, made.grid
    name = puzzle.board.name
    found = {name(cell): faults(about(richer, grid)) for cell, richer in with_each_given(puzzle, grid)}
    assert any(said == [f"minimal: the puzzle does without the given in {cell}"] for cell, said in found.items())


def with_each_given(puzzle: Puzzle, grid: Grid) -> Iterator[tuple[int, Puzzle]]:
    """Yield each empty cell with *puzzle* and the digit that *grid* has there."""
    for cell, given in enumerate(puzzle.givens):
        if given == EMPTY:
            givens = (*puzzle.givens[:cell], grid.digits[cell], *puzzle.givens[cell + 1 :])
            yield cell, replace(puzzle, givens=givens)


def test_a_dot_too_many_is_the_one_fault() -> None:
    made = generate("dot", Request(size=6, negative=False))
    puzzle, grid = made.puzzle, made.grid
    board = puzzle.board
    found = {board.edges[edge]: faults(about(richer, grid)) for edge, richer in with_each_dot(puzzle, grid)}
    names = {(a, b): f"the dot between {board.name(a)} and {board.name(b)}" for a, b in found}
    assert any(said == [f"minimal: the puzzle does without {names[edge]}"] for edge, said in found.items())


def with_each_dot(puzzle: Puzzle, grid: Grid) -> Iterator[tuple[int, Puzzle]]:
    """Yield each bare edge with *puzzle* and the dot that *grid* has there."""
    for edge, (dot, (a, b)) in enumerate(zip(puzzle.dots, puzzle.board.edges, strict=True)):
        true = rules.dot_of(grid.digits[a], grid.digits[b])
        if dot is Dot.NONE and true is not Dot.NONE:
            yield edge, replace(puzzle, dots=(*puzzle.dots[:edge], true, *puzzle.dots[edge + 1 :]))


# More than one fault, and none that is certain


def test_every_fault_has_a_line_of_its_own() -> None:
    said = faults(replace(sound(), id="x", size=6, givens=99, solution="x", difficulty=None))
    assert [fault.partition(":")[0] for fault in said] == ["id", "size", "givens", "solution", "difficulty"]


def test_what_is_not_settled_is_not_called_a_fault_of_another_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    blank = Puzzle(9, (EMPTY,) * 81, (Dot.NONE,) * 144)
    made = about(blank, ken.parse_grid("123456789/" * 8 + "123456789"))
    monkeypatch.setattr(kernel, "solve", partial(kernel.solve, budget=1))
    (fault,) = faults(made)
    assert fault.startswith("solution: not settled within ")


def test_easy_givens_in_pairs_may_be_one_more_than_the_comfort() -> None:
    made = generate("pairs", Request(size=6, symmetric=True, difficulty=Level.EASY))
    assert made.givens == COMFORT[6] + 1
    assert faults(made) == []


def test_easy_givens_that_are_no_pairs_may_not() -> None:
    made = generate("comfort", Request(size=6, difficulty=Level.EASY))
    richer = [puzzle for _, puzzle in with_each_given(made.puzzle, made.grid) if not verify.is_symmetric(puzzle)]
    assert richer[0].count_givens() == COMFORT[6] + 1
    assert any(fault.startswith("minimal: ") for fault in faults(about(richer[0], made.grid)))


def test_easy_givens_in_pairs_may_not_be_two_more() -> None:
    made = generate("pairs", Request(size=6, symmetric=True, difficulty=Level.EASY))
    pairs = [
        replace(richer, givens=tuple([made.grid.digits[each] if each in (cell, turned) else given
                                      for each, given in enumerate(richer.givens)]))
        for cell, richer in with_each_given(made.puzzle, made.grid)
        for turned in [richer.board.half_turn[cell]]
    ]  # fmt: skip
    assert verify.is_symmetric(pairs[0])
    assert any(fault.startswith("minimal: ") for fault in faults(about(pairs[0], made.grid)))


@pytest.mark.parametrize("complete", [True, False])
def test_a_puzzle_deeper_than_the_ladder_is_asked_of_the_kernel(
    complete: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = sound().puzzle
    clues = [name for name, _ in verify.without_each_clue(puzzle)]
    unsure = kernel.Outcome(1, nodes=1, complete=complete)
    monkeypatch.setattr(kernel, "solve", lambda _puzzle: unsure)
    said = list(verify._minimal_faults(puzzle, None, DEEPER, verify._groups(puzzle)))
    words = "the puzzle does without the" if complete else "not settled within the budget without the"
    assert said == [f"minimal: {words} {clue}" for clue in clues]


# The clues of a puzzle


def test_each_clue_is_left_out_once_and_dots_only_where_a_missing_one_promises_nothing() -> None:
    some = sound().puzzle
    whole = replace(some, negative=True)
    givens, dots = sum(given != EMPTY for given in some.givens), sum(dot is not Dot.NONE for dot in some.dots)
    assert len(dict(verify.without_each_clue(some))) == givens + dots
    assert len(dict(verify.without_each_clue(whole))) == givens
    for _, smaller in verify.without_each_clue(some):
        assert sum(a != b for a, b in zip(some.givens + some.dots, smaller.givens + smaller.dots, strict=True)) == 1
