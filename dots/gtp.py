"""The Go Text Protocol, version 2, for dots: an engine on a pair of streams.

    boardsize 9 9
    =

    genmove b
    = ee

A vertex is a point of SGF, or a whole move of SGF (``ab.abacbdccab``), or ``stop``, ``done``,
``resign``, ``draw``, ``time``. Turns are not held to: who plays is said with each move. docs/dots/engine.md
lists what is ours; the rest is as in the protocol's specification (Farnebäck, version 2, draft 2, 2002).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from kropki.dots.board import board as boards
from kropki.dots.board import rulesets
from kropki.dots.board.board import LETTERS, Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import FREE, Dots, Player, handicap, start
from kropki.dots.board.rulesets import RuleSet
from kropki.dots.book.book_move import Prepared
from kropki.dots.book.players import chooser
from kropki.dots.drawing import text as text_board
from kropki.dots.engine import clock as clocks
from kropki.dots.engine import engine as search
from kropki.dots.engine.clock import Clocks, Periods
from kropki.dots.engine.engine import Budget, Candidate, Choice
from kropki.dots.engine.strengths import LEVELS, STRENGTHS
from kropki.dots.errors import BoardError, DotsError, PositionError, SgfError
from kropki.dots.records import dialects, sgf
from kropki.dots.records import text as sgf_text
from kropki.dots.rules.game import Play

LENGTH = 100_000  # characters of a line
SIDE = 20  # of the board at the beginning
CANDIDATES = 10  # that an analysis lists, unless asked for more
MOST_NODES = 10**9

_COLOURS = {"b": 1, "black": 1, "w": 2, "white": 2}
_STATUSES = ("alive", "dead", "seki")


class GtpError(DotsError):
    """A command that cannot be carried out; the message is the answer."""

    code = "gtp"


class Session:
    """One game by GTP, played by a level or a strength, and a seed, which the controller may change."""

    def __init__(
        self,
        level: int | None = None,
        seed: int | str = 1,
        threads: int = 1,
        strength: int | None = None,
        *,
        book: bool = True,
    ) -> None:
        self.level = level  # None: the strongest
        self.strength = strength  # None: by the level
        self.seed = seed
        self.threads = threads
        self.book = book  # whether the strongest open by it
        self.player = self._new_player()
        self.milliseconds = 0  # a move, where the controller says so; 0: by the clocks, else by the level
        self.nodes = 0  # the same
        self.clocks = Clocks()
        self.board = boards.board(SIDE, SIDE)
        self.ruleset = rulesets.named(rulesets.DEFAULT)
        self.start = "empty"
        self.ended = False
        self.commands: dict[str, Callable[[list[str]], str]] = {
            "protocol_version": lambda _: "2",
            "name": lambda _: "Kropki",
            "version": lambda _: _version(),
            "known_command": lambda words: str(bool(words) and words[0] in self.commands).lower(),
            "list_commands": lambda _: "\n".join(self.commands),
            "quit": self._quit,
            "boardsize": self._boardsize,
            "clear_board": self._clear_board,
            "komi": _komi,
            "play": self._play,
            "genmove": self._genmove,
            "reg_genmove": self._reg_genmove,
            "undo": self._undo,
            "showboard": lambda _: "\n" + text_board.plain(self.game.position(), _last(self.game)),
            "fixed_handicap": self._fixed_handicap,
            "place_free_handicap": self._place_free_handicap,
            "set_free_handicap": self._set_free_handicap,
            "time_settings": self._time_settings,
            "time_left": self._time_left,
            "final_score": self._final_score,
            "final_status_list": self._final_status_list,
            "loadsgf": self._loadsgf,
            "kropki-rules": self._rules,
            "kropki-start": self._start,
            "kropki-captures": lambda _: "{} {}".format(*self.game.captured),
            "kropki-position": lambda _: str(self.game.position()),
            "kropki-movetime": self._movetime,
            "kropki-clock": self._clock,
            "kropki-nodes": self._set_nodes,
            "kropki-level": self._set_level,
            "kropki-strength": self._set_strength,
            "kropki-seed": self._set_seed,
            "kropki-threads": self._set_threads,
            "kropki-book": self._set_book,
            "kropki-analyse": self._analyse,
        }
        self.game = self._new()

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """Yield the answer to each command in *lines*, each with its empty line, until ``quit``."""
        for line in lines:
            answer = self.answer(line)
            if answer:
                yield answer
            if self.ended:
                return

    def answer(self, line: str) -> str:
        """Return the answer to one line; nothing to an empty line or a comment."""
        words = _words(line)
        number = words.pop(0) if words and _is_number(words[0], len(str(2**31))) else ""
        if not words:
            return ""
        try:
            command = self.commands.get(words[0])
            if command is None:
                raise GtpError("unknown command")
            said = command(words[1:])
            return f"={number}{' ' if said[:1].strip() else ''}{said}\n\n"
        except DotsError as error:
            return f"?{number} {' '.join(error.message.split())}\n\n"

    def _new(self, dots: Dots | None = None) -> Play:
        return Play(self.board, self.ruleset, start(self.start, self.board) if dots is None else dots)

    def _quit(self, _words: list[str]) -> str:
        self.ended = True
        return ""

    def _boardsize(self, words: list[str]) -> str:
        if not 1 <= len(words) <= 2 or not all(word.isascii() and word.isdigit() for word in words):
            raise GtpError("boardsize not an integer")
        sides = [int(word[:4]) for word in words]
        if max(sides) > len(LETTERS):
            raise GtpError("unacceptable size")
        try:
            self.board = boards.board(sides[0], sides[-1])
        except BoardError:
            raise GtpError("unacceptable size") from None
        self.start = "empty"
        return self._clear_board([])

    def _clear_board(self, _words: list[str]) -> str:
        self.game = self._new()
        return ""

    def _rules(self, words: list[str]) -> str:
        before = self.ruleset
        self.ruleset = rulesets.parse(words[0] if words else "")
        return self._cleared(ruleset=before)

    def _start(self, words: list[str]) -> str:
        before = self.start
        self.start = words[0] if words else ""
        return self._cleared(start=before)

    def _cleared(self, *, ruleset: RuleSet | None = None, start: str | None = None) -> str:
        """Clear the board; where that is not possible as things are, keep them as they were."""
        try:
            return self._clear_board([])
        except DotsError:
            self.ruleset, self.start = ruleset or self.ruleset, start or self.start
            raise

    def _fixed_handicap(self, words: list[str]) -> str:
        """Put so many free dots of black on their usual points, and give these."""
        self._check_untouched()
        return self._free(self._usual(_handicap(words, FREE)))

    def _place_free_handicap(self, words: list[str]) -> str:
        """Do as ``_fixed_handicap`` does; put fewer if the board has no room, and never more than rules.md knows."""
        self._check_untouched()
        for number in range(min(_handicap(words, len(self.board.points)), FREE), 0, -1):
            with suppress(PositionError):
                return self._free(self._usual(number))
        raise GtpError("invalid number of stones")

    def _set_free_handicap(self, words: list[str]) -> str:
        """Put free dots of black on the points that are given."""
        self._check_untouched()
        points = [point for point in (self._move(1, word).point for word in words) if point is not None]
        if not points or len(set(points)) < len(words):
            raise GtpError("bad vertex list")
        try:
            self._free(points)
        except PositionError:
            raise GtpError("bad vertex list") from None
        return ""

    def _check_untouched(self) -> None:
        """Raise ``GtpError`` if the board has more than the dots of its start, or free dots among these."""
        if self.game.moves or handicap(self.start) or self.game.position() != self._new().position():
            raise GtpError("board not empty")

    def _usual(self, number: int) -> list[Point]:
        """Return the points of *number* free dots; raise ``PositionError`` where there is no room for them."""
        return [point for _, point in start(f"{self.start}+handicap={number}", self.board)[-number:]]

    def _free(self, points: list[Point]) -> str:
        """Begin with free dots of black on *points* besides the start, and give their vertices."""
        self.game = self._new((*start(self.start, self.board), *((1, point) for point in points)))
        return " ".join(self.board.name(point) for point in points)

    def _play(self, words: list[str]) -> str:
        if len(words) < 2:
            raise GtpError("expected a colour and a vertex")
        player = _colour(words[0])
        if not (self.game.over and words[1].lower() == "pass"):  # controllers end with passes
            self._make(self._move(player, words[1]))
        return ""

    def _move(self, player: Player, vertex: str) -> Move:
        try:
            said = dialects.move(vertex, self.board)
        except BoardError as error:
            raise GtpError(f"invalid vertex: {error.message}") from None
        rings = () if self.ruleset.automatic else said.rings
        return Move(player, said.kind, said.point, rings)

    def _make(self, move: Move) -> None:
        try:
            self.game.play(move)
        except DotsError as error:
            raise GtpError(f"illegal move: {error.message}") from None

    def _genmove(self, words: list[str]) -> str:
        """Play a move and give it; its wall time is taken off the player's clock."""
        player = _colour(words[0] if words else "")
        began = time.monotonic()
        move = self._choose(player).move
        self.clocks.used(player, time.monotonic() - began)
        if move is None:
            return "pass"
        self._make(move)
        return self._vertex(move)

    def _reg_genmove(self, words: list[str]) -> str:
        """Return the move that would be played, and play none."""
        move = self._choose(_colour(words[0] if words else "")).move
        return "pass" if move is None else self._vertex(move)

    def _analyse(self, words: list[str]) -> str:
        """Return the moves that were considered, a line each: vertex, visits, score, chance, reason."""
        player = _colour(words[0]) if words else self.game.to_move
        number = _number(words[1], 1, 10_000) if words[1:] else CANDIDATES
        searching = self.player.behind if isinstance(self.player, Prepared) else self.player
        found = searching.choose(self.game, self._budget(player), player).candidates[:number]
        return "\n".join(self._written(candidate) for candidate in found)

    def _written(self, candidate: Candidate) -> str:
        words = [self._vertex(candidate.move), str(candidate.visits), f"{candidate.score:z.2f}"]
        return " ".join([*words, f"{candidate.chance:.3f}", *([candidate.reason] if candidate.reason else [])])

    def _choose(self, player: Player) -> Choice:
        return self.player.choose(self.game, self._budget(player), player)

    def _budget(self, player: Player) -> Budget:
        """Return what the next move may take: its time, else what the clocks leave; nodes; else the level's."""
        share = None if self.milliseconds else self.clocks.share(player, self.game.open)
        nodes = self.nodes or None
        if share is None:
            return Budget(self.milliseconds / 1000 or None, nodes)
        return Budget(share.seconds, nodes, most=share.most, wall=True)

    def _vertex(self, move: Move) -> str:
        if move.kind in (MoveKind.DOT, MoveKind.CLOSE):
            return dialects.written_move(self.board, move.point, move.rings)
        return move.kind.value

    def _undo(self, _words: list[str]) -> str:
        if not self.game.moves:
            raise GtpError("cannot undo")
        self.game.undo()
        return ""

    def _final_score(self, _words: list[str]) -> str:
        """Return the result, or while the game goes on what it would be by the score so far."""
        if self.game.result is not None:
            return self.game.result
        lead = self.game.score
        return f"{'B' if lead > 0 else 'W'}+{abs(lead)}" if lead else "0"

    def _final_status_list(self, words: list[str]) -> str:
        """Return the dots that are captured (dead), or are not (alive); none is in between (seki)."""
        if len(words) != 1 or words[0] not in _STATUSES:
            raise GtpError("syntax error")
        asked = {"alive": False, "dead": True}.get(words[0])
        dots = ((point, self.game.dot(point)) for point in self.board.points if self.game.dot(point))
        return "\n".join(self.board.name(p) for p, who in dots if asked is (self.game.region(p) == 3 - who))

    def _time_settings(self, words: list[str]) -> str:
        main, seconds, moves = _numbers(words, 3)
        self.clocks.set(Periods(main, seconds, moves))
        return ""

    def _time_left(self, words: list[str]) -> str:
        player = _colour(words[0] if words else "")
        seconds, moves = _numbers(words[1:], 2)
        self.clocks.tell(player, seconds, moves)
        return ""

    def _clock(self, words: list[str]) -> str:
        self.clocks.set(clocks.parse(words[0] if len(words) == 1 else ""))
        return ""

    def _movetime(self, words: list[str]) -> str:
        if len(words) != 1 or not _is_number(words[0], 9):
            raise GtpError("expected milliseconds")
        self.milliseconds = int(words[0])
        return ""

    def _set_nodes(self, words: list[str]) -> str:
        self.nodes = _number(words[0] if len(words) == 1 else "", 0, MOST_NODES)
        return ""

    def _set_level(self, words: list[str]) -> str:
        self.level = _number(words[0] if len(words) == 1 else "", 1, len(LEVELS))
        self.strength = None
        self.player = self._new_player()
        return ""

    def _set_strength(self, words: list[str]) -> str:
        self.strength = _number(words[0] if len(words) == 1 else "", 1, len(STRENGTHS))
        self.player = self._new_player()
        return ""

    def _set_seed(self, words: list[str]) -> str:
        if len(words) != 1:
            raise GtpError("expected a seed")
        self.seed = words[0]
        self.player = self._new_player()
        return ""

    def _set_threads(self, words: list[str]) -> str:
        self.threads = _number(words[0] if len(words) == 1 else "", 1, search.MOST_THREADS)
        self.player = self._new_player()
        return ""

    def _set_book(self, words: list[str]) -> str:
        self.book = _number(words[0] if len(words) == 1 else "", 0, 1) == 1
        self.player = self._new_player()
        return ""

    def _new_player(self) -> search.Chooser:
        return chooser(level=self.level, strength=self.strength, seed=self.seed, threads=self.threads, book=self.book)

    def _loadsgf(self, words: list[str]) -> str:
        """Load the first game of a file, up to before the move of that number; keep the game where that fails."""
        if not words:
            raise GtpError("expected the name of a file")
        path, before = _path(words)
        try:
            with path.open("rb") as file:
                record = sgf.read(file.read(sgf_text.BYTES + 1)).records[0]
        except (OSError, SgfError, ValueError) as error:
            raise GtpError(f"cannot load file: {getattr(error, 'message', None) or error}") from None
        script = sgf.script(record)
        until = len(script.turns) if before is None else before - 1
        try:
            game = Play(record.board, record.ruleset, script.start, rings=script.rings)
        except DotsError as error:
            raise GtpError(f"cannot load file: {error.message}") from None
        for number, turn in enumerate(script.turns[: max(until, 0)], 1):
            if turn.implied:
                continue
            if turn.move is None:
                raise GtpError(f"cannot load file: move {number} cannot be read")
            try:
                game.play(turn.move)
            except DotsError as error:
                raise GtpError(f"cannot load file: move {number}: {error.message}") from None
        self.board, self.ruleset, self.start, self.game = record.board, record.ruleset, "empty", game
        return "bw"[game.to_move - 1]


