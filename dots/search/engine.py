"""The opponent as others use it: a game and a budget in, a move out, with what else was considered.

    engine = Engine(level=3, seed=1)
    choice = engine.choose(play, Budget(seconds=0.2))

An engine keeps what it found between calls, as long as the game that it is shown goes on.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from dots.game import Play
from dots.moves import Move
from dots.player import Opponent
from dots.position import Player

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
    Level(3, "club", 0),
    Level(4, "strong", 0),
    Level(5, "strongest", 0),
)


class Engine:
    """A player of *level* (1 to 5; ``None``: the strongest, within the budget alone) by *seed*."""

    def __init__(self, *, level: int | None = None, seed: int = 0) -> None:
        self.level = LEVELS[(STRONGEST if level is None else level) - 1]
        self.seed = seed
        self._greedy = Opponent(str(seed))

    def choose(self, play: Play, budget: Budget | None = None, player: Player | None = None) -> Choice:
        """Give a move of *player*, else of who is to move, within *budget*; *play* is left as it was."""
        budget = budget or Budget()
        budget = budget if budget.seconds or budget.nodes else replace(budget, nodes=self.level.nodes)
        started = time.thread_time()
        move = self._greedy.choose(play, player or play.to_move)
        candidates = (Candidate(move, 1, 0.0, 0.5),) if move else ()
        return Choice(move, 0.0, 0.5, candidates, 1, time.thread_time() - started)
