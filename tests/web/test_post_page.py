"""Games by post in a real Chromium: until when a move is waited for, the claim, the calendar, and notifications."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.support.dots_pages import point
from tests.support.friend_pages import begin
from tests.support.playing import message, outside, resize
from tests.support.processes import wait_for
from tests.support.views import LOAD_AXE, faults, settings_script

pytestmark = pytest.mark.release

THREE_DAYS = "By post: 3 days a move"
AWAY = """
globalThis.shown = []
globalThis.permission = 'granted'
globalThis.Notification = class {
    static get permission() { return globalThis.permission }
    static async requestPermission() { return globalThis.permission }
    constructor(title, options) { shown.push([title, options.body, options.data]) }
}
Object.defineProperty(document, 'hidden', { get: () => globalThis.isAway ?? false })
"""


def be_late(page: Page) -> list[Any]:
    """Let the days be over for whoever is to move; take a claim as the service would. Return what the page claims."""
    claimed: list[Any] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(text: str | bytes) -> None:
            told = json.loads(text)
            if told["type"] == "events" and told["clocks"]:
                told["clocks"]["until"] = told["now"] - 1
            socket.send(json.dumps(told))

        def ask(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] != "claim":
                return server.send(text)
            claimed.append(said)
            event = {"number": said["number"], "at": 0, "kind": "claim", "player": 1}
            told = {"type": "events", "events": [event], "number": said["number"], "clocks": None, "now": 0}
            return socket.send(json.dumps(told))

        server.on_message(tell)
        socket.on_message(ask)

    page.route_web_socket(re.compile("/live$"), connect)
    return claimed


def test_a_game_by_post_says_until_when_it_waits_and_has_a_calendar(page: Page, friend: Page, server: str) -> None:
    link = begin(page, time=THREE_DAYS)
    expect(page.locator("#title")).to_contain_text("by post, 3 days a move")
    expect(page.locator("#post")).to_be_hidden()
    friend.goto(link)
    expect(page.locator("#post-until")).to_have_text(re.compile(r"^You have until .*\d"))
    expect(friend.locator("#post-until")).to_have_text(re.compile(r"^Blue has until .*\d"))
    expect(page.locator("#clock-1")).to_have_text("3 d 0 h")
    calendar = page.get_by_role("link", name="Calendar").get_attribute("href") or ""
    assert "BEGIN:VEVENT" in httpx2.get(server + calendar, trust_env=False).text
    point(page, 3, 3).click()
    expect(page.locator("#post-until")).to_have_text(re.compile("^Red has until"))
    expect(page.get_by_role("button", name="Claim the win")).to_be_hidden()
    friend.goto("/dots/game")
    expect(friend.locator("#my-games")).to_contain_text("your move, until")
    page.goto("/dots/game")
    expect(page.locator("#my-games li")).to_have_count(1)
    expect(page.locator("#my-games")).not_to_contain_text("your move")


def test_the_win_is_claimed_once_the_days_are_over(page: Page, friend: Page) -> None:
    claimed = be_late(page)
    friend.goto(begin(page, time=THREE_DAYS))
    expect(page.locator("#post-until")).to_have_text("Your time for this move is over, but you may still move.")
    expect(page.get_by_role("button", name="Claim the win")).to_be_hidden()
    point(page, 3, 3).click()
    expect(page.locator("#post-until")).to_have_text("Red\N{RIGHT SINGLE QUOTATION MARK}s time for this move is over.")
    page.get_by_role("button", name="Claim the win").click()
    page.get_by_role("dialog").get_by_role("button", name="Go on playing").click()
    assert claimed == []
    page.get_by_role("button", name="Claim the win").click()
    page.get_by_role("dialog").get_by_role("button", name="Claim the win").click()
    expect(page.locator("#result")).to_have_text("You win on time.")
    assert claimed == [{"type": "claim", "number": 4}]
    expect(page.locator("#post")).to_be_hidden()


def test_a_move_is_notified_to_who_looks_elsewhere_and_wants_it(page: Page, friend: Page) -> None:
    page.add_init_script(AWAY)
    link = begin(page, time=THREE_DAYS)
    friend.goto(link)
    expect(page.locator("#who-2")).to_have_text("here")
    page.get_by_role("button", name="Settings").click()
    wanted = page.get_by_label("A notification when the other side has moved")
    page.evaluate("permission = 'denied'")
    wanted.click()
    expect(wanted).not_to_be_checked()
    page.evaluate("permission = 'granted'")
    wanted.click()
    expect(wanted).to_be_checked()
    page.wait_for_function("localStorage['kropki:dots:notify'] === 'true'")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    point(page, 3, 3).click()
    point(friend, 2, 2).click()
    expect(message(page)).to_have_text("Red: column 2, row 2. Your move.")
    point(page, 1, 1).click()
    expect(friend.locator("#board .dot")).to_have_count(3)
    assert page.evaluate("shown") == []  # it is looked at
    page.evaluate("isAway = true")
    point(friend, 5, 5).click()
    wait_for(lambda: page.evaluate("shown.length") == 1)
    said = "Red: column 5, row 5. Your move."
    assert page.evaluate("shown") == [["Dots with a friend", said, page.evaluate("location.pathname")]]


SIZES = [(320, 568), (390, 844), (820, 1180), (1280, 720)]


def test_a_game_by_post_fits_every_screen(page: Page, friend: Page) -> None:
    page.add_init_script(settings_script("dark"))
    claimed = be_late(page)
    friend.goto(begin(page, time=THREE_DAYS))
    expect(page.locator("#post")).to_be_visible()
    waiting = [board_at(page, *size) for size in SIZES]
    point(page, 3, 3).click()
    expect(page.get_by_role("button", name="Claim the win")).to_be_visible()
    assert [board_at(page, *size) for size in SIZES] == waiting  # what comes and goes moves nothing
    assert claimed == []
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []


def board_at(page: Page, width: int, height: int) -> Any:
    resize(page, width, height)
    assert outside(page, "#post, #post *, .buttons .key") == []
    return page.locator("#board .sheet").bounding_box()
