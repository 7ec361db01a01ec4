"""Players of a match by name: those of this package, our own engine, and other programs.

random  near  greedy          hardly think
strength:5                    our opponent of a strength
level:3                       our engine at a level, with what the level thinks
nodes:1000                    our engine, so many playouts a move
book:1000                     the same, but it opens by the book
ms:50                         our engine, so many milliseconds of processor time a move
clock                         our engine, by the clock of the game
gtp:COMMAND  line:COMMAND     another program: GTP 2 with the points of SGF, or the line protocol
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from kropki.dots.board.board import Board
from kropki.dots.board.moves import Move
from kropki.dots.board.position import Player
from kropki.dots.book.book_move import Prepared
from kropki.dots.engine.clock import Clocks
from kropki.dots.engine.engine import Budget, Chooser, Engine
from kropki.dots.engine.greedy import Greedy
from kropki.dots.engine.strengths import LEVELS, STRENGTHS
from kropki.dots.errors import DotsError
from kropki.dots.match.programs import Fault, GtpProgram, LineProgram, Program
from kropki.dots.match.setting import Setting
from kropki.dots.match.simple import ByChance
from kropki.dots.opponents.opponent import Opponent
from kropki.dots.rules.game import Play

LONGEST_MS = 3_600_000
Choose = Callable[[Play, Player], Move | None]


class SpecError(DotsError):
    """The name of a player that there is not."""

    code = "player"


@dataclass(frozen=True, slots=True)
class Spec:
    """A player as data: *kind* and *value* of its name; *milliseconds* a move, for programs.

    *threads* are those of our engine.
    """

    kind: str
    value: str = ""
    milliseconds: int = 200
    threads: int = 1

    def __str__(self) -> str:
        return f"{self.kind}:{self.value}" if self.value else self.kind

    @property
    def is_program(self) -> bool:
        """Whether the player is another process."""
        return self.kind in _PROGRAMS


class Seat(Protocol):
    """A player at the board, for one game."""

    def begin(self, setting: Setting, play: Play) -> None:
        """Be told of the game and what it begins with."""

    def choose(self, play: Play, player: Player) -> Move | None:
        """Return a move of *player*, None where there is none; raise ``Fault`` for what is against the protocol."""

    def spent(self) -> float:
        """Return the seconds so far, from any start, by which the clock of a game counts its moves."""

    def see(self, move: Move, board: Board) -> None:
        """Be told of a move of the other player."""

    def captured(self) -> tuple[int, int] | None:
        """Return how many dots each player holds captured, as this player counts; None where it only looks on."""

    def close(self) -> float:
        """End; give the seconds of processor time that were used."""


class InProcess:
    """A seat for a player of this process, which sees the game itself; its time is that of its thread, or threads."""

    def __init__(self, choose: Choose, threads: int = 1) -> None:
        self._choose = choose
        self._clock = time.thread_time if threads == 1 else time.process_time
        self._seconds = 0.0

    def begin(self, setting: Setting, play: Play) -> None:
        """Nothing is to be told."""

    def choose(self, play: Play, player: Player) -> Move | None:
        """Return the move of *player*; raise ``Fault`` where the player fails or leaves the game changed."""
        before = len(play.moves), play.hash
        began = self._clock()
        try:
            return self._choose(play, player)
        except Exception as error:  # whatever a player does, the match goes on
            raise Fault(f"failed with {type(error).__name__}: {error}") from error
        finally:
            self._seconds += self._clock() - began
            if before != (len(play.moves), play.hash):
                raise Fault("changed the game that it was shown")

    def spent(self) -> float:
        """Return the seconds of processor time so far."""
        return self._seconds

    def see(self, move: Move, board: Board) -> None:
        """Nothing is to be told."""

    def captured(self) -> None:
        """Return nothing: the count is the referee's own."""

    def close(self) -> float:
        """Return the seconds of thread time that were used."""
        return self._seconds


def read(name: str, milliseconds: int = 200, threads: int = 1) -> Spec:
    """Read the *name* of a player; *milliseconds* a move are those of a program, *threads* of ours.

    >>> str(read("level:3"))
    'level:3'
    """
    kind, colon, value = name.partition(":")
    if kind in _PROGRAMS:
        if not value.strip():
            raise SpecError(f"expected a command after {kind}:")
        return Spec(kind, value, milliseconds)
    limits = _NUMBERS.get(kind)
    if kind in _PLAIN:
        if value or colon:
            raise SpecError(f"expected {kind} alone, not {name[:40]!r}")
        return Spec(kind, "", milliseconds, threads)
    if limits is None:
        raise SpecError(f"expected one of {NAMES}, not {name[:40]!r}")
    lowest, highest = limits
    if not (value.isascii() and value.isdigit() and len(value) < 10 and lowest <= int(value) <= highest):
        raise SpecError(f"expected a number from {lowest} to {highest} after {kind}:, not {value[:20]!r}")
    return Spec(kind, value, milliseconds, threads)


def seat(spec: Spec, seed: int, clocks: Clocks | None = None) -> Seat:
    """Return a seat for *spec* in a game with *clocks*; raise ``Fault`` if it cannot play such games."""
    clocks = clocks or Clocks()
    if spec.kind in _PROGRAMS:
        return _PROGRAMS[spec.kind](spec.value, spec.milliseconds, clocks)
    return InProcess(_choose(spec, seed, clocks), spec.threads)


def _choose(spec: Spec, seed: int, clocks: Clocks) -> Choose:
    if spec.kind in ("random", "near"):
        return ByChance(str(seed), near=spec.kind == "near").choose
    if spec.kind == "greedy":
        return Greedy(str(seed)).choose
    if spec.kind == "strength":
        opponent = Opponent(STRENGTHS[int(spec.value) - 1], seed=seed, threads=spec.threads)
        return lambda play, player: opponent.choose(play, None, player).move
    engine: Chooser = Engine(level=int(spec.value) if spec.kind == "level" else None, seed=seed, threads=spec.threads)
    if spec.kind == "book":
        engine = Prepared(engine, seed)
    if spec.kind == "clock" and not clocks.periods:
        raise Fault("plays by a clock, and the game has none")
    if spec.kind == "clock":
        return lambda play, player: engine.choose(play, _by_clock(clocks, play, player, spec.threads), player).move
    budget = _BUDGETS[spec.kind](int(spec.value))
    return lambda play, player: engine.choose(play, budget, player).move


def _by_clock(clocks: Clocks, play: Play, player: Player, threads: int) -> Budget:
    """Return what a move may take: its share, which all threads together may use of the processor."""
    share = clocks.share(player, play.open)
    return Budget(share.seconds / threads, most=share.most / threads) if share else Budget()


_PROGRAMS: dict[str, type[Program]] = {"gtp": GtpProgram, "line": LineProgram}
_PLAIN = ("random", "near", "greedy", "clock")
_NUMBERS = {
    "strength": (1, len(STRENGTHS)),
    "level": (1, len(LEVELS)),
    "nodes": (1, 10**8),
    "book": (1, 10**8),
    "ms": (1, LONGEST_MS),
}
_BUDGETS: dict[str, Callable[[int], Budget]] = {
    "level": lambda _: Budget(),
    "nodes": lambda count: Budget(nodes=count),
    "book": lambda count: Budget(nodes=count),
    "ms": lambda count: Budget(seconds=count / 1000),
}
NAMES = "random, near, greedy, strength:N, level:N, nodes:N, book:N, ms:N, clock, gtp:COMMAND, line:COMMAND"
