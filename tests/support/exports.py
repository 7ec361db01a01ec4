"""Records of every kind, and their forms, as tests make and read them."""

from __future__ import annotations

import ctypes
import io
import itertools
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypedDict, Unpack

import pypdfium2
from click.testing import CliRunner, Result
from pypdfium2 import raw

from kropki.cli import main
from kropki.generator import formats
from kropki.generator.formats import booklet
from kropki.generator.formats.layout import Layout
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level

REQUESTS = [
    Request(),
    Request(difficulty=Level.EASY),
    Request(negative=False),
    Request(size=6, difficulty=Level.MEDIUM),
    Request(size=6, negative=False),
    Request(size=4),
]


class Looks(TypedDict, total=False):
    """The fields of a layout that are not as they are by default."""

    title: str
    per_page: int
    paper: str
    site: str
    author: str
    copyright: str
    margin: float
    gutter: float
    front: bool
    ratings: bool
    order: str
    solutions: str
    upside_down: bool
    bleed: float


@cache
def records() -> tuple[Record, ...]:
    return tuple(generate(f"export/{seed}", request) for request in REQUESTS for seed in range(3))


def tags(content: bytes) -> list[list[tuple[str, str]]]:
    """Return, for each page of a PDF, the tags of what is on it and the words of its pictures, in reading order."""
    document = pypdfium2.PdfDocument(content)
    found = []
    for page in document:
        tree = raw.FPDF_StructTree_GetForPage(page.raw)
        [root] = [raw.FPDF_StructTree_GetChildAtIndex(tree, 0)]
        each = [
            raw.FPDF_StructElement_GetChildAtIndex(root, at) for at in range(raw.FPDF_StructElement_CountChildren(root))
        ]
        read = (raw.FPDF_StructElement_GetType, raw.FPDF_StructElement_GetAltText)
        found.append([(_text(read[0], one), _text(read[1], one)) for one in each if one])
        raw.FPDF_StructTree_Close(tree)
    return found


def _text(read: Callable[..., int], element: object) -> str:
    buffer = ctypes.create_string_buffer(4096)
    size = read(element, buffer, len(buffer))
    return buffer.raw[: max(size - 2, 0)].decode("utf-16-le")


def written(form: str, some: tuple[Record, ...] | None = None) -> bytes:
    stream = io.BytesIO()
    formats.writer(form)(iter(records() if some is None else some), stream)
    return stream.getvalue()


def invoke(*args: str | Path, stdin: bytes = b"") -> Result:
    return CliRunner().invoke(main.kropki, [str(arg) for arg in args], input=stdin, standalone_mode=False)


def pages(content: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(content)
    return [page.get_textpage().get_text_range() for page in document]


def bound(some: tuple[Record, ...], **layout: Unpack[Looks]) -> bytes:
    stream = io.BytesIO()
    booklet.write_pdf(iter(some), stream, Layout(**layout))
    return stream.getvalue()


def crowded(page: pypdfium2.PdfPage) -> list[tuple[str, str]]:
    """Return the pieces of text that lie over each other, and those that are not whole on the page as it is cut."""
    words = page.get_textpage()
    boxes = [words.get_rect(at) for at in range(words.count_rects())]
    left, bottom, right, top = page.get_trimbox(fallback_ok=False) or (0, 0, *page.get_size())
    outside = [box for box in boxes if box[0] < left or box[1] < bottom or box[2] > right or box[3] > top]
    over = [(one, other) for one, other in itertools.combinations(boxes, 2) if _overlap(one, other)]
    return [(words.get_text_bounded(*one), words.get_text_bounded(*other)) for one, other in over] + [
        (words.get_text_bounded(*box), "the edge") for box in outside
    ]


def _overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return all(max(one[at], other[at]) + 0.5 < min(one[at + 2], other[at + 2]) for at in (0, 1))
