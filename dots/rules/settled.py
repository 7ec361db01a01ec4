"""Whether a game is settled: whether it is proved that no order of the remaining moves changes the score.

The proof gives one side, the captor, every open point at once. On no later board has the captor a live dot
elsewhere: a dot in a region never becomes live again, and a closed point never becomes open. Points that are
not the captor's then, and hang together with the edge by orthogonal steps over such points, are *free*. No
chain of the captor can ever have a free point inside. What must hold, for each side as the captor:

    a dot that the captor could gain, or free     it is a free point
    an open point, where the other side           it is on the edge, or beside
    may put a dot                                 a free point

Then the first capture that changes the score cannot come, and without a first one there is none. It does not
matter who moves when.

This is a proof where rings close by themselves, only captured dots count, and no word takes dots. A game with
an open pool is not settled: a dot that the other side puts into the pool is lost. Knows no turns.
"""

from __future__ import annotations

from kropki.dots.board.board import Point
from kropki.dots.board.position import Player
from kropki.dots.board.rulesets import End, RuleSet
from kropki.dots.kernel.field import Field
from kropki.dots.rules.rings import spread


def is_provable(ruleset: RuleSet) -> bool:
    """Tell whether ``is_settled`` is a proof by the rules of *ruleset*: in ``standard`` and ``kepung``."""
    return ruleset.automatic and not ruleset.ends & {End.STOP, End.EARLY}


def is_settled(game: Field, ruleset: RuleSet) -> bool:
    """Tell whether it is proved that no order of the remaining moves changes the score; False where it is not."""
    return is_provable(ruleset) and not any(unsettled(game, player) for player in (1, 2))


def unsettled(game: Field, captor: Player) -> set[Point]:
    """Return the dots and the open points that *captor* might surround, if every open point were the captor's."""
    board, foe = game.board, 3 - captor
    dots, regions, _ = game.snapshot()
    wall = {point for point in board.points if game.is_open(point) or (dots[point] == captor and not regions[point])}
    edge = [point for point in board.points if board.is_edge(point)]
    free = spread(board, [point for point in edge if point not in wall], lambda point: point not in wall)
    held = {point for point in board.points if dots[point] and (regions[point] or dots[point]) == foe}
    entered = {point for point in wall if game.is_open(point) and free.isdisjoint(board.neighbours[point])}
    return (held - free) | entered.difference(edge)
