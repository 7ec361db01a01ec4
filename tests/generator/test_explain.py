"""Explained steps and hints: each is right and says only what it uses, and whoever follows them arrives."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from click.testing import CliRunner

from kropki.cli import main
from kropki.cli.exit_codes import WHY_NONE
from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Digit
from kropki.generator.errors import RequestError, UniquenessError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import LEVELS, Request
from kropki.generator.ladder import grade
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.explain import End, Mistakes
from kropki.generator.ladder.explanation.steps import Step
from kropki.generator.ladder.rungs import Level
from kropki.generator.rng import Rng
from tests.support.cases import SMALL, small
from tests.support.command_line import kropki

KINDS = [(size, negative, level) for (size, negative), levels in LEVELS.items() for level in levels]
MANY = "D/D/D/D"
ENTWINED = (
    "C(kx)B/C(wx)(xk)A/(kx)B(xk)B/C(xw)(xw)A/(kx)(xw)D/A6(xw)C"  # of two finds seen at once, one spoils the other
)
FIRST = (
    "A white dot joins r1c1, which is 2, and r1c2. Only 1 and 3 are consecutive to 2. 1 is in row 1 already, "
    "so r1c2 is 3."
)  # step of SMALL
BEYOND = (
    "D(kx)B(xw)A/B3A(xw)A(2xk)B/(xw)A(xk)C(kx)B/HA/(kx)A(wx)4(7xw)(xw)C/(wx)(wx)E7A/C9B(kx)(4wx)A/(wx)A(wx)6(wx)D/HA"
)
NONE = "(1xw)4B/D/D/D"


@cache
def puzzles(size: int, negative: bool, level: Level) -> tuple[Puzzle, ...]:
    made = [generate(f"explain/{n}", Request(size=size, negative=negative, difficulty=level)) for n in range(2)]
    return tuple(ken.parse(record.ken, negative=negative) for record in made)


@cache
def solution(puzzle: Puzzle) -> tuple[Digit, ...]:
    return explain.only_solution(puzzle).digits


@cache
def path(puzzle: Puzzle) -> tuple[Step, ...]:
    return explain.path(puzzle)


class Board:
    """What a person sees who writes down what the steps say."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.digits = list(puzzle.givens)
        self.marks = [set(puzzle.board.digits) for _ in puzzle.givens]

    def take(self, step: Step) -> None:
        """Write down *step*; what it places was open, and what it eliminates was still a candidate."""
        assert step.placements or step.eliminations
        for cell, digit in step.placements:
            assert self.digits[cell] == EMPTY
            assert digit in self.marks[cell]
            self.digits[cell] = digit
        for cell, digit in step.eliminations:
            assert self.digits[cell] == EMPTY
            self.marks[cell].remove(digit)

    @property
    def entries(self) -> str:
        return "".join(str(digit) if digit else "." for digit in self.digits)

    @property
    def mark_texts(self) -> list[str]:
        return ["".join(map(str, sorted(marks))) for marks in self.marks]


def boards_on_the_way(puzzle: Puzzle) -> Iterator[Board]:
    """Yield the board before each step of the path, and after the last one; it is one board that changes."""
    board = Board(puzzle)
    yield board
    for step in path(puzzle):
        board.take(step)
        yield board


@pytest.mark.parametrize(("size", "negative", "level"), KINDS)
def test_the_path_leads_from_the_givens_to_the_solution(size: int, negative: bool, level: Level) -> None:
    for puzzle in puzzles(size, negative, level):
        *_, last = boards_on_the_way(puzzle)
        assert tuple(last.digits) == solution(puzzle)


def test_the_path_goes_on_where_one_step_takes_the_ground_from_the_next() -> None:
    *_, last = boards_on_the_way(ken.parse(ENTWINED, negative=False))
    assert tuple(last.digits) == solution(last.puzzle)


@pytest.mark.parametrize(("size", "negative", "level"), KINDS)
def test_the_hardest_step_is_the_rating(size: int, negative: bool, level: Level) -> None:
    for puzzle in puzzles(size, negative, level):
        assert max(step.value for step in path(puzzle)) == grade.difficulty(puzzle).rating


