"""Which rings a player may close: the minimal one around a dot, those of a move, one through given dots.

Knows nothing of turns. What it gives has passed ``rings.check``; each search is bounded by the
number of points.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator

from kropki.dots.board import board as boards
from kropki.dots.board.board import Board, Point
from kropki.dots.board.outline import Link, inside
from kropki.dots.board.position import Player, Ring
from kropki.dots.board.rulesets import RuleSet
from kropki.dots.errors import MoveError
from kropki.dots.kernel.field import Field
from kropki.dots.rules.rings import Lines, check, is_link, shown

_Met = tuple[Point, bool]  # a dot, and whether an odd number of links before it passed somewhere

TRIES, RINGS = 4000, 400  # after which not every ring is tried
_OUTLINE = 8  # steps that an outside walk may take for each point of the board
_LONG_STEPS = sorted(  # all steps of up to two, clockwise from the west
    ((right, down) for right in range(-2, 3) for down in range(-2, 3) if right or down),
    key=lambda step: (math.atan2(-step[1], -step[0]) % math.tau, max(map(abs, step))),
)


def ring_around(game: Field, lines: Lines, ruleset: RuleSet, player: Player, point: Point) -> Ring:
    """Return the minimal ring of *player* around the enemy dot on *point*; ``MoveError`` where there is none."""
    board = game.board
    if not isinstance(point, int) or not 0 <= point < len(board.points):
        raise MoveError(f"expected a point of the {board} board, not {point!r}", code="off")
    if player not in (1, 2) or game.dot(point) != 3 - player or game.region(point) == player:
        name = shown(board, (point,))
        raise MoveError(f"expected an enemy dot of player {player} that is not captured, not {name}", code="ring-empty")
    found = [
        ring for ring in _around(game, lines, ruleset, player, point) if _is_legal(game, lines, ruleset, player, ring)
    ]
    if found:
        return min(found, key=lambda ring: (len(inside(board, ring)), len(ring), ring))
    ring = normal(board, game.chain_around(point, player - 1))
    if not ring:
        raise MoveError(f"expected a closed chain around {shown(board, (point,))}, not an open one", code="ring-open")
    check(game, lines, ruleset, player, ring)
    return ring


def closings(game: Field, lines: Lines, ruleset: RuleSet, player: Player, point: Point) -> tuple[Ring, ...]:
    """Return the legal rings through the dot on *point* that hold least, then those that hold most; each once.

    Of rings that hold the same, the shortest stands for all; each of the two parts is in the order of its
    points. All rings are tried where TRIES steps find them. Elsewhere those that hold least are the tightest
    chains around the sets that touch the dot, and the one that holds most is the outer line of the dots
    linked to it, where the dot is on that line.
    """
    every = _every(game, lines, ruleset, player, point)
    if every is not None:
        least = (ring for held, ring in every.items() if not any(other < held for other in every))
        most = (ring for held, ring in every.items() if not any(other > held for other in every))
        return tuple(dict.fromkeys([*sorted(least), *sorted(most)]))
    found: list[Ring] = []
    tightest = _minimal(game, lines, ruleset, player, point)
    outer = (ring for ring in _maximal(game, lines, ruleset, player, point) if point in ring)
    for candidates in (tightest, outer):
        for ring in sorted(set(candidates)):
            if ring not in found and _is_legal(game, lines, ruleset, player, ring):
                found.append(ring)
    return tuple(found)


def _every(
    game: Field, lines: Lines, ruleset: RuleSet, player: Player, point: Point
) -> dict[frozenset[Point], Ring] | None:
    """Return each set of points that a legal ring through *point* holds, with its shortest ring; None if too many."""
    found: dict[frozenset[Point], Ring] = {}
    tried = 0
    for number, path in enumerate(_paths(game, ruleset, player, point)):
        if path is not None:
            tried += 1
            ring = normal(game.board, path)
            if _is_legal(game, lines, ruleset, player, ring):
                held = frozenset(inside(game.board, ring))
                found[held] = min(found.get(held, ring), ring, key=lambda each: (len(each), each))
        if number >= TRIES or tried > RINGS:
            return None
    return found


def _paths(game: Field, ruleset: RuleSet, player: Player, point: Point) -> Iterator[Ring | None]:
    """Walk along live dots from *point* in every way; yield each way back as a ring, and None at each other step."""
    path = [point]
    ways = [_linked(game, ruleset, player, point)]
    while ways:
        there = next(ways[-1], None)
        if there is None:
            ways.pop()
            path.pop()
        elif there == point:
            if len(path) > 2 and path[1] < path[-1]:
                yield tuple(path)
        elif there not in path:
            path.append(there)
            ways.append(_linked(game, ruleset, player, there))
            yield None


def _minimal(game: Field, lines: Lines, ruleset: RuleSet, player: Player, point: Point) -> Iterator[Ring]:
    board = game.board
    for start in board.around[point] if ruleset.two_steps else board.neighbours[point]:
        if not game.is_live(start, player - 1):
            chain = normal(board, game.chain_around(start, player - 1))
            yield from (ring for ring in [chain, *_around(game, lines, ruleset, player, start)] if point in ring)


def _around(game: Field, lines: Lines, ruleset: RuleSet, player: Player, point: Point) -> Iterator[Ring]:
    """Yield chains with steps of two around *point*: for each link that passes above it in the east, the shortest.

    A closed walk is around a point if an odd number of its links pass there.
    """
    if not ruleset.two_steps:
        return
    board = game.board
    ways: dict[Point, list[tuple[Point, bool]]] = {}

    def ways_from(dot: Point) -> list[tuple[Point, bool]]:
        if dot not in ways:
            linked = _ways(game, lines, ruleset, player, dot)
            ways[dot] = [(other, _passes_east(board, point, dot, other)) for other in linked]
        return ways[dot]

    vain = set[Point]()  # dots whose chains go around nothing
    y = board.xy(point)[1]
    for start in range(max(y - 2, 0) * board.width, y * board.width):
        if start in vain or not game.is_live(start, player - 1) or not any(odd for _, odd in ways_from(start)):
            continue
        came = _walked(start, ways_from)
        if (start, True) in came:
            ring, at = [start], came[start, True]
            while at != (start, False):
                ring.append(at[0])
                at = came[at]
            yield normal(board, tuple(ring))
        else:
            vain.update(dot for dot, _ in came)


def _passes_east(board: Board, point: Point, a: Point, b: Point) -> bool:
    """Tell whether the link from *a* to *b* meets the ray from *point* to the east, a hair above its row."""
    x, y = board.xy(point)
    (left, top), (right, bottom) = sorted((board.xy(a), board.xy(b)), key=lambda place: place[1])
    return top < y <= bottom and (right - left) * (y - top) > (x - left) * (bottom - top)


def _walked(start: Point, ways_from: Callable[[Point], list[tuple[Point, bool]]]) -> dict[_Met, _Met]:
    """Return from where each dot is met first, after an even and after an odd number of odd links, until *start* is."""
    came: dict[_Met, _Met] = {(start, False): (start, False)}
    todo = deque(came)
    while todo and (start, True) not in came:
        here, side = todo.popleft()
        for there, odd in ways_from(here):
            if (there, side ^ odd) not in came:
                came[there, side ^ odd] = here, side
                todo.append((there, side ^ odd))
    return came


def _ways(game: Field, lines: Lines, ruleset: RuleSet, player: Player, dot: Point) -> Iterator[Point]:
    """Yield the dots linked to *dot*; with steps of two, those to which a ring may go over no line or region."""
    linked: Iterator[Point] = _linked(game, ruleset, player, dot)
    return linked if not ruleset.two_steps else (other for other in linked if not lines.crossed((dot, other)))


def widest(game: Field, lines: Lines, ruleset: RuleSet, player: Player) -> tuple[Ring, ...]:
    """Return the legal rings that hold most among those that stand: the outer lines of linked dots."""
    found: dict[Ring, None] = {}
    seen = set[Point]()
    for dot in game.board.points:
        if dot not in seen and game.is_live(dot, player - 1):
            seen |= _group(game, lines, ruleset, player, dot)
            found.update(dict.fromkeys(_maximal(game, lines, ruleset, player, dot)))
    return tuple(ring for ring in found if _is_legal(game, lines, ruleset, player, ring))


def _maximal(game: Field, lines: Lines, ruleset: RuleSet, player: Player, point: Point) -> Iterator[Ring]:
    for ring in _loops(_outline(game, lines, ruleset, player, point)):
        if len(ring) > 2:
            yield normal(game.board, ring)


def _group(game: Field, lines: Lines, ruleset: RuleSet, player: Player, point: Point) -> set[Point]:
    """Return the dots linked to *point*."""
    group = {point}
    todo = [point]
    while todo:
        for other in _ways(game, lines, ruleset, player, todo.pop()):
            if other not in group:
                group.add(other)
                todo.append(other)
    return group


def _outline(game: Field, lines: Lines, ruleset: RuleSet, player: Player, point: Point) -> list[Point]:
    """Return the dots linked to *point* as one passes them walking around their outside, clockwise from the topmost."""
    board, steps = game.board, _LONG_STEPS if ruleset.two_steps else boards.STEPS
    size = len(steps)
    first = min(_group(game, lines, ruleset, player, point))
    walk, here, looked = [first], first, size // 4  # from the north, where no dot of the group is
    begun: tuple[Point, int] | None = None
    for _ in range(_OUTLINE * len(board.points)):
        beside = {_step(board, here, other): other for other in _ways(game, lines, ruleset, player, here)}
        for turn in range(size):
            direction = (looked + turn) % size
            if steps[direction] in beside:
                break
        else:
            return walk
        if begun == (here, direction):
            return walk[:-1]
        begun = begun or (here, direction)
        right, down = steps[direction]
        here, looked = beside[steps[direction]], steps.index((-right, -down)) + 1
        looked += not ruleset.two_steps and direction % 2 == 0
        walk.append(here)
    return walk


def _step(board: Board, a: Point, b: Point) -> tuple[int, int]:
    (ax, ay), (bx, by) = board.xy(a), board.xy(b)
    return bx - ax, by - ay


def _loops(walk: list[Point]) -> Iterator[Ring]:
    """Yield the simple loops that a closed walk is made of."""
    path: list[Point] = []
    place: dict[Point, int] = {}
    for point in [*walk, *walk[:1]]:
        if point in place:
            at = place[point]
            yield tuple(path[at:])
            for dropped in path[at + 1 :]:
                del place[dropped]
            del path[at + 1 :]
        else:
            place[point] = len(path)
            path.append(point)


def ring_through(game: Field, lines: Lines, ruleset: RuleSet, player: Player, dots: Ring) -> Ring:
    """Return a legal ring of *player* through *dots* in their order, gaps closed by the shortest chains of his dots.

    Raises ``MoveError``: as for a ring, and ``ring-broken`` with the two dots between which there is no chain.
    """
    board = game.board
    dots = dots[:-1] if len(dots) > 1 and dots[0] == dots[-1] else dots
    if all(isinstance(dot, int) and 0 <= dot < len(board.points) for dot in dots) and len(set(dots)) == len(dots):
        ring: list[Point] = []
        used = set(dots)
        for a, b in zip(dots, dots[1:] + dots[:1], strict=True):
            chain = _chain(game, ruleset, player, (a, b), used)
            used.update(chain)
            ring += [a, *chain]
        dots = tuple(ring)
    check(game, lines, ruleset, player, dots)
    return dots


def _chain(game: Field, ruleset: RuleSet, player: Player, link: Link, used: set[Point]) -> list[Point]:
    """Return the dots of a shortest chain between the ends of *link* that uses none of *used*."""
    a, b = link
    if is_link(game, a, b, two_steps=ruleset.two_steps):
        return []
    came = {a: a}
    todo = deque([a])
    while todo:
        here = todo.popleft()
        for there in _linked(game, ruleset, player, here):
            if there == b and here != a:
                chain = [here]
                while came[chain[-1]] != a:
                    chain.append(came[chain[-1]])
                return chain[::-1]
            if there not in came and there not in used:
                came[there] = here
                todo.append(there)
    raise MoveError(
        f"expected a chain of dots between {shown(game.board, (a,))} and {shown(game.board, (b,))}, not a gap",
        code="ring-broken",
        between=(a, b),
    )


def _linked(game: Field, ruleset: RuleSet, player: Player, point: Point) -> Iterator[Point]:
    board = game.board
    yield from (other for other in board.around[point] if game.is_live(other, player - 1))
    if ruleset.two_steps:
        x, y = board.xy(point)
        for j in range(-2, 3):
            for i in range(-2, 3):
                if max(abs(i), abs(j)) == 2 and board.holds(x + i, y + j):
                    other = board.point(x + i, y + j)
                    if game.is_live(other, player - 1) and is_link(game, point, other, two_steps=True):
                        yield other


def standing(game: Field, lines: Lines, ruleset: RuleSet) -> tuple[tuple[Player, Ring], ...]:
    """Return the rings that stand: those drawn whose dots are live, or where none are drawn, the tightest chains."""
    if ruleset.optional:
        return tuple(
            (region.owner, region.ring)
            for region in lines.regions
            if all(game.is_live(point, region.owner - 1) for point in region.ring)
        )
    found: list[tuple[Player, Ring]] = []
    seen: set[Point] = set()
    for point in game.board.points:
        owner = game.region(point)
        if owner and point not in seen:
            ring = game.chain_around(point, owner - 1)
            if ring:
                found.append((owner, normal(game.board, ring)))
            seen.update(inside(game.board, ring) if ring else (point,))
    return tuple(found)


def normal(board: Board, ring: Ring) -> Ring:
    """Return *ring* from its first point in reading order on, clockwise."""
    if not ring:
        return ring
    at = ring.index(min(ring))
    turned = ring[at:] + ring[:at]
    places = [board.xy(point) for point in turned]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(places, places[1:] + places[:1], strict=True))
    return turned if area >= 0 else turned[:1] + turned[:0:-1]


def _is_legal(game: Field, lines: Lines, ruleset: RuleSet, player: Player, ring: Ring) -> bool:
    try:
        check(game, lines, ruleset, player, ring)
    except MoveError:
        return False
    return True
