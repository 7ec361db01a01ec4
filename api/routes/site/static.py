"""The page: a route for each file of ``web/``, so that no other file can be requested.

Requests look whether a file has changed, so an edited one shows at the next reload; it is read
and compressed only then.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from urllib.parse import quote

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from kropki.api.http import bare, etag
from kropki.api.http.prepared import COMPRESSION, Prepared, prepare
from kropki.api.http.spoken import VARY, language_of
from kropki.api.routes.site import joined, words
from kropki.generator.board import ken
from kropki.generator.errors import KenError
from kropki.languages import ENGLISH, OF_DOTS

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_STRIPPED = {".css": bare.style, ".js": bare.script}
_WORDS = {".html": words.into_page, ".js": words.into_script, ".webmanifest": words.into_page}
_TEXTS = {*_STRIPPED, *_WORDS}
_FOLDER = Path(__file__).parents[3] / "web"
_FOR_EVER = "public, max-age=31536000, immutable"
_REST = 20  # times as long as a look at the folder takes, until the next
_MADE = 512  # pages with what is said of one puzzle or game, some ten kilobytes each
_KEPT = 512  # files, or states of them, that are kept compressed: the page has sixty
_FIRST = re.compile(r'<script type="module" src="/([\w/-]+\.js)">')
_BESIDE = 256  # scripts of pages, three each, in each language
_COLOUR = "#0d6b70"  # of the icon


def folder() -> Path:
    """Return the folder of the page; raise ``FileNotFoundError`` where it was not installed."""
    if (_FOLDER / "index.html").is_file():
        return _FOLDER
    raise FileNotFoundError(errno.ENOENT, "the page is not installed", str(_FOLDER / "index.html"))


def routes(root: Path) -> Iterator[Route]:
    """Yield a route for each file of the page below *root*."""
    for file in sorted(root.rglob("*")):
        parts = file.relative_to(root).parts
        if file.suffix in TYPES and all(map(_is_served, parts)):
            path = "/".join(parts)
            yield Route(
                "/" + path.removesuffix("index.html").rstrip("/"), _serving(root, file)
            )  # also /dots and /learn


def versioned(root: Path, base: str = "") -> Route:
    """Return the route of the scripts and styles below *root* under the page's version; any other version is not there.

    Their addresses begin with *base*.

    A module names others by relative addresses, so all modules of a visit are of the version that its HTML names.
    """

    async def serve(request: Request) -> Response:
        name = PurePosixPath(request.path_params["path"]).as_posix()
        state = _state(root)
        spoken, _, page = request.path_params["version"].partition("~")
        version, _, code = spoken.partition("-")
        if version != state.version or code not in OF_DOTS:
            raise HTTPException(404)
        if page:
            return _beside(root, spoken, page, name).answer(request, _FOR_EVER)
        part = state.parts.get(name)
        if part is None or name.endswith("index.html"):
            raise HTTPException(404)
        if not _is_as_seen(root, part):  # changed since the look: it is of another version
            raise HTTPException(404)
        return _prepared(root / name, code).answer(request, _FOR_EVER)

    return Route(f"{base}/v/{{version}}/{{path:path}}", serve)


class _Part(NamedTuple):
    """A file of the page as it is now."""

    name: str  # "shared/dom.js"
    changed_ns: int
    size: int


class _State(NamedTuple):
    """The files that make one version of the page together, its HTML first."""

    parts: dict[str, _Part]  # by their names
    version: str
    good_until: float  # by the monotonic clock: then the folder is looked at again


_states: dict[Path, _State] = {}  # of each folder that holds a page


def page_version(root: Path) -> str:
    """Return the hash of every script and style below *root*, of its HTML, and of what is said in it."""
    return _state(root).version


def edition_of(root: Path, code: str) -> str:
    """Return the name in addresses of what is below *root* in the language *code*."""
    return f"{page_version(root)}-{code}"


def _state(root: Path) -> _State:
    """Return the page below *root* as it is, or was a moment ago: the looks take a twentieth of the time at most."""
    if (state := _states.get(root)) is None or time.monotonic() >= state.good_until:
        state = _states[root] = _look(root)
    return state


def _look(root: Path) -> _State:
    begin = time.thread_time()
    parts = tuple(sorted(_found(root), key=lambda part: (not part.name.endswith(".html"), part.name)))
    rest = _REST * (time.thread_time() - begin)
    return _State({part.name: part for part in parts}, _hash_of(root, parts), time.monotonic() + rest)


def _found(root: Path) -> Iterator[_Part]:
    """Yield the HTML of pages and of their dialogs, every style, and every script but the service worker."""
    for folder, below, names in os.walk(root):
        below[:] = filter(_is_served, below)
        for path in (Path(folder, name) for name in names):
            name = path.relative_to(root).as_posix()
            if path.name in {"index.html", "dialogs.html"} or (path.suffix in {".css", ".js"} and name != "sw.js"):
                yield _part(name, path.stat())


def _is_served(name: str) -> bool:
    """Tell whether files in a folder or of a name have an address: none that is hidden, and no package."""
    return not name.startswith((".", "node_modules"))


def _is_as_seen(root: Path, part: _Part) -> bool:
    try:
        return _part(part.name, (root / part.name).stat()) == part
    except FileNotFoundError:
        return False


def _part(name: str, stat: os.stat_result) -> _Part:
    return _Part(name, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=4)
def _hash_of(root: Path, parts: tuple[_Part, ...]) -> str:
    digest = hashlib.sha256(words.FINGERPRINT)
    for part in parts:
        digest.update(f"{part.name}\0".encode() + (root / part.name).read_bytes())
    return digest.hexdigest()[:16]


def links() -> tuple[Route, ...]:
    """Return the other routes: links whose path is KEN, and the icons that every site has."""
    pictures = (Route(path, _icon_picture) for path in ("/icon.png", "/apple-touch-icon.png"))
    return Route("/{text:ken}", _ken_link), Route("/favicon.ico", _icon), *pictures


class KenConvertor(StringConvertor):
    """An address that may be KEN, whose rows have slashes between them."""

    regex = "[0-9A-Iwkx()/]+"


register_url_convertor("ken", KenConvertor())


async def _ken_link(request: Request) -> Response:
    """Redirect a link whose path is a puzzle in KEN to the page with that puzzle."""
    try:
        text = ken.write(ken.parse(request.path_params["text"]))
    except KenError:
        raise HTTPException(404) from None
    return RedirectResponse(f"/?ken={quote(text, safe='/()')}", 301)


async def _icon(_request: Request) -> Response:
    return RedirectResponse("/favicon.svg", 301, {"Cache-Control": "public, max-age=86400"})


def _icon_picture(request: Request) -> Response:
    """Return the icon for a home screen, which crops it: its colour goes to the edge."""
    return etag.answer(request, _render_icon(), media_type=TYPES[".png"], cache_control="public, max-age=86400")


@cache
def _render_icon() -> bytes:
    import resvg_py  # noqa: PLC0415 - seldom wanted

    picture: bytes = resvg_py.svg_to_bytes((folder() / "favicon.svg").read_text("utf-8"), width=512, background=_COLOUR)
    return picture


def serve(
    file: Path, request: Request, tags: Mapping[str, str] | None = None, status: int = 200, embedding: str = ""
) -> Response:
    """Return the HTML *file* with the Open Graph *tags*, from which other sites make a preview of a link.

    *embedding* is the address that tells them how to embed it, where that is possible.
    """
    head = meta(tags or {})
    if embedding:
        head += f'<link rel="alternate" type="application/json+oembed" href="{escape(embedding)}">'
    return _made(file, request, "", ("</head>", f"{head}</head>")).answer(request, "no-cache", status, vary=VARY)


def meta(tags: Mapping[str, str]) -> str:
    """Return the Open Graph *tags* as HTML."""
    return "".join(f'<meta property="og:{name}" content="{escape(text)}">' for name, text in tags.items())


def serve_filled(file: Path, request: Request, head: str, body: str, status: int = 200) -> Response:
    """Return the HTML *file* with more in its *head*, and in its main part *body*: HTML, whose texts are escaped."""
    parts = ("</head>", f"{head}</head>"), ("</main>", f"{body}</main>")
    return _made(file, request, "", *parts).answer(request, "no-cache", status, vary=VARY)


def serve_embedded(file: Path, request: Request, base: str, data: Mapping[str, str], status: int = 200) -> Response:
    """Return the HTML *file* with *data* in its body; its scripts and styles are below *base*."""
    attributes = "".join(f' data-{name}="{escape(text)}"' for name, text in data.items())
    made = _made(file, request, base, ("<body>", f"<body{attributes}>"))
    return made.answer(request, "no-cache", status, vary=VARY)


def _made(file: Path, request: Request, base: str, *parts: tuple[str, str]) -> Prepared:
    """Return the HTML *file* as it is now, a text in each place of *parts*; its scripts and styles are below *base*.

    It is made once, for what is asked for again and again: a link that many follow, and the page of what is not there.
    """
    stat = file.stat()
    seen = (page_version(_root_of(file)), stat.st_mtime_ns, stat.st_size)
    return _make(file, language_of(request), base, seen, parts)


@lru_cache(maxsize=_MADE)
def _make(file: Path, code: str, base: str, seen: tuple[str, int, int], parts: tuple[tuple[str, str], ...]) -> Prepared:
    content = _written(file, code, base, seen)
    for place, text in parts:
        content = content.replace(place, text, 1)
    return prepare(content.encode(), TYPES[".html"], COMPRESSION)


@lru_cache(maxsize=_KEPT)
def _written(file: Path, code: str, base: str, _seen: tuple[str, int, int]) -> str:
    return written(file, code, base)


def written(file: Path, code: str = ENGLISH.code, base: str = "") -> str:
    """Return an HTML *file* in the language *code*, with *base* and the version in the addresses of scripts and styles.

    The modules that its first module needs are one script, which is named, too: a browser asks for both at once.
    """
    root = _root_of(file)
    edition = edition_of(root, code)
    html = words.into_page(file.read_text(encoding="utf-8"), code)
    if first := _FIRST.search(html):
        page = f"{base}/v/{edition}~{_page_of(first[1])}"
        parts = f'<link rel="modulepreload" href="{page}/{joined.NAME}"><script type="module" src="{page}/{first[1]}">'
        html = html.replace(first[0], parts, 1)
    return re.sub(r'="/([\w/-]+\.(?:js|css))"', rf'="{base}/v/{edition}/\1"', html)


def _page_of(first: str) -> str:
    """Return the name in addresses of the page whose first module is *first*."""
    return first.removesuffix(".js").replace("/", "-")


@lru_cache(maxsize=4)
def _pages(root: Path, _version: str) -> Mapping[str, joined.Modules]:
    """Return the modules of each page, by the page's name in addresses."""
    firsts = [found[1] for file in root.rglob("*.html") if (found := _FIRST.search(file.read_text("utf-8")))]
    return {_page_of(first): joined.modules(_reader(root), first) for first in firsts}


