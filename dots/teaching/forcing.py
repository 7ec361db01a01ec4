"""What a side takes by force, as a line: its attack, the best defence that tactics know, and so on to the capture.

The attack is proved by the search of the tactics; the line is one of its ways, so that people can step through it.
Bounded: so many dots are tried for each question, a line has so many dots at most, and takes so long at most. Only
where rings close by themselves.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from kropki.dots.board.board import Board, Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.engine.tactics import REASONS, Attack, Tactics
from kropki.dots.errors import DotsError
from kropki.dots.kernel.cells import Cell, cell_of, point_of
from kropki.dots.rules.game import Play
from kropki.languages import Language

TRIED = 2000  # dots that each question to the tactics may try
LONGEST = 12  # dots of a line, of both sides
MOST_S = 0.2  # of processor time, after which a line is given up: on the largest board a question takes some 0.05 s
_LOSES = {  # messages
    "capture": "loses-to-capture",
    "double attack": "loses-to-double-attack",
    "ladder": "loses-to-ladder",
}


@dataclass(frozen=True, slots=True)
class Forced:
    """*dots* that are taken by force at least, by an attack of *kind*; *moves* is the line, the attacker's first."""

    kind: str  # capture, double attack or ladder
    dots: int
    moves: tuple[Move, ...]

    def as_loss(self, language: Language) -> str:
        """Say it of a move that allows it, in a *language*."""
        return language.write(_LOSES[self.kind], {"number": self.dots})


class Forcing:
    """The tactics of one board, which find what is taken by force."""

    def __init__(self, board: Board, most_s: float = MOST_S) -> None:
        self._board = board
        self._most_s = most_s
        self._tactics = Tactics(board)

    def of(self, play: Play, player: Player, first: Point | None = None) -> Forced | None:
        """Return what *player*, to move, takes by force, with a dot on *first* if given; None where nothing is found.

        *play* is left as it was.
        """
        if not play.ruleset.automatic or play.over or play.stopped:
            return None
        found = self._attacks(play, player)
        wanted = [each for each in found if first is None or each.cell == cell_of(self._board, first)]
        if not wanted:
            return None
        moves = self._line(play, player, wanted[0])
        return Forced(REASONS[wanted[0].kind], wanted[0].gain, moves) if moves else None

    def _attacks(self, play: Play, player: Player) -> list[Attack]:
        return self._tactics.attacks(play.field, player - 1, TRIED)

    def _line(self, play: Play, player: Player, attack: Attack) -> tuple[Move, ...]:
        """Return the line of *attack*; nothing where it does not take what was promised."""
        before, start = _lead(play, player), len(play.moves)
        try:
            self._play_out(play, player, attack, before + attack.gain)
            found = tuple(play.moves[start:])
            return found if _lead(play, player) >= before + attack.gain else ()
        finally:
            while len(play.moves) > start:
                play.undo()

    def _play_out(self, play: Play, player: Player, attack: Attack, wanted: int) -> None:
        """Play the line until *player* has a lead of what is *wanted*, or it goes no further."""
        start, until = len(play.moves), time.thread_time() + self._most_s
        attacks = [attack]
        while attacks:
            if not self._puts(play, player, attacks[0].cell) or _lead(play, player) >= wanted:
                return
            if len(play.moves) - start >= LONGEST or time.thread_time() > until:
                return
            if not self._answers(play, 3 - player):
                return
            attacks = self._attacks(play, player)

    def _answers(self, play: Play, player: Player) -> bool:
        """Put the dot that saves most, else one where the other would capture; tell whether there is any."""
        urgent = self._tactics.urgent(play.field, player - 1, TRIED)
        saving = max(urgent, key=lambda cell: urgent[cell].weight, default=None)
        if saving is None:
            threats = self._attacks(play, 3 - player)
            saving = threats[0].cell if threats else None
        return saving is not None and self._puts(play, player, saving)

    def _puts(self, play: Play, player: Player, cell: Cell) -> bool:
        try:
            play.play(Move(player, MoveKind.DOT, point_of(self._board, cell)))
        except DotsError:
            return False
        return not play.over


def _lead(play: Play, player: Player) -> int:
    return play.captured[player - 1] - play.captured[2 - player]
