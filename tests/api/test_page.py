"""The page and the documentation as files: their addresses, types, caching and policy."""

from __future__ import annotations

import io
import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from posixpath import dirname, join, normpath

import brotli
import pytest
from PIL import Image
from starlette.applications import Starlette
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.http import bare, errors
from kropki.api.http.spoken import VARY
from kropki.api.routes.site import static, words
from kropki.generator.generation.request import BOUNDS
from tests.support import node

WEB = Path(__file__).parents[2] / "web"
EDITION = static.edition_of(WEB, "en")
WORDS: dict[str, Callable[[str], str]] = {suffix: partial(put, code="en") for suffix, put in static._WORDS.items()}
SERVED_IMPORT = re.compile(r'(?:\bfrom ?|\bimport\()"(\.[\w./-]+\.js)"')
HEADERS = 300  # bytes of an answer, as browsers count them
RECORD = 1800  # bytes of a puzzle with its headers
FILES = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.suffix in static.TYPES)


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app()) as client:
        yield client


def as_written(html: str) -> str:
    """Return the HTML of a page as its file has it: the addresses of its scripts and styles are without a version."""
    plain = re.sub(r'<link rel="modulepreload"[^>]*>', "", html)
    return re.sub(rf"/v/{EDITION}(~[\w-]+)?/", "/", plain)


def scripts_of(page: str) -> tuple[str, str]:
    """Return the addresses of the script that has what a page begins with, and of the one that begins."""
    folder = f"/v/{EDITION}~{page.replace('/', '-')}-main"
    return f"{folder}/all.js", f"{folder}/{page}/main.js"


def test_the_page_is_at_the_root(client: TestClient) -> None:
    response = client.get("/")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert as_written(response.text) == words.into_page((WEB / "index.html").read_text("utf-8"), "en")
    named = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', response.text)
    assert set(named) == {*first_visit(client)} - {"/", "/icons.svg"}


def test_scripts_and_styles_are_there_under_their_version_for_ever_and_under_no_other(client: TestClient) -> None:
    version = EDITION
    for name in FILES:
        is_part = name.endswith((".css", ".js", "dialogs.html")) and name != "sw.js"
        response = client.get(f"/v/{version}/{name}")
        assert response.status_code == (200 if is_part else 404), name
        assert client.get(f"/v/{version[::-1]}/{name}").status_code == 404
        if is_part:
            assert response.content == as_served(name)
            assert response.headers["cache-control"].endswith("immutable")
    assert client.get(f"/v/{version}/../api/app.py").status_code == 404


def test_modules_name_each_other_by_relative_addresses_alone() -> None:
    for file in [WEB / name for name in FILES if name.endswith(".js")]:
        named = re.findall(r'(?:^(?:import|\}).* from |import\()"([^"]+)"', file.read_text("utf-8"), re.MULTILINE)
        assert [name for name in named if not (name.startswith(".") and (file.parent / name).is_file())] == []


PAGES = {"dots": "dots/play", "learn": "learn", "make": "make", "dots/records": "dots/records"}


@pytest.mark.parametrize(("name", "room"), PAGES.items(), ids=list(PAGES))
def test_each_other_page_is_of_the_same_version(client: TestClient, name: str, room: str) -> None:
    response = client.get(f"/{name}")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert as_written(response.text) == words.into_page((WEB / name / "index.html").read_text("utf-8"), "en")
    named = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', response.text)
    assert set(scripts_of(room)) <= set(named)
    assert all(client.get(path).headers["cache-control"].endswith("immutable") for path in named)
    assert [client.get(path).status_code for path in (f"/{name}/", f"/{name}/index.html", f"/{name}/no.js")] == [
        404
    ] * 3


def test_the_modules_of_a_page_are_three_scripts_and_nowhere_else(client: TestClient) -> None:
    version, scripts = EDITION, []
    for page, modules in static._pages(WEB, version).items():
        folder = f"/v/{version}~{page}"
        for name in ("all.js", modules.first, *(["later.js"] if modules.later else [])):
            answer = client.get(f"{folder}/{name}")
            assert answer.status_code == 200, (page, name)
            scripts.append([answer.text] * 2)
            named = {normpath(join(dirname(name), other)) for other in SERVED_IMPORT.findall(answer.text)}
            assert named <= {"all.js", "later.js"}, (page, name)
        for name in ("all.jss", "style.css", modules.begun[0], modules.begun[-1], *modules.later[:1]):
            assert client.get(f"{folder}/{name}").status_code == 404
    assert all(node.ask("same-script", scripts))
    for folder in (f"/v/{version}~nothing", f"/v/{version}~", f"/v/{version[::-1]}~sudoku-main"):
        assert client.get(f"{folder}/all.js").status_code == 404