def _path(words: list[str]) -> tuple[Path, int | None]:
    """Return a path, which may have spaces, and the number of a move, unless a file of the whole name is there."""
    path = Path(" ".join(words))
    if len(words) > 1 and words[-1].isascii() and words[-1].isdigit() and not path.is_file():
        return Path(" ".join(words[:-1])), int(words[-1][:9])
    return path, None


def _words(line: str) -> list[str]:
    """Split a line as the protocol says: no comment, no control characters but tabs."""
    if len(line) > LENGTH:
        return ["too-long"]
    return "".join(sign for sign in line.partition("#")[0] if sign >= " " or sign == "\t").split()


def _colour(word: str) -> Player:
    if word.lower() not in _COLOURS:
        raise GtpError(f"expected b or w, not {word[:20]!r}")
    return _COLOURS[word.lower()]


def _komi(words: list[str]) -> str:
    """Take a komi and pass over it: dots has none."""
    try:
        finite = len(words) == 1 and math.isfinite(float(words[0]))
    except ValueError:
        finite = False
    if not finite:
        raise GtpError("syntax error")
    return ""


def _handicap(words: list[str], most: int) -> int:
    """Read how many free dots there shall be."""
    if len(words) != 1 or not _is_number(words[0], len(str(most))) or not 1 <= int(words[0]) <= most:
        raise GtpError("invalid number of stones")
    return int(words[0])


def _is_number(word: str, longest: int) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= longest


def _number(word: str, lowest: int, highest: int) -> int:
    if not _is_number(word, len(str(highest))) or not lowest <= int(word) <= highest:
        raise GtpError(f"expected a number from {lowest} to {highest}")
    return int(word)


def _numbers(words: list[str], count: int) -> list[int]:
    """Read whole numbers of a clock."""
    if len(words) != count or not all(_is_number(word, len(str(clocks.LONGEST_S))) for word in words):
        raise GtpError("syntax error")
    return [min(int(word), clocks.LONGEST_S) for word in words]


def _last(game: Play) -> int | None:
    return next((move.point for move in reversed(game.moves) if move.point is not None), None)


def _version() -> str:
    from importlib import metadata  # noqa: PLC0415 - seldom asked for

    try:
        return metadata.version("kropki")
    except metadata.PackageNotFoundError:
        return "0"
