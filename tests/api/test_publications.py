"""Publications over HTTP: what may be said, that a stranger's words stay words, and what reading costs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from typing import Any
from urllib.parse import unquote

import httpx2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from kropki.api.client import Bucket
from kropki.api.http.limits.rate_limit import HttpClient
from kropki.api.http.prepared import Kept
from kropki.api.jobs import processes
from kropki.api.routes.sudoku import publication_schemas as schemas
from kropki.api.store.publications import Publication, Words
from kropki.generator.blanks import trimmed
from kropki.generator.board import geometry, ken
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Negative, dot_of
from kropki.generator.errors import RequestError
from kropki.generator.formats import fpuzzles, importing, lz
from kropki.generator.generation.record import from_line
from tests.conftest import Make
from tests.support.command_line import invoke
from tests.support.exports import pages
from tests.support.problems import check_problem

KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
ID = "RYKETAHWY2H2"


# What may be said


@pytest.mark.parametrize(
    "text",
    [
        "e\u202evil",
        "a\u200cb",
        "a\u200d\u2764",
        "\u0645\u200c\u200c\u062e",
        "\u0645\u200d\u200d\u062e",
        "\u1820\u180e b",
        "\u0915\u200d b",
        "a\ufe00b",
        "\U0001f3f4\U000e0067b",
        "a\u200bb",
        "a\u2066b",
        "line\nline",
        "t\tab",
        "\u3164",
        "\u2800",
        "nul\0",
        "a\u2028b",
        "a" + "\u0301" * 5,
        "a\U000e0041b",
        "\ufeff",
        "so\u00adft",
        "\ue000",
        " \u00a0 ",
        "\ufe0f",
        "\ufe0f \ufe0f",
        "\u0338" * 4,
        "\u20e3",
        "\u0903",
    ],
)
def test_what_nobody_sees_or_what_turns_a_line_is_no_title(text: str) -> None:
    with pytest.raises(RequestError):
        schemas.WordsBody(title=text)


SHAPED = [  # letters and emoji with what nobody sees, but sees at work
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian
    "\u0dc1\u0dca\u200d\u0dbb\u0dd3 \u0dbd\u0d82\u0d9a\u0dcf",  # Sinhala
    "\u0d05\u0d35\u0d28\u0d4d\u200d",  # Malayalam, at the end of a word
    "\u0915\u094d\u200d\u0937",  # Hindi
    "\u1820\u180b",  # Mongolian
    "\u182d\u1820\u180e\u1820",
    "\u0661\u0664\u0640 \u0647\u200d",  # Arabic: a letter in the shape that it has before others
    "\u200d\u0647 (\u0647\u200d)",
    "\u0645\u06cc\u200c \u062e\u0648\u0627\u0647\u0645\u200c!",
    "\u0601\u0661\u0662\u0663 \u06dd\u0661",  # a mark around a number
    "\U000110bd\U00011083",
    "\u0628 \u0600",
    "\u845b\U000e0100",  # a form of a character
    "\U0001f3f3\ufe0f\u200d\U0001f308",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\U0001f469\U0001f3fd\u200d\u2695\ufe0f \u2600\ufe0e",
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
]


@pytest.mark.parametrize(
    "text", ["Żółw", "数独", "סודוקו", "سودوكو", "e\u0301a\u0303\u0323", "❤\ufe0f", "<b>&amp;'\"", "a  b", *SHAPED]
)
def test_words_of_any_language_are_kept_as_they_are(text: str) -> None:
    assert schemas.WordsBody(title=f"\u200b {text}\u200e\ufffc ", note=f"{text}\r\n\r\n{text}\n").words == Words(
        text, "", f"{text}\n\n{text}"
    )


@given(st.text(max_size=100))
def test_any_text_is_kept_for_what_it_is_or_refused(text: str) -> None:
    try:
        words = schemas.WordsBody(title="x" + text[:79], note=text).words
    except RequestError:
        return
    assert trimmed(words.note) == trimmed(text.replace("\r\n", "\n"))
    assert "\n" not in words.title


# Over HTTP


@pytest.fixture
def own(make: Make) -> Iterator[TestClient]:
    with make(new_publications=3, deadline=60) as client:
        yield client


def publish(client: httpx2.Client, **words: object) -> httpx2.Response:
    return client.post("/kropki/publications", json={"ken": KEN, "title": "Three blacks", **words})


def test_a_life_of_a_publication(own: TestClient) -> None:
    made = publish(own, author="Ada", note="Begin here.")
    told = made.json()
    path = f"/kropki/publications/{told['id']}"
    assert (made.status_code, made.headers["location"], made.headers["cache-control"]) == (201, path, "no-store")
    secret = told.pop("secret")
    assert len(secret) == 22
    assert own.get(path).json() == told
    assert (told["puzzle"], told["difficulty"]["level"], told["link"]) == (ID, "medium", f"/p/{told['id']}")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", told["published"])
    mine = {"X-Secret": secret}
    changed = own.put(path, json={"title": "Four"}, headers=mine)
    assert changed.json() == told | {"title": "Four", "author": "", "note": ""} == own.get(path).json()
    for wrong in ({}, {"X-Secret": "another"}, {"Authorization": f"Bearer {secret}"}):
        check_problem(own.put(path, json={"title": "Five"}, headers=wrong), 403, "secret")
        check_problem(own.delete(path, headers=wrong), 403, "secret")
    assert own.delete(path, headers=mine).json() == {"id": told["id"]}
    check_problem(own.get(path), 410, "withdrawn")
    check_problem(own.delete(path, headers=mine), 410, "withdrawn")
    assert own.get(told["link"]).status_code == own.get(f"{told['link']}.svg").status_code == 410
    assert "its maker has withdrawn" in own.get(told["link"]).text.lower()


def test_a_published_puzzle_is_corrected_under_its_link(own: TestClient) -> None:
    told = publish(own, author="Ada").json()
    path, mine = f"/kropki/publications/{told['id']}", {"X-Secret": told.pop("secret")}
    forms = {form: own.get(f"{told['link']}.{form}").content for form in ("svg", "pdf", "fpuzzles", "json")}
    shown = re.findall(r"/p/\w+\.(?:svg|png)\?v=\w+", own.get(told["link"]).text)
    assert len(set(shown)) == 2  # the board, and the picture of a preview, which is a way to it, too
    assert {own.get(each).headers["cache-control"] for each in shown} == {"public, max-age=300"}
    assert "Corrected" not in own.get(told["link"]).text
    other = {"ken": "1234/3412/2143/432A", "negative": False}
    for wrong in (
        {"ken": "D/D/D/D", "negative": False},
        {"ken": "11B/D/D/D"},
        {"ken": "?"},
        {"ken": None, "negative": 7},
    ):
        assert own.put(path, json={"title": "x", **wrong}, headers=mine).status_code == 422
    check_problem(own.put(path, json={"title": "x", **other}, headers={"X-Secret": "another"}), 403, "secret")
    assert own.get(path).json() == told
    now = own.put(path, json={"title": "Three blacks", "author": "Ada", **other}, headers=mine).json()
    assert (now["ken"], now["negative"], now["id"], now["link"]) == (*other.values(), told["id"], told["link"])
    assert (told["corrected"], now["corrected"]) == (None, now["published"])
    assert own.get(path).json() == now
    page = own.get(told["link"]).text
    assert f'Corrected on <time datetime="{now["corrected"]}">' in page
    assert KEN not in unescape(page)
    assert not any(each in page for each in shown)
    ways = (f"{told['link']}.svg", shown[0], f"{told['link']}.pdf?v={now['puzzle']}")
    assert [own.get(way).headers["cache-control"] for way in ways] == ["public, max-age=60"] * 2 + ["no-cache"]
    for form, before in forms.items():
        assert own.get(f"{told['link']}.{form}").content != before
    assert own.put(path, json={"title": "Four"}, headers=mine).json()["ken"] == other["ken"]


def test_nothing_is_published_that_is_no_puzzle_or_says_too_much(own: TestClient) -> None:
    address = "/kropki/publications"
    check_problem(own.post(address, json={"ken": "D/D/D/D", "negative": False, "title": "x"}), 422, "many-solutions")
    check_problem(own.post(address, json={"ken": "11B/D/D/D", "title": "x"}), 422, "no-solution")
    check_problem(own.post(address, json={"ken": "1/2", "title": "x"}), 422, "row-count")
    for words in (
        {"title": ""},
        {"title": "x" * 81},
        {"title": "x", "author": "x" * 81},
        {"title": "x", "note": "x" * 1001},
    ):
        check_problem(own.post(address, json={"ken": KEN, **words}), 422, "invalid")
    check_problem(publish(own, title="a\u202eb"), 422, "request")
    half = b'{"title": "\\ud800", "ken": "D/D/D/D"}'
    check_problem(own.post(address, content=half, headers={"Content-Type": "application/json"}), 422, "invalid")
    check_problem(own.post(address, json={"ken": KEN}), 422, "invalid")
    check_problem(own.get(f"{address}/0000000000"), 404, "unknown-puzzle")
    assert own.get("/p/0000000000").status_code == 404


def test_an_address_has_its_share_of_a_day(own: TestClient) -> None:
    assert [publish(own, title=str(number)).status_code for number in range(4)] == [201, 201, 201, 429]
    refused = publish(own)
    check_problem(refused, 429, "limit")
    assert 0 < int(refused.headers["retry-after"]) <= 24 * 3600


def test_bytes_are_limited_too_and_so_is_the_whole(make: Make) -> None:
    for limit in ({"publications_bytes": 2000}, {"publications_kept": 1}):
        with make(**limit) as client:
            before = client.app.state.database.stock.publications.count()  # type: ignore[attr-defined]
            told = [publish(client, title=f"{limit}{number}"[:80], note="x" * 700).status_code for number in range(3)]
            assert told.count(201) == 1 - before * ("publications_kept" in limit)
            assert told[-1] == 429


@pytest.mark.parametrize("kind", ["publications", "collections"])
def test_what_grows_counts_to_the_bytes_of_the_day(make: Make, kind: str) -> None:
    puzzle: dict[str, object] = {"ken": KEN} if kind == "publications" else {"puzzles": [{"ken": KEN}]}
    with make(publications_bytes=4000) as client:
        made = [client.post(f"/kropki/{kind}", json={"title": "Tea", **puzzle}).json() for _ in range(3)]

        def change(which: int, length: int) -> int:
            one = made[which]
            words = {"title": "Tea", "note": "x" * length}
            secret = {"X-Secret": one["secret"]}
            return client.put(f"/kropki/{kind}/{one['id']}", json=words, headers=secret).status_code

        assert [change(which, 900) for which in (0, 0, 1)] == [200, 200, 200]
        assert [change(2, 1000), change(0, 901), change(0, 100), change(2, 900)] == [429, 200, 200, 200]


def test_a_life_of_a_collection(own: TestClient) -> None:
    two: dict[str, Any] = {"ken": "1234/3412/2143/432A", "negative": False, "title": '<b>"two'}
    made = own.post("/kropki/collections", json={"title": "Tea", "author": "Ada", "puzzles": [two, {"ken": KEN}]})
    told = made.json()
    path, mine = f"/kropki/collections/{told['id']}", {"X-Secret": told.pop("secret")}
    assert (made.status_code, made.headers["location"], own.get(path).json()) == (201, path, told)
    assert [(each["title"], each["id"] == ID) for each in told["puzzles"]] == [('<b>"two', False), ("", True)]
    html = own.get(told["link"]).text
    found = Tags(html)
    played = [attributes["href"] or "" for tag, attributes in found.tags if tag == "a"]
    puzzles = [importing.puzzle(f"https://kropki.example{link}") for link in played if "ken=" in link]
    first, second = importing.puzzle(two["ken"], negative=False), importing.puzzle(KEN)
    assert puzzles == [first, first, first, second, second]  # to begin with, then each, and a copy of it
    assert '<b>"two' in found.text
    assert "Puzzle 2" in found.text
    assert "<b>" not in html
    lines = own.get(f"{told['link']}.ndjson").text.splitlines()
    assert [from_line(line).id for line in lines] == [each["id"] for each in told["puzzles"]]
    assert [json.loads(line).get("title", "") for line in lines] == ['<b>"two', ""]
    links = own.get(f"{told['link']}.sudokupad").text.splitlines()
    assert [said_in(link)["title"] for link in links] == ['<b>"two', "Tea"]
    assert [importing.puzzle(link) for link in links] == [first, second]
    assert len(own.get(f"{told['link']}.ken").text.splitlines()) == 2
    paper = pages(own.get(f"{told['link']}.pdf").content)
    assert "Tea" in paper[0]
    assert '1 <b>"two\r\nsome dots, solution' in paper[3]
    assert own.get(f"/kropki/publications/{told['id']}").status_code == own.get(f"/p/{told['id']}").status_code == 404
    check_problem(own.put(path, json={"title": "x"}), 403, "secret")
    assert "What a missing dot means is said of each." in found.text
    assert "not all dots are shown" in found.text
    assert own.put(path, json={"title": "Coffee"}, headers=mine).json() == told | {"title": "Coffee", "author": ""}
    check_problem(own.put(path, json={"title": "Coffee", "puzzles": []}, headers=mine), 422, "invalid")
    renamed = [two | {"title": "Two"}, {"ken": KEN}]
    assert own.put(path, json={"title": "Coffee", "puzzles": renamed}, headers=mine).json()["corrected"] is None
    fewer = own.put(path, json={"title": "Coffee", "puzzles": [{"ken": KEN}]}, headers=mine).json()
    assert ([each["id"] for each in fewer["puzzles"]], fewer["corrected"]) == ([ID], fewer["published"])
    html = own.get(told["link"]).text
    assert fpuzzles.about_gaps(True) in html
    assert "Corrected on" in html
    assert own.delete(path, headers=mine).json() == {"id": told["id"]}
    check_problem(own.get(path), 410, "withdrawn")
    assert own.get(told["link"]).status_code == own.get(f"{told['link']}.pdf").status_code == 410


def test_a_collection_is_bounded_and_each_of_its_puzzles_is_one(own: TestClient) -> None:
    def post(*puzzles: object) -> httpx2.Response:
        return own.post("/kropki/collections", json={"title": "Tea", "puzzles": puzzles})

    check_problem(post(), 422, "invalid")
    check_problem(post(*[{"ken": KEN}] * 31), 422, "invalid")
    check_problem(post({"ken": KEN}, {"ken": "D/D/D/D", "negative": False}), 422, "many-solutions")
    check_problem(post({"ken": KEN, "title": "a\u200bb"}), 422, "request")
    check_problem(post({"ken": KEN, "title": "x" * 81}), 422, "invalid")
    assert [post(*[{"ken": KEN}] * number).status_code for number in (30, 2, 1, 1)] == [201, 201, 201, 429]


class Tags(HTMLParser):
    """The tags of a page, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


