"""Links as QR codes, for paper. Knows the page's addresses; draws with a library, and no puzzle."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import quote

import segno
from starlette.exceptions import HTTPException

from generator.board import ken
from generator.board.puzzle import Puzzle

_QUIET = 4  # modules around a code, as readers want them


def short_link(base: str, puzzle_id: str) -> str:
    """Give the address of a puzzle that is kept here; *base* ends with a slash."""
    return f"{base}k/{puzzle_id}"


def long_link(base: str, puzzle: Puzzle) -> str:
    """Give the address of any puzzle, which is the puzzle itself.

    >>> long_link("http://kropki.example/", ken.parse("(xw)C/D/D/D", negative=False))
    'http://kropki.example/?ken=(xw)C/D/D/D&negative=false'
    """
    return f"{base}?ken={quote(ken.write(puzzle), safe='/()')}{'' if puzzle.negative else '&negative=false'}"


def draw(link: str) -> bytes:
    """Draw *link* as SVG that has no size of its own; refuse one that no code has room for."""
    picture = BytesIO()
    try:
        code = segno.make_qr(link, error="l", boost_error=False)
    except segno.DataOverflowError:  # no puzzle is as long as that
        raise HTTPException(400, "expected a shorter name of the host: a code has no room for this link") from None
    code.save(picture, kind="svg", xmldecl=False, border=_QUIET, omitsize=True)
    return picture.getvalue()
