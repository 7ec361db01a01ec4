"""The rules of dots a second time, slowly, straight from the sentences of docs/dots/rules.md.

Points are pairs (x, y), everything else is sets of them, and every question is asked of the whole
board each time. The judge, of which ``regions`` and ``plane`` are parts, shares nothing with ``dots``,
and must not import it: one corpus goes through both, and where they differ the sentences decide. Numbers in
brackets are those of the decisions in docs/dots/rules.md.
"""

from __future__ import annotations

import re
from typing import Any

from judge.plane import Point, Ring, spread, tightest
from judge.regions import AUTOMATIC, Refused, Regions


class Judge(Regions):
    """A game under way by the rules as they are written: its moves and its ends."""

    def __init__(self, width: int, height: int, rules: str, *, alternate: bool = False) -> None:
        super().__init__(width, height, rules)
        self.alternate = alternate
        self.to_move = 1
        self.put = {1: 0, 2: 0}
        self.stopped = 0  # who stopped or ended
        self.done = 0  # who offered to end
        self.over = False
        self.may_close = 0  # who may close though the board is full
        self.result: str | None = None

    # Ends

    def pool_points(self, player: int) -> set[Point]:
        """Return the open points in *player*'s pools."""
        if self.rules in AUTOMATIC:
            return {point for point, owner in self.pools.items() if owner == player}
        return {point for pool in self.pools_of(player) for point in pool} & self.open_points()

    def ground(self, player: int) -> set[Point]:
        """Return the points of *player* that one can walk on: live dots, regions, pools, drawn borders (27)."""
        own = {point for point in self.dots if self.is_live(point, player)}
        own |= {point for point, owner in self.owner.items() if owner == player}
        own |= {point for point, owner in self.under().items() if owner == player and point not in self.owner}
        return own | self.pool_points(player)

    def grounded(self, player: int) -> set[Point]:
        """Return those of them that hold to the edge."""
        ground = self.ground(player)
        return spread([point for point in ground if self.on_edge(point)], ground.__contains__)

    def lose(self, player: int) -> None:
        """Take what does not hold to the edge for the other player (26)."""
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

    def end_if_reached(self) -> None:
        """End the game where somebody has captured, or leads by, what wins at once (32)."""
        first, second = self.score(1), self.score(2)
        most, lead = max(first, second), abs(first - second)
        first_to, wanted = self.options.get("first_to", most + 1), self.options.get("lead", lead + 1)
        if not self.over and (most >= first_to or lead >= wanted):
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
            self.end_if_reached()
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
        elif word == "count":
            self.count()
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

    def count(self) -> None:
        """End with the score as it is, where that is a way to end."""
        if self.rules != "standard":
            raise Refused("kind")
        self.end()

    def agree(self, player: int, offered: int) -> None:
        """End a game for territory where the other has just offered it (12)."""
        if offered == player:
            raise Refused("kind")
        self.done = player
        if offered:
            ground = self.agreed_ground()
            self.end(written(2 * (self.score(1) - self.score(2)) + len(ground[1]) - len(ground[2])))

    def agreed_ground(self) -> dict[int, set[Point]]:
        """Close what stands around enemy dots, first that of who is to move; return what counts half for each."""
        before = self.open_points()
        for player in (self.to_move, 3 - self.to_move):
            for point in self.points():
                is_enemy = self.dots.get(point) == 3 - player and self.owner.get(point) != player
                area = self.area(point, player) if is_enemy else None
                if area is not None:
                    self.take(self.cut_off(area, tightest(area)), player)
        closed = {player: {point for point in before if self.owner.get(point) == player} for player in (1, 2)}
        return {player: closed[player] | self.pool_points(player) for player in (1, 2)}

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


def cross(x: int, y: int) -> list[tuple[int, int, int]]:
    """Return the four dots of a cross with its top left corner at (x, y)."""
    return [(1, x, y), (2, x, y + 1), (1, x + 1, y + 1), (2, x + 1, y)]


def mirrored(x: int, y: int) -> list[tuple[int, int, int]]:
    """Return the four dots of a cross whose players are exchanged by a mirror."""
    return [(1, x, y + 1), (2, x, y), (1, x + 1, y), (2, x + 1, y + 1)]


def random_corners(width: int, height: int, seed: int) -> list[tuple[int, int]]:
    """Return where four crosses at random begin (33): a column and a row are drawn for each quarter in turn."""
    corners = []
    number = seed
    for quarter in range(4):
        corner = []
        for side, is_far in ((width, quarter % 2 == 1), (height, quarter >= 2)):
            number = (number * 2891336453 + 1013904223) & 0xFFFFFFFF
            places = list(range(side // 8, (side - 1) // 2 - 1)) or [side // 8]
            place = places[number * len(places) // 0x100000000]
            corner.append(side - 2 - place if is_far else place)
        corners.append((corner[0], corner[1]))
    return corners


def free_dots(width: int, height: int, taken: set[Point], number: int) -> list[tuple[int, int, int]]:
    """Return the free dots of a handicap: on the points of (34) in their order, passing over those that are taken."""
    x = {"left": width // 4, "middle": width // 2, "right": width - width // 4 - 1}
    y = {"top": height // 4, "middle": height // 2, "bottom": height - height // 4 - 1}
    order = (
        "right top, left bottom, right bottom, left top, "
        "left middle, right middle, middle top, middle bottom, middle middle"
    )
    places = [(x[column], y[row]) for column, row in (name.split() for name in order.split(", "))]
    left = [place for at, place in enumerate(places) if place not in taken and place not in places[:at]]
    if len(left) < number:
        raise Refused("start")
    return [(1, *place) for place in left[:number]]


def start_dots(start: Any, width: int, height: int) -> list[tuple[int, int, int]]:
    """Return the dots of a start by its name, or those that are listed (2)."""
    if not isinstance(start, str):
        return [tuple(dot) for dot in start]
    name, _, free = start.partition("+handicap=")
    if not all(re.fullmatch("[0-9]{1,9}", number) for number in name.split("=")[1:]) or free.strip("123456789"):
        raise Refused("start")
    if "+" in start and len(free) != 1:
        raise Refused("start")
    dots = crosses(name, width, height)
    return dots + free_dots(width, height, {(x, y) for _, x, y in dots}, int(free or 0))


def crosses(name: str, width: int, height: int) -> list[tuple[int, int, int]]:
    """Return the dots of a start by its name, without free dots."""
    x, y = width // 2 - 1, height // 2 - 1
    columns, rows = (width // 3 - 1, width - width // 3 - 1), (height // 3 - 1, height - height // 3 - 1)
    name, _, seed = name.partition("=")
    starts = {
        "empty": [],
        "cross": cross(x, y),
        "two-crosses": cross(x - 1, y) + mirrored(x + 1, y),
        "three-crosses": cross(x - 2, y) + mirrored(x, y) + cross(x + 2, y),
        "four-crosses": [dot for row in rows for column in columns for dot in cross(column, row)],
    }
    if seed and name == "random-crosses":
        return [dot for corner in random_corners(width, height, int(seed)) for dot in cross(*corner)]
    if name not in starts or seed:
        raise Refused("start")
    return starts[name]


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
    """Return an error as a line of JSON has it."""
    return {"code": error.code, "move": number, "message": f"move {number} is not allowed: {error.code}"}
