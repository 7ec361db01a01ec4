"""How the lessons look: on each screen, in each theme, under a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.lessons import begin, told
from tests.support.playing import resize
from tests.support.processes import wait_for
from tests.support.views import LOAD_AXE, in_themes, settings_script

pytestmark = pytest.mark.release

SIZES = [(320, 568), (390, 844), (844, 390), (1280, 720)]
WIDE = "document.documentElement.scrollWidth > innerWidth"
MARKS = """() => {
    const box = node => node.getBoundingClientRect()
    const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const marks = [...document.querySelectorAll('.sketch text:not(.large)')].map(node => {
        const { left, right, top, bottom, height } = box(node)
        return { left, right, top: top + .25 * height, bottom: bottom - .25 * height } // of a digit, without its line
    })
    const inside = ({ left, right, top, bottom }) => { // the square within a dot
        const part = .15 * (right - left)
        return { left: left + part, right: right - part, top: top + part, bottom: bottom - part }
    }
    const covers = [...document.querySelectorAll('.dots circle, .sketch .dot')].map(node => inside(box(node)))
    const labels = [...document.querySelectorAll('.labels text')].map(box)
    const sizes = [...document.querySelectorAll('.sketch text:not(.large)')].map(node => {
        return parseFloat(getComputedStyle(node).fontSize) * box(node.closest('.board')).width / 9
    })
    return {
        covered: marks.filter(mark => [...covers, ...labels].some(other => meets(mark, other))).length,
        count: marks.length,
        smallest: Math.min(...sizes),
        label: box(document.querySelector('.labels text')).height,
    }
}"""  # candidates of a lesson on a board of 9: those under a dot or label, and their sizes


@pytest.mark.parametrize("technique", ["dot pair", "naked pair", "straight run of three", "white run in a house"])
def test_candidates_are_few_and_large_on_a_phone_and_lie_under_nothing(page: Page, technique: str) -> None:
    position = begin(page, technique, f'{{"{technique.replace(" ", "-")}": {{"seen": 5, "right": 5}}}}')
    assert position["size"] == 9
    for press in ("", "Show me"):
        if press:
            page.get_by_role("button", name=press).click()
        for width, height, least in [(320, 568, 7.5), (390, 844, 9.5)]:
            resize(page, width, height)
            marks = page.evaluate(MARKS)
            assert 0 < marks["count"] <= 18 * 9
            assert marks["covered"] == 0, (width, marks)
            assert marks["smallest"] >= least, width
            assert marks["label"] >= 12, width
    assert page.locator("[data-sketched]").count() <= 24


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
@pytest.mark.parametrize("technique", ["dot pair", "hidden single in a box", "run of three must contain", "X-wing"])
def test_what_is_pressed_in_practice_lies_above_the_fold(page: Page, technique: str, size: tuple[int, int]) -> None:
    resize(page, *size)
    slug = technique.lower().replace(" ", "-")
    page.goto(f"/learn#{slug}")
    if size[0] > size[1]:
        button = page.get_by_role("button", name="Where to look").bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= size[1]
    begin(page, technique, f'{{"{slug}": {{"seen": 8, "right": 8}}}}')
    assert page.evaluate("scrollY") == 0
    for part in (page.get_by_role("button", name="Show me"), page.locator(".entry-keys button").last):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]


def test_the_first_station_lies_above_the_fold(page: Page) -> None:
    page.goto("/learn#dots")
    for width, height in [(390, 844), (1280, 720)]:
        resize(page, width, height)
        box = page.get_by_role("button", name="Check").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height


def test_axe_finds_nothing_in_the_lessons_and_nothing_is_cut_off(page: Page) -> None:
    page.add_init_script(settings_script("light"))
    found: dict[str, Any] = {}

    def look(name: str) -> None:
        page.evaluate(LOAD_AXE)
        for theme, faults in in_themes(page.evaluate).items():
            found[f"{name}, {theme}"] = faults
        for width, height in SIZES:
            resize(page, width, height)
            assert not page.evaluate(WIDE), (name, width)

    page.goto("/learn")
    look("path")
    page.goto("/learn#dots")
    look("dots")
    page.goto("/learn#short-what-if")
    page.get_by_role("button", name="Where to look").click()
    look("where")
    page.get_by_role("button", name="The step").click()
    told(page).locator("button").last.click()
    look("link of a what-if")
    page.get_by_role("button", name="Practice").click()
    expect(told(page)).to_contain_text("Find: ")
    look("practice")
    page.get_by_role("button", name="Show me").click()
    look("answer")
    page.goto("/learn#asked-game")
    expect(told(page)).to_contain_text("Look at")
    look("a game")
    page.goto("/learn#whole-way")
    page.get_by_role("button", name="Begin with step 1").click()
    look("a whole way")
    page.goto("/learn#which-technique")
    expect(told(page)).to_contain_text("Which of these")
    look("mixed drill")
    page.goto("/learn#quick-runs")
    page.get_by_role("button", name="Start").click()
    look("quick drill")
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_a_swipe_over_the_board_of_a_lesson_scrolls_the_page(chromium: Browser, server: str) -> None:
    context = chromium.new_context(
        base_url=server, viewport={"width": 390, "height": 600}, has_touch=True, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    page.goto("/learn#naked-single")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    box = page.locator(".lesson-page .board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, min(box["y"] + box["height"] - 20, 560)
    assert page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.board')", [x, y])
    session = context.new_cdp_session(page)
    for step, kind in enumerate(["touchStart", *["touchMove"] * 10]):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y - 20 * step}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_for(lambda: page.evaluate("scrollY") > 100)
    context.close()
