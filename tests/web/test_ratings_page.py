"""Rated games in a real Chromium: both agree, the ratings stand beside the names, and are listed and forgotten."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from kropki.api.games.rated import LEAST_DOTS
from kropki.dots.engine.strengths import STRENGTHS
from tests.support.browsers import Chromium
from tests.support.dots_pages import open_new, point, show_more
from tests.support.friend_pages import begin
from tests.support.lobby_pages import BESIDE, call, listed
from tests.support.playing import outside, resize
from tests.support.views import LOAD_AXE, faults

pytestmark = pytest.mark.release


@pytest.fixture
def stranger(tabs: Chromium, server: str) -> Iterator[Page]:
    """Yield a page on another device, in another network."""
    with tabs.open(server, "stranger") as tab:
        tab.set_extra_http_headers({"X-Forwarded-For": "198.51.100.2"})
        yield tab


UNCOVERED = """node => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


PERSON = '{"secret": "pR0Yc1sGq2bQmXw4n6uJfA", "name": "", "watch": false, "badge": "JV3NEK"}'
KEEP = "([key, value]) => localStorage.setItem(key, value)"


def choose_small(page: Page) -> None:
    """Choose a board of 10x10 for the lobby."""
    show_more(page)
    for name in ("width", "height"):
        page.locator(f"#new-form [name={name}]").fill("10")
    page.get_by_label(re.compile("For the lobby")).check()


def wait_rated(page: Page) -> str:
    """Put a rated game into the lobby; give its id."""
    choose_small(page)
    page.get_by_label(re.compile("Rated: the result")).check()
    expect(page.locator("#rated-words")).to_contain_text("Your time: 30 s a move, 5:00 in reserve.")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#invite-words")).to_contain_text("Waiting in the lobby")
    return page.url.rpartition("/")[2]


def test_a_rated_game_is_agreed_counted_and_forgotten(page: Page, stranger: Page) -> None:
    call(page, "Ada")
    game = wait_rated(page)
    expect(page.locator("#name-1")).to_have_text(re.compile(r"^Ada #\w{6} 1500\?$"))
    call(stranger, "Bob")
    expect(listed(stranger, game)).to_contain_text("5:00 in reserve, rated. You would be Red.")
    listed(stranger, game).get_by_role("button").click()
    stranger.get_by_role("button", name="Not now").click()
    expect(listed(stranger, game)).to_be_visible()
    listed(stranger, game).get_by_role("button").click()
    stranger.get_by_role("button", name="Play, rated").click()
    expect(stranger.locator("#who-2")).to_have_text("you")
    for row in range(2, 2 + LEAST_DOTS):
        point(page, 2, row).click()
        expect(stranger.locator("#message")).to_have_text(f"Blue: column 2, row {row}. Your move.")
        point(stranger, 9, row).click()
        expect(page.locator("#message")).to_have_text(f"Red: column 9, row {row}. Your move.")
    stranger.get_by_role("button", name="Resign").click()
    stranger.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#result")).to_have_text("You win: Red resigns.")
    expect(page.locator("#name-1")).to_have_text(re.compile(r"^Ada #\w{6} 1662\?$"))
    expect(page.locator("#rated-now")).to_have_text(
        "Your rating is now 1662 \N{PLUS-MINUS SIGN} 580, 162 more than before."
    )
    expect(stranger.locator("#rated-now")).to_have_text(
        re.compile(r"^Your rating is now 1338 .*, 162 less than before\.$")
    )
    page.reload()
    expect(page.locator("#rated-now")).to_have_text("Your rating is 1662 \N{PLUS-MINUS SIGN} 580.")
    expect(stranger.locator("#name-2")).to_have_text(re.compile(r"^Bob #\w{6} 1338\?$"))

    page.goto("/dots/game")
    page.get_by_text("Ratings", exact=True).click()
    expect(page.locator("#own-ratings")).to_have_text("Standard: 1662 \N{PLUS-MINUS SIGN} 580, from 1 game.")
    box = page.get_by_label(re.compile("Show me in the table"))
    box.check()
    expect(page.locator("#rating-words")).to_contain_text("as soon as your rating is certain enough")
    page.reload()
    page.get_by_text("Ratings", exact=True).click()
    expect(box).to_be_checked()
    page.get_by_role("button", name="Forget my ratings").click()
    page.get_by_role("button", name="Keep them").click()
    page.get_by_role("button", name="Forget my ratings").click()
    page.get_by_role("button", name="Forget them").click()
    expect(page.locator("#rating-words")).to_have_text("Your ratings are forgotten.")
    expect(page.locator("#own-ratings")).to_be_empty()


