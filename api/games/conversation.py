"""The conversation of the two players of a game: who wants one, and how much was said.

It is off until both have turned it on. Its lines are events of the game, so they come in order, and go with the game.
Whoever does not play learns that there was a line, and not which. Reads no clock.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from kropki.api.errors import GameError
from kropki.dots.board.position import Player

LINE_LIMIT = 200  # characters of a line
LINES_A_MINUTE = 10  # of each player
MOST_BYTES = 1 << 16  # of the lines of a game, as JSON has them
SWITCHED_LIMIT = 20  # times that a player may turn it on
_MINUTE_MS = 60_000
_IS_LINE = '"kind":"line"'  # in the text of an event; what players write has no quotation mark that is not escaped


class Conversation:
    """What the events of a game have left of its conversation."""

    def __init__(self) -> None:
        self.on: set[Player] = set()  # who wants it
        self._bytes = 0
        self._switched = {1: 0, 2: 0}
        self._recent: dict[Player, list[int]] = {1: [], 2: []}  # when each has said the last lines

    # What has happened

    def switch(self, player: Player, *, on: bool) -> None:
        """Take in that a player has turned it on or off."""
        self._switched[player] += on
        (self.on.add if on else self.on.discard)(player)

    def add(self, player: Player, text: str, at: int) -> None:
        """Take in a line."""
        self._bytes += len(json.dumps(text))
        self._recent[player] = [*self._recent[player], at][-LINES_A_MINUTE:]

    # What may be next

    def check_switch(self, player: Player, *, on: bool) -> None:
        """Raise ``GameError`` where a player may not turn it on or off."""
        if (player in self.on) == on:
            raise GameError(f"expected the conversation to be {'off' if on else 'on'}", code="talk")
        if on and self._switched[player] >= SWITCHED_LIMIT:
            raise GameError(f"expected the conversation to be turned on at most {SWITCHED_LIMIT} times", code="talk")

    def check_line(self, player: Player, text: str | None, now: int) -> str:
        """Return what a player says; raise ``GameError`` where that may not be."""
        if not text:
            raise GameError("expected the text of a line", code="line")
        if len(self.on) < 2:
            raise GameError("expected a conversation that both players have turned on", code="talk")
        recent = self._recent[player]
        if len(recent) == LINES_A_MINUTE and now - recent[0] < _MINUTE_MS:
            raise GameError(f"expected at most {LINES_A_MINUTE} lines a minute; wait a moment", code="line")
        if self._bytes + len(json.dumps(text)) > MOST_BYTES:
            raise GameError("expected no more lines: the conversation of this game is too long", code="full")
        return text


def without_lines(events: Iterable[str]) -> Sequence[str]:
    """Return the texts of *events* as those may see them who do not play: what was said is left out.

    >>> without_lines(['{"number":1,"kind":"line","player":1,"text":"Hello"}', '{"number":2,"kind":"sit","player":2}'])
    ['{"number":1,"kind":"line","player":1}', '{"number":2,"kind":"sit","player":2}']
    """
    return [_bare(text) if _IS_LINE in text else text for text in events]


def _bare(text: str) -> str:
    event = json.loads(text)
    event.pop("text", None)
    return json.dumps(event, separators=(",", ":"))
