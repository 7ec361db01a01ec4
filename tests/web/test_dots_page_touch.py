"""The board of dots under a finger, in a real Chromium: aiming where points are close, and two fingers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browsers import Chromium
from tests.support.dots_pages import point

pytestmark = pytest.mark.release

LARGE, MIDDLE = (39, 32), (15, 15)  # of 11 (turned) and of 23 pixels from point to point on this phone
SPACE = 44  # pixels from point to point in the magnified view


@pytest.fixture
def phone(tabs: Chromium, server: str, complaints: list[str]) -> Iterator[Page]:
    """Yield a page on a phone."""
    with tabs.open(server, "phone", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as tab:
        yield tab
    assert complaints == []


def begin(page: Page, size: tuple[int, int]) -> None:
    kept = json.dumps({"setup": {"size": size, "rules": "standard", "start": "empty"}, "moves": [], "opponent": None})
    page.add_init_script(f"localStorage['kropki:dots:game'] ??= {json.dumps(kept)}")
    page.goto("/dots")
    expect(page.get_by_role("gridcell")).to_have_count(size[0] * size[1])


def middle(node: Locator) -> tuple[float, float]:
    box = node.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Fingers on a page: they come down (`touchStart`), move (`touchMove`) and are all lifted (`touchEnd`)."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *places: tuple[float, float]) -> None:
        points: list[dict[str, Any]] = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def magnifier(page: Page) -> Locator:
    return page.locator("#board .magnifier")


def dots(page: Page) -> Locator:
    return page.locator("#board .bands .dot")


def test_a_tap_opens_a_magnified_view_and_one_in_it_puts_the_dot_that_is_meant(phone: Page) -> None:
    begin(phone, LARGE)
    phone.touchscreen.tap(*middle(point(phone, 20, 16)))
    expect(magnifier(phone)).to_be_visible()
    expect(phone.locator("#message")).to_have_text("Tap again, or a point in the magnified view, to put the dot there.")
    expect(dots(phone)).to_have_count(0)
    x, y = middle(magnifier(phone))
    phone.touchscreen.tap(x + SPACE, y - SPACE)
    expect(point(phone, 21, 17)).to_have_accessible_name("Column 21, row 17, blue dot, last move")
    expect(magnifier(phone)).to_be_hidden()
    expect(dots(phone)).to_have_count(1)


def test_a_tap_on_a_dot_says_at_once_that_nothing_is_to_be_put_there(phone: Page) -> None:
    begin(phone, MIDDLE)
    for expected in ("Tap again to put the dot there.", re.compile("^Blue: "), "A dot is there already."):
        phone.touchscreen.tap(*middle(point(phone, 8, 8)))
        expect(phone.locator("#message")).to_have_text(expected)
    expect(phone.locator("#board .target")).to_have_count(0)


def test_a_tap_on_a_dot_of_a_large_board_lets_another_point_be_chosen(phone: Page) -> None:
    begin(phone, LARGE)
    for _ in range(2):
        phone.touchscreen.tap(*middle(point(phone, 20, 16)))
    expect(dots(phone)).to_have_count(1)
    phone.touchscreen.tap(*middle(point(phone, 20, 16)))
    expect(phone.locator("#message")).to_have_text("A dot is there already.")
    expect(magnifier(phone)).to_be_visible()  # where another point may be meant


def test_the_magnified_view_is_in_sight_beside_the_finger(phone: Page) -> None:
    begin(phone, LARGE)
    for x, y in [(1, 1), (39, 1), (1, 32), (39, 32), (20, 16)]:
        left, top = middle(point(phone, x, y))
        phone.touchscreen.tap(left, top)
        box = magnifier(phone).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844
        assert not box["y"] <= top <= box["y"] + box["height"], f"it is under the finger at {x}, {y}"
        phone.touchscreen.tap(*middle(phone.locator("#title")))  # elsewhere: it aims nowhere
        expect(magnifier(phone)).to_be_hidden()


def test_a_finger_that_moves_aims_and_a_second_tap_puts_the_dot(phone: Page) -> None:
    begin(phone, LARGE)
    fingers = Fingers(phone)
    target = phone.locator("#board .sheet .target")
    there = middle(point(phone, 10, 5))
    fingers.touch("touchStart", middle(point(phone, 12, 9)))
    expect(target).to_have_attribute("cx", "11")
    fingers.touch("touchMove", there)
    expect(target).to_have_attribute("cx", "9")
    expect(target).to_have_attribute("cy", "4")
    expect(magnifier(phone).locator(".hair")).to_have_attribute("d", re.compile("^M9-1V.*M-1 4H"))
    fingers.touch("touchEnd")
    expect(dots(phone)).to_have_count(0)
    phone.touchscreen.tap(*there)
    expect(point(phone, 10, 5)).to_have_accessible_name("Column 10, row 5, blue dot, last move")
    expect(target).to_have_count(0)
    expect(magnifier(phone)).to_be_hidden()


def test_another_point_is_aimed_at_and_a_touch_elsewhere_aims_nowhere(phone: Page) -> None:
    begin(phone, MIDDLE)
    target = phone.locator("#board .target")
    phone.touchscreen.tap(*middle(point(phone, 5, 5)))
    expect(target).to_have_attribute("cx", "4")
    expect(magnifier(phone)).to_be_hidden()  # points are wide enough for a second tap
    phone.touchscreen.tap(*middle(point(phone, 6, 5)))
    expect(target).to_have_attribute("cx", "5")
    phone.touchscreen.tap(*middle(phone.locator("#title")))
    expect(target).to_have_count(0)
    expect(dots(phone)).to_have_count(0)
    for _ in range(2):
        phone.touchscreen.tap(*middle(point(phone, 6, 5)))
    expect(dots(phone)).to_have_count(1)


def test_a_mouse_a_key_and_a_screen_reader_put_a_dot_at_once(phone: Page) -> None:
    begin(phone, LARGE)
    phone.mouse.click(*middle(point(phone, 20, 16)))
    expect(dots(phone)).to_have_count(1)
    phone.keyboard.press("ArrowRight")
    phone.keyboard.press("Enter")
    expect(dots(phone)).to_have_count(2)
    phone.touchscreen.tap(*middle(point(phone, 3, 3)))
    point(phone, 30, 30).evaluate("node => node.click()")  # as a screen reader has it
    expect(dots(phone)).to_have_count(3)
    expect(magnifier(phone)).to_be_hidden()


def test_two_fingers_make_the_board_larger_and_aim_nowhere(phone: Page) -> None:
    begin(phone, LARGE)
    fingers = Fingers(phone)
    x, y = middle(point(phone, 20, 16))
    fingers.touch("touchStart", (x - 30, y))
    expect(magnifier(phone)).to_be_visible()
    fingers.touch("touchStart", (x - 30, y), (x + 30, y))
    expect(magnifier(phone)).to_be_hidden()
    fingers.touch("touchMove", (x - 60, y), (x + 60, y))
    fingers.touch("touchEnd")
    expect(phone.locator("#board")).to_have_class(re.compile("zoomed"))
    expect(phone.locator("#board .target")).to_have_count(0)
    expect(dots(phone)).to_have_count(0)


def test_what_both_hold_is_on_one_line_however_long_the_words_beside_it(phone: Page) -> None:
    begin(phone, MIDDLE)
    for who, words in ("1", "you"), ("2", "computer, level 2"):
        phone.locator(f"#who-{who}").evaluate("(node, words) => { node.textContent = words }", words)
    tops = phone.locator(".score b").evaluate_all("nodes => nodes.map(node => node.getBoundingClientRect().top)")
    assert tops[0] == tops[1]


def test_a_broad_board_is_turned_on_an_upright_phone_where_that_makes_it_larger(phone: Page) -> None:
    phone.add_init_script("localStorage['kropki:dots:look'] = JSON.stringify({ coordinates: true })")
    begin(phone, LARGE)
    first, right, above = (middle(point(phone, x, y)) for x, y in [(1, 1), (1, 2), (2, 1)])
    assert right[0] - first[0] == pytest.approx(11.2, abs=0.4)
    assert right[1] == pytest.approx(first[1], abs=0.1)
    assert above == pytest.approx((first[0], first[1] - (right[0] - first[0])), abs=0.1)
    board, sheet = (phone.locator(name).bounding_box() for name in ("#board", "#board .sheet"))
    assert board
    assert sheet
    assert sheet["x"] >= board["x"]
    assert sheet["x"] + sheet["width"] <= board["x"] + board["width"] + 0.1
    assert sheet["y"] + sheet["height"] <= board["y"] + board["height"] + 0.1
    numbers = phone.locator("#board text.at").evaluate_all("nodes => nodes.map(node => getComputedStyle(node).rotate)")
    assert set(numbers) == {"90deg"}
    point(phone, 20, 16).focus()
    for key, x, y in [("ArrowRight", 20, 17), ("ArrowUp", 21, 17), ("ArrowLeft", 21, 16), ("ArrowDown", 20, 16)]:
        phone.keyboard.press(key)
        expect(point(phone, x, y)).to_be_focused()


@pytest.mark.parametrize(
    ("width", "height", "is_turned"),
    [(390, 844, True), (320, 568, False), (844, 390, False), (820, 1180, False), (1280, 720, False)],
)
def test_it_is_turned_nowhere_else(phone: Page, width: int, height: int, *, is_turned: bool) -> None:
    begin(phone, LARGE)
    phone.set_viewport_size({"width": width, "height": height})
    first, second = (middle(point(phone, x, 1)) for x in (1, 2))
    assert (second[1] < first[1] - 1) is is_turned


def test_the_board_is_made_larger_and_smaller(phone: Page) -> None:
    begin(phone, MIDDLE)
    width = "document.querySelector('.sheet').offsetWidth"
    before = phone.evaluate(width)
    phone.get_by_role("button", name="Larger").click()
    assert phone.evaluate(width) == pytest.approx(1.5 * before, abs=2)
    phone.get_by_role("button", name="Smaller").click()
    assert phone.evaluate(width) == before
