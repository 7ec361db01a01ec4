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
from kropki.languages import ENGLISH, Argument, Language

NAMES = {1: "Blue", 2: "Red"}  # in records
MENU = 9  # rings that are offered for one dot
THOUGHT = 2000  # playouts before the computer agrees to count or to a draw, and for a hint

_HELP = {  # what can be typed, and the message that says what it does
    "c4": "help-dot",
    "undo": "help-undo",
    "hint": "help-hint",
    "score": "help-score",
    "save FILE": "help-save",
    "draw": "help-draw",
    "resign": "help-resign",
}
_HELP_CLOSING = {"c4 around d5": "help-around", "c4 ring b4 c3 d4": "help-ring", "c4 only": "help-only"}
_HELP_ENDS = {
    End.STOP: {"stop": "help-stop"},
    End.EARLY: {"stop": "help-end-early", "done": "help-have-enough"},
    End.AGREED: {"done": "help-offer-end"},
    End.COUNTED: {"count": "help-count"},
}
_REFUSED = {  # by the codes of errors
    "taken": "dot-is-there",
    "closed": "this-point-is-enclosed",
    "off": "no-such-point",
    "over": "no-move-after-end",
    "stopped": "stopped-cannot-move",
    "turn": "it-is-the-others-turn",
    "limit": "each-side-has-dots",
    "letters": "no-letters-for-board",
    "ring-empty": "ring-encloses-no-dot",
    "ring-open": "no-chain-around-dot",
    "ring-dot": "ring-has-own-dots-alone",
    "ring-twice": "a-ring-passes-each-dot",
    "ring-shares": "ring-shares",
    "ring-hole": "ring-leaves-hole",
    "ring-broken": "ring-has-gap",
    "ring-crosses": "ring-crosses",
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


class _TypedError(MoveError):
    """What was typed cannot be done; the *message* is what a player reads."""


class Quit(Exception):  # noqa: N818 - not an error
    """Someone wants to leave."""


class Session:
    """One game at *console*, told in *language*; *opponents* has the computer's sides."""

    def __init__(  # noqa: PLR0913 - what a game is played with
        self,
        play: Play,
        start: Dots,
        console: Console,
        opponents: Mapping[Player, ComputerPlayer],
        *,
        handicap: int = 0,
        language: Language = ENGLISH,
    ) -> None:
        self.language = language
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
        self._say("terminal-begins", rules=str(self.play.ruleset), board=str(self.play.board))
        self._show()
        try:
            while not self.play.over:
                self._turn(self.play.to_move)
            self._close_last()
        except Quit:
            self._say("game-was-left", standing=self._standing())
            return
        self._say("terminal-game-is-over", outcome=self._outcome(), standing=self._standing())

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
            self._say("that-does-not-work", why=self._why(error))

    def _write(self, message: str, player: Player | None = None, /, **given: Argument) -> str:
        """Return a message, which may be about the side of *player*."""
        blue, red = "blue", "red"
        colours = {} if player is None else {"colour": (blue, red)[player - 1], "other": (red, blue)[player - 1]}
        return self.language.write(message, {**colours, **given})

    def _say(self, message: str, /, **given: Argument) -> None:
        self.console.say(self._write(message, **given))

    def _why(self, error: DotsError) -> str:
        """Say why the rules refuse something."""
        if isinstance(error, _TypedError):
            return error.message
        a, b = getattr(error, "between", None) or (0, 0)
        return self._write(
            _REFUSED.get(error.code, "not-by-these-rules"),
            number=self.play.ruleset.move_limit or 0,
            shared="several" if self.play.ruleset.shared else "one",
            place=text_board.point_name(self.play.board, a),
            end=text_board.point_name(self.play.board, b),
        )

    def _name(self, player: Player) -> str:
        return self._write("side-with-sign", player, sign=self.console.signs.dots[player - 1])

    def _is_late(self, player: Player) -> bool:
        if self.deadline is None or time.monotonic() < self.deadline:
            return False
        self._say("minutes-are-over", number=rulesets.SIDE_MINUTES)
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
            return self._write("outcome-is-draw")
        how = {"R": "resigned", "T": "time"}.get(result[2:], "score")
        return self._write("outcome-is-win", 1 if result.startswith("B") else 2, how=how, by=result[2:])

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
        if move.kind is MoveKind.DOT and move.point is not None:
            said = self._write("side-puts-dot", move.player, point=text_board.point_name(self.play.board, move.point))
        else:
            said = self._write("side-says-word", move.player, word=move.kind.value)
        gains = [
            self._write("side-has-more" if more > 0 else "side-has-fewer", player, number=abs(more))
            for player, more in enumerate((a - b for a, b in zip(self.play.captured, before, strict=True)), 1)
            if more
        ]
        return self._write("terminal-move-told", clauses=[said, *gains])

    # What can be typed

    def _dot(self, player: Player, word: str, rest: str) -> None:
        point, rest = self._placed(word, rest)
        if not self.play.is_open(point):
            why = "dot" if self.play.dot(point) else "region"
            name = text_board.point_name(self.play.board, point)
            raise _TypedError(self._write("point-is-not-open", point=name, why=why))
        if rest and not self.play.ruleset.optional:
            raise _TypedError(self._write("write-point-alone", rules=self.play.ruleset.name))
        rings = self._rings(player, point, rest) if self.play.ruleset.optional else ()
        self._make(Move(player, MoveKind.DOT, point, rings))

    def _placed(self, word: str, rest: str) -> tuple[Point, str]:
        """Read the point at the beginning of a line: one word, or two numbers."""
        if word.rstrip(",").isdigit():
            row, _, rest = rest.partition(" ")
            word = f"{word} {row}"
        return self._point(word), rest

    def _point(self, name: str) -> Point:
        try:
            return text_board.point_named(self.play.board, name)
        except BoardError as error:
            said = "point-is-off-board" if error.code == "off" else "write-point-or-help"
            raise _TypedError(self._write(said, board=str(self.play.board), text=name[:20])) from None

    def _rings(self, player: Player, point: Point, rest: str) -> tuple[Ring, ...]:
        """Return what *player* closes with a dot on *point*, by what he wrote after it, or by asking."""
        how, _, names = rest.partition(" ")
        if how == "only":
            return ()
        if how == "around":
            return self._rings_around(player, point, names.split())
        if how == "ring":
            named = tuple(self._point(name) for name in names.split())
            dots = named if point in named else (point, *named)
            return self._after(player, point, lambda: (self.play.ring_through(player, dots),))
        if how:
            raise _TypedError(self._write("write-how-to-close", text=how[:20]))
        return self._chosen(player, point)

    def _rings_around(self, player: Player, point: Point, names: list[str]) -> tuple[Ring, ...]:
        enemies = [self._point(name) for name in names]
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
        self.console.say(self._write("this-dot-can-close"), player)
        for number, (ring, taken) in enumerate(offers, 1):
            names = " ".join(text_board.point_name(self.play.board, each) for each in ring)
            self.console.say("  " + self._write("ring-on-offer", number=number, taken=taken, points=names))
        while True:
            line = self.console.ask(self._write("which-rings") + " ", player)
            if line is None:
                raise Quit
            words = line.replace(",", " ").split()
            if all(word.isascii() and word.isdigit() and 1 <= int(word[:3]) <= len(offers) for word in words):
                return tuple(offers[int(word) - 1][0] for word in dict.fromkeys(words))
            self._say("write-numbers", most=len(offers))

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
            line = self.console.ask(self._write("board-is-full-close-around", name=self._name(player)) + " ", player)
            names = (line or "").replace("around", " ").split()
            if not names:
                return
            try:
                rings = tuple(self.play.ring_around(player, self._point(name)) for name in names)
                self._make(Move(player, MoveKind.CLOSE, None, rings))
            except DotsError as error:
                self._say("that-does-not-work", why=self._why(error))
            else:
                return

    def _help(self, _player: Player, _rest: str) -> None:
        first, *others = _HELP.items()
        closing = _HELP_CLOSING.items() if self.play.ruleset.optional else ()
        endings = [row for end, rows in _HELP_ENDS.items() if end in self.play.ruleset.ends for row in rows.items()]
        rows = [first, *closing, *others, *endings, ("quit", "help-quit")]
        self.console.say("\n".join(f"  {typed:<14}  {self._write(name)}" for typed, name in rows))

    def _undo(self, player: Player, _rest: str) -> None:
        """Take back the last move; against the computer the person's last and all after it."""
        if not any(move.player not in self.opponents for move in self.play.moves):
            raise _TypedError(self._write("no-move-to-take-back"))
        while self.play.moves[-1].player in self.opponents:
            self.play.undo()
        self.play.undo()
        if not any(move.kind is MoveKind.STOP for move in self.play.moves):
            self.deadline = None
        self._show()
        self.console.say(self._write("taken-back"), player)

    def _hint(self, player: Player, _rest: str) -> None:
        choice = Engine().choose(self.play, Budget(nodes=THOUGHT), player)
        move = choice.move
        if move is None or move.point is None:
            self._say("computer-would-say", word=move.kind.value if move else "nothing")
            return
        name = next((each.reason for each in choice.candidates if each.move == move), None)
        why = reason(self.play, move, name)
        point = text_board.point_name(self.play.board, move.point)
        said = self._write("computer-would-play", point=point)
        self.console.say(f"{said} {why.told(self.language)}" if why else said)

    def _score(self, _player: Player, _rest: str) -> None:
        counts = "ground" if self.play.ruleset.all_points else "dots"
        self._say("terminal-score", counts=counts, standing=self._standing(), open=self.play.open)

    def _save(self, _player: Player, rest: str) -> None:
        if not rest:
            raise _TypedError(self._write("write-name-of-file", command="save"))
        if Path(rest).exists() and Path(rest) not in self.saved:
            self._say("file-exists", file=rest)
            return
        self.save(Path(rest))

    def _save_over(self, _player: Player, rest: str) -> None:
        if not rest:
            raise _TypedError(self._write("write-name-of-file", command="save!"))
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
            self._say("not-saved-sentence", why=self._why(error))
        except (OSError, ValueError) as error:
            self._say("not-saved", why=str(getattr(error, "strerror", None) or error))
        else:
            self.saved.add(path)
            self._say("record-is-saved-as", name=str(path))

    def _who(self, player: Player) -> str:
        return "Computer" if player in self.opponents else NAMES[player]

    def _draw(self, player: Player, _rest: str) -> None:
        """Offer a draw; the computer agrees once half of the points are taken, if it does not expect to win."""
        other = 3 - player
        is_late = 2 * self.play.open <= len(self.play.board.points)
        gladly = other in self.opponents and is_late and self._lead(player) >= 0
        if self._agrees(other, "question-of-draw", gladly=gladly):
            self._make(Move(player, MoveKind.DRAW))

    def _agrees(self, other: Player, question: str, *, gladly: bool) -> bool:
        """Ask *other*, a person; the computer agrees where it does so *gladly*."""
        if other in self.opponents:
            agreed = gladly
        else:
            line = self.console.ask(self._write(question, name=self._name(other)) + " ", other)
            agreed = (line or "").strip().lower() in ("y", "yes", *self._write("words-for-yes").split())
        if not agreed:
            self.console.say(self._write("side-goes-on", other), other)
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
        result, outcome, standing = self.play.result or "0", self._outcome(), self._standing()
        self.play.undo()
        self.play.undo()
        self._say("ended-here-this-is", outcome=outcome, standing=standing)
        if self._agrees(other, "question-of-end", gladly=not result.startswith(" BW"[player])):
            self._make(offer)
            self._make(answer)

    def _count(self, player: Player, _rest: str) -> None:
        """End with the score as it is, if that is settled or the other agrees; the computer, if it expects no more."""
        move, other, is_settled = Move(player, MoveKind.COUNT), 3 - player, self.play.settled
        self.play.play(move)
        outcome, standing = self._outcome(), self._standing()
        self.play.undo()
        self._say("counted-now-this-is", outcome=outcome, standing=standing)
        if is_settled:
            self._say("no-move-can-change-score")
        gladly = not is_settled and other in self.opponents and self._fear(player) < 1
        if is_settled or self._agrees(other, "question-of-count", gladly=gladly):
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
