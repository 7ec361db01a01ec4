"""Pictures of puzzles: SVG, PNG, and archives of many.

A PNG is drawn from the SVG with the font that is shipped, so that it is the same bytes on every
machine. An archive has no dates in it, for the same reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from kropki.generator.board.puzzle import Puzzle
from kropki.generator.errors import RequestError
from kropki.generator.formats import fpuzzles, svg
from kropki.generator.generation.record import Record
from kropki.languages import ENGLISH, Language

FONTS = Path(__file__).parent / "fonts"
REGULAR, BOLD = (FONTS / name for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"))
PNG_WIDTH = 1000  # pixels


def write_svg(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write the drawing of the only record; raise ``RequestError`` where there are more."""
    stream.write(_svg(_only(records)))


def write_png(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write the picture of the only record; raise ``RequestError`` where there are more."""
    stream.write(_png(_only(records)))


def write_svg_zip(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write an archive with a drawing of each record, named by its number and its id."""
    _archive(records, stream, "svg", _svg)


def write_png_zip(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write an archive with a picture of each record, named by its number and its id."""
    _archive(records, stream, "png", _png)


def with_rule(puzzle: Puzzle, language: Language = ENGLISH) -> str:
    """Draw *puzzle* as SVG, with a line that says what a missing dot means: for a picture that is shown alone."""
    gaps = fpuzzles.in_short(puzzle.negative, boxes=puzzle.boxes, language=language)
    return svg.draw(puzzle, caption=f"{gaps[0].upper()}{gaps[1:]}.")


def png(drawing: str, width: int = PNG_WIDTH) -> bytes:
    """Turn a *drawing* in SVG into a PNG that is *width* pixels wide."""
    import resvg_py  # noqa: PLC0415 - only where pixels are wanted

    fonts = [str(REGULAR), str(BOLD)]
    return bytes(resvg_py.svg_to_bytes(drawing, skip_system_fonts=True, font_files=fonts, width=width))


def _svg(record: Record) -> bytes:
    return svg.draw(record.puzzle).encode()


def _png(record: Record) -> bytes:
    return png(_svg(record).decode())


def _only(records: Iterable[Record]) -> Record:
    found = list(islice(records, 2))
    if len(found) == 1:
        return found[0]
    raise RequestError(f"expected one puzzle for one picture, got {'more: name a .zip' if found else 'none'}")


def _archive(records: Iterable[Record], stream: BinaryIO, ending: str, picture: Callable[[Record], bytes]) -> None:
    with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
        for number, record in enumerate(records, 1):
            archive.writestr(ZipInfo(f"{number:06}-{record.id}.{ending}"), picture(record), ZIP_DEFLATED)
