"""What a line of a record means: the dots at the start, each turn in order, stops and results, in comments, too.

Sites say the same thing in several ways: a stop as an empty move, as a comment, as a last node
full of points; set-up in the middle of a game. Knows no rule beyond how a rule set may end, so
what comes out may well not be allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kropki.dots.board.board import Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Dots, Player, Ring
from kropki.dots.board.rulesets import End
from kropki.dots.errors import BoardError
from kropki.dots.records import dialects
from kropki.dots.records import text as sgf_text
from kropki.dots.records.dialects import COLOURS
from kropki.dots.records.record import Record
from kropki.dots.records.text import Notes

ENDING = "KE"  # our own property: how a game ended: given up, out of time, agreed to be drawn, or counted
GIVEN_UP = (MoveKind.RESIGN, MoveKind.TIME, MoveKind.DRAW, MoveKind.COUNT)

_SET_UP = {"AB": 1, "AW": 2, "AE": 0}
_PRESSED = re.compile(r"\b([BW]) pressed STOP\b")  # zagram's comment
_ENDINGS = {"R": MoveKind.RESIGN, "T": MoveKind.TIME, "F": MoveKind.RESIGN}
_ADDED = 4  # times as many points as the board has may be set up in a game, rectangles unfolded


@dataclass(frozen=True, slots=True)
class Turn:
    """One move of a line: the *node* that holds it and the text *said*; no move where that could not be read.

    *implied* by the result in ``RE`` alone: nothing where the moves have already ended the game.
    """

    node: int
    said: str
    move: Move | None
    implied: bool = False


@dataclass(frozen=True, slots=True)
class Script:
    """A line of a record as moves.

    What ``TB`` and ``TW`` draw is *rings* that stand at the start, where closing is a choice, or *borders* after the
    last move.
    """

    start: Dots
    turns: tuple[Turn, ...]
    rings: tuple[tuple[Player, Ring], ...] = ()
    borders: tuple[tuple[Player, Ring], ...] = ()


def script(record: Record, path: Sequence[int] | None = None, *, notes: Notes | None = None) -> Script:
    """Return what the nodes of *path* (else the main line) mean as moves; what that takes is added to *notes*."""
    return _Scribe(record, record.main_line() if path is None else tuple(path), notes or Notes()).script()


@dataclass(slots=True)
class _Scribe:
    """Turns one line of *record* into moves."""

    record: Record
    line: tuple[int, ...]
    notes: Notes
    start: dict[Point, Player] = field(default_factory=dict)
    turns: list[Turn | None] = field(default_factory=list)
    owners: dict[Point, Player] = field(default_factory=dict)  # of all dots so far
    played: dict[Point, int] = field(default_factory=dict)  # which turn put a dot there
    rings: list[tuple[Player, Ring]] = field(default_factory=list)
    borders: list[tuple[Player, Ring]] = field(default_factory=list)
    stopped: Player = 0
    added: int = 0  # points set up

    def script(self) -> Script:
        for number in self.line:
            self.borders.clear()
            for name, values in self.record.nodes[number].properties:
                if name in COLOURS:
                    self._moves(number, name, values)
                elif name in _SET_UP:
                    self._set_up(number, name, values)
                elif name in ("TB", "TW"):
                    self._border(name, values)
                elif name == "C":
                    self._comment(number, values)
        self._give_up()
        start = tuple((who, point) for point, who in self.start.items())
        turns = tuple(turn for turn in self.turns if turn is not None)
        return Script(start, turns, tuple(self.rings), tuple(self.borders))

    def _moves(self, node: int, name: str, values: tuple[str, ...]) -> None:
        player = COLOURS[name]
        if len(values) > 1 and node == self.line[-1] and dialects.can_stop(self.record.ruleset):
            message = f"expected W[] or B[], not the {len(values)} points that a site filled in after a stop"
            self.notes.add("stop-as-points", self.record.nodes[node].offset, message)
            if not self.stopped:
                self._stop(node, 3 - player)
            return
        for value in values:
            self._move(node, player, sgf_text.unescape(value))

    def _move(self, node: int, player: Player, text: str) -> None:
        try:
            said = dialects.move(text, self.record.board)
        except BoardError:
            self.turns.append(Turn(node, text, None))
            return
        if said.kind is MoveKind.STOP:
            self._stop(node, player)
            return
        if said.point is not None:
            self.owners[said.point] = player
            self.played[said.point] = len(self.turns)
        rings = tuple(ring for ring in said.rings if self._is_own(node, player, ring))
        if said.kind is not MoveKind.CLOSE or rings:
            self.turns.append(Turn(node, text, Move(player, said.kind, said.point, rings)))

    def _is_own(self, node: int, player: Player, ring: Ring) -> bool:
        """Tell whether *ring* is a choice of *player*: not where rings close by themselves, nor of the other's dots."""
        if self.record.ruleset.automatic:
            return False
        if all(self.owners.get(point) == 3 - player for point in ring):
            message = "ignored a chain of the other player's dots: that player closes it"
            self.notes.add("chain-of-the-other", self.record.nodes[node].offset, message)
            return False
        return True

    def _stop(self, node: int, player: Player) -> None:
        ends = self.record.ruleset.ends
        answers = End.AGREED in ends or (self.stopped == 3 - player and End.EARLY in ends)
        self.stopped = self.stopped or player
        self.turns.append(Turn(node, "", Move(player, MoveKind.DONE if answers else MoveKind.STOP)))

    def _comment(self, node: int, values: tuple[str, ...]) -> None:
        pressed = _PRESSED.search("".join(values))
        if pressed and not self.stopped and End.STOP in self.record.ruleset.ends:
            message = f"expected {pressed[1]}[], not a comment that says {pressed[0]!r}"
            self.notes.add("stop-in-comment", self.record.nodes[node].offset, message)
            self._stop(node, COLOURS[pressed[1]])

    def _set_up(self, node: int, name: str, values: tuple[str, ...]) -> None:
        player = _SET_UP[name]
        if self.turns:
            self.notes.add(
                "late-set-up", self.record.nodes[node].offset, f"{name} after a move: read as moves, or undone"
            )
        for point in self._points(node, values):
            if self.owners.get(point):
                self._erase(point)
            if not player:
                continue
            self.owners[point] = player
            if self.turns:
                self.played[point] = len(self.turns)
                self.turns.append(Turn(node, name, Move(player, MoveKind.DOT, point)))
            else:
                self.start[point] = player

    def _erase(self, point: Point) -> None:
        """Let the dot on *point* never have been played."""
        del self.owners[point]
        if self.start.pop(point, None) is None:
            self.turns[self.played.pop(point)] = None

    def _points(self, node: int, values: tuple[str, ...]) -> Iterator[Point]:
        for value in values:
            try:
                for point in dialects.points(sgf_text.unescape(value), self.record.board):
                    self.added += 1
                    if self.added > _ADDED * len(self.record.board.points):
                        return
                    yield point
            except BoardError as error:
                self.notes.add("set-up-unreadable", self.record.nodes[node].offset, error.message)

    def _border(self, name: str, values: tuple[str, ...]) -> None:
        """Keep the rings of ``TB`` or ``TW``."""
        player = COLOURS[name[1]]
        stands = not self.turns and self.record.ruleset.optional
        for value in values:
            try:
                rings = dialects.move(sgf_text.unescape(value), self.record.board).rings
            except BoardError:
                continue  # a point of territory, as in Go
            (self.rings if stands else self.borders).extend((player, ring) for ring in rings)

    def _give_up(self) -> None:
        """Add the end of a main line that was given up: by our own property, else by the result."""
        last = self.line[-1]
        own = "".join(self.record.nodes[last].values(ENDING)[:1])
        colour, _, kind = own.partition(":")
        if colour in COLOURS and kind in GIVEN_UP:
            self.turns.append(Turn(last, own, Move(COLOURS[colour], MoveKind(kind))))
            return
        if self.line == self.record.main_line() and not self._is_given_up():
            move = _implied(self.record.info("RE"))
            self.turns += [Turn(last, self.record.info("RE"), move, implied=True)] if move else []

    def _is_given_up(self) -> bool:
        last = self.turns[-1] if self.turns else None
        return last is not None and last.move is not None and last.move.kind in GIVEN_UP


def _implied(result: str) -> Move | None:
    """Return what a result says of how a game was given up, None where it was played to its end."""
    if result.strip().lower() == "draw":
        return Move(1, MoveKind.DRAW)
    said = re.match(r"\s*([BW])\s*\+\s*([RTF])", result)
    return Move(3 - COLOURS[said[1]], _ENDINGS[said[2]]) if said else None
