"""The record of a game with a friend in real browsers: by its link, and looked at together by both sides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.support.browsers import Chromium
from tests.support.dots_pages import point
from tests.support.playing import message
from tests.support.processes import wait_for
from tests.support.record_pages import kept, step

pytestmark = pytest.mark.release


@pytest.fixture
def devices(page: Page, tabs: Chromium, server: str) -> Iterator[list[Page]]:
    """Yield a tab on each of three devices: Blue's, Red's, and that of somebody who watches."""
    with tabs.open(server, "friend") as friend, tabs.open(server, "watcher") as watcher:
        yield [page, friend, watcher]


def ended(page: Page, **setup: Any) -> dict[str, Any]:
    """Play a game that Red resigns; give what began it, with the secret of Red and the link for that."""
    begun: dict[str, Any] = page.request.post("/dots/games", data={"size": [5, 5], "player": 1, **setup}).json()
    path = f"/dots/games/{begun['id']}"
    invited = {"X-Invitation": begun["seats"][1]["invitation"]}
    theirs = page.request.post(f"{path}/seat", headers=invited).json()["secret"]
    begun["seats"][1] |= {"secret": theirs, "link": f"{begun['link']}#{theirs}"}
    seats = [{"X-Seat": seat["secret"]} for seat in begun["seats"]]
    page.request.post(f"{path}/seat", headers=seats[0])
    moves: list[list[Any]] = [[1, 1, 1], [2, 3, 3], [1, 1, 3], [2, "resign"]]
    for number, move in enumerate(moves, 3):
        page.request.post(f"{path}/moves", headers=seats[move[0] - 1], data={"number": number, "move": move})
    return begun


def dots(page: Page, number: int) -> None:
    expect(page.locator("#board .dot")).to_have_count(number)


def test_a_game_that_has_ended_is_looked_at_together(devices: list[Page]) -> None:
    blue, red, watcher = devices
    begun = ended(blue)
    links = [*(seat["link"] for seat in begun["seats"]), begun["link"]]
    for tab, link, asker in zip(devices, links, ("1", "2", ""), strict=True):
        tab.goto(link)
        moments = tab.locator("#moments")
        expect(moments).to_have_attribute("href", re.compile(f"[?&]analyse={asker}#at="))
        expect(moments).to_be_hidden()  # nobody has lost dots
        tab.get_by_role("link", name="Look at this game").click()
        expect(tab).to_have_url(re.compile(f"/dots/records\\?game={begun['id']}#at=3$"))
        expect(tab.locator("#title")).to_contain_text("5 \u00d7 5, Standard, Blue won, Red resigned")
        dots(tab, 3)  # where it ended
    expect(blue.locator("#together-words")).to_have_text(
        "Red is here: each sees what the other steps to. 1 spectator watches."
    )
    expect(watcher.locator("#together-words")).to_have_text("You see the position that the players look at.")
    step(blue, "First position")
    step(blue, "Next", 2)
    for tab in (red, watcher):
        dots(tab, 2)
        expect(message(tab)).to_have_text("Blue shows: Red: column 4, row 4. Blue to move.")
    red.get_by_label("Comment").fill("mine")
    point(red, 3, 3).click()  # another move than the one that was played
    for tab in (blue, watcher):
        dots(tab, 3)
        expect(message(tab)).to_contain_text("Red shows: Blue: column 3, row 3.")
    assert kept(red).comment(2) == "mine"
    assert kept(blue).comment(2) == ""
    step(blue, "Last position")
    step(blue, "First position")
    dots(red, 0)
    step(red, "Next")
    dots(blue, 1)
    watcher.reload()  # whoever comes later is shown where the others are
    dots(watcher, 1)
    blue.reload()
    expect(message(blue)).to_contain_text("Red shows")  # else what comes then leads back from the next step
    dots(blue, 1)
    step(blue, "Next")
    expect(blue.locator("#ways button")).to_have_count(2)  # what was tried stays on the device
    blue.get_by_label("Look at it together").uncheck()
    expect(red.locator("#together-words")).to_contain_text("Blue is not here now.")
    blue.get_by_role("link", name="To the game").click()
    expect(blue.locator("#result")).to_have_text("You win: Red resigns.")


def test_two_who_step_at_once_come_to_see_the_same(devices: list[Page]) -> None:
    blue, red, _ = devices
    begun = ended(blue)
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_message(message: str | bytes) -> None:
            if '"look"' in str(message):
                held.append((server, message))
            else:
                server.send(message)

        socket.on_message(on_message)

    for tab, seat in zip((blue, red), begun["seats"], strict=False):
        tab.goto(seat["link"])
        tab.route_web_socket(re.compile("/live$"), hold)
        tab.get_by_role("link", name="Look at this game").click()
    expect(blue.locator("#together-words")).to_contain_text("Red is here")
    expect(red.locator("#together-words")).to_contain_text("Blue is here")
    step(blue, "Back")
    step(red, "First position")
    wait_for(lambda: red.evaluate("1") and len({server for server, _ in held}) == 2)  # neither has seen the other's
    for server, sent in reversed(held):
        server.send(sent)
    seen = "document.querySelectorAll('#board .dot').length"
    wait_for(lambda: blue.evaluate(seen) == red.evaluate(seen))
    blue.get_by_label("Look at it together").uncheck()
    expect(red.locator("#together-words")).to_contain_text("Blue is not here now.")  # after all that Blue has sent
    assert blue.evaluate(seen) == red.evaluate(seen)


def test_what_a_friend_sends_is_tried_by_the_rules_and_never_believed(devices: list[Page]) -> None:
    blue, red, _ = devices
    begun = ended(blue)
    for tab, seat in zip((blue, red), begun["seats"], strict=False):
        tab.goto(seat["link"])
        tab.get_by_role("link", name="Look at this game").click()
    expect(blue.locator("#together-words")).to_contain_text("Red is here")
    send = """([id, seat, looks]) => new Promise(done => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/dots/games/${id}/live`)
        socket.onopen = () => {
            socket.send(JSON.stringify({type: 'hello', seat}))
            for (const [at, line] of looks) socket.send(JSON.stringify({type: 'look', at, line}))
            done()
        }
    })"""
    looks = [[0, "B[bb]B[bb]"], [3, "B[zz]"], [2, "W[]W[.]"], [99999, "B[aaaaaa.b]"], [1, "W[cc]"]]
    red.evaluate(send, [begun["id"], begun["seats"][1]["secret"], looks])
    dots(blue, 2)
    expect(message(blue)).to_contain_text("Red shows: Red: column 3, row 3.")
    assert [len(kept(blue).nodes), kept(blue).nodes[-1].values("W")] == [5, ("cc",)]


def test_a_game_by_its_link_without_a_record_says_why(page: Page, complaints: list[str]) -> None:
    begun = ended(page, size=[53, 5])
    page.goto(begun["link"])
    expect(page.locator("#no-record")).to_contain_text("52 columns and rows")
    expect(page.get_by_role("link", name="Look at this game")).to_be_hidden()
    page.goto(f"/dots/records?game={begun['id']}")
    expect(message(page)).to_contain_text("a game on a larger board has none")
    page.goto("/dots/records?game=000000000000")
    expect(message(page)).to_contain_text("There is no such game.")
    expect(page.locator("#together")).to_be_hidden()
    assert all("404" in complaint or "422" in complaint for complaint in complaints)
    complaints.clear()


def test_the_link_of_a_game_leads_to_a_position(page: Page) -> None:
    begun = ended(page)
    page.goto(f"/dots/records?game={begun['id']}#at=2")
    expect(page.locator("#number")).to_have_text("2 / 3")
    step(page, "Back")
    expect(page).to_have_url(re.compile(f"/dots/records\\?game={begun['id']}#at=1$"))
    page.reload()
    expect(page.locator("#number")).to_have_text("1 / 3")
    point(page, 5, 5).click()  # another record than the game's
    expect(page).to_have_url(re.compile(f"/dots/records\\?game={begun['id']}$"))
    point(page, 5, 4).click()
    step(page, "Back")
    expect(page.locator("#number")).to_have_text("2 / 3")
    page.reload()  # it opens where it was
    expect(page.locator("#number")).to_have_text("2 / 3")
    expect(point(page, 5, 5)).to_have_accessible_name(re.compile("red dot"))
    step(page, "Last position")
    expect(page).to_have_url(re.compile(f"/dots/records\\?game={begun['id']}$"))  # as its places are of another record


def test_links_of_before_lead_to_the_game(page: Page) -> None:
    begun = ended(page)
    page.goto(f"/dots/game#{begun['id']}/{begun['seats'][0]['secret']}")
    expect(page.locator("#who-1")).to_have_text("you")
    expect(page).to_have_url(begun["link"])  # without the secret, which the browser keeps
