"""The workshop in a real Chromium: digits and dots by keys and pointer, symmetry, boards that are finished."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.browsers import Chromium
from tests.support.making import edge, small, verdict
from tests.support.playing import resize
from tests.support.views import LOAD_AXE, THEMES, faults

SIZES = [(320, 568), (390, 844), (844, 390), (1280, 720)]
WIDE = "document.documentElement.scrollWidth > innerWidth"


def test_a_board_is_made_by_keys_and_judged_after_each_change(page: Page) -> None:
    small(page)
    expect(page.locator("#level")).to_have_text(re.compile("^(Easy|Medium), rated "))
    first = page.get_by_role("gridcell").first
    first.focus()
    page.keyboard.press("1")
    expect(first).to_have_accessible_name(re.compile("Row 1 column 1, given 1"))
    expect(verdict(page)).to_have_text("No solution.")
    page.keyboard.press("0")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#message")).to_have_text("Black dot between r1c1 and r1c2.")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#message")).to_have_text("No dot between r1c1 and r1c2.")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(verdict(page)).to_have_text("One solution.")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("gridcell").nth(4)).to_be_focused()


def test_a_tap_near_an_edge_turns_its_dot_and_a_drag_paints_one_step(page: Page) -> None:
    page.goto("/make?ken=D/D/D/D&negative=false")
    expect(verdict(page)).to_have_text("288 solutions.")
    white, black = page.locator("#board .dots .white"), page.locator("#board .dots .black")
    page.mouse.click(*edge(page, 0.5, 1))
    expect(white).to_have_count(1)
    page.mouse.click(*edge(page, 0.5, 1))
    expect(black).to_have_count(1)
    page.mouse.click(*edge(page, 2.5, 2.5))
    expect(page.get_by_role("gridcell").nth(10)).to_be_focused()
    page.get_by_role("button", name="White").click()
    page.mouse.move(*edge(page, 1, 0.5))
    page.mouse.down()
    for column in (1.5, 2.5, 3.5):
        page.mouse.move(*edge(page, 1, column), steps=4)
    page.mouse.up()
    expect(white).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(white).to_have_count(0)
    expect(black).to_have_count(1)


def test_the_rules_of_one_colour_can_be_chosen(page: Page) -> None:
    small(page)
    page.get_by_label("Missing dots mean").select_option("not consecutive")
    expect(verdict(page)).to_contain_text("solution")
    expect(page.get_by_role("link", name="Play it")).to_have_attribute("href", re.compile("negative=white$"))


def test_a_board_without_boxes_is_made_from_nothing_finished_and_published(page: Page) -> None:
    page.goto("/make")
    page.get_by_role("button", name="New").click()
    page.get_by_role("group", name="Rows and columns only").get_by_role("button", name=re.compile("^5")).click()
    expect(page.get_by_role("grid")).to_have_attribute("aria-label", re.compile("without boxes"))
    page.get_by_label("Missing dots mean").select_option("not consecutive")
    page.get_by_role("button", name="Finish it for me").click()
    panel = page.get_by_role("dialog", name="Finish it for me")
    expect(panel.get_by_label("Break-in")).to_have_count(0)
    panel.get_by_role("button", name="Find three").click()
    panel.get_by_role("button", name="Take it").first.click(timeout=60_000)
    expect(verdict(page)).to_have_text("One solution.")
    expect(page.get_by_role("link", name="Play it")).to_have_attribute(
        "href", re.compile("negative=white&boxes=false$")
    )
    page.get_by_role("button", name="Publish").click()
    panel = page.get_by_role("dialog", name="Publish")
    panel.get_by_label("Title").fill("Five")
    panel.get_by_role("button", name="Publish").click()
    panel.get_by_role("link").first.click()
    expect(page.locator("body")).to_contain_text("there are no boxes")


def test_a_board_is_finished_within_wishes_and_what_is_liked_stays(page: Page) -> None:
    page.goto("/make?ken=1C/D/D/D")
    page.get_by_role("button", name="Finish it for me").click()
    panel = page.get_by_role("dialog", name="Finish it for me")
    panel.get_by_label("Level").select_option("easy")
    panel.get_by_role("button", name="Find three").click()
    items = panel.locator(".proposals li")
    expect(items).to_have_count(3, timeout=60_000)
    expect(items.first).to_contain_text("Easy, rated ")
    panel.get_by_role("button", name="Keep its digits").first.click()
    expect(panel.locator(".kept rect").first).to_be_attached()
    kept = panel.locator(".kept rect").count()
    expect(panel.locator(".proposals .own rect")).to_have_count(3)
    panel.get_by_text("Clues by name").first.press("Enter")
    single = items.first.locator(".singles").get_by_role("button", name=re.compile("^[1-4] in r")).first
    expect(single).to_have_attribute("aria-pressed", "true")
    single.press("Space")
    expect(single).to_have_attribute("aria-pressed", "false")
    expect(panel.locator(".kept rect")).to_have_count(kept - 1)
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    assert panel.evaluate("node => node.scrollWidth <= node.clientWidth")
    single.press("Space")
    expect(panel.locator(".kept rect")).to_have_count(kept)
    panel.get_by_role("button", name="Find others").click()
    expect(panel.locator(".kept")).to_have_count(0, timeout=60_000)
    expect(items.first).to_be_visible(timeout=60_000)
    panel.get_by_role("button", name="Take it").first.click()
    expect(verdict(page)).to_have_text("One solution.")
    assert page.get_by_role("gridcell", name=re.compile("given")).count() > kept
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("gridcell", name=re.compile("given"))).to_have_count(1)


@pytest.mark.parametrize(("size", "rows"), [(4, [5]), (5, [3, 3]), (6, [4, 3]), (7, [4, 4]), (8, [5, 4]), (9, [5, 5])])
def test_no_key_stands_alone_in_its_row(page: Page, size: int, rows: list[int]) -> None:
    boxes = "" if size in (4, 6, 9) else "&boxes=false"
    page.goto(f"/make?ken={'/'.join([chr(64 + size)] * size)}&negative=false{boxes}")
    keys = page.locator("#digits button")
    expect(keys).to_have_count(size + 1)
    places = keys.evaluate_all(
        "nodes => nodes.map(node => node.getBoundingClientRect()).map(({ top, right }) => [top, right])"
    )
    tops = [top for top, _ in places]
    assert [tops.count(top) for top in sorted(set(tops))] == rows
    assert places[rows[0] - 1][1] == pytest.approx(places[-1][1], abs=1)


def seeded(route: Route) -> None:
    """Go on with a request for proposals that has a seed: without one, they are random, and may have no dots."""
    route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "seed": "symmetric"}))


def test_new_dots_of_a_proposal_are_symmetric_as_the_board_is(page: Page) -> None:
    page.route("**/kropki/complete", seeded)
    page.goto("/make?ken=F/F/F/F/F/F&negative=false")
    page.get_by_label("Symmetry").select_option("half turn")
    page.get_by_role("button", name="Finish it for me").click()
    panel = page.get_by_role("dialog", name="Finish it for me")
    expect(panel.get_by_label("Dots symmetric, too")).to_be_checked()
    expect(panel.get_by_label("Symmetry of the givens")).to_have_value("half-turn")
    panel.get_by_role("button", name="Find three").click()
    panel.get_by_role("button", name="Take it").first.click(timeout=60_000)
    expect(verdict(page)).to_have_text("One solution.")
    places = page.locator("#board .dots circle").evaluate_all(
        "all => all.map(one => [one.getAttribute('class'), one.cx.baseVal.value, one.cy.baseVal.value])"
    )
    assert places
    assert sorted(places) == sorted([look, 6 - x, 6 - y] for look, x, y in places)
    page.get_by_label("Missing dots mean").select_option("not consecutive, not double")
    page.get_by_role("button", name="Finish it for me").click()
    expect(panel.get_by_label("Dots symmetric, too")).to_have_count(0)
    expect(panel).to_contain_text("all dots are drawn")


def test_the_rules_and_the_keys_are_told_and_a_key_chooses_each_tool(page: Page) -> None:
    page.goto("/make?ken=D/D/D/D&negative=false")
    page.get_by_role("button", name="Help").click()
    help_ = page.get_by_role("dialog", name="Rules and keys")
    for name, address in (
        ("What is stored", "/privacy.html#publish"),
        ("Learn the techniques", "/learn"),
        ("Play", "/"),
    ):
        expect(help_.get_by_role("link", name=name)).to_have_attribute("href", address)
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    page.keyboard.press("Escape")
    page.get_by_role("gridcell").first.focus()
    names = ("Entry", "Mark", "Colour", "White", "Black", "Erase dot", "Digit")
    for key, name in zip("xcvwbnz", names, strict=True):
        page.keyboard.press(key)
        expect(page.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")


def test_a_finger_turns_a_dot_when_it_is_lifted_so_that_it_can_scroll(tabs: Chromium, server: str) -> None:
    with tabs.open_on_new_device(server, has_touch=True) as page:
        page.goto("/make?ken=D/D/D/D&negative=false")
        expect(verdict(page)).to_have_text("288 solutions.")
        board, dots = page.locator("#board"), page.locator("#board .dots circle")
        expect(board).to_have_css("touch-action", "pan-y pinch-zoom")
        x, y = edge(page, 0.5, 1)
        finger = {"pointerType": "touch", "bubbles": True, "clientX": x, "clientY": y, "button": 0, "pointerId": 7}
        for ends, count in (("pointercancel", 0), ("pointerup", 1)):  # the browser scrolls, or it was a tap
            board.dispatch_event("pointerdown", finger)
            board.dispatch_event(ends, finger)
            expect(dots).to_have_count(count)
        page.touchscreen.tap(x, y)
        expect(page.locator("#board .dots .black")).to_have_count(1)
        page.get_by_role("button", name="White").click()
        expect(board).to_have_css("touch-action", "pinch-zoom")


def test_own_marks_and_colours_stay_and_ask_nothing(page: Page) -> None:
    page.goto("/make?ken=1C/D/D/D&negative=false")
    page.get_by_label("Show").select_option("candidates")
    page.get_by_role("gridcell").nth(1).click()
    expect(page.locator("#board .possible text").first).to_be_visible()
    expect(page.locator("#reasons")).to_contain_text("stall")  # nothing more is asked about this board
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/kropki/" in request.url else None)
    for keys in ("Shift+2", "Control+3", "Control+Shift+4"):
        page.keyboard.press(keys)
    page.get_by_role("button", name="Mark", exact=True).click()
    page.locator("#digits").get_by_role("button", name="4").click()
    page.get_by_role("button", name="Colour", exact=True).click()
    page.locator("#digits").get_by_role("button", name="1").click()
    cell = page.get_by_role("gridcell").nth(1)
    expect(cell.locator("b")).to_have_attribute("data-marks", "34")
    expect(cell.locator("i")).to_have_attribute("data-marks", "2")
    assert "conic-gradient" in cell.evaluate("node => node.style.background")
    assert not asked
    page.get_by_role("button", name="Digit", exact=True).click()
    page.keyboard.press("2")
    page.keyboard.press("0")
    expect(cell.locator("b")).to_have_attribute("data-marks", "34")
    page.reload()
    expect(cell.locator("b")).to_have_attribute("data-marks", "34")
    assert "conic-gradient" in cell.evaluate("node => node.style.background")


def test_what_is_impossible_is_said_and_a_search_is_stopped(page: Page) -> None:
    page.goto("/make?ken=11B/D/D/D")
    page.get_by_role("button", name="Finish it for me").click()
    panel = page.get_by_role("dialog", name="Finish it for me")
    panel.get_by_role("button", name="Find three").click()
    expect(panel.get_by_role("status")).to_contain_text("Impossible", timeout=60_000)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="New").click()
    page.get_by_role("group", name="Rows, columns and boxes").get_by_role("button", name=re.compile("^9")).click()
    page.get_by_role("button", name="Finish it for me").click()
    panel.get_by_label("Level").select_option("extreme")
    panel.get_by_role("button", name="Find three").click()
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("status")).to_have_text("Stopped.")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_workshop_fits_every_screen_and_theme(page: Page, width: int, height: int) -> None:
    resize(page, width, height)
    small(page)
    page.get_by_label("Show").select_option("candidates")
    assert not page.evaluate(WIDE)
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Help")).to_be_in_viewport(ratio=1)
    page.goto("/make?ken=I/I/I/I/I/I/I/I/I&negative=false")
    expect(verdict(page)).to_contain_text("About 10")
    if height > width:  # beside the board they may be further down
        expect(page.locator("#digits").get_by_role("button", name="Clear")).to_be_in_viewport(ratio=1)
    for name in ("Digit", "White", "Black", "Erase dot", "Clear", "Publish"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    for name in ("Turn and exchange", "Finish it for me"):
        page.get_by_role("button", name=name).click()
        panel = page.get_by_role("dialog", name=name)
        for part in panel.locator("summary").all():
            part.click()
        assert panel.evaluate("node => node.scrollWidth <= node.clientWidth")
        assert not faults(page.evaluate, THEMES)
        page.keyboard.press("Escape")
