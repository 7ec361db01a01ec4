"""The warm-up: call every compiled function once with the types that requests use, so that none compiles later."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache
from subprocess import DEVNULL, Popen

from api.jobs import compiled
from generator.board import ken
from generator.board.geometry import board
from generator.board.puzzle import EMPTY
from generator.generation.generate import generate
from generator.generation.record import Record
from generator.generation.request import Request
from generator.ladder import practice
from generator.ladder.explanation import explain
from generator.ladder.grade import difficulty
from generator.ladder.rungs import Level
from generator.solver import kernel
from generator.solver.jit import COMPILER
from generator.workshop import analyse

_REQUESTS = (
    Request(),
    Request(negative=False),
    Request(difficulty=Level.HARD, techniques=("bent run of three",)),
    Request(difficulty=Level.HARD, negative=False),
)
_SMALL = ken.parse("(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A")


@cache
def warm_up(
    writers: tuple[Callable[[Record], object], ...], beside: Callable[[], object], *others: Callable[[], object]
) -> None:
    """Make, solve, grade and explain a puzzle of each kind, have each of *writers* write one, and call the others.

    It is done once in a process. On a first start, what *beside* calls is compiled by another process meanwhile, and
    hints come first: who has a board wants one next. What is explained in another process is explained there, too: its
    first start takes longer than a request may.
    """
    beside_us = None
    if COMPILER.is_empty:
        beside_us = _compile_beside(beside)
        with compiled.compiling():
            explain.to_digit(_SMALL, explain.NO_DIGIT * len(_SMALL.givens))
    analyse.answers(_SMALL, list(analyse.Question))
    for request in _REQUESTS:
        record = generate("warm", request)
        puzzle = record.puzzle
        kernel.solve(puzzle)
        difficulty(puzzle)
        explain.path(puzzle)
        compiled.call(explain.path_as_json, puzzle)
        empty, cell = explain.NO_DIGIT * len(puzzle.givens), board(puzzle.size).name(puzzle.givens.index(EMPTY))
        compiled.call(explain.to_digit, puzzle, empty)
        compiled.call(explain.why, puzzle, cell, empty)
    position = compiled.call(practice.draw, "forcing", "warm")  # whose way needs what only the last techniques compile
    compiled.call(explain.to_digit, position.puzzle, position.entries, position.marks)
    for write in writers:
        write(record)
    if beside_us:
        beside_us.wait()
    for call in (beside, *others):
        call()
    gc.collect()
    gc.freeze()  # never scan what is loaded now again: it stays, and each scan would delay every request


def _compile_beside(call: Callable[[], object]) -> Popen[bytes]:
    """Call a function of a module in a process of its own: what it compiles is kept, and read from the disk here."""
    program = f"from {call.__module__} import {call.__name__} as call; call()"
    return Popen([sys.executable, "-P", "-c", program], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)  # noqa: S603 - ours
