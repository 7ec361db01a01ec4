"""What the page keeps: the board across reloads and tabs, every puzzle, the time, and itself without a network."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.support.browsers import OPTIONS, chromium_path
from tests.support.playing import (
    EMPTY,
    PUZZLE_REQUEST,
    SMALL,
    SMALL_SOLUTION,
    cell,
    first_record,
    held_requests,
    message,
    names,
    open_puzzle,
    record_of,
    type_solution,
)
from tests.support.processes import wait_for

HARD_REQUEST = re.compile(r"/kropki\?.*difficulty=hard")  # which the reserve does not want before other levels
EVENTFUL = ["3", "ArrowRight", "Shift+2", "Shift+4", "ArrowDown", "Control+1", "ArrowLeft"]
EVENTFUL += ["Control+Shift+7", "Control+z"]
KEYS = "for (const key of ['settings', 'current', 'reserve', 'game:x']) localStorage['kropki:' + key] ="
STORAGES = {
    "forbidden": "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden') } })",
    "full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    "broken": f"{KEYS} '{{'",
    "strange": f"{KEYS} '[1]'",
}
SPARES = "JSON.parse(localStorage['kropki:reserve'] ?? '[]').length"
EXPLAINED = "JSON.parse(localStorage['kropki:reserve'] ?? '[]').filter(({ path }) => path.length).length"
GAMES = """Object.entries(localStorage).filter(([key]) => key.startsWith('kropki:game:'))
    .map(([, game]) => JSON.parse(game).record.size)"""
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
}"""


def play(page: Page, keys: list[str]) -> None:
    """Press keys one after the other."""
    for key in keys:
        page.keyboard.press(key)


def test_a_tab_that_dies_in_the_middle_loses_no_board_mark_or_history(page: Page) -> None:
    first_record(page)
    before = names(page)
    play(page, EVENTFUL)
    played = names(page)
    assert played != before
    page.close(run_before_unload=False)
    other = page.context.new_page()
    other.goto("/")
    expect(other.get_by_role("gridcell")).to_have_count(81)
    assert names(other) == played
    play(other, ["Control+y"])
    assert names(other) != played
    play(other, ["Control+z"] * 5)
    assert names(other) == before


def test_every_puzzle_begun_is_kept_in_the_list(page: Page) -> None:
    open_puzzle(page)
    page.keyboard.press("2")
    open_puzzle(page, EMPTY)
    page.keyboard.press("3")
    page.get_by_role("button", name="Puzzles").click()
    expect(page.locator("#going li")).to_have_count(2)
    page.locator("#going li:not(:has([aria-current=true]))").get_by_role("button").first.click()
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1 column 1, 2. Black dot right, black dot below")
    page.keyboard.press("Delete")
    type_solution(page, SMALL_SOLUTION)
    page.get_by_role("button", name="Puzzles").click()
    expect(page.locator("#going li")).to_have_count(1)
    expect(page.locator("#done li")).to_have_count(1)
    page.locator("#done").get_by_role("button", name="Remove").click()
    expect(page.locator("#done")).to_have_text("None yet.")


def test_two_tabs_on_one_puzzle_follow_each_other(page: Page) -> None:
    open_puzzle(page, EMPTY)
    other = page.context.new_page()
    open_puzzle(other, EMPTY)
    page.keyboard.press("1")
    expect(cell(other, 1, 1)).to_have_accessible_name("Row 1 column 1, 1")
    other.keyboard.press("End")
    other.keyboard.press("3")
    expect(cell(page, 1, 4)).to_have_accessible_name("Row 1 column 4, 3")
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1 column 1, 1")
    page.reload()
    expect(cell(page, 1, 4)).to_have_accessible_name("Row 1 column 4, 3")
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1 column 1, 1")


def test_back_closes_what_is_open_and_leaves_the_puzzle_below(page: Page) -> None:
    open_puzzle(page)
    page.keyboard.press("2")
    for name, opened in (("Puzzles", "#puzzles"), ("Hint", ".argument")):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(opened)).to_be_visible()
        page.evaluate("history.pushState({}, '', '/k/x'); history.back()")
        expect(page.locator(opened)).to_be_hidden()
        expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))


@pytest.mark.parametrize("storage", STORAGES)
def test_the_page_plays_whatever_the_storage_does(page: Page, storage: str) -> None:
    page.add_init_script(STORAGES[storage])
    open_puzzle(page)
    page.keyboard.press("2")
    if storage in ("forbidden", "full"):
        expect(message(page)).to_contain_text("This browser does not keep your game.")
        page.goto(message(page).get_by_role("link").get_attribute("href") or "")
        expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 2"))
    page.keyboard.press("Delete")
    type_solution(page, SMALL_SOLUTION)
    expect(message(page)).to_contain_text("Solved")
    page.get_by_role("button", name="Puzzles").click()
    expect(page.locator("#done")).to_be_visible()


