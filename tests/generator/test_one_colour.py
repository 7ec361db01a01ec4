"""Puzzles with all dots of one colour: a missing dot says half of what it says where all dots are drawn.

One and two are both consecutive and double, and may have either dot: no edge without a dot joins them under these
rules, and a dot of the other colour may.
"""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import product
from typing import NamedTuple

import numpy as np
import pytest

from judge.plain_position import Plain
from kropki.generator.batch import dedup
from kropki.generator.board import geometry, ken, rules
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot, Negative
from kropki.generator.errors import FPuzzlesError, PuzzleError, RequestError
from kropki.generator.formats import fpuzzles, importing, lines, sudokupad, tables
from kropki.generator.generation import record, solutions, verify
from kropki.generator.generation.generate import generate, make_record
from kropki.generator.generation.record import Record, RecordError
from kropki.generator.generation.request import Request, levels_of
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import allocate
from kropki.generator.ladder.deduction.sweep import LADDER, sweep
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.explain import Lost
from kropki.generator.ladder.explanation.taught_steps import Way
from kropki.generator.ladder.explanation.why_digit import Why
from kropki.generator.ladder.grade import context_of, difficulty, grade, masks_of
from kropki.generator.ladder.rungs import Level
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel, model
from kropki.generator.solver.propagation import cell_sets
from kropki.generator.workshop import completing
from kropki.generator.workshop.analyse import Analysis
from kropki.generator.workshop.wishes import Symmetry, Wishes
from lab.bench.setting import with_clue
from tests.support.command_line import invoke

COLOURS: tuple[Negative, ...] = ("white", "black")
KINDS = list(product(geometry.SIZES, COLOURS))
COMPLETE: dict[Negative, Dot] = {"white": Dot.WHITE, "black": Dot.BLACK}
EACH = 12  # puzzles of each kind


class Case(NamedTuple):
    """Some of the clues of a full solution, with all dots of one colour."""

    puzzle: Puzzle
    grid: Grid


@cache
def cases(size: int, negative: Negative) -> tuple[Case, ...]:
    return tuple(case(Rng(f"{size}/{negative}/{number}"), size, negative) for number in range(EACH))


def case(rng: Rng, size: int, negative: Negative) -> Case:
    """Draw a solution, all dots of one colour, some of the other, and some givens."""
    grid = solutions.pick(geometry.board(size), rng)
    givens_in_8, others_in_8 = rng.below({4: 1, 6: 3, 9: 4}[size]), rng.below(8)
    givens = tuple(digit if rng.below(8) < givens_in_8 else EMPTY for digit in grid.digits)
    dots = tuple(dot_of(grid.digits[a], grid.digits[b], negative, others_in_8, rng) for a, b in grid.board.edges)
    return Case(Puzzle(size, givens, dots, negative), grid)


def dot_of(a: int, b: int, negative: Negative, others_in_8: int, rng: Rng) -> Dot:
    """Draw the dot of an edge: what is complete always, between 1 and 2 either, another now and then."""
    fitting = [dot for dot in (Dot.WHITE, Dot.BLACK) if rules.agrees(dot, a, b)]
    if not rules.permits(rules.gap(negative), a, b):
        return fitting[rng.below(len(fitting))]
    return fitting[0] if fitting and rng.below(8) < others_in_8 else Dot.NONE


@cache
def unique(size: int, negative: Negative) -> tuple[Case, ...]:
    """Return cases with one solution: givens are added until there is."""
    return tuple(completed(each) for each in cases(size, negative)[:6])


def completed(each: Case) -> Case:
    puzzle = each.puzzle
    for cell in Rng(ken.write(puzzle)).shuffled(range(len(puzzle.givens))):
        outcome = kernel.solve(puzzle)
        if outcome.solutions == 1:
            break
        other = outcome.second if outcome.solution == each.grid else outcome.solution
        if other is None or other.digits[cell] == each.grid.digits[cell]:
            continue
        givens = list(puzzle.givens)
        givens[cell] = each.grid.digits[cell]
        puzzle = replace(puzzle, givens=tuple(givens))
    assert kernel.solve(puzzle).solution == each.grid
    return Case(puzzle, each.grid)


# The rules


