"""Positions to practise a technique on: those of real puzzles where it is the next that gets on.

``data/practice.txt.xz`` has positions for each technique, from small and nearly full boards to large and open ones.
Each is named by a puzzle, and by its number among the positions on the way through it, in rounds of the cheapest
technique that finds something, where that is the one wanted. Then some more cells are filled in from the solution, so
that a learner has fewer candidates to read. A seed chooses the position and one of the symmetries of the board.
"""

from __future__ import annotations

import lzma
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from kropki.generator.board import ken
from kropki.generator.board.geometry import Cell
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Digit, Negative
from kropki.generator.errors import RequestError, nearest
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import Findings, allocate
from kropki.generator.ladder.deduction.sweep import LADDER
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.sentences import read
from kropki.generator.ladder.explanation.steps import Position, position_of
from kropki.generator.ladder.explanation.taught_steps import TaughtStep
from kropki.generator.ladder.explanation.telling import taught
from kropki.generator.ladder.explanation.view import MAX_CHARACTERS, Finding, together
from kropki.generator.ladder.rungs import RUNGS
from kropki.generator.rng import Rng

DATA = Path(__file__).parent / "data" / "practice.txt.xz"  # made by scripts/make practice
TECHNIQUES = tuple(rung.name for rung in RUNGS)
KINDS: dict[str, tuple[Negative, bool]] = {  # in a line of the file -> negative, boxes
    "negative": (True, True),
    "some-dots": (False, True),
    "negative-no-boxes": (True, False),
    "some-dots-no-boxes": (False, False),
}
LONGEST = 600  # characters of an answer: of a longer argument it is told what to try
MAX_ANSWERS = 24  # of a position; one that has more is passed over
PARTS = 10  # of the positions of a technique; seeds that end with 0 to 9 are of one each, the smallest boards first


@dataclass(frozen=True, slots=True)
class Practice:
    """A position where *technique* is the cheapest that gets on; each of *answers* is right."""

    technique: str
    seed: str
    puzzle: Puzzle
    entries: str
    marks: tuple[str, ...]
    answers: tuple[TaughtStep, ...]
    solution: Grid
    needs_marks: bool  # whether the entries alone do not show it

    def as_json(self) -> dict[str, Any]:
        """Return plain values: what a hint is asked with, and the answers as steps."""
        return {
            "technique": self.technique,
            "seed": self.seed,
            "ken": ken.write(self.puzzle),
            "size": self.puzzle.size,
            "negative": self.puzzle.negative,
            **({} if self.puzzle.boxes else {"boxes": False}),
            "entries": self.entries,
            "marks": list(self.marks),
            "needs_marks": self.needs_marks,
            "answers": [answer.as_json() for answer in self.answers],
            "solution": ken.write_grid(self.solution),
        }


def draw(technique: str, seed: str, *, boxes: bool = True) -> Practice:
    """Return the position of *seed* for *technique*; raise ``RequestError`` if boards of that kind have none.

    >>> draw("dot pair", "tea").answers[0].step.technique
    'dot pair'
    """
    puzzle, position, findings = at(technique, seed, boxes=boxes)
    masks, placed = position.candidates.tolist(), position.placed.tolist()
    digits = [mask.bit_length() if done else EMPTY for mask, done in zip(masks, placed, strict=True)]
    return Practice(
        technique=technique,
        seed=seed,
        puzzle=puzzle,
        entries="".join(str(digit) if digit else explain.NO_DIGIT for digit in digits),
        marks=tuple(together(mask) for mask in masks),
        answers=tuple(taught(position, [finding], (), {}, longest=LONGEST - MAX_CHARACTERS) for finding in findings),
        solution=explain.only_solution(puzzle),
        needs_marks=not (
            all(finding.placed is not None for finding in findings) and _is_next(technique, puzzle, digits)
        ),
    )


