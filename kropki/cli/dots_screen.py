"""The terminal that a game of dots is played in: colours where it has them, letters where not.

On a screen each move clears it and draws the board anew; through a pipe all is written one
after the other, and each line that is read is repeated, so that the whole reads as a game.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from contextlib import suppress
from typing import Any

import click

from kropki.dots.board.board import Board, Point
from kropki.dots.board.position import Player, Position
from kropki.dots.drawing import text as text_board
from kropki.dots.drawing.text import PLAIN, ROUND, Signs

LENGTH = 10_000  # characters of a line that is read

_BLUE, _RED = 27, 196  # of the 256 colours of terminals
_LOOKS: dict[str, dict[str, Any]] = {
    "label": {"dim": True},
    "open": {"dim": True},
    "dot1": {"bold": True, "fg": _BLUE},
    "dot2": {"bold": True, "fg": _RED},
    "captured1": {"fg": _BLUE},
    "captured2": {"fg": _RED},
    "pool1": {"fg": _BLUE},
    "pool2": {"fg": _RED},
    "in1": {"bg": 189},
    "in2": {"bg": 224},
    "last": {"reverse": True},
    "mark": {"bold": True},
    "player1": {"fg": _BLUE},
    "player2": {"fg": _RED},
}


class Screen:
    """The screen for ``dots.terminal``, on the standard streams."""

    def __init__(self, board: Board, *, plain: bool = False) -> None:
        self.is_terminal = sys.stdout.isatty()
        self.columns = shutil.get_terminal_size().columns
        self.has_colours = self.is_terminal and not plain and not os.environ.get("NO_COLOR")
        self.signs: Signs = ROUND if not plain and _has_signs(sys.stdout.encoding) else PLAIN
        self.wide = not self.is_terminal or 2 * board.width + len(str(board.height)) <= self.columns
        self.asks = sys.stdin.isatty()
        self.clears = self.is_terminal and self.asks and not plain
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def board(self, heading: str, position: Position, last: Point | None) -> None:
        """Show the board under its *heading*."""
        if self.clears:
            click.clear()
        click.echo(self._styled(heading, "mark"))
        for row in text_board.rows(position, last, signs=self.signs, wide=self.wide):
            room = len("".join([text for text, _ in row]).rstrip())
            if self.is_terminal:
                room = min(room, self.columns)  # without the bracket after a last move in the last column
            line = ""
            for text, look in row:
                line += self._styled(text[:room], look)
                room = max(room - len(text), 0)
            click.echo(line)

    def say(self, text: str, player: Player | None = None) -> None:
        """Write *text*."""
        lines = text.split("\n")
        if self.is_terminal:
            lines = [textwrap.fill(line, self.columns) for line in lines]
        click.echo(self._styled("\n".join(lines), f"player{player}"))

    def _styled(self, text: str, look: str) -> str:
        style = {name: value for each in look.split() for name, value in _LOOKS.get(each, {}).items()}
        return click.style(text, **style) if self.has_colours and text and style else text

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
            click.echo()
            return None


def _has_signs(encoding: str) -> bool:
    try:
        "".join((*ROUND.dots, *ROUND.captured, ROUND.open, ROUND.pool)).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
