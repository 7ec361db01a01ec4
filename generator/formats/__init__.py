"""Records in the forms that others read: one writer a form, found by its name or by a file's ending.

A writer takes records as they come and writes bytes; those whose form is lines write each
record at once. What a form needs is imported when it is first used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, cast

from kropki.generator.errors import RequestError
from kropki.generator.formats.layout import USUAL, Layout
from kropki.generator.generation.record import Record

Writer = Callable[[Iterable[Record], BinaryIO], None]


@dataclass(frozen=True, slots=True)
class RecordForm:
    """A form of records: where its writer is, the endings of its files, and the package of an extra that it *needs*."""

    module: str
    function: str
    endings: tuple[str, ...]
    is_laid_out: bool = False
    needs: str = ""

    def writer(self, layout: Layout) -> Writer:
        """Return the function that writes this form, where it is laid out by *layout*."""
        write = getattr(import_module(f"kropki.generator.formats.{self.module}"), self.function)
        return partial(write, layout=layout) if self.is_laid_out else cast("Writer", write)


FORMS = {
    "ndjson": RecordForm("lines", "write_ndjson", (".ndjson", ".jsonl")),
    "ken": RecordForm("lines", "write_ken", (".ken", ".txt")),
    "csv": RecordForm("lines", "write_csv", (".csv",)),
    "json": RecordForm("lines", "write_json", (".json",)),
    "sqlite": RecordForm("tables", "write_sqlite", (".sqlite", ".db")),
    "parquet": RecordForm("tables", "write_parquet", (".parquet",), needs="pyarrow"),
    "fpuzzles": RecordForm("fpuzzles", "write_links", ()),
    "sudokupad": RecordForm("sudokupad", "write_links", ()),
    "svg": RecordForm("pictures", "write_svg", (".svg",)),
    "png": RecordForm("pictures", "write_png", (".png",), needs="resvg_py"),
    "svg-zip": RecordForm("pictures", "write_svg_zip", (".svg.zip",)),
    "png-zip": RecordForm("pictures", "write_png_zip", (".png.zip",), needs="resvg_py"),
    "pdf": RecordForm("booklet", "write_pdf", (".pdf",), is_laid_out=True, needs="fpdf"),
}

SINGLE = {"svg", "png"}  # forms of one puzzle
BINARY = {"sqlite", "parquet", "png", "svg-zip", "png-zip", "pdf"}  # forms that are no text


def form_of(path: Path | None, name: str | None) -> str:
    """Return the form called *name* or, without one, that of the file at *path*; NDJSON for a name without an ending.

    Raise ``RequestError`` for an ending that is not known: nothing is written in another form than a name promises.
    """
    if name is not None:
        return name
    if path is None or not path.suffix or (path.exists() and not path.is_file()):  # a device, or a pipe
        return "ndjson"
    for form, known in FORMS.items():
        if path.name.lower().endswith(known.endings):
            return form
    if path.suffix.lower() == ".zip":
        raise RequestError(f"expected a name that ends in .svg.zip or .png.zip for pictures, got {path.name!r}")
    endings = ", ".join([ending for known in FORMS.values() for ending in known.endings])
    raise RequestError(f"expected a name that ends in {endings}, or a --format, got {path.name!r}")


def writer(name: str, layout: Layout = USUAL) -> Writer:
    """Return the writer of the form called *name*; raise ``RequestError`` where there is none."""
    if name not in FORMS:
        raise RequestError(f"expected a form ({', '.join(FORMS)}), got {name!r}")
    return FORMS[name].writer(layout)


def write_one(name: str, record: Record, layout: Layout = USUAL) -> bytes:
    """Return *record* alone in the form called *name*; raise as ``writer``."""
    stream = BytesIO()
    writer(name, layout)([record], stream)
    return stream.getvalue()
