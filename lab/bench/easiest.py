"""Positions that hints are asked from, and whether an easier argument stood there, by a plain ladder."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from pathlib import Path
from typing import NamedTuple

from judge import plain_ladder
from judge.plain_position import Plain
from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.explain import NO_DIGIT
from kropki.generator.ladder.explanation.taught_steps import Way
from kropki.generator.ladder.rungs import RUNGS, Level
from kropki.generator.rng import Rng

PUZZLES = Path(__file__).parents[2] / "tests" / "data" / "teaching.txt"
VALUES = {rung.name: rung.value for rung in RUNGS}
_TENTHS = (0, 3, 6, 1, 5, 2, 7, 4)  # of the digits that are filled in
_FOLLOWED = 4  # digits that a person has found by hints


class Asked(NamedTuple):
    """A position."""

    puzzle: Puzzle
    entries: str
    marks: list[str] | None

    def plain(self) -> Plain:
        """Return it as the judge reads it."""
        puzzle = self.puzzle
        digits = [
            given if entry == NO_DIGIT else int(entry) for entry, given in zip(self.entries, puzzle.givens, strict=True)
        ]
        dots = {pair: int(dot) for pair, dot in zip(puzzle.board.edges, puzzle.dots, strict=True) if dot}
        return Plain(puzzle.size, dots, negative=puzzle.negative, digits=digits, marks=self.marks, boxes=puzzle.boxes)


def puzzles() -> Iterator[Puzzle]:
    """Yield the puzzles that hints are judged on."""
    for line in PUZZLES.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            _, rule, text = line.split()
            yield ken.parse(text, negative=rule == "negative")
    for size, negative, level in product((5, 7, 9), (True, False), (Level.HARD, Level.EXPERT)):
        yield generate("easiest", Request(size=size, boxes=False, negative=negative, difficulty=level)).puzzle


def asked() -> Iterator[Asked]:
    """Yield positions of each puzzle in turn, without end: of random digits, or those of hints, some with marks."""
    all_puzzles = list(puzzles())
    for turn in count():
        yield from (_asked(puzzle, turn) for puzzle in all_puzzles)


def _asked(puzzle: Puzzle, turn: int) -> Asked:
    """Return the position of *puzzle* in the round number *turn*."""
    if turn % 4 == 3:
        return _followed(puzzle, 1 + turn // 4 % _FOLLOWED * 5)
    rng = Rng(f"easiest/{turn}/{ken.write(puzzle)}")
    solution, tenths = explain.only_solution(puzzle).digits, _TENTHS[turn // 4 % len(_TENTHS)] + turn % 4
    entries = "".join(str(digit) if turn and rng.below(10) < tenths else NO_DIGIT for digit in solution)
    marks = [
        "".join(str(digit) for digit in puzzle.board.digits if digit == right or rng.below(4)) for right in solution
    ]
    return Asked(puzzle, entries, marks if turn % 4 == 2 else None)


def _followed(puzzle: Puzzle, digits: int) -> Asked:
    """Return the position after so many *digits* that hints led to."""
    entries = [str(given) if given != EMPTY else NO_DIGIT for given in puzzle.givens]
    for _ in range(digits):
        way = explain.to_digit(puzzle, "".join(entries))
        if isinstance(way, Way):
            entries[way.cell] = str(way.digit)
    return Asked(puzzle, "".join(entries), None)


def least(position: Asked, below: float) -> float:
    """Return the least value *below* another up to which techniques lead to a digit, by the judge."""
    return plain_ladder.least(position.plain(), VALUES, below)


def needless(position: Asked, way: Way) -> float | None:
    """Return up to which value techniques would have led to a digit, where *way* uses a harder one."""
    hardest = max(step.step.value for step in way.steps)
    found = least(position, hardest)
    return found if found < hardest else None
