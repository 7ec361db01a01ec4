"""How often a hint names the digit that a person enters next: over records of solves, a file that is not kept here.

Each line is a solve in JSON: `set`, `size`, `solution` (rows), `problem` (the givens) and `moves` (column, row, digit,
marks, as the applet of janko.at has them). Those of the set kropki without givens count. All dots are drawn, 1-2 black.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Cell
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.ladder.explanation import argument, explain, way
from kropki.generator.ladder.explanation.steps import position_of
from kropki.generator.ladder.explanation.taught_steps import Way
from kropki.generator.ladder.rungs import RUNGS
from kropki.generator.solver import kernel

DIGITS = (8, 16, 26, 36, 46, 56)  # after which a person would ask
CLOSE = 8  # the square of the distance: two cells, also aslant
_MOVE = re.compile("([a-i])([a-i]),([1-9])")


class Moment(NamedTuple):
    """A position of a person: what is entered, the cell of the last digit, and that of the next."""

    puzzle: Puzzle
    entries: str
    last: Cell
    next: Cell


def main() -> None:
    """Print the report."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("solves", type=Path, help="NDJSON, a solve a line")
    solves = [json.loads(line) for line in reader.parse_args().solves.read_text(encoding="utf-8").splitlines()]
    print("# The digit that a hint names, and the one that a person enters next\n")
    print("| Digits entered | Positions | The person's next digit | Within two cells of the last | People | Too hard |")
    print("|--:|--:|--:|--:|--:|--:|")
    for digits in DIGITS:
        print(f"| {digits} | {_row([one for solve in solves if (one := moment(solve, digits))])} |", flush=True)


def _row(moments: list[Moment]) -> str:
    hits = close = people = hard = 0
    for one in moments:
        board = one.puzzle.board
        found = explain.to_digit(one.puzzle, one.entries, near=board.name(one.last))
        if not isinstance(found, Way):
            raise TypeError(f"expected a way, got {found}")
        position = position_of(one.puzzle, [0 if entry == explain.NO_DIGIT else int(entry) for entry in one.entries])
        hits += found.cell == one.next
        close += way.distance(board.size, found.cell, one.last) <= CLOSE
        people += way.distance(board.size, one.next, one.last) <= CLOSE
        least = RUNGS[argument.easiest(position) - 1].value
        hard += max(step.step.value for step in found.steps) > least
    shares = [f"{count / max(1, len(moments)):.0%}" for count in (hits, close, people)]
    return " | ".join([str(len(moments)), *shares, str(hard)])


def moment(solve: dict[str, Any], digits: int) -> Moment | None:
    """Return the position of *solve* after so many right *digits*; ``None`` where another digit does not follow."""
    if (puzzle := puzzle_of(solve)) is None:
        return None
    right = [digit for row in solve["solution"] for digit in row]
    entered: list[Cell] = []
    for column, row, digit in _MOVE.findall(solve["moves"]):
        cell = "abcdefghi".index(row) * puzzle.size + "abcdefghi".index(column)
        if digit != str(right[cell]) or cell in entered:
            continue
        if len(entered) == digits:
            entries = "".join(str(right[one]) if one in entered else explain.NO_DIGIT for one in puzzle.board.cells)
            return Moment(puzzle, entries, entered[-1], cell)
        entered.append(cell)
    return None


def puzzle_of(solve: dict[str, Any]) -> Puzzle | None:
    """Return the puzzle of *solve*; ``None`` where it is not one of ours with exactly one solution."""
    size, right = solve["size"], tuple(digit for row in solve["solution"] for digit in row)
    if solve["set"] != "kropki" or size not in geometry.SIZES or solve["problem"]:
        return None
    pairs = [sorted((right[a], right[b])) for a, b in geometry.board(size).edges]
    dots = (Dot.BLACK if 2 * a == b else Dot.WHITE if a + 1 == b else Dot.NONE for a, b in pairs)
    puzzle = Puzzle(size, (EMPTY,) * size**2, tuple(dots))
    outcome = kernel.solve(puzzle)
    return puzzle if outcome.solutions == 1 and outcome.solution and outcome.solution.digits == right else None


if __name__ == "__main__":
    main()
