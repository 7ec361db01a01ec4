"""The full engine of the automatic rules: dots put and taken back, with grounding, hash and all the rest kept up.

A live dot, a region and a pool are *solid* for their owner. What is linked to the edge by
orthogonal steps over cells solid for one side is grounded. A chain that captures cannot be
crossed by such steps: so a capture never loosens what lies outside it, and grounding only
grows, but where a dot that captured stands in a pool and ends it: then it is made anew.

Every change of a cell or a parent is logged as what stood there; a frame keeps the scores and
the hash of before a move. So taking back restores every byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from kropki.dots.board.board import Board, Point
from kropki.dots.kernel.capture import take
from kropki.dots.kernel.cells import (
    AREA,
    AREAS,
    AROUND,
    BOUND,
    DOTS,
    FOOTING,
    GROUNDED,
    INERT,
    LIVE,
    POOL,
    POOLS,
    STRIDE,
    TAKEN,
    WALL,
    Cell,
    Log,
    Numbers,
    Shorts,
    Side,
    cells_of,
    empty_cells,
    point_of,
    wide,
)
from kropki.dots.kernel.closing import chain_around, drop
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.state import (
    BLOCK,
    FIELD,
    HASH,
    HELD,
    KEPT,
    LEFT,
    NO_LOG,
    QUEUE,
    SIZE,
    TALLY,
    TOP,
    BoardState,
    flag,
    toggle,
    write_cell,
)

ROOM = 8 * SIZE  # of the log: more than one move can need


def empty(board: Board, log: Log = NO_LOG) -> BoardState:
    """Return an empty board; *log* is room for what is to be taken back."""
    field = np.zeros(FIELD, np.int16)
    cells = empty_cells(board)
    field[:SIZE] = WALL  # below the board, too: who looks two steps around a dot meets it there
    field[: cells.size] = cells
    tally = np.zeros(TALLY, np.int64)
    tally[LEFT] = board.width * board.height
    return BoardState(field, tally, log)


def room_to_undo(dots: int) -> tuple[Log, Numbers]:
    """Return the log and the frames for so many *dots* that are put and taken back."""
    return np.zeros(dots * ROOM, np.int32), np.zeros((dots, KEPT), np.int64)


class Field:
    """A board under way by the automatic rules; sides are players less one."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.field, self.tally, self.log = empty(board, np.zeros(2 * ROOM, np.int32))
        self.frames: Numbers = np.zeros((64, KEPT), np.int64)
        self.depth = 0
        self._cells: list[Cell] = cells_of(board).tolist()

    @property
    def state(self) -> BoardState:
        """The same board for compiled functions, until the next dot."""
        return BoardState(self.field, self.tally, self.log)

    def put(self, point: Point, side: Side) -> int:
        """Put a dot on an open *point*; give how many regions and pools it closed, -1 if it was lost at once."""
        self._make_room()
        closed = _put(self.field, self.tally, self.log, self.frames, self.depth, self._cells[point], side)
        self.depth += 1
        return int(closed)

    def put_all(self, points: Sequence[Point], sides: Sequence[Side], *, closing: bool) -> int:
        """Put dots on *points* in turn, each in a frame; give how many: a point that is not open ends it.

        Those that are not *closing* are laid. It is one call for all: a call for each would wait for Python each time.
        """
        cells = np.array([self._cells[point] for point in points], np.int64)
        of_sides, done = np.array(sides, np.int64), 0
        while done < cells.size:
            self._make_room()
            before = self.depth
            self.depth = _put_all(self.state, self.frames, before, cells[done:], of_sides[done:], closing)
            done += self.depth - before
            if done < cells.size and not self.is_open(points[done]):
                break
        return done

    def begin(self) -> None:
        """Open a frame for what ``lay``, ``take`` and ``draw`` change until the next one."""
        self._make_room()
        self.frames[self.depth] = self.tally[:KEPT]
        self.depth += 1

    def lay(self, point: Point, side: Side) -> None:
        """Lay a dot on an open *point*, and let it close nothing."""
        _lay(self.field, self.tally, self.log, self._cells[point], side)

    def take(self, points: Iterable[Point], side: Side) -> None:
        """Put *points* into a region of *side*; enemy dots on them are captured, own ones freed."""
        self._make_room()
        take_all(self.state, np.array([self._cells[p] for p in points], np.int64), side)

    def cover(self, points: Iterable[Point]) -> None:
        """Close those of *points* that are open: a line is drawn over them."""
        cover(self.state, np.array([self._cells[p] for p in points], np.int64))

    def _make_room(self) -> None:
        """Make sure that the log has ROOM for another step, and that there is a frame."""
        if self.log.size - int(self.tally[TOP]) < ROOM:
            self.log = np.concatenate([self.log, np.zeros(self.log.size + ROOM, np.int32)])
        if self.depth == len(self.frames):
            self.frames = np.concatenate([self.frames, np.zeros_like(self.frames)])

    def take_back(self) -> None:
        """Undo the last ``put``, or all since the last ``begin``."""
        self.depth -= 1
        _take_back(self.field, self.tally, self.log, self.frames, self.depth)

    def is_open(self, point: Point) -> bool:
        """Tell whether a dot may be put on *point*."""
        return not self.field[self._cells[point]] & TAKEN

    def is_grounded(self, point: Point) -> bool:
        """Tell whether what lies on *point* holds to the edge for its owner."""
        return bool(self.field[self._cells[point]] & GROUNDED)

    def dot(self, point: Point) -> int:
        """Return the player whose dot lies on *point*, or 0."""
        byte = int(self.field[self._cells[point]])
        return byte & DOTS or (byte & POOLS) // INERT if byte & AREAS else byte & DOTS

    def region(self, point: Point) -> int:
        """Return the player in whose region *point* is, or 0."""
        return (int(self.field[self._cells[point]]) & AREAS) // AREA

    def pool(self, point: Point) -> int:
        """Return the player in whose pool the open *point* is, or 0."""
        byte = int(self.field[self._cells[point]])
        return 0 if byte & TAKEN else (byte & POOLS) // POOL

    def is_live(self, point: Point, side: Side) -> bool:
        """Tell whether a live dot of *side* lies on *point*: one that may build chains."""
        return bool(self.field[self._cells[point]] & (LIVE << side))

    def chain_around(self, point: Point, side: Side) -> tuple[Point, ...]:
        """Return the tightest chain of *side* around *point*, which has no live dot of it; nothing where it is open."""
        chain = np.zeros(SIZE, np.int16)
        length = chain_around(self.state, self._cells[point], side, chain)
        return tuple(point_of(self.board, cell) for cell in chain[:length].tolist())

    def snapshot(self) -> tuple[list[int], list[int], list[int]]:
        """Give, for each point, the player of its dot, of the region and of the pool that it is in, or 0."""
        bytes_ = self.field[self._cells]
        areas = (bytes_ & AREAS) // AREA
        low = (bytes_ & POOLS) // POOL
        dots = np.where(areas > 0, low, bytes_ & DOTS)
        pools = np.where(bytes_ & TAKEN == 0, low, 0)
        return dots.tolist(), areas.tolist(), pools.tolist()

    @property
    def held(self) -> tuple[int, int]:
        """The enemy dots that player 1 and player 2 hold captured."""
        return int(self.tally[HELD]), int(self.tally[HELD + 1])

    @property
    def open(self) -> int:
        """Number of open points."""
        return int(self.tally[LEFT])

    @property
    def hash(self) -> int:
        """The Zobrist hash of dots, regions and pools."""
        return int(self.tally[HASH]) & (1 << 64) - 1


