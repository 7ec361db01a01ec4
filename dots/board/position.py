"""A position as a value: dots, regions, pools, rings drawn, captures, who moves; one text form.

    3x3 standard 1 0 0 3/1XO/3 -     board, rules, to move, captures of 1 and of 2, rows, rings

A row holds a character a point, or a number for so many open points:

    X O   a dot of player 1, 2          x o   captured: in a region of the other
    # @   in a region of his own        , ;   no dot, in a region of player 1, 2
    .     open, unmarked                     ' "   open, in a pool of player 1, 2

A ring is its owner, a colon and its points as column.row, joined by commas; rings are joined
by semicolons. This module knows neither how rings come about nor what a move does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from kropki.dots.board import rulesets as rules
from kropki.dots.board.board import Board, Point, board
from kropki.dots.errors import BoardError, DotsError, PositionError

Player = int  # 1 or 2; 1 moves first
Ring = tuple[Point, ...]  # closed, without the first point again
Dots = tuple[tuple[Player, Point], ...]
Placed = tuple[Player, int, int]  # a dot by column and row

LONGEST = 100_000  # characters of a position; a board of 60x60 full of rings needs less
_KINDS = {  # character -> player of the dot, of the region, of the pool
    ".": (0, 0, 0),
    "X": (1, 0, 0), "O": (2, 0, 0), "x": (1, 2, 0), "o": (2, 1, 0), "#": (1, 1, 0), "@": (2, 2, 0),
    ",": (0, 1, 0), ";": (0, 2, 0), "'": (0, 0, 1), '"': (0, 0, 2),
}  # fmt: skip
_CHARACTERS = {kind: character for character, kind in _KINDS.items()}


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on a board; *dots*, *regions* and *pools* hold a player or 0 for each point."""

    board: Board
    rules: str  # as ``str`` of the rule set gives it
    dots: tuple[int, ...]
    regions: tuple[int, ...]  # whose region the point is in
    pools: tuple[int, ...]  # in whose pool an open point is
    to_move: Player = 1
    captured: tuple[int, int] = (0, 0)
    rings: tuple[tuple[Player, Ring], ...] = ()  # that stand, in the order in which they were closed

    def __post_init__(self) -> None:
        size = len(self.board.points)
        for values in (self.dots, self.regions, self.pools):
            if len(values) != size or not set(values) <= {0, 1, 2}:
                raise PositionError(
                    f"expected a player or 0 for each of {size} points, not {values[:9]!r}", code="points"
                )
        if self.to_move not in (1, 2):
            raise PositionError(f"expected player 1 or 2 to move, not {self.to_move!r}", code="turn")

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the text form; raise ``PositionError`` for any other text."""
        parts = text[:LONGEST].split(" ")
        if len(text) > LONGEST or len(parts) != 7:
            raise PositionError(f"expected seven parts with a blank between, not {text[:40]!r}", code="parts")
        try:
            shape = board(*(_number(side) for side in parts[0].split("x", 1)))
            ruleset = rules.parse(parts[1])
        except (TypeError, DotsError):
            raise PositionError(f"expected a size and rules, not {' '.join(parts[:2])[:40]!r}", code="parts") from None
        kinds = [_KINDS[cell] for cell in _read_rows(shape, parts[5])]
        return cls(
            board=shape,
            rules=str(ruleset),
            dots=tuple(kind[0] for kind in kinds),
            regions=tuple(kind[1] for kind in kinds),
            pools=tuple(kind[2] for kind in kinds),
            to_move=_number(parts[2]),
            captured=(_number(parts[3]), _number(parts[4])),
            rings=_read_rings(shape, parts[6]),
        )

    def __str__(self) -> str:
        """Return the one text form.

        >>> from kropki.dots.board.board import board
        >>> str(Position(board(3, 3), "standard", (0, 0, 0, 0, 1, 2, 0, 0, 0), (0,) * 9, (0,) * 9))
        '3x3 standard 1 0 0 3/1XO/3 -'
        """
        kinds = zip(self.dots, self.regions, self.pools, strict=True)
        cells = "".join(_CHARACTERS.get(kind, "?") for kind in kinds)
        width = self.board.width
        rows = (cells[start : start + width] for start in range(0, len(cells), width))
        text = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)
        first, second = self.captured
        return f"{self.board} {self.rules} {self.to_move} {first} {second} {text} {self._rings()}"

    def _rings(self) -> str:
        points = ((owner, ",".join("{}.{}".format(*self.board.xy(p)) for p in ring)) for owner, ring in self.rings)
        return ";".join(f"{owner}:{text}" for owner, text in points) or "-"


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise PositionError(f"expected a number, not {text[:40]!r}", code="number")
    return int(text)


def _read_rows(shape: Board, text: str) -> str:
    """Return a character a point; runs of open points are written as numbers."""
    rows = [re.sub(r"[0-9]{1,2}", lambda run: "." * int(run[0]), row) for row in text.split("/")]
    if len(rows) != shape.height or any(len(row) != shape.width or not set(row) <= set(_KINDS) for row in rows):
        raise PositionError(f"expected {shape.height} rows of {shape.width} points, not {text[:40]!r}", code="rows")
    return "".join(rows)


def _read_rings(shape: Board, text: str) -> tuple[tuple[Player, Ring], ...]:
    if text == "-":
        return ()
    found = []
    for part in text.split(";"):
        owner, _, names = part.partition(":")
        if owner not in {"1", "2"}:
            raise PositionError(f"expected a player and a colon before a ring, not {part[:40]!r}", code="rings")
        found.append((int(owner), tuple(_read_point(shape, name) for name in names.split(","))))
    return tuple(found)


def _read_point(shape: Board, text: str) -> Point:
    x, _, y = text.partition(".")
    try:
        return shape.point(_number(x), _number(y))
    except BoardError as error:
        raise PositionError(error.message, code="rings") from None


def start(name: str, on: Board) -> Dots:
    """Return the dots of the start called *name* on a board; raise ``PositionError`` where there is none.

    >>> from kropki.dots.board.board import board
    >>> len(start("cross+handicap=3", board(9, 9))), start("random-crosses=7", board(5, 5))[0]
    (7, (1, 0))
    """
    said = _START.fullmatch(name)
    if said is None or (kind := said["kind"]) not in (*STARTS, RANDOM):
        raise PositionError(f"expected one of {', '.join((*STARTS, RANDOM))}, not {name[:40]!r}", code="start")
    if (kind == RANDOM) != (said["seed"] is not None):
        message = f"expected a seed after {RANDOM} alone, such as {RANDOM}=17, not {name[:40]!r}"
        raise PositionError(message, code="start")
    dots = tuple(STARTS[kind](on) if kind in STARTS else _random_crosses(on, int(said["seed"])))
    dots += tuple(_free(on, dots, handicap(name)))
    points = [on.point(x, y) for _, x, y in dots if on.holds(x, y)]
    if len(set(points)) < len(dots):
        raise PositionError(f"expected a board that has room for {name}, not {on}", code="start")
    return tuple((player, point) for (player, _, _), point in zip(dots, points, strict=True))


def handicap(name: str) -> int:
    """Return how many free dots player 1 has in the start called *name*.

    >>> handicap("cross+handicap=3"), handicap("cross")
    (3, 0)
    """
    said = _START.fullmatch(name)
    return int(said["free"] or 0) if said else 0


def _crosses(*corners: tuple[int, int]) -> Iterator[Placed]:
    for x, y in corners:
        yield from ((1, x, y), (2, x, y + 1), (1, x + 1, y + 1), (2, x + 1, y))


def _mirrored(x: int, y: int) -> Iterator[Placed]:
    """Yield the mirror image of a cross."""
    yield from ((1, x, y + 1), (2, x, y), (1, x + 1, y), (2, x + 1, y + 1))


def _empty(_on: Board) -> Iterable[Placed]:
    return ()


def _cross(on: Board) -> Iterable[Placed]:
    return _crosses((on.width // 2 - 1, on.height // 2 - 1))


def _two_crosses(on: Board) -> Iterable[Placed]:
    """Yield a cross, and beside it its mirror image."""
    x, y = on.width // 2 - 2, on.height // 2 - 1
    yield from _crosses((x, y))
    yield from _mirrored(x + 2, y)


def _three_crosses(on: Board) -> Iterable[Placed]:
    """Yield three crosses side by side, the one in the middle mirrored."""
    x, y = on.width // 2 - 3, on.height // 2 - 1
    yield from _crosses((x, y))
    yield from _mirrored(x + 2, y)
    yield from _crosses((x + 4, y))


def _four_crosses(on: Board) -> Iterable[Placed]:
    a, b = on.width // 3 - 1, on.height // 3 - 1
    c, d = on.width - 2 - a, on.height - 2 - b
    return _crosses((a, b), (c, b), (a, d), (c, d))


def _random_crosses(on: Board, seed: int) -> Iterable[Placed]:
    """Yield a cross in each quarter of the board, somewhere by *seed*; docs/dots/rules.md says how."""
    state = seed

    def drawn(side: int) -> int:
        nonlocal state
        state = (2891336453 * state + 1013904223) % 2**32  # a generator of L'Ecuyer (1999)
        least, most = side // 8, (side - 1) // 2 - 2
        return least + (max(most - least + 1, 1) * state >> 32)

    for is_low, is_right in ((False, False), (False, True), (True, False), (True, True)):
        x, y = drawn(on.width), drawn(on.height)
        yield from _crosses((on.width - 2 - x if is_right else x, on.height - 2 - y if is_low else y))


def _free(on: Board, dots: Iterable[Placed], number: int) -> Iterator[Placed]:
    """Yield *number* free dots of player 1, on points for them that have no dot; off *on* for want of such."""
    (left, middle, right), (top, centre, bottom) = ((n // 4, n // 2, n - 1 - n // 4) for n in (on.width, on.height))
    corners = (right, top), (left, bottom), (right, bottom), (left, top)
    sides = (left, centre), (right, centre), (middle, top), (middle, bottom)
    taken = {(x, y) for _, x, y in dots}
    points = [point for point in dict.fromkeys((*corners, *sides, (middle, centre))) if point not in taken]
    for x, y in (*points, *[(-1, -1)] * FREE)[:number]:
        yield 1, x, y


STARTS: Mapping[str, Callable[[Board], Iterable[Placed]]] = MappingProxyType(
    {
        "empty": _empty,
        "cross": _cross,
        "two-crosses": _two_crosses,
        "three-crosses": _three_crosses,
        "four-crosses": _four_crosses,
    }
)
RANDOM = "random-crosses"  # with a seed after it
FREE = 9  # dots of a handicap at most
_START = re.compile(r"(?P<kind>[a-z-]+)(=(?P<seed>[0-9]{1,9}))?(\+handicap=(?P<free>[1-9]))?")
