"""The page of dots in a real Chromium: games by mouse, finger, keyboard and names, and as records."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.records import replay as replaying
from kropki.dots.records import sgf
from tests.support.dots_pages import CROSS, SMALL, answer_with, begin, chosen, kept, open_new, point, points, record
from tests.support.playing import held_requests, message, resize
from tests.support.processes import wait_for
from tests.support.views import LOAD_AXE, faults, faults_of_dialogs, settings_script

DIALOGS = ("new", "rules", "record", "settings", "tutorial")
NAME = re.compile(r"Column (?P<x>\d+), row (?P<y>\d+), (?P<rest>.*)")


# against the computer


def test_the_first_game_is_there_without_a_choice_and_the_computer_answers(page: Page) -> None:
    page.goto("/dots")
    expect(points(page)).to_have_count(100)
    expect(page.get_by_role("button", name="Show me step by step")).to_be_visible()
    expect(page.locator("#board .dot")).to_have_count(4)
    point(page, 7, 6).click()
    expect(page.locator("#board .dot")).to_have_count(6)
    expect(message(page)).to_contain_text("Your move.")
    expect(page.locator("#board .last.p2")).to_have_count(1)
    page.reload()
    expect(page.locator("#board .dot")).to_have_count(6)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#board .dot")).to_have_count(4)
    page.get_by_role("button", name="I know the game").click()
    expect(page.locator("#way-in")).to_be_hidden()
    page.reload()
    expect(page.locator("#board .dot")).to_have_count(4)
    expect(page.locator("#way-in")).to_be_hidden()


def test_the_frame_around_a_point_is_for_keys(page: Page) -> None:
    page.goto("/dots")
    frame = page.locator("#board .cursor")
    expect(frame).to_be_hidden()
    point(page, 7, 6).click()
    expect(page.locator("#board .dot")).to_have_count(6)
    expect(point(page, 7, 6)).to_be_focused()
    expect(frame).to_be_hidden()  # who taps sees the dot, and the ring around the last one
    page.keyboard.press("ArrowRight")
    expect(frame).to_be_visible()


@pytest.mark.parametrize("coordinates", [False, True])
def test_a_hint_says_why_and_names_its_point_in_sight_where_coordinates_are(page: Page, coordinates: bool) -> None:
    page.add_init_script(f"localStorage['kropki:dots:look'] ??= '{json.dumps({'coordinates': coordinates})}'")
    begin(page, CROSS, moves=[[1, 5, 3], [2, 0, 0], [1, 4, 5], [2, 8, 8]])
    asked = answer_with(page, chosen(1, 4, 2, reason={"code": "capture", "dots": 1, "sentence": "Captures 1 dot."}))
    page.get_by_role("button", name="Hint").click()
    expect(message(page)).to_have_text("Try column 5, row 3. Captures 1 dot.")
    expect(page.locator("#board circle.hint")).to_have_count(1)
    expect(point(page, 5, 3)).to_be_focused()
    size = "node => parseFloat(getComputedStyle(node).fontSize)"
    assert (page.locator("#message .place").evaluate(size) > 0) is coordinates
    seen = page.locator("#message .place").evaluate("node => getComputedStyle(node, '::before').content")
    assert ("the point in the ring" in seen) is not coordinates
    page.keyboard.press("Enter")
    expect(message(page)).to_have_text("Blue: column 5, row 3. Blue captures 1 dot. Blue 1, Red 0. Red to move.")
    assert (page.locator("#message .place").evaluate("node => node.getBoundingClientRect().width") > 20) is coordinates
    expect(page.locator("#board circle.hint")).to_have_count(0)
    assert [(body["level"], body["player"], len(body["moves"])) for body in asked] == [(5, 1, 4)]


def test_a_lost_connection_and_a_busy_service_are_waited_for(page: Page, complaints: list[str]) -> None:
    limit = {"status": 429, "headers": {"Retry-After": "1"}, "json": {"detail": "too much"}}
    page.route("**/later.js", lambda route: route.abort())  # nor can this device choose
    begin(page, CROSS, moves=[[1, 0, 0]], opponent={"strength": 1, "human": 2})
    asked = answer_with(page, limit, {"abort": True}, chosen(1, 8, 8))
    point(page, 1, 2).click()
    expect(message(page)).to_contain_text("again in 1 second.")
    expect(message(page)).to_contain_text("No connection")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(point(page, 9, 9)).to_have_accessible_name("Column 9, row 9, blue dot, last move")
    assert [body["moves"] for body in asked] == [[[1, 0, 0], [2, 0, 1]]] * 3
    assert all("429" in complaint or "ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


def test_a_computer_that_is_getting_ready_is_waited_for(page: Page, complaints: list[str]) -> None:
    ready = "The computer is getting ready. This may take a minute; the game goes on by itself."
    busy = {"status": 503, "headers": {"Retry-After": "1"}, "json": {"code": "busy", "detail": "too many searches"}}
    page.clock.install()
    page.route("**/readyz", lambda route: route.fulfill(status=503))
    begin(page, CROSS, moves=[[1, 0, 0]], opponent={"strength": 1, "human": 2})
    with page.expect_response("**/dots/move"):
        asked = answer_with(page, {**busy, "json": {"code": "late", "detail": "not in time"}}, busy, chosen(1, 8, 8))
        point(page, 1, 2).click()
    expect(message(page)).to_have_text(ready)
    page.clock.run_for(1_000)
    expect(message(page)).to_have_text("Others wait, too: your turn is in about 1 s.")
    page.clock.run_for(1_000)
    expect(message(page)).to_contain_text("Blue: column 9, row 9.")
    assert len(asked) == 3
    assert all("503" in complaint for complaint in complaints)
    complaints.clear()
    held = held_requests(page, "**/dots/move")  # an answer that takes long, as while the service compiles
    with page.expect_request("**/dots/move"):
        point(page, 1, 3).click()
    page.clock.run_for(3_000)
    expect(message(page)).to_have_text(ready)
    held[0].fulfill(**chosen(1, 8, 7))
    expect(message(page)).to_contain_text("Blue: column 9, row 8.")
    page.route("**/readyz", lambda route: route.fulfill(status=200))
    with page.expect_request("**/dots/move"):
        point(page, 1, 4).click()
    page.clock.run_for(3_000)
    expect(message(page)).to_have_text("Still thinking: the server has much to do.")
    held[1].fulfill(**chosen(1, 8, 6))
    complaints.clear()  # of what was not ready


def test_a_move_that_comes_too_late_is_not_played(page: Page) -> None:
    begin(page, CROSS, opponent={"strength": 1, "human": 1})
    held = held_requests(page, "**/dots/move")
    with page.expect_request("**/dots/move"):
        point(page, 1, 1).click()
    page.get_by_role("button", name="Undo").click()
    expect(message(page)).to_contain_text("Taken back")
    with suppress(Error):  # the page does not wait for it any longer
        held[0].fulfill(**chosen(2, 8, 8))
    point(page, 2, 2).click()
    expect(page.locator("#board .dot")).to_have_count(5)


# two at one board


def test_a_game_is_played_by_keyboard_and_names_alone(page: Page) -> None:
    begin(page, SMALL)
    played: list[list[int]] = []
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("PageUp")
    for row in range(5):
        for column in range(5):
            name = page.evaluate("document.activeElement.ariaLabel")
            found = NAME.fullmatch(name)
            assert found
            assert (int(found["x"]), int(found["y"])) == (column + 1, row + 1)
            if found["rest"] == "open" or "pool" in found["rest"]:
                page.keyboard.press("Enter")
                played.append([1 + len(played) % 2, column, row])
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Home")
        page.keyboard.press("ArrowDown")
    answer = replaying.replay({**SMALL, "moves": played})
    assert (answer["error"], answer["over"]) == (None, True)
    page.keyboard.press("s")
    blue, red = answer["captured"]
    expect(message(page)).to_contain_text(f"Blue {blue}, Red {red}.")
    assert replaying.replay_record(sgf.read(record(page)).records[0])["result"] == answer["result"]


def test_the_dot_is_there_at_once_and_the_words_once_it_is_painted(page: Page) -> None:
    begin(page, SMALL)
    expect(message(page)).to_contain_text("Blue to move.")
    at_once = """() => {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
        return [document.querySelectorAll('#board .dot').length, document.querySelector('#message').textContent]
    }"""
    page.locator("[role=gridcell][tabindex='0']").focus()
    assert page.evaluate(at_once) == [1, "5 \u00d7 5, Standard. Blue to move."]
    expect(message(page)).to_have_text("Blue: column 3, row 3. Red to move.")


def test_the_names_tell_of_captures_regions_and_pools(page: Page) -> None:
    ring = [[1, 1, 0], [2, 4, 4], [1, 2, 1], [2, 4, 3], [1, 0, 1], [2, 4, 2], [1, 1, 2]]
    begin(page, SMALL, moves=ring)
    expect(point(page, 2, 2)).to_have_accessible_name("Column 2, row 2, in a pool of blue")
    expect(point(page, 2, 3)).to_have_accessible_name("Column 2, row 3, blue dot, last move")
    point(page, 2, 2).click()
    expect(message(page)).to_have_text("Red: column 2, row 2. Blue captures 1 dot. Blue 1, Red 0. Blue to move.")
    expect(point(page, 2, 2)).to_have_accessible_name("Column 2, row 2, captured red dot, last move")
    expect(page.locator("#board path.region.o1")).to_have_count(1)
    expect(page.locator("#board .cross")).to_have_count(1)
    point(page, 2, 2).click()
    expect(message(page)).to_have_text("A dot is there already.")


def test_a_new_game_is_as_it_was_chosen_and_so_is_the_next_one(page: Page) -> None:
    begin(page, SMALL)
    open_new(page)
    page.get_by_role("button", name=re.compile("Kepung")).click()
    page.get_by_label("Two at one board").check()
    page.get_by_label("Dots each").fill("1")
    page.get_by_role("button", name="Begin").click()
    expect(points(page)).to_have_count(81)
    expect(page.locator("#title")).to_have_text(re.compile("Kepung, 1 dot each"))
    point(page, 1, 1).click()
    open_new(page)
    given_up = page.get_by_text("If you begin, you give up the game on the board.")
    expect(given_up).to_be_visible()
    at = "it => (({ x, y, height }) => document.elementFromPoint(x + 9, y + height / 2).id)(it.getBoundingClientRect())"
    assert given_up.evaluate(at) == "given-up"  # beside the buttons, however long the form is
    page.get_by_role("button", name="Close").click()
    point(page, 2, 2).click()
    expect(page.locator("#result")).to_have_text("A draw: Blue 0, Red 0.")
    page.reload()
    open_new(page)
    expect(page.get_by_text("you give up the game on the board")).to_be_hidden()
    expect(page.get_by_label("Columns", exact=True)).to_have_value("9")
    page.get_by_label("Columns", exact=True).fill("61")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_new_game_may_have_free_dots_and_a_target(page: Page) -> None:
    begin(page, SMALL)
    open_new(page)
    page.get_by_label("Two at one board").check()
    page.get_by_label("Columns", exact=True).fill("5")
    page.get_by_label("Rows", exact=True).fill("5")
    page.get_by_label("Start").select_option("Empty")
    page.get_by_label("Free dots of Blue").select_option("2")
    page.get_by_label("First to (captures)").fill("1")
    expect(page.locator("#rule-hint")).to_contain_text("The first player who holds 1 captured dot wins at once.")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#title")).to_have_text(re.compile("^5 . 5, Standard, first to 1, 2 free dots for Blue$"))
    for x, y in [(4, 2), (2, 4)]:
        expect(point(page, x, y)).to_have_accessible_name(re.compile("blue dot"))
    for x, y in [(3, 2), (3, 3), (2, 3), (1, 1), (4, 3), (5, 1), (3, 4)]:
        point(page, x, y).click()
    expect(page.locator("#result")).to_have_text(re.compile("Blue wins by 1"))
    assert "HA[2]" in record(page)
    open_new(page)
    page.get_by_role("button", name=re.compile("half an hour")).click()
    expect(page.get_by_label("Free dots of Blue")).to_have_value("0")
    expect(page.get_by_label("First to (captures)")).to_have_value("")


def test_the_links_of_kepung_are_drawn_between_dots_that_live(page: Page) -> None:
    dots = [[1, 2, 1], [2, 2, 2], [1, 2, 3], [1, 1, 2], [2, 4, 4], [2, 4, 3]]
    begin(page, {**SMALL, "rules": "kepung", "start": dots})
    blue, red = page.locator("#board path.link.o1"), page.locator("#board path.link.o2")
    expect(blue).to_have_attribute("d", "M2 1L1 2M1 2L2 3")
    expect(red).to_have_attribute("d", "M4 3L4 4")
    point(page, 4, 3).click()
    expect(blue).to_have_attribute("d", "M2 1L3 2M2 1L1 2M1 2L2 3M3 2L2 3")
    page.keyboard.press("u")
    expect(blue).to_have_attribute("d", "M2 1L1 2M1 2L2 3")


# where closing is a choice

RING = [[2, 1], [3, 2], [2, 3], [1, 2]]
AROUND = {"size": [6, 5], "rules": "territory", "start": [[1, 2, 1], [2, 2, 2], [1, 2, 3], [1, 1, 2], [1, 5, 0]]}


def test_a_dot_that_can_capture_asks_whether_to_close(page: Page) -> None:
    begin(page, AROUND)
    point(page, 4, 3).click()
    expect(message(page)).to_have_text(
        "This dot can capture 1: close a ring, or none. To close it later, tap a dot inside it before you put yours."
    )
    expect(page.locator("#board .aim")).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    expect(message(page)).to_have_text("Close a ring: one captures 1 dot.")
    point(page, 6, 5).click()
    expect(message(page)).to_have_text("Your dot is put. Close a ring, or end the turn.")
    point(page, 3, 3).click()  # which chooses the ring around it
    expect(page.locator("#board .planned")).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    expect(message(page)).to_have_text("End the turn: your ring is closed then.")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Close nothing").click()
    expect(message(page)).to_have_text("Blue: column 4, row 3. Red to move.")
    point(page, 6, 5).click()
    expect(message(page)).to_contain_text("Blue to move")
    point(page, 3, 3).click()  # now the ring comes before the dot
    expect(message(page)).to_have_text("This ring captures 1 dot. It is closed with your dot: put it.")
    point(page, 1, 1).click()
    expect(message(page)).to_contain_text("column 1, row 1 and closes a ring. Blue captures 1 dot.")
    wait_for(lambda: len(kept(page)) == 3)  # it is kept once it is painted
    assert kept(page)[2][:3] == [1, 0, 0]
    assert sorted(kept(page)[2][3][0]) == sorted(RING)


def test_a_ring_is_drawn_by_keys_and_one_that_is_not_legal_says_why(page: Page) -> None:
    begin(page, AROUND)
    point(page, 4, 3).focus()

    def go(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    go("Enter", "Enter", "ArrowLeft", "ArrowUp", "Enter", "ArrowDown", "ArrowLeft", "Enter")
    expect(page.locator("#board .on-path")).to_have_count(3)
    go("ArrowRight", "ArrowRight", "Enter")
    expect(message(page)).to_have_text("This ring captures 1 dot. End the turn to close it.")
    go("Escape", "e")
    expect(message(page)).to_contain_text("and closes a ring. Blue captures 1 dot. Blue 1, Red 0. Red to move.")
    go("u", "Home", "Enter")
    expect(message(page)).to_contain_text("Blue: column 1, row 3")


def test_a_ring_that_breaks_shows_where(page: Page) -> None:
    begin(page, AROUND)
    for x, y in [(3, 2), (2, 3), (3, 4), (3, 2)]:
        point(page, x, y).click()
    expect(message(page)).to_contain_text("no chain of your dots from column 3, row 4 to column 3, row 2")
    expect(page.locator("#board .in-the-way")).to_have_count(2)
    page.get_by_role("button", name="Do not draw it").click()
    expect(page.locator("#board .on-path")).to_have_count(0)
    point(page, 3, 3).click()
    expect(message(page)).to_have_text("You have no closed chain around this dot.")


# how the board looks


def test_threats_are_marked_and_named_and_other_colours_have_other_names(page: Page) -> None:
    begin(page, {**SMALL, "start": [[1, 2, 1], [2, 2, 2], [1, 2, 3], [1, 1, 2]]})
    page.locator("[popovertarget=menu]").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show where one dot would capture").check()
    expect(page.locator("#board .threat.o1")).to_have_count(1)
    page.get_by_label("Colours").select_option("green")
    page.locator("#settings").get_by_role("button", name="Close").click()
    expect(point(page, 4, 3)).to_have_accessible_name("Column 4, row 3, open. Green would capture 1 dot here")
    point(page, 4, 3).click()
    expect(message(page)).to_have_text(
        "Green: column 4, row 3. Green captures 1 dot. Green 1, Violet 0. Violet to move."
    )
    expect(page.locator("#board .threat")).to_have_count(0)
    page.reload()
    expect(page.locator("#colour-2")).to_have_text("Violet")


def test_the_number_of_a_captured_dot_is_over_its_cross(page: Page) -> None:
    page.add_init_script("localStorage['kropki:dots:look'] = '{\"numbers\": true}'")
    begin(page, SMALL, moves=[[1, 1, 0], [2, 1, 1], [1, 2, 1], [2, 4, 4], [1, 0, 1], [2, 4, 3], [1, 1, 2]])
    expect(page.locator("#board .number")).to_have_count(7)
    over = page.locator("#board .cross + .number")
    expect(over).to_have_text("2")
    expect(over).to_have_css("fill-opacity", "1")


def test_what_is_played_is_in_sight_once(page: Page) -> None:
    begin(page, SMALL)
    title = message(page).locator("span")
    expect(message(page)).to_have_text("5 \u00d7 5, Standard. Blue to move.")
    expect(page.locator("#title")).to_be_visible()
    assert title.evaluate("node => node.offsetWidth") == 1
    page.set_viewport_size({"width": 320, "height": 568})
    expect(page.locator("#title")).to_be_hidden()
    assert title.evaluate("node => node.offsetWidth") > 50


# without the network


@pytest.mark.service_worker
def test_two_play_at_one_board_without_the_network(page: Page, complaints: list[str]) -> None:
    begin(page, AROUND)
    cached = """async () => navigator.serviceWorker.controller && (await Promise.all((await caches.keys()).map(
        async name => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"""
    wait_for(lambda: any(url.endswith("~dots-play-main/later.js") for url in page.evaluate(cached) or []))
    page.goto("/dots/")  # the server leads to the page
    expect(page).to_have_url(re.compile("/dots$"))
    page.context.set_offline(True)
    page.reload()
    point(page, 4, 3).click()
    page.get_by_role("button", name="Capture 1").click()  # the turn ends: there is no other ring
    expect(message(page)).to_contain_text("Blue captures 1 dot.")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("button", name="Show me step by step").click()
    expect(page.locator("#tutorial-board").get_by_role("gridcell")).to_have_count(25)
    page.goto("/dots/")  # the copy is the same
    expect(page.locator("#board .dot")).to_have_count(6)
    for slashed, there in (("/dots/records/", "#slider"), ("/dots/practice/", "#task"), ("/dots/game/", "#new-form")):
        page.goto(slashed)
        expect(page.locator(there)).to_be_attached()
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints), complaints
    complaints.clear()


# two Kropkis


@pytest.mark.parametrize("width", [390, 1280])
def test_each_page_leads_to_the_other(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("/")
    for address, heading in [("/dots", "Dots: the other Kropki"), ("/", "Kropki Sudoku")]:
        if width < 960 or address == "/dots":
            page.locator("[popovertarget=menu]").click()
        if address == "/dots":
            page.get_by_role("button", name="Rules").click()
        page.locator(f"a[href='{address}']:not(.brand)").filter(visible=True).first.click()
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_attached()


# every view


def test_axe_finds_nothing_in_any_view(page: Page) -> None:
    page.add_init_script(settings_script("dark"))
    begin(page, SMALL, moves=[[1, 2, 2], [2, 0, 0]])
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []
    assert faults_of_dialogs(page.evaluate, lambda selector: page.locator(selector).wait_for(), DIALOGS) == {}


def test_nothing_is_out_of_sight(page: Page) -> None:
    begin(page, CROSS)
    expect(page.get_by_role("link", name="Play a friend")).to_be_visible()
    outside = """() => [...document.querySelectorAll('header button, header a, .side :is(button, p), .sheet')]
        .filter(node => node.checkVisibility() && node.textContent.trim())
        .filter(node => {
            const box = node.getBoundingClientRect()
            return box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.height < 15
        }).map(node => node.outerHTML.slice(0, 80))"""
    fits = """p => p.scrollWidth <= p.clientWidth + 1
        && p.getBoundingClientRect().right <= p.parentNode.getBoundingClientRect().right + 1"""
    names = [page.locator(who).inner_text() for who in ("#who-1", "#who-2")]
    for size in [(320, 568), (640, 360), (820, 1180)]:
        for who in (names, [f"computer, strength {len(STRENGTHS)}"] * 2):  # as they are, and the longest
            page.evaluate(
                "names => names.forEach((it, at) => { document.querySelector(`#who-${at + 1}`).textContent = it })", who
            )
            resize(page, *size)
            assert page.evaluate(outside) == [], size
        assert page.evaluate(f"[...document.querySelectorAll('.score p')].every({fits})"), size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
