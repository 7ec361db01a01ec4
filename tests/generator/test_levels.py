"""The promise of the levels: exactly the level that was asked for, and nothing in a puzzle that could be left out."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest

from kropki.generator.board import ken
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.errors import BudgetError, RequestError
from kropki.generator.generation import verify
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import COMFORT, GENTLE_START, LEVELS, Request, least_moments
from kropki.generator.ladder.grade import grade, needs, solves_within
from kropki.generator.ladder.moments import easiest_moments
from kropki.generator.ladder.rungs import RUNGS, Level

KINDS = [Request(size=size, negative=negative) for size, negative in LEVELS]
ASKED = [
    Request(size=size, negative=negative, difficulty=level)
    for (size, negative), levels in LEVELS.items()
    for level in levels
]
MANY = {4: 12, 6: 6, 9: 12}  # puzzles made for each request
RARE = (Level.EXPERT, Level.EXTREME)  # of these a third


def name(request: Request) -> str:
    kind = "negative" if request.negative else "some-dots"
    return f"{request.size}-{kind}-{request.difficulty or 'any'}"


@cache
def made(request: Request) -> list[tuple[Record, Puzzle]]:
    number = MANY[request.size] // (3 if request.difficulty in RARE else 1)
    records = [generate(f"levels/{index}", request) for index in range(number)]
    return [(record, ken.parse(record.ken, negative=record.negative)) for record in records]


@pytest.mark.parametrize("request_", ASKED, ids=name)
def test_a_puzzle_is_solved_by_its_level_and_not_by_the_one_below(request_: Request) -> None:
    level = request_.difficulty
    assert level is not None
    for record, puzzle in made(request_):
        assert record.difficulty is not None
        assert record.difficulty.level == level
        assert solves_within(level, puzzle)
        assert level.easier is None or not solves_within(level.easier, puzzle)
        assert grade(puzzle).difficulty == record.difficulty


@pytest.mark.parametrize("request_", ASKED, ids=name)
def test_no_clue_can_be_dropped_without_leaving_the_level(request_: Request) -> None:
    level = request_.difficulty
    assert level is not None
    for _, puzzle in made(request_):
        if level is Level.EASY and puzzle.count_givens() == COMFORT[puzzle.size]:
            continue  # some givens are for comfort
        for clue, smaller in verify.without_each_clue(puzzle):
            assert not solves_within(level, smaller), clue


@pytest.mark.parametrize("request_", ASKED, ids=name)
def test_the_check_of_records_finds_no_fault(request_: Request) -> None:
    for record, _ in made(request_)[:3]:
        assert list(verify.faults(record)) == []


@pytest.mark.parametrize("request_", ASKED, ids=name)
def test_the_level_is_needed_at_moments_that_easier_digits_part(request_: Request) -> None:
    level = request_.difficulty or Level.EASY
    for record, puzzle in made(request_)[:2]:
        assert record.difficulty is not None
        assert record.difficulty.moments >= least_moments(request_)
        assert record.difficulty.moments == (0 if level is Level.EASY else counted(puzzle, record, level))


def counted(puzzle: Puzzle, record: Record, level: Level) -> int:
    """Count the moments that need *level*, by the easiest digit of each."""
    assert record.solution is not None
    solution = ken.parse_grid(record.solution)
    count, parted, there = 0, True, puzzle
    while not all(there.givens):
        moment = next(easiest_moments(there, solution))
        needed = RUNGS[moment.rung].level.rank >= level.rank
        count += needed and parted
        parted = not needed
        digits = [solution.digits[each] if each in moment.cells else there.givens[each] for each in puzzle.board.cells]
        there = replace(there, givens=tuple(digits))
    return count


@pytest.mark.parametrize("negative", [True, False])
@pytest.mark.parametrize("size", [4, 6, 9])
def test_an_easy_puzzle_has_givens_for_comfort(size: int, negative: bool) -> None:
    for _, puzzle in made(Request(size=size, negative=negative, difficulty=Level.EASY)):
        assert puzzle.count_givens() >= COMFORT[size]


@pytest.mark.parametrize("level", GENTLE_START)
def test_an_easier_puzzle_starts_gently(level: Level) -> None:
    for record, _ in made(Request(difficulty=level)):
        assert record.difficulty is not None
        assert record.difficulty.first <= GENTLE_START[level]


@pytest.mark.parametrize("technique", ["gap pair", "naked pair", "dot pair must contain", "house with its dots"])
def test_a_puzzle_needs_the_technique_asked_for(technique: str) -> None:
    for record, puzzle in made(Request(techniques=(technique,)))[:4]:
        assert record.difficulty is not None
        assert technique in record.difficulty.techniques
        assert needs(puzzle, technique, record.difficulty.rating)


def test_a_puzzle_may_need_two_techniques() -> None:
    both = ("naked pair", "square of four")
    record = generate("two", Request(techniques=both, difficulty=Level.HARD))
    assert record.difficulty is not None
    assert record.difficulty.level == Level.HARD
    puzzle = ken.parse(record.ken)
    assert all(needs(puzzle, technique, record.difficulty.rating) for technique in both)


@pytest.mark.parametrize(("least", "most"), [(1.0, 1.4), (1.7, 1.8), (2.8, 3.4), (3.6, 5.0)])
def test_a_rating_lies_between_the_bounds_asked_for(least: float, most: float) -> None:
    for record, _ in made(Request(rating_min=least, rating_max=most))[:4]:
        assert record.difficulty is not None
        assert least <= record.difficulty.rating <= most


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"size": 4, "difficulty": Level.EXPERT}, "expected one of the levels of size 4 (easy, medium), got 'expert'"),
        ({"size": 4, "negative": False, "difficulty": Level.EXTREME}, "levels of size 4 (easy, medium, hard)"),
        ({"techniques": ("naked quad",)}, "got 'naked quad'"),
        ({"techniques": ("last cell",)}, "no puzzle needs the technique 'last cell'"),
        ({"techniques": ("X-wing",), "difficulty": Level.HARD}, "'X-wing' is harder than"),
        ({"rating_min": 3.0, "rating_max": 2.0}, "no technique has the level and the rating"),
        ({"rating_min": 3.0, "difficulty": Level.EASY}, "no technique has the level and the rating"),
        ({"rating_min": float("nan")}, "no technique has the level and the rating"),
        ({"fewest": True, "difficulty": Level.EASY}, "either the fewest givens or a level"),
        ({"givens_max": -1}, "expected at most 0 to 81 givens, got -1"),
        ({"givens_max": 9, "difficulty": Level.EASY}, "expected at most 10 to 81 givens, got 9"),
    ],
)
def test_what_no_puzzle_can_be_is_refused(wish: dict[str, object], words: str) -> None:
    with pytest.raises(RequestError) as refusal:
        Request(**wish)  # type: ignore[arg-type]
    assert words in refusal.value.message


def test_what_is_not_found_within_the_attempts_is_an_error_and_never_another_level() -> None:
    with pytest.raises(BudgetError):
        generate("swordfish", Request(techniques=("swordfish",)), attempts=range(3))


@pytest.mark.parametrize("request_", KINDS, ids=name)
def test_a_minimal_puzzle_is_graded_by_the_hardest_rung_it_needs(request_: Request) -> None:
    for record, puzzle in made(request_)[:6]:
        found = record.difficulty
        assert found is not None
        if found.level in list(Level):
            easier = [rung for rung in RUNGS if rung.value < found.rating]
            assert not easier or not solves_by(puzzle, easier[-1].value)
            assert solves_by(puzzle, found.rating)


def solves_by(puzzle: Puzzle, rating: float) -> bool:
    return not needs(puzzle, "no technique", rating)


def test_values_rise_along_the_ladder_and_never_fall_back_a_level() -> None:
    assert all(easy.value < hard.value for easy, hard in pairwise(RUNGS))
    assert all(easy.level.rank <= hard.level.rank for easy, hard in pairwise(RUNGS))


def test_every_pair_of_size_and_kind_has_its_levels() -> None:
    assert set(LEVELS) == set(product((4, 6, 9), (True, False)))


def test_the_documented_ladder_is_the_one_that_is_built() -> None:
    text = (
        (Path(__file__).parents[2] / "docs" / "difficulty.md")
        .read_text(encoding="utf-8")
        .partition("\n## The numbers")[0]
    )
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    assert [(row[0], row[2], row[3]) for row in rows[2:]] == [
        (rung.name, str(rung.value), rung.level) for rung in RUNGS
    ]
