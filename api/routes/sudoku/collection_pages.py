"""The pages of collections: their puzzles in order, and all of them as a booklet, as lines, or for other programs.

The one script of a page marks what this device has solved; without it all is there but that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from html import escape
from io import BytesIO

from fastapi import APIRouter, Request
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.responses import Response

from kropki.api.client import count, pay
from kropki.api.http import public
from kropki.api.http.media import NDJSON
from kropki.api.jobs import processes
from kropki.api.publications import READ_MS
from kropki.api.routes.dependencies import drawers, executor, publisher
from kropki.api.routes.site import static
from kropki.api.routes.site.qr import long_link
from kropki.api.routes.sudoku.collections import PAGE
from kropki.api.routes.sudoku.embeds import title as name_of
from kropki.api.routes.sudoku.publication_pages import (
    WORDED,
    corrected,
    data_of,
    ending,
    fault,
    head_of,
    rules_of,
    sheet,
    words_of,
    written,
)
from kropki.api.store.publications import Part, Publication
from kropki.generator import formats
from kropki.generator.board import ken
from kropki.generator.errors import KropkiError
from kropki.generator.formats import fpuzzles, sudokupad

pages = APIRouter(include_in_schema=False)
_PAGE = static.folder() / "collection.html"


def _links(item: Publication) -> bytes:
    """Return a line for each puzzle: the link that opens it in SudokuPad, with its title and author."""
    lines = []
    for part in item.parts:
        plain = fpuzzles.as_json(part.record.puzzle, part.record.grid)
        plain |= {"title": part.title or item.words.title, "author": item.words.author}
        lines.append(f"{fpuzzles.link_of(plain, sudokupad.ADDRESS)}\n")
    return "".join(lines).encode()


def _listed(name: str, item: Publication) -> bytes:
    stream = BytesIO()
    formats.writer(name)(item.titled, stream)
    return stream.getvalue()


_FORMS: Mapping[str, tuple[str, str, Callable[[Publication], bytes]]] = {  # by ending: name, media type, writer
    "pdf": ("Booklet (PDF)", "application/pdf", partial(processes.call, sheet)),
    "sudokupad": ("SudokuPad links", "text/plain; charset=utf-8", _links),
    "ken": ("KEN", "text/plain; charset=utf-8", partial(_listed, "ken")),
    "ndjson": ("JSON lines", NDJSON, partial(_listed, "ndjson")),
}


class CollectionFormConvertor(StringConvertor):
    """The ending of a collection's address: a form."""

    regex = "|".join(_FORMS)


register_url_convertor("collected", CollectionFormConvertor())


@pages.get(f"{PAGE}/{{collection_id:publication}}")
async def page(collection_id: str, request: Request) -> Response:
    """Return the page of a collection. If it has gone, the page says so."""
    try:
        await count(1)
        await pay(READ_MS)
        item = await publisher(request).find(collection_id, is_collection=True)
    except KropkiError as error:
        return fault(error, request)
    first = ken.query(item.record.ken, negative=item.record.negative, boxes=item.record.boxes)
    picture = f"{public.base(request)}kropki/picture.png?{first}"
    return static.serve_filled(_PAGE, request, head_of(item.words, _kind(item), picture), _body(item, request))


@pages.get(f"{PAGE}/{{collection_id:publication}}.{{form:collected}}")
async def in_form(collection_id: str, form: str, request: Request) -> Response:
    """Return the puzzles of a collection in a form."""
    await count(1)
    await pay(READ_MS)
    item = await publisher(request).find(collection_id, is_collection=True)
    _, media_type, write = _FORMS[form]
    tasks = (drawers if form == "pdf" else executor)(request)
    made = await written(item, form, (media_type, partial(write, item)), tasks)
    return made.answer(request, WORDED)


def _kind(item: Publication) -> str:
    number = len(item.parts)
    return f"{number} Kropki Sudoku{'s' if number > 1 else ''}"


def _body(item: Publication, request: Request) -> str:
    """Return what the page says; every text of the maker is escaped."""
    first = escape(long_link("/", item.record.puzzle))
    ways = "".join(f'<li><a href="{PAGE}/{item.id}.{form}">{name}</a></li>' for form, (name, _, _) in _FORMS.items())
    puzzles = "".join(_line(number, part) for number, part in enumerate(item.parts, 1))
    return (
        f"{words_of(item.words, _kind(item))}"
        f'<p><a class="main" id="next" href="{first}">Play</a> <span id="standing" role="status"></span></p>'
        f'<ol class="collected">{puzzles}</ol>{_rules(item)}<ul class="ways">{ways}</ul>'
        f"{corrected(item, 'it had other puzzles')}{ending(request)}"
    )


def _rules(item: Publication) -> str:
    """Return the rules, with what missing dots mean if that is the same in all puzzles: else each line says it."""
    kinds = {(part.record.negative, part.record.boxes): part.record.puzzle for part in item.parts}
    puzzle = next(iter(kinds.values()))
    houses = fpuzzles.HOUSES[puzzle.boxes] if len({boxes for _, boxes in kinds}) == 1 else ""
    several = f"Rules: {houses}{fpuzzles.DOTS}What {'a missing dot means' if houses else 'else holds'} is said of each."
    words = rules_of(puzzle) if len(kinds) == 1 else several
    return f'<p class="rules">{escape(words)}</p>'


def _line(number: int, part: Part) -> str:
    record = part.record
    title = escape(part.title or f"Puzzle {number}")
    play = escape(long_link("/", record.puzzle))
    link = f'<a href="{play}" dir="auto">{title}</a>'
    copy = f'<a class="copy" href="{escape(long_link("/make", record.puzzle))}">Edit a copy</a>'
    about = f"{name_of(record)}, {fpuzzles.in_short(record.negative, boxes=record.boxes)}"
    return f'<li {data_of(record)}>{link} <span class="soft">{about}</span> {copy}</li>'