def test_a_change_of_any_part_is_another_version_and_another_worker(tmp_path: Path) -> None:
    shutil.copytree(WEB, tmp_path / "web")
    before = static.edition_of(tmp_path / "web", "en")
    with (tmp_path / "web/sudoku/board/words.js").open("a") as stream:
        stream.write("// another\n")
    static._states.clear()  # the last look was a moment ago
    after = static.edition_of(tmp_path / "web", "en")
    client = TestClient(create_app().__class__(routes=list(static.routes(tmp_path / "web"))))
    assert before != after
    assert f'VERSION="{after}"' in client.get("/sw.js").text


def test_a_file_that_changed_since_the_last_look_is_not_given_under_the_old_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "_REST", 10**9)  # no second look
    shutil.copytree(WEB, tmp_path / "web")
    version = static.edition_of(tmp_path / "web", "en")
    client = TestClient(create_app().__class__(routes=[static.versioned(tmp_path / "web")]))
    words, rules = (f"/v/{version}/sudoku/{name}.js" for name in ("board/words", "puzzle/rules"))
    assert [client.get(path).status_code for path in (words, rules)] == [200, 200]
    (tmp_path / "web/sudoku/board/words.js").write_text("// another\n")
    (tmp_path / "web/sudoku/puzzle/rules.js").unlink()
    assert [client.get(path).status_code for path in (words, rules)] == [404, 404]


@pytest.mark.parametrize("name", [name for name in FILES if not name.endswith("index.html") and name != "sw.js"])
def test_each_file_of_the_page_has_its_address_and_type(client: TestClient, name: str) -> None:
    response = client.get(f"/{name}")
    assert response.content == as_served(name)
    assert response.headers["content-type"].startswith(static.TYPES[Path(name).suffix])


def test_the_shell_is_kept_and_asked_for_again(client: TestClient) -> None:
    first = client.get("/")
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("asked", "there"),
    [
        ("/dots/", "/dots"),
        ("/dots/game/", "/dots/game"),
        ("/dots/practice//?from=a&x=%2F", "/dots/practice?from=a&x=%2F"),
        ("/learn/", "/learn"),
        ("//learn/", "/learn"),  # to no other host
    ],
)
def test_a_slash_too_many_leads_a_browser_to_the_page(client: TestClient, asked: str, there: str) -> None:
    visit = {"Accept": "text/html,*/*;q=0.8"}
    answer = client.get(f"http://testserver{asked}", headers=visit, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, there)
    assert (answer.headers["vary"], answer.headers["cache-control"]) == ("Accept", "public, max-age=86400")
    assert client.get(there, headers=visit).status_code == 200
    assert client.get(f"http://testserver{asked}", headers={"Accept": "*/*"}).status_code == 404


