"""Without being compiled, the generator and the teacher give the same to the letter: so a first start can do so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from kropki.generator.board.geometry import board
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import LEVELS, Request
from kropki.generator.ladder.explanation import explain
from kropki.jit import is_interpreted

pytestmark = pytest.mark.release


def answers() -> Iterator[str]:
    """Make puzzles of every kind, and ask about their starts and middles."""
    for (size, negative), levels in LEVELS.items():
        for level in levels[:2]:
            record = generate("interpreted", Request(size=size, negative=negative, difficulty=level))
            yield record.as_line().decode()
            puzzle, solution = record.puzzle, record.solution.replace("/", "")
            for step in (0, 2):
                entries = "".join(digit if step and not place % step else "." for place, digit in enumerate(solution))
                entries = "".join("." if given else entry for given, entry in zip(puzzle.givens, entries, strict=True))
                yield repr(explain.hint(puzzle, entries))
                yield repr(explain.to_digit(puzzle, entries))
                if "." in entries and not step:
                    cell = next(place for place, given in enumerate(puzzle.givens) if not given)
                    yield repr(explain.why(puzzle, board(size).name(cell), entries))


def test_it_gives_the_same_interpreted_as_compiled() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    program = "from tests.generator.test_first_start import *; print(json.dumps([is_interpreted(), *answers()]))"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program], env=environment, check=True, capture_output=True, text=True
    )
    was_interpreted, *interpreted = json.loads(done.stdout)
    assert was_interpreted
    assert not is_interpreted()
    assert interpreted == list(answers())
