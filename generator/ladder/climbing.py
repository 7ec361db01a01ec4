"""The two ways to climb the ladder, compiled.

``close`` climbs as fast as it can and says only whether a level suffices; it is the oracle of
the search. ``climb`` climbs as a person does, always with the cheapest rung that gives
anything, and keeps count. Because every rung is monotone both end at the same candidates,
and the order of steps cannot change a level or a rating.

``climb`` goes in rounds: all that the cheapest rung finds in one state is done at once. So
its counts depend on the puzzle alone and not on the order in which the board is looked at.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.ladder.context import Scene
from generator.ladder.findings import NOBODY, Finds
from generator.ladder.masks import is_single
from generator.ladder.propagation import narrow
from generator.ladder.rungs import EASY_RUNGS, RUNGS
from generator.ladder.sweep import NARROWED_RUNGS, Ladder, sweep
from generator.solver.jit import compiled
from generator.solver.tables import Flags, Masks


class Tally(NamedTuple):
    """What a climb counted."""

    uses: npt.NDArray[np.int64]  # (rungs,) finds of each rung
    effort: npt.NDArray[np.float64]  # (1,)
    first: npt.NDArray[np.int64]  # (1,) hardest rung up to the first placement
    placing_rounds: npt.NDArray[np.int64]  # (1,)
    placements: npt.NDArray[np.int64]  # (1,)


@compiled
def close(scene: Scene, state: Masks, ladder: Ladder, rungs: int, finds: Finds) -> bool:
    """Narrow *state* in place by the first *rungs* rungs, all the easy ones at least; tell whether that solves it."""
    cells = state.size
    placed = np.zeros(cells, dtype=np.bool_)
    queue = np.empty(cells, dtype=np.uint8)
    queued = np.ones(cells, dtype=np.bool_)
    for cell in range(cells):
        queue[cell] = cell
    waiting = cells
    dirty = np.uint32((1 << scene.board.houses.shape[0]) - 1)
    pairs = rungs >= NARROWED_RUNGS
    while True:
        if not narrow(state, scene.links, scene.board, queue, queued, waiting, dirty, pairs):
            return False
        solved = True
        for cell in range(cells):
            placed[cell] = is_single(state[cell])
            solved = solved and placed[cell]
        if solved:
            return True
        count = 0
        for rung in range(EASY_RUNGS, rungs):
            if not (pairs and ladder.narrowed[rung]):
                count = sweep(scene, state, placed, ladder.primitive[rung], ladder.parameter[rung], finds)
                if count:
                    break
        if count == 0:
            return False
        waiting = 0
        dirty = np.uint32(0)
        for find in range(count):
            for cell in range(cells):
                if finds.removed[find, cell] & state[cell]:
                    state[cell] &= ~finds.removed[find, cell]
                    dirty = np.uint32(dirty | scene.board.homes[cell])
                    if not queued[cell]:
                        queued[cell] = True
                        queue[waiting] = cell
                        waiting += 1


@compiled
def apply(scene: Scene, state: Masks, placed: Flags, finds: Finds, first: int, last: int) -> None:
    """Do what the finds from *first* to *last* say; a digit that is placed leaves the cells that see it."""
    for find in range(first, last):
        for cell in range(state.size):
            state[cell] &= ~finds.removed[find, cell]
    for find in range(first, last):
        if finds.placed[find] != NOBODY:
            put(scene, state, placed, np.int64(finds.placed[find]))


@compiled
def put(scene: Scene, state: Masks, placed: Flags, cell: int | np.int64) -> None:
    """Mark *cell*, which has one candidate, as placed."""
    placed[cell] = True
    for k in range(scene.board.peers.shape[1]):
        state[scene.board.peers[cell, k]] &= ~state[cell]


@compiled
def start(scene: Scene, state: Masks, placed: Flags, givens: Masks) -> None:
    """Set up the first state: the givens (masks, 0 for none) are placed, every other cell is open."""
    for cell in range(state.size):
        state[cell] = (1 << scene.board.houses.shape[1]) - 1
        placed[cell] = False
    for cell in range(state.size):
        if givens[cell]:
            state[cell] &= givens[cell]
    for cell in range(state.size):
        if givens[cell]:
            put(scene, state, placed, cell)


@compiled
def climb(scene: Scene, state: Masks, placed: Flags, ladder: Ladder, finds: Finds, tally: Tally) -> bool:
    """Solve as a person does from *state*, in rounds; count in *tally*; tell whether the ladder reaches the end."""
    hardest = 0
    while True:
        solved = True
        for cell in range(state.size):
            if state[cell] == 0:
                return False
            solved = solved and placed[cell]
        if solved:
            return True
        count = 0
        rung = -1
        while count == 0 and rung + 1 < ladder.primitive.size:
            rung += 1
            count = sweep(scene, state, placed, ladder.primitive[rung], ladder.parameter[rung], finds)
        if count == 0:
            return False
        apply(scene, state, placed, finds, 0, count)
        hardest = max(hardest, rung)
        tally.uses[rung] += count
        for find in range(count):  # of n finds in sight one is found n times as fast, then one of n - 1 ...
            tally.effort[0] += ladder.weight[rung] / (find + 1)
        if finds.placed[0] != NOBODY:
            if tally.placements[0] == 0:
                tally.first[0] = hardest
            tally.placements[0] += count
            tally.placing_rounds[0] += 1


def cheapest(scene: Scene, state: Masks, placed: Flags, ladder: Ladder, finds: Finds) -> tuple[int, int]:
    """Give the first rung that finds anything in this state, and how much; the number of rungs when none does."""
    for rung, (primitive, parameter) in enumerate(zip(ladder.primitive, ladder.parameter, strict=True)):
        count = sweep(scene, state, placed, primitive, parameter, finds)
        if count:
            return rung, count
    return ladder.primitive.size, 0


def tally() -> Tally:
    """Give an empty count."""
    return Tally(
        np.zeros(len(RUNGS), dtype=np.int64),
        np.zeros(1),
        np.zeros(1, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
    )


def ascend(scene: Scene, givens: Masks, ladder: Ladder, finds: Finds) -> tuple[bool, Tally]:
    """Climb *ladder* from the *givens* (masks, 0 for none); tell whether the end is reached, and what was counted."""
    state = np.empty(givens.size, dtype=np.int16)
    placed = np.empty(givens.size, dtype=np.bool_)
    counted = tally()
    start(scene, state, placed, givens)
    return climb(scene, state, placed, ladder, finds, counted), counted
