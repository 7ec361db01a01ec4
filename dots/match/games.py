"""One game of a match under the referee ``Play``, and many of them, in one process or several.

A player's illegal move, wrong answer, silence or end loses the game, and the record says what it was; the
match goes on. The first game of a pair has A with the first move, the second has B.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player, handicap
from kropki.dots.engine.clock import Clocks, Periods
from kropki.dots.errors import DotsError, MoveError
from kropki.dots.match import players
from kropki.dots.match.players import Seat, Spec
from kropki.dots.match.programs import Fault, vertex
from kropki.dots.match.setting import Setting, decided
from kropki.dots.records import dialects, sgf

SIDES = "ab"


@dataclass(frozen=True, slots=True)
class Cost:
    """What a player used in one game; *seconds* are of its processor, with the start of a program."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0  # seconds of one move, by the wall's clock


@dataclass(frozen=True, slots=True)
class Game:
    """What came of one game; *points* and *lead* are those of A."""

    number: int
    first: str  # the side that moved first, a or b
    opening: int  # moves, the first of *moves*
    moves: tuple[str, ...]  # as records have them
    captured: tuple[int, int]  # dots that player 1 and player 2 hold
    result: str
    points: float
    lead: int
    decided: bool = False  # ended before its time, the leader out of reach
    fault: str = ""  # of the side that lost by it: "b: was silent at ..."
    a: Cost = field(default_factory=Cost)
    b: Cost = field(default_factory=Cost)

    def as_json(self) -> dict[str, Any]:
        """Return the game as an object of JSON."""
        return asdict(self)

    @classmethod
    def of_json(cls, given: dict[str, Any]) -> Game:
        """Read what ``as_json`` gives; raise ``TypeError`` or ``KeyError`` for anything else."""
        costs = {side: Cost(**given[side]) for side in SIDES}
        return cls(**(given | costs | {"moves": tuple(given["moves"]), "captured": tuple(given["captured"])}))


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom, and where."""

    a: Spec
    b: Spec
    setting: Setting
    clock: Periods | None = None  # of each player, for a whole game

    def play(self, number: int) -> Game:
        """Play game *number*, from 0."""
        return _Table(self, number).play()

    def warm_up(self) -> None:
        """Let the players of this process compile what they need, so that no clock counts it."""
        small = replace(self.setting, width=8, height=8, start="empty", opening=30, reach=8)
        play = small.begin(0)
        for spec in (self.a, self.b):
            if not spec.is_program:
                quick = replace(spec, kind="nodes", value="200") if spec.kind in ("ms", "nodes") else spec
                players.seat(quick, 1, Clocks(Periods(1))).choose(play, play.to_move)
        play.undo()


class _Table:
    """One game under way."""

    def __init__(self, match: Match, number: int) -> None:
        self.match = match
        self.number = number
        self.first = SIDES[number % 2]
        self.game = match.setting.begin(number)
        self.opening = len(self.game.moves)
        self.seats: dict[str, Seat] = {}
        self.count = dict.fromkeys(SIDES, 0)
        self.slowest = dict.fromkeys(SIDES, 0.0)
        self.side = "a"  # who is to blame for a fault
        self.clocks = Clocks(match.clock)
        self.leader = 0

    def play(self) -> Game:
        """Play the game to its end, or to the first fault."""
        fault = ""
        try:
            self._play()
        except Fault as error:
            fault = f"{self.side}: {error.message}"
        finally:
            seconds = {side: seat.close() for side, seat in self.seats.items()}
        costs = {s: Cost(self.count[s], round(seconds.get(s, 0.0), 4), round(self.slowest[s], 4)) for s in SIDES}
        first, second = self.game.captured
        return Game(
            number=self.number,
            first=self.first,
            opening=self.opening,
            moves=tuple(f"{' BW'[move.player]}[{vertex(move, self.game.board)}]" for move in self.game.moves),
            captured=(first, second),
            result=self._result(fault),
            points=self._points(fault),
            lead=self.game.score * (1 if self.first == "a" else -1),
            decided=bool(self.leader),
            fault=fault,
            **costs,
        )

    def _play(self) -> None:
        for self.side in SIDES:
            spec = self.match.a if self.side == "a" else self.match.b
            seed = 2 * self.number + (self.side == "b")
            self.seats[self.side] = players.seat(spec, seed, self.clocks)
            self.seats[self.side].begin(self.match.setting, self.game)
        answering: Player = 0
        while (not self.game.over or self.game.may_close) and not self.leader:
            player = answering or self.game.may_close or self.game.to_move
            self.side = self._side_of(player)
            move = self._ask(player)
            if answering and (move is None or move.kind is not MoveKind.DONE):
                answering = 0  # the offer to end is not taken
                continue
            if move is None:
                if self.game.over:
                    break  # nothing to close
                raise Fault("passed while points are open")
            self._make(move)
            answering = 3 - player if self._is_offer(move) else 0
            self.leader = 0 if self.match.setting.whole else decided(self.game)
        for side, seat in self.seats.items():
            self.side = side
            counted = seat.captured()
            if counted is not None and counted != self.game.captured:
                raise Fault(f"counts {counted} captured dots, the referee {self.game.captured}")

    def _ask(self, player: Player) -> Move | None:
        seat, began = self.seats[self.side], time.monotonic()
        before = seat.spent()
        try:
            move = seat.choose(self.game, player)
            self.clocks.used(player, seat.spent() - before)
            if self.clocks.is_over(player):
                raise Fault("ran out of time")
            return move
        finally:
            self.count[self.side] += 1
            self.slowest[self.side] = max(self.slowest[self.side], time.monotonic() - began)

    def _make(self, move: Move) -> None:
        try:
            self.game.play(move)
        except MoveError as error:
            raise Fault(f"made a move that is not allowed, {vertex(move, self.game.board)}: {error.message}") from None
        self.side = SIDES[1 - SIDES.index(self.side)]
        self.seats[self.side].see(move, self.game.board)

    def _is_offer(self, move: Move) -> bool:
        """Tell whether *move* only offers to end, for the other player to answer."""
        return move.kind is MoveKind.DONE and not self.game.over and self.game.to_move == move.player

    def _side_of(self, player: Player) -> str:
        return self.first if player == 1 else SIDES[1 - SIDES.index(self.first)]

    def _winner(self) -> Player:
        """Return who has won a game without a fault, 0 for a draw."""
        result = self.game.result or ""
        return self.leader or {"B+": 1, "W+": 2}.get(result[:2], 0)

    def _result(self, fault: str) -> str:
        if fault:
            return f"{'W' if self.first == fault[0] else 'B'}+F"
        if self.leader:
            return f"{' BW'[self.leader]}+{abs(self.game.score)}"
        return self.game.result or ""

    def _points(self, fault: str) -> float:
        if fault:
            return float(fault[0] == "b")
        winner = self._winner()
        return float(self._side_of(winner) == "a") if winner else 0.5


def record(match: Match, game: Game) -> str:
    """Write *game* as SGF."""
    setting = match.setting
    play = setting.new()
    for text in game.moves:
        said = dialects.move(text[2:-1], play.board)
        play.play(Move(" BW".index(text[0]), said.kind, said.point, said.rings))
    names = (str(match.a), str(match.b)) if game.first == "a" else (str(match.b), str(match.a))
    info = [("PB", names[0]), ("PW", names[1]), ("RE", game.result), ("EV", f"game {game.number + 1}")]
    info += [("GC", f"{game.opening} moves of opening. {game.fault}".strip())]
    info += sgf.handicapped(handicap(setting.start))
    return sgf.write([sgf.record(play.board, play.ruleset, setting.dots, play.moves, info)])


_warm: set[Match] = set()


def _play_here(match: Match, number: int) -> Game:
    """Play a game in this process, warmed up once."""
    if match not in _warm:
        match.warm_up()
        _warm.add(match)
    return match.play(number)


def run(
    match: Match, numbers: Iterator[int], jobs: int = 1, stop: Callable[[], bool] = lambda: False
) -> Iterator[Game]:
    """Yield the games of *numbers* in their order, *jobs* at a time, until *stop* says that there are enough."""
    if jobs == 1:
        for each in numbers:
            if stop():
                return
            yield _play_here(match, each)
        return
    waiting: deque[Future[Game]] = deque()
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            while not stop():
                while len(waiting) < 2 * jobs and (number := next(numbers, None)) is not None:
                    waiting.append(pool.submit(_play_here, match, number))
                if not waiting:
                    return
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def check(match: Match) -> None:
    """Raise a ``DotsError`` where the setting cannot be, or a player of this process cannot play it."""
    match.setting.begin(0)
    for spec in (match.a, match.b):
        if not spec.is_program:
            try:
                players.seat(spec, 1, Clocks(match.clock))
            except Fault as error:
                raise DotsError(f"{spec} {error.message}") from None


__all__ = ["Cost", "Game", "Match", "check", "record", "run"]
