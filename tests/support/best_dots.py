"""Positions on small boards where one dot wins more than any other by what counts, found by trying every ring.

Knows nothing of the engine: each dot is tried with each legal ring, and with each two that lie apart. The file
``tests/data/dots/best/positions.txt`` has some of every rule set, each with its best dot. To print it:
``python -m tests.support.best_dots``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from kropki.dots.board import rulesets
from kropki.dots.board.board import Point, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.outline import inside
from kropki.dots.board.position import Player, Ring
from kropki.dots.errors import MoveError
from kropki.dots.rules import rings
from kropki.dots.rules.game import Play
from tests.support.dots_games import rng_of

PAPER = [f"paper{a}{b}{c}" for a in ("", "+two_steps") for b in ("", "+all_points") for c in ("", "+early_end")]
TARGETS = (
    "standard+first_to=2",
    "no-territory+lead=2",
    "territory+first_to=2",
    "gorilla+lead=2",
    "kepung+first_to=3",
    "paper+lead=3",
    "paper+all_points+first_to=6",
    "paper+two_steps+lead=3",
)
RULES = (
    "standard",
    "no-territory",
    "territory",
    "territory+szkrab",
    "gorilla",
    "kepung",
    "kepung+move_limit=40",
    *PAPER,
    *TARGETS,
)
EACH = 4  # positions of a rule set in the file
SIDES, DOTS, FEW = (5, 6), (14, 19), (9, 13)  # of the boards; dots on them, least and most; with steps of two
MORE = 2  # that the best dot wins than any other
LONGEST = 10  # dots of a ring


def positions(ruleset: str, seed: int) -> Iterator[tuple[Play, Move]]:
    """Yield positions without end, with the move of who is to move that wins more than a dot on any other point.

    The other side could capture nothing if nothing were done.
    """
    rng = rng_of(f"{ruleset} {seed}")
    while True:
        grid = board(rng.choice(SIDES), rng.choice(SIDES))
        play = Play(grid, rulesets.parse(ruleset))
        for _ in range(rng.randint(*(FEW if play.ruleset.two_steps else DOTS))):
            points = open_points(play)
            if points and not play.over:
                play.play(Move(play.to_move, MoveKind.DOT, rng.choice(points)))
        if len(open_points(play)) < 2 or play.over:
            continue
        (best, second), player = worths(play, play.to_move)[:2], play.to_move
        if best[0] >= second[0] + MORE and worths(play, 3 - player)[0][0] <= 0:
            yield play, best[1]


def open_points(play: Play) -> list[Point]:
    """Return the open points of *play*."""
    return [point for point in play.board.points if play.is_open(point)]


def worths(play: Play, player: Player) -> list[tuple[int, Move]]:
    """Return the best move of *player* on each open point, and what it wins; the best first."""
    return sorted((best_on(play, player, point) for point in open_points(play)), key=lambda each: -each[0])


def best_on(play: Play, player: Player, point: Point) -> tuple[int, Move]:
    """Return what a dot of *player* on *point* wins at most, by what counts, with the rings for it."""
    plain = Move(player, MoveKind.DOT, point)
    every: dict[Ring, frozenset[Point]] = {}
    if play.ruleset.optional:
        play.play(plain)
        every = legal_rings(play, player)
        play.undo()
    pairs = (pair for pair in combinations(every, 2) if every[pair[0]].isdisjoint(every[pair[1]]))
    chosen = [(), *((ring,) for ring in every), *pairs]
    moves = [Move(player, MoveKind.DOT, point, each) for each in chosen]
    return max(((gain(play, move), move) for move in moves), key=lambda each: each[0])


def outcome(play: Play, move: Move) -> int:
    """Return what *move* comes to after the other side's best answer, and the best dot after that."""
    won = gain(play, move)
    play.play(move)
    least = 10**6
    for lost, answer in worths(play, 3 - move.player) if not play.over else []:
        play.play(answer)
        follows = worths(play, move.player) if not play.over else []
        play.undo()
        least = min(least, -lost + max(0, *(each[0] for each in follows), 0))
    play.undo()
    return won + (least if least < 10**6 else 0)


def gain(play: Play, move: Move) -> int:
    """Return by how much *move* changes the score for its side; *play* is left as it was; less than any if refused."""
    before = play.score
    try:
        play.play(move)
    except MoveError:
        return -(10**6)
    after = play.score
    play.undo()
    return after - before if move.player == 1 else before - after


def legal_rings(play: Play, player: Player) -> dict[Ring, frozenset[Point]]:
    """Return a ring of *player* for each set of points that one may close, with that set."""
    dots = [point for point in play.board.points if play.is_live(point, player)]
    found: dict[frozenset[Point], Ring] = {}
    for first in dots:
        for ring in _ways(play, [point for point in dots if point >= first], [first]):
            held = frozenset(inside(play.board, ring))
            if held and held not in found and _is_legal(play, player, ring):
                found[held] = ring
    return {ring: held for held, ring in found.items()}


def _ways(play: Play, dots: list[Point], path: list[Point]) -> Iterator[Ring]:
    """Yield the closed ways along *dots* that begin with *path*, each in one direction."""
    for there in dots:
        if rings.is_link(play.field, path[-1], there, two_steps=play.ruleset.two_steps):
            if there == path[0]:
                if len(path) > 2 and path[1] < path[-1]:
                    yield tuple(path)
            elif there not in path and len(path) < LONGEST:
                yield from _ways(play, dots, [*path, there])


def _is_legal(play: Play, player: Player, ring: Ring) -> bool:
    try:
        rings.check(play.field, play._lines, play.ruleset, player, ring)
    except MoveError:
        return False
    return True


if __name__ == "__main__":
    for name in RULES:
        for each, best in islice(positions(name, 1), EACH):
            print(each.position(), each.board.name(best.point or 0), flush=True)
