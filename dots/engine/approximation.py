"""The board of any rule set as the compiled engine of the automatic rules sees it.

Where closing is a choice, a side that can close does it at once, as a rule, and a dot in the other's pool is
taken: so the automatic rules are a fair guess of what follows. The dots, regions and pools are exact.
"""

from __future__ import annotations

from dots.board.board import Board, Point
from dots.kernel.cells import AREA, BOUND, INERT, LIVE, POOL, STRIDE, cell_of, column_of, row_of
from dots.kernel.field import Field
from dots.kernel.state import HELD, LEFT, PARENT, ROWS
from dots.rules import ending
from dots.rules.game import Play


def field_of(play: Play) -> Field:
    """Return the field of *play* itself, or where closing is a choice one that looks like it; not to be changed."""
    if play.ruleset.automatic:
        return play.field
    board, field = play.board, Field(play.board)
    pools = {point: player for player in (1, 2) for point in ending.pool_points(play.field, play.ruleset, player)}
    for point in board.points:
        cell = cell_of(board, point)
        byte = _byte(play, point, pools.get(point, 0))
        field.field[cell] = byte
        field.tally[LEFT] -= not play.is_open(point)
        if byte in (LIVE, 2 * LIVE):
            field.tally[ROWS + (byte - 1) * STRIDE + row_of(cell)] |= 1 << column_of(cell)
    field.tally[HELD : HELD + 2] = play.captured
    for drawn in play.position().rings:
        for point in drawn[1]:
            field.field[cell_of(board, point)] |= BOUND
    _link(play, board, field)
    return field


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
