"""The compiled thinning against the plain search, which asks slow oracles of every question.

The slow oracles count solutions, or climb the ladder in rounds; the words of a seed are read in Python.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kropki.generator.generation import minimise, solutions
from kropki.generator.generation.generate import draw_dots, drop_order
from kropki.generator.generation.minimise import Flags, Oracle, Order
from kropki.generator.generation.oracles import Aim, Clues
from kropki.generator.generation.request import Request
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import allocate
from kropki.generator.ladder.deduction.sweep import ladder_of
from kropki.generator.ladder.grade import context_of, masks_of
from kropki.generator.ladder.rungs import RUNGS, Level, rungs_up_to
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel


def faults(seed: str, request: Request) -> Iterator[str]:
    """Yield what the compiled thinning of one full solution gives otherwise than the plain search."""
    clues, order = drawn(seed, request)
    leaders = clues.leaders(request.board.half_turn) if request.symmetric else None
    kept = np.ones(clues.count, dtype=np.bool_)
    clues.thin(kept, order, Aim(request.difficulty), leaders)
    slowly = plain(clues, order, request.difficulty, leaders)
    if not np.array_equal(kept, slowly):
        yield f"thinning: {seed} keeps {np.flatnonzero(kept)}, and by the plain search {np.flatnonzero(slowly)}"


def drawn(seed: str, request: Request) -> tuple[Clues, Order]:
    """Return the clues of the full solution of *seed*, and the order in which they are tried."""
    grid = solutions.pick(request.board, Rng(f"{seed}/solution"))
    dots = draw_dots(grid, request.one_two, Rng(f"{seed}/one-two"))
    clues = Clues.of(grid, dots, negative=request.negative)
    return clues, drop_order(clues, Rng(f"{seed}/order"))


def plain(clues: Clues, order: Order, level: Level | None, leaders: Order | None = None) -> Flags:
    """Return the clues that the plain search keeps."""
    together = np.arange(clues.count) if leaders is None else leaders
    flags = np.ones(clues.count, dtype=np.bool_)
    holds = oracle(clues, level)
    minimise.reduce(flags, order[together[order] == order], lambda flags: holds(flags[together]))
    return flags[together]


def oracle(clues: Clues, level: Level | None) -> Oracle:
    """Return a slow oracle: it counts solutions, or climbs in rounds."""

    def holds(kept: Flags) -> bool:
        puzzle = clues.puzzle(kept)
        if level is None:
            return kernel.solve(puzzle).solutions == 1
        context, givens = context_of(puzzle), masks_of(puzzle.givens)
        ladder = ladder_of(RUNGS[: rungs_up_to(level)])
        return climbing.climb_from_givens(context, givens, ladder, allocate(givens.size))[0]

    return holds
