"""A puzzle within a page of another origin, in a real frame; and oEmbed, by which a site learns of the frame."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from html import unescape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Literal, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

import httpx2
import pytest
from playwright.sync_api import FrameLocator, Locator, Page, expect

from tests.support.playing import resize
from tests.support.problems import check_problem
from tests.support.views import COLOUR_RULES, LOAD_AXE, RUN_AXE

pytestmark = pytest.mark.release

SIZES = [(480, 740), (300, 480), (720, 420)]


class OtherSite(BaseHTTPRequestHandler):
    """A page of somebody else: what it is asked for, in a frame, in a sandbox or not."""

    def do_GET(self) -> None:
        asked = {name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()}
        sandbox = f' sandbox="{asked["sandbox"]}"' if "sandbox" in asked else ""
        frame = f'<iframe{sandbox} src="{asked.get("frame", "about:blank")}" title="Puzzle"'
        style = 'style="border: 0; width: 100vw; height: 100vh; display: block"'
        page = f'<!doctype html><html lang="en"><title>Blog</title><body style="margin: 0">{frame} {style}></iframe>'
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(page.encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """Serve the other site on a port, and so an origin, of its own; give its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), OtherSite) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{other.server_port}/"
        other.shutdown()
        thread.join()


class Place(NamedTuple):
    """A puzzle, the service that has it, and the site that shows it."""

    site: str
    server: str
    id: str
    solution: str

    @property
    def address(self) -> str:
        """Where the page for a frame is."""
        return f"{self.server}/embed/{self.id}"


@pytest.fixture(scope="module")
def place(site: str, server: str) -> Place:
    """Have a puzzle of size 4 kept."""
    answer = httpx2.get(f"{server}/kropki?size=4&seed=embed&solution=true", trust_env=False, timeout=60).json()
    return Place(site, server, answer["id"], answer["solution"])


@pytest.fixture
def guest(page: Page, place: Place, complaints: list[str]) -> Iterator[Page]:
    """Yield a page that may open the other site."""
    yield page
    complaints[:] = [each for each in complaints if f"another host: {place.site}" not in each]


def framed(page: Page, place: Place, address: str, sandbox: str | None = None) -> FrameLocator:
    """Open the other site with *address* in its frame; give what is in the frame."""
    asked = f"?frame={quote(address, safe='')}" + (f"&sandbox={quote(sandbox)}" if sandbox else "")
    page.goto(place.site + asked)
    return page.frame_locator("iframe")


def cell(frame: FrameLocator, row: int, column: int) -> Locator:
    return frame.locator(f'[role=gridcell][aria-label^="Row {row} column {column}"]')


def solve(page: Page, frame: FrameLocator, solution: str) -> None:
    """Click on each row, and type it."""
    for row, digits in enumerate(solution.split("/"), 1):
        cell(frame, row, 1).click()
        for digit in digits:
            page.keyboard.press(digit)
            page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("sandbox", [None, "allow-scripts", "allow-scripts allow-same-origin"])
def test_a_puzzle_is_solved_in_a_frame_of_another_origin(guest: Page, place: Place, sandbox: str | None) -> None:
    frame = framed(guest, place, place.address, sandbox)
    expect(frame.get_by_role("gridcell")).to_have_count(16)
    solve(guest, frame, place.solution)
    expect(frame.locator("#message")).to_have_text("Solved. Well done!")
    expect(frame.get_by_role("link", name="Open in Kropki")).to_have_attribute("href", f"/k/{place.id}")


def test_progress_is_kept_where_it_may_be_and_apart_from_the_games_of_the_page(page: Page, place: Place) -> None:
    page.goto(place.address)  # by itself: its storage is that of the page
    given = page.locator(".digit:not(:empty)").count()
    page.locator("[role=gridcell]:not(.given)").first.click()
    page.keyboard.press("1")
    page.goto(place.address)
    expect(page.locator(".digit:not(:empty)")).to_have_count(given + 1)
    keys: list[str] = page.evaluate("Object.keys(localStorage)")
    assert keys == [f"kropki:embed:{place.id}"]


def test_nothing_in_a_frame_takes_away_more_than_undo_brings_back(guest: Page, place: Place) -> None:
    frame = framed(guest, place, place.address)
    frame.locator("[role=gridcell]:not(.given)").first.click()
    digits = frame.locator(".digit:not(:empty)")
    before = digits.count()
    guest.keyboard.press("1")
    expect(digits).to_have_count(before + 1)
    buttons = frame.get_by_role("button").evaluate_all("all => all.map(each => Object.keys(each.dataset)[0])")
    assert set(buttons) == {"tool", "digit", "act"}
    acts = frame.locator("[data-act]").evaluate_all("all => all.map(each => each.dataset.act)")
    assert sorted(acts) == ["erase", "redo", "undo"]
    frame.get_by_role("button", name="Erase").click()
    expect(digits).to_have_count(before)
    frame.get_by_role("button", name="Undo").click()
    expect(digits).to_have_count(before + 1)


