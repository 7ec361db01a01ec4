"""Positions to practise a technique on: those of real puzzles where it is the next that gets on.

``data/practice.txt`` has puzzles for each technique. The way through one, in rounds of the cheapest
technique that finds something, comes to positions where that is the one wanted. A seed chooses
puzzle, position and one of the symmetries of the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from generator.board import ken
from generator.board.puzzle import Grid, Puzzle
from generator.errors import RequestError
from generator.ladder.deduction import climbing
from generator.ladder.deduction.findings import allocate
from generator.ladder.deduction.sweep import LADDER
from generator.ladder.explanation import explain
from generator.ladder.explanation.sentences import read
from generator.ladder.explanation.steps import Position, position_of
from generator.ladder.explanation.view import Finding, together
from generator.ladder.explanation.way import TaughtStep, taught
from generator.ladder.rungs import RUNGS
from generator.rng import Rng

DATA = Path(__file__).parent / "data" / "practice.txt"
TECHNIQUES = tuple(rung.name for rung in RUNGS)
RULES = {"negative": True, "some-dots": False}
MAX_ANSWERS = 24  # of a position; one that has more is passed over


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

    def as_json(self) -> dict[str, Any]:
        """Return plain values: what a hint is asked with, and the answers as steps."""
        return {
            "technique": self.technique,
            "seed": self.seed,
            "ken": ken.write(self.puzzle),
            "size": self.puzzle.size,
            "negative": self.puzzle.negative,
            "entries": self.entries,
            "marks": list(self.marks),
            "answers": [answer.as_json() for answer in self.answers],
            "solution": ken.write_grid(self.solution),
        }


def draw(technique: str, seed: str) -> Practice:
    """Return the position of *seed* for *technique*; raise ``RequestError`` if there is no such technique.

    >>> draw("dot pair", "tea").answers[0].step.technique
    'dot pair'
    """
    puzzle, position, findings = at(technique, seed)
    return Practice(
        technique=technique,
        seed=seed,
        puzzle=puzzle,
        entries="".join(
            str(mask.bit_length()) if done else explain.NO_DIGIT
            for mask, done in zip(position.candidates.tolist(), position.placed.tolist(), strict=True)
        ),
        marks=tuple(together(mask) for mask in position.candidates.tolist()),
        answers=tuple(taught(position, [finding], (), {}) for finding in findings),
        solution=explain.only_solution(puzzle),
    )


def at(technique: str, seed: str) -> tuple[Puzzle, Position, list[Finding]]:
    """Return the puzzle and the position of *seed* for *technique*, and all that it finds there; raise as ``draw``."""
    if technique not in TECHNIQUES:
        raise RequestError(f"expected one of {', '.join(TECHNIQUES)}, got {technique[:40]!r}")
    rng = Rng(f"practice/{technique}/{seed}")
    puzzles = _puzzles()[technique]
    puzzle, count = puzzles[rng.below(len(puzzles))]
    symmetries = puzzle.board.symmetries
    puzzle, wanted = puzzle.moved(symmetries[rng.below(len(symmetries))]), rng.below(count)
    position, findings = next(found for number, found in enumerate(positions(puzzle, technique)) if number == wanted)
    return puzzle, position, findings


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
            rows = range(count)
            yield position, [read(rung, buffer.where[k], buffer.removed[k], buffer.placed[k]) for k in rows]
        climbing.apply(*position, buffer, 0, count)


@cache
def _puzzles() -> dict[str, list[tuple[Puzzle, int]]]:
    """Read the puzzles for each technique, and at how many positions of each it is next."""
    found: dict[str, list[tuple[Puzzle, int]]] = {name: [] for name in TECHNIQUES}
    for line in DATA.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            count, rule, text, technique = line.split(" ", 3)
            found[technique].append((ken.parse(text, negative=RULES[rule]), int(count)))
    return found
