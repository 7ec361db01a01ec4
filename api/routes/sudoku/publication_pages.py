"""The pages of publications, which have what a stranger wrote, escaped; and the forms of their puzzles.

A page runs two scripts: one chooses the theme, one has the player tell whose puzzle it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from html import escape
from io import BytesIO

from fastapi import APIRouter, Request
from pydantic_core import to_json
from starlette.responses import Response

from kropki.api.client import count, pay
from kropki.api.errors import RemovedError, UnknownError
from kropki.api.http import errors, public
from kropki.api.http.prepared import Kept, Prepared
from kropki.api.http.spoken import VARY, language_for, language_of
from kropki.api.jobs import processes
from kropki.api.jobs.executor import Executor
from kropki.api.publications import READ_MS
from kropki.api.routes.dependencies import drawers, executor, publisher
from kropki.api.routes.site import previews, static
from kropki.api.routes.site.qr import long_link
from kropki.api.routes.sudoku.embeds import called
from kropki.api.routes.sudoku.negotiation import DRAWN, WRITERS, Form
from kropki.api.routes.sudoku.publications import PAGE, utc_day
from kropki.api.settings import OFF
from kropki.api.store.publications import Publication, Words
from kropki.generator import formats
from kropki.generator.board import ken
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.errors import KropkiError, RequestError
from kropki.generator.formats import fpuzzles, layout, pictures, sudokupad
from kropki.generator.generation.record import Record
from kropki.languages import Language
from kropki.languages import language as language_called

pages = APIRouter(include_in_schema=False)
CACHED = "public, max-age=300"  # it may be withdrawn
_UNNAMED = "public, max-age=60"  # of an address that does not name the puzzle: it may get another one
WORDED = "no-cache"  # of what has the words of the maker
_KEPT = Kept(16 * 2**20)  # bytes of what is written for paper and for other programs
_PAGE = static.folder() / "publication.html"
_WITH_WORDS = (Form.PDF, Form.FPUZZLES, Form.SUDOKUPAD)
_ENDINGS = {Form.SVG: "SVG", Form.PNG: "PNG", Form.PDF: "PDF"}


@pages.get(f"{PAGE}/{{publication_id:publication}}")
async def page(publication_id: str, request: Request) -> Response:
    """Return the page of a publication. If it has gone, the page says so."""
    try:
        await count(1)
        await pay(READ_MS)
        item = await publisher(request).find(publication_id)
    except KropkiError as error:
        return fault(error, request)
    picture = f"{public.base(request)}{_address(item, Form.PNG)[1:]}"
    head = head_of(item.words, _kind(item, language_for(request)), picture, language_for(request))
    return static.serve_filled(_PAGE, request, head, _body(item, request))


@pages.get(f"{PAGE}/{{publication_id:publication}}.{{form:form}}")
async def in_form(publication_id: str, form: str, request: Request) -> Response:
    """Return the puzzle of a publication in a form. The forms of other programs also have its title and author."""
    await count(1)
    await pay(READ_MS)
    item = await publisher(request).find(publication_id)
    tasks = (drawers if Form(form) in DRAWN else executor)(request)
    lang = language_of(request) if Form(form) in {Form.PDF, Form.SVG, Form.PNG} else ""
    made = await written(item, form + lang, _writer(item, Form(form), lang), tasks)
    return made.answer(request, _cached(item, Form(form), request), vary=VARY if lang else "")


def _address(item: Publication, form: Form) -> str:
    """Return the address of a puzzle in a *form*: another one as soon as the puzzle is another one."""
    return f"{PAGE}/{item.id}.{form}?v={item.record.id}"


def _cached(item: Publication, form: Form, request: Request) -> str:
    """Return how long a *form* may be kept: a minute, if the address does not name the puzzle."""
    if form in _WITH_WORDS:
        return WORDED
    return CACHED if request.query_params.get("v") == item.record.id else _UNNAMED


async def written(item: Publication, form: str, writer: tuple[str, Callable[[], bytes]], tasks: Executor) -> Prepared:
    """Return a publication in a *form*: as it was written before, for its words are the same, or by *tasks*."""
    what, (media_type, write) = (item.edition, form), writer
    if made := _KEPT.find(what):
        return made
    return await tasks.run(partial(_KEPT.make, what, media_type, write))


def _writer(item: Publication, form: Form, lang: str) -> tuple[str, Callable[[], bytes]]:
    if form is Form.JSON:
        return "application/json", lambda: to_json(item.record.as_json(solution=False))
    own: dict[Form, Callable[[], bytes]] = {
        Form.FPUZZLES: lambda: to_json(as_fpuzzles(item)),
        Form.SUDOKUPAD: lambda: fpuzzles.link_of(as_fpuzzles(item), sudokupad.ADDRESS).encode(),
        Form.PDF: partial(processes.call, sheet, item, lang),
        Form.SVG: lambda: drawn(item, lang).encode(),
        Form.PNG: lambda: processes.call(pictures.png, drawn(item, lang)),
    }
    writer = WRITERS[form]
    return writer.media_type, own.get(form) or partial(writer.write, item.record)


def drawn(item: Publication, lang: str) -> str:
    """Draw a publication as SVG, with its rule in a language."""
    return pictures.with_rule(item.record.puzzle, language_called(lang))


def sheet(item: Publication, lang: str) -> bytes:
    """Return the puzzles on paper in their order, with title and author where the fonts have all their letters."""
    stream, of_one = BytesIO(), 2 if item.is_collection else 1
    try:
        looks = layout.Layout(title=item.words.title, author=item.words.author, per_page=of_one, lang=lang)
    except RequestError:
        looks = layout.Layout(per_page=of_one, lang=lang)
    records = item.titled
    if item.is_collection:  # a booklet has its puzzles by level, but for those without one
        records = [replace(record, difficulty=None) for record in records]
    formats.writer("pdf", looks)(records, stream)
    return stream.getvalue()


def as_fpuzzles(item: Publication) -> dict[str, object]:
    """Return the JSON of f-puzzles, with the title and the author that people gave."""
    plain = fpuzzles.as_json(item.record.puzzle, item.record.grid)
    return plain | {"title": item.words.title, "author": item.words.author}


def _body(item: Publication, request: Request) -> str:
    """Return what the page says; every text of the maker is escaped."""
    language = language_for(request)
    what = (item.edition, f"ways in {language.code}")
    play = escape(long_link("/", item.record.puzzle))
    links = _KEPT.make(what, "text/html", partial(_ways, item, language)).content.decode()
    return (
        f"{words_of(item.words, _kind(item, language), language)}"
        f'<p class="rules">{escape(rules_of(item.record.puzzle, language))}</p>'
        f'<img src="{_address(item, Form.SVG)}" alt="{language.write("the-board", {})}" width="448" height="448">'
        f'<ul class="ways"><li><a class="main" id="play" href="{play}" {data_of(item.record)}>'
        f"{language.write('play', {})}</a></li>{links}</ul>"
        f'<p class="ken">{escape(_text(item.record.puzzle, request))}</p>'
        f"{corrected(item, 'corrected-clues', language)}{ending(request, language)}"
    )


def _kind(item: Publication, language: Language) -> str:
    return called(item.record, language)


def data_of(record: Record) -> str:
    """Return the attributes from which a page's script knows a puzzle."""
    boxes = "" if record.boxes else ' data-boxes="false"'
    return f'data-ken="{escape(record.ken)}" data-negative="{str(record.negative).lower()}"{boxes}'


