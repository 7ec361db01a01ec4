"""The closed chains of a board as sets of points, each found once: what a search tries where closing is a choice.

Of chains with steps of one. Whether a chain may be closed, its links and what was drawn say (``Loop.bars``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from kropki.dots.board.board import Board, Point, board
from kropki.dots.board.outline import inside, links
from kropki.dots.board.position import Ring
from kropki.dots.engine.exhaustive import SpentError
from kropki.dots.rules.ring_search import normal

STEPS, LOOPS = 20_000, 400  # of a walk for rings; rings of one dot
KEPT = 60_000  # dots whose rings are remembered

Bits = int  # a set of points: bit n is point n


class Loop(NamedTuple):
    """A closed chain: its dots in order and as a set, what it holds, its links, and those that it forbids."""

    ring: Ring
    dots: Bits
    inside: Bits
    links: frozenset[int]
    bars: frozenset[int]  # links that cross its own, or run inside


class Plane:
    """The closed chains of a board, each found once."""

    def __init__(self, on: Board) -> None:
        self.board = on
        self.around = [sum(1 << other for other in on.around[point]) for point in on.points]
        self._size = len(on.points)
        self._loops: dict[Ring, Loop | None] = {}
        self._found: dict[tuple[Bits, Point], tuple[Loop, ...]] = {}

    def through(self, live: Bits, point: Point) -> tuple[Loop, ...]:
        """Return the rings of *live* dots that pass *point*; raise ``SpentError`` where there are too many."""
        core = self._core(live)
        if not core >> point & 1:
            return ()
        key = core, point
        if key not in self._found:
            if len(self._found) >= KEPT:
                self._found.clear()
            rings = (self.loop(normal(self.board, path)) for path in self._paths(core, point))
            self._found[key] = tuple(loop for loop in rings if loop is not None)
        return self._found[key]

    def every(self, live: Bits) -> tuple[Loop, ...]:
        """Return all rings of *live* dots."""
        points = [point for point in range(self._size) if live >> point & 1]
        return tuple(loop for point in points for loop in self.through(live >> point << point, point))

    def loop(self, ring: Ring) -> Loop | None:
        """Return the chain of *ring*; None where it holds no point, or crosses itself."""
        if ring not in self._loops:
            self._loops[ring] = self._made(ring)
        return self._loops[ring]

    def _made(self, ring: Ring) -> Loop | None:
        held = sum(1 << point for point in inside(self.board, ring))
        own = frozenset(self._link(a, b) for a, b in links(ring))
        crossing = frozenset(self._crossing(a, b) for a, b in links(ring))
        if not held or own & crossing:
            return None
        return Loop(ring, sum(1 << point for point in ring), held, own, (crossing - {-1}) | (self._within(ring) - own))

    def _link(self, a: Point, b: Point) -> int:
        return min(a, b) * self._size + max(a, b)

    def _crossing(self, a: Point, b: Point) -> int:
        """Return the link that crosses the one from *a* to *b*; -1 where there is none."""
        (ax, ay), (bx, by) = self.board.xy(a), self.board.xy(b)
        if ax == bx or ay == by:
            return -1
        return self._link(self.board.point(ax, by), self.board.point(bx, ay))

    def _within(self, ring: Ring) -> frozenset[int]:
        """Return the links between dots of *ring* that run inside it: their middles are inside, on a finer board."""
        fine = board(2 * self.board.width - 1, 2 * self.board.height - 1)
        place = {point: self.board.xy(point) for point in ring}
        outline: list[Point] = []
        for (ax, ay), (bx, by) in ((place[a], place[b]) for a, b in links(ring)):
            outline += [fine.point(2 * ax, 2 * ay), fine.point(ax + bx, ay + by)]
        held = set(inside(fine, outline))
        found = set()
        for a in ring:
            for b in self.board.around[a]:
                if a < b and b in place and fine.point(place[a][0] + place[b][0], place[a][1] + place[b][1]) in held:
                    found.add(self._link(a, b))
        return frozenset(found)

    def _core(self, live: Bits) -> Bits:
        """Return those of *live* that have two others beside them, and these too: no other dot is in a ring."""
        core = live
        while True:
            kept, rest = core, core
            while rest:
                low = rest & -rest
                rest ^= low
                beside = self.around[low.bit_length() - 1] & core
                if not beside & (beside - 1):
                    kept ^= low
            if kept == core:
                return core
            core = kept

    def _paths(self, live: Bits, start: Point) -> Iterator[Ring]:
        """Walk over *live* dots from *start* in every way; yield each way back, in one direction."""
        used = 1 << start
        path, ways = [start], [self.around[start] & live & ~used]
        steps = found = 0
        while ways:
            if not ways[-1]:
                ways.pop()
                used ^= 1 << path.pop()
                continue
            low = ways[-1] & -ways[-1]
            ways[-1] ^= low
            there = low.bit_length() - 1
            path.append(there)
            used |= low
            steps += 1
            if len(path) > 3 and self.around[start] & low and path[1] < there:
                found += 1
                yield tuple(path)
            if steps > STEPS or found > LOOPS:
                raise SpentError
            ways.append(self.around[there] & live & ~used)


@lru_cache(maxsize=4)
def plane(on: Board) -> Plane:
    """Return the chains of a board; the same ones each time."""
    return Plane(on)


def shares_more(drawn: Iterable[Loop], loop: Loop, allowed: int) -> bool:
    """Tell whether *loop* has more dots than *allowed* in common with a group of touching *drawn* rings inside it."""
    groups: list[Bits] = []
    for old in drawn:
        if old.inside & loop.inside:
            dots = old.dots
            touching = [group for group in groups if group & dots]
            groups = [group for group in groups if not group & dots]
            for group in touching:
                dots |= group
            groups.append(dots)
    return any((group & loop.dots).bit_count() > allowed for group in groups)
