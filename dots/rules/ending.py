"""What a game comes to when it ends before its time: what holds to the edge, what is lost, what pools are worth.

Everything is found by walking over sets of points: this happens once a game. Knows no turns.
"""

from __future__ import annotations

from kropki.dots.board.board import Board, Point
from kropki.dots.board.position import Player
from kropki.dots.board.rulesets import RuleSet
from kropki.dots.kernel.field import Field
from kropki.dots.rules.rings import Lines, middles, spread


def pool_points(game: Field, ruleset: RuleSet, player: Player) -> set[Point]:
    """Return the open points in *player*'s pools: as they are marked, or where closing is a choice, as they are."""
    if ruleset.automatic:
        return {point for point in game.board.points if game.pool(point) == player}
    return {point for pool in pools(game, player) for point in pool if game.is_open(point)}


def pools(game: Field, player: Player) -> list[set[Point]]:
    """Return the connected sets that *player*'s live dots part from the edge, with no live enemy dot in them."""
    board, side = game.board, player - 1
    found, seen = [], set[Point]()
    for point in board.points:
        if point in seen or game.is_live(point, side):
            continue
        points = spread(board, [point], lambda other: not game.is_live(other, side))
        seen |= points
        if not any(board.is_edge(each) or game.is_live(each, 1 - side) for each in points):
            found.append(points)
    return found


def solid(game: Field, lines: Lines, ruleset: RuleSet, player: Player) -> set[Point]:
    """Return the points that *player* holds: live dots, regions, pools, points under lines of his."""
    side = player - 1
    own = {p for p in game.board.points if game.is_live(p, side) or game.region(p) == player}
    for region in lines.regions:
        if region.owner == player:
            own |= {point for point in middles(game.board, region.ring) if not game.region(point)}
    return own | pool_points(game, ruleset, player)


def grounded(board: Board, points: set[Point]) -> set[Point]:
    """Return those of *points* that hang together with the edge by orthogonal steps over *points*."""
    return spread(board, [point for point in points if board.is_edge(point)], points.__contains__)


def lost(game: Field, lines: Lines, ruleset: RuleSet, player: Player) -> list[Point]:
    """Return the points that *player* loses by stopping: all that is not grounded, and regions with a dot of it."""
    own = solid(game, lines, ruleset, player)
    loose = own - grounded(game.board, own)
    dots = {point for point in loose if game.is_live(point, player - 1)}
    for region in lines.regions:
        if region.owner == player and dots & set(region.ring):
            loose |= {point for point in region.inside if game.region(point) == player}
    return sorted(loose)


def counts(game: Field, ruleset: RuleSet) -> tuple[int, int]:
    """Return what counts for player 1 and for player 2: captured dots, or points of regions."""
    if ruleset.all_points:
        _, regions, _ = game.snapshot()
        return regions.count(1), regions.count(2)
    return game.held


def score(game: Field, ruleset: RuleSet) -> int:
    """Return what player 1 has over player 2."""
    first, second = counts(game, ruleset)
    return first - second


def is_target_reached(game: Field, ruleset: RuleSet) -> bool:
    """Tell whether somebody has captured, or leads by, as much as wins at once."""
    if not ruleset.has_target:
        return False
    first, second = counts(game, ruleset)
    has_captured = ruleset.first_to is not None and max(first, second) >= ruleset.first_to
    return has_captured or (ruleset.lead is not None and abs(first - second) >= ruleset.lead)
