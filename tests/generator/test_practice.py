"""Positions to practise on: exactly the technique asked for is next, and what is said to be right is right."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from kropki.cli import main
from kropki.generator.board import ken
from kropki.generator.errors import RequestError
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import allocate
from kropki.generator.ladder.deduction.sweep import LADDER
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.steps import position_of
from kropki.generator.ladder.practice import (
    LONGEST,
    MAX_ANSWERS,
    TECHNIQUES,
    Practice,
    draw,
    filled,
    lines_by_technique,
    positions,
)
from kropki.generator.ladder.rungs import RUNGS
from lab.make import practice as make_practice
from tests.support import node
from tests.support.cases import puzzle_of

KINDS = [(technique, boxes) for boxes in (True, False) for technique in lines_by_technique(boxes=boxes)]


@cache
def drawn(technique: str, *, boxes: bool = True) -> tuple[Practice, ...]:
    found = tuple(draw(technique, f"test/{number}", boxes=boxes) for number in range(4))
    assert all(one.puzzle.boxes == boxes for one in found)
    return found


@pytest.mark.parametrize(("technique", "boxes"), KINDS)
def test_no_easier_technique_gets_on_and_this_one_does(technique: str, boxes: bool) -> None:
    for one in drawn(technique, boxes=boxes):
        position = position_of(one.puzzle, [int(entry) if entry != "." else 0 for entry in one.entries])
        marks = [sum(1 << int(mark) - 1 for mark in text) for text in one.marks]
        position.candidates[:] = np.array(marks, dtype=np.int16)
        rung, count = climbing.cheapest(*position, LADDER, allocate(position.candidates.size))
        assert RUNGS[rung].name == technique
        assert count == len(one.answers) <= MAX_ANSWERS


@pytest.mark.parametrize(("technique", "boxes"), KINDS)
def test_every_answer_is_true_and_of_the_technique(technique: str, boxes: bool) -> None:
    for one in drawn(technique, boxes=boxes):
        right = one.solution.digits
        for answer in one.answers:
            step = answer.step
            assert step.technique == technique
            assert len(step.sentence) + sum(len(link.sentence) for link in answer.chain) <= LONGEST
            assert step.placements or step.eliminations
            assert all(right[cell] == digit for cell, digit in step.placements)
            for cell, digit in step.eliminations:
                assert right[cell] != digit
                assert str(digit) in one.marks[cell]


def test_the_marks_are_sound_and_the_entries_right() -> None:
    for technique in TECHNIQUES:
        for one in drawn(technique):
            for entry, marks, digit in zip(one.entries, one.marks, one.solution.digits, strict=True):
                assert entry in {".", str(digit)}
                assert str(digit) in marks
            assert not isinstance(explain.hint(one.puzzle, one.entries, one.marks), explain.Mistakes)


def test_a_seed_gives_the_same_position_and_seeds_give_many() -> None:
    assert draw("dot pair", "tea") == draw("dot pair", "tea")
    for technique in TECHNIQUES:
        found = {(ken.write(one.puzzle), one.entries) for one in (draw(technique, str(n)) for n in range(8))}
        assert len(found) > 3, technique


def test_an_unknown_technique_is_refused() -> None:
    with pytest.raises(RequestError, match="expected one of last cell"):
        draw("guessing", "tea")
    with pytest.raises(RequestError, match=r"got 'dot pear'; did you mean 'dot pair'\?"):
        draw("dot pear", "tea")
    with pytest.raises(RequestError, match="expected a technique that boards without boxes need, got 'run of four'"):
        draw("run of four", "tea", boxes=False)


@pytest.mark.parametrize("boxes", [True, False])
def test_each_technique_has_its_positions_and_no_two_of_them_are_symmetric(boxes: bool) -> None:
    forms: dict[str, set[tuple[str, str, str]]] = {}
    for line in (line for lines in lines_by_technique(boxes=boxes).values() for line in lines):
        number, rule, text, _, technique = line.split(" ", 4)
        puzzle = puzzle_of(rule, text)
        form = min(ken.write(puzzle.moved(each)) for each in puzzle.board.symmetries)
        forms.setdefault(technique, set()).add((number, rule, form))
    (page,) = node.ask("constants", [["sudoku/help/techniques", ["OF_BOXES"]]])
    assert list(forms) == [each for each in TECHNIQUES if boxes or each not in page["OF_BOXES"]]
    numbers = [len(each) for each in forms.values()]
    assert max(numbers) == make_practice.EACH[boxes]
    assert min(numbers) >= 20  # twice what a lesson asks for: few boards have a run of four that is no square


@pytest.mark.parametrize(("technique", "boxes"), KINDS)
def test_an_answer_is_soon_told(technique: str, boxes: bool) -> None:
    assert all(make_practice.is_told_soon(line) for line in lines_by_technique(boxes=boxes)[technique][::9])


@pytest.mark.parametrize(("technique", "boxes"), KINDS)
def test_the_first_positions_are_filled_as_far_as_the_technique_stays_the_next(technique: str, boxes: bool) -> None:
    for line in lines_by_technique(boxes=boxes)[technique][:3]:
        number, rule, text, full, _ = line.split(" ", 4)
        puzzle = puzzle_of(rule, text)
        position, _ = next(islice(positions(puzzle, technique), int(number), None))
        cells = [cell for cell in puzzle.board.cells if int(full, 16) >> cell & 1]
        assert not any(position.placed[cell] for cell in cells)
        found = filled(puzzle, position, technique, cells)
        assert found is not None
        assert 0 < len(found[1]) <= MAX_ANSWERS
        assert (~found[0].placed).sum() <= (~position.placed).sum() - len(cells)


def test_the_first_dot_pairs_are_on_boards_that_are_nearly_full() -> None:
    for seed in ("0", "1"):
        assert draw("dot pair", seed).entries.count(".") <= 24


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_seeds_that_end_with_a_digit_go_from_small_boards_to_large_ones(technique: str) -> None:
    sizes = [draw(technique, f"test/{number}").puzzle.size for number in range(10)]
    assert sizes == sorted(sizes)
    assert sizes[-1] == 9


def test_candidates_are_needed_unless_the_entries_show_a_digit() -> None:
    found: dict[str, set[bool]] = {}
    for technique in TECHNIQUES:
        for one in drawn(technique):
            position = position_of(one.puzzle, [int(entry) if entry != "." else 0 for entry in one.entries])
            rung, _ = climbing.cheapest(*position, LADDER, allocate(position.candidates.size))
            is_shown = RUNGS[rung].name == technique and all(answer.step.placements for answer in one.answers)
            assert one.needs_marks == (not is_shown)
            found.setdefault(technique, set()).add(one.needs_marks)
    assert found["last cell"] == {False}
    assert found["dot pair"] == {True}


def test_the_command_prints_positions_and_writes_a_booklet(tmp_path: Path) -> None:
    run = CliRunner()
    printed = run.invoke(main.kropki, ["practice", "naked pair", "-n", "2", "--seed", "tea"])
    lines = [json.loads(line) for line in printed.stdout.splitlines()]
    assert lines == [draw("naked pair", f"tea/{n}").as_json() for n in range(2)]
    squares = run.invoke(main.kropki, ["practice", "naked pair", "--seed", "tea", "--no-boxes"])
    assert json.loads(squares.stdout) == draw("naked pair", "tea/0", boxes=False).as_json() | {"boxes": False}
    book = tmp_path / "pairs.pdf"
    assert (
        run.invoke(main.kropki, ["practice", "naked pair", "-n", "3", "--seed", "tea", "-o", str(book)]).exit_code == 0
    )
    assert book.read_bytes().startswith(b"%PDF")
    again = tmp_path / "again.pdf"
    run.invoke(main.kropki, ["practice", "naked pair", "-n", "3", "--seed", "tea", "-o", str(again)])
    assert again.read_bytes() == book.read_bytes()


def test_the_first_examples_show_what_their_lesson_says() -> None:
    (found,) = node.ask("constants", [["learn/exercise", ["EXAMPLES"]]])
    for technique, seeds in found["EXAMPLES"].items():
        for seed in seeds:
            position = draw(technique, f"example {seed}")
            answers = [answer.as_json() for answer in position.answers]
            first = min(answers, key=lambda step: (len(step["chain"]), len(step["sentence"])))  # which the page shows
            picture = first["picture"]
            if technique == "no place for a digit":
                assert position.puzzle.negative
                assert picture["gaps"]
                assert not picture["dots"]
            elif technique == "two groups of dots in a house":
                assert len(joined(picture["dots"])) == 2
                assert first["sentence"].count(" with ") <= 3
            else:
                assert first["sentence"].startswith("In rows ")


def joined(dots: list[list[str]]) -> list[set[str]]:
    """Return the groups of cells that *dots* join."""
    groups: list[set[str]] = []
    for ends in map(set, dots):
        met = [each for each in groups if each & ends]
        groups = [*(each for each in groups if each not in met), ends.union(*met)]
    return groups
