"""``kropki dots book``: what the opening book knows of a position."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from kropki.cli import streams
from kropki.cli.dots_position import played
from kropki.cli.exit_codes import ExitCode

if TYPE_CHECKING:
    from kropki.dots.book.book import BookMove
    from kropki.dots.rules.game import Play

SIDES = ("", "Blue", "Red")


@click.group()
def book() -> None:
    """Look into the opening book of the computer."""


@book.command()
@click.argument("file", type=click.Path(allow_dash=True), metavar="GAME.sgf")
@click.option("--move", type=click.IntRange(0), help="Show the position after this many moves. Default: after all.")
@click.option("--json", "as_json", is_flag=True, help="Print a line of JSON instead.")
def show(file: str, move: int | None, *, as_json: bool) -> int:
    """Show the moves that the opening book knows in a position of a game, and how often each was played.

    The exit code is 1 if the book does not know the position.
    """
    from kropki.dots.book.book import own

    play = _position(file, move)
    moves = () if play.over else own().known(play)
    with streams.output(None) as output:
        if as_json:
            output.write(json.dumps(_as_json(play, moves)).encode() + b"\n")
        else:
            output.write("\n".join(_lines(play, moves)).encode() + b"\n")
    return ExitCode.OK if moves else ExitCode.FELL_SHORT


def _position(file: str, count: int | None) -> Play:
    """Return the first game of a file after *count* moves, else after all."""
    from kropki.dots.records import sgf, text

    with click.open_file(file, "rb") as stream:
        record = sgf.read(stream.read(text.BYTES + 1)).records[0]
    return played(record, count)[0]


def _lines(play: Play, moves: tuple[BookMove, ...]) -> list[str]:
    from kropki.dots.book.book import own

    if not moves:
        return ["The opening book does not know this position."]
    games = own().games(play.board)
    return [f"{SIDES[play.to_move]} to move. The book has {games} games on this board.", *map(_line(play), moves)]


def _line(play: Play) -> Any:
    def said(known: BookMove) -> str:
        summary = known.summary
        names = " ".join(play.board.name(point) for point in known.points)
        return f"{names}: played {summary.games} times, {summary.chance:.0%}, score {summary.score:+.1f}"

    return said


def _as_json(play: Play, moves: tuple[BookMove, ...]) -> dict[str, Any]:
    from kropki.dots.book.book import own

    return {
        "player": play.to_move,
        "games": own().games(play.board),
        "moves": [
            {
                "points": [list(play.board.xy(point)) for point in each.points],
                "games": each.summary.games,
                "chance": each.summary.chance,
                "score": each.summary.score,
            }
            for each in moves
        ],
    }
