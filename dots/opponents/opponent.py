"""An opponent of a strength, step by step: a win at once, a look that may miss something, or the engine.

    opponent = Opponent(STRENGTHS[3], seed=1)
    choice = opponent.choose(play)

The same seed and the same moves give the same answer. The strongest is the engine at its strongest level, which
uses the time that it has.
"""

from __future__ import annotations

import random
import zlib

from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.engine.approximation import field_of
from kropki.dots.engine.engine import Budget, Candidate, Choice, Engine
from kropki.dots.engine.greedy import closing_most, ending, parrying, winning
from kropki.dots.engine.strengths import Person, Strength
from kropki.dots.kernel.cells import point_of
from kropki.dots.opponents.person import Look
from kropki.dots.rules.game import Play


class Opponent:
    """A player of *strength* by *seed*; where it searches, by so many *threads*."""

    def __init__(self, strength: Strength, *, seed: int | str = 0, threads: int = 1) -> None:
        self.strength = strength
        self.seed = zlib.crc32(str(seed).encode())
        self._engine = Engine(strength=strength, seed=seed, threads=threads)

    def choose(self, play: Play, budget: Budget | None = None, player: Player | None = None) -> Choice:
        """Return a move of *player*, else of who is to move, within *budget*; *play* is left as it was."""
        player = player or play.to_move
        if self.strength.person is None or not _has_choice(play, player):
            return self._engine.choose(play, budget, player)
        budget = budget or Budget()
        started = budget.clock()
        move = self._look(play, player, self.strength.person)
        return Choice(move, 0.0, 0.5, (Candidate(move, 1, 0.0, 0.5),), 1, budget.clock() - started, searched=False)

    def _look(self, play: Play, player: Player, person: Person) -> Move:
        """Return the dot of a *person*, who sees a win at once, or one to prevent, as often as a capture."""
        sees = random.Random(f"{self.seed}:{len(play.moves)}:target")  # noqa: S311 - a game
        aims = play.ruleset.has_target
        won = winning(play, player) if aims and sees.random() < person.sight else None
        if won:
            return won
        point = point_of(play.board, Look(play, field_of(play, player), player, person, self.seed).choose())
        move = closing_most(play, player, point) if play.ruleset.optional else Move(player, MoveKind.DOT, point)
        return parrying(play, player, move) if aims and sees.random() < person.sight else move


def _has_choice(play: Play, player: Player) -> bool:
    """Tell whether there is a dot to choose."""
    return not (play.over or play.stopped or not play.open or _is_spent(play, player) or ending(play, player))


def _is_spent(play: Play, player: Player) -> bool:
    """Tell whether *player* has put all the dots that the rules give."""
    limit = play.ruleset.move_limit
    put = sum(move.player == player and move.kind is MoveKind.DOT for move in play.moves)
    return limit is not None and put >= limit
