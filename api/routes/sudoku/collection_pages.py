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
from kropki.api.http.spoken import VARY, language_for, language_of
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
from kropki.languages import Language

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


_FORMS: Mapping[
    str, tuple[str, str, Callable[..., bytes]]
] = {  # by ending: name, a message; media type, writer, of a publication and for paper a language
    "pdf": ("booklet-as-pdf", "application/pdf", partial(processes.call, sheet)),
    "sudokupad": ("sudokupad-links", "text/plain; charset=utf-8", _links),
    "ken": ("as-ken", "text/plain; charset=utf-8", partial(_listed, "ken")),
    "ndjson": ("json-lines", NDJSON, partial(_listed, "ndjson")),
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
    language = language_for(request)
    head = head_of(item.words, _kind(item, language), picture, language)
    return static.serve_filled(_PAGE, request, head, _body(item, request, language))


@pages.get(f"{PAGE}/{{collection_id:publication}}.{{form:collected}}")
async def in_form(collection_id: str, form: str, request: Request) -> Response:
    """Return the puzzles of a collection in a form."""
    await count(1)
    await pay(READ_MS)
    item = await publisher(request).find(collection_id, is_collection=True)
    _, media_type, write = _FORMS[form]
    tasks = (drawers if form == "pdf" else executor)(request)
    lang = (language_of(request),) if form == "pdf" else ()
    made = await written(item, "".join((form, *lang)), (media_type, partial(write, item, *lang)), tasks)
    return made.answer(request, WORDED, vary=VARY if lang else "")


def _kind(item: Publication, language: Language) -> str:
    boxes = all(part.record.boxes for part in item.parts)
    return language.write("kropki-sudokus", {"count": len(item.parts), "boxes": str(boxes).lower()})


def _body(item: Publication, request: Request, language: Language) -> str:
    """Return what the page says; every text of the maker is escaped."""
    first = escape(long_link("/", item.record.puzzle))
    ways = "".join(
        f'<li><a href="{PAGE}/{item.id}.{form}">{language.write(name, {})}</a></li>'
        for form, (name, _, _) in _FORMS.items()
    )
    puzzles = "".join(_line(number, part, language) for number, part in enumerate(item.parts, 1))
    return (
        f"{words_of(item.words, _kind(item, language), language)}"
        f'<p><a class="main" id="next" href="{first}">{language.write("play", {})}</a> '
        f'<span id="standing" role="status"></span></p>'
        f'<ol class="collected">{puzzles}</ol>{_rules(item, language)}<ul class="ways">{ways}</ul>'
        f"{corrected(item, 'corrected-puzzles', language)}{ending(request, language)}"
    )


def _rules(item: Publication, language: Language) -> str:
    """Return the rules, with what missing dots mean if that is the same in all puzzles: else each line says it."""
    kinds = {(part.record.negative, part.record.boxes): part.record.puzzle for part in item.parts}
    puzzle = next(iter(kinds.values()))
    if len(kinds) == 1:
        return f'<p class="rules">{escape(rules_of(puzzle, language))}</p>'
    dots = language.write("rules-of-dots", {})
    rules = [dots, language.write("what-else-holds-is-said-of-each", {})]
    if len({boxes for _, boxes in kinds}) == 1:
        houses = fpuzzles.about_houses(puzzle.boxes, language)
        rules = [houses, dots, language.write("what-a-gap-means-is-said-of-each", {})]
    return f'<p class="rules">{escape(language.write("the-rules", {"rules": " ".join(rules)}))}</p>'


def _line(number: int, part: Part, language: Language) -> str:
    record = part.record
    title = escape(part.title or language.write("puzzle-number", {"number": number}))
    play = escape(long_link("/", record.puzzle))
    link = f'<a href="{play}" dir="auto">{title}</a>'
    edit = language.write("edit-a-copy", {})
    copy = f'<a class="copy" href="{escape(long_link("/make", record.puzzle))}">{edit}</a>'
    gaps = fpuzzles.in_short(record.negative, boxes=record.boxes, language=language)
    about = f"{name_of(record, language)}, {gaps}"
    return f'<li {data_of(record)}>{link} <span class="soft">{about}</span> {copy}</li>'
