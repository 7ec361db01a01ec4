"""Why a cell has its digit: what is told forces it, none of it can be spared, and the budget holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product

import cpmpy as cp
import numpy as np
import pytest

from kropki.generator.board import ken, rules
from kropki.generator.board.geometry import Board, EdgeIndex
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Link, Mask, each_bit
from kropki.generator.errors import RequestError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.ladder.explanation import explain, local, why_digit
from kropki.generator.ladder.explanation.budget import Budget
from kropki.generator.ladder.explanation.taught_steps import Way
from kropki.generator.ladder.explanation.why_digit import MAX_CLUES, Clues, Status, Why
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel
from kropki.generator.solver.propagation import cell_sets
from lab.make import ladder as make_ladder
from tests.support.cases import lines, puzzle_of, small

MOST_AT_ONCE = 20_000  # units of work that are begun where one is left: those of the broadest finding


def questions() -> Iterator[tuple[Puzzle, str, str]]:
    """Yield cells of the puzzle of some rungs, with many and with few of the digits entered."""
    for number, (_, puzzle) in enumerate(list(make_ladder.puzzles())[::4]):
        solution = explain.only_solution(puzzle).digits
        for share in (2, 6):
            rng = Rng(f"why/{number}/{share}")
            entries = "".join(str(digit) if rng.below(10) < share else "." for digit in solution)
            cells = [cell for cell in puzzle.board.cells if not puzzle.givens[cell]]
            for _ in range(2):
                yield puzzle, entries, puzzle.board.name(cells[rng.below(len(cells))])


@cache
def answers() -> tuple[tuple[Puzzle, Why], ...]:
    found = []
    for puzzle, entries, name in questions():
        for alone in (False, True):
            answer = explain.why(puzzle, name, entries, None, alone)
            assert isinstance(answer, Why)
            found.append((puzzle, answer))
    return tuple(found)


def can_be_filled(board: Board, masks: list[Mask], links: Mapping[EdgeIndex, int], houses: Iterable[int]) -> bool:
    """Tell by a constraint model whether *masks* can be filled so that *links* and the *houses* (by number) hold."""
    cells = cp.intvar(1, board.size, shape=len(masks))
    asked = [
        cp.InDomain(cell, [bit.bit_length() for bit in each_bit(mask)]) for cell, mask in zip(cells, masks, strict=True)
    ]
    asked += [cp.AllDifferent(cells[list(board.houses[house])]) for house in houses]
    for edge, link in links.items():
        pairs = [pair for pair in product(board.digits, repeat=2) if rules.permits(Link(link), *pair)]
        asked += [cp.Table(cells[list(board.edges[edge])], pairs)] if link != Link.FREE else []
    return bool(cp.Model(asked).solve("ortools", num_workers=1))


def is_forced(puzzle: Puzzle, answer: Why, clues: Clues) -> bool:
    """Tell by the compiled search, where every house holds, whether *clues* leave no other digit."""
    masks = np.full(len(puzzle.givens), (1 << puzzle.size) - 1, dtype=np.int16)
    for cell in clues.digits:
        masks[cell] = 1 << answer.solution[cell] - 1
    masks[answer.cell] &= ~(1 << answer.digit - 1)
    links = np.zeros(len(puzzle.dots) + 1, dtype=np.uint8)
    for edge in clues.edges:
        links[edge] = rules.link(puzzle.dots[edge], negative=puzzle.negative)
    found = np.zeros((1, masks.size), dtype=np.uint8)
    count, nodes = kernel.search(masks, links, cell_sets(puzzle.board), 1, kernel.LONG_BUDGET, found)
    assert nodes <= kernel.LONG_BUDGET
    return count == 0


def test_there_are_answers_of_each_kind_but_few_that_are_not_settled() -> None:
    kinds = [answer.status for _, answer in answers()]
    assert kinds.count(Status.MINIMAL) > len(kinds) / 2
    assert kinds.count(Status.FAR) > 1


def test_what_is_told_forces_the_digit() -> None:
    for puzzle, answer in answers():
        assert answer.digit == explain.only_solution(puzzle).digits[answer.cell]
        assert answer.status is Status.FAR or is_forced(puzzle, answer, answer.clues)


def test_nothing_of_a_minimal_set_can_be_spared() -> None:
    """Each house, too: the digit is not forced where that one does not hold."""
    for puzzle, answer in answers():
        if answer.status is not Status.MINIMAL:
            continue
        links = {edge: rules.link(dot, negative=puzzle.negative) for edge, dot in enumerate(puzzle.dots)}
        for one in answer.clues.each():
            rest = answer.clues.without(one)
            masks = [
                1 << digit - 1 if cell in rest.digits else (1 << puzzle.size) - 1
                for cell, digit in enumerate(answer.solution)
            ]
            masks[answer.cell] &= ~(1 << answer.digit - 1)
            held = {edge: int(link) if edge in rest.edges else 0 for edge, link in links.items()}
            assert can_be_filled(puzzle.board, masks, held, rest.houses)


def test_few_clues_are_told_and_only_what_is_on_the_board() -> None:
    for puzzle, answer in answers():
        assert len(answer.clues) <= MAX_CLUES
        assert answer.cell not in answer.clues.digits
        assert all(puzzle.negative or puzzle.dots[edge] for edge in answer.clues.edges)


def test_the_argument_ends_in_the_digit() -> None:
    for _, answer in answers():
        if answer.status is not Status.FAR:
            assert answer.steps[-1].step.placements == ((answer.cell, answer.digit),)


def test_a_far_cell_gives_no_digit_away_and_says_how_many_come_first() -> None:
    far = [(puzzle, answer) for puzzle, answer in answers() if answer.status is Status.FAR]
    for puzzle, answer in far:
        plain = answer.as_json()
        assert (plain["clues"]["digits"], plain["steps"]) == ({}, [])
        assert plain["first"] == answer.first
        assert puzzle.board.name(answer.cell) in plain["sentence"]
        assert str(answer.first) in plain["sentence"] or answer.first < 2
    assert max(answer.first for _, answer in far) > 5


def test_an_argument_is_no_harder_than_the_way_to_the_cell() -> None:
    for puzzle, entries, name in questions():
        answer, way = explain.why(puzzle, name, entries), explain.to_cell(puzzle, name, _without(puzzle, entries, name))
        assert isinstance(answer, Why)
        assert isinstance(way, Way)
        if answer.steps:
            hardest = max(step.step.value for step in answer.steps)
            assert hardest <= max(
                1.4, *(step.step.value for step in way.steps)
            )  # a single may be said by the step before


def _without(puzzle: Puzzle, entries: str, name: str) -> str:
    cell = puzzle.board.cell(name)
    return f"{entries[:cell]}.{entries[cell + 1 :]}"


def test_steps_that_show_digits_which_the_board_rules_out_say_what_counts() -> None:
    said = set()
    for puzzle, entries, name in questions():
        answer = explain.why(puzzle, name, entries)
        assert isinstance(answer, Why)
        digits = dict(enumerate(map(int, _without(puzzle, entries, name).replace(".", "0")))) | {
            cell: given for cell, given in enumerate(puzzle.givens) if given
        }
        more = [one for one in answer.steps[:1] for shown in one.picture.candidates if seen(puzzle, digits, *shown)]
        told = " ".join(step.step.sentence for step in answer.steps)
        assert not more or "Only what is marked here counts." in told
        assert told.count("marked here") <= 1
        said.add("marked here" in told)
    assert said == {False, True}


def seen(puzzle: Puzzle, digits: dict[int, int], cell: int, mask: int) -> bool:
    """Tell whether *cell* sees one of the digits of *mask* among *digits*."""
    peers = {other for house in puzzle.board.houses if cell in house for other in house} - {cell}
    return any(digits[other] and mask >> digits[other] - 1 & 1 for other in peers)


def test_the_digit_in_the_cell_itself_is_not_a_reason() -> None:
    puzzle = small()
    solution = "".join(map(str, explain.only_solution(puzzle).digits))
    answer = explain.why(puzzle, "r2c1", solution)
    assert isinstance(answer, Why)
    assert answer.status is Status.MINIMAL
    assert answer.cell not in answer.clues.digits


@pytest.mark.parametrize("name", ["", "r0c1", "r5c1", "r1c1", "a1", "r1c10"])
def test_only_a_cell_that_is_not_given_can_be_asked_about(name: str) -> None:
    with pytest.raises(RequestError, match="expected a cell"):
        explain.why(small(), name, "." * 16)


def test_a_search_beyond_its_budget_is_not_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(why_digit, "BUDGET", 3)
    asked = list(questions())[:8]
    found = [explain.why(puzzle, name, entries, None, alone=True) for puzzle, entries, name in asked]
    assert Status.NOT_SETTLED in {answer.status for answer in found if isinstance(answer, Why)}


@pytest.mark.parametrize("size", [4, 6, 9])
def test_the_search_where_some_houses_hold_agrees_with_a_model(size: int) -> None:
    found = []
    for number in range(60):
        rng = Rng(f"local/{size}/{number}")
        puzzle = ken.parse(generate(f"local/{number % 3}", Request(size=size)).ken)
        solution = explain.only_solution(puzzle).digits
        full = (1 << size) - 1
        masks = [1 << digit - 1 if rng.below(3) else full for digit in solution]
        wrong = rng.below(size * size)
        masks[wrong] = full & ~(1 << solution[wrong] - 1)
        links = {
            edge: int(rules.link(dot, negative=True)) if rng.below(3) else 0 for edge, dot in enumerate(puzzle.dots)
        }
        houses = {house for house in range(3 * size) if number % 4 and rng.below(4) == 0}
        array = np.array([*links.values(), 0], dtype=np.uint8)
        answer = local.has_filling(puzzle.board, np.array(masks, dtype=np.int16), array, houses, 10_000)
        assert answer.found == can_be_filled(puzzle.board, masks, links, houses)
        found.append(answer.found)
    assert {True, False} == set(found)


def hard() -> Iterator[tuple[Puzzle, str, str]]:
    """Yield the boards that take the most work, with what is entered and the cell that is asked about."""
    for line in lines("why.txt"):
        rule, text, entries, name = line.split()
        puzzle = puzzle_of(rule, text)
        yield puzzle, "." * len(puzzle.givens) if entries == "-" else entries, name


def test_no_board_takes_more_than_its_budgets_and_what_is_told_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []

    class Watched(Budget):
        def __init__(self, units: float) -> None:
            super().__init__(units)
            budgets.append(self)

    monkeypatch.setattr(why_digit, "Budget", Watched)
    spent = []
    for puzzle, entries, name in hard():
        budgets.clear()
        answer = explain.why(puzzle, name, entries)
        assert isinstance(answer, Why)
        assert answer.status is Status.FAR or is_forced(puzzle, answer, answer.clues)
        assert len(answer.clues) <= MAX_CLUES
        assert all(budget.left > -MOST_AT_ONCE for budget in budgets)
        spent += [budget for budget in budgets if budget.left < 0]
    assert spent  # the boards are hard enough for it to matter


def test_without_any_work_left_there_is_an_answer_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(why_digit, "FINDING", 0)
    puzzle, entries, name = list(hard())[1]
    answer = explain.why(puzzle, name, entries)
    assert isinstance(answer, Why)
    assert answer.status is Status.FAR
    assert answer.first