EVIL = {
    "title": "</title><script>alert(1)</script>",
    "author": '"><img src=x onerror=alert(1)>',
    "note": "</main></head><b>\n\n'&amp;<!--",
}


def test_a_strangers_words_stay_words(own: TestClient) -> None:
    plain, evil = publish(own, author="a", note="n").json(), publish(own, **EVIL).json()
    tags, others = Tags(own.get(plain["link"]).text), Tags(own.get(evil["link"]).text)
    assert [tag for tag, _ in others.tags] == [tag for tag, _ in tags.tags]
    for word in EVIL.values():
        assert word in others.text
    names = {name for _, attributes in others.tags for name in attributes}
    assert not {name for name in names if name.startswith("on")}
    said = {found["property"]: found["content"] for _, found in others.tags if "property" in found}
    assert said["og:title"] == EVIL["title"]
    assert ("meta", {"name": "robots", "content": "noindex"}) in others.tags


def test_a_page_leads_to_the_puzzle_in_every_form(own: TestClient) -> None:
    told = publish(own, author="Ada Łoś", note="n").json()
    links = [found["href"] or "" for tag, found in Tags(own.get(told["link"]).text).tags if tag == "a"]
    for link in links[1:]:
        if "ken=" in link:
            assert importing.puzzle(f"https://kropki.example{link}") == importing.puzzle(KEN)
        elif link.startswith("https://"):
            assert importing.puzzle(link) == importing.puzzle(KEN)
            assert (said_in(link)["title"], said_in(link)["author"]) == ("Three blacks", "Ada Łoś")
        elif link.startswith("/p/"):
            assert own.get(link).status_code == 200
    assert len(links) == 9
    texts = pages(own.get(f"{told['link']}.pdf").content)
    assert "Three blacks" in texts[0]
    assert "Ada Łoś" in texts[0]
    assert own.get(f"{publish(own, title='数独').json()['link']}.pdf").status_code == 200
    assert own.get(f"{told['link']}.sudokupad").text in links
    assert own.get(f"{told['link']}.png").content.startswith(b"\x89PNG")
    assert "No dot means neither.</text>" in own.get(f"{told['link']}.svg").text
    assert "solution" not in own.get(f"{told['link']}.json").json()


