"""The opponent: what it tries before the search, in which order, and when it gives up. A game in, a move out.

    engine = Engine(level=3, seed=1)
    choice = engine.choose(play, Budget(seconds=0.2))

An engine keeps what it found between calls, as long as the game that it is shown goes on.
"""

from __future__ import annotations

import random
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from kropki.dots.board.board import Board, Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.board.rulesets import Empty, End
from kropki.dots.engine.approximation import field_of
from kropki.dots.engine.greedy import Greedy, captures, closing_most, ending, parrying, winning
from kropki.dots.engine.lookahead import gains
from kropki.dots.engine.parallel import ParallelSearch
from kropki.dots.engine.search import Search, Tried
from kropki.dots.engine.solver import DEEPEST, Solver
from kropki.dots.engine.strengths import STRONGEST, Strength, named
from kropki.dots.engine.tactics import CAPTURE, NET, REASONS, Tactics, Urgent
from kropki.dots.engine.tiebreak import gains_more
from kropki.dots.engine.trajectories import Trajectories
from kropki.dots.kernel.cells import TAKEN, Cell, cell_of, cells_of, point_of
from kropki.dots.kernel.field import Field
from kropki.dots.kernel.state import SIZE
from kropki.dots.rules.game import Play

MOST_THREADS = 64
_ENDED_BY_CHOICE = {End.STOP, End.EARLY, End.AGREED}
_SOLVED_PER_NODE = 400  # positions that the solver may look at for each playout of the budget
_TACTICS = 2000  # dots that each question to the tactics may try: about a millisecond
_FIGHTS_PER_NODE, _FIGHTS_PER_S = 20, 100_000  # positions for all fights of a move, by playouts and by seconds
_FIGHTS_S, _FIGHTS_NODES = 0.1, 200  # below which fights are not looked at
_SOLVED_PER_S = 900_000  # positions for the solver in each second: some third of what it can
_PROVED_PER_NODE, _PROVED_PER_S = 5, 150_000  # the same for each proof between dots that the tree finds alike
_ALIKE, _RIVALS = 0.01, 4  # chance by which such dots may differ, and how many are looked at
_HURRY_S = 0.02  # a move of a game with a clock, below which there is neither tactics nor proof
_OUTLOOK_S = 0.04  # for the score of a move that was chosen without a search
_TRIED, _UNKNOWN = 4, 3  # playouts of a dot from which on they tell its score; how much less it is without them
_IN_HAND = 0.75  # of what a dot captures at once by steps of two, beside its score
_LOST, _SURE, _BEHIND = 0.01, 200, 5  # chance, playouts and difference by which a game is given up


@dataclass(frozen=True, slots=True)
class Budget:
    """What one choice may take: *seconds* of this thread's processor time, *nodes* (playouts), or both.

    With *nodes* alone the same seed gives the same moves on any machine. With neither, the strength's nodes hold;
    one below the strongest never takes more than those. With *most*, *seconds* are what is meant to be used: less where
    a move is easy, up to *most* where two are close. On the *wall* they are those that pass for everybody.
    """

    seconds: float | None = None
    nodes: int | None = None
    most: float | None = None
    wall: bool = False

    @property
    def clock(self) -> Callable[[], float]:
        """What its seconds are counted by."""
        return time.monotonic if self.wall else time.thread_time

    @property
    def hurries(self) -> bool:
        """Whether the time is too short for anything but the tree."""
        return self.most is not None and self.most < _HURRY_S

    @property
    def allows_fights(self) -> bool:
        """Whether there is so much time that it pays to look at fights before the tree."""
        return (self.seconds or _FIGHTS_S) >= _FIGHTS_S and (self.nodes or _FIGHTS_NODES) >= _FIGHTS_NODES

    def positions(self, per_node: int, per_second: int) -> int:
        """Return how many positions an exhaustive search may look at, by what each playout and each second allow."""
        limits = (self.nodes and self.nodes * per_node, self.seconds and self.seconds * per_second)
        return int(min(limit for limit in limits if limit))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered, from the mover's side."""

    move: Move
    visits: int
    score: float  # the expected difference at the end, in points
    chance: float  # of winning, from 0 to 1; a draw is half a win
    reason: str | None = None  # capture, double attack, ladder, net, defence or solved, where the move has a name


@dataclass(frozen=True, slots=True)
class Choice:
    """The move chosen; *score* and *chance* as of a ``Candidate``; *candidates*, it first, then the most visited."""

    move: Move | None  # None where there is nothing to play
    score: float
    chance: float
    candidates: tuple[Candidate, ...]
    nodes: int
    seconds: float  # by the clock of the budget
    searched: bool  # whether *score* and *chance* rest on a search; else they say nothing
    spread: float = 0.0  # of the scores of playouts: their standard deviation


