"""A player that opens by the book: while the position is known well enough, it plays one of the best moves there.

Otherwise, and later, the player behind it chooses.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.book.book import Book, BookMove, own
from kropki.dots.engine.engine import Budget, Candidate, Choice, Chooser
from kropki.dots.rules.game import Play

REASON = "book"  # what its moves are called among the reasons of candidates
ENOUGH = 24  # games of a move, without which it is not played
SURE = 2.0  # standard errors below the mean chance that a move is judged by
DOUBT = 0.15  # deviation of the chance at least, so that a few games that agree prove little
ALIKE = 0.005  # by how much the lower bound of a move may be below the best one


class Prepared:
    """A player who has read a *book*, else the own one; *chooser* plays where the book has nothing to say."""

    def __init__(self, chooser: Chooser, seed: int | str = 0, book: Book | None = None) -> None:
        self.behind = chooser
        self._seed = seed
        self._book = own() if book is None else book

    def choose(self, play: Play, budget: Budget | None = None, player: Player | None = None) -> Choice:
        """Return a move of *player*, else of who is to move, within *budget*; *play* is left as it was."""
        player = player or play.to_move
        clock = (budget or Budget()).clock
        started = clock()
        good = best_of(self._book.known(play, player))
        if not good:
            return self.behind.choose(play, budget, player)
        rng = random.Random(f"{self._seed}:{len(play.moves)}:book")  # noqa: S311 - a game
        first = rng.choices(good, [each.summary.games for each in good])[0]
        point = rng.choice(first.points)
        candidates = tuple(
            _candidate(player, each, point if each is first else each.points[0])
            for each in (first, *(each for each in good if each is not first))
        )
        known = first.summary
        return Choice(
            candidates[0].move, known.score, known.chance, candidates, known.games, clock() - started, searched=True
        )


def best_of(moves: Sequence[BookMove]) -> list[BookMove]:
    """Return the moves of a position that no other is surely better than, by a lower bound of the chance of each.

    A move that few games have is none of them. The list is empty if all are so.
    """
    bounds = [(bound(each), each) for each in moves if each.summary.games >= ENOUGH]
    best = max((lower for lower, _ in bounds), default=0.0)
    return [each for lower, each in bounds if lower >= best - ALIKE]


def bound(move: BookMove) -> float:
    """Return the chance that *move* has at least, as sure as the games make it."""
    summary = move.summary
    return summary.chance - SURE * max(summary.spread, DOUBT) / math.sqrt(summary.games)


def _candidate(player: Player, known: BookMove, point: int) -> Candidate:
    summary = known.summary
    return Candidate(Move(player, MoveKind.DOT, point), summary.games, summary.score, summary.chance, REASON)
