"""The opponent as others use it: a game and a budget in, a move out, with what else was considered.

    engine = Engine(level=3, seed=1)
    choice = engine.choose(play, Budget(seconds=0.2))

An engine keeps what it found between calls, as long as the game that it is shown goes on.
"""

from __future__ import annotations

import time
import zlib
from dataclasses import dataclass, replace

from dots.cells import Cell, cell_of
from dots.game import Play
from dots.moves import Move, MoveKind
from dots.player import Opponent
from dots.position import Player
from dots.search.searching import Search, Tried

STRONGEST = 5


@dataclass(frozen=True, slots=True)
class Budget:
    """What one choice may take: *seconds* of this thread's processor time, *nodes* (playouts), or both.

    With *nodes* alone the same seed gives the same moves on any machine. With neither, the level's nodes hold.
    """

    seconds: float | None = None
    nodes: int | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered, from the mover's side."""

    move: Move
    visits: int
    score: float  # the expected difference at the end, in points
    chance: float  # of winning, from 0 to 1; a draw is half a win
    reason: str | None = None  # capture, save, ladder ... where the move has a name


@dataclass(frozen=True, slots=True)
class Choice:
    """The move chosen; *score* and *chance* as of a ``Candidate``; *candidates*, most visited first."""

    move: Move | None  # None where there is nothing to play
    score: float
    chance: float
    candidates: tuple[Candidate, ...]
    nodes: int
    seconds: float  # of this thread's processor time


@dataclass(frozen=True, slots=True)
class Level:
    """How well a level plays."""

    number: int
    name: str
    nodes: int  # playouts a move where the budget does not say otherwise; 0: it looks one dot ahead


LEVELS = (
    Level(1, "beginner", 0),
    Level(2, "casual", 0),
    Level(3, "club", 150),
    Level(4, "strong", 700),
    Level(5, "strongest", 3000),
)


class Engine:
    """A player of *level* (1 to 5; ``None``: the strongest, within the budget alone) by *seed*."""

    def __init__(self, *, level: int | None = None, seed: int | str = 0) -> None:
        self.level = LEVELS[(STRONGEST if level is None else level) - 1]
        self.seed = zlib.crc32(str(seed).encode())
        self._greedy = Opponent(str(seed))
        self._search: Search | None = None
        self._shown: tuple[object, ...] = ()  # the game that the tree belongs to
        self._moves: list[Move] = []  # of that game, when the tree was last at its root

    def choose(self, play: Play, budget: Budget | None = None, player: Player | None = None) -> Choice:
        """Give a move of *player*, else of who is to move, within *budget*; *play* is left as it was."""
        budget = budget or Budget()
        budget = budget if budget.seconds or budget.nodes else replace(budget, nodes=self.level.nodes)
        player = player or play.to_move
        started = time.thread_time()
        if play.ruleset.optional or play.over or play.stopped or not play.open or not self.level.nodes:
            return self._one_dot_ahead(play, player, started)
        search = self._at(play, player)
        nodes = search.run(budget.nodes, budget.seconds)
        candidates = tuple(_candidate(play, player, tried) for tried in search.found())
        best = candidates[0]
        return Choice(best.move, best.score, best.chance, candidates, nodes, time.thread_time() - started)

    def _one_dot_ahead(self, play: Play, player: Player, started: float) -> Choice:
        move = self._greedy.choose(play, player)
        candidates = (Candidate(move, 1, 0.0, 0.5),) if move else ()
        return Choice(move, 0.0, 0.5, candidates, 1, time.thread_time() - started)

    def _at(self, play: Play, player: Player) -> Search:
        """Give a search whose root is the position of *play*: the one kept, where the game went on."""
        shown = (play.board, str(play.ruleset), play)
        new = play.moves[len(self._moves) :]
        goes_on = self._search is not None and self._shown == shown and play.moves[: len(self._moves)] == self._moves
        in_turn = all(
            move.kind is MoveKind.DOT and move.player == (player if (len(new) - at) % 2 == 0 else 3 - player)
            for at, move in enumerate(new)
        )
        self._shown, self._moves = shown, list(play.moves)
        dots = [cell_of(play.board, move.point) for move in new if move.point is not None]
        if self._search is None or self._search.board != play.board:
            self._search = Search(play.board, self.seed)
            goes_on = False
        if not (goes_on and in_turn and self._search.follow(play.field, dots, player - 1)):
            self._search.start(play.field, player - 1, _last(play, 3 - player), _last(play, player))
        return self._search


def _last(play: Play, player: Player) -> Cell:
    """Give the cell of the dot among the last two moves that is *player*'s; 0 where there is none."""
    points = [move.point for move in play.moves[-2:] if move.player == player and move.point is not None]
    return cell_of(play.board, points[-1]) if points else 0


def _candidate(play: Play, player: Player, tried: Tried) -> Candidate:
    point = play.board.point((tried.cell & 63) - 1, (tried.cell >> 6) - 1)
    return Candidate(Move(player, MoveKind.DOT, point), tried.visits, tried.margin, tried.value)
