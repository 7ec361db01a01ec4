"""What can be taken by force: captures in one dot, double attacks, ladders, and which dots refute them.

    threat    a dot after which its player could capture
    attack    threats, each of which leaves the other few answers, until there is none that helps

An attack is proved by a search through threats alone: the attacker puts dots that threaten, near his
last, the defender every dot that stops a threat or that captures. A *double attack* is one threat that
no answer meets, a *ladder* is longer. Shorter attacks are tried first, up to so many dots in all; what was
found until then is proved for captures within SIGHT. Nets, whose first dot threatens nothing, are what
``trajectories`` finds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kropki.dots.board.board import Board
from kropki.dots.engine.lookahead import gain, is_near, touches
from kropki.dots.kernel.cells import TAKEN, Cell, Log, Numbers, Shorts, Side, cells_of, wide
from kropki.dots.kernel.field import Field, put, room_to_undo, take_back
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.long_steps import dots_near
from kropki.dots.kernel.state import HELD, LONG, BoardState

DEEPEST = 12  # dots of the attacker
ANSWERS = 8  # of the defender that are tried at most; with more, an attack counts as refuted
CAPTURE, DOUBLE, LADDER, NET = 1, 2, 3, 4
REASONS = ("", "capture", "double attack", "ladder", "net")
SIGHT = 7  # steps from the attacker's last dot within which captures are seen
LONG_SIGHT = 3  # where chains have steps of two: three dots capture, and each look takes longer
_NEAR = 2  # steps from the attacker's last dot within which an attack goes on


class Buffers(NamedTuple):
    """The stacks of the search, and what it writes."""

    log: Log
    frames: Numbers
    answers: Shorts
    nodes: Numbers  # dots that were tried, and how many may be
    gains: Numbers  # for each cell asked for: what a dot there takes by force
    kinds: Numbers  # and of which kind that is


def make_buffers(cells: int) -> Buffers:
    """Make room for a search among *cells* cells."""
    return Buffers(
        *room_to_undo(2 * DEEPEST + 4),
        np.zeros(DEEPEST * ANSWERS, np.int16),
        np.zeros(2, np.int64),
        np.zeros(cells, np.int64),
        np.zeros(cells, np.int64),
    )


@dataclass(frozen=True, slots=True)
class Attack:
    """A dot on *cell* takes *gain* dots at least by force; *kind* is CAPTURE, DOUBLE or LADDER."""

    cell: Cell
    gain: int
    kind: int


@dataclass(frozen=True, slots=True)
class Urgent:
    """What a dot takes by force, by an attack of *kind* (0: none), and what it saves from the other's attacks."""

    taken: int
    saved: int
    kind: int

    @property
    def weight(self) -> int:
        """What it is about, in dots."""
        return self.taken + self.saved

    @property
    def reason(self) -> str:
        """Its name: ``capture``, ``double attack``, ``ladder``, ``net`` or ``defence``."""
        return REASONS[self.kind] if self.kind and self.taken >= self.saved else "defence"


