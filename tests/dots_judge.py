"""The rules of dots a second time, slowly, straight from the sentences of docs/dots/rules.md.

Points are pairs (x, y), everything else is sets of them, and every question is asked of the whole
board each time. The judge shares nothing with ``dots``, and must not import it: one corpus goes
through both, and where they differ the sentences decide. Numbers in brackets are those of the
decisions in docs/dots/rules.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

Point = tuple[int, int]
Ring = tuple[Point, ...]
Link = tuple[Point, Point]

AUTOMATIC = ("standard", "no-territory", "kepung")
OPTIONAL = ("territory", "gorilla", "paper")
OPTIONS = {
    "standard": (),
    "no-territory": (),
    "kepung": ("move_limit",),
    "territory": ("szkrab",),
    "gorilla": (),
    "paper": ("two_steps", "all_points", "early_end"),
}


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


# Geometry


def beside(point: Point) -> list[Point]:
    """Give the points above, below, left and right, on the board or not."""
    x, y = point
    return [(x - 1, y), (x, y - 1), (x + 1, y), (x, y + 1)]


def around(point: Point) -> list[Point]:
    """Give the eight points around, on the board or not."""
    x, y = point
    return [(x + i, y + j) for j in (-1, 0, 1) for i in (-1, 0, 1) if (i, j) != (0, 0)]


def spread(start: Iterable[Point], allowed: Any, steps: Any = beside) -> set[Point]:
    """Give all that can be reached from *start* over points that are *allowed*."""
    seen = set(start)
    todo = list(seen)
    while todo:
        for point in steps(todo.pop()):
            if point not in seen and allowed(point):
                seen.add(point)
                todo.append(point)
    return seen


def links(ring: Ring) -> list[Link]:
    """Give the links of a ring, the one from the last dot to the first as well."""
    return [(ring[i - 1], ring[i]) for i in range(len(ring))]


def turn(a: Point, b: Point, c: Point) -> int:
    """Tell on which side of the line from *a* to *b* the point *c* lies; 0: on it."""
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)


def lies_on(point: Point, link: Link) -> bool:
    """Tell whether *point* lies on the link, ends included."""
    (ax, ay), (bx, by) = link
    x, y = point
    return turn(link[0], link[1], point) == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)


def meet(one: Link, other: Link) -> bool:
    """Tell whether two links meet anywhere but in ends that they have in common."""
    if set(one) == set(other):
        return False
    common = set(one) & set(other)
    touching = [p for p in one if lies_on(p, other)] + [p for p in other if lies_on(p, one)]
    if any(p not in common for p in touching):
        return True
    a, b = one
    c, d = other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def is_inside(point: Point, ring: Ring) -> bool:
    """Tell whether *point* lies strictly inside the line: a ray to the right crosses it an odd number of times."""
    x, y = point
    odd = False
    for link in links(ring):
        if lies_on(point, link):
            return False
        (ax, ay), (bx, by) = sorted(link, key=lambda end: end[1])
        if ay <= y < by and (bx - ax) * (y - ay) + (ax - x) * (by - ay) > 0:  # it crosses to the right of x
            odd = not odd
    return odd


def insides(ring: Ring) -> set[Point]:
    """Give the points strictly inside the closed line."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    places = [(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)]
    return {point for point in places if is_inside(point, ring)}


def tightest(area: set[Point]) -> set[Point]:
    """Give the dots of the tightest ring around *area*, an orthogonally connected set with dots on all its sides.

    Outside is what a king walks to without entering the area. A pocket that he can enter by one
    dot only is inside the ring all the same, because a ring passes a dot once.
    """
    left, right = min(x for x, _ in area) - 2, max(x for x, _ in area) + 2
    top, bottom = min(y for _, y in area) - 2, max(y for _, y in area) + 2

    def free(point: Point) -> bool:
        return left <= point[0] <= right and top <= point[1] <= bottom and point not in area

    corner = (left, top)
    outside = spread([corner], free, around)
    walls = {point for point in outside if any(side in area for side in beside(point))}
    pockets: set[Point] = set()
    for wall in walls:
        pockets |= outside - {wall} - spread([corner], lambda point, wall=wall: free(point) and point != wall, around)
    return walls - pockets


