"""What can be taken by force: captures in one dot, double attacks, ladders, and which dots refute them.

    threat    a dot after which its player could capture
    attack    threats, each of which leaves the other few answers, until there is none that helps

An attack is proved by a search through threats alone: the attacker puts dots that threaten, near the
last two dots, the defender every dot that stops a threat or that captures. A *double attack* is one
threat that no answer meets, a *ladder* is longer. The search tries the shorter attacks first, and ends after so
many dots; what it has found until then is proved for the dots that it may try, a lower bound. Nets, whose
first dot threatens nothing, are the business of the tree.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from dots.board import Board
from dots.cells import AROUND, LIVE, TAKEN, Cell, Log, Numbers, Shorts, Side, cells_of, wide
from dots.field import ROOM, Field, put, take_back
from dots.jit import compiled, compiled_part
from dots.search.look import gain
from dots.state import HELD, KEPT, TOP

DEEPEST = 12  # dots of the attacker
ANSWERS = 8  # of the defender that are tried at most; with more, an attack counts as refuted
CAPTURE, DOUBLE, LADDER = 1, 2, 3
REASONS = ("", "capture", "double attack", "ladder")
_NEAR = 2  # steps from the attacker's last dot within which an attack goes on


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
    def reason(self) -> str:
        """Its name: ``capture``, ``double attack``, ``ladder`` or ``defence``."""
        return REASONS[self.kind] if self.kind and self.taken >= self.saved else "defence"


class Tactics:
    """The stacks for one board."""

    def __init__(self, board: Board) -> None:
        self._cells = cells_of(board)
        self._gains = np.zeros(self._cells.size, np.int64)
        self._kinds = np.zeros(self._cells.size, np.int64)
        self._frames = np.zeros((2 * DEEPEST + 4, KEPT), np.int64)
        self._log: Log = np.zeros((2 * DEEPEST + 4) * ROOM, np.int32)
        self._answers = np.zeros(DEEPEST * ANSWERS, np.int16)
        self._nodes = np.zeros(2, np.int64)

    def attacks(self, field: Field, side: Side, nodes: int, first: Cell = 0) -> list[Attack]:
        """Give the attacks of *side*, the greatest first; after a dot of the other on the open cell *first*, if any."""
        work, score = field.field.copy(), field.tally.copy()
        score[TOP] = 0
        self._nodes[:] = (0, nodes)
        if first:
            put(work, score, self._log, self._frames, 2 * DEEPEST + 3, first, 1 - side)
        attacks(
            work,
            score,
            self._log,
            self._frames,
            self._cells,
            side,
            self._answers,
            self._nodes,
            self._gains,
            self._kinds,
        )
        found = [
            Attack(int(self._cells[place]), int(self._gains[place]), int(self._kinds[place]))
            for place in np.flatnonzero(self._gains)
        ]
        return sorted(found, key=lambda attack: (-attack.gain, attack.kind, attack.cell))

    def urgent(self, field: Field, side: Side, nodes: int) -> dict[Cell, Urgent]:
        """Give the dots by which *side* takes something by force, or saves what the other would take."""
        found = {attack.cell: Urgent(attack.gain, 0, attack.kind) for attack in self.attacks(field, side, nodes)}
        threats = self.attacks(field, 1 - side, nodes)
        if threats:
            answers = list(dict.fromkeys([*(threat.cell for threat in threats[:ANSWERS]), *list(found)[:ANSWERS]]))
            for cell in answers:
                left = self.attacks(field, 1 - side, nodes // 4, first=cell)
                saved = threats[0].gain - (left[0].gain if left else 0)
                if saved > 0:
                    known = found.get(cell, Urgent(0, 0, 0))
                    found[cell] = Urgent(known.taken, saved, known.kind)
        return found


@compiled
def attacks(
    field: Shorts,
    tally: Numbers,
    log: Log,
    frames: Numbers,
    cells: Shorts,
    side: Side,
    answers: Shorts,
    nodes: Numbers,
    gains: Numbers,
    kinds: Numbers,
) -> None:
    """Write for each of *cells* what a dot of *side* there takes by force, and of which kind it is.

    *nodes*: how many dots were tried, and how many may be.
    """
    for place in range(cells.size):
        cell = wide(cells[place])
        gains[place] = 0 if field[cell] & TAKEN else wide(gain(field, tally, log, cell, side, True))
        kinds[place] = CAPTURE if gains[place] else 0
    for deepest in (1, 3, DEEPEST):
        for place in range(cells.size):
            cell = wide(cells[place])
            if gains[place] == 0 and not field[cell] & TAKEN and nodes[0] < nodes[1] and _touches(field, cell, side):
                gains[place] = forced(
                    field, tally, log, frames, cells, side, cell, answers, nodes, wide(0), wide(deepest)
                )
                if gains[place]:
                    kinds[place] = DOUBLE if deepest == 1 else LADDER


@compiled_part
def _touches(field: Shorts, cell: Cell, side: Side) -> bool:
    """Tell whether a live dot of *side* lies beside *cell*."""
    dots = wide(0)
    for turn in range(8):
        dots |= wide(field[cell + wide(AROUND[turn])])
    return dots & (LIVE << side) != 0


@compiled_part
def forced(
    field: Shorts,
    tally: Numbers,
    log: Log,
    frames: Numbers,
    cells: Shorts,
    side: Side,
    cell: Cell,
    answers: Shorts,
    nodes: Numbers,
    level: int,
    deepest: int,
) -> int:
    """Give what *side* takes at least after a dot on *cell* by threats alone, with dots up to *deepest*; 0 for none."""
    before = tally[HELD + side] - tally[HELD + 1 - side]
    put(field, tally, log, frames, 2 * level, cell, side)
    nodes[0] += 1
    least = wide(0)
    count = wide(0)
    if tally[HELD + side] - tally[HELD + 1 - side] == before:
        for place in range(cells.size):
            other = wide(cells[place])
            if field[other] & TAKEN:
                continue
            threat = wide(gain(field, tally, log, other, side, True))
            least = max(least, threat)
            if threat or gain(field, tally, log, other, 1 - side, True):
                if count == ANSWERS:
                    least = wide(0)
                    break
                answers[level * ANSWERS + count] = other
                count += 1
    for number in range(count):
        if least <= 0:
            break
        answer = wide(answers[level * ANSWERS + number])
        put(field, tally, log, frames, 2 * level + 1, answer, 1 - side)
        nodes[0] += 1
        now = tally[HELD + side] - tally[HELD + 1 - side] - before
        most = now + _greatest(field, tally, log, cells, side)
        if most <= 0 and level + 1 < deepest:
            for place in range(cells.size):
                following = wide(cells[place])
                if field[following] & TAKEN or nodes[0] >= nodes[1] or most > 0:
                    continue
                if _is_near(following, cell) and _touches(field, following, side):
                    more = forced(
                        field,
                        tally,
                        log,
                        frames,
                        cells,
                        side,
                        following,
                        answers,
                        nodes,
                        level + 1,
                        deepest,
                    )
                    most = max(most, now + more)
        take_back(field, tally, log, frames, 2 * level + 1)
        least = min(least, most)
    take_back(field, tally, log, frames, 2 * level)
    return max(least, wide(0))


@compiled_part
def _greatest(field: Shorts, tally: Numbers, log: Log, cells: Shorts, side: Side) -> int:
    """Give what the best capture of *side* in one dot takes."""
    most = wide(0)
    for place in range(cells.size):
        cell = wide(cells[place])
        if not field[cell] & TAKEN:
            most = max(most, wide(gain(field, tally, log, cell, side, True)))
    return most


@compiled_part
def _is_near(cell: Cell, other: Cell) -> bool:
    return abs((cell & 63) - (other & 63)) <= _NEAR and abs((cell >> 6) - (other >> 6)) <= _NEAR
