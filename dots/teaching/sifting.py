"""Chooses among the lessons that were found: one of each game, none that is beaten or doubted, so many of each theme.

A lesson is passed over when a move outside of its window is better than its answer (``is_refuted``), and where the
strongest level prefers another move after a long search of the whole board (``is_doubted``). Of a game one is kept, the
one whose theme is the rarest (``one_of_each_game``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from dots.board.board import Point
from dots.board.moves import Move, MoveKind
from dots.board.position import Player
from dots.engine.engine import Budget as EngineBudget
from dots.engine.engine import Engine
from dots.engine.exhaustive import DEEPEST, Budget, Window, nearest
from dots.engine.greedy import Greedy
from dots.engine.solver import Solver
from dots.kernel.cells import cells_of
from dots.rules.game import Play
from dots.teaching.lessons import Lesson

SEEDS = 5  # by which the greedy player is asked
EXACT = 16  # open points from which a game is played out to see whether a lesson is refuted
LONG = 60_000  # playouts of the strongest level, which judges a lesson once more
WHOLE = 3_000_000  # positions that playing out may take, at each depth
FAR = 10**4  # beyond any value


def is_refuted(lesson: Lesson) -> bool:
    """Tell whether another move of the whole board is better than the answer, which was proved within a window.

    Where few points are open, both are played out; else the board is searched from the depth of the proof on as deep as
    WHOLE positions a depth allow.
    """
    if not lesson.corners:
        return False
    play = lesson.play()
    points = nearest(play.board, play.board.points, lesson.answer)
    best = _played_out(play)
    play.play(Move(lesson.player, MoveKind.DOT, lesson.answer))
    worst = _played_out(play)
    play.undo()
    if best is not None and worst is not None:
        return best > -worst
    try:
        return any(
            _is_beaten(Window(play.field, play.to_move - 1, points, passing=True, limit=WHOLE), lesson.answer, depth)
            for depth in range(lesson.proofs[0].depth, DEEPEST)
        )
    except Budget:
        return False


def _played_out(play: Play) -> int | None:
    """Return what who is to move will be ahead by at the end of the game; None where too many points are open."""
    if play.open > EXACT:
        return None
    cells = cells_of(play.board)[[point for point in play.board.points if play.is_open(point)]]
    found = Solver().solve(play.field, play.to_move - 1, cells, WHOLE)
    return None if found is None else found.value


def _is_beaten(window: Window, answer: Point, depth: int) -> bool:
    """Tell whether another move of *window*, passing too, gains more; raise ``Budget`` where that takes too long."""
    worth = window.value(answer, depth, -FAR, FAR)
    others = (point for point in [*window.points, None] if point != answer)
    return any(window.value(point, depth, worth, worth + 1) > worth for point in others)


def one_of_each_game(found: Sequence[Lesson]) -> list[Lesson]:
    """Return of each game in *found* the lesson whose theme is the rarest, of those the first that is not greedy."""
    counts = Counter(lesson.theme for lesson in found)
    kept: list[Lesson] = []
    for lesson in sorted(found, key=lambda each: (counts[each.theme], is_greedy(each), len(each.moves))):
        if not any(_of_one_game(lesson, other) for other in kept):
            kept.append(lesson)
    return [lesson for lesson in found if lesson in kept]


def _of_one_game(one: Lesson, other: Lesson) -> bool:
    """Tell whether one position comes after the other, in the same game."""
    first, second = sorted((one, other), key=lambda each: len(each.moves))
    is_same = (one.board, one.position.rules, one.begun) == (other.board, other.position.rules, other.begun)
    return is_same and second.moves[: len(first.moves)] == first.moves


def is_doubted(lesson: Lesson, nodes: int = LONG) -> bool:
    """Tell whether the strongest level, after so many *nodes*, would rather put another dot than the answer."""
    choice = Engine(seed=lesson.id).choose(lesson.play(), EngineBudget(nodes=nodes), lesson.player)
    return choice.move is None or choice.move.point != lesson.answer


def is_greedy(lesson: Lesson, seeds: int = SEEDS) -> bool:
    """Tell whether the greedy player finds the answer, by any of so many *seeds*."""
    return lesson.answer in greedy(lesson.play(), lesson.player, seeds)


def greedy(play: Play, player: Player, seeds: int = SEEDS) -> set[Point | None]:
    """Return the points where the greedy player puts a dot, by each of so many *seeds*."""
    moves = (Greedy(str(seed)).choose(play, player) for seed in range(seeds))
    return {move.point for move in moves if move is not None}


class Quota:
    """Keeps a collection balanced: so many of each theme that the greedy player misses, so many that he finds."""

    def __init__(self, wanted: Mapping[str, tuple[int, ...]]) -> None:
        self.left = {(theme, greedy): counts[greedy] for theme, counts in wanted.items() for greedy in (False, True)}

    def wants(self, lesson: Lesson) -> bool:
        """Tell whether *lesson* is still wanted."""
        if not any(self.left.get((lesson.theme, greedy)) for greedy in (False, True)):
            return False
        return bool(self.left[lesson.theme, is_greedy(lesson)])

    def takes(self, lesson: Lesson) -> bool:
        """Tell whether *lesson* is still wanted, and count it then."""
        if not self.wants(lesson):
            return False
        self.left[lesson.theme, is_greedy(lesson)] -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing more is wanted."""
        return not any(self.left.values())