# The board


class Judge:
    """A game under way by the rules as they are written."""

    def __init__(self, width: int, height: int, rules: str, *, alternate: bool = False) -> None:
        self.width, self.height = width, height
        self.rules, self.options = read_rules(rules)
        self.alternate = alternate
        self.dots: dict[Point, int] = {}
        self.owner: dict[Point, int] = {}  # of the last region closed over a point
        self.pools: dict[Point, int] = {}  # of open points, where rings close by themselves
        self.border: set[Point] = set()  # dots that border a region of their player, not captured since
        self.regions: list[Region] = []  # closed by choice
        self.drawn: list[tuple[int, Link]] = []
        self.to_move = 1
        self.put = {1: 0, 2: 0}
        self.stopped = 0  # who stopped or ended
        self.done = 0  # who offered to end
        self.over = False
        self.may_close = 0  # who may close though the board is full
        self.result: str | None = None

    def points(self) -> Iterator[Point]:
        """Give all points in reading order."""
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
        """Give the points under drawn borders, and whose: the middles of links of two steps."""
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
        """Give the points that are open."""
        under = self.under()
        return {p for p in self.points() if p not in self.dots and p not in self.owner and p not in under}

    def captured(self, player: int) -> int:
        """Count the enemy dots that *player* holds."""
        return sum(owner == player and self.dots.get(point) == 3 - player for point, owner in self.owner.items())

    def score(self, player: int) -> int:
        """Give what counts: enemy dots, or every point inside."""
        if "all_points" in self.options:
            return sum(owner == player for owner in self.owner.values())
        return self.captured(player)

    def area(self, start: Point, player: int) -> set[Point] | None:
        """Give the connected set without *player*'s live dots around *start*; None where it reaches the edge."""
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
        """Give the areas that the dot on *point* closes, each with its ring, the shorter first (14, 15)."""
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
        """Give what can be reached from *area* without entering *walls*."""
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
        """Give the sets that *player*'s live dots hold without a live enemy dot (23)."""
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

    # Ends

    def pool_points(self, player: int) -> set[Point]:
        """Give the open points in *player*'s pools."""
        if self.rules in AUTOMATIC:
            return {point for point, owner in self.pools.items() if owner == player}
        return {point for pool in self.pools_of(player) for point in pool} & self.open_points()

    def ground(self, player: int) -> set[Point]:
        """Give the points of *player* that one can walk on: live dots, regions, pools, drawn borders (27)."""
        own = {point for point in self.dots if self.is_live(point, player)}
        own |= {point for point, owner in self.owner.items() if owner == player}
        own |= {point for point, owner in self.under().items() if owner == player and point not in self.owner}
        return own | self.pool_points(player)

    def grounded(self, player: int) -> set[Point]:
        """Give those of them that hold to the edge."""
        ground = self.ground(player)
        return spread([point for point in ground if self.on_edge(point)], ground.__contains__)

    def lose(self, player: int) -> None:
        """Give what does not hold to the edge to the other player (26)."""
        lost = self.ground(player) - self.grounded(player)
        dots = {point for point in lost if self.is_live(point, player)}
        for region in self.regions:
            if region.owner == player and dots & set(region.ring):
                lost |= {point for point in region.inside if self.owner.get(point) == player}
        self.take(lost, 3 - player)

    def end(self, result: str | None = None) -> None:
        """End the game, by score unless a result is given."""
        self.over = True
        self.result = result or written(2 * (self.score(1) - self.score(2)))

    def end_if_full(self, mover: int, dot: Point | None) -> None:
        """End the game where no point is open, or all dots of the limit are put."""
        if self.over:
            return
        limit = self.options.get("move_limit")
        if not self.open_points():
            if self.rules == "territory" and "szkrab" not in self.options and dot:
                self.last_dot(dot, mover)
            if self.rules == "paper" and self.stopped:
                self.lose(self.stopped)
            elif self.rules in ("gorilla", "paper"):
                self.may_close = 3 - mover
            self.end()
        elif limit and all(count >= limit for count in self.put.values()):
            self.end()

    def last_dot(self, dot: Point, mover: int) -> None:
        """Close the other's pool around the dot that filled the board (24)."""
        area = self.area(dot, 3 - mover) if self.is_live(dot, mover) else None
        if area is not None:
            self.take(self.cut_off(area, tightest(area)), 3 - mover)

    # Moves

    def move(self, player: int, what: Any, y: Any = None, rings: Any = ()) -> None:
        """Make a move as a line of JSON has it, or refuse it and change nothing."""
        before = {key: value.copy() if hasattr(value, "copy") else value for key, value in vars(self).items()}
        try:
            if isinstance(what, str):
                self.say(player, what)
            else:
                closed = tuple(tuple((x, y) for x, y in ring) for ring in rings)
                self.put_dot(player, None if what is None else (what, y), closed)
        except Refused:
            vars(self).update(before)
            raise

    def put_dot(self, player: int, point: Point | None, rings: tuple[Ring, ...]) -> None:
        """Put a dot and close rings after it, or only close rings."""
        if point is None and self.may_close:
            return self.close_last(player, rings)
        self.check_over()
        if point is None:
            raise Refused("kind")
        self.check_turn(player)
        self.check_point(player, point)
        self.done = 0
        self.put[player] += 1
        if self.rules in AUTOMATIC:
            self.put_automatic(point, player)  # rings that stand with it are passed over (18)
        else:
            self.dots[point] = player
            for ring in rings:
                self.close(ring, player)
        self.to_move = player if self.stopped else 3 - player
        self.end_if_full(player, point)
        return None

    def close_last(self, player: int, rings: tuple[Ring, ...]) -> None:
        """Close rings when no point is open any more (10)."""
        if player != self.may_close:
            raise Refused("turn")
        for ring in rings:
            self.close(ring, player)
        self.may_close = 0
        self.end()

    def check_over(self) -> None:
        """Refuse any move in a game that has ended."""
        if self.over:
            raise Refused("over")

    def check_turn(self, player: int) -> None:
        """Refuse who stopped, and who is not to move where turns are held to."""
        if self.stopped == player:
            raise Refused("stopped")
        if self.alternate and self.to_move != player:
            raise Refused("turn")

    def check_point(self, player: int, point: Point) -> None:
        """Refuse a point where no dot may be put."""
        if self.put[player] >= (self.options.get("move_limit") or self.put[player] + 1):
            raise Refused("limit")
        if not self.on_board(point):
            raise Refused("off")
        if point in self.dots:
            raise Refused("taken")
        if not self.is_open(point):
            raise Refused("closed")

    def say(self, player: int, word: str) -> None:
        """Resign, stop and the like."""
        self.check_over()
        offered, self.done = self.done, 0
        if word == "resign":
            self.end(f"{' WB'[player]}+R")
        elif word == "draw":
            self.end("Draw")
        elif word == "time":
            self.time_over(player)
        elif word == "done" and self.rules == "territory":
            self.agree(player, offered)
        elif word in ("stop", "done"):
            self.stop(player, word)
        else:
            raise ValueError(word)

    def time_over(self, player: int) -> None:
        """Lose on time, but for the four minutes after STOP (9)."""
        if self.rules == "no-territory" and self.stopped:
            if player == self.stopped:
                raise Refused("stopped")
            self.end()
        else:
            self.end(f"{' WB'[player]}+T")

    def agree(self, player: int, offered: int) -> None:
        """End a game for territory where the other has just offered it (12)."""
        if offered == player:
            raise Refused("kind")
        self.done = player
        if offered:
            pools = len(self.pool_points(1)) - len(self.pool_points(2))
            self.end(written(2 * (self.score(1) - self.score(2)) + pools))

    def stop(self, player: int, word: str) -> None:
        """Stop or end, or be done where the other has (11)."""
        allowed = self.rules == "no-territory" or "early_end" in self.options
        if not allowed or (word == "done" and not self.stopped):
            raise Refused("kind")
        self.check_turn(player)
        if self.stopped:
            if self.rules == "paper":
                self.lose(self.stopped)
            self.end()
            return
        self.stopped = player
        self.to_move = 3 - player
        if self.rules == "no-territory":
            self.lose(player)
            self.end_if_full(player, None)


