"""What the games of a match begin from: board, rules, start, and an opening that is the same for both colours."""

from __future__ import annotations

import random
from dataclasses import dataclass

from kropki.dots.board import rulesets as rules
from kropki.dots.board.board import Board, Point, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Dots, start
from kropki.dots.board.rulesets import End
from kropki.dots.rules import ending
from kropki.dots.rules.game import Play


@dataclass(frozen=True, slots=True)
class Setting:
    """Where games are played: names and numbers alone, so that a setting is data.

    The two games of a pair begin with the same *opening* dots, chosen by *seed* within *reach* points of the centre.
    """

    width: int = 20
    height: int = 20
    rules: str = "standard"
    start: str = "cross"
    opening: int = 4
    reach: int = 3
    seed: int = 1
    whole: bool = False  # play on though the leader cannot be caught up with

    @property
    def board(self) -> Board:
        """The board; ``BoardError`` where there is none of that size."""
        return board(self.width, self.height)

    @property
    def dots(self) -> Dots:
        """The dots of the start; ``PositionError`` where the board has no room for them."""
        return start(self.start, self.board)

    def new(self) -> Play:
        """Begin a game, without its opening; a ``DotsError`` says what of the setting cannot be."""
        return Play(self.board, rules.parse(self.rules), self.dots)

    def begin(self, game: int) -> Play:
        """Begin game number *game*, from 0, with its opening."""
        play = self.new()
        rng = random.Random(f"{self.seed}:{game // 2}")  # noqa: S311 - a game
        for _ in range(self.opening):
            points = [point for point in play.board.points if play.is_open(point)]
            if play.over or not points:
                break
            near = [point for point in points if self._from_centre(play.board, point) <= 2 * self.reach]
            play.play(Move(play.to_move, MoveKind.DOT, rng.choice(near or points)))
        return play

    def _from_centre(self, on: Board, point: Point) -> int:
        """Return how far *point* is from the centre, in half points."""
        x, y = on.xy(point)
        return max(abs(2 * x + 1 - on.width), abs(2 * y + 1 - on.height))


def decided(play: Play) -> int:
    """Return the player who can no longer be caught up with by the automatic rules, else 0.

    He leads by more than the open points, his live dots that do not hold to the edge, and his prisoners in
    regions that do not: nothing else can still be captured or freed.
    """
    ruleset = play.ruleset
    if not ruleset.automatic or End.STOP in ruleset.ends:
        return 0
    lead = play.score
    if abs(lead) <= play.open:
        return 0
    leader = 1 if lead > 0 else 2
    own = {p for p in play.board.points if play.is_live(p, leader) or play.region(p) == leader}
    risk = sum(play.dot(point) != 0 for point in own - ending.grounded(play.board, own))
    return leader if abs(lead) > play.open + risk else 0
