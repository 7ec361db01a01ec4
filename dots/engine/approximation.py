"""The board of any rule set as the compiled engine of the automatic rules sees it.

Where closing is a choice, a side that can close does it at once, as a rule, and a dot in the other's pool is
taken: so the automatic rules are a fair guess of what follows. The dots, regions and pools are exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import numpy as np

from kropki.dots.board.board import Board, Point
from kropki.dots.board.outline import links
from kropki.dots.board.position import Player, Ring
from kropki.dots.kernel.cells import AREA, BOUND, INERT, LIVE, POOL, STRIDE, cell_of, cells_of, column_of, row_of
from kropki.dots.kernel.closing import close_standing
from kropki.dots.kernel.field import Field
from kropki.dots.kernel.long_steps import STEPS, draw_all
from kropki.dots.kernel.state import HELD, LEFT, LONG, PARENT, ROWS, WIDE
from kropki.dots.rules import ending
from kropki.dots.rules.game import Play


def field_of(play: Play, player: Player = 0) -> Field:
    """Return the field of *play* itself, or where closing is a choice one that looks like it; not to be changed.

    With *player*, the rings that stand and were not closed are, if that leaves an open point: first those of *player*,
    who is to move.
    """
    if play.ruleset.automatic:
        return play.field
    board, field = play.board, Field(play.board)
    owners = () if play.ruleset.two_steps else (1, 2)  # with steps of two, what holds a new dot is found by itself
    pools = {point: owner for owner in owners for point in ending.pool_points(play.field, play.ruleset, owner)}
    field.tally[WIDE], field.tally[LONG] = play.ruleset.all_points, play.ruleset.two_steps
    for point in board.points:
        cell = cell_of(board, point)
        byte = _byte(play, point, pools.get(point, 0))
        field.field[cell] = byte
        field.tally[LEFT] -= not play.is_open(point)
        if byte in (LIVE, 2 * LIVE):
            field.tally[ROWS + (byte - 1) * STRIDE + row_of(cell)] |= 1 << column_of(cell)
    field.tally[HELD : HELD + 2] = play.counts
    standing = [ring for _, ring in play.position().rings]
    for point in chain.from_iterable(standing):
        field.field[cell_of(board, point)] |= BOUND
    _link(play, board, field)
    if play.ruleset.two_steps:
        _draw(board, field, standing)
    for owner in (player, 3 - player) if player else ():
        close_standing(field.state, cells_of(board), owner - 1)
    return field if field.open or not player else field_of(play)


def _byte(play: Play, point: Point, pool: int) -> int:
    dot, region = play.dot(point), play.region(point)
    if region:
        return AREA * region | INERT * dot
    if dot:
        return LIVE * dot
    return POOL * pool if play.is_open(point) else BOUND


def _link(play: Play, board: Board, field: Field) -> None:
    """Give each live dot the first of its group of linked dots as its parent."""
    done: set[Point] = set()
    for first in board.points:
        player = play.dot(first)
        if first in done or not player or play.region(first):
            continue
        todo = [first]
        done.add(first)
        while todo:
            here = todo.pop()
            field.field[PARENT + cell_of(board, here)] = cell_of(board, first)
            beside = [p for p in board.around[here] if p not in done and play.is_live(p, player)]
            done.update(beside)
            todo += beside


def _draw(board: Board, field: Field, rings: Iterable[Ring]) -> None:
    """Draw the lines of *rings*."""
    steps = []
    for a, b in (sorted(link) for ring in rings for link in links(ring)):
        (ax, ay), (bx, by) = board.xy(a), board.xy(b)
        steps.append((cell_of(board, a), STEPS.index((bx - ax, by - ay))))
    draw_all(field.state, *np.array(steps, np.int64).reshape(-1, 2).T.copy())
