"""Rings where closing is a choice: which are legal, and why another is not; what lies inside; which there are.

A ring is a closed chain of live dots of one player. Its *links* are the steps from dot to dot,
one long, or two with ``two_steps``. What it refuses it refuses in this order of codes:

    off, ring-dot, ring-twice, ring-broken, ring-crosses, ring-empty, ring-shares, ring-hole

Works in time that grows with the length of a ring and the points inside it, whatever is asked.
Knows nothing of turns or ends.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache

from kropki.dots.board.board import Board, Point
from kropki.dots.board.outline import Link, Place, inside, links, meet
from kropki.dots.board.position import Player, Ring
from kropki.dots.board.rulesets import RuleSet
from kropki.dots.errors import MoveError
from kropki.dots.kernel.field import Field

Line = tuple[int, int]  # the numbers of the ends of a link, the lower one first

_ROW = 128  # numbers of a row: so many that a line never runs from one side of the board to the other
_REACH = 2  # of a link
_NEAR: Sequence[Place] = ((1, 0), (-1, 1), (0, 1), (1, 1))  # steps to a neighbour, each in one direction
_FAR: Sequence[Place] = (
    *_NEAR,
    *((2, 0), (-2, 1), (2, 1)),
    *((right, 2) for right in range(-2, 3)),
)  # with links of two steps, too


@dataclass(frozen=True, slots=True)
class Region:
    """What a ring took when it closed."""

    owner: Player
    ring: Ring
    inside: frozenset[Point]
    order: dict[Point, int] = field(repr=False, compare=False)  # of the dots in the ring

    def joins(self, a: Point, b: Point) -> bool:
        """Tell whether the ring itself goes from *a* to *b*."""
        return abs(self.order[a] - self.order[b]) in (1, len(self.ring) - 1)


class Lines:
    """The rings drawn so far, found by where they run; the last ones can be taken away.

    Each line is there once, however many rings run along it. So is each *chord*: a link between two dots of a ring
    that would run inside it. So what is asked of a link takes the same time after one ring and after a thousand.
    """

    def __init__(self, board: Board, *, two_steps: bool = True) -> None:
        self.board = board
        self.regions: list[Region] = []
        self._steps = _FAR if two_steps else _NEAR
        self._crossing = _crossing(two_steps)
        self._links: set[Line] = set()
        self._chords: set[Line] = set()
        self._drawn: list[tuple[list[Line], list[Line]]] = []  # what each ring brought: links, chords

    def draw(self, region: Region) -> None:
        """Add the ring of *region*."""
        new_links = [line for line in lines_of(self.board, region.ring) if line not in self._links]
        new_chords = [line for line in _chords(self.board, region, self._steps) if line not in self._chords]
        self._links.update(new_links)
        self._chords.update(new_chords)
        self.regions.append(region)
        self._drawn.append((new_links, new_chords))

    def erase(self, kept: int) -> None:
        """Take away all rings but the first *kept*."""
        while len(self.regions) > kept:
            self.regions.pop()
            old_links, old_chords = self._drawn.pop()
            self._links.difference_update(old_links)
            self._chords.difference_update(old_chords)

    def crossed(self, link: Link) -> bool:
        """Tell whether *link* crosses a line drawn, or runs inside a region."""
        line = _line(self.board, link)
        return line in self._chords or self.crosses(line, self._links)

    def crosses(self, line: Line, others: AbstractSet[Line]) -> bool:
        """Tell whether *line* crosses one of *others*; one that they have in common, or an end, is no crossing."""
        a, b = line
        return any((a + first, a + second) in others for first, second in self._crossing[b - a])


def _line(board: Board, link: Link) -> Line:
    """Return *link* as it is the same in both directions, by numbers that differ by the same wherever it is."""
    (ax, ay), (bx, by) = board.xy(link[0]), board.xy(link[1])
    a, b = ax + _ROW * ay, bx + _ROW * by
    return (a, b) if a < b else (b, a)


def lines_of(board: Board, ring: Ring) -> list[Line]:
    """Return the lines of a ring."""
    return [_line(board, link) for link in links(ring)]


@cache
def _crossing(two_steps: bool) -> Mapping[int, Sequence[Line]]:  # noqa: FBT001 - what it is stands in the name
    """Return for each line from 0, by its other end, the lines that cross it."""
    steps = _FAR if two_steps else _NEAR
    places = [(x, y) for y in range(-_REACH, 2 * _REACH + 1) for x in range(-2 * _REACH, 2 * _REACH + 1)]
    found: dict[int, list[Line]] = {}
    for right, down in steps:
        crossing = found.setdefault(right + _ROW * down, [])
        for x, y in places:
            for i, j in steps:
                if meet((0, 0), (right, down), (x, y), (x + i, y + j)):
                    crossing.append((x + _ROW * y, x + i + _ROW * (y + j)))
    return found


def region_of(board: Board, owner: Player, ring: Ring) -> Region:
    """Return the region within *ring*."""
    return Region(owner, ring, frozenset(inside(board, ring)), {point: place for place, point in enumerate(ring)})


def check(game: Field, lines: Lines, ruleset: RuleSet, player: Player, ring: Ring) -> Region:
    """Return the region that *player* takes by *ring*; raise ``MoveError`` where it is not allowed."""
    board = game.board
    _check_dots(game, player, ring)
    _check_links(game, lines, ruleset, ring)
    region = region_of(board, player, ring)
    foe = 3 - player
    if not any(game.dot(point) == foe and game.region(point) != player for point in region.inside):
        raise MoveError(f"expected a dot of player {foe} inside, not {shown(board, ring)}", code="ring-empty")
    if ruleset.shared is not None and _shares_more(lines, region, ruleset.shared):
        allowed = "one dot" if ruleset.shared else "no dot"
        raise MoveError(
            f"expected at most {allowed} in common with old regions inside, not {shown(board, ring)}",
            code="ring-shares",
        )
    return region


def taken(game: Field, player: Player, ring: Ring) -> Region:
    """Return the region that *player* took by a *ring* that was checked when it closed."""
    _check_dots(game, player, ring)
    region = region_of(game.board, player, ring)
    if not region.inside:
        raise MoveError(f"expected a ring around something, not {shown(game.board, ring)}", code="ring-empty")
    return region


def _check_dots(game: Field, player: Player, ring: Ring) -> None:
    size = len(game.board.points)
    for point in ring:
        if not isinstance(point, int) or not 0 <= point < size:
            raise MoveError(f"expected points of the {game.board} board, not {point!r}", code="off")
    for point in ring:
        if not game.is_live(point, player - 1):
            name = shown(game.board, (point,))
            raise MoveError(f"expected live dots of player {player} in a ring, not {name}", code="ring-dot")
    seen: set[Point] = set()
    for point in ring:
        if point in seen:
            raise MoveError(
                f"expected each dot once in a ring, not twice {shown(game.board, (point,))}", code="ring-twice"
            )
        seen.add(point)


def _check_links(game: Field, lines: Lines, ruleset: RuleSet, ring: Ring) -> None:
    board = game.board
    for a, b in links(ring):
        if not is_link(game, a, b, two_steps=ruleset.two_steps):
            raise _between("expected dots of a ring to be neighbours, not", "ring-broken", board, a, b)
    own = set(lines_of(board, ring))
    for link in links(ring):
        if lines.crosses(_line(board, link), own) or lines.crossed(link):
            raise _between("expected a ring that crosses no line and no region, not", "ring-crosses", board, *link)


def _between(sentence: str, code: str, board: Board, a: Point, b: Point) -> MoveError:
    return MoveError(f"{sentence} {shown(board, (a, b))}", code=code, between=(a, b))


def is_link(game: Field, a: Point, b: Point, *, two_steps: bool) -> bool:
    """Tell whether a chain may go from *a* to *b*: one step, or a knight's, or two straight ones over no dot."""
    (ax, ay), (bx, by) = game.board.xy(a), game.board.xy(b)
    short, long = sorted((abs(ax - bx), abs(ay - by)))
    if long == 1:
        return True
    if not two_steps or long != 2:
        return False
    return short == 1 or not game.dot(game.board.point((ax + bx) // 2, (ay + by) // 2))


def middles(board: Board, ring: Ring) -> list[Point]:
    """Return the points that the links of *ring* run over."""
    found = []
    for a, b in links(ring):
        (ax, ay), (bx, by) = board.xy(a), board.xy(b)
        if (ax + bx) % 2 == 0 and (ay + by) % 2 == 0:
            found.append(board.point((ax + bx) // 2, (ay + by) // 2))
    return found


def _shares_more(lines: Lines, region: Region, allowed: int) -> bool:
    """Tell whether the ring has more dots than *allowed* in common with a group of touching regions inside it."""
    groups: dict[Point, Point] = {}  # of each dot of these regions, another one of its group; of one of them, itself

    def of(point: Point) -> Point:
        while (other := groups.setdefault(point, point)) != point:
            groups[point] = groups[other]
            point = other
        return point

    for old in lines.regions:
        if old.owner == region.owner and next(iter(old.inside)) in region.inside:
            first = of(old.ring[0])
            for point in old.ring:
                groups[of(point)] = first
    shared = Counter(of(point) for point in region.ring if point in groups)
    return any(number > allowed for number in shared.values())


def leaves_hole(game: Field, lines: Lines, region: Region) -> bool:
    """Tell whether borders of the owner's regions alone, that of *region* among them, hold open points."""
    board, side = game.board, region.owner - 1
    borders = {point for old in lines.regions if old.owner == region.owner for point in old.ring}
    ring = set(region.ring)
    seen: set[Point] = set()
    for dot in region.ring:
        for start in board.neighbours[dot]:
            if start in seen or game.is_live(start, side):
                continue
            points = spread(board, [start], lambda point: not game.is_live(point, side))
            seen |= points
            walls = {wall for point in points for wall in board.neighbours[point]} - points
            pool = not any(board.is_edge(p) or game.region(p) or game.dot(p) for p in points)
            if pool and walls <= borders and walls & ring:
                return True
    return False


def spread(board: Board, starts: Iterable[Point], allowed: Callable[[Point], bool]) -> set[Point]:
    """Return what can be reached from *starts* by orthogonal steps over points that *allowed* accepts."""
    found = set(starts)
    todo = list(found)
    while todo:
        for point in board.neighbours[todo.pop()]:
            if point not in found and allowed(point):
                found.add(point)
                todo.append(point)
    return found


def shown(board: Board, ring: Sequence[Point], most: int = 8) -> str:
    """Write points as records do, or as numbers where letters end; of many, the first."""
    names = [str(board.xy(point)) if max(board.xy(point)) > 51 else board.name(point) for point in ring[:most]]
    return (" ".join(names) + (" ..." if len(ring) > most else "")) or "nothing"


def _chords(board: Board, region: Region, steps: Sequence[Place]) -> Iterator[Line]:
    """Yield the links by *steps* between dots of the ring of *region* that run inside it.

    What is asked of each is whether its middle is inside: on a board eight times as wide and four times as high, where
    a ray runs to the west a hair above the middle and so meets no corner.
    """
    order, turns = region.order, _turns(board, region.ring)
    for a in region.ring:
        ax, ay = board.xy(a)
        for right, down in steps:
            if not board.holds(ax + right, ay + down):
                continue
            b = board.point(ax + right, ay + down)
            if b in order and not region.joins(a, b):
                at = turns.get(2 * (2 * ay + down) - 1, [])
                if bisect_left(at, 4 * (2 * ax + right)) % 2:
                    yield _line(board, (a, b))


def _turns(board: Board, ring: Ring) -> dict[int, list[int]]:
    """Return where the ring meets the rows between points, on a board eight times as wide and four times as high."""
    found: dict[int, list[int]] = {}
    for a, b in links(ring):
        (cx, cy), (dx, dy) = board.xy(a), board.xy(b)
        if cy > dy:
            (cx, cy), (dx, dy) = (dx, dy), (cx, cy)
        for y in range(4 * cy + 1, 4 * dy, 2):
            found.setdefault(y, []).append(8 * cx + 2 * (y - 4 * cy) * (dx - cx) // (dy - cy))
    for at in found.values():
        at.sort()
    return found
