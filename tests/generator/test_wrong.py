"""Why a digit is wrong: it is followed by true steps to what cannot be, on the digits that are right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice

from kropki.generator.board import rules
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.ladder.explanation import explain, why_wrong
from kropki.generator.ladder.explanation.explain import End, Lost
from kropki.generator.ladder.explanation.why_wrong import MAX_STEPS, Wrong
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel
from lab.bench.easiest import puzzles

PUZZLES = 24


def questions() -> Iterator[tuple[Puzzle, list[int], int]]:
    """Yield puzzles with some right digits, and a wrong one in a cell."""
    for puzzle in islice(puzzles(), 4, 4 + PUZZLES):
        solution = explain.only_solution(puzzle).digits
        for share in (0, 2, 4):
            rng = Rng(f"wrong/{share}/{puzzle.givens}")
            digits = [
                digit if given or rng.below(10) < share else EMPTY
                for digit, given in zip(solution, puzzle.givens, strict=True)
            ]
            cells = [cell for cell in puzzle.board.cells if not puzzle.givens[cell]]
            cell = cells[rng.below(len(cells))]
            digits[cell] = solution[cell] % puzzle.size + 1
            yield puzzle, digits, cell


@cache
def answers() -> tuple[tuple[Puzzle, list[int], int, Wrong], ...]:
    return tuple(
        (puzzle, digits, cell, why_wrong.explain(puzzle, digits, explain.only_solution(puzzle).digits, cell))
        for puzzle, digits, cell in questions()
    )


def test_most_wrong_digits_are_followed_to_what_cannot_be() -> None:
    kinds = Counter(answer.sentence.message.id for *_, answer in answers())
    assert kinds["wrong-by-trying"] < len(answers()) / 5
    assert len(kinds) > 5


def test_every_step_is_true_where_the_wrong_digit_stands() -> None:
    """What a step rules out is in no way to fill the board as far as the step's houses and dots tell: none is left."""
    for puzzle, digits, _, answer in answers():
        board = dict(enumerate(digits))
        for step in answer.steps:
            for cell, digit in step.step.placements:
                assert not board[cell]
                board[cell] = digit
        filled = tuple(board[cell] for cell in puzzle.board.cells)
        outcome = kernel.solve(Puzzle(puzzle.size, filled, puzzle.dots, negative=puzzle.negative))
        assert outcome.solutions == 0
        assert len(answer.steps) <= MAX_STEPS


def test_what_is_said_to_clash_at_once_does() -> None:
    for puzzle, digits, cell, answer in answers():
        if answer.steps or not answer.sentence.message.id.startswith("wrong-"):
            continue
        if answer.sentence.message.id == "wrong-house":
            one, other = answer.cells
            assert digits[one] == digits[other]
        elif answer.edge is not None:
            a, b = puzzle.board.edges[answer.edge]
            link = rules.link(puzzle.dots[answer.edge], negative=puzzle.negative)
            assert cell in {a, b}
            assert not rules.permits(link, digits[a], digits[b])


def test_the_sentence_names_the_cell_and_is_short() -> None:
    for puzzle, digits, cell, answer in answers():
        text = answer.sentence
        name = puzzle.board.name(cell)
        starts = (f"If {name} were {digits[cell]}, ", f"{digits[cell]} in ")
        assert text.startswith(starts) or text.endswith(f" and {name}. The one in {name} is wrong.")
        assert len(text) <= 250, text


def test_it_says_since_when_by_the_order_and_explains_the_cell_that_is_asked_about() -> None:
    puzzle, digits, cell, _ = next(one for one in answers() if one[1].count(EMPTY) < 60)
    solution = explain.only_solution(puzzle).digits
    other = next(one for one in puzzle.board.cells if not puzzle.givens[one] and one != cell)
    digits = [*digits]
    digits[other] = solution[other] % puzzle.size + 1
    entries = "".join(str(digit) if digit else "." for digit in digits)
    name = puzzle.board.name
    found = explain.wrong(puzzle, entries, [name(cell), name(other)])
    assert isinstance(found, Lost)
    assert found.wrong is not None
    assert found.wrong.cell == cell
    assert found.as_json()["since"]["sentence"] == f"The first wrong digit was the {digits[cell]} in {name(cell)}."
    reason = explain.why(puzzle, name(other), entries, [name(cell), name(other)])
    assert isinstance(reason, Lost)
    assert reason.wrong is not None
    assert reason.wrong.cell == other
    assert reason.since == found.since


def test_where_only_marks_are_wrong_that_is_said() -> None:
    puzzle = next(puzzles())
    solution = explain.only_solution(puzzle).digits
    cell = puzzle.givens.index(EMPTY)
    marks = [""] * len(solution)
    marks[cell] = str(solution[cell] % puzzle.size + 1)
    found = explain.to_digit(puzzle, "." * len(solution), marks)
    assert isinstance(found, Lost)
    assert found.wrong is None
    assert found.as_json()["sentence"] == f"The marks in {puzzle.board.name(cell)} have lost the right digit."


def test_a_right_board_has_nothing_wrong() -> None:
    puzzle = next(puzzles())
    entries = "".join(map(str, explain.only_solution(puzzle).digits))
    assert explain.wrong(puzzle, entries) == End(complete=True)
