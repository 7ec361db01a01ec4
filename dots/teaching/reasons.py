"""Why a move is a good one, in the words of tactics: what it captures, saves or threatens, what it makes safe.

It looks one dot ahead. What the tactics of the engine found further ahead comes with its name.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kropki.dots.board.board import Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.board.rulesets import Empty
from kropki.dots.engine.approximation import field_of
from kropki.dots.engine.greedy import View
from kropki.dots.engine.lookahead import gains
from kropki.dots.errors import MoveError
from kropki.dots.kernel.cells import cell_of
from kropki.dots.rules.game import Play
from kropki.languages import Language

REACH = 2  # steps from the dot within which it is asked what it threatens
SAFE = 2  # dots at least of which it is said that they are safe now
TRIED = 100  # points at most where a threat is looked for
_FOUND = {  # by the engine: messages
    "capture": "reason-leads-to-capture",
    "double attack": "reason-attacks-twice",
    "ladder": "reason-begins-ladder",
    "net": "reason-draws-net",
    "defence": "reason-defends",
    "book": "reason-book",
    "solved": "reason-solved",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """What a move is good for, and how many *dots* that is about, or points of a pool or of ground; 0: not counted.

    *code*: ``capture``, ``save``, ``threat``, ``grounding``, ``pool``, ``end``, or what the engine calls it. *message*
    is the id of what it says.
    """

    code: str
    dots: int
    message: str

    def told(self, language: Language) -> str:
        """Return it as a sentence of *language*."""
        return language.write(self.message, {"number": self.dots})


def reason(play: Play, move: Move, found: str | None = None) -> Reason | None:
    """Return the first reason for *move* in *play*, which is left as it was; ``None`` if there is none.

    *found* is what the engine calls the move.

    >>> from kropki.dots.board.position import Position
    >>> from kropki.dots.rules.resume import resume
    >>> from kropki.languages import ENGLISH
    >>> play = resume(Position.parse("3x3 standard 1 0 0 1X1/XOX/3 -"))
    >>> reason(play, Move(1, MoveKind.DOT, 7)).told(ENGLISH)
    'Captures 1 dot.'
    >>> reason(play, Move(2, MoveKind.DOT, 7)).told(ENGLISH)
    'Saves 1 dot: it was one move from capture.'
    """
    if move.point is None:
        taken = _taken(play, move)
        return _captures(play, taken) if taken else _of_end(move)
    taken = _taken(play, move)
    if taken:
        return _captures(play, taken)
    saved = _most(play, 3 - move.player, move.point)
    if saved and (not play.ruleset.two_steps or _helps(play, move)):
        return _saves(play, saved)
    if found in _FOUND:
        return Reason(found, 0, _FOUND[found])
    threatened = _threatened(play, move)
    if threatened:
        return Reason("threat", threatened, "reason-threatens")
    return _of_safety(play, move) or _of_pool(play, move)


def threats(play: Play, player: Player, most: int = 8) -> list[tuple[Point, int]]:
    """Return the points where one dot of *player* would capture at once, and how many dots; the largest first.

    Where closing is a choice nothing is looked for.
    """
    if play.ruleset.optional or play.over:
        return []
    view = View(play.position())
    points = [point for point in play.board.points if play.is_open(point) and view.closes(player, point)]
    taken = [(point, _taken(play, Move(player, MoveKind.DOT, point))) for point in points[:TRIED]]
    return sorted((each for each in taken if each[1]), key=lambda each: -each[1])[:most]


def _captures(play: Play, number: int) -> Reason:
    return Reason("capture", number, "reason-takes-ground" if play.ruleset.all_points else "reason-captures")


def _saves(play: Play, number: int) -> Reason:
    return Reason("save", number, "reason-keeps-ground" if play.ruleset.all_points else "reason-saves")


def _of_end(move: Move) -> Reason | None:
    return Reason("end", 0, "reason-ends-game") if move.kind in {MoveKind.STOP, MoveKind.DONE} else None


def _taken(play: Play, move: Move) -> int:
    """Return how much more counts for its player after *move*; 0 where it is not allowed."""
    before = play.counts[move.player - 1]
    try:
        play.play(move)
    except MoveError:
        return 0
    after = play.counts[move.player - 1]
    play.undo()
    return max(0, after - before)


def _most(play: Play, player: Player, point: Point) -> int:
    """Return the most dots that *player* captures by a dot on *point*."""
    rings = ((), *((ring,) for ring in play.closings(player, point)))
    return max(_taken(play, Move(player, MoveKind.DOT, point, each)) for each in rings)


def _helps(play: Play, move: Move) -> bool:
    """Tell whether the other side takes less after *move*: by long steps it may take the same beside there."""
    before = _at_hand(play, 3 - move.player, move.point or 0)
    try:
        play.play(move)
    except MoveError:
        return False
    after = _at_hand(play, 3 - move.player, move.point or 0)
    play.undo()
    return after < before


def _at_hand(play: Play, player: Player, point: Point) -> int:
    """Return the most that a dot of *player* within two long steps of *point* takes at once."""
    board, field = play.board, field_of(play, player)
    x, y = board.xy(point)
    reach = range(-2 * REACH, 2 * REACH + 1)
    near = [board.point(x + i, y + j) for j in reach for i in reach if board.holds(x + i, y + j)]
    cells = np.array([cell_of(board, each) for each in near if play.is_open(each)], np.int16)
    taken = np.zeros(len(board.points), np.int64)
    gains(field.state, cells, player - 1, taken)
    return int(taken.max())


def _of_safety(play: Play, move: Move) -> Reason | None:
    safe = _grounded(play, move)
    return Reason("grounding", safe, "reason-links-to-edge") if safe >= SAFE else None


def _grounded(play: Play, move: Move) -> int:
    """Return how many live dots of its player hold to the edge after *move* and did not before; its own not counted.

    Where closing is a choice nothing is looked for.
    """
    if play.ruleset.optional:
        return 0
    loose = [p for p in play.board.points if play.is_live(p, move.player) and not play.is_grounded(p)]
    try:
        play.play(move)
    except MoveError:
        return 0
    found = sum(play.is_live(point, move.player) and play.is_grounded(point) for point in loose)
    play.undo()
    return found


def _of_pool(play: Play, move: Move) -> Reason | None:
    """Say what *move* has to do with pools of its player, where these are places to wait: a point of them is a move.

    >>> from kropki.dots.board.position import Position
    >>> from kropki.dots.rules.resume import resume
    >>> from kropki.languages import ENGLISH
    >>> play = resume(Position.parse("5x4 standard 1 0 0 1XX2/X2X1/1X3/5 -"))
    >>> _of_pool(play, Move(1, MoveKind.DOT, 12)).told(ENGLISH)
    'Makes a pool of 2 points: as many quiet moves for the end.'
    >>> play.play(Move(1, MoveKind.DOT, 12)); play.play(Move(2, MoveKind.DOT, 19))
    >>> _of_pool(play, Move(1, MoveKind.DOT, 6)).told(ENGLISH)
    'A quiet move in an own pool; 1 more is left.'
    """
    if play.ruleset.optional or play.ruleset.empty is not Empty.BASE or move.point is None:
        return None
    before = play.position().pools
    try:
        play.play(move)
    except MoveError:
        return None
    after = play.position().pools.count(move.player)
    play.undo()
    if before[move.point] == move.player:
        return Reason("pool", after, "reason-fills-pool")
    made = after - before.count(move.player)
    return Reason("pool", made, "reason-makes-pool") if made > 0 else None


def _threatened(play: Play, move: Move) -> int:
    """Return the most dots that a second dot near that of *move* would capture, where rings close by themselves."""
    if move.point is None or play.ruleset.optional:
        return 0
    try:
        play.play(move)
    except MoveError:
        return 0
    board = play.board
    x, y = board.xy(move.point)
    near = range(-REACH, REACH + 1)
    points = [board.point(x + i, y + j) for j in near for i in near if board.holds(x + i, y + j)]
    most = max(_taken(play, Move(move.player, MoveKind.DOT, point)) for point in points)
    play.undo()
    return most
