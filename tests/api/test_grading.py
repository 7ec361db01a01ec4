"""Puzzles that somebody sends are graded some at a time: at least one, in their order, as if each were alone."""

from __future__ import annotations

import pytest

from kropki.api.jobs import grading
from kropki.generator.board import ken
from kropki.generator.errors import KropkiError
from tests.support.playing import EMPTY, SMALL

NODES = 500_000


@pytest.mark.parametrize(("seconds", "expected"), [(0.0, 1), (1000.0, 7)])
def test_at_least_one_is_graded_and_as_many_as_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch, seconds: float, expected: int
) -> None:
    monkeypatch.setattr(grading, "_SLICE_S", seconds)
    puzzle = ken.parse(SMALL)
    found = grading.some([puzzle] * 7, NODES)
    assert found == grading.some([puzzle], NODES) * expected
    assert (found[0].ken, found[0].difficulty) == (str(puzzle), found[-1].difficulty)


def test_one_without_exactly_one_solution_is_refused() -> None:
    loose = ken.parse(EMPTY, negative=False)
    with pytest.raises(KropkiError, match="solution"):
        grading.some([ken.parse(SMALL), loose], NODES)