# Lines of JSON


def written(twice: int) -> str:
    """Write a result from twice the difference: B+3, W+0.5, 0."""
    if twice == 0:
        return "0"
    side, size = ("B" if twice > 0 else "W"), abs(twice)
    return f"{side}+{size // 2}{'.5' if size % 2 else ''}"


def read_rules(text: str) -> tuple[str, dict[str, int]]:
    """Read the name of a rule set with its options."""
    name, *parts = text.split("+")
    if name not in OPTIONS:
        raise Refused("rules")
    options: dict[str, int] = {}
    for part in parts:
        key, _, value = part.partition("=")
        number = int(value) if value.isdigit() else 0
        if key not in OPTIONS[name] or (key == "move_limit") != bool(number) or ("=" in part) != bool(number):
            raise Refused("option")
        options[key] = number or 1
    return name, options


def cross(x: int, y: int) -> list[tuple[int, int, int]]:
    """Give the four dots of a cross with its top left corner at (x, y)."""
    return [(1, x, y), (2, x, y + 1), (1, x + 1, y + 1), (2, x + 1, y)]


def start_dots(start: Any, width: int, height: int) -> list[tuple[int, int, int]]:
    """Give the dots of a start by its name, or those that are listed (2)."""
    if not isinstance(start, str):
        return [tuple(dot) for dot in start]
    x, y = width // 2 - 1, height // 2 - 1
    mirrored = [(1, x + 1, y + 1), (2, x + 1, y), (1, x + 2, y), (2, x + 2, y + 1)]
    columns, rows = (width // 3 - 1, width - width // 3 - 1), (height // 3 - 1, height - height // 3 - 1)
    starts = {
        "empty": [],
        "cross": cross(x, y),
        "two-crosses": cross(x - 1, y) + mirrored,
        "four-crosses": [dot for row in rows for column in columns for dot in cross(column, row)],
    }
    if start not in starts:
        raise Refused("start")
    return starts[start]


def begin(line: dict[str, Any]) -> Judge:
    """Set a game up as a line of JSON says."""
    width, height = line["size"]
    judge = Judge(width, height, line.get("rules", "standard"), alternate=line.get("alternate", False))
    for player, x, y in start_dots(line.get("start", "empty"), width, height):
        if not judge.is_open((x, y)):
            raise Refused("start")
        if judge.rules in AUTOMATIC:
            judge.put_automatic((x, y), player)
        else:
            judge.dots[x, y] = player
    judge.end_if_full(2, None)
    return judge


def replay(line: dict[str, Any]) -> dict[str, Any]:
    """Replay a line of JSON as ``kropki dots replay`` does."""
    after: list[list[int]] = []
    try:
        judge = begin(line)
    except Refused as error:
        return {"captured": [0, 0], "after": [], "open": 0, "over": False, "result": None, "error": fault(error, 0)}
    refused = None
    for number, move in enumerate(line.get("moves", ()), 1):
        try:
            judge.move(*move)
        except Refused as error:
            refused = fault(error, number)
            break
        after.append([judge.captured(1), judge.captured(2)])
    return {
        "captured": [judge.captured(1), judge.captured(2)],
        "after": after,
        "open": len(judge.open_points()),
        "over": judge.over,
        "result": judge.result,
        "error": refused,
    }


def fault(error: Refused, number: int) -> dict[str, Any]:
    """Give an error as a line of JSON has it."""
    return {"code": error.code, "move": number, "message": f"move {number} is not allowed: {error.code}"}
