"""KEN, the one-line notation of a puzzle: text to Puzzle and back, text to Grid and back.

The same as ``Puzzle.from_ken`` and ``str(puzzle)``, as functions. How the text is read is in
``notation``; ``docs/ken.md`` has the grammar.
"""

from __future__ import annotations

from typing import TypedDict
from urllib.parse import quote

from kropki.generator.board.notation import EXCERPT, FAULTS, LIMIT, Fault
from kropki.generator.board.puzzle import Grid, Puzzle
from kropki.generator.board.rules import Negative

__all__ = ["EXCERPT", "FAULTS", "LIMIT", "Fault", "Unsaid", "parse", "parse_grid", "query", "write", "write_grid"]


class Unsaid(TypedDict, total=False):
    """What KEN does not say of a puzzle, as ``Puzzle`` has it."""

    negative: Negative
    boxes: bool


def parse(text: str, *, negative: Negative = True, boxes: bool = True) -> Puzzle:
    """Read a puzzle; raise ``KenError`` for text that is not KEN, and nothing else for any text.

    The notation holds neither *negative*, which missing dots are promises, nor whether there are *boxes*.

    >>> puzzle = parse("(xk)A1(3wx)/3B2/D/D")
    >>> puzzle.size, puzzle.givens[:5]
    (4, (0, 0, 1, 3, 3))
    """
    return Puzzle.from_ken(text, negative=negative, boxes=boxes)


def query(text: str, *, negative: Negative, boxes: bool = True) -> str:
    """Return the query of the links of ours that open the puzzle with the KEN *text*.

    >>> query("(xw)C/D/D/D", negative=True), query("D/D/D/D", negative="white")
    ('ken=(xw)C/D/D/D', 'ken=D/D/D/D&negative=white')
    """
    rule = "" if negative is True else f"&negative={str(negative).lower()}"
    return f"ken={quote(text, safe='/()')}{rule}{'' if boxes else '&boxes=false'}"


def write(puzzle: Puzzle) -> str:
    """Write *puzzle* in its one canonical form.

    >>> write(parse("(xk)A1(3wx)/(3xx)AA2/(xx)C/"))
    '(xk)A1(3wx)/3B2/D/D'
    """
    return str(puzzle)


def parse_grid(text: str, *, boxes: bool = True) -> Grid:
    """Read a full board: KEN with a given in every cell and no dot; raise ``KenError`` for any other text.

    >>> parse_grid("1234/3412/2143/4321").digits[:5]
    (1, 2, 3, 4, 3)
    """
    return Grid.from_ken(text, boxes=boxes)


def write_grid(grid: Grid) -> str:
    """Write *grid*: digits only.

    >>> write_grid(parse_grid("1234/3412/(2xx)143/4321"))
    '1234/3412/2143/4321'
    """
    return str(grid)
