"""No hint uses a technique that it could do without: a plain ladder, which shares no code with it, climbs beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest

from judge import plain_ladder
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.taught_steps import Way
from kropki.generator.ladder.grade import difficulty
from kropki.generator.ladder.rungs import RUNGS
from lab.bench.easiest import VALUES, Asked, asked, least, needless

pytestmark = pytest.mark.release

POSITIONS = 180


class Hint(NamedTuple):
    asked: Asked
    way: Way


@cache
def hints() -> tuple[Hint, ...]:
    """Return ways from starts and from the middle of games, with marks and without."""
    found = ((one, explain.to_digit(one.puzzle, one.entries, one.marks)) for one in islice(asked(), POSITIONS))
    return tuple(Hint(one, way) for one, way in found if isinstance(way, Way))


def middles() -> Iterator[Hint]:
    return (hint for hint in hints() if hint.asked.entries.strip("."))


def test_the_positions_need_many_techniques() -> None:
    used = {step.step.technique for hint in hints() for step in hint.way.steps}
    assert len(hints()) > POSITIONS * 3 / 4
    assert len(used) > 15


def test_no_easier_technique_leads_to_a_digit() -> None:
    for hint in hints():
        assert needless(hint.asked, hint.way) is None, hint.asked


def test_the_judge_knows_every_technique_but_suppositions() -> None:
    names = {rung.name for rung in RUNGS}
    assert set(plain_ladder.RUNGS) <= names
    assert {"short what-if", "forcing"} <= names - set(plain_ladder.RUNGS)


def test_the_judge_finds_what_the_hint_finds() -> None:
    """It is a judge only where it climbs as high: with the techniques of the hint it finds a digit, too."""
    checked = 0
    for hint in islice(middles(), 60):
        used = {step.step.technique for step in hint.way.steps}
        top = max(VALUES["naked single"], *(VALUES[name] for name in used))  # which says that one digit is left
        if used <= set(plain_ladder.RUNGS):
            assert least(hint.asked, below=top + 0.01) <= top, hint.asked
            checked += 1
    assert checked > 40


def test_no_hint_is_above_the_rating() -> None:
    ratings = {puzzle: difficulty(puzzle).rating for puzzle in {hint.asked.puzzle for hint in hints()}}
    for hint in hints():
        assert max(step.step.value for step in hint.way.steps) <= ratings[hint.asked.puzzle]


def test_what_one_filled_neighbour_or_the_houses_decide_is_said_and_no_more() -> None:
    told: Counter[int] = Counter()
    for hint in hints():
        plain = hint.asked.plain()
        alone = {"last cell", "hidden single in a box", "naked single", "hidden single in a line"}
        if any(plain_ladder.RUNGS[name](plain) is None for name in alone) or plain.is_decided_across():
            told[len(hint.way.steps)] += 1
    assert set(told) == {1}
    assert told[1] > 80


def test_no_easier_technique_leads_to_the_cell_that_is_asked_for() -> None:
    checked = 0
    for hint in islice(hints(), 0, 60, 2):
        puzzle, entries, marks = hint.asked.puzzle, hint.asked.entries, hint.asked.marks
        cells = [cell for cell in puzzle.board.cells if entries[cell] == "." and not puzzle.givens[cell]]
        for cell in (cells[0], cells[len(cells) // 2], cells[-1]):
            way = explain.to_cell(puzzle, puzzle.board.name(cell), entries, marks)
            assert isinstance(way, Way)
            hardest = max(step.step.value for step in way.steps)
            assert not plain_ladder.reaches(hint.asked.plain(), cell, VALUES, hardest), (hint.asked, cell)
            checked += hardest > VALUES["hidden single in a line"]
    assert checked > 10


def test_where_the_player_is_decides_between_equals() -> None:
    differ = 0
    for hint in islice(middles(), 40):
        puzzle, entries, marks = hint.asked.puzzle, hint.asked.entries, hint.asked.marks
        cells = [cell for cell in puzzle.board.cells if entries[cell] == "." and not puzzle.givens[cell]]
        for near in (cells[0], cells[-1]):
            way = explain.to_digit(puzzle, entries, marks, puzzle.board.name(near))
            assert isinstance(way, Way)
            assert len(way.steps) == len(hint.way.steps)
            differ += way.cell != hint.way.cell
    assert differ > 5
