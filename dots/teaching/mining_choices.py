"""Finds lessons where closing is a choice, as ``mining`` does elsewhere.

A quick search by the automatic rules, of which these are like enough, says where to look. What it finds is searched
anew with every choice of rings. Only in positions where no ring stands that would capture: what such a ring takes, any
dot would take. The answer closes the rings that take most at once, the tightest of these. It may be as good to close
them with a later dot, so a lesson says which dot is the best, and shows what it closes.
"""

from __future__ import annotations

from kropki.dots.board.board import Point
from kropki.dots.engine.approximation import field_of
from kropki.dots.engine.exhaustive import SpentError, Window, nearest, rectangle
from kropki.dots.rules.game import Play
from kropki.dots.teaching.choosing import Choosing
from kropki.dots.teaching.lessons import NODES, Lesson, Proof, Step
from kropki.dots.teaching.sifting import in_reach
from kropki.dots.teaching.windows import MARGIN, rectangles

QUICK = 200_000  # positions of the search by the automatic rules
DEPTHS = ((3, 4), (4, 5))  # two in turn, for windows
ROOM = 6  # open points beside those of a search


def lesson_at(begun: str, play: Play, moves: tuple[Step, ...]) -> Lesson | None:
    """Return the lesson in the position of *play* after *moves*, None if there is none."""
    try:
        answer = _promising(play)
        if answer is None or not Choosing(play, (), limit=NODES).is_quiet:
            return None
        found = (_within(begun, play, moves, answer, corners) for corners in rectangles(play, answer))
        return next(filter(None, found), None)
    except SpentError:
        return None


def _promising(play: Play) -> Point | None:
    """Return the best move of the whole board by the automatic rules, three dots deep, if it is clearly the best."""
    if play.open < DEPTHS[-1][-1] + ROOM or play.over:
        return None
    last = play.moves[-1].point if play.moves else None
    points = nearest(play.board, in_reach(play), last or 0)
    found = Window(field_of(play), play.to_move - 1, points, passing=True, limit=QUICK).best(3)
    return found.point if found.value - found.second >= MARGIN else None


def _within(
    begun: str, play: Play, moves: tuple[Step, ...], answer: Point, corners: tuple[Point, ...]
) -> Lesson | None:
    """Return the lesson within the window of *corners*, proved at the deepest of DEPTHS that can be searched."""
    points = nearest(play.board, rectangle(play.board, corners), answer)
    proofs: tuple[Proof, ...] = ()
    for depths in DEPTHS:
        try:
            verdicts = [(depth, Choosing(play, points, limit=NODES // 2).best(depth)) for depth in depths]
        except SpentError:
            break
        if any(v.point != answer or v.value - v.second < MARGIN for _, v in verdicts):
            return None
        proofs = tuple(Proof(depth, v.value, v.second) for depth, v in verdicts)
    if not proofs:
        return None
    window = Choosing(play, points, limit=NODES)
    rings = window.closing(answer, proofs[-1].depth)
    theme = _theme(window, answer, is_capture=bool(rings), worth=proofs[-1].worth)
    lesson = Lesson(theme, answer, corners, proofs, play.position(), begun, moves, rings)
    return lesson if theme and lesson.holds() else None


def _theme(window: Choosing, answer: Point, *, is_capture: bool, worth: int) -> str:
    """Name what *answer* does; empty where it has no name."""
    if is_capture:
        return "capture"
    if worth <= 0:
        return "defence"
    return "double-attack" if window.threats(answer) >= 2 else ""
