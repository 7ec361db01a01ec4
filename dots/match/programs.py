"""Programs as players: other processes that speak GTP 2, or the line protocol of docs/dots/engine.md.

Whatever such a program does, the answer is a move or a ``Fault`` that names it: a wrong answer, silence,
an end before its time, a line that does not end.
"""

from __future__ import annotations

import os
import select
import shlex
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress

from kropki.dots.board.board import Board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.engine.clock import Clocks, Periods
from kropki.dots.errors import BoardError, DotsError
from kropki.dots.match.setting import Setting
from kropki.dots.records import dialects
from kropki.dots.rules.game import Play

ANSWER_S = 60.0  # to any command but for a move; the start of the program, or its compiling, is in the first one
PATIENCE_S = 60.0  # beyond what a move may take
LONGEST = 1 << 16  # bytes of an answer
_COLOURS = " bw"


class Fault(DotsError):  # noqa: N818 - what goes wrong on the other side is no error of ours
    """A program that does not play on as the protocol and the rules say."""

    code = "fault"


class Program:
    """A process that is asked by lines; ``seconds`` are those of its processor, with its start and its threads."""

    def __init__(self, command: str, milliseconds: int, clocks: Clocks) -> None:
        words = _split(command)
        self.milliseconds = milliseconds
        self.clocks = clocks
        self._rest = b""
        self._used = 0.0
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command that the user gave
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            raise Fault(f"cannot be started: {error.strerror}: {words[0]}") from None

    def begin(self, setting: Setting, play: Play) -> None:
        """Tell the program of the game, with the moves that *play* begins with."""
        raise NotImplementedError

    def choose(self, play: Play, player: Player) -> Move | None:
        """Ask for a move of *player*; None where the program passes."""
        raise NotImplementedError

    def see(self, move: Move, board: Board) -> None:
        """Tell the program of a move of the other player."""
        raise NotImplementedError

    def captured(self) -> tuple[int, int]:
        """Ask how many dots each player holds captured."""
        raise NotImplementedError

    def spent(self) -> float:
        """Return the seconds by the wall's clock."""
        return time.monotonic()

    def close(self) -> float:
        """End the program, kindly and then not; give the seconds of processor time that it used."""
        with suppress(Fault):
            self._ask("quit", 2.0)
        with suppress(OSError):
            self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                with suppress(OSError):
                    pipe.close()
        if self._process.returncode is None:
            _, status, usage = os.wait4(self._process.pid, 0)
            self._process.returncode = os.waitstatus_to_exitcode(status)
            self._used = usage.ru_utime + usage.ru_stime
        return self._used

    def _ask(self, line: str, limit: float = ANSWER_S) -> list[str]:
        """Send *line* and give the words of the answer; *limit* in seconds."""
        raise NotImplementedError

    def _send(self, line: str) -> None:
        if self._process.stdin is None:
            raise Fault("has no standard input")
        try:
            self._process.stdin.write(line.encode() + b"\n")
        except OSError:
            raise Fault(f"had ended before {line[:60]!r}") from None

    def _line(self, asked: str, until: float) -> str:
        """Return the next line of the program's output; *until* by the monotonic clock."""
        while b"\n" not in self._rest:
            if self._process.stdout is None or len(self._rest) > LONGEST:
                raise Fault(f"answered {asked!r} without an end")
            left = max(0.0, until - time.monotonic())
            ready, _, _ = select.select([self._process.stdout], [], [], left)
            part = os.read(self._process.stdout.fileno(), LONGEST) if ready else None
            if not part:
                raise Fault(f"{'ended' if ready else 'was silent'} at {asked[:60]!r}")
            self._rest += part
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def _thinking(self, player: Player) -> float:
        """Return the seconds after which a move is no longer waited for."""
        left = self.clocks.left(player)
        return PATIENCE_S + (10 * self.milliseconds / 1000 if left is None else left)


