"""The page of a game with a friend in a real Chromium: two pages play each other over a real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.support.dots_pages import point
from tests.support.friend_pages import begin, play
from tests.support.playing import message, outside, resize
from tests.support.processes import wait_for
from tests.support.record_pages import box
from tests.support.views import LOAD_AXE, faults, settings_script

SAY = "([place, words]) => document.querySelector(place).textContent = words"
IS_COVERED = """node => {
    node.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = node.getBoundingClientRect()
    return !node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


def test_two_pages_play_each_other(page: Page, friend: Page) -> None:
    link = begin(page)
    expect(page.locator("#who-2")).to_have_text("not here yet")
    expect(page.get_by_role("button", name="Count it")).to_be_disabled()
    friend.goto(link)
    expect(page.locator("#who-2")).to_have_text("here")
    expect(page.locator("#invite")).to_be_hidden()
    expect(page).to_have_title("Your move: Dots with a friend")
    point(friend, 1, 1).click()
    expect(message(friend)).to_have_text("Blue is to move.")
    point(page, 3, 3).click()
    expect(message(friend)).to_have_text("Blue: column 3, row 3. Your move.")
    expect(friend).to_have_title("Your move: Dots with a friend")
    point(friend, 3, 3).click()
    expect(message(friend)).to_have_text("A dot is there already.")
    point(friend, 2, 2).click()
    expect(page.locator("#board .dot")).to_have_count(2)
    friend.get_by_role("button", name="Say").click()
    friend.get_by_role("button", name="Good luck!").click()
    expect(message(page)).to_have_text("Red: Good luck! Your move.")
    friend.get_by_role("button", name="Take back").click()
    expect(page.locator("#offer-words")).to_have_text("Red asks to take a move back.")
    expect(message(page)).to_have_class(re.compile("unseen"))  # for who hears it: in sight it stands once
    page.get_by_role("button", name="Agree").click()
    expect(friend.locator("#board .dot")).to_have_count(1)
    friend.get_by_role("button", name="Draw").click()
    expect(message(friend)).to_have_text("You offer a draw. Your move.")
    page.get_by_role("button", name="No", exact=True).click()
    expect(message(friend)).to_have_text("Blue says no to a draw. Your move.")
    expect(message(page)).to_have_text("You say no. Red to move.")
    friend.get_by_role("button", name="Resign").click()
    friend.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#result")).to_have_text("You win: Red resigns.")
    accent = page.locator("#again").evaluate("node => getComputedStyle(node).backgroundColor")
    expect(page.locator("#record")).to_have_css("color", accent)  # and not the blue of browsers, which dark themes hide
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Play again")).to_be_disabled()
    resize(friend, 390, 844)
    save = friend.get_by_role("link", name="Save the record")
    save.click(trial=True)  # the question does not cover it
    expect(save).to_have_attribute("download", re.compile(r"^dots-\d{4}-\d\d-\d\d-against-a-friend\.sgf$"))
    expect(friend.get_by_role("button", name="Play again")).to_be_hidden()  # one button agrees
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


AWAY = """globalThis.told = []
globalThis.isAway = false
Object.defineProperty(document, 'hidden', { get: () => isAway })
globalThis.Notification = class {
    static permission = 'granted'
    constructor(title, { body }) { told.push([title, body]) }
}"""
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
TIMED = "5 s a move, 1 min in reserve"


def test_a_player_who_looks_elsewhere_learns_that_the_game_and_the_clock_have_begun(page: Page, friend: Page) -> None:
    chosen = "localStorage['kropki:dots:notify'] = 'true'; localStorage['kropki:dots:sound'] = 'false'"
    for script in (SOUNDS, AWAY, chosen):
        page.add_init_script(script)
    link = begin(page, time=TIMED)
    expect(page.locator("#invite-words")).to_contain_text("The clocks start then, and you hear a sound.")
    page.evaluate("isAway = true")
    friend.goto(link)
    expect(message(page)).to_have_text("Red is here. The game has begun. Your clock runs. Your move.")
    expect(page).to_have_title(re.compile(r"^1:0\d Your move: Dots with a friend$"))
    assert page.evaluate(ICON) == "/favicon-turn.svg"
    assert page.request.get("/favicon-turn.svg").ok
    wait_for(lambda: page.evaluate("notes >= 3 && told.length > 0"))
    assert page.evaluate("told") == [["Dots with a friend", "Red is here. The game has begun."]]
    page.evaluate("isAway = false")
    expect(page).to_have_title("Your move: Dots with a friend")
    assert page.evaluate(ICON) == "/favicon.svg"
    page.evaluate("[notes, told.length] = [0, 0]")
    page.reload()  # nobody has come since
    expect(message(page)).to_have_text("Red is here. The game has begun. Your clock runs. Your move.")
    assert page.evaluate("[notes, told.length]") == [0, 0]


def test_a_player_who_waits_for_the_first_move_learns_that_the_game_has_begun(page: Page, friend: Page) -> None:
    page.add_init_script(AWAY)
    link = begin(page, side="2", time=TIMED)
    page.evaluate("isAway = true")
    friend.goto(link)
    expect(message(friend)).to_have_text("You are Blue. Your clock runs. Your move.")
    expect(message(page)).to_have_text("Blue is here. The game has begun. Blue to move.")
    expect(page).to_have_title("The game has begun: Dots with a friend")
    point(friend, 3, 3).click()
    expect(page).to_have_title(re.compile(r"^1:0\d Your move: Dots with a friend$"))


def test_a_game_is_counted_by_consent_and_at_once_where_it_is_proved(page: Page, friend: Page) -> None:
    friend.goto(begin(page))
    walls = [(x, y) for y in range(1, 6) for pair in ((1, 5), (2, 4)) for x in pair]
    play(page, friend, walls[:12])
    expect(friend.get_by_role("button", name="Count it")).to_be_disabled()
    play(page, friend, walls[12:13], before=12)
    friend.get_by_role("button", name="Count it").click()
    expect(friend.get_by_role("dialog")).to_contain_text("It counts if both agree.")
    friend.get_by_role("dialog").get_by_role("button", name="Count it").click()
    expect(page.locator("#offer-words")).to_have_text("Red offers to count the dots as they are.")
    expect(friend.get_by_role("button", name="Count it")).to_be_disabled()
    page.get_by_role("button", name="Agree").click()
    expect(page.get_by_role("dialog").locator(".counted")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Go on playing").click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(message(friend)).to_have_text("Blue says no to counting. Your move.")
    # from here on each open point is on the edge, or beside dots of both that hold to it
    play(page, friend, walls[13:16], before=13)
    for side in (page, friend):
        expect(message(side)).to_contain_text("No move can change the score any more: you can count it.")
    play(page, friend, walls[16:17], before=16)
    expect(page.locator("#stop")).to_have_class(re.compile(r"\bready\b"))
    page.get_by_role("button", name="Count it").click()
    page.get_by_role("dialog").get_by_role("button", name="Count it").click()
    for side in (page, friend):
        expect(side.locator("#result")).to_have_text("A draw: Blue 0, Red 0.")


def test_nothing_that_comes_moves_the_board_and_no_offer_a_button(page: Page, friend: Page) -> None:
    upright = [(320, 568), (390, 844), (820, 1180)]
    sizes = [*upright, (568, 320), (844, 390), (1280, 720), (1920, 1080)]
    friend.goto(begin(page))
    point(page, 3, 3).click()
    expect(friend.locator("#board .dot")).to_have_count(1)
    point(friend, 2, 2).click()
    expect(page.locator("#board .dot")).to_have_count(2)

    def places(sizes: list[tuple[int, int]]) -> list[list[FloatRect | None]]:
        found = []
        for size in sizes:
            resize(page, *size)
            keys = page.locator(".side .key:visible").all()
            found.append([each.bounding_box() for each in (page.locator("#board .sheet"), *keys)])
            assert [page.evaluate(IS_COVERED, key.element_handle()) for key in keys] == [False] * len(keys), size
        return found

    def courses() -> list[list[FloatRect | None]]:
        found = []
        for size in upright:
            resize(page, *size)
            found.append([page.locator(each).bounding_box() for each in ("#side-1", "#played")])
        return found

    before, before_courses = places(sizes), courses()
    friend.get_by_role("button", name="Offer draw").click()
    expect(page.locator("#offer")).to_be_visible()
    assert places(sizes) == before
    assert courses() == before_courses
    page.evaluate(SAY, ["#offer-words", "Purple offers to count the dots as they are."])
    assert places(sizes) == before
    for size in sizes:
        resize(page, *size)
        assert outside(page, "#offer, #offer *") == [], size
    page.evaluate(
        "document.querySelector('#title').textContent += '; 12 spectators, and many more words than a line has'"
    )
    page.evaluate("document.querySelector('#message').textContent = 'Many words. '.repeat(30)")
    page.evaluate("document.querySelector('#connection').textContent = 'The connection is lost. '.repeat(4)")
    assert places(upright) == before[: len(upright)]
    assert courses() == before_courses


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
def test_on_upright_screens_scores_stand_below_the_board_and_the_course_below_them(
    page: Page, friend: Page, width: int, height: int
) -> None:
    resize(page, width, height)
    link = begin(page)
    rim = """nodes => Math.min(...nodes.map(node => {
        const words = document.createRange()
        words.selectNodeContents(node)
        return node.clientWidth - words.getBoundingClientRect().width
    }))"""
    assert page.locator(".buttons .key:visible").evaluate_all(rim) >= 4  # no word touches both borders
    score = box(page, "#side-1")
    board = box(page, "#board .sheet")
    assert board["y"] + board["height"] < score["y"] < board["y"] + board["height"] + 60
    friend.goto(link)
    expect(page.locator("#who-2")).to_have_text("here")
    graph = page.get_by_role("img", name=re.compile("Captured along the game"))
    play(page, friend, [(3, 2), (3, 3), (2, 3), (1, 1), (4, 3), (1, 2)])
    expect(graph).to_have_count(0)  # it has nothing to show
    point(page, 3, 4).click()
    expect(graph).to_be_in_viewport(ratio=1)
    assert box(page, "#side-1") == score
    keys = page.locator(".buttons .key:visible")
    expect(keys).to_have_count(7)
    assert keys.evaluate_all("nodes => nodes.every(node => node.offsetHeight < 50)")  # the words of each on one line


LEFT_OUT = """() => [...document.querySelectorAll('#connection, #message')].filter(node => {
    const { top, bottom } = node.getBoundingClientRect()
    const room = node.parentElement.getBoundingClientRect()
    return node.textContent && (top < room.top || bottom > room.bottom)
}).map(node => node.id)"""


WHOLE = [
    ("", "Red is here. The game has begun. Your clock runs.\nYour move."),
    ("", "No conversation for now. Under Say you can still agree.\nYour move."),
    ("", "Blue: column 15, row 13. Blue captures 12 dots. Blue 12, Red 3. Your move."),
    ("", "Blue: column 5, row 3. Your move. No move can change the score any more: you can count it."),
    ("", "Copied. Whoever has this link plays for you: keep it to yourself.\nYour move."),
    ("", "Sending again in 15 seconds. The server is busy."),
    ("The connection is lost: trying again in 15 seconds. The game is kept.", "Your move waits for the connection."),
    ("The server has not answered for 5 seconds. The connection may be lost.", "Your move."),
]


SMALLEST = [(320, 568), (360, 640), (375, 667), (390, 844), (480, 320), (568, 320), (844, 390)]


@pytest.mark.parametrize("size", SMALLEST, ids=str)
def test_what_is_said_is_whole_on_the_smallest_phones(page: Page, friend: Page, size: tuple[int, int]) -> None:
    friend.goto(begin(page))
    expect(page.locator("#who-2")).to_have_text("here")
    resize(page, *size)
    for connection, said in WHOLE:
        page.evaluate(SAY, ["#connection", connection])
        page.evaluate(SAY, ["#message", said])
        assert page.evaluate(LEFT_OUT) == [], message


APART = """(node, others) => [...document.querySelectorAll(others)].filter(other => {
    const [here, there] = [node.getBoundingClientRect(), other.getBoundingClientRect()]
    const [left, right] = [Math.max(here.left, there.left), Math.min(here.right, there.right)]
    return left < right && Math.max(here.top, there.top) < Math.min(here.bottom, there.bottom)
}).map(other => other.outerHTML.slice(0, 80))"""


BARE = "15 \u00d7 15, Standard, four crosses, 20 s a move, 2:00 in reserve"


@pytest.mark.parametrize("size", SMALLEST, ids=str)
def test_the_title_is_in_sight_on_every_phone_and_moves_no_board(page: Page, size: tuple[int, int]) -> None:
    begin(page)
    resize(page, *size)
    page.evaluate(SAY, ["#title", ""])
    before = page.locator("#board .sheet").bounding_box()
    page.evaluate(SAY, ["#title", BARE])
    title = page.locator("#title")
    expect(title).to_be_visible()
    assert outside(page, "#title") == []
    assert title.evaluate("node => node.scrollHeight - node.clientHeight") <= 1
    beside = title.evaluate(APART, ".bar .brand svg, .bar nav > *, #board .sheet, .score p")
    assert beside == []
    assert page.locator("#board .sheet").bounding_box() == before


def test_a_spectator_is_offered_nothing_of_a_seat(page: Page, friend: Page, third: Page) -> None:
    friend.goto(begin(page))
    third.goto(page.url)
    expect(third.locator("#title")).to_contain_text("you watch")
    for each, is_seated in ((page, True), (third, False)):
        each.get_by_role("button", name="Settings").click()
        dialog = each.get_by_role("dialog", name="Settings")
        for offered in (
            dialog.get_by_role("button", name="Copy the link of my seat"),
            dialog.get_by_label("A sound when the other side has moved"),
            dialog.get_by_label("A notification when the other side has moved"),
        ):
            expect(offered).to_be_visible(visible=is_seated)
        expect(dialog.get_by_label("Larger dots")).to_be_visible()
    third.keyboard.press("Escape")
    third.goto("/dots/game")  # where anybody may begin to play
    third.get_by_role("button", name="Settings").click()
    expect(third.get_by_label("A sound when the other side has moved")).to_be_visible()
    expect(third.get_by_role("button", name="Copy the link of my seat")).to_be_hidden()


def test_a_dot_of_a_turn_that_goes_on_is_taken_back_without_asking(page: Page, friend: Page) -> None:
    friend.goto(begin(page, rules="gorilla"))
    play(page, friend, [(3, 2), (3, 3), (2, 3), (1, 1), (3, 4), (1, 2)])
    point(page, 4, 3).click()
    expect(page.get_by_role("button", name="Capture 1")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(message(page)).to_have_text("Taken back.")
    expect(page.locator("#closing")).to_be_hidden()
    point(page, 5, 5).click()
    expect(message(friend)).to_have_text("Blue: column 5, row 5. Your move.")


def test_a_sound_tells_of_a_move_and_the_settings_are_at_hand(page: Page, friend: Page) -> None:
    page.add_init_script(SOUNDS)
    friend.goto(begin(page))
    point(page, 3, 3).click()
    expect(message(friend)).to_have_text("Blue: column 3, row 3. Your move.")
    point(friend, 2, 2).click()
    wait_for(lambda: page.evaluate("notes") == 5)  # three that the game has begun, and two dots
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("A sound when the other side has moved").uncheck()
    page.get_by_label("Colours").select_option("green")
    page.get_by_role("dialog").get_by_text("More", exact=True).click()
    page.get_by_label("Numbers of the moves").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("#board .number")).to_have_count(2)
    point(page, 1, 1).click()
    expect(message(page)).to_have_text("Green: column 1, row 1. Violet to move.")
    expect(message(friend)).to_have_text("Blue: column 1, row 1. Your move.")
    point(friend, 5, 5).click()
    expect(message(page)).to_have_text("Violet: column 5, row 5. Your move.")
    wait_for(lambda: page.evaluate("notes") == 7)  # all moves sound
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Soft sounds").uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    play(page, friend, [(1, 5), (5, 1)], before=4)
    expect(message(page)).to_have_text("Violet: column 5, row 1. Your move.")
    assert page.evaluate("notes") == 7


def test_the_result_of_a_game_that_is_opened_anew_is_said_once(page: Page, friend: Page) -> None:
    friend.goto(begin(page, rules="kepung", move_limit="1"))
    point(page, 3, 3).click()
    expect(message(friend)).to_have_text("Blue: column 3, row 3. Your move.")
    point(friend, 2, 2).click()
    expect(message(page)).to_have_text("Red: column 2, row 2. A draw: Blue 0, Red 0.")
    page.reload()
    result = page.get_by_text(re.compile("A draw")).filter(visible=True)
    expect(message(page)).to_have_text("A draw: Blue 0, Red 0.")
    expect(result).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colours").select_option("green")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(message(page)).to_have_text("A draw: Green 0, Violet 0.")
    expect(result).to_have_count(1)
    friend.get_by_role("button", name="Say").click()
    friend.get_by_role("button", name="Thank you!").click()
    expect(message(page)).to_have_text("Violet: Thank you!")
    expect(result).to_have_count(1)


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
