"""What rings hold by the rules of dots: areas, regions, pools, and which rings may be closed; a part of the judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from judge.plane import Link, Point, Ring, around, beside, insides, is_inside, links, meet, spread, tightest

AUTOMATIC = ("standard", "no-territory", "kepung")
TARGETS = ("first_to", "lead")  # of all rule sets
OPTIONS = {
    "standard": (),
    "no-territory": (),
    "kepung": ("move_limit",),
    "territory": ("szkrab",),
    "gorilla": (),
    "paper": ("two_steps", "all_points", "early_end"),
}
NUMBERED = ("move_limit", *TARGETS)


class Refused(Exception):  # noqa: N818  it is what happens, not a fault
    """A move that is not allowed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Region(NamedTuple):
    """What a ring took when it closed."""

    owner: int
    ring: Ring
    inside: frozenset[Point]


def read_rules(text: str) -> tuple[str, dict[str, int]]:
    """Read the name of a rule set with its options."""
    name, *parts = text.split("+")
    if name not in OPTIONS:
        raise Refused("rules")
    options: dict[str, int] = {}
    for part in parts:
        key, _, value = part.partition("=")
        number = int(value) if value.isdigit() else 0
        has_number = key in NUMBERED
        if key not in (*OPTIONS[name], *TARGETS) or has_number != bool(number) or ("=" in part) != bool(number):
            raise Refused("option")
        options[key] = number or 1
    return name, options