@pytest.mark.parametrize(("size", "negative", "level"), KINDS)
def test_a_step_names_its_cells_and_edges_in_order(size: int, negative: bool, level: Level) -> None:
    for puzzle in puzzles(size, negative, level):
        for step in path(puzzle):
            changed = {cell for cell, _ in step.placements + step.eliminations}
            assert changed <= set(step.cells)
            assert list(step.cells) == sorted(set(step.cells))
            assert list(step.eliminations) == sorted(set(step.eliminations))
            assert set(step.edges) <= set(puzzle.board.edges)
            assert all(set(edge) & set(step.cells) for edge in step.edges)


@pytest.mark.parametrize(("size", "negative", "level"), [kind for kind in KINDS if kind[0] < 9 or kind[2] == "medium"])
def test_whoever_does_what_the_hints_say_arrives(size: int, negative: bool, level: Level) -> None:
    for puzzle in puzzles(size, negative, level):
        board = Board(puzzle)
        while isinstance(hint := explain.hint(puzzle, board.entries, board.mark_texts), Step):
            board.take(hint)
        assert hint == End(complete=True)
        assert tuple(board.digits) == solution(puzzle)


@pytest.mark.parametrize("negative", [True, False])
def test_any_true_position_has_a_true_hint(negative: bool) -> None:
    """Positions that no path leads through: some digits of the solution, and marks that are thinned out at random."""
    for puzzle in puzzles(9, negative, Level.HARD):
        for number in range(30):
            rng = Rng(f"position/{number}")
            share = rng.below(10)
            entries = "".join(str(digit) if rng.below(10) < share else "." for digit in solution(puzzle))
            marks = [
                "".join(str(digit) for digit in puzzle.board.digits if digit == right or rng.below(3))
                for right in solution(puzzle)
            ]
            hint = explain.hint(puzzle, entries, marks)
            assert isinstance(hint, Step)
            assert all(solution(puzzle)[cell] == digit for cell, digit in hint.placements)
            assert all(solution(puzzle)[cell] != digit for cell, digit in hint.eliminations)


@pytest.mark.parametrize("negative", [True, False])
def test_a_wrong_position_is_told_first_and_exactly(negative: bool) -> None:
    for number, puzzle in enumerate(puzzles(9, negative, Level.MEDIUM) * 10):
        rng = Rng(f"wrong/{number}")
        entries, marks, wrong = [], [], []
        for cell, right in enumerate(solution(puzzle)):
            other = 1 + (right + rng.below(8)) % 9
            kind = rng.below(20)
            entries.append({0: str(other), 1: str(right), 2: str(right)}.get(kind, "."))
            marks.append({0: str(right), 1: str(other), 3: str(other), 4: f"{other}{right}"}.get(kind, ""))
            if kind == 0 or (kind == 3 and not puzzle.givens[cell]):
                wrong.append(cell)
        assert len(wrong) > 2
        assert explain.hint(puzzle, "".join(entries), marks) == Mistakes(9, tuple(wrong))


def test_a_given_that_is_contradicted_is_a_mistake() -> None:
    hint = explain.hint(small(), "1...............")
    assert hint == Mistakes(4, (0,))
    assert hint.as_json() == {"mistakes": ["r1c1"]}


def test_givens_stand_where_nothing_is_entered() -> None:
    assert explain.hint(small(), "." * 16) == explain.hint(small(), "2..1.1...2......") == path(small())[0]


def test_a_full_board_that_is_right_is_complete() -> None:
    assert explain.hint(small(), "2341412312343412") == End(complete=True)
    assert End(complete=True).as_json() == {"complete": True}


def test_marks_that_say_nothing_are_no_marks() -> None:
    assert explain.hint(small(), "." * 16, [""] * 16) == explain.hint(small(), "." * 16)


def test_without_marks_a_hint_is_repeated_and_with_them_it_goes_on() -> None:
    first, second, *_ = path(small())
    board = Board(small())
    board.take(first)
    assert explain.hint(small(), board.entries) == first
    assert explain.hint(small(), board.entries, board.mark_texts) == second


def test_where_the_ladder_ends_there_is_no_step() -> None:
    puzzle = ken.parse(BEYOND, negative=False)
    assert grade.difficulty(puzzle).level == grade.DEEPER
    *_, last = boards_on_the_way(puzzle)
    assert last.digits.count(EMPTY)
    assert explain.hint(puzzle, last.entries, last.mark_texts) == End(complete=False)


