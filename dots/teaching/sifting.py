"""Finds out whether a move outside of a lesson's window is better than its answer.

Where closing is a choice, the whole board is searched with every choice of rings.

On a board with many open points, the search leaves out those that cannot matter (``in_reach``), and may look at more
positions.
"""

from __future__ import annotations

from typing import NamedTuple

from kropki.dots.board.board import Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.rulesets import End
from kropki.dots.engine.exhaustive import DEEPEST, SpentError, Window, nearest
from kropki.dots.engine.solver import Solver
from kropki.dots.kernel.cells import cells_of
from kropki.dots.rules.game import Play
from kropki.dots.teaching.choosing import Choosing
from kropki.dots.teaching.lessons import Lesson

EXACT = 16  # open points from which a game is played out to see whether a lesson is refuted
WHOLE = 3_000_000  # positions that playing out may take, at each depth
FAR = 10**4  # beyond any value
MANY = 46  # open points; with more, a search leaves out what cannot matter
WIDE = 30_000_000  # positions that a search may take then, at each depth
CHOICES = 60_000  # the same with every choice of rings, which takes longer
REACHED = 6  # dots of both sides together: up to that depth it is known what cannot matter
STEPS = 2  # from a dot that lies there to the dots of a ring that has three new ones at most
REST = 3  # points that stand for those that cannot matter


class Seen(NamedTuple):
    """What the whole board says of a lesson: whether another move beats the answer, and how deep that was searched."""

    is_beaten: bool
    depth: int


def is_refuted(lesson: Lesson) -> bool:
    """Tell whether another move of the whole board is better than the answer, which was proved within a window."""
    return seen(lesson).is_beaten


def seen(lesson: Lesson) -> Seen:
    """Search the whole board for a move that beats the answer.

    Where few points are open, both are played out, which is as deep as can be; a search follows where a player may stop
    before the end. Else the board is searched from the depth of the proof on as deep as WHOLE positions a depth allow.
    """
    play = lesson.play()
    if not lesson.corners:
        return Seen(is_beaten=False, depth=DEEPEST)
    if lesson.is_choice:
        return _seen_with_choices(lesson, play)
    is_worse = _ends_worse(play, lesson.answer)
    if is_worse or (is_worse is not None and End.STOP not in play.ruleset.ends):
        return Seen(bool(is_worse), DEEPEST)
    is_large = play.open > MANY
    points = nearest(play.board, in_reach(play) if is_large else play.board.points, lesson.answer)
    first, deepest, limit = lesson.proofs[0].depth, REACHED + 1 if is_large else DEEPEST, WIDE if is_large else WHOLE
    for depth in range(first, deepest):
        window = Window(play.field, play.to_move - 1, points, passing=True, limit=limit)
        try:
            if _is_beaten(window, lesson.answer, depth):
                return Seen(is_beaten=True, depth=depth)
        except SpentError:
            return Seen(is_beaten=False, depth=depth - 1)
    return Seen(is_beaten=False, depth=deepest - 1)


def _seen_with_choices(lesson: Lesson, play: Play) -> Seen:
    """Search the whole board with every choice of rings, as deep as the deeper proof and as CHOICES positions allow."""
    points = nearest(play.board, in_reach(play), lesson.answer)
    first, last = lesson.proofs[0].depth, lesson.proofs[-1].depth
    for depth in range(first, last + 1):
        try:
            if _is_beaten(Choosing(play, points, limit=CHOICES), lesson.answer, depth):
                return Seen(is_beaten=True, depth=depth)
        except SpentError:
            return Seen(is_beaten=False, depth=depth - 1)
    return Seen(is_beaten=False, depth=last)


def in_reach(play: Play) -> list[Point]:
    """Return the points that can matter within REACHED dots of both sides, and REST that stand for the others.

    A ring has at least one dot that lies there already, and three new dots at most. So none of these is further than
    two STEPS from a dot that lies there. Any other dot is as good as one far away.
    """
    board = play.board
    near: set[Point] = set()
    for x, y in (board.xy(point) for point in board.points if play.dot(point)):
        near.update(
            board.point(a, b)
            for b in range(max(0, y - STEPS), min(board.height, y + STEPS + 1))
            for a in range(max(0, x - STEPS), min(board.width, x + STEPS + 1))
        )
    far = [point for point in board.points if point not in near]
    return sorted([*near, *far[:REST]])


def _ends_worse(play: Play, answer: Point) -> bool | None:
    """Tell whether the game ends worse with *answer* than without; None where too many points are open."""
    best = _played_out(play)
    play.play(Move(play.to_move, MoveKind.DOT, answer))
    worst = _played_out(play)
    play.undo()
    return None if best is None or worst is None else best > -worst


def _played_out(play: Play) -> int | None:
    """Return what who is to move will be ahead by at the end of the game; None where too many points are open."""
    if play.open > EXACT:
        return None
    cells = cells_of(play.board)[[point for point in play.board.points if play.is_open(point)]]
    found = Solver().solve(play.field, play.to_move - 1, cells, WHOLE)
    return None if found is None else found.value


def _is_beaten(window: Window | Choosing, answer: Point, depth: int) -> bool:
    """Tell whether another move of *window*, passing too, gains more; raise ``SpentError`` where it takes too long."""
    worth = window.value(answer, depth, -FAR, FAR)
    others = (point for point in [*window.points, None] if point != answer)
    return any(window.value(point, depth, worth, worth + 1) > worth for point in others)
