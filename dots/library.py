"""Dots, the other game called Kropki, from a script or a notebook: play, read records, ask for moves, draw.

    >>> game = Game(size=(5, 5))
    >>> for point in [(2, 1), (2, 2), (1, 2), (0, 0), (3, 2), (4, 0), (2, 3)]:
    ...     game.play(*point)
    >>> game.captured
    (1, 0)

Points are columns and rows from 0, from the upper left corner, and players are 1 and 2. What goes wrong is a
``DotsError``, which is a ``KropkiError``. The engine and what it compiles are loaded by the first question for a move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from kropki.dots.board import rulesets
from kropki.dots.board.board import Board, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import handicap
from kropki.dots.board.position import start as named_start
from kropki.dots.errors import DotsError as _DotsError
from kropki.dots.rules.game import Play
from kropki.generator.errors import KropkiError

if TYPE_CHECKING:
    from kropki.dots.engine.engine import Budget
    from kropki.dots.records.record import Record

__all__ = ["Best", "DotsError", "Game", "Judged", "Point", "read"]

Point: TypeAlias = tuple[int, int]  # column and row, from 0
USUAL = (39, 32)
STRONGEST = 5


class DotsError(KropkiError):
    """A board, rules, a record or a move that cannot be; *code* says what is wrong."""

    code = "dots"


@dataclass(frozen=True, slots=True)
class Best:
    """A move that the engine found: its *point* and *rings*, or a word such as "stop"; the mover's score and chance."""

    player: int
    point: Point | None
    rings: tuple[tuple[Point, ...], ...]
    word: str  # "dot", "close", "stop", "done", "resign", "draw", "count"
    score: float  # the expected difference at the end, in points
    chance: float  # of winning, from 0 to 1


@dataclass(frozen=True, slots=True)
class Judged:
    """What a move of a game was worth, compared with the *best* one."""

    number: int
    player: int
    played: str
    best: str
    lost: float  # points by which the best move is better
    sentence: str


