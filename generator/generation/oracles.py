"""The clues of a full solution, and the oracles that say whether some of them suffice.

The meeting of a grid with the solvers: flags on one side (see ``generator.generation.minimise``), the
arrays of the compiled code on the other.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

import numpy as np

from kropki.generator.board import rules
from kropki.generator.board.geometry import Board, Permutation
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle, blank
from kropki.generator.board.rules import Dot, Link, Negative
from kropki.generator.errors import BudgetError
from kropki.generator.generation import minimise, thinning
from kropki.generator.generation.minimise import Flags, Order
from kropki.generator.generation.thinning import Climb, Memory, Task, Wanted
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.context import Context, Room, reach
from kropki.generator.ladder.deduction.findings import allocate
from kropki.generator.ladder.deduction.sweep import LADDER
from kropki.generator.ladder.grade import STAGES, climbed, count_moments
from kropki.generator.ladder.rungs import Difficulty, Level, rungs_of, rungs_up_to
from kropki.generator.solver import kernel
from kropki.generator.solver.propagation import cell_sets
from kropki.generator.solver.tables import Indices, Masks, edge_array, tables_of

SEARCH_BUDGET = 20_000  # nodes for one question of the search; few questions ever need a tenth of it
_NOBODY = np.empty(0, dtype=np.intp)  # of the clues; as leaders: each clue is dropped alone
_DOTS = [{Link.WHITE: Dot.WHITE, Link.BLACK: Dot.BLACK}.get(link, Dot.NONE) for link in Link]  # by their links
GLANCE = 1_000  # nodes for a look that need not be sure


class _Rooms:
    """The memory of one thread for a *board*: to have it new for each puzzle takes longer than to use it."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._rooms: dict[Level, Room] = {}
        self.findings = allocate(len(board.cells))
        self.built: dict[Level, Clues] = {}  # whose context is there
        self.contexts: dict[Level, Context] = {}
        self._memory: Memory | None = None

    def memory(self, task: Task) -> Memory:
        """Return an empty memory for the work of *task*."""
        if self._memory is None:
            self._memory = thinning.remember(task)
        self._memory.links[:] = task.links
        self._memory.met[0] = 0
        return self._memory

    def of(self, level: Level) -> Room:
        """Return the room for the rungs up to *level*."""
        if level not in self._rooms:
            self._rooms[level] = Room(self._board)
        return self._rooms[level]


_threads = threading.local()


def _rooms(board: Board) -> _Rooms:
    """Return the memory of this thread."""
    kept: dict[Board, _Rooms] = _threads.__dict__.setdefault("rooms", {})
    if board not in kept:
        kept[board] = _Rooms(board)
    return kept[board]


@dataclass(frozen=True, slots=True)
class Aim:
    """What the clues that are kept have to suffice for."""

    level: Level | None = None  # the rungs up to it solve the puzzle; None: it has one solution
    rungs: int | None = None  # only so many of them, counted from the easiest


