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
from kropki.api.jobs import processes
from kropki.api.jobs.executor import Executor
from kropki.api.publications import READ_MS
from kropki.api.routes.dependencies import drawers, executor, publisher
from kropki.api.routes.site import previews, static
from kropki.api.routes.site.qr import long_link
from kropki.api.routes.sudoku.embeds import title as name_of
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
    head = head_of(item.words, f"Kropki Sudoku {name_of(item.record)}", picture)
    return static.serve_filled(_PAGE, request, head, _body(item, request))


@pages.get(f"{PAGE}/{{publication_id:publication}}.{{form:form}}")
async def in_form(publication_id: str, form: str, request: Request) -> Response:
    """Return the puzzle of a publication in a form. The forms of other programs also have its title and author."""
    await count(1)
    await pay(READ_MS)
    item = await publisher(request).find(publication_id)
    tasks = (drawers if Form(form) in DRAWN else executor)(request)
    made = await written(item, form, _writer(item, Form(form)), tasks)
    return made.answer(request, _cached(item, Form(form), request))


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


def _writer(item: Publication, form: Form) -> tuple[str, Callable[[], bytes]]:
    if form is Form.JSON:
        return "application/json", lambda: to_json(item.record.as_json(solution=False))
    own: dict[Form, Callable[[], bytes]] = {
        Form.FPUZZLES: lambda: to_json(as_fpuzzles(item)),
        Form.SUDOKUPAD: lambda: fpuzzles.link_of(as_fpuzzles(item), sudokupad.ADDRESS).encode(),
        Form.PDF: partial(processes.call, sheet, item),
        Form.SVG: lambda: pictures.with_rule(item.record.puzzle).encode(),
        Form.PNG: lambda: processes.call(pictures.png, pictures.with_rule(item.record.puzzle)),
    }
    writer = WRITERS[form]
    return writer.media_type, own.get(form) or partial(writer.write, item.record)


def sheet(item: Publication) -> bytes:
    """Return the puzzles on paper in their order, with title and author where the fonts have all their letters."""
    stream, of_one = BytesIO(), 2 if item.is_collection else 1
    try:
        looks = layout.Layout(title=item.words.title, author=item.words.author, per_page=of_one)
    except RequestError:
        looks = layout.Layout(per_page=of_one)
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
    what = (item.edition, "")
    play = escape(long_link("/", item.record.puzzle))
    links = _KEPT.make(what, "text/html", partial(_ways, item)).content.decode()
    return (
        f"{words_of(item.words, f'Kropki Sudoku {name_of(item.record)}')}"
        f'<p class="rules">{escape(rules_of(item.record.puzzle))}</p>'
        f'<img src="{_address(item, Form.SVG)}" alt="The board" width="448" height="448">'
        f'<ul class="ways"><li><a class="main" id="play" href="{play}" {data_of(item.record)}>Play</a></li>{links}</ul>'
        f'<p class="ken">{escape(_text(item.record.puzzle, request))}</p>'
        f"{corrected(item, 'the puzzle had other clues')}{ending(request)}"
    )


def data_of(record: Record) -> str:
    """Return the attributes from which a page's script knows a puzzle."""
    boxes = "" if record.boxes else ' data-boxes="false"'
    return f'data-ken="{escape(record.ken)}" data-negative="{str(record.negative).lower()}"{boxes}'


def rules_of(puzzle: Puzzle) -> str:
    """Return the rules of a puzzle in words, with what a missing dot means."""
    return f"Rules: {fpuzzles.rules_of(puzzle.negative, boxes=puzzle.boxes)}"


def _text(puzzle: Puzzle, request: Request) -> str:
    """Return a puzzle as text: KEN, or where not all dots are drawn, which KEN cannot say, its link."""
    return ken.write(puzzle) if puzzle.negative is True and puzzle.boxes else long_link(public.base(request), puzzle)


def _ways(item: Publication) -> bytes:
    """Return the links to a puzzle in every form."""
    plain = as_fpuzzles(item)
    ways = {
        "Edit a copy": long_link("/make", item.record.puzzle),
        "SudokuPad": fpuzzles.link_of(plain, sudokupad.ADDRESS),
        "f-puzzles": fpuzzles.link_of(plain),
        **{name: _address(item, form) for form, name in _ENDINGS.items()},
    }
    each = (f'<li><a href="{escape(address)}" rel="noopener">{name}</a></li>' for name, address in ways.items())
    return "".join(each).encode()


def head_of(said: Words, kind: str, picture: str) -> str:
    """Return the head of a page: its title, and the tags of its preview."""
    about = f"by {said.author}. " if said.author else ""
    tags = previews.tags(said.title, f"{kind}, {about}{said.note}"[:300], picture)
    return f"<title>{escape(said.title)}</title>{static.meta(tags)}"


def words_of(said: Words, kind: str) -> str:
    """Return the words of a maker, escaped, and of what *kind* the thing is."""
    by = f'<p class="by" dir="auto">by <span id="author">{escape(said.author)}</span></p>' if said.author else ""
    note = f'<p class="note" dir="auto">{escape(said.note)}</p>' if said.note else ""
    return f'<h1 dir="auto">{escape(said.title)}</h1>{by}<p class="by">{kind}</p>{note}'


def corrected(item: Publication, what: str) -> str:
    """Say on which day the puzzles were corrected, and *what* was before; nothing if they never were."""
    if item.corrected is None:
        return ""
    day = utc_day(item.corrected)
    return f'<p class="soft">Corrected on <time datetime="{day}">{day}</time>: {what} before.</p>'


def ending(request: Request) -> str:
    """Say whose words these are, and how a page is taken down."""
    contact = public.settings(request).contact
    ask = "To have this page taken down, write to whoever runs this site."
    if contact != OFF:
        ask = f'<a href="{escape(contact.split()[0])}">Ask to have this page taken down</a>.'
    kept = '<a href="/privacy.html#publish">What is kept</a>'
    return f'<p class="soft">Its maker wrote these words, not this site. {ask} {kept}.</p>'


def fault(error: KropkiError, request: Request) -> Response:
    """Return the page that says why nothing is here."""
    status = errors.render(error).status_code
    words = "This page cannot be had right now. Try again in a moment."
    if isinstance(error, UnknownError):
        words = "Nothing is published here."
    elif isinstance(error, RemovedError):
        words = f"{error.message[:1].upper()}{error.message[1:]}."
    body = f'<h1>{escape(words)}</h1><p><a href="/">Play a puzzle</a></p>'
    return static.serve_filled(_PAGE, request, "<title>Kropki</title>", body, status)
