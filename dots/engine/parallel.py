"""Several trees of one game, each grown by a thread of its own; their playouts are added up at the root.

The trees have different seeds and know nothing of each other, so the same seed, threads and nodes give the same move
on any machine. Compiled code holds no lock of Python's, so the threads run at the same time. (G. Chaslot, M. Winands,
J. van den Herik, Parallel Monte-Carlo Tree Search, 2008, where it is called root parallelization.)
"""

from __future__ import annotations

import math
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from kropki import jit
from kropki.dots.board.board import Board
from kropki.dots.engine.search import NODES, Search, Tried
from kropki.dots.kernel.cells import Cell, Side
from kropki.dots.kernel.field import Field
from kropki.dots.kernel.state import SIZE


class ParallelSearch:
    """The trees of one game, as ``Search`` is one of them."""

    def __init__(self, board: Board, seed: int, threads: int) -> None:
        jit.import_all()
        self.board = board
        seeds = [seed, *(zlib.crc32(f"{seed}:{number}".encode()) for number in range(1, threads))]
        self._trees = [Search(board, each, nodes=NODES // threads) for each in seeds]
        self._pool = ThreadPoolExecutor(threads, "dots-search")

    def start(self, field: Field, side: Side, last: Cell, before: Cell, limit: int = SIZE) -> None:
        """Begin new trees; see ``Search.start``."""
        for tree in self._trees:
            tree.start(field, side, last, before, limit)

    def follow(self, field: Field, dots: list[Cell], side: Side) -> bool:
        """Go on from the nodes after *dots*; tell whether all trees had them."""
        followed = [tree.follow(field, dots, side) for tree in self._trees]
        return all(followed)

    def urge(self, wishes: dict[Cell, float]) -> None:
        """Have half of the prior of the roots' dots follow *wishes*."""
        for tree in self._trees:
            tree.urge(wishes)

    def run(
        self,
        nodes: int | None,
        seconds: float | None,
        most: float | None = None,
        clock: Callable[[], float] = time.thread_time,
    ) -> int:
        """Search for *nodes* playouts in all or *seconds* in each thread, or until nothing can change in a tree."""
        count = len(self._trees)
        parts = [None if nodes is None else max((nodes + at) // count, 1) for at in range(count)]
        running = [
            self._pool.submit(tree.run, part, seconds, most, clock)
            for tree, part in zip(self._trees, parts, strict=True)
        ]
        return sum([each.result() for each in running])

    @property
    def spread(self) -> float:
        """The standard deviation of the differences at the end of playouts, over all trees."""
        return math.hypot(*(tree.spread for tree in self._trees)) / math.sqrt(len(self._trees))

    def found(self) -> list[Tried]:
        """Return what all trees together found of each dot, the most visited first."""
        visits: dict[Cell, int] = {}
        values: dict[Cell, float] = {}
        margins: dict[Cell, float] = {}
        for tree in self._trees:
            for tried in tree.found():
                cell = tried.cell
                visits[cell] = visits.get(cell, 0) + tried.visits
                values[cell] = values.get(cell, 0.0) + tried.visits * tried.value
                margins[cell] = margins.get(cell, 0.0) + tried.visits * tried.margin
        means = (
            Tried(cell, each, values[cell] / max(each, 1), margins[cell] / max(each, 1))
            for cell, each in visits.items()
        )
        return sorted(means, key=lambda tried: -tried.visits)
