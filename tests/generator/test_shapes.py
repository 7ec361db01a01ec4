"""Shapes of dots that no generator draws: each question about such a board has an answer, or an error with its code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.errors import KropkiError
from kropki.generator.ladder import grade
from kropki.generator.ladder.explanation import explain
from kropki.generator.rng import Rng
from kropki.generator.workshop import neighbours
from kropki.generator.workshop.analyse import Analysis, Question, answers
from kropki.generator.workshop.reasoning import reason
from kropki.generator.workshop.wishes import Symmetry
from tests.support.shapes import entered, shaped

BOARDS = 80


def asked(puzzle: Puzzle, number: int) -> Iterator[Callable[[], Any]]:
    """Yield what a player may ask about *puzzle*."""
    rng, entries = Rng(f"asked/{number}"), entered(puzzle, number)
    empty = [cell for cell, given in enumerate(puzzle.givens) if given == EMPTY and entries[cell] == "."]
    marks = ["".join([str(digit) for digit in puzzle.board.digits if rng.below(5)]) for _ in puzzle.givens]
    yield partial(explain.hint, puzzle, entries, marks)
    yield partial(explain.to_digit, puzzle, entries, marks)
    yield partial(explain.wrong, puzzle, entries)
    yield lambda: list(explain.ways(puzzle))
    yield lambda: explain.path(puzzle)
    for name in [puzzle.board.name(rng.choice(empty))] if empty else []:
        yield partial(explain.to_cell, puzzle, name, "." * len(entries))
        yield partial(explain.why, puzzle, name, entries)
        yield partial(explain.why, puzzle, name, entries, alone=True)
    yield partial(neighbours.find, puzzle, budget=200)


def fault(question: Callable[[], Any]) -> str:
    """Ask *question*; return the code of the error that refuses it, or nothing."""
    try:
        question()
    except KropkiError as error:
        return error.code
    return ""


@pytest.mark.parametrize("number", range(BOARDS))
def test_every_question_about_any_board_is_answered_or_refused(number: int) -> None:
    puzzle = shaped(number)
    answers(puzzle, list(Question), entered(puzzle, number), budget=2000)
    symmetry = [Symmetry.HALF_TURN, Symmetry.LEFT_RIGHT][number % 2]
    Analysis(puzzle, budget=2000, symmetry=symmetry).redundant.as_json()
    grade.grade(puzzle)
    assert {fault(question) for question in asked(puzzle, number)} <= {"", "no-solution", "many-solutions", "budget"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("D(wx)D/C(xw)(ww)D/HA/HA/HA/HA/HA/HA/HA", "White dots join r2c4, r2c5, r2c6 and r3c5. No digits fit there."),
        ("D(kx)D/C(xk)(kk)D/HA/HA/HA/HA/HA/HA/HA", "Black dots join r2c4, r2c5, r2c6 and r3c5. No digits fit there."),
        ("A(wx)D/(xw)(ww)D/F/F/F/F", "White dots join r1c2, r2c1, r2c2 and r2c3. No digits fit there."),
        (
            "(ww)(wx)G/(xw)H/HA/HA/HA/HA/HA/HA/HA",
            (
                "White dots join r1c1, r1c2, r2c2 and r2c1 in box 1, and a white dot joins r1c1 and r2c1, "
                "so they count straight up or down. They cannot come back, so no digits fit there."
            ),
        ),
    ],
)
def test_dots_around_a_cell_or_a_square_are_told_though_no_digits_fit(text: str, said: str) -> None:
    found = Analysis(ken.parse(text, negative=False)).argument.contradiction
    assert found
    assert [step.step.sentence for step in found.steps] == [said]


def test_a_board_whose_open_cell_has_no_candidate_is_no_stall() -> None:
    assert reason(ken.parse("123A/3414/2143/4321", negative=False), None).stall is None
