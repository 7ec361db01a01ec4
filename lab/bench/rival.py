"""The workshop beside Interactive Sudoku Solver, on the same boards, in Markdown.

Needs a checkout of that program, of which nothing is kept here: https://github.com/sigh/Interactive-Sudoku-Solver
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from generator.board.geometry import Board
from generator.board.puzzle import Puzzle
from generator.board.rules import Dot
from generator.workshop.analyse import Analysis
from lab.bench import report, setting
from lab.bench.kernel import zero_givens
from lab.bench.section import Row, Section
from lab.bench.timing import longest_of_95

_ASK = Path(__file__).parent / "rival.js"
_NAMES = {Dot.WHITE: "WhiteDot", Dot.BLACK: "BlackDot"}
_LIMIT = 2  # solutions that are told apart
_MILLI = 1e3

Answer = Callable[[Puzzle], Any]


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab bench.rival", description=__doc__)
    reader.add_argument("checkout", type=Path, help="of Interactive Sudoku Solver")
    reader.add_argument("--boards", type=int, default=30, help="of each sort")
    given = reader.parse_args()
    print(report.heading(quick=False).replace("`scripts/lab bench`", "`scripts/lab bench.rival`"))
    print(report.section(SECTION, list(rows(given.checkout, given.boards))), end="")


def rows(checkout: Path, number: int) -> Iterator[Row]:
    """Yield our times and theirs for each question, and on how many boards the answers are the same."""
    unique = [zero_givens(f"bench/workshop/{index}") for index in range(number)]
    ten, thirty = ([setting.dotted(dots, index) for index in range(number)] for dots in (10, 30))
    mixed = [setting.board(9, index) for index in range(number)]
    asked: Sequence[tuple[str, str, Sequence[Puzzle], Answer]] = (
        ("the verdict of a 9x9 without givens", "count", unique, _count),
        ("the verdict of a 9x9 of any kind", "count", mixed, _count),
        ("the candidates of 9x9 with ten dots", "possible", ten, _cells),
        ("the candidates of 9x9 with thirty dots", "possible", thirty, _cells),
    )
    same = 0
    for what, ask, puzzles, answer in asked:
        theirs = _theirs(checkout, ask, puzzles)
        ours = [_timed(answer, puzzle) for puzzle in puzzles]
        same += sum(one == other for (one, _), (other, _) in zip(ours, theirs, strict=True))
        for name, value in ((what, median), (f"{what}, 95 of 100", longest_of_95)):
            yield Row(name, value([ms for _, ms in ours]), "ms", plain=value([ms for _, ms in theirs]))
    yield Row(f"boards of {len(asked) * number} with the same answer", same, "", at_least=len(asked) * number)


def text_of(puzzle: Puzzle) -> str:
    """Return *puzzle* as that program reads it."""
    board = puzzle.board
    dots = [
        f".{_NAMES[dot]}~{_name(board, one)}~{_name(board, other)}"
        for dot, (one, other) in zip(puzzle.dots, board.edges, strict=True)
        if dot
    ]
    givens = [f".~{_name(board, cell)}_{digit}" for cell, digit in enumerate(puzzle.givens) if digit]
    rule = [".StrictKropki"] if puzzle.negative else []
    return "".join((f".Shape~{puzzle.size}x{puzzle.size}", *dots, *rule, *givens))


def _name(board: Board, cell: int) -> str:
    return board.name(cell).upper()


def _count(puzzle: Puzzle) -> int:
    return min(Analysis(puzzle).solutions.count, _LIMIT)


def _cells(puzzle: Puzzle) -> list[list[int]] | None:
    found = Analysis(puzzle).candidates
    return [sorted(cell) for cell in found.cells] if found.complete else None


def _timed(answer: Answer, puzzle: Puzzle) -> tuple[Any, float]:
    """Return an answer, and the milliseconds that it takes the second time."""
    answer(puzzle)
    begun = process_time()
    found = answer(puzzle)
    return found, (process_time() - begun) * _MILLI


def _theirs(checkout: Path, ask: str, puzzles: Sequence[Puzzle]) -> list[tuple[Any, float]]:
    lines = "".join(json.dumps({"text": text_of(puzzle), "ask": ask}) + "\n" for puzzle in puzzles)
    said = subprocess.run(
        ["node", _ASK, checkout],  # noqa: S607 - the node of the path
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    pairs = zip(puzzles, said.splitlines(), strict=True)
    return [(_read(puzzle, line), json.loads(line)["ms"]) for puzzle, line in pairs]


def _read(puzzle: Puzzle, line: str) -> Any:
    """Return the answer of a *line*: a count, or the digits of each cell."""
    said = json.loads(line)
    if "count" in said:
        return said["count"]
    size = puzzle.size
    counts = [said["cells"][cell * size : (cell + 1) * size] for cell in puzzle.board.cells]
    return [[digit for digit, count in enumerate(row, 1) if count] for row in counts]


SECTION = Section(
    "The workshop beside Interactive Sudoku Solver",
    "Milliseconds of the processor for one question about one board, the second time it is asked: all is loaded and"
    " compiled then. Theirs runs in Node from a checkout, and builds the board anew, as after each change. A verdict"
    " tells none, one and several solutions apart. Boards with ten and thirty dots are empty else, and say nothing"
    " where no dot is drawn. That program ranks no clues, and tells neither contradictions nor levels.",
    lambda _: (),
    plain="Theirs",
)


if __name__ == "__main__":
    main()