def test_the_clock_stands_still_while_the_tab_is_hidden(page: Page) -> None:
    page.clock.install(time=0)
    page.clock.pause_at(10_000)
    open_puzzle(page)
    page.clock.run_for(65_000)
    expect(page.locator("#timer")).to_have_text("1:05")
    page.evaluate(HIDE, True)
    page.clock.run_for(600_000)
    page.evaluate(HIDE, False)
    page.clock.run_for(5_000)
    expect(page.locator("#timer")).to_have_text("1:10")
    page.reload()
    expect(page.locator("#timer")).to_have_text("1:10")
    type_solution(page, SMALL_SOLUTION)
    expect(message(page)).to_contain_text("Solved in 1:10")


@pytest.mark.service_worker
def test_the_page_and_a_reserve_work_without_the_network(page: Page, complaints: list[str]) -> None:
    page.add_init_script("localStorage['kropki:settings'] ??= '{\"whole\": true}'")
    page.clock.install()
    asked = under_way(page)
    first_record(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_for(lambda: spares_later(page, asked, EXPLAINED) >= 10)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("gridcell")).to_have_count(81)
    page.get_by_role("button", name="Hard").click()
    expect(message(page)).to_contain_text("this device keeps")
    expect(page.locator("#level")).to_contain_text("Hard")
    spare = next(spare for spare in json.loads(page.evaluate("localStorage['kropki:reserve']")) if spare["used"])
    page.get_by_role("button", name="Check").click()
    expect(message(page)).to_contain_text("Everything so far is right")
    page.keyboard.press("?")
    for says in (spare["path"][0]["technique"], spare["path"][0]["sentence"]):
        expect(page.locator(".argument")).to_contain_text(says)
    type_solution(page, spare["record"]["solution"])
    expect(message(page)).to_contain_text("Solved")
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints), complaints
    complaints.clear()


def under_way(page: Page) -> set[Request]:
    """Return the requests that the page waits for, now and later."""
    asked: set[Request] = set()

    def begins(request: Request) -> None:
        asked.add(request)

    def ends(request: Request) -> None:
        asked.discard(request)

    page.on("request", begins)
    page.on("requestfinished", ends)
    page.on("requestfailed", ends)
    return asked


def spares_later(page: Page, asked: set[Request], those: str = SPARES) -> int:
    """Let a second go by on the page, which waits after each spare; return how many of *those* there are.

    Its clock stands while it waits for what is *asked*, which would else be late in a moment.
    """
    if not asked:
        page.clock.run_for(1_000)
    return int(page.evaluate(those))


def wait_for_requests(page: Page, held: list[Route], count: int) -> None:
    wait_for(lambda: page.evaluate("true") and len(held) == count)  # a call, so that they are seen


def test_a_slow_service_never_costs_an_entry(page: Page) -> None:
    first_record(page)
    held = held_requests(page, HARD_REQUEST)
    page.get_by_role("button", name="Hard", exact=True).click()
    play(page, EVENTFUL)
    played = names(page)
    wait_for_requests(page, held, 1)
    held[0].fulfill(json=record_of(page, size="4"))
    expect(page.get_by_role("gridcell")).to_have_count(16)
    page.get_by_role("button", name="Puzzles").click()
    page.locator("#going li:not(:has([aria-current=true]))").get_by_role("button").first.click()
    expect(page.get_by_role("gridcell")).to_have_count(81)
    assert names(page) == played


def test_of_two_wishes_only_the_last_is_put_on_the_board(page: Page) -> None:
    open_puzzle(page)
    page.keyboard.press("2")
    held = held_requests(page, PUZZLE_REQUEST)
    for level in ("Hard", "Expert"):
        page.get_by_role("button", name=level, exact=True).click()
    wait_for(lambda: page.evaluate("true") and len(wishes(held, "expert")) == 1)
    wishes(held, "hard")[0].fulfill(json=record_of(page, size="6", seed="late"))
    wishes(held, "expert")[0].fulfill(json=record_of(page, size="4", difficulty="easy", seed="wanted"))
    expect(page.locator("#name")).to_have_text(re.compile("^4"))
    expect(page.locator("#level")).to_contain_text("Easy")
    expect(page.locator("body.busy")).to_have_count(0)
    assert page.evaluate(GAMES) == [4, 4]


def wishes(held: list[Route], level: str) -> list[Route]:
    """Return the requests of a level: the reserve asks, too, whenever it does."""
    return [route for route in held if f"difficulty={level}" in route.request.url]