class LineProgram(Program):
    """A program of the line protocol: columns and rows from 0, one line for each answer, the standard rules alone."""

    def begin(self, setting: Setting, play: Play) -> None:
        """Tell the program of the game, with the moves that *play* begins with."""
        self._ask(f"boardsize {setting.width} {setting.height}")
        self._ask(f"ruleset {setting.rules}")
        self._ask(f"start {setting.start}")
        for move in play.moves:
            self.see(move, play.board)

    def choose(self, play: Play, player: Player) -> Move | None:
        """Ask for a move of *player*; None where the program passes."""
        share = self.clocks.share(player, play.open)
        milliseconds = max(1, int(1000 * share.seconds)) if share else self.milliseconds
        words = self._ask(f"genmove {_COLOURS[player]} {milliseconds}", self._thinking(player))
        if words == ["pass"]:
            return None
        if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
            raise Fault(f"answered genmove with {' '.join(words)[:40]!r}")
        x, y = map(int, words)
        if not play.board.holds(x, y):
            raise Fault(f"played {x} {y}, which is not on the board")
        return Move(player, MoveKind.DOT, play.board.point(x, y))

    def see(self, move: Move, board: Board) -> None:
        """Tell the program of a move of the other player."""
        if move.point is not None:
            x, y = board.xy(move.point)
            self._ask(f"play {_COLOURS[move.player]} {x} {y}")

    def captured(self) -> tuple[int, int]:
        """Ask how many dots each player holds captured."""
        return _pair(self._ask("score"))

    def _ask(self, line: str, limit: float = ANSWER_S) -> list[str]:
        self._send(line)
        answer = self._line(line, time.monotonic() + limit)
        if not answer.startswith("="):
            raise Fault(f"answered {line!r} with {answer[:60]!r}")
        return answer[1:].split()


class GtpProgram(Program):
    """A program of GTP 2 with the points of SGF as vertices; of our own commands, it may lack those of time."""

    _is_told = False  # whether it is told at each move what its clock has

    def begin(self, setting: Setting, play: Play) -> None:
        """Tell the program of the game, with the moves that *play* begins with."""
        self._ask(f"boardsize {setting.width} {setting.height}")
        if setting.rules != "standard" or self._knows("kropki-rules"):
            self._ask(f"kropki-rules {setting.rules}")
        self._ask(f"kropki-start {setting.start}")
        if self.clocks.periods:
            self._tell_clock(self.clocks.periods)
        elif self._knows("kropki-movetime"):
            self._ask(f"kropki-movetime {self.milliseconds}")
        else:
            self._ask(f"time_settings 0 {max(1, round(self.milliseconds / 1000))} 1")
        for move in play.moves:
            self.see(move, play.board)

    def choose(self, play: Play, player: Player) -> Move | None:
        """Ask for a move of *player*; None where the program passes."""
        if self._is_told:
            self._ask(f"time_left {_COLOURS[player]} {int(max(0.0, self.clocks.left(player) or 0.0))} 0")
        words = self._ask(f"genmove {_COLOURS[player]}", self._thinking(player))
        answer = " ".join(words)
        if answer.lower() == "pass":
            return None
        try:
            said = dialects.move(answer, play.board)
        except BoardError as error:
            raise Fault(f"answered genmove with {answer[:40]!r}: {error.message}") from None
        rings = () if play.ruleset.automatic else said.rings
        return Move(player, said.kind, said.point, rings)

    def see(self, move: Move, board: Board) -> None:
        """Tell the program of a move of the other player."""
        self._ask(f"play {_COLOURS[move.player]} {vertex(move, board)}")

    def captured(self) -> tuple[int, int]:
        """Ask how many dots each player holds captured."""
        return _pair(self._ask("kropki-captures"))

    def _tell_clock(self, periods: Periods) -> None:
        """Tell the program of the clock; where it does not know ours, as a main time, and what is left at each move."""
        if self._knows("kropki-clock"):
            self._ask(f"kropki-clock {periods}")
        else:
            self._is_told = True
            self._ask(f"time_settings {int(periods.main)} 0 0")

    def _knows(self, command: str) -> bool:
        return self._ask(f"known_command {command}") == ["true"]

    def _ask(self, line: str, limit: float = ANSWER_S) -> list[str]:
        self._send(line)
        until = time.monotonic() + limit
        answer, total = self._line(line, until), 0
        while (more := self._line(line, until)) != "":  # an answer ends with an empty line
            total += len(more)
            if total > LONGEST:
                raise Fault(f"answered {line!r} without an end")
        if not answer.startswith("="):
            raise Fault(f"answered {line[:60]!r} with {answer[:60]!r}")
        return answer[1:].split()


def vertex(move: Move, board: Board) -> str:
    """Write *move* as GTP and records have it: ``ab``, ``ab.abacbdccab``, ``stop``."""
    if move.kind in (MoveKind.DOT, MoveKind.CLOSE):
        return dialects.written_move(board, move.point, move.rings)
    return move.kind.value


def _pair(words: Sequence[str]) -> tuple[int, int]:
    if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 6 for word in words):
        raise Fault(f"gave {' '.join(words)[:40]!r} for the captured dots")
    return int(words[0]), int(words[1])


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Fault(f"cannot be started: {error}: {command[:60]!r}") from None
    if not words:
        raise Fault("cannot be started: its command is empty")
    return words