@pytest.mark.parametrize(("text", "code"), [(MANY, "many-solutions"), (NONE, "no-solution")])
def test_only_a_puzzle_with_one_solution_is_explained(text: str, code: str) -> None:
    puzzle = ken.parse(text, negative=False)
    for ask in (lambda: explain.path(puzzle), lambda: explain.hint(puzzle, "." * 16)):
        with pytest.raises(UniquenessError) as caught:
            ask()
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("entries", "marks", "message"),
    [
        ("", None, "expected 16 entries, one a cell, got 0"),
        ("...5............", None, "expected a digit from 1 to 4 or '.' as the entry of r1c4, got '5'"),
        ("....0...........", None, "expected a digit from 1 to 4 or '.' as the entry of r2c1, got '0'"),
        ("....²...........", None, "expected a digit from 1 to 4 or '.' as the entry of r2c1, got '²'"),
        ("." * 16, [], "expected 16 marks, one text a cell, got 0"),
        ("." * 16, ["12"] * 15 + ["15"], "expected a digit from 1 to 4 as marks of r4c4, got '5'"),
        ("." * 16, ["1,2"] * 16, "expected a digit from 1 to 4 as marks of r1c1, got ','"),
    ],
)
def test_a_malformed_position_is_refused(entries: str, marks: list[str] | None, message: str) -> None:
    with pytest.raises(RequestError) as caught:
        explain.hint(small(), entries, marks)
    assert caught.value.message == message


def test_a_step_in_json_names_its_cells() -> None:
    elimination, placement, *_ = path(small())
    assert elimination.as_json() == {
        "technique": "dot from a digit",
        "value": elimination.value,
        "sentence": FIRST,
        "message": {
            "id": "dot-from-digit-white-less",
            "arguments": {
                "cell": "r1c1",
                "digit": 2,
                "other": "r1c2",
                "digits": [1, 3],
                "so": {"id": "is", "arguments": {"cells": ["r1c2"], "digits": [3]}},
                "parts": [{"id": "is-in-house", "arguments": {"digits": [1], "house": "row 1"}}],
            },
        },
        "cells": ["r1c1", "r1c2"],
        "edges": [["r1c1", "r1c2"]],
        "placements": {},
        "eliminations": {"r1c2": [4]},
    }
    assert placement.as_json()["placements"] == {"r2c1": 4}
    assert placement.as_json()["eliminations"] == {}


def explained(*args: str) -> Any:
    return CliRunner().invoke(main.kropki, ["explain", *args])


def test_the_command_prints_the_steps_to_each_digit_numbered_through() -> None:
    lines = explained("--no-negative", SMALL).stdout.splitlines()
    assert lines[:2] == ["r1c2 is 3", f"  1. {FIRST} (dot from a digit 1.1)"]
    digits = {name: int(digit) for name, digit in re.findall(r"^(r\dc\d) is (\d)$", "\n".join(lines), re.MULTILINE)}
    board = small().board
    assert digits == {
        board.name(cell): digit for cell, digit in enumerate(solution(small())) if not small().givens[cell]
    }
    steps = [line for line in lines if line.startswith("  ")]
    assert [line.split(". ")[0].strip() for line in steps] == [str(n + 1) for n in range(len(steps))]


def test_the_command_prints_a_step_a_line_in_json() -> None:
    lines = explained("--no-negative", "--json", SMALL).stdout.splitlines()
    assert [json.loads(line) for line in lines] == [step.as_json() for step in path(small())]


@pytest.mark.parametrize(
    ("args", "code", "message", "lines"),
    [
        ([MANY], 4, "expected exactly one solution, there are two or more", 0),
        ([NONE], 3, f"expected exactly one solution, there is none; {WHY_NONE}", 0),
        ([BEYOND], 1, "the ladder ends here, with 69 cells open", 8),
        (["D/D/D"], 1, "expected 4, 6 or 9 rows and not 3, but the text ends", 0),
    ],
)
def test_what_the_command_cannot_explain_is_one_line_and_a_code(
    args: list[str], code: int, message: str, lines: int
) -> None:
    done = kropki("explain", "--no-negative", *args)
    assert (done.returncode, done.stderr.decode()) == (code, f"kropki: {message}\n")
    assert len(done.stdout.splitlines()) == lines