class Clues:
    """The clues of a full solution, as flags: its digits, a cell each, then its dots, an edge each.

    A dot is a clue, and may be dropped, if its digits may stand at an edge without one.
    """

    def __init__(self, board: Board, digits: Indices, links: Indices, *, negative: Negative) -> None:
        self.board = board
        self.gap = rules.gap(negative)
        self.negative = negative
        self.digits = digits
        self.links = links  # of all dots, as ``kernel.link_array`` gives them
        self.cells = digits.size
        self.count = digits.size + links.size - 1
        self.droppable_dots = _NOBODY if self.has_all_dots else self._droppable()
        self._cell_sets = cell_sets(board)
        self._quick = Level.MEDIUM if self.has_all_dots else Level.EASY  # up to here the ladder is as fast as a search
        self._found = np.empty((0, self.cells), dtype=np.uint8)
        self._least = np.full(
            self.cells, (1 << board.size) - 1, dtype=np.int16
        )  # what all dots leave possible, or more
        self._rooms = _rooms(board)
        self._findings = self._rooms.findings

    @classmethod
    def of(cls, grid: Grid, dots: tuple[Dot, ...], *, negative: Negative) -> Self:
        """Return the clues of *grid* with *dots*."""
        links = kernel.link_array(replace(blank(grid.size, negative=negative, boxes=grid.boxes), dots=dots))
        return cls(grid.board, np.array(grid.digits, dtype=np.uint8), links, negative=negative)

    @property
    def grid(self) -> Grid:
        """The full solution."""
        return Grid(self.board.size, tuple(self.digits.tolist()), bool(self.board.boxes))

    @property
    def dots(self) -> tuple[Dot, ...]:
        """All dots."""
        return tuple([_DOTS[link] for link in self.links[:-1].tolist()])

    @property
    def has_all_dots(self) -> bool:
        """Whether no dot may be dropped."""
        return self.gap is Link.GAP

    def _droppable(self) -> Order:
        found = np.empty(self.links.size - 1, dtype=np.intp)
        partners = tables_of(self.board).partners[self.gap]
        return found[: thinning.find_droppable(self.digits, self.links, edge_array(self.board), partners, found)]

    def leaders(self, symmetry: Permutation, *, with_dots: bool = False) -> Order:
        """Return, per clue, the lowest one of those that are dropped with it to keep *symmetry*.

        A dot goes alone, unless it is *with_dots*.
        """
        board = self.board
        powers = board.powers(symmetry)
        edges = board.edge_leaders(powers) if with_dots else range(len(board.edges))
        return np.array([*board.leaders(powers), *[self.cells + edge for edge in edges]], dtype=np.intp)

    def is_unique(self, kept: Flags) -> bool:
        """Tell whether the clues flagged in *kept* leave one solution.

        Raises ``BudgetError`` if that is not settled within ``SEARCH_BUDGET`` nodes.
        """
        budget = SEARCH_BUDGET
        start, links = self.arrays(kept)
        count, nodes = kernel.search(start, links, self._cell_sets, 2, budget, self._found)
        if nodes > budget:
            raise BudgetError(f"expected an answer within {budget} nodes, got none")
        return bool(count == 1)

    def solves_within(self, level: Level, kept: Flags, rungs: int | None = None) -> bool:
        """Tell whether the rungs of the ladder up to *level* lead from the clues flagged in *kept* to the end.

        *rungs*: only so many of them, counted from the easiest.
        """
        start, links = self.arrays(kept)
        rungs = rungs_up_to(level) if rungs is None else rungs
        context = self._context(links, level)
        return climbing.climb_fast(context, self._cell_sets, start, LADDER, rungs, self._findings)

    def need_no_digit(self, level: Level) -> bool:
        """Tell whether the rungs up to *level* lead from all dots to the end; what they leave is where ``thin`` begins.

        Then no more than that level may be asked of ``thin``.
        """
        context, rungs = self._context(self.links, level), rungs_up_to(level)
        return climbing.climb_fast(context, self._cell_sets, self._least, LADDER, rungs, self._findings)

    def moments(self, level: Level, kept: Flags) -> int | None:
        """Count the moments of the clues flagged in *kept* that need *level*, ``None`` if its rungs do not suffice."""
        context = self._context(self.arrays(kept)[1], level)
        givens = np.where(kept[: self.cells], self._masks, np.int16(0))
        return count_moments(context, givens, level, self._findings)

    def thin(self, kept: Flags, order: Order, aim: Aim, leaders: Order | None = None) -> None:
        """Drop from *kept*, in place, each clue of *order* in turn if the rest suffices for the *aim*.

        With *leaders*, each clue is dropped together with all that have it as leader, and no other is.
        Raise ``BudgetError`` if a question costs too much.
        """
        if leaders is not None:
            order = order[leaders[order] == order]
        if aim.level is None:
            self._thin_plainly(kept, order, np.arange(self.count) if leaders is None else leaders)
            return
        task = Task(self._cell_sets, self.digits, self.links, edge_array(self.board), tables_of(self.board).partners)
        climb, wanted = self._climber(aim.level), self._wanted(aim.level, aim)
        memory = self._rooms.memory(task)
        together = _NOBODY if leaders is None else leaders
        groups = thinning.thin(task, climb, wanted, memory, self._least, kept, order, together)
        if self.has_all_dots:
            self._keep(aim.level, self._rooms.of(aim.level).first(groups, self.links))

    def _thin_plainly(self, kept: Flags, order: Order, leaders: Order) -> None:
        """Drop clues by the plain search: what takes it more than its budget decides what a seed gives."""
        flags = kept.copy()
        minimise.reduce(flags, order, lambda flags: self.is_unique(flags[leaders]))
        kept[:] = flags[leaders]

    def _climber(self, level: Level) -> Climb:
        room = self._rooms.of(level)
        self._rooms.built.pop(level, None)  # other groups will be there
        return Climb(LADDER, room.whole, reach(level), room.seen, self._findings)

    def _wanted(self, level: Level, aim: Aim) -> Wanted:
        rungs = rungs_up_to(level) if aim.rungs is None else aim.rungs
        return Wanted(int(self.gap), rungs, searches=level.rank > self._quick.rank, budget=GLANCE)

    def difficulty(self, kept: Flags, hardest: Level | None = None, moments: int | None = None) -> Difficulty:
        """Return the difficulty of the puzzle of the clues flagged in *kept*, which has one solution.

        If it is known that the rungs up to *hardest* solve it, no others are prepared; nor are its *moments* counted.
        """
        return self._climb(kept, hardest, moments=moments)

    def gentle_difficulty(self, kept: Flags, hardest: Level, most: float) -> Difficulty | None:
        """Return the same, or ``None`` as soon as it is seen that the first digit needs a rung of more than *most*."""
        found = self._climb(kept, hardest, rungs_of(most))
        return found if found.first <= most else None

    def _climb(
        self, kept: Flags, hardest: Level | None, gentle: int = climbing.MANY, moments: int | None = None
    ) -> Difficulty:
        links = self.arrays(kept)[1]
        givens = np.where(kept[: self.cells], self._masks, np.int16(0))
        contexts = ((level, self._context(links, level)) for level in ((hardest,) if hardest else STAGES))
        return climbed(contexts, givens, self._findings, gentle, moments)

    def _context(self, links: Indices, hardest: Level) -> Context:
        """Return a context for the rungs up to *hardest*: good until the next one for them is asked for."""
        if self.has_all_dots:  # one for harder rungs does, too
            for level, clues in self._rooms.built.items():
                if clues is self and level.rank >= hardest.rank:
                    return self._rooms.contexts[level]
        return self._keep(hardest, self._rooms.of(hardest).context(links, hardest))

    def _keep(self, hardest: Level, context: Context) -> Context:
        """Note that this *context* is there, for the rungs up to *hardest*."""
        self._rooms.built[hardest], self._rooms.contexts[hardest] = self, context
        return context

    def arrays(self, kept: Flags) -> tuple[Masks, Indices]:
        """Return the masks and links of the clues flagged in *kept*, as ``kernel.search`` takes them."""
        start = np.where(kept[: self.cells], self._masks, np.int16((1 << self.board.size) - 1))
        if self.has_all_dots:
            return start, self.links
        links = self.links.copy()
        links[:-1][~kept[self.cells :]] = self.gap
        return start, links

    def puzzle(self, kept: Flags) -> Puzzle:
        """Return the puzzle of the clues flagged in *kept*."""
        givens = np.where(kept[: self.cells], self.digits, EMPTY)
        links = np.where(kept[self.cells :], self.links[:-1], Link.FREE)
        dots = tuple(map(_DOTS.__getitem__, links.tolist()))
        return Puzzle(self.board.size, tuple(givens.tolist()), dots, self.negative, bool(self.board.boxes))

    @cached_property
    def _masks(self) -> Masks:
        return np.left_shift(1, self.digits - 1, dtype=np.int16)
