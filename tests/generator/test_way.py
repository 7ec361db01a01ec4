"""The way to a digit: true, short, without a step that nothing uses, and from where the player stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from statistics import median

import pytest

from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.errors import RequestError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.ladder import grade
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.explain import End, Lost
from kropki.generator.ladder.explanation.taught_steps import Way
from kropki.generator.ladder.explanation.telling import MAX_TOGETHER
from kropki.generator.ladder.explanation.view import MAX_CHAIN, MAX_CHARACTERS
from kropki.generator.ladder.rungs import RUNGS, Level
from kropki.generator.rng import Rng
from lab.make import ladder as make_ladder
from tests.support.cases import lines, puzzle_of, small

GOALS = {Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: 6}  # median steps to a first digit; the easiest may be longer


@cache
def puzzles(level: Level) -> tuple[Puzzle, ...]:
    return tuple(ken.parse(generate(f"way/{n}", Request(difficulty=level)).ken) for n in range(7))


def positions() -> Iterator[tuple[Puzzle, str, list[str]]]:
    """Yield positions of the puzzle of each rung: some digits of its solution, and marks that are thinned at random."""
    for number, (_, puzzle) in enumerate(make_ladder.puzzles()):
        solution = explain.only_solution(puzzle).digits
        for share in (0, 3, 6):
            rng = Rng(f"way/{number}/{share}")
            entries = "".join(str(digit) if rng.below(10) < share else "." for digit in solution)
            marks = [
                "".join(str(digit) for digit in puzzle.board.digits if digit == right or rng.below(4) or share == 0)
                for right in solution
            ]
            yield puzzle, entries, marks


@cache
def ways() -> tuple[tuple[Puzzle, str, list[str], Way], ...]:
    found = []
    for puzzle, entries, marks in positions():
        answer = explain.to_digit(puzzle, entries, marks)
        if isinstance(answer, Way):
            found.append((puzzle, entries, marks, answer))
        else:
            assert answer == End(complete=True)
    return tuple(found)


@pytest.mark.parametrize("line", lines("ways.txt"))
def test_of_several_ways_the_one_of_the_least_effort_is_told(line: str) -> None:
    techniques, rule, text = line.split("\t")
    puzzle = puzzle_of(rule, text)
    way = explain.to_digit(puzzle, explain.NO_DIGIT * len(puzzle.givens))
    assert isinstance(way, Way)
    assert ", ".join(step.step.technique for step in way.steps) == techniques


def test_from_every_true_position_there_is_a_way() -> None:
    assert len(ways()) > 2 * len(RUNGS)


def test_a_way_ends_in_its_digit_and_every_step_is_true() -> None:
    for puzzle, entries, _, way in ways():
        solution = explain.only_solution(puzzle).digits
        *before, last = way.steps
        assert (way.cell, way.digit) in last.step.placements
        assert all(solution[cell] == digit for cell, digit in last.step.placements)
        assert not any(step.step.placements for step in before)
        assert solution[way.cell] == way.digit
        assert entries[way.cell] == "."
        assert puzzle.givens[way.cell] == EMPTY
        assert all(solution[cell] != digit for step in way.steps for cell, digit in step.step.eliminations)


def test_a_way_says_nothing_that_the_marks_say_already() -> None:
    for puzzle, _, marks, way in ways():
        left = [set(map(int, text)) or set(puzzle.board.digits) for text in marks]
        for step in way.steps:
            for cell, digit in step.step.eliminations:
                assert digit in left[cell], step.step.sentence
                left[cell].remove(digit)


def test_every_step_is_used_by_a_later_one_and_rests_on_earlier_ones() -> None:
    for *_, way in ways():
        used = {number for step in way.steps for number in step.steps}
        assert used == set(range(len(way.steps) - 1))
        for number, step in enumerate(way.steps):
            assert all(earlier < number for earlier in step.steps)
            gone = {(cell, digit) for earlier in step.steps for cell, digit in way.steps[earlier].step.eliminations}
            assert {(cell, bit + 1) for cell, mask in step.gone for bit in range(9) if mask >> bit & 1} <= gone


def test_no_step_only_restates_the_one_before() -> None:
    """A cell that a step leaves one digit to has it there, and the way ends with it."""
    for puzzle, _, marks, way in ways():
        left = [set(map(int, text)) or set(puzzle.board.digits) for text in marks]
        single = {cell for cell, digits in enumerate(left) if len(digits) == 1}
        for number, step in enumerate(way.steps):
            for cell, digit in step.step.eliminations:
                left[cell].discard(digit)
                assert len(left[cell]) > 1 or cell in single
            assert step.step.technique != "naked single" or not number


def test_the_last_sentence_says_the_digit() -> None:
    for puzzle, *_, way in ways():
        text, name = way.steps[-1].step.sentence, puzzle.board.name(way.cell)
        says = (f"{name} is {way.digit}", f"{way.digit} can only go in {name}", f"only {way.digit} is left for {name}")
        is_last = text.startswith(f"{name} is the last") and text.endswith(f"it is {way.digit}.")
        assert is_last or any(one in text for one in says), text


def test_a_sentence_is_short_and_what_it_leaves_out_is_listed_below() -> None:
    folded = 0
    for *_, way in ways():
        for step in way.steps:
            argument = step.step.sentence.partition(" So ")[0]  # what follows is a list as long as it is
            assert len(argument) <= MAX_CHARACTERS, step.step.sentence
            assert sum(len(link.sentence) for link in step.chain) <= MAX_CHAIN, step.step.sentence
            if re.search("No way to fill these cells has|Look at each in turn|Only a few ways", step.step.sentence):
                folded += 1
                assert step.chain, step.step.sentence
    assert folded


def test_the_digit_of_a_cell_is_reached_over_the_digits_that_come_first() -> None:
    for level in (Level.EASY, Level.HARD):
        puzzle = puzzles(level)[1]
        solution = explain.only_solution(puzzle).digits
        for cell in (30, 60):
            way = explain.to_cell(puzzle, puzzle.board.name(cell), "." * 81)
            assert isinstance(way, Way)
            placed = [one for step in way.steps for one in step.step.placements]
            assert placed[-1] == (cell, solution[cell])
            assert all(solution[one] == digit for one, digit in placed)
            assert len({one for one, _ in placed}) == len(placed)
            gone = [one for step in way.steps for one in step.step.eliminations]
            assert all(solution[one] != digit for one, digit in gone)


def test_a_chain_tells_each_link_once() -> None:
    for *_, way in ways():
        for step in way.steps:
            clauses = [link.clause.split(": so ")[0] for link in step.chain]
            told = [each for each in clauses if not each.startswith("with ")]  # a case of what is supposed before it
            assert len(told) == len(set(told)), told


@pytest.mark.parametrize("line", lines("until.txt"))
def test_the_way_to_a_cell_is_no_longer_than_a_hint_that_leads_there(line: str) -> None:
    puzzle = puzzle_of(*line.split("\t"))
    hint = explain.to_digit(puzzle, "." * 81)
    assert isinstance(hint, Way)
    way = explain.to_cell(puzzle, puzzle.board.name(hint.cell), "." * 81)
    assert isinstance(way, Way)
    assert len(way.steps) <= len(hint.steps)


@pytest.mark.parametrize("level", Level)
def test_the_way_to_a_cell_is_no_longer_than_any_hint_that_leads_there(level: Level) -> None:
    for number, puzzle in enumerate(puzzles(level)[:2]):
        rng = Rng(f"until/{number}")
        solution = explain.only_solution(puzzle)
        for share in (0, 3):
            entries = "".join(str(digit) if rng.below(10) < share else "." for digit in solution.digits)
            for near in ("r1c1", "r5c5", "r9c2"):
                hint = explain.to_digit(puzzle, entries, near=near, solution=solution)
                assert isinstance(hint, Way)
                way = explain.to_cell(puzzle, puzzle.board.name(hint.cell), entries, solution=solution)
                assert isinstance(way, Way)
                assert len(way.steps) <= len(hint.steps)


@pytest.mark.parametrize("name", ["r1c1", "r5c1", "tea", ""])
def test_only_an_empty_cell_has_a_way_to_it(name: str) -> None:
    with pytest.raises(RequestError, match=r"expected an? (empty )?cell"):
        explain.to_cell(small(), name, "." * 16)


def test_a_step_uses_no_technique_above_the_level_of_its_puzzle() -> None:
    for puzzle, *_, way in ways():
        level = grade.difficulty(puzzle).level
        allowed = {rung.name for rung in RUNGS if rung.level.rank <= Level(level).rank}
        assert {step.step.technique for step in way.steps} <= allowed


def test_the_picture_has_what_the_step_looks_at() -> None:
    for puzzle, *_, way in ways():
        for step in way.steps:
            picture = step.picture
            drawn = {*picture.digits, *(cell for cell, _ in picture.candidates)}
            assert set(step.step.cells) <= drawn
            assert {puzzle.board.edges[edge] for edge in (*picture.dots, *picture.gaps)} == set(step.step.edges)
            named = {puzzle.board.cell(name) for name in names(step.step.sentence)}
            assert named <= drawn, step.step.sentence
            for cell, digit in step.step.eliminations:
                assert dict(picture.candidates)[cell] >> digit - 1 & 1


def names(text: str) -> list[str]:
    return re.findall(r"r\dc\d", text)


def test_few_findings_are_told_as_one() -> None:
    heads = ("Look at", "Black dots touch")
    several = [step for *_, way in ways() for step in way.steps if step.step.sentence.startswith(heads)]
    assert several
    assert all(step.step.sentence.count(";") < MAX_TOGETHER for step in several)


@pytest.mark.parametrize("level", GOALS)
def test_a_first_digit_is_few_steps_away(level: Level) -> None:
    found = [explain.to_digit(puzzle, "." * 81) for puzzle in puzzles(level)]
    assert median(len(way.steps) for way in found if isinstance(way, Way)) <= GOALS[level]
    assert all(isinstance(way, Way) for way in found)


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD, Level.EXTREME])
def test_whoever_follows_the_ways_arrives(level: Level) -> None:
    puzzle = puzzles(level)[0]
    entries, marks = ["."] * 81, [set(puzzle.board.digits) for _ in range(81)]
    while True:
        texts = ["".join(map(str, sorted(digits))) for digits in marks]
        way = explain.to_digit(puzzle, "".join(entries), texts)
        if not isinstance(way, Way):
            break
        for step in way.steps:
            for cell, digit in step.step.eliminations:
                marks[cell].discard(digit)
        entries[way.cell] = str(way.digit)
    assert way == End(complete=True)


def test_a_wrong_board_says_which_cells_and_which_marks_are_wrong() -> None:
    marks = [""] * 16
    marks[2], marks[5] = "1", "23"
    answer = explain.to_digit(small(), "....2...........", marks)
    assert isinstance(answer, Lost)
    assert (answer.as_json()["mistakes"], answer.as_json()["marks"]) == (["r1c3", "r2c1"], ["r1c3"])