# Python calls these for each dot, so they take arrays: see ``BoardState``.


@compiled
def _put(field: Shorts, tally: Numbers, log: Log, frames: Numbers, depth: int, cell: Cell, side: Side) -> int:
    return put(BoardState(field, tally, log), frames, depth, cell, side)


@compiled
def _lay(field: Shorts, tally: Numbers, log: Log, cell: Cell, side: Side) -> None:
    """Lay a dot of *side* on an open *cell*."""
    tally[LEFT] -= 1
    write_cell(BoardState(field, tally, log), cell, LIVE << side, True)


@compiled
def _put_all(state: BoardState, frames: Numbers, depth: int, cells: Numbers, sides: Numbers, closing: bool) -> int:
    """Put dots on *cells* from frame *depth* on; return the frame after the last: there may be no room for more."""
    for place in range(cells.size):
        cell, side = cells[place], sides[place]
        if state.field[cell] & TAKEN or depth == len(frames) or state.log.size - state.tally[TOP] < ROOM:
            break
        if closing:
            put(state, frames, depth, cell, side)
        else:
            for number in range(KEPT):
                frames[depth, number] = state.tally[number]
            state.tally[LEFT] -= 1
            write_cell(state, cell, LIVE << side, True)
        depth += 1
    return depth


@compiled
def _take_back(field: Shorts, tally: Numbers, log: Log, frames: Numbers, depth: int) -> None:
    take_back(BoardState(field, tally, log), frames, depth)


