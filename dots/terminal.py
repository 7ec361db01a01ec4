"""A game in the terminal, two people or one against the computer: what is said, asked and done.

Knows neither screen nor keyboard: a ``Console`` shows rows and asks for lines, so a game can as
well be played by a pipe, or by a test. Nothing that is typed ends the game but what says so.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Protocol

from kropki.dots.board import rulesets
from kropki.dots.board.board import Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Dots, Player, Position, Ring
from kropki.dots.board.rulesets import End
from kropki.dots.drawing import text as text_board
from kropki.dots.drawing.text import Signs
from kropki.dots.engine.engine import Budget, Engine
from kropki.dots.engine.greedy import ComputerPlayer
from kropki.dots.errors import BoardError, DotsError, MoveError
from kropki.dots.records import sgf
from kropki.dots.rules.game import Play
from kropki.dots.teaching.reasons import reason
from kropki.languages import ENGLISH

NAMES = {1: "Blue", 2: "Red"}
MENU = 9  # rings that are offered for one dot
THOUGHT = 2000  # playouts before the computer agrees to count or to a draw, and for a hint

_HELP = """\
  c4              put a dot on column c, row 4 (cd, as records have it, and 3 4 do the same)
{closing}\
  undo            take your last move back
  hint            a good move, and why it is one
  score           who holds how many dots captured
  save FILE       keep the game as SGF; save! replaces a file
  draw            offer a draw
  resign          give the game up
{ending}\
  quit            leave
"""
_HELP_CLOSING = """\
  c4 around d5    put a dot on c4 and close the smallest ring around the dot on d5
  c4 ring b4 c3 d4    put a dot and close the ring through these dots
  c4 only         put a dot and close nothing (otherwise you are asked)
