"""The workshop's answers are those of the constraint model, the same each time, and partial where the budget ends."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import partial, reduce
from itertools import combinations, permutations, product

import pytest

from kropki.generator.board import geometry, ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.errors import RequestError
from kropki.generator.ladder.grade import difficulty
from kropki.generator.ladder.moments import first_cells
from kropki.generator.ladder.rungs import RUNGS
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel, model
from kropki.generator.workshop import conflicts
from kropki.generator.workshop.analyse import Analysis, Question, answers, with_entries
from kropki.generator.workshop.counting import MOST_COUNTED, Verdict
from kropki.generator.workshop.wishes import Symmetry
from lab.bench import setting
from lab.bench.setting import board, count, part, with_clue
from lab.make import workshop_pictures as make_workshop_pictures

EMPTY_BOARD = "/".join(["HA"] * 9)


BOARDS = [board(size, number) for size, most in ((4, 24), (6, 12), (9, 8)) for number in range(most)]


SMALL = BOARDS[:36]


def has(puzzle: Puzzle, *verdicts: Verdict) -> bool:
    return Analysis(puzzle).solutions.verdict in verdicts


def test_the_boards_are_of_all_kinds() -> None:
    verdicts = Counter((each.size, Analysis(each).solutions.verdict) for each in BOARDS)
    assert set(verdicts) == set(product(geometry.SIZES, [Verdict.NONE, Verdict.ONE, Verdict.MANY]))


@pytest.mark.parametrize("puzzle", [*BOARDS[:24:2], *BOARDS[24:36:3]], ids=str)
def test_the_model_finds_the_same_candidates(puzzle: Puzzle) -> None:
    found = Analysis(puzzle).candidates
    assert found.complete
    assert [set(cell) for cell in found.cells] == setting.candidates(puzzle)


@pytest.mark.parametrize("puzzle", BOARDS[36:40], ids=str)
def test_the_model_agrees_on_some_candidates_of_the_full_size(puzzle: Puzzle) -> None:
    found, rng = Analysis(puzzle).candidates, Rng(f"some/{puzzle}")
    for cell in [rng.choice([cell for cell in puzzle.board.cells if not puzzle.givens[cell]]) for _ in range(6)]:
        digit = rng.choice(puzzle.board.digits)
        assert (digit in found.cells[cell]) == setting.is_possible(puzzle, cell, digit)


@pytest.mark.parametrize("puzzle", BOARDS[:24], ids=str)
def test_counts_are_those_of_all_solutions(puzzle: Puzzle) -> None:
    grids = model.solve(puzzle, limit=60)
    analysis = Analysis(puzzle)
    assert min(analysis.solutions.count, 60) == len(grids)
    if len(grids) < 60:
        assert analysis.solutions.exact
        assert analysis.candidates.exact
        assert analysis.candidates.counted == len(grids)
        for cell, digits in enumerate(analysis.candidates.cells):
            assert digits == dict(sorted(Counter(grid.digits[cell] for grid in grids).items()))


def test_the_verdict_tells_none_one_and_many() -> None:
    for puzzle in BOARDS:
        found = Analysis(puzzle).solutions
        assert found.verdict == [Verdict.NONE, Verdict.ONE, Verdict.MANY][min(found.count, 2)]
        assert (found.solution is None) == (found.count == 0)
        assert found.solution is None or puzzle.is_solved_by(found.solution)


def test_a_thousand_solutions_are_counted_and_more_are_estimated() -> None:
    few = Analysis(ken.parse("D/D/D/D", negative=False))
    assert (few.solutions.count, few.solutions.exact, few.solutions.about) == (288, True, None)
    many = Analysis(ken.parse(EMPTY_BOARD, negative=False))
    assert (many.solutions.count, many.solutions.exact) == (MOST_COUNTED, False)
    assert many.solutions.about == pytest.approx(6.67e21, rel=0.5), "the known number of sudoku grids"
    assert [len(cell) for cell in many.candidates.cells] == [9] * 81
    assert many.candidates.complete
    assert not many.candidates.exact


def test_where_random_ways_meet_nothing_there_is_no_estimate() -> None:
    found = Analysis(ken.parse(EMPTY_BOARD)).solutions
    assert (found.verdict, found.exact, found.about) == (Verdict.MANY, False, None)


def test_the_same_board_always_gets_the_same_answer() -> None:
    for puzzle in [*BOARDS[::5], ken.parse(EMPTY_BOARD, negative=False)]:
        once, again = (answers(puzzle, list(Question)) for _ in range(2))
        assert once == again


def test_candidates_move_with_the_board() -> None:
    for puzzle in BOARDS[::4]:
        plain = Analysis(puzzle).candidates.cells
        for symmetry in puzzle.board.symmetries:
            moved = Analysis(puzzle.moved(symmetry)).candidates.cells
            assert [set(moved[symmetry[cell]]) for cell in puzzle.board.cells] == [set(cell) for cell in plain]


def test_a_budget_makes_no_wrong_answer() -> None:
    for puzzle in BOARDS[::3]:
        whole = Analysis(puzzle).candidates
        for budget in (1, 3, 10, 40):
            cut = Analysis(puzzle, budget=budget)
            for cell, digits in enumerate(whole.cells):
                assert set(cut.candidates.cells[cell]) <= set(digits)
                unknown = set(cut.candidates.open[cell]) if cut.candidates.open else set()
                assert set(digits) <= set(cut.candidates.cells[cell]) | unknown
            assert cut.solutions.exact or cut.solutions.verdict in {Verdict.NOT_SETTLED, Verdict.MANY}


def test_what_was_entered_is_a_reading_of_its_own() -> None:
    puzzle = ken.parse("4A1A/D/D/D", negative=False)
    plain = answers(puzzle, [Question.SOLUTIONS], "4.1.............")
    assert "entered" not in plain
    entered = answers(puzzle, [Question.SOLUTIONS], "42..............")
    assert (entered["solutions"]["count"], entered["entered"]["solutions"]["count"]) == (24, 12)


def test_entries_never_replace_givens() -> None:
    puzzle = ken.parse("4A1A/D/D/D", negative=False)
    assert with_entries(puzzle, "3" * 16).givens[:4] == (4, 3, 1, 3)


@pytest.mark.parametrize("entries", ["1", "5" + "." * 15, "x" + "." * 15, "0" + "." * 15, "." * 81])
def test_entries_of_another_board_are_refused(entries: str) -> None:
    with pytest.raises(RequestError):
        with_entries(ken.parse("4A1A/D/D/D"), entries)


# What a board does without


def without(puzzle: Puzzle, clues: Iterable[int]) -> Puzzle:
    givens, dots = list(puzzle.givens), list(puzzle.dots)
    for clue in clues:
        if clue < len(givens):
            givens[clue] = EMPTY
        else:
            dots[clue - len(givens)] = Dot.NONE
    return replace(puzzle, givens=tuple(givens), dots=tuple(dots))


@pytest.mark.parametrize("puzzle", [each for each in SMALL if has(each, Verdict.ONE, Verdict.MANY)], ids=str)
def test_a_redundant_clue_changes_no_solution(puzzle: Puzzle) -> None:
    found = Analysis(puzzle).redundant
    assert found.complete
    cells = len(puzzle.givens)
    clues = [cell for cell in range(cells) if puzzle.givens[cell] != EMPTY]
    clues += [] if puzzle.negative else [cells + edge for edge, dot in enumerate(puzzle.dots) if dot]
    whole = kernel.solve(puzzle, limit=5000).solutions
    same = [clue for clue in clues if kernel.solve(without(puzzle, [clue]), limit=5000).solutions == whole < 5000]
    assert list(found.alone) == same
    assert set(found.together) <= set(same)
    assert count(without(puzzle, found.together)) == count(puzzle)
    assert [gone for gone, _ in found.graded] == (
        [found.together, *((clue,) for clue in same)] if whole == 1 and same else []
    )
    assert all(level == difficulty(without(puzzle, gone)) for gone, level in found.graded)


@pytest.mark.parametrize("symmetry", Symmetry)
def test_with_a_symmetry_a_clue_goes_with_its_images_or_stays(symmetry: Symmetry) -> None:
    gone = 0

    def number(board: Puzzle) -> int:
        return kernel.solve(board, limit=5000).solutions

    for puzzle in [each for each in BOARDS[:24] if has(each, Verdict.ONE, Verdict.MANY)]:
        board, cells = puzzle.board, len(puzzle.givens)
        powers = board.powers(symmetry.on(board))
        clues = {cell for cell in range(cells) if puzzle.givens[cell]}
        clues |= set() if puzzle.negative else {cells + edge for edge, dot in enumerate(puzzle.dots) if dot}
        images = {clue: clues & {power[clue] for power in powers} for clue in clues if clue < cells} | {
            clue: clues & {cells + board.edge_across(clue - cells, power) for power in powers}
            for clue in clues
            if clue >= cells
        }
        found = Analysis(puzzle, symmetry=symmetry).redundant
        assert found.complete
        assert set(found.alone) == {clue for clue in clues if number(without(puzzle, images[clue])) == number(puzzle)}
        assert all(images[clue] <= set(found.together) for clue in found.together)
        assert number(without(puzzle, found.together)) == number(puzzle)
        gone += len(found.together)
    assert gone


# What contradicts


@pytest.mark.parametrize("puzzle", [each for each in BOARDS if has(each, Verdict.NONE)], ids=str)
def test_a_conflict_cannot_be_reduced(puzzle: Puzzle) -> None:
    found = Analysis(puzzle).conflict
    assert found.irreducible or puzzle.size == 9, "a search of the full size may be too long"
    assert model.solve(part(puzzle, found.clues), limit=1) == ()
    for clue in (found.clues if puzzle.size < 9 else found.clues[:2]) if found.irreducible else ():
        assert model.solve(part(puzzle, set(found.clues) - {clue}), limit=1)


def test_a_conflict_names_its_clues() -> None:
    two_givens = Puzzle(4, (1, 1) + (EMPTY,) * 14, (Dot.NONE,) * 24)
    said = {"givens": ["r1c1", "r1c2"], "dots": [], "gaps": [], "irreducible": True}
    assert Analysis(two_givens).conflict.as_json() == said
    one_given = replace(two_givens, givens=(1,) + (EMPTY,) * 15)  # of 2, 3 and 4 no two may be neighbours
    found = Analysis(one_given).conflict.as_json()
    assert (found["givens"], len(found["gaps"]), found["irreducible"]) == (["r1c1"], 1, True)
    assert Analysis(ken.parse("4A1A/D/D/D", negative=False)).conflict.clues == ()


def test_a_budget_claims_no_conflict_to_be_irreducible() -> None:
    [puzzle, *_] = [each for each in BOARDS if each.size == 9 and has(each, Verdict.NONE)]
    cut = conflicts.find(puzzle, budget=2)
    assert not cut.irreducible
    assert model.solve(part(puzzle, cut.clues), limit=1) == ()


def test_an_argument_uses_the_clues_of_the_conflict_alone_or_says_so() -> None:
    told = Counter[bool | None]()
    for puzzle in (each for each in BOARDS if has(each, Verdict.NONE)):
        analysis = Analysis(puzzle)
        argument, conflict = analysis.argument, analysis.conflict.as_json()
        told[argument.alone if argument.contradiction else None] += 1
        if argument.alone and argument.contradiction:
            known = [frozenset(pair) for pair in conflict["dots"] + conflict["gaps"]]
            used = [frozenset(edge) for step in argument.contradiction.as_json()["steps"] for edge in step["edges"]]
            assert set(used) <= set(known)
    assert told[True] > told[False] + told[None]
    two = Analysis(Puzzle(4, (1, 1) + (EMPTY,) * 14, (Dot.NONE,) * 24)).argument.as_json()
    assert (two["sentence"], two["steps"]) == ("There are two 1s in row 1: in r1c1 and r1c2.", [])
    dot = Analysis(ken.parse("(1xw)3B/D/D/D", negative=False)).argument.as_json()
    assert dot["sentence"] == "The white dot between r1c1 and r1c2 would join 1 and 3."
    assert Analysis(ken.parse("4A1A/D/D/D", negative=False)).argument.as_json()["sentence"] is None


# Which cells are the same


@pytest.mark.parametrize("puzzle", [each for each in SMALL if has(each, Verdict.MANY)], ids=str)
def test_equal_cells_are_those_of_every_solution(puzzle: Puzzle) -> None:
    found = Analysis(puzzle).equal
    grids = [grid.digits for grid in model.solve(puzzle, limit=300)]
    pairs = combinations(puzzle.board.cells, 2)
    alike = {(a, b) for a, b in pairs if all(grid[a] == grid[b] for grid in grids) and len({g[a] for g in grids}) > 1}
    assert found.complete
    assert set(found.pairs) == alike if len(grids) < 300 else set(found.pairs) <= alike


def test_where_solutions_are_a_sample_equal_cells_are_proved() -> None:
    puzzle = setting.dotted(26, 0)
    found = Analysis(puzzle).equal
    assert not Analysis(puzzle).solutions.exact
    assert found.pairs
    one, other = found.pairs[0]
    for digit, another in permutations(puzzle.board.digits, 2):
        apart = with_clue(with_clue(puzzle, one, digit), other, another)
        assert kernel.solve(apart, limit=1).solutions == 0
    for budget in (60, 300, 1000, 3000):
        cut = Analysis(puzzle, budget=budget).equal
        assert set(cut.pairs) <= set(found.pairs)
        assert cut.pairs == found.pairs or not cut.complete


# What would make it unique


BROKEN_BY_AN_IMAGE = ken.parse("(xk)C(xw)A/A(kx)D/(kx)A(xw)B(kx)/B(xw)A(kx)A/F/(xw)C(xk)A", negative=False)


@pytest.mark.parametrize("symmetry", [None, Symmetry.HALF_TURN])
@pytest.mark.parametrize("puzzle", [BROKEN_BY_AN_IMAGE, *(each for each in SMALL if has(each, Verdict.MANY))], ids=str)
def test_a_proposed_clue_leaves_what_it_says(puzzle: Puzzle, symmetry: Symmetry | None) -> None:
    found = Analysis(puzzle, symmetry=symmetry).unique_by
    lefts = [(not each.exact, each.left) for each in found.proposals]
    assert lefts == sorted(lefts)
    dots = [each for each in found.proposals if each.clue >= len(puzzle.givens)]
    assert symmetry or not any(each.images for each in dots)
    assert found.proposals
    for each in [*found.proposals[:6], *dots[:6]]:
        left = count(reduce(partial(_with, value=each.value), each.clues, puzzle))
        assert left == min(each.left, 12) if each.exact else left == 12
        assert left


def _with(puzzle: Puzzle, clue: int, value: int) -> Puzzle:
    return with_clue(puzzle, clue, value)


def test_no_clue_that_makes_a_small_board_unique_is_missed() -> None:
    puzzle = ken.parse("4A1A/D/(kx)C/D", negative=False)
    found = Analysis(puzzle).unique_by
    told = {(each.clue, each.value) for each in found.proposals if each.left == 1}
    assert told == {(clue, value) for clue, value in open_clues(puzzle) if count(with_clue(puzzle, clue, value)) == 1}


def open_clues(puzzle: Puzzle) -> list[tuple[int, int]]:
    """Return each digit of each open cell, and each dot of each edge without one."""
    cells = [cell for cell, given in enumerate(puzzle.givens) if given == EMPTY]
    edges = [len(puzzle.givens) + edge for edge, dot in enumerate(puzzle.dots) if not dot]
    return [*product(cells, puzzle.board.digits), *product(edges, (1, 2))]


# The pictures


def test_the_pictures_of_the_document_are_those_that_are_made() -> None:
    made = make_workshop_pictures.files()
    assert set(make_workshop_pictures.PICTURES.iterdir()) == made.keys()
    assert all(path.read_text(encoding="utf-8") == text for path, text in made.items())
    document = (make_workshop_pictures.PICTURES.parent / "workshop.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\(workshop/([a-z]+\.svg)\)", document)) == {path.name for path in made}


# How hard it is


def test_a_unique_board_has_its_difficulty_and_others_stall() -> None:
    for puzzle in BOARDS:
        analysis = Analysis(puzzle)
        verdict = analysis.solutions.verdict
        assert analysis.difficulty.difficulty == (difficulty(puzzle) if verdict is Verdict.ONE else None)
        if verdict is Verdict.ONE:
            hardest = analysis.difficulty.hardest
            assert set(analysis.difficulty.break_in) == first_cells(puzzle)
            assert hardest is None or RUNGS[hardest.rung].value <= difficulty(puzzle).rating
        if verdict is Verdict.MANY:
            stall = analysis.difficulty.stall
            assert stall
            assert all(
                set(true) <= set(marks) for true, marks in zip(analysis.candidates.cells, stall.marks, strict=True)
            )
