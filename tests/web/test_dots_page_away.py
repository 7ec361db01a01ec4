"""The computer plays on without a network, as the service would, in a real Chromium."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from kropki.dots.engine.strengths import STRENGTHS
from kropki.languages.interpreter import language
from tests.support.dots_pages import CROSS, begin, kept, open_new, point
from tests.support.learned import written
from tests.support.playing import message
from tests.support.processes import wait_for

pytestmark = pytest.mark.release

ROOT = Path(__file__).parents[2]
HERE = ROOT / "web/dots/engine"
SENT_KB = 40  # at most, compressed, of all that is loaded for it
STRENGTHS_HERE = sum(each.person is not None for each in STRENGTHS)


def go_offline(page: Page) -> None:
    """Wait until the browser has a whole copy of the page, and take the network away."""
    cached = """async () => navigator.serviceWorker.controller && (await Promise.all((await caches.keys()).map(
        async name => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"""
    wait_for(lambda: any(url.endswith("/dots/engine/learned.js") for url in page.evaluate(cached) or []))
    page.context.set_offline(True)


def left_unanswered(page: Page) -> list[Route]:
    """Leave questions for a move without an answer; return the list of them."""
    silent: list[Route] = []

    def keep(route: Route) -> None:
        silent.append(route)

    page.route("**/dots/move", keep)
    return silent


def forget_refused(complaints: list[str]) -> None:
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints), complaints
    complaints.clear()


@pytest.mark.service_worker("kept")
def test_a_game_goes_on_without_the_network_as_with_it(page: Page, complaints: list[str]) -> None:
    begin(page, CROSS, opponent={"strength": 4, "human": 1})
    go_offline(page)
    point(page, 7, 5).click()
    expect(message(page)).to_contain_text(
        "There is no connection. The computer plays on this device, as strong as before.", timeout=20_000
    )
    wait_for(lambda: len(kept(page)) == 2)
    page.reload()
    point(page, 7, 9).click()
    expect(message(page)).to_contain_text("There is no connection.", timeout=20_000)
    point(page, 9, 9).click()
    wait_for(lambda: len(kept(page)) == 6)
    expect(message(page)).not_to_contain_text("There is no connection.")
    forget_refused(complaints)


@pytest.mark.service_worker("kept")
def test_the_strongest_is_stood_in_for_until_the_network_is_back(page: Page, complaints: list[str]) -> None:
    most = len(STRENGTHS)
    begin(page, CROSS, opponent={"strength": most, "human": 1})
    go_offline(page)
    point(page, 7, 5).click()
    expect(message(page)).to_contain_text(
        f"There is no connection. The computer plays at strength {STRENGTHS_HERE} until the server answers.",
        timeout=20_000,
    )
    expect(page.get_by_text(f"computer, strength {STRENGTHS_HERE}")).to_be_visible()
    page.context.set_offline(False)
    point(page, 7, 9).click()
    expect(message(page)).to_contain_text(f"It plays at strength {most} again.", timeout=60_000)
    forget_refused(complaints)


@pytest.mark.service_worker("kept")
@pytest.mark.parametrize("width", [320, 1280])
def test_a_game_begins_without_the_network_and_its_dialog_says_which_levels_there_are(
    page: Page, complaints: list[str], width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    begin(page, CROSS)
    said = page.locator("#computer-away")
    open_new(page)
    expect(said).to_be_hidden()
    go_offline(page)
    expect(said).to_contain_text(f"strengths 1 to {STRENGTHS_HERE}")
    page.get_by_role("radio", name="Two at one board").check()
    expect(said).to_be_hidden()
    page.get_by_role("radio", name="The computer").check()
    page.get_by_label("You are").select_option("2")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Begin").click()
    expect(message(page)).to_contain_text("There is no connection.", timeout=20_000)
    forget_refused(complaints)


def test_a_service_that_is_silent_and_cannot_be_reached_is_waited_for_no_longer(
    page: Page, complaints: list[str]
) -> None:
    page.clock.install()
    silent = left_unanswered(page)
    page.route("**/readyz", lambda route: route.abort())
    begin(page, CROSS, opponent={"strength": 4, "human": 1})
    point(page, 7, 5).click()
    wait_for(lambda: len(silent) == 1)
    page.clock.run_for(3_000)
    expect(message(page)).to_contain_text("There is no connection.", timeout=20_000)
    assert all("ERR_FAILED" in complaint for complaint in complaints), complaints
    complaints.clear()


def test_a_service_that_is_slow_but_there_is_waited_for(page: Page) -> None:
    page.clock.install()
    silent = left_unanswered(page)
    page.route("**/readyz", lambda route: route.fulfill(status=200))
    begin(page, CROSS, opponent={"strength": 4, "human": 1})
    point(page, 7, 5).click()
    wait_for(lambda: len(silent) == 1)
    page.clock.run_for(3_000)
    expect(message(page)).to_have_text("Still thinking: the server has much to do.")
    silent[0].fulfill(json={"move": [2, 8, 8], "score": 0, "chance": 0.5, "reason": None, "level": 4})
    expect(point(page, 9, 9)).to_have_accessible_name("Column 9, row 9, red dot, last move")


def test_what_is_loaded_for_it_is_small() -> None:
    sent = [len(gzip.compress(path.read_bytes(), 6)) for path in HERE.glob("*.js")]
    assert sum(sent) <= SENT_KB * 1000


def test_it_has_the_learned_weights() -> None:
    assert (HERE / "learned.js").read_text("ascii") == written()


def test_the_page_has_the_strengths_of_the_table() -> None:
    source = (ROOT / "web/dots/board/strengths.js").read_text("ascii")
    named = re.findall(r'^\tphrase\("(.+)"\),$', source, re.MULTILINE)
    assert [language("en").write(name, {}) for name in named] == [each.name for each in STRENGTHS]
    text = (HERE / "opponent.js").read_text("ascii")
    ways = [
        f"{{ sight: {p.sight:g}, plan: {p.plan:g}, reach: {p.reach}, mood: {p.mood:g} }}"
        for p in (each.person for each in STRENGTHS)
        if p
    ]
    assert re.findall(r"^\t(.+),$", text[text.index("STRENGTHS = [") :].partition("];")[0], re.MULTILINE) == ways