"""
_HELP_ENDS = {
    End.STOP: "  stop            STOP: the other plays on alone for four minutes; what is not grounded is lost\n",
    End.EARLY: "  stop            end; the other goes on alone, then takes what is not connected to the edge\n"
    "  done            when you are the one left alone: you have enough\n",
    End.AGREED: "  done            offer to end here, or agree: captures count, and half the difference of the pools\n",
    End.COUNTED: "  count           end with the score as it is, if no move can change it or both agree\n",
}


class Console(Protocol):
    """Where a game is shown and asked for."""

    signs: Signs
    clears: bool  # what was said before is gone when the board is shown

    def board(self, heading: str, position: Position, last: Point | None) -> None:
        """Show the board."""

    def say(self, text: str, player: Player | None = None) -> None:
        """Show lines of text, in the colour of *player*."""

    def ask(self, prompt: str, player: Player | None = None) -> str | None:
        """Return a line that was typed, None at the end of the input."""


class Quit(Exception):  # noqa: N818 - not an error
    """Someone wants to leave."""


class Session:
    """One game at *console*; *opponents* has the computer's sides."""

    def __init__(
        self,
        play: Play,
        start: Dots,
        console: Console,
        opponents: Mapping[Player, ComputerPlayer],
        *,
        handicap: int = 0,
    ) -> None:
        self.play = play
        self.start = start
        self.handicap = handicap  # free dots among those of the start
        self.console = console
        self.opponents = opponents
        self.deadline: float | None = None  # of the side left alone after a stop
        self.saved: set[Path] = set()
        self.last_told: tuple[str, Player] | None = None
        self.commands: dict[str, Callable[[Player, str], None]] = {
            "help": self._help,
            "?": self._help,
            "undo": self._undo,
            "hint": self._hint,
            "score": self._score,
            "save": self._save,
            "save!": self._save_over,
            "draw": self._draw,
            "resign": lambda player, _: self._make(Move(player, MoveKind.RESIGN)),
            "stop": self._stop,
            "done": self._done,
            "count": self._count,
            "quit": self._quit,
            "exit": self._quit,
            "q": self._quit,
        }

    def run(self) -> None:
        """Play until the game ends or somebody leaves."""
        self.console.say(f"{self.play.ruleset}, {self.play.board}. Write help for what you can do.")
        self._show()
        try:
            while not self.play.over:
                self._turn(self.play.to_move)
            self._close_last()
        except Quit:
            self.console.say("The game was left; " + self._standing())
            return
        self.console.say(f"The game is over, {self._outcome()}")

    def _turn(self, player: Player) -> None:
        if player in self.opponents:
            self._answer(player)
            return
        line = self.console.ask(f"{self._name(player)}: ", player)
        if line is None:
            raise Quit
        if self._is_late(player):
            return
        word, _, rest = line.strip().partition(" ")
        command = self.commands.get(word.lower())
        try:
            if command:
                command(player, rest.strip())
            elif word:
                self._dot(player, word, rest.strip())
        except DotsError as error:
            self.console.say(f"That does not work: {error.message}.")

    def _name(self, player: Player) -> str:
        return f"{NAMES[player]} ({self.console.signs.dots[player - 1]})"

    def _is_late(self, player: Player) -> bool:
        if self.deadline is None or time.monotonic() < self.deadline:
            return False
        self.console.say(f"The {rulesets.SIDE_MINUTES} minutes are over.")
        self._make(Move(player, MoveKind.TIME))
        return True

    def _answer(self, player: Player) -> None:
        move = self.opponents[player].choose(self.play, player)
        if move is None:
            self._make(Move(player, MoveKind.RESIGN))
            return
        self._make(move)

    def _show(self) -> None:
        last = next((move.point for move in reversed(self.play.moves) if move.point is not None), None)
        self.console.board(self._standing(), self.play.position(), last)

    def _standing(self) -> str:
        one, two = self.play.counts
        return f"{self._name(1)} {one} : {two} {self._name(2)}"

    def _outcome(self) -> str:
        result = self.play.result or "0"
        if result in ("0", "Draw"):
            return f"a draw. {self._standing()}"
        winner = 1 if result.startswith("B") else 2
        how = {"R": f"{NAMES[3 - winner]} gave up", "T": "on time"}.get(result[2:], f"by {result[2:]}")
        return f"a win for {NAMES[winner]}, {how}. {self._standing()}"

    def _make(self, move: Move) -> None:
        """Make *move*, show what it did; where the computer answers it at once on the same paper, with the answer."""
        before = self.play.captured
        self.play.play(move)
        if move.kind is MoveKind.STOP and End.STOP in self.play.ruleset.ends and self.deadline is None:
            self.deadline = time.monotonic() + 60 * rulesets.SIDE_MINUTES
        if self.console.clears or self.play.over or self.play.to_move not in self.opponents:
            self._show()
        if self.console.clears and self.last_told and move.player in self.opponents:
            self.console.say(*self.last_told)  # what the person did, before what the computer did
        self.last_told = self._told(move, before), move.player
        self.console.say(*self.last_told)

    def _told(self, move: Move, before: tuple[int, int]) -> str:
        who = NAMES[move.player]
        if move.kind is MoveKind.DOT and move.point is not None:
            said = f"{who} {text_board.point_name(self.play.board, move.point)}"
        else:
            said = f"{who}: {'closes' if move.kind is MoveKind.CLOSE else move.kind.value}"
        gains = [
            f"{NAMES[player]} {'captures' if more > 0 else 'loses'} {abs(more)}"
            for player, more in enumerate((a - b for a, b in zip(self.play.captured, before, strict=True)), 1)
            if more
        ]
        return ", ".join([said, *gains]) + "."

    # What can be typed

    def _dot(self, player: Player, word: str, rest: str) -> None:
        point, rest = self._placed(word, rest)
        if not self.play.is_open(point):
            taken = self.play.dot(point)
            reason = "there is a dot" if taken else "nobody plays inside a region"
            raise MoveError(f"{text_board.point_name(self.play.board, point)} is not open: {reason}", code="taken")
        if rest and not self.play.ruleset.optional:
            words = f"expected a point alone: in {self.play.ruleset.name} rings close by themselves"
            raise MoveError(words, code="kind")
        rings = self._rings(player, point, rest) if self.play.ruleset.optional else ()
        self._make(Move(player, MoveKind.DOT, point, rings))

    def _placed(self, word: str, rest: str) -> tuple[Point, str]:
        """Read the point at the beginning of a line: one word, or two numbers."""
        if word.rstrip(",").isdigit():
            row, _, rest = rest.partition(" ")
            word = f"{word} {row}"
        try:
            return text_board.point_named(self.play.board, word), rest
        except BoardError as error:
            where = f"a point of the {self.play.board} board" if error.code == "off" else "a point such as c4, or help"
            raise BoardError(f"expected {where}, not {word[:20]!r}") from None

    def _rings(self, player: Player, point: Point, rest: str) -> tuple[Ring, ...]:
        """Return what *player* closes with a dot on *point*, by what he wrote after it, or by asking."""
        how, _, names = rest.partition(" ")
        if how == "only":
            return ()
        if how == "around":
            return self._rings_around(player, point, names.split())
        if how == "ring":
            named = tuple(text_board.point_named(self.play.board, name) for name in names.split())
            dots = named if point in named else (point, *named)
            return self._after(player, point, lambda: (self.play.ring_through(player, dots),))
        if how:
            raise MoveError(f"expected only, around or ring after the point, not {how[:20]!r}", code="kind")
        return self._chosen(player, point)

    def _rings_around(self, player: Player, point: Point, names: list[str]) -> tuple[Ring, ...]:
        enemies = [text_board.point_named(self.play.board, name) for name in names]
        return self._after(player, point, lambda: tuple(self.play.ring_around(player, enemy) for enemy in enemies))

    def _after(self, player: Player, point: Point, asked: Callable[[], tuple[Ring, ...]]) -> tuple[Ring, ...]:
        """Ask for rings as they would be after a dot on *point*."""
        self.play.play(Move(player, MoveKind.DOT, point))
        try:
            return asked()
        finally:
            self.play.undo()

    def _chosen(self, player: Player, point: Point) -> tuple[Ring, ...]:
        offers = list(self._offers(player, point))[:MENU]
        if not offers:
            return ()
        self.console.say("This dot can close:", player)
        for number, (ring, taken) in enumerate(offers, 1):
            names = " ".join(text_board.point_name(self.play.board, each) for each in ring)
            self.console.say(f"  {number}  takes {taken}: {names}")
        while True:
            line = self.console.ask("Which? Numbers, or nothing for none: ", player)
            if line is None:
                raise Quit
            words = line.replace(",", " ").split()
            if all(word.isascii() and word.isdigit() and 1 <= int(word[:3]) <= len(offers) for word in words):
                return tuple(offers[int(word) - 1][0] for word in dict.fromkeys(words))
            self.console.say(f"Write numbers from 1 to {len(offers)}, or nothing.")

    def _offers(self, player: Player, point: Point) -> Iterator[tuple[Ring, int]]:
        """Yield the rings that *player* may close with a dot on *point*, and what each takes."""
        before = self.play.counts[player - 1]
        for ring in self.play.closings(player, point):
            try:
                self.play.play(Move(player, MoveKind.DOT, point, (ring,)))
            except MoveError:
                continue
            taken = self.play.counts[player - 1] - before
            self.play.undo()
            yield ring, taken

    def _close_last(self) -> None:
        """Let the side to move close once on a full board, where the rules have that."""
        player = self.play.may_close
        if not player:
            return
        if player in self.opponents:
            move = self.opponents[player].choose(self.play, player)
            if move:
                self._make(move)
            return
        while True:
            line = self.console.ask(f"{self._name(player)}, the board is full. Close around (or nothing): ", player)
            names = (line or "").replace("around", " ").split()
            if not names:
                return
            try:
                rings = tuple(
                    self.play.ring_around(player, text_board.point_named(self.play.board, name)) for name in names
                )
                self._make(Move(player, MoveKind.CLOSE, None, rings))
            except DotsError as error:
                self.console.say(f"That does not work: {error.message}.")
            else:
                return

    def _help(self, _player: Player, _rest: str) -> None:
        ending = "".join(text for end, text in _HELP_ENDS.items() if end in self.play.ruleset.ends)
        closing = _HELP_CLOSING if self.play.ruleset.optional else ""
        self.console.say(_HELP.format(closing=closing, ending=ending).rstrip("\n"))

    def _undo(self, player: Player, _rest: str) -> None:
        """Take back the last move; against the computer the person's last and all after it."""
        if not any(move.player not in self.opponents for move in self.play.moves):
            raise MoveError("expected a move of yours to take back", code="undo")
        while self.play.moves[-1].player in self.opponents:
            self.play.undo()
        self.play.undo()
        if not any(move.kind is MoveKind.STOP for move in self.play.moves):
            self.deadline = None
        self._show()
        self.console.say("Taken back.", player)

    def _hint(self, player: Player, _rest: str) -> None:
        choice = Engine().choose(self.play, Budget(nodes=THOUGHT), player)
        move = choice.move
        if move is None or move.point is None:
            self.console.say(f"The computer would say {move.kind if move else 'nothing'}.")
            return
        name = next((each.reason for each in choice.candidates if each.move == move), None)
        why = reason(self.play, move, name)
        point = text_board.point_name(self.play.board, move.point)
        self.console.say(f"The computer would play {point}.{f' {why.told(ENGLISH)}' if why else ''}")

    def _score(self, _player: Player, _rest: str) -> None:
        what = "Ground" if self.play.ruleset.all_points else "Captured"
        self.console.say(f"{what}: {self._standing()}. {self.play.open} points are open.")

    def _save(self, _player: Player, rest: str) -> None:
        if not rest:
            raise MoveError("expected the name of a file after save", code="save")
        if Path(rest).exists() and Path(rest) not in self.saved:
            self.console.say(f"{rest} exists. Write save! {rest} to replace it.")
            return
        self.save(Path(rest))

    def _save_over(self, _player: Player, rest: str) -> None:
        if not rest:
            raise MoveError("expected the name of a file after save!", code="save")
        self.save(Path(rest))

    def save(self, path: Path) -> None:
        """Keep the game in *path* as SGF, and say so or why not."""
        info = [("PB", self._who(1)), ("PW", self._who(2))]
        info += [("RE", self.play.result)] if self.play.result else []
        info += sgf.handicapped(self.handicap)
        try:
            record = sgf.record(self.play.board, self.play.ruleset, self.start, self.play.moves, info)
            path.write_text(sgf.write([record]), encoding="utf-8")
        except DotsError as error:
            self.console.say(f"Not saved: {error.message}.")
        except (OSError, ValueError) as error:
            self.console.say(f"Not saved: {getattr(error, 'strerror', None) or error}.")
        else:
            self.saved.add(path)
            self.console.say(f"Saved as {path}.")

    def _who(self, player: Player) -> str:
        return "Computer" if player in self.opponents else NAMES[player]

    def _draw(self, player: Player, _rest: str) -> None:
        """Offer a draw; the computer agrees once half of the points are taken, if it does not expect to win."""
        other = 3 - player
        is_late = 2 * self.play.open <= len(self.play.board.points)
        gladly = other in self.opponents and is_late and self._lead(player) >= 0
        if self._agrees(other, "do you agree to a draw?", gladly=gladly):
            self._make(Move(player, MoveKind.DRAW))

    def _agrees(self, other: Player, question: str, *, gladly: bool) -> bool:
        """Ask *other*, a person; the computer agrees where it does so *gladly*."""
        if other in self.opponents:
            agreed = gladly
        else:
            line = self.console.ask(f"{self._name(other)}, {question} (yes or no) ", other)
            agreed = (line or "").strip().lower() in ("y", "yes")
        if not agreed:
            self.console.say(f"{NAMES[other]} goes on.", other)
        return agreed

    def _stop(self, player: Player, _rest: str) -> None:
        self._make(Move(player, MoveKind.STOP))

    def _done(self, player: Player, _rest: str) -> None:
        """Have enough; in territory, offer to end here and show what that comes to."""
        if End.AGREED not in self.play.ruleset.ends:
            self._make(Move(player, MoveKind.DONE))
            return
        other = 3 - player
        offer, answer = Move(player, MoveKind.DONE), Move(other, MoveKind.DONE)
        self.play.play(offer)
        self.play.play(answer)
        result, outcome = self.play.result or "0", self._outcome()
        self.play.undo()
        self.play.undo()
        self.console.say(f"Ended here, this is {outcome}")
        if self._agrees(other, "do you agree to end?", gladly=not result.startswith(" BW"[player])):
            self._make(offer)
            self._make(answer)

    def _count(self, player: Player, _rest: str) -> None:
        """End with the score as it is, if that is settled or the other agrees; the computer, if it expects no more."""
        move, other, is_settled = Move(player, MoveKind.COUNT), 3 - player, self.play.settled
        self.play.play(move)
        outcome = self._outcome()
        self.play.undo()
        self.console.say(f"Counted now, this is {outcome}")
        if is_settled:
            self.console.say("No move can change the score.")
        gladly = not is_settled and other in self.opponents and self._fear(player) < 1
        if is_settled or self._agrees(other, "do you agree to count?", gladly=gladly):
            self._make(move)

    def _fear(self, player: Player) -> float:
        """Return how many dots *player*, who is to move, is expected to lose from now on."""
        lead = self.play.score if player == 1 else -self.play.score
        return lead - self._lead(player)

    def _lead(self, player: Player) -> float:
        """Return by how many dots *player*, who is to move, is expected to lead at the end."""
        return Engine().choose(self.play, Budget(nodes=THOUGHT), player).score

    def _quit(self, _player: Player, _rest: str) -> None:
        raise Quit
