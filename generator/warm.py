"""Compile all that puzzles need: call each compiled function once with the types that requests use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kropki.generator.board import ken
from kropki.generator.board.geometry import board
from kropki.generator.board.puzzle import EMPTY
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder import practice
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.grade import difficulty
from kropki.generator.ladder.rungs import Level
from kropki.generator.solver import kernel
from kropki.generator.solver.jit import COMPILER
from kropki.generator.workshop import analyse

_REQUESTS = (
    Request(),
    Request(negative=False),
    Request(difficulty=Level.HARD, techniques=("bent run of three",)),
    Request(difficulty=Level.HARD, negative=False),
)
_ONE = ken.parse("(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A")
_MANY = ken.parse("F/F/F/F/F/F", negative=False)  # whose solutions are estimated
_IMPOSSIBLE = ken.parse("1B1/D/D/D", negative=False)


def _here(function: Callable[..., Any], *arguments: Any) -> Any:
    return function(*arguments)


def compile_puzzles(call: Callable[..., Any] = _here) -> Record:
    """Make, solve, grade and explain a puzzle of each kind, explanations by *call*; return the last."""
    for request in _REQUESTS:
        record = generate("warm", request)
        puzzle = record.puzzle
        kernel.solve(puzzle)
        difficulty(puzzle)
        explain.path(puzzle)
        call(explain.path_as_json, puzzle)
        empty, cell = explain.NO_DIGIT * len(puzzle.givens), board(puzzle.size).name(puzzle.givens.index(EMPTY))
        call(explain.to_digit, puzzle, empty)
        call(explain.why, puzzle, cell, empty)
    for each in (_ONE, _MANY, _IMPOSSIBLE):
        call(analyse.answers, each, list(analyse.Question))
    position = call(practice.draw, "forcing", "warm")  # whose way needs what only the last techniques compile
    call(explain.to_digit, position.puzzle, position.entries, position.marks)
    COMPILER.note_warm()
    return record
