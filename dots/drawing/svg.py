"""A position as a picture: SVG, and PNG made of it.

The two players differ in fill as well as in colour: player 1 has full dots, player 2 rings.
A dot that is captured is faded and crossed out in the captor's colour; what lies in its owner's
own region is only faded. Knows no rule: all that is drawn stands in the position.

    svg
    ├─ rect              paper
    ├─ path .grid        lines
    ├─ path .r1 .r2      regions, in the order in which they closed
    ├─ rect .p1 .p2      points of pools; points that were taken without a ring
    ├─ path .g1 .g2      links between neighbours, in kepung
    ├─ circle .d1 .d2    dots; path .c1 .c2, the cross on a captured one
    ├─ circle .last      the last move
    └─ text              numbers of moves, marks, coordinates
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape

from kropki.dots.board.board import Board, Point
from kropki.dots.board.outline import inside
from kropki.dots.board.position import Position
from kropki.dots.drawing.text import column_name

CELL = 20  # units from point to point
PNG_WIDTH = 1000  # pixels

_COLOURS = {1: "#1d4fa3", 2: "#c0281c"}
_STYLE = (
    ".grid{stroke:#c3cfdf;stroke-width:.8;fill:none}"
    + "".join(
        f".r{who}{{fill:{colour};fill-opacity:.16;stroke:{colour};stroke-width:1.8;stroke-linejoin:round}}"
        f".p{who}{{fill:{colour};fill-opacity:.1}}"
        f".g{who}{{stroke:{colour};stroke-width:1.4;opacity:.55;fill:none}}"
        f".c{who}{{stroke:{colour};stroke-width:1.8;stroke-linecap:round}}"
        for who, colour in _COLOURS.items()
    )
    + f".d1{{fill:{_COLOURS[1]};stroke:{_COLOURS[1]};stroke-width:2.2}}"
    f".d2{{fill:#fff;stroke:{_COLOURS[2]};stroke-width:2.8}}"
    f".n1{{fill:#fff}}.n2{{fill:{_COLOURS[2]}}}"
    ".gone{opacity:.4}.over{fill:#222;stroke:#fff;stroke-width:2;stroke-linejoin:round;paint-order:stroke}.last{fill:none;stroke:#222;stroke-width:1.2}"
    "text{font:600 7px 'DejaVu Sans',Verdana,sans-serif;text-anchor:middle;dominant-baseline:central}"
    ".at{font-weight:400;fill:#5b6673}.mark{fill:#222;font-size:9px}"
)


def draw(  # noqa: PLR0913 - each is a choice of its own
    position: Position,
    *,
    last: Point | None = None,
    numbers: Mapping[Point, int] | None = None,
    marks: Mapping[Point, str] | None = None,
    coordinates: bool = False,
    title: str = "",
) -> str:
    """Draw *position*; *numbers* stand on dots, *marks* are letters on any point, *title* is for screen readers."""
    board = position.board
    margin = CELL * (3 if coordinates else 2) // 2
    width, height = (side * CELL - CELL + 2 * margin for side in (board.width, board.height))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"<title>{escape(title or summary(position))}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<g transform="translate({margin} {margin})">',
        *_Drawing(position, last, numbers or {}, marks or {}).parts(),
        *(_coordinates(board) if coordinates else ()),
        "</g></svg>",
    ]
    return "\n".join(parts) + "\n"


def summary(position: Position) -> str:
    """Say in words what the picture shows."""
    dots = [sum(who == player for who in position.dots) for player in (1, 2)]
    one, two = position.captured
    return (
        f"Dots on a board of {position.board.width} by {position.board.height}: {dots[0]} dots of player 1, "
        f"{dots[1]} of player 2; captured {one} to {two}"
    )


def png(drawing: str, width: int = PNG_WIDTH, fonts: Sequence[str] = ()) -> bytes:
    """Turn a *drawing* in SVG into a PNG *width* pixels wide; with the files *fonts*, the same on every machine."""
    import resvg_py  # noqa: PLC0415 - only where pixels are wanted

    return bytes(resvg_py.svg_to_bytes(drawing, width=width, skip_system_fonts=bool(fonts), font_files=list(fonts)))


class _Drawing:
    """The parts of one picture, what lies below first."""

    def __init__(
        self, position: Position, last: Point | None, numbers: Mapping[Point, int], marks: Mapping[Point, str]
    ) -> None:
        self.position = position
        self.board = position.board
        self.last = last
        self.numbers = numbers
        self.marks = marks

    def parts(self) -> Iterator[str]:
        yield _grid(self.board)
        for who, ring in self.position.rings:
            yield f'<path class="r{who}" d="M{"L".join(self._at(point) for point in ring)}Z"/>'
        enclosed = {point for _, ring in self.position.rings for point in inside(self.board, ring)}
        for point in self.board.points:
            yield from self._ground(point, enclosed)
        if self.position.rules.partition("+")[0] == "kepung":
            yield from self._gates()
        for point in self.board.points:
            yield from self._dot(point)
        for point, mark in self.marks.items():
            x, y = self._xy(point)
            who = self.position.dots[point]
            if not who:
                yield f'<circle cx="{x}" cy="{y}" r="6" fill="#fff"/>'
            yield f'<text class="{f"n{who}" if who else "mark"}" x="{x}" y="{y}">{escape(mark)}</text>'

    def _xy(self, point: Point) -> tuple[int, int]:
        x, y = self.board.xy(point)
        return x * CELL, y * CELL

    def _at(self, point: Point) -> str:
        return "{} {}".format(*self._xy(point))

    def _ground(self, point: Point, inside: Collection[Point]) -> Iterator[str]:
        """Tint a point of a pool, and one that was taken without a ring, as after a stop."""
        who = self.position.pools[point] or (0 if point in inside else self.position.regions[point])
        if who:
            x, y = self._xy(point)
            half = CELL // 2
            yield f'<rect class="p{who}" x="{x - half}" y="{y - half}" width="{CELL}" height="{CELL}"/>'

    def _gates(self) -> Iterator[str]:
        """Link live dots of one player that are a step apart: kepung draws them at once, closed or not."""
        alive = [0 if region else who for who, region in zip(self.position.dots, self.position.regions, strict=True)]
        for who in _COLOURS:
            links = "".join(
                f"M{self._at(point)}L{self._at(other)}"
                for point in self.board.points
                for other in self.board.around[point]
                if point < other and alive[point] == alive[other] == who
            )
            if links:
                yield f'<path class="g{who}" d="{links}"/>'

    def _dot(self, point: Point) -> Iterator[str]:
        who, owner = self.position.dots[point], self.position.regions[point]
        if not who:
            return
        x, y = self._xy(point)
        gone = ' class="gone"' if owner else ""
        radius = 7 if self.numbers else 5
        yield f'<g{gone}><circle class="d{who}" cx="{x}" cy="{y}" r="{radius}"/>'
        is_captured = owner == 3 - who
        number = self._number(point, "over" if is_captured else f"n{who}")
        yield "</g>" if is_captured else f"{number}</g>"
        if is_captured:
            yield f'<path class="c{owner}" d="M{x - 5} {y - 5}l10 10m0 -10l-10 10"/>{number}'
        if point == self.last:
            yield f'<circle class="last" cx="{x}" cy="{y}" r="{radius + 3}"/>'

    def _number(self, point: Point, name: str) -> str:
        number = self.numbers.get(point)
        if not number:
            return ""
        x, y = self._xy(point)
        small = ' style="font-size:5px"' if number > 99 else ""  # three digits
        return f'<text class="{name}" x="{x}" y="{y}"{small}>{number}</text>'


def _grid(board: Board) -> str:
    right, bottom = (board.width - 1) * CELL, (board.height - 1) * CELL
    over = CELL // 4  # paper goes on beyond the last line
    rows = "".join(f"M{-over} {y * CELL}H{right + over}" for y in range(board.height))
    columns = "".join(f"M{x * CELL} {-over}V{bottom + over}" for x in range(board.width))
    return f'<path class="grid" d="{rows}{columns}"/>'


def _coordinates(board: Board) -> Iterator[str]:
    for x in range(board.width):
        yield f'<text class="at" x="{x * CELL}" y="{-CELL}">{column_name(board, x)}</text>'
    for y in range(board.height):
        yield f'<text class="at" x="{-CELL}" y="{y * CELL}">{y + 1}</text>'