@pytest.mark.parametrize("negative", [True, False, "white", "black"])
def test_a_page_and_its_picture_say_what_a_missing_dot_means(own: TestClient, negative: Negative) -> None:
    grid = ken.parse_grid("1234/3412/2143/4321")
    dots = tuple([dot_of(grid.digits[one], grid.digits[other]) for one, other in geometry.board(4).edges])
    text = ken.write(Puzzle(4, (*grid.digits[:-1], 0), dots, negative))
    link = publish(own, ken=text, negative=negative).json()["link"]
    page, picture = own.get(link).text, own.get(f"{link}.svg").text
    assert fpuzzles.about_gaps(negative) in page
    assert f"{fpuzzles.in_short(negative, boxes=True)[1:]}.</text>" in picture
    copied = re.search('<p class="ken">(.*?)</p>', page)
    assert copied
    assert importing.puzzle(unescape(copied[1])) == ken.parse(text, negative=negative)


def said_in(link: str) -> dict[str, Any]:
    """Return the JSON of f-puzzles that *link* has."""
    packed = re.split(r"load=|fpuzzles(?=[^.])", link)[1]
    found: dict[str, Any] = json.loads(lz.decompress(unquote(packed), 20_000) or "")
    return found


def test_the_log_does_not_tell_who_published(own: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "kropki.access"):
        publish(own)
    assert [
        json.loads(line.getMessage()).get("client") for line in caplog.records if "publications" in line.getMessage()
    ] == [None]


