"""Links to puzzles as QR codes, for paper."""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.exceptions import HTTPException

from kropki.generator.board import ken
from kropki.generator.board.puzzle import Puzzle

_QUIET_ZONE = 4  # modules around a code, as the standard demands


def short_link(base: str, puzzle_id: str) -> str:
    """Return the address of a puzzle that is in the stock; *base* ends with a slash."""
    return f"{base}k/{puzzle_id}"


def long_link(base: str, puzzle: Puzzle) -> str:
    """Return the address of any puzzle, which has its KEN in the query.

    >>> long_link("http://kropki.example/", ken.parse("(xw)C/D/D/D", negative=False))
    'http://kropki.example/?ken=(xw)C/D/D/D&negative=false'
    """
    return f"{base}?{ken.query(ken.write(puzzle), negative=puzzle.negative, boxes=puzzle.boxes)}"


def draw(link: str) -> bytes:
    """Draw *link* as SVG without a size of its own; refuse one that is too long for a QR code."""
    picture = BytesIO()
    try:
        code = segno.make_qr(link, error="l", boost_error=False)
    except segno.DataOverflowError:  # no puzzle is as long as that
        raise HTTPException(400, "expected a shorter host name: this link does not fit into a QR code") from None
    code.save(picture, kind="svg", xmldecl=False, border=_QUIET_ZONE, omitsize=True)
    return picture.getvalue()
