"""A search on one board: its tree, and how long it runs: less if one move is far ahead, more if two are close."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from kropki.dots.board.board import Board
from kropki.dots.engine import tree as trees
from kropki.dots.engine.prior import FEATURES
from kropki.dots.engine.tree import Doubles
from kropki.dots.engine.weights import learned
from kropki.dots.kernel.cells import DOTS, STRIDE, TAKEN, Cell, Shorts, Side, cells_of, column_of, row_of
from kropki.dots.kernel.field import Field, empty
from kropki.dots.kernel.state import SIZE

NODES = 1 << 21  # of a tree: some 60 MB
_SLICE_S = 0.004  # of processor time between two looks at the clock
_FEW = 32  # playouts before the first look
_REACH = 3  # steps from a dot within which playouts put dots
_EASY, _CLOSE = 0.4, 2.0  # of the seconds meant: where no other dot is near the most visited, and where one is as good
_URGED = 0.5  # the part of the root's prior that tactics have

PARAMETERS = {
    trees.EXPLORE: 0.9,
    trees.EQUIVALENT: 1000.0,
    trees.UNTRIED: 0.1,
    trees.MARGIN: 0.1,
    trees.SCALE: 5.0,
    trees.MEDIAN: 0.0,
    trees.DRIFT: 0.02,
    trees.EXPAND: 2.0,
    trees.SHARE: 1.0,
    trees.REACH: 2.0,
}


@dataclass(frozen=True, slots=True)
class Tried:
    """What the search found of one dot: playouts, the mean value and the mean difference for its player."""

    cell: Cell
    visits: int
    value: float
    margin: float


class Search:
    """The tree of one game; *cells* as in ``dots.kernel.cells``."""

    def __init__(self, board: Board, seed: int, *, nodes: int = NODES) -> None:
        self.board = board
        self.params = np.zeros(trees.PARAMS, np.float64)
        for number, value in PARAMETERS.items():
            self.params[number] = value
        self._weights = learned()
        self._tree = trees.make_tree(nodes)
        self._ahead = 0  # playouts made before ``run``
        self.spread = 0.0  # of the differences at the end of playouts: their standard deviation
        self._meta = np.zeros(trees.META, np.int64)
        self._start, self._work = empty(board), empty(board)
        self._cells = cells_of(board)
        self._buffers = trees.Buffers(
            order=np.zeros(0, np.int16),
            word=np.array([seed * 0x9E3779B97F4A7C15 + 1 & (1 << 64) - 1], np.uint64),
            rows=np.zeros(STRIDE, np.int64),
            features=np.zeros(FEATURES, np.int64),
            path=np.zeros(SIZE, np.int32),
            moves=np.zeros(SIZE, np.int16),
            when=np.zeros(SIZE, np.int16),
        )

    def start(self, field: Field, side: Side, last: Cell, before: Cell, limit: int = SIZE) -> None:
        """Begin a new tree: *side* to move after the dots *last* of the other and *before* of its own; 0: none.

        The game ends after *limit* dots more, if the board is not full before.
        """
        self._look_at(field, side, last, before, limit)
        for array in (self._tree.visits, self._tree.fan, self._tree.first, self._tree.sums, self._tree.margins):
            array[1] = 0
        self._meta[trees.ROOT] = 1
        self._meta[trees.USED] = 2
        self.params[trees.MEDIAN] = float(field.held[0] - field.held[1])

    def _look_at(self, field: Field, side: Side, last: Cell, before: Cell, limit: int) -> None:
        self._start = field.state.copy()
        meta = self._meta
        meta[trees.SIDE], meta[trees.LAST], meta[trees.BEFORE] = side, last, before
        meta[trees.WIDTH], meta[trees.HEIGHT] = self.board.width, self.board.height
        meta[trees.LIMIT] = limit
        self._buffers = self._buffers._replace(order=self._near())

    def _near(self) -> Shorts:
        """Return the open cells near a dot; all of them where there are few others."""
        bytes_ = self._start.field[self._cells]
        open_cells, dots = self._cells[bytes_ & TAKEN == 0], self._cells[bytes_ & DOTS != 0]
        near = np.zeros((STRIDE, STRIDE), bool)
        for cell in dots:
            y, x = divmod(int(cell), STRIDE)
            near[max(y - _REACH, 0) : y + _REACH + 1, max(x - _REACH, 0) : x + _REACH + 1] = True
        chosen: Shorts = open_cells[near[row_of(open_cells), column_of(open_cells)]]
        return chosen if chosen.size else open_cells.copy()

    def follow(self, field: Field, dots: list[Cell], side: Side) -> bool:
        """Go on from the node after *dots*, by both sides in turn; tell whether the tree had it."""
        tree, meta = self._tree, self._meta
        node = int(meta[trees.ROOT])
        recent = [int(meta[trees.BEFORE]), int(meta[trees.LAST])]
        for cell in dots:
            first = int(tree.first[node])
            places = np.flatnonzero(tree.moves[first : first + int(tree.fan[node])] == cell)
            if not places.size:
                return False
            node = first + int(places[0])
            recent = [recent[1], cell]
        meta[trees.ROOT] = node
        self._look_at(field, side, recent[1], recent[0], int(meta[trees.LIMIT]) - len(dots))
        if meta[trees.USED] > tree.moves.size // 2:
            self._compact()
        return True

    def _compact(self) -> None:
        """Leave out what is not below the root."""
        tree = self._tree
        meta = self._meta
        fresh = trees.make_tree(tree.moves.size)
        used = trees.copy_below(tree, fresh, int(meta[trees.ROOT]))
        self._tree = fresh
        meta[trees.ROOT], meta[trees.USED] = 1, used

    def urge(self, wishes: dict[Cell, float]) -> None:
        """Have half of the prior of the root's dots follow *wishes*, a weight for each cell."""
        if not wishes:
            return
        tree = self._tree
        root = int(self._meta[trees.ROOT])
        if tree.fan[root] == 0:
            self._ahead = self._run(1)
        first, count = int(tree.first[root]), int(tree.fan[root])
        extra = np.array([wishes.get(int(cell), 0.0) for cell in tree.moves[first : first + count]])
        if extra.sum():
            tree.priors[first : first + count] *= 1 - _URGED
            tree.priors[first : first + count] += _URGED * extra / extra.sum()

    def run(
        self,
        nodes: int | None,
        seconds: float | None,
        most: float | None = None,
        clock: Callable[[], float] = time.thread_time,
    ) -> int:
        """Search for *nodes* playouts or *seconds*, or until nothing can change; give how many playouts there were.

        Seconds are those of *clock*. With *most* the seconds vary: less where one dot is far ahead of all others, more
        where two are close, and never more than *most*.
        """
        done, self._ahead = self._ahead, 0
        first, self.params[trees.SQUARES] = self._sums(), 0.0
        size = _FEW if most is None else 1
        started = now = clock()
        while nodes is None or done < nodes:
            slice_ = size if nodes is None else min(size, nodes - done)
            ran = self._run(slice_)
            done += ran
            if ran < slice_:
                break
            passed = clock() - now
            now += passed
            if seconds is not None:
                limit = seconds if most is None else min(most, seconds * self._weight())
                left = limit - (now - started)
                rate = slice_ / max(passed, 1e-6)
                if left <= 0 or self._is_settled(left * rate):
                    break
                size = max(1, int(min(rate * _SLICE_S, rate * left, 2 * size)))
            elif nodes is not None and self._is_settled(nodes - done):
                break
            else:
                size = 256
        count, total = self._sums() - first
        if count > 1:
            self.spread = math.sqrt(max(self.params[trees.SQUARES] - total * total / count, 0.0) / (count - 1))
        return done

    def _sums(self) -> Doubles:
        """Return how many playouts there were from the root, and the sum of their differences."""
        root = self._meta[trees.ROOT]
        return np.array([self._tree.visits[root], self._tree.margins[root]], np.float64)

    def _is_settled(self, left: float) -> bool:
        """Tell whether *left* playouts more cannot change which dot has most."""
        second, best, count = self._leading()
        return count == 1 or (count > 1 and best - second > left)

    def _weight(self) -> float:
        """Return the factor of the time for a move: the closer the two most visited dots, the more."""
        second, best, _ = self._leading()
        return _EASY + (_CLOSE - _EASY) * second / max(best, 1)

    def _leading(self) -> tuple[int, int, int]:
        """Return the playouts of the second and of the most visited dot, and how many dots there are."""
        tree = self._tree
        root = int(self._meta[trees.ROOT])
        first, count = int(tree.first[root]), int(tree.fan[root])
        if count < 2:
            return 0, 0, count
        second, best = np.partition(tree.visits[first : first + count], count - 2)[count - 2 :]
        return int(second), int(best), count

    def _run(self, iterations: int) -> int:
        return trees.search(
            self._start, self._work, self._tree, self._buffers, self._meta, self.params, self._weights, iterations
        )

    def found(self) -> list[Tried]:
        """Return what was found of each dot, the most visited first."""
        tree = self._tree
        root = int(self._meta[trees.ROOT])
        first, count = int(tree.first[root]), int(tree.fan[root])
        children = sorted(
            range(first, first + count), key=lambda child: (-int(tree.visits[child]), -float(tree.priors[child]), child)
        )
        return [
            Tried(
                int(tree.moves[child]),
                visits := int(tree.visits[child]),
                float(tree.sums[child]) / max(visits, 1),
                float(tree.margins[child]) / max(visits, 1),
            )
            for child in children
        ]
