"""Games between people as a source of lessons: how they began, on a board of a lesson, by the standard rules.

People mostly play on larger boards, and by rules under which closing is a choice. The edge of a board is no wall: a
chain captures the same dots on any board that holds it. So the first moves of a game, as many as fit, go to a board of
SIDE columns and rows at most, cut out of the game's own. There they are played by the standard rules. Only positions
count in which every dot and every region is the same as in the game. What is asked and proved of such a position is
about the board of the lesson alone, not about the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dots.board.board import Board, Point, board
from dots.board.moves import Move, MoveKind
from dots.engine.tactics import Tactics
from dots.errors import DotsError
from dots.records import sgf
from dots.records.record import Record
from dots.rules.game import Play
from dots.teaching.lessons import RULES, replayed
from dots.teaching.mining import start_of
from dots.teaching.windows import MARGIN

SIDE = 15  # columns and rows of the board at most
LOOK = 60_000  # dots that the tactics may try to see whether somebody is attacked


@dataclass(frozen=True, slots=True)
class Opening:
    """How a game began: the name of the start, the moves on the smaller board, after how many the board is the same."""

    begun: str
    play: Play
    agreed: frozenset[int]

    def is_worth_a_look(self, play: Play) -> bool:
        """Tell whether *play*, a part of the opening, stands as the game did, and somebody is attacked."""
        if len(play.moves) not in self.agreed:
            return False
        tactics = Tactics(play.board)
        attacks = (tactics.attacks(play.field, side, LOOK) for side in (0, 1))
        return any(found and found[0].gain >= MARGIN for found in attacks)


def opening(record: Record) -> Opening | None:
    """Return how the game of *record* began; None where its start has no name on the smaller board."""
    script = sgf.script(record)
    turns = [turn.move for turn in script.turns]
    points = [point for _, point in script.start]
    points += [move.point for move in turns if move is not None and move.point is not None]
    part = _Part.around(record.board, points)
    begun = start_of({(player, part.moved(point)) for player, point in script.start}, part.board)
    if begun is None:
        return None
    game = Play(record.board, record.ruleset, script.start, rings=script.rings)
    play = replayed(part.board, RULES[0], begun, ())
    agreed = set()
    for number, move in enumerate(turns, 1):
        if move is None or not _is_played(game, play, part, move):
            break
        if part.is_same(game, play):
            agreed.add(number)
    return Opening(begun, play, frozenset(agreed))


def _is_played(game: Play, play: Play, part: _Part, move: Move) -> bool:
    """Put the dot of *move* on both boards; tell whether both have room for it."""
    if move.kind is not MoveKind.DOT or move.point is None or move.player != play.to_move or play.over:
        return False
    point = part.moved(move.point)
    if point < 0 or not play.is_open(point):
        return False
    try:
        game.play(move)
    except DotsError:
        return False
    play.play(Move(move.player, MoveKind.DOT, point))
    return True


@dataclass(frozen=True, slots=True)
class _Part:
    """A rectangle of the board *whole*: its first column and row, and the board that it is by itself."""

    whole: Board
    left: int
    top: int
    board: Board

    @classmethod
    def around(cls, whole: Board, points: Iterable[Point]) -> _Part:
        """Return a part with as many of *points*, the first ones first, as fit; they are in the middle of it."""
        width, height = min(SIDE, whole.width), min(SIDE, whole.height)
        xs: tuple[int, ...] = ()
        ys: tuple[int, ...] = ()
        for x, y in map(whole.xy, points):
            wider, higher = (*xs, x), (*ys, y)
            if max(wider) - min(wider) >= width or max(higher) - min(higher) >= height:
                break
            xs, ys = (min(wider), max(wider)), (min(higher), max(higher))
        return cls(whole, _first(xs, width, whole.width), _first(ys, height, whole.height), board(width, height))

    def moved(self, point: Point) -> Point:
        """Return where *point* of the whole board is in this part; -1 outside of it."""
        x, y = self.whole.xy(point)
        x, y = x - self.left, y - self.top
        return self.board.point(x, y) if self.board.holds(x, y) else -1

    def is_same(self, game: Play, play: Play) -> bool:
        """Tell whether each dot and each region of *game*, on the whole board, is that of *play*, in this part."""
        return game.captured == play.captured and all(
            (game.dot(point), game.region(point)) == (play.dot(moved), play.region(moved))
            for point in self.whole.points
            if (moved := self.moved(point)) >= 0
        )


def _first(used: tuple[int, ...], room: int, whole: int) -> int:
    """Return the first of *room* columns or rows, of *whole*, in whose middle the *used* ones lie."""
    if not used:
        return (whole - room) // 2
    return max(0, min(used[0] - (room - (used[-1] - used[0] + 1)) // 2, whole - room))
