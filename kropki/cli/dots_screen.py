"""The terminal that a game of dots is played in: colours where it has them, letters where not.

On a screen each move clears it and draws the board anew; through a pipe all is written one
after the other, and each line that is read is repeated, so that the whole reads as a game.
"""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from kropki.dots.board.board import Board, Point
from kropki.dots.board.position import Player, Position
from kropki.dots.drawing import text as text_board
from kropki.dots.drawing.text import PLAIN, ROUND, Signs

LENGTH = 10_000  # characters of a line that is read

_STYLES = {
    "label": "dim",
    "open": "dim",
    "dot1": "bold dodger_blue2",
    "dot2": "bold red1",
    "captured1": "dodger_blue2",
    "captured2": "red1",
    "pool1": "dodger_blue2",
    "pool2": "red1",
    "in1": "on light_steel_blue1",
    "in2": "on misty_rose1",
    "last": "reverse",
    "mark": "bold",
}
_PLAYERS = {1: "dodger_blue2", 2: "red1"}


class Screen:
    """A console for ``dots.terminal``, on the standard streams."""

    def __init__(self, board: Board, *, plain: bool = False) -> None:
        self.console = Console(highlight=False, no_color=plain or None)
        self.signs: Signs = ROUND if not plain and _has_signs(self.console.encoding) else PLAIN
        wide = 2 * board.width + len(str(board.height))
        self.wide = not self.console.is_terminal or wide <= self.console.width
        self.asks = sys.stdin.isatty()
        self.clears = self.console.is_terminal and self.asks and not plain
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def board(self, heading: str, position: Position, last: Point | None) -> None:
        """Show the board under its *heading*."""
        if self.clears:
            self.console.clear()
        self.console.print(Text(heading, style="bold"))
        for row in text_board.rows(position, last, signs=self.signs, wide=self.wide):
            line = Text()
            for text, look in row:
                line.append(text, " ".join(_STYLES[name] for name in look.split() if name in _STYLES))
            if self.console.is_terminal:
                line.truncate(self.console.width)  # the bracket after a last move in the last column
            line.rstrip()
            self.console.print(line, soft_wrap=True)

    def say(self, text: str, player: Player | None = None) -> None:
        """Write *text*."""
        self.console.print(Text(text, style=_PLAYERS[player] if player else ""), soft_wrap=not self.console.is_terminal)

    def ask(self, prompt: str, player: Player | None = None) -> str | None:
        """Return a line that was typed, None at the end of the input."""
        if self.asks:
            return self._typed(prompt)
        line = sys.stdin.readline(LENGTH)
        self.say(prompt + line.rstrip("\r\n"), player)
        return line or None

    def _typed(self, prompt: str) -> str | None:
        with suppress(ImportError):  # not on every system
            import readline  # noqa: F401 - what is typed can be edited and called back

        try:
            return input(prompt)
        except EOFError:
            self.console.print()
            return None


def _has_signs(encoding: str) -> bool:
    try:
        "".join((*ROUND.dots, *ROUND.captured, ROUND.open, ROUND.pool)).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
