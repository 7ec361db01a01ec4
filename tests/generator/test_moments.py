"""The hardest rung that whoever solves a puzzle meets, digit by digit."""

from __future__ import annotations

import random

import pytest

from kropki.generator.board import geometry
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.ladder.moments import easiest_rungs
from kropki.generator.ladder.rungs import RUNGS, Level

pytestmark = pytest.mark.release


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_the_hardest_moment_of_a_solve_is_as_hard_as_the_puzzle(level: Level) -> None:
    """Whoever follows the ladder meets its hardest rung; nobody meets a harder one, in whatever order."""
    record = generate("moments", Request(difficulty=level))
    board, givens, solution = geometry.board(9), record.puzzle.givens, record.grid
    empty = [cell for cell in board.cells if not givens[cell]]
    assert record.difficulty is not None
    for seed in range(5):
        order = random.Random(seed).sample(empty, len(empty))  # noqa: S311 - by a seed, and no secret
        found = list(easiest_rungs(record.puzzle, solution, order))
        assert len(found) == len(empty)
        assert None not in found
        assert max(RUNGS[rung].value for rung in found if rung is not None) <= record.difficulty.rating
