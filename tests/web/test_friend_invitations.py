"""The link to a friend works once: on the page of a game with a friend, in several browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.support.dots_pages import point
from tests.support.friend_pages import begin
from tests.support.playing import message, outside, resize

pytestmark = pytest.mark.release

SEATS = "JSON.parse(localStorage['kropki:dots:seats'] ?? '[]')"


def plain(link: str) -> str:
    """Give the address of a game that shows no seat."""
    return link.partition("#")[0]


def test_the_link_seats_whoever_opens_it_first(page: Page, friend: Page, third: Page) -> None:
    link = begin(page)
    page.goto(link)  # to try it: who began the game stays who they are
    expect(page.locator("#who-1")).to_have_text("you")
    expect(page.locator("#who-2")).to_have_text("not here yet")
    friend.goto(link)
    expect(friend.locator("#who-2")).to_have_text("you")
    expect(friend).to_have_url(plain(link))
    expect(page.locator("#who-2")).to_have_text("here")
    third.goto(link)
    expect(third.locator("#sit-words")).to_contain_text("Somebody has used this invitation, so you watch.")
    expect(third.get_by_role("button", name="Play", exact=True)).to_be_hidden()
    for size in ((320, 568), (390, 844), (820, 1180), (1280, 720)):
        resize(third, *size)
        assert outside(third, "#sit, #sit-words, .score p, #message, .buttons button") == [], size
    expect(third.locator("#who-2")).to_have_text("here")
    expect(third.locator("#title")).to_contain_text("you watch")
    expect(third).to_have_url(plain(link))
    assert third.evaluate(SEATS) == []
    point(third, 3, 3).click()
    expect(message(third)).to_have_text("You watch this game. Blue to move.")
    for tab, player in ((page, 1), (friend, 2)):
        for address in (link, plain(link)):  # the invitation again, and the address as it is then
            tab.goto(address)
            tab.reload()
            expect(tab.locator(f"#who-{player}")).to_have_text("you")
    point(page, 3, 3).click()
    expect(friend.locator("#board .dot")).to_have_count(1)
    point(friend, 2, 2).click()
    expect(third.locator("#board .dot")).to_have_count(2)


def test_the_address_without_the_invitation_says_what_it_is_for(page: Page, friend: Page) -> None:
    link = begin(page)
    for name in ("Offer draw", "Resign"):  # there is nobody yet
        expect(page.get_by_role("button", name=name)).to_be_disabled()
    friend.goto(page.url)
    expect(friend.locator("#sit")).to_contain_text("To play, you need the invitation")
    expect(friend.get_by_role("button", name="Play", exact=True)).to_be_hidden()
    friend.goto(link)
    expect(friend.locator("#who-2")).to_have_text("you")
    expect(friend.locator("#sit")).to_be_hidden()
    expect(page.get_by_role("button", name="Resign")).to_be_enabled()
    expect(page.get_by_role("button", name="Offer draw")).to_be_enabled()


def test_no_lost_answer_locks_the_friend_out(page: Page, friend: Page) -> None:
    link = begin(page)

    lost: list[str | bytes] = []
    is_broken = True

    def lose(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: lost.append(message) if is_broken else socket.send(message))

    friend.route_web_socket(re.compile("/live$"), lose)
    friend.goto(link)
    expect(page.locator("#who-2")).to_have_text("here")  # the service has given the seat away
    assert "invitation" in friend.evaluate(SEATS)[0]
    expect(friend.locator("#who-2")).to_have_text("")  # and the friend does not know
    is_broken = False
    friend.reload()
    expect(friend.locator("#who-2")).to_have_text("you")
    expect(friend).to_have_url(plain(link))