@pytest.mark.parametrize("path", ["/", "/k/{id}", "/docs"])
def test_no_other_page_may_be_framed(guest: Page, place: Place, complaints: list[str], path: str) -> None:
    address = place.server + path.format(id=place.id)
    frame = framed(guest, place, address)
    expect(frame.locator("main")).to_have_count(0)
    headers = httpx2.get(address, trust_env=False).headers
    assert headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    complaints.clear()  # the browser's own, about the refusal


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_is_cut_off(page: Page, place: Place, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(place.address)
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)
    page.locator("[role=gridcell]:not(.given)").first.click()
    page.keyboard.press("1")
    page.keyboard.press("Control+Home")
    page.keyboard.press("Shift+2")
    page.evaluate(LOAD_AXE)
    for size in SIZES:
        resize(page, *size)
        assert page.evaluate(RUN_AXE, COLOUR_RULES if scheme == "dark" else None) == [], size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]


def test_the_digits_of_the_keys_are_whole_and_erase_stands_beside_one(page: Page, place: Place) -> None:
    page.goto(f"{place.server}/embed/{place.id}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    keys, erase = page.locator("#pad button"), page.get_by_role("button", name="Erase")
    smaller = "all => all.every(one => parseFloat(getComputedStyle(one).fontSize) < one.clientHeight)"
    top = "node => Math.round(node.getBoundingClientRect().top)"
    for size in [*SIZES, (820, 1180), (2560, 1440)]:
        resize(page, *size)
        assert keys.evaluate_all(smaller), size
        assert keys.evaluate_all("all => all.every(one => one.scrollHeight <= one.clientHeight)"), size
        assert erase.evaluate(top) in keys.evaluate_all(f"all => all.map({top})"), size


def test_a_puzzle_that_is_not_there_is_said_so(page: Page, server: str, complaints: list[str]) -> None:
    answer = page.goto(f"{server}/embed/0ZZZZZZZZZZ0")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("#message")).to_have_text("There is no such puzzle.")
    expect(page.get_by_role("gridcell")).to_have_count(0)
    complaints.clear()  # that the address is a 404


# oEmbed


def test_a_link_tells_a_site_how_to_embed_it(place: Place) -> None:
    html = httpx2.get(f"{place.server}/k/{place.id}", trust_env=False).text
    (found,) = re.findall(r'<link rel="alternate" type="application/json\+oembed" href="([^"]+)">', html)
    response = httpx2.get(unescape(found), trust_env=False, headers={"Origin": "https://example.org"})
    told = response.json()
    assert response.headers["access-control-allow-origin"] == "*"
    assert (told["type"], told["version"], told["width"], told["height"]) == ("rich", "1.0", 480, 740)
    (address,) = re.findall(r'<iframe src="([^"]+)"', told["html"])
    assert address == f"{place.server}/embed/{place.id}"
    assert httpx2.get(address, trust_env=False).status_code == 200
    assert httpx2.get(told["thumbnail_url"], trust_env=False, timeout=60).headers["content-type"] == "image/png"


def test_a_frame_is_no_larger_than_the_site_wants(place: Place) -> None:
    url = f"{place.server}/oembed?url={place.server}/embed/{place.id}&maxwidth=300&maxheight=9999&dnt=1"
    told = httpx2.get(url, trust_env=False).json()
    assert (told["width"], told["height"]) == (300, 740)
    assert 'width="300" height="740"' in told["html"]


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("", 422, "invalid"),
        ("url={server}/k/0ZZZZZZZZZZ0", 404, "unknown-puzzle"),
        ("url={server}/about", 404, "not-found"),
        ("url=https://example.org/k/{id}", 404, "not-found"),
        ("url={server}/k/{id}&maxwidth=0", 422, "invalid"),
        ("url={server}/k/{id}&format=xml", 501, "not-implemented"),
        ("url={server}/k/{id}&format=yaml", 422, "invalid"),
    ],
)
def test_what_cannot_be_embedded_is_a_problem(place: Place, query: str, status: int, code: str) -> None:
    asked = query.format(server=place.server, id=place.id)
    check_problem(httpx2.get(f"{place.server}/oembed?{asked}", trust_env=False), status, code)
