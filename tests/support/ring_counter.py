"""A player of ``paper+two_steps`` that only counts which dots small rings lack: a measure for the engine.

It knows the rings of three and four dots around one point, its own and the other's, and looks no further.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from kropki.dots.board.board import board
from kropki.dots.board.moves import Move
from kropki.dots.board.outline import inside, links
from kropki.dots.board.position import Player
from kropki.dots.engine.greedy import closing_most
from kropki.dots.rules.game import Play

WORTH = (0, 10**6, 100, 1, 0)  # of a dot, by how many a ring lacks
_WIDE = board(5, 5)
_PLACES = [point for point in _WIDE.points if point != 12]


def _shapes() -> list[tuple[tuple[int, int], ...]]:
    """Return the places of all rings of three and four dots around a point, from that point on."""
    found = {}
    for number in (3, 4):
        for ring in permutations(_PLACES, number):
            if ring[0] == min(ring) and ring[1] < ring[-1] and _is_ring(ring):
                found[frozenset(ring)] = tuple((x - 2, y - 2) for x, y in map(_WIDE.xy, ring))
    return list(found.values())


def _is_ring(ring: tuple[int, ...]) -> bool:
    for a, b in links(ring):
        (ax, ay), (bx, by) = _WIDE.xy(a), _WIDE.xy(b)
        if max(abs(ax - bx), abs(ay - by)) > 2 or (ax + bx, ay + by) == (4, 4):
            return False
    return 12 in inside(_WIDE, ring)


SHAPES = _shapes()


class RingCounter:
    """A player that puts the dot which most small rings lack."""

    def choose(self, play: Play, player: Player) -> Move:
        """Return a move of *player*; *play* is left as it was."""
        worth = Counter[int]({point: 0 for point in play.board.points if play.is_open(point)})
        for who in (player, 3 - player):
            for point in play.board.points:
                if play.is_live(point, 3 - who):
                    self._count(play, who, point, worth, 3 if who == player else 2)
        return closing_most(play, player, max(worth, key=lambda point: (worth[point], -_off_centre(play, point))))

    @staticmethod
    def _count(play: Play, who: Player, point: int, worth: Counter[int], weight: int) -> None:
        px, py = play.board.xy(point)
        for shape in SHAPES:
            places = [(px + x, py + y) for x, y in shape]
            if all(play.board.holds(*place) for place in places):
                ring = [play.board.point(*place) for place in places]
                lacking = [dot for dot in ring if not play.is_live(dot, who)]
                if all(play.is_open(dot) for dot in lacking):
                    worth.update(dict.fromkeys(lacking, weight * WORTH[len(lacking)]))


def _off_centre(play: Play, point: int) -> int:
    x, y = play.board.xy(point)
    return abs(2 * x - play.board.width) + abs(2 * y - play.board.height)
