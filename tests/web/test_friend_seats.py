"""Games with a friend: how one is begun, who sits at it, and how each finds it again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.dots_pages import point
from tests.support.friend_pages import begin
from tests.support.playing import message, outside, resize

pytestmark = pytest.mark.release


def test_any_board_and_rules_are_played_and_remembered(page: Page) -> None:
    begin(page, width="7", height="6", rules="paper")
    expect(page.locator("#title")).to_have_text("7 \u00d7 6, Paper, no time limit")
    page.goto("/dots/game")
    page.get_by_label("Long steps").check()
    page.get_by_label("Early end").check()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#title")).to_have_text("7 \u00d7 6, Paper, long steps, early end, no time limit")
    expect(page.get_by_role("button", name="End early")).to_be_visible()
    page.goto("/dots/game")
    expect(page.get_by_role("img", name="Old lines, new lines")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Long steps")).to_be_checked()
    page.get_by_label("Columns", exact=True).fill("61")
    page.get_by_role("button", name="Begin").click()
    assert page.evaluate("document.activeElement.validity.rangeOverflow")
    page.get_by_role("button", name="9 \u00d7 9 Kepung").click()
    page.get_by_label("Dots each").fill("20")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#title")).to_have_text("9 \u00d7 9, Kepung, 20 dots each, no time limit")


def test_a_game_by_correspondence_is_found_again(page: Page, friend: Page) -> None:
    link = begin(page)
    point(page, 3, 3).click()
    expect(page.locator("#board .dot")).to_have_count(1)
    page.goto("about:blank")
    friend.goto(link)
    expect(friend.locator("#who-1")).to_have_text("away")
    point(friend, 2, 2).click()
    expect(friend.locator("#board .dot")).to_have_count(2)
    page.goto("/dots/game")
    page.get_by_role("link", name="5 \u00d7 5, Standard").click()
    expect(page.locator("#board .dot")).to_have_count(2)
    expect(page.locator("#who-1")).to_have_text("you")


def test_unfinished_games_stand_above_the_lobby_and_those_that_wait_for_a_move_come_first(
    page: Page, friend: Page
) -> None:
    friend.goto(begin(page))
    expect(page.locator("#who-2")).to_have_text("here")
    waiting = friend.url
    friend.goto(begin(page, width="6"))
    point(page, 3, 3).click()
    expect(message(friend)).to_have_text("Blue: column 3, row 3. Your move.")
    page.goto("/dots/game")
    mine, past = page.locator("#my-games li"), page.locator("#past-games li")
    expect(mine).to_have_text(
        [
            re.compile("^5 . 5, Standard against a friend .*your move"),
            re.compile("^6 . 5, Standard against a friend .*their move *Forget$"),
        ]
    )
    expect(page.locator("#past")).to_be_hidden()
    for size in ((320, 568), (390, 844), (820, 1180), (1280, 720)):
        resize(page, *size)
        first, second = (page.locator(place).bounding_box() for place in ("#mine", ".halls"))
        assert first is not None
        assert second is not None
        assert first["y"] + first["height"] <= second["y"]
        assert outside(page, "#mine h2, #mine li:first-child *") == [], size
    friend.goto(waiting)
    friend.get_by_role("button", name="Resign").click()
    friend.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(friend.locator("#result")).to_have_text("You resign: Blue wins.")
    page.reload()
    expect(mine).to_have_text([re.compile("^6 . 5")])  # waits until the other one has gone
    expect(past).to_have_text(re.compile("^5 . 5, Standard against a friend .*, you won"))


def test_a_game_that_is_forgotten_can_be_put_back(page: Page) -> None:
    begin(page)
    kept = page.evaluate("localStorage['kropki:dots:seats']")
    page.goto("/dots/game")
    page.get_by_role("button", name="Forget 5 \u00d7 5, Standard").click()
    expect(page.get_by_text("This device can play in it no more.")).to_be_visible()
    expect(page.get_by_role("link", name="5 \u00d7 5, Standard")).to_have_count(0)
    assert page.evaluate("localStorage['kropki:dots:seats']") == "[]"
    expect(page.get_by_role("button", name="Put back 5 \u00d7 5, Standard")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="5 \u00d7 5, Standard")).to_be_focused()
    assert page.evaluate("localStorage['kropki:dots:seats']") == kept
    page.keyboard.press("Enter")
    expect(page.locator("#who-1")).to_have_text("you")
    page.goto("/dots/game")
    page.get_by_role("button", name="Forget").click()
    page.reload()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(page.locator("#mine")).to_be_hidden()


def test_an_open_seat_and_a_spectator_and_a_code(page: Page, friend: Page) -> None:
    begin(page, is_open=True)
    page.get_by_role("button", name="Show a QR code").click()
    resize(page, 320, 568)
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert outside(page, "header a, #board") == []  # the board and the menu stay, however long the rest
    box = page.locator("#board").bounding_box()
    assert box is not None
    assert box["height"] > 120
    resize(page, 1280, 720)
    friend.goto(page.evaluate("location.href.replace(/#.*/, '')"))
    expect(friend.locator("#title")).to_contain_text("you watch")
    expect(friend).to_have_title("Watching a game of Dots")
    friend.get_by_role("button", name="Play").click()
    expect(friend.locator("#who-2")).to_have_text("you")
    expect(friend).to_have_title("Dots with a friend")
    point(page, 3, 3).click()
    expect(message(friend)).to_have_text("Blue: column 3, row 3. Your move.")


def test_the_form_and_the_menu_are_in_sight(page: Page) -> None:
    page.goto("/dots/game")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(page.get_by_role("button", name="10 \u00d7 10")).to_be_visible()
    expect(page.locator("#presets [aria-pressed=true]")).to_have_text("15 \u00d7 15half an hour")
    for width, height in [(320, 568), (820, 1180), (1280, 720)]:
        resize(page, width, height)
        assert outside(page, "header :is(a, button, svg), #lobby h1, #presets button:nth-child(-n + 3)") == [], width
    assert outside(page, "#new-form :is(p, label, button)") == []


def test_a_link_that_is_not_right_says_so(page: Page) -> None:
    begin(page)
    page.evaluate("location.hash = JSON.parse(localStorage['kropki:dots:seats'])[0].secret.replace(/..$/, '-')")
    expect(page.locator("#connection")).to_contain_text("This link is not complete")
    for part in ".frame", ".score", ".buttons":  # nothing to press where there is no game
        expect(page.locator(f"#game {part}")).to_be_hidden()
    page.goto("/dots/game#0123456789AB")  # as links were once
    expect(page.locator("#connection")).to_contain_text("There is no such game")


def test_the_page_of_dots_leads_here(page: Page) -> None:
    page.goto("/dots")
    page.get_by_role("link", name="Play a friend").first.click()
    expect(page.get_by_role("heading", name="Play Dots with somebody")).to_be_visible()
    with page.expect_popup() as rules:  # beside the game, which goes on
        page.get_by_role("link", name="Rules", exact=True).click()
    expect(rules.value.get_by_role("dialog", name="Rules")).to_be_visible()


def test_the_address_gives_no_seat_away_and_a_second_device_is_told_to_both(page: Page, friend: Page) -> None:
    link = begin(page)
    expect(page).to_have_url(re.compile(r"/dots/game/[0-9A-Z]{12}$"))
    friend.goto(link)
    expect(friend.locator("#who-2")).to_have_text("you")
    expect(friend).to_have_url(re.compile(r"/dots/game/[0-9A-Z]{12}$"))
    friend.reload()  # the browser keeps the seat
    expect(friend.locator("#who-2")).to_have_text("you")
    secret = friend.evaluate("JSON.parse(localStorage['kropki:dots:seats'])[0].secret")
    page.goto(f"{friend.url}#{secret}")  # the link of the seat, on another device
    expect(page.locator("#who-2")).to_have_text("you")
    expect(message(friend)).to_have_text("Your seat is open on another device, too. Blue to move.")


def test_the_address_gives_no_seat_away_where_the_browser_stores_nothing(page: Page, friend: Page) -> None:
    link = begin(page)
    friend.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden') } })")
    friend.goto(link)
    expect(friend.locator("#who-2")).to_have_text("you")
    expect(friend).to_have_url(re.compile(r"/dots/game/[0-9A-Z]{12}$"))
    secret = friend.evaluate("history.state.secret")
    friend.reload()  # the history of the tab has the seat
    expect(friend.locator("#who-2")).to_have_text("you")
    friend.goto("/dots")
    friend.goto(f"{link.partition('#')[0]}#{secret}")  # the link of the seat
    expect(friend.locator("#who-2")).to_have_text("you")
    expect(friend).to_have_url(re.compile(r"/dots/game/[0-9A-Z]{12}$"))
