"""Games of dots for the judge: lines of JSON, by movers that are random, stay near, capture or surround.

Uniform random games seldom nest, so most movers look for captures, and some games begin with rings
around each other that lack a dot or two. What a game does besides
putting dots (rings that are chosen well or at random, STOP, ends) comes by chance as well. A game
is its rule set and its number: the same line everywhere.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from kropki.dots.board import rulesets
from kropki.dots.board.board import Board, Point, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import FREE, RANDOM, STARTS, Dots, Player, Ring, start
from kropki.dots.errors import MoveError, PositionError
from kropki.dots.rules.game import Play

Line = dict[str, Any]

VARIANTS = {  # of each rule set, in turn
    "standard": ("standard", "standard", "standard", "standard+first_to={}"),
    "no-territory": ("no-territory",),
    "territory": ("territory", "territory+szkrab"),
    "gorilla": ("gorilla", "gorilla", "gorilla+lead={}"),
    "kepung": ("kepung", "kepung+move_limit={}"),
    "paper": (
        "paper",
        "paper+early_end",
        "paper+all_points",
        "paper+two_steps",
        "paper+two_steps+early_end",
        "paper+two_steps+all_points+early_end",
    ),
}
SIZES = {  # columns and rows, and how many games of a hundred are played there
    (4, 4): 6,
    (5, 4): 6,
    (5, 5): 10,
    (6, 6): 12,
    (8, 5): 10,
    (8, 8): 14,
    (9, 9): 19,
    (12, 10): 12,
    (16, 14): 7,
    (20, 20): 3,
    (39, 32): 1,
}
KINDS = ("empty", *STARTS, RANDOM)  # of starts, in equal parts
NESTED = "nested"  # a start of rings around each other
HANDICAP = 0.3  # of the games with a start that has a name, how many have free dots
MOVERS = ("random", "near", "capture", "surround", "surround")
CLOSERS = ("all", "some", "wild", "late")  # where closing is a choice
ENOUGH = 400  # moves of a game where closing is a choice
TRIED = 4  # places that a mover who captures looks at
LOOKED = 40  # points, and of a group that is to be surrounded


class Game:
    """A game that is being made."""

    def __init__(self, ruleset: str, number: int) -> None:
        self.chance = random.Random(f"dots/{ruleset}/{number}")
        width, height = self.chance.choices(list(SIZES), list(SIZES.values()))[0]
        variant = VARIANTS[ruleset][number % len(VARIANTS[ruleset])]
        self.rules = variant.format(self.chance.randrange(width * height // 8, width * height // 2))
        self.board: Board = board(width, height)
        self.named, dots = (NESTED, tuple(self.nested())) if self.chance.random() < 0.4 else self.begun()
        self.start = [[who, *self.board.xy(point)] for who, point in dots]
        self.alternate = self.chance.random() < 0.5
        self.play = Play(self.board, rulesets.parse(self.rules), dots, alternate=self.alternate)
        self.movers = self.chance.choice(MOVERS), self.chance.choice(MOVERS)
        self.closer = self.chance.choice(CLOSERS)
        self.odd = self.chance.choice((0, 0, 0, 0.005, 0.02))  # how often something other than a dot is done
        self.recent: list[Point] = []
        self.moves: list[list[Any]] = []

    def line(self) -> Line:
        """Play the game, and give it as a line of JSON."""
        most = ENOUGH if self.play.ruleset.optional else len(self.board.points)
        if self.chance.random() < 0.2:
            most = self.chance.randrange(most)
        player = 1
        while not self.play.over and len(self.moves) < most:
            if not self.step(player):
                break
            swapped = self.alternate or self.chance.random() < 0.8
            player = self.play.to_move if swapped else player
        else:
            self.close_last()
        form = {"size": [self.board.width, self.board.height], "rules": self.rules, "start": self.start}
        return form | {"alternate": self.alternate, "moves": self.moves}

    def begun(self) -> tuple[str, Dots]:
        """Return the name of a start for which the board has room, and its dots."""
        while True:
            kind = self.chance.choice(KINDS)
            name = f"{kind}={self.chance.randrange(10**9)}" if kind == RANDOM else kind
            if self.chance.random() < HANDICAP:
                name += f"+handicap={self.chance.randint(1, FREE)}"
            with suppress(PositionError):
                return name, start(name, self.board)

    def nested(self) -> Iterator[tuple[Player, Point]]:
        """Yield dots of rings around each other, their owners in turn, many of which lack a dot."""
        taken: set[Point] = set()
        for _ in range(1 + len(self.board.points) // 60):
            x, y = self.chance.randrange(self.board.width), self.chance.randrange(self.board.height)
            first, depth = self.chance.choice((0, 1)), self.chance.choice((1, 2, 2, 3))
            ring = [
                (1 + (first + abs(i) + abs(j)) % 2, self.board.point(x + i, y + j))
                for reach in range(depth + 1)
                for i in range(-reach, reach + 1)
                for j in sorted({abs(i) - reach, reach - abs(i)})
                if self.board.holds(x + i, y + j)
            ]
            if taken.isdisjoint(point for _, point in ring):
                taken |= {point for _, point in ring}
                yield from (dot for dot in ring if self.chance.random() < 0.93)

    def step(self, player: int) -> bool:
        """Make a move of *player*; tell whether the game can go on."""
        if self.chance.random() < self.odd:
            return self.do_something_odd(player)
        point = self.choose(player)
        rings = self.rings(player, point) if self.play.ruleset.optional else ()
        for _ in range(4):
            if self.make(Move(player, MoveKind.DOT, point, rings)):
                self.recent = [*self.recent[-3:], point]
                return True
            if not rings or self.chance.random() < 0.2:
                return False  # the refusal is the last move of the line
            self.moves.pop()
            rings = rings[:-1]
        return False

    def make(self, move: Move) -> bool:
        """Write a move down and make it; tell whether it was allowed."""
        self.moves.append(self.written(move))
        try:
            self.play.play(move)
        except MoveError:
            return False
        return True

    def written(self, move: Move) -> list[Any]:
        """Return a move as a line of JSON has it."""
        if move.kind not in (MoveKind.DOT, MoveKind.CLOSE):
            return [move.player, move.kind.value]
        place = [None, None] if move.point is None else [*self.board.xy(move.point)]
        rings = [[list(self.board.xy(point)) for point in ring] for ring in move.rings]
        return [move.player, *place, *([rings] if rings or move.point is None else [])]

    def do_something_odd(self, player: int) -> bool:
        """Say a word, or put a dot where none may be put."""
        word = self.chance.choice(("stop", "stop", "done", "resign", "time", "draw", "count", "dot"))
        if word == "dot":
            return self.make(Move(player, MoveKind.DOT, self.chance.choice(self.board.points)))
        return self.make(Move(player, MoveKind(word)))

    # Where to put a dot

    def open_points(self) -> list[Point]:
        """Return the points where a dot may be put."""
        return [point for point in self.board.points if self.play.is_open(point)]

    def nearby(self) -> list[Point]:
        """Return the open points close to a dot that was put last."""
        if not self.recent:
            return []
        centre = self.chance.choice(self.recent)
        near = {far for point in self.board.around[centre] for far in self.board.around[point]}
        return [point for point in sorted(near) if self.play.is_open(point)]

    def outline(self, player: int) -> list[Point]:
        """Return the open points beside a group of enemy dots and regions off the edge: one with few of them."""
        places = self.chance.sample(self.board.points, min(LOOKED, len(self.board.points)))
        targets = [point for point in places if self.play.region(point) == 3 - player]
        if not targets or self.chance.random() < 0.4:
            targets = [point for point in places if self.is_solid(3 - player, point)]
        return min(filter(None, (self.beside(player, point) for point in targets[:4])), key=len, default=[])

    def beside(self, player: int, target: Point) -> list[Point]:
        """Return the open points beside the enemy group around *target*; none where it is large or reaches the edge."""
        group, todo, found = {target}, [target], set()
        while todo:
            here = todo.pop()
            if self.board.is_edge(here) or len(group) > LOOKED:
                return []
            for point in self.board.neighbours[here]:
                if point not in group and self.is_solid(3 - player, point):
                    group.add(point)
                    todo.append(point)
                elif self.play.is_open(point):
                    found.add(point)
        return sorted(found)

    def is_solid(self, player: int, point: Point) -> bool:
        """Tell whether a live dot or a region of *player* is there."""
        region = self.play.region(point)
        return region == player or (not region and self.play.dot(point) == player)

    def choose(self, player: int) -> Point:
        """Return the point where *player*'s mover puts a dot."""
        kind = self.movers[player - 1]
        near = self.outline(player) if kind == "surround" else []
        if not near and (kind != "random" or self.chance.random() < 0.3):
            near = self.nearby()
        if not near:
            near = self.open_points()
        if kind in ("random", "near"):
            return self.chance.choice(near)
        tried = self.chance.sample(near, min(TRIED, len(near)))
        tried += self.outline(player)[:2]
        return max(tried, key=lambda point: (self.gain(player, point), self.chance.random()))

    def gain(self, player: int, point: Point) -> int:
        """Tell what a dot takes at once, and then how many own dots are around it."""
        around = sum(self.play.dot(each) == player for each in self.board.around[point])
        if around < 2:
            return around  # it closes nothing
        before = self.play.captured
        try:
            self.play.play(Move(player, MoveKind.DOT, point, self.least_rings(player, point)))
        except MoveError:
            return around
        after = self.play.captured
        self.play.undo()
        mine, theirs = after[player - 1] - before[player - 1], after[2 - player] - before[2 - player]
        return 10 * (mine - theirs) + around

    # Which rings to close

    def least_rings(self, player: int, point: Point) -> tuple[Ring, ...]:
        """Return the first ring that a dot on *point* closes, where closing is a choice."""
        return self.play.closings(player, point)[:1] if self.play.ruleset.optional else ()

    def rings(self, player: int, point: Point) -> tuple[Ring, ...]:
        """Return the rings that the closer wants after a dot on *point*."""
        offered = list(self.play.closings(player, point))
        if self.closer == "all":
            return tuple(offered)
        if self.closer == "some":
            return tuple(ring for ring in offered if self.chance.random() < 0.4)
        if self.closer == "wild":
            return (*self.wild(player, point), *(ring for ring in offered if self.chance.random() < 0.3))
        return tuple(self.late(player)) if self.chance.random() < 0.3 else ()

    def late(self, player: int) -> Iterator[Ring]:
        """Yield rings around enemy dots that have stood for a while."""
        enemies = [point for point in self.board.points if self.play.dot(point) == 3 - player]
        for enemy in self.chance.sample(enemies, min(4, len(enemies))):
            try:
                yield self.play.ring_around(player, enemy)
            except MoveError:
                continue

    def wild(self, player: int, point: Point) -> Iterator[Ring]:
        """Yield rings that a walk over own dots comes back from, legal or not."""
        for _ in range(3):
            begin, path = point, [point]
            while len(path) < 30:
                ways = [each for each in self.reached(path[-1]) if self.play.dot(each) == player and each not in path]
                if not ways:
                    break
                path.append(self.chance.choice(ways))
                if len(path) > 3 and begin in self.reached(path[-1]) and self.chance.random() < 0.7:
                    yield tuple(path)
                    break

    def reached(self, point: Point) -> tuple[Point, ...]:
        """Return what a link may reach from *point*, or seem to."""
        around = self.board.around[point]
        if not self.play.ruleset.two_steps:
            return around
        return tuple({far for near in around for far in self.board.around[near]} - {point})

    def close_last(self) -> None:
        """Close something when the board is full, at times."""
        if not self.play.ruleset.closes_alone or self.chance.random() < 0.5:
            return
        player = self.chance.choice((1, 2))
        rings = tuple(self.late(player))
        if self.make(Move(player, MoveKind.CLOSE, None, rings)):
            self.make(Move(player, MoveKind.CLOSE, None, rings))


