"""Puzzles that somebody sends: each one is solved and graded, some of them at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, takewhile
from time import monotonic

from kropki.generator.board.puzzle import Puzzle
from kropki.generator.generation.generate import make_record
from kropki.generator.generation.record import Record
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.grade import difficulty

_SLICE_S = 0.02  # on the clock, after which others have their turn


def some(puzzles: Sequence[Puzzle], nodes: int) -> list[Record]:
    """Return the records of the first *puzzles*: of one at least, and of as many as there is time for.

    Refuse one that has not exactly one solution, found within so many *nodes*.
    """
    until = monotonic() + _SLICE_S
    in_time = takewhile(lambda _: monotonic() < until, puzzles[1:])
    return [_graded(puzzle, nodes) for puzzle in chain(puzzles[:1], in_time)]


def _graded(puzzle: Puzzle, nodes: int) -> Record:
    grid = explain.only_solution(puzzle, budget=nodes)
    return make_record("", puzzle, grid, difficulty(puzzle))
