"""The lobby in a real Chromium: one page waits there, and another finds it, joins, and is watched."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsers import Chromium
from tests.support.dots_pages import point, show_more
from tests.support.lobby_pages import BESIDE, call, listed
from tests.support.playing import outside, resize
from tests.support.views import LOAD_AXE, faults, settings_script


@pytest.fixture
def stranger(tabs: Chromium, server: str) -> Iterator[Page]:
    """Yield a page on another device."""
    with tabs.open(server, "stranger") as tab:
        yield tab


def wait(page: Page, **fields: str) -> str:
    """Put a small game into the lobby; give its id."""
    show_more(page)
    for name, value in {"width": "5", "height": "5"}.items():
        page.locator(f"#new-form [name={name}]").fill(value)
    page.get_by_label(re.compile("For the lobby")).check()
    for name, value in fields.items():
        page.locator(f"#new-form [name={name}]").select_option(value)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#invite-words")).to_contain_text("Waiting in the lobby")
    return page.url.rpartition("/")[2]


def test_a_game_that_waits_says_who_starts_ahead(page: Page, stranger: Page) -> None:
    call(page, "Ada")
    game = wait(page, start="random-crosses", handicap="3")
    call(stranger, "Bob")
    expect(listed(stranger, game)).to_contain_text("Standard, 3 free dots for Blue")


def test_strangers_meet_play_and_are_watched(page: Page, stranger: Page, third: Page) -> None:
    call(page, "Ada")
    game = wait(page, wanted="beginner", time="30 s a move, 5 min in reserve")
    expect(page.locator("#name-1")).to_have_text(re.compile(r"^Ada #[0-9A-Z]{6}$"))
    call(stranger, "Bob")
    row = listed(stranger, game)
    expect(row).to_contain_text("Ada #")
    expect(row).to_contain_text("5 \N{MULTIPLICATION SIGN} 5, Standard, 30 s a move")
    expect(row).to_contain_text("You would be Red.")
    expect(row).to_contain_text("Looks for a beginner, may be watched.")
    row.get_by_role("button", name=re.compile("^Join Ada, badge [0-9A-Z]{6}: 5 \N{MULTIPLICATION SIGN} 5")).press(
        "Enter"
    )
    expect(stranger.locator("#name-1")).to_have_text(re.compile("^Ada #"))
    expect(page.locator("#name-2")).to_have_text(re.compile("^Bob #"))
    expect(page.locator("#invite")).to_be_hidden()
    expect(page).to_have_title("Your move: Dots with Bob")
    expect(stranger).to_have_title("Dots with Ada")
    expect(stranger.get_by_role("heading", name="Dots with Ada")).to_have_count(1)
    expect(stranger).to_have_url(re.compile(f"/dots/game/{game}$"))
    third.goto("/dots/game")
    listed(third, game).get_by_role("link", name=re.compile("^Watch Ada, badge .* and Bob, badge")).click()
    expect(third.locator("#name-2")).to_have_text(re.compile("^Bob #"))
    expect(third.locator("#title")).to_contain_text("you watch")
    expect(third).to_have_title("Watching Ada against Bob")


def test_somebody_met_before_is_challenged_and_nobody_else_sees_it(page: Page, stranger: Page, third: Page) -> None:
    call(page, "Ada")
    game = wait(page)
    call(stranger, "Bob")
    listed(stranger, game).get_by_role("button", name=re.compile("^Join Ada")).click()
    point(page, 1, 1).click()
    expect(stranger.locator("#board .dot")).to_have_count(5)
    stranger.get_by_role("button", name="Resign").click()
    stranger.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#result")).to_have_text("You win: Red resigns.")
    page.goto("/dots/game")
    page.get_by_role("button", name="Challenge Bob to another game").click()
    expect(page.locator("#challenge-words")).to_contain_text("Only Bob can join.")
    expect(page.get_by_label(re.compile("Anyone may join"))).to_be_hidden()
    page.locator("#begin").click()
    expect(page.locator("#invite-words")).to_contain_text("Waiting in the lobby")
    stranger.goto("/dots/game")
    expect(stranger.locator("#waiting-words")).to_have_text("Ada challenges you.")
    third.goto("/dots/game")
    expect(third.locator("#waiting-words")).to_have_text(re.compile("waits|waiting"))
    expect(listed(third, page.url.rpartition("/")[2])).to_have_count(0)
    listed(stranger, page.url.rpartition("/")[2]).get_by_role("button", name=re.compile("^Join Ada")).click()
    expect(page.locator("#name-2")).to_have_text(re.compile("^Bob #"))


def test_a_new_game_leads_to_the_lobby(page: Page) -> None:
    page.goto("/dots")
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_role("link", name="Somebody who waits").click()
    expect(page.get_by_role("heading", name="The lobby")).to_be_focused()


def test_a_game_is_taken_out_of_the_lobby(page: Page, stranger: Page) -> None:
    call(page, "")
    game = wait(page)
    stranger.goto("/dots/game")
    expect(listed(stranger, game)).to_contain_text("Somebody #")
    page.goto("/dots/game")
    listed(page, game).get_by_role("link", name="Yours: open").click()
    page.get_by_role("button", name="Take it out of the lobby").click()
    expect(page).to_have_url(re.compile("/dots/game$"))
    expect(page.locator("#waiting-words")).not_to_have_text("Looking for games that wait.")
    expect(listed(page, game)).to_have_count(0)
    expect(listed(stranger, game)).to_have_count(0)  # by itself
    expect(page.locator("#my-games")).not_to_contain_text(game)


def test_a_device_forgets_its_name_and_badge(page: Page, complaints: list[str]) -> None:
    page.goto("/dots/game")
    forget = page.get_by_role("button", name="Forget my name and badge")
    expect(forget).to_be_hidden()  # there is nothing to forget
    call(page, "Ada")
    wait(page)
    expect(page.locator("#name-1")).to_contain_text("Ada #")
    page.goto("/dots/game")
    badge = page.locator("#badge").inner_text()
    assert re.fullmatch("Your badge is #[0-9A-Z]{6}.", badge)
    name = page.get_by_label("Your name in the lobby")
    forget.click()
    page.get_by_role("dialog").get_by_role("button", name="Keep them").click()
    expect(name).to_have_value("Ada")
    page.route("**/ratings/mine", lambda route: route.abort())
    forget.click()
    page.get_by_role("dialog").get_by_role("button", name="Forget them").click()
    expect(page.locator("#person-words")).to_have_text("No connection to the server: try again.")
    expect(name).to_have_value("Ada")
    page.unroute("**/ratings/mine")
    forget.click()
    with page.expect_response(lambda answer: answer.request.method == "DELETE") as told:
        page.get_by_role("dialog").get_by_role("button", name="Forget them").click()
    assert told.value.json() == {"forgotten": 0}
    expect(page.locator("#person-words")).to_have_text("Your name, badge and ratings are forgotten.")
    expect(name).to_have_value("")
    expect(name).to_be_focused()
    expect(page.locator("#badge")).to_be_empty()
    expect(forget).to_be_hidden()
    wait(page)
    page.goto("/dots/game")
    expect(page.locator("#badge")).to_have_text(re.compile("Your badge is"))
    expect(page.locator("#badge")).not_to_have_text(badge)
    for size in ((320, 568), (390, 844), (820, 1180), (1280, 720)):
        resize(page, *size)
        assert page.evaluate(BESIDE) == [], size
    complaints.clear()  # of what was cut


def test_without_a_lobby_there_is_nothing_of_it(page: Page, complaints: list[str]) -> None:
    off = {"status": 404, "json": {"code": "off", "detail": "the operator has switched the lobby off"}}
    page.route("**/dots/lobby", lambda route: route.fulfill(**off))
    page.goto("/dots/game")
    expect(page.locator("#lobby-lists")).to_be_hidden()
    expect(page.get_by_label(re.compile("For the lobby"))).to_be_hidden()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    complaints.clear()


LONG = {
    "id": "7K2M9QX4TBZ0",
    "size": [60, 60],
    "rules": "kepung+move_limit=1000",
    "start": "cross",
    "clock": {"move": 86400, "reserve": 86400},
    "since": 1790000000000,
}
WIDEST = {"player": 1, "name": "W" * 20, "badge": "WWWWWW"}
LISTS = {
    "waiting": [{**LONG, "host": WIDEST, "wanted": "intermediate", "watch": True}],
    "live": [{**LONG, "id": "8K2M9QX4TBZ0", "players": [WIDEST, {**WIDEST, "player": 2}]}],
}


def test_axe_finds_nothing_and_the_longest_words_are_in_sight(page: Page) -> None:
    page.add_init_script(settings_script("dark"))
    page.route("**/dots/lobby", lambda route: route.fulfill(json=LISTS))
    page.goto("/dots/game")
    page.get_by_label(re.compile("For the lobby")).check()
    expect(page.locator("#live")).to_contain_text("60 \N{MULTIPLICATION SIGN} 60")
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []
    for width, height in [(320, 568), (820, 1180), (1280, 720), (1920, 1080)]:
        resize(page, width, height)
        assert page.evaluate(BESIDE) == [], width


def test_names_stand_beside_the_smallest_board(page: Page, stranger: Page) -> None:
    call(page, "W" * 20)
    game = wait(page)
    call(stranger, "M" * 20)
    listed(stranger, game).get_by_role("button").click()
    expect(page.locator("#name-2")).to_contain_text("M" * 20)
    for width, height in [(320, 568), (390, 844), (1280, 720)]:
        resize(page, width, height)
        assert outside(page, ".score :is(p, span, small, b), .buttons button") == [], width


def test_a_name_counts_before_its_field_is_left(page: Page) -> None:
    page.goto("/dots/game")
    page.get_by_label(re.compile("For the lobby")).check()
    page.get_by_label("Your name in the lobby").press_sequentially("Ada B")
    page.evaluate("document.getElementById('new-form').requestSubmit()")  # a tap on a phone leaves the cursor there
    expect(page.locator("#name-1, #name-2").filter(has_text="Ada B #")).to_have_count(1)
