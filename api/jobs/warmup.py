"""The warm-up: call every compiled function once with the types that requests use, so that none compiles later."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable

from api.jobs import compiled
from generator.generation.generate import generate
from generator.generation.record import Record
from generator.generation.request import Request
from generator.ladder import explain, practice
from generator.ladder.grade import difficulty
from generator.ladder.rungs import Level
from generator.solver import kernel

_REQUESTS = (
    Request(),
    Request(negative=False),
    Request(difficulty=Level.HARD, techniques=("bent run of three",)),
    Request(difficulty=Level.HARD, negative=False),
)


def warm_up(writers: Iterable[Callable[[Record], object]], *others: Callable[[], object]) -> None:
    """Make, solve, grade and explain a puzzle of each kind, have each of *writers* write one, and call *others*.

    What is explained in a process apart is explained there, too: its first start takes longer than a request may.
    """
    for request in _REQUESTS:
        record = generate("warm", request)
        puzzle = record.puzzle
        kernel.solve(puzzle)
        difficulty(puzzle)
        explain.path(puzzle)
        compiled.call(explain.path_as_json, puzzle)
        compiled.call(explain.to_digit, puzzle, explain.NO_DIGIT * len(puzzle.givens))
    compiled.call(practice.draw, "forcing", "warm")
    for write in writers:
        write(record)
    for call in others:
        call()
    gc.collect()
    gc.freeze()  # never scan what is loaded now again: it stays, and each scan would delay every request
