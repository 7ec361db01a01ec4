"""Make the pictures of docs/dots/rules.md anew, each drawn from a position that the engine came to.

A picture is a board as it is at the start, the moves that are made, and marks. Points are named as
records name them. The same bytes every time, so a test can tell whether page and pictures are in step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kropki.dots.board import rulesets as rules
from kropki.dots.board.board import Board, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import start
from kropki.dots.drawing import svg
from kropki.dots.rules.game import Play

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs/dots"
STARTS = {name: name for name in ("cross", "two-crosses", "three-crosses", "four-crosses")} | {
    "handicap": "empty+handicap=4"
}
WIDE = 12  # columns and rows where starts are shown


@dataclass(frozen=True, slots=True)
class Picture:
    """What is shown; *moves* are a player and a point, or a word, and the rings that are closed."""

    title: str
    rows: str
    moves: str = ""
    rules: str = "standard"
    marks: Mapping[str, str] = field(default_factory=dict)


_CAPTURE = ".X../XO../.X.."
_SIX = "......./..OO.../.OXXO../.OXOXO./....XO./...O.../......."
_HELD = "1 de; 2 ce"
_EDGE = "..OX./..XO./...X./....."
_TWICE = "..X.X../.XO.OX./..X.X../......."
_POOL = ".XX./X..X/.XX."
_WEAK = "...../..O../.OXO./.X.X./..X../....."
_PLAYED = "......./...X.../..XOX../..O.O../...O.../......."
_STOP = "......./..O..O./.OXO.../..O..../X.XX..O/.OX...O"
_SHARED = "....../..XX../.XOXX./.XXOX./..XX../......"
_STEPS = "....../..X.../..O.X./.X.O../...X../......"

SHOWN = {
    "capture": Picture("A dot is captured", _CAPTURE, "1 cb"),
    "recapture-before": Picture("Player 1 holds one dot", _SIX, _HELD, marks={"ef": "A"}),
    "recapture-after": Picture("A dot at A: player 2 holds six, and his own is free", _SIX, f"{_HELD}; 2 ef"),
    "edge-before": Picture("A chain of player 2 that holds to the edge by diagonal steps", _EDGE, marks={"eb": "A"}),
    "edge-after": Picture("A dot at A cuts it", _EDGE, "1 eb"),
    "several-before": Picture("Two rings want the same dot", _TWICE, marks={"db": "A"}),
    "several-after": Picture("A dot at A closes both", _TWICE, "1 db"),
    "pool": Picture("A pool of player 1", _POOL),
    "pool-entered": Picture("A dot of player 2 in it is captured at once", _POOL, "2 bb"),
    "salvage-before": Picture("A pool with a weak border", _WEAK, marks={"cd": "A"}),
    "salvage-after": Picture("A dot of player 2 at A captures, and lives", _WEAK, "2 cd"),
    "undeclared-before": Picture(
        "Player 2 has a ring around A and did not close it", _PLAYED, rules="gorilla", marks={"dd": "A"}
    ),
    "undeclared-after": Picture("Player 1 goes through it and captures", _PLAYED, "1 dd dd-ec-db-cc", "gorilla"),
    "stop-before": Picture("Before player 2 says STOP", _STOP, rules="no-territory"),
    "stop-after": Picture("What is not grounded is lost", _STOP, "2 stop", "no-territory"),
    "shares": Picture(
        "A ring through A and B would share two dots with the region",
        _SHARED,
        "1 ff bc-cb-dc-cd",
        "territory",
        {"bc": "A", "cb": "B"},
    ),
    "two-steps": Picture("A ring of knight's steps", _STEPS, "1 fa cb-ec-de-bd", "paper+two_steps"),
}


def pictures() -> Iterator[tuple[str, str]]:
    """Yield the name of each picture and its SVG."""
    for name, picture in SHOWN.items():
        yield name, drawn(picture)
    for short, name in STARTS.items():
        wide = board(WIDE, WIDE)
        play = Play(wide, rules.named("standard"), start(name, wide))
        yield f"start-{short}", svg.draw(play.position(), title=f"The start called {name}")


def drawn(picture: Picture) -> str:
    """Draw a picture."""
    rows = picture.rows.split("/")
    shape = board(len(rows[0]), len(rows))
    dots = (
        (" XO".index(sign), shape.point(x, y))
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
        if sign in "XO"
    )
    play = Play(shape, rules.parse(picture.rules), tuple(dots))
    for move in filter(None, picture.moves.split("; ")):
        play.play(made(shape, move))
    marks = {shape.named(name): mark for name, mark in picture.marks.items()}
    last = play.moves[-1].point if play.moves and not marks else None
    return svg.draw(play.position(), last=last, marks=marks, title=picture.title)


def made(shape: Board, text: str) -> Move:
    """Read a move."""
    player, what, *rings = text.split()
    if what == "stop":
        return Move(int(player), MoveKind.STOP)
    closed = tuple(tuple(map(shape.named, ring.split("-"))) for ring in rings)
    return Move(int(player), MoveKind.DOT, shape.named(what), closed)


def main() -> None:
    """Write all pictures."""
    for name, text in pictures():
        (PICTURES / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