def test_the_computer_plays_a_rated_game(page: Page) -> None:
    call(page, "Ada")
    choose_small(page)
    page.locator("#new-form [name=time]").select_option("30 s a move, 5 min in reserve")
    expect(page.locator("#looked-for")).to_be_visible()
    page.locator("#new-form [name=against]").select_option("2")
    for place in ("#rated", "#looked-for"):
        expect(page.locator(place)).to_be_hidden()
    page.get_by_role("button", name="Begin a rated game with the computer").click()
    expect(page.locator("#name-2")).to_have_text(f"Computer, strength 2 {STRENGTHS[1].rating}")
    expect(page.locator("#title")).to_have_text(
        "10 \N{MULTIPLICATION SIGN} 10, Standard, rated, 30 s a move, 5:00 in reserve"
    )
    expect(page.locator("#invite")).to_be_hidden()
    for place in ("#say", "#draw"):
        expect(page.locator(place)).to_be_hidden()
    expect(page.locator("#takeback")).to_be_disabled()
    expect(page.locator("#message")).to_have_text("Your move. Your clock starts with your first dot.")
    for clock in ("#clock-1", "#clock-2"):
        expect(page.locator(clock)).to_have_text("5:30")
    point(page, 2, 2).click()
    expect(page.locator("#message")).to_have_text(re.compile(r"Red: column \d+, row \d+\. Your move\."))
    expect(page.locator("#clock-2")).to_have_text("5:30")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#result")).to_contain_text("You resign: Red wins.")
    expect(page.locator("#rated-now")).to_have_text(re.compile(r"^Your rating is now [89]\d\d .* less than before\.$"))
    expect(page.locator("#name-1")).to_have_text(re.compile(r"^Ada #\w{6} [89]\d\d\?$"))
    page.get_by_role("button", name="Play again, rated").click()
    expect(page.locator("#name-1")).to_have_text(f"Computer, strength 2 {STRENGTHS[1].rating}")
    expect(page.locator("#title")).to_contain_text("Standard, rated, 30 s a move")
    page.get_by_role("link", name="New").click()
    expect(page.locator("#past-games")).to_contain_text("against the computer, strength 2 ")
    expect(page.get_by_label(re.compile("For the lobby"))).not_to_be_checked()
    expect(page.locator("#begin")).to_have_text("Begin")
    page.get_by_label(re.compile("For the lobby")).check()
    expect(page.locator("#new-form [name=against]")).to_have_value("")
    expect(page.locator("#begin")).to_have_text("Begin in the lobby")
    page.get_by_label(re.compile("Rated: the result")).check()
    expect(page.locator("#begin")).to_have_text("Begin a rated game in the lobby")


def test_after_a_rated_game_one_tap_begins_another_at_the_strength_that_fits(page: Page) -> None:
    call(page, "Ada")
    choose_small(page)
    page.locator("#new-form [name=against]").select_option("3")
    page.get_by_role("button", name="Begin").click()
    point(page, 2, 2).click()
    expect(page.locator("#message")).to_have_text(re.compile("Your move"))
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    suggested = page.locator("#suggested")
    expect(suggested).to_have_text(re.compile("^You lost to 3. Next, rated: strength [12]$"))
    expect(page.locator("#practise")).to_be_hidden()
    for width, height in [(320, 568), (390, 844), (568, 320), (844, 390), (1280, 720)]:
        resize(page, width, height)
        result = page.locator(".outcome:visible")
        result.scroll_into_view_if_needed()
        assert result.evaluate(UNCOVERED), width
        suggested.scroll_into_view_if_needed()
        assert outside(page, "#suggested") == [], width
    page.reload()
    expect(suggested).to_be_visible()
    strength = (suggested.text_content() or "")[-1]
    suggested.click()
    expect(page.locator("#name-1")).to_have_text(f"Computer, strength {strength} {STRENGTHS[int(strength) - 1].rating}")
    expect(suggested).to_be_hidden()


def test_a_new_game_leads_to_a_rated_one_with_the_computer(page: Page) -> None:
    page.goto("/dots")
    open_new(page)
    page.get_by_role("link", name="Play the computer for a rating").click()
    expect(page.locator("#new-form [name=against]")).to_be_focused()
    expect(page.locator("#begin")).to_have_text("Begin a rated game with the computer")
    expect(page.locator("#rated-words")).to_contain_text("This game is rated. Your time: 30 s a move")


