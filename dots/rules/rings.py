"""Rings where closing is a choice: which are legal, and why another is not; what lies inside; which there are.

A ring is a closed chain of live dots of one player. Its *links* are the steps from dot to dot,
one long, or two with ``two_steps``. What it refuses it refuses in this order of codes:

    off, ring-dot, ring-twice, ring-broken, ring-crosses, ring-empty, ring-shares, ring-hole

Works in time that grows with the length of a ring and the points inside it, whatever is asked.
Knows nothing of turns or ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from dots.board.board import Board, Point
from dots.board.outline import Link, inside, links
from dots.board.position import Player, Ring
from dots.board.rulesets import RuleSet
from dots.errors import MoveError
from dots.kernel.field import Field

Place = tuple[int, int]


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
    """The rings drawn so far, found by where they run; the last ones can be taken away."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.regions: list[Region] = []
        self._links: dict[Place, list[Link]] = {}
        self._corners: dict[Point, list[Region]] = {}

    def draw(self, region: Region) -> None:
        """Add the ring of *region*."""
        self.regions.append(region)
        for point in region.ring:
            self._corners.setdefault(point, []).append(region)
        for link in links(region.ring):
            self._links.setdefault(_square(self.board, link), []).append(link)

    def erase(self, kept: int) -> None:
        """Take away all rings but the first *kept*."""
        while len(self.regions) > kept:
            region = self.regions.pop()
            for point in region.ring:
                self._corners[point].pop()
            for link in links(region.ring):
                self._links[_square(self.board, link)].pop()

    def crossed(self, link: Link) -> bool:
        """Tell whether *link* crosses a line drawn, or runs inside a region."""
        return any(_meet(self.board, link, other) for other in near(self._links, _square(self.board, link))) or any(
            _runs_inside(self.board, link, region)
            for region in self._corners.get(link[0], ())
            if link[1] in region.order and not region.joins(*link)
        )


def region_of(board: Board, owner: Player, ring: Ring) -> Region:
    """Give the region within *ring*."""
    return Region(owner, ring, frozenset(inside(board, ring)), {point: place for place, point in enumerate(ring)})


def check(game: Field, lines: Lines, ruleset: RuleSet, player: Player, ring: Ring) -> Region:
    """Give the region that *player* takes by *ring*; raise ``MoveError`` where it is not allowed."""
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
    own: dict[Place, list[Link]] = {}
    for link in links(ring):
        own.setdefault(_square(board, link), []).append(link)
    for link in links(ring):
        meets_own = any(_meet(board, link, other) for other in near(own, _square(board, link)))
        if meets_own or lines.crossed(link):
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
    """Give the points that the links of *ring* run over."""
    found = []
    for a, b in links(ring):
        (ax, ay), (bx, by) = board.xy(a), board.xy(b)
        if (ax + bx) % 2 == 0 and (ay + by) % 2 == 0:
            found.append(board.point((ax + bx) // 2, (ay + by) // 2))
    return found


def _shares_more(lines: Lines, region: Region, allowed: int) -> bool:
    """Tell whether the ring has more dots than *allowed* in common with a group of touching regions inside it."""
    groups: list[set[Point]] = []
    for old in lines.regions:
        if old.owner == region.owner and next(iter(old.inside)) in region.inside:
            group = set(old.ring)
            for touching in [each for each in groups if each & group]:
                group |= touching
                groups.remove(touching)
            groups.append(group)
    ring = set(region.ring)
    return any(len(group & ring) > allowed for group in groups)


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
    """Give what can be reached from *starts* by orthogonal steps over points that *allowed* accepts."""
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


def near(links_by_square: dict[Place, list[Link]], square: Place) -> Iterator[Link]:
    """Yield the links that may meet one with its middle in *square*."""
    x, y = square
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            yield from links_by_square.get((x + i, y + j), ())


def _square(board: Board, link: Link) -> Place:
    """Give the square of two by two points that the middle of *link* is in."""
    (ax, ay), (bx, by) = board.xy(link[0]), board.xy(link[1])
    return (ax + bx) // 4, (ay + by) // 4


def _meet(board: Board, link: Link, other: Link) -> bool:
    """Tell whether two links cross; one that they have in common, or an end, is no crossing."""
    if link[0] in other or link[1] in other:
        return False
    a, b = board.xy(link[0]), board.xy(link[1])
    c, d = board.xy(other[0]), board.xy(other[1])
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Place, b: Place, c: Place) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _runs_inside(board: Board, link: Link, region: Region) -> bool:
    """Tell whether the middle of *link* is inside the ring of *region*, on whose border both its ends are."""
    (ax, ay), (bx, by) = board.xy(link[0]), board.xy(link[1])
    x, y = 2 * (ax + bx), 2 * (ay + by) - 1  # on a board four times as large, a hair above: it meets no corner
    inside_it = False
    for a, b in links(region.ring):
        (cx, cy), (dx, dy) = board.xy(a), board.xy(b)
        if (4 * cy > y) != (4 * dy > y):
            crossing = (y - 4 * cy) * (dx - cx)  # by four, and by the height of the link
            inside_it ^= (x - 4 * cx) * abs(dy - cy) > crossing * (1 if dy > cy else -1)
    return inside_it