@pytest.mark.parametrize(
    ("negative", "pairs"),
    [
        (True, "13 14 15 16 25 26 35 46"),
        ("white", "13 14 15 16 24 25 26 35 36 46"),
        ("black", "13 14 15 16 23 25 26 34 35 45 46 56"),
    ],
)
def test_a_missing_dot_joins_what_is_not_ruled_out(negative: Negative, pairs: str) -> None:
    gap = rules.gap(negative)
    said = [f"{a}{b}" for a, b in product(range(1, 7), repeat=2) if a < b and rules.permits(gap, a, b)]
    assert " ".join(said) == pairs
    assert all(rules.permits(gap, a, b) == rules.permits(gap, b, a) for a, b in product(range(1, 10), repeat=2))


def test_one_and_two_have_a_dot_of_either_colour_under_each_rule_but_that_of_some_dots() -> None:
    for negative in rules.GAPS:
        links = [rules.link(dot, negative=negative) for dot in Dot]
        assert [rules.permits(link, 1, 2) for link in links] == [negative is False, True, True]


@pytest.mark.parametrize("other", ["White", "", "grey", None, 2, ["white"]])
def test_another_rule_is_refused(other: object) -> None:
    with pytest.raises(PuzzleError, match="expected true, false, 'white' or 'black' for negative"):
        ken.parse("D/D/D/D", negative=other)  # type: ignore[arg-type]


@pytest.mark.parametrize("negative", COLOURS)
def test_a_puzzle_can_be_pasted_back_moved_and_sent(negative: Negative) -> None:
    puzzle = ken.parse("(2xw)B1/A1B/A2B/(xw)C", negative=negative)
    assert eval(repr(puzzle), {"Puzzle": Puzzle}) == puzzle  # noqa: S307 - our own text
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle  # noqa: S301 - our own bytes
    assert puzzle.moved(puzzle.board.symmetries[3]).negative == negative
    assert len({replace(puzzle, negative=each) for each in rules.GAPS}) == len(rules.GAPS)


# The solvers


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_the_search_and_the_model_agree(size: int, negative: Negative) -> None:
    for puzzle, grid in cases(size, negative):
        outcome = kernel.solve(puzzle, limit=3)
        assert puzzle.is_solved_by(grid)
        assert outcome.complete
        assert len(model.solve(puzzle, limit=3)) == outcome.solutions
        assert all(each is None or puzzle.is_solved_by(each) for each in (outcome.solution, outcome.second))


@pytest.mark.parametrize(("negative", "dot"), [("white", Dot.WHITE), ("black", Dot.BLACK)])
def test_a_small_board_without_clues_has_the_solutions_without_such_a_dot(negative: Negative, dot: Dot) -> None:
    blank = Puzzle(4, (EMPTY,) * 16, (Dot.NONE,) * 24, negative=False)
    every = solutions_of(blank, 300)
    assert len(every) == 288
    clean = [row for row in every if not any(rules.agrees(dot, row[a], row[b]) for a, b in blank.board.edges)]
    assert sorted(solutions_of(replace(blank, negative=negative), 300)) == sorted(clean)


def solutions_of(puzzle: Puzzle, limit: int) -> list[list[int]]:
    """Return up to *limit* solutions of *puzzle*."""
    found = np.zeros((limit, len(puzzle.givens)), dtype=np.uint8)
    links, sets = kernel.link_array(puzzle), cell_sets(puzzle.board)
    count, _ = kernel.search(kernel.candidates(puzzle), links, sets, limit, 50_000, found)
    return [list(map(int, row)) for row in found[:count].tolist()]


def test_a_rule_of_one_colour_lies_between_the_others() -> None:
    for size, negative in KINDS:
        for puzzle, _ in cases(size, negative)[:4]:
            counts = [
                kernel.solve(replace(puzzle, negative=each), limit=50).solutions for each in (True, negative, False)
            ]
            assert counts == sorted(counts)


# The ladder


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_no_rung_removes_a_digit_of_any_solution(size: int, negative: Negative) -> None:
    findings = allocate(size * size)
    used = set()
    for puzzle, _ in cases(size, negative):
        every = np.array(solutions_of(puzzle, 60), dtype=np.int16)
        right = np.bitwise_or.reduce(1 << every - 1, axis=0)
        givens, context = masks_of(puzzle.givens), context_of(puzzle)
        candidates, placed = np.empty_like(givens), np.empty(givens.size, dtype=np.bool_)
        climbing.start(context, candidates, placed, givens)
        count = 1
        while count:
            for primitive, parameter in zip(LADDER.primitive, LADDER.parameter, strict=True):
                here = sweep(context, candidates, placed, primitive, parameter, findings)
                assert not (findings.removed[:here] & right).any()
                used |= {primitive} if here else set()
            _, count = climbing.cheapest(context, candidates, placed, LADDER, findings)
            climbing.apply(context, candidates, placed, findings, 0, count)
    assert len(used) > 8


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_the_steps_lead_to_the_solution_and_say_why(size: int, negative: Negative) -> None:
    for puzzle, grid in unique(size, negative):
        candidates = [set(puzzle.board.digits) if not given else {given} for given in puzzle.givens]
        for step in explain.path(puzzle):
            for cell, digit in step.placements:
                assert grid.digits[cell] == digit
                candidates[cell] = {digit}
            for cell, digit in step.eliminations:
                assert grid.digits[cell] != digit
                candidates[cell].discard(digit)
            assert_true_of_gaps(step.sentence, negative)
        if grade(puzzle).difficulty.level != "deeper":  # type: ignore[union-attr]
            assert all(candidates[cell] == {grid.digits[cell]} for cell in puzzle.board.cells)