class Game:
    """A game of dots: a board of *size* (columns and rows), *rules* by their name, and the dots of a *start*.

    >>> Game(size=(9, 9), rules="territory", start="cross")
    <Game 9x9 territory: 0 moves, captured 0 and 0, player 1 to move>
    """

    def __init__(self, *, size: Point = USUAL, rules: str = rulesets.DEFAULT, start: str = "empty") -> None:
        with _ours():
            on = board(*_sides(size))
            self._start = named_start(start, on)
            self._handicap = handicap(start)
            self._play = Play(on, rulesets.parse(rules), self._start, alternate=True)
            self._counted: tuple[int, str | None] = (0, None)

    @classmethod
    def _of(cls, record: Record) -> Game:
        """Return the game of the main line of *record*; raise ``DotsError`` at a move that is not allowed."""
        from kropki.dots.records.replay import claim
        from kropki.dots.records.script import script

        game = cls.__new__(cls)
        said = script(record)
        game._start, game._handicap = said.start, record.handicap
        game._play = Play(record.board, record.ruleset, said.start, rings=said.rings)
        for turn in said.turns:
            if turn.move is None:
                raise DotsError(f"expected a point of the {record.board} board, not {turn.said[:40]!r}", code="move")
            if not (turn.implied and game._play.over):
                game._play.play(turn.move)
        game._counted = (len(game._play.moves), claim(game._play, record, said))
        return game

    @property
    def board(self) -> Board:
        """The shape of the board."""
        return self._play.board

    @property
    def captured(self) -> tuple[int, int]:
        """The dots that player 1 and player 2 hold captured."""
        return self._play.captured

    @property
    def counts(self) -> tuple[int, int]:
        """The score of player 1 and of player 2: captured dots, or points of ground where ground counts."""
        return self._play.counts

    @property
    def to_move(self) -> int:
        """Whose move it is."""
        return self._play.to_move

    @property
    def moves(self) -> tuple[Best, ...]:
        """The moves so far; their scores are 0 and their chances a half."""
        return tuple([self._told(move) for move in self._play.moves])

    @property
    def result(self) -> str | None:
        """``B+3``, ``W+R``, ``0`` and so on, where B is player 1; None while the game goes on."""
        moves, counted = self._counted  # by the site of a record, after this many moves
        return self._play.result or (counted if len(self._play.moves) == moves else None)

    @property
    def settled(self) -> bool:
        """Whether it is proved that no order of the remaining moves changes the score."""
        return self._play.settled

    def is_open(self, column: int, row: int) -> bool:
        """Tell whether a dot may be put there."""
        return self.board.holds(column, row) and self._play.is_open(self.board.point(column, row))

    def rings(self, column: int, row: int) -> tuple[tuple[Point, ...], ...]:
        """Return the rings that the player to move may close with a dot there, if closing is a choice."""
        with _ours():
            found = self._play.closings(self.to_move, self._point((column, row)))
        return tuple([self._xy(ring) for ring in found])

    def play(self, column: int, row: int, rings: Sequence[Sequence[Point]] = ()) -> None:
        """Put a dot of the player to move there, and close *rings*; raise ``DotsError`` if that is not allowed."""
        with _ours():
            closed = tuple([tuple([self._point(point) for point in ring]) for ring in rings])
            self._play.play(Move(self.to_move, MoveKind.DOT, self._point((column, row)), closed))

    def say(self, word: str) -> None:
        """Have the player to move say "stop", "done", "resign", "draw" or "count"; raise ``DotsError`` if it cannot."""
        if word not in ("stop", "done", "resign", "draw", "count"):
            raise DotsError(f"expected stop, done, resign, draw or count, got {word!r:.40}", code="move")
        with _ours():
            self._play.play(Move(self.to_move, MoveKind(word)))

    def undo(self) -> None:
        """Take the last move back; raise ``DotsError`` if there is none."""
        with _ours():
            self._play.undo()

    def best(self, *, level: int = 3, seconds: float | None = None, seed: int | str = 0) -> Best | None:
        """Return the move that the engine would play; None if there is nothing to play.

        *level* is 1 to 5. *seconds* is the most that it thinks. Without it, the same *seed* finds the same move.
        """
        from kropki.dots.engine.engine import Engine

        if level not in range(1, STRONGEST + 1):
            raise DotsError(f"expected a level from 1 to {STRONGEST}, got {level!r:.40}", code="level")
        with _ours():
            choice = Engine(level=level, seed=seed).choose(self._play, _budget(seconds))
        if choice.move is None:
            return None
        return self._told(choice.move, choice.score, choice.chance)

    def analyse(self, *, level: int = STRONGEST, seconds: float | None = None, seed: int | str = 0) -> Iterator[Judged]:
        """Yield for each move so far what it was worth and which move was the best, by the engine of *level*."""
        from kropki.dots.engine.engine import Engine
        from kropki.dots.teaching import analysis

        with _ours():
            engine, record = Engine(level=level, seed=seed), self._record()
            for each in analysis.analyse(record, engine, _budget(seconds), main=True):
                yield Judged(each.number, each.player, each.played, each.best, each.lost, each.sentence)

    def sgf(self) -> str:
        """Write the game as SGF; raise ``DotsError`` for a board larger than 52x52."""
        from kropki.dots.records import sgf

        with _ours():
            return sgf.write([self._record()])

    def svg(self, *, coordinates: bool = False) -> str:
        """Draw the board as SVG, with the last move marked."""
        from kropki.dots.drawing import svg

        return svg.draw(self._play.position(), last=self._last(), coordinates=coordinates)

    def _repr_svg_(self) -> str:
        """Draw the game where a notebook shows it."""
        return self.svg()

    def __str__(self) -> str:
        from kropki.dots.drawing import text

        return text.plain(self._play.position(), self._last())

    def __repr__(self) -> str:
        one, two = self.captured
        stands = f"result {self.result}" if self._play.over else f"player {self.to_move} to move"
        rules = self._play.ruleset
        return f"<Game {self.board} {rules}: {len(self._play.moves)} moves, captured {one} and {two}, {stands}>"

    def _record(self) -> Record:
        from kropki.dots.records import sgf

        info = [("RE", self.result)] if self.result else []
        info += sgf.handicapped(self._handicap)
        return sgf.record(self.board, self._play.ruleset, self._start, self._play.moves, info)

    def _last(self) -> int | None:
        return next((move.point for move in reversed(self._play.moves) if move.point is not None), None)

    def _point(self, point: Point) -> int:
        column, row = point
        if not self.board.holds(column, row):
            raise DotsError(f"expected a point of the {self.board} board, got {point!r:.40}", code="off")
        return self.board.point(column, row)

    def _xy(self, ring: Sequence[int]) -> tuple[Point, ...]:
        return tuple([self.board.xy(point) for point in ring])

    def _told(self, move: Move, score: float = 0.0, chance: float = 0.5) -> Best:
        point = None if move.point is None else self.board.xy(move.point)
        return Best(move.player, point, tuple([self._xy(ring) for ring in move.rings]), move.kind.value, score, chance)


def read(sgf: bytes | str) -> list[Game]:
    """Return the games of a file in SGF, each at the end of its main line; raise ``DotsError`` for any other text.

    >>> read("(;GM[40]SZ[9]RU[standard];B[cc];W[cd])")
    [<Game 9x9 standard: 2 moves, captured 0 and 0, player 1 to move>]
    """
    from kropki.dots.records import sgf as records

    with _ours():
        return [Game._of(record) for record in records.read(sgf).records]


def _sides(size: object) -> Point:
    match size:
        case (int(columns), int(rows)):
            return columns, rows
    raise DotsError(f"expected a size such as (39, 32), columns and rows, got {size!r:.40}", code="size")


def _budget(seconds: float | None) -> Budget | None:
    from kropki.dots.engine.engine import Budget

    return None if seconds is None else Budget(seconds)


@contextmanager
def _ours() -> Iterator[None]:
    """Raise what goes wrong in the game as an error of the library."""
    try:
        yield
    except _DotsError as error:
        raise DotsError(error.message, code=error.code) from None