def rules_of(puzzle: Puzzle, language: Language) -> str:
    """Return the rules of a puzzle in words, with what a missing dot means."""
    rules = fpuzzles.rules_of(puzzle.negative, boxes=puzzle.boxes, language=language)
    return language.write("the-rules", {"rules": rules})


def _text(puzzle: Puzzle, request: Request) -> str:
    """Return a puzzle as text: KEN, or where not all dots are drawn, which KEN cannot say, its link."""
    return ken.write(puzzle) if puzzle.negative is True and puzzle.boxes else long_link(public.base(request), puzzle)


def _ways(item: Publication, language: Language) -> bytes:
    """Return the links to a puzzle in every form."""
    plain = as_fpuzzles(item)
    ways = {
        language.write("edit-a-copy", {}): long_link("/make", item.record.puzzle),
        "SudokuPad": fpuzzles.link_of(plain, sudokupad.ADDRESS),
        "f-puzzles": fpuzzles.link_of(plain),
        **{name: _address(item, form) for form, name in _ENDINGS.items()},
    }
    each = (f'<li><a href="{escape(address)}" rel="noopener">{name}</a></li>' for name, address in ways.items())
    return "".join(each).encode()


def head_of(said: Words, kind: str, picture: str, language: Language) -> str:
    """Return the head of a page: its title, and the tags of its preview."""
    by = {"kind": kind, "author": said.author, "note": said.note}
    about = language.write("publication-by", by) if said.author else ", ".join(filter(None, (kind, said.note)))
    tags = previews.tags(said.title, about[:300], picture)
    return f"<title>{escape(said.title)}</title>{static.meta(tags)}"


def words_of(said: Words, kind: str, language: Language) -> str:
    """Return the words of a maker, escaped, and of what *kind* the thing is."""
    author = language.write("by-author", {"author": f'<span id="author">{escape(said.author)}</span>'})
    by = f'<p class="by" dir="auto">{author}</p>' if said.author else ""
    note = f'<p class="note" dir="auto">{escape(said.note)}</p>' if said.note else ""
    return f'<h1 dir="auto">{escape(said.title)}</h1>{by}<p class="by">{kind}</p>{note}'


def corrected(item: Publication, name: str, language: Language) -> str:
    """Say on which day the puzzles were corrected, by the message of this *name*; nothing if they never were."""
    if item.corrected is None:
        return ""
    day = utc_day(item.corrected)
    said = language.write(name, {"day": f'<time datetime="{day}">{day}</time>'})
    return f'<p class="soft">{said}</p>'


def ending(request: Request, language: Language) -> str:
    """Say whose words these are, and how a page is taken down."""
    contact = public.settings(request).contact
    ask = language.write("to-have-this-page-taken-down", {})
    if contact != OFF:
        ask = language.write("ask-to-have-it-taken-down", {"address": escape(contact.split()[0])})
    return f'<p class="soft">{language.write("its-maker-wrote-these-words", {"ask": ask})}</p>'


def fault(error: KropkiError, request: Request) -> Response:
    """Return the page that says why nothing is here."""
    status = errors.render(error).status_code
    language = language_for(request)
    name = "page-cannot-be-had"
    if isinstance(error, UnknownError):
        name = "nothing-is-published-here"
    elif isinstance(error, RemovedError):
        name = "publication-is-withdrawn" if error.code == "withdrawn" else "publication-is-removed"
    body = f'<h1>{language.write(name, {})}</h1><p><a href="/">{language.write("play-a-puzzle", {})}</a></p>'
    return static.serve_filled(_PAGE, request, "<title>Kropki</title>", body, status)