class Regions:
    """What lies on a board and who holds it, by the rules as they are written."""

    def __init__(self, width: int, height: int, rules: str) -> None:
        self.width, self.height = width, height
        self.rules, self.options = read_rules(rules)
        self.dots: dict[Point, int] = {}
        self.owner: dict[Point, int] = {}  # of the last region closed over a point
        self.pools: dict[Point, int] = {}  # of open points, where rings close by themselves
        self.border: set[Point] = set()  # dots that border a region of their player, not captured since
        self.regions: list[Region] = []  # closed by choice
        self.drawn: list[tuple[int, Link]] = []

    def points(self) -> Iterator[Point]:
        """Return all points in reading order."""
        return ((x, y) for y in range(self.height) for x in range(self.width))

    def on_board(self, point: Point) -> bool:
        """Tell whether the board has the point."""
        return 0 <= point[0] < self.width and 0 <= point[1] < self.height

    def on_edge(self, point: Point) -> bool:
        """Tell whether the point lies on the edge."""
        return not all(self.on_board(side) for side in beside(point))

    def is_live(self, point: Point, player: int) -> bool:
        """Tell whether a live dot of *player* lies there."""
        return self.dots.get(point) == player and point not in self.owner

    def under(self) -> dict[Point, int]:
        """Return the points under drawn borders, and whose: the middles of links of two steps."""
        middles = {}
        for player, ((ax, ay), (bx, by)) in self.drawn:
            if (ax + bx) % 2 == 0 and (ay + by) % 2 == 0:
                middles[(ax + bx) // 2, (ay + by) // 2] = player
        return middles

    def is_open(self, point: Point) -> bool:
        """Tell whether a dot may be put there."""
        closed = point in self.dots or point in self.owner or point in self.under()
        return self.on_board(point) and not closed

    def open_points(self) -> set[Point]:
        """Return the points that are open."""
        under = self.under()
        return {p for p in self.points() if p not in self.dots and p not in self.owner and p not in under}

    def captured(self, player: int) -> int:
        """Count the enemy dots that *player* holds."""
        return sum(owner == player and self.dots.get(point) == 3 - player for point, owner in self.owner.items())

    def score(self, player: int) -> int:
        """Return what counts: enemy dots, or every point inside."""
        if "all_points" in self.options:
            return sum(owner == player for owner in self.owner.values())
        return self.captured(player)

    def area(self, start: Point, player: int) -> set[Point] | None:
        """Return the connected set without *player*'s live dots around *start*; None where it reaches the edge."""
        if self.on_edge(start):
            return None
        seen, todo = {start}, [start]
        while todo:
            for point in beside(todo.pop()):
                if point not in seen and not self.is_live(point, player):
                    if self.on_edge(point):
                        return None
                    seen.add(point)
                    todo.append(point)
        return seen

    # Rings that close by themselves

    def put_automatic(self, point: Point, player: int) -> None:
        """Put a dot, and let close what closes."""
        pool = self.pools.pop(point, 0)
        self.dots[point] = player
        if pool == player:
            return  # (17)
        closing = self.closing(point, player)
        for area, ring in closing:
            self.take_minimal(area, ring, player)
        if pool and closing:  # who moves goes first: the pool is broken
            for each in spread([point], lambda p: self.pools.get(p) == pool):
                self.pools.pop(each, None)
        elif pool:
            held = self.area(point, pool)
            assert held is not None, "a pool reaches the edge"
            self.take_minimal(held, tightest(held), pool)

    def closing(self, point: Point, player: int) -> list[tuple[set[Point], set[Point]]]:
        """Return the areas that the dot on *point* closes, each with its ring, the shorter first (14, 15)."""
        if sum(self.is_live(near, player) for near in around(point)) < 2:
            return []  # a ring through the dot has two more dots beside it
        found: list[tuple[set[Point], set[Point]]] = []
        for side in beside(point):
            if not self.on_board(side) or self.is_live(side, player) or any(side in area for area, _ in found):
                continue
            around_it = self.area(side, player)
            if around_it is not None:
                found.append((around_it, tightest(around_it)))
        found = [(area, ring) for area, ring in found if point in ring]
        return sorted(found, key=lambda pair: (len(pair[1]), len(self.cut_off(*pair))))

    def cut_off(self, area: set[Point], walls: set[Point]) -> set[Point]:
        """Return what can be reached from *area* without entering *walls*."""
        return spread(area, lambda point: point not in walls)

    def take_minimal(self, area: set[Point], ring: set[Point], player: int) -> None:
        """Make a region of what the ring holds, or a pool where no enemy dot is captured (16)."""
        older = {point for point in self.border if self.dots[point] == player}
        reached = self.cut_off(area, ring | older)
        enemies = [p for p in reached if self.dots.get(p) == 3 - player and self.owner.get(p) != player]
        if not enemies:
            self.pools.update({point: player for point in reached if self.is_open(point)})
            return
        self.take(reached, player)
        self.border |= ring

    def take(self, points: set[Point], player: int) -> None:
        """Give *points* to *player*."""
        for point in points:
            self.owner[point] = player
            self.pools.pop(point, None)
            if self.dots.get(point) == 3 - player:
                self.border.discard(point)

    # Rings that are a choice

    def close(self, ring: Ring, player: int) -> None:
        """Close a ring that *player* points out, or refuse it."""
        if len(ring) > 1 and ring[0] == ring[-1]:
            ring = ring[:-1]
        self.check_ring(ring, player)
        inside = insides(ring)
        before = [region for region in self.regions if region.owner == player and region.inside <= inside]
        if self.rules == "territory" and self.shares_too_many(ring, before):
            raise Refused("ring-shares")
        self.take(inside, player)
        self.regions.append(Region(player, ring, frozenset(inside)))
        self.drawn += [(player, link) for link in links(ring)]
        if "szkrab" in self.options and self.leaves_hole(ring, player):
            raise Refused("ring-hole")

    def check_ring(self, ring: Ring, player: int) -> None:
        """Refuse what is no ring with something new inside."""
        if not all(self.on_board(point) for point in ring):
            raise Refused("off")
        if not all(self.is_live(point, player) for point in ring):
            raise Refused("ring-dot")
        if len(set(ring)) < len(ring):
            raise Refused("ring-twice")
        if not all(self.is_link(a, b) for a, b in links(ring)):
            raise Refused("ring-broken")
        if any(self.is_crossed(link, ring) for link in links(ring)):
            raise Refused("ring-crosses")
        inside = insides(ring) if ring else set()
        if not any(self.dots.get(p) == 3 - player and self.owner.get(p) != player for p in inside):
            raise Refused("ring-empty")

    def is_link(self, a: Point, b: Point) -> bool:
        """Tell whether a chain may go from *a* to *b*."""
        reach = sorted((abs(a[0] - b[0]), abs(a[1] - b[1])))
        if reach in ([0, 1], [1, 1]):
            return True
        if "two_steps" not in self.options:
            return False
        middle = ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)
        return reach == [1, 2] or (reach in ([0, 2], [2, 2]) and middle not in self.dots)

    def is_crossed(self, link: Link, ring: Ring) -> bool:
        """Tell whether a link meets another of its ring, or a drawn border, or runs inside a region (20, 21, 29)."""
        (ax, ay), (bx, by) = link
        middle = (ax + bx, ay + by)  # on a board twice as large
        return (
            any(meet(link, other) for other in links(ring))
            or any(meet(link, other) for _, other in self.drawn)
            or any(is_inside(middle, tuple((2 * x, 2 * y) for x, y in region.ring)) for region in self.regions)
        )

    def shares_too_many(self, ring: Ring, regions: Sequence[Region]) -> bool:
        """Tell whether a ring has too many dots in common with a group of old regions inside it (22)."""
        groups: list[set[Point]] = []
        for region in regions:
            group = set(region.ring)
            for touching in [each for each in groups if each & group]:
                group |= touching
                groups.remove(touching)
            groups.append(group)
        allowed = 0 if "szkrab" in self.options else 1
        return any(len(group & set(ring)) > allowed for group in groups)

    def leaves_hole(self, ring: Ring, player: int) -> bool:
        """Tell whether the borders of *player*'s regions alone hold a pool, the new ring among them (25)."""
        borders = {point for region in self.regions if region.owner == player for point in region.ring}
        for pool in self.pools_of(player):
            if pool & set(self.owner):
                continue
            walls = {side for point in pool for side in beside(point)} - pool
            if walls <= borders and walls & set(ring):
                return True
        return False

    def pools_of(self, player: int) -> list[set[Point]]:
        """Return the sets that *player*'s live dots hold without a live enemy dot (23)."""
        found: list[set[Point]] = []
        seen: set[Point] = set()
        for point in self.points():
            if point in seen or self.is_live(point, player):
                continue
            area = spread([point], lambda p: self.on_board(p) and not self.is_live(p, player))
            seen |= area
            if not any(self.on_edge(p) or self.is_live(p, 3 - player) for p in area):
                found.append(area)
        return found