KIN = re.compile(r"(\d(?:(?:, \d)* and \d)?) (?:is|are) (consecutive to|half of|double) (\d)")


def assert_true_of_gaps(sentence: str, negative: Negative) -> None:
    """Hold what *sentence* says of a gap to be so, and to be what a missing dot rules out under the rule."""
    if "no dot" not in sentence and "missing dot" not in sentence:
        return
    for digits, what, known in KIN.findall(sentence):
        for digit in map(int, re.findall(r"\d", digits)):
            assert (negative, what) in {("white", "consecutive to"), ("black", "half of"), ("black", "double")}, (
                sentence
            )
            said = {"consecutive to": abs(digit - int(known)) == 1, "half of": 2 * digit == int(known)}
            assert said.get(what, digit == 2 * int(known)), sentence


@pytest.mark.parametrize(
    ("negative", "words"),
    [
        ("white", "1 is consecutive to 2"),
        ("black", "1 is half of 2"),
        ("black", "is double "),
        ("white", "3 and 5 are"),
    ],
)
def test_a_gap_beside_a_digit_says_what_this_rule_rules_out(negative: Negative, words: str) -> None:
    told = [
        step.sentence
        for size in geometry.SIZES
        for each in unique(size, negative)
        for step in explain.path(each.puzzle)
    ]
    assert any("There is no dot between" in sentence and words in sentence for sentence in told)


@pytest.mark.parametrize(("size", "negative"), KINDS)
def test_hints_reasons_and_checks_are_those_of_the_rule(size: int, negative: Negative) -> None:
    for puzzle, grid in unique(size, negative)[:2]:
        entries = "".join(str(given or ".") for given in puzzle.givens)
        way = explain.to_digit(puzzle, entries)
        if not isinstance(way, Way):
            continue
        assert grid.digits[way.cell] == way.digit
        why = explain.why(puzzle, puzzle.board.name(way.cell), entries)
        assert isinstance(why, Why)
        assert why.digit == way.digit
        plain = Plain(size, marked(puzzle), negative=negative, digits=puzzle.givens)
        for step in (step.step for step in way.steps):
            if step.technique == "gap from a digit":
                (one, other), ((_, gone), *_) = step.edges[0], [*step.eliminations, *step.placements]
                cell, known = (other, one) if plain.filled.get(one) else (one, other)
                assert step.placements or not plain.agree(cell, gone, known, plain.filled[known])


def marked(puzzle: Puzzle) -> dict[tuple[int, int], int]:
    return {pair: int(dot) for pair, dot in zip(puzzle.board.edges, puzzle.dots, strict=True)}


@pytest.mark.parametrize("negative", COLOURS)
def test_a_wrong_digit_is_told_by_the_rule(negative: Negative) -> None:
    puzzle, entries, cell = next(against_a_gap(negative))
    found = explain.wrong(puzzle, entries)
    assert isinstance(found, Lost)
    plain = found.as_json()
    assert (plain["mistakes"], plain["wrong"]["cell"]) == ([puzzle.board.name(cell)], puzzle.board.name(cell))
    assert re.search(r"there would have to be a dot .* There is none\.$", plain["wrong"]["sentence"])


def against_a_gap(negative: Negative) -> Iterator[tuple[Puzzle, str, int]]:
    """Yield puzzles with a digit entered that nothing but a missing dot to a given forbids at once."""
    for puzzle, _ in (*unique(6, negative), *unique(9, negative)):
        for (a, b), dot in zip(puzzle.board.edges, puzzle.dots, strict=True):
            if dot is not Dot.NONE or not puzzle.givens[a] or puzzle.givens[b]:
                continue
            seen = {puzzle.givens[cell] for house in puzzle.board.houses if b in house for cell in house}
            for digit in set(puzzle.board.digits) - seen:
                if not rules.permits(rules.gap(negative), puzzle.givens[a], digit):
                    entries = [str(given or ".") for given in puzzle.givens]
                    entries[b] = str(digit)
                    yield puzzle, "".join(entries), b
                    break


