"""A game under way: moves by any rule set, their undoing, what they gain, how it ends."""

from __future__ import annotations

from dots.board import Board, Point
from dots.moves import Move, MoveKind
from dots.position import Dots, Player, Position, Ring
from dots.rules import RuleSet

__all__ = ["Move", "MoveKind", "Play", "Player", "Ring"]


class Play:
    """A game under way on *board* by *ruleset*, from the dots of *start*; with *alternate*, turns are held to."""

    def __init__(self, board: Board, ruleset: RuleSet, start: Dots = (), *, alternate: bool = False) -> None:
        raise NotImplementedError

    board: Board
    ruleset: RuleSet
    alternate: bool
    moves: list[Move]  # so far

    def play(self, move: Move) -> None:
        """Make *move*; raise ``MoveError`` and change nothing where it is not allowed."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take the last move back; raise ``MoveError`` where there is none."""
        raise NotImplementedError

    @property
    def captured(self) -> tuple[int, int]:
        """What player 1 and player 2 hold captured: dots, or points with ``all_points``."""
        raise NotImplementedError

    @property
    def open(self) -> int:
        """Number of points where a dot may be put."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    @property
    def result(self) -> str | None:
        """``B+3``, ``W+R``, ``B+T``, ``0``, ``Draw``; None while the game goes on."""
        raise NotImplementedError

    @property
    def to_move(self) -> Player:
        """Whose turn it is."""
        raise NotImplementedError

    def is_open(self, point: Point) -> bool:
        """Tell whether a dot may be put on *point*."""
        raise NotImplementedError

    def is_grounded(self, point: Point) -> bool:
        """Tell whether the live dot on *point* holds to the edge."""
        raise NotImplementedError

    def dot(self, point: Point) -> Player:
        """Give whose dot lies on *point*, or 0."""
        raise NotImplementedError

    def region(self, point: Point) -> Player:
        """Give whose region *point* is in, or 0."""
        raise NotImplementedError

    def pool(self, point: Point) -> Player:
        """Give in whose pool the open *point* is, or 0."""
        raise NotImplementedError

    @property
    def hash(self) -> int:
        """A number that tells positions apart: the same for the same dots, regions and pools."""
        raise NotImplementedError

    def closings(self, player: Player, point: Point) -> tuple[Ring, ...]:
        """Give the minimal rings, then the maximal ones, that *player* may close after a dot on *point*."""
        raise NotImplementedError

    def ring_around(self, player: Player, point: Point) -> Ring:
        """Give the minimal ring of *player* around the enemy dot on *point*; ``MoveError`` where there is none."""
        raise NotImplementedError

    def position(self) -> Position:
        """Give what lies on the board as a value."""
        raise NotImplementedError