def game(ruleset: str, number: int) -> Line:
    """Make game *number* of a rule set."""
    return Game(ruleset, number).line()


# Lines that must be answered alike


def _mapped(line: Line, size: list[int], change: Callable[[int, int], tuple[int, int]], players: str) -> Line:
    """Return the same game elsewhere on the board, and by other players."""
    dots = [[players.index(str(who)), *change(x, y)] for who, x, y in line["start"]]
    moves = []
    for player, *move in line["moves"]:
        who = players.index(str(player))
        if isinstance(move[0], str):
            moves.append([who, *move])
            continue
        x, y, *rings = move
        place = [None, None] if x is None else [*change(x, y)]
        moves.append([who, *place, *([[[*change(*point)] for point in ring] for ring in chains] for chains in rings)])
    return line | {"size": size, "start": dots, "moves": moves}


def turned(line: Line, number: int) -> Line:
    """Return the game under symmetry *number* of eight."""
    width, height = line["size"]

    def change(x: int, y: int) -> tuple[int, int]:
        x, y = (width - 1 - x if number & 1 else x), (height - 1 - y if number & 2 else y)
        return (y, x) if number & 4 else (x, y)

    return _mapped(line, [height, width] if number & 4 else [width, height], change, ".12")


def swapped(line: Line) -> Line:
    """Return the game with the colours swapped; turns are no longer held to, since player 1 begins."""
    return _mapped(line, line["size"], lambda x, y: (x, y), ".21") | {"alternate": False}