@pytest.mark.parametrize("accept", ["text/html", "*/*"])
def test_blanks_behind_an_address_lead_to_the_address(client: TestClient, accept: str) -> None:
    for asked, there in (("/learn%E2%80%8B", "/learn"), ("/k/RYKETAHWY2H2%E2%80%8E%20?a=b", "/k/RYKETAHWY2H2?a=b")):
        answer = client.get(asked, headers={"Accept": accept}, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (308, there)
    for asked in ("/nothing%E2%80%8B", "//example.org%E2%80%8B", "/le%E2%80%8Barn"):
        answer = client.get(f"http://testserver{asked}", headers={"Accept": accept}, follow_redirects=False)
        assert answer.status_code == 404


@pytest.mark.parametrize("path", ["/nothing/", "/dots/nothing/", "//example.org/", "/%5Cexample.org/", "/a%0D%0Ab/"])
def test_nothing_with_a_slash_leads_nowhere(client: TestClient, path: str) -> None:
    answer = client.get(f"http://testserver{path}", headers={"Accept": "text/html"}, follow_redirects=False)
    assert (answer.status_code, answer.headers.get("location")) == (404, None)


def test_what_may_be_a_puzzle_leads_to_no_host_of_its_name(client: TestClient) -> None:
    answer = client.get("http://testserver//A/", headers={"Accept": "text/html"}, follow_redirects=False)
    assert answer.headers["location"] == "/A"


@pytest.mark.parametrize(("path", "button"), [("/dots/nothing", "/dots"), ("/nothing", "/"), ("/dotsy", "/")])
def test_what_is_not_there_leads_to_its_game(client: TestClient, path: str, button: str) -> None:
    answer = client.get(path, headers={"Accept": "text/html"})
    assert answer.status_code == 404
    assert f'<a class="button" href="{button}">' in answer.text


def test_a_program_that_wants_an_icon_finds_one(client: TestClient) -> None:
    response = client.get("/favicon.ico", follow_redirects=False)
    assert (response.status_code, response.headers["location"]) == (301, "/favicon.svg")
    assert client.get("/favicon.ico").headers["content-type"] == "image/svg+xml"


def test_what_the_manifest_names_is_there(client: TestClient) -> None:
    manifest = client.get("/app.webmanifest").json()
    shortcuts, screenshots = manifest["shortcuts"], manifest["screenshots"]
    assert [each["url"] for each in shortcuts] == ["/daily", "/learn", "/dots"]
    for page in [*(each["url"] for each in shortcuts), manifest["share_target"]["action"], "/dots/records"]:
        assert client.get(page).headers["content-type"] == "text/html; charset=utf-8"
    assert manifest["file_handlers"] == [{"action": "/dots/records", "accept": {"application/x-go-sgf": [".sgf"]}}]
    for picture in (*manifest["icons"], *screenshots, *(icon for each in shortcuts for icon in each["icons"])):
        answer = client.get(picture["src"])
        assert answer.headers["content-type"] == picture["type"]
        if picture["sizes"] != "any":
            width, height = Image.open(io.BytesIO(answer.content)).size
            assert f"{width}x{height}" == picture["sizes"]


@pytest.mark.parametrize("path", ["/icon.png", "/apple-touch-icon.png"])
def test_a_home_screen_gets_an_icon_that_fills_its_square(client: TestClient, path: str) -> None:
    picture = Image.open(io.BytesIO(client.get(path).content)).convert("RGB")
    assert picture.size == (512, 512)
    corners = {picture.getpixel(place) for place in ((0, 0), (511, 0), (0, 511), (511, 511), (60, 60))}
    assert corners == {(0x0D, 0x6B, 0x70)}


def as_served(name: str) -> bytes:
    """Return what a file of the page is on the wire: in English, and scripts and styles have no comments there."""
    content, suffix = (WEB / name).read_bytes(), Path(name).suffix
    for write in (static._STRIPPED.get(suffix), WORDS.get(suffix)):
        content = write(content.decode()).encode() if write else content
    return content


def test_a_script_on_the_wire_is_the_script() -> None:
    """A real parser sees the same in both, but for the words."""
    names = [name for name in FILES if name.endswith(".js")]
    texts = [(WEB / name).read_text("utf-8") for name in names]
    both = [[bare.script(text), text] for text in texts]
    same = node.ask("same-script", both)
    assert [name for name, is_same in zip(names, same, strict=True) if not is_same] == []


def first_visit(client: TestClient) -> list[str]:
    """Return the addresses of what the first board needs: all but what is loaded only when it is wanted."""
    named = re.findall(r'(?:src|href)="(/[^"#]+\.(?:js|css|svg))["#]', client.get("/").text)
    assert set(scripts_of("sudoku")) <= set(named)
    return ["/", *dict.fromkeys(name for name in named if name != "/favicon.svg")]


@pytest.mark.parametrize(("coding", "most"), [("br", 45_000), ("gzip", 50_000)])
def test_the_first_visit_weighs_little_on_the_wire(client: TestClient, coding: str, most: int) -> None:
    sizes = []
    for name in first_visit(client):
        with client.stream("GET", name, headers={"Accept-Encoding": coding}) as answer:
            vary = f"{VARY}, Accept-Encoding" if name == "/" else "Accept-Encoding"
            assert (answer.headers["content-encoding"], answer.headers["vary"]) == (coding, vary)
            sizes.append(sum(map(len, answer.iter_raw())))
    assert sum(sizes) + HEADERS * len(sizes) + RECORD < most
    late = {
        *("shared/sharing.js", "sudoku/dialogs.js", "sudoku/board/print-sheets.js"),
        "sudoku/puzzle/paste.js",
        *(f"sudoku/help/{name}.js" for name in ("argument", "coach", "helper", "lead", "sketch", "tutorial")),
        *(
            f"sudoku/solved/{name}.js"
            for name in ("statistics-dialog", "result", "lookback-dialog", "statistics", "times")
        ),
    }
    assert late <= set(static._pages(WEB, EDITION)["sudoku-main"].later)


def test_a_file_that_changes_shows_at_once_under_another_etag(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text("one")
    client = TestClient(create_app().__class__(routes=list(static.routes(tmp_path))))
    one = client.get("/")
    file.write_text("two")
    two = client.get("/", headers={"If-None-Match": one.headers["etag"]})
    assert (one.text, two.text) == ("one", "two")


@pytest.mark.parametrize(
    "name", [".env", ".git/config.js", "node_modules/x/index.js", "package.json", "app.py", "a/.b/c.js"]
)
def test_what_is_not_of_the_page_has_no_address(tmp_path: Path, name: str) -> None:
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text("secret")
    assert list(static.routes(tmp_path)) == []


def test_a_missing_page_is_told_at_the_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(static, "_FOLDER", tmp_path)
    with pytest.raises(FileNotFoundError, match=r"index\.html"):
        create_app()


def test_the_documentation_lets_in_its_own_scripts_and_no_other(client: TestClient) -> None:
    response = client.get("/docs")
    policy = dict(part.split(" ", 1) for part in response.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert not {"script-src", "style-src", "connect-src"} & policy.keys()
    addresses = re.findall(r'(?:src|href)="([^"]*)"', response.text)
    assert addresses == ["/favicon.svg", "/docs/swagger-ui.css", "/docs/swagger-ui-bundle.js", "/docs/start.js"]
    assert "<script>" not in response.text
    for address in addresses:
        served = client.get(address)
        assert served.status_code == 200
        again = client.get(address, headers={"If-None-Match": served.headers["etag"]})
        assert again.status_code == 304
    assert "/openapi.json" in client.get("/docs/start.js").text


def test_every_field_and_parameter_of_openapi_is_explained(client: TestClient) -> None:
    document = client.get("/openapi.json").json()
    fields = [
        (schema, name, field)
        for schema, shape in document["components"]["schemas"].items()
        for name, field in shape.get("properties", {}).items()
    ]
    parameters = [
        (path, parameter["name"], parameter)
        for path, operations in document["paths"].items()
        for operation in operations.values()
        for parameter in operation.get("parameters", [])
    ]
    bare = [(where, name) for where, name, shape in fields + parameters if "description" not in shape]
    assert bare == []
    assert {name for where, name, _ in parameters if where == "/kropki"} == {
        "seed", "size", "boxes", "negative", "one_two", "solution",
        "difficulty", "technique", *BOUNDS,
    }  # fmt: skip


def test_every_address_and_every_problem_is_in_the_document(client: TestClient) -> None:
    text = (WEB.parent / "docs" / "api.md").read_text()
    paths = client.get("/openapi.json").json()["paths"]
    untold = [path for path in paths if not re.search(re.sub(r"\{\w+\}", r"[$\\w-]+", path) + r"[ '\"?`\n]", text)]
    faces = [*errors.PROBLEM_TYPES.values(), errors.INVALID, *errors.STATUSES.values()]
    untold += [face.name for face in faces if face.status < 500 and f"`{face.name}`" not in text]
    assert untold == []


def test_every_problem_of_openapi_has_its_media_type(client: TestClient) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    failures = [
        response
        for operations in paths.values()
        for operation in operations.values()
        for status, response in operation["responses"].items()
        if int(status) >= 400
    ]
    assert failures
    for response in failures:
        assert response["content"] == {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
        assert ": " in response["description"]


def test_a_file_of_the_page_is_compressed_once_and_again_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    compressed: list[int] = []
    pack = brotli.compress

    def counting(content: bytes, quality: int) -> bytes:
        compressed.append(len(content))
        return bytes(pack(content, quality=quality))

    monkeypatch.setattr(brotli, "compress", counting)
    app = Starlette(routes=[*static.routes(tmp_path / "web"), static.versioned(tmp_path / "web")])
    with TestClient(app) as client:
        path = f"/v/{static.edition_of(tmp_path / 'web', 'en')}/style.css"
        answers = [client.get(path) for _ in range(3)]
        assert len(compressed) == 1
        assert {answer.headers["content-encoding"] for answer in answers} == {"br"}
        assert answers[0].content == as_served("style.css")
        assert client.get(path, headers={"If-None-Match": answers[0].headers["etag"]}).status_code == 304
        (tmp_path / "web" / "style.css").write_text("p { margin: 0 }\n" * 100)
        assert client.get("/style.css").text == "p{margin:0}" * 100 + "\n"
    assert len(compressed) == 2


def test_the_openapi_document_is_made_once_and_has_a_tag(client: TestClient) -> None:
    first = client.get("/openapi.json")
    assert first.headers["content-type"] == "application/json"
    assert first.headers["content-encoding"] == "br"
    assert client.get("/openapi.json", headers={"If-None-Match": first.headers["etag"]}).status_code == 304
    assert client.get("/openapi.json", headers={"Accept-Encoding": "identity"}).json() == first.json()
