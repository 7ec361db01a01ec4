"""Chooses among the lessons that were found: one of each game, none that is beaten or doubted, so many of each theme.

A lesson is passed over when a move outside of its window is better than its answer, or the whole board was not searched
as deep as its first proof (``is_clear``). It is passed over, too, if the strongest level prefers another move after a
long search (``is_doubted``). Of a game, the lesson with the rarest theme is kept (``one_of_each_game``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from dots.board.board import Point
from dots.board.moves import Move, MoveKind
from dots.board.position import Player
from dots.engine.engine import Budget, Engine
from dots.engine.greedy import Greedy
from dots.engine.tactics import Tactics
from dots.rules.game import Play
from dots.teaching import mining, sifting
from dots.teaching.lessons import Lesson
from dots.teaching.windows import MARGIN

SEEDS = 5  # by which the greedy player is asked
LONG = 60_000  # playouts of the strongest level, which judges a lesson once more
QUICK = 2_000  # dots that the tactics may try, where they only say whether to look at a position


def is_clear(lesson: Lesson) -> bool:
    """Tell whether no move of the whole board is better than the answer, as deep as the first proof or deeper."""
    found = sifting.seen(lesson)
    return not found.is_beaten and found.depth >= lesson.proofs[0].depth


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
    choice = Engine(seed=lesson.id).choose(lesson.play(), Budget(nodes=nodes), lesson.player)
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


def may_ground(play: Play) -> bool:
    """Tell by a quick look whether who is to move is attacked, and has a dot that links MARGIN loose dots to the edge.

    Not where the greedy player puts such a dot anyway.
    """
    player = play.to_move
    attacks = Tactics(play.board).attacks(play.field, 2 - player, QUICK)
    if not attacks or attacks[0].gain < MARGIN:
        return False
    loose = mining.loose(play, player)
    points = {p for each in loose for p in play.board.around[each] if play.is_open(p)}
    linking = {point for point in points if len(loose - _loose_after(play, player, point)) >= MARGIN}
    return bool(linking) and linking.isdisjoint(greedy(play, player))


def _loose_after(play: Play, player: Player, point: Point) -> set[Point]:
    play.play(Move(player, MoveKind.DOT, point))
    found = mining.loose(play, player)
    play.undo()
    return found
