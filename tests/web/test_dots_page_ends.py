"""How a game on the page of dots ends: resigned, stopped, agreed, on a full board, on time."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.dots_pages import CROSS, SMALL, answer_with, begin, chosen, open_new, point, record
from tests.support.playing import message, resize
from tests.support.views import LOAD_AXE, faults


def test_resigning_ends_the_game_and_another_one_begins(page: Page) -> None:
    begin(page, CROSS, opponent={"strength": 1, "human": 1})
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#result")).to_have_text("You resign: Red wins.")
    expect(message(page)).to_have_text("You resign: Red wins.")
    expect(page.get_by_text("You resign: Red wins.").filter(visible=True)).to_have_count(1)
    expect(page.get_by_role("link", name="Look at this game")).to_have_attribute(
        "href", re.compile("^/dots/records#sgf=.")
    )
    expect(page.locator("#moments")).to_be_hidden()  # no dots were lost
    point(page, 1, 1).click()
    expect(message(page)).to_have_text("The game has ended.")
    expect(page.locator("#result")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#result")).to_have_text("")
    expect(page.locator("#board .dot")).to_have_count(4)


CUT = """nodes => nodes.flatMap(node => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(node)
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = font
    const arrow = 20
    const room = node.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
    return [...node.options].map(({ text }) => text).filter(text => pen.measureText(text).width > room)
})"""  # choices for whose words a field has no room


@pytest.mark.parametrize(("width", "height"), [(320, 640), (390, 844), (1280, 720)])
def test_the_board_stays_where_it_is_and_each_choice_has_its_line(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/dots")
    page.get_by_role("button", name="I know the game").wait_for()
    top = "document.querySelector('.sheet').getBoundingClientRect().top"
    first = page.evaluate(top)
    assert first <= page.locator(".bar").evaluate("node => node.getBoundingClientRect().bottom") + 12
    page.get_by_role("button", name="I know the game").click()
    assert page.evaluate(top) == pytest.approx(first, abs=1)
    page.get_by_role("button", name="New", exact=True).click()
    expect(page.locator("#strengths")).to_have_value("1")  # that of the game on the board, and so is the size
    expect(page.locator("#presets [aria-pressed=true]")).to_have_attribute("value", "10 \u00d7 10")
    choices = page.locator("#new :is(fieldset label, .elsewhere a)")
    assert choices.evaluate_all("nodes => nodes.every(node => node.offsetHeight < 48)")
    assert page.locator("#computer-fields select").evaluate_all(CUT) == []
    presets = page.locator("#presets button").evaluate_all("nodes => nodes.map(node => node.offsetTop)")
    assert len(set(presets)) <= {320: 3, 390: 3, 1280: 1}[width]
    if width == 1280:
        assert page.locator("#new").evaluate("node => node.scrollHeight <= node.clientHeight")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Resign").click()
    question = page.get_by_role("dialog", name="Resign?")
    expect(question.locator(".main")).to_have_text("Go on playing")
    expect(question.locator(".main")).to_be_focused()
    question.get_by_role("button", name="Resign").click()
    expect(page.locator("#look")).to_be_visible()
    assert page.evaluate(top) == pytest.approx(first, abs=1)
    expect(page.locator("#look")).to_have_attribute("href", re.compile("&at=1$"))  # where it ended


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 720)])
def test_all_of_a_new_game_of_kepung_can_be_read(page: Page, width: int, height: int) -> None:
    resize(page, width, height)
    page.goto("/dots")
    open_new(page)
    page.locator("#rule-set").select_option("kepung")
    room = """node => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(node)
        const pen = document.createElement('canvas').getContext('2d')
        pen.font = font
        const arrows = 18  // which some browsers draw
        return node.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrows
            - pen.measureText(node.placeholder).width
    }"""
    assert page.locator("#new [name=move_limit]").evaluate(room) >= 0
    if width == 1280:
        expect(page.get_by_role("button", name="Begin")).to_be_in_viewport(ratio=1)  # however long what is above


@pytest.mark.parametrize(("width", "rules"), [(390, "territory"), (360, "standard"), (320, "standard")])
def test_no_word_of_a_button_is_broken_or_touches_its_frame(page: Page, width: int, rules: str) -> None:
    resize(page, width, 844)
    begin(page, {"size": [8, 8], "rules": rules, "start": "empty"}, moves=[[1, 0, 0]])
    keys = page.locator(".buttons .key:visible")
    expect(keys).to_have_count(6)
    rim = """nodes => nodes.map(node => {
        const words = document.createRange()
        words.selectNodeContents(node.lastChild)
        const { width, height } = words.getBoundingClientRect()
        return height > 20 ? 0 : node.clientWidth - width
    })"""
    assert min(keys.evaluate_all(rim)) >= 2


def test_a_full_board_of_a_tablet_stays_as_large_as_it_was(page: Page) -> None:
    resize(page, 820, 1180)
    moves = [[1, 1, 0], [2, 1, 1], [1, 0, 1], [2, 0, 0], [1, 2, 1], [2, 2, 0], [1, 1, 2], [2, 2, 2]]
    setup = {"size": [3, 3], "rules": "standard", "start": "empty"}
    begin(page, setup, moves=moves, opponent={"strength": 4, "human": 1})
    board = page.locator("#board .sheet").bounding_box()
    point(page, 1, 3).click()
    expect(page.locator("#suggested")).to_be_visible()
    expect(page.locator("#look")).to_be_in_viewport(ratio=1)
    assert page.locator("#board .sheet").bounding_box() == board


def test_after_a_game_a_strength_is_suggested_and_one_tap_plays_at_it(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    full = [[1, 1, 0], [2, 1, 1], [1, 0, 1], [2, 0, 0], [1, 2, 1], [2, 2, 0], [1, 0, 2], [2, 2, 2]]
    begin(
        page, {"size": [3, 3], "rules": "standard", "start": "empty"}, moves=full, opponent={"strength": 4, "human": 1}
    )
    expect(page.get_by_text("computer, strength 4")).to_be_visible()
    point(page, 2, 3).click()
    page.get_by_role("button", name="You beat 4. Next: strength 5").click()
    expect(page.get_by_text("computer, strength 5")).to_be_visible()
    expect(page.locator("#suggested")).to_be_hidden()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("button", name="Play again at strength 5")).to_be_visible()  # too short to say anything
    expect(page.locator("#suggested")).to_be_hidden()


def test_the_result_of_the_last_move_is_in_sight_once_and_shows_who_won(page: Page) -> None:
    around = [[1, 1, 0], [2, 1, 1], [1, 0, 1], [2, 0, 0], [1, 2, 1], [2, 2, 0], [1, 0, 2], [2, 2, 2]]
    begin(page, {"size": [3, 3], "rules": "standard", "start": "empty"}, moves=around)
    point(page, 2, 3).click()
    result = "Blue wins by 1: Blue 1, Red 0."
    expect(message(page)).to_have_text(f"Blue: column 2, row 3. Blue captures 1 dot. {result}")
    expect(page.locator("#result")).to_have_text(result)
    expect(page.locator("#moments")).to_be_visible()
    looks = "nodes => nodes.map(node => [getComputedStyle(node).color, node.offsetHeight])"
    look, moments = page.locator("#look, #moments").evaluate_all(looks)
    assert look == moments  # of one family, and neither in the blue of browsers
    assert look[0] == page.locator("#again").evaluate("node => getComputedStyle(node).backgroundColor")
    seen = page.locator("#message .heard").evaluate("node => node.getBoundingClientRect().width")
    assert seen <= 1
    expect(page.locator("#side-1")).to_have_class(re.compile(r"\bwon\b"))
    expect(page.locator("#side-2")).not_to_have_class(re.compile(r"\bwon\b"))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1280, 720), (1920, 1080)])
def test_what_stop_would_lose_is_in_sight_beside_the_question(page: Page, width: int, height: int) -> None:
    resize(page, width, height)
    begin(page, {"size": [30, 30], "rules": "no-territory", "start": "empty"}, moves=[[1, 2, 2], [2, 0, 0]])
    page.get_by_role("button", name="STOP").click()
    asked, lost = (page.locator(name).bounding_box() for name in ("dialog[open]", "#board .sheet"))
    assert page.locator("dialog[open]").evaluate("node => node.scrollHeight <= node.clientHeight") or height < 400
    assert asked
    assert lost
    assert asked["x"] >= lost["x"] + lost["width"] or asked["y"] >= lost["y"] + lost["height"]
    expect(page.locator("#board .in-the-way")).to_be_in_viewport()


# three points are left between two walls: nothing can change; and a pool of Blue, where a dot of Red would be lost
WALLS = {
    "size": [5, 3],
    "rules": "standard",
    "start": [[player, x, y] for player, columns in ((1, (0, 1)), (2, (3, 4))) for x in columns for y in range(3)],
}
ROWS = ["XXXOO", "X.XOO", "XXXO.", ".OOO.", "XOXOX"]
POOL = {
    "size": [5, 5],
    "rules": "standard",
    "start": [[" XO".index(dot), x, y] for y, row in enumerate(ROWS) for x, dot in enumerate(row) if dot != "."],
}
CALM = {  # two rows are left on the edges, and one point in a pool
    "size": [7, 7],
    "rules": "standard",
    "start": [[1 if y < 4 else 2, x, y] for y in range(1, 6) for x in range(7) if (x, y) != (3, 2)],
}
COMPUTER = {"strength": 4, "human": 1}


def judged(score: float, *move: Any) -> dict[str, Any]:
    """Return the answer of the service that expects *score* for the side to move."""
    return {"json": {"move": list(move), "score": score, "chance": 0.3, "reason": None, "level": 4}}


IN_LIST = """node => {
    const [a, b] = [node, node.closest('ol')].map(each => each.getBoundingClientRect())
    return a.top >= b.top - 1 && a.bottom <= b.bottom + 1
}"""


def test_the_end_of_a_long_game_is_in_sight_in_the_list_of_moves(page: Page) -> None:
    resize(page, 1280, 720)
    dots = [[1 + at % 2, at % 12, at // 12] for at in range(100)]
    begin(page, {"size": [12, 12], "rules": "standard", "start": "empty"}, moves=dots)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#look")).to_be_visible()
    last = page.locator("#played [aria-current]")
    expect(last).to_have_text("endresignEnd: Blue resigns")
    expect(last).to_be_in_viewport(ratio=1)
    assert last.evaluate(IN_LIST)


def test_a_count_that_is_proved_needs_nobody_to_agree(page: Page) -> None:
    begin(page, WALLS, opponent=COMPUTER)
    asked = answer_with(page, judged(0))
    expect(message(page)).to_contain_text("No move can change the score any more: you can count it.")
    expect(page.locator("#stop")).to_have_class(re.compile(r"\bready\b"))
    page.get_by_role("button", name="Count it").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("3 points stay open. It is proved that no move can change the score.")
    dialog.get_by_role("button", name="Go on playing").click()
    expect(page.locator("#result")).to_have_text("")
    page.get_by_role("button", name="Count it").click()
    dialog.get_by_role("button", name="Count it").click()
    expect(message(page)).to_have_text("Counted, with 3 open points. A draw: Blue 0, Red 0.")
    assert asked == []
    assert "KE[B:count]" in record(page)
    resize(page, 1280, 720)
    last = page.locator("#played [aria-current]")
    expect(last).to_have_text("endcountEnd: counted")
    assert last.evaluate(IN_LIST)
    page.reload()
    expect(page.locator("#result")).to_have_text("A draw: Blue 0, Red 0.")
    page.get_by_role("button", name="Undo").click()
    expect(message(page)).to_contain_text("3 open points. Your move.")


def test_the_computer_agrees_to_count_where_it_expects_no_more(page: Page) -> None:
    begin(page, POOL, opponent=COMPUTER)
    asked = answer_with(page, judged(-2.2), judged(-0.4))
    expect(message(page)).not_to_contain_text("No move")
    for answer in ("The computer plays on: it expects to win about 2 dots more.", "Counted, with 4 open points."):
        page.get_by_role("button", name="Count it").click()
        expect(page.get_by_role("dialog")).to_contain_text("It is not proved that the score would stay.")
        page.get_by_role("dialog").get_by_role("button", name="Count it").click()
        expect(message(page)).to_contain_text(answer)
    expect(page.locator("#result")).to_have_text("A draw: Blue 0, Red 0.")
    assert [(body["player"], body["level"]) for body in asked] == [(1, 5), (1, 5)]


def test_the_computer_offers_to_count_once_where_it_expects_nothing_more(page: Page) -> None:
    begin(page, CALM, opponent=COMPUTER)
    answers = [
        judged(0.6, 2, 0, 6),
        judged(-0.2, 2, 1, 6),
        judged(0.4, 2, 2, 6),
        judged(0, 2, 3, 6),
        judged(0, 2, 4, 6),
    ]
    asked = answer_with(page, *answers)
    for column in range(1, 5):
        expect(page.locator("#stop")).not_to_have_class(re.compile(r"\bready\b"))
        point(page, column, 1).click()
        expect(message(page)).to_contain_text(f"Red: column {column}, row 7. Your move.")
    expect(message(page)).to_have_text("Red: column 4, row 7. Your move. The computer would count now.")
    expect(page.locator("#stop")).to_have_class(re.compile(r"\bready\b"))
    point(page, 5, 1).click()
    expect(message(page)).to_have_text("Red: column 5, row 7. Your move.")
    page.get_by_role("button", name="Count it").click()
    page.get_by_role("dialog").get_by_role("button", name="Count it").click()
    expect(page.locator("#result")).to_have_text("A draw: Blue 0, Red 0.")
    assert len(asked) == 5  # it is not asked again


def test_before_half_of_the_board_is_played_nothing_is_counted_and_the_page_says_why(page: Page) -> None:
    begin(page, CROSS, opponent=COMPUTER)
    page.get_by_role("button", name="Count it").click()
    expect(message(page)).to_have_text(
        re.compile(r"^You can count once half of the points are taken\. Now \d+ of \d+ are open\.$")
    )
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_picture_of_a_count_shows_who_gets_what(page: Page) -> None:
    around = [[1, 1, 0], [2, 1, 1], [1, 0, 1], [2, 0, 0], [1, 2, 1], [2, 2, 0], [1, 1, 2]]
    begin(page, {"size": [3, 3], "rules": "standard", "start": "empty"}, moves=around)
    page.get_by_role("button", name="Count it").click()
    expect(page.get_by_role("img", name="Blue gets 1 red dot, Red gets nothing.")).to_be_visible()
    expect(page.locator(".counted .cross")).to_have_count(1)
    expect(page.locator(".counted .got.o1")).to_have_attribute("d", "M0.5 0.5h1v1h-1z")
    expect(page.get_by_role("dialog")).to_contain_text("Blue wins by 1: Blue 1, Red 0.")
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []


def test_both_agree_to_end_and_see_the_score_first(page: Page) -> None:
    pool = [[1, 2, 1], [1, 2, 3], [1, 1, 2], [1, 3, 2], [2, 5, 4]]
    begin(page, {"size": [6, 5], "rules": "territory", "start": pool})
    page.get_by_role("button", name="Offer end").click()
    expect(page.get_by_role("dialog")).to_contain_text("If Red agrees, the game ends")
    expect(page.get_by_role("dialog")).to_contain_text("(Blue 1, Red 0). Blue wins by 0.5")
    page.get_by_role("dialog").get_by_role("button", name="Offer end").click()
    expect(message(page)).to_contain_text("Blue offers to end. Red can agree")
    page.get_by_role("button", name="Agree").click()
    expect(page.get_by_role("dialog")).to_contain_text("The game ends. Captured dots count")
    page.get_by_role("dialog").get_by_role("button", name="Go on playing").click()
    page.get_by_role("button", name="Agree").click()
    page.get_by_role("dialog").get_by_role("button", name="Agree").click()
    expect(page.locator("#result")).to_contain_text("Blue wins by 0.5")


@pytest.mark.parametrize("opponent", [None, {"strength": 1, "human": 2}])
def test_on_a_full_board_one_side_may_still_close(page: Page, opponent: Any) -> None:
    dots = [[1 + ((x, y) == (1, 1)), x, y] for y in range(3) for x in range(3) if (x, y) != (0, 0)]
    answer_with(page, chosen(1, None, None, [[[1, 0], [2, 1], [1, 2], [0, 1]]]))
    begin(page, {"size": [3, 3], "rules": "gorilla", "start": dots}, moves=[[2, 0, 0]], opponent=opponent)
    if not opponent:
        expect(page.locator("#result")).to_have_text("A draw: Blue 0, Red 0.")
        point(page, 2, 2).click()
        page.get_by_role("button", name="End turn").click()
    wins = "You lose" if opponent else "Blue wins"
    expect(message(page)).to_have_text(f"Blue: closes a ring. Blue captures 1 dot. {wins} by 1: Blue 1, Red 0.")
    expect(page.locator("#closing")).to_be_hidden()


def test_who_has_no_time_left_loses(page: Page) -> None:
    page.clock.install(time=0)
    page.clock.pause_at(10_000)
    begin(page, SMALL)
    open_new(page)
    page.get_by_label("Two at one board").check()
    page.get_by_label("Clock").select_option("quick")
    page.get_by_role("button", name="Begin").click()
    page.clock.run_for(12_000)
    expect(page.locator("#clock-1")).to_have_text("1:58")
    point(page, 1, 1).click()
    page.clock.run_for(1_000)
    expect(page.locator("#clock-1")).to_have_text("2:08")
    page.reload()
    expect(page.locator("#clock-1")).to_have_text("2:08")
    page.clock.run_for(131_000)
    expect(message(page)).to_have_text("Blue wins on time.")
    expect(page.locator("#result")).to_have_text("Blue wins on time.")
    expect(page.locator("#clock-2")).to_have_text("0:00")