@dataclass(frozen=True, slots=True)
class _Task:
    """One choice: where, whose and within what it is, and what the tactics say of it."""

    play: Play
    field: Field
    player: Player
    left: int  # dots until the rules end the game
    budget: Budget
    started: float
    urgent: dict[Cell, Urgent]
    fought: dict[Cell, Urgent]  # what the fights say of other dots

    def used(self) -> float:
        """Return the seconds used so far, by the clock of the budget."""
        return self.budget.clock() - self.started

    def remaining(self, seconds: float | None) -> float | None:
        """Return what is left of *seconds*, a millisecond at least; None of None."""
        return seconds and max(seconds - self.used(), 0.001)

    def has_time_to_prove(self) -> bool:
        """Tell whether there is time for proofs, which may take half as long again as the budget has *seconds*."""
        most, seconds = self.budget.most, self.budget.seconds
        return most is None or (not self.budget.hurries and self.used() + 1.5 * (seconds or 0.0) < most)


class Chooser(Protocol):
    """What chooses a move: an ``Engine``, or what stands before one."""

    def choose(self, play: Play, budget: Budget | None = None, player: Player | None = None) -> Choice:
        """Return a move of *player*, else of who is to move, within *budget*; *play* is left as it was."""


class Engine:
    """A player of *level* (1 to 5; ``None``: the strongest) by *seed*; where it searches, by so many *threads*.

    With *strength* it plays by that row of the table instead. With more threads than one, each has the seconds of a
    budget, and a part of its nodes.
    """

    def __init__(
        self, *, level: int | None = None, strength: Strength | None = None, seed: int | str = 0, threads: int = 1
    ) -> None:
        self.strength = strength or named(level, None)
        self.threads = threads
        self.seed = zlib.crc32(str(seed).encode())
        self._greedy = Greedy(str(seed))
        self._solver = Solver()
        self._tactics: Tactics | None = None
        self._trajectories: Trajectories | None = None
        self._unsolved = 0  # open points when the solver had too few nodes
        self._search: Search | ParallelSearch | None = None
        self._shown: tuple[object, ...] = ()  # the game that the tree belongs to
        self._moves: list[Move] = []  # of that game, when the tree was last at its root

    def choose(self, play: Play, budget: Budget | None = None, player: Player | None = None) -> Choice:
        """Return a move of *player*, else of who is to move, within *budget*; *play* is left as it was."""
        budget = self._within_strength(budget or Budget())
        player = player or play.to_move
        started = budget.clock()
        left = _dots_left(play, player)
        if play.over or play.stopped or not play.open or left <= 0:
            return _only(self._greedy.choose(play, player), budget, started)
        end = ending(play, player) if play.ruleset.ends & _ENDED_BY_CHOICE else None
        if end:
            return _only(end, budget, started)
        if not self._cares(play):
            blind = self.strength.nodes == 0
            return _only((self._greedy.choose_blindly if blind else self._greedy.choose)(play, player), budget, started)
        if not self.strength.nodes:
            return _only(self._greedy.choose(play, player), budget, started)
        field = field_of(play, player)
        urgent = {} if budget.hurries else self._urgent(field, player)
        fought = self._fought(field, player, budget) if budget.allows_fights and not play.ruleset.two_steps else {}
        task = _Task(play, field, player, left, budget, started, urgent, fought)
        chosen = _parried(task, _won(task) or self._solved(task) or self._searched(task))
        if _is_lost(play, chosen):
            return replace(chosen, move=Move(player, MoveKind.RESIGN))
        return chosen

    def _within_strength(self, budget: Budget) -> Budget:
        """Return what the strength may take of *budget*: all of it, if it is the strongest."""
        if self.strength is STRONGEST:
            return budget if budget.seconds or budget.nodes else replace(budget, nodes=self.strength.nodes)
        return replace(budget, nodes=min(budget.nodes or self.strength.nodes, self.strength.nodes))

    def _cares(self, play: Play) -> bool:
        """Tell whether it plays as well as it can this time."""
        return random.Random(f"{self.seed}:{len(play.moves)}").random() < self.strength.care  # noqa: S311 - a game

    def _urgent(self, field: Field, player: Player) -> dict[Cell, Urgent]:
        """Return what the tactics have to say, the greatest first."""
        if not self.strength.tactics:
            return {}
        if self._tactics is None or self._tactics.board != field.board:
            self._tactics = Tactics(field.board)
        found = self._tactics.urgent(field, player - 1, _TACTICS)
        return dict(sorted(found.items(), key=lambda item: -item[1].weight))

    def _fought(self, field: Field, player: Player, budget: Budget) -> dict[Cell, Urgent]:
        """Return what comes of the fights in which dots of both sides could capture together."""
        if not self.strength.tactics:
            return {}
        if self._trajectories is None or self._trajectories.board != field.board:
            self._trajectories = Trajectories(field.board)
        found = self._trajectories.worth(field, player - 1, budget.positions(_FIGHTS_PER_NODE, _FIGHTS_PER_S))
        return {
            cell_of(field.board, point): Urgent(worth.taken, worth.saved, NET if worth.taken else 0)
            for point, worth in found.items()
        }

    def _searched(self, task: _Task) -> Choice:
        """Choose by the tree, with the tactics before it."""
        play, player, budget = task.play, task.player, task.budget
        search = self._at(play, task.field, player, task.left)
        search.urge(dict.fromkeys(task.fought, 1.0) | {cell: 1.0 + each.weight for cell, each in task.urgent.items()})
        nodes = search.run(budget.nodes, task.remaining(budget.seconds), task.remaining(budget.most), budget.clock)
        reasons = {cell: each.reason for cell, each in (task.fought | task.urgent).items()}
        found = search.found()
        candidates = tuple(_candidate(play, player, tried, reasons.get(tried.cell)) for tried in found)
        if self.strength.tactics and play.ruleset.automatic and task.has_time_to_prove():
            candidates = _settled(task, candidates)
        if (play.ruleset.all_points or play.ruleset.two_steps) and task.has_time_to_prove():
            candidates = _by_rings(task, candidates)
        best = candidates[0]
        move, point = best.move, best.move.point
        if play.ruleset.optional and point is not None:
            move = closing_most(play, player, point)
        return Choice(
            move, best.score, best.chance, candidates, nodes, task.used(), searched=nodes > 1, spread=search.spread
        )

    def _solved(self, task: _Task) -> Choice | None:
        """Return the best move of the end of a game, where few points are open and the budget allows to try all.

        Of moves that are equally good it is what the tactics would play.
        """
        play, player, budget = task.play, task.player, task.budget
        rules = play.ruleset
        ends_full = not (rules.move_limit or rules.has_target or End.STOP in rules.ends)
        is_plain = rules.automatic and rules.empty is Empty.BASE and ends_full
        if not (self.strength.tactics and is_plain and play.open <= DEEPEST) or self._unsolved - play.open in (0, 1):
            return None
        limit = budget.positions(_SOLVED_PER_NODE, _SOLVED_PER_S)
        cells = cells_of(play.board)
        cells = cells[task.field.field[cells] & TAKEN == 0]
        found = self._solver.solve(task.field, player - 1, cells, limit, task.urgent)
        self._unsolved = 0 if found else play.open
        if found is None:
            return None
        chance = (1 + (found.value > 0) - (found.value < 0)) / 2
        best = Candidate(_dot(play, player, found.cell), found.nodes, found.value, chance, "solved")
        return Choice(best.move, best.score, chance, (best,), found.nodes, task.used(), searched=found.nodes > 1)

    def _new(self, on: Board) -> Search | ParallelSearch:
        return Search(on, self.seed) if self.threads == 1 else ParallelSearch(on, self.seed, self.threads)

    def _at(self, play: Play, field: Field, player: Player, left: int) -> Search | ParallelSearch:
        """Return a search whose root is the position of *play*: the one kept, where the game went on."""
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
            self._search = self._new(play.board)
            goes_on = False
        goes_on = goes_on and play.ruleset.automatic  # otherwise what the tree took for granted may not have come
        if not (goes_on and in_turn and self._search.follow(field, dots, player - 1)):
            self._search.start(field, player - 1, _last(play, 3 - player), _last(play, player), left)
        return self._search