def _reader(root: Path) -> joined.Read:
    return lambda name: (root / name).read_text("utf-8")


@lru_cache(maxsize=_BESIDE)
def _beside(root: Path, edition: str, page: str, name: str) -> Prepared:
    """Return a script of a page: its first module, what it begins with, or what it loads later."""
    version, _, code = edition.partition("-")
    try:
        modules = _pages(root, version)[page]
        write = {joined.NAME: joined.together, joined.LATER: joined.afterwards, modules.first: joined.apart}[name]
        made = write(_reader(root), modules, f"../{edition}/")
    except (FileNotFoundError, KeyError):
        raise HTTPException(404) from None
    there = _state(root).parts
    if not all(_is_as_seen(root, there[each]) for each in (modules.first, *modules.begun, *modules.later)):
        raise HTTPException(404)  # changed since the look: it is of another version
    beside = "".join(map(_reader(root), (modules.first, *modules.later))) if name == joined.NAME else ""
    return prepare(words.into_script(bare.script(made), code, beside).encode(), TYPES[".js"])


def _root_of(file: Path) -> Path:
    """Return the folder of the page that an HTML *file* is part of: its own, or one above."""
    return next((folder for folder in file.parents if (folder / "shared").is_dir()), file.parent)


def _serving(root: Path, file: Path) -> Callable[[Request], Awaitable[Response]]:
    """Return what answers with *file* of the page below *root*."""

    async def serve(request: Request) -> Response:
        code = language_of(request)
        edition = edition_of(root, code) if file.name in {"index.html", "sw.js"} else ""
        vary = VARY if file.suffix in _WORDS else ""
        return _prepared(file, code, edition).answer(request, "no-cache", vary=vary)

    return serve


def _prepared(file: Path, code: str, edition: str = "") -> Prepared:
    """Return *file* as it is now in the language *code*; it names the *edition* of the page, if any."""
    stat = file.stat()
    return _prepare(file, code, edition, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=_KEPT)
def _prepare(file: Path, code: str, edition: str, _changed_ns: int, _size: int) -> Prepared:
    if file.suffix not in _TEXTS:
        return prepare(file.read_bytes(), TYPES[file.suffix])
    if file.suffix == ".html" and edition:
        content = written(file, code)
    else:
        content = file.read_text(encoding="utf-8").replace('VERSION = ""', f'VERSION = "{edition}"', 1)
    if strip := _STRIPPED.get(file.suffix):
        content = strip(content)
    if write := _WORDS.get(file.suffix):
        content = write(content, code)
    return prepare(content.encode(), TYPES[file.suffix])
