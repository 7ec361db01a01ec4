"""The page of a game with a friend in a real Chromium: two pages play each other over a real server."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, WebSocketRoute, expect

from tests.support.playing import outside, resize
from tests.support.processes import UNWARMED, service, wait_for
from tests.support.views import LOAD_AXE, faults, settings_script


def point(page: Page, x: int, y: int) -> Locator:
    """Return the point in column *x* and row *y*, from 1."""
    return page.get_by_role("gridcell", name=re.compile(rf"^Column {x}, row {y},"))


def words(page: Page) -> Locator:
    return page.locator("#message")


SMALL = {"width": "5", "height": "5", "start": "empty"}


def begin(page: Page, *, is_open: bool = False, **fields: str) -> str:
    """Begin a game on the page, as Blue; give the link for the friend."""
    page.goto("/dots/game")
    page.get_by_label(re.compile("Anyone may join")).set_checked(is_open)
    for name, value in {**SMALL, **fields}.items():
        field = page.locator(f"#new-form [name={name}]")
        if name in {"width", "height", "move_limit", "first_to"}:
            field.fill(value)
        else:
            field.select_option(value)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#invite")).to_be_visible()
    return str(page.evaluate("JSON.parse(localStorage['kropki:dots:seats'])[0].invite"))


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


def test_two_pages_play_each_other(page: Page, friend: Page) -> None:
    link = begin(page)
    expect(page.locator("#who-2")).to_have_text("not here yet")
    friend.goto(link)
    expect(page.locator("#who-2")).to_have_text("here")
    expect(page.locator("#invite")).to_be_hidden()
    expect(page).to_have_title("Your move: Dots with a friend")
    point(friend, 1, 1).click()
    expect(words(friend)).to_have_text("Blue is to move.")
    point(page, 3, 3).click()
    expect(words(friend)).to_have_text("Blue: column 3, row 3. Your move.")
    expect(friend).to_have_title("Your move: Dots with a friend")
    point(friend, 3, 3).click()
    expect(words(friend)).to_have_text("A dot is there already.")
    point(friend, 2, 2).click()
    expect(page.locator("#board .dot")).to_have_count(2)
    friend.get_by_role("button", name="Say").click()
    friend.get_by_role("button", name="Good luck!").click()
    expect(words(page)).to_have_text("Red: Good luck!")
    friend.get_by_role("button", name="Take back").click()
    expect(page.locator("#offer-words")).to_have_text("Red asks to take a move back.")
    expect(words(page)).to_have_class(re.compile("unseen"))  # for who hears it: in sight it stands once
    page.get_by_role("button", name="Agree").click()
    expect(friend.locator("#board .dot")).to_have_count(1)
    friend.get_by_role("button", name="Draw").click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(words(friend)).to_have_text("Blue says no.")
    friend.get_by_role("button", name="Resign").click()
    friend.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#result")).to_have_text("You win: Red resigns.")
    ink = page.locator("body").evaluate("node => getComputedStyle(node).color")
    expect(page.locator("#record")).to_have_css("color", ink)  # and not the blue of browsers, which dark themes hide
    page.get_by_role("button", name="Play again").click()
    friend.get_by_role("button", name="Agree").click()
    expect(page.locator("#who-2")).to_have_text("you")
    expect(friend.locator("#who-1")).to_have_text("you")
    expect(friend.locator("#board .dot")).to_have_count(0)
    page.go_back()  # the game before is still there, and leads on
    expect(page.locator("#result")).to_have_text("You win: Red resigns.")
    page.get_by_role("link", name="The next game").click()
    expect(page.locator("#who-2")).to_have_text("you")
    expect(page.locator("#who-1")).to_have_text("here")


SOUNDS = """globalThis.notes = 0
globalThis.AudioContext = class {
    state = "running"
    currentTime = 0
    createOscillator() { notes += 1; return { frequency: {}, connect: other => other, start() {}, stop() {} } }
    createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} } }
}"""


def test_a_game_is_counted_by_consent_and_at_once_where_it_is_proved(page: Page, friend: Page) -> None:
    friend.goto(begin(page))
    walls = [(x, y) for y in range(1, 6) for pair in ((1, 5), (2, 4)) for x in pair]

    def play(numbers: range) -> None:
        for number in numbers:
            point((page, friend)[number % 2], *walls[number]).click()
            for side in (page, friend):
                expect(side.locator("#board .dot")).to_have_count(number + 1)

    play(range(12))
    expect(friend.get_by_role("button", name="Count it")).to_be_disabled()
    play(range(12, 13))
    friend.get_by_role("button", name="Count it").click()
    expect(friend.get_by_role("dialog")).to_contain_text("It counts if both agree.")
    friend.get_by_role("dialog").get_by_role("button", name="Count it").click()
    expect(page.locator("#offer-words")).to_have_text("Red offers to count the dots as they are.")
    expect(friend.get_by_role("button", name="Count it")).to_be_disabled()
    page.get_by_role("button", name="Agree").click()
    expect(page.get_by_role("dialog").locator(".counted")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Go on playing").click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(words(friend)).to_have_text("Blue says no.")
    play(range(13, 16))  # from here on each open point is on the edge, or beside dots of both that hold to it
    for side in (page, friend):
        expect(words(side)).to_contain_text("No move can change the score any more: you can count it.")
    play(range(16, 17))
    expect(page.locator("#stop")).to_have_class(re.compile(r"\bready\b"))
    page.get_by_role("button", name="Count it").click()
    page.get_by_role("dialog").get_by_role("button", name="Count it").click()
    for side in (page, friend):
        expect(side.locator("#result")).to_have_text("A draw: Blue 0, Red 0.")


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


def test_nothing_that_comes_moves_the_board(page: Page, friend: Page) -> None:
    sizes = [(320, 568), (390, 844), (820, 1180)]
    friend.goto(begin(page))
    point(page, 3, 3).click()
    expect(friend.locator("#board .dot")).to_have_count(1)
    point(friend, 2, 2).click()
    expect(page.locator("#board .dot")).to_have_count(2)

    def places() -> list[FloatRect | None]:
        found = []
        for size in sizes:
            resize(page, *size)
            found.append(page.locator("#board .sheet").bounding_box())
        return found

    before = places()
    friend.get_by_role("button", name="Offer draw").click()
    expect(page.locator("#offer")).to_be_visible()
    assert places() == before
    page.evaluate(
        "document.querySelector('#title').textContent += '; 12 spectators, and many more words than a line has'"
    )
    page.evaluate("document.querySelector('#message').textContent = 'Many words. '.repeat(30)")
    page.evaluate("document.querySelector('#connection').textContent = 'The connection is lost. '.repeat(4)")
    assert places() == before


def test_what_is_done_without_a_connection_is_done_later_in_its_order(page: Page, friend: Page) -> None:
    line = Line(page)
    friend.goto(begin(page))
    expect(page.locator("#who-2")).to_have_text("here")
    line.cut()
    expect(page.locator("#connection")).to_contain_text("The connection is lost")
    point(page, 3, 3).click()
    expect(words(page)).to_have_text("Your move waits for the connection.")
    page.get_by_role("button", name="Say").click()
    page.get_by_role("button", name="One moment").click()
    line.mend()
    expect(words(friend)).to_have_text("Blue: One moment, please.")
    expect(friend.locator("#board .dot")).to_have_count(1)


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


def test_a_dot_of_a_turn_that_goes_on_is_taken_back_without_asking(page: Page, friend: Page) -> None:
    friend.goto(begin(page, rules="gorilla"))
    for number, (x, y) in enumerate([(3, 2), (3, 3), (2, 3), (1, 1), (3, 4), (1, 2)]):
        mover, other = (page, friend) if number % 2 == 0 else (friend, page)
        point(mover, x, y).click()
        expect(other.locator("#board .dot")).to_have_count(number + 1)
    point(page, 4, 3).click()
    expect(page.get_by_role("button", name="Capture 1")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(words(page)).to_have_text("Taken back.")
    expect(page.locator("#closing")).to_be_hidden()
    point(page, 5, 5).click()
    expect(words(friend)).to_have_text("Blue: column 5, row 5. Your move.")


def test_a_sound_tells_of_a_move_and_the_settings_are_at_hand(page: Page, friend: Page) -> None:
    page.add_init_script(SOUNDS)
    friend.goto(begin(page))
    point(page, 3, 3).click()
    expect(words(friend)).to_have_text("Blue: column 3, row 3. Your move.")
    point(friend, 2, 2).click()
    wait_for(lambda: page.evaluate("notes") == 1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("A sound when the other side has moved").uncheck()
    page.get_by_label("Colours").select_option("green")
    page.get_by_label("Numbers of the moves").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("#board .number")).to_have_count(2)
    point(page, 1, 1).click()
    expect(words(page)).to_have_text("Green: column 1, row 1. Violet to move.")
    expect(words(friend)).to_have_text("Blue: column 1, row 1. Your move.")
    point(friend, 5, 5).click()
    expect(words(page)).to_have_text("Violet: column 5, row 5. Your move.")
    assert page.evaluate("notes") == 1


def test_both_read_of_the_target_and_the_free_dots(page: Page, friend: Page) -> None:
    friend.goto(begin(page, first_to="1", handicap="2"))
    for each in (page, friend):
        expect(each.locator("#title")).to_have_text(re.compile("^5 . 5, Standard, first to 1, 2 free dots for Blue"))
    for at, (x, y) in enumerate([(3, 2), (3, 3), (2, 3), (1, 1), (4, 3), (5, 1), (3, 4)]):
        point((page, friend)[at % 2], x, y).click()
        expect((friend, page)[at % 2].locator("#board .dot")).to_have_count(3 + at)
    expect(friend.locator("#result")).to_have_text(re.compile("Blue wins by 1"))


def test_the_result_of_a_game_that_is_opened_anew_is_said_once(page: Page, friend: Page) -> None:
    friend.goto(begin(page, rules="kepung", move_limit="1"))
    point(page, 3, 3).click()
    expect(words(friend)).to_have_text("Blue: column 3, row 3. Your move.")
    point(friend, 2, 2).click()
    expect(words(page)).to_have_text("Red: column 2, row 2. A draw: Blue 0, Red 0.")
    page.reload()
    result = page.get_by_text(re.compile("A draw")).filter(visible=True)
    expect(words(page)).to_have_text("A draw: Blue 0, Red 0.")
    expect(result).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colours").select_option("green")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(words(page)).to_have_text("A draw: Green 0, Violet 0.")
    expect(result).to_have_count(1)
    friend.get_by_role("button", name="Say").click()
    friend.get_by_role("button", name="Thank you!").click()
    expect(words(page)).to_have_text("Violet: Thank you!")
    expect(result).to_have_count(1)


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
    friend.get_by_role("button", name="Play").click()
    expect(friend.locator("#who-2")).to_have_text("you")
    point(page, 3, 3).click()
    expect(words(friend)).to_have_text("Blue: column 3, row 3. Your move.")


def test_clocks_run_and_end_the_game(page: Page, friend: Page) -> None:
    link = begin(page, time="5 s a move, 1 min in reserve")
    friend.goto(link)
    expect(page.locator("#clock-1")).to_have_text(re.compile(r"1:0\d"))
    expect(friend.locator("#clock-2")).to_have_text("1:05")


def test_the_form_and_the_menu_are_in_sight(page: Page) -> None:
    page.goto("/dots/game")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    for width, height in [(320, 568), (820, 1180), (1280, 720)]:
        resize(page, width, height)
        assert outside(page, "header :is(a, button, svg), #lobby h1, #presets button") == [], width
    assert outside(page, "#new-form :is(p, label, button)") == []


def test_a_link_that_is_not_right_says_so(page: Page) -> None:
    begin(page)
    page.evaluate("location.hash = JSON.parse(localStorage['kropki:dots:seats'])[0].secret.replace(/..$/, '-')")
    expect(page.locator("#connection")).to_contain_text("This link is not complete")
    for part in ".frame", ".score", ".buttons":  # nothing to press where there is no game
        expect(page.locator(f"#game {part}")).to_be_hidden()
    page.goto("/dots/game#0123456789AB")  # as links were once
    expect(page.locator("#connection")).to_contain_text("There is no such game")


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
                expect(words(mover)).to_have_text("Your move waits for the connection.")
                lines[0].mend()
            expect(other.locator("#board .dot")).to_have_count(number + 1)
        served.process.kill()
        served.process.wait()
        expect(blue.locator("#connection")).to_contain_text("The connection is lost")
        put(blue, 1, 3)
        expect(words(blue)).to_have_text("Your move waits for the connection.")
        with service(tmp_path, port=port, program=UNWARMED):
            expect(red.locator("#board .dot")).to_have_count(11)
            expect(blue.locator("#connection")).to_have_text("")
            for number in range(11, 25):
                mover, other = (blue, red) if number % 2 == 0 else (red, blue)
                name = str(point(mover, number % 5 + 1, number // 5 + 1).get_attribute("aria-label"))
                if "open" in name or "pool" in name:
                    put(mover, number % 5 + 1, number // 5 + 1)
                    expect(other.locator("#board .dot")).to_have_count(number + 1)
            for page, wins in ((blue, "Red wins"), (red, "You win")):
                expect(page.locator("#result")).to_have_text(f"{wins} by 5: Blue 0, Red 5.")


def test_axe_finds_nothing_in_any_view(page: Page) -> None:
    page.add_init_script(settings_script("dark"))
    page.goto("/dots/game")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []
    begin(page)
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []
    page.get_by_role("button", name="Say").click()
    assert faults(page.evaluate) == []


@pytest.mark.service_worker
def test_without_the_network_the_page_says_so_and_goes_on_with_it(page: Page, complaints: list[str]) -> None:
    begin(page)
    wait_for(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("#connection")).to_contain_text("The connection is lost")
    game = page.url
    page.goto("/dots/game")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#new-fault")).to_have_text("No connection to the service: try again.")
    page.goto(game)
    expect(page.locator("#connection")).to_contain_text("The connection is lost")
    page.context.set_offline(False)
    expect(page.locator("#who-1")).to_have_text("you")
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints), complaints
    complaints.clear()


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
    expect(words(friend)).to_have_text("Your seat is open on another device, too.")


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
    expect(words(page)).to_contain_text("Sending again in 1 second. expected less.")
    expect(point(friend, 2, 2)).to_have_accessible_name(re.compile("blue dot"))
    assert refusals == 1
