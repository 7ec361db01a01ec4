"""A puzzle in every form, by ending, by format and by Accept; and what other sites show of a link."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qsl, quote, unquote, urlsplit

import pytest
import resvg_py
from lzstring import LZString
from PIL import Image
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.routes.site import static
from kropki.api.routes.sudoku.negotiation import WRITERS, Form, accepted
from kropki.generator.board import ken, rules
from kropki.generator.formats import importing
from tests.support.codes import links
from tests.support.previews import tags

WEB = Path(__file__).parents[2] / "web"
KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
HOSTILE = 'D/D/D/D"><script>'


def index() -> str:
    """Return the page as it is served: its scripts and styles are named with its version, and all modules it needs."""
    return static.written(WEB / "index.html")


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    app = create_app()
    with TestClient(app, raise_server_exceptions=False) as client:
        app.state.executor._warming.result()
        yield client


@pytest.fixture(scope="module")
def there(client: TestClient) -> str:
    return f"/kropki/{client.get('/kropki?size=4&seed=tea').json()['id']}"


def test_the_text_forms_are_the_puzzle(client: TestClient, there: str) -> None:
    assert client.get(f"{there}.ken").text == f"{KEN}\n"
    assert client.get(f"{there}.json").json() == client.get(there).json()
    assert client.get(f"{there}.fpuzzles").json()["size"] == 4
    assert client.get(f"{there}.sudokupad").text.startswith("https://sudokupad.app/")


@pytest.mark.parametrize("form", list(Form))
def test_every_form_is_kept_for_ever_and_has_an_etag(client: TestClient, there: str, form: Form) -> None:
    first = client.get(f"{there}.{form}")
    assert first.headers["cache-control"].endswith("immutable")
    assert client.get(f"{there}.{form}", headers={"If-None-Match": first.headers["etag"]}).status_code == 304
    assert client.get(f"/kropki?size=4&seed=tea&format={form}").content == first.content


@pytest.mark.parametrize(
    "path", ["/kropki/000000000000.svg", "/kropki/000000000000.gif", "/kropki/x.svg", "/kropki/.svg"]
)
def test_a_form_of_no_puzzle_and_no_form_of_a_puzzle_are_404(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    ("header", "form"),
    [
        ("", Form.JSON),
        ("*/*", Form.JSON),
        ("application/json", Form.JSON),
        ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", Form.JSON),
        ("image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8", Form.SVG),
        ("image/png", Form.PNG),
        ("IMAGE/PNG ; q=0.9 , application/json;q=0.1", Form.PNG),
        ("application/pdf, */*;q=0", Form.PDF),
        ("text/*", Form.KEN),
        ("application/json;q=0, */*", Form.SVG),
        ("image/png;q=x, text/plain;q=0.1", Form.KEN),
        (",;,", None),
        ("audio/ogg", None),
        ("*/*;q=0", None),
    ],
)
def test_the_form_that_is_liked_best_is_given(client: TestClient, there: str, header: str, form: Form | None) -> None:
    response = client.get(there, headers={"Accept": header})
    if form is None:
        assert (response.status_code, response.json()["code"]) == (406, "not-acceptable")
        assert response.headers["vary"] == "Accept"
        return
    assert accepted(header) is form
    assert response.headers["vary"].split(", ")[0] == "Accept"
    kind = "application/json" if form is Form.JSON else WRITERS[form].media_type
    assert response.headers["content-type"] == kind


def test_a_format_that_is_none_is_refused(client: TestClient, there: str) -> None:
    for query in ("/kropki?format=gif", f"{there}?format=", f"{there}?format=svg&format=png"):
        assert client.get(query).json()["code"] == "invalid"


# links


def test_a_link_by_id_has_a_title_and_a_picture_that_is_there(client: TestClient, there: str) -> None:
    response = client.get(there.replace("/kropki/", "/k/"))
    told = tags(response.text)
    assert told["title"] == "Kropki Sudoku 4x4, medium"
    assert client.get(told["image"]).content == client.get(f"{there}.png").content
    plain, page = (
        re.sub("<meta property=[^>]*>|<link rel=.alternate[^>]*>", "", text) for text in (response.text, index())
    )
    assert plain == page


@pytest.mark.parametrize(
    ("negative", "words"),
    [
        ("", "no dot means neither"),
        ("&negative=false", "not all dots"),
        ("&negative=white", "no dot means not consecutive"),
        ("&negative=black", "no dot means not double"),
    ],
)
def test_a_link_with_a_puzzle_has_its_picture(client: TestClient, negative: str, words: str) -> None:
    told = tags(client.get(f"/?ken={quote(KEN)}{negative}").text)
    assert words in told["description"]
    assert told["image"].startswith("http://testserver/kropki/picture.png?")
    assert client.get(told["image"]).headers["content-type"] == "image/png"


@pytest.mark.parametrize("query", ["", "?ken=", "?ken=D/D", f"?ken={quote(HOSTILE)}", "?ken=%ff", "?negative=false"])
def test_a_link_without_a_puzzle_is_the_page_as_it_is(client: TestClient, query: str) -> None:
    assert client.get(f"/{query}").text == index()


def test_a_host_cannot_write_into_the_page(client: TestClient, there: str) -> None:
    text = client.get(there.replace("/kropki/", "/k/"), headers={"Host": 'a"><script>x'}).text
    assert "<script>x" not in text


def test_a_link_to_no_puzzle_is_the_page_with_404(client: TestClient) -> None:
    response = client.get("/k/000000000000")
    assert (response.status_code, response.text) == (404, index())
    again = client.get("/k/000000000000", headers={"If-None-Match": "*"})
    assert (again.status_code, again.text) == (404, index())
    assert client.get("/k/x").json()["code"] == "not-found"


@pytest.mark.parametrize("query", ["", "ken=D/D", "ken=D/D/D/D&x=1", f"ken={'A' * 1100}"])
def test_only_a_puzzle_is_drawn(client: TestClient, query: str) -> None:
    assert client.get(f"/kropki/picture.png?{query}").status_code == 422


@pytest.mark.parametrize(
    ("query", "link"),
    [
        pytest.param(f"ken={quote(KEN)}", "/k/{id}", id="kept here"),
        pytest.param("ken=(xw)C/D/D/D", "/?ken=(xw)C/D/D/D", id="any puzzle"),
        pytest.param("ken=(xw)C/D/D/D&negative=false", "/?ken=(xw)C/D/D/D&negative=false", id="some dots"),
        pytest.param(f"ken={quote(KEN)}&negative=white", f"/?ken={quote(KEN, safe='/()')}&negative=white", id="white"),
    ],
)
def test_a_code_leads_to_its_puzzle(client: TestClient, there: str, query: str, link: str) -> None:
    assert client.post("/kropki/keep", json={"id": there.rpartition("/")[2]}).status_code == 200  # else it may go
    response = client.get(f"/kropki/qr.svg?{query}")
    assert response.headers["content-type"] == "image/svg+xml"
    picture = Image.open(io.BytesIO(resvg_py.svg_to_bytes(response.text, width=600, background="white")))
    assert links(picture) == ["http://testserver" + link.format(id=there.rpartition("/")[2])]


def test_a_link_that_no_code_has_room_for_is_refused(client: TestClient) -> None:
    response = client.get("/kropki/qr.svg?ken=D/D/D/D", headers={"Host": "x" * 3000})
    assert (response.status_code, response.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("query", "solved"),
    [
        (f"ken={quote(KEN)}", True),
        ("ken=D/D/D/D", False),
        ("ken=(xw)C/D/D/D&negative=false", False),
        ("ken=(xw)C/D/D/D&negative=white", False),
        ("ken=(4xk)(wx)B/B(kk)(kx)/(ww)A(xk)A/(xk)A(xw)A&negative=black", True),
    ],
)
def test_any_puzzle_is_led_to_sudokupad(client: TestClient, query: str, solved: bool) -> None:
    response = client.get(f"/kropki/sudokupad?{query}", follow_redirects=False)
    assert response.status_code == 307
    link = response.headers["location"]
    assert link.startswith("https://sudokupad.app/?puzzleid=fpuzzles")
    read = importing.puzzle(link)
    asked = dict(parse_qsl(query))
    assert read == ken.parse(asked["ken"], negative=rules.WORDS[asked.get("negative", "true")])
    plain = json.loads(LZString.decompressFromBase64(unquote(link.partition("fpuzzles")[2])))
    assert ("solution" in plain) == solved


@pytest.mark.parametrize("address", ["qr.svg", "sudokupad"])
def test_only_a_puzzle_has_a_code_or_is_led_elsewhere(client: TestClient, address: str) -> None:
    assert client.get(f"/kropki/{address}?ken=hello").status_code == 422


def test_the_forms_are_told_in_openapi(client: TestClient) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    made = client.get("/kropki?size=4&seed=forms").json()
    for form in Form:
        (told,) = paths[f"/kropki/{{puzzle_id}}.{form}"]["get"]["responses"]["200"]["content"]
        assert client.get(f"/kropki/{made['id']}.{form}").headers["content-type"].partition(";")[0] == told
    assert urlsplit(client.get("/kropki?size=4").headers["content-location"]).path.startswith("/kropki/")