class Tactics:
    """The stacks for one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._cells = cells_of(board)
        self._buffers = make_buffers(self._cells.size)

    def attacks(self, field: Field, side: Side, nodes: int, first: Cell = 0) -> list[Attack]:
        """Return the attacks of *side*, greatest first; after a dot of the other on the open cell *first*, if any."""
        buffers = self._buffers
        buffers.nodes[:] = (0, nodes)
        attacks(field.state.copy(buffers.log), self._cells, side, first, buffers)
        found = [
            Attack(int(self._cells[place]), int(buffers.gains[place]), int(buffers.kinds[place]))
            for place in np.flatnonzero(buffers.gains)
        ]
        return sorted(found, key=lambda attack: (-attack.gain, attack.kind, attack.cell))

    def urgent(self, field: Field, side: Side, nodes: int) -> dict[Cell, Urgent]:
        """Return the dots by which *side* takes something by force, or saves what the other would take.

        Where chains have steps of two, nearly each lone dot falls to a double attack: there only captures are feared.
        """
        feared = 0 if field.tally[LONG] else nodes
        found = {attack.cell: Urgent(attack.gain, 0, attack.kind) for attack in self.attacks(field, side, nodes)}
        threats = self.attacks(field, 1 - side, feared)
        if threats:
            answers = list(dict.fromkeys([*(threat.cell for threat in threats[:ANSWERS]), *list(found)[:ANSWERS]]))
            for cell in answers:
                left = self.attacks(field, 1 - side, feared // 4, first=cell)
                saved = threats[0].gain - (left[0].gain if left else 0)
                if saved > 0:
                    known = found.get(cell, Urgent(0, 0, 0))
                    found[cell] = Urgent(known.taken, saved, known.kind)
        return found


@compiled
def attacks(state: BoardState, cells: Shorts, side: Side, first: Cell, buffers: Buffers) -> None:
    """Write to *buffers*, for each of *cells*, what a dot of *side* there takes by force, and of which kind it is.

    A dot of the other on the cell *first*, if it is not 0, comes before.
    """
    field, nodes = state.field, buffers.nodes
    if first:
        put(state, buffers.frames, wide(2 * DEEPEST + 3), first, 1 - side)
    for place in range(cells.size):
        cell = wide(cells[place])
        buffers.gains[place] = 0 if field[cell] & TAKEN else wide(gain(state, cell, side, True))
        buffers.kinds[place] = CAPTURE if buffers.gains[place] else 0
    for turn in range(3):
        deepest = wide(1 if turn == 0 else (3 if turn == 1 else DEEPEST))
        for place in range(cells.size):
            cell = wide(cells[place])
            if (
                buffers.gains[place]
                or field[cell] & TAKEN
                or nodes[0] >= nodes[1]
                or not _is_in_reach(state, cell, side)
            ):
                continue
            buffers.gains[place] = forced(state, cells, side, cell, buffers, wide(0), deepest)
            if buffers.gains[place]:
                buffers.kinds[place] = DOUBLE if turn == 0 else LADDER


@compiled_part
def forced(state: BoardState, cells: Shorts, side: Side, cell: Cell, buffers: Buffers, level: int, deepest: int) -> int:
    """Return what *side* takes at least by threats alone after a dot on *cell*, up to *deepest* dots; 0 for none."""
    field, tally = state.field, state.tally
    sight = LONG_SIGHT if tally[LONG] else SIGHT
    before = tally[HELD + side] - tally[HELD + 1 - side]
    put(state, buffers.frames, 2 * level, cell, side)
    buffers.nodes[0] += 1
    least = wide(0)
    count = wide(0)
    if tally[HELD + side] - tally[HELD + 1 - side] == before:
        for place in range(cells.size):
            other = wide(cells[place])
            if field[other] & TAKEN or not is_near(other, cell, sight):
                continue
            threat = wide(gain(state, other, side, True))
            least = max(least, threat)
            if threat or gain(state, other, 1 - side, True):
                if count == ANSWERS:
                    least = wide(0)
                    break
                buffers.answers[level * ANSWERS + count] = other
                count += 1
    for number in range(count):
        if least <= 0:
            break
        answer = wide(buffers.answers[level * ANSWERS + number])
        put(state, buffers.frames, 2 * level + 1, answer, 1 - side)
        buffers.nodes[0] += 1
        now = tally[HELD + side] - tally[HELD + 1 - side] - before
        most = now + _greatest(state, cells, side, cell)
        if most <= 0 and level + 1 < deepest:
            for place in range(cells.size):
                following = wide(cells[place])
                if field[following] & TAKEN or buffers.nodes[0] >= buffers.nodes[1] or most > 0:
                    continue
                if is_near(following, cell, _NEAR) and _is_in_reach(state, following, side):
                    more = forced(state, cells, side, following, buffers, level + 1, deepest)
                    most = max(most, now + more)
        take_back(state, buffers.frames, 2 * level + 1)
        least = min(least, most)
    take_back(state, buffers.frames, 2 * level)
    return max(least, wide(0))


@compiled_part
def _is_in_reach(state: BoardState, cell: Cell, side: Side) -> bool:
    """Tell whether a chain of *side* could go on to *cell*."""
    if state.tally[LONG]:
        return dots_near(state.tally, cell, side) != 0
    return touches(state.field, cell, side)


@compiled_part
def _greatest(state: BoardState, cells: Shorts, side: Side, near: Cell) -> int:
    """Return what the best capture of *side* in one dot takes, in sight of *near*."""
    most = wide(0)
    sight = LONG_SIGHT if state.tally[LONG] else SIGHT
    for place in range(cells.size):
        cell = wide(cells[place])
        if not state.field[cell] & TAKEN and is_near(cell, near, sight):
            most = max(most, wide(gain(state, cell, side, True)))
    return most