def scored(play: Play, choice: Choice, budget: Budget) -> Choice:
    """Return *choice*; where it was made without a search, with the score that the strongest level finds at once."""
    if choice.searched or choice.move is None:
        return choice
    seconds = min(budget.seconds or _OUTLOOK_S, _OUTLOOK_S)
    score, chance = outlook(play, choice.move, Engine(), Budget(seconds=seconds, wall=budget.wall))
    return replace(choice, score=score, chance=chance)


def outlook(play: Play, move: Move, engine: Chooser, budget: Budget | None = None) -> tuple[float, float]:
    """Return the score and the chance of the mover after *move*, by a search of the position that it leads to.

    *play* is left as it was; a move that is not allowed raises a ``DotsError``.
    """
    play.play(move)
    if move.kind is MoveKind.DOT and not play.over:
        after = engine.choose(play, budget, play.to_move)
        is_other = play.to_move != move.player
        found = (-after.score, 1 - after.chance) if is_other else (after.score, after.chance)
    else:  # nothing is left to search: the game ends, or goes on alone
        lead = play.score * (1 if move.player == 1 else -1)
        found = (float(lead), 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
    play.undo()
    return found


def _dots_left(play: Play, player: Player) -> int:
    """Return how many dots there are until the rules end the game; 0 where *player* has none left."""
    limit = play.ruleset.move_limit
    if limit is None:
        return SIZE
    put = [sum(move.player == who and move.kind is MoveKind.DOT for move in play.moves) for who in (1, 2)]
    return max(2 * limit - sum(put), 1) if put[player - 1] < limit else 0


def _is_lost(play: Play, chosen: Choice) -> bool:
    """Tell whether a game with surrender is to be given up: it is all but surely lost, and by much."""
    if play.ruleset.name != "kepung" or chosen.nodes < _SURE or chosen.move is None:
        return False
    return chosen.chance < _LOST and chosen.score < -_BEHIND and 2 * play.open < len(play.board.points)


def _only(move: Move | None, budget: Budget, started: float) -> Choice:
    candidates = (Candidate(move, 1, 0.0, 0.5),) if move else ()
    return Choice(move, 0.0, 0.5, candidates, 1, budget.clock() - started, searched=False)


def _won(task: _Task) -> Choice | None:
    """Return the choice of a dot that reaches the target of the rules, and so wins at once."""
    play = task.play
    move = winning(play, task.player) if play.ruleset.has_target else None
    if move is None:
        return None
    play.play(move)
    score = float(abs(play.score))
    play.undo()
    return Choice(move, score, 1.0, (Candidate(move, 1, score, 1.0),), 1, task.used(), searched=True)


def _parried(task: _Task, chosen: Choice) -> Choice:
    """Return *chosen*, or another dot if the other player could then win at once, and that dot prevents it."""
    if not task.play.ruleset.has_target or chosen.move is None or chosen.move.kind is not MoveKind.DOT:
        return chosen
    move = parrying(task.play, task.player, chosen.move)
    first = replace(chosen.candidates[0], move=move)
    others = (each for each in chosen.candidates if each.move not in (move, chosen.move))
    return chosen if move == chosen.move else replace(chosen, move=move, candidates=(first, *others))


def _last(play: Play, player: Player) -> Cell:
    """Return the cell of the dot among the last two moves that is *player*'s; 0 where there is none."""
    points = [move.point for move in play.moves[-2:] if move.player == player and move.point is not None]
    return cell_of(play.board, points[-1]) if points else 0


def _settled(task: _Task, candidates: tuple[Candidate, ...]) -> tuple[Candidate, ...]:
    """Put first, of *candidates* that are as good as the most visited, one that is proved to gain more around there."""
    best = candidates[0]
    limit = task.budget.positions(_PROVED_PER_NODE, _PROVED_PER_S)
    for other in candidates[1:_RIVALS]:
        alike = 8 * other.visits >= best.visits and other.chance >= best.chance - _ALIKE
        if alike and gains_more(task.field, task.player - 1, other.move, best.move, limit):
            best = other
    return (best, *(each for each in candidates if each is not best))


def _by_rings(task: _Task, candidates: tuple[Candidate, ...]) -> tuple[Candidate, ...]:
    """Put first what is best once each dot counts by the rings that may be closed, and not by the approximation.

    Where chains have steps of two, what is captured at once counts more than playouts say: these defend too little.
    """
    play, side = task.play, task.player - 1
    first = candidates[0]
    at = first.move.point or 0
    known = {each.move.point: each for each in candidates if each.visits >= _TRIED}
    exact = captures(play, task.player, [at, *(point for point in known if point is not None)])
    guessed = np.zeros(len(play.board.points), np.int64)
    gains(task.field.state, cells_of(play.board), side, guessed)
    (mine, theirs), counts = (task.field.held[side], task.field.held[1 - side]), play.counts
    standing = mine - theirs - counts[side] + counts[1 - side]
    off = {point: taken - standing - int(guessed[point]) for point, (_, taken) in exact.items()}
    share = _IN_HAND if play.ruleset.two_steps else 0.0
    unknown = _UNKNOWN if at in known else 0  # where nothing is known, what is at hand is best

    def score(point: Point) -> float:
        tried = known[point].score if point in known else first.score - unknown * (point != at)
        return float(tried + off[point])

    def better(point: Point) -> float:
        return score(point) - score(at) + share * (exact[point][1] - exact[at][1])

    best = max(
        (point for point in exact if off[point] > off[at] or exact[point][1] > exact[at][1]), key=better, default=at
    )
    if better(best) <= 0:
        return candidates
    other = known.get(best) or replace(first, move=Move(task.player, MoveKind.DOT, best), visits=1)
    rest = (each for each in candidates if each.move.point != best)
    return (replace(other, score=score(best), reason=REASONS[CAPTURE] if exact[best][1] else other.reason), *rest)


def _candidate(play: Play, player: Player, tried: Tried, reason: str | None) -> Candidate:
    return Candidate(_dot(play, player, tried.cell), tried.visits, tried.margin, tried.value, reason)


def _dot(play: Play, player: Player, cell: Cell) -> Move:
    return Move(player, MoveKind.DOT, point_of(play.board, cell))