def at(technique: str, seed: str, *, boxes: bool = True) -> tuple[Puzzle, Position, list[Finding]]:
    """Return the puzzle and the position of *seed* for *technique*, and all that it finds there; raise as ``draw``."""
    if technique not in TECHNIQUES:
        raise RequestError(
            f"expected one of {', '.join(TECHNIQUES)}, got {technique[:40]!r}{nearest(technique, TECHNIQUES)}"
        )
    lines = lines_by_technique(boxes=boxes).get(technique)
    if lines is None:
        raise RequestError(f"expected a technique that boards without boxes need, got {technique!r}")
    rng = Rng(f"practice/{technique}/{seed}")
    if ends := re.search("[0-9]$", seed):
        part = int(ends[0])
        lines = lines[part * len(lines) // PARTS : (part + 1) * len(lines) // PARTS]
    return named(lines[rng.below(len(lines))], rng.below)


def named(line: str, below: Callable[[int], int] = lambda _: 0) -> tuple[Puzzle, Position, list[Finding]]:
    """Return what ``at`` does, for a *line* of the file and the symmetry of which *below* draws the number."""
    number, kind, text, full, technique = line.split(" ", 4)
    puzzle = puzzle_of(kind, text)
    symmetries = puzzle.board.symmetries
    symmetry = symmetries[below(len(symmetries))]
    puzzle = puzzle.moved(symmetry)
    position, findings = next(islice(positions(puzzle, technique), int(number), None))
    cells = [symmetry[cell] for cell in puzzle.board.cells if int(full, 16) >> cell & 1]
    return puzzle, *(filled(puzzle, position, technique, cells) or (position, findings))


def puzzle_of(kind: str, text: str) -> Puzzle:
    """Return the puzzle that a line of the file names."""
    negative, boxes = KINDS[kind]
    return ken.parse(text, negative=negative, boxes=boxes)


def filled(
    puzzle: Puzzle, position: Position, technique: str, cells: Collection[Cell]
) -> tuple[Position, list[Finding]] | None:
    """Return *position* with the solution in *cells*, as easier techniques leave it, and what *technique* finds there.

    Return None if it finds nothing there, or too much, or a harder technique is the next.
    """
    fuller = Position(position.context, position.candidates.copy(), position.placed.copy())
    solution = explain.only_solution(puzzle).digits
    for cell in cells:
        fuller.candidates[cell] = 1 << solution[cell] - 1
    for cell in cells:
        climbing.put(*fuller, cell)
    buffer = allocate(fuller.candidates.size)
    rung, count = climbing.cheapest(*fuller, LADDER, buffer)
    while count and rung < TECHNIQUES.index(technique):
        climbing.apply(*fuller, buffer, 0, count)
        rung, count = climbing.cheapest(*fuller, LADDER, buffer)
    is_next = count and RUNGS[rung].name == technique and count <= MAX_ANSWERS
    return (fuller, _read(rung, count, buffer)) if is_next else None


def _is_next(technique: str, puzzle: Puzzle, digits: Sequence[Digit]) -> bool:
    """Tell whether *technique* is the next that gets on, by *digits* alone."""
    position = position_of(puzzle, digits)
    rung, count = climbing.cheapest(*position, LADDER, allocate(position.candidates.size))
    return bool(count) and RUNGS[rung].name == technique


def positions(puzzle: Puzzle, technique: str) -> Iterator[tuple[Position, list[Finding]]]:
    """Yield each position on the way through *puzzle* where *technique* is next, with all that it finds there.

    It is one position that changes.
    """
    position = position_of(puzzle, puzzle.givens)
    buffer = allocate(position.candidates.size)
    while True:
        rung, count = climbing.cheapest(*position, LADDER, buffer)
        if not count:
            return
        if RUNGS[rung].name == technique and count <= MAX_ANSWERS:
            yield position, _read(rung, count, buffer)
        climbing.apply(*position, buffer, 0, count)


def _read(rung: int, count: int, buffer: Findings) -> list[Finding]:
    """Return the first *count* findings in *buffer* as values."""
    return [read(rung, buffer.where[k], buffer.removed[k], buffer.placed[k]) for k in range(count)]


@cache
def lines_by_technique(*, boxes: bool) -> dict[str, list[str]]:
    """Return the lines of the file for each technique that boards with or without *boxes* need, in their order."""
    found: dict[str, list[str]] = {}
    for line in lzma.decompress(DATA.read_bytes()).decode("ascii").splitlines():
        _, kind, _, _, technique = line.split(" ", 4)
        if KINDS[kind][1] == boxes:
            found.setdefault(technique, []).append(line)
    return found