# The workshop


@pytest.mark.parametrize("negative", COLOURS)
def test_one_more_clue_leaves_as_many_solutions_as_is_said(negative: Negative) -> None:
    checked = 0
    for text in ("3E/F/F/F/F/F", "D(kx)A/F/F/F/F/1E"):
        puzzle = ken.parse(text, negative=negative)
        for each in Analysis(puzzle).unique_by.proposals:
            counted = kernel.solve(with_clue(puzzle, each.clue, each.value), limit=1000).solutions
            assert counted == each.left or not each.exact
            checked += each.exact
    assert checked > 20


@pytest.mark.parametrize("negative", COLOURS)
def test_what_can_go_is_givens_that_change_no_solution(negative: Negative) -> None:
    gone = 0
    for puzzle, grid in unique(6, negative):
        found = Analysis(replace(puzzle, givens=grid.digits[:12] + puzzle.givens[12:])).redundant
        for clue in found.alone:
            assert kernel.solve(with_clue(found.puzzle, clue, EMPTY)).solutions == 1
        gone += len(found.together)
    assert gone > 10


@pytest.mark.parametrize("negative", COLOURS)
def test_clues_in_conflict_have_no_solution_by_themselves(negative: Negative) -> None:
    puzzle = ken.parse("12B/D/D/D", negative=negative)  # neighbours without a dot
    found = Analysis(puzzle).conflict.as_json()
    assert (found["givens"], len(found["gaps"]), found["irreducible"]) == (["r1c1", "r1c2"], 1, True)


# Records and forms


def records() -> list[Record]:
    """Return a record of a puzzle of each kind."""
    found = []
    for kind in KINDS:
        puzzle, grid = unique(*kind)[0]
        found.append(make_record("", puzzle, grid, difficulty(puzzle)))
    return found


def test_each_rule_gives_the_same_text_another_id() -> None:
    text = "(2xw)B1/A1B/A2B/(xw)C"
    ids = {negative: record.identify(ken.parse(text, negative=negative)) for negative in rules.GAPS}
    assert ids == {True: "397B0WX0R2RF", False: "6M4W8T7YQX1Z", "white": "GYGAPA0X7SH6", "black": "6JFH83D2JQ8W"}
    assert len({dedup.key(ken.parse(text, negative=negative)) for negative in rules.GAPS}) == len(rules.GAPS)


def test_a_record_comes_back_from_its_line_and_is_what_it_says() -> None:
    for made in records():
        assert record.from_line(made.as_line().decode()) == made
        assert json.loads(made.as_line())["negative"] == made.negative
        assert [fault for fault in verify.faults(made) if not fault.startswith("minimal")] == []
        lie = replace(made, negative=True)
        assert any(fault.startswith("id") for fault in verify.faults(lie))


@pytest.mark.parametrize("other", ["WHITE", "", "true", 1, None])
def test_a_record_with_another_rule_is_refused(other: object) -> None:
    with pytest.raises(RecordError, match="negative"):
        record.from_json({**records()[0].as_json(), "negative": other})


def test_a_black_dot_between_one_and_two_is_no_clue_too_many() -> None:
    """Without it the puzzle may have one solution, too, but another one."""
    said = 0
    for size in (4, 6):
        for puzzle, grid in unique(size, "white"):
            made = make_record("", puzzle, grid, difficulty(puzzle))
            spare = [fault for fault in verify.faults(made) if "dot between" in fault]
            for (a, b), dot in zip(puzzle.board.edges, puzzle.dots, strict=True):
                if dot is Dot.BLACK and {grid.digits[a], grid.digits[b]} == {1, 2}:
                    assert not any(f"{puzzle.board.name(a)} and {puzzle.board.name(b)}" in fault for fault in spare)
                    said += 1
    assert said > 3


def test_white_dots_are_no_clues_where_all_are_drawn() -> None:
    for negative, dot in COMPLETE.items():
        puzzle = unique(6, negative)[0].puzzle
        names = [name for name, _ in verify.without_each_clue(puzzle) if name.startswith("dot")]
        assert len(names) == sum(each not in (Dot.NONE, dot) for each in puzzle.dots)