def test_kropki_stock_remove_takes_a_puzzle_from_every_address(
    own: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    stock = own.app.state.database.stock  # type: ignore[attr-defined]
    monkeypatch.setenv("KROPKI_DATABASE_URL", stock._engine.url.render_as_string(hide_password=False))
    made = own.get("/kropki?size=4&seed=tea").json()
    first, second = publish(own).json(), publish(own, title="Two").json()
    assert own.get(f"/embed/{made['id']}").status_code == own.get(f"/k/{ID}").status_code == 200
    told = invoke("stock", "remove", first["id"], "0000000000")
    assert (told.code, told.stderr.splitlines()[0]) == (1, f"{first['id']}: removed")
    check_problem(own.get(f"/kropki/publications/{first['id']}"), 410, "removed")
    check_problem(publish(own), 410, "removed")
    assert own.get(second["link"]).status_code == 200
    assert invoke("stock", "remove", ID).code == 0
    for path in (f"/kropki/{ID}", f"/kropki/{ID}.svg", f"/kropki/publications/{second['id']}"):
        check_problem(own.get(path), 410, "removed")
    for path in (f"/k/{ID}", f"/embed/{ID}", second["link"]):
        assert own.get(path).status_code == 410
    check_problem(own.post("/kropki/keep", json={"id": ID}), 410, "removed")
    check_problem(publish(own, title="Three"), 410, "removed")
    check_problem(own.get("/kropki?size=4&seed=tea"), 410, "removed")
    check_problem(own.post("/kropki/races", json={"ken": made["ken"]}), 410, "removed")
    assert own.get(f"/k/{ID}").status_code == 410


def test_a_removed_puzzle_of_a_day_is_not_made_again(own: TestClient) -> None:
    its = own.app.state.database.stock.publications  # type: ignore[attr-defined]
    for day in ("/kropki/daily", "/kropki/daily/2026-11-20"):
        its.remove_puzzle(own.get(day, params={"difficulty": "easy"}).json()["id"])
        check_problem(own.get(day, params={"difficulty": "easy"}), 410, "removed")


# What reading costs


def test_reading_is_paid_by_who_reads(own: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[tuple[str, int]] = []

    async def charge(client: HttpClient, milliseconds: int, bucket: Bucket = Bucket.WORK) -> None:
        assert bucket is Bucket.WORK
        paid.append((client.name, milliseconds))

    one = publish(own).json()
    many = own.post("/kropki/collections", json={"title": "Tea", "puzzles": [{"ken": KEN}] * 2}).json()
    monkeypatch.setattr(HttpClient, "charge", charge)
    paths = [one["link"], f"/kropki/publications/{one['id']}", many["link"], f"/kropki/collections/{many['id']}"]
    paths += [f"{one['link']}.svg", f"{many['link']}.ndjson", f"/kropki/{ID}/times", f"/embed/{ID}"]
    for path in paths:
        own.get(path)
        assert paid, path
        assert (paid[0][0], paid[0][1] >= 3) == ("testclient", True)
        paid.clear()


def test_who_has_no_work_left_reads_nothing(make: Make) -> None:
    with make(work=8, deadline=60) as client:
        answers = [client.get("/kropki/publications/0000000000").status_code for _ in range(4)]
        assert answers == [404, 404, 429, 429]
        assert client.get("/p/0000000000").status_code == client.get("/p/0000000000.pdf").status_code == 429
        assert client.get("/embed/0123456789AB").status_code == 429


def test_a_booklet_is_drawn_once_until_its_words_change(own: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []

    def draw(_: object, item: Publication, _lang: str) -> bytes:
        drawn.append(item.words)
        return b"%PDF"

    told = publish(own).json()
    monkeypatch.setattr(processes, "call", draw)
    sheets = [own.get(f"{told['link']}.pdf?i={number}") for number in range(3)]
    assert [sheet.content for sheet in sheets] == [b"%PDF"] * 3
    own.put(f"/kropki/publications/{told['id']}", json={"title": "Four"}, headers={"X-Secret": told["secret"]})
    again = own.get(f"{told['link']}.pdf")
    assert (again.status_code, len(drawn)) == (200, 2)
    own.delete(f"/kropki/publications/{told['id']}", headers={"X-Secret": told["secret"]})
    assert own.get(f"{told['link']}.pdf").status_code == 410


def test_what_holds_the_lock_for_long_is_drawn_in_another_process(
    own: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def holding(*_: object, **__: object) -> None:
        pytest.fail("it holds the lock of the service's own process")

    monkeypatch.setattr("resvg_py.svg_to_bytes", holding)
    monkeypatch.setattr("fpdf.FPDF.output", holding)
    one = publish(own, title="Drawn elsewhere").json()["link"]
    many = own.post("/kropki/collections", json={"title": "Tea", "puzzles": [{"ken": KEN}] * 2}).json()["link"]
    game = own.post("/dots/games", json={"size": [5, 5]}).json()["id"]
    links = [f"{one}.png", f"{one}.pdf", f"{many}.pdf", f"/dots/games/{game}.png"]
    links += [f"/kropki/picture.png?ken={KEN}&negative=true", "/kropki?format=pdf&seed=1&size=4"]
    answers = {link: own.get(link) for link in links}
    assert {link: answer.content[:4] for link, answer in answers.items()} == {
        link: b"%PDF" if "pdf" in link else b"\x89PNG" for link in links
    }


def test_what_is_kept_is_bounded_and_what_was_asked_for_last_stays() -> None:
    kept = Kept(100)
    for number in range(10):
        assert kept.make(number, "image/png", lambda: bytes(30)).content == bytes(30)
        assert kept.find(0)
    assert [number for number in range(10) if kept.find(number)] == [0, 8, 9]
    assert kept.make("large", "image/png", lambda: bytes(101)).content == bytes(101)
    assert not kept.find("large")