@compiled_part
def put(state: BoardState, frames: Numbers, depth: int, cell: Cell, side: Side) -> int:
    """Put a dot on an open *cell* and keep in frame *depth* what undoes it; give what ``drop`` gives."""
    for place in range(KEPT):
        frames[depth, place] = state.tally[place]
    start = state.tally[TOP]
    pool = wide(state.field[cell]) & (POOL << (1 - side))
    closed = drop(state, cell, side, True)
    if pool and closed > 0:
        _ground_anew(state)
    else:
        _ground(state, start)
    return closed


@compiled
def take_all(state: BoardState, cells: Numbers, side: Side) -> None:
    """Put all *cells* into a region of *side*."""
    start = state.tally[TOP]
    for place in range(cells.size):
        take(state, cells[place], side, True)
    _ground(state, start)


@compiled
def cover(state: BoardState, cells: Numbers) -> None:
    """Close those of *cells* that are open, for both sides."""
    for place in range(cells.size):
        if state.field[cells[place]] & TAKEN == 0:
            state.tally[LEFT] -= 1
            write_cell(state, cells[place], BOUND, True)


@compiled_part
def take_back(state: BoardState, frames: Numbers, depth: int) -> None:
    """Restore what was before the ``put`` of frame *depth*."""
    tally = state.tally
    start = frames[depth, TOP]
    for place in range(tally[TOP] - 1, start - 1, -1):
        entry = wide(state.log[place])
        cell = entry >> 16 & (SIZE - 1)
        if entry >> BLOCK:
            cell += (entry >> BLOCK) * SIZE
        else:
            toggle(tally, cell, (wide(state.field[cell]) ^ entry) & DOTS)
        state.field[cell] = entry & 0xFFFF
    for place in range(KEPT):
        tally[place] = frames[depth, place]


@compiled_part
def _ground(state: BoardState, start: int) -> None:
    """Ground what the changes logged from *start* on link to the edge."""
    for place in range(start, state.tally[TOP]):
        entry = wide(state.log[place])
        cell = entry >> 16
        if entry >> BLOCK == 0 and not state.field[cell] & GROUNDED:
            _ground_from(state, cell)


@compiled_part
def _ground_from(state: BoardState, cell: Cell) -> None:
    """Ground *cell* and all that hangs together with it, if it touches the edge or a grounded cell of its owner."""
    field = state.field
    loose = wide(FOOTING[wide(field[cell])]) >> 2
    if loose == 0:
        return
    beside = _beside(field, cell)
    if beside & loose == 0:
        return
    flag(state, cell, GROUNDED, True)
    if beside & loose << 2 == 0:
        return
    field[QUEUE] = cell
    tail = 1
    while tail > 0:
        tail -= 1
        here = wide(field[QUEUE + tail])
        for turn in range(0, 8, 2):
            there = here + wide(AROUND[turn])
            if FOOTING[wide(field[there])] >> 2 == loose:
                flag(state, there, GROUNDED, True)
                field[QUEUE + tail] = there
                tail += 1


@compiled_part
def _beside(field: Shorts, cell: Cell) -> int:
    """Return the FOOTING of the four neighbours of *cell*, joined."""
    return (
        wide(FOOTING[wide(field[cell - 1])])
        | wide(FOOTING[wide(field[cell - STRIDE])])
        | wide(FOOTING[wide(field[cell + 1])])
        | wide(FOOTING[wide(field[cell + STRIDE])])
    )


@compiled_part
def _ground_anew(state: BoardState) -> None:
    """Find all that is grounded from nothing."""
    field = state.field
    for cell in range(STRIDE, SIZE - STRIDE):
        if field[cell] & GROUNDED:
            flag(state, cell, GROUNDED, True)
    for cell in range(STRIDE, SIZE - STRIDE):
        if field[cell] and field[cell] != WALL:
            _ground_from(state, cell)
