"""A script of somebody who uses the library, as a strict type checker and Python see it."""

from __future__ import annotations

from typing import assert_type

import kropki

made = kropki.generate("tea", size=4, difficulty="easy")
assert_type(made, kropki.Record)
assert_type(made.puzzle, kropki.Puzzle)
assert_type(made.grid, kropki.Grid)
assert_type(made.difficulty, kropki.Difficulty | None)
assert_type(kropki.Record.from_json(made.as_json()), kropki.Record)

puzzle = kropki.read(made.ken, negative=made.negative)
assert_type(puzzle, kropki.Puzzle)
assert_type(kropki.Puzzle.from_ken(str(puzzle)), kropki.Puzzle)
assert_type(puzzle.moved(puzzle.board.symmetries[1]), kropki.Puzzle)
assert_type(puzzle.solve(), kropki.Outcome)
assert_type(puzzle.solve().solution, kropki.Grid | None)
assert_type(puzzle.grade(), kropki.Difficulty)
assert_type(puzzle.explain(), tuple[kropki.Step, ...])
assert_type(puzzle.svg(solution=made.grid), str)
assert_type(made.solve(), kropki.Outcome)
assert_type(kropki.solve(made.ken), kropki.Outcome)
assert_type(kropki.grade(puzzle), kropki.Difficulty)
assert_type(kropki.__version__, str)

answer = puzzle.hint("." * 16)
assert_type(answer, kropki.Step | kropki.Mistakes | kropki.End)
if isinstance(answer, kropki.Step):
    print(answer.sentence)

try:
    kropki.read("(wk")
except kropki.KenError as error:
    assert_type(error.offset, int)
    print(error.code)
