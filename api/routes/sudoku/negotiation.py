"""The forms of a puzzle, chosen by the ending of its address, by ``format`` or by ``Accept``."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from starlette.exceptions import HTTPException

from kropki.api.http.weights import weights
from kropki.api.jobs import processes
from kropki.generator import formats
from kropki.generator.formats.layout import USUAL, Layout
from kropki.generator.generation.record import Record


class Form(StrEnum):
    """The forms, by their names."""

    JSON = "json"
    SVG = "svg"
    PNG = "png"
    PDF = "pdf"
    KEN = "ken"
    FPUZZLES = "fpuzzles"
    SUDOKUPAD = "sudokupad"


@dataclass(frozen=True, slots=True)
class Writer:
    """The media type of a form, and what writes a record: for paper, in a language, too."""

    media_type: str
    write: Callable[..., bytes]


def _exported(name: str) -> Callable[[Record], bytes]:
    return partial(formats.write_one, name)


def _drawn(name: str) -> Callable[[Record], bytes]:
    """Return what writes a form whose drawing holds Python's lock for a tenth of a second."""
    return partial(processes.call, formats.write_one, name)


def _printed(record: Record, lang: str = USUAL.lang) -> bytes:
    return processes.call(formats.write_one, "pdf", record, Layout(lang=lang))


def _f_puzzles(record: Record) -> bytes:
    from kropki.generator.formats import fpuzzles  # noqa: PLC0415 - seldom wanted

    return json.dumps(fpuzzles.as_json(record.puzzle, record.grid, record.id)).encode()


WRITERS: Mapping[Form, Writer] = {
    Form.SVG: Writer("image/svg+xml", _exported("svg")),
    Form.PNG: Writer("image/png", _drawn("png")),
    Form.PDF: Writer("application/pdf", _printed),
    Form.KEN: Writer("text/plain; charset=utf-8", _exported("ken")),
    Form.FPUZZLES: Writer("application/json", _f_puzzles),
    Form.SUDOKUPAD: Writer("text/plain; charset=utf-8", _exported("sudokupad")),
}
DRAWN = (Form.PNG, Form.PDF)
MEDIA_TYPES = {str(form): WRITERS[form].media_type if form in WRITERS else "application/json" for form in Form}
_BY_TYPE = {  # in the order in which they are preferred
    "application/json": Form.JSON,
    "image/svg+xml": Form.SVG,
    "image/png": Form.PNG,
    "application/pdf": Form.PDF,
    "text/plain": Form.KEN,
}


def accepted(header: str) -> Form:
    """Return the form that an ``Accept`` header prefers; raise 406 if it accepts none.

    >>> accepted("text/html, image/*;q=0.5"), accepted("*/*"), accepted("")
    (<Form.SVG: 'svg'>, <Form.JSON: 'json'>, <Form.JSON: 'json'>)
    """
    if header in ("", "*/*"):  # what most programs send
        return Form.JSON
    liked = weights(header) if header.strip() else {"*/*": 1.0}
    by_form = {form: _weight_of(kind, liked) for kind, form in _BY_TYPE.items()}
    best = max(by_form, key=lambda form: by_form[form])
    if by_form[best] <= 0:
        raise HTTPException(406, f"expected Accept to name one of {', '.join(_BY_TYPE)}", {"Vary": "Accept"})
    return best


def _weight_of(kind: str, liked: Mapping[str, float]) -> float:
    """Return the weight of the most specific range that matches the media type *kind*."""
    for accepted in (kind, f"{kind.partition('/')[0]}/*", "*/*"):
        if accepted in liked:
            return liked[accepted]
    return 0.0
