"""A game with a friend whose connection is cut, silent, refused, or on a second device."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.support.dots_pages import point
from tests.support.friend_pages import begin
from tests.support.playing import message
from tests.support.processes import UNWARMED, service, wait_for

pytestmark = pytest.mark.release

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


class Line:
    """The line from a page to the service, which may be cut."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocketRoute] = []
        self._is_cut = False
        page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def hold(self) -> None:
        """Let nothing through any longer, in either direction, and say so to nobody."""
        for socket in self._open:
            socket.on_message(lambda _: None)

    def cut(self) -> None:
        self._is_cut = True
        while self._open:
            self._open.pop().close()

    def mend(self) -> None:
        self._is_cut = False


def test_a_line_that_says_nothing_is_noticed_in_five_seconds(page: Page, friend: Page) -> None:
    line = Line(page)
    page.clock.install()
    friend.goto(begin(page))
    expect(page.locator("#who-2")).to_have_text("here")
    line.hold()
    page.clock.run_for(5_000)
    expect(page.locator("#connection")).to_contain_text("has not answered for 5 seconds")
    page.clock.run_for(8_000)
    expect(page.locator("#connection")).to_have_text("")  # there is another one
    point(page, 3, 3).click()
    expect(friend.locator("#board .dot")).to_have_count(1)


def test_what_is_done_without_a_connection_is_done_later_in_its_order(page: Page, friend: Page) -> None:
    line = Line(page)
    friend.goto(begin(page))
    expect(page.locator("#who-2")).to_have_text("here")
    line.cut()
    expect(page.locator("#connection")).to_contain_text("The connection is lost")
    expect(page.locator("#who-2")).to_have_text("unknown")
    point(page, 3, 3).click()
    expect(message(page)).to_have_text("Your move waits for the connection.")
    page.get_by_role("button", name="Say").click()
    page.get_by_role("button", name="One moment").click()
    line.mend()
    expect(message(friend)).to_have_text("Blue: One moment, please. Your move.")
    expect(friend.locator("#board .dot")).to_have_count(1)


def test_a_whole_game_with_a_cut_connection_and_a_killed_server(chromium: Browser, tmp_path: Path) -> None:
    with ExitStack() as contexts, ExitStack() as first_life:
        served = first_life.enter_context(service(tmp_path, program=UNWARMED))
        port = int(served.url.rpartition(":")[2])
        pages: list[Page] = []
        lines: list[Line] = []
        for device in (DESKTOP, PHONE):
            made = chromium.new_context(base_url=served.url, service_workers="block", **device)
            context = contexts.enter_context(made)
            pages.append(context.new_page())
            lines.append(Line(pages[-1]))
        blue, red = pages

        def put(mover: Page, x: int, y: int) -> None:
            aimed = point(mover, x, y)
            (aimed.tap if mover is red else aimed.click)()

        red.goto(begin(blue))
        expect(blue.locator("#who-2")).to_have_text("here")
        for number in range(10):
            mover, other = (blue, red) if number % 2 == 0 else (red, blue)
            if number == 4:
                lines[0].cut()
                expect(mover.locator("#connection")).to_contain_text("The connection is lost")
            put(mover, number % 5 + 1, number // 5 + 1)
            if number == 4:
                expect(message(mover)).to_have_text("Your move waits for the connection.")
                lines[0].mend()
            expect(other.locator("#board .dot")).to_have_count(number + 1)
        served.process.kill()
        served.process.wait()
        expect(blue.locator("#connection")).to_contain_text("The connection is lost")
        put(blue, 1, 3)
        expect(message(blue)).to_have_text("Your move waits for the connection.")
        with service(tmp_path, port=port, program=UNWARMED):
            expect(red.locator("#board .dot")).to_have_count(11)
            expect(blue.locator("#connection")).to_have_text("")
            for number in range(11, 25):
                mover, other = (blue, red) if number % 2 == 0 else (red, blue)
                name = str(point(mover, number % 5 + 1, number // 5 + 1).get_attribute("aria-label"))
                if "open" in name or "pool" in name:
                    put(mover, number % 5 + 1, number // 5 + 1)
                    expect(other.locator("#board .dot")).to_have_count(number + 1)
            for page, wins in ((blue, "You lose"), (red, "You win")):
                expect(page.locator("#result")).to_have_text(f"{wins} by 5: Blue 0, Red 5.")


@pytest.mark.service_worker
def test_without_the_network_the_page_says_so_and_goes_on_with_it(page: Page, complaints: list[str]) -> None:
    begin(page)
    point(page, 2, 2).click()
    expect(page.locator("#board .dot")).to_have_count(1)
    expect(message(page)).to_contain_text("Red")
    wait_for(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("#connection")).to_contain_text("The connection is lost")
    expect(page.locator("#board .dot")).to_have_count(1)
    game = page.url
    page.goto("/dots/game")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#new-fault")).to_have_text("No connection to the server: try again.")
    page.goto(game)
    expect(page.locator("#connection")).to_contain_text("The connection is lost")
    page.context.set_offline(False)
    expect(page.locator("#who-1")).to_have_text("you")
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints), complaints
    complaints.clear()


def test_what_the_service_asks_to_wait_for_is_sent_again(page: Page, friend: Page) -> None:
    refusals = 0

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_server(message: str | bytes) -> None:
            nonlocal refusals
            if '"move"' in str(message) and not refusals:
                refusals += 1
                problem = '{"status":429,"code":"limit","detail":"expected less"}'
                socket.send(f'{{"type":"problem","number":3,"problem":{problem},"retry_after":1}}')
            else:
                server.send(message)

        socket.on_message(to_server)

    page.route_web_socket(re.compile("/live$"), between)
    friend.goto(begin(page))
    expect(friend.locator("#who-2")).to_have_text("you")
    point(page, 2, 2).click()
    expect(message(page)).to_contain_text("Sending again in 1 second. that was too much at once")
    expect(point(friend, 2, 2)).to_have_accessible_name(re.compile("blue dot"))
    assert refusals == 1
