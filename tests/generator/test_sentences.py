"""What a step says is true of its board, in at most three short sentences, and names what it rules out.

The claims of a sentence are read again from its text, by patterns, and held against the board
before the step.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import NamedTuple

import numpy as np
import pytest

from kropki.generator.board import ken
from kropki.generator.board.geometry import Board, Cell
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Mask, each_bit, mask_of
from kropki.generator.ladder import practice
from kropki.generator.ladder.deduction.context import Context
from kropki.generator.ladder.deduction.findings import allocate
from kropki.generator.ladder.deduction.sweep import LADDER, sweep
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.sentences import describe, read
from kropki.generator.ladder.explanation.steps import Step, position_of
from kropki.generator.ladder.explanation.telling import taught
from kropki.generator.ladder.explanation.view import View
from kropki.generator.ladder.grade import context_of
from kropki.generator.ladder.rungs import RUNGS, Primitive
from kropki.generator.solver.tables import DIFFERENT
from lab.make import ladder as make_ladder
from tests.support.at_dots import AT_DOTS, NAME, fails_at_dots
from tests.support.cases import lines, puzzle_of

LONGEST = 450  # of a sentence that has no chain below it, with many cells to name
GROUPS = (
    "straight run of three", "bent run of three", "square of four", "run of four", "long run or tree",
    "house with its dots",
)  # fmt: skip


class Said(NamedTuple):
    """A step, and the board before it."""

    puzzle: Puzzle
    step: Step
    before: tuple[Mask, ...]
    placed: frozenset[Cell]


@cache
def said() -> tuple[Said, ...]:
    """Return the steps on the way through the puzzle of each rung."""
    puzzles = {puzzle: None for _, puzzle in make_ladder.puzzles()}
    return tuple(Said(puzzle, *each) for puzzle in puzzles for each in explain.walk(puzzle))


def test_every_technique_is_told() -> None:
    assert {one.step.technique for one in said()} == {rung.name for rung in RUNGS}


def test_a_step_is_told_in_at_most_three_short_sentences() -> None:
    for one in said():
        text = one.step.sentence
        assert len(text) <= LONGEST, text
        assert re.fullmatch(r"(?:(?:[A-Z0-9]|r\d)[^.]*\.(?: |$)){1,3}", text), text
        assert "  " not in text


def test_a_run_in_a_house_is_of_the_colour_that_it_is_called_by() -> None:
    """Two of the cells of this white run have a black dot between them, too."""
    text = "B(wx)D(kw)A/(xk)(xw)(xw)F/D(ww)A(xw)B/A(xw)(kw)(xw)A(xw)C/D(xw)(xk)(wx)(xw)A/A(xk)(wx)(xw)(wx)C(kx)"
    puzzle = ken.parse(f"{text}/D(xw)(wx)A(xw)(wx)/(wk)(ww)C(xk)A(wx)A/(xw)A(xw)A(xw)(xw)C")
    said = [step.sentence for step in explain.path(puzzle) if step.technique == "white run in a house"]
    head = "White dots join r8c1, r9c1, r9c2 and r8c2 in box 7, and a black dot joins r8c1 and r8c2,"
    assert any(sentence.startswith(head) for sentence in said)


def test_few_sentences_are_long() -> None:
    long = Counter(one.step.technique for one in said() if len(one.step.sentence) > 250)
    assert sum(long.values()) < len(said()) / 20, long


def test_candidates_in_brackets_are_those_of_the_cell() -> None:
    checked = 0
    for one in said():
        for name, digits in re.findall(rf"({NAME}) \((\d+)\)", one.step.sentence):
            assert mask_of(map(int, digits)) == one.before[one.puzzle.board.cell(name)], one.step.sentence
            checked += 1
    assert checked > 300


def test_a_digit_that_a_cell_is_said_to_have_stands_there() -> None:
    checked = 0
    for one in said():
        for name, digit in re.findall(rf"({NAME}), which is (\d)", one.step.sentence):
            assert one.before[one.puzzle.board.cell(name)] == 1 << int(digit) - 1
            assert one.puzzle.board.cell(name) in one.placed
            checked += 1
    assert checked > 100


def test_what_is_said_to_go_is_what_goes() -> None:
    """Every digit that a step rules out is named with its cell, or the one digit that stays is; and no other."""
    for one in said():
        if one.step.technique in GROUPS or not one.step.eliminations:
            continue
        told = set()
        text = re.sub(rf"{WAYS}|they would count [^.;]+|they could only count [^.;]+", "", one.step.sentence)
        for names, digits in re.findall(rf"((?:{NAME}(?:, | and )?)+) (?:is|are) not ((?:\d(?:, | or )?)+)", text):
            cells = [one.puzzle.board.cell(name) for name in re.findall(NAME, names)]
            told |= set(product(cells, map(int, re.findall(r"\d", digits))))
        for house, digits in re.findall(r"the other cells of (\w+ \d) are not ((?:\d(?:, | or )?)+)", text):
            cells = [cell for cell, _ in one.step.eliminations if cell in house_of(one.puzzle.board, *house.split())]
            told |= set(product(cells, map(int, re.findall(r"\d", digits)))) & set(one.step.eliminations)
        if found := re.search(r"(?:: |So )it goes from (\d+) cells", text):
            assert int(found[1]) == len(one.step.eliminations), text
            told = set(one.step.eliminations)
        if "keeps only what it has in these ways" in text and (listed := ways_of(one.step.sentence, one.puzzle.board)):
            kept = {(cell, way[at]) for way in listed.ways for at, cell in enumerate(listed.cells)}
            told |= {(cell, digit) for cell, digit in one.step.eliminations if cell in listed.cells} - kept
        for name, left in verdicts(one.step.sentence):
            cell = one.puzzle.board.cell(name)
            told |= {(cell, bit.bit_length()) for bit in each_bit(one.before[cell] & ~left)}
        assert told == set(one.step.eliminations), one.step.sentence


def house_of(board: Board, kind: str, number: str) -> tuple[Cell, ...]:
    return board.houses[("row", "column", "box").index(kind) * board.size + int(number) - 1]


def verdicts(text: str) -> list[tuple[str, Mask]]:
    """Return the cells that the end of a step of eliminations says the digits of, with what it says is left."""
    end = re.split(r"(?:\. So|, so) ", text)[-1]
    found = re.findall(rf"((?:{NAME}(?:, | and )?)+) (?:is|are) (\d(?:(?:, | or )\d)*)\b", end)
    left = [(names, mask_of(map(int, re.findall(r"\d", digits)))) for names, digits in found]
    return [(name, mask) for names, mask in left for name in re.findall(NAME, names)]


def test_what_is_said_to_be_left_is_left() -> None:
    checked = 0
    for one in said():
        text = one.step.sentence
        for names, digits in re.findall(
            rf"((?:{NAME}(?:, | and )?)+) (?:is|are) not [^r]*?, which leaves ((?:\d(?:, | or )?)+)", text
        ):
            for name in re.findall(NAME, names):
                cell = one.puzzle.board.cell(name)
                gone = mask_of(digit for other, digit in one.step.eliminations if other == cell)
                assert mask_of(map(int, re.findall(r"\d", digits))) == one.before[cell] & ~gone, text
                checked += 1
        for name, left in verdicts(text) if one.step.eliminations else ():
            cell = one.puzzle.board.cell(name)
            gone = mask_of(digit for other, digit in one.step.eliminations if other == cell)
            assert left == one.before[cell] & ~gone, text
            checked += 1
    assert checked > 200


WAYS = r"only ways? (?:is|are) ((?:\d[\d-]*(?: with \d[\d-]*)*(?:, | and )?)+)(?:, as ([^;.]+))?[;.]"


class Ways(NamedTuple):
    """A list of ways, and what its sentence says that they rest on."""

    cells: list[Cell]
    ways: set[tuple[int, ...]]
    shown: dict[Cell, Mask]  # candidates
    left: dict[Cell, Mask]  # of the cells that are said to have few digits, or not to have some
    gaps: set[tuple[Cell, ...]]  # missing dots


def listed_ways() -> Iterator[tuple[Said, Ways]]:
    """Yield the steps that list all the ways to fill some cells."""
    for one in said():
        if found := ways_of(one.step.sentence, one.puzzle.board):
            yield one, found


def ways_of(text: str, board: Board) -> Ways | None:
    """Read the list of ways in *text*, if there is one."""
    if found := re.search(WAYS, text):
        head = text.partition(".")[0]
        cells = list(dict.fromkeys(map(board.cell, re.findall(NAME, head))))
        shown = {
            board.cell(name): mask_of(map(int, digits)) for name, digits in re.findall(rf"({NAME}) \((\d+)\)", head)
        }
        left, why = {}, found[2] or ""
        for names, no, digits in re.findall(
            rf"((?:{NAME}(?:, | and )?)+) (?:is|are) (not )?(\d(?:(?:, | or )\d)*)", why
        ):
            mask = mask_of(map(int, re.findall(r"\d", digits)))
            for name in re.findall(NAME, names):
                left[board.cell(name)] = (1 << board.size) - 1 & ~mask if no else mask
        gaps = {tuple(map(board.cell, pair)) for pair in re.findall(rf"({NAME})-({NAME})", why)}
        if "missing dot" in head:
            gaps |= {pair for pair in board.edges if set(pair) <= set(cells)}
        ways = {tuple(map(int, re.findall(r"\d", way))) for way in re.split(r", | and ", found[1])}
        return Ways(cells, ways, shown, left, gaps)
    return None


def test_the_ways_that_are_listed_are_all_there_are() -> None:
    checked = 0
    for one, listed in listed_ways():
        assert listed.ways == fillings(one, listed.cells), one.step.sentence
        checked += 1
    assert checked > 40


def fillings(one: Said, cells: list[Cell]) -> set[tuple[int, ...]]:
    """Return by force every way to fill *cells*."""
    context = context_of(one.puzzle)
    relation = context.relation.tolist()
    return fitting(context, cells, [one.before[cell] for cell in cells], relation)


def fitting(context: Context, cells: list[Cell], masks: list[Mask], relation: list[list[int]]) -> set[tuple[int, ...]]:
    """Return every way to fill *cells* out of *masks* so that their *relation* holds."""
    partners = context.tables.partners.tolist()
    found: list[tuple[Mask, ...]] = [()]
    for number, cell in enumerate(cells):
        tables = [partners[relation[other][cell]] for other in cells[:number]]
        found = [
            (*filled, bit)
            for filled in found
            for bit in each_bit(masks[number])
            if all(table[digit] & bit for table, digit in zip(tables, filled, strict=True))
        ]
    return {tuple(bit.bit_length() for bit in filling) for filling in found}


def test_a_list_of_ways_follows_from_the_dots_and_what_its_sentence_names() -> None:
    """Dots, houses and filled cells are on the board; any other candidate or missing dot has to be said."""
    named: Counter[str] = Counter()
    for one, listed in listed_ways():
        board, context = one.puzzle.board, context_of(one.puzzle)
        relation = context.relation.tolist()
        for pair, dot in zip(board.edges, one.puzzle.dots, strict=True):
            if not dot and pair not in listed.gaps:
                for a, b in (pair, pair[::-1]):
                    relation[a][b] = DIFFERENT
        full = (1 << board.size) - 1
        masks = [one.before[cell] if cell in one.placed else full for cell in listed.cells]
        for told in (listed.shown, listed.left):
            masks = [mask & told.get(cell, full) for mask, cell in zip(masks, listed.cells, strict=True)]
        assert fitting(context, listed.cells, masks, relation) == listed.ways, one.step.sentence
        for cell, mask in listed.left.items():
            assert not one.before[cell] & ~mask, one.step.sentence
        assert all(one.puzzle.negative and set(pair) <= set(listed.cells) for pair in listed.gaps), one.step.sentence
        named += Counter(shown=bool(listed.shown), left=bool(listed.left), gaps=bool(listed.gaps))
    assert min(named[kind] for kind in ("shown", "left", "gaps")) > 1, named


@pytest.mark.parametrize("primitive", [Primitive.GROUP, Primitive.HOUSE_RUN, Primitive.TWO_GROUPS])
def test_a_list_of_ways_says_what_follows_for_every_cell(primitive: Primitive) -> None:
    checked = 0
    for view in views(primitive, 40):
        text = describe(view).sentence
        if not (listed := ways_of(text, view.board)) or "keeps only what it has in these ways" in text:
            continue
        told = dict(verdicts(text))
        for number, cell in enumerate(listed.cells):
            left = mask_of(way[number] for way in listed.ways)
            if not view.is_placed(cell) and left != view.candidates[cell] and len(text) < 300:
                assert told[view.name(cell)] == left, text
                checked += 1
    assert checked > 5


@pytest.mark.parametrize("line", lines("sentences.txt"))
def test_what_was_hard_to_follow_once_is_told_as_it_should_be(line: str) -> None:
    technique, rule, text, sentence = line.split("\t")
    puzzle = puzzle_of(rule, text)
    position = position_of(puzzle, puzzle.givens)
    findings = allocate(position.candidates.size)
    number = practice.TECHNIQUES.index(technique)
    count = sweep(*position, LADDER.primitive[number], LADDER.parameter[number], findings)
    found = [read(number, findings.where[k], findings.removed[k], findings.placed[k]) for k in range(count)]
    steps = [taught(position, [finding], (), {}) for finding in found]
    assert sentence in [
        said for step in steps for said in (step.step.sentence, *(link.sentence for link in step.chain))
    ]


def test_a_single_says_what_keeps_the_digit_from_each_other_cell() -> None:
    checked = 0
    for one in said():
        text, board = one.step.sentence, one.puzzle.board
        head = re.match(rf"In (row|column|box) (\d), (\d) can only go in ({NAME})\.", text)
        if not head or not one.step.placements:
            continue
        house = house_of(board, head[1], head[2])
        (cell, digit), *_ = one.step.placements
        others = {other for other in house if other != cell and other not in one.placed}
        named = set()
        named |= {board.cell(name) for name, _ in re.findall(rf"({NAME}) \((\d+)\)", text)}
        if "the other empty cells have" in text.lower():
            named |= {other for other in others if not one.before[other] >> digit - 1 & 1}
        cells = rf"(?:{NAME}(?:, | and )?)+"
        seen = re.search(rf"[Tt]he {digit}s? in ({cells}) blocks? (the other empty cells|{cells})", text)
        if seen:
            sources = [board.cell(name) for name in re.findall(NAME, seen[1])]
            assert all(one.before[source] == 1 << digit - 1 and source in one.placed for source in sources)
            rest = (
                others - named if "the other" in seen[2] else {board.cell(name) for name in re.findall(NAME, seen[2])}
            )
            for cell in rest:
                assert any(shares_house(one.puzzle, source, cell) for source in sources), text
            named |= rest
        assert named == others, text
        checked += 1
    assert checked > 100


def shares_house(puzzle: Puzzle, one: Cell, other: Cell) -> bool:
    return any(one in house and other in house for house in puzzle.board.houses)


def views(primitive: Primitive, every: int = 1) -> Iterator[View]:
    """Yield the first findings of *primitive* on one in *every* so many boards of the ways."""
    for one in islice(said(), 0, None, every):
        context, candidates = context_of(one.puzzle), np.array(one.before, dtype=np.int16)
        placed = np.array([cell in one.placed for cell in one.puzzle.board.cells])
        findings = allocate(candidates.size)
        for number, rung in enumerate(RUNGS):
            if rung.primitive is not primitive:
                continue
            count = sweep(context, candidates, placed, LADDER.primitive[number], LADDER.parameter[number], findings)
            for k in range(min(count, 3)):
                finding = read(number, findings.where[k], findings.removed[k], findings.placed[k])
                yield View(context, candidates.tolist(), finding, placed=placed.tolist())


@pytest.mark.parametrize("primitive", [Primitive.DOT_PAIR, Primitive.GAP_PAIR])
def test_a_pair_points_at_its_two_cells_and_needs_the_partners_of_what_goes(primitive: Primitive) -> None:
    checked = 0
    for view in views(primitive):
        one, other, edge = view.where
        description = describe(view)
        assert set(description.cells) == {one, other} == set(view.board.edges[edge])
        assert list(description.edges) == [edge]
        wanted = mask_of(
            digit
            for digit in view.board.digits
            if any(view.partners(edge, bit) >> digit - 1 & 1 for bit in each_bit(view.finding.removed[other]))
        )
        assert list(description.needs) == [(one, wanted)]
        assert not wanted & view.candidates[one]
        assert view.shown(one) in description.sentence
        assert view.shown(other) in description.sentence
        checked += 1
    assert checked > 30


def test_a_fish_points_at_the_places_of_its_digit_and_needs_all_others_in_its_lines_gone() -> None:
    checked = 0
    for view in views(Primitive.FISH):
        digit, turn, *numbers, across = view.where
        lines = [view.board.houses[turn * view.size + line] for line in set(numbers)]
        description = describe(view)
        places = {cell for line in lines for cell in line if view.candidates[cell] >> digit - 1 & 1}
        assert set(description.cells) == places
        assert all(view.name(cell) in description.sentence for cell in places)
        assert not list(description.edges)
        assert dict(description.needs) == {
            cell: 1 << digit - 1 for line in lines for cell in line if cell not in places
        }
        assert {line.index(cell) for line in lines for cell in line if cell in places} == {
            k for k in range(view.size) if across >> k & 1
        }
        for cell, mask in view.finding.removed.items():
            assert mask == 1 << digit - 1
            assert not any(cell in line for line in lines)
        checked += 1
    assert checked > 5


def test_what_is_said_to_fail_at_dots_fails_there() -> None:
    kinds: Counter[str] = Counter()
    for primitive in (Primitive.GROUP, Primitive.WHOLE_HOUSE):
        for view in views(primitive, 60):
            text = describe(view).sentence
            argued: dict[Cell, Mask] = {}
            for digits, names, why in re.findall(AT_DOTS, text):
                for name, mask in re.findall(rf"({NAME}) \((\d+)\)", why):
                    cell, told = view.board.cell(name), mask_of(map(int, mask))
                    assert told & ~view.candidates[cell] == 0, text
                    assert view.candidates[cell] & ~told & ~argued.get(cell, 0) == 0, text
                for cell in map(view.board.cell, re.findall(NAME, names)):
                    for digit in map(int, re.findall(r"\d", digits)):
                        assert fails_at_dots(view, cell, digit, why), text
                        argued[cell] = argued.get(cell, 0) | 1 << digit - 1
                kinds[re.sub(r"[^a-z ]|r\dc\d", "", why)[:14].strip()] += 1
    assert len(kinds) >= 5, kinds
    assert sum(kinds.values()) > 40, kinds
