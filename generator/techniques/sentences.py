"""The words for each deduction: what a find says, in one sentence, and what it rests on.

One function for each primitive reads the numbers that the primitive wrote (``finds.where``)
and tells what it looked at, which candidates had to be gone for it to hold, and the sentence
that a person would say. Knows the finds and the board; never decides anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise, permutations

from generator import geometry
from generator.geometry import Board, Cell, EdgeIndex
from generator.rules import Link, Mask
from generator.techniques.ladder import RUNGS, Primitive
from generator.techniques.refutation import bits, refute
from generator.techniques.scene import BENT, STRAIGHT, TREE, Scene

LONGEST = 180  # characters of a sentence
FEW = 4  # digits that are named as those that remain


@dataclass(frozen=True, slots=True)
class Find:
    """One row of ``primitives.Finds``, read."""

    rung: int  # index in ``RUNGS``
    where: tuple[int, ...]
    removed: tuple[tuple[Cell, Mask], ...]
    placed: Cell | None


@dataclass(frozen=True, slots=True)
class Told:
    """What a find rests on, and the sentence for it."""

    sentence: str
    cells: tuple[Cell, ...]  # looked at
    edges: tuple[EdgeIndex, ...] = ()
    needs: tuple[tuple[Cell, Mask], ...] = ()  # digits that had to be gone from a cell


class View:
    """A find on the board on which it was made: what the functions below read, and their vocabulary."""

    def __init__(self, scene: Scene, state: Sequence[Mask], find: Find) -> None:
        self.scene = scene
        self.state = state
        self.find = find
        self.where = find.where
        self.removed = dict(find.removed)
        self.full = (1 << scene.board.houses.shape[1]) - 1

    @cached_property
    def board(self) -> Board:
        """The board's names and numbers."""
        return geometry.board(self.scene.board.houses.shape[1])

    @cached_property
    def houses(self) -> tuple[tuple[Cell, ...], ...]:
        return self.board.houses

    def name(self, cell: Cell) -> str:
        return self.board.name(cell)