def shown(page: Page) -> None:
    """Open the ratings, with what a player of long standing would see."""
    days = [{"day": f"2026-11-{day:02}", "rating": 1500 + day, "deviation": 90} for day in range(1, 25)]
    rating = {"rating": 1622, "deviation": 84, "games": 31}
    own = {"badge": "JV3NEK", "listed": True}
    own["ratings"] = [
        {**rating, "rules": rules, "speed": "fast", "days": days} for rules in ("standard", "no-territory")
    ]
    row = {**rating, "name": "W" * 20, "badge": "JV3NEK"}
    page.route("**/dots/ratings/mine", lambda route: route.fulfill(json=own))
    page.route("**/dots/ratings?*", lambda route: route.fulfill(json={"players": [row] * 50}))
    page.goto("/dots/game")
    page.evaluate(KEEP, ["kropki:dots:person", PERSON])
    page.reload()
    page.get_by_text("Ratings", exact=True).click()
    expect(page.locator("#rating-table li")).to_have_count(50)
    expect(page.locator("#own-ratings p")).to_have_count(2)


def test_ratings_fit_every_screen(page: Page) -> None:
    shown(page)
    page.get_by_label(re.compile("For the lobby")).check()
    for width, height in [(320, 568), (390, 844), (820, 1180), (1280, 720), (1920, 1080)]:
        resize(page, width, height)
        assert page.evaluate(BESIDE) == [], width
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []


def test_where_ratings_are_off_the_page_shows_none(page: Page) -> None:
    lists = {"waiting": [], "live": [], "rating": False}
    page.route("**/dots/lobby", lambda route: route.fulfill(json=lists))
    page.goto("/dots/game")
    expect(page.locator("#waiting-words")).to_have_text("Nobody waits.")
    page.get_by_label(re.compile("For the lobby")).check()
    for place in ("#ratings", "#rated", "#against"):
        expect(page.locator(place)).to_be_hidden()


@pytest.mark.parametrize(("is_on", "expected"), [(True, 1), (False, 0)])
def test_an_ended_game_asks_for_ratings_only_where_there_are_any(
    page: Page, friend: Page, *, is_on: bool, expected: int
) -> None:
    asked: list[str] = []

    def connect(socket: WebSocketRoute) -> None:
        def tell(text: str | bytes) -> None:
            told = json.loads(text)
            if told["type"] == "welcome":
                told["game"]["rating"] &= is_on
            socket.send(json.dumps(told))

        socket.connect_to_server().on_message(tell)

    def fulfil(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json={"badge": "JV3NEK", "listed": False, "ratings": []})

    page.route_web_socket(re.compile("/live$"), connect)
    page.route("**/dots/ratings/mine", fulfil)
    page.goto("/dots/game")
    page.evaluate(KEEP, ["kropki:dots:person", PERSON])
    page.evaluate(KEEP, ["kropki:dots:standing", '{"rating": 3.4, "seed": 7, "games": 3}'])
    friend.goto(begin(page))
    expect(page.locator("#who-2")).to_have_text("here")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("link", name="Practise: strength 3")).to_be_visible()  # after the answer, if it asked
    assert asked == ["GET"] * expected


def test_what_a_rated_game_lacks_is_said_before_it_is_asked_for(page: Page) -> None:
    page.goto("/dots/game")
    show_more(page)
    words, time = page.locator("#rated-words"), page.locator("#new-form [name=time]")
    time.select_option("5 s a move, 1 min in reserve")
    page.get_by_label(re.compile("For the lobby")).check()
    expect(words).to_be_empty()
    page.get_by_label(re.compile("Rated: the result")).check()
    expect(words).to_have_text("This game is rated. Your time: 5 s a move, 1:00 in reserve.")
    for clock in ("No limit", "By post: 3 days a move"):
        time.select_option(clock)
        expect(words).to_have_text("A rated game needs a time in seconds for each move.")
    time.select_option("60 s a move, 10 min in reserve")
    page.locator("#new-form [name=handicap]").select_option("2")
    page.locator("#new-form [name=width]").fill("9")
    expect(words).to_have_text(
        "A rated game needs no free dots, and a board of 10 \N{MULTIPLICATION SIGN} 10 points or more."
    )
    page.locator("#new-form [name=first_to]").fill("5")
    expect(words).to_contain_text("a rule set without options, and no free dots")
    page.get_by_label(re.compile("For the lobby")).uncheck()
    expect(words).to_be_empty()
