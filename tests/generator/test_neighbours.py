"""The puzzles one change away: each has one solution, differs as it says, and is what was wanted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kropki.generator.board import ken
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.errors import UniquenessError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.ladder import grade
from kropki.generator.ladder.rungs import Level
from kropki.generator.solver import kernel
from kropki.generator.workshop.neighbours import MOST, Kind, Neighbour, Want, find, lonely

FULL = ken.parse("1234/3412/2143/432A", negative=False)
PUZZLES = [
    FULL,
    *(
        generate("near", Request(size=size, negative=negative, difficulty=level)).puzzle
        for size, level in ((4, Level.EASY), (6, Level.HARD), (9, Level.MEDIUM))
        for negative in (True, False)
    ),
]


def applied(puzzle: Puzzle, each: Neighbour) -> Puzzle:
    """Return *puzzle* after the change of a neighbour, clue by clue."""
    for clue, value in each.change:
        if clue < len(puzzle.givens):
            puzzle = replace(puzzle, givens=(*puzzle.givens[:clue], value, *puzzle.givens[clue + 1 :]))
        else:
            at = clue - len(puzzle.givens)
            puzzle = replace(puzzle, dots=(*puzzle.dots[:at], Dot(value), *puzzle.dots[at + 1 :]))
    return puzzle


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ken.write)
@pytest.mark.parametrize("want", [None, *Want])
def test_each_neighbour_has_one_solution_and_is_what_was_wanted(puzzle: Puzzle, want: Want | None) -> None:
    found = find(puzzle, want)
    assert len(found.neighbours) <= MOST
    assert len({each.puzzle for each in found.neighbours} | {puzzle}) == len(found.neighbours) + 1
    for each in found.neighbours:
        assert each.puzzle == applied(puzzle, each)
        assert kernel.solve(each.puzzle).solutions == 1
        assert each.difficulty == grade.difficulty(each.puzzle)
        assert len(each.change) == 1 + (each.kind is Kind.MOVE) or each.kind is Kind.MINIMAL
        if want is Want.SYMMETRIC:
            assert lonely(each.puzzle) < lonely(puzzle)
        elif want is not None:
            own, rating = found.difficulty.rating, each.difficulty.rating
            assert rating > own if want is Want.HARDER else rating < own
    assert found == find(puzzle, want)


def test_every_clue_that_can_go_is_found_where_there_are_few() -> None:
    found = find(FULL, Want.HARDER)
    assert found.neighbours[0].kind is Kind.MINIMAL
    fewest = found.neighbours[0].puzzle
    assert find(fewest).neighbours
    assert not {Kind.DROP, Kind.MINIMAL} & {each.kind for each in find(fewest).neighbours}


def test_a_level_is_kept() -> None:
    levels = {each.difficulty.level for each in find(PUZZLES[-1], level=Level.HARD).neighbours}
    assert levels == {"hard"}


def test_with_the_negative_rule_no_dot_goes_or_moves() -> None:
    (puzzle,) = [each for each in PUZZLES if each.size == 6 and each.negative]
    for each in find(puzzle).neighbours:
        if each.kind is not Kind.CHANGE:
            assert each.puzzle.dots == puzzle.dots


@pytest.mark.parametrize("text", ["D/D/D/D", "11B/D/D/D"])
def test_a_board_without_one_solution_is_refused(text: str) -> None:
    with pytest.raises(UniquenessError):
        find(ken.parse(text, negative=False))


def test_a_small_budget_is_said() -> None:
    assert not find(PUZZLES[-1], Want.SYMMETRIC, budget=300).complete
