"""Positions whose hints the page gives without the network, and what the service says of each: the shared cases.

``python -m tests.support.easy_hints`` writes anew what the service says of the positions of the file.

A line ``puzzle`` has a KEN and the rule. Each line below it is a position of that puzzle: the digits that are new since
the line before, the cell of the player, the digits that marks leave out, and the answer: cell and digit, technique, a
hash of the rest of the step, and the sentence; or ``-`` where the way has more than one step, or a harder one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.board import ken
from generator.board.puzzle import Puzzle
from generator.board.rules import NAMES
from generator.ladder.explanation import explain
from generator.ladder.explanation.taught_steps import Way
from generator.ladder.rungs import EASY_RUNGS, RUNGS

CASES = Path(__file__).parents[1] / "data" / "easy_hints.txt"
HARDER = "-"
RULES = {word: negative for negative, word in NAMES.items()}
_EASY = {rung.name for rung in RUNGS[:EASY_RUNGS]}
_REST = ("cells", "edges", "placements", "eliminations", "picture")


@dataclass(frozen=True, slots=True)
class Case:
    """A position: its *puzzle*, entries, cell, marks, and the *line* of the file without the answer."""

    puzzle: Puzzle
    entries: str
    near: str
    marks: tuple[str, ...]
    line: str
    answer: str


def cases(text: str) -> Iterator[str | Case]:
    """Yield the cases of *text*, and lines that are none as they are."""
    puzzle, entries = None, []
    for line in text.splitlines():
        kind, *fields = line.split("\t")
        if kind == "puzzle":
            puzzle = ken.parse(fields[0], negative=RULES[fields[1]])
            entries = [str(given) if given else "." for given in puzzle.givens]
        if kind == "puzzle" or puzzle is None:
            yield line
            continue
        for cell, digit in (each.split("=") for each in kind.split()):
            entries[puzzle.board.cell(cell)] = digit
        near, gone, *answer = fields
        every = "".join(map(str, puzzle.board.digits))
        marks = ["" if entry != "." else every for entry in entries]
        for name, out in (each.split("-") for each in gone.split()):
            cell_number = puzzle.board.cell(name)
            marks[cell_number] = "".join(digit for digit in every if digit not in out)
        yield Case(puzzle, "".join(entries), near, tuple(marks), f"{kind}\t{near}\t{gone}", "\t".join(answer))


def answer(case: Case) -> str:
    """Return what the service says of *case*, as the file has it."""
    found = explain.to_digit(case.puzzle, case.entries, case.marks, case.near)
    if not isinstance(found, Way) or len(found.steps) > 1:
        return HARDER
    step = found.steps[0].as_json()
    if step["technique"] not in _EASY:
        return HARDER
    name = case.puzzle.board.name(found.cell)
    return "\t".join([f"{name}={found.digit}", step["technique"], digest(step), step["sentence"]])


def digest(step: dict[str, Any]) -> str:
    """Return a hash of what a step has besides its technique and its sentence."""
    rest = {key: step[key] for key in _REST}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def main() -> None:
    """Write the answers of the service to the file."""
    text = CASES.read_text(encoding="utf-8")
    lines = [one if isinstance(one, str) else f"{one.line}\t{answer(one)}" for one in cases(text)]
    CASES.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