@pytest.mark.parametrize("asked", ["next", "daily"])
def test_an_answer_that_comes_after_another_puzzle_was_opened_is_dropped(page: Page, asked: str) -> None:
    open_puzzle(page, EMPTY)
    page.keyboard.press("1")
    open_puzzle(page)
    held = held_requests(page, HARD_REQUEST if asked == "next" else re.compile("/kropki/daily/"))
    if asked == "next":
        page.get_by_role("button", name="Hard", exact=True).click()
    else:
        page.get_by_role("button", name="Daily").click()
        page.locator("#calendar [aria-current='date']").click()
    wait_for_requests(page, held, 1 if asked == "next" else 2)  # the dialog shows the board, too
    page.get_by_role("button", name="Puzzles").click()
    page.locator("#going li:not(:has([aria-current=true]))").get_by_role("button").first.click()
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1 column 1, 1")
    expect(page.locator("body.busy")).to_have_count(1)
    held[-1].fulfill(json=record_of(page, size="6", seed="late"))
    expect(page.locator("body.busy")).to_have_count(0)  # the answer has been looked at
    expect(page.get_by_role("gridcell")).to_have_count(16)
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1 column 1, 1")
    expect(message(page)).not_to_contain_text("Back to it")


def test_a_board_that_is_empty_for_long_is_explained(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held:
            return route.continue_()
        return held.append(route)

    page.clock.install()
    page.route(PUZZLE_REQUEST, hold)
    with page.expect_request(PUZZLE_REQUEST):
        page.goto("/")
    page.clock.run_for(1_000)
    expect(message(page)).to_have_text("Your puzzle is on its way.")
    held[0].continue_()
    expect(page.get_by_role("gridcell")).to_have_count(81)
    expect(message(page)).not_to_contain_text("on its way")


def test_a_service_that_warms_up_is_waited_for(page: Page, complaints: list[str]) -> None:
    looks: list[Route] = []

    def look(route: Route) -> None:
        looks.append(route)
        is_ready = len(looks) == 3
        if is_ready:
            page.unroute(PUZZLE_REQUEST)
        route.fulfill(json={"status": "ok", "version": "1", "compiled": is_ready})

    page.clock.install()
    page.route(PUZZLE_REQUEST, lambda route: route.fulfill(status=503, json={"code": "late", "detail": "warming"}))
    page.route("**/healthz", look)
    page.goto("/")
    expect(message(page)).to_contain_text("The server is warming up")
    for _ in range(2):
        with page.expect_response("**/healthz"):
            page.clock.run_for(1_000)
    expect(page.get_by_role("gridcell")).to_have_count(81)
    expect(message(page)).not_to_contain_text("warming")
    assert len(looks) == 3
    assert len(complaints) == 1  # to wait is no error
    assert "503" in complaints.pop()


def test_the_page_can_be_installed(chromium: Browser, server: str, tmp_path: Path) -> None:
    context = chromium.browser_type.launch_persistent_context(tmp_path, executable_path=chromium_path(), args=OPTIONS)
    page = context.new_page()
    page.goto(server)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    manifest = session.send("Page.getAppManifest")
    icons = [page.request.get(icon["url"]).ok for icon in manifest["manifest"]["icons"]]
    context.close()
    assert (errors, manifest["errors"], icons) == ([], [], [True, True])


def test_a_trial_has_a_colour_of_its_own_is_kept_or_dropped_and_lasts(page: Page) -> None:
    open_puzzle(page, EMPTY)
    page.keyboard.press("1")
    page.get_by_role("button", name="Try").click()
    for key in ("ArrowRight", "2"):
        page.keyboard.press(key)
    expect(cell(page, 1, 2)).to_have_accessible_name(re.compile("tried"))
    colours = [
        cell(page, 1, column).locator(".digit").evaluate("it => getComputedStyle(it).color") for column in (1, 2)
    ]
    assert colours[0] != colours[1]
    page.reload()
    expect(page.locator(".trial")).to_have_text("TrialKeepDrop")
    page.locator(".trial").get_by_role("button", name="Drop").click()
    expect(cell(page, 1, 2)).to_have_accessible_name(re.compile("empty"))
    expect(cell(page, 1, 1)).to_have_accessible_name(re.compile("column 1, 1"))
    expect(page.locator(".trial")).to_be_hidden()


COLLECTION = {
    "id": "0123456789",
    "title": "Tea <b>time</b>",
    "puzzles": [{"title": name, "ken": ken, "negative": True} for name, ken in (("One", SMALL), ("Two", "1C/D/D/D"))],
}


@pytest.mark.parametrize("kept", [COLLECTION, [COLLECTION, {"id": "no"}]], ids=["one alone", "among others"])
def test_the_collections_that_are_played_are_in_the_list_with_what_is_solved(page: Page, kept: Any) -> None:
    page.add_init_script(f"localStorage['kropki:collection'] ??= {json.dumps(json.dumps(kept))}")
    open_puzzle(page)
    page.get_by_role("button", name="Puzzles").click()
    line = page.get_by_role("link", name="Tea <b>time</b>")
    expect(line).to_have_text("Tea <b>time</b>0 of 2 solved")
    expect(line).to_have_attribute("href", "/c/0123456789")
    page.keyboard.press("Escape")
    type_solution(page, SMALL_SOLUTION)
    expect(page.locator("#result")).to_contain_text("Next in the collection: Two")
    page.get_by_role("button", name="Puzzles").click()
    expect(line).to_contain_text("1 of 2 solved")
