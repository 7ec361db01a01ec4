"""The warm-up: every compiled function is called once as requests will call it, so that none compiles later."""

from __future__ import annotations

import gc

from api import forms
from generator import explain, ken, kernel
from generator.generate import generate
from generator.grade import difficulty
from generator.request import Request
from generator.techniques.rungs import Level

_WISHES = (
    Request(),
    Request(negative=False),
    Request(difficulty=Level.HARD, techniques=("bent run of three",)),
    Request(difficulty=Level.HARD, negative=False),
)


def warm_up() -> None:
    """Make, solve, grade and explain a puzzle of each kind, and give one in every form."""
    for wish in _WISHES:
        record = generate("warm", wish)
        puzzle = ken.parse(record.ken, negative=record.negative)
        kernel.solve(puzzle)
        difficulty(puzzle)
        explain.path(puzzle)
    for form in forms.WRITERS.values():
        form.write(record)
    gc.collect()
    gc.freeze()  # what is loaded stays: to look through all of it again and again would hold every request up
