"""A puzzle as a drawing: SVG that needs nothing from outside, fit for paper without colours.

Knows a puzzle, not where its drawing goes. A white dot is a ring, a black dot is filled and has a
light ring, so that both stand out from the lines they lie on, and look equally large.

    <svg viewBox>            a cell is 40 units wide, with a margin around the board
      <rect> <path> <path>   paper, thin lines, thick lines
      <circle>               dots
      <text>                 digits
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from kropki.generator.board.geometry import Board, Cell
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.errors import PuzzleError
from kropki.generator.formats import fpuzzles

CELL = 40
MARGIN = 6
_CAPTION = 16  # units of height
_FONT = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif"
_LOOKS = {  # what is black of both is equally large: half a stroke lies outside the radius, and a white one is not seen
    Dot.WHITE: 'r="5.2" fill="#fff" stroke="#000" stroke-width="1.3"',
    Dot.BLACK: 'r="6.35" fill="#000" stroke="#fff" stroke-width="1"',
}


def draw(puzzle: Puzzle, solution: Grid | None = None, caption: str = "") -> str:
    """Draw *puzzle*, in its empty cells the digits of its *solution*, if given, and below it a line, the *caption*.

    Raise ``PuzzleError`` for a solution of another size.
    """
    if solution is not None and solution.size != puzzle.size:
        raise PuzzleError(f"expected a solution of size {puzzle.size}, got one of size {solution.size}")
    side = puzzle.size * CELL + 2 * MARGIN
    height = side + (_CAPTION if caption else 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {height}" width="{side}" height="{height}">',
        f"<title>{fpuzzles.game(boxes=puzzle.boxes)}, {puzzle.size} by {puzzle.size}</title>",
        f'<rect width="{side}" height="{height}" fill="#fff"/>',
        *_lines(puzzle.board),
        *_dots(puzzle),
        *_digits(puzzle, solution),
        *([_said(caption, side)] if caption else []),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _said(caption: str, side: int) -> str:
    look = f'font-family="{_FONT}" font-size="10" text-anchor="middle" fill="#333"'
    return f'<text x="{side / 2:g}" y="{side + 7}" {look}>{escape(caption)}</text>'


def centre(board: Board, cell: Cell) -> tuple[float, float]:
    """Return the middle of *cell* in units of a cell, from the left and from the top."""
    row, column = divmod(cell, board.size)
    return column + 0.5, row + 0.5


def middle(board: Board, edge: tuple[Cell, Cell]) -> tuple[float, float]:
    """Return the middle of *edge*, where its dot is, in units of a cell."""
    (ax, ay), (bx, by) = (centre(board, cell) for cell in edge)
    return (ax + bx) / 2, (ay + by) / 2


def _lines(board: Board) -> Iterator[str]:
    size = board.size
    thin = [_line(at, size, upright=upright) for at in range(1, size) for upright in (True, False)]
    thick = [_line(at, size, upright=True) for at in range(0, size + 1, board.box_width)]
    thick += [_line(at, size, upright=False) for at in range(0, size + 1, board.box_height)]
    yield _path(thin, 'stroke="#777" stroke-width="0.8"')
    yield _path(thick, 'stroke="#000" stroke-width="2.4" stroke-linecap="square"')


def _line(at: int, size: int, *, upright: bool) -> str:
    start, length = MARGIN + at * CELL, size * CELL
    return f"M{start} {MARGIN}v{length}" if upright else f"M{MARGIN} {start}h{length}"


def _path(lines: Iterable[str], look: str) -> str:
    return f'<path d="{"".join(lines)}" fill="none" {look}/>'


def _dots(puzzle: Puzzle) -> Iterator[str]:
    for edge, dot in zip(puzzle.board.edges, puzzle.dots, strict=True):
        if dot is not Dot.NONE:
            x, y = (MARGIN + CELL * at for at in middle(puzzle.board, edge))
            yield f'<circle cx="{x:g}" cy="{y:g}" {_LOOKS[dot]}/>'


def _digits(puzzle: Puzzle, solution: Grid | None) -> Iterator[str]:
    yield f'<g font-family="{_FONT}" font-size="24" text-anchor="middle">'
    for cell, given in enumerate(puzzle.givens):
        x, y = (MARGIN + CELL * at for at in centre(puzzle.board, cell))
        if given != EMPTY:
            yield f'<text x="{x:g}" y="{y + 8.5:g}" font-weight="bold">{given}</text>'
        elif solution is not None:
            yield f'<text x="{x:g}" y="{y + 8.5:g}" fill="#555">{solution.digits[cell]}</text>'
    yield "</g>"