def test_f_puzzles_and_sudokupad_carry_the_rule_there_and_back() -> None:
    for made in records():
        plain = fpuzzles.as_json(made.puzzle, made.grid, made.id)
        assert plain["negative"] == [{"white": "difference", "black": "ratio"}[str(made.negative)]]
        assert "nonconsecutive" not in plain
        assert f"All {made.negative} dots are given" in plain["ruleset"]
        assert fpuzzles.from_json(plain).puzzle == made.puzzle
        for link in (fpuzzles.link, sudokupad.link):
            assert importing.puzzle(link(made.puzzle, made.grid, made.id)) == made.puzzle
        ours = f"https://kropki.example/?{ken.query(made.ken, negative=made.negative)}"
        assert importing.puzzle(ours) == made.puzzle
        assert replace(importing.read(made.as_line().decode()), seed="") == made


def test_tables_hold_the_rule_or_refuse_it() -> None:
    stream = BytesIO()
    lines.write_csv(records(), stream)
    assert stream.getvalue().count(b",white,") == stream.getvalue().count(b",black,") == len(geometry.SIZES)
    tables.write_sqlite(records(), BytesIO())
    with pytest.raises(RequestError, match="got one with all white dots: CSV and SQLite hold it"):
        tables.write_parquet(records(), BytesIO())


# What is made


MADE = [(size, boxes, colour) for boxes in (True, False) for size in geometry.sizes(boxes=boxes) for colour in COLOURS]


@cache
def made(size: int, boxes: bool, negative: Negative) -> tuple[Record, ...]:
    kind = Request(size=size, boxes=boxes, negative=negative)
    levels = levels_of(size, negative, boxes=boxes)
    return tuple(generate("tea", replace(kind, difficulty=level)) for level in levels)


@pytest.mark.parametrize(("size", "boxes", "negative"), MADE)
def test_a_puzzle_of_each_level_is_what_it_says(size: int, boxes: bool, negative: Negative) -> None:
    for found, level in zip(made(size, boxes, negative), levels_of(size, negative, boxes=boxes), strict=True):
        assert found.difficulty is not None
        assert (found.difficulty.level, found.negative, found.boxes) == (level, negative, boxes)
        assert model.solve(found.puzzle) == (found.grid,)
        assert not list(verify.faults(found))
        for dot, (a, b) in zip(found.puzzle.dots, found.puzzle.board.edges, strict=True):
            is_shown = rules.agrees(COMPLETE[negative], found.grid.digits[a], found.grid.digits[b])
            assert (dot is COMPLETE[negative]) == is_shown  # a pair 1-2 has the colour that is complete


@pytest.mark.parametrize(("size", "boxes", "negative"), MADE)
def test_a_puzzle_turned_or_mirrored_is_the_same(size: int, boxes: bool, negative: Negative) -> None:
    puzzle = made(size, boxes, negative)[-1].puzzle
    images = [puzzle.moved(symmetry) for symmetry in puzzle.board.symmetries]
    assert {dedup.key(image) for image in images} == {dedup.key(puzzle)}
    assert len({(found.rating, found.score, found.moments) for found in map(difficulty, images)}) == 1


@pytest.mark.parametrize("negative", COLOURS)
def test_a_board_is_finished(negative: Negative) -> None:
    board = replace(made(6, True, negative)[1].puzzle, givens=(EMPTY,) * 36)
    for wishes in ({"difficulty": Level.MEDIUM}, {"symmetry": Symmetry.HALF_TURN}, {"white_only": True}):
        if Dot.BLACK in board.dots and "white_only" in wishes:
            continue
        done = completing.complete(Wishes(board, **wishes), "tea")
        assert done.outcome is completing.Outcome.COMPLETED
        assert done.proposals[0].negative == negative
        assert not set(verify.faults(done.proposals[0])) & set(verify.SolutionFault)


def test_the_command_makes_them_and_tables_of_parquet_refuse_them() -> None:
    lines_of = invoke("generate", "-n", "2", "--size", "4", "--seed", "tea", "--negative", "white").stdout.splitlines()
    assert [record.from_line(line).negative for line in lines_of] == ["white", "white"]
    with pytest.raises(RequestError, match="CSV and SQLite hold it"):
        invoke("generate", "--size", "4", "--negative", "white", "--format", "parquet")


# The command


def test_a_string_with_xv_is_refused_as_before() -> None:
    with pytest.raises(FPuzzlesError, match="negative: xv"):
        fpuzzles.from_json({"size": 4, "grid": [[{}] * 4] * 4, "negative": ["difference", "xv"]})
